/** `policy` for a terminal: every setting, or the decisions about the profiles of one file, each with its place. */
import { type Capability, inOrder } from "../../model/capability.ts";
import { known } from "../../model/fact.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import type { Subject } from "../../inspect/index.ts";
import { listed } from "../../sanitize/listed.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { redacted } from "../../sanitize/secrets.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { ProfileAccount, RuleAccount } from "../../policy/decide/account.ts";
import type { Authority } from "../../model/load.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Place } from "../../repo/text.ts";
import { ownerText, overrideText, listOrNothing, type SettingInForce } from "../../policy/decide/in-force.ts";
import { kindOfSetting } from "../setting-groups.ts";
import type { FileInForce, InForce } from "./in-force.ts";
import { alignedRows, placeOf, type Row, rowOf } from "./rows.ts";

/** What every block needs. */
interface Context {
  /** Whether there are two policies. */
  readonly isUnder: boolean;
  /** Whether a rollout makes the rule stricter on a future day. */
  readonly isRising: (rule: string) => boolean;
  /** What a reader must know of the setting at a place: that it does not count, or not all of it. */
  readonly markOf: (at: Place) => string | undefined;
  readonly columns: number;
  readonly styles: Styles;
  /** Whether rules are shown too about which only a preset says something. */
  readonly all: boolean;
}

/** The policy in force as a table, or what it decides about the profiles of one file; then its faults. */
export function policyPretty(
  inForce: InForce,
  { color, columns, all = false }: { readonly color: boolean; readonly columns: number; readonly all?: boolean },
): string {
  const { isUnder, settings, profiles, files = [] } = inForce;
  const context: Context = {
    isUnder,
    isRising: risingIn(inForce),
    markOf: (at) => markIn(inForce.faults, at),
    columns,
    styles: stylesFor(color),
    all,
  };
  const body = profiles
    ? [
        ...profiles.map((profile) => profileBlock(profile, context)),
        ...files.map((file) => fileBlock(file, context)),
      ].join("\n")
    : settingsBlock(settings, context);
  return `${headOf(inForce, context)}\n${body}${faultsBlock(inForce.faults, context)}`;
}

/** The day, and where the policy comes from. */
function headOf({ today, sources, faults }: InForce, { isUnder, styles }: Context): string {
  const lines = [
    styles.bold(`policy on ${today}`),
    ...sources.map(({ ref, commit }) => `  ${visible(ref)}${commitOf(ref, commit)}`),
    ...(isUnder ? [styles.dim("  (org): set by the organisation's policy; the repository's can only narrow it")] : []),
    ...(faults.some(isLoosening)
      ? [styles.dim("  (limited): more than the organisation's policy allows; not all of it counts")]
      : []),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function isLoosening({ topic }: PolicyProblem): boolean {
  return topic === "exceeds-organisation";
}

/** A fault may be at a part of the setting, or at what the setting is a part of. */
function markIn(faults: InForce["faults"], { source, span }: Place): string | undefined {
  const own = faults.filter(
    ({ at }) => at.source.path === source.path && at.span.start < span.end && span.start < at.span.end,
  );
  if (own.some(({ topic }) => topic === "expired")) return "(ended)";
  if (own.some(({ topic }) => topic === "too-long")) return "(too long)";
  return own.some(isLoosening) ? "(limited)" : undefined;
}

function faultsBlock(faults: InForce["faults"], { columns, styles }: Context): string {
  if (faults.length === 0) return "";
  const lines = faults.flatMap(({ message, at }) =>
    wrap(`${visible(placeOf({ at }))} ${visible(message)}`, columns - 4, widthOf).map(
      (line, i) => `${i === 0 ? "  " : "    "}${line}\n`,
    ),
  );
  return `\n${styles.yellow("problems of the policy")}\n${lines.join("")}`;
}

/** The commit, where the reference does not name it already. */
function commitOf(ref: string, commit: string | null): string {
  const named = /@([0-9a-f]{7,})\b/.exec(ref)?.[1];
  return commit === null || (named !== undefined && commit.startsWith(named)) ? "" : ` of ${commit.slice(0, 12)}`;
}

/** Whether a rollout has a future day for a rule: the rule's own schedule comes before the general one. */
function risingIn({ settings, today }: InForce): Context["isRising"] {
  const schedules = settings.filter(({ setting }) => setting.startsWith("rollout"));
  const isAhead = ({ setting, value }: SettingInForce) => setting.endsWith("-from") && String(value) > today;
  return (rule) => {
    const own = schedules.filter(({ setting }) => setting.startsWith(`rollout.rules.${rule}.`));
    const general = schedules.filter(({ setting }) => !setting.startsWith("rollout.rules."));
    return (own.length > 0 ? own : general).some(isAhead);
  };
}

function settingsBlock(settings: readonly SettingInForce[], context: Context): string {
  const { isUnder, isRising, markOf, columns, styles } = context;
  const isRule = ({ setting }: SettingInForce) => setting.startsWith("rules.");
  const row = ({ setting, words, statements }: SettingInForce): Row => {
    const name = setting.replace(/^rules\./, "");
    return {
      ...rowOf(name, statements, (value) => value.words, isUnder),
      words: rolledOut(words, statements[0]?.value.words, isRising(name.split("/")[0] ?? name)),
    };
  };
  const general = settings.filter((setting) => !isRule(setting));
  const marked = (setting: SettingInForce): Row => {
    const [first] = setting.statements;
    const mark = first && markOf(first.at);
    const { place, ...rest } = row(setting);
    return { ...rest, place: mark === undefined || place === undefined ? place : `${place} ${mark}` };
  };
  return [
    alignedRows(general.map(marked), 2, columns, styles),
    `\n${styles.bold("rules")}\n`,
    alignedRows(settings.filter(isRule).map(row), 2, columns, styles),
  ].join("");
}

/** How a rollout lowers a severity: until a future day, or until somebody changes it. */
function rolledOut(now: string, decided: string | undefined, isRising: boolean): string {
  if (decided === undefined || now === decided) return now;
  return isRising ? `${now}, then ${decided}` : `${now} instead of ${decided}`;
}

function profileBlock(
  { subject: { title, item }, account }: NonNullable<InForce["profiles"]>[number],
  context: Context,
): string {
  const { columns, styles } = context;
  const name = (item.profile && known(item.profile.name)) ?? "no name";
  const heading = wrap(`${visible(name)} (${title}) ${visible(item.files[0] ?? "")}`, columns, widthOf);
  return [
    ...heading.map((line) => `${styles.bold(line)}\n`),
    alignedRows([...powerRows(item, account), ...decisionRows(account, context)], 2, columns, styles),
    ...rulesBlock(account.rules, context),
  ].join("");
}

/** Of a file that is no profile: what it sets or starts, what of that is too much, and what decides it. */
function fileBlock({ title, path, authority, found, account }: FileInForce, context: Context): string {
  const { columns, styles } = context;
  const isOfStarts = authority.length > 0 && authority.every(({ ofStart }) => ofStart);
  const heading = wrap(`${isOfStarts ? "starts of" : "settings of"} ${title} in ${visible(path)}`, columns, widthOf);
  const can = inOrder(authority.flatMap(({ may = [] }) => may));
  return [
    ...heading.map((line) => `${styles.bold(line)}\n`),
    alignedRows(
      [...authority.map(authorityRow), ...canRows(can, account), ...decisionRows(account, context)],
      2,
      columns,
      styles,
    ),
    ...rulesBlock(account.rules, context, found),
  ].join("");
}

function authorityRow(authority: Authority): Row {
  const { setting, because, at } = authority;
  return {
    name: kindOfSetting({ may: [], ...authority }),
    words: `${redacted(setting)} ${because}`,
    place: placeOf({ at }),
    more: [],
  };
}

/** What people look for first: what the profile does, and what of it goes beyond what it may do. */
function powerRows({ profile }: Subject["item"], account: ProfileAccount): readonly Row[] {
  return profile ? canRows(capabilitiesOf(profile), account) : [];
}

function canRows(can: readonly Capability[], { allowance, ignored }: ProfileAccount): readonly Row[] {
  const beyond = can.filter((capability) => !allowance.may.includes(capability));
  const own = { name: "can", words: listOrNothing(can), place: undefined, more: [] };
  return beyond.length === 0 || ignored
    ? [own]
    : [own, { name: "too much", words: `${listOrNothing(beyond)}, which no grant gives`, place: undefined, more: [] }];
}

/**
 * The rules that find something, and those about which the policy says more than a preset, then how many others there
 * are.
 */
function rulesBlock(
  rules: readonly RuleAccount[],
  context: Context,
  found: ReadonlySet<string> = new Set(),
): readonly string[] {
  const { all, columns, styles } = context;
  const shown = all ? rules : rules.filter((rule) => found.has(nameOf(rule)) || !isPreset(rule, context));
  const presets = [...new Set(rules.flatMap(({ level }) => level.statements.map(({ at }) => at.source.path)))];
  const left = rules.length - shown.length;
  const rows = shown.flatMap((rule) => ruleRows(rule, context));
  const names = listed(presets.filter((path) => path.startsWith("preset:")));
  return [
    ...(rows.length > 0 ? ["  rules\n", alignedRows(rows, 4, columns, styles)] : []),
    ...(left > 0
      ? wrap(
          `${rows.length > 0 ? `${left} other` : `all ${left}`} rules and kinds are as in ${names}; --all shows them`,
          columns - 2,
          widthOf,
        ).map((line) => `  ${styles.dim(line)}\n`)
      : []),
  ];
}

/** Whether nothing but presets decide a rule, and no rollout changes it. */
function isPreset({ rule, level, options }: RuleAccount, { isRising }: Context): boolean {
  const statements = [...level.statements, ...Object.values(options).flatMap((option) => option.statements)];
  return (
    !isRising(rule) &&
    level.value === level.statements[0].value &&
    statements.every(({ at }) => at.source.path.startsWith("preset:"))
  );
}

/** What a profile may do, and the entries of the policy that decide it. */
function decisionRows(account: ProfileAccount, { isUnder }: Context): readonly Row[] {
  const { allowance, ceiling, waivers, overrides, ignored } = account;
  return [
    { name: "may", words: listOrNothing(allowance.may), place: undefined, more: [] },
    rowOf("ceiling", ceiling.statements, listOrNothing, isUnder),
    ...several("grant", grantsOf(account, isUnder)),
    ...several(
      "waiver",
      waivers.map(({ waiver, rank, why }) => ({
        words: `${waiver.rule}${ownerText(waiver)}${why === undefined ? "" : `; does not count: ${why}`}`,
        place: placeOf({ at: waiver.at, rank }, isUnder),
      })),
    ),
    ...several(
      "override",
      overrides.map((override) => ({ words: overrideText(override), place: placeOf(override, isUnder) })),
    ),
    ...(ignored ? [{ name: "ignored", words: ignored.reason, place: placeOf(ignored), more: [] }] : []),
  ];
}

function grantsOf({ grants }: ProfileAccount, isUnder: boolean) {
  return grants.map(({ grant, rank, gives, why }) => {
    const given = gives.length > 0 ? listOrNothing(gives) : `nothing of ${listOrNothing(grant.may)}`;
    return {
      words: `${given}${ownerText(grant)}${why === undefined ? "" : `; ${why}`}`,
      place: placeOf({ at: grant.at, rank }, isUnder),
    };
  });
}

function several(name: string, entries: readonly { readonly words: string; readonly place: string }[]): readonly Row[] {
  return entries.length === 0
    ? [{ name: `${name}s`, words: "none", place: undefined, more: [] }]
    : entries.map((entry) => ({ name, ...entry, more: [] }));
}

function nameOf({ rule, kind }: Pick<RuleAccount, "rule" | "kind">): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}

function ruleRows(account: RuleAccount, { isUnder, isRising }: Context): readonly Row[] {
  const { rule, level, options } = account;
  return [
    {
      ...rowOf(nameOf(account), level.statements, String, isUnder),
      words: rolledOut(level.value, level.statements[0].value, isRising(rule)),
    },
    ...Object.entries(options).map(([option, { value, statements }]) => ({
      ...rowOf(`${rule}.${option}`, statements, String, isUnder),
      words: String(value),
    })),
  ];
}
