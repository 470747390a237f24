/** One cause, one finding: of the findings about one key of a profile the most severe stays, with the others as related places. */
import { rules } from "../generated/catalogue.ts";
import { type Finding, maxRelated, severities } from "../model/finding.ts";
import type { Related } from "../model/load.ts";
import type { Rule } from "../model/rule.ts";
import type { Decisions } from "../policy/model.ts";
import { positionAt } from "../repo/text.ts";

/** What decides whether findings become one. */
interface CauseInput {
  readonly loads: readonly { readonly host: string; readonly title: string }[];
  readonly decisions: Pick<Decisions, "waiver">;
}

/** A finding of a rule whose severity is capped. */
interface Caused {
  readonly finding: Finding;
  /** The profile that it is about: its host, file and place. A file may hold several; editions make an item each of one. */
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
  return withoutReaders(folded(findings, caused, input), causeByFinding(caused), input);
}

function causeByFinding(caused: readonly Caused[]): ReadonlyMap<Finding, string> {
  return new Map(caused.flatMap(({ finding, cause }) => (cause === undefined ? [] : [[finding, cause]])));
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
    JSON.stringify([host, item?.files[0] ?? at.source.path, item?.profile?.name.at.span.start ?? null]);
  const byFile = new Map<string, Set<string>>();
  for (const finding of findings)
    if (finding.item) {
      const key = `${finding.host} ${finding.item.files[0]}`;
      byFile.set(key, (byFile.get(key) ?? new Set()).add(own(finding)));
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
  return /[`'](description|name|prompt|model|tools|hooks)[`']/.exec(message)?.[1];
}

/**
 * The key that findings of one cause share; `undefined`: the finding stands for itself. Of editions that read the file
 * differently each has its own: one that a policy adds must not hide what the others do.
 */
function keyOf({ finding, profile, cause }: Caused, { decisions }: CauseInput): string | undefined {
  const { rule, host, edition, kind, value, severity } = finding;
  const isOnce = kind !== undefined && rulesById[rule]?.kinds?.[kind]?.isOnce === true;
  if (cause === undefined && !isOnce) return undefined;
  const waiver = decisions.waiver(finding);
  const excused = waiver ? [waiver.at.source.path, waiver.at.span.start] : [];
  return JSON.stringify(isOnce ? [host, rule, kind, value, severity, excused] : [profile, edition, cause, excused]);
}

/** Each group of one key becomes its first finding. */
function folded(findings: readonly Finding[], caused: readonly Caused[], input: CauseInput): Map<Finding, Finding> {
  const groups = new Map<string, Finding[]>();
  for (const one of caused) {
    const key = keyOf(one, input);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(one.finding);
    else groups.set(key, [one.finding]);
  }
  const kept = new Map(findings.map((finding) => [finding, finding]));
  for (const group of groups.values()) {
    const [first, ...others] = [...group].sort(bySeverity);
    if (!first || others.length === 0) continue;
    for (const other of others) kept.delete(other);
    const related = others.slice(0, maxRelated).flatMap((other) => relatedOf(other, first));
    kept.set(first, withRelated(first, related, countOf(others)));
  }
  return kept;
}

/** The most severe first; of equal ones, a limit that does not hold, and then what the host does with the file. */
function bySeverity(a: Finding, b: Finding): number {
  const rank = (finding: Finding): number =>
    finding.class === "power" ? 0 : isLeftOut(finding) ? (finding.item ? 1 : 2) : 3;
  return severities.indexOf(b.severity) - severities.indexOf(a.severity) || rank(a) - rank(b);
}

/** What a host that merely reads the folder says of a line goes to the finding of the folder's own host about it. */
function withoutReaders(
  kept: ReadonlyMap<Finding, Finding>,
  causes: ReadonlyMap<Finding, string>,
  { loads }: CauseInput,
): readonly Finding[] {
  const titles = new Map<string | null, string>(loads.map(({ host, title }) => [host, title]));
  const lineOf = (finding: Finding): string | undefined => {
    const { at } = finding;
    const cause = causes.get(finding);
    return cause && JSON.stringify([at.source.path, positionAt(at.source, at.span.start).line, cause]);
  };
  const owners = new Map<string, Finding>();
  for (const finding of kept.keys()) {
    const line = finding.cap === "reader" ? undefined : lineOf(finding);
    if (line !== undefined && !owners.has(line)) owners.set(line, finding);
  }
  const readers = new Map<Finding, Finding[]>();
  for (const finding of kept.keys()) {
    const owner = finding.cap === "reader" ? owners.get(lineOf(finding) ?? "") : undefined;
    if (!owner || severities.indexOf(owner.severity) < severities.indexOf(finding.severity)) continue;
    readers.set(owner, [...(readers.get(owner) ?? []), finding]);
  }
  const gone = new Set([...readers.values()].flat());
  return [...kept].flatMap(([finding, now]) => {
    if (gone.has(finding)) return [];
    const others = readers.get(finding);
    if (!others) return [now];
    const related = others.map(
      ({ host, message, at }): Related => ({ message: `${titles.get(host)}: ${message}`, at }),
    );
    return [withRelated(now, related, countOf(others))];
  });
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
