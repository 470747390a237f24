/** Merges what a session reads: settings of all its files, and agents of one name. */
import type { Item, Problem } from "../../model/load.ts";
import type { Rule, RuleMap } from "./permissions/rules.ts";
import { mergedRules, rulesIn } from "./permissions/rules.ts";

/** What one session adds to an agent. */
export interface Session {
  /** The rules of the settings for every agent. */
  readonly above: readonly Rule[];
  /** The agent's own rules, merged from every file and entry of its name; absent: those of the file alone. */
  readonly own?: readonly Rule[];
  /** Why the agent is switched off. */
  readonly off?: Problem;
  /** Whether some file or entry of its name describes it. */
  readonly isDescribed?: boolean;
}

/** A file or an entry of settings that is read, before it is known what else sessions read. */
export interface Draft {
  /** The name by which the host merges it; `undefined` if the host takes nothing of it. */
  readonly key: string | undefined;
  readonly rules: RuleMap;
  /** Whether it has a `description` that is not blank. */
  readonly isDescribed?: boolean;
  /** What `disable` says. */
  readonly isOff?: boolean | undefined;
  /** The problem of an agent that this file or entry switches off. */
  readonly off?: Problem;
  /** The item; `sessions` are those that read it. */
  readonly finish: (sessions: readonly Session[]) => Item;
}

/**
 * Drafts that one step of the host reads. Of those with one key the last wins, in an order that the file system
 * decides.
 */
export type Step = readonly Draft[];

/** What the steps of one session make of an agent, where `draft` wins within its own step. */
export function sessionOf(draft: Draft, steps: readonly Step[], above: readonly Rule[]): Session {
  let own: RuleMap = new Map();
  let last: Draft | undefined;
  let isDescribed = false;
  for (const step of steps) {
    const found = step.includes(draft) ? draft : step.findLast(({ key }) => key === draft.key);
    if (!found) continue;
    own = mergedRules(own, found.rules);
    if (found.isOff !== undefined) last = found;
    if (found.isDescribed) isDescribed = true;
  }
  return { above, own: rulesIn(own), isDescribed, ...(last?.isOff && last.off ? { off: last.off } : {}) };
}
