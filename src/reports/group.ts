/** Findings as people read them: one habit of one layer once, and one finding of several hosts once. */
import type { Severity } from "../model/finding.ts";
import { severities } from "../model/finding.ts";
import type { EvaluatedFinding, Result, State } from "../evaluate/result.ts";
import { titles } from "../generated/titles.ts";

export interface FindingGroup {
  /** The finding that is shown, and speaks for the rest. */
  readonly first: EvaluatedFinding;
  /** What is said: the finding's message, or its habit where it speaks for several profiles. */
  readonly message: string;
  readonly severity: Severity;
  readonly state: State;
  /** Ids of the hosts that say the same of the same place; the first one's first. */
  readonly hosts: readonly string[];
  /** Every file it concerns, in order. More than one: a habit of the layer. */
  readonly paths: readonly string[];
  /** Every finding it stands for. */
  readonly all: readonly EvaluatedFinding[];
}

/** In the order of the findings they begin with. */
export function groupFindings(judged: readonly EvaluatedFinding[]): readonly FindingGroup[] {
  return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}

/** Says ` (Cursor, goose)`: whose finding a remark is, where several say it, or where others read the same file and its message names nobody. */
export function subjectsIn({
  inspection: { loads, subjects },
}: Pick<Result, "inspection">): (remark: FindingGroup) => string {
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

/** Remarks of one rule and severity that come before its others. */
const foremost = 3;

/** Worst first, and of one severity some of each rule before the rest, so that no one is lost behind many of another sort; otherwise as they came. */
export function worstFirst(remarks: readonly FindingGroup[]): readonly FindingGroup[] {
  const counts = new Map<string, number>();
  const ranked = remarks.map((remark) => {
    const { rule, kind = "" } = remark.first.finding;
    const sort = `${remark.severity} ${rule} ${kind}`;
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    return { remark, severity: severities.indexOf(remark.severity), isLater: count > foremost };
  });
  return ranked
    .sort((one, other) => other.severity - one.severity || Number(one.isLater) - Number(other.isLater))
    .map(({ remark }) => remark);
}

function alone(judged: EvaluatedFinding): FindingGroup {
  const { finding, state } = judged;
  return {
    first: judged,
    message: finding.message,
    severity: finding.severity,
    state,
    hosts: finding.host === null ? [] : [finding.host],
    paths: [finding.at.source.path],
    all: [judged],
  };
}

/** Paths have their length before them and what anybody may write comes last, so that no two keys run together. */
function samePlace({ first: { finding, waiver }, state }: FindingGroup): string {
  const { rule, kind = "", severity, at, value, message } = finding;
  const { path } = at.source;
  return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}

function sameHabit({ first: { finding, waiver }, state, hosts }: FindingGroup): string | undefined {
  const { rule, kind = "", severity, layer, groupKey: habit } = finding;
  return habit === undefined || !layer
    ? undefined
    : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
}

/** What one waiver excuses stands together. */
function excuseOf(waiver: EvaluatedFinding["waiver"]): string {
  return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}

function grouped(
  remarks: readonly FindingGroup[],
  key: (remark: FindingGroup) => string | undefined,
): readonly FindingGroup[] {
  const groups = new Map<string | FindingGroup, FindingGroup[]>();
  for (const remark of remarks) {
    const name = key(remark) ?? remark;
    const group = groups.get(name);
    if (group) group.push(remark);
    else groups.set(name, [remark]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}

function merged(first: FindingGroup, group: readonly FindingGroup[]): FindingGroup {
  if (group.length === 1) return first;
  const paths = [...new Set(group.flatMap((remark) => remark.paths))];
  const hosts = [...new Set(group.flatMap((remark) => remark.hosts))];
  const { message, groupKey: habit = message } = first.first.finding;
  const said = paths.length > 1 ? habit : message;
  return {
    ...first,
    message: saysAlike(group.flatMap(({ all }) => all)) ? ofAll(said, hosts) : said,
    hosts,
    paths,
    all: group.flatMap(({ all }) => all),
  };
}

/** Whether of each place all say the same, but for whose finding it is. */
function saysAlike(all: readonly EvaluatedFinding[]): boolean {
  const said = new Map<string, string>();
  return all.every(({ finding: { host, at, message } }) => {
    const place = `${at.source.path}:${at.span.start}`;
    const neutral = message.replaceAll(titleOf(host), "\0");
    const other = said.get(place) ?? neutral;
    said.set(place, neutral);
    return other === neutral;
  });
}

/** A sentence of the first host that names it, of all of them. */
function ofAll(said: string, [first = "", ...others]: readonly string[]): string {
  const title = titleOf(first);
  const names = [title, ...others.map(titleOf)];
  return others.length === 0 ? said : said.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}

function titleOf(host: string | null): string {
  return titles.get(host ?? "") ?? host ?? "\0";
}
