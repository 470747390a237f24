/** The cells of a changed subagent: capabilities, differences, and whether the policy allows it. */
import { reasonsOf } from "../../compare/reasons.ts";
import { code, prose } from "./escape.ts";
import { linked, ruleLink, type PageContext, spotLink } from "./links.ts";
import { unexplainedTools, omittedDifferences } from "./omitted.ts";
import type { Spot, ChangeModel, DifferenceModel, ObjectionModel, SideModel } from "./model/types.ts";
import { fieldWords, plural, powersOf, abbreviated } from "./phrases.ts";

/** The most reasons or differences shown in one row. */
const limit = 8;

/** One sentence for each reason why the subagent gained power. */
export function reasonLines(change: ChangeModel, page: PageContext): readonly string[] {
  const why = reasonsOf(change.widenings, ({ path, line }) => JSON.stringify([path, line])).map(
    ({ message, at }) => `${prose(message)} (${placeOf(at, change, page)})`,
  );
  return why.length > limit ? [...why.slice(0, limit), `…and ${plural(why.length - limit, "more reason")}`] : why;
}

/** `line 4` for a place in the subagent's own file, otherwise the path as well. */
function placeOf(at: Spot, { path }: ChangeModel, page: PageContext): string {
  return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, page) : spotLink(at, page);
}

/** `read → read, **write**`. */
export function capabilitiesCell({ before, after }: ChangeModel): string {
  if (!after) return `${powersOf(before ?? { capabilities: null })} → nothing`;
  if (!before) return powersOf(after, ["read"]);
  const [was, is] = [powersOf(before), powersOf(after)];
  return was === is ? is : `${was} → ${powersOf(after, before.capabilities ?? [])}`;
}

/** One line for each difference other than capabilities. */
export function differenceLines(change: ChangeModel, page: PageContext): readonly string[] {
  const { before, after, lost, fields, prompt, isWidened } = change;
  if (!before || !after) return after ? oneSided(change, after) : ["the file is gone"];
  const gained = unexplainedTools(change);
  const tools = [
    ...(gained.length > 0 ? [`gains ${toolsOf(gained)}`] : []),
    ...(lost.length > 0 ? [`loses ${toolsOf(lost)}`] : []),
  ].join("; ");
  const shown = omittedDifferences(change);
  const texts = [
    "tools",
    "prompt",
    "verdict",
    "reach",
    "bypass",
    "path",
    ...change.differences.map(({ field }) => field),
  ];
  const others = [...new Set(fields)].filter((field) => !texts.includes(field));
  return [
    ...(tools === "" ? [] : [tools]),
    ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
    ...(shown.length > limit ? [`…and ${plural(shown.length - limit, "more difference")}`] : []),
    ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
    ...(others.length > 0
      ? [`${isWidened || shown.length > 0 ? "also: " : ""}${abbreviated(others.map(fieldWords), limit)}`]
      : []),
  ];
}

/** The differences of an added subagent that no other cell shows. */
function oneSided(change: ChangeModel, { mode, model }: SideModel): readonly string[] {
  const tools = unexplainedTools(change);
  const isTold = change.widenings.some(({ kind }) => kind === "bypass");
  return [
    ...(tools.length > 0 ? [`by ${toolsOf(tools)}`] : []),
    ...(isTold ? [] : valueOf("mode", mode)),
    ...valueOf("model", model),
  ];
}

function valueOf(field: string, value: string | null): readonly string[] {
  return value === null ? [] : [`${field}: ${code(value)}`];
}

function differenceLine({ field, before, after, at }: DifferenceModel, page: PageContext): string {
  const [was, is] = [before, after].map((value) => (value === null ? "none" : code(value)));
  return `${linked(fieldWords(field), at, page)}: ${was} → ${is}`;
}

function promptLine({ added, removed, hidden }: NonNullable<ChangeModel["prompt"]>): string {
  const lines = added + removed === 0 ? "changed" : `+${added} −${removed} ${added + removed === 1 ? "line" : "lines"}`;
  return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}

function toolsOf(tools: readonly string[]): string {
  return abbreviated(
    tools.map((tool) => (tool === "*" ? "every tool" : code(tool))),
    6,
  );
}

/** Whether the policy allows the change: by its findings, otherwise by its allowance. */
export function allowedCell({ objections, allowance }: ChangeModel, page: PageContext): string {
  const counting = objections.filter(({ state }) => state !== "waived");
  const answers = { error: "❌ **no**", warning: "⚠️ **warned**", note: "ℹ️ noted" } as const;
  const worst = counting[0]?.severity;
  if (worst !== undefined)
    return `${answers[worst]}: ${rulesOf(
      counting.filter(({ severity }) => severity === worst),
      page,
    )}`;
  if (objections.length > 0) return `⚠️ waived: ${rulesOf(objections, page)}`;
  if (allowance && allowance.grants.length > 0)
    return `✅ yes, by ${allowance.grants.length === 1 ? "a grant" : "grants"}: ${abbreviated(
      allowance.grants.map((at) => spotLink(at, page)),
      3,
    )}`;
  if (allowance === null) return "no finding stands on it";
  return allowance.isEnough ? "✅ yes, within the ceiling" : "✅ yes: no finding stands on it";
}

function rulesOf(objections: readonly ObjectionModel[], page: PageContext): string {
  const rules = new Map(
    objections.map((a) => [
      `${a.rule}/${a.kind ?? ""}/${a.state}`,
      `${ruleLink(a, page)}${a.state === "existing" ? " (not new)" : ""}`,
    ]),
  );
  return abbreviated([...rules.values()], 4);
}
