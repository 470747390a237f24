/** What `tools` and `disallowedTools` grant, and which of their entries do nothing. */
import { implied, stated } from "../../model/fact.ts";
import { isEmptyValue, isText, type Node, type Scalar, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import {
  capabilitiesOfTool,
  givenTools,
  isRemoved,
  isServersTool,
  isTool,
  isWithheld,
  meantBy,
  ownName,
} from "./tools.ts";

interface Name {
  readonly text: string;
  readonly at: Place;
}

/** What a name in a list would do if the host had the tool. */
type Purpose = "grants" | "denies";

/** What decides how a list of tools is read. */
export interface ToolOptions {
  /** A command of the settings names tools, so that an unknown name may be one of them. */
  readonly discoversTools: boolean;
  /** The frontmatter is no YAML, so that brackets are text. */
  readonly isReadByLine: boolean;
}

/** `home` is where a `tools` key would be written. */
export function readTools(table: Table, source: Source, home: Place, options: ToolOptions): ToolGrants {
  const denial = readDenied(valueOf(table, "disallowedTools"), source, options);
  const list = valueOf(table, "tools");
  const names = namesIn(list, source);
  const isDenied = denialBy(denial.denied);
  const everyTool = (at: Place): readonly Grant[] => (denial.denied.length > 0 ? allBut(isDenied, at) : grantEach(at));
  if (!list || !names || names.length === 0) {
    const at = list ? { source, span: list.span } : home;
    const because = `${meaningWithoutNames(list)} every tool${denial.denied.length > 0 ? " that is not denied" : ""}`;
    return {
      grants: implied(everyTool(at), at, because),
      denied: denial.denied,
      ineffective: [
        ...denial.ineffective,
        ...notAList(list, "tools", "it is not a list of names, so every tool is granted", source),
      ],
    };
  }
  const star = names.find(({ text }) => text === "*");
  return {
    grants: star
      ? stated(everyTool(star.at), star.at)
      : stated(
          names.filter(({ text }) => !isDenied(text)).flatMap((name) => grantsFor(name, options)),
          { source, span: list.span },
        ),
    denied: denial.denied,
    ineffective: [
      ...denial.ineffective,
      ...names.flatMap((name) => faultOf(name, "grants", options)),
      ...otherItems(list, source),
    ],
  };
}

function readDenied(
  node: Node | undefined,
  source: Source,
  options: ToolOptions,
): Pick<ToolGrants, "denied" | "ineffective"> {
  const names = namesIn(node, source) ?? [];
  return {
    denied: names.map(({ text }) => text),
    ineffective: [
      ...(names.length === 0
        ? notAList(node, "disallowedTools", "it is not a list of names, so it denies nothing", source)
        : []),
      ...names.flatMap((name) => faultOf(name, "denies", options)),
    ],
  };
}

/** A value that is neither empty nor a list of names. */
function notAList(node: Node | undefined, key: string, because: string, source: Source): readonly Ineffective[] {
  return node && !isEmptyValue(node) && !(node.kind === "list" && node.items.length === 0)
    ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }]
    : [];
}

function meaningWithoutNames(list: Node | undefined): string {
  if (!list) return "no `tools` key means";
  return isEmptyValue(list) ? "`tools` without a value means" : "a list without names means";
}

/** Texts of a list, or of a text with commas; `undefined` for anything else. Items that are no text are left out. */
function namesIn(node: Node | undefined, source: Source): readonly Name[] | undefined {
  if (node?.kind === "list") return node.items.filter(isText).map(({ text, span }) => ({ text, at: { source, span } }));
  return node && isText(node) ? namesInText(node, source) : undefined;
}

function namesInText({ text, span }: Scalar, source: Source): readonly Name[] {
  const offset = source.text.startsWith(text, span.start) ? span.start : undefined;
  return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }) => {
    const name = part.trim();
    if (name === "") return [];
    const start = index + part.length - part.trimStart().length;
    const nameSpan = offset === undefined ? span : { start: offset + start, end: offset + start + name.length };
    return [{ text: name, at: { source, span: nameSpan } }];
  });
}

/** Items of a list that are no text. */
function otherItems(list: Node, source: Source): readonly Ineffective[] {
  return listItems(list)
    .filter((item) => !isText(item))
    .map((item) => ({
      kind: "unknown-tool",
      what: textOf(item) ?? "…",
      because: "it is not text, so it is skipped; put it in quotes",
      at: { source, span: item.span },
    }));
}

/** A name that no tool of the session has gives nothing. */
function grantsFor({ text, at }: Name, { discoversTools }: ToolOptions): readonly Grant[] {
  const granted = capabilitiesOfTool(text) ?? (isServersTool(text) || discoversTools ? (["external"] as const) : []);
  return isWithheld(text) ? [] : grantEach(at, granted, text);
}

/** What is left of every tool, tool by tool. */
function allBut(isDenied: (name: string) => boolean, at: Place): readonly Grant[] {
  const left = givenTools.names.flatMap((name) => (isDenied(name) ? [] : grantEach(at, givenTools.lookup(name), name)));
  return isDenied("mcp__*") ? left : [...left, ...grantEach(at, ["external"])];
}

/** Whether an entry takes away the tool of a name, or the tools of a server. */
function denialBy(denied: readonly string[]): (name: string) => boolean {
  const tools = new Set(denied.map(ownName));
  const prefixes = new Set(denied.filter(isServersPattern).map(prefixOf));
  const lengths = new Set([...prefixes].map(({ length }) => length));
  return (name) => {
    const own = ownName(name);
    if (!own.startsWith("mcp__")) return tools.has(own);
    return tools.has(own) || [...lengths].some((length) => prefixes.has(own.slice(0, length)));
  };
}

/** `mcp__github` denies the tools of a server, `mcp__github__get_*` and `mcp__*` those that begin so. */
function isServersPattern(entry: string): boolean {
  return entry.endsWith("*") ? entry.startsWith("mcp__") : /^mcp__(?:(?!__).)+$/s.test(entry);
}

function prefixOf(pattern: string): string {
  return pattern.endsWith("*") ? pattern.slice(0, -1) : `${pattern}__`;
}

function faultOf({ text, at }: Name, does: Purpose, options: ToolOptions): readonly Ineffective[] {
  const isKnown = does === "grants" ? text === "*" || isServersTool(text) : text.startsWith("mcp__");
  if (isKnown || (options.discoversTools && !isTool(text))) return [];
  if (isTool(text))
    return isWithheld(text) && does === "grants"
      ? [{ kind: "value", what: text, because: "no subagent gets this tool", at }]
      : [];
  const kind = does === "denies" ? "limit" : isRemoved(text) ? "removed-tool" : "unknown-tool";
  const own = meantBy(text);
  const because = `${whyUnknown(text, does, options)}, so it ${does} nothing`;
  return [
    {
      kind,
      what: text,
      because,
      at,
      ...(own === undefined || options.isReadByLine ? {} : { meant: own }),
      ...(bracket.test(text) ? { cause: "frontmatter" } : {}),
    },
  ];
}

/** A bracket belongs to a name only where the frontmatter is not YAML. */
const bracket = /^\[|\]$/;

function whyUnknown(text: string, does: Purpose, { isReadByLine }: ToolOptions): string {
  if (isReadByLine && bracket.test(text))
    return "the frontmatter is not valid YAML, so the brackets become part of the name";
  if (text === "*") return "this list does not accept `*`";
  if (text.startsWith("mcp__") && does === "grants") return "patterns are not accepted here; write names of tools";
  if (isRemoved(text)) return "this tool was removed";
  const own = meantBy(text);
  return own === undefined ? "unknown tool" : `unknown tool (did you mean \`${own}\`?)`;
}
