/** The tools of a host by name, and what a list of them gives. */
import { capabilities, type Capability } from "../../../model/capability.ts";
import type { Fact } from "../../../model/fact.ts";
import type { Grant, Ineffective } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";

/** What the keys of a profile that list tools give together. The fields have the names and meanings of `Profile`. */
export interface ToolGrants {
  /** What the profile is granted; what is denied is already taken away. */
  readonly grants: Fact<readonly Grant[]>;
  /** Tools that the profile denies, in the author's spelling. */
  readonly denied: readonly string[];
  /** Entries that do nothing, or not what their author means. */
  readonly ineffective: readonly Ineffective[];
}

/**
 * Tool names by capability, separated by white space. A name may be in several lists. `state`: tools that only keep the
 * session's own state and grant nothing.
 */
export type ToolNames = { readonly [C in Capability | "state"]?: string };

/** What each tool of a host may do. */
export interface ToolTable {
  /** Every tool, as the host spells it, in the order of `ToolNames`. */
  readonly names: readonly string[];
  /** Whether the host has a tool of this name, compared as the host compares names. */
  has(name: string): boolean;
  /**
   * What the tool may do: empty for a tool that only keeps state, `undefined` when the host has no tool of this name.
   */
  lookup(name: string): readonly Capability[] | undefined;
}

/**
 * Makes a tool table. `normalize` is what the host does with a name before it compares it, for example
 * `(name) => name.toLowerCase()`; without it names are compared exactly, as most hosts do.
 */
export function toolTable(names: ToolNames, normalize: (name: string) => string = (name) => name): ToolTable {
  const spellings = new Set<string>();
  const tools = new Map<string, readonly Capability[]>();
  for (const [group, list] of Object.entries(names)) {
    for (const name of list.trim().split(/\s+/)) {
      const key = normalize(name);
      spellings.add(name);
      tools.set(key, [...(tools.get(key) ?? []), ...capabilities.filter((capability) => capability === group)]);
    }
  }
  return {
    names: [...spellings],
    has: (name) => tools.has(normalize(name)),
    lookup: (name) => tools.get(normalize(name)),
  };
}

/**
 * Finds the host's own tool for a name that another host, or another spelling, has for it. `names` lists those names by
 * the host's own tool, in lower case without `-`, `_` and spaces, separated by spaces. Scopes such as `(git log:*)` are
 * ignored. The result is `undefined` when no tool is known by that name anywhere.
 */
export function ownToolNames(names: { readonly [own: string]: string }): (name: string) => string | undefined {
  const meanings = new Map(
    Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word): [string, string] => [word, own])),
  );
  return (name) =>
    meanings.get(
      name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""),
    );
}

/** The one of a host's names that differs from `name` only by case, `-`, `_` and spaces: for `Ineffective.meant`. */
export function nearName(name: string, own: readonly string[]): { readonly meant?: string } {
  const fold = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, "");
  const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
  return meant === undefined || second !== undefined ? {} : { meant };
}

/** One grant without scope for each capability: what `tool` gives at one place. The default is every tool. */
export function grantEach(at: Place, granted: readonly Capability[] = capabilities, tool = "*"): readonly Grant[] {
  return granted.map((capability) => ({ tool, capability, scope: null, at }));
}
