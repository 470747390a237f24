/** What a host loads from a tree: layers, and an item with a verdict for every file that it looks at. */
import type { Capability } from "./capability.ts";
import type { Certainty } from "./certainty.ts";
import type { Fix } from "./fix.ts";
import type { HookOrServer, Ineffective, Profile } from "./profile.ts";
import type { Searched } from "../repo/started/named.ts";
import type { Place } from "../repo/text.ts";

/** What is wrong. The message is in lower case, without a full stop. */
export interface Problem {
  readonly message: string;
  readonly at: Place;
  /** A kind for settings of a policy: `document`, `strict-readers`. Of a policy itself: `unfetched`. */
  readonly kind?: string;
  /** `part`: the rest of its file was checked. Absent: the whole file could not be. */
  readonly scope?: "part";
  readonly related?: readonly Related[];
  /** Distinguishes equal problems, independent of place and time: the value of a finding. */
  readonly identity?: string;
  /** How it is known that the host does so; by default as the host's facts are. */
  readonly certainty?: Certainty;
  /** What to write instead; absent: nothing to paste. */
  readonly fixes?: readonly Fix[];
  /** The repository on github.com, in lower case, that it is about: nothing in itself is from elsewhere. */
  readonly repository?: string;
  /** The key that causes it, such as `description`: another rule's finding about the same key is the same cause. */
  readonly cause?: string;
}

/** Why a strict reader refuses a file that the host loads. */
export interface Leniency extends Problem {
  /**
   * Completes "Claude Code loads this file …", where the host does not read all that is written: `without its
   * frontmatter, so with every tool`. Absent: it reads the whole file.
   */
  readonly as?: string;
}

/** Another place that explains a problem or a finding. */
export interface Related {
  /** A phrase without a full stop: `defined here`. */
  readonly message: string;
  readonly at: Place;
  /** Whether the place is in the tree before the change. */
  readonly isOfBase?: true;
}

/** Where the base says otherwise. */
export function atBase(at: Place): Related {
  return { message: "at the base", at, isOfBase: true };
}

/** All that one host makes of one tree. */
export interface Load {
  /** `failed`: the host would not start, or would offer no subagent at all. */
  readonly status: "loaded" | "absent" | "failed";
  readonly problem?: Problem;
  readonly layers: readonly Layer[];
  readonly items: readonly Item[];
  /** What the host would read, but the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
}

/**
 * A directory where a host finds profiles, with the settings next to them. Layers and items compare by reference. In a
 * layer `organisation` they reach every repository of the organisation.
 */
export interface Layer {
  readonly name: "builtin" | "system" | "user" | "organisation" | "project" | "plugin" | "cli" | "outside";
  /** Its directory: `.codex`, `packages/x/.claude/agents`, `~/.vtcode/agents`; `""` for built-ins. */
  readonly root: string;
  readonly status: "loaded" | "absent" | "failed";
  /** A problem of the layer itself. A fault of one file is at its item. */
  readonly problem?: Problem;
  readonly authority: readonly Authority[];
  /** Its settings without effect; they are no `authority`. */
  readonly ineffective?: readonly Ineffective[];
  /**
   * The directory in and below which sessions have the settings of this layer, as its host says: `""` for
   * `.github/hooks`, `packages/x` for `packages/x/.claude/agents`. Absent: every session of the host.
   */
  readonly governs?: string;
}

/** A setting next to the profiles that affects what they may do. */
export interface Authority {
  readonly setting: string;
  readonly value: string;
  /**
   * What messages say in place of a value that is a command line, as the words after "is": messages are kept and passed
   * on, and a command may hold a secret that nothing marks as one.
   */
  readonly inMessages?: string;
  /**
   * `bypasses`: no prompts at all, or no sandbox; `auto-approves`: no prompts for one whole capability; `unhonoured`:
   * it would bypass, but the host does not apply it here.
   */
  readonly effect: "narrows" | "widens" | "auto-approves" | "bypasses" | "unhonoured";
  /** Completes "`approval_policy = "never"` …". */
  readonly because: string;
  /** What to write instead of a start that asks for nothing by itself. */
  readonly instead?: string;
  /** Orders the narrowing values of one setting: a higher one permits less. Absent if they cannot be compared. */
  readonly strictness?: number;
  readonly related?: readonly Related[];
  /**
   * The command line with which a workflow, a pipeline or a script starts the host without prompts: another one is
   * another setting, since nobody is asked what the session does. Never shown, as `content`.
   */
  readonly command?: string;
  /** It belongs to a command that starts the host in a workflow, a pipeline or a script, and to no other session. */
  readonly ofStart?: true;
  /** The full content, if `value` does not have it. It is compared but never shown, since it may contain secrets. */
  readonly content?: string;
  /** Whether it may block tools, so that they can do more without it. */
  readonly isGuard?: boolean;
  /** It turns off hooks, and with them those that may block tools. */
  readonly endsGuards?: true;
  /**
   * What it does beside the profiles, whatever their tools: `execute` where it starts code, `external` where it
   * connects a server, `network` where it leads elsewhere. The ceiling applies to it. Absent: nothing by itself.
   */
  readonly may?: readonly Capability[];
  /**
   * Command lines and paths that it names. The files of the tree among them are its material: where their content
   * changes, the setting has changed.
   */
  readonly names?: readonly string[];
  /**
   * What a program finds by itself in the directories that `names` are: `programs` directly in them, `everything`, or
   * `modules`, of which a few start by themselves and others only where something names them.
   */
  readonly searches?: Searched;
  /** Of the files that `names` name, only code is its material: nobody knows what reads the others. */
  readonly namesCode?: true;
  /** The event of a hook whose value in `names` is given to a shell as it is, and that value. */
  readonly line?: { readonly event: string; readonly text: string };
  /** The server that it starts or connects to. */
  readonly server?: HookOrServer;
  /** How its effect is known; by default as the host's facts are. */
  readonly certainty?: Certainty;
  readonly at: Place;
}

/** What a host does with a file in one of its places. */
export type Verdict =
  /** The host would offer this subagent. */
  | { readonly kind: "loaded" }
  /** Another profile of the same name wins, wherever a session starts. */
  | { readonly kind: "shadowed"; readonly by: Item }
  /** The host refuses it and reports that. */
  | { readonly kind: "rejected"; readonly problem: Problem }
  /** The host leaves it out, mostly unnoticed. */
  | { readonly kind: "dropped"; readonly problem: Problem }
  /** Valid by itself, but not loaded because of another file. */
  | { readonly kind: "lost"; readonly problem: Problem }
  /** Not a profile for this host, and not meant as one. */
  | { readonly kind: "passed-over" };

/** One subagent, or one file that was meant as one. */
export interface Item {
  readonly layer: Layer;
  /** Paths of the tree: the file that defines the profile first, then related files. Empty for a built-in. */
  readonly files: readonly string[];
  readonly verdict: Verdict;
  /** Present if anything could be read, even if the host refuses it: one bad line must not hide other faults. */
  readonly profile?: Profile;
  /** Why a strict reader would refuse a file that this host reads leniently. */
  readonly leniency?: Leniency;
  /** How its verdict and its capabilities are known; by default as the host's facts are. */
  readonly certainty?: Certainty;
}

/** Whether a host would offer it to a session, now or after another file is fixed. */
export function isOffered({ verdict }: Item): boolean {
  return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}

/** Whether a host would offer it and no other profile takes its place. */
export function isServed(item: Item): boolean {
  return isOffered(item) && item.verdict.kind !== "shadowed";
}

/**
 * What of a load could not be checked at all: links out of the tree, merge conflicts, files that cannot be read.
 * Problems with a kind or of a part of a file are about files that are checked.
 */
export function uncheckedIn({ unjudged }: Pick<Load, "unjudged">): readonly Problem[] {
  return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}
