/** What a host makes of a tree: layers, and an item with a verdict for everything it looked at. */
import type { Profile } from "./profile.ts";
import type { Place } from "../repo/text.ts";

/** What is wrong, in the reader's words: what is the case, lower case, no full stop. */
export interface Problem {
  readonly message: string;
  readonly at: Place;
  /** Tells problems of one sort apart for policy: `document`, `strict-readers`. */
  readonly kind?: string;
  readonly related?: readonly Related[];
  /** Tells it from any other with the same problem, and is the same wherever and whenever it stands: a finding's value. */
  readonly identity?: string;
}

export interface Related {
  readonly message: string;
  readonly at: Place;
}

export interface Load {
  /** `failed`: the host would not start, or would offer no subagent at all. */
  readonly status: "loaded" | "absent" | "failed";
  readonly problem?: Problem;
  readonly layers: readonly Layer[];
  readonly items: readonly Item[];
  /** What the host would read and the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
}

/** A place where a host finds profiles, and the settings beside them. Layers and items compare by reference. */
export interface Layer {
  readonly name: "builtin" | "system" | "user" | "project" | "plugin" | "cli" | "outside";
  /** Its directory: `.codex`, `packages/x/.claude/agents`, `~/.vtcode/agents`; `""` for built-ins. */
  readonly root: string;
  readonly status: "loaded" | "absent" | "failed";
  /** Of the layer itself. A fault of one file stands at its item. */
  readonly problem?: Problem;
  readonly authority: readonly Authority[];
}

/** A setting beside the profiles that decides what they may do. */
export interface Authority {
  readonly setting: string;
  readonly value: string;
  /** `bypasses`: nothing is asked any more, or the sandbox is gone; `auto-approves`: one power as a whole is not asked about. */
  readonly effect: "narrows" | "widens" | "auto-approves" | "bypasses";
  /** Completes "`approval_policy = "never"` …". */
  readonly because: string;
  /** Orders the values of one setting that narrow: the higher, the less is left. Absent where they cannot be compared. */
  readonly strictness?: number;
  /** All that it stands for, where `value` does not say that: compared, and never shown, since it may hold secrets. */
  readonly content?: string;
  /** Whether it may be what stops tools, so that without it they do more. */
  readonly isGuard?: boolean;
  readonly at: Place;
}

export type Verdict =
  /** The host would offer this subagent. */
  | { readonly kind: "loaded" }
  /** Another profile of the same name wins, wherever a session starts. */
  | { readonly kind: "shadowed"; readonly by: Item }
  /** The host refuses it, and says so. */
  | { readonly kind: "rejected"; readonly problem: Problem }
  /** The host leaves it out, and hardly anyone notices. */
  | { readonly kind: "dropped"; readonly problem: Problem }
  /** Fine by itself; another file takes it down. */
  | { readonly kind: "lost"; readonly problem: Problem }
  /** Not a profile to this host, and nobody would think so. */
  | { readonly kind: "passed-over" };

export interface Item {
  readonly layer: Layer;
  /** The file that makes it a profile first, then those that go with it; none for a built-in. Paths of the tree. */
  readonly files: readonly string[];
  readonly verdict: Verdict;
  /** There whenever something could be read, also where the host refuses it: one bad line hides no other fault. */
  readonly profile?: Profile;
  /** The host reads this leniently; a strict reader of the same file would not. */
  readonly leniency?: Problem;
}

/** Whether a host would let a session use it, now or after a neighbour is mended. */
export function isOffered({ verdict }: Item): boolean {
  return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
