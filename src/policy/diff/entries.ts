/** What changes in the lists of a policy: grants, waivers, ignored files, and what an organisation delegates. */
import type { Place } from "../../repo/text.ts";
import { isWaivable } from "../decide/dates.ts";
import { selectorCovers, isPathWithin } from "../decide/scope.ts";
import type { Accountable, Grantable, Policy, PolicyGrant, Selector, Waivable, Waiver } from "../model.ts";
import type { PlaceOfKey, ReportDiff } from "./types.ts";

/** Grants, waivers, `ignore`, `grantable` and `waivable`. Entries that ended before `today` count as absent. */
export function diffEntries(old: Policy, fresh: Policy, today: string, placeOf: PlaceOfKey, report: ReportDiff): void {
  const isCurrent = currentOn(today);
  diffList(old.grants.filter(isCurrent), fresh.grants.filter(isCurrent), {
    includes: includesGrant,
    entry: "grant",
    name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
    gone: placeOf("grants"),
    report,
  });
  diffList(old.waivers.filter(isCurrent), fresh.waivers.filter(isCurrent), {
    includes: includesWaiver,
    entry: "waiver",
    name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
    gone: placeOf("waivers"),
    report,
  });
  diffIgnores(old, fresh, placeOf("ignore"), report);
  diffGrantable(old.grantable, fresh.grantable, placeOf("grantable"), report);
  diffWaivable(old.waivable, fresh.waivable, placeOf("waivable"), report);
}

/** The grants and waivers that a policy has and another one has not. */
export interface NewEntries {
  readonly grants: readonly PolicyGrant[];
  readonly waivers: readonly Waiver[];
}

/** The entries of `fresh` that are new: neither in `old` nor an edited version of an entry there. */
export function newEntries(old: Policy, fresh: Policy, today: string): NewEntries {
  const isCurrent = currentOn(today);
  const newIn = <E extends Entry>(before: readonly E[], after: readonly E[], includes: EntryKind<E>["includes"]) => {
    const [current, next] = [before.filter(isCurrent), after.filter(isCurrent)];
    return next.filter(
      (entry) =>
        !current.some((candidate) => includes(candidate, entry)) &&
        editedFrom(entry, current, next, includes) === undefined,
    );
  };
  return {
    grants: newIn(old.grants, fresh.grants, includesGrant),
    waivers: newIn(old.waivers, fresh.waivers, includesWaiver),
  };
}

function currentOn(today: string): (entry: Pick<Accountable, "until">) => boolean {
  return ({ until }) => until === undefined || until >= today;
}

function includesGrant(wide: PolicyGrant, narrow: PolicyGrant): boolean {
  return outlasts(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}

function includesWaiver(wide: Waiver, narrow: Waiver): boolean {
  return outlasts(wide, narrow) && (wide.rule === narrow.rule || narrow.rule.startsWith(`${wide.rule}/`));
}

/** The old entry that this one is an edited version of: it has the same owner, is similar, and is gone. */
function editedFrom<E extends Entry>(
  entry: E,
  old: readonly E[],
  fresh: readonly E[],
  includes: EntryKind<E>["includes"],
): E | undefined {
  const isKept = (candidate: E) =>
    fresh.some((next) => next !== entry && includes(next, candidate) && includes(candidate, next));
  return old.find((candidate) => candidate.owner === entry.owner && isSimilar(candidate, entry) && !isKept(candidate));
}

interface EntryKind<E> {
  /** Whether `wide` allows all that `narrow` allows. */
  includes(wide: E, narrow: E): boolean;
  readonly entry: "grant" | "waiver";
  name(entry: E): string;
  readonly gone: Place;
  readonly report: ReportDiff;
}

type Entry = PolicyGrant | Waiver;

/** An entry that an old one includes is no change. Any other is a wider version of an old entry, or new. */
function diffList<E extends Entry>(
  old: readonly E[],
  fresh: readonly E[],
  { includes, entry: kind, name, gone, report }: EntryKind<E>,
): void {
  for (const entry of fresh) {
    if (old.some((candidate) => includes(candidate, entry))) continue;
    const previous = editedFrom(entry, old, fresh, includes);
    const message = previous ? `covers more than before${datesText(previous, entry)}` : "is new";
    report("looser", entry.at, `${name(entry)} ${message}`, previous?.at, previous ? undefined : kind);
  }
  for (const entry of old) {
    if (fresh.some((candidate) => includes(candidate, entry))) continue;
    const narrowed = fresh.find((candidate) => includes(entry, candidate));
    const message = narrowed
      ? `${name(narrowed)} covers less than before${datesText(entry, narrowed)}`
      : `${name(entry)} is removed`;
    report("tighter", narrowed?.at ?? gone, message, entry.at);
  }
}

/** Whether `wide` covers the profiles of `narrow` for at least as long. */
function outlasts(wide: Entry, narrow: Entry): boolean {
  return (
    selectorCovers(wide, narrow) &&
    (wide.until === undefined || (narrow.until !== undefined && narrow.until <= wide.until))
  );
}

/** Whether the two may be one entry that was edited: they match the same profiles, or share a pattern. */
function isSimilar(a: Selector, b: Selector): boolean {
  return (
    selectorCovers(a, b) ||
    selectorCovers(b, a) ||
    (["profiles", "paths", "settings", "skills"] as const).some((key) =>
      (a[key] ?? []).some((pattern) => (b[key] ?? []).includes(pattern)),
    )
  );
}

function datesText(before: Entry, after: Entry): string {
  return before.until === after.until ? "" : ` (until ${after.until ?? "any day"}, was ${before.until ?? "any day"})`;
}

/** A pattern within one of the other side adds nothing to it. */
function diffIgnores(old: Policy, fresh: Policy, gone: Place, report: ReportDiff): void {
  const [before, after] = [ignoredPaths(old), ignoredPaths(fresh)];
  for (const { paths, at } of fresh.ignore) {
    const added = paths.filter((path) => !before.some((wider) => isPathWithin(path, wider)));
    if (added.length > 0) report("looser", at, `\`ignore\` excludes ${quoted(added)}`);
  }
  for (const { paths, at } of old.ignore) {
    const removed = paths.filter((path) => !after.some((wider) => isPathWithin(path, wider)));
    const partly = removed.filter((path) => after.some((narrower) => isPathWithin(narrower, path)));
    const wholly = removed.filter((path) => !partly.includes(path));
    if (partly.length > 0) report("tighter", gone, `\`ignore\` no longer excludes all of ${quoted(partly)}`, at);
    if (wholly.length > 0) report("tighter", gone, `\`ignore\` no longer excludes ${quoted(wholly)}`, at);
  }
}

function ignoredPaths({ ignore }: Policy): readonly string[] {
  return ignore.flatMap(({ paths }) => paths);
}

function quoted(patterns: readonly string[]): string {
  return patterns.map((pattern) => `\`${pattern}\``).join(", ");
}

function diffGrantable(
  before: Grantable | undefined,
  after: Grantable | undefined,
  gone: Place,
  report: ReportDiff,
): void {
  const at = after?.at ?? gone;
  if (!grantableCovers(before, after)) report("looser", at, "`grantable` allows more grants", before?.at);
  else if (!grantableCovers(after, before)) report("tighter", at, "`grantable` allows fewer grants", before?.at);
}

/** Whether `wide` lets all be granted that `narrow` does. */
function grantableCovers(wide: Grantable | undefined, narrow: Grantable | undefined): boolean {
  if (narrow === undefined) return true;
  return (
    wide !== undefined &&
    selectorCovers(wide, narrow) &&
    narrow.may.every((capability) => wide.may.includes(capability))
  );
}

function diffWaivable(
  before: Waivable | undefined,
  after: Waivable | undefined,
  gone: Place,
  report: ReportDiff,
): void {
  const at = after?.at ?? gone;
  if (!waivableCovers(before, after)) report("looser", at, "`waivable` allows more waivers", before?.at);
  else if (!waivableCovers(after, before)) report("tighter", at, "`waivable` allows fewer waivers", before?.at);
}

/** Whether `wide` lets all be waived that `narrow` does. */
function waivableCovers(wide: Waivable | undefined, narrow: Waivable | undefined): boolean {
  if (narrow === undefined) return true;
  return (
    wide !== undefined && narrow.maxDays <= wide.maxDays && narrow.rules.every((rule) => isWaivable(wide.rules, rule))
  );
}
