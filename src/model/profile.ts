/** A subagent as every rule sees it, whichever host it was written for. */
import { type Capability, inOrder } from "./capability.ts";
import type { Fact } from "./fact.ts";
import { implied, known, stated } from "./fact.ts";
import type { Reach } from "../repo/repo-index.ts";
import type { Place } from "../repo/text.ts";

/** One power, and the words that gave it. `Bash(git log:*)` is `execute` with the scope `git log:*`. */
export interface Grant {
  /** The tool as the author wrote it; `*` for all of them; a key such as `hooks` or `sandbox_mode` where that grants. */
  readonly tool: string;
  readonly capability: Capability;
  readonly scope: string | null;
  readonly at: Place;
}

/** Something written that has no effect in this host. `because` is a sentence part: "this host has no such key". */
export interface Ineffective {
  /** `limit`: a restriction that does not hold; `value`: replaced or ignored; the rest as their names say. */
  readonly kind: "limit" | "unknown-tool" | "value" | "removed-tool" | "metadata";
  /** What was written, in the author's spelling. */
  readonly what: string;
  readonly because: string;
  readonly at: Place;
}

/** A setting that switches off permission prompts or the sandbox. */
export interface Bypass {
  readonly setting: string;
  readonly value: string;
  /** `bypass`: nothing is asked; `auto-approve`: some things are not; `unhonoured`: written, but the host won't act on it. */
  readonly effect: "bypass" | "auto-approve" | "unhonoured";
  /** What it does in this host, or why it does nothing: completes "`permissionMode: ignore` …". */
  readonly because: string;
  readonly at: Place;
}

/** A path that a profile names, and where it leads. */
export interface NamedPath {
  readonly key: string;
  readonly value: string;
  readonly reach: Reach;
  readonly at: Place;
}

/** A command or an endpoint that runs beside the prompt. */
export interface HookOrServer {
  /** The event of a hook, the name of a server. */
  readonly name: string;
  readonly kind: "command" | "url" | "prompt" | "builtin" | "reference";
  /** The command line, address or reference; may hold secrets, so reports hash what looks like one. */
  readonly value: string;
  readonly at: Place;
}

export interface Prompt {
  readonly source: "body" | "inline" | "file" | "none";
  /** The file it comes from where that is not the profile's own; relative to the root. */
  readonly path: string | null;
  readonly text: string;
  readonly at: Place;
}

export interface Profile {
  readonly name: Fact<string>;
  /** The name as the host compares it: two profiles of one layer with one identity are duplicates. */
  readonly identity: string | undefined;
  readonly description: Fact<string>;
  readonly model: Fact<string>;
  /** The mode as the author wrote it; `missing` where the host has none. */
  readonly permissionMode: Fact<string>;
  /** What the text grants under the host's documented meaning; never lowered by what the host does not honour. */
  readonly grants: Fact<readonly Grant[]>;
  /** Tools that are taken away again, already applied to `grants`; in the author's spelling. */
  readonly denied: readonly string[];
  /** Which subagents it may start, by identity, where its host holds it to some of them; any where absent. */
  readonly mayStart?: (identity: string) => boolean;
  /** Powers that come with something else than the tool list: hooks, servers, `memory`. */
  readonly extraGrants: readonly Grant[];
  readonly hooks: readonly HookOrServer[];
  readonly servers: readonly HookOrServer[];
  readonly paths: readonly NamedPath[];
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
  readonly prompt: Prompt;
  /** The host's own loaded values under the host's own names; `undefined` where the host refused them. */
  readonly native: unknown;
}

/** Everything a profile is granted, the tool list's powers first. */
export function grantsOf(profile: Profile): readonly Grant[] {
  return [...(known(profile.grants) ?? []), ...profile.extraGrants];
}

/** What a profile may do, in the order of the six words. */
export function capabilitiesOf(profile: Profile): readonly Capability[] {
  return inOrder(grantsOf(profile).map(({ capability }) => capability));
}

/** What either of two readings of one text grants, the first reading's words kept: where readers differ, both are judged. */
export function union(one: Profile, other: Profile): Profile {
  const grants = known(one.grants) ?? [];
  const added = notIn(grants, known(other.grants) ?? []);
  return {
    ...one,
    ...(one.mayStart ? { mayStart: () => true } : {}),
    grants: added.length === 0 ? one.grants : widened(one.grants, other.grants, [...grants, ...added]),
    denied: one.denied.filter((tool) => other.denied.includes(tool)),
    extraGrants: [...one.extraGrants, ...notIn(one.extraGrants, other.extraGrants)],
    hooks: [
      ...one.hooks,
      ...other.hooks.filter(({ at }) => !one.hooks.some((hook) => hook.at.span.start === at.span.start)),
    ],
    servers: [
      ...one.servers,
      ...other.servers.filter(({ at }) => !one.servers.some((server) => server.at.span.start === at.span.start)),
    ],
    bypasses: [
      ...one.bypasses,
      ...other.bypasses.filter(({ at }) => !one.bypasses.some((bypass) => bypass.at.span.start === at.span.start)),
    ],
  };
}

function notIn(grants: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
  return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}

function widened(one: Profile["grants"], other: Profile["grants"], value: readonly Grant[]): Profile["grants"] {
  if (one.state === "stated") return stated(value, one.at);
  if (one.state === "implied") return implied(value, one.at, one.because);
  return other.state === "implied" ? implied(value, other.at, other.because) : stated(value, other.at);
}
