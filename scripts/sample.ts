/**
 * The report of a small pull request, evaluated each time it is generated: whole, and its first table for the README.
 */
import { failOnAll } from "../src/evaluate/result.ts";
import { evaluate } from "../src/evaluate/index.ts";
import { decide } from "../src/policy/decide/index.ts";
import { presetPolicy } from "../src/policy/model.ts";
import { markdown } from "../src/reports/markdown/index.ts";
import { RepoIndex } from "../src/repo/repo-index.ts";
import { tool } from "../src/generated/tool.ts";
import { treeOf } from "../test/support/memory.ts";

const reviewer = (model: string, tools: string, more = "") =>
  `---\nname: reviewer\ndescription: Reviews a change and says what is wrong with it.\nmodel: ${model}\ntools: ${tools}\n${more}---\nRead the change.\n`;
const scout =
  'name = "scout"\ndescription = "Looks around before others start."\nsandbox_mode = "read-only"\ndeveloper_instructions = "Look around."\n';

const before = { ".claude/agents/reviewer.md": reviewer("sonnet", "Read, Grep"), ".codex/agents/scout.toml": scout };
const after = {
  ".claude/agents/reviewer.md": reviewer("opus", "Read, Grep, Bash", "permissionMode: bypassPermissions\n"),
  ".codex/agents/scout.toml": scout.replace("Look around.", "Look around, and be brief."),
};

/** Its lines up to the first table and the reasons, as a quotation. */
export async function sample(): Promise<readonly string[]> {
  const lines = await wholeSample();
  return lines.slice(
    0,
    lines.lastIndexOf(
      ">",
      lines.findIndex((line) => line.startsWith("> ### Other")),
    ),
  );
}

/** Its lines, as a quotation. */
export async function wholeSample(): Promise<readonly string[]> {
  const result = await evaluate({
    tool,
    repo: await RepoIndex.of(treeOf(after)),
    base: { repo: await RepoIndex.of(treeOf(before)), commit: "52f1a0c9be7d3b6cf0c1a5a8e3b1d2e4f5a6b7c8" },
    options: { decisions: await decide(presetPolicy("recommended"), "2026-01-01") },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: "new",
  });
  return markdown(result)
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`));
}
