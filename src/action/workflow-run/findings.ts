/** The findings of an ended run as groups. */
import { severities } from "../../model/finding.ts";
import type { ReportModel } from "../../reports/markdown/index.ts";
import type { ResultJson } from "../../reports/result-json/index.ts";
import { titleOf } from "./review.ts";

type Finding = ResultJson["findings"][number];
type Remark = ReportModel["findings"]["new"][number];

/** One place of several hosts once, then one habit of a layer once. */
export function remarksIn(findings: readonly Finding[]): readonly Remark[] {
  const places = grouped(worstFirst(findings).map(remarkOf), ({ remark: group }) => [
    group.rule,
    group.kind,
    group.severity,
    group.places,
    group.message,
    group.waiver,
  ]);
  return grouped(places, ({ remark: group, layer }) => [
    group.rule,
    group.kind,
    group.severity,
    group.hosts,
    layer,
    group.message,
    group.waiver,
  ]).map(({ remark: group }) => group);
}

interface Placed {
  readonly remark: Remark;
  readonly layer: string | null;
}

function remarkOf({
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
    remark: {
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

function merged({ remark: first, layer }: Placed, { remark: next }: Placed): Placed {
  const known = new Set(first.places.map(({ path }) => path));
  const [place, ...others] = first.places;
  const places = [place, ...others, ...next.places.filter(({ path }) => !known.has(path))] as const;
  return {
    layer,
    remark: {
      ...first,
      hosts: [...new Set([...first.hosts, ...next.hosts])],
      places,
      name: places.length > 1 ? null : first.name,
      fix: first.fix === next.fix ? first.fix : null,
      count: first.count + next.count,
    },
  };
}

export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((item, next) => severities.indexOf(next.severity) - severities.indexOf(item.severity));
}
