/** Measures the rows of the benchmark in one setting, interleaved. */
import { resolve } from "node:path";
import { type Measurement, mostRatioOf, type Strictness } from "./limits.ts";
import { leastOf, peakOf, printedBy, type Subject, timed } from "./measure.ts";
import type { Row } from "./rows.ts";

/** One way to run the rows. */
export interface Setting {
  readonly name: string;
  readonly node: string;
  /** Of its Node.js. */
  readonly version: string;
  readonly environment: (home: string) => NodeJS.ProcessEnv;
  /** Absent: the limits do not apply. */
  readonly strictness?: Strictness;
}

interface Effort {
  readonly rounds: number;
  /** How many processes of a row report their memory. */
  readonly tries: number;
  /** Where the bundles are. */
  readonly dist: string;
  /** For what the measuring itself writes; the home of every process. */
  readonly folder: string;
}

/** A row while it is measured. */
interface Course {
  readonly row: Row;
  readonly subject: Subject;
  readonly profiles: string;
  /** Grows by a number a round. */
  readonly times: number[];
}

/** `rows`: `node -e 0` first. Throws where a process does not do its work. */
export function collect(rows: readonly Row[], setting: Setting, effort: Effort): readonly Measurement[] {
  const courses = rows.map((row): Course => {
    const subject = subjectOf(row, setting, effort);
    const [, profiles = ""] = /in ([\d,]+) agent profiles?/.exec(printedBy(subject, row.prints)) ?? [];
    return { row, subject, profiles, times: [] };
  });
  const [floor] = courses;
  if (floor?.row.script !== "none") throw new Error("the first row is not `node -e 0`");
  const ratioOf = ({ times }: Course): number => leastOf(times) / leastOf(floor.times);
  for (let i = 0; i < effort.rounds; i++)
    for (const one of courses) if (!isEnough(one)) one.times.push(timed(one.subject));
  // Noise only adds: what is near its limit waits for a quieter moment. What is far beyond it does not reach it in one.
  const isNear = (one: Course): boolean => {
    const most = setting.strictness && mostRatioOf(one.row, setting.strictness);
    return most !== undefined && ratioOf(one) > most && ratioOf(one) <= most * 1.5;
  };
  for (let i = 0; i < effort.rounds && courses.some(isNear); i++)
    for (const one of courses) if (one === floor || isNear(one)) one.times.push(timed(one.subject));
  return courses.map((one): Measurement => {
    const { row, subject, times, profiles } = one;
    const smaller = courses.find(({ row: { name } }) => name === row.growth?.from);
    const peaks = Array.from({ length: isLong(one) ? 1 : effort.tries }, () => peakOf(subject, effort.folder));
    return {
      row,
      times,
      ratio: ratioOf(one),
      peak: Math.max(...peaks),
      exponent: smaller && exponentOf(leastOf(floor.times), leastOf(smaller.times), leastOf(times)),
      profiles,
    };
  });
}

/** A run of several seconds hardly varies. */
function isLong({ times }: Course): boolean {
  return leastOf(times) > 5_000;
}

/** Whether a row of many files was run often enough. */
function isEnough(one: Course): boolean {
  const { row, times } = one;
  return row.isSlow === true && (times.length >= 3 || (times.length >= 2 && isLong(one))) && leastOf(times) >= 500;
}

/**
 * By which power the time grows where there are ten times as many files. `floor`: what a process takes that does
 * nothing.
 */
function exponentOf(floor: number, less: number, more: number): number {
  return Math.log10((more - floor) / (less - floor));
}

function subjectOf(
  { script, words, repository, environment }: Row,
  setting: Setting,
  { dist, folder }: Effort,
): Subject {
  const own = repository();
  const { root } = own;
  return {
    program: setting.node,
    words: script === "none" ? words : [resolve(dist, script, "index.js"), ...words],
    directory: root,
    environment: { ...setting.environment(folder), GITHUB_WORKSPACE: root, ...environment?.(own) },
    codes: script === "none" ? [0] : [0, 1],
  };
}
