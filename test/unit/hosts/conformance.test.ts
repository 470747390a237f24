/** What the real hosts made of thousands of inputs, replayed in memory. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFigures } from "../../support/vectors/page.ts";
import { isMeasured, type Score, scoreFile } from "../../support/vectors/score.ts";

const files = readdirSync("test/conformance")
  .filter((name) => name !== "differences.json")
  .sort();
const scores = new Map<string, Promise<Score>>();

/** Runs the cases of a file when a test first asks for them. */
function scoreOf(name: string): Promise<Score> {
  const score = scores.get(name) ?? scoreFile(`test/conformance/${name}`);
  scores.set(name, score);
  return score;
}

describe.each(files)("%s", async (name) => {
  it("differs only where it is known, with a reason", { timeout: 300_000 }, async () => {
    const { failures, stale } = await scoreOf(name);
    expect(failures.filter(({ isKnown }) => !isKnown)).toEqual([]);
    expect(stale).toEqual([]);
  });

  if (!(await isMeasured(`test/conformance/${name}`))) return;

  it("never says that a profile may do less than the program let it do", { timeout: 300_000 }, async () => {
    expect((await scoreOf(name)).figures?.unsafe).toEqual([]);
  });

  it("agrees on the verdict for 99.5 % of profiles", { timeout: 300_000 }, async () => {
    const { agreed = 0, profiles = 0 } = (await scoreOf(name)).figures ?? {};
    expect(agreed / profiles).toBeGreaterThanOrEqual(0.995);
  });
});

it("has its figures in docs/hosts.md and the README (`npm run conformance -- --write`)", {
  timeout: 300_000,
}, async () => {
  const scores = await Promise.all(files.map(scoreOf));
  for (const path of ["docs/hosts.md", "README.md"]) {
    const page = readFileSync(path, "utf8");
    expect(await withFigures(page, scores), path).toBe(page);
  }
});
