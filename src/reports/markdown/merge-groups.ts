/** Merges groups that report the same in several files. */
import type { FindingGroupModel } from "./model/types.ts";

/** Groups in the order of their first member. A group with related places stays alone. */
export function mergeGroups(list: readonly FindingGroupModel[]): readonly FindingGroupModel[] {
  const groups = new Map<string | FindingGroupModel, FindingGroupModel[]>();
  for (const entry of list) {
    const { rule, kind, severity, message, hosts, waiver, related } = entry;
    const key = related.length > 0 ? entry : JSON.stringify([rule, kind, severity, message, hosts, waiver]);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [others.length === 0 ? first : joined(first, others)] : [],
  );
}

function joined(first: FindingGroupModel, others: readonly FindingGroupModel[]): FindingGroupModel {
  return {
    ...first,
    name: null,
    places: [...first.places, ...others.flatMap(({ places }) => places)],
    count: others.reduce((sum, { count }) => sum + count, first.count),
  };
}
