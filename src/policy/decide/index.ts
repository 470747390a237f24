/**
 * Makes policies ready to judge. One policy decides as it says. Under another one, which comes from outside the
 * repository, it may narrow and never widen: every decision is the stricter of the two, for each profile by itself.
 */
import { type Capability, inOrder } from "../../model/capability.ts";
import type { Finding, Level } from "../../model/finding.ts";
import type { FromPolicy, PolicyEntries } from "../../model/policy-entry.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import {
  type ProfileRef,
  type Decisions,
  type HostSetting,
  isForeign,
  type Policy,
  type PolicyGrant,
  presetPlace,
  type Stated,
  type Upcoming,
} from "../model.ts";
import type { Allowance } from "../../model/rule.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { daysBetween } from "./days.ts";
import { expiryProblems, identityOfEntry, isWaivable } from "./dates.ts";
import { capped, isLaxer, stageOf, stricter } from "./levels.ts";
import { matcherFor, selectsBy } from "./selector.ts";
import { matchesFinding, ruleOf, viewOf, waiverDays } from "./effective.ts";

/** `today` is a day in UTC (`2027-03-31`). `upper` is the organisation's policy, a ceiling over the repository's own. */
export async function decide(policy: Policy, today: string, upper?: Policy): Promise<Decisions> {
  const policies = upper ? [upper, policy] : [policy];
  const matcher = await matcherFor(policies);
  const selects = selectsBy(matcher);
  const longest = Math.min(...policies.map(({ preset }) => waiverDays[preset]));
  const own = viewOf(policy, today, selects, longest);
  const above = upper && viewOf(upper, today, selects);
  const attempted = above ? (await import("./loosening.ts")).looseningsIn(above, own, today) : [];
  // Where no policy tells profiles apart, what counts for one counts for all; thousands of findings ask.
  const isUniform = policies.every(({ overrides }) => overrides.length === 0);
  const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
  const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
  const levels = new Map<string, Level>();
  const options = new Map<string, { readonly [name: string]: number }>();
  let everyones: Allowance | undefined;
  const isSilent = ({ at }: Stated<unknown>) =>
    policy.presetAt === undefined && at.source.path === presetPlace(policy.preset).source.path;
  const granted = (grant: PolicyGrant, about: ProfileRef): readonly Capability[] => {
    const free = upper?.grantable;
    return free && selects(free, about) ? grant.may.filter((capability) => free.may.includes(capability)) : [];
  };

  /** What a policy that says nothing of a rule takes over. Who states a ceiling has decided what it is worth. */
  const inherited = (rule: string, kind: string | undefined, about: ProfileRef | undefined): Level | undefined => {
    const decided = above?.decided(rule, kind, about);
    const judgement = ruleOf(rule);
    const isOpen =
      kind === undefined &&
      judgement?.levelsUnstated &&
      upper &&
      decided?.at.source.path === presetPlace(upper.preset).source.path;
    return isOpen && own.ceiling(about).stated ? judgement.levels[upper.preset] : decided?.value;
  };
  const levelOn = (day: string, rule: string, kind: string | undefined, about: ProfileRef | undefined): Level => {
    if (!above) return own.level(rule, kind, about, day);
    const decided = own.decided(rule, kind, about);
    const limit = above.level(rule, kind, about, day);
    const level = isSilent(decided) ? inherited(rule, kind, about) : decided.value;
    const isSaid = !isSilent(decided) || policy.rollout !== undefined;
    return level === undefined
      ? limit
      : stricter(
          limit,
          capped(level, isSaid ? stageOf(policy.rollout, rule, day) : stageOf(upper?.rollout, rule, day)),
        );
  };

  const optionsFor = (rule: string, about: ProfileRef | undefined): { readonly [name: string]: number } => {
    const names = Object.entries(ruleOf(rule)?.options ?? {});
    return Object.fromEntries(
      names.map(([name, { tightens }]) => {
        const mine = own.option(rule, name, about);
        if (!above) return [name, mine.value];
        const limit = above.option(rule, name, about).value;
        return [
          name,
          isSilent(mine) ? limit : tightens === "up" ? Math.max(limit, mine.value) : Math.min(limit, mine.value),
        ];
      }),
    );
  };
  const allowanceOf = (about: ProfileRef): Allowance => {
    const [mine, mineGrants] = [own.ceiling(about), own.grants(about)];
    if (!above)
      return allowed(
        mine.value.value,
        mineGrants.current.flatMap(({ may }) => may),
        mineGrants.current,
        mine.value.at,
        mine.stated,
        mineGrants.ended,
      );
    const [theirs, theirGrants] = [above.ceiling(about), above.grants(about)];
    const most = new Set([
      ...theirs.value.value,
      ...theirGrants.current.flatMap(({ may }) => may),
      ...mineGrants.current.flatMap((grant) => granted(grant, about)),
    ]);
    const narrow = mine.stated
      ? mine.value.value.filter((capability) => theirs.value.value.includes(capability))
      : theirs.value.value;
    const added = [...theirGrants.current, ...mineGrants.current]
      .flatMap(({ may }) => may)
      .filter((capability) => most.has(capability));
    const isNarrowed = mine.stated && narrow.length < theirs.value.value.length;
    return allowed(
      narrow,
      added,
      [...theirGrants.current, ...mineGrants.current],
      isNarrowed ? mine.value.at : theirs.value.at,
      theirs.stated || mine.stated,
      [...theirGrants.ended, ...mineGrants.ended],
    );
  };

  return {
    sources: [
      ...(upper?.sources ?? []),
      ...policy.sources.filter(({ ref }) => !upper || policy.presetAt !== undefined || !ref.startsWith("preset:")),
    ],
    policies: policies,
    hosts: upper ? under(upper.hosts, policy.hosts) : policy.hosts,
    baseline: upper?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
    today,
    entries: entriesOf(policy, upper),
    problems: [
      ...(upper ? expiryProblems(upper, today, waiverDays[upper.preset], true) : []),
      ...[...expiryProblems(policy, today, longest), ...attempted].map((fault) => atHome(fault, policy)),
    ],

    unused(about, findings) {
      const isOurs = ({ at, until }: Pick<PolicyGrant, "at" | "until">) =>
        !isForeign(at) && (until === undefined || until >= today);
      const grants = policy.grants.filter((grant) => isOurs(grant) && !about.some((one) => selects(grant, one)));
      const waivers = policy.waivers.filter(
        (waiver) =>
          isOurs(waiver) &&
          !findings.some((finding) => matchesFinding(waiver, finding) && selects(waiver, aboutOf(finding))),
      );
      return [
        ...grants.map((grant) => ({
          topic: "unused" as const,
          message: `the grant of ${grant.owner} is about no profile`,
          at: grant.at,
          identity: identityOfEntry(grant),
        })),
        ...waivers.map((waiver) => ({
          topic: "unused" as const,
          message: `the waiver of ${waiver.owner} for \`${waiver.rule}\` is about no finding`,
          at: waiver.at,
          identity: identityOfEntry(waiver),
        })),
      ];
    },

    upcoming(findings) {
      const days = steps(policies, today);
      if (days.length === 0) return [];
      const before = new Map<Finding, Level>(findings.map((finding) => [finding, finding.severity]));
      return days.flatMap((day) => {
        const rising = { warn: new Map<string, number>(), enforce: new Map<string, number>() };
        for (const finding of findings) {
          const level = levelOn(day, finding.rule, finding.kind, aboutOf(finding));
          const { [level === "error" ? "enforce" : "warn"]: rules } = rising;
          if (isLaxer(before.get(finding) ?? "off", level)) rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
          before.set(finding, level);
        }
        return (["warn", "enforce"] as const).flatMap((stage): Upcoming[] => {
          const rules = rising[stage];
          return rules.size === 0
            ? []
            : [{ day, stage, findings: [...rules.values()].reduce((sum, count) => sum + count), rules }];
        });
      });
    },

    levelOf(rule, kind, about) {
      if (!isUniform) return levelOn(today, rule, kind, about);
      const name = kind === undefined ? rule : `${rule}/${kind}`;
      let level = levels.get(name);
      if (level === undefined) levels.set(name, (level = levelOn(today, rule, kind, undefined)));
      return level;
    },

    optionsOf(rule, about) {
      if (!isUniform) return optionsFor(rule, about);
      let known = options.get(rule);
      if (!known) options.set(rule, (known = optionsFor(rule, undefined)));
      return known;
    },

    allowance(host, item) {
      const of = () => allowanceOf({ host, item, path: item.files[0] ?? "" });
      return isUngranted ? (everyones ??= of()) : of();
    },

    ignored: (path) => (upper ?? policy).ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob))),

    waiver(finding) {
      if (isUnwaived) return undefined;
      const about = aboutOf(finding);
      if (!above || !upper) return own.waiver(finding, about);
      const free = upper.waivable;
      return (
        above.waiver(finding, about) ??
        own.waiver(
          finding,
          about,
          ({ rule, until }) =>
            free !== undefined && isWaivable(free.rules, rule) && daysBetween(today, until) <= free.maxDays,
        )
      );
    },
  };
}

function allowed(
  ceiling: readonly Capability[],
  added: readonly Capability[],
  grants: readonly PolicyGrant[],
  at: Place,
  stated: boolean,
  ended: readonly PolicyGrant[],
): Allowance {
  const may = inOrder([...ceiling, ...added]);
  const more = may.filter((capability) => !ceiling.includes(capability));
  const late = ended[0];
  const over = late
    ? `; the grant at ${late.at.source.path}:${positionAt(late.at.source, late.at.span.start).line} ended on ${late.until}`
    : "";
  const giving =
    more.length === 0
      ? []
      : grants.filter((grant) => grant.may.some((capability) => more.includes(capability))).map((grant) => grant.at);
  return {
    may,
    granted: more,
    grants: giving,
    from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${more.length > 0 ? ` and its grants (${more.join(", ")})` : ""}${over}`,
    stated,
  };
}

/** The entries of both policies, the organisation's first. */
function entriesOf(policy: Policy, upper: Policy | undefined): PolicyEntries {
  const listed = <T extends { readonly at: Place }>(of: (policy: Policy) => readonly T[]): FromPolicy<T>[] => [
    ...(upper ? of(upper) : []).map((entry) => ({ ...entry, origin: "organisation" as const })),
    ...of(policy).map((entry) => ({
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

/** A fault of a file that belongs to another repository is ours where we extend it. */
function atHome(fault: PolicyProblem, { sources }: Policy): PolicyProblem {
  let at = fault.at;
  for (let steps = 0; isForeign(at) && steps < sources.length; steps++) {
    const named = sources.find(({ ref }) => ref === at.source.path)?.at;
    if (!named) return fault;
    at = named;
  }
  return at === fault.at ? fault : { ...fault, at, related: [{ message: "written here", at: fault.at }] };
}

function aboutOf({ host, item, at }: Pick<Finding, "host" | "item" | "at">): ProfileRef {
  return { host, item, path: item?.files[0] ?? at.source.path };
}

/** Days after today on which a rollout goes a step further, in their order. */
function steps(policies: readonly Policy[], today: string): readonly string[] {
  const schedules = policies.flatMap(({ rollout }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
  const days = schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]);
  return [...new Set(days.filter((day): day is string => day !== undefined && day > today))].sort();
}

/** Directories unite; an edition that the organisation names is fixed. */
function under(upper: Policy["hosts"], lower: Policy["hosts"]): Policy["hosts"] {
  const ids = new Set([...Object.keys(upper), ...Object.keys(lower)]);
  return Object.fromEntries(
    [...ids].map((id): [string, HostSetting] => {
      const [above, below] = [upper[id], lower[id]];
      const known = new Set(above?.dirs.map(({ value }) => value));
      return [
        id,
        {
          dirs: [...(above?.dirs ?? []), ...(below?.dirs ?? []).filter(({ value }) => !known.has(value))],
          edition: above?.edition ?? below?.edition,
        },
      ];
    }),
  );
}
