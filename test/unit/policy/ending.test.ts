/** Grants and waivers that end soon are announced once for each owner and day, and none is forgotten. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { decide } from "../../../src/policy/decide/index.ts";
import { policyOf } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const today = "2026-11-20";

it("gives one note for each owner and day, with a place for each entry", async () => {
  const entry = fc.record({
    owner: fc.constantFrom("@acme/dx", "@acme/release", "bob"),
    until: fc.constantFrom("2026-11-20", "2026-11-27", "2026-12-04", "2026-12-05", "2027-03-01"),
    isWaiver: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
      const line = ({ owner, until, isWaiver }: (typeof entries)[number], i: number) =>
        `  - { ${isWaiver ? "rule: unique-name, " : "may: [write], "}paths: ["a${i}"], reason: because, owner: "${owner}", until: ${until} }\n`;
      const list = (key: string, some: typeof entries) =>
        some.length === 0 ? "" : `${key}:\n${some.map(line).join("")}`;
      const grants = entries.filter(({ isWaiver }) => !isWaiver);
      const waivers = entries.filter(({ isWaiver }) => isWaiver);
      const policy = await policyOf(`ceiling: [read]\n${list("grants", grants)}${list("waivers", waivers)}`);
      const { problems } = await decide(policy, today);
      const ending = problems.filter(({ topic }) => topic === "expiring");
      const soon = entries.filter(({ until }) => until <= "2026-12-04");
      expect(ending).toHaveLength(new Set(soon.map(({ owner, until }) => `${owner} ${until}`)).size);
      const places = ending.flatMap(({ at, related = [] }) => [at, ...related.map((other) => other.at)]);
      expect(new Set(places.map(({ span }) => span.start)).size).toBe(soon.length);
    }),
    { numRuns: runs(50, 500) },
  );
});
