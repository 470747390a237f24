/** The subagents through which another one reaches capabilities, and the graph of those that a change adds. */
import type { Capability } from "../../model/capability.ts";
import type { Change } from "../change.ts";
import { reachableIn } from "../../model/delegation.ts";
import type { Inspection, Subject } from "../../inspect/index.ts";
import type { Item } from "../../model/load.ts";

/**
 * Capabilities that a subagent reaches beyond its own, each with the subagents that it starts one after the other to
 * get there.
 */
export type DelegationPaths = ReadonlyMap<Capability, readonly Subject[]>;

const none: DelegationPaths = new Map();

/** Uses the first load of each host: that of its newest edition. */
export function delegationPathsIn({ loads, subjects }: Inspection): (subject: Subject) => DelegationPaths {
  let byItem: Map<Item, Subject> | undefined;
  const hosts = new Map(
    loads.toReversed().map((hostLoad) => [hostLoad.host, { hostLoad, reachable: reachableIn(hostLoad.load) }]),
  );
  return ({ host, item }) => {
    const found = hosts.get(host);
    const reached = found?.reachable(item);
    // Most start no others.
    if (!found || !reached || reached.size === 0) return none;
    const known = (byItem ??= new Map(subjects.map((subject) => [subject.item, subject])));
    const { title, edition } = found.hostLoad;
    return new Map(
      [...reached].map(([capability, holder]) => {
        const subject = known.get(holder) ?? { host, title, edition, item: holder };
        known.set(holder, subject);
        return [capability, [subject]];
      }),
    );
  };
}

/** Which subagent starts which, in the chains of new widenings. */
export interface Delegation {
  readonly nodes: readonly Subject[];
  readonly edges: readonly { readonly from: Subject; readonly to: Subject }[];
}

/** Has each node and edge once, in the order of the changes. */
export function delegationOf(changes: readonly Change[]): Delegation {
  const edges = new Map<Subject, Set<Subject>>();
  const nodes = new Set<Subject>();
  for (const { after, widenings } of changes) {
    for (const { chain } of widenings) {
      let from = after;
      for (const to of from ? chain : []) {
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
