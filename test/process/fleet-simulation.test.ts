/** A small simulated organisation, read over GitHub's API and from mirrors, disturbed, changed and judged anew. */
import { spawn } from "node:child_process";
import { expect, it } from "vitest";

// A minute of work where others work too.
it("comes to one inventory however it is read, and foretells what a policy does", async () => {
  const { code, text } = await simulated("--quick");
  expect([code, text]).toEqual([0, expect.stringContaining("none is against GitHub's description")]);
  expect(text).not.toMatch(/ NO$/m);
  const comparisons = text.match(/ yes$/gm) ?? [];
  expect(comparisons.length, text).toBe(19);
}, 300_000);

it("refuses an organisation that is too small for everything to occur", async () => {
  const { code, text } = await simulated("--repositories", "10");
  expect([code, text]).toEqual([1, expect.stringContaining("--repositories is a whole number from 30 on, not 10")]);
});

function simulated(...words: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/fleet-simulation.ts", ...words], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    child.on("error", fail);
    child.on("close", (code) => done({ code, text: Buffer.concat(parts).toString() }));
  });
}
