/** A small simulated organisation, read over GitHub's API and from mirrors, disturbed, changed and judged anew. */
import { expect, it } from "vitest";
import { runScript } from "../../support/script.ts";

// A minute of work where others work too.
it("comes to one inventory however it is read, and foretells what a policy does", async () => {
  const { code, text } = await runScript("fleet-simulation", "--quick");
  expect([code, text]).toEqual([0, expect.stringContaining("none is against GitHub's description")]);
  expect(text).not.toMatch(/ NO$/m);
  const comparisons = text.match(/ yes$/gm) ?? [];
  expect(comparisons.length, text).toBe(19);
}, 300_000);

it("refuses an organisation that is too small for everything to occur", async () => {
  const { code, text } = await runScript("fleet-simulation", "--repositories", "10");
  expect([code, text]).toEqual([1, expect.stringContaining("--repositories is a whole number from 30 on, not 10")]);
});
