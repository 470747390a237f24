/** A start of an agent in a pipeline or a workflow is told as a start, in every format, however many subagents there are. */
import { describe, expect, it } from "vitest";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { commentOf, comparison, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { stateOf } from "../../../src/reports/state.ts";
import { settingJson } from "../../../src/compare/settings/json.ts";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";

const gitlab = (line: string) => ({ ".gitlab-ci.yml": `test:\n  script:\n    - ${line}\n` });
const workflow = (line: string) => ({
  ".github/workflows/a.yml": `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${line}\n`,
});
const quiet = "claude -p --dangerously-skip-permissions fix";
const codex = "codex exec --dangerously-bypass-approvals-and-sandbox fix";
const subagents: Repository = { ".claude/agents/reviewer.md": agent("reviewer", "tools: Read") };

/** The first line of `diff` in a terminal and in Markdown, of the comment, and all of the three. */
async function pagesOf(base: Repository, head: Repository, judging: Judging = {}) {
  const result = await judged(head, { base, ...judging });
  const pages = {
    terminal: diffPretty(result, { color: false, columns: 400 }),
    markdown: comparison(result),
    comment: commentOf(reportModelOf(result), { server: "https://github.com", run: undefined }, "<!-- x -->"),
  };
  return { result, ...pages, all: Object.values(pages).join("\n") };
}

const none = gitlab("npm test");
const cases: readonly (readonly [name: string, base: Repository, head: Repository, words: RegExp])[] = [
  ["a new start", none, gitlab(quiet), /start of Claude Code in .?\.gitlab-ci\.yml.? now runs without prompts/],
  [
    "a start in a workflow",
    workflow("npm test"),
    workflow(quiet),
    /start of Claude Code in .?\.github\/workflows\/a\.yml.? now runs without prompts/,
  ],
  [
    "another command",
    gitlab(quiet),
    gitlab(`${quiet} everything`),
    /start of Claude Code in .?\.gitlab-ci\.yml.? without prompts has changed/,
  ],
  [
    "a limit that is gone",
    gitlab("claude -p --disallowedTools Bash -- fix"),
    gitlab("claude -p fix"),
    /start of Claude Code in .?\.gitlab-ci\.yml.? is looser/,
  ],
  [
    "two files",
    { ...none, ...workflow("npm test") },
    { ...gitlab(quiet), ...workflow(quiet) },
    /[Ss]tarts of Claude Code in 2 files now run without prompts/,
  ],
  [
    "two hosts of one file",
    none,
    gitlab(`${quiet} && ${codex}`),
    /[Ss]tarts of 2 hosts in .?\.gitlab-ci\.yml.? now run without prompts/,
  ],
];

describe.each([
  ["no subagent", {}],
  ["a subagent", subagents],
])("beside %s", (_, beside) => {
  it.each(cases)("%s", async (_name, base, head, words) => {
    const { terminal, markdown, comment, all, result } = await pagesOf({ ...beside, ...base }, { ...beside, ...head });
    for (const page of [terminal, markdown, comment]) expect(page).toMatch(words);
    expect(all).toContain("Looser start: ");
    expect(all).not.toMatch(/subagents? (?:now )?runs?\b|for \d+ subagent|settings file|[Ll]ooser settings/);
    expect(result.settings?.map((change) => settingJson(change, () => "")).every(({ start }) => start)).toBe(true);
  });
});

it("keeps settings of sessions apart from starts", async () => {
  const settings = { ".claude/settings.json": JSON.stringify({ permissions: { defaultMode: "acceptEdits" } }) };
  const { all, result } = await pagesOf({ ...subagents, ...none }, { ...subagents, ...gitlab(quiet), ...settings });
  expect(all).toMatch(/1 subagent now runs under looser settings; a start of Claude Code in .?\.gitlab-ci\.yml/);
  expect(all).toMatch(/1 settings file and 1 file that starts agents changed/);
  expect(all).toContain("Looser settings: ");
  expect(result.settings?.filter((change) => settingJson(change, () => "").start).map(({ path }) => path)).toEqual([
    ".gitlab-ci.yml",
  ]);
});

it("counts a start apart that no finding reports", async () => {
  const policy = "overrides:\n  - { paths: [.gitlab-ci.yml], rules: { no-permission-bypass: off } }\n";
  const { result } = await pagesOf(none, gitlab(quiet), { policy });
  expect(stateOf(result)).toMatchObject({ kind: "passed", loosenedStarts: 1 });
  expect(stateOf(result).loosened).toBeUndefined();
});
