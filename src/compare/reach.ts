/**
 * What a subagent can have done by others. No host holds a subagent to a list of those that it may start, so whoever may
 * start one may start each that its host offers: what any of them can do is one step away.
 */
import { capabilities, type Capability } from "../capability.ts";
import type { Change } from "./change.ts";
import type { HostLoad, Inspection, Subject } from "../inspect.ts";
import type { Item } from "../load.ts";
import { byBytes } from "../path.ts";
import { capabilitiesOf } from "../profile.ts";

/** What a subagent reaches beyond its own powers, and those that it starts one after the other to get there. */
export type Ways = ReadonlyMap<Capability, readonly Subject[]>;

const nowhere: Ways = new Map();

/** Of a subagent that its host does not offer, or that may start none: nothing. Built-ins are reached too, profiles of the repository first. */
export function waysIn({ loads, subjects }: Inspection): (subject: Subject) => Ways {
  const told = new Map(subjects.map((subject) => [subject.item, subject]));
  const hosts = new Map<string, ReadonlyMap<Capability, Subject>>();
  const holdersOf = (host: string): ReadonlyMap<Capability, Subject> => {
    const load = loads.find((one) => one.host === host);
    const holders = hosts.get(host) ?? (load ? holdersIn(load, (item) => told.get(item) ?? { host, title: load.title, edition: load.edition, item }) : new Map<Capability, Subject>());
    hosts.set(host, holders);
    return holders;
  };
  return ({ host, item: { verdict, profile } }) => {
    if (!profile || verdict.kind !== "loaded") return nowhere;
    const own = capabilitiesOf(profile);
    if (!own.includes("delegate") || own.length === capabilities.length) return nowhere;
    const holders = holdersOf(host);
    return new Map([...holders].filter(([capability]) => !own.includes(capability)).map(([capability, holder]) => [capability, [holder]]));
  };
}

/** For each capability one that holds it: one with a file before a built-in, then the one that may do most, so that few have to be named. */
function holdersIn({ load }: HostLoad, subjectOf: (item: Item) => Subject): ReadonlyMap<Capability, Subject> {
  const offered = load.items.flatMap((item) => (item.verdict.kind === "loaded" && item.profile ? [{ item, subject: subjectOf(item), may: capabilitiesOf(item.profile) }] : []));
  offered.sort((one, other) => Number(other.item.files.length > 0) - Number(one.item.files.length > 0) || other.may.length - one.may.length || byBytes(one.item.files[0] ?? "", other.item.files[0] ?? ""));
  return new Map(
    capabilities.flatMap((capability) => {
      const holder = offered.find(({ may }) => may.includes(capability));
      return holder ? [[capability, holder.subject]] : [];
    }),
  );
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
