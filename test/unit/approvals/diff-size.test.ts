/** What GitHub does not show in a review because it is large: the documented limits, on both sides of each. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffLimits, diffSizeOf, largeIn, type Sides } from "../../../src/approvals/diff-size.ts";
import { reportModelOf } from "../../../src/reports/markdown/index.ts";
import { agent, judged } from "../../support/judging.ts";
import { comment } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `line ${from + at}\n`).join("");
const added = (text: string): Sides => ({ before: null, after: text });
const marked = (sides: Readonly<Record<string, Sides>>, changed: readonly string[] = Object.keys(sides)) => [
  ...largeIn(new Map(Object.entries(sides)), changed),
];

describe("the diff of a file", () => {
  it("is folded above 400 lines or 20 KB", () => {
    const { loaded } = diffLimits;
    expect(loaded).toEqual({ lines: 400, bytes: 20_480 });
    expect(marked({ a: added(lines(400)), b: added(lines(401)) })).toEqual(["b"]);
    expect(marked({ a: { before: lines(401), after: null } })).toEqual(["a"]);
    expect(marked({ a: added("x".repeat(20_478)), b: added("x".repeat(20_479)) })).toEqual(["b"]);
    // Not the size of the file counts, but of its change.
    expect(marked({ a: { before: lines(5000), after: `${lines(5000)}one more\n` } })).toEqual([]);
  });

  it("is not shown after the first 300 files, or 20,000 lines or 1 MB of all", () => {
    const files = Array.from({ length: 301 }, (_, at) => `f${String(at).padStart(3, "0")}`);
    const sides = { f000: added("x\n"), f299: added("x\n"), f300: added("x\n") };
    expect(marked(sides, files.slice(0, 300))).toEqual([]);
    expect(marked(sides, files)).toEqual(["f300"]);
    const many = Object.fromEntries(files.slice(0, 60).map((path, at) => [path, added(lines(400, at * 400))]));
    expect(marked(many)).toEqual(files.slice(50, 60));
    const heavy = Object.fromEntries(files.slice(0, 60).map((path) => [path, added("x".repeat(20_000))]));
    expect(marked(heavy)).toEqual(files.slice(52, 60));
  });

  it("has no lines where a file only moved, as often as it was there before", () => {
    const text = lines(500);
    expect(marked({ a: { before: text, after: null }, "b/a": added(text) })).toEqual([]);
    expect(marked({ a: { before: text, after: null }, b: added(text), c: added(text) })).toEqual(["c"]);
    expect(marked({ a: { before: text, after: null }, b: added(`${text}more\n`) })).toEqual(["a", "b"]);
    const others = Array.from({ length: 300 }, (_, at) => `f${at}`);
    expect(marked({ a: { before: text, after: null }, z: added(text) }, ["a", ...others, "z"])).toEqual(["z"]);
  });

  it("counts what is added and removed, and nothing where the sides are equal", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "cé", ""), { maxLength: 8 })
      .map((parts) => parts.map((part) => `${part}\n`).join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [there, back] = [diffSizeOf({ before, after }), diffSizeOf({ before: after, after: before })];
        expect(there).toEqual(back);
        expect(diffSizeOf({ before, after: before })).toEqual({ lines: 0, bytes: 0 });
        const count = (all: string) => (all === "" ? 0 : all.replace(/\n$/, "").split("\n").length);
        expect(there.lines).toBeGreaterThanOrEqual(Math.abs(count(before) - count(after)));
        expect(there.lines).toBeLessThanOrEqual(count(before) + count(after));
        expect(diffSizeOf({ before: null, after }).lines).toBe(after === "" ? 0 : count(after));
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});

describe("a large change", () => {
  const path = ".claude/agents/a.md";
  const settings = ".claude/settings.json";

  it("is marked in the comment as what GitHub folds is", async () => {
    const base = { [path]: agent("a", "Read"), [settings]: "{}\n" };
    const allow = Array.from({ length: 500 }, (_, at) => `Bash(run-${at}:*)`);
    const result = await judged(
      {
        [path]: `${agent("a", "Read, Bash")}${lines(500)}`,
        [settings]: `${JSON.stringify({ permissions: { allow } }, null, 1)}\n`,
      },
      { base },
    );
    const { changes, settings: loose } = reportModelOf(result);
    expect(changes?.map(({ isLarge, isFolded }) => [isLarge, isFolded])).toEqual([[true, false]]);
    expect(loose?.every(({ isLarge }) => isLarge)).toBe(true);
    const page = comment(result, { server: "https://github.com", run: undefined }, "<!-- x -->");
    expect(page).toMatch(/⚠️ .*\*\*1 changed profile\*\* .*too large .*\*\*1 settings file\*\* .*folds/);
    expect(page).toMatch(/\*\*GitHub does not show this change: .*too large\*\*/);
    expect(page).toMatch(/\*\*The diff of this file is too large .*\*\*/);
    const small = await judged({ [path]: agent("a", "Read, Bash"), [settings]: "{}\n" }, { base });
    expect(comment(small, { server: "https://github.com", run: undefined }, "<!-- x -->")).not.toContain(
      "Not to be seen",
    );
  });
});
