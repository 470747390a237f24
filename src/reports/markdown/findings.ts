/** The findings as lists, worst first, each habit once: what is new, what stood before on what changes, and the rest. */
import type { Block } from "./budget.ts";
import { code, prose } from "./inert.ts";
import { ruleLink, type Setting, spotLink } from "./links.ts";
import type { ToldRemark } from "./told.ts";
import { nameWords, some } from "./words.ts";

const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" } as const;

/** `isWhole`: also what stands elsewhere, which a comment only counts. */
export function findingsBlocks(setting: Setting, { isWhole }: { readonly isWhole: boolean }): readonly Block[] {
  const { findings: { fresh, touched, elsewhere, waived }, base } = setting.telling;
  const stands = (remarks: readonly ToldRemark[]) => (countOf(remarks) === 1 ? "stands" : "stand");
  const isCompared = base !== null || touched.length + elsewhere.length > 0;
  return [
    { ...blockOf(fresh, setting), head: [isCompared ? "### New findings" : "### Findings", ""] },
    folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, setting),
    ...(isWhole ? [folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, setting)] : []),
    folded("that the policy waives", waived, setting),
  ];
}

export function countOf(remarks: readonly ToldRemark[]): number {
  return remarks.reduce((sum, { count }) => sum + count, 0);
}

function folded(which: string, remarks: readonly ToldRemark[], setting: Setting): Block {
  const count = countOf(remarks);
  return { ...blockOf(remarks, setting), head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""], foot: ["", "</details>"] };
}

function blockOf(remarks: readonly ToldRemark[], setting: Setting): Block {
  return { head: [], lines: remarks.map((remark) => lineOf(remark, setting)), weights: remarks.map(({ count }) => count), more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.` };
}

function lineOf(remark: ToldRemark, setting: Setting): string {
  const { severity, at, message, name, hosts, paths, waiver, related } = remark;
  const others = paths.slice(1);
  const files = some(others.map((path) => spotLink({ path, line: null }, setting)), 12);
  const also = others.length > 0 ? [`  <br>The same in ${others.length} more ${others.length === 1 ? "file" : "files"}: ${files}`] : [];
  const waived = waiver ? [`  <br>Waived until ${waiver.until}: ${prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, setting)})`] : [];
  const places = related.slice(0, 5).map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, setting)}: ${prose(words)}`);
  const whose = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
  return [`- ${marks[severity]} ${spotLink(at, setting)}${whose}<br>${prose(message)} (${ruleLink(remark, setting)})`, ...also, ...waived, ...places].join("\n");
}
