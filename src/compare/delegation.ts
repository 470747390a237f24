/** The ways by which a subagent has something done by others, one host at a time, and the graph of those that a change opens. */
import type { Capability } from "../model/capability.ts";
import type { Change } from "./change.ts";
import { type Reachable, reachableIn } from "../model/delegation.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Item } from "../model/load.ts";

/** What a subagent reaches beyond its own powers, and those that it starts one after the other to get there. */
export type DelegationPaths = ReadonlyMap<Capability, readonly Subject[]>;

/** Of the leading edition of each host. */
export function delegationPathsIn({ loads, subjects }: Inspection): (subject: Subject) => DelegationPaths {
  const told = new Map(subjects.map((subject) => [subject.item, subject]));
  const hosts = new Map<string, (item: Item) => Reachable>();
  return ({ host, item }) => {
    const load = loads.find((one) => one.host === host);
    if (!load) return new Map();
    const reached = hosts.get(host) ?? reachableIn(load.load);
    hosts.set(host, reached);
    return new Map(
      [...reached(item)].map(([capability, holder]) => {
        const subject = told.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
        told.set(holder, subject);
        return [capability, [subject]];
      }),
    );
  };
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
  return {
    nodes: [...nodes],
    edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
  };
}
