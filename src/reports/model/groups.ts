/** Groups findings for people: a habit of many profiles appears once, and so does one finding of several hosts. */
import { type Fix } from "../../model/fix.ts";
import { type Severity, severities } from "../../model/finding.ts";
import type { EvaluatedFinding, Result, State } from "../../evaluate/result.ts";
import { titles } from "../../generated/titles.ts";
import { groupBy } from "../../repo/many.ts";
import { listed } from "../../sanitize/listed.ts";

/** Findings that people read as one. */
export interface FindingGroup {
  /** The finding that is shown for the whole group: the most severe one. */
  readonly first: EvaluatedFinding;
  /** The first finding's message, with all hosts; its `groupKey` if nothing else differs in the group's messages. */
  readonly message: string;
  /** The worst of the group: where one host merely reads another's folder, its own finding may be milder. */
  readonly severity: Severity;
  readonly state: State;
  /** Ids of the hosts that report the same at the same place, starting with the first finding's. */
  readonly hosts: readonly string[];
  /** Every file of the group, in order. Several files mean a habit. */
  readonly paths: readonly string[];
  /** Every finding of the group. */
  readonly findings: readonly EvaluatedFinding[];
  /** What to write instead, if it is the same for the whole group. */
  readonly fix: Fix | undefined;
  /** What to write at the place of `first`, where the fixes of the group differ. */
  readonly fixHere: Fix | undefined;
  /** What the other findings are about, where the message names what the first one is about. They may be hostile. */
  readonly values: readonly string[];
}

/** Groups in the order of their first findings. */
export function groupFindings(evaluated: readonly EvaluatedFinding[]): readonly FindingGroup[] {
  return grouped(grouped(atOnePlace(evaluated), sameFile), sameHabit);
}

/** One group for each place, with the hosts that report the same there; no habits. */
export function atOnePlace(evaluated: readonly EvaluatedFinding[]): readonly FindingGroup[] {
  return grouped(evaluated.map(alone), samePlace);
}

/**
 * Gives ` (Cursor, goose)` for a group of several hosts, or if several hosts read the file and the message names none
 * of them.
 */
export function subjectsIn({
  inspection: { loads, subjects },
}: Pick<Result, "inspection">): (group: FindingGroup) => string {
  const names = new Map(loads.map(({ host, title }) => [host, title]));
  const readers = new Map<string, string>();
  const shared = new Set<string>();
  for (const { host, item } of subjects)
    for (const path of item.files) {
      const reader = readers.get(path);
      if (reader === undefined) readers.set(path, host);
      else if (reader !== host) shared.add(path);
    }
  return ({ hosts, message, paths }) => {
    const saying = hosts.map((host) => names.get(host) ?? host);
    const isAlone = saying.length < 2 && !paths.some((path) => shared.has(path));
    return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
  };
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
    fix: finding.fixes?.[0],
    fixHere: undefined,
    values: [],
  };
}

/** Free text comes last and everything else is length-prefixed or a word, so that two different keys never collide. */
function samePlace({ first: { finding, waiver }, state }: FindingGroup): string {
  const { rule, kind = "", at, value, message } = finding;
  const { path } = at.source;
  return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}

/** Findings that one sentence lists are one group in each file; all others are still alone. */
function sameFile(group: FindingGroup): string {
  const { listsVarying, groupKey = "", at } = group.first.finding;
  if (!listsVarying) return samePlace(group);
  const { path } = at.source;
  return `${path.length} ${path} ${habitKey(group, groupKey)}`;
}

/** Findings are one habit if they say the same, whatever their folders. */
function sameHabit(group: FindingGroup): string {
  const { listsVarying, groupKey = group.message } = group.first.finding;
  return habitKey(group, listsVarying ? group.message : groupKey);
}

function habitKey({ first: { finding, waiver }, severity, state, hosts }: FindingGroup, sentence: string): string {
  const { rule, kind = "" } = finding;
  return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${sentence}`;
}

/** Findings excused by the same waiver stay in one group. */
function excuseOf(waiver: EvaluatedFinding["waiver"]): string {
  return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}

function grouped(list: readonly FindingGroup[], key: (entry: FindingGroup) => string): readonly FindingGroup[] {
  return [...groupBy(list, key).values()].map(merged);
}

function merged(group: readonly FindingGroup[]): FindingGroup {
  const [only] = group;
  if (only && group.length === 1) return only;
  const worst = group.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
  const ordered = [worst, ...group.filter((entry) => entry !== worst)];
  const paths = [...new Set(ordered.flatMap((entry) => entry.paths))];
  const hosts = [...new Set(ordered.flatMap((entry) => entry.hosts))];
  const findings = ordered.flatMap((entry) => entry.findings);
  const { message, groupKey = message, listsVarying } = worst.first.finding;
  const texts = findings.map(({ finding }) => withoutHost(finding));
  const isOneText = texts.every((one) => one === texts[0]);
  // Not `worst.message`, which may name several hosts already.
  const text = isOneText ? message : groupKey;
  const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
  const sentence = isOneText || saysAlike(findings, texts) ? ofAll(text, hosts) : text;
  const shared = { hosts, paths, findings, ...fixOf(worst.first, findings) };
  if (listsVarying && !isOneText)
    return { ...worst, ...shared, message: sentence.replace("…", () => shortList([...values])), values: [] };
  const [value, ...others] = text.includes("…") ? values : [];
  return {
    ...worst,
    ...shared,
    message: value === undefined ? sentence : withValue(sentence, value, worst.first.finding.message, hosts),
    values: others,
  };
}

function shortList(values: readonly string[], most = 6): string {
  const left = values.length - most;
  // One more takes no more room than the words that count it.
  return listed(left > 1 ? [...values.slice(0, most), `${left} more`] : values);
}

/** The sentence about one of the values. Several hosts have one sentence, which names them all. */
function withValue(sentence: string, value: string, own: string, hosts: readonly string[]): string {
  return hosts.length > 1 ? sentence.replaceAll("…", () => value) : own;
}

/**
 * The fix of all findings. Where they differ, that of the first one in its own file, or one that corrects more of the
 * same text; not where hosts want different texts.
 */
function fixOf(
  { finding: first }: EvaluatedFinding,
  findings: readonly EvaluatedFinding[],
): Pick<FindingGroup, "fix" | "fixHere"> {
  const own = first.fixes?.[0];
  const fixes = findings.flatMap(({ finding }) => finding.fixes?.[0] ?? []);
  if (!own || fixes.length < findings.length) return { fix: undefined, fixHere: undefined };
  if (fixes.every(({ title }) => title === own.title)) return { fix: own, fixHere: undefined };
  const isHere =
    own.edits[0]?.at.source.path === first.at.source.path &&
    findings.every(({ finding: { host } }) => host === first.host);
  const fixHere = isHere ? fixes.reduce((one, other) => (includes(other, one) ? other : one), own) : undefined;
  return { fix: undefined, fixHere };
}

/** Whether a fix of one edit changes all that another one changes. */
function includes({ edits: [wide, ...more] }: Fix, { edits: [narrow, ...others] }: Fix): boolean {
  if (!wide || !narrow || more.length + others.length > 0 || wide.at.source.path !== narrow.at.source.path)
    return false;
  const [{ span: outer }, { span: inner }] = [wide.at, narrow.at];
  return outer.start <= inner.start && outer.end >= inner.end;
}

/** What a finding's message has where its group's has `…`. */
function varyingIn({ message, groupKey = "", varies, value }: EvaluatedFinding["finding"]): string | undefined {
  if (varies !== undefined) return varies;
  const parts = groupKey.split("…");
  const [before = "", ...others] = parts;
  // One word may stand in several places.
  const length = (message.length - groupKey.length + others.length) / others.length;
  const word = message.slice(before.length, before.length + length);
  return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}

function rankOf({ severity }: FindingGroup): number {
  return severities.indexOf(severity);
}

/**
 * Whether all findings at one place have the same message, apart from the host's name. `texts`: the messages without
 * it.
 */
function saysAlike(findings: readonly EvaluatedFinding[], texts: readonly string[]): boolean {
  const textAt = new Map<string, string | undefined>();
  return findings.every(({ finding: { at } }, i) => {
    const place = `${at.source.path}:${at.span.start}`;
    const isFirst = !textAt.has(place);
    if (isFirst) textAt.set(place, texts[i]);
    return isFirst || textAt.get(place) === texts[i];
  });
}

function withoutHost({ host, message }: EvaluatedFinding["finding"]): string {
  return message.replaceAll(titleOf(host), "\0");
}

/** The first host's sentence with the names of all hosts in place of its own. */
function ofAll(text: string, [first = "", ...others]: readonly string[]): string {
  const title = titleOf(first);
  const names = [title, ...others.map(titleOf)];
  if (others.length === 0) return text;
  return inPlural(text, title).replace(title, () => listed(names));
}

/** The first sentence about one host as one about several: `Cursor loads` becomes `Cursor load`. */
function inPlural(text: string, title: string): string {
  const start = text.indexOf(title);
  if (start < 0 || /\b(?:by|in|of|to) $/.test(text.slice(0, start))) return text;
  const end = start + title.length;
  const verb =
    /^( silently)? (?:(loads|skips|rejects|refuses|reads|starts|connects|spells|drops|ignores)|(has)|(does)|(is))\b/;
  return `${text.slice(0, end)}${text.slice(end).replace(verb, (_, adverb = "", regular?: string, has?: string, does?: string) => `${adverb} ${regular?.slice(0, -1) ?? (has ? "have" : does ? "do" : "are")}`)}`;
}

/** "`A`, `B` and 7 more"; the empty string for none. `code` quotes a value. */
export function valuesPhrase(values: readonly string[], code: (text: string) => string, most = 6): string {
  const shown = values.slice(0, most).map(code);
  return `${shown.join(", ")}${values.length > most ? ` and ${values.length - most} more` : ""}`;
}

/** The title of a host; of none, a text that no message has. */
export function titleOf(host: string | null): string {
  return titles.get(host ?? "") ?? host ?? "\0";
}
