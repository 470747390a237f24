/** What the real hosts made of thousands of inputs, replayed in memory. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scoreFile } from "../support/vectors/score.ts";

const files = readdirSync("test/conformance").filter((name) => name !== "differences.json");

describe.each(files)("%s", async (name) => {
  const { failures, stale, figures } = await scoreFile(`test/conformance/${name}`);

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
