/** Lists every setting of a policy in force, in the order of its keys. */
import type { AllowList, Decisions, Grantable, Override, Policy, Selector, Stated, Waivable } from "../model.ts";
import type { Rollout } from "../rollout.ts";
import { pinnedText, referenceText } from "../file/reference.ts";
import { usualEdition } from "./hosts.ts";
import type { Accounts, Rank, Ruling, Statement } from "./account.ts";
import { counted } from "../../sanitize/counted.ts";

/** One setting, for programs (`value`) and for people (`words`). `statements`: the one that counts first. */
export interface SettingInForce {
  /** Its path, as in `rules.require-description.min-length`. */
  readonly setting: string;
  readonly value: unknown;
  readonly words: string;
  readonly statements: readonly Statement<{ readonly value: unknown; readonly words: string }>[];
}

/** Without the defaults that no policy states, except for rules and the ceiling, which always have a value. */
export function settingsInForce(
  { policies }: Pick<Decisions, "policies">,
  accounts: Accounts,
): readonly SettingInForce[] {
  const organisation = policies.length > 1 ? policies[0] : undefined;
  const ranked = policies.map((policy) => ({
    policy,
    rank: (policy === policies.at(-1) ? "repository" : "organisation") as Rank,
  }));
  const each = (list: (policy: Policy) => Entries): SettingInForce[] =>
    ranked.flatMap(({ policy, rank }) => list(policy).flatMap((entry) => (entry ? [settingOf(entry, rank)] : [])));
  return [
    ...each(presetEntries),
    ...each(organisationEntries),
    settingOfRuling("ceiling", accounts.ceiling, listOrNothing),
    ...each(grantEntries),
    ...ruleSettings(accounts),
    ...each(overrideEntries),
    ...each((policy) => hostEntries(policy, organisation)),
    ...each(({ servers, models }) => [...listed("servers", servers), ...listed("models", models)]),
    ...each(ignoreEntries),
    ...each(waiverEntries),
    ...each(grantableEntries),
    ...each(waivableEntries),
    ...each(({ baseline }) => [baseline && entry("baseline", baseline.value, baseline)]),
    ...each(({ rollout }) => schedulesOf(rollout)),
    ...each(approvalEntries),
  ];
}

/** What a policy states of one key; `undefined` for what it does not state. */
type Entries = readonly (Entry | undefined)[];

function presetEntries({ preset, presetAt }: Policy): Entries {
  return [presetAt && entry("extends", `preset:${preset}`, { value: preset, at: presetAt })];
}

function organisationEntries({ organisation: named }: Policy): Entries {
  return [
    named &&
      entry("organisation", referenceText(named.reference), { value: pinnedText(named.reference), at: named.at }),
  ];
}

function grantEntries({ grants }: Policy): Entries {
  return grants.map((grant, i) =>
    entry(`grants.${i}`, `${listOrNothing(grant.may)} for ${selected(grant)}${ownerText(grant)}`, {
      value: withoutPlace(grant),
      at: grant.at,
    }),
  );
}

function ruleSettings({ rules }: Accounts): readonly SettingInForce[] {
  return rules.flatMap(({ rule, kind, level, options }) => [
    settingOfRuling(`rules.${rule}${kind === undefined ? "" : `/${kind}`}`, level, String),
    ...Object.entries(options).map(([name, option]) => settingOfRuling(`rules.${rule}.${name}`, option, String)),
  ]);
}

function overrideEntries({ overrides }: Policy): Entries {
  return overrides.map((override, i) =>
    entry(`overrides.${i}`, overrideText(override), {
      value: {
        ...selectorOf(override),
        ceiling: override.ceiling?.value ?? null,
        rules: Object.fromEntries(
          Object.entries(override.rules).map(([id, { level, options }]) => [
            id,
            {
              severity: level?.value ?? null,
              ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.value])),
            },
          ]),
        ),
      },
      at: override.at,
    }),
  );
}

function hostEntries(policy: Policy, organisation: Policy | undefined): Entries {
  return Object.entries(policy.hosts).flatMap(([id, { dirs, edition }]) => [
    ...dirs.map((dir, i) => entry(`hosts.${id}.dirs.${i}`, dir.value || ".", dir)),
    edition && entry(`hosts.${id}.edition`, editionText(id, edition.value, policy, organisation), edition),
  ]);
}

function ignoreEntries({ ignore }: Policy): Entries {
  return ignore.map(({ paths, reason, at }, i) =>
    entry(`ignore.${i}`, `${paths.join(", ")}: ${reason}`, { value: { paths, reason }, at }),
  );
}

function waiverEntries({ waivers }: Policy): Entries {
  return waivers.map((waiver, i) =>
    entry(`waivers.${i}`, `${waiver.rule} for ${selected(waiver)}${ownerText(waiver)}`, {
      value: withoutPlace(waiver),
      at: waiver.at,
    }),
  );
}

function grantableEntries({ grantable }: Policy): Entries {
  return [
    grantable &&
      entry("grantable", `${listOrNothing(grantable.may)} for ${selected(grantable)}`, {
        value: withoutPlace<Grantable>(grantable),
        at: grantable.at,
      }),
  ];
}

function waivableEntries({ waivable }: Policy): Entries {
  return [
    waivable &&
      entry("waivable", `${waivable.rules.join(", ")} for ${counted(waivable.maxDays, "day")} at most`, {
        value: withoutPlace<Waivable>(waivable),
        at: waivable.at,
      }),
  ];
}

function approvalEntries({ approvals }: Policy): Entries {
  return (["widening", "policy"] as const).map((kind) => {
    const approval = approvals[kind];
    return (
      approval &&
      entry(`approvals.${kind}`, `${approval.count} of ${approval.by.join(", ")}`, {
        value: { by: approval.by, count: approval.count },
        at: approval.at,
      })
    );
  });
}

/** The list itself, which may be empty, and each of its entries. */
function listed(key: string, list: AllowList<unknown> | undefined): readonly Entry[] {
  if (!list) return [];
  const { allow, at } = list;
  const words = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return allow.length === 0
    ? [entry(`${key}.allow`, "nothing", { value: [], at })]
    : allow.map((stated, i) => entry(`${key}.allow.${i}`, words(stated.value), stated));
}

/** Below an organisation's policy, the edition of a repository is checked in addition to the usual one. */
function editionText(id: string, edition: string, policy: Policy, organisation: Policy | undefined): string {
  if (!organisation || policy === organisation) return edition;
  const usual = usualEdition(organisation.hosts, id);
  return usual === edition ? edition : `${edition}, in addition to ${usual}`;
}

/** A setting as one policy states it. */
interface Entry {
  readonly setting: string;
  readonly words: string;
  readonly stated: Stated<unknown>;
}

function entry(setting: string, words: string, stated: Stated<unknown>): Entry {
  return { setting, words, stated };
}

function settingOf({ setting, words, stated }: Entry, rank: Rank): SettingInForce {
  const statements = [stated, ...(stated.over ?? [])].map(({ value, at }, i) => ({
    value: { value, words: i === 0 ? words : String(value) },
    at,
    rank,
  }));
  return { setting, value: stated.value, words, statements };
}

function settingOfRuling<T>(
  setting: string,
  { value, statements }: Ruling<T>,
  words: (value: T) => string,
): SettingInForce {
  return {
    setting,
    value,
    words: words(value),
    statements: statements.map((statement) => ({
      ...statement,
      value: { value: statement.value, words: words(statement.value) },
    })),
  };
}

function schedulesOf(rollout: Rollout | undefined): Entries {
  if (!rollout) return [];
  return [
    ["rollout", rollout] as const,
    ...Object.entries(rollout.rules).map(([id, schedule]) => [`rollout.rules.${id}`, schedule] as const),
  ].flatMap(([path, { stage, warnFrom, enforceFrom }]) => [
    stage && entry(`${path}.stage`, stage.value, stage),
    warnFrom && entry(`${path}.warn-from`, warnFrom.value, warnFrom),
    enforceFrom && entry(`${path}.enforce-from`, enforceFrom.value, enforceFrom),
  ]);
}

/** Names and values with commas; `nothing` for an empty list. */
export function listOrNothing(words: readonly string[]): string {
  return words.join(", ") || "nothing";
}

/** What an override sets, and for which profiles. */
export function overrideText(override: Override): string {
  const levels = Object.entries(override.rules).flatMap(([id, { level, options }]) => [
    ...(level ? [`${id} ${level.value}`] : []),
    ...Object.entries(options).map(([name, option]) => `${id}.${name} ${option.value}`),
  ]);
  return `${[...(override.ceiling ? [`ceiling ${listOrNothing(override.ceiling.value)}`] : []), ...levels].join(", ") || "nothing"} for ${selected(override)}`;
}

/** Which profiles, settings files or skills a selector matches, in words. */
function selected({ profiles, paths, hosts, settings = [], skills = [] }: Selector): string {
  const ofHosts = hosts.length > 0 ? [`of ${hosts.join(", ")}`] : [];
  if (settings.length > 0) return [`the settings in ${settings.join(", ")}`, ...ofHosts].join(" ");
  return [
    profiles.length > 0 ? profiles.join(", ") : "all profiles",
    ...(paths.length > 0 ? [`in ${paths.join(", ")}`] : []),
    ...ofHosts,
    ...(skills.length > 0 ? [`through ${skills.join(", ")}`] : []),
  ].join(" ");
}

/** The owner, the last day and the reason of an entry, as the end of a phrase. */
export function ownerText({
  owner,
  until,
  reason,
}: {
  readonly owner: string;
  readonly until: string | undefined;
  readonly reason: string;
}): string {
  return ` (${owner}${until === undefined ? "" : `, until ${until}`}: ${reason})`;
}

function selectorOf({ profiles, paths, hosts }: Selector): Selector {
  return { profiles, paths, hosts };
}

function withoutPlace<T extends object>(value: T): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "at" && key !== "ownerAt"));
}
