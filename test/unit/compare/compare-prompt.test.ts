/** How a prompt is compared with what it was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promptChange } from "../../../src/compare/fields/prompt.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

/** Two lists may share what stands in both, in this order: tried in every way. */
function sharedOf(some: readonly string[], others: readonly string[]): number {
  const [first, ...rest] = some;
  if (first === undefined || others.length === 0) return 0;
  const at = others.indexOf(first);
  return Math.max(sharedOf(rest, others), at < 0 ? 0 : 1 + sharedOf(rest, others.slice(at + 1)));
}

describe("a prompt", () => {
  it.each([
    ["a\nb\n", "a\nb\n", null],
    ["", "a\nb\n", { added: 2, removed: 0, hidden: 0 }],
    ["a\nb\nc\n", "a\nx\nc\n", { added: 1, removed: 1, hidden: 0 }],
    ["a\nb\nc", "b\nc\na", { added: 1, removed: 1, hidden: 0 }],
    ["a\r\nb", "a\nb", { added: 1, removed: 1, hidden: 0 }],
    ["a", "a\u200b", { added: 1, removed: 1, hidden: 1 }],
    ["\u202ea", "\u202eb \u202e\u{e0041}", { added: 1, removed: 1, hidden: 2 }],
    ["a", "👩‍💻 ❤️ a\tb", { added: 1, removed: 1, hidden: 0 }],
  ])("from %j to %j", (before, after, expected) => expect(promptChange(before, after)).toEqual(expected));

  it("is compared line by line", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 9 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const [was, is] = [before.map((line) => `${line}\n`).join(""), after.map((line) => `${line}\n`).join("")];
        const shared = sharedOf(before, after);
        expect(promptChange(was, is)).toEqual(
          was === is ? null : { added: after.length - shared, removed: before.length - shared, hidden: 0 },
        );
      }),
      { numRuns: runs(50, 500) },
    );
  });

  it("is counted where it is very long, in time that is proportional to its length", () => {
    const text = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join("");
    return expectLinear(
      20_000,
      (size) => ({ size, before: text("old", size), after: `${text("new", 1.5 * size)}old 7\n` }),
      ({ size, before, after }) =>
        expect(promptChange(before, after)).toEqual({ added: 1.5 * size, removed: size - 1, hidden: 0 }),
    );
  });
});
