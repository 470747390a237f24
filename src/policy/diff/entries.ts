/** How the lists of a policy move: grants, waivers, files left out, and what an organisation lets others grant and waive. */
import type { Accountable, Policy, PolicyGrant, Selector, Waiver } from "../model.ts";
import type { Place } from "../../repo/text.ts";
import type { ReportDiff, PlaceOfKey } from "./types.ts";
import { covers } from "../decide/scope.ts";

export function diffEntries(old: Policy, fresh: Policy, today: string, stand: PlaceOfKey, say: ReportDiff): void {
  const counts = ({ until }: Pick<Accountable, "until">) => until === undefined || until >= today;
  listMoved(old.grants.filter(counts), fresh.grants.filter(counts), {
    holds: (one, other) => coversFor(one, other) && other.may.every((capability) => one.may.includes(capability)),
    name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
    stood: stand("grants"),
    say,
  });
  listMoved(old.waivers.filter(counts), fresh.waivers.filter(counts), {
    holds: (one, other) => coversFor(one, other) && (one.rule === other.rule || other.rule.startsWith(`${one.rule}/`)),
    name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
    stood: stand("waivers"),
    say,
  });
  ignoreMoved(old, fresh, stand("ignore"), say);
  freeMoved(old, fresh, stand, say);
}

interface Sort<E> {
  /** Whether the first allows all that the second does. */
  holds(one: E, other: E): boolean;
  name(entry: E): string;
  readonly stood: Place;
  readonly say: ReportDiff;
}

type Entry = PolicyGrant | Waiver;

/** An entry that an old one covers is nothing new; one that none covers is wider than its like, or new. */
function listMoved<E extends Entry>(
  old: readonly E[],
  fresh: readonly E[],
  { holds, name, stood, say }: Sort<E>,
): void {
  for (const entry of fresh) {
    if (old.some((one) => holds(one, entry))) continue;
    const like = old.find(
      (one) =>
        one.owner === entry.owner &&
        isLike(one, entry) &&
        !fresh.some((other) => other !== entry && holds(other, one) && holds(one, other)),
    );
    say(
      "looser",
      entry.at,
      like ? `${name(entry)} reaches further than at the base${later(like, entry)}` : `${name(entry)} is new`,
      like?.at,
    );
  }
  for (const entry of old) {
    if (fresh.some((one) => holds(one, entry))) continue;
    const like = fresh.find((one) => holds(entry, one));
    say(
      "tighter",
      like?.at ?? stood,
      like ? `${name(like)} reaches less far than at the base${later(entry, like)}` : `${name(entry)} is gone`,
      entry.at,
    );
  }
}

function coversFor(one: Entry, other: Entry): boolean {
  return covers(one, other) && (one.until === undefined || (other.until !== undefined && other.until <= one.until));
}

/** The same entry, edited: about the same profiles, or some of them. */
function isLike(one: Selector, other: Selector): boolean {
  return (
    covers(other, one) ||
    covers(one, other) ||
    ["profiles", "paths"].some((key) => one[key as "paths"].some((glob) => other[key as "paths"].includes(glob)))
  );
}

function later(was: Entry, is: Entry): string {
  return was.until === is.until ? "" : `: until ${is.until ?? "any day"}, and until ${was.until ?? "any day"} there`;
}

function ignoreMoved(old: Policy, fresh: Policy, stood: Place, say: ReportDiff): void {
  const paths = ({ ignore }: Policy) => new Set(ignore.flatMap((entry) => entry.paths));
  for (const { paths: globs, at } of fresh.ignore) {
    const more = globs.filter((glob) => !paths(old).has(glob));
    if (more.length > 0) say("looser", at, `\`ignore\` leaves out ${more.map((glob) => `\`${glob}\``).join(", ")}`);
  }
  for (const { paths: globs, at } of old.ignore) {
    const less = globs.filter((glob) => !paths(fresh).has(glob));
    if (less.length > 0)
      say("tighter", stood, `\`ignore\` leaves out ${less.map((glob) => `\`${glob}\``).join(", ")} no more`, at);
  }
}

/** What policies below may grant and waive. */
function freeMoved(old: Policy, fresh: Policy, stand: PlaceOfKey, say: ReportDiff): void {
  const grants = (one: Policy["grantable"], other: Policy["grantable"]) =>
    other === undefined ||
    (one !== undefined && covers(one, other) && other.may.every((capability) => one.may.includes(capability)));
  const waives = (one: Policy["waivable"], other: Policy["waivable"]) =>
    other === undefined ||
    (one !== undefined &&
      other.maxDays <= one.maxDays &&
      other.rules.every((rule) => one.rules.includes(rule) || one.rules.includes(rule.split("/")[0] ?? rule)));
  if (!grants(old.grantable, fresh.grantable))
    say("looser", fresh.grantable?.at ?? stand("grantable"), "`grantable` lets more be granted", old.grantable?.at);
  else if (!grants(fresh.grantable, old.grantable))
    say("tighter", fresh.grantable?.at ?? stand("grantable"), "`grantable` lets less be granted", old.grantable?.at);
  if (!waives(old.waivable, fresh.waivable))
    say("looser", fresh.waivable?.at ?? stand("waivable"), "`waivable` lets more be waived", old.waivable?.at);
  else if (!waives(fresh.waivable, old.waivable))
    say("tighter", fresh.waivable?.at ?? stand("waivable"), "`waivable` lets less be waived", old.waivable?.at);
}
