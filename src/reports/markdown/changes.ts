/** The subagents that are new, gone or different: those first that may do more, with whether that is allowed and who looks. */
import type { Block } from "./budget.ts";
import { code, prose, row } from "./inert.ts";
import { linked, ruleLink, type Setting, spotLink } from "./links.ts";
import type { ToldChange, ToldDifference, ToldObjection, ToldSide } from "./told.ts";
import { fieldWords, listed, nameWords, plural, powersOf, some } from "./words.ts";

/** More rows than these push what comes after them out of sight. */
const unfolded = 5;

export function changesBlocks(setting: Setting): readonly Block[] {
  const changes = setting.telling.changes ?? [];
  return [widenedBlock(changes.filter(({ isWidened }) => isWidened), setting), othersBlock(changes.filter(({ isWidened }) => !isWidened), setting)];
}

function widenedBlock(changes: readonly ToldChange[], setting: Setting): Block {
  const { approval } = setting.telling;
  const asked = approval ? [`The policy asks for ${plural(approval.count, "approval")} by ${listed(approval.by.map((name) => code(name)))}.`, ""] : [];
  return {
    head: [`### ${changes.length === 1 ? "1 subagent may do" : `${changes.length} subagents may do`} more than before`, "", ...asked, row(["Subagent", "May do", "Why that is more", "Is it allowed?"]), row(["---", "---", "---", "---"])],
    lines: worstFirst(changes).map((change) => widenedRow(change, setting)),
    share: 0.5,
    more: (left) => `…and ${left} more ${left === 1 ? "subagent that may" : "subagents that may"} do more than before.`,
  };
}

function othersBlock(changes: readonly ToldChange[], setting: Setting): Block {
  const title = `${setting.telling.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
  const isFolded = changes.length > unfolded;
  return {
    head: [isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`, "", row(["Subagent", "May do", "What changed"]), row(["---", "---", "---"])],
    lines: changes.map((change) => row([subjectCell(change, setting), mayDo(change), differences(change, setting).join("<br>")])),
    ...(isFolded ? { foot: ["", "</details>"] } : {}),
    share: 0.3,
    more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
  };
}

/** What is not allowed stands first. */
function worstFirst(changes: readonly ToldChange[]): readonly ToldChange[] {
  const ranks = ["error", "warning", "note"];
  const rank = ({ objections }: ToldChange) => Math.min(...objections.filter(({ state }) => state !== "waived").map(({ severity }) => ranks.indexOf(severity)), ranks.length);
  return changes.map((change) => ({ change, rank: rank(change) })).sort((one, other) => one.rank - other.rank).map(({ change }) => change);
}

function widenedRow(change: ToldChange, setting: Setting): string {
  const why = change.widenings.map(({ message, at }) => `${prose(message)} (${linked(`line ${at.line}`, at, setting)})`);
  const cells = [
    subjectCell(change, setting),
    mayDo(change),
    [...why.slice(0, 8), ...(why.length > 8 ? [`…and ${why.length - 8} more reasons`] : []), ...differences(change, setting)].join("<br>"),
    [allowed(change, setting), ...(change.owners.length > 0 ? [`owner: ${some(change.owners.map((owner) => code(owner)), 4)}`] : [])].join("<br>"),
  ];
  return row(cells);
}

function subjectCell(change: ToldChange, setting: Setting): string {
  const { host, name, path, previousPath, kind, before, after, isFolded } = change;
  const at = { path, line: null, isOfBase: after === null };
  const way = [...(previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, setting)]), spotLink(at, setting)].join(" → ");
  const was = before?.verdict ?? null;
  const is = after?.verdict ?? null;
  const verdict = is === null || was === is || (was === null && is === "loaded") ? [] : [was === null ? `**${is}**` : `${was} → **${is}**`];
  return [`**${nameWords(name)}** (${host})`, way, [kind === "added" ? "new" : kind, ...verdict].join(", "), ...(isFolded ? ["⚠️ **GitHub folds this file in the review**"] : [])].join("<br>");
}

/** `read → read, **write**`. */
function mayDo({ before, after }: ToldChange): string {
  if (!after) return `${powersOf(before ?? { capabilities: null })} → nothing`;
  if (!before) return powersOf(after, ["read"]);
  const [was, is] = [powersOf(before), powersOf(after)];
  return was === is ? is : `${was} → ${powersOf(after, before.capabilities ?? [])}`;
}

/** What differs beside the capabilities, one line each. */
function differences(change: ToldChange, setting: Setting): readonly string[] {
  const { before, after, gained, lost, fields, prompt } = change;
  if (!before || !after) return after ? [...valueOf("mode", after.mode), ...valueOf("model", after.model)] : [];
  const tools = [...(gained.length > 0 ? [`gains ${toolsOf(gained)}`] : []), ...(lost.length > 0 ? [`loses ${toolsOf(lost)}`] : [])].join("; ");
  const shown = new Map(change.differences.map((difference) => [difference.field, differenceLine(difference, setting)]));
  const told = ["tools", "prompt", "verdict", ...shown.keys()];
  const others = fields.filter((field) => !told.includes(field));
  return [
    ...(tools === "" ? [] : [tools]),
    ...[...shown].filter(([field]) => !["tools", "prompt", "verdict"].includes(field)).map(([, line]) => line),
    ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
    ...(others.length > 0 ? [`also: ${others.map(fieldWords).join(", ")}`] : []),
  ];
}

function valueOf(field: string, value: ToldSide["mode"]): readonly string[] {
  return value === null ? [] : [`${field}: ${code(value)}`];
}

function differenceLine({ field, before, after, at }: ToldDifference, setting: Setting): string {
  const [was, is] = [before, after].map((value) => (value === null ? "none" : code(value)));
  return `${linked(fieldWords(field), at, setting)}: ${was} → ${is}`;
}

function promptLine({ added, removed, hidden }: NonNullable<ToldChange["prompt"]>): string {
  const lines = added + removed === 0 ? "changed" : `+${added} −${removed} ${added + removed === 1 ? "line" : "lines"}`;
  return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}

function toolsOf(tools: readonly string[]): string {
  return some(tools.map((tool) => (tool === "*" ? "every tool" : code(tool))), 6);
}

/** What the policy says of it: by the findings that stand on it, or by what it lets it do. */
function allowed({ objections, allowance }: ToldChange, setting: Setting): string {
  const counting = objections.filter(({ state }) => state !== "waived");
  const answers = { error: "❌ **no**", warning: "⚠️ **warned**", note: "ℹ️ noted" } as const;
  const worst = counting[0]?.severity;
  if (worst !== undefined) return `${answers[worst]}: ${rulesOf(counting.filter(({ severity }) => severity === worst), setting)}`;
  if (objections.length > 0) return `⚠️ waived: ${rulesOf(objections, setting)}`;
  if (allowance && allowance.grants.length > 0) return `✅ yes, by ${allowance.grants.length === 1 ? "a grant" : "grants"}: ${some(allowance.grants.map((at) => spotLink(at, setting)), 3)}`;
  if (allowance === null) return "no finding stands on it";
  return allowance.isEnough ? "✅ yes, within the ceiling" : "✅ yes: no finding stands on it";
}

function rulesOf(objections: readonly ToldObjection[], setting: Setting): string {
  const rules = new Map(objections.map((one) => [`${one.rule}/${one.kind ?? ""}/${one.state}`, `${ruleLink(one, setting)}${one.state === "existing" ? " (not new)" : ""}`]));
  return some([...rules.values()], 4);
}
