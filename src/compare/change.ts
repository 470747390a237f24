/** The result of a comparison: one change for each subagent that differs between two inspections. */
import type { Capability } from "../model/capability.ts";
import type { Subject } from "../inspect/index.ts";
import type { Grant } from "../model/profile.ts";
import type { FileReason } from "../inspect/material/differing-files.ts";
import type { Place } from "../repo/text.ts";

/**
 * `renamed`: the same subagent in another file or under another name; `moved`: in another layer; `shadowed`: another
 * subagent of its name now wins; `lost`: its host no longer offers it, for any other reason; `unshadowed` and
 * `restored` are their opposites.
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
  /** One of `Change.fields`. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** In the tree after the change; where the value is gone, in the tree before it. */
  readonly at: Place;
}

/** One way in which a change lets a subagent do more. */
export interface Widening {
  /**
   * `reach`: through agents that it can start; `skill`: through a skill or command; `material`: by a file that it
   * starts and that has changed; `grant`: by a grant of the policy.
   */
  readonly kind: "capability" | "scope" | "bypass" | "grant" | "reach" | "skill" | "material";
  readonly capability: Capability | null;
  /** Follows the subagent's name and a colon. Text from the repository is between backticks. */
  readonly message: string;
  readonly at: Place;
  /**
   * For `reach`: the subagents that are started one after the other; the last one has the capability. Otherwise empty.
   */
  readonly chain: readonly Subject[];
  /** For `material`: the files that changed or are gone. */
  readonly files?: readonly string[];
  /** Of `material`: why those files count whose content is the same. */
  readonly reasons?: readonly FileReason[];
}

/** How a prompt changed. */
export interface PromptChange {
  /** Lines. */
  readonly added: number;
  /** Lines. */
  readonly removed: number;
  /** Hidden characters that the prompt before did not have. */
  readonly hidden: number;
}

/** One subagent of one host, before and after. */
export interface Change {
  readonly kind: ChangeKind;
  /** `null`: it is new. */
  readonly before: Subject | null;
  /** `null`: it is gone, or cannot be read. */
  readonly after: Subject | null;
  /** Its file is there after the change, and could not be checked: what it can do is not known. */
  readonly isUnchecked?: true;
  readonly gained: readonly Grant[];
  readonly lost: readonly Grant[];
  /**
   * Whether it can do something that it could not do before: by a new capability, by one without its former scope, or
   * by a bypass. A new subagent has widened if it can do more than read, one that uses a grant if `granted` is present.
   */
  readonly widened: boolean;
  /**
   * What differs, in the words of `list`: `description`, `model`, `permissionMode`, `tools`, `prompt`, …; `files`:
   * files that it names or starts.
   */
  readonly fields: readonly string[];
  /**
   * `new`: it uses a grant that it did not use before. `other`: it used it before, but what the grant was given to
   * changed.
   */
  readonly granted?: "new" | "other";
  /** Those of `fields` whose values fit in a line, in the same order. */
  readonly differences: readonly Difference[];
  /** Empty if and only if `widened` is false. */
  readonly widenings: readonly Widening[];
  /** `null`: the prompt is unchanged. */
  readonly prompt: PromptChange | null;
}

/** Subagents of both inspections that use a grant, each with a fingerprint of what the grant was given to. */
export type GrantHolders = ReadonlyMap<Subject, string>;

/** The first of those that say the same. */
export function distinctWidenings(widenings: readonly Widening[]): readonly Widening[] {
  const seen = new Set<string>();
  return widenings.filter(({ kind, message }) => !seen.has(kind + message) && seen.add(kind + message));
}
