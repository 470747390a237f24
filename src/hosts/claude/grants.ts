/** Reads `tools` and `disallowedTools`: their grants, and their entries without effect. */
import { implied, stated } from "../../model/fact.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { grantEach, type ToolGrants } from "../_kit/tools.ts";
import type { Place, Source } from "../../repo/text.ts";
import {
  type Denial,
  denialBy,
  given,
  isBracketed,
  type Tool,
  type ToolEntry,
  toolLike,
  toolListOf,
  toolNamed,
} from "./tools.ts";

const grantsNothing = "grants nothing";
const deniesNothing = "denies nothing";

/** `home` is where a `tools` key would be written. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const denial = readDenied(table, source);
  const listed = readListed(table, source, home, denial.entries);
  return {
    grants: listed.grants,
    denied: denial.entries.map(({ written }) => written),
    ineffective: [...denial.ineffective, ...listed.ineffective],
  };
}

/** The entries of `disallowedTools` that take tools away, and those that may take nothing away. */
function readDenied(
  table: Table,
  source: Source,
): { readonly entries: readonly ToolEntry[]; readonly ineffective: readonly Ineffective[] } {
  const node = valueOf(table, "disallowedTools");
  if (!node) return { entries: [], ineffective: [] };
  const { entries, unreadable } = isNothing(node) ? { entries: [], unreadable: [] } : toolListOf(node, source);
  const withoutEffect = entries.flatMap((entry) =>
    toolNamed(entry.name)?.fate === "withheld" ? [] : (faultOf(entry, deniesNothing) ?? []),
  );
  return {
    entries: isBracketedText(node) ? [] : entries,
    ineffective: [...withoutEffect, ...undenying(node, unreadable, source)],
  };
}

/** What `tools` grants, or the absence of it, without what is denied. */
function readListed(
  table: Table,
  source: Source,
  home: Place,
  denied: readonly ToolEntry[],
): Pick<ToolGrants, "grants" | "ineffective"> {
  const isDenied = denialBy(denied);
  const everyTool = (at: Place): readonly Grant[] => everything(at, denied.length > 0 ? isDenied : undefined);
  const node = valueOf(table, "tools");
  if (!node) {
    const because = `no \`tools\` key means every tool${denied.length > 0 ? " that is not denied" : ""}`;
    return { grants: implied(everyTool(home), home, because), ineffective: [] };
  }
  const at = { source, span: node.span };
  const wrong = whatIsWrong(node);
  if (wrong !== undefined)
    return {
      grants: implied(everyTool(at), at, "`tools` without names may mean every tool"),
      ineffective: [{ kind: isNothing(node) ? "value" : "limit", what: "tools", because: wrong, at }],
    };
  const { entries, unreadable } = toolListOf(node, source);
  const value = (because: string, at: Place): Ineffective => ({ kind: "value", what: "tools", because, at });
  const bracketed = isBracketedText(node)
    ? [value("it is one text and no list, so the host may find none of its tools", at)]
    : [];
  const grants = entries.flatMap((entry) => (isDenied(entry.name) ? [] : grantsOfEntry(entry, isDenied, everyTool)));
  const guessed = unreadable.slice(0, 50).flatMap((item) => grantsWithin(item, { source, span: item.span }, 0));
  return {
    grants: stated([...grants, ...guessed], at),
    ineffective: [
      ...bracketed,
      ...unreadable.map((item) => value("an entry of it is no text", { source, span: item.span })),
      ...entries.flatMap((entry) => faultOf(entry, grantsNothing) ?? []),
    ],
  };
}

function isBracketedText(node: Node): boolean {
  return node.kind === "scalar" && isBracketed(node.text);
}

/** Values of `disallowedTools` that name no tool, and so may take none away. */
function undenying(node: Node, unreadable: readonly Node[], source: Source): readonly Ineffective[] {
  const limit = (because: string, { span }: Node): Ineffective => ({
    kind: "limit",
    what: "disallowedTools",
    because,
    at: { source, span },
  });
  if (node.kind === "table") return [limit("it is a mapping and no list of names, so it may deny nothing", node)];
  if (node.kind === "scalar" && isBracketed(node.text))
    return [limit("it is one text and no list, so it may deny nothing", node)];
  return unreadable.map((item) => limit("an entry of it is no text, so it may deny nothing", item));
}

/** Why a `tools` value names no tools; `undefined` for a list or a text of names. */
function whatIsWrong(node: Node): string | undefined {
  if (isNothing(node)) return "it has no value, which this host may read as every tool or as none";
  if (node.kind === "table") return "it is a mapping and no list of names, so this host may grant every tool";
  if (node.kind === "scalar" && typeof node.value !== "string")
    return "it is no list of names, so this host may grant every tool";
  return undefined;
}

function isNothing(node: Node): boolean {
  return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}

/** Every tool: one grant for each capability where nothing is denied, else one for each tool that remains. */
function everything(at: Place, isDenied: Denial | undefined): readonly Grant[] {
  if (!isDenied) return grantEach(at);
  const kept = given.flatMap(({ name, capability }) =>
    capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : [],
  );
  return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}

function grantsOfEntry(
  { written, name, scope, at }: ToolEntry,
  isDenied: Denial,
  everyTool: (at: Place) => readonly Grant[],
): readonly Grant[] {
  if (name === "*" || meansEverything(name)) return everyTool(at);
  if (name.startsWith("mcp__")) return [{ tool: written, capability: "external", scope, at }];
  const tool = toolNamed(name) ?? toolLike(name);
  if (tool) {
    const powerless = tool.capability === undefined || tool.fate === "withheld";
    return powerless
      ? []
      : [{ tool: written, capability: tool.capability, scope: tool.name === "Agent" ? null : scope, at }];
  }
  if (isPattern(name))
    return given.flatMap(({ name: word, capability }) =>
      capability && fits(name, word) && !isDenied(word) ? [{ tool: written, capability, scope: null, at }] : [],
    );
  const words = wordsIn(name);
  if (words)
    return words.flatMap(({ name: word, capability, fate }) =>
      capability && fate !== "withheld" ? [{ tool: word, capability, scope: null, at }] : [],
    );
  return [{ tool: written, capability: "external", scope, at }];
}

/** Words by which authors mean every tool. How the host reads them is UNVERIFIED, so they count. */
function meansEverything(name: string): boolean {
  return /^(?:\*+|all|any|everything|inherit|all[- ]tools|full[- ]access)$/i.test(name);
}

/** Whether an entry is meant as a pattern of names. That this host has such patterns apart from `mcp__*` is UNVERIFIED. */
function isPattern(name: string): boolean {
  return name.includes("*") && given.some((tool) => fits(name, tool.name));
}

function fits(pattern: string, name: string): boolean {
  return new RegExp(
    `^${pattern
      .slice(0, 100)
      .replace(/[.+?^$()|[\]\\{}]/g, "\\$&")
      .replace(/\*+/g, ".*")}$`,
    "i",
  ).test(name);
}

/** The tools of an entry that lacks its commas or a parenthesis. The host may split it elsewhere, so all of them count. */
function wordsIn(name: string): readonly Tool[] | undefined {
  const words = name
    .replace(/\([^)]*(?:\)|$)/g, " ")
    .split(/[^\w*-]+/)
    .flatMap((word) => toolNamed(word) ?? []);
  return words.length > 0 ? words : undefined;
}

/** What an entry that YAML reads as a mapping or a list, such as `- Bash(npm: test)`, grants to a reader that flattens it. */
function grantsWithin(node: Node, at: Place, depth: number): readonly Grant[] {
  if (node.kind === "scalar") {
    const tool = toolNamed(/^[A-Za-z]+/.exec(node.text)?.[0] ?? "");
    return tool?.capability && tool.fate !== "withheld"
      ? [{ tool: tool.name, capability: tool.capability, scope: null, at }]
      : [];
  }
  if (depth > 2) return [];
  const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
  return inner.slice(0, 50).flatMap((item) => grantsWithin(item, at, depth + 1));
}

type Fault = Pick<Ineffective, "kind" | "because">;

/** What is wrong with an entry. `effect` completes the message for a name that the host does not know. */
function faultOf(entry: ToolEntry, effect: typeof grantsNothing | typeof deniesNothing): Ineffective | undefined {
  const { written, name, scope, at } = entry;
  const isGrant = effect === grantsNothing;
  if (name.startsWith("mcp__") || (name === "*" && isGrant)) return undefined;
  const star = { kind: "limit", because: "this host may know no such pattern here, so it may deny nothing" } as const;
  const tool = toolNamed(name);
  const fault =
    /^\*+$/.test(name) && !isGrant
      ? star
      : tool
        ? knownToolFault(tool, isGrant && scope !== null, effect)
        : unknownToolFault(name, isGrant, effect);
  return fault && { kind: fault.kind, what: written, because: fault.because, at };
}

function knownToolFault({ name, fate }: Tool, isScopedGrant: boolean, effect: string): Fault | undefined {
  if (name === "Agent" && isScopedGrant)
    return { kind: "limit", because: "a subagent may start any agent, and the list does not hold" };
  if (fate === "gone") return { kind: "removed-tool", because: `this host no longer has such a tool, so it ${effect}` };
  return fate === "withheld" ? { kind: "value", because: "subagents never get this tool" } : undefined;
}

function unknownToolFault(name: string, isGrant: boolean, effect: string): Fault {
  const unknown = (because: string): Fault => ({ kind: "unknown-tool", because });
  if (isGrant && meansEverything(name))
    return unknown("this host has no such tool, and without the `tools` key it would grant every tool");
  if (isPattern(name))
    return unknown(`it is a pattern, and this host may know none, so it may ${isGrant ? "grant" : "deny"} nothing`);
  const like = toolLike(name);
  if (like) return unknown(`this host knows \`${like.name}\` and may want exactly that spelling`);
  if (wordsIn(name))
    return unknown(
      `${name.includes("(") ? "a parenthesis does not close" : "a comma is missing"}, so this host may see none of these names`,
    );
  return unknown(`this host has no such tool, so it ${effect}`);
}
