/** One group of findings in a terminal: where, what is wrong, the line with a caret, and what to write instead. */
import type { Severity } from "../../model/finding.ts";
import type { Fix } from "../../model/fix.ts";
import { positionAt, type Place } from "../../repo/text.ts";
import { type Style, type Styles, wrap } from "../../sanitize/colors.ts";
import { excerptOf } from "../../sanitize/excerpt.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { wrapAround } from "../commands.ts";
import { type FindingGroup, valuesPhrase } from "../model/groups.ts";
import { counted } from "../../sanitize/counted.ts";
import { groupBy } from "../../repo/many.ts";

/** The style of a severity. */
export function paintOf(severity: Severity, { red, yellow, cyan }: Styles): Style {
  return { error: red, warning: yellow, note: cyan }[severity];
}

/** A group, with as much of its fix as is shown. */
type ShownGroup = Omit<FindingGroup, "fix"> & { readonly fix: Pick<Fix, "title" | "gives"> | undefined };

/** One group of findings: where, the message, the excerpt and the fix. `subjects`: whom it is about, in words. */
export function groupParagraph(
  { first, message, severity, state, paths, findings, fix, fixHere, values }: ShownGroup,
  subjects: string,
  columns: number,
  styles: Styles,
): string {
  const { finding } = first;
  const paint = paintOf(severity, styles);
  const name = finding.kind === undefined ? finding.rule : `${finding.rule}/${finding.kind}`;
  const isHabit = paths.length > 1;
  const others = isHabit ? ` and ${counted(paths.length - 1, "more file")}` : "";
  const where = `${spotOf(finding.at)}${others}`;
  const tail = `${name}${state === "existing" ? ", existing" : ""}`;
  const room = Math.max(30, columns);
  const fits = severity.length + 1 + widthOf(where) + 2 + widthOf(tail) <= columns;
  const text = wrap(`${visible(message)}${subjects}`, room - 2, widthOf).map((line) => `  ${line}`);
  const places = isHabit
    ? placesOf(
        findings.map(({ finding: { at } }) => at),
        room - 4,
      )
    : linesIn(
        findings.map(({ finding: { at } }) => at),
        values.length > 0 ? values.length + 1 : 0,
        room - 4,
      );
  return [
    `${paint(severity)} ${styles.bold(where)}${fits ? "  " : "\n  "}${styles.dim(tail)}`,
    ...text,
    ...valueLines(values, room),
    ...places.map((line) => `    ${line}`),
    ...excerptOf(finding.at, { columns: room - 4, margin: styles.dim, caret: paint }).map((line) => `    ${line}`),
    ...relatedLines(finding, isHabit ? findings.map((other) => other.finding.at) : [], room),
    ...fixLines(fix ?? fixHere, room, styles, fix ? "fix" : "fix here"),
    "",
  ].join("\n");
}

function valueLines(values: readonly string[], columns: number): readonly string[] {
  if (values.length === 0) return [];
  const phrase = valuesPhrase(values, (value) => `\`${visible(value)}\``);
  return wrap(`The same for ${phrase}`, columns - 2, widthOf).map((line) => `  ${line}`);
}

/** `fix: ` and the line to paste. It is never cut: people copy it. */
export function fixLines(
  fix: Pick<Fix, "title" | "gives"> | undefined,
  columns: number,
  { green, dim }: Styles,
  word = "fix",
): readonly string[] {
  if (!fix) return [];
  const indent = " ".repeat(word.length + 4);
  const title = visible(fix.title);
  // Of a comment that is broken, the second half would be pasted as text.
  const comments = / (# under .*)$/.exec(title)?.slice(1) ?? [];
  const [first = "", ...rest] = wrapAround(title, comments, Math.max(30, columns - indent.length), (line) => line);
  return [
    `  ${green(`${word}:`)} ${first}`,
    ...rest.map((line) => `${indent}${line}`),
    ...(fix.gives ? [`${indent}${dim(`gives ${fix.gives.join(", ")}, so \`fix\` leaves it to you`)}`] : []),
  ];
}

/** How many places there are in one file, and their lines, where the values that were found do not say it. */
function linesIn(places: readonly Place[], values: number, columns: number): readonly string[] {
  const spots = new Set(places.map(({ span }) => span.start));
  if (spots.size < 2) return [];
  const lines = [...new Set(places.map(({ source, span }) => positionAt(source, span.start).line))];
  if (lines.length === 1) return values >= spots.size ? [] : [`${spots.size} places on this line`];
  const shown = lines.sort((a, b) => a - b).slice(0, 12);
  const rest = lines.length - shown.length;
  return wrap(`lines ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`, columns, widthOf);
}

/** `path:line:column`, which terminals and editors open. */
export function spotOf({ source, span }: Place): string {
  const { line, column } = positionAt(source, span.start);
  return `${visible(source.path) || "."}:${line}:${column}`;
}

/** The related places, without those of `shown`. */
export function relatedLines(
  { related = [], relatedCount = related.length }: FindingGroup["first"]["finding"],
  shown: readonly Place[],
  columns: number,
): readonly string[] {
  const spots = new Set(shown.map(spotOf));
  const others = related.filter(({ at }) => !spots.has(spotOf(at)));
  const lines = others.flatMap(({ message, at }) =>
    wrap(`${spotOf(at)} ${visible(message)}`, columns - 6, widthOf).map(
      (line, i) => `${i === 0 ? "    " : "      "}${line}`,
    ),
  );
  return relatedCount > related.length
    ? [...lines, `    and ${counted(relatedCount - related.length, "more place")}`]
    : lines;
}

/**
 * As many files as fit on two lines with their lines, without the directory that they share, then the number of the
 * others.
 */
function placesOf(places: readonly Place[], columns: number): readonly string[] {
  const root = places.map(({ source }) => source.path.slice(0, source.path.lastIndexOf("/") + 1)).reduce(sharedStart);
  const byPath = groupBy(places, (place) => place.source.path);
  const names: string[] = [];
  let width = widthOf(root);
  // The lines of a file that is not named are not looked for.
  for (const [path, own] of byPath) {
    if (names.length > 0 && width >= 2 * (columns - 14)) break;
    const lines = new Set(own.map(({ source, span }) => positionAt(source, span.start).line));
    const few = [...lines].sort((a, b) => a - b).slice(0, 3);
    const name = `${visible(path.slice(root.length))}:${few.join(",")}${lines.size > few.length ? "…" : ""}`;
    names.push(name);
    width += widthOf(name) + 2;
  }
  const rest = byPath.size - names.length;
  const list = names.join(", ");
  return wrap(
    `${root === "" ? "" : `${visible(root)}: `}${list}${rest > 0 ? ` and ${rest} more` : ""}`,
    columns,
    widthOf,
  );
}

/** The common leading directories of two paths, with a trailing slash. */
function sharedStart(a: string, b: string): string {
  if (b.startsWith(a)) return a;
  let end = 0;
  for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1) end = at;
  return a.slice(0, end);
}
