/**
 * Replays the hosts' vectors in memory: `npm run conformance` runs the project's, `npm run conformance -- DIR` those of
 * another folder. Prints `HOST passed/total` for each file, and `unsafe N, verdict agreed/profiles` for those measured
 * on a published program; `--failures` names failed cases. Exits with 1 on an unsafe profile, on a verdict agreement
 * below 99.5 %, and on a failure that `test/conformance/differences.json` does not name. The project's own vectors fill
 * the tables of `docs/hosts.md` and the README's line: `--write` writes them, and otherwise a difference is a failure.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFigures } from "../test/support/vectors/page.ts";
import { isWell, lineOf, type Score, scoreFile } from "../test/support/vectors/score.ts";

const words = process.argv.slice(2);
const verbose = words.includes("--failures");
const own = "test/conformance";
const folder = words.find((word) => !word.startsWith("--")) ?? own;

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && name !== "differences.json")
  .sort();
if (files.length === 0) throw new Error(`no vector files in ${folder}`);
const scores: Score[] = [];
for (const name of files) {
  const score = await scoreFile(join(folder, name));
  scores.push(score);
  process.stdout.write(`${lineOf(score)}\n`);
  for (const because of new Set(score.apart))
    process.stdout.write(`  ${score.apart.filter((other) => other === because).length} apart: ${because}\n`);
  for (const unsafe of score.figures?.unsafe ?? []) process.stdout.write(`  unsafe: ${unsafe}\n`);
  for (const entry of score.stale) process.stdout.write(`  differences.json names what does not differ: ${entry}\n`);
  for (const { name: failed, problems, isKnown } of score.failures)
    if (verbose) process.stdout.write(`  ${failed}${isKnown ? " (known)" : ""}: ${problems.join("\n    ")}\n`);
}
const failed = scores.reduce((sum, { failures }) => sum + failures.length, 0);
const total = scores.reduce((sum, score) => sum + score.total, 0);
const known = scores.flatMap(({ failures }) => failures).filter(({ isKnown }) => isKnown).length;
process.stdout.write(`${total - failed} passed, ${failed} failed${known > 0 ? ` (${known} known)` : ""}\n`);
if (!scores.every(isWell)) process.exitCode = 1;
if (folder === own) for (const page of ["docs/hosts.md", "README.md"]) await checkPage(page);

async function checkPage(path: string): Promise<void> {
  const page = readFileSync(path, "utf8");
  const fresh = await withFigures(page, scores);
  if (fresh === page) return;
  if (words.includes("--write")) {
    writeFileSync(path, fresh);
    return;
  }
  process.stdout.write(`${path} is out of date; npm run conformance -- --write writes it\n`);
  process.exitCode = 1;
}
