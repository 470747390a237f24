/** What promises that an agent changes nothing, and the lines that make it true. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspect } from "../../../src/inspect/index.ts";
import type { Finding } from "../../../src/model/finding.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { claimIn } from "../../../src/rules/no-false-read-only/phrases.ts";
import { expectLinear } from "../../support/growth.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

async function findingsOf(path: string, text: string): Promise<readonly Finding[]> {
  const decisions = await decide(presetPolicy("strict"), "2026-11-22");
  const { findings } = await inspect(await RepoIndex.of(treeOf({ [path]: text })), { decisions });
  return findings.filter(({ rule }) => rule === "no-false-read-only");
}

function applied(text: string, { fixes = [] }: Finding): string {
  const [fix] = fixes;
  return (fix?.edits ?? [])
    .toSorted((a, b) => b.at.span.start - a.at.span.start)
    .reduce(
      (whole, { at: { span }, text: written }) => whole.slice(0, span.start) + written + whole.slice(span.end),
      text,
    );
}

describe("a claim", () => {
  it.each([
    "Read-only reviewer for correctness.",
    "Finds callers. Read-only.",
    "Finds callers (read-only).",
    "This is a read-only assessment agent.",
    "Restricted read-only verifier of one finding.",
    "Verifies in read-only mode.",
    "Analysis only - no code modifications.",
    "Maps the code. Never edits files.",
    "Reviews a diff and does not write or edit code.",
    "Reports findings without making changes.",
    "Plans the work; no code changes.",
    "Read-only reviewer. Never writes to src/.",
    "Read-only reviewer. Does not ever write anything to .github/.",
    "Read-only scout. Reports findings in src/.",
    "Read-only scout. Writes findings to stdout/stderr.",
  ])("is: %s", (text) => expect(claimIn(text)).toBeDefined());

  it.each([
    "Not read-only.",
    "Has read-only access to the database.",
    "Queries a read-only replica.",
    "Configures MongoDB in read-only mode.",
    "Marks fields as read-only.",
    "Delegates to a read-only reviewer.",
    "Read-only on code; writes projects/x/plan.md.",
    "Read-only code review. Writes a structured report to .ai/reports/ but never modifies code under review.",
    "Read-only code review. Reports to .ai/reports/.",
    "Read-only audit. Saves what it finds under `docs/reviews/`.",
    "Read-only audit, recording findings in ./out",
    "Can edit files and suggests edits.",
    "Never edits generated files.",
    "Does not modify files outside of `docs`.",
    "Never edits files without asking.",
    "Reports only serious problems.",
    "Refactors without changing behavior.",
    "An architect that does not write code.",
    "Use when a user does not edit files.",
    "Applies fixes with no architectural edits.",
  ])("is not: %s", (text) => expect(claimIn(text)).toBeUndefined());

  it("lies in the text, whatever surrounds it, and is none behind a negation", () => {
    const claim = fc.constantFrom("Read-only reviewer.", "Never edits files.", "Analysis only.");
    fc.assert(
      fc.property(claim, fc.constantFrom("", "Maps the code. ", "Use it first.\n\n"), (said, before) => {
        const found = claimIn(before + said);
        expect((before + said).slice(found?.start, found?.end)).toMatch(
          /^(?:Read-only|Never edits files|Analysis only)$/,
        );
        expect(claimIn(`${before}Not a ${said.toLowerCase().replace("never edits", "never-edits")}`)).toBeUndefined();
      }),
      { numRuns: runs(50, 1000) },
    );
  });

  it.each(["read-only ", "never edit, ", "no ", "writ ", "writes in ", "a/", "never x ", "\n> * ", "read-only a-b "])(
    "is searched in time that is proportional to the text: %j",
    (unit) => expectLinear(600, (size) => unit.repeat(size), claimIn),
  );
});

describe("the fix makes it true", () => {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [
      ".claude/agents/a.md",
      ["", "tools: Read, Edit, Bash\n", "tools:\n  - Read\n  - Write\n", "tools: [Bash]\n", "tools: '*'\n"],
    ],
    [".github/agents/a.agent.md", ["", "tools: [read, edit]\n", "tools:\n  - execute\n"]],
    [".gemini/agents/a.md", ["", "tools: [read_file, write_file]\n", "tools:\n  - run_shell_command\n"]],
    [".qwen/agents/a.md", ["", "tools: [read_file, write_file]\n", "tools:\n  - run_shell_command\n"]],
    [".factory/droids/a.md", ["", "tools: [Read, Execute]\n", "tools: Edit, Read\n"]],
    [
      ".opencode/agents/a.md",
      [
        "",
        "mode: subagent\n",
        "permission: allow\n",
        "permission:\n  edit: deny\n",
        "permission:\n  edit: deny # no edits\n  bash: allow # commands\n",
        "permission:\n  edit: deny\n  bash:\n    '*': allow\n    'rm *': deny\n",
        "permission: { edit: deny, bash: 'allow' }\n",
        "permission: { webfetch: deny }\n",
        "permission:\n  webfetch: deny\n  task:\n    '*': deny\nmode: subagent\n",
        "tools:\n  write: false\n  bash: true\n",
        "tools: { webfetch: false }\n",
      ],
    ],
  ];
  it.each(lists.flatMap(([path, tools]) => tools.map((list) => ({ path, list }))))(
    "$path $list",
    async ({ path, list }) => {
      const text = `---\nname: reviewer\ndescription: Read-only reviewer of diffs.\n${list}---\n\nReview the diff and report what is wrong.\n`;
      const [finding] = await findingsOf(path, text);
      if (!finding) throw new Error("there is no finding");
      const fixed = applied(text, finding);
      expect(fixed).not.toBe(text);
      for (const word of finding.fixes?.[0]?.title.split(/[\s,{}"]+/) ?? []) expect(fixed).toContain(word);
      expect(await findingsOf(path, fixed)).toEqual([]);
    },
  );

  it.each([
    [".claude/agents/a.md", "tools: Read, Bash, TodoWrite, TaskStop", "tools: Read, TodoWrite, TaskStop"],
    [".claude/agents/a.md", "tools: [Bash, TodoWrite, 'Edit(TodoRead)']", "tools: Read, Grep, Glob, TodoWrite"],
    [".claude/agents/a.md", "tools:\n  - TodoWrite # list\n  - Write", "tools: Read, Grep, Glob, TodoWrite"],
    [".gemini/agents/a.md", "tools: [read_file, write_file, write_todos]", "tools: [read_file, write_todos]"],
    [".qwen/agents/a.md", "tools: [read_file, write_file, todo_write]", "tools: [read_file, todo_write]"],
    [".factory/droids/a.md", "tools: [Read, Execute, TodoWrite]", "tools: [Read, TodoWrite]"],
    [".github/agents/a.agent.md", "tools: [read, edit, todo]", "tools: [read, todo]"],
  ])("keeps tools without power: %s %j", async (path, list, title) => {
    const text = `---\nname: reviewer\ndescription: Read-only reviewer of diffs.\n${list}\n---\n\nReview it.\n`;
    const [finding] = await findingsOf(path, text);
    expect(finding?.fixes?.map((fix) => fix.title)).toEqual([title]);
    if (finding) expect(await findingsOf(path, applied(text, finding))).toEqual([]);
  });

  it.each([
    [".opencode/agents/a.md", "---\ndescription: Read-only.\npermission:\n  edit: deny\n  bash: allow\n---\nGo.\n"],
    [".kilo/agents/a.md", "---\ndescription: Read-only.\npermission:\n  edit: deny\n  bash: allow\n---\nGo.\n"],
    [
      "opencode.json",
      '{"agent":{"a":{"description":"Read-only.","prompt":"Go.","permission":{"edit":"deny","bash":"allow"}}}}',
    ],
  ])("turns around the rule that allows it, which the finding names: %s", async (path, text) => {
    const [finding] = await findingsOf(path, text);
    expect(finding?.related?.map(({ at: { span } }) => text.slice(span.start, span.end).replaceAll('"', ""))).toEqual([
      "allow",
    ]);
    expect(finding?.fixes?.map(({ title }) => title)).toEqual(["bash: deny"]);
    if (finding) expect(applied(text, finding)).toBe(text.replace("allow", "deny"));
  });

  it("edits nothing where opencode has the rule already, and a later one overrides it", async () => {
    const rules = "  edit: deny\n  bash: deny\n  '*': allow\n";
    const text = `---\ndescription: Read-only.\npermission:\n${rules}---\nGo.\n`;
    const [finding] = await findingsOf(".opencode/agents/a.md", text);
    expect(finding?.fixes).toEqual([
      { title: "edit: deny, bash: deny as the last of `permission`", safe: false, edits: [] },
    ]);
  });

  it("is a line of the session's settings for Codex", async () => {
    const role = 'name = "a"\ndescription = "Read-only explorer."\ndeveloper_instructions = "Look."\n';
    const [finding] = await findingsOf(".codex/agents/a.toml", role);
    expect(finding?.fixes).toMatchObject([{ safe: false, edits: [] }]);
    expect(finding?.fixes?.[0]?.title).toContain('`sandbox_mode = "read-only"` in `.codex/config.toml`');
  });
});
