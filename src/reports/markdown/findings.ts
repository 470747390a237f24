/** The findings as a list, worst first, each habit once. */
import type { Finding } from "../../finding.ts";
import { type Remark, remarksOf, worstFirst } from "../../remark.ts";
import type { Judged, Result } from "../../result.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./inert.ts";
import { fileLink, type Links, placeLink, ruleLink } from "./links.ts";

const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" } as const;

export function findingsBlocks(result: Result, links: Links | undefined): readonly Block[] {
  const fresh = result.judged.filter(({ state }) => state === "new");
  const existing = result.judged.filter(({ state }) => state === "existing");
  const waived = result.judged.filter(({ state }) => state === "waived");
  return [
    { ...blockOf(fresh, result, links), head: [existing.length > 0 || result.base !== null ? "### New findings" : "### Findings", ""] },
    folded(existing.length === 1 ? "that already stands at the base" : "that already stand at the base", existing, result, links),
    folded("that the policy waives", waived, result, links),
  ];
}

function folded(which: string, judged: readonly Judged[], result: Result, links: Links | undefined): Block {
  const summary = `<details><summary>${judged.length} ${judged.length === 1 ? "finding" : "findings"} ${which}</summary>`;
  return { ...blockOf(judged, result, links), head: [summary, ""], foot: ["", "</details>"] };
}

function blockOf(judged: readonly Judged[], result: Result, links: Links | undefined): Block {
  const lines = worstFirst(remarksOf(judged)).map((remark) => lineOf(remark, result, links));
  return { head: [], lines, more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.` };
}

function lineOf(remark: Remark, result: Result, links: Links | undefined): string {
  const { first: { finding }, severity, paths } = remark;
  const others = paths.slice(1);
  const also = others.length > 0 ? [`  <br>The same in ${others.length} more ${others.length === 1 ? "file" : "files"}: ${filesOf(others, result, links)}`] : [];
  const excuse = remark.first.waiver;
  const waived = excuse ? [`  <br>Waived until ${excuse.until}: ${prose(excuse.reason)} (${code(excuse.owner)}, ${placeLink(excuse, result, links)})`] : [];
  const related = (finding.related ?? []).slice(0, 5).map(({ message, at }) => `  <br>${fileLink(at.source.path, result, links)}: ${prose(message)}`);
  return [`- ${marks[severity]} ${placeLink(finding, result, links)}${whose(finding, remark, result)}<br>${prose(remark.message)} (${ruleLink(finding, result)})`, ...also, ...waived, ...related].join("\n");
}

/** The subagent and the hosts, where the finding has them. */
function whose({ item }: Finding, { hosts, paths }: Remark, { inspection }: Result): string {
  const titles = hosts.map((host) => inspection.loads.find((load) => load.host === host)?.title ?? host);
  const name = item && paths.length === 1 ? inspection.subjects.find((subject) => subject.item === item) : undefined;
  const named = name?.item.profile?.name;
  const subagent = named && (named.state === "stated" || named.state === "implied") ? ` ${code(named.value)}` : "";
  return titles.length > 0 ? `${subagent} (${titles.join(", ")})` : subagent;
}

function filesOf(paths: readonly string[], result: Result, links: Links | undefined): string {
  const shown = paths.slice(0, paths.length > 12 ? 10 : 12).map((path) => fileLink(path, result, links));
  return paths.length > shown.length ? `${shown.join(", ")} and ${paths.length - shown.length} more` : shown.join(", ");
}
