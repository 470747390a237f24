/**
 * Replays the hosts' vectors through the bundled command: each case is a real repository, read from disk, index and
 * commit. `npm run replay` runs the project's, `npm run replay -- DIR` those of another folder; `--command FILE` runs
 * another command than `dist/cli/index.js`; `--failures` names failed cases. Exits with 1 if any case failed, if a file
 * cannot be replayed, and if no case passed. `--every N` runs the bundle for every Nth case: the sources of the command
 * answer the others in this process, on the same repositories; of the cases that were measured on published programs,
 * which need no repository, the others are left out.
 */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hosts } from "../src/generated/catalogue.ts";
import type { Host } from "../src/model/host.ts";
import { ask, type Question } from "../test/support/replay/answers.ts";
import { a3s, openheim, vtcode } from "../test/support/replay/directories.ts";
import { answerOf, type Form, type Forms } from "../test/support/replay/form.ts";
import { layOut } from "../test/support/replay/ground.ts";
import { codex, codexLater, defect } from "../test/support/replay/layers.ts";
import { vtcodeNew } from "../test/support/replay/workspaces.ts";
import { rowsOnDisk } from "../test/support/replay/measured.ts";
import { reasonOf } from "../test/support/vectors/differences.ts";
import { compare, type Measured } from "../test/support/vectors/measured.ts";
import { type Case, readVectors, type VectorFile } from "../test/support/vectors.ts";
import { wholeNumber } from "./options.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    command: { type: "string", default: "dist/cli/index.js" },
    failures: { type: "boolean", default: false },
    every: { type: "string", default: "1" },
  },
});
const every = wholeNumber("--every", values.every, 1);
const command = resolve(values.command);
const folder = positionals[0] ?? "test/conformance";
const forms: { readonly [host: string]: Forms } = {
  a3s,
  codex,
  "codex-later": codexLater,
  defect,
  openheim,
  vtcode,
  "vtcode-new": vtcodeNew,
};
let passed = 0;
let failed = 0;
/**
 * Files that nothing here can put to the command. None may be left out: a host that loses its form would go unnoticed.
 */
const unanswered: string[] = [];

if (!existsSync(command)) throw new Error(`${values.command} does not exist; npm run bundle makes it`);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && name !== "differences.json")
  .sort();
if (files.length === 0) throw new Error(`no vector files in ${folder}`);
for (const name of files) {
  const vectors = readVectors(join(folder, name));
  const measured = await measuredOf(vectors.host);
  await (measured ? replayMeasured(name.replace(/\.json$/, ""), vectors, measured) : replayFile(vectors));
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
for (const problem of unanswered) say(problem);
if (passed === 0) say("no case passed: nothing was replayed");
if (failed > 0 || unanswered.length > 0 || passed === 0) process.exitCode = 1;

async function measuredOf(host: string): Promise<readonly Measured[] | undefined> {
  const module = new URL(`../test/support/vectors/${host}.ts`, import.meta.url);
  if (!existsSync(module)) return undefined;
  return ((await import(module.href)) as { readonly measured?: readonly Measured[] }).measured;
}

/** What the command lists must compare with the program's word as the conformance run says. */
async function replayMeasured(file: string, { cases }: VectorFile, all: readonly Measured[]): Promise<void> {
  const chosen = cases.filter((_, i) => i % every === 0);
  const outcomes = await inTurns(chosen, async (one): Promise<readonly string[] | string> => {
    const problems: string[] = [];
    const seen = all.filter((measured) => measured.seenIn(one).length > 0);
    if (seen.length === 0) return "the program showed no profile to compare with";
    for (const measured of seen) {
      const ground = measured.groundOf(one);
      const rows = typeof ground === "string" ? ground : await rowsOnDisk(command, measured, ground);
      if (typeof rows === "string") return rows;
      for (const { profile, differences, unsafe } of compare(measured, one, rows))
        if (unsafe.length > 0 || (differences.length > 0 && reasonOf(file, one.name, profile) === undefined))
          problems.push(`${profile}: ${differences.join("; ")}`);
    }
    return problems;
  });
  tell(file, chosen, outcomes);
}

async function replayFile({ host: vectors, version, cases }: VectorFile): Promise<void> {
  const formsOf = forms[vectors];
  // Those of a host's later edition have a name of their own.
  const [host = vectors] = vectors.split("-");
  const edition = editionOf(host, version);
  if (!formsOf || edition === undefined) {
    unanswered.push(
      `${vectors} cannot be replayed: ${formsOf ? `no edition of ${host} is ${version}` : "it has no form"}`,
    );
    return;
  }
  const outcomes = await inTurns(cases, (one, at) => replay(one, at, { host, edition, formsOf }));
  tell(vectors, cases, outcomes);
}

/** Prints what came of the cases of a file; a text says why a case is apart. */
function tell(file: string, cases: readonly Case[], outcomes: readonly (readonly string[] | string)[]): void {
  const good = outcomes.filter((outcome) => Array.isArray(outcome) && outcome.length === 0).length;
  const apart = outcomes.flatMap((outcome) => (typeof outcome === "string" ? [outcome] : []));
  if (values.failures)
    for (const [i, outcome] of outcomes.entries())
      if (typeof outcome !== "string" && outcome.length > 0) say(`  ${cases[i]?.name}: ${outcome.join("\n    ")}`);
  say(`${file} ${good}/${cases.length - apart.length}`);
  for (const because of new Set(apart)) say(`  ${apart.filter((other) => other === because).length} apart: ${because}`);
  passed += good;
  failed += cases.length - apart.length - good;
}

/** Vectors without a version belong to the host's oldest edition. */
function editionOf(host: string, version: string): string | undefined {
  const known = (hosts as { readonly [id: string]: Host })[host]?.editions ?? [];
  return /^\d/.test(version)
    ? known.find((edition) => version === edition || version.startsWith(`${edition}.`))
    : known.at(-1);
}

/** What the cases of a file have in common. */
interface Run {
  readonly host: string;
  readonly edition: string;
  readonly formsOf: Forms;
}

/** The problems of a case; a string says why the command cannot replay it. */
async function replay(one: Case, at: number, run: Run): Promise<readonly string[] | string> {
  const chosen = run.formsOf(one);
  if ("because" in chosen) return chosen.because;
  const bundle = at % every === 0 ? command : undefined;
  const problems: string[] = [];
  for (const form of chosen)
    problems.push(...(await replayForm(one, run, form, bundle).catch((error: unknown) => [String(error)])));
  return problems;
}

async function replayForm(
  one: Case,
  { host, edition }: Run,
  form: Form,
  bundle: string | undefined,
): Promise<readonly string[]> {
  const { place, repositories = ["repo"], pointing = [], start, session, dirs = [], user, judge } = form;
  const ground = await layOut(one, { place, repositories, pointing, start, hasUser: user !== undefined });
  try {
    const root = repositories
      .filter((path) => path === start || start.startsWith(`${path}/`))
      .sort((a, b) => b.length - a.length)[0];
    const policy = { path: join(ground.folder, "policy.yml"), text: JSON.stringify({ hosts: { [host]: { dirs } } }) };
    if (dirs.length > 0) writeFileSync(policy.path, policy.text);
    const question: Question = {
      root: join(ground.folder, root ?? start),
      edition: [host, edition],
      inGit: root !== undefined,
      from: session ? join(ground.folder, start) : undefined,
      policy: dirs.length > 0 ? policy : undefined,
      user: user && { home: join(ground.folder, "home"), ...user },
      hasProject: one.tree.some(({ path = "" }) => place(path)?.startsWith("repo/")),
      hasEmpty: one.tree.some(({ dir }) => dir === true),
    };
    const { disk, disagreements } = await ask(bundle, question);
    return [...judge(answerOf(disk, host)), ...disagreements];
  } finally {
    ground.remove();
  }
}

/** Runs as many at a time as there are processors. */
async function inTurns<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [i, item] of queue) results[i] = await work(item, i);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
