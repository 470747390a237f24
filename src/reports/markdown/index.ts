/** The report as Markdown: for the summary of a job, for a comment on a pull request, and for `--format markdown`. */
import type { Result } from "../../evaluate/result.ts";
import { crossHostBlock } from "./cross-host.ts";
import { type Block, fitPage, fitBlocks } from "./budget.ts";
import { changesBlocks } from "./changes.ts";
import { delegationBlock } from "./delegation.ts";
import { ceilingsBlock } from "./ceilings.ts";
import { countOf, findingsBlocks } from "./findings.ts";
import { code, prose } from "./escape.ts";
import { instructionsBlock } from "./instructions.ts";
import { inventoryBlock } from "./inventory.ts";
import { commandOf, type Links, type PageContext } from "./links.ts";
import { policyBlocks, policyDifferenceBlock, upcomingBlock } from "./policy.ts";
import { settingsBlocks } from "./settings.ts";
import { startedBlock } from "./started.ts";
import { promptBlock } from "./text-diff.ts";
import type { ReportModel } from "./model/types.ts";
import { reportModelOf } from "./model/index.ts";
import { firstLine } from "../state.ts";
import { comparisonLines, openingLines, verdictLine } from "./headline.ts";
import { plural } from "./phrases.ts";

export type { Links } from "./links.ts";
export { isReader } from "./model/change.ts";
export { reportModelOf } from "./model/index.ts";
export type { ReportModel } from "./model/types.ts";

/** GitHub drops a summary above 1 MiB, the whole of it. */
const summaryBytes = 900_000;
/** GitHub refuses a comment above 65,536 characters. */
const commentBytes = 60_000;

/** The whole report, cut before GitHub would drop it. */
export function markdown(result: Result, links?: Links): string {
  return reportOf(reportModelOf(result), links);
}

/** The same for a report model, such as one read from the JSON of another run. */
export function reportOf(model: ReportModel, links?: Links): string {
  return summaryOf(model, links).page;
}

/** The whole report, and whether it has room for all findings. */
export function summaryOf(
  model: ReportModel,
  links?: Links,
): { readonly page: string; readonly hasAllFindings: boolean } {
  const page = { model, links, isSummary: true };
  const blocks = [...sections(page), inventoryBlock(page)];
  const { page: text, cut } = fitBlocks(openingLines(model), blocks, closing(page), summaryBytes, restOf(links));
  return { page: text, hasAllFindings: !cut.some(({ inJson }) => inJson === "findings") };
}

/** Follows the counts of what a summary leaves out and the JSON has; without links it is the output of a command. */
function restOf(links: Links | undefined): (block: Block) => string {
  const sentence = links ? links.rest : "`--format json` has the rest.";
  return ({ inJson }) => (inJson === undefined || sentence === undefined ? "" : ` ${prose(sentence)}`);
}

/** The parts a reviewer needs. `marker` is this tool's HTML comment by which the comment is found again. */
export function commentOf(model: ReportModel, links: Links, marker: string): string {
  const page = { model, links, isSummary: false };
  const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has more.`;
  return fitPage(
    [marker, ...openingLines(model)],
    sections(page),
    [...elsewhereLines(page), ...closing(page), ...source(links)],
    commentBytes,
    () => elsewhere,
  );
}

/** The one line that replaces an earlier comment when nothing is left to report. */
export function nothingLeft(model: ReportModel, links: Links, marker: string): string {
  return [marker, `${verdictLine(model)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}

/** The report of a comparison that decides nothing: no verdict. */
export function comparison(result: Result, links?: Links): string {
  const page = { model: reportModelOf(result), links, isSummary: true };
  const { policyDifference: difference } = result;
  const blocks = [...(difference ? [policyDifferenceBlock(difference, page)] : []), ...sections(page)];
  return fitPage(comparisonLines(page.model, difference), blocks, closing(page), summaryBytes, restOf(links));
}

/** The page of a run that decided nothing: why, and each place to look at. */
export function undecided(message: string, places: readonly string[] = []): string {
  return fitPage(
    [`## ${undecidedLine(message)}`, "", ...places.flatMap((place) => [`> At ${prose(place)}`, ""])],
    [],
    ["The check failed because the tool could not decide, not because of a finding."],
    commentBytes,
  );
}

/** The one line that replaces an earlier comment when a run decided nothing. */
export function undecidedComment(reason: string, links: Links, marker: string): string {
  const run = links.run === undefined ? "Its run" : `[Its run](${links.run})`;
  return [
    marker,
    `${undecidedLine(reason)}. <sub>${run} has the details. What an earlier run found no longer counts.</sub>`,
    "",
  ].join("\n");
}

/** `⚠️ Not decided: …`. */
function undecidedLine(reason: string): string {
  return `⚠️ ${firstLine({ kind: "undecided", reason }, { sentence: prose })}`;
}

function sections(page: PageContext) {
  return [
    ...settingsBlocks(page),
    ...changesBlocks(page),
    startedBlock(page),
    promptBlock(page),
    instructionsBlock(page),
    delegationBlock(page.model),
    crossHostBlock(page),
    ...findingsBlocks(page),
    ceilingsBlock(page.model),
    ...policyBlocks(page),
    upcomingBlock(page.model),
  ];
}

/** The line that counts findings on unchanged subagents. */
function elsewhereLines({
  model: {
    findings: { elsewhere },
  },
}: PageContext): readonly string[] {
  const count = countOf(elsewhere);
  return count === 0
    ? []
    : [
        `${plural(count, "more finding is", "more findings are")} on subagents that this pull request does not change.`,
        "",
      ];
}

/** Another workflow can edit a comment, so it says that the check on the commit decides. */
function source(links: Links): readonly string[] {
  const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
  return [`<sub>Only the status of the check blocks a merge; this comment reports what ${run} found.</sub>`];
}

function closing({ model: { sources, base, tool } }: PageContext): readonly string[] {
  const policy = sources.map(({ ref, commit }) =>
    commit === null ? code(ref) : `${code(ref)} at ${code(commit.slice(0, 12))}`,
  );
  const command = commandOf(tool);
  const from = base?.slice(0, 12);
  const commands =
    from === undefined
      ? code(`${command} check`)
      : `${code(`${command} diff ${from}`)}, and for the verdict ${code(`${command} check --base ${from}`)}`;
  return [`<sub>Policy: ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}
