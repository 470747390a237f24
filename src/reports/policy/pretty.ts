/** `policy` for a terminal: every setting, or the decisions about the profiles of one file, each with its place. */
import { known } from "../../model/fact.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { ProfileAccount, RuleAccount } from "../../policy/decide/account.ts";
import { ownerText, overrideText, listOrNothing, type SettingInForce } from "../../policy/decide/in-force.ts";
import type { InForce } from "./in-force.ts";
import { alignedRows, placeOf, type Row, rowOf } from "./rows.ts";

/** The policy in force as a table, or what it decides about the profiles of one file; then its faults. */
export function policyPretty(
  force: InForce,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const styles = stylesFor(color);
  const { today, sources, isUnder, settings, faults, profiles } = force;
  const head = `${styles.bold(`policy on ${today}`)}\n${sources.map(({ ref, commit }) => `  ${visible(ref)}${commitOf(ref, commit)}\n`).join("")}${isUnder ? styles.dim("  (org): the organisation's word, which the repository's may only narrow\n") : ""}\n`;
  const goesOn = risingIn(force);
  const body = profiles
    ? profiles.map((a) => profileBlock(a, { isUnder, goesOn }, columns, styles)).join("\n")
    : settingsBlock(settings, { isUnder, goesOn }, columns, styles);
  const text = faults.flatMap(({ message, at }) =>
    wrap(`${visible(placeOf({ at }, false))} ${visible(message)}`, columns - 4, widthOf).map(
      (line, i) => `${i === 0 ? "  " : "    "}${line}\n`,
    ),
  );
  return `${head}${body}${text.length > 0 ? `\n${styles.yellow("what the policy has to answer for")}\n${text.join("")}` : ""}`;
}

/** The commit, where the reference does not name it already. */
function commitOf(ref: string, commit: string | null): string {
  const named = /@([0-9a-f]{7,})\b/.exec(ref)?.[1];
  return commit === null || (named !== undefined && commit.startsWith(named)) ? "" : ` of ${commit.slice(0, 12)}`;
}

/** What every row needs: whether there are two policies, and which rules become stricter by a rollout. */
interface Manner {
  readonly isUnder: boolean;
  readonly goesOn: (rule: string) => boolean;
}

/** Whether a rollout has a future day for a rule: the rule's own schedule comes before the general one. */
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
  styles: Styles,
): string {
  const isRule = ({ setting }: SettingInForce) => setting.startsWith("rules.");
  const row = ({ setting, words, statements }: SettingInForce): Row => {
    const name = setting.replace(/^rules\./, "");
    return {
      ...rowOf(name, statements, (value) => value.words, isUnder),
      ...rolledOut(words, statements[0]?.value.words, goesOn(name.split("/")[0] ?? name)),
    };
  };
  const [general, rules] = [settings.filter((setting) => !isRule(setting)), settings.filter(isRule)];
  return `${alignedRows(general.map(row), 2, columns, styles)}\n${styles.bold("rules")}\n${alignedRows(rules.map(row), 2, columns, styles)}`;
}

/** How a rollout lowers a severity: until a future day, or until somebody changes it. */
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
  styles: Styles,
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
    .map((line) => styles.bold(line))
    .join("\n");
  return `${heading}\n${alignedRows(rows, 2, columns, styles)}  rules\n${alignedRows(
    account.rules.flatMap((rule) => rulesRows(rule, { isUnder, goesOn })),
    4,
    columns,
    styles,
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
    ...Object.entries(options).map(([option, { value, statements }]) => ({
      ...rowOf(`${rule}.${option}`, statements, String, isUnder),
      words: String(value),
    })),
  ];
}
