/**
 * What a page says of one changed subagent: its capabilities before and after, why, and whether the policy allows it.
 */
import { reasonsOf } from "../../compare/widenings/reasons.ts";
import {
  contrasted,
  lettersOf,
  lostTools,
  notLoadedWords,
  unexplainedTools,
  unexplainedDifferences,
} from "../change-words.ts";
import { code, prose } from "./escape.ts";
import { linkTo, type PageContext, spotLink } from "./links.ts";
import type { Spot, ChangeModel, DifferenceModel, SideModel, WideningModel } from "./model/types.ts";
import { fieldWords, plural, abbreviated } from "./phrases.ts";

/** The most reasons or differences shown of one change. */
const limit = 8;

/** A tool list longer than this is not shown whole. */
const longestList = 120;

/**
 * The six capabilities in their places, as `list` prints them: gained ones in bold, lost ones struck out. In a new
 * subagent, `read` is no gain.
 */
export function powersCell({ before, after }: Pick<ChangeModel, "before" | "after">): string {
  const [had, has] = [before, after].map((side) => side && side.capabilities);
  if (had === null && before) return after ? `unknown → ${powersCell({ before: null, after })}` : "unknown";
  if (has === null && after)
    return before ? `${powersCell({ before: after && before, after: before })} → unknown` : "unknown";
  const both = lettersOf(
    (capability) => had?.includes(capability) === true || has?.includes(capability) === true,
    (letter, capability) => {
      if (has?.includes(capability) !== true) return `<s>${letter}</s>`;
      return (before ? had?.includes(capability) : capability === "read") === true ? letter : `<b>${letter}</b>`;
    },
    // A narrow column would be broken at a hyphen.
    "·",
  );
  return `<code>${both.replace(/<\/([bs])><\1>/g, "")}</code>`;
}

/** What letters do not show of the ways in which a subagent gained power. */
const ways: { readonly [K in WideningModel["kind"]]?: string } = {
  bypass: "asks less",
  scope: "in more ways",
  reach: "more through others",
  skill: "more through skills",
  material: "other content",
};

/** The same with the ways of a gain that letters do not show. */
export function gainCell(change: ChangeModel): string {
  const words = new Set(change.widenings.flatMap(({ kind }) => ways[kind] ?? []));
  return words.size === 0 ? powersCell(change) : `${powersCell(change)}<br>**${[...words].join(", ")}**`;
}

/** One sentence for each reason why the subagent gained power. */
export function reasonLines(change: ChangeModel, page: PageContext): readonly string[] {
  const [grants, powers] = [true, false].map((isGrant) =>
    change.widenings.filter(({ kind }) => (kind === "grant") === isGrant),
  );
  const why = [
    ...notLoadedLine(change, powers ?? []),
    ...reasonsOf(powers ?? [], keyOfSpot).map(({ message, at }) => `${prose(message)} (${placeOf(at, change, page)})`),
    ...(grants ?? []).map((widening) => grantLine(widening, change, page)),
  ];
  return why.length > limit ? [...why.slice(0, limit), `…and ${plural(why.length - limit, "more reason")}`] : why;
}

/** The first line on a file that its host does not load; the finding says why.. */
function notLoadedLine({ host, before, after }: ChangeModel, follows: readonly unknown[]): readonly string[] {
  const words = notLoadedWords(host, {
    was: before && before.verdict,
    is: after && after.verdict,
    follows: follows.length > 0,
  });
  return words === undefined ? [] : [words];
}

/** The profile says nothing of a grant: its line is in the policy. */
function grantLine({ message }: WideningModel, { allowance }: ChangeModel, page: PageContext): string {
  const places = (allowance?.grants ?? []).map((at) => spotLink(at, page));
  return `${prose(message)}${places.length > 0 ? ` (${abbreviated(places, 3)})` : ""}`;
}

function keyOfSpot({ path, line }: Spot): string {
  return JSON.stringify([path, line]);
}

/** `line 4` for a place in the subagent's own file, otherwise the path as well. */
function placeOf(at: Spot, { path }: ChangeModel, page: PageContext): string {
  return at.path === path && at.line !== null ? linkTo(`line ${at.line}`, at, page) : spotLink(at, page);
}

/** One line for each difference other than capabilities. */
export function differenceLines(change: ChangeModel, page: PageContext): readonly string[] {
  const { before, after, fields, prompt, isWidened } = change;
  if (!before || !after)
    return after ? oneSided(change, after) : [change.isUnchecked ? "the file could not be read" : "the file is gone"];
  const shown = unexplained(change);
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
  const tools = toolLines(change, page);
  return [
    ...(isWidened ? [] : notLoadedLine(change, [...tools, ...shown])),
    ...tools,
    ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
    ...(shown.length > limit ? [`…and ${plural(shown.length - limit, "more difference")}`] : []),
    ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
    ...(others.length > 0
      ? [`${isWidened || shown.length > 0 ? "also: " : ""}${abbreviated(others.map(fieldWords), limit)}`]
      : []),
  ];
}

function unexplained({ widenings, differences, previousPath }: ChangeModel): readonly DifferenceModel[] {
  const elsewhere = ["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])];
  return unexplainedDifferences(
    differences.filter(({ field }) => !elsewhere.includes(field)),
    widenings,
    (a, b) => keyOfSpot(a) === keyOfSpot(b),
  );
}

/** Both lists where one tool took another's place; otherwise what no reason names. */
function toolLines({ gained, lost, widenings, differences }: ChangeModel, page: PageContext): readonly string[] {
  const list = differences.find(({ field }) => field === "tools");
  const length = Math.max(list?.before?.length ?? 0, list?.after?.length ?? 0);
  if (list && lost.length > 0 && length <= longestList) return [differenceLine(list, page)];
  const [unexplained, gone] = [unexplainedTools(gained, widenings, differences), lostTools(gained, lost)];
  const parts = [
    ...(unexplained.length > 0 ? [`gains ${toolsOf(unexplained)}`] : []),
    ...(gone.length > 0 ? [`loses ${toolsOf(gone)}`] : []),
  ];
  return parts.length === 0 ? [] : [parts.join("; ")];
}

/** The differences of an added subagent that no other cell shows. */
function oneSided(change: ChangeModel, { mode, model }: SideModel): readonly string[] {
  const tools = unexplainedTools(change.readers, change.widenings);
  const namesBypass = change.widenings.some(({ kind }) => kind === "bypass");
  return [
    ...(tools.length > 0 ? [`${change.isWidened ? "also reads" : "reads"}, by ${toolsOf(tools)}`] : []),
    ...(namesBypass ? [] : valueOf("mode", mode)),
    ...valueOf("model", model),
  ];
}

function valueOf(field: string, value: string | null): readonly string[] {
  return value === null ? [] : [`${field}: ${code(value)}`];
}

function differenceLine({ field, before, after, at }: DifferenceModel, page: PageContext): string {
  const sides = before === null || after === null ? [before, after] : contrasted(before, after);
  const [was, is] = sides.map((value) =>
    value === null ? "none" : field === "tools" && value === "every tool" ? value : code(value),
  );
  return `${linkTo(fieldWords(field), at, page)}: ${was} → ${is}`;
}

function promptLine({ added, removed, hidden }: NonNullable<ChangeModel["prompt"]>): string {
  const lines = added + removed === 0 ? "changed" : `+${added} −${removed} lines`;
  return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}

function toolsOf(tools: readonly string[]): string {
  return abbreviated(
    tools.map((tool) => (tool === "*" ? "every tool" : code(tool))),
    6,
  );
}
