/** Lists every setting of a policy in force, in the order of its keys. */
import type { Decisions, Grantable, Override, Policy, Rollout, Selector, Stated, Waivable } from "../model.ts";
import type { Accounts, Rank, Ruling, Statement } from "./account.ts";

/** One setting: what it is for programs and for people, and who said what, what counts first. */
export interface SettingInForce {
  /** The way to it, as in `rules.require-description.min-length`. */
  readonly setting: string;
  readonly value: unknown;
  readonly words: string;
  readonly statements: readonly Statement<{ readonly value: unknown; readonly words: string }>[];
}

export function settingsInForce(
  { policies: standings }: Pick<Decisions, "policies">,
  accounts: Accounts,
): readonly SettingInForce[] {
  const upper = standings.length > 1 ? standings[0] : undefined;
  const ranked = standings.map((policy) => ({
    policy,
    rank: (policy === upper ? "organisation" : "repository") as Rank,
  }));
  const each = (of: (policy: Policy) => readonly (Told | undefined)[]): SettingInForce[] =>
    ranked.flatMap(({ policy, rank }) => of(policy).flatMap((told) => (told ? [single(told, rank)] : [])));
  return [
    ...each(({ preset, presetAt }) => [
      presetAt && told("extends", `preset:${preset}`, { value: preset, at: presetAt }),
    ]),
    ruled("ceiling", accounts.ceiling, listOrNothing),
    ...each(({ grants }) =>
      grants.map((grant, i) =>
        told(`grants.${i}`, `${listOrNothing(grant.may)} for ${selected(grant)}${ownerText(grant)}`, {
          value: withoutPlace(grant),
          at: grant.at,
        }),
      ),
    ),
    ...accounts.rules.flatMap(({ rule, kind, level, options }) => [
      ruled(`rules.${rule}${kind === undefined ? "" : `/${kind}`}`, level, String),
      ...Object.entries(options).map(([name, option]) => ruled(`rules.${rule}.${name}`, option, String)),
    ]),
    ...each(({ overrides }) =>
      overrides.map((override, i) =>
        told(`overrides.${i}`, overrideText(override), {
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
      ),
    ),
    ...each(({ hosts }) =>
      Object.entries(hosts).flatMap(([id, { dirs, edition }]) => [
        ...dirs.map((dir, i) => told(`hosts.${id}.dirs.${i}`, dir.value || ".", dir)),
        edition && told(`hosts.${id}.edition`, edition.value, edition),
      ]),
    ),
    ...each(({ ignore }) =>
      ignore.map(({ paths, reason, at }, i) =>
        told(`ignore.${i}`, `${paths.join(", ")}: ${reason}`, { value: { paths, reason }, at }),
      ),
    ),
    ...each(({ waivers }) =>
      waivers.map((waiver, i) =>
        told(`waivers.${i}`, `${waiver.rule} for ${selected(waiver)}${ownerText(waiver)}`, {
          value: withoutPlace(waiver),
          at: waiver.at,
        }),
      ),
    ),
    ...each(({ grantable }) => [
      grantable &&
        told("grantable", `${listOrNothing(grantable.may)} for ${selected(grantable)}`, {
          value: withoutPlace<Grantable>(grantable),
          at: grantable.at,
        }),
    ]),
    ...each(({ waivable }) => [
      waivable &&
        told("waivable", `${waivable.rules.join(", ")} for ${waivable.maxDays} days at the most`, {
          value: withoutPlace<Waivable>(waivable),
          at: waivable.at,
        }),
    ]),
    ...each(({ baseline }) => [baseline && told("baseline", baseline.value, baseline)]),
    ...each(({ rollout }) => schedulesOf(rollout)),
    ...each(({ approvals }) =>
      (["widening", "policy"] as const).map(
        (kind) =>
          approvals[kind] &&
          told(`approvals.${kind}`, `${approvals[kind].count} of ${approvals[kind].by.join(", ")}`, {
            value: { by: approvals[kind].by, count: approvals[kind].count },
            at: approvals[kind].at,
          }),
      ),
    ),
  ];
}

interface Told {
  readonly setting: string;
  readonly words: string;
  readonly stated: Stated<unknown>;
}

function told(setting: string, words: string, stated: Stated<unknown>): Told {
  return { setting, words, stated };
}

function single({ setting, words, stated }: Told, rank: Rank): SettingInForce {
  const said = [stated, ...(stated.over ?? [])].map(({ value, at }, i) => ({
    value: { value, words: i === 0 ? words : String(value) },
    at,
    rank,
  }));
  return { setting, value: stated.value, words, statements: said };
}

function ruled<T>(
  setting: string,
  { value, statements: said }: Ruling<T>,
  words: (value: T) => string,
): SettingInForce {
  return {
    setting,
    value,
    words: words(value),
    statements: said.map((one) => ({ ...one, value: { value: one.value, words: words(one.value) } })),
  };
}

function schedulesOf(rollout: Rollout | undefined): readonly (Told | undefined)[] {
  if (!rollout) return [];
  return [
    ["rollout", rollout] as const,
    ...Object.entries(rollout.rules).map(([id, schedule]) => [`rollout.rules.${id}`, schedule] as const),
  ].flatMap(([way, { stage, warnFrom, enforceFrom }]) => [
    stage && told(`${way}.stage`, stage.value, stage),
    warnFrom && told(`${way}.warn-from`, warnFrom.value, warnFrom),
    enforceFrom && told(`${way}.enforce-from`, enforceFrom.value, enforceFrom),
  ]);
}

/** Names and values in a row; nothing is said to be nothing. */
export function listOrNothing(words: readonly string[]): string {
  return words.join(", ") || "nothing";
}

/** What an override decides, and for whom. */
export function overrideText(override: Override): string {
  const levels = Object.entries(override.rules).flatMap(([id, { level, options }]) => [
    ...(level ? [`${id} ${level.value}`] : []),
    ...Object.entries(options).map(([name, option]) => `${id}.${name} ${option.value}`),
  ]);
  return `${[...(override.ceiling ? [`ceiling ${listOrNothing(override.ceiling.value)}`] : []), ...levels].join(", ") || "nothing"} for ${selected(override)}`;
}

/** Whom it is about, in words. */
function selected({ profiles, paths, hosts }: Selector): string {
  const parts = [
    ...(profiles.length > 0 ? [profiles.join(", ")] : []),
    ...(paths.length > 0 ? [`in ${paths.join(", ")}`] : []),
    ...(hosts.length > 0 ? [`of ${hosts.join(", ")}`] : []),
  ];
  return profiles.length > 0 ? parts.join(" ") : ["all profiles", ...parts].join(" ");
}

/** Who answers for it, and until when. */
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
