/** A change of the policy or of this check decides about every profile: the page names it first, however long it is. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PolicyChanges, Result } from "../../../src/evaluate/result.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { agent, judged, policyPath } from "../../support/judging.ts";
import { comment, findingAt, judgedAs } from "../../support/results.ts";

const links = { server: "https://github.com", run: "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1" };
const pagesOf = (result: Result) => [comment(result, links, "<!-- x -->"), markdown(result, links)];
/** The line below the verdict. */
const secondOf = (page: string) => page.split("\n").filter((line) => line !== "" && !line.startsWith("<!--"))[1];

const nothing: PolicyChanges = { looser: [], tighter: [], found: [], gone: [] };
const changeAt = (message: string) => ({ message, at: placeOfPath(policyPath) });
const removed = {
  ...nothing,
  isRemoved: true as const,
  looser: [changeAt("the policy is removed, so preset:recommended applies: the ceiling is removed")],
};
const workflow = ".github/workflows/agents.yml";
const gone = judgedAs(
  findingAt(placeOfPath(workflow), {
    rule: "no-weakened-gate",
    kind: "unprotected",
    class: "integrity",
    severity: "warning",
    message: "the step of job `a` is removed",
  }),
);

const reader = { ".claude/agents/a.md": agent("a", "Read") };
const unchanged = await judged(reader, { base: reader, policy: "ceiling: [read]\n" });

describe("the second line", () => {
  it.each<[string, Partial<Result>, string]>([
    ["a removed policy", { policyChanges: removed }, "**The policy is removed.** No subagent changed."],
    [
      "a looser policy",
      { policyChanges: { ...nothing, looser: [changeAt("the ceiling adds execute")], tighter: [changeAt("x")] } },
      "**The policy becomes looser.** No subagent changed.",
    ],
    [
      "a tighter policy",
      { policyChanges: { ...nothing, tighter: [changeAt("the ceiling no longer has execute")] } },
      "The policy becomes tighter. No subagent changed.",
    ],
    [
      "a finding about a looser policy",
      { findings: [judgedAs(findingAt(placeOfPath(policyPath), { rule: "no-loosened-policy", kind: "unapproved" }))] },
      "**The policy becomes looser.** No subagent changed.",
    ],
    [
      "a policy above its organisation's, which may be as it was",
      { findings: [judgedAs(findingAt(placeOfPath(policyPath), { rule: "no-loosened-policy", kind: "ceiling" }))] },
      "No subagent changed.",
    ],
    [
      "a removed step",
      { findings: [gone] },
      `**This check is removed or weakened in \`${workflow}\`.** No subagent changed.`,
    ],
    [
      "both",
      { findings: [gone], policyChanges: removed },
      `**The policy is removed.** **This check is removed or weakened in \`${workflow}\`.** No subagent changed.`,
    ],
    [
      "a step removed without a base",
      { findings: [gone], changes: undefined },
      `**This check is removed or weakened in \`${workflow}\`.**`,
    ],
  ])("names %s", (_, more, line) => {
    for (const page of pagesOf({ ...unchanged, ...more })) expect(secondOf(page)).toBe(line);
  });

  it("says that nobody knows who gained power, where files could not be checked", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        `.claude/agents/b${i}.md`,
        `${agent(`b${i}`, "Read")}${"x".repeat(4_300_000)}`,
      ]),
    );
    const result = await judged({ ...reader, ...files }, { base: reader, policy: "ceiling: [read]\n" });
    for (const page of pagesOf(result)) {
      expect(page).toMatch(/^## ❌ Failed: 30 new errors$/m);
      expect(secondOf(page)).toMatch(/^\*\*30 files could not be checked/);
    }
    const widened = await judged(
      { ".claude/agents/a.md": agent("a", "Read, Bash"), ".claude/agents/b0.md": files[".claude/agents/b0.md"] ?? "" },
      { base: reader, policy: "ceiling: [read]\n" },
    );
    for (const page of pagesOf(widened))
      expect(secondOf(page)).toMatch(
        /^\*\*1 subagent gained power; 1 file could not be checked, .*\*\* 1 subagent changed\.$/,
      );
  });

  it("does not say it of the file whose subagent gained power", async () => {
    const workflow = "---\non: push\nname: w\ndescription: Tidies.\npermissions:\n  contents: read\n---\nTidy.\n";
    const lock = `# gh-aw-metadata: {"frontmatter_hash":"${"0".repeat(64)}"}\nname: w\n`;
    const path = ".github/workflows/w.md";
    const widened = await judged(
      { [path]: workflow.replace("contents: read", "contents: write"), [path.replace(".md", ".lock.yml")]: lock },
      { base: { [path]: workflow }, policy: "{}\n" },
    );
    expect(widened.findings.map(({ finding: { rule } }) => rule)).toContain("no-unjudged-content");
    for (const page of pagesOf(widened))
      expect(secondOf(page)).toBe("**1 subagent gained power.** 1 subagent changed.");
  });
});

describe("a page without room for all", async () => {
  const names = Array.from({ length: 1500 }, (_, i) => `agent-with-quite-a-long-name-${i}`);
  const path = (name: string) => `.claude/agents/${name}.md`;
  const profiles = (tools: (i: number) => string) =>
    Object.fromEntries(names.map((name, i) => [path(name), agent(name, tools(i))]));
  const result = await judged(
    profiles((i) => `Read, Bash(cmd-${i}:*)`),
    { base: profiles(() => "Read"), policy: "ceiling: [read]\n" },
  );
  const findings = result.findings.map(({ finding }) => finding);

  it("keeps what changes in the policy", () => {
    for (const page of pagesOf({ ...result, policyChanges: { ...removed, gone: findings } })) {
      expect(page).toContain("### Policy changes\n");
      expect(page).toContain("the policy is removed, so preset:recommended applies");
    }
  });

  it("names what each line counts that stands for left out ones", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("looser" as const, "tighter" as const, "found" as const, "gone" as const), {
          maxLength: 3,
        }),
        (full) => {
          const long = Array.from({ length: 2_000 }, (_, i) => changeAt(`${i} ${"x".repeat(900)}`));
          const changes = {
            ...nothing,
            ...Object.fromEntries(full.map((key) => [key, key === "found" || key === "gone" ? findings : long])),
          };
          for (const page of pagesOf({ ...result, policyChanges: changes }))
            for (const line of page.split("\n").filter((one) => one.startsWith("…and")))
              expect(line).toMatch(
                /^…and (?:the reasons of )?\d+ more (?:new findings?|profiles?|changes? that makes? the policy|findings? that the new policy|subagents? that gained power)/,
              );
        },
      ),
      { numRuns: 5 },
    ));
});
