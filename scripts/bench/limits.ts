/** Judges what the benchmark has measured. */
import type { Row } from "./rows.ts";

/** What was measured of a row in a setting. */
export interface Measurement {
  readonly row: Row;
  /** In milliseconds. */
  readonly times: readonly number[];
  /** Of the minimum to that of `node -e 0` in the same rounds. */
  readonly ratio: number;
  /** MiB of the process. */
  readonly peak: number;
  /** By which power the time grows from the row with a tenth of the files; absent where that row was not measured. */
  readonly exponent: number | undefined;
  /** How many profiles the run says it has judged. */
  readonly profiles: string;
}

/** How strictly it is judged. */
export interface Strictness {
  /** Whether the ratios that have been reached count, not those that are to be reached. */
  readonly isQuick: boolean;
  /** The factor by which a ratio may be beyond its limit; memory varies less, and may by the square root of it. */
  readonly slack: number;
  /** MiB that this Node.js needs more than the limits allow for. */
  readonly further: number;
}

/** One number and the most that it may be. */
interface Check {
  readonly value: number;
  readonly most: number;
  readonly unit: "" | " MiB" | " (exponent)";
}

/** The largest ratio that passes; absent: the row has no limit. */
export function mostRatioOf({ must, holds }: Row, { isQuick, slack }: Strictness): number | undefined {
  const limit = isQuick ? holds : must?.ratio;
  return limit === undefined ? undefined : limit * slack;
}

/** MiB that a version of Node.js needs more than the limits allow for, which are those of Node.js 20. */
export function furtherOf(version: string): number {
  const [, major] = /^v(\d+)\./.exec(version) ?? [];
  return Number(major) === 20 ? 0 : 12;
}

/** The memory that a row may take in MiB, without slack. */
export function roomOf({ must }: Row, further: number): number | undefined {
  return must?.mebibytes === undefined ? undefined : must.mebibytes + further;
}

/** All that a row is held to. */
function checksOf({ row, ratio, peak, exponent }: Measurement, strictness: Strictness): readonly Check[] {
  const most = mostRatioOf(row, strictness);
  const room = roomOf(row, strictness.further);
  return [
    ...(exponent === undefined || !row.growth
      ? []
      : [{ value: Number(exponent.toFixed(2)), most: row.growth.exponent, unit: " (exponent)" } as const]),
    ...(most === undefined ? [] : [{ value: ratio, most, unit: "" } as const]),
    ...(room === undefined ? [] : [{ value: peak, most: room * Math.sqrt(strictness.slack), unit: " MiB" } as const]),
  ];
}

/** Whether it is held to anything. */
export function isLimited(measurement: Measurement, strictness: Strictness): boolean {
  return checksOf(measurement, strictness).length > 0;
}

/** What is beyond its limit. NaN is. */
export function faultsOf(measurement: Measurement, strictness: Strictness): readonly string[] {
  return checksOf(measurement, strictness)
    .filter(({ value, most }) => !(value <= most))
    .map(({ value, most, unit }) => `${measurement.row.name}: ${value.toFixed(2)} > ${most.toFixed(2)}${unit}`);
}
