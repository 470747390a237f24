/** Notes below the findings for a terminal: waived findings, policy changes, and what a rollout will enforce. */
import type { Finding } from "../../model/finding.ts";
import type { Problem } from "../../model/load.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { groupFindings } from "../model/groups.ts";
import type { Authority } from "../../model/load.ts";
import { shortened } from "../diff/cuts.ts";
import { shownTarget } from "../setting-target.ts";
import { loosenedIn } from "../state.ts";
import type { Result } from "../../evaluate/result.ts";
import { type Place, positionAt } from "../../repo/text.ts";

/** One dim paragraph for each waiver that excuses a finding. */
export function waivedBlock({ findings: evaluated }: Result, columns: number, { dim }: Styles): string {
  const groups = groupFindings(evaluated.filter(({ state }) => state === "waived"));
  if (groups.length === 0) return "";
  const lines = groups.flatMap(({ first: { finding, waiver }, message, paths }) => {
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
    const sentence = [
      `${whereOf(finding.at)}${more} ${visible(message)}  ${nameOf(finding)}`,
      ...(waiver ? [`waived by ${visible(waiver.owner)} until ${waiver.until}: ${visible(waiver.reason)}`] : []),
    ];
    return sentence.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
  });
  return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}

/** What a change makes looser and tighter in the policy, and what that finds; the empty string without one. */
export function policyBlock({ policyChanges: changes }: Result, columns: number, { bold }: Styles): string {
  if (!changes) return "";
  const problem =
    (what: string) =>
    ({ at, message }: Problem) =>
      `${what} ${whereOf(at)} ${visible(message)}`;
  const finding = (what: string) => (a: Finding) =>
    `${what} ${whereOf(a.at)} ${a.severity} ${visible(a.message)}  ${nameOf(a)}`;
  const lines = [
    ...changes.looser.map(problem("looser:")),
    ...changes.tighter.map(problem("tighter:")),
    ...changes.found.map(finding("will find:")),
    ...changes.gone.map(finding("will not find:")),
  ];
  return lines.length === 0
    ? ""
    : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}

/** How many files with looser settings are named. */
const maxLooser = 3;

/** The most characters of a value. */
const longestValue = 100;

/** `` (`Bash(git push:*)`)``; nothing where there is no value. */
function valueIn(authority: Authority | null): string {
  const value = authority === null ? "" : shownTarget(authority);
  return value === "" ? "" : ` (\`${shortened(value, longestValue, () => undefined)}\`)`;
}

/** What a change loosens next to the profiles, and no finding says: `diff` names it too. */
export function looserBlock(
  result: Result,
  { command, columns }: { readonly command: string; readonly columns: number },
  { bold }: Styles,
): string {
  const changes = loosenedIn(result);
  if (changes.length === 0) return "";
  const base = result.base === null ? "" : ` ${result.base.slice(0, 12)}`;
  const lines = [
    ...changes
      .slice(0, maxLooser)
      .map(
        ({ path, title, setting, before, after, because }) =>
          `${visible(path)} (${title}): \`${visible(setting)}\`${valueIn(after ?? before)} ${visible(because)}`,
      ),
    ...(changes.length > maxLooser ? [`${changes.length - maxLooser} more`] : []),
    `No rule reports this; \`${command} diff${base}\` shows it. With \`approvals\` in the policy, it needs an approval.`,
  ];
  return `${bold("looser settings")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}

/** One line for each day on which a rollout turns findings of today into warnings or errors. */
export function upcomingLines({ upcoming }: Result, columns: number, { yellow }: Styles): string {
  return upcoming
    .flatMap(({ day, stage, findings, rules }) => {
      const many = findings !== 1;
      const level = stage === "enforce" ? "error" : "warning";
      const what = many ? `become ${level}s` : `becomes ${level === "error" ? "an" : "a"} ${level}`;
      const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
      return indented(
        `from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`,
        0,
        columns,
      );
    })
    .map((line) => `${yellow(line)}\n`)
    .join("");
}

function indented(text: string, indent: number, columns: number): readonly string[] {
  return wrap(text, Math.max(30, columns - indent - 2), widthOf).map(
    (line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`,
  );
}

function whereOf({ source, span }: Place): string {
  const { line, column } = positionAt(source, span.start);
  return `${visible(source.path)}:${line}:${column}`;
}

function nameOf({ rule, kind }: Finding): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}
