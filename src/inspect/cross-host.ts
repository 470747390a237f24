/** Finds cross-host access: subagents that can do more in another host that reads their file than in their own host. */
import { type Capability, phrases } from "../model/capability.ts";
import { known } from "../model/fact.ts";
import type { Inspection, Subject } from "./index.ts";
import { isOffered } from "../model/load.ts";
import { type PathPattern, parsePattern } from "../repo/patterns.ts";
import { capabilitiesOf, type Profile } from "../model/profile.ts";
import { addTo } from "../repo/many.ts";
import { listed } from "../sanitize/listed.ts";

/** Subagents that have the same further capabilities in other hosts than in one. */
export interface CrossHostAccess {
  /**
   * The title of the host that the files belong to; in a folder that no host has to itself, of the one with the least
   * power.
   */
  readonly home: string;
  /** Whether the files are in a folder that no host has to itself. */
  readonly isShared: boolean;
  /** The titles of the other hosts. */
  readonly hosts: readonly string[];
  /** The capabilities that they have there and not at home. */
  readonly more: readonly Capability[];
  /** Whether the other hosts offer them now; if not, a profile of the same name wins, or another file disables them. */
  readonly isLoaded: boolean;
  readonly profiles: readonly { readonly name: string; readonly path: string }[];
}

type Listed = Pick<Inspection, "loads" | "subjects">;

/** The capabilities that a grant for its host gives to a subject. */
export type GrantedByHost = (subject: Subject) => readonly Capability[];

/**
 * Those that are offered now first, then in the order of their first profiles. Of a host with several editions, each
 * counts. What a grant for the other host gives was decided, and is left out.
 */
export function crossHostAccessIn(listed: Listed, granted?: GrantedByHost): readonly CrossHostAccess[] {
  const groups = new Map<string, CrossHostGroup>();
  for (const { home, subject, profile, path, more } of powersBeyondHome(listed, granted)) {
    const { title, item } = subject;
    const { isShared } = home;
    const isLoaded = item.verdict.kind === "loaded";
    const key = [home.title, isShared, title, isLoaded, ...more].join("\n");
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { home: home.title, isShared, title, more, isLoaded, names: new Map() }));
    group.names.set(path, known(profile.name) ?? path);
  }
  return mergedByProfiles([...groups.values()]);
}

/** The files of these subagents, for a report that only counts them. */
export function crossHostPathsIn(listed: Listed, granted?: GrantedByHost): ReadonlySet<string> {
  return new Set(powersBeyondHome(listed, granted).map(({ path }) => path));
}

/** A subagent as a host offers it. */
interface Reading {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly path: string;
}

/** With what it can do there and not at home. */
interface Excess extends Reading {
  readonly home: Home;
  readonly more: readonly Capability[];
}

function powersBeyondHome({ loads, subjects }: Listed, granted: GrantedByHost = () => []): readonly Excess[] {
  const found: Excess[] = [];
  const patterns = new Map(loads.map(({ host, own }) => [host, own.map(parsePattern)]));
  for (const readings of readingsByPath(subjects).values()) {
    // Most files have one reader, which is their home.
    if (readings.length < 2) continue;
    const home = homeOf(readings, patterns);
    for (const reading of readings) {
      const beyond = capabilitiesBeyond(home, reading);
      const decided = beyond.length > 0 ? granted(reading.subject) : [];
      const more = beyond.filter((capability) => !decided.includes(capability));
      if (more.length > 0) found.push({ ...reading, home, more });
    }
  }
  return found;
}

function readingsByPath(subjects: Listed["subjects"]): ReadonlyMap<string, readonly Reading[]> {
  const byPath = new Map<string, Reading[]>();
  for (const subject of subjects) {
    const { profile, files } = subject.item;
    const [path = ""] = files;
    if (!profile || path === "" || !isOffered(subject.item)) continue;
    addTo(byPath, path, { subject, profile, path });
  }
  return byPath;
}

/** The host that a file belongs to, or that gives it the least, and what the subagent can do there. */
interface Home {
  readonly title: string;
  readonly isShared: boolean;
  readonly capabilities: readonly Capability[];
}

/** Of a host with several editions, the capabilities in each of them. */
function homeOf(readings: readonly Reading[], patterns: ReadonlyMap<string, readonly PathPattern[]>): Home {
  const own = readings.filter(({ subject, path }) => isOwnPath(patterns.get(subject.host) ?? [], path));
  const last = own.at(-1);
  if (!last) return leastOf(readings);
  return {
    title: last.subject.title,
    isShared: false,
    capabilities: own.flatMap(({ profile }) => capabilitiesOf(profile)),
  };
}

/** The reader of a shared folder that gives a subagent the least. */
function leastOf(readings: readonly Reading[]): Home {
  const readers = new Map<string, readonly Capability[]>();
  for (const { subject, profile } of readings)
    readers.set(subject.title, [...(readers.get(subject.title) ?? []), ...capabilitiesOf(profile)]);
  const count = (powers: readonly Capability[]): number => new Set(powers).size;
  const [title = "", capabilities = []] = [...readers].reduce((a, b) => (count(b[1]) < count(a[1]) ? b : a));
  return { title, isShared: true, capabilities };
}

/** Whether a path is where only this host looks, and other hosts at most look as well. */
function isOwnPath(patterns: readonly PathPattern[], path: string): boolean {
  return patterns.some(({ anchor, path: pattern, fixed }) => {
    // A file of its own makes the directory around it nobody's own.
    if (!pattern.includes("*") || fixed === "" || (anchor !== "every" && anchor !== "root")) return false;
    return path.startsWith(`${fixed}/`) || (anchor === "every" && path.includes(`/${fixed}/`));
  });
}

/** What a subagent can do in this host and not at home; nothing in the home itself. */
function capabilitiesBeyond(home: Home, { subject, profile }: Reading): readonly Capability[] {
  if (home.title === subject.title) return [];
  return capabilitiesOf(profile).filter((capability) => !home.capabilities.includes(capability));
}

/** Subagents with the same further capabilities in one other host. */
interface CrossHostGroup extends Omit<CrossHostAccess, "hosts" | "profiles"> {
  readonly title: string;
  /** By path. */
  readonly names: Map<string, string>;
}

/** Merges hosts that give the same profiles the same capabilities. What is offered now comes first. */
function mergedByProfiles(groups: readonly CrossHostGroup[]): readonly CrossHostAccess[] {
  const merged = new Map<string, CrossHostAccess>();
  for (const { home, isShared, title, more, isLoaded, names } of groups) {
    const profiles = [...names].map(([path, name]) => ({ name, path }));
    const key = JSON.stringify([home, isShared, more, isLoaded, profiles]);
    const hosts = [...(merged.get(key)?.hosts ?? []), title];
    merged.set(key, { home, isShared, hosts, more, isLoaded, profiles });
  }
  return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}

/** The most names in a sentence; the rest is counted. */
const maxNames = 8;

/** What a list of them is called. */
export function crossHostTitle(groups: readonly CrossHostAccess[]): string {
  return groups.some(({ isShared }) => isShared) ? "More in one host than in another" : "More than in their own host";
}

/** One sentence without a full stop. `quote` makes a name harmless where the sentence is shown. */
export function crossHostSentence(
  { home, isShared, hosts, more, isLoaded, profiles }: CrossHostAccess,
  quote: (name: string) => string,
): string {
  const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
  const rest = profiles.length - names.length;
  const object = profiles.length > 1 ? "them" : "it";
  const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
  const folder = isShared ? ` in the folder that ${listed([home, ...hosts])} share` : "";
  return `${listed(rest > 0 ? [...names, `${rest} more`] : names)}${folder} can also ${listed(more.map((capability) => phrases[capability]))} in ${listed(hosts)}${where}, unlike in ${home}`;
}
