/**
 * `npm run lab -- HOST[@VERSION]`: runs a host's published program offline on its vectors, and shows what changed.
 * `lab/README.md` has the rules.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readArguments, type Request, usage } from "./frame/arguments.ts";
import { changesIn, grouped } from "./frame/compare.ts";
import type { LabHost } from "./frame/host.ts";
import { install } from "./frame/install.ts";
import { runIsolated } from "./frame/isolation.ts";
import { type Job, type Outcome, readOutcomes } from "./frame/job.ts";
import { markdownOf, type Result, textOf } from "./frame/report.ts";
import { type Case, isObject, isWhole, readVectors, type Vectors, writeVectors } from "./frame/vectors.ts";
import { labHost, labHostNames, oneTime } from "./hosts.ts";

/** A mistake of the user, with what is wrong. */
class Mistake extends Error {}

const exit = { same: 0, drift: 1, mistake: 2, broken: 3 } as const;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isMistake = error instanceof Mistake;
  process.stderr.write(
    `${isMistake ? error.message : `lab: ${error instanceof Error ? error.message : String(error)}`}\n`,
  );
  process.exitCode = isMistake ? exit.mistake : exit.broken;
}

async function main(words: readonly string[]): Promise<number> {
  if (words.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return exit.same;
  }
  const request = readArguments(words);
  if (typeof request === "string") throw new Mistake(`${request}\n${usage}`);
  const host = await hostOf(request.host);
  const vectors = vectorsOf(request, host);
  const chosen = vectors.cases.filter(({ name }) => request.only?.test(name) ?? true);
  const cases = chosen.filter(isWhole);
  if (cases.length === 0) throw new Mistake("no case has a name that matches --only");
  const version = request.version ?? vectors.version;
  if (version === "") throw new Mistake(`the vectors name no version; write ${request.host}@VERSION`);

  const started = performance.now();
  const folder = resolve(request.folder ?? join(tmpdir(), "agent-profile-check-lab"));
  const installed = install(host.packages, version, folder);
  if (typeof installed === "string") throw new Mistake(installed);
  process.stderr.write(`${request.host} ${installed.version}: ${cases.length} cases\n`);
  const outcomes = await measure({ request, installed, cases, folder });
  const result = resultOf({ host, vectors, cases, version: installed.version, outcomes });
  const leftOut = chosen.length - cases.length;
  const whole = { ...result, leftOut, host: request.host, seconds: (performance.now() - started) / 1000 };
  if (request.out !== undefined)
    writeVectors(request.out, measuredVectors(vectors, cases, installed.version, outcomes));
  if (request.report !== undefined) writeFileSync(request.report, markdownOf(whole));
  process.stdout.write(textOf(whole));
  if (whole.broke.length > 0) return exit.broken;
  return whole.drift.length > 0 ? exit.drift : exit.same;
}

async function hostOf(name: string): Promise<LabHost> {
  const once = oneTime.get(name);
  if (once !== undefined) throw new Mistake(`The vectors of ${name} are one-time: ${once}.`);
  const host = await labHost(name);
  if (!host) throw new Mistake(`the lab has no host \`${name}\`; it has ${labHostNames.join(", ")}`);
  return host;
}

function vectorsOf({ cases, host: name }: Request, host: LabHost): Vectors {
  const path = cases ?? join("test/conformance", `${host.vectors}.json`);
  if (!existsSync(path)) throw new Mistake(`${path} is not there; name the vectors of ${name} with --cases`);
  const vectors = readVectors(path);
  if (typeof vectors === "string") throw new Mistake(vectors);
  if (vectors.oneTime) throw new Mistake(`${path} is marked one-time: its vectors cannot be made again here`);
  return vectors;
}

/** Runs the cases in the empty network. The scratch folder of the run is removed; the installed package stays. */
async function measure(given: {
  readonly request: Request;
  readonly installed: { readonly folder: string; readonly version: string };
  readonly cases: readonly Case[];
  readonly folder: string;
}): Promise<ReadonlyMap<string, Outcome>> {
  mkdirSync(given.folder, { recursive: true });
  const scratch = mkdtempSync(join(given.folder, "run-"));
  try {
    const outcomes = join(scratch, "outcomes.jsonl");
    const job: Job = {
      host: given.request.host,
      installed: given.installed.folder,
      version: given.installed.version,
      scratch,
      jobs: given.request.jobs ?? availableParallelism(),
      cases: given.cases,
      outcomes,
    };
    const path = join(scratch, "job.json");
    writeFileSync(path, JSON.stringify(job));
    const environment = {
      PATH: process.env["PATH"] ?? "",
      HOME: join(scratch, "home"),
      TMPDIR: tmpdir(),
      TERM: "dumb",
      TZ: "UTC",
      LANG: "C.UTF-8",
    };
    const tsx = import.meta.resolve("tsx");
    const inside = new URL("inside.ts", import.meta.url).pathname;
    const code = await runIsolated(["--import", tsx, inside, path], scratch, environment);
    if (typeof code === "string") throw new Error(code);
    if (code !== 0) throw new Error(`the process in the empty network ended with ${code}`);
    return readOutcomes(outcomes);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function resultOf(given: {
  readonly host: LabHost;
  readonly vectors: Vectors;
  readonly cases: readonly Case[];
  readonly version: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}): Omit<Result, "host" | "seconds" | "leftOut"> {
  const { host, vectors, version, outcomes } = given;
  const isOwn = version === vectors.version || !vectors.also?.includes(version);
  const expectedOf = (one: Case) => (isOwn ? one.expected : host.expectedOf?.(one, version));
  const compared = given.cases.flatMap((one) => {
    const expected = expectedOf(one);
    const outcome = outcomes.get(one.name);
    return expected === undefined || outcome?.expected === undefined
      ? []
      : [{ name: one.name, expected, now: outcome.expected }];
  });
  return {
    version,
    before: vectors.version,
    cases: given.cases.length,
    compared: compared.length,
    broke: given.cases.flatMap(({ name }) => {
      const outcome = outcomes.get(name);
      return outcome?.expected === undefined ? [{ name, because: outcome?.broke ?? "the program was not asked" }] : [];
    }),
    drift: grouped(compared.flatMap((one) => changesIn(one, one.now, host.unordered))),
  };
}

/** The vectors of this run. What is known of other versions stays only where the version is the same. */
function measuredVectors(
  vectors: Vectors,
  cases: readonly Case[],
  version: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Vectors {
  const isSame = version === vectors.version;
  const { cases: _, also, ...header } = vectors;
  return {
    ...header,
    version,
    ...(isSame && also ? { also } : {}),
    cases: cases.flatMap((one) => {
      const { same, differ, expected: _before, ...input } = one;
      const expected = outcomes.get(one.name)?.expected;
      if (expected === undefined) return [];
      const others = isSame ? { ...(same ? { same } : {}), ...(isObject(differ) ? { differ } : {}) } : {};
      return [{ ...input, expected, ...others }];
    }),
  };
}
