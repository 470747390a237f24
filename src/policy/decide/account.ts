/** Gives account of what is decided: each decision with the place that counts, and everything that it overrides. */
import type { Capability } from "../../model/capability.ts";
import { rules } from "../../generated/catalogue.ts";
import type { ProfileRef, Decisions, Ignore, Override, PolicyGrant, Stated, Waiver } from "../model.ts";
import type { Allowance, Rule } from "../../model/rule.ts";
import type { Level } from "../../model/finding.ts";
import { daysBetween } from "./days.ts";
import { capped, isLaxer, stageOf } from "./levels.ts";
import { matcherFor, selectsBy } from "./selector.ts";
import { type PolicyView, viewOf, waiverDays } from "./effective.ts";

/** Whose policy says it: the repository's with all it extends, or one above it. */
export type Rank = "organisation" | "repository";

export interface Statement<T> extends Omit<Stated<T>, "over"> {
  readonly rank: Rank;
}

/** `said`: what counts first, then what it overrides, nearest first. */
export interface Ruling<T> {
  /** What is in force today. */
  readonly value: T;
  readonly statements: readonly [Statement<T>, ...Statement<T>[]];
}

/** A rule or one of its kinds. Where `level.value` is milder than what is said first, a rollout holds it down. */
export interface RuleAccount {
  readonly rule: string;
  readonly kind: string | undefined;
  readonly level: Ruling<Level>;
  readonly options: { readonly [name: string]: Ruling<number> };
}

/** `why`: what keeps all of it, or some, from counting. */
export interface GrantAccount {
  readonly grant: PolicyGrant;
  readonly rank: Rank;
  readonly gives: readonly Capability[];
  readonly why: string | undefined;
}

export interface WaiverAccount {
  readonly waiver: Waiver;
  readonly rank: Rank;
  /** Why it does not count; `undefined`: it does. */
  readonly why: string | undefined;
}

/** What is decided about one profile. */
export interface ProfileAccount {
  readonly allowance: Allowance;
  readonly ceiling: Ruling<readonly Capability[]>;
  readonly grants: readonly GrantAccount[];
  readonly waivers: readonly WaiverAccount[];
  readonly overrides: readonly (Override & { readonly rank: Rank })[];
  readonly ignored: Ignore | undefined;
  readonly rules: readonly RuleAccount[];
}

export interface Accounts {
  /** Of all profiles that no override is about. */
  readonly ceiling: Ruling<readonly Capability[]>;
  readonly rules: readonly RuleAccount[];
  profile(
    about: ProfileRef & { readonly host: string; readonly item: NonNullable<ProfileRef["item"]> },
  ): ProfileAccount;
}

/** Of one policy, or of one under another. */
export async function accountsOf(decisions: Decisions, today: string): Promise<Accounts> {
  const policies = decisions.policies;
  const selects = selectsBy(await matcherFor(policies));
  const standings = policies.map((policy) => viewOf(policy, today, selects));
  const [own, upper] = standings.toReversed();
  if (!own) throw new Error("there is no policy to give account of");
  const rankOf = (standing: PolicyView): Rank => (upper && standing === upper ? "organisation" : "repository");
  const ranked = <T>(standing: PolicyView, said: Iterable<Stated<T>>): Statement<T>[] =>
    [...said].map(({ value, at }) => ({ value, at, rank: rankOf(standing) }));

  /** `counts` says whether the repository's word counts rather than the organisation's. */
  const ruling = <T>(
    value: T,
    ask: (standing: PolicyView) => Iterable<Stated<T>>,
    counts: (mine: T, limit: T) => boolean,
  ): Ruling<T> => {
    const mine = ranked(own, ask(own));
    const theirs = upper ? ranked(upper, ask(upper)) : [];
    const spoken =
      upper && own.policy.presetAt === undefined
        ? mine.filter(({ at }) => at.source.path !== `preset:${own.policy.preset}`)
        : mine;
    const [first, limit] = [spoken[0], theirs[0]];
    const [one, ...rest] =
      first && (!limit || counts(first.value, limit.value)) ? [...spoken, ...theirs] : [...theirs, ...spoken];
    if (!one) throw new Error("nothing was said");
    return { value, statements: [one, ...rest] };
  };

  const held = (standing: PolicyView | undefined, rule: string, level: Level): Level =>
    capped(level, stageOf(standing?.policy.rollout, rule, today));
  const ruleAccount = (rule: string, kind: string | undefined, about: ProfileRef | undefined): RuleAccount => ({
    rule,
    kind,
    level: ruling(
      decisions.levelOf(rule, kind, about),
      ({ statements: said }) => said.level(rule, kind, about),
      (mine, limit) =>
        isLaxer(held(upper, rule, limit), held(own, rule, mine)) ||
        (held(upper, rule, limit) === held(own, rule, mine) && isLaxer(limit, mine)),
    ),
    options: Object.fromEntries(
      kind === undefined
        ? Object.entries(decisions.optionsOf(rule, about)).map(([name, value]) => [
            name,
            ruling(
              value,
              ({ statements: said }) => said.option(rule, name, about),
              (mine, limit) => mine === value && mine !== limit,
            ),
          ])
        : [],
    ),
  });
  const ruleAccounts = (about?: ProfileRef): readonly RuleAccount[] =>
    Object.entries<Rule>(rules)
      .filter(([, { subject }]) => !about || subject !== "policy")
      .flatMap(([rule, { kinds = {} }]) => [
        ruleAccount(rule, undefined, about),
        ...Object.keys(kinds).map((kind) => ruleAccount(rule, kind, about)),
      ]);

  const ceilingOf = (about?: ProfileRef): Ruling<readonly Capability[]> => {
    const most = upper?.statements.ceiling(about);
    const limit = most && [...most][0]?.value;
    const [mine] = [...own.statements.ceiling(about)];
    const stated = mine && mine.at.source.path !== `preset:${own.policy.preset}` ? mine.value : undefined;
    const value = limit ? (stated?.filter((capability) => limit.includes(capability)) ?? limit) : (mine?.value ?? []);
    return ruling(
      value,
      ({ statements: said }) => said.ceiling(about),
      (words, above) => above.some((capability) => !words.includes(capability)),
    );
  };

  const waiverFault = (standing: PolicyView, { rule, until }: Waiver): string | undefined => {
    if (until < today) return `it ended on ${until}`;
    const { preset } = standing.policy;
    if (daysBetween(today, until) > waiverDays[preset])
      return `it runs for more than ${waiverDays[preset]} days, which preset:${preset} does not take`;
    const free = upper?.policy.waivable;
    if (!upper || standing === upper) return undefined;
    if (!free?.rules.some((id) => id === rule || id === rule.split("/")[0]))
      return `the organisation does not call \`${rule}\` waivable`;
    return daysBetween(today, until) > free.maxDays
      ? `it runs for more than the organisation's ${free.maxDays} days`
      : undefined;
  };

  return {
    ceiling: ceilingOf(),
    rules: ruleAccounts(),
    profile(about) {
      const allowance = decisions.allowance(about.host, about.item);
      const grants = standings.flatMap((standing) => {
        const { current, ended } = standing.grants(about);
        return [
          ...current.map((grant): GrantAccount => {
            const gives = grant.may.filter((capability) => allowance.may.includes(capability));
            const more = grant.may.filter((capability) => !gives.includes(capability));
            return {
              grant,
              rank: rankOf(standing),
              gives,
              why: more.length === 0 ? undefined : `the organisation does not call ${more.join(", ")} grantable here`,
            };
          }),
          ...ended.map(
            (grant): GrantAccount => ({ grant, rank: rankOf(standing), gives: [], why: `it ended on ${grant.until}` }),
          ),
        ];
      });
      return {
        allowance,
        ceiling: ceilingOf(about),
        grants,
        waivers: standings.flatMap((standing) =>
          standing.policy.waivers
            .filter((waiver) => selects(waiver, about))
            .map((waiver): WaiverAccount => ({ waiver, rank: rankOf(standing), why: waiverFault(standing, waiver) })),
        ),
        overrides: standings.flatMap((standing) =>
          standing.overrides(about).map((override) => ({ ...override, rank: rankOf(standing) })),
        ),
        ignored: decisions.ignored(about.path),
        rules: ruleAccounts(about),
      };
    },
  };
}
