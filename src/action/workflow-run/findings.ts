/** The findings of an ended run as groups. */
import { severities } from "../../model/finding.ts";
import type { ReportModel } from "../../reports/markdown/index.ts";
import type { ResultJson } from "../../reports/result-json/index.ts";
import { titleOf } from "./review.ts";

type Finding = ResultJson["findings"][number];
type Group = ReportModel["findings"]["new"][number];

/** One place of several hosts once, then one habit of a layer once. */
export function groupsIn(findings: readonly Finding[]): readonly Group[] {
  const places = grouped(worstFirst(findings).map(placedOf), ({ group }) => [
    group.rule,
    group.kind,
    group.severity,
    group.places,
    group.message,
    group.waiver,
  ]);
  return grouped(places, ({ group, layer }) => [
    group.rule,
    group.kind,
    group.severity,
    group.hosts,
    layer,
    group.message,
    group.waiver,
  ]).map(({ group }) => group);
}

interface Placed {
  readonly group: Group;
  readonly layer: string | null;
}

function placedOf({
  rule,
  kind,
  severity,
  message,
  path,
  line,
  host,
  layer,
  profile,
  waiver,
  related,
  fixes = [],
}: Finding): Placed {
  return {
    layer,
    group: {
      rule,
      kind,
      severity,
      message,
      values: [],
      places: [{ path, line }],
      name: profile,
      hosts: host === null ? [] : [titleOf(host)],
      count: 1,
      fix: fixes[0]?.title ?? null,
      waiver: waiver && {
        owner: waiver.owner,
        reason: waiver.reason,
        until: waiver.until,
        at: { path: waiver.path, line: waiver.line, isOfBase: true },
      },
      related: related.map((place) => ({ message: place.message, at: { path: place.path, line: place.line } })),
    },
  };
}

function grouped(placed: readonly Placed[], key: (placed: Placed) => unknown): readonly Placed[] {
  const groups = new Map<string, Placed>();
  for (const item of placed) {
    const name = JSON.stringify(key(item));
    const first = groups.get(name);
    groups.set(name, first ? merged(first, item) : item);
  }
  return [...groups.values()];
}

function merged({ group: first, layer }: Placed, { group: next }: Placed): Placed {
  const known = new Set(first.places.map(({ path }) => path));
  const [place, ...others] = first.places;
  const places = [place, ...others, ...next.places.filter(({ path }) => !known.has(path))] as const;
  return {
    layer,
    group: {
      ...first,
      hosts: [...new Set([...first.hosts, ...next.hosts])],
      places,
      name: places.length > 1 ? null : first.name,
      fix: first.fix === next.fix ? first.fix : null,
      count: first.count + next.count,
    },
  };
}

/** Errors, then warnings, then notes; each in its old order. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((item, next) => severities.indexOf(next.severity) - severities.indexOf(item.severity));
}
