/** Patterns of names: what they fit, and that none of them takes long. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { matchesWildcard } from "../../src/hosts/_kit/wildcard.ts";

it("fits what the same regular expression does", () => {
  const letters = fc.constantFrom("a", "b", "*", "?", "(", "");
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 8 }),
      fc.array(fc.constantFrom("a", "b", "("), { maxLength: 8 }),
      (pattern, name) => {
        const body = pattern.join("").replaceAll("(", "\\(").replace(/\*+/g, ".*").replaceAll("?", ".");
        expect(matchesWildcard(pattern.join(""), name.join(""))).toBe(new RegExp(`^${body}$`, "s").test(name.join("")));
      },
    ),
    { numRuns: 5_000 },
  );
});

it("fits many stars like one", () => expect(matchesWildcard("*".repeat(5_000), "shell")).toBe(true));

it("takes the time that both lengths ask for", () => {
  const before = performance.now();
  for (const name of ["a".repeat(200), "a".repeat(20_000)]) {
    for (const pattern of [`${"*a".repeat(99)}b`, `${"*?".repeat(99)}b`, `${"*a".repeat(20_000)}b`])
      expect(matchesWildcard(pattern, name)).toBe(false);
  }
  expect(performance.now() - before).toBeLessThan(2_000);
});
