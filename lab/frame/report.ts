/** What a run says at its end: for a terminal, and as Markdown for an issue. */
import type { Drift } from "./compare.ts";
import type { Json } from "./vectors.ts";

export interface Result {
  readonly host: string;
  /** The version that was run, and the one of the vectors. */
  readonly version: string;
  readonly before: string;
  readonly cases: number;
  readonly compared: number;
  /** Cases whose input the vectors do not hold. */
  readonly leftOut: number;
  /** Cases that could not be measured. */
  readonly broke: readonly { readonly name: string; readonly because: string }[];
  readonly drift: readonly Drift[];
  readonly seconds: number;
}

/** For a terminal. */
export function textOf(result: Result): string {
  const lines = result.drift.flatMap(({ field, before, now, names }) => [
    `${namesOf(names)}: ${field || "the whole outcome"}`,
    `  before: ${valueOf(before)}`,
    `  now:    ${valueOf(now)}`,
  ]);
  const broke = result.broke.map(({ name, because }) => `not measured: ${name}: ${because}`);
  return [...lines, ...broke, `${summaryOf(result)}, ${Math.round(result.seconds)} s`, ""].join("\n");
}

/** For an issue. Values come from vectors and programs: they stay inside code fences that they cannot end. */
export function markdownOf(result: Result): string {
  const fence = "`".repeat(8);
  const body = result.drift
    .slice(0, 60)
    .flatMap(({ field, before, now, names }) => [
      `### ${names.length === 1 ? "1 case" : `${names.length} cases`}`,
      "",
      `${fence}text`,
      ...[`cases:  ${namesOf(names)}`, `field:  ${field}`, `before: ${valueOf(before)}`, `now:    ${valueOf(now)}`].map(
        (line) => line.replace(/`{8,}/g, "`".repeat(7)),
      ),
      fence,
      "",
    ]);
  const left = result.drift.length > 60 ? [`… and ${result.drift.length - 60} more changes.`, ""] : [];
  const again = `Run \`npm run lab -- ${result.host}@${result.version}\` to see all of them.`;
  return [summaryOf(result), "", ...body, ...left, again, ""].join("\n");
}

function summaryOf({ host, version, before, cases, compared, leftOut, broke, drift }: Result): string {
  const changed = new Set(drift.flatMap(({ names }) => names)).size;
  const against = version === before ? "" : ` against the vectors of ${before}`;
  const rest = [
    ...(leftOut > 0 ? [`${leftOut} without their input in the vectors`] : []),
    ...(broke.length > 0 ? [`${broke.length} not measured`] : []),
    ...(compared < cases - broke.length ? [`${cases - broke.length - compared} not compared`] : []),
  ];
  return [`${host} ${version}${against}: ${cases} cases, drift ${changed}`, ...rest].join(", ");
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

function valueOf(value: Json | undefined): string {
  if (value === undefined) return "(absent)";
  const text = JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
