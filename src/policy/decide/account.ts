/** Explains what is decided: each value with the places that state it, and everything that they override. */
import type { Capability } from "../../model/capability.ts";
import { rules } from "../../generated/catalogue.ts";
import type { Level } from "../../model/finding.ts";
import type { Allowance, Rule } from "../../model/rule.ts";
import type { ProfileRef, Decisions, Ignore, Override, PolicyGrant, Stated, Waiver } from "../model.ts";
import { daysBetween } from "./days.ts";
import { cappedByStage, isLaxerLevel, stageOf } from "./levels.ts";
import { statesPreset } from "./stack.ts";
import { matcherFor, type Selects, selectsBy } from "./selector.ts";
import { type PolicyView, viewOf, waiverDays } from "./effective.ts";
import { counted } from "../../sanitize/counted.ts";

/** Whose policy states something: the repository's with all that it extends, or the one above it. */
export type Rank = "organisation" | "repository";

/** A value, its place, and whose policy states it. */
export interface Statement<T> extends Omit<Stated<T>, "over"> {
  readonly rank: Rank;
}

/** `statements`: the one that counts first, then those that it overrides, nearest first. */
export interface Ruling<T> {
  /** The value in force today. */
  readonly value: T;
  readonly statements: readonly [Statement<T>, ...Statement<T>[]];
}

/** A rule or one of its kinds. If `level.value` is milder than the first statement, a rollout caps it. */
export interface RuleAccount {
  readonly rule: string;
  readonly kind: string | undefined;
  readonly level: Ruling<Level>;
  readonly options: { readonly [name: string]: Ruling<number> };
}

/** `why`: the reason why some or all of the grant does not count. */
export interface GrantAccount {
  readonly grant: PolicyGrant;
  readonly rank: Rank;
  readonly gives: readonly Capability[];
  readonly why: string | undefined;
}

/** A waiver of one of the policies, and whether it counts. */
export interface WaiverAccount {
  readonly waiver: Waiver;
  readonly rank: Rank;
  /** Why it does not count; `undefined`: it counts. */
  readonly why: string | undefined;
}

/** What is decided about one profile, or about what a settings file or a start sets for one host. */
export interface ProfileAccount {
  readonly allowance: Allowance;
  readonly ceiling: Ruling<readonly Capability[]>;
  readonly grants: readonly GrantAccount[];
  readonly waivers: readonly WaiverAccount[];
  readonly overrides: readonly (Override & { readonly rank: Rank })[];
  readonly ignored: Ignore | undefined;
  readonly rules: readonly RuleAccount[];
}

/** Every setting in force, with all statements about it: what `explain` shows. */
export interface Accounts {
  /** For all profiles that no override matches. */
  readonly ceiling: Ruling<readonly Capability[]>;
  readonly rules: readonly RuleAccount[];
  profile(profile: LoadedProfile): ProfileAccount;
  /** What is decided about the settings and the starts of one host in a file. */
  settings(host: string, path: string): ProfileAccount;
}

type LoadedProfile = ProfileRef & { readonly host: string; readonly item: NonNullable<ProfileRef["item"]> };

interface Context {
  readonly decisions: Decisions;
  readonly today: string;
  readonly selects: Selects;
  readonly repository: PolicyView;
  /** The policies above it. */
  readonly organisations: readonly PolicyView[];
}

/** The accounts of one policy, or of a repository's policy under an organisation's. */
export async function accountsOf(decisions: Decisions, today: string): Promise<Accounts> {
  const selects = selectsBy(await matcherFor(decisions.policies));
  const views = decisions.policies.map((policy) => viewOf(policy, today, selects));
  const [repository, ...organisations] = views.toReversed();
  if (!repository) throw new Error("there is no policy to give account of");
  const context: Context = { decisions, today, selects, repository, organisations: organisations.toReversed() };
  return {
    ceiling: ceilingFor(context),
    rules: ruleAccounts(context),
    profile: (profile) =>
      accountFor(context, views, { profile, allowance: decisions.allowance(profile.host, profile.item) }),
    settings: (host, path) =>
      accountFor(context, views, {
        profile: { host, item: null, path },
        allowance: decisions.settingsAllowance(host, path),
        beside: { kind: "settings" },
      }),
  };
}

interface Subject extends Pick<ProfileRef, "beside"> {
  readonly profile: ProfileRef;
  readonly allowance: Allowance;
}

/** `beside`: what grants are given to, where that is no profile. */
function accountFor(
  context: Context,
  views: readonly PolicyView[],
  { profile, allowance, beside }: Subject,
): ProfileAccount {
  const { decisions, selects } = context;
  const holder = beside ? { ...profile, beside } : profile;
  return {
    allowance,
    ceiling: ceilingFor(context, profile),
    grants: views.flatMap((view) => grantAccounts(view, rankOf(context, view), allowance, holder)),
    waivers: views.flatMap((view) =>
      view.policy.waivers
        .filter((waiver) => selects(waiver, profile))
        .map((waiver) => ({ waiver, rank: rankOf(context, view), why: waiverFault(context, view, waiver) })),
    ),
    overrides: views.flatMap((view) =>
      view.overrides(profile).map((override) => ({ ...override, rank: rankOf(context, view) })),
    ),
    ignored: decisions.ignored(profile.path),
    rules: ruleAccounts(context, profile),
  };
}

function rankOf({ repository }: Context, view: PolicyView): Rank {
  return view === repository ? "repository" : "organisation";
}

/**
 * `statementsIn`: what one policy states. `counts`: whether the repository's value counts rather than the
 * organisation's. A preset that the repository's policy does not name states nothing under an organisation's policy.
 */
function rulingOn<T>(
  context: Context,
  value: T,
  statementsIn: (view: PolicyView) => Iterable<Stated<T>>,
  counts: (own: T, limit: T) => boolean,
): Ruling<T> {
  const ranked = (view: PolicyView) =>
    [...statementsIn(view)].map((stated) => ({ value: stated.value, at: stated.at, rank: rankOf(context, view) }));
  const { repository, organisations } = context;
  const isNamed = organisations.length === 0 || statesPreset(repository.policy);
  const own = ranked(repository).filter((stated) => isNamed || !isOfPreset(repository, stated));
  // Of two organisations' policies, the stricter one comes first.
  const limits = organisations
    .map(ranked)
    .sort(([a], [b]) => (a && b ? Number(counts(b.value, a.value)) - Number(counts(a.value, b.value)) : 0))
    .flat();
  const isOwnFirst = own[0] && (!limits[0] || counts(own[0].value, limits[0].value));
  const [first, ...overridden] = isOwnFirst ? [...own, ...limits] : [...limits, ...own];
  if (!first) throw new Error("nothing was said");
  return { value, statements: [first, ...overridden] };
}

function isOfPreset({ policy }: PolicyView, { at }: Pick<Stated<unknown>, "at">): boolean {
  return at.source.path === `preset:${policy.preset}`;
}

/** Without a profile: for all that no override matches. Rules about policy are not about a profile. */
function ruleAccounts(context: Context, profile?: ProfileRef): readonly RuleAccount[] {
  return Object.entries<Rule>(rules)
    .filter(([, { subject }]) => !profile || subject !== "policy")
    .flatMap(([rule, { kinds = {} }]) =>
      [undefined, ...Object.keys(kinds)].map((kind) => ruleAccount(context, rule, kind, profile)),
    );
}

function ruleAccount(
  context: Context,
  rule: string,
  kind: string | undefined,
  profile: ProfileRef | undefined,
): RuleAccount {
  const { decisions, organisations, repository, today } = context;
  const [organisation] = organisations;
  const atStage = (view: PolicyView | undefined, level: Level) =>
    cappedByStage(level, stageOf(view?.policy.rollout, rule, today));
  const level = rulingOn(
    context,
    decisions.levelOf(rule, kind, profile),
    ({ statements }) => statements.level(rule, kind, profile),
    (own, limit) => {
      const [cappedLimit, cappedOwn] = [atStage(organisation, limit), atStage(repository, own)];
      return isLaxerLevel(cappedLimit, cappedOwn) || (cappedLimit === cappedOwn && isLaxerLevel(limit, own));
    },
  );
  const options = kind === undefined ? Object.entries(decisions.optionsOf(rule, profile)) : [];
  return {
    rule,
    kind,
    level,
    options: Object.fromEntries(
      options.map(([name, value]) => [
        name,
        rulingOn(
          context,
          value,
          ({ statements }) => statements.option(rule, name, profile),
          (own, limit) => own === value && own !== limit,
        ),
      ]),
    ),
  };
}

function ceilingFor(context: Context, profile?: ProfileRef): Ruling<readonly Capability[]> {
  const { repository, organisations } = context;
  const [own] = [...repository.statements.ceiling(profile)];
  const limits = organisations.flatMap(({ statements }) => [...statements.ceiling(profile)].slice(0, 1));
  const [start, ...further] = own && !isOfPreset(repository, own) ? [own, ...limits] : limits;
  const narrowed = start?.value.filter((capability) => further.every(({ value }) => value.includes(capability)));
  return rulingOn(
    context,
    narrowed ?? own?.value ?? [],
    ({ statements }) => statements.ceiling(profile),
    (ceiling, above) => above.some((capability) => !ceiling.includes(capability)),
  );
}

function grantAccounts(
  view: PolicyView,
  rank: Rank,
  allowance: Allowance,
  profile: ProfileRef,
): readonly GrantAccount[] {
  const { current, ended } = view.grants(profile);
  return [
    ...current.map((grant) => {
      const gives = grant.may.filter((capability) => allowance.may.includes(capability));
      const refused = grant.may.filter((capability) => !gives.includes(capability));
      const why = `the organisation's policy does not make ${refused.join(", ")} grantable here`;
      return { grant, rank, gives, why: refused.length === 0 ? undefined : why };
    }),
    ...ended.map((grant) => ({ grant, rank, gives: [], why: `it ended on ${grant.until}` })),
  ];
}

/** Why a waiver does not count; `undefined`: it counts. */
function waiverFault(context: Context, view: PolicyView, { rule, until }: Waiver): string | undefined {
  const { organisations, repository, today } = context;
  if (until < today) return `it ended on ${until}`;
  const { preset } = view.policy;
  const days = daysBetween(today, until);
  if (days > waiverDays[preset])
    return `it runs for more than ${waiverDays[preset]} days, the limit of preset:${preset}`;
  if (view !== repository) return undefined;
  for (const { policy } of organisations) {
    const { waivable } = policy;
    if (!waivable?.rules.some((id) => id === rule || id === rule.split("/")[0]))
      return `the organisation's policy does not make \`${rule}\` waivable`;
    if (days > waivable.maxDays)
      return `it runs for more than ${counted(waivable.maxDays, "day")}, the organisation's limit`;
  }
  return undefined;
}
