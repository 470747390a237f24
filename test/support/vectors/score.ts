/** Runs a file of vectors in memory and counts: cases passed and, for measured hosts, unsafe profiles and agreeing verdicts. */
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { type Case, readVectors, type Runner } from "../vectors.ts";
import { knownIn, reasonOf } from "./differences.ts";
import { compare, type Comparison, type Measured, rowsInMemory } from "./measured.ts";

export interface Failure {
  readonly name: string;
  readonly problems: readonly string[];
  /** Whether `differences.json` names it with a reason. */
  readonly isKnown: boolean;
}

export interface Score {
  /** The id of the host. */
  readonly host: string;
  readonly file: string;
  readonly total: number;
  readonly failures: readonly Failure[];
  /** Why cases are left out that no repository and no home can hold: one text for each case. */
  readonly apart: readonly string[];
  /** Entries of `differences.json` that name nothing that differs. */
  readonly stale: readonly string[];
  /** The two figures, whose unit is one profile; absent for vectors of a host's own parsing code. */
  readonly figures?: {
    readonly profiles: number;
    readonly agreed: number;
    /** `CASE#PROFILE: capabilities`. */
    readonly unsafe: readonly string[];
  };
}

interface Adapter {
  readonly run?: Runner;
  readonly measured?: readonly Measured[];
}

/** `path` is a file of vectors; its host's adapter lies in this folder. */
export async function scoreFile(path: string): Promise<Score> {
  const { host, cases } = readVectors(path);
  const file = basename(path, ".json");
  const adapter = await adapterOf(host);
  return adapter.measured ? scoreMeasured(file, cases, adapter.measured) : scoreRuns(file, host, cases, adapter.run);
}

/** Whether a file's vectors were measured on a published program. */
export async function isMeasured(path: string): Promise<boolean> {
  return (await adapterOf(readVectors(path).host)).measured !== undefined;
}

async function adapterOf(host: string): Promise<Adapter> {
  const module = new URL(`./${host}.ts`, import.meta.url);
  return existsSync(module) ? ((await import(module.href)) as Adapter) : {};
}

async function scoreRuns(file: string, host: string, cases: readonly Case[], run: Runner | undefined): Promise<Score> {
  const failures: Failure[] = [];
  for (const one of cases) {
    const problems = run ? await run(one) : [`no runner for ${host}`];
    if (problems.length > 0) failures.push({ name: one.name, problems, isKnown: false });
  }
  // Those of a host's other editions have a name of their own: `codex-later`.
  return { host: host.split("-")[0] ?? host, file, total: cases.length, failures, apart: [], stale: [] };
}

async function scoreMeasured(file: string, cases: readonly Case[], all: readonly Measured[]): Promise<Score> {
  const failures: Failure[] = [];
  const comparisons: [string, Comparison][] = [];
  const apart: string[] = [];
  for (const one of cases) {
    const found: Comparison[] = [];
    const grounds = all.map((measured) => [measured, measured.groundOf(one)] as const);
    const reason = grounds.flatMap(([, ground]) => (typeof ground === "string" ? [ground] : []))[0];
    if (reason !== undefined) {
      apart.push(reason);
      continue;
    }
    for (const [measured, ground] of grounds)
      if (typeof ground !== "string") found.push(...compare(measured, one, await rowsInMemory(measured, ground)));
    comparisons.push(...found.map((comparison): [string, Comparison] => [one.name, comparison]));
    const wrong = found.filter(({ differences, unsafe }) => differences.length + unsafe.length > 0);
    if (wrong.length > 0)
      failures.push({
        name: one.name,
        problems: wrong.map(({ profile, differences }) => `${profile}: ${differences.join("; ")}`),
        isKnown: wrong.every(({ profile }) => reasonOf(file, one.name, profile) !== undefined),
      });
  }
  const used = new Set(
    comparisons.flatMap(([name, { profile, differences }]) =>
      differences.length > 0 ? [name, `${name}#${profile}`] : [],
    ),
  );
  return {
    host: all[0]?.host ?? file,
    file,
    total: cases.length - apart.length,
    failures,
    apart,
    stale: knownIn(file).filter((entry) => !used.has(entry)),
    figures: {
      profiles: comparisons.length,
      agreed: comparisons.filter(([, { agrees }]) => agrees).length,
      unsafe: comparisons.flatMap(([name, { profile, unsafe }]) =>
        unsafe.length > 0 ? [`${name}#${profile}: ${unsafe.join(" ")}`] : [],
      ),
    },
  };
}

/** Whether a file of vectors holds: nothing unsafe, verdicts that agree for 99.5 %, and every failure known. */
export function isWell({ failures, stale, figures }: Score): boolean {
  const isClose = !figures || (figures.unsafe.length === 0 && figures.agreed >= figures.profiles * 0.995);
  return isClose && stale.length === 0 && failures.every(({ isKnown }) => isKnown);
}

/** `claude 780/788 unsafe 0, verdict 1019/1020`. */
export function lineOf({ file, total, failures, figures }: Score): string {
  const counts = `${file} ${total - failures.length}/${total}`;
  return figures ? `${counts} unsafe ${figures.unsafe.length}, verdict ${figures.agreed}/${figures.profiles}` : counts;
}
