/** Positions in many files: what was forgotten of a file is found again. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { forgetResults, memoize } from "../../../src/hosts/_kit/memoize.ts";
import { lineAt, positionAt } from "../../../src/repo/text.ts";
import { runs } from "../../support/runs.ts";

it("are those of a count of lines, in whatever order 3,000 files are asked", () => {
  const sources = Array.from({ length: 3_000 }, (_, i) => ({
    path: `f${i}`,
    text: i % 500 === 0 ? `${"x\n".repeat(40_000)}y` : `${"ab\n".repeat(i % 7)}c${i}\r\n`,
  }));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2_999), fc.nat(90_000)), { minLength: 1_500, maxLength: 3_000 }), (asked) => {
      for (const [i, offset] of asked) {
        const source = sources[i] ?? { path: "", text: "" };
        const before = source.text.slice(0, offset);
        const column = before.length - before.lastIndexOf("\n");
        const { line } = positionAt(source, offset);
        expect([i, line, positionAt(source, offset).column]).toEqual([i, before.split("\n").length, column]);
        expect(lineAt(source, line)).toBe(source.text.split("\n")[line - 1]?.replace(/\r$/, ""));
      }
    }),
    { numRuns: runs(2, 20) },
  );
});

it("a result is made once for each object until all are forgotten", () => {
  const [made, key] = [[] as object[], {}];
  const make = memoize((object: object) => made.push(object));
  expect([make(key), make(key), make({})]).toEqual([1, 1, 2]);
  forgetResults();
  expect([make(key), make(key)]).toEqual([3, 3]);
});
