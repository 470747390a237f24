/** Paths for Git's search: fewer, and the same files. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { gathered } from "../../src/platform/git/staged-search.ts";
import { isWithin } from "../../src/repo/path.ts";

const numbered = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}/${i}.md`);

it("lets a folder stand for its files where all of them are wanted", () => {
  const wanted = [...numbered(".kiro/agents", 40), ...numbered("tools/.claude/commands", 40), "README.md"];
  const all = [...wanted, ".kiro/settings.json", "tools/main.ts"];
  expect(gathered(wanted, all)).toEqual([".kiro/agents", "tools/.claude", "README.md"]);
});

it("leaves a few paths as they are", () => {
  const wanted = numbered(".kiro/agents", 50);
  expect(gathered(wanted, wanted)).toBe(wanted);
});

it("means the same files in every tree, and no path twice", () => {
  const name = fc.constantFrom("a", "b", "a.md", "ab", ".claude");
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(path, fc.boolean()), { maxLength: 30 }),
      fc.integer({ max: 70, min: 45 }),
      (some, count) => {
        const files = new Map<string, boolean>([...numbered("a/b", count).map((one) => [one, true] as const), ...some]);
        // A file has nothing below it.
        const all = [...files.keys()].filter(
          (one) => ![...files.keys()].some((other) => other !== one && isWithin(other, one)),
        );
        const wanted = all.filter((one) => files.get(one));
        const paths = gathered(wanted, all);
        expect(all.filter((one) => paths.some((given) => isWithin(one, given)))).toEqual(wanted);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths).not.toContain("");
      },
    ),
    { numRuns: 500 },
  );
});
