/** One mistake of several words or places is one paragraph, with all of them counted and one fix for a line. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBaseline } from "../../../src/evaluate/baseline.ts";
import { baselinePath } from "../../../src/policy/model.ts";
import { groupFindings } from "../../../src/reports/model/groups.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { afterwards, planOf } from "../../support/fixing.ts";
import { runs } from "../../support/runs.ts";

const file = ".claude/agents/a.md";

async function groupsOf(files: Repository, rule: string) {
  return groupFindings((await judged(files)).findings.filter(({ finding }) => finding.rule === rule));
}

const screenOf = async (files: Repository): Promise<string> =>
  pretty(await judged(files), { color: false, columns: 200 });

describe("a list of tools in lower case", () => {
  it("is one group, and one fix that respells all of it", async () => {
    const [group, ...others] = await groupsOf(
      { [file]: agent("a", "read, grep, glob, bash") },
      "no-ineffective-setting",
    );
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      message: expect.stringMatching(/^`read` .*Claude Code: unknown tool, .*did you mean `Read`\?$/),
      values: ["grep", "glob", "bash"],
      fix: { title: "tools: Read, Grep, Glob, Bash", safe: false, gives: ["read", "execute"] },
    });
  });

  it("of several files is one group with all of them, and the fix of the line that is shown", async () => {
    const files = {
      [file]: agent("a", "read, grep"),
      ".claude/agents/b.md": agent("b", "read, grep, bash"),
    };
    const [group, ...others] = await groupsOf(files, "no-ineffective-setting");
    expect(others).toEqual([]);
    expect(group?.findings).toHaveLength(5);
    expect(group).toMatchObject({ fix: undefined, fixHere: { title: "tools: Read, Grep" }, paths: Object.keys(files) });
    const text = await screenOf(files);
    expect(text).toContain("The same for `grep`, `bash`\n");
    expect(text).toMatch(/  fix here: tools: Read, Grep\n +gives read, .*`fix`/);
  });

  it("has no fix that only one of several hosts wants", async () => {
    const files = { [file]: agent("a", "Read", { more: "maxTurn: 3\n" }), ".a3s/agents/b.md": agent("b", "Read") };
    const groups = await groupsOf(files, "no-ineffective-setting");
    const [shared] = groups.filter(({ hosts }) => hosts.length > 1);
    expect(shared).toMatchObject({ fix: undefined, fixHere: undefined });
  });

  it("keeps words apart that mean another tool", async () => {
    const groups = await groupsOf({ [file]: agent("a", "read, Reed") }, "no-ineffective-setting");
    expect(groups).toHaveLength(2);
  });

  it("is not respelled unseen where that gives power, and names that give nothing are", async () => {
    const [tools, after] = ["Read, grep, glob, bash, WebFetch", "Read, Grep, Glob, bash, WebFetch"];
    const plan = await planOf({ [file]: agent("a", tools) });
    expect(String(afterwards({ [file]: agent("a", tools) }, plan).get(file))).toBe(agent("a", after));
    const fixes = plan.findings.flatMap(({ fixes: [fix] = [] }) => fix ?? []);
    expect(fixes.map(({ title, safe }) => [title, safe])).toContainEqual([
      "tools: Read, Grep, Glob, Bash, WebFetch",
      false,
    ]);
  });

  it("of any tools is right in one step", async () => {
    const names = fc.subarray(["Read", "Grep", "Glob", "Bash", "Edit", "Write", "WebFetch", "Skill"], { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(names, fc.constantFrom("lower", "upper"), async (list, to) => {
        const wrong = list.map((name) => (to === "lower" ? name.toLowerCase() : name.toUpperCase()));
        const [group, ...others] = await groupsOf({ [file]: agent("a", wrong.join(", ")) }, "no-ineffective-setting");
        expect(others).toEqual([]);
        expect(group?.fix).toMatchObject({ title: `tools: ${list.join(", ")}`, safe: false });
      }),
      { numRuns: runs(10, 200) },
    );
  });
});

describe("several places of one file", () => {
  const allow = ["Bash(timeout:*)", "Bash(ls:*)", "Bash(bash:*)", "Bash(xargs:*)"];
  const settings = (space: number | undefined) => ({
    [file]: agent("a", "Read"),
    ".claude/settings.json": JSON.stringify({ permissions: { allow } }, null, space),
  });

  it("are all named, with their lines", async () => {
    expect(await screenOf(settings(2))).toContain("The same for `Bash(bash:*)`, `Bash(xargs:*)`\n    lines 4, 6, 7\n");
  });

  it("of one line are all named", async () => {
    expect(await screenOf(settings(undefined))).toContain("The same for `Bash(bash:*)`, `Bash(xargs:*)`\n");
  });

  it("are one group where the paths that leave the repository differ", async () => {
    const resources = ["CLAUDE.md", "spec/**", "app/**"].map((path) => `file:///home/x/${path}`);
    const profile = JSON.stringify(
      { name: "a", description: "Reviews.", prompt: "Go.", tools: [], resources },
      null,
      2,
    );
    const [group, ...others] = await groupsOf({ ".kiro/agents/a.json": profile }, "no-prompt-escape");
    expect(others).toEqual([]);
    expect(group).toMatchObject({ values: resources.slice(1) });
    expect(group?.message).toMatch(/^`resources` is `file:\/\/\/home\/x\/CLAUDE\.md`, an absolute path outside/);
  });

  it("of settings that have no values are counted", async () => {
    const server = { command: "uvx", args: ["some-tool"] };
    const files = (space: number | undefined) => ({
      [file]: agent("a", "Read"),
      ".mcp.json": JSON.stringify({ mcpServers: { a: server, b: server } }, null, space),
    });
    expect(await screenOf(files(2))).toMatch(/note \.mcp\.json:4:\d+ {2}no-unpinned-source\n.*\n {4}lines 4, 10\n/);
    expect(await screenOf(files(undefined))).toMatch(/no-unpinned-source\n.*\n {4}2 places on this line\n/);
  });
});

describe("entries of a baseline that match nothing any more", () => {
  const entry = (path: string) => ({ path, rule: "require-description", kind: null, profile: null, fingerprint: "0" });
  const baselineOf = (paths: readonly string[]) => {
    const findings = paths.map((path, i) => ({ ...entry(path), fingerprint: `${i}`.padStart(64, "a") }));
    const text = `{"version": 1, "findings": [\n${findings.map((one) => JSON.stringify(one)).join(",\n")}\n]}\n`;
    const read = readBaseline({ path: baselinePath, text });
    if ("problems" in read) throw new Error(read.problems[0]?.message);
    return read;
  };
  const messages = async (paths: readonly string[]) => {
    const result = await judged({ [file]: agent("a", "Read") }, { baseline: baselineOf(paths) });
    return groupFindings(result.findings)
      .filter(({ first }) => first.finding.rule === "no-unused-waiver")
      .map(({ message, findings }) => [message, findings.length]);
  };

  it("are one group, and one entry is named", async () => {
    const [[message] = []] = await messages([".claude/agents/b.md"]);
    expect(message).toContain("for `require-description` in `.claude/agents/b.md` no longer matches a finding");
    expect(await messages([".claude/agents/b.md", ".claude/agents/c.md"])).toEqual([
      ["these entries of the baseline no longer match a finding; `baseline --prune` removes them", 2],
    ]);
  });
});

describe("a word that several hosts refuse", () => {
  it("stands in the sentence about all of them", async () => {
    const files = { [file]: agent("a", "all"), ".github/agents/v.agent.md": agent("v", "read") };
    const groups = await groupsOf(files, "no-ineffective-setting");
    const messages = groups.map(({ message }) => message);
    expect(messages.filter((message) => message.includes("`all`")).length).toBeGreaterThan(0);
    expect(messages.filter((message) => message.includes("…"))).toEqual([]);
  });
});
