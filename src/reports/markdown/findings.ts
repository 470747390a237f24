/** The findings as lists, worst first, each habit once: new ones, existing ones on changed subagents, and the rest. */
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { valuesPhrase } from "../model/groups.ts";
import { shortenedToFit, ruleLink, type PageContext, spotLink } from "./links.ts";
import type { Spot, FindingGroupModel } from "./model/types.ts";
import { grantAbove, withGrantAbove } from "../grants-once.ts";
import { nameWords, plural, shownOf, slices } from "./phrases.ts";

/** More places than this are folded, because they would push later findings out of sight. */
const unfolded = 10;

const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" } as const;

/** A comment only counts findings on unchanged subagents. */
export function findingsBlocks(page: PageContext): readonly Block[] {
  const {
    findings: { new: fresh, touched, elsewhere, waived },
    base,
  } = page.model;
  const isCompared = base !== null || touched.length + elsewhere.length > 0;
  return [
    {
      ...blockOf(fresh, page),
      head: [isCompared ? "### New findings" : "### Findings", ""],
      omittedLine: (left) => `…and ${plural(left, isCompared ? "more new finding" : "more finding")}.`,
    },
    folded("existing finding", "on changed subagents", touched, page),
    ...(page.isSummary ? [folded("existing finding", base === null ? "" : "elsewhere", elsewhere, page)] : []),
    folded("finding", "that the policy waives", waived, page),
  ];
}

/** The number of findings in these groups. */
export function countOf(groups: readonly FindingGroupModel[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** `where`: the words behind the noun; empty: none. */
function folded(noun: string, where: string, groups: readonly FindingGroupModel[], page: PageContext): Block {
  const counted = (count: number, what: string) => `${plural(count, what)} ${where}`.trimEnd();
  return {
    ...blockOf(groups, page),
    head: [`<details><summary>${counted(countOf(groups), noun)}</summary>`, ""],
    foot: ["", "</details>"],
    omittedLine: (left) => `…and ${counted(left, `more ${noun}`)}.`,
  };
}

function blockOf(groups: readonly FindingGroupModel[], page: PageContext): Pick<Block, "lines" | "weights" | "inJson"> {
  const parts = page.isSummary ? groups.flatMap((group) => partsOf(group, shownOf(page))) : groups;
  const repeated = withGrantAbove(parts, ({ fix }) => fix);
  return {
    lines: parts.map((entry) => shortenedToFit((where) => lineOf(entry, where, repeated.has(entry)), page)),
    weights: parts.map(({ count }) => count),
    inJson: "findings",
  };
}

/** Splits a group with so many places that it may not fit into several groups. */
function partsOf(group: FindingGroupModel, size: number): readonly FindingGroupModel[] {
  const pieces = slices(group.places, size);
  return pieces.map((places, at) => ({
    ...group,
    places: places as [Spot, ...Spot[]],
    count: at < pieces.length - 1 ? places.length : group.count - at * size,
  }));
}

function lineOf(group: FindingGroupModel, page: PageContext, hasGrantAbove: boolean): string {
  const {
    severity,
    places: [first, ...others],
    message,
    values,
    name,
    hosts,
    waiver,
    related,
    fix,
  } = group;
  const waived = waiver
    ? [
        `  <br>Waived until ${waiver.until}: ${prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, page)})`,
      ]
    : [];
  const places = related
    .slice(0, 5)
    .map(({ message: words, at: place }) => `  <br>${spotLink(place, page)}: ${prose(words)}`);
  const subjectsOf = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
  // The other files come last, since a folded list leaves a gap below it.
  return `${[
    `- ${marks[severity]} ${spotLink(first, page)}${subjectsOf}<br>${prose(message)} (${ruleLink(group, page)})`,
    ...(values.length === 0 ? [] : [`  <br>The same for ${valuesPhrase(values, code)}`]),
    ...(fix === null ? [] : [`  <br>Fix: ${hasGrantAbove ? grantAbove : fixWords(fix)}`]),
    ...waived,
    ...places,
  ].join("\n")}${also(others, page)}`;
}

/** What to paste is code, such as a grant with its comment; a sentence about what to do has code in it. */
function fixWords(fix: string): string {
  return fix.includes("`") && !fix.startsWith("- ") ? prose(fix) : code(fix);
}

/**
 * Continues the group's line: a line that begins with `<details>` is HTML to its end, so links in it would not render.
 */
function also(others: readonly Spot[], page: PageContext): string {
  if (others.length === 0) return "";
  const title = `The same in ${plural(others.length, "more file")}`;
  const shown = others.slice(0, shownOf(page)).map((place) => spotLink(place, page));
  const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
  return others.length > unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}
