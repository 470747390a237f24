/**
 * What a subagent can have done by others. No host holds a subagent to a list of those that it may start, so whoever may
 * start one may start each that its host offers: what any of them can do is one step away.
 */
import { capabilities, type Capability } from "./capability.ts";
import type { Change } from "./change.ts";
import type { HostLoad, Inspection, Subject } from "./inspect.ts";
import { capabilitiesOf } from "./profile.ts";

/** What a subagent reaches beyond its own powers, and those that it starts one after the other to get there. */
export type Ways = ReadonlyMap<Capability, readonly Subject[]>;

const nowhere: Ways = new Map();

/** Of a subagent that its host does not offer, or that may start none: nothing. Built-ins are reached too, profiles of the repository first. */
export function waysIn({ loads, subjects }: Inspection): (subject: Subject) => Ways {
  const told = new Map(subjects.map((subject) => [subject.item, subject]));
  const hosts = new Map<string, ReadonlyMap<Capability, Subject>>();
  for (const load of loads) hosts.set(load.host, holdersIn(load, (item) => told.get(item) ?? { host: load.host, title: load.title, edition: load.edition, item }));
  return ({ host, item: { verdict, profile } }) => {
    const holders = hosts.get(host);
    if (!holders || !profile || verdict.kind !== "loaded") return nowhere;
    const own = capabilitiesOf(profile);
    if (!own.includes("delegate") || own.length === capabilities.length) return nowhere;
    return new Map([...holders].filter(([capability]) => !own.includes(capability)).map(([capability, holder]) => [capability, [holder]]));
  };
}

/** For each capability one that holds it; the first in the order of paths that has a file, else a built-in. */
function holdersIn({ load }: HostLoad, subjectOf: (item: Subject["item"]) => Subject): ReadonlyMap<Capability, Subject> {
  const holders = new Map<Capability, Subject>();
  const offered = load.items.filter(({ verdict }) => verdict.kind === "loaded");
  for (const item of [...offered.filter(({ files }) => files.length > 0), ...offered.filter(({ files }) => files.length === 0)]) {
    for (const capability of item.profile ? capabilitiesOf(item.profile) : []) if (!holders.has(capability)) holders.set(capability, subjectOf(item));
    if (holders.size === capabilities.length) break;
  }
  return new Map(capabilities.flatMap((capability) => (holders.has(capability) ? [[capability, holders.get(capability) as Subject]] : [])));
}

/** Who starts whom on the ways that a change opens. */
export interface Delegation {
  readonly nodes: readonly Subject[];
  readonly edges: readonly { readonly from: Subject; readonly to: Subject }[];
}

/** Each node and edge once, in the order of the changes. */
export function delegationOf(changes: readonly Change[]): Delegation {
  const edges = new Map<Subject, Set<Subject>>();
  const nodes = new Set<Subject>();
  for (const { after, widenings } of changes) {
    for (const { way } of widenings) {
      let from = after;
      for (const to of from ? way : []) {
        if (!from) break;
        nodes.add(from).add(to);
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
        from = to;
      }
    }
  }
  return { nodes: [...nodes], edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))) };
}
