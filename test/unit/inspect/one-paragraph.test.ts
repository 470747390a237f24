/** People read one paragraph about all hooks of a file that one grant allows, however many there are. */
import { describe, expect, it } from "vitest";
import { findingReport } from "../../../src/reports/model/index.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";

const policy = "ceiling: [read]\n";
const events = [
  "PreToolUse",
  "PostToolUse",
  "SessionStart",
  "SessionEnd",
  "Stop",
  "SubagentStop",
  "Notification",
  "UserPromptSubmit",
  "PreCompact",
];
const profile = (...lines: readonly string[]) =>
  ["---", "name: reviewer", "description: Reviews a change.", "tools: Read", ...lines, "---", "Review it.", ""].join(
    "\n",
  );
const hookOf = (event: string) => ({ hooks: [{ type: "command", command: `./${event}.sh` }] });
const settingsOf = (names: readonly string[], more: object = {}) =>
  JSON.stringify({ hooks: Object.fromEntries(names.map((name) => [name, [hookOf(name)]])), ...more });

const places: readonly [string, (names: readonly string[]) => Repository][] = [
  ["the settings", (names) => ({ ".claude/agents/a.md": profile(), ".claude/settings.json": settingsOf(names) })],
  [
    "settings whose hooks are off",
    (names) => ({
      ".claude/agents/a.md": profile(),
      ".claude/settings.json": settingsOf(names, { disableAllHooks: true }),
    }),
  ],
  [
    "a profile",
    (names) => ({
      ".claude/agents/a.md": profile(
        "hooks:",
        ...names.flatMap((name) => [`  ${name}:`, `    - hooks: [{ type: command, command: ./${name}.sh }]`]),
      ),
    }),
  ],
  [
    "the servers of a profile",
    (names) => ({
      ".claude/agents/a.md": profile("mcpServers:", ...names.map((name) => `  - ${name}: { command: ./${name} }`)),
    }),
  ],
];

async function aboutPower(files: Repository) {
  const result = await judged(files, { policy });
  const groups = findingReport(result).shown.filter(({ first }) => first.finding.rule === "max-capability");
  return {
    findings: result.findings.filter(({ finding }) => finding.rule === "max-capability"),
    groups,
    text: groups.map(({ message }) => message).join("\n"),
  };
}

describe.each(places)("what %s start", (_, filesWith) => {
  it("is one paragraph, and one finding each for programs", async () => {
    const { findings, groups, text } = await aboutPower(filesWith(events));
    expect(findings).toHaveLength(events.length);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.findings).toHaveLength(events.length);
    for (const event of events.slice(0, 6)) expect(text).toMatch(new RegExp(`\\b${event}\``));
    expect(text).toContain("and 3 more can");
    expect(groups[0]?.fix?.title).toContain("may: [execute");
  });

  it("is named in full where there are few", async () => {
    const few = events.slice(0, 3);
    const { groups, text } = await aboutPower(filesWith(few));
    expect(groups).toHaveLength(1);
    for (const event of few) expect(text).toMatch(new RegExp(`\\b${event}\``));
    expect(text).not.toContain("more can");
  });

  it("is said as before where it is one", async () => {
    const { findings, text } = await aboutPower(filesWith(events.slice(0, 1)));
    expect(findings.map(({ finding }) => finding.message)).toEqual([text]);
  });
});

describe("the same hooks in several profiles", () => {
  it("are one habit, and other hooks are another", async () => {
    const hooks = (...names: readonly string[]) => [
      "hooks:",
      ...names.flatMap((name) => [`  ${name}:`, `    - hooks: [{ type: command, command: ./${name}.sh }]`]),
    ];
    const named = (name: string, ...names: readonly string[]) =>
      profile(...hooks(...names)).replace("name: reviewer", `name: ${name}`);
    const { groups } = await aboutPower({
      ".claude/agents/a.md": named("a", "Stop", "PreToolUse"),
      ".claude/agents/b.md": named("b", "Stop", "PreToolUse"),
      ".claude/agents/c.md": named("c", "PreToolUse", "PostToolUse"),
    });
    expect(groups.map(({ paths }) => paths.length)).toEqual([2, 1]);
  });
});

describe("one finding of many files, in the job summary", () => {
  it("ends with the folded files, below which GitHub leaves a gap", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `n${at}`);
    const files = Object.fromEntries(names.map((name) => [`.claude/agents/${name}.md`, agent(name, "Read, Bash")]));
    const page = markdown(await judged(files, { policy }));
    const [finding = ""] = /^- ❌ \*\*error\*\*[\s\S]*?(?=\n(?:- |\n))/m.exec(page) ?? [];
    expect(finding).toMatch(
      /\n {2}<br>Fix: `tools: Read`<details><summary>The same in 19 more files<\/summary>.*<\/details>$/,
    );
  });
});
