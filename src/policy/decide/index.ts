/**
 * Makes the decisions of a policy, for every profile and finding. An organisation's policy comes from outside the
 * repository; under it, the repository's policy can narrow what is allowed and never widen it.
 */
import type { Finding, Level } from "../../model/finding.ts";
import type { Allowance } from "../../model/rule.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Decisions, Policy, ProfileRef } from "../model.ts";
import { ceilingsOf } from "../organisation.ts";
import { allowanceOf } from "./allowance.ts";
import { expiryProblems } from "./dates.ts";
import { viewOf, waiverDays } from "./effective.ts";
import { entriesOf, movedToExtendsLine, unusedEntries } from "./entries.ts";
import { decideHosts } from "./hosts.ts";
import { intersectDecisions } from "./intersect.ts";
import { listsOf } from "./lists.ts";
import { type Matcher, matcherFor, selectsBy } from "./selector.ts";
import { dependsOnPower, levelOn, optionsFor, type PolicyStack, waiverFor } from "./stack.ts";
import { unmatchedIn } from "./unmatched.ts";
import { upcomingIn } from "./upcoming.ts";
import { smallest } from "../../repo/many.ts";

/**
 * `today`: a day in UTC (`2027-03-31`). `organisation`: the policy above the repository's that a workflow or a flag
 * names. The one that the repository's policy names itself counts too.
 */
export async function decide(policy: Policy, today: string, organisation?: Policy): Promise<Decisions> {
  const [first, second] = ceilingsOf(policy, organisation);
  const decisions = await decideBelow(policy, today, first);
  return second ? belowBoth(decisions, await decideBelow(policy, today, second)) : decisions;
}

async function decideBelow(policy: Policy, today: string, organisation: Policy | undefined): Promise<Decisions> {
  const policies = organisation ? [organisation, policy] : [policy];
  const matches = await matcherFor(policies);
  const selects = selectsBy(matches);
  const longestWaiver = smallest(policies.map(({ preset }) => waiverDays[preset]));
  const stack: PolicyStack = {
    repository: viewOf(policy, today, selects, longestWaiver),
    organisation: organisation && viewOf(organisation, today, selects),
    selects,
    today,
  };
  const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
  return {
    today,
    policies,
    sources: sourcesOf(policy, organisation),
    hosts: decideHosts(policy.hosts, organisation?.hosts),
    baseline: baselineIn(policy, organisation),
    entries: entriesOf(policy, organisation),
    lists: listsOf(policies, matches),
    problems: await problemsIn(stack, longestWaiver, matches),
    ...settingsIn(stack, policies),
    ignored: (path) =>
      (organisation ?? policy).ignore.find(({ paths }) => paths.some((pattern) => matches(path, pattern))),
    waiver: (finding) => (isUnwaived ? undefined : waiverFor(stack, finding)),
    unused: (profiles, findings, { repo, unchecked = [], added = [] } = {}) => [
      ...unusedEntries(policy, stack, { profiles, findings, unchecked, added }),
      ...(repo
        ? unmatchedIn(policy, { selects, matches }, { repo, profiles, found: pathsOf(profiles, findings) })
        : []),
    ],
    upcoming: (findings) => upcomingIn(stack, findings),
  };
}

/** Below an organisation's policy baselines are refused, like grants and waivers, unless that policy allows them. */
function baselineIn({ baseline }: Policy, organisation: Policy | undefined): Decisions["baseline"] {
  if (organisation && organisation.baseline?.value !== "allow") return "refuse";
  return baseline?.value ?? "allow";
}

function pathsOf(profiles: readonly ProfileRef[], findings: readonly Finding[]): ReadonlySet<string> {
  return new Set([...profiles.map(({ path }) => path), ...findings.map(({ at }) => at.source.path)]);
}

/** A repository's policy below two policies of organisations: it was decided below each. */
function belowBoth(first: Decisions, second: Decisions): Decisions {
  const [own, ...upper] = [...first.policies.toReversed(), ...second.policies.slice(0, -1)];
  const keyOf = ({ topic, message, at }: PolicyProblem) =>
    JSON.stringify([topic, message, at.source.path, at.span.start]);
  const known = new Set(first.problems.map(keyOf));
  const joined = <T extends { readonly origin: string }>(own: readonly T[], more: readonly T[]) => [
    ...more.filter(({ origin }) => origin === "organisation"),
    ...own,
  ];
  const [one, other] = [first.entries, second.entries];
  return {
    ...intersectDecisions(first, second, ""),
    policies: own ? [...upper, own] : upper,
    sources: [...(first.policies[0]?.sources ?? []), ...second.sources],
    problems: [...first.problems, ...second.problems.filter((problem) => !known.has(keyOf(problem)))],
    entries: {
      grants: joined(one.grants, other.grants),
      waivers: joined(one.waivers, other.waivers),
      ignores: joined(one.ignores, other.ignores),
      overrides: joined(one.overrides, other.overrides),
    },
  };
}

/**
 * The organisation's sources first. The repository's preset is left out if only the organisation's policy names one.
 */
function sourcesOf(policy: Policy, organisation: Policy | undefined): Policy["sources"] {
  if (!organisation) return policy.sources;
  const isNamed = policy.presetAt !== undefined;
  return [...organisation.sources, ...policy.sources.filter(({ ref }) => isNamed || !ref.startsWith("preset:"))];
}

/** Problems of the organisation's policy stay in its files: they are announced here and fixed there. */
async function problemsIn(
  { repository, organisation, today }: PolicyStack,
  longestWaiver: number,
  matches: Matcher,
): Promise<Decisions["problems"]> {
  const { policy } = repository;
  const exceeding = organisation
    ? (await import("./loosening.ts")).looseningsIn(organisation, repository, today, matches)
    : [];
  const own = [...expiryProblems(policy, today, longestWaiver), ...exceeding];
  return [
    ...(organisation
      ? expiryProblems(organisation.policy, today, waiverDays[organisation.policy.preset], {
          isOrganisation: true,
        })
      : []),
    ...own.map((problem) => movedToExtendsLine(problem, policy)),
  ];
}

/** Level, options and allowance. Without overrides they are the same for all profiles, so each is computed once. */
function settingsIn(
  stack: PolicyStack,
  policies: readonly Policy[],
): Pick<Decisions, "levelOf" | "optionsOf" | "allowance" | "settingsAllowance" | "skillAllowance"> {
  const isUniform = policies.every(({ overrides }) => overrides.length === 0);
  const isUngranted = isUniform && policies.every(({ grants, grantable }) => grants.length === 0 && !grantable);
  const levels = new Map<string, Map<string | undefined, Level>>();
  const options = new Map<string, { readonly [name: string]: number }>();
  let shared: Allowance | undefined;
  return {
    levelOf(rule, kind, profile, cap) {
      if (!isUniform || dependsOnPower(stack, rule)) return levelOn(stack, stack.today, { rule, kind, profile, cap });
      let known = levels.get(rule);
      if (!known) levels.set(rule, (known = new Map()));
      const key = cap === undefined ? kind : `${kind ?? ""} ${cap}`;
      let level = known.get(key);
      if (level === undefined)
        known.set(key, (level = levelOn(stack, stack.today, { rule, kind, profile: undefined, cap })));
      return level;
    },
    optionsOf(rule, profile) {
      if (!isUniform) return optionsFor(stack, rule, profile);
      let known = options.get(rule);
      if (!known) options.set(rule, (known = optionsFor(stack, rule, undefined)));
      return known;
    },
    allowance(host, item) {
      const allowance = () => allowanceOf(stack, { host, item, path: item.files[0] ?? "" });
      return isUngranted ? (shared ??= allowance()) : allowance();
    },
    settingsAllowance: (host, path) => allowanceOf(stack, { host, item: null, path, beside: { kind: "settings" } }),
    skillAllowance: (host, item, path) =>
      allowanceOf(stack, { host, item, path: item.files[0] ?? "", beside: { kind: "skill", path } }),
  };
}
