/** Groups findings for people: a habit of one layer appears once, and so does one finding of several hosts. */
import type { Severity } from "../model/finding.ts";
import { severities } from "../model/finding.ts";
import type { EvaluatedFinding, Result, State } from "../evaluate/result.ts";
import { titles } from "../generated/titles.ts";

export interface FindingGroup {
  /** The finding that is shown for the whole group. */
  readonly first: EvaluatedFinding;
  /** The finding's message, or its `groupKey` if the group covers several profiles. */
  readonly message: string;
  readonly severity: Severity;
  readonly state: State;
  /** Ids of the hosts that report the same at the same place, starting with the first finding's. */
  readonly hosts: readonly string[];
  /** Every file of the group, in order. Several files mean a habit of the layer. */
  readonly paths: readonly string[];
  /** Every finding of the group. */
  readonly findings: readonly EvaluatedFinding[];
}

/** Groups in the order of their first findings. */
export function groupFindings(evaluated: readonly EvaluatedFinding[]): readonly FindingGroup[] {
  return grouped(grouped(evaluated.map(alone), samePlace), sameHabit);
}

/**
 * Gives ` (Cursor, goose)` for a group of several hosts, or if several hosts read the file and the message names none
 * of them.
 */
export function subjectsIn({
  inspection: { loads, subjects },
}: Pick<Result, "inspection">): (group: FindingGroup) => string {
  const names = new Map(loads.map(({ host, title }) => [host, title]));
  const readers = new Map<string, Set<string>>();
  for (const { host, item } of subjects)
    for (const path of item.files) readers.set(path, (readers.get(path) ?? new Set()).add(host));
  return ({ hosts, message, paths }) => {
    const saying = hosts.map((host) => names.get(host) ?? host);
    const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
    return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
  };
}

/** How many groups of one rule and severity come before the rest of that rule. */
const foremost = 3;

/**
 * Worst first. Within one severity, a few groups of each rule come first, so that a frequent rule hides no other.
 * Otherwise the order stays.
 */
export function worstFirst(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  const counts = new Map<string, number>();
  const ranked = groups.map((group) => {
    const { rule, kind = "" } = group.first.finding;
    const sort = `${group.severity} ${rule} ${kind}`;
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    return { group, severity: severities.indexOf(group.severity), isLater: count > foremost };
  });
  return ranked
    .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
    .map(({ group }) => group);
}

function alone(evaluated: EvaluatedFinding): FindingGroup {
  const { finding, state } = evaluated;
  return {
    first: evaluated,
    message: finding.message,
    severity: finding.severity,
    state,
    hosts: finding.host === null ? [] : [finding.host],
    paths: [finding.at.source.path],
    findings: [evaluated],
  };
}

/** Paths are length-prefixed and free text comes last, so that two different keys never collide. */
function samePlace({ first: { finding, waiver }, state }: FindingGroup): string {
  const { rule, kind = "", severity, at, value, message } = finding;
  const { path } = at.source;
  return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}

function sameHabit({ first: { finding, waiver }, state, hosts }: FindingGroup): string | undefined {
  const { rule, kind = "", severity, layer, groupKey: key } = finding;
  return key === undefined || !layer
    ? undefined
    : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${key}`;
}

/** Findings excused by the same waiver stay in one group. */
function excuseOf(waiver: EvaluatedFinding["waiver"]): string {
  return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}

function grouped(
  list: readonly FindingGroup[],
  key: (entry: FindingGroup) => string | undefined,
): readonly FindingGroup[] {
  const groups = new Map<string | FindingGroup, FindingGroup[]>();
  for (const candidate of list) {
    const name = key(candidate) ?? candidate;
    const group = groups.get(name);
    if (group) group.push(candidate);
    else groups.set(name, [candidate]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}

function merged(first: FindingGroup, group: readonly FindingGroup[]): FindingGroup {
  if (group.length === 1) return first;
  const paths = [...new Set(group.flatMap((entry) => entry.paths))];
  const hosts = [...new Set(group.flatMap((group) => group.hosts))];
  const { message, groupKey: key = message } = first.first.finding;
  const text = paths.length > 1 ? key : message;
  return {
    ...first,
    message: saysAlike(group.flatMap(({ findings: evaluated }) => evaluated)) ? ofAll(text, hosts) : text,
    hosts,
    paths,
    findings: group.flatMap(({ findings: evaluated }) => evaluated),
  };
}

/** Whether all findings at one place have the same message, apart from the host's name. */
function saysAlike(findings: readonly EvaluatedFinding[]): boolean {
  const text = new Map<string, string>();
  return findings.every(({ finding: { host, at, message } }) => {
    const place = `${at.source.path}:${at.span.start}`;
    const neutral = message.replaceAll(titleOf(host), "\0");
    const b = text.get(place) ?? neutral;
    text.set(place, neutral);
    return b === neutral;
  });
}

/** The first host's sentence with the names of all hosts in place of its own. */
function ofAll(text: string, [first = "", ...others]: readonly string[]): string {
  const title = titleOf(first);
  const names = [title, ...others.map(titleOf)];
  return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}

function titleOf(host: string | null): string {
  return titles.get(host ?? "") ?? host ?? "\0";
}
