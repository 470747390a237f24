/** Which tools an agent has: `enabled_tools`, `disabled_tools` and what no permission lets through. */
import { capabilities, type Capability, inOrder } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import { asksNothing, deniesAll, permissionOf, toolTableOf } from "./approvals.ts";
import { type NamePattern, patternOf } from "./patterns.ts";
import { fileTools, formerNames, meantBy, newerTools, powersOf, tools } from "./tools.ts";

/** One entry of a list of patterns. */
interface Entry {
  readonly text: string;
  readonly at: Place;
  /** Absent: it matches nothing. */
  readonly pattern?: NamePattern;
}

/** The powers, and which tools are behind them. */
export interface VibeGrants extends ToolGrants {
  readonly isGiven: (tool: string) => boolean;
}

function entriesOf(node: Node | undefined, source: Source): readonly Entry[] {
  return listItems(node).flatMap((item): readonly Entry[] => {
    if (item.kind !== "scalar") return [];
    const pattern = patternOf(item.text);
    return [{ text: item.text, at: { source, span: item.span }, ...(pattern ? { pattern } : {}) }];
  });
}

/** With `enabled_tools` only those count, and `disabled_tools` has no effect. */
export function readTools(table: Table, source: Source, home: Place): VibeGrants {
  const enabled = entriesOf(valueOf(table, "enabled_tools"), source);
  const denied = [
    ...entriesOf(valueOf(table, "disabled_tools"), source),
    ...entriesOf(valueOf(table, "base_disabled"), source),
  ];
  const refused = refusedIn(table);
  const read = enabled.length > 0 ? onlyThese(enabled, refused) : allBut(denied, refused, home);
  const ineffective = enabled.length > 0 ? besideEnabled(table, source) : denied.flatMap(idleDenial);
  return { ...read, ineffective: [...read.ineffective, ...ineffective] };
}

/** Tools none of whose calls is let through. */
function refusedIn(table: Table): ReadonlySet<string> {
  return new Set(asksNothing(table) ? [] : tools.names.filter((name) => isRefused(name, toolTableOf(table, name))));
}

function isRefused(tool: string, settings: Table | undefined): boolean {
  const isNever = permissionOf(settings) === "never";
  if (tool === "web_fetch" || tool === "web_search") return isNever;
  if (tool !== "task" && !fileTools.has(tool)) return false;
  if (deniesAll(tool, settings)) return true;
  const isEmpty = (key: string): boolean => {
    const node = valueOf(settings, key);
    return node?.kind === "list" && node.items.length === 0;
  };
  const hasAllowed = listItems(valueOf(settings, "allowlist")).length > 0;
  return isNever && !hasAllowed && isEmpty(tool === "task" ? "allowlist" : "sensitive_patterns");
}

/** An expression that this tool does not read counts as one that matches. */
function onlyThese(entries: readonly Entry[], refused: ReadonlySet<string>): VibeGrants {
  const grants = entries.flatMap((entry) => grantsOf(entry, refused));
  const names = new Set(
    tools.names.filter((name) => entries.some(({ pattern }) => pattern && pattern.matches(name) !== false)),
  );
  const external = entries.some(mayBeOfServer);
  return {
    grants: stated(
      grants,
      entries[0]?.at ?? grants[0]?.at ?? { source: { path: "", text: "" }, span: { start: 0, end: 0 } },
    ),
    denied: [],
    ineffective: entries.flatMap(idleEntry),
    isGiven: (tool) => (tools.has(tool) ? names.has(tool) : external),
  };
}

function grantsOf(entry: Entry, refused: ReadonlySet<string>): readonly Grant[] {
  const { text, at, pattern } = entry;
  const matched = tools.names.filter((name) => pattern && pattern.matches(name) !== false && !refused.has(name));
  const elsewhere = (pattern?.words ?? []).flatMap((word) => otherVersions(word) ?? []);
  const given = inOrder([...powersOf(matched), ...elsewhere, ...(mayBeOfServer(entry) ? ["external" as const] : [])]);
  return given.map((capability) => ({ tool: text, capability, scope: null, at }));
}

/** What a name that 2.18 does not have gives in other versions. */
function otherVersions(word: string): readonly Capability[] | undefined {
  const former = formerNames.get(word);
  return former === undefined ? newerTools.lookup(word) : tools.lookup(former);
}

/** Names of servers' tools, and of tools in Python, are not known here. */
function mayBeOfServer({ pattern }: Entry): boolean {
  if (!pattern || pattern.isForeign) return false;
  return pattern.words?.every((word) => tools.has(word) || otherVersions(word) || meansTool(word)) !== true;
}

/** A word of another host that no server's tool has: those have `_` in their names. */
function meansTool(word: string): boolean {
  return !word.includes("_") && meantBy(word) !== undefined;
}

function idleEntry({ text, at, pattern }: Entry): readonly Ineffective[] {
  if (!pattern) return [{ kind: "unknown-tool", what: text, because: "it is blank and matches no tool", at }];
  if (pattern.isForeign)
    return [{ kind: "unknown-tool", what: text, because: "matches no tool: Vibe has no scopes here", at }];
  return (pattern.words ?? []).flatMap((word): readonly Ineffective[] => {
    if (tools.has(word)) return [];
    const now = formerNames.get(word);
    if (now !== undefined)
      return [
        {
          kind: "unknown-tool",
          what: text,
          because: `it is the former name of \`${now}\`, and gives nothing in 2.18; write \`${now}\``,
          at,
          meant: now,
        },
      ];
    const meant = meansTool(word) ? meantBy(word) : undefined;
    if (meant === undefined) return [];
    return [{ kind: "unknown-tool", what: text, because: "it is the name of no tool of Vibe", at, meant }];
  });
}

function allBut(denied: readonly Entry[], refused: ReadonlySet<string>, home: Place): VibeGrants {
  const isDenied = (name: string): boolean => denied.some(({ pattern }) => pattern?.matches(name) === true);
  const left = tools.names.filter((name) => !isDenied(name));
  const external = !denied.some(({ pattern }) => pattern?.isAll);
  const powers = new Set<Capability>(powersOf(left.filter((name) => !refused.has(name))));
  const given = capabilities.filter((one) => (one === "external" ? external : powers.has(one)));
  return {
    grants: implied(grantEach(home, given), home, "without `enabled_tools` it has every tool that is not disabled"),
    denied: denied.map(({ text }) => text),
    ineffective: [],
    isGiven: (tool) => (tools.has(tool) ? left.includes(tool) : external),
  };
}

/** What is disabled beside `enabled_tools` is not. */
function besideEnabled(table: Table, source: Source): readonly Ineffective[] {
  const node = valueOf(table, "disabled_tools");
  if (listItems(node).length === 0 || !node) return [];
  const because = "disables nothing, because `enabled_tools` is there; leave the tools out of that list";
  return [{ kind: "limit", what: "disabled_tools", because, at: { source, span: node.span } }];
}

function idleDenial({ text, at, pattern }: Entry): readonly Ineffective[] {
  const limit = (because: string, meant?: string): readonly Ineffective[] => [
    { kind: "limit", what: `disabled_tools: ${text}`, because, at, ...(meant === undefined ? {} : { meant }) },
  ];
  if (pattern?.isForeign) return limit("disables nothing, because Vibe has no scopes here");
  const [word, ...others] = pattern?.words ?? [];
  if (word === undefined || others.length > 0 || tools.has(word)) return [];
  const now = formerNames.get(word);
  if (now !== undefined) return limit(`disables nothing, because the tool is now named \`${now}\``, now);
  const meant = meansTool(word) ? meantBy(word) : undefined;
  return meant === undefined ? [] : limit(`disables nothing, because the tool is named \`${meant}\` in Vibe`, meant);
}
