/** Starting a repository: who owns what, and that whatever is there today, the start is green and honest. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownersIn } from "../../../src/approvals/code-owners.ts";
import { conclusionOf } from "../../../src/evaluate/result.ts";
import { day, judgedUnder, start } from "../../support/starting.ts";
import { runs } from "../../support/runs.ts";

describe("CODEOWNERS", () => {
  it.each([
    ["* @a", "x/y.md", ["@a"]],
    ["* @a\nx/ @b", "x/y.md", ["@b"]],
    ["x/ @b\n* @a", "x/y.md", ["@a"]],
    ["*.md @a @b # people", "x/y.md", ["@a", "@b"]],
    ["/y.md @a", "x/y.md", []],
    ["y.md @a", "x/y.md", ["@a"]],
    ["/x @a", "x/y/z.md", ["@a"]],
    ["x @a", "w/x/z.md", ["@a"]],
    ["/x/* @a", "x/y/z.md", []],
    ["/x/* @a", "x/y.md", ["@a"]],
    ["x/** @a", "x/y/z.md", ["@a"]],
    ["**/agents @a", "x/agents/z.md", ["@a"]],
    ["/x/ @a", "w/x/z.md", []],
    ["* @a\n/x/", "x/y.md", []],
    ["# * @a\n!x @b", "x", []],
    ["a\\ b.md @a", "a b.md", ["@a"]],
    ["[ab].md @a", "a.md", []],
    ["X.md @a", "x.md", []],
    ["* @a\r\n", "x.md", ["@a"]],
  ])("%j gives %s to %j", (text, path, owners) => expect(ownersIn(text)(path)).toEqual(owners));
});

const name = fc.oneof(
  fc.constantFrom(
    "reader",
    "release-cut",
    "a*b",
    "x[1]",
    "y?",
    "q{a,b}",
    "b\\c",
    "über",
    "…",
    "!no",
    "#h",
    "a/b",
    "..",
    "**",
    "$(x)",
    "a b",
    '"',
    "x: y",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
);
const file = fc.constantFrom("a", "b", "release-cut", "x[1]", "q{1,2}", "w*", "deep/er", "ü");
const tools = fc.subarray(["Read", "Grep", "Edit", "Bash", "WebFetch", "Task", "mcp__x__y", "Bash(git log:*)"]);
const claude = fc
  .record({
    name,
    file,
    tools: fc.option(tools),
    mode: fc.option(fc.constantFrom("bypassPermissions", "acceptEdits", "plan")),
    description: fc.constantFrom("TODO", "Does one thing for the team."),
  })
  .map(({ name: called, file: base, tools: some, mode, description }): readonly [string, string] => [
    `.claude/agents/${base}.md`,
    `---\nname: ${JSON.stringify(called)}\ndescription: ${description}\n${some ? `tools: ${some.join(", ")}\n` : ""}${mode ? `permissionMode: ${mode}\n` : ""}---\nDo it.\n`,
  ]);
const codex = fc
  .record({ name, file, mode: fc.option(fc.constantFrom("read-only", "workspace-write", "danger-full-access")) })
  .map(({ name: called, file: base, mode }): readonly [string, string] => [
    `.codex/agents/${base}.toml`,
    `name = ${JSON.stringify(called)}\ndescription = "Does one thing for the team."\n${mode ? `sandbox_mode = "${mode}"\n` : ""}developer_instructions = "Do it."\n`,
  ]);
const shared = fc
  .array(
    fc.record({ name: fc.constantFrom("one", "two", "three"), mode: fc.constantFrom("read-only", "workspace-write") }),
    { maxLength: 3 },
  )
  .map((roles): readonly [string, string] => [
    ".codex/config.toml",
    roles
      .map(
        ({ name: role, mode }, i) =>
          `[agents.${role}${i}]\ndescription = "Does one thing."\nsandbox_mode = "${mode}"\n`,
      )
      .join("\n"),
  ]);
const settingsFile = fc
  .record({
    hook: fc.option(fc.constantFrom("./notify.sh", "npm run guard")),
    server: fc.option(fc.constantFrom<object>({ command: "docs" }, { url: "https://example.com/mcp" })),
  })
  .map(({ hook, server }): readonly [string, string] =>
    server
      ? [".mcp.json", JSON.stringify({ mcpServers: { docs: server } })]
      : [
          ".claude/settings.json",
          JSON.stringify(hook ? { hooks: { Stop: [{ hooks: [{ type: "command", command: hook }] }] } } : {}),
        ],
  );
const owners = fc.constantFrom(
  "* @acme/dx\n",
  "* @acme/dx\n/.codex/ @acme/codex\n/.claude/agents/release-* @acme/release\n",
  "/.codex/ nobody@example.com\n",
  "",
);
const repositories = fc
  .tuple(fc.array(fc.oneof(claude, codex, shared, settingsFile), { maxLength: 8 }), owners)
  .map(([some, text]) => ({ ...Object.fromEntries(some), ...(text === "" ? {} : { ".github/CODEOWNERS": text }) }));
describe("init --from-current", () => {
  it("makes any repository green, with every grant in use, an owner and a day for each, and no bypass granted", async () => {
    await fc.assert(
      fc.asyncProperty(repositories, async (files) => {
        const { repo, current } = await start(files);
        const { policy, result } = await judgedUnder(repo, current.policy, current.baseline, day);
        expect(
          result.findings
            .filter(({ isBaselined }) => !isBaselined)
            .map(({ finding }) => `${finding.rule} ${finding.message}`),
        ).toEqual([]);
        expect(conclusionOf(result)).toBe("clean");
        for (const { owner, until, profiles, paths, settings } of policy.grants) {
          expect(owner).toMatch(/^@acme(?:\/|$)/);
          expect(until !== undefined && until >= "2027-01-19" && until <= "2027-03-20").toBe(true);
          expect(paths.length + settings.length).toBeGreaterThan(0);
          for (const glob of [...profiles, ...paths, ...settings])
            expect(glob.replace(/\\./g, "")).not.toMatch(/[*?{}[\]]/);
        }
        expect(policy.waivers).toEqual([]);
        const without = (await judgedUnder(repo, current.policy, undefined, day)).result.findings;
        const bypasses = (await judgedUnder(repo, "ceiling: [read]\n", undefined, day)).result.findings.filter(
          ({ finding }) => finding.rule === "no-permission-bypass",
        );
        expect(without.filter(({ finding }) => finding.rule === "no-permission-bypass")).toHaveLength(bypasses.length);
      }),
      { numRuns: runs(25, 200) },
    );
  });

  it("lets no more files end on one day than there have to, on days a week apart, and never all of several", async () => {
    const counts = [1, 2, 3, 9, 10, 40];
    for (const count of counts) {
      const files = Object.fromEntries(
        Array.from({ length: count }, (_, i): readonly [string, string] => [
          `.claude/agents/a${i}.md`,
          `---\nname: a${i}\ndescription: Does one thing for the team.\ntools: Read, Edit\n---\nDo it.\n`,
        ]),
      );
      const { repo, current } = await start({ ...files, ".github/CODEOWNERS": "* @acme/dx\n" });
      const { policy } = await judgedUnder(repo, current.policy, current.baseline, day);
      const sizes = policy.grants.map(({ paths }) => paths.length);
      const days = [...new Set(policy.grants.map(({ until }) => Date.parse(until ?? "") / 86_400_000))].sort();
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
      expect(days).toHaveLength(Math.min(count, 9));
      expect(Math.max(...sizes)).toBe(Math.ceil(count / 9));
      for (const one of days) expect((one - (days[0] ?? 0)) % 7).toBe(0);
    }
  });

  it("takes the owner from the command line where CODEOWNERS names none, and not else", async () => {
    const profile = (name: string) =>
      `---\nname: ${name}\ndescription: Does one thing for the team.\ntools: Read, Edit\n---\nDo it.\n`;
    const files = {
      ".claude/agents/a.md": profile("a"),
      ".claude/agents/b.md": profile("b"),
      ".github/CODEOWNERS": "a.md @acme/dx\n",
    };
    const { repo, current } = await start(files, "@acme/ops");
    const { policy } = await judgedUnder(repo, current.policy, current.baseline, day);
    expect(policy.grants.map(({ owner }) => owner).toSorted()).toEqual(["@acme/dx", "@acme/ops"]);
  });

  it("gives the same for the same repository and day", async () => {
    await fc.assert(
      fc.asyncProperty(repositories, async (files) => {
        const [one, other] = [await start(files), await start(Object.fromEntries(Object.entries(files).toReversed()))];
        expect(other.current).toEqual(one.current);
      }),
      { numRuns: runs(20, 50) },
    );
  });
});
