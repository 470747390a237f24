/**
 * Bounds what one rule says of one profile or one file: a list of a hundred thousand entries is one mistake, and not as
 * many.
 */
import type { Report } from "../model/finding.ts";
import { comparedValue } from "./identity.ts";
import { sha256 } from "../platform/hash.ts";

/** How many reports of one kind about one file and one profile are kept; real files have fewer. */
export const maxReports = 100;

/**
 * The first reports of each kind, and one for the rest, which counts them. Its value is a digest of theirs, so a change
 * among those that are not listed is a new finding.
 */
export function fewReports(reports: Iterable<Report>): Iterable<Report> {
  const all = Array.isArray(reports) ? (reports as readonly Report[]) : [...reports];
  if (all.length <= maxReports) return all;
  const groups = new Map<Report["item"], Map<string, Report[]>>();
  const kept: Report[] = [];
  const rests: Report[][] = [];
  for (const report of all) {
    const { kind = "", certainty = "", at, item } = report;
    let ofItem = groups.get(item);
    if (!ofItem) groups.set(item, (ofItem = new Map()));
    const key = `${kind} ${certainty} ${at.source.path}`;
    let group = ofItem.get(key);
    if (!group) ofItem.set(key, (group = []));
    group.push(report);
    if (group.length <= maxReports) kept.push(report);
    else if (group.length === maxReports + 1) rests.push(group);
  }
  return [...kept, ...rests.map(restOf)];
}

function restOf(group: readonly Report[]): Report {
  const rest = group.slice(maxReports);
  const [first, ...others] = rest as [Report, ...Report[]];
  if (others.length === 0) return first;
  const values = rest.map(comparedValue).sort();
  const { groupKey: _, fixes: __, contents: ___, ...common } = first;
  return {
    ...common,
    message: `${first.message} (and ${others.length} more findings of this kind)`,
    value: sha256(JSON.stringify(values)),
  };
}
