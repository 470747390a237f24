/** `--format github`: workflow commands that a runner turns into annotations. */
import type { Severity } from "../model/finding.ts";
import { visible } from "../sanitize/text.ts";
import { isForeign } from "../policy/model.ts";
import { annotationText } from "./annotation-text.ts";
import { type FindingGroup, subjectsIn, valuesPhrase } from "./model/groups.ts";
import { type FindingReport, findingReport } from "./model/index.ts";
import type { Result } from "../evaluate/result.ts";
import { firstLine, stateOf } from "./state.ts";
import { ceilingSentences } from "./model/ceilings.ts";
import { positionAt } from "../repo/text.ts";
import { counted } from "../sanitize/counted.ts";

/** A runner keeps ten annotations of each level per step and silently drops the rest. */
const limit = 10;

const levels: readonly (readonly [severity: Severity, command: string])[] = [
  ["error", "error"],
  ["warning", "warning"],
  ["note", "notice"],
];

/**
 * The state of the run, then the findings worst first; findings beyond the runner's limit are counted. A waived finding
 * is a log line, not an annotation.
 */
export function github(result: Result): string {
  const { tool } = result;
  const report = findingReport(result);
  const groups = report.shown;
  const subjectsOf = subjectsIn(result);
  const lines = levels.flatMap(([severity, command]) => {
    const items = groups.filter((group) => group.severity === severity);
    const rest = items.length - limit;
    return [
      ...items.slice(0, limit).map((entry) => annotation(command, entry, subjectsOf(entry))),
      ...(rest > 0 ? [`${rest} more of severity ${severity}: annotations have room for ${limit}`] : []),
    ];
  });
  const excused = report.hidden.filter(({ state }) => state === "waived").map(waivedLine);
  const unstated = ceilingSentences(report.unstated, tool.name, (text) => `\`${text}\``).map(visible);
  const state = visible(firstLine(stateOf(result)));
  return `${[state, ...lines, ...excused, ...unstated, countsLine(report)].join("\n")}\n`;
}

/** The findings that the first line counts, and after them those that it does not, each once. */
function countsLine({ profiles, counts, counted, aside }: FindingReport): string {
  const ofCeiling = counted.reduce((sum, { findings }) => sum + findings.length, 0);
  return [
    `profiles ${profiles}`,
    `errors ${counts.error}`,
    `warnings ${counts.warning}`,
    `notes ${counts.note}`,
    ...(ofCeiling > 0 ? [`above the default ceiling ${ofCeiling}`] : []),
    ...(aside.existing > 0 ? [`existing ${aside.existing}`] : []),
    ...(aside.baselined > 0 ? [`in the baseline ${aside.baselined}`] : []),
    ...(aside.waived > 0 ? [`waived ${aside.waived}`] : []),
  ].join(", ");
}

/** The end of a message that is about other files too: profiles, settings or pipelines. */
function othersIn({ length }: readonly string[]): string {
  return length < 2 ? "" : `; the same in ${counted(length - 1, "more file")}`;
}

function waivedLine({ first: { finding, waiver }, message, paths }: FindingGroup): string {
  const { at, rule, kind } = finding;
  const others = othersIn(paths);
  const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
  return visible(
    `waived: ${at.source.path}:${positionAt(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`,
  );
}

function annotation(
  command: string,
  { first, message, paths, values, fix, fixHere }: FindingGroup,
  also: string,
): string {
  const { at, rule, kind } = first.finding;
  const [start, end] = [
    positionAt(at.source, at.span.start),
    positionAt(at.source, Math.max(at.span.start, at.span.end)),
  ];
  const columns = start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column) } : {};
  const title = kind === undefined ? rule : `${rule}/${kind}`;
  const properties = isForeign(at)
    ? { title }
    : { file: visible(at.source.path), line: start.line, ...columns, endLine: end.line, title };
  const lead = isForeign(at) ? `${visible(at.source.path)}:${start.line}: ` : "";
  const others = othersIn(paths);
  const found = values.length > 0 ? `; the same for ${valuesPhrase(values, (value) => `\`${visible(value)}\``)}` : "";
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${command} ${written.join(",")}::${escaped(annotationText(`${lead}${visible(message)}${also}${others}${found}`, fix ?? fixHere))}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
