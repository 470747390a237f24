/** The report as Markdown: for the summary of a job, for a comment on a pull request, and for `--format markdown`. */
import type { Result } from "../../evaluate/result.ts";
import { crossHostBlock } from "./cross-host.ts";
import { page } from "./budget.ts";
import { changesBlocks } from "./changes.ts";
import { delegationBlock } from "./delegation.ts";
import { countOf, findingsBlocks } from "./findings.ts";
import { code, prose } from "./escape.ts";
import { inventoryBlock } from "./inventory.ts";
import type { Links, Setting } from "./links.ts";
import { policyBlocks, upcomingBlock } from "./policy.ts";
import type { ReportModel } from "./model/types.ts";
import { reportModelOf } from "./model/index.ts";
import { comparing, opening, verdictLine } from "./headline.ts";

export type { Links } from "./links.ts";
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

/** The same, of what a run wrote down. */
export function reportOf(telling: ReportModel, links?: Links): string {
  const setting = { telling, links, isWhole: true };
  return page(opening(telling), [...sections(setting), inventoryBlock(setting)], closing(setting), summaryBytes);
}

/** What a reviewer needs of it. `marker` is an HTML comment of ours by which the comment is found again. */
export function commentOf(telling: ReportModel, links: Links, marker: string): string {
  const setting = { telling, links, isWhole: false };
  const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
  return page(
    [marker, ...opening(telling)],
    sections(setting),
    [...elsewhereLines(setting), ...closing(setting), ...source(links)],
    commentBytes,
    elsewhere,
  );
}

/** The one line that a comment becomes once there is nothing left to say. */
export function allWell(telling: ReportModel, links: Links, marker: string): string {
  return [marker, `${verdictLine(telling)}; no subagent differs from the base. ${source(links).join("")}`, ""].join(
    "\n",
  );
}

/** The same without a verdict, for a comparison that decides nothing. */
export function comparison(result: Result, links?: Links): string {
  const setting = { telling: reportModelOf(result), links, isWhole: true };
  return page(comparing(setting.telling), sections(setting), closing(setting), summaryBytes);
}

/** What stands where nothing was decided: why, and each place to look at. */
export function undecided(message: string, places: readonly string[] = []): string {
  const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
  return page(
    ["## ⚠️ Nothing was decided", "", ...lines, ""],
    [],
    ["The check failed because the tool could not judge, not because of a finding."],
    commentBytes,
  );
}

function sections(setting: Setting) {
  return [
    ...changesBlocks(setting),
    delegationBlock(setting.telling),
    crossHostBlock(setting),
    ...findingsBlocks(setting),
    ...policyBlocks(setting),
    upcomingBlock(setting.telling),
  ];
}

/** Findings that a comment only counts. */
function elsewhereLines({
  telling: {
    findings: { elsewhere },
  },
}: Setting): readonly string[] {
  const count = countOf(elsewhere);
  return count === 0
    ? []
    : [
        `${count} more ${count === 1 ? "finding stands" : "findings stand"} on subagents that this request does not change.`,
        "",
      ];
}

/** Another workflow may repaint a comment; the check on the commit is what counts. */
function source(links: Links): readonly string[] {
  const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
  return [`<sub>The check decides; this comment only tells what ${run} found.</sub>`];
}

function closing({ telling: { sources, base, tool } }: Setting): readonly string[] {
  const policy = sources.map(({ ref, commit }) =>
    commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`,
  );
  const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(tool.homepage) ?? [];
  const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : tool.name}`;
  const from = base?.slice(0, 12);
  const commands =
    from === undefined
      ? code(`${command} check`)
      : `${code(`${command} diff ${from}`)}, and for the verdict ${code(`${command} check --base ${from}`)}`;
  return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}
