/** Output grows in proportion to a repository, whatever is repeated in it. Sizes are counted, so no clock decides. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../scripts/pages.ts";
import { hosts } from "../../src/generated/hosts.ts";
import { maxRelated } from "../../src/model/finding.ts";
import { sha256 } from "../../src/platform/hash.ts";
import { diffJson } from "../../src/reports/diff/json.ts";
import { json } from "../../src/reports/json.ts";
import { listJson } from "../../src/reports/list/json.ts";
import { examplesIn } from "../support/examples.ts";
import { agent, judged, type Repository } from "../support/judging.ts";
import { runs } from "../support/runs.ts";

type Files = ReadonlyMap<string, string | { readonly link: string }>;

/** Every file of a kind, and so many copies of it beside it: the same name, the same servers, the same reach. */
function repeated(files: Files, isRepeated: (path: string) => boolean, count: number): Repository {
  const copies = [...files].flatMap(([path, held]) =>
    isRepeated(path)
      ? Array.from({ length: count }, (_, i) => [path.replace(/(?=\.[^/]*$|$)/, `-${i}`), held] as const)
      : [],
  );
  return Object.fromEntries([...files, ...copies]);
}

/** Each profile has a finding for each skill that gives it more, so one of the two is repeated at a time. */
const isSkill = (path: string): boolean => /(?:^|\/)(?:skills|commands)\//.test(path);
const kinds: readonly ((path: string) => boolean)[] = [isSkill, (path) => !isSkill(path)];

const rendered: Readonly<Record<string, (result: Awaited<ReturnType<typeof judged>>) => string>> = {
  check: (result) => json(result, sha256),
  list: (result) => listJson(result, sha256),
  diff: (result) => diffJson(result, sha256),
};

/** From 12 copies on every list that is capped is full, so each doubling adds twice as much as the one before. */
const size = 12;

async function expectProportional(files: Files): Promise<void> {
  for (const kind of kinds) if ([...files.keys()].some(kind)) await expectProportionalTo(files, kind);
}

async function expectProportionalTo(files: Files, isRepeated: (path: string) => boolean): Promise<void> {
  const results = [];
  for (const count of [size, 2 * size, 4 * size])
    results.push(await judged(repeated(files, isRepeated, count), { base: {}, policy: "ceiling: [read]\n" }));
  for (const [name, render] of Object.entries(rendered)) {
    const [small = 0, middle = 0, large = 0] = results.map((result) => render(result).length);
    expect(large - middle, name).toBeLessThan(2.6 * Math.max(middle - small, 1000));
  }
  const related = results.map(({ findings }) => findings.map(({ finding }) => finding.related?.length ?? 0));
  expect(Math.max(0, ...related.flat())).toBeLessThanOrEqual(maxRelated);
}

describe.each(Object.keys(hosts))("%s", (id) => {
  const examples = examplesIn(readFileSync(pageOf("hosts", id), "utf8")).filter(({ edition }) => edition === undefined);
  it("writes JSON in proportion to the copies of a profile", async () => {
    for (const { files } of examples.slice(0, runs(2, 100))) await expectProportional(files);
  });
});

it("writes JSON in proportion to profiles that start each other", async () => {
  const files = new Map([[".claude/agents/a.md", agent("x", "Agent, Read")]]);
  await expectProportional(files);
  const named = (count: number): Repository =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`.claude/agents/a${i}.md`, agent(`x${i}`, "Agent, Read")]),
    );
  const lengths = [];
  for (const count of [size, 2 * size, 4 * size])
    lengths.push(json(await judged(named(count), { base: {} }), sha256).length);
  const [small = 0, middle = 0, large = 0] = lengths;
  expect(large - middle).toBeLessThan(2.6 * (middle - small));
});
