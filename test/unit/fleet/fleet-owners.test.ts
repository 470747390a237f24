/** Which repositories of an owner a plan reads, and which it cannot: none is passed over in silence. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { candidatesOf } from "../../../src/cli/commands/fleet/owners.ts";
import { openSession } from "../../../src/platform/github/organisation/session.ts";
import { startGitHub } from "../../support/github/index.ts";
import type { Owned } from "../../support/github/organisation.ts";
import { runs } from "../../support/runs.ts";

const head = { commit: "a".repeat(40), tree: "b".repeat(40) };
const state = fc.record({
  isArchived: fc.boolean(),
  isFork: fc.boolean(),
  isDisabled: fc.boolean(),
  isEmpty: fc.boolean(),
  head: fc.constantFrom(head, undefined),
});

describe("the repositories of an owner", () => {
  it("are read, or have a reason, or are counted as left out, or are empty", async () => {
    const github = await startGitHub();
    const session = openSession({
      api: github.url,
      graphql: `${github.url}/graphql`,
      token: "x",
      patience: { milliseconds: 0 },
      admit: async () => undefined,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(state, { maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        async (states, archived, forks) => {
          const owned = states.map((one, at): Owned => {
            const { head: own, ...rest } = one;
            return { ...rest, name: `acme/r${at}`, number: at + 2, ...(own ? { head: own } : {}) };
          });
          github.owned.set("acme", [...owned, { name: "acme/last", number: 1, head }]);
          const { candidates, notes } = await candidatesOf("acme", { archived, forks }, session);
          const named = new Map(candidates.map((candidate) => [candidate.name, candidate]));
          const left = owned.filter(({ isArchived, isFork }) => (isArchived && !archived) || (isFork && !forks));
          const counted = notes.join("\n").match(/left out, because \w+: \d+/g) ?? [];
          expect(counted.reduce((sum, text) => sum + Number(/\d+$/.exec(text)), 0)).toBe(left.length);
          for (const one of owned) {
            const candidate = named.get(one.name);
            expect(candidate === undefined).toBe(left.includes(one));
            if (candidate && candidate.problem === null)
              expect([candidate.commit !== null, one.isEmpty], one.name).toContain(true);
            if (candidate && one.isDisabled) expect(candidate.problem).not.toBeNull();
          }
        },
      ),
      { numRuns: runs(40, 400) },
    );
    expect(github.violations).toEqual([]);
    await github.close();
  });
});
