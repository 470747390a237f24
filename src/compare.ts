/** Two inspections: which subagents are new, gone or changed, and who gained or lost which power. */
import type { Capability } from "./capability.ts";
import { known } from "./fact.ts";
import type { Inspection, Subject } from "./inspect.ts";
import { byBytes } from "./path.ts";
import { capabilitiesOf, type Grant, grantsOf, type Profile } from "./profile.ts";
import type { Place } from "./text.ts";

/**
 * `renamed`: the same subagent in another file or under another name; `moved`: in another layer; `shadowed`: another
 * one of its name now wins; `lost`: its host would no longer offer it, whatever the reason; `unshadowed` and `restored`
 * are their opposites.
 */
export const changeKinds = ["added", "removed", "changed", "renamed", "moved", "shadowed", "unshadowed", "lost", "restored"] as const;
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
export type Holders = ReadonlyMap<Subject, string>;

/** By path, host and name of what is there after, or was before. */
export function compare(before: Inspection, after: Inspection, holders: Holders = new Map()): readonly Change[] {
  const rest = new Set(before.subjects);
  const open = new Set(after.subjects);
  const pairs: [Subject, Subject][] = [];
  for (const key of [byName, byPath, byIdentity]) {
    const earlier = groups(rest, key);
    for (const [name, later] of groups(open, key)) {
      const [was, is] = [earlier.get(name), later];
      if (was?.length !== 1 || is.length !== 1 || !was[0] || !is[0]) continue;
      pairs.push([was[0], is[0]]);
      rest.delete(was[0]);
      open.delete(is[0]);
    }
  }
  const changes = [
    ...pairs.flatMap(([was, is]) => changed(was, is, holders)),
    ...[...open].map((subject): Change => {
      const gained = subject.item.profile ? grantsOf(subject.item.profile) : [];
      const bypasses = subject.item.profile?.bypasses.some(({ effect }) => effect !== "unhonoured") ?? false;
      const granted = grantedBy(holders, undefined, subject);
      return { kind: "added", before: null, after: subject, gained, lost: [], widened: bypasses || granted !== undefined || gained.some(({ capability }) => capability !== "read"), fields: [], differences: [], widenings: [], prompt: null, ...(granted ? { granted } : {}) };
    }),
    ...[...rest].map((subject): Change => {
      const lost = subject.item.profile ? grantsOf(subject.item.profile) : [];
      return { kind: "removed", before: subject, after: null, gained: [], lost, widened: false, fields: [], differences: [], widenings: [], prompt: null };
    }),
  ];
  return changes.sort((one, other) => byBytes(pathOf(one), pathOf(other)) || byBytes(hostOf(one), hostOf(other)));
}

function pathOf({ before, after }: Change): string {
  return (after ?? before)?.item.files[0] ?? "";
}

function hostOf({ before, after }: Change): string {
  return (after ?? before)?.host ?? "";
}

function nameOf({ item }: Subject): string {
  return (item.profile && known(item.profile.name)) ?? "";
}

function byName(subject: Subject): string {
  return JSON.stringify([subject.host, subject.item.layer.name, subject.item.files[0], nameOf(subject)]);
}

function byPath(subject: Subject): string {
  return JSON.stringify([subject.host, subject.item.files[0]]);
}

/** Only a name that somebody gave can follow a profile to another file. */
function byIdentity(subject: Subject): string | undefined {
  const identity = subject.item.profile?.identity;
  return identity === undefined ? undefined : JSON.stringify([subject.host, subject.item.layer.name, identity]);
}

function groups(subjects: Iterable<Subject>, key: (subject: Subject) => string | undefined): Map<string, Subject[]> {
  const found = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const name = key(subject);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), subject]);
  }
  return found;
}

function changed(before: Subject, after: Subject, holders: Holders): Change[] {
  const [was, is] = [aspects(before), aspects(after)];
  const granted = grantedBy(holders, before, after);
  const told = Object.keys(is).filter((field) => was[field] !== is[field]);
  const fields = granted === "other" && !["prompt", "hooks", "servers"].some((field) => told.includes(field)) ? [...told, "files"] : told;
  const moved = before.item.files[0] !== after.item.files[0];
  if (fields.length === 0 && !moved && granted === undefined) return [];
  const had = before.item.profile ? grantsOf(before.item.profile) : [];
  const has = after.item.profile ? grantsOf(after.item.profile) : [];
  const gained = without(has, had);
  const lost = without(had, has);
  const widened = granted !== undefined || isWider(before.item.profile, after.item.profile);
  return [{ kind: moved ? "renamed" : "changed", before, after, gained, lost, widened, fields, differences: [], widenings: [], prompt: null, ...(granted ? { granted } : {}) }];
}

function grantedBy(holders: Holders, before: Subject | undefined, after: Subject): Change["granted"] {
  const [was, is] = [before && holders.get(before), holders.get(after)];
  return is === undefined || was === is ? undefined : was === undefined ? "new" : "other";
}

/** What a reviewer would call a difference, each as one string. */
function aspects({ edition, item: { profile, verdict } }: Subject): Readonly<Record<string, string>> {
  const text = (value: unknown) => JSON.stringify(value) ?? "";
  if (!profile) return { verdict: verdict.kind, edition };
  const { name, description, model, permissionMode, hooks, servers, denied, prompt, bypasses } = profile;
  return {
    name: text(known(name)),
    description: text(known(description)),
    model: text(known(model)),
    permissionMode: text(known(permissionMode)),
    tools: text(grantsOf(profile).map(grantKey).sort()),
    denied: text(denied),
    hooks: text(hooks.map(({ name: event, kind, value }) => [event, kind, value])),
    servers: text(servers.map(({ name: server, kind, value }) => [server, kind, value])),
    bypass: text(bypasses.map(({ setting, value, effect }) => [setting, value, effect])),
    prompt: prompt.text,
    verdict: verdict.kind,
    edition,
  };
}

function grantKey({ tool, capability, scope }: Grant): string {
  return JSON.stringify([tool, capability, scope]);
}

function without(some: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  const keys = new Set(others.map(grantKey));
  return some.filter((grant) => !keys.has(grantKey(grant)));
}

function isWider(before: Profile | undefined, after: Profile | undefined): boolean {
  if (!after) return false;
  const had = new Set(before ? capabilitiesOf(before) : []);
  if (capabilitiesOf(after).some((capability) => !had.has(capability))) return true;
  if ([...had].some((capability) => scoped(before, capability) && !scoped(after, capability))) return true;
  const bypassed = new Set(before?.bypasses.map(({ effect }) => effect));
  return after.bypasses.some(({ effect }) => effect !== "unhonoured" && !bypassed.has(effect) && !(effect === "auto-approve" && bypassed.has("bypass")));
}

/** Whether a profile holds a capability, and only within scopes. */
function scoped(profile: Profile | undefined, capability: Capability): boolean {
  const grants = profile ? grantsOf(profile).filter((grant) => grant.capability === capability) : [];
  return grants.length > 0 && grants.every(({ scope }) => scope !== null);
}
