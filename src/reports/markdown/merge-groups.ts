/** Remarks that say the same of several files become one. */
import type { FindingGroupModel } from "./model/types.ts";

/** In the order of the first of each. One that points to further places stays alone. */
export function together(remarks: readonly FindingGroupModel[]): readonly FindingGroupModel[] {
  const groups = new Map<string | FindingGroupModel, FindingGroupModel[]>();
  for (const remark of remarks) {
    const { rule, kind, severity, message, hosts, waiver, related } = remark;
    const key = related.length > 0 ? remark : JSON.stringify([rule, kind, severity, message, hosts, waiver]);
    const group = groups.get(key);
    if (group) group.push(remark);
    else groups.set(key, [remark]);
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
