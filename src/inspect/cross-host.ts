/** Files of one host that others read too: which subagents may do more there than in the host whose file it is. */
import { capabilities, type Capability, phrases } from "../model/capability.ts";
import { known } from "../model/fact.ts";
import type { Inspection } from "./index.ts";
import { isOffered } from "../model/load.ts";
import { type PathPattern, parsePattern } from "../repo/patterns.ts";
import { capabilitiesOf } from "../model/profile.ts";

/** Subagents of one host that may do the same beyond it in others. */
export interface CrossHostAccess {
  /** What people call the host whose files they are, and the others that let them do the same. */
  readonly home: string;
  readonly hosts: readonly string[];
  readonly more: readonly Capability[];
  /** Whether the others offer them as things stand; else a profile of the same name wins, or another file takes them down. */
  readonly isLoaded: boolean;
  readonly profiles: readonly { readonly name: string; readonly path: string }[];
}

/** Those that are offered now first, else in the order of the first profile of each. Of a host with several editions, whatever any of them makes of it. */
export function crossHostAccessIn({
  loads,
  subjects,
}: Pick<Inspection, "loads" | "subjects">): readonly CrossHostAccess[] {
  const places = new Map(loads.map(({ host, own: patterns }) => [host, patterns.map(parsePattern)]));
  const offered = subjects.filter(({ item }) => item.profile !== undefined && isOffered(item));
  const own = new Map<string, { readonly title: string; readonly may: readonly Capability[] }>();
  for (const {
    host,
    title,
    item: { files, profile },
  } of offered) {
    const [path = ""] = files;
    if (profile && isOwn(places.get(host) ?? [], path))
      own.set(path, { title, may: [...(own.get(path)?.may ?? []), ...capabilitiesOf(profile)] });
  }
  const groups = new Map<
    string,
    { readonly group: Omit<CrossHostAccess, "profiles">; readonly names: Map<string, string> }
  >();
  for (const {
    title,
    item: { files, profile, verdict },
  } of offered) {
    const [path = ""] = files;
    const home = own.get(path);
    if (!profile || !home || home.title === title) continue;
    const may = capabilitiesOf(profile);
    const more = capabilities.filter((capability) => may.includes(capability) && !home.may.includes(capability));
    if (more.length === 0) continue;
    const isLoaded = verdict.kind === "loaded";
    const key = [home.title, title, isLoaded, ...more].join("\n");
    const found = groups.get(key) ?? {
      group: { home: home.title, hosts: [title], more, isLoaded },
      names: new Map<string, string>(),
    };
    groups.set(key, found);
    found.names.set(path, known(profile.name) ?? path);
  }
  return together(
    [...groups.values()].map(({ group, names }) => ({
      ...group,
      profiles: [...names].map(([path, name]) => ({ name, path })),
    })),
  );
}

/** Hosts that let the same profiles do the same stand in one; what is offered now comes first. */
function together(groups: readonly CrossHostAccess[]): readonly CrossHostAccess[] {
  const joined = new Map<string, CrossHostAccess>();
  for (const group of groups) {
    const key = JSON.stringify([group.home, group.more, group.isLoaded, group.profiles]);
    const other = joined.get(key);
    joined.set(key, other ? { ...other, hosts: [...other.hosts, ...group.hosts] } : group);
  }
  return [...joined.values()].sort((one, other) => Number(other.isLoaded) - Number(one.isLoaded));
}

/** More names than these are a number. */
const most = 8;

/** `quote` makes a name harmless where it is shown. */
export function crossHostSentence(
  { home, hosts: others, more, isLoaded, profiles }: CrossHostAccess,
  quote: (name: string) => string,
): string {
  const names = profiles.slice(0, most).map(({ name }) => quote(name));
  const rest = profiles.length - names.length;
  const they = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
  const where = isLoaded ? "" : ` (which ${others.length > 1 ? "do" : "does"} not offer ${they[0]} now)`;
  return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} may also ${listed(more.map((capability) => phrases[capability]))} in ${listed(others)}${where}, beyond what ${they[1]} may in ${home}`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Whether a path lies where one host looks and others only look along. */
function isOwn(places: readonly PathPattern[], path: string): boolean {
  return places.some(({ anchor, fixed }) => {
    if (fixed === "") return false;
    return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
  });
}
