/** Shows what the benchmark has measured. */
import { type Measurement, roomOf } from "./limits.ts";
import { leastOf, medianOf } from "./measure.ts";

/** A line for each row. `further`: MiB beside the limits; absent: the limits do not apply. */
export function tableOf(measurements: readonly Measurement[], further: number | undefined): string {
  return [
    line("", "min", "median", "ratio", "must", "holds", "MiB", "must", "profiles"),
    ...measurements.flatMap(({ row, times, ratio, peak, exponent, profiles }) => [
      line(
        row.name,
        leastOf(times).toFixed(1),
        medianOf(times).toFixed(1),
        ratio.toFixed(2),
        orNothing(row.must?.ratio),
        orNothing(row.holds),
        peak.toFixed(0),
        orNothing(further === undefined ? undefined : roomOf(row, further)),
        profiles,
      ),
      ...(exponent === undefined || !row.growth
        ? []
        : [`  grows by an exponent of ${exponent.toFixed(2)} from ${row.growth.from}; must ${row.growth.exponent}\n`]),
    ]),
  ].join("");
}

function orNothing(limit: number | undefined): string {
  return limit === undefined ? "" : String(limit);
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(38)}${cells.map((cell) => cell.padStart(10)).join("")}\n`;
}
