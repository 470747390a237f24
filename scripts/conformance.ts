/**
 * Replays the hosts' vectors in memory: `npm run conformance` runs the project's, `npm run conformance -- DIR` those of
 * another folder. Prints `HOST passed/total` for each file; `--failures` names failed cases. Exits with 1 if any case
 * failed.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readVectors, type Runner } from "../test/support/vectors.ts";

const words = process.argv.slice(2);
const verbose = words.includes("--failures");
const folder = words.find((word) => !word.startsWith("--")) ?? "test/conformance";
let passed = 0;
let failed = 0;

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort();
if (files.length === 0) throw new Error(`no vector files in ${folder}`);
for (const name of files) {
  const { host, cases } = readVectors(join(folder, name));
  const module = new URL(`../test/support/vectors/${host}.ts`, import.meta.url);
  const run = existsSync(module) ? ((await import(module.href)) as { run: Runner }).run : undefined;
  let good = 0;
  for (const one of cases) {
    const problems = run ? await run(one) : [`no runner for ${host}`];
    if (problems.length === 0) good++;
    else if (verbose) process.stdout.write(`  ${one.name}: ${problems.join("\n    ")}\n`);
  }
  process.stdout.write(`${host} ${good}/${cases.length}\n`);
  passed += good;
  failed += cases.length - good;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
if (failed > 0) process.exitCode = 1;
