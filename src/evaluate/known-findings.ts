/** Which findings the base has too: the same ones, and those that had more of what is left of them. */
import type { Capability } from "../model/capability.ts";
import { type Finding, type FoundPowers, severities, type Severity } from "../model/finding.ts";
import type { FingerprintOf } from "./lazy-finding.ts";
import { groupBy } from "../repo/many.ts";

/** What else decides whether a finding is known. */
export interface KnownBy {
  readonly fingerprintOf: FingerprintOf;
  /** The path that the file had before a change that did nothing but rename it; `undefined`: it had this one. */
  readonly formerPath: (path: string) => string | undefined;
  /** Whether a waiver covers a finding at its path. */
  readonly isWaived: (finding: Finding) => boolean;
}

/**
 * Tells whether one of these is the same finding, or a worse one. Only those of one rule and file are hashed, if at
 * all.
 */
export function isAmong(
  findings: readonly Finding[],
  { fingerprintOf, formerPath, isWaived }: KnownBy,
): (finding: Finding) => boolean {
  const same = new Set(findings);
  const keyOf = ({ rule, at }: Finding): string => `${rule} ${at.source.path}`;
  let all: ReadonlyMap<string, readonly Finding[]> | undefined;
  const groups = new Map<string, Group>();
  /** `counts`: those that count, where a path is another; `by` says which those are. */
  const isKnown = (finding: Finding, by = "", counts: (one: Finding) => boolean = () => true): boolean => {
    const key = keyOf(finding);
    let group = groups.get(key + by);
    if (!group) {
      const here = (all ??= groupBy(findings, keyOf)).get(key) ?? [];
      groups.set(key + by, (group = groupOf(here.filter(counts), fingerprintOf)));
    }
    return isIn(group, finding, fingerprintOf);
  };
  return (finding) => {
    if (same.has(finding) || isKnown(finding)) return true;
    const { at, severity } = finding;
    const path = formerPath(at.source.path);
    if (path === undefined) return false;
    // A policy may be milder with the former path, and a waiver may cover that alone.
    const isCovered = isWaived(finding);
    return isKnown(
      { ...finding, at: { ...at, source: { ...at.source, path } } },
      ` ${severity} ${isCovered}`,
      (one) => isAtLeast(one, severity) && (isCovered || !isWaived(one)),
    );
  };
}

function isIn({ fingerprints, findings, aboutPowers }: Group, finding: Finding, fingerprintOf: FingerprintOf): boolean {
  if (fingerprints.has(fingerprintOf(finding))) return true;
  const members = membersOf(finding);
  if (members.length > 0) return members.every((member) => fingerprints.has(fingerprintOf(member)));
  return hasFewer(finding, findings, fingerprintOf) || hasLessPower(finding, aboutPowers, fingerprintOf);
}

function isAtLeast({ severity }: Finding, least: Severity): boolean {
  return severities.indexOf(severity) >= severities.indexOf(least);
}

/** The findings of one rule and file. */
interface Group {
  readonly findings: readonly Finding[];
  readonly fingerprints: ReadonlySet<string>;
  /** Those about powers, by what they are about. */
  readonly aboutPowers: () => ReadonlyMap<string, readonly Finding[]>;
}

function groupOf(findings: readonly Finding[], fingerprintOf: FingerprintOf): Group {
  let aboutPowers: ReadonlyMap<string, readonly Finding[]> | undefined;
  return {
    findings,
    fingerprints: new Set(findings.flatMap((one) => [one, ...membersOf(one)].map(fingerprintOf))),
    aboutPowers: () =>
      (aboutPowers ??= groupBy(
        findings.filter(({ powers }) => powers),
        (one) => subjectOf(one, fingerprintOf),
      )),
  };
}

/** Whether one of these has all that is written in a finding, and more: an entry that is removed is nothing new. */
function hasFewer(finding: Finding, among: readonly Finding[], fingerprintOf: FingerprintOf): boolean {
  const { contents = [], ...rest } = finding;
  if (contents.length === 0) return false;
  return among.some(({ contents: more = [], ...one }) => {
    if (more.length <= contents.length || one.kind !== finding.kind || one.value !== finding.value) return false;
    const had = new Set(more);
    return contents.every((content) => had.has(content)) && fingerprintOf(one) === fingerprintOf(rest);
  });
}

/**
 * Whether a finding that is no milder is about these powers of the same profile, and more: to take a power away is
 * nothing new, also where the profile then has by starting others what it had by itself.
 */
function hasLessPower(finding: Finding, aboutPowers: Group["aboutPowers"], fingerprintOf: FingerprintOf): boolean {
  const { powers, severity } = finding;
  if (!powers) return false;
  const earlier = aboutPowers().get(subjectOf(finding, fingerprintOf)) ?? [];
  const had = earlier.filter((one) => isAtLeast(one, severity));
  // Two of one kind are about two profiles of one name, and neither had what they have together.
  if (new Set(had.map(({ kind }) => kind)).size < had.length) return false;
  const held = had.flatMap((one) => one.powers?.held ?? []);
  const whole = wholeIn(held);
  const reached = new Set([...had.flatMap((one) => one.powers?.reached ?? []), ...whole]);
  const scopes = new Set(held.map(keyOfScope));
  return (
    powers.held.every((power) => whole.has(power.capability) || scopes.has(keyOfScope(power))) &&
    powers.reached.every((capability) => reached.has(capability))
  );
}

/** The fingerprint of what findings about the powers of one profile have in common. */
function subjectOf(finding: Finding, fingerprintOf: FingerprintOf): string {
  return fingerprintOf({ ...finding, kind: "", value: "" });
}

/** The capabilities that have no bounds. */
function wholeIn(held: FoundPowers["held"]): ReadonlySet<Capability> {
  return new Set(held.flatMap(({ capability, scope }) => (scope === null ? [capability] : [])));
}

function keyOfScope({ capability, scope }: FoundPowers["held"][number]): string {
  return JSON.stringify([capability, scope]);
}

/** The findings for which one stands that counts them: a shorter list may name each of them by itself. */
function membersOf(finding: Finding): readonly Finding[] {
  const { members = [], contents: _, ...one } = finding;
  return members.map((value) => ({ ...one, value }));
}
