/** The report as Markdown: for the summary of a job, for a comment on a pull request, and for `--format markdown`. */
import { conclusionOf, fails, type Result, type Summary, summaryOf } from "../../result.ts";
import { page } from "./budget.ts";
import { changesBlock } from "./changes.ts";
import { findingsBlocks } from "./findings.ts";
import { code, prose } from "./inert.ts";
import { inventoryBlock } from "./inventory.ts";
import type { Links } from "./links.ts";
import { policyBlocks, upcomingBlock } from "./policy.ts";

export type { Links } from "./links.ts";

/** GitHub drops a summary above 1 MiB, the whole of it. */
const summaryBytes = 900_000;
/** GitHub refuses a comment above 65,536 characters. */
const commentBytes = 60_000;

/** The whole report, cut before GitHub would drop it. */
export function markdown(result: Result, links?: Links): string {
  const changes = result.changes?.length ? [changesBlock(result.changes, result, links)] : [];
  return page(opening(result), [...changes, ...policyBlocks(result, links), ...findingsBlocks(result, links), upcomingBlock(result), inventoryBlock(result, links)], closing(result, undefined), summaryBytes);
}

/** What a reviewer needs of it. `marker` is an HTML comment of ours by which the comment is found again. */
export function comment(result: Result, links: Links, marker: string): string {
  const changes = result.changes?.length ? [changesBlock(result.changes, result, links)] : [];
  return page([marker, ...opening(result)], [...changes, ...policyBlocks(result, links), ...findingsBlocks(result, links), upcomingBlock(result)], closing(result, links.run), commentBytes);
}

/** What stands where nothing was decided: why, and each place to look at. */
export function undecided(message: string, places: readonly string[] = []): string {
  const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
  return page(["## ⚠️ Nothing was decided", "", ...lines, ""], [], ["The check failed because the tool could not judge, not because of a finding."], commentBytes);
}

/** Hostile words never begin a line: there they could be a list, a rule or a heading. */
function opening(result: Result): readonly string[] {
  return [`## ${verdictOf(result)}`, "", ...asideOf(result).flatMap((line) => [line, ""]), ...result.notes.flatMap((note) => [`> Note: ${prose(note)}`, ""])];
}

function verdictOf(result: Result): string {
  const summary = summaryOf(result);
  const profiles = summary.profiles === 1 ? "1 agent profile" : `${summary.profiles} agent profiles`;
  if (conclusionOf(result) === "findings") {
    const failing = summaryOf({ ...result, judged: result.judged.filter((judged) => fails(judged, result)) });
    return `❌ Failed: ${counts(failing, result.gate === "new" ? "new " : "")} in ${profiles}`;
  }
  if (summary.profiles === 0 && result.judged.length === 0) return "✅ Passed: there are no agent profiles";
  return result.judged.length === 0 ? `✅ Passed: nothing to say about ${profiles}` : `✅ Passed: nothing that fails the check in ${profiles}`;
}

/** What the verdict does not say: how many may do more, and what does not count. */
function asideOf(result: Result): readonly string[] {
  const passing = summaryOf({ ...result, judged: result.judged.filter((judged) => judged.state !== "waived" && !fails(judged, result)) });
  const { existing, waived } = summaryOf(result);
  const { ignored } = result.inspection;
  const few = passing.errors + passing.warnings + passing.notes === 1;
  const aside = [
    ...(counts(passing) === "" ? [] : [`${counts(passing)} ${few ? "does" : "do"} not fail the check${existing > 0 && result.gate === "new" ? ` (${existing} at the base already)` : ""}`]),
    ...(waived > 0 ? [`${waived} waived by the policy`] : []),
    ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
  ];
  return [...changedOf(result), ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`])];
}

function changedOf({ changes }: Result): readonly string[] {
  if (!changes) return [];
  if (changes.length === 0) return ["No subagent changed."];
  const widened = changes.filter((change) => change.widened).length;
  const changed = changes.length === 1 ? "1 subagent changed" : `${changes.length} subagents changed`;
  return [widened === 0 ? `${changed}; none may do more than before.` : `${changed}; **${widened === changes.length ? (widened === 1 ? "it" : "all") : widened} may do more than before.**`];
}

function counts({ errors, warnings, notes }: Summary, which = ""): string {
  const parts = [plural(errors, `${which}error`), plural(warnings, `${which}warning`), plural(notes, `${which}note`)].filter((part) => !part.startsWith("0 "));
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
}

function closing(result: Result, run: string | undefined): readonly string[] {
  const sources = result.sources.map(({ ref, commit }) => (commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`));
  const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(result.tool.homepage) ?? [];
  const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : result.tool.name} check${result.base === null ? "" : ` --base ${result.base.slice(0, 12)}`}`;
  return [
    `<sub>Judged by ${sources.join(", ")}. The same on your machine: ${code(command)}.</sub>`,
    ...(run === undefined ? [] : ["", `<sub>[The whole report, with every profile](${run})</sub>`]),
  ];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
