/** `policy` for a terminal: every setting, or what is decided about the profiles of one file, with the places that say so. */
import { known } from "../../model/fact.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { ProfileAccount, RuleAccount } from "../../policy/decide/account.ts";
import { ownerText, overrideText, listOrNothing, type SettingInForce } from "../../policy/decide/in-force.ts";
import type { InForce } from "./in-force.ts";
import { lines, placeOf, type Row, rowOf } from "./rows.ts";

export function policyPretty(
  force: InForce,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const paints = stylesFor(color);
  const { today, sources, isUnder, settings, faults, profiles } = force;
  const head = `${paints.bold(`policy on ${today}`)}\n${sources.map(({ ref, commit }) => `  ${visible(ref)}${commit === null ? "" : ` of ${commit.slice(0, 12)}`}\n`).join("")}${isUnder ? paints.dim("  (org): the organisation's word, which the repository's may only narrow\n") : ""}\n`;
  const goesOn = risingIn(force);
  const body = profiles
    ? profiles.map((one) => profileBlock(one, { isUnder, goesOn }, columns, paints)).join("\n")
    : settingsBlock(settings, { isUnder, goesOn }, columns, paints);
  const said = faults.flatMap(({ message, at }) =>
    wrap(`${visible(placeOf({ at }, false))} ${visible(message)}`, columns - 4, widthOf).map(
      (line, i) => `${i === 0 ? "  " : "    "}${line}\n`,
    ),
  );
  return `${head}${body}${said.length > 0 ? `\n${paints.yellow("what the policy has to answer for")}\n${said.join("")}` : ""}`;
}

/** What every row asks: whether there are two standings, and which rules become stricter by themselves. */
interface Manner {
  readonly isUnder: boolean;
  readonly goesOn: (rule: string) => boolean;
}

/** Whether a rollout names a day to come for a rule: its own schedule counts before the general one. */
function risingIn({ settings, today }: InForce): Manner["goesOn"] {
  const schedules = settings.filter(({ setting }) => setting.startsWith("rollout"));
  const isAhead = ({ setting, value }: SettingInForce) => setting.endsWith("-from") && String(value) > today;
  return (rule) => {
    const own = schedules.filter(({ setting }) => setting.startsWith(`rollout.rules.${rule}.`));
    return (own.length > 0 ? own : schedules.filter(({ setting }) => !setting.startsWith("rollout.rules."))).some(
      isAhead,
    );
  };
}

function settingsBlock(
  settings: readonly SettingInForce[],
  { isUnder, goesOn }: Manner,
  columns: number,
  paints: Styles,
): string {
  const isRule = ({ setting }: SettingInForce) => setting.startsWith("rules.");
  const row = ({ setting, words, statements: said }: SettingInForce): Row => {
    const name = setting.replace(/^rules\./, "");
    return {
      ...rowOf(name, said, (value) => value.words, isUnder),
      ...rolledOut(words, said[0]?.value.words, goesOn(name.split("/")[0] ?? name)),
    };
  };
  const [general, rules] = [settings.filter((setting) => !isRule(setting)), settings.filter(isRule)];
  return `${lines(general.map(row), 2, columns, paints)}\n${paints.bold("rules")}\n${lines(rules.map(row), 2, columns, paints)}`;
}

/** What a rollout leaves of a severity: until a day to come, or as long as nobody changes it. */
function rolledOut(now: string, decided: string | undefined, goesOn: boolean): { readonly words: string } {
  return {
    words:
      decided === undefined || now === decided
        ? now
        : goesOn
          ? `${now}, then ${decided}`
          : `${now} instead of ${decided}`,
  };
}

function profileBlock(
  { subject: { title, item }, account }: NonNullable<InForce["profiles"]>[number],
  { isUnder, goesOn }: Manner,
  columns: number,
  paints: Styles,
): string {
  const name = (item.profile && known(item.profile.name)) ?? "no name";
  const { allowance } = account;
  const rows: Row[] = [
    { name: "may", words: listOrNothing(allowance.may), place: undefined, more: [] },
    rowOf("ceiling", account.ceiling.statements, listOrNothing, isUnder),
    ...several("grant", grantsOf(account, isUnder)),
    ...several(
      "waiver",
      account.waivers.map(({ waiver, rank, why }) => ({
        words: `${waiver.rule}${ownerText(waiver)}${why === undefined ? "" : `; does not count: ${why}`}`,
        place: placeOf({ at: waiver.at, rank }, isUnder),
      })),
    ),
    ...several(
      "override",
      account.overrides.map((override) => ({ words: overrideText(override), place: placeOf(override, isUnder) })),
    ),
    ...(account.ignored
      ? [{ name: "ignored", words: account.ignored.reason, place: placeOf(account.ignored, false), more: [] }]
      : []),
  ];
  const heading = wrap(`${visible(name)} (${title}) ${visible(item.files[0] ?? "")}`, columns, widthOf)
    .map((line) => paints.bold(line))
    .join("\n");
  return `${heading}\n${lines(rows, 2, columns, paints)}  rules\n${lines(
    account.rules.flatMap((rule) => rulesRows(rule, { isUnder, goesOn })),
    4,
    columns,
    paints,
  )}`;
}

function grantsOf({ grants }: ProfileAccount, isUnder: boolean) {
  return grants.map(({ grant, rank, gives, why }) => ({
    words: `${gives.length > 0 ? listOrNothing(gives) : `nothing of ${listOrNothing(grant.may)}`}${ownerText(grant)}${why === undefined ? "" : `; ${why}`}`,
    place: placeOf({ at: grant.at, rank }, isUnder),
  }));
}

function several(name: string, entries: readonly { readonly words: string; readonly place: string }[]): readonly Row[] {
  return entries.length === 0
    ? [{ name: `${name}s`, words: "none", place: undefined, more: [] }]
    : entries.map((entry) => ({ name, ...entry, more: [] }));
}

function rulesRows({ rule, kind, level, options }: RuleAccount, { isUnder, goesOn }: Manner): readonly Row[] {
  const name = kind === undefined ? rule : `${rule}/${kind}`;
  return [
    {
      ...rowOf(name, level.statements, String, isUnder),
      ...rolledOut(level.value, level.statements[0].value, goesOn(rule)),
    },
    ...Object.entries(options).map(([option, { value, statements: said }]) => ({
      ...rowOf(`${rule}.${option}`, said, String, isUnder),
      words: String(value),
    })),
  ];
}
