/**
 * Time of the bundled command and action as a ratio to `node -e 0` of the same rounds, and memory, on real profiles:
 * `npm run bench`, `npm run bench -- [--dist DIR] [--rounds N] [--only TEXT] [--corpus DIR] [--slack FACTOR] [--quick]
 * [--keep DIR]`.
 * Exits with 1 where a row misses its limit times the factor. Noise only adds, so the limits apply to the minima; if one
 * is missed, up to twice as many rounds wait for a quieter moment.
 *
 * The limits apply to a bare environment, in which no variable slows down the start of node and so flatters the ratio.
 * The environment of the caller and the Node.js of the action (`AGENT_PROFILE_CHECK_NODE24`) are measured beside it.
 * `--quick` measures the bare environment alone, without the rows of many thousand files, and its limits are the ratios
 * that have been reached. `--keep DIR` makes the
 * repositories there and leaves them for the next run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { leastOf, medianOf, peakOf, type Subject, timed } from "./bench/measure.ts";
import { bareEnvironment, sourcesIn, usualCorpus } from "./bench/repositories.ts";
import { type Row, rowsIn } from "./bench/rows.ts";

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    rounds: { type: "string", default: "11" },
    only: { type: "string", default: "" },
    corpus: { type: "string", default: usualCorpus },
    slack: { type: "string", default: "1" },
    quick: { type: "boolean", default: false },
    keep: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const slack = Number(values.slack);
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

const node24 = process.env["AGENT_PROFILE_CHECK_NODE24"];
const settings: readonly Setting[] = [
  { name: "bare", node: process.execPath, environment: bareEnvironment, further: 0 },
  ...(values.quick
    ? []
    : [
        {
          name: "as it is",
          node: process.execPath,
          environment: (home: string) => ({ ...withoutGit(), ...bareEnvironment(home) }),
          further: undefined,
        },
      ]),
  ...(node24 && !values.quick ? [{ name: "Node.js 24", node: node24, environment: bareEnvironment, further: 12 }] : []),
];

const folder = values.keep === undefined ? mkdtempSync(join(tmpdir(), "profile-check-bench-")) : resolve(values.keep);
mkdirSync(folder, { recursive: true });
try {
  const sources = sourcesIn(values.corpus);
  if (!sources) process.stdout.write(`no corpus at ${values.corpus}: the rows with profiles are left out\n`);
  const rows = rowsIn(folder, sources).filter(
    ({ name, isSlow }) => !(isSlow && values.quick) && (name === "node -e 0" || name.includes(values.only)),
  );
  const missed = settings.flatMap((setting) => measure(setting, rows));
  if (missed.length > 0) {
    process.stdout.write(`beyond the limit: ${missed.join("; ")}\n`);
    process.exitCode = 1;
  }
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
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
  for (const subject of subjects) timed(subject);
  // A run of several seconds hardly varies.
  for (let i = 0; i < rounds; i++) round((at) => i < 3 || rows[at]?.isSlow !== true || leastOf(times[at] ?? []) < 500);
  if (setting.further !== undefined)
    for (let i = 0; i < rounds && rows.some((_, at) => isBeyond(at)); i++) round((at) => at === 0 || isBeyond(at));
  const version = execFileSync(setting.node, ["--version"]).toString().trim();
  process.stdout.write(`\n${setting.name}, ${version}; ms, ratio to node -e 0, MiB of the process\n`);
  process.stdout.write(line("", "min", "median", "ratio", "must", "holds", "MiB", "must"));
  return rows.flatMap((row, i) => {
    const subject = subjects[i];
    if (!subject) return [];
    const peak = Math.max(...[0, 1, 2].map(() => peakOf(subject, folder)));
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
      ),
    );
    if (setting.further === undefined) return [];
    return [
      ...(isBeyond(i) ? [`${row.name} (${setting.name}): ${ratioOf(i).toFixed(2)} > ${limitOf(i) * slack}`] : []),
      ...(room !== undefined && !values.quick && peak > room * Math.sqrt(slack)
        ? [`${row.name} (${setting.name}): ${peak.toFixed(0)} MiB > ${room}`]
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
    codes: [0, 1],
  };
}

/** The variables of the caller but those that lead git elsewhere. */
function withoutGit(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GIT|GITHUB|INPUT)_/.test(name)));
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join("")}\n`;
}
