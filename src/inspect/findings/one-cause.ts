/**
 * One cause, one finding: of the findings about one key of a profile the most severe stays, with the others as related
 * places.
 */
import { rules } from "../../generated/catalogue.ts";
import { type Finding, maxRelated, severities } from "../../model/finding.ts";
import { comparedValue } from "./identity.ts";
import type { Related } from "../../model/load.ts";
import type { Rule } from "../../model/rule.ts";
import type { Decisions } from "../../policy/model.ts";
import { positionAt } from "../../repo/text.ts";
import { addTo } from "../../repo/many.ts";

/** What decides whether findings become one. */
interface CauseInput {
  readonly loads: readonly { readonly host: string; readonly title: string }[];
  readonly decisions: Pick<Decisions, "waiver">;
}

/** A finding of a rule whose severity is capped. */
interface Caused {
  readonly finding: Finding;
  /**
   * The profile that it is about: its host, file and place. A file may hold several; editions make an item each of one.
   */
  readonly profile: string;
  /** The key that causes it; `undefined`: it stands for itself. */
  readonly cause: string | undefined;
}

const rulesById = rules as Readonly<Record<string, Rule>>;

/** The cause of what a reader cannot parse. */
const syntax = "frontmatter";
/** The cause of what a host refuses for a reason that is no key. */
const refusal = "refusal";

/**
 * Folds findings of rules whose severity is capped; others concern power and stay as they are. What one waiver excuses
 * and another does not is never folded. The fingerprint of a finding that stays is not changed.
 */
export function onePerCause(findings: readonly Finding[], input: CauseInput): readonly Finding[] {
  const caused = causesOf(findings.filter(({ rule }) => rulesById[rule]?.isCapped));
  const all = folded(caused, input);
  withoutReaders(caused, all, input);
  return findings.flatMap((finding) => (all.gone.has(finding) ? [] : [all.changed.get(finding) ?? finding]));
}

/**
 * What a profile lacks has the cause of its refusal where the host does not load it, and that of its frontmatter where
 * that cannot be read.
 */
function causesOf(findings: readonly Finding[]): readonly Caused[] {
  const profileIn = profilesIn(findings);
  const named = findings.map((finding): Caused => {
    const cause = finding.cause ?? (isRefusal(finding) ? causeIn(finding.value ?? "") : undefined);
    return { finding, profile: profileIn(finding), cause };
  });
  const refused = new Map(
    named.flatMap(({ finding, profile, cause }) => (isLeftOut(finding) ? [[profile, cause ?? refusal]] : [])),
  );
  const broken = new Set(named.flatMap(({ profile, cause }) => (cause === syntax ? [profile] : [])));
  return named.map((one) => {
    const { finding, profile } = one;
    const lacks = rulesById[finding.rule]?.cause !== undefined;
    if (lacks || isLeftOut(finding)) {
      const cause = refused.get(profile);
      if (cause !== undefined) return { ...one, cause };
    }
    return lacks && broken.has(profile) && isUnread(finding) ? { ...one, cause: syntax } : one;
  });
}

/** The profile of each finding. A refusal without one is about the only profile of its file, if there is one. */
function profilesIn(findings: readonly Finding[]): (finding: Finding) => string {
  const own = ({ host, item, at }: Finding): string =>
    `${host} ${item?.profile?.name.at.span.start} ${item?.files[0] ?? at.source.path}`;
  const byFile = new Map<string, Set<string>>();
  for (const finding of findings)
    if (finding.item) {
      const key = `${finding.host} ${finding.item.files[0]}`;
      const profiles = byFile.get(key);
      if (profiles) profiles.add(own(finding));
      else byFile.set(key, new Set([own(finding)]));
    }
  return (finding) => {
    const [only, ...others] = finding.item ? [] : (byFile.get(`${finding.host} ${finding.at.source.path}`) ?? []);
    return only === undefined || others.length > 0 ? own(finding) : only;
  };
}

function isRefusal({ rule, kind }: Finding): boolean {
  return (rule === "no-rejected-profile" || rule === "no-dropped-profile") && kind !== "skill" && kind !== "document";
}

/** Whether it says that the host does not load the profile, or none at all because of its file. */
function isLeftOut(finding: Finding): boolean {
  const { item, kind } = finding;
  if (!isRefusal(finding) || kind === "strict-readers") return false;
  return !item || item.verdict.kind === "rejected" || item.verdict.kind === "dropped";
}

/** Whether a key could not be read at all; one that was read has a fault of its own. */
function isUnread({ cause, item }: Finding): boolean {
  return cause !== "description" || item?.profile?.description.state !== "stated";
}

/** A refusal names the key that it is about, as the host's own message does. */
function causeIn(message: string): string | undefined {
  if (/\b(?:YAML|TOML|JSON|frontmatter|metadata)\b/.test(message)) return syntax;
  return /[`'](description|developer_instructions|name|prompt|model|tools|hooks)[`']/.exec(message)?.[1];
}

/**
 * The key that findings of one cause share; `undefined`: the finding stands for itself. Of editions that read the file
 * differently each has its own: one that a policy adds must not hide what the others do.
 */
function keyOf({ finding, profile, cause }: Caused, { decisions }: CauseInput): string | undefined {
  const { rule, host, edition, kind, severity } = finding;
  const isOnce = kind !== undefined && rulesById[rule]?.kinds?.[kind]?.isOnce === true;
  if (cause === undefined && !isOnce) return undefined;
  const waiver = decisions.waiver(finding);
  const excuse = waiver ? `${waiver.at.span.start} ${waiver.at.source.path}` : "";
  // What may hold spaces has its length before it, or is the last.
  const excused = `${excuse.length} ${excuse}`;
  if (isOnce) return `once ${host} ${rule} ${kind} ${severity} ${excused} ${comparedValue(finding)}`;
  return cause === undefined ? undefined : `cause ${edition} ${cause.length} ${cause} ${excused} ${profile}`;
}

/** Findings that others stand for, and those that stand for others, as they then are. */
interface Folded {
  readonly gone: Set<Finding>;
  readonly changed: Map<Finding, Finding>;
}

/** Each group of one key becomes its first finding. */
function folded(caused: readonly Caused[], input: CauseInput): Folded {
  const groups = new Map<string, Finding[]>();
  for (const one of caused) {
    const key = keyOf(one, input);
    if (key === undefined) continue;
    addTo(groups, key, one.finding);
  }
  const all: Folded = { gone: new Set(), changed: new Map() };
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const [first, ...others] = group.sort(bySeverity);
    if (!first) continue;
    for (const other of others) all.gone.add(other);
    const related = others.sort(byRoot).filter((other) => !isCoveredBy(first, other));
    const places = withoutRepeats(
      first,
      related.slice(0, maxRelated).flatMap((other) => relatedOf(other, first)),
    );
    const fixed = [first, ...others].filter((other) => other.fixes !== undefined);
    // What an editor can do comes before a line for what nobody but the author knows.
    const fixes = (fixed.find((other) => other.fixes?.some(({ edits }) => edits.length > 0)) ?? fixed[0])?.fixes;
    all.changed.set(first, {
      ...withRelated(first, places, countOf(related)),
      ...(fixes ? { fixes } : {}),
    });
  }
  return all;
}

/** The most severe first; of equal ones, a limit that does not hold, and then what the host does with the file. */
function bySeverity(a: Finding, b: Finding): number {
  const rank = (finding: Finding): number =>
    finding.class === "power" ? 0 : isLeftOut(finding) ? (finding.item ? 1 : 2) : 3;
  return severities.indexOf(b.severity) - severities.indexOf(a.severity) || rank(a) - rank(b) || byPlace(a, b);
}

function byPlace(a: Finding, b: Finding): number {
  return a.at.source.path === b.at.source.path ? a.at.span.start - b.at.span.start : 0;
}

/** Why the host refuses or misreads the file comes before what follows from it. */
function byRoot(a: Finding, b: Finding): number {
  return Number(isRefusal(b)) - Number(isRefusal(a));
}

/** Whether a finding already says what another one says: that a key is missing. */
function isCoveredBy({ message }: Finding, other: Finding): boolean {
  const [lack = ""] = other.message.split(";", 1);
  return rulesById[other.rule]?.cause !== undefined && message.includes(lack);
}

/** Of each message, only the part that neither the finding nor a place before it has. */
function withoutRepeats({ message }: Finding, related: readonly Related[]): readonly Related[] {
  const earlier = [message];
  return related.map((one) => {
    const cut = [...one.message.matchAll(/: /g)].find(({ index }) =>
      earlier.some((text) => text.endsWith(one.message.slice(index))),
    );
    earlier.push(one.message);
    return cut ? { ...one, message: one.message.slice(0, cut.index) } : one;
  });
}

/** What a host that merely reads the folder says of a line goes to the finding of the folder's own host about it. */
function withoutReaders(caused: readonly Caused[], { gone, changed }: Folded, { loads }: CauseInput): void {
  const kept = caused.filter(({ finding, cause }) => cause !== undefined && !gone.has(finding));
  // To find a line takes a look at the whole file, and most files have no such reader.
  const read = new Set(kept.flatMap(({ finding }) => (finding.cap === "reader" ? [finding.at.source.path] : [])));
  if (read.size === 0) return;
  const owners = new Map<string, Finding>();
  for (const { finding, cause = "" } of kept) {
    if (finding.cap === "reader" || !read.has(finding.at.source.path)) continue;
    const line = lineOf(finding, cause);
    if (!owners.has(line)) owners.set(line, finding);
  }
  const readers = new Map<Finding, Finding[]>();
  for (const { finding, cause = "" } of kept) {
    const owner = finding.cap === "reader" ? owners.get(lineOf(finding, cause)) : undefined;
    if (!owner || severities.indexOf(owner.severity) < severities.indexOf(finding.severity)) continue;
    gone.add(finding);
    addTo(readers, owner, finding);
  }
  const titles = new Map<string | null, string>(loads.map(({ host, title }) => [host, title]));
  for (const [owner, others] of readers) {
    const related = others.map(
      ({ host, message, at }): Related => ({ message: `${titles.get(host)}: ${message}`, at }),
    );
    changed.set(owner, withRelated(changed.get(owner) ?? owner, related, countOf(others)));
  }
}

function lineOf({ at: { source, span } }: Finding, cause: string): string {
  return `${positionAt(source, span.start).line} ${cause.length} ${cause} ${source.path}`;
}

function relatedOf({ message, at, related = [] }: Finding, first: Finding): readonly Related[] {
  return [{ message: message === first.message ? "the same here" : message, at }, ...related];
}

function countOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { related = [], relatedCount = related.length }) => sum + 1 + relatedCount, 0);
}

function withRelated(finding: Finding, more: readonly Related[], count: number): Finding {
  const { related = [], relatedCount = related.length } = finding;
  return { ...finding, related: [...related, ...more].slice(0, maxRelated), relatedCount: relatedCount + count };
}
