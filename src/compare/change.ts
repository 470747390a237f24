/** What can be told of one subagent between two inspections: the words of a comparison. */
import type { Capability } from "../model/capability.ts";
import type { Subject } from "../inspect/index.ts";
import type { Grant } from "../model/profile.ts";
import type { Place } from "../repo/text.ts";

/**
 * `renamed`: the same subagent in another file or under another name; `moved`: in another layer; `shadowed`: another
 * one of its name now wins; `lost`: its host would no longer offer it, whatever the reason; `unshadowed` and `restored`
 * are their opposites.
 */
export const changeKinds = [
  "added",
  "removed",
  "changed",
  "renamed",
  "moved",
  "shadowed",
  "unshadowed",
  "lost",
  "restored",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One value before and after, each on one line; `null` where there is none. */
export interface Difference {
  /** In the words of `list`, as in `Change.fields`. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Where it stands now, or stood where it is gone. */
  readonly at: Place;
}

/** One reason why a change lets a subagent do more. */
export interface Widening {
  /** `reach`: through agents that it may start; `authority`: by a setting beside the profile; `grant`: it begins to use one. */
  readonly kind: "capability" | "scope" | "bypass" | "grant" | "reach" | "authority";
  readonly capability: Capability | null;
  /** Completes the subagent's name in the reader's words; what a repository wrote stands between backticks. */
  readonly message: string;
  readonly at: Place;
  /** Of `reach`: those that it starts one after the other, the one that holds the capability last. Empty otherwise. */
  readonly way: readonly Subject[];
}

/** How a prompt changed: in lines, and hidden characters that are there now and were not before. */
export interface PromptChange {
  readonly added: number;
  readonly removed: number;
  readonly hidden: number;
}

/** One subagent of one host, before and after. */
export interface Change {
  readonly kind: ChangeKind;
  readonly before: Subject | null;
  readonly after: Subject | null;
  readonly gained: readonly Grant[];
  readonly lost: readonly Grant[];
  /**
   * It may do something that it could not before: a new capability, one that lost its scope, a bypass. A profile that
   * is new has widened when it may do more than read; one that uses a grant, when `granted` says so.
   */
  readonly widened: boolean;
  /** What differs, in the words of `list`: `description`, `model`, `permissionMode`, `tools`, `prompt`, …; `files`: what it names or starts. */
  readonly fields: readonly string[];
  /** `new`: it uses a grant and did not before. `other`: it does as before, and what the grant was given to has changed. */
  readonly granted?: "new" | "other";
  /** Of what `fields` names, what can be shown in a line, in the same order. */
  readonly differences: readonly Difference[];
  /** None exactly where `widened` is false. */
  readonly widenings: readonly Widening[];
  /** `null` where the prompt is as it was. */
  readonly prompt: PromptChange | null;
}

/** The material of every subject, before and after, that does something by a grant only. */
export type GrantHolders = ReadonlyMap<Subject, string>;
