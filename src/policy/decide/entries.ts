/** The entries of the policies as rules see them, and the problems that are about an entry. */
import type { Finding } from "../../model/finding.ts";
import type { FromPolicy, PolicyEntries } from "../../model/policy-entry.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { isWithin } from "../../repo/path.ts";
import type { Place } from "../../repo/text.ts";
import { isForeign, type Policy, type PolicyGrant, type ProfileRef, type Selector, type Waiver } from "../model.ts";
import type { UncheckedPlace } from "../match-context.ts";
import { identityOfEntry } from "./dates.ts";
import { matchesFinding, profileOf } from "./effective.ts";
import type { Selects } from "./selector.ts";

/** The entries of both policies, the organisation's first. */
export function entriesOf(policy: Policy, organisation: Policy | undefined): PolicyEntries {
  const listed = <T extends { readonly at: Place }>(list: (policy: Policy) => readonly T[]): FromPolicy<T>[] => [
    ...(organisation ? list(organisation) : []).map((entry) => ({ ...entry, origin: "organisation" as const })),
    ...list(policy).map((entry) => ({
      ...entry,
      origin: isForeign(entry.at) ? ("extended" as const) : ("repository" as const),
    })),
  ];
  return {
    grants: listed(({ grants }) => grants),
    waivers: listed(({ waivers }) => waivers),
    ignores: listed(({ ignore }) => ignore),
    overrides: listed(({ overrides }) => overrides),
  };
}

/** What grants and waivers are compared with. */
interface Candidates {
  readonly profiles: readonly ProfileRef[];
  readonly findings: readonly Finding[];
  readonly unchecked: readonly UncheckedPlace[];
  /** The places of grants and waivers that the pull request adds. */
  readonly added: readonly Place[];
}

/**
 * Grants and waivers in files of this repository that count today and match none of `profiles` and `findings`. What may
 * match something that could not be checked is not called unused: who follows that advice removes what is needed.
 */
export function unusedEntries(
  { grants, waivers }: Policy,
  { selects, today }: { readonly selects: Selects; readonly today: string },
  { profiles, findings, unchecked, added }: Candidates,
): readonly PolicyProblem[] {
  const mayMatch = (entry: Selector) => unchecked.some((place) => mayBeAbout(entry, place, selects));
  const isChecked = ({ at, until }: Pick<PolicyGrant, "at" | "until">) =>
    !isForeign(at) && (until === undefined || until >= today);
  const unusedGrants = grants.filter(
    (grant) => isChecked(grant) && !profiles.some((profile) => selects(grant, profile)) && !mayMatch(grant),
  );
  const unusedWaivers = waivers.filter(
    (waiver) =>
      isChecked(waiver) &&
      !findings.some((finding) => matchesFinding(waiver, finding) && selects(waiver, profileOf(finding))) &&
      !mayMatch(waiver),
  );
  return [
    ...unusedGrants.map((grant) => unusedGrant(grant, added.includes(grant.at))),
    ...unusedWaivers.map((waiver) => unusedWaiver(waiver, added.includes(waiver.at))),
  ];
}

/** `isAdded`: by the pull request, so that what it is for may still come. */
function unusedGrant(grant: PolicyGrant, isAdded: boolean): PolicyProblem {
  const what = `this grant (owner ${grant.owner}) matches ${missingFor(grant)}`;
  const missing = grant.settings.length > 0 ? "settings file" : "profile";
  return {
    topic: isAdded ? "unused-added" : "unused",
    message: isAdded
      ? `${what} yet; the ${missing} that needs it can follow once this is merged`
      : `${what}; correct its patterns or remove it`,
    at: grant.at,
    identity: identityOfEntry(grant),
  };
}

/** What a grant is for, and what there is none of. */
function missingFor({ settings, skills }: PolicyGrant): string {
  if (settings.length > 0) return "no settings file that starts code or connects a server";
  return skills.length > 0 ? "no profile with such a skill" : "no profile";
}

function unusedWaiver(waiver: Waiver, isAdded: boolean): PolicyProblem {
  return {
    topic: isAdded ? "unused-added" : "unused",
    message: `this waiver for \`${waiver.rule}\` (owner ${waiver.owner}) matches no finding; remove it`,
    at: waiver.at,
    identity: identityOfEntry(waiver),
  };
}

/** Whether an entry may match something at a place of which only the path and the host are known. */
function mayBeAbout(entry: Selector, { host, path }: UncheckedPlace, selects: Selects): boolean {
  const ref: ProfileRef = { host, item: null, path };
  const isNamed = (pattern: string) => isWithin(pattern, path);
  const paths = [...entry.paths, ...(entry.settings ?? []), ...(entry.skills ?? [])];
  return (
    (paths.some(isNamed) && (entry.hosts.length === 0 || entry.hosts.includes(host))) ||
    [ref, { ...ref, beside: { kind: "settings" } as const }, { ...ref, beside: { kind: "skill", path } as const }].some(
      (one) => selects({ ...entry, profiles: [] }, one),
    )
  );
}

/** A problem in a file of another repository, moved to the line of this repository that extends that file. */
export function movedToExtendsLine(problem: PolicyProblem, { sources }: Policy): PolicyProblem {
  let { at } = problem;
  // Files extend each other in no circle, so the number of files bounds the steps.
  for (let steps = 0; isForeign(at) && steps < sources.length; steps++) {
    const extending = sources.find(({ ref }) => ref === at.source.path)?.at;
    if (!extending) return problem;
    at = extending;
  }
  return at === problem.at
    ? problem
    : { ...problem, at, related: [{ message: "defined here", at: problem.at }, ...(problem.related ?? [])] };
}
