/**
 * Bounds what one rule says of one profile or one file: a list of a hundred thousand entries is one mistake, and not as
 * many.
 */
import type { Report } from "../../model/finding.ts";
import { comparedValue } from "./identity.ts";
import { sha256 } from "../../platform/hash.ts";
import { counted } from "../../sanitize/counted.ts";
import { addTo } from "../../repo/many.ts";

/** How many reports of one kind about one file and one profile are kept; real files have fewer. */
export const maxReports = 100;

/** Of more values than these, only the digest is compared. */
const maxMembers = 10_000;

/**
 * Some reports of each kind, and one for the rest, which counts them. Which ones are kept depends on their values and
 * not on their order, so that moving an entry of a list makes no new finding. The value of the rest is a digest of
 * theirs, so a change among those that are not listed is a new finding.
 */
export function fewReports(reports: Iterable<Report>): Iterable<Report> {
  const all = Array.isArray(reports) ? (reports as readonly Report[]) : [...reports];
  if (all.length <= maxReports) return all;
  const left = new Set<Report>();
  const rests = groupsOf(all).flatMap((group): readonly Report[] => {
    // One more is no more than a count of one.
    if (group.length <= maxReports + 1) return [];
    const rest = inOrderOfValues(group).slice(maxReports);
    for (const { report } of rest) left.add(report);
    return [restOf(rest)];
  });
  return [...all.filter((report) => !left.has(report)), ...rests];
}

/** The reports of one kind about one file and one profile. */
function groupsOf(all: readonly Report[]): readonly (readonly Report[])[] {
  const groups = new Map<Report["item"], Map<string, Report[]>>();
  for (const report of all) {
    const { kind = "", certainty = "", at, item } = report;
    let ofItem = groups.get(item);
    if (!ofItem) groups.set(item, (ofItem = new Map()));
    const key = `${kind} ${certainty} ${at.source.path}`;
    addTo(ofItem, key, report);
  }
  return [...groups.values()].flatMap((ofItem) => [...ofItem.values()]);
}

interface Valued {
  readonly report: Report;
  readonly value: string;
}

function inOrderOfValues(group: readonly Report[]): readonly Valued[] {
  return group
    .map((report): Valued => ({ report, value: comparedValue(report) }))
    .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}

function restOf(rest: readonly Valued[]): Report {
  const [first, ...others] = rest as [Valued, ...Valued[]];
  const values = rest.map(({ value }) => value);
  const { groupKey: _, fixes: __, contents: ___, ...common } = first.report;
  return {
    ...common,
    message: `${first.report.message} (and ${counted(others.length, "more finding")} of this kind)`,
    value: sha256(JSON.stringify(values)),
    ...(values.length <= maxMembers ? { members: values } : {}),
  };
}
