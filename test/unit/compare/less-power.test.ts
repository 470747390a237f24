/** A finding about powers that only lost some of them is not new; one that gained any is. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const policy = "ceiling: [read]\n";
const profile = (tools: readonly string[]): Repository => ({
  ".claude/agents/a.md": agent("a", tools.join(", ")),
});

async function newIn(files: Repository, base: Repository, given = policy): Promise<readonly string[]> {
  const { findings } = await judged(files, { base, policy: given });
  return findings.flatMap(({ finding, state }) =>
    state === "new" ? [`${finding.rule}${finding.kind ? `/${finding.kind}` : ""} ${finding.item?.files[0]}`] : [],
  );
}

/** Tools with one power each, so that a list of them is a set of powers. */
const tools = ["Read", "Write", "Bash", "WebFetch", "Agent"] as const;
const some = fc.subarray([...tools], { minLength: 1 });

describe("a profile beyond its ceiling", () => {
  it("has a new finding where it gained a tool beyond it, and never where it lost some", () =>
    fc.assert(
      fc.asyncProperty(some, some, async (before, after) => {
        const gained = after.filter((tool) => !before.includes(tool) && tool !== "Read");
        const expected = gained.length > 0 ? ["max-capability .claude/agents/a.md"] : [];
        expect(await newIn(profile(after), profile(before))).toEqual(expected);
      }),
      { numRuns: runs(150, 1_000) },
    ));

  it.each<[string, readonly string[], readonly string[], number]>([
    ["loses one of two tools", ["Bash", "Write"], ["Write"], 0],
    ["can only have done by others what it could do", ["Bash", "Agent"], ["Agent"], 0],
    ["can do by itself what it had done by others", ["Agent"], ["Agent", "Bash"], 1],
  ])("that %s", async (_, before, after, count) => {
    expect(await newIn(profile(after), profile(before))).toHaveLength(count);
  });

  it.each<[string, object | string, object | string, number]>([
    ["gets bounds for its commands", "allow", { "git log": "allow" }, 0],
    ["loses these bounds", { "git log": "allow" }, "allow", 1],
    ["may run fewer commands", { "git log": "allow", "git status": "allow" }, { "git log": "allow" }, 0],
    ["may run more commands", { "git log": "allow" }, { "git log": "allow", "git push": "allow" }, 1],
    ["may run other commands", { "git log": "allow" }, { "git push": "allow" }, 1],
  ])("that %s", async (_, before, after, count) => {
    const bounded = (bash: object | string): Repository => ({
      ".opencode/agents/a.md": `---\ndescription: Does it.\npermission: ${JSON.stringify({ "*": "deny", bash: typeof bash === "string" ? bash : { "*": "deny", ...bash } })}\n---\nDo.\n`,
    });
    expect(await newIn(bounded(after), bounded(before))).toHaveLength(count);
  });

  it("has a new finding where it takes over what another one of its file could do", async () => {
    const roles = (a: string, b: string): Repository => ({
      "opencode.json": JSON.stringify({
        agent: {
          a: { description: "Does it.", mode: "subagent", prompt: "Do.", permission: { "*": "deny", [a]: "allow" } },
          b: { description: "Does it.", mode: "subagent", prompt: "Do.", permission: { "*": "deny", [b]: "allow" } },
        },
      }),
    });
    expect(await newIn(roles("bash", "bash"), roles("bash", "edit"))).toEqual(["max-capability opencode.json"]);
  });

  it("says of one whose start of others stays allowed that it reaches no more than it could do", async () => {
    const may = "ceiling: [read, delegate]\n";
    expect(await newIn(profile(["Agent"]), profile(["Agent", "Write", "Bash", "WebFetch"]), may)).toEqual([]);
  });
});

describe("a profile that says it is read-only", () => {
  const reader = (list: string): Repository => ({
    ".claude/agents/a.md": agent("a", list).replace(/description: .*/, "description: Read-only reviewer."),
  });

  it.each<[string, string, number]>([
    ["Bash, Write", "Write", 0],
    ["Bash", "Bash, Write", 1],
    ["Write", "Bash", 1],
  ])("with the tools %s and then %s", async (before, after, count) => {
    const found = await newIn(reader(after), reader(before), "{}\n");
    expect(found.filter((one) => one.startsWith("no-false-read-only"))).toHaveLength(count);
  });
});
