/** What the real hosts made of hundreds of inputs, replayed in memory. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readVectors, type Runner } from "../support/vectors.ts";

describe.each(readdirSync("test/conformance"))("%s", async (name) => {
  const { host, cases } = readVectors(`test/conformance/${name}`);
  const { run } = (await import(`../support/vectors/${host}.ts`)) as { run: Runner };
  it.each(cases)("$name", async (one) => expect(await run(one)).toEqual([]));
});
