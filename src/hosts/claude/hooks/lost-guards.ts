/**
 * Hooks that could block a tool call, but that Claude Code does not run: those with a fault, outside `hooks`, or inside
 * the hooks of another event. It drops a profile with such hooks, skips a settings file with them and does not load a
 * plugin with them, so that nothing runs without its guard. Only a skill stays, without its hooks and its approvals.
 * Measured on 2.1.332, 2.1.330 and 2.1.267, with 3,200 generated frontmatters.
 */
import { type Entry, isNull, type Node, type Table, valueOf } from "../../../parsers/node.ts";
import type { Span } from "../../../repo/text.ts";
import { events, faultInHooks, guards } from "./index.ts";

/** Where a hook is lost, and why, as a sentence without a full stop. */
export interface LostGuard {
  readonly span: Span;
  readonly message: string;
}

/** Hooks in the wrong place, by the key that holds them: `PreToolUse`, `hooks`. */
interface Misplaced {
  readonly span: Span;
  readonly key: string;
}

/** Keys whose values Claude Code does not search for hooks, at any depth, by kind of file. */
const unsearched = {
  profile: new Set(["metadata", "mcpServers", "lspServers"]),
  manifest: new Set(["metadata", "mcpServers"]),
  hooks: new Set<string>(),
  settings: new Set("mcpServers lspServers env extraKnownMarketplaces additionalMarketplaces pluginConfigs".split(" ")),
} as const satisfies { readonly [kind: string]: ReadonlySet<string> };

type Kind = keyof typeof unsearched;

/** The first hook that is lost in frontmatter, in settings, or in a plugin. `of`: the events that can block. */
export function lostGuardIn(root: Table, kind: Kind, of: readonly string[] = guards): LostGuard | undefined {
  const wrong = wrongGuardIn(root, kind, of);
  if (wrong) return wrong;
  for (const hooks of mappingsOf(root, kind)) {
    const inner = hooksOfOthers(hooks, of);
    if (inner) return { span: inner.span, message: `\`${inner.key}\` is inside the hooks of another event` };
  }
  const outer = hooksOutside(root, unsearched[kind], of);
  return outer && { span: outer.span, message: whyOutside(outer.key) };
}

/** What has events under `hooks`. A manifest may have a list of mappings and paths there. */
function mappingsOf(root: Table, kind: Kind): readonly Table[] {
  const hooks = valueOf(root, "hooks");
  const nodes = kind === "manifest" && hooks?.kind === "list" ? hooks.items : hooks ? [hooks] : [];
  return nodes.flatMap((node) => (node.kind === "table" ? [node] : []));
}

function whyOutside(key: string): string {
  return key === "hooks"
    ? "a list `hooks` inside another key looks like hooks that do not run; rename it"
    : `\`${key}\` is outside \`hooks\`, where its hooks do not run`;
}

/**
 * The first fault in hooks that are in their place. `hooks` that is no mapping matters in a profile, and in a plugin's
 * file with hooks, there with any value but null.
 */
export function wrongGuardIn(root: Table, kind: Kind, of: readonly string[] = guards): LostGuard | undefined {
  const hooks = valueOf(root, "hooks");
  if (hooks && hooks.kind !== "table" && kind === "hooks" && !isNull(hooks))
    return { span: hooks.span, message: "`hooks` is not a mapping of events" };
  const nodes = hooks && kind === "profile" ? [hooks] : mappingsOf(root, kind);
  for (const node of nodes) {
    const wrong = faultInHooks(node, of);
    if (wrong) return { span: wrong.at.span, message: `\`hooks\` ${wrong.because}` };
  }
  return undefined;
}

/** Claude Code looks into so many lists and mappings around a key. */
const deepest = 4;

/** How a value is searched. */
interface Search {
  /** The events whose hooks can block. */
  readonly of: readonly string[];
  /** Keys whose values are not searched. */
  readonly without: ReadonlySet<string>;
  /** Whether it belongs to an event, whose matchers have a list `hooks` of their own. */
  readonly inEvent: boolean;
  /** The least depth at which a value was searched in vain: an alias may lead to one value many times. */
  readonly seen: Map<Node, number>;
}

/** Hooks outside `hooks`. */
function hooksOutside(root: Table, without: ReadonlySet<string>, of: readonly string[]): Misplaced | undefined {
  const searches = searchesOf(without, of);
  const entries = lastOf(root).filter(({ name }) => name !== "hooks");
  return findIn(entries, 0, searches.outside, searches);
}

/** Hooks that could block a tool call, in the hooks of another event. */
function hooksOfOthers(hooks: Table, of: readonly string[]): Misplaced | undefined {
  const searches = searchesOf(new Set(), of);
  const entries = lastOf(hooks);
  const list = looseList(entries);
  if (list) return list;
  for (const { name = "", value } of entries) {
    const isMatchers = events.has(name) || value.kind === "list";
    const found = find(value, 1, isMatchers ? searches.inside : searches.outside, searches);
    if (found) return found;
  }
  return undefined;
}

interface Searches {
  readonly outside: Search;
  readonly inside: Search;
}

function searchesOf(without: ReadonlySet<string>, of: readonly string[]): Searches {
  return {
    outside: { of, without, inEvent: false, seen: new Map() },
    inside: { of, without, inEvent: true, seen: new Map() },
  };
}

/** `depth`: how many lists and mappings there are from the frontmatter to this value, itself included. */
function find(node: Node, depth: number, search: Search, searches: Searches): Misplaced | undefined {
  if (node.kind === "scalar" || depth > deepest || (search.seen.get(node) ?? Infinity) <= depth) return undefined;
  search.seen.set(node, depth);
  if (node.kind === "table") return findIn(lastOf(node), depth, search, searches);
  for (const item of node.items) {
    const found = find(item, depth + 1, search, searches);
    if (found) return found;
  }
  return undefined;
}

function findIn(entries: readonly Entry[], depth: number, search: Search, searches: Searches): Misplaced | undefined {
  const list = depth === 0 || search.inEvent ? undefined : looseList(entries);
  if (list) return list;
  for (const { name = "", key, value } of entries) {
    if (search.of.includes(name) && holdsHooks(value)) return { span: key.span, key: name };
    if (search.without.has(name)) continue;
    const found = find(value, depth + 1, events.has(name) ? searches.inside : search, searches);
    if (found) return found;
  }
  return undefined;
}

/** A list `hooks` in a mapping that has no event, as a matcher has. */
function looseList(entries: readonly Entry[]): Misplaced | undefined {
  const hooks = entries.find(({ name }) => name === "hooks");
  const isLoose = hooks?.value.kind === "list" && hooks.value.items.length > 0;
  return isLoose && !entries.some(({ name = "" }) => events.has(name))
    ? { span: hooks.key.span, key: "hooks" }
    : undefined;
}

/** Nothing and an empty list hold no hooks. */
function holdsHooks(node: Node): boolean {
  return node.kind === "list" ? node.items.length > 0 : node.kind === "table" || node.value !== null;
}

/** Of a repeated key the last value counts. */
function lastOf({ entries }: Table): readonly Entry[] {
  const last = new Map(entries.map((entry) => [entry.name, entry]));
  return entries.filter((entry) => last.get(entry.name) === entry);
}
