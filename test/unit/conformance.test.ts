/** What the real hosts made of thousands of inputs, replayed in memory. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFigures } from "../support/vectors/page.ts";
import { type Score, scoreFile } from "../support/vectors/score.ts";

const files = readdirSync("test/conformance")
  .filter((name) => name !== "differences.json")
  .sort();
const scores: Score[] = [];
for (const name of files) scores.push(await scoreFile(`test/conformance/${name}`));

describe.each(scores)("$file.json", ({ failures, stale, figures }) => {
  it("differs only where it is known, with a reason", () => {
    expect(failures.filter(({ isKnown }) => !isKnown)).toEqual([]);
    expect(stale).toEqual([]);
  });

  if (!figures) return;

  it("never says that a profile may do less than the program let it do", () => {
    expect(figures.unsafe).toEqual([]);
  });

  it("agrees on the verdict for 99.5 % of profiles", () => {
    expect(figures.agreed / figures.profiles).toBeGreaterThanOrEqual(0.995);
  });
});

it("has its figures in docs/hosts.md (`npm run conformance -- --write`)", async () => {
  const page = readFileSync("docs/hosts.md", "utf8");
  expect(await withFigures(page, scores)).toBe(page);
});
