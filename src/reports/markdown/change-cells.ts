/** What a row says of a change beside who it is: powers, differences, and whether the policy lets it be. */
import { reasonsOf } from "../../compare/reasons.ts";
import { code, prose } from "./escape.ts";
import { linked, ruleLink, type Setting, spotLink } from "./links.ts";
import { unnamed, omittedDifferences } from "./omitted.ts";
import type { Spot, ChangeModel, DifferenceModel, ObjectionModel, SideModel } from "./model/types.ts";
import { fieldWords, plural, powersOf, some } from "./phrases.ts";

/** Reasons and differences that one row has room for. */
const most = 8;

/** Why it may do more, one sentence each. */
export function reasons(change: ChangeModel, setting: Setting): readonly string[] {
  const why = reasonsOf(change.widenings, ({ path, line }) => JSON.stringify([path, line])).map(
    ({ message, at }) => `${prose(message)} (${placeOf(at, change, setting)})`,
  );
  return why.length > most ? [...why.slice(0, most), `…and ${plural(why.length - most, "more reason")}`] : why;
}

/** In its own file a line is enough. */
function placeOf(at: Spot, { path }: ChangeModel, setting: Setting): string {
  return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, setting) : spotLink(at, setting);
}

/** `read → read, **write**`. */
export function mayDo({ before, after }: ChangeModel): string {
  if (!after) return `${powersOf(before ?? { capabilities: null })} → nothing`;
  if (!before) return powersOf(after, ["read"]);
  const [was, is] = [powersOf(before), powersOf(after)];
  return was === is ? is : `${was} → ${powersOf(after, before.capabilities ?? [])}`;
}

/** What differs beside the capabilities, one line each. */
export function differences(change: ChangeModel, setting: Setting): readonly string[] {
  const { before, after, lost, fields, prompt, isWidened } = change;
  if (!before || !after) return after ? oneSided(change, after) : ["the file is gone"];
  const gained = unnamed(change);
  const tools = [
    ...(gained.length > 0 ? [`gains ${toolsOf(gained)}`] : []),
    ...(lost.length > 0 ? [`loses ${toolsOf(lost)}`] : []),
  ].join("; ");
  const shown = omittedDifferences(change);
  const told = [
    "tools",
    "prompt",
    "verdict",
    "reach",
    "bypass",
    "path",
    ...change.differences.map(({ field }) => field),
  ];
  const others = [...new Set(fields)].filter((field) => !told.includes(field));
  return [
    ...(tools === "" ? [] : [tools]),
    ...shown.slice(0, most).map((difference) => differenceLine(difference, setting)),
    ...(shown.length > most ? [`…and ${plural(shown.length - most, "more difference")}`] : []),
    ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
    ...(others.length > 0
      ? [`${isWidened || shown.length > 0 ? "also: " : ""}${some(others.map(fieldWords), most)}`]
      : []),
  ];
}

/** Of one that is new: what nothing else in its row says. */
function oneSided(change: ChangeModel, { mode, model }: SideModel): readonly string[] {
  const tools = unnamed(change);
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

function differenceLine({ field, before, after, at }: DifferenceModel, setting: Setting): string {
  const [was, is] = [before, after].map((value) => (value === null ? "none" : code(value)));
  return `${linked(fieldWords(field), at, setting)}: ${was} → ${is}`;
}

function promptLine({ added, removed, hidden }: NonNullable<ChangeModel["prompt"]>): string {
  const lines = added + removed === 0 ? "changed" : `+${added} −${removed} ${added + removed === 1 ? "line" : "lines"}`;
  return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}

function toolsOf(tools: readonly string[]): string {
  return some(
    tools.map((tool) => (tool === "*" ? "every tool" : code(tool))),
    6,
  );
}

/** What the policy says of it: by the findings that stand on it, or by what it lets it do. */
export function allowed({ objections, allowance }: ChangeModel, setting: Setting): string {
  const counting = objections.filter(({ state }) => state !== "waived");
  const answers = { error: "❌ **no**", warning: "⚠️ **warned**", note: "ℹ️ noted" } as const;
  const worst = counting[0]?.severity;
  if (worst !== undefined)
    return `${answers[worst]}: ${rulesOf(
      counting.filter(({ severity }) => severity === worst),
      setting,
    )}`;
  if (objections.length > 0) return `⚠️ waived: ${rulesOf(objections, setting)}`;
  if (allowance && allowance.grants.length > 0)
    return `✅ yes, by ${allowance.grants.length === 1 ? "a grant" : "grants"}: ${some(
      allowance.grants.map((at) => spotLink(at, setting)),
      3,
    )}`;
  if (allowance === null) return "no finding stands on it";
  return allowance.isEnough ? "✅ yes, within the ceiling" : "✅ yes: no finding stands on it";
}

function rulesOf(objections: readonly ObjectionModel[], setting: Setting): string {
  const rules = new Map(
    objections.map((one) => [
      `${one.rule}/${one.kind ?? ""}/${one.state}`,
      `${ruleLink(one, setting)}${one.state === "existing" ? " (not new)" : ""}`,
    ]),
  );
  return some([...rules.values()], 4);
}
