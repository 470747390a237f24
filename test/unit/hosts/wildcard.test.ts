/** Patterns of names: what they fit, and that none of them takes long. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesToolName } from "../../../src/hosts/_kit/wildcard.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

it("fits what the same regular expression does", () => {
  const letters = fc.constantFrom("a", "b", "*", "?", "(", "");
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 8 }),
      fc.array(fc.constantFrom("a", "b", "("), { maxLength: 8 }),
      (pattern, name) => {
        const body = pattern.join("").replaceAll("(", "\\(").replace(/\*+/g, ".*").replaceAll("?", ".");
        expect(matchesToolName(pattern.join(""), name.join(""))).toBe(new RegExp(`^${body}$`, "s").test(name.join("")));
      },
    ),
    { numRuns: runs(500, 5_000) },
  );
});

it("matches with many stars in a row as with one", () =>
  expect(matchesToolName("*".repeat(5_000), "shell")).toBe(true));

describe("takes time in proportion", () => {
  it.each([`${"*a".repeat(99)}b`, `${"*?".repeat(99)}b`])("to the name: %s", (pattern) =>
    expectLinear(
      1_000,
      (size) => "a".repeat(size),
      (name) => expect(matchesToolName(pattern, name)).toBe(false),
    ),
  );

  it("to the pattern", () =>
    expectLinear(
      1_000,
      (size) => `${"*a".repeat(size)}b`,
      (pattern) => expect(matchesToolName(pattern, "a".repeat(20_000))).toBe(false),
    ));
});
