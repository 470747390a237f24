/** What `tools` and `disallowedTools` grant, and which of their entries do nothing. */
import { implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Scalar, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { listItems } from "../_kit/fields.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants } from "../_kit/tools.ts";
import { capabilitiesOfTool, givenTools, isRemoved, isTool, isWithheld, meantBy, ownName } from "./tools.ts";

type Text = Scalar & { readonly value: string };

interface Name {
  readonly text: string;
  readonly at: Place;
}

/** What a name in a list would do if the host had the tool. */
type Purpose = "grants" | "denies";

/** `home` is where a `tools` key would be written. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const denial = readDenied(valueOf(table, "disallowedTools"), source);
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
        ...notAList(list, "tools", "it is no list of names, so this host grants every tool", source),
      ],
    };
  }
  const star = names.find(({ text }) => text === "*");
  return {
    grants: star
      ? stated(everyTool(star.at), star.at)
      : stated(names.filter(({ text }) => !isDenied(text)).flatMap(grantsFor), { source, span: list.span }),
    denied: denial.denied,
    ineffective: [
      ...denial.ineffective,
      ...names.flatMap((name) => faultOf(name, "grants")),
      ...otherItems(list, source),
    ],
  };
}

function readDenied(node: Node | undefined, source: Source): Pick<ToolGrants, "denied" | "ineffective"> {
  const names = namesIn(node, source) ?? [];
  return {
    denied: names.map(({ text }) => text),
    ineffective: [
      ...(names.length === 0
        ? notAList(node, "disallowedTools", "it is no list of names, so it denies nothing", source)
        : []),
      ...names.flatMap((name) => faultOf(name, "denies")),
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

function isText(node: Node): node is Text {
  return node.kind === "scalar" && typeof node.value === "string";
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
      because: "it is no text, and this host leaves it out",
      at: { source, span: item.span },
    }));
}

/** The name of another host's tool counts as what its author means, although this host grants nothing for it. */
function grantsFor({ text, at }: Name): readonly Grant[] {
  const granted = capabilitiesOfTool(text) ?? capabilitiesOfTool(meantBy(text) ?? "") ?? ["external"];
  return grantEach(at, granted, text);
}

/** What is left of every tool, tool by tool. */
function allBut(isDenied: (name: string) => boolean, at: Place): readonly Grant[] {
  const left = givenTools.names.flatMap((name) => (isDenied(name) ? [] : grantEach(at, givenTools.lookup(name), name)));
  return isDenied("mcp__*") ? left : [...left, ...grantEach(at, ["external"])];
}

/** Whether an entry takes away the tool of a name, or with `mcp__` a server's tools. */
function denialBy(denied: readonly string[]): (name: string) => boolean {
  const entries = new Set(denied);
  const tools = new Set(denied.filter((entry) => !entry.startsWith("mcp__")).map(ownName));
  const prefixes = new Set(
    denied
      .filter((entry) => entry.startsWith("mcp__"))
      .flatMap((entry) => (entry.endsWith("*") ? [entry.slice(0, -1), `${entry}__`] : [`${entry}__`])),
  );
  const lengths = new Set([...prefixes].map(({ length }) => length));
  return (name) => {
    const own = ownName(name);
    if (!own.startsWith("mcp__")) return tools.has(own);
    return (
      entries.has(own) || [...lengths].some((length) => length <= own.length && prefixes.has(own.slice(0, length)))
    );
  };
}

function faultOf({ text, at }: Name, does: Purpose): readonly Ineffective[] {
  if (text.startsWith("mcp__") || (text === "*" && does === "grants")) return [];
  if (isTool(text))
    return isWithheld(text) && does === "grants"
      ? [{ kind: "value", what: text, because: "a subagent never gets this tool", at }]
      : [];
  if (text === "*")
    return [{ kind: "limit", what: text, because: "it is no tool's name here, so it denies nothing", at }];
  if (isRemoved(text))
    return [
      { kind: "removed-tool", what: text, because: `this host no longer has such a tool, so it ${does} nothing`, at },
    ];
  const own = meantBy(text);
  const because =
    own === undefined
      ? `this host has no such tool of its own, so it ${does} nothing unless a server or an extension has one`
      : `this host has no such tool (its own is \`${own}\`), so it ${does} nothing`;
  return [{ kind: does === "denies" ? "limit" : "unknown-tool", what: text, because, at }];
}
