/** A subagent profile in the form that rules check, the same for all hosts. */
import type { CallRules } from "./call-rules.ts";
import { type Capability, givenBy } from "./capability.ts";
import type { Certainty } from "./certainty.ts";
import type { Fact } from "./fact.ts";
import type { Fix } from "./fix.ts";
import { known } from "./fact.ts";
import type { Reach } from "../repo/repo-index.ts";
import type { Searched } from "../repo/started/named.ts";
import type { Place } from "../repo/text.ts";

/** One capability and the text that grants it. `Bash(git log:*)` is `execute` with the scope `git log:*`. */
export interface Grant {
  /** The tool as the author wrote it; `*` for all tools; or the key that grants, such as `hooks` or `sandbox_mode`. */
  readonly tool: string;
  readonly capability: Capability;
  /** In the host's own syntax; `null`: everything. */
  readonly scope: string | null;
  readonly at: Place;
  /** The profile has its host ask a person each time. */
  readonly asks?: true;
  /**
   * The author's words that allow the tool by its name, where the tool's name alone is not what allows it: `bash:
   * allow`.
   */
  readonly allowedBy?: string;
}

/**
 * Something in the profile that has no effect in its host, or not the one that a reader sees. `because` is a clause
 * ("this host has no such key"); for `cut` it is the predicate of `what` ("is part of the prompt").
 */
export interface Ineffective {
  /**
   * `limit`: a restriction that is not applied; `scope`: a scope in a tool list that bounds nothing; `session`: a limit
   * that the session decides and not the profile; `cut`: text that ends, or begins, where a reader does not see it;
   * `value`: a value that is replaced or ignored.
   */
  readonly kind: "limit" | "scope" | "session" | "cut" | "unknown-tool" | "value" | "removed-tool" | "metadata";
  /** The text, in the author's spelling. */
  readonly what: string;
  readonly because: string;
  /** What to write instead in a file of the host's own, where `because` does not say it. */
  readonly instead?: string;
  readonly at: Place;
  /** The key that causes it, such as `frontmatter` where that cannot be read. */
  readonly cause?: string;
  /** Further texts that have no effect for the same reason. */
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
  /** The part of `what` that varies between profiles with the same habit: `cpp_pro` of `name: cpp_pro`. */
  readonly varies?: string;
  /** The host's own name for the tool or the key in `what`, if it has one that is not in use yet. */
  readonly meant?: string;
  /** What to write instead; absent: nothing to paste. */
  readonly fixes?: readonly Fix[];
  /** How it is known; by default as the host's facts are. */
  readonly certainty?: Certainty;
}

/** A setting that switches off permission prompts or the sandbox. */
export interface Bypass {
  readonly setting: string;
  readonly value: string;
  /**
   * `bypass`: no prompts; `auto-approve`: fewer prompts; `interpreter`: none for an interpreter with free arguments;
   * `unhonoured`: the host does not apply it.
   */
  readonly effect: "bypass" | "auto-approve" | "interpreter" | "unhonoured";
  /** Its effect in this host, or why it has none: completes "`permissionMode: ignore` …". */
  readonly because: string;
  readonly at: Place;
  /** What to write instead; absent: nothing to paste. */
  readonly fixes?: readonly Fix[];
  /** How it is known; by default as the host's facts are. */
  readonly certainty?: Certainty;
}

/** A value that has the profile ask more, or do less, than without it. */
export interface Limit {
  readonly setting: string;
  /** The host's own word for it. */
  readonly value: string;
  /** More is stricter. Of two different values with the same, neither is known to be stricter. */
  readonly strictness: number;
  /** Completes "`permissionMode` is no longer `plan`, which …". */
  readonly because: string;
  readonly at: Place;
}

/** A value of a key on which the power of a profile depends in a way that no capability, hook or bypass says. */
export interface PowerSetting {
  /** The key and those around it, joined by dots: `checkout.repository`. */
  readonly setting: string;
  /** The items of a list, or the only value. They are compared, and shown like other values. */
  readonly values: readonly string[];
  /**
   * How it limits the profile: by what it `allows` (one value more is a limit less), by what it `denies` (one value
   * less is), or as a `quota`, a number. Absent: each new value may let the profile do more.
   */
  readonly limit?: "allows" | "denies" | "quota";
  readonly at: Place;
}

/** A path that a profile names, and where it leads. */
export interface NamedPath {
  readonly key: string;
  readonly value: string;
  readonly reach: Reach;
  /** What it has to stay inside: "the profile's directory" by default. */
  readonly within?: string;
  /** What to write where the path was meant to begin elsewhere. */
  readonly instead?: string;
  /** Whether the file starts code by what it says, so that it counts as started. */
  readonly isStarted?: true;
  /** Texts of that file which start code in turn: command lines, and what stands next to them. Absent: none. */
  readonly starts?: readonly string[];
  /** Whether only code counts that these texts name, as `Authority.namesCode`. */
  readonly namesCode?: true;
  /** What of a directory at this path counts as started, as `Authority.searches`. */
  readonly searches?: Searched;
  readonly at: Place;
}

/** The path of the tree to which it leads, also out of where it has to stay; empty where it leads nowhere. */
export function targetOf({ reach }: NamedPath): string {
  return reach.kind === "inside" ? reach.path : reach.kind === "outside" ? reach.target : "";
}

/** Why the model of a profile cannot be one of its host, by the form of its id. */
export interface UnknownModel {
  /** Completes "`model` is `gpt-4o`, which cannot be a model of Claude Code: …". */
  readonly because: string;
  /** It is not the id of any host's model: a title, several ids, a placeholder. */
  readonly isNoId?: true;
  /** What to write instead; absent: nothing to paste. */
  readonly fixes?: readonly Fix[];
}

/** Something that a profile names and that is nowhere in the repository. */
export interface MissingReference {
  readonly key: string;
  /** The name or path, as the author wrote it. */
  readonly value: string;
  /**
   * What follows from it, and what to do: completes "`skills` names `deploy`, which is nowhere in this repository; …".
   */
  readonly advice: string;
  readonly at: Place;
}

/**
 * The name of a skill that a profile has from the start; with `/` before it the name of one that its first prompt
 * starts.
 */
export interface Preload {
  readonly name: string;
  readonly at: Place;
}

/** A command or an endpoint that runs next to the prompt. */
export interface HookOrServer {
  /** The event of a hook, the name of a server. */
  readonly name: string;
  readonly kind: "command" | "url" | "prompt" | "builtin" | "reference";
  /** The command line, address or reference. It may contain secrets; reports hash what looks like one. */
  readonly value: string;
  /** Whether a command is given to a shell as it is, with nothing that changes what it means. */
  readonly isLine?: true;
  /** Texts next to a command, as `Authority.names`: where it runs and with which variables. Absent: there are none. */
  readonly names?: readonly string[];
  /** What of the directories that `names` are is started with it, as `Authority.searches`. */
  readonly searches?: Searched;
  /** The pattern of the tools whose calls start it, as it is written; absent: none that says less than every tool. */
  readonly matcher?: string;
  /** Not a hook of an event but a key or a step that starts code, and `name` is where it stands. */
  readonly isSetting?: true;
  /**
   * Everything that is written of it, in any layout: its event and matcher, its environment. It is compared but
   * never shown, since it may contain secrets. Absent: `value` is all.
   */
  readonly content?: string;
  readonly at: Place;
}

/** A skill or command that a subagent gets, or can start, and the power that comes with it. */
export interface ReachedSkill {
  /** The name by which it is reached. */
  readonly name: string;
  /** Its file: `.claude/skills/deploy/SKILL.md`. */
  readonly path: string;
  /** `preloaded`: its text is in the subagent's first request. `startable`: the subagent can start it. */
  readonly how: "preloaded" | "startable";
  /** Whether the host asks a person before it gives the power. */
  readonly asks: boolean;
  /** What the subagent can have done through it. */
  readonly may: readonly Capability[];
  /** Completes "`NAME` …": "runs `make deploy` when the subagent starts, unasked". */
  readonly because: string;
  /** Everything that it does, if `because` does not say all of it. It is compared but never shown. */
  readonly content?: string;
  /** The host does not start the subagent with it: nothing allows a command in it. Then `may` is empty. */
  readonly refuses?: true;
  /** It reads files outside of the repository, which no capability says. */
  readonly outside?: true;
  /** In its file: the key or the line that gives the power. */
  readonly at: Place;
  /** How it is known; by default as the host's facts are. */
  readonly certainty?: Certainty;
}

/** The instructions of a subagent, as the host gives them to its model. */
export interface Prompt {
  /** `body`: below frontmatter; `inline`: the value of a key; `file`: another file; `none`: there is no text. */
  readonly source: "body" | "inline" | "file" | "none";
  /** The file of the prompt if it is not the profile itself; relative to the root. */
  readonly path: string | null;
  readonly text: string;
  readonly at: Place;
}

/** A subagent as its host reads it. */
export interface Profile {
  readonly name: Fact<string>;
  /** The name as the host compares it: two profiles of one layer with one identity are duplicates. */
  readonly identity: string | undefined;
  readonly description: Fact<string>;
  /** No model chooses it, or its host describes it without the profile: a `description` would help nobody. */
  readonly needsNoDescription?: true;
  readonly model: Fact<string>;
  /** Absent: the host may have its model. */
  readonly unknownModel?: UnknownModel;
  /** The mode as the author wrote it; `missing` if the host has no modes. */
  readonly permissionMode: Fact<string>;
  /** What the text grants by the host's documentation; restrictions that the host does not honour do not lower it. */
  readonly grants: Fact<readonly Grant[]>;
  /** Denied tools in the author's spelling, already removed from `grants`. */
  readonly denied: readonly string[];
  /** How it is known that the host has any of the denied tools; by default as the host's facts are. */
  readonly deniedCertainty?: Certainty;
  /** The rules that allow, ask and deny by what a call names, for each kind of session; absent: its host has none. */
  readonly rules?: readonly CallRules[];
  /**
   * The fix that leaves it only these of its tools or, where there are none, tools of its host that read; absent: its
   * host has no key that does so. `excess`: what it must not have; by default only writing and commands.
   */
  readonly onlyTools?: (tools: readonly string[], excess?: readonly string[]) => Fix;
  /** Which subagents it may start, by identity, if its host restricts that; absent: all. */
  readonly mayStart?: (identity: string) => boolean;
  /** Grants from outside the tool list: hooks, servers, `memory`. */
  readonly extraGrants: readonly Grant[];
  readonly hooks: readonly HookOrServer[];
  readonly servers: readonly HookOrServer[];
  readonly preloads?: readonly Preload[];
  /** Skills and commands with power that it reaches, preloaded ones first; absent: none. */
  readonly skills?: readonly ReachedSkill[];
  readonly paths: readonly NamedPath[];
  /** Skills, prompt files and resources that it names and that are nowhere in the repository; absent: none. */
  readonly missing?: readonly MissingReference[];
  /**
   * Patterns of further files whose text becomes part of its prompt: project memory, preloaded skills, resources
   * (`.claude/agent-memory/reviewer/**`); absent: none.
   */
  readonly references?: readonly string[];
  readonly bypasses: readonly Bypass[];
  /** Absent: none. */
  readonly limits?: readonly Limit[];
  /** Absent: its host has no such keys, or nobody read them. */
  readonly powerSettings?: readonly PowerSetting[];
  readonly ineffective: readonly Ineffective[];
  readonly prompt: Prompt;
  /** Its host has a prompt of its own for a profile without one. */
  readonly hasDefaultPrompt?: true;
  /**
   * Makes the values that the host loads, under the host's names, for those who show or compare them; nothing, or
   * `undefined`, if the host refuses the profile.
   */
  readonly native: (() => unknown) | undefined;
}

/** All grants of a profile, those of the tool list first. */
export function grantsOf({ grants, extraGrants }: Profile): readonly Grant[] {
  const listed = known(grants) ?? [];
  return extraGrants.length === 0 ? listed : listed.length === 0 ? extraGrants : [...listed, ...extraGrants];
}

/** The capabilities of a profile, in the order of `capabilities`. */
export function capabilitiesOf({ grants, extraGrants }: Profile): readonly Capability[] {
  return givenBy(known(grants) ?? [], extraGrants);
}
