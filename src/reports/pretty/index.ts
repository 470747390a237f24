/** Findings for a terminal: the limits that do not hold, the verdict, the findings worst first, and what to do next. */
import { crossHostPathsIn } from "../../inspect/cross-host.ts";
import { wrapAround } from "../commands.ts";
import { crossHostBlock } from "../cross-host.ts";
import { type Style, stylesFor, type Styles } from "../../sanitize/colors.ts";
import { type Beliefs, beliefsIn } from "../model/beliefs.ts";
import { ceilingSentences } from "../model/ceilings.ts";
import { type FindingGroup, subjectsIn } from "../model/groups.ts";
import { type FindingReport, findingReport } from "../model/index.ts";
import { grantAbove, withGrantAbove } from "../grants-once.ts";
import { helpOf, type Result } from "../../evaluate/result.ts";
import { beliefsBlock } from "./beliefs.ts";
import { groupParagraph } from "./finding.ts";
import { looserBlock, policyBlock, upcomingLines, waivedBlock } from "./notes.ts";
import { ruleTable } from "./rule-table.ts";
import { verdictLines } from "./verdict.ts";
import { counted } from "../../sanitize/counted.ts";

/** What the text is shown on. */
export interface Screen {
  readonly color: boolean;
  /** The width of the terminal; excerpts and messages stay within it if possible. */
  readonly columns: number;
  /** How this tool was started, for commands to paste. */
  readonly command?: string;
  /** Whether existing, baselined, waived and counted findings are shown too. */
  readonly all?: boolean;
}

/** How many limits that do not hold come before the verdict, so that it stays on the first screen. */
const foremost = 4;

/** An answer with more paragraphs than this is closed by a table. */
const long = 8;

/** The report for a terminal: verdict, limits, findings, notes and where to read more. Hostile text is made visible. */
export function pretty(result: Result, screen: Screen): string {
  const { all = false, columns, command = "agent-profile-check" } = screen;
  const styles = stylesFor(screen.color);
  const report = findingReport(result);
  const beliefs = beliefsFor(result, report);
  const opening = new Set((beliefs?.broken ?? []).slice(0, all ? undefined : foremost).map(({ group }) => group));
  const groups = [
    ...report.shown.filter((group) => !opening.has(group)),
    ...(all ? [...report.hidden.filter(({ state }) => state !== "waived"), ...report.counted] : []),
  ];
  const subjectsOf = subjectsIn(result);
  const repeated = withGrantAbove(groups, ({ fix }) => fix?.title ?? null);
  const limits = beliefs ? beliefsBlock(beliefs, opening, columns, styles) : "";
  const verdict = verdictLines(result, { all, columns, styles });
  return [
    // What holds is no news, and must not read as the verdict.
    ...(beliefs?.broken.length ? [limits, verdict] : [verdict, limits]),
    ...groups.map((group) => {
      const shown = repeated.has(group) ? { ...group, fix: { title: grantAbove } } : group;
      return `${groupParagraph(shown, subjectsOf(group), columns, styles)}\n`;
    }),
    all ? waivedBlock(result, columns, styles) : "",
    report.shown.length > long ? ruleTable(report.rules, styles) : "",
    all
      ? ""
      : ceilingSentences(report.unstated, command, quoted)
          .map((sentence) => paragraph(sentence, [`${command} list`], columns, (text) => text))
          .join(""),
    all ? crossHostBlock(result, columns, styles) : crossHostLine(result, report, { command, columns }, styles),
    looserBlock(result, { command, columns }, styles),
    policyBlock(result, columns, styles),
    upcomingLines(result, columns, styles),
    hint(result, report, { command, columns }, styles),
  ].join("");
}

/** Not where a policy decides. Whoever compares wants to know what a change does, and the verdict on it first. */
function beliefsFor(result: Result, { hasPolicy, shown }: FindingReport): Beliefs | undefined {
  return hasPolicy || result.base !== null ? undefined : beliefsIn(result, shown);
}

function quoted(text: string): string {
  return `\`${text}\``;
}

function paragraph(text: string, commands: readonly string[], columns: number, style: Style): string {
  return `${wrapAround(text, commands, Math.max(30, columns), style).join("\n")}\n\n`;
}

/** One line, since nothing in it fails a check; none where nothing else is reported. */
function crossHostLine(
  { inspection, grantedByHost }: Result,
  { shown, unstated }: FindingReport,
  { command, columns }: { readonly command: string; readonly columns: number },
  { dim }: Styles,
): string {
  if (shown.length === 0 && unstated.length === 0) return "";
  const { size } = crossHostPathsIn(inspection, grantedByHost);
  if (size === 0) return "";
  const what = counted(size, "profile can", "profiles can");
  const shows = `${command} check --all`;
  return paragraph(
    `${what} do more in another host that reads the same file: \`${shows}\` shows which.`,
    [shows],
    columns,
    dim,
  );
}

/** The page of the rule that matters most: the command and the URL. */
function hint(
  { tool }: Result,
  { shown }: FindingReport,
  { command, columns }: { readonly command: string; readonly columns: number },
  { dim }: Styles,
): string {
  const first: FindingGroup | undefined = shown[0];
  if (!first) return "";
  const { rule } = first.first.finding;
  const [why, explain] = ["Why, and how to fix it:", `${command} explain ${rule}`];
  // Pasted, a command that is broken into two lines would run without its second half.
  const lines = why.length + 1 + explain.length <= columns ? [`${why} ${explain}`] : [why, `  ${explain}`];
  return `${[...lines, `  ${helpOf(tool, rule)}`].map((line) => dim(line)).join("\n")}\n`;
}
