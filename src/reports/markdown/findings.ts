/** The findings as lists, worst first, each habit once: what is new, what stood before on what changes, and the rest. */
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { fitting, ruleLink, type Setting, spotLink } from "./links.ts";
import type { Spot, FindingGroupModel } from "./model/types.ts";
import { nameWords, shownOf, slices } from "./phrases.ts";

/** More places than these push what comes after them out of sight. */
const unfolded = 10;

const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" } as const;

/** What stands elsewhere is only counted in a comment. */
export function findingsBlocks(setting: Setting): readonly Block[] {
  const {
    findings: { fresh, touched, elsewhere, waived },
    base,
  } = setting.telling;
  const stands = (remarks: readonly FindingGroupModel[]) => (countOf(remarks) === 1 ? "stands" : "stand");
  const isCompared = base !== null || touched.length + elsewhere.length > 0;
  return [
    { ...blockOf(fresh, setting), head: [isCompared ? "### New findings" : "### Findings", ""] },
    folded(
      `on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`,
      touched,
      setting,
    ),
    ...(setting.isWhole
      ? [
          folded(
            base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`,
            elsewhere,
            setting,
          ),
        ]
      : []),
    folded("that the policy waives", waived, setting),
  ];
}

export function countOf(remarks: readonly FindingGroupModel[]): number {
  return remarks.reduce((sum, { count }) => sum + count, 0);
}

function folded(which: string, remarks: readonly FindingGroupModel[], setting: Setting): Block {
  const count = countOf(remarks);
  return {
    ...blockOf(remarks, setting),
    head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
    foot: ["", "</details>"],
  };
}

function blockOf(remarks: readonly FindingGroupModel[], setting: Setting): Block {
  const parts = setting.isWhole ? remarks.flatMap((remark) => partsOf(remark, shownOf(setting))) : remarks;
  return {
    head: [],
    lines: parts.map((remark) => fitting((where) => lineOf(remark, where), setting)),
    weights: parts.map(({ count }) => count),
    more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
  };
}

/** A remark of so many places that not all of it may fit, as several. */
function partsOf(remark: FindingGroupModel, size: number): readonly FindingGroupModel[] {
  const pieces = slices(remark.places, size);
  return pieces.map((places, at) => ({
    ...remark,
    places: places as [Spot, ...Spot[]],
    count: at < pieces.length - 1 ? places.length : remark.count - at * size,
  }));
}

function lineOf(remark: FindingGroupModel, setting: Setting): string {
  const {
    severity,
    places: [first, ...others],
    message,
    name,
    hosts,
    waiver,
    related,
  } = remark;
  const waived = waiver
    ? [
        `  <br>Waived until ${waiver.until}: ${prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, setting)})`,
      ]
    : [];
  const places = related
    .slice(0, 5)
    .map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, setting)}: ${prose(words)}`);
  const whose = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
  return [
    `- ${marks[severity]} ${spotLink(first, setting)}${whose}<br>${prose(message)} (${ruleLink(remark, setting)})${also(others, setting)}`,
    ...waived,
    ...places,
  ].join("\n");
}

/** On the line of the remark: a line that begins with it would be HTML to its end, and the files in it no Markdown. */
function also(others: readonly Spot[], setting: Setting): string {
  if (others.length === 0) return "";
  const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
  const shown = others.slice(0, shownOf(setting)).map((place) => spotLink(place, setting));
  const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
  return others.length > unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}
