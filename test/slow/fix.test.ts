/** Safe fixes make nothing worse: in broken and damaged files, in the examples of the pages, and in the hosts' vectors. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pageOf } from "../../scripts/pages.ts";
import { hosts } from "../../src/generated/hosts.ts";
import { breakage, broken, markdown } from "../support/breaking.ts";
import { everyHost } from "../support/every-host.ts";
import { examplesIn } from "../support/examples.ts";
import { faultsOfFixing, unsafeFixesIn } from "../support/fixing.ts";
import type { Held } from "../support/memory.ts";
import { mutationsOf } from "../support/mutations.ts";
import { partOf, runs } from "../support/runs.ts";
import { heldOf, readVectors } from "../support/vectors.ts";

it.each(partOf(markdown, 10))("makes nothing worse in %s, among the profiles of every host", async (path, text) => {
  await fc.assert(
    fc.asyncProperty(breakage, async (chosen) => {
      expect(await faultsOfFixing({ ...everyHost, [path]: broken(text, chosen) })).toEqual([]);
    }),
    { numRuns: runs(3, 300) },
  );
});

it("makes nothing worse in damaged files", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...markdown).chain(([path, text]) => fc.tuple(fc.constant(path), mutationsOf([text]), breakage)),
      async ([path, text, chosen]) => {
        expect(await faultsOfFixing({ [path]: broken(text, chosen) })).toEqual([]);
      },
    ),
    { numRuns: runs(100, 5000) },
  );
});

const pages = [
  ...Object.keys(hosts).map((id) => pageOf("hosts", id)),
  ...readdirSync("src/rules").flatMap((name) =>
    name.endsWith(".md") && name !== "README.md" ? [`src/rules/${name}`] : [],
  ),
];

it.each(partOf(pages, 20))("makes nothing worse in the examples of %s", async (page) => {
  for (const { title, files } of examplesIn(readFileSync(page, "utf8"))) {
    expect([title, await faultsOfFixing(files as ReadonlyMap<string, Held>)]).toEqual([title, []]);
    expect([title, await unsafeFixesIn(files as ReadonlyMap<string, Held>)]).toEqual([title, []]);
  }
});

const vectors = readdirSync("test/conformance").filter((name) => name.endsWith(".json") && name !== "differences.json");
/** Files of cases that are fixed together: each file that cannot be fixed loads all of them again. */
const filesAtOnce = 60;

it.each(vectors)("makes nothing worse in the vectors of %s", { timeout: 240_000 }, async (name) => {
  const cases = readVectors(`test/conformance/${name}`).cases.map((one) => heldOf(one));
  const all = cases.reduce((sum, { size }) => sum + size, 0);
  const step = Math.max(1, Math.floor(all / runs(70, all)));
  let files = new Map<string, Held>();
  const expectNoFaults = async () => {
    expect(await faultsOfFixing(files)).toEqual([]);
    files = new Map();
  };
  for (const [i, one] of cases.filter((_, at) => at % step === 0).entries()) {
    for (const [path, held] of one) files.set(`c${i}/${path}`, held);
    if (files.size >= filesAtOnce) await expectNoFaults();
  }
  await expectNoFaults();
});
