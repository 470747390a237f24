/**
 * Findings for a terminal: grouped by file, each with its line and a caret; a habit of many profiles is one paragraph.
 */
import type { Severity } from "../../model/finding.ts";
import { crossHostBlock } from "../cross-host.ts";
import { excerptOf } from "../../sanitize/excerpt.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type FindingGroup, groupFindings, subjectsIn } from "../group.ts";
import { helpOf, type Result, summaryOf } from "../../evaluate/result.ts";
import { policyBlock, upcomingLines, waivedBlock } from "./notes.ts";
import { positionAt } from "../../repo/text.ts";

export interface Screen {
  readonly color: boolean;
  /** The width of the terminal; excerpts and messages stay within it if possible. */
  readonly columns: number;
}

/** Existing findings are only counted if only new ones can fail the run. */
export function pretty(result: Result, screen: Screen): string {
  const styles = stylesFor(screen.color);
  const shown = result.findings.filter(
    ({ state }) => state === "new" || (state === "existing" && result.gate === "all"),
  );
  const list = groupFindings(shown);
  const subjectsOf = subjectsIn(result);
  const groups = new Map<string, FindingGroup[]>();
  for (const entry of list) {
    const heading = headingOf(entry);
    const group = groups.get(heading);
    if (group) group.push(entry);
    else groups.set(heading, [entry]);
  }
  const blocks = [...groups].map(
    ([heading, group]) =>
      `${styles.bold(heading)}\n${group.map((group) => paragraph(group, subjectsOf(group), screen, styles)).join("")}\n`,
  );
  const aside = `${crossHostBlock(result.inspection, screen.columns, styles)}${waivedBlock(result, screen.columns, styles)}${policyBlock(result, screen.columns, styles)}`;
  return `${blocks.join("")}${aside}${total(result, shown.length, styles)}${upcomingLines(result, screen.columns, styles)}${hint(result, list, styles)}`;
}

function headingOf({ first, paths }: FindingGroup): string {
  if (paths.length === 1) return visible(first.finding.at.source.path) || ".";
  const root = first.finding.layer?.root ?? "";
  return `${visible(root) || "."} (${paths.length} profiles)`;
}

/** Worst first. */
const grave: readonly Severity[] = ["error", "warning", "note"];

const paintOf = (severity: Severity, { red, yellow, cyan }: Styles) =>
  ({ error: red, warning: yellow, note: cyan })[severity];

function paragraph(
  { first, message, severity, state, paths, findings: evaluated }: FindingGroup,
  subjectsOf: string,
  { columns }: Screen,
  styles: Styles,
): string {
  const { at, rule, kind, related = [], relatedCount = related.length } = first.finding;
  const paint = paintOf(severity, styles);
  const many = paths.length > 1;
  const { line, column } = positionAt(at.source, at.span.start);
  const lead = many ? "  " : `  ${line}:${column} `;
  const name = kind === undefined ? rule : `${rule}/${kind}`;
  const tail = `${name}${state === "existing" ? ", existing" : ""}`;
  const start = lead.length + severity.length + 1;
  const lines = wrap(`${visible(message)}${subjectsOf}`, Math.max(30, columns - 4), widthOf, start - 4);
  const text = lines
    .map((part, i) => (i === 0 ? `${styles.dim(lead)}${paint(severity)} ${part}` : `    ${part}`))
    .join("\n");
  const last = lines.at(-1) ?? "";
  const fits = (lines.length === 1 ? start : 4) + widthOf(last) + 2 + widthOf(tail) <= columns;
  const body = many
    ? [wholePaths(paths, evaluated.length, columns)]
    : excerptOf(at, { columns: columns - 4, margin: styles.dim, caret: paint });
  const places = related.map(({ message: sentence, at: there }) => {
    const position = positionAt(there.source, there.span.start);
    return `${visible(there.source.path)}:${position.line}:${position.column} ${visible(sentence)}`;
  });
  const more = relatedCount > related.length ? [`and ${relatedCount - related.length} more places`] : [];
  return `${text}${fits ? "  " : "\n    "}${styles.dim(tail)}\n${[...body, ...places, ...more].map((part) => `    ${part}\n`).join("")}`;
}

/** As many file names as fit on two lines, then the number of the others. */
function wholePaths(paths: readonly string[], findings: number, columns: number): string {
  const names = paths.map((path) => visible(path));
  const root = names.map((name) => name.slice(0, name.lastIndexOf("/") + 1)).reduce(sharedStart);
  const short = names.map((name) => visible(name.slice(root.length)));
  let shown = 0;
  for (let width = 0; shown < short.length && width < 2 * (columns - 14); shown++)
    width += widthOf(short[shown] ?? "") + 2;
  const rest = short.length - shown;
  const list = `${short.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return wrap(findings > paths.length ? `${list} (${findings} findings)` : list, columns - 6, widthOf).join("\n    ");
}

/** The common leading directories of two paths, with a trailing slash. */
function sharedStart(a: string, b: string): string {
  let end = 0;
  for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1) end = at;
  return a.slice(0, end);
}

function total(result: Result, shown: number, { bold, green }: Styles): string {
  const { profiles, errors, warnings, notes, waived } = summaryOf({
    ...result,
    findings: result.gate === "new" ? result.findings.filter(({ state }) => state !== "existing") : result.findings,
  });
  const baselined = result.findings.filter(({ isBaselined, state }) => isBaselined && state !== "waived").length;
  const status = summaryOf(result).existing - baselined;
  const aside = [
    ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
    ...(status > 0 ? [result.gate === "new" ? `${status} existing not shown` : `${status} existing`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
    ...(result.inspection.ignored > 0 ? [`${result.inspection.ignored} ignored by the policy`] : []),
  ];
  const counts = [plural(errors, "error"), plural(warnings, "warning"), plural(notes, "note")].filter(
    (part) => !part.startsWith("0 "),
  );
  const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
  const where = profiles === 0 ? "no profiles" : plural(profiles, "profile");
  return shown === 0
    ? `${green(`${where}: nothing to report`)}${tail}\n`
    : `${bold(`${where}: ${counts.join(", ")}`)}${tail}\n`;
}

/** How to read the page of the worst finding's rule: the command and the URL. */
function hint({ tool }: Result, groups: readonly FindingGroup[], { dim }: Styles): string {
  const { first } =
    grave.map((severity) => groups.find((group) => group.severity === severity)).find((entry) => entry !== undefined) ??
    {};
  if (first === undefined) return "";
  const { rule } = first.finding;
  return `${dim(`why, and what to do: agent-profile-check explain ${rule}`)}\n${dim(`  ${helpOf(tool, rule)}`)}\n`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
