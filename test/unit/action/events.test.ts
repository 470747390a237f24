/**
 * Every event on every checkout, over commits in memory: what is checked, with what it is compared, and at what cost.
 * `test/process/action/events.test.ts` runs some of these rows through the bundled action.
 */
import { describe, expect, it } from "vitest";
import { readEvent } from "../../../src/action/event.ts";
import { evaluationInput } from "../../../src/action/input.ts";
import { conclusionOf, failsRun } from "../../../src/evaluate/result.ts";
import { bypass, file, reader } from "../../support/action.ts";
import { type CommitMap, commitMap, type CommitMapOptions, type StoredCommit } from "../../support/commit-map.ts";
import { judged } from "../../support/judging.ts";
import { type Occasion, occasionsAt } from "../../support/occasions.ts";
import { type Checkout, checkouts, goTogether } from "../../support/checkouts.ts";

const [opened, main, head, merge, release, retargeted, replaced] = [..."abcdef9"].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const other = ".claude/agents/other.md";
const start = { [file]: reader, "packages/x/.claude/agents/inner.md": reader.replaceAll("reviewer", "inner") };
const meanwhile = { [other]: bypass.replaceAll("reviewer", "other") };

/** The repository of `placeOfRequest`: a pull request that adds a bypass, and a base branch that has another since. */
const commits = new Map<string, StoredCommit>([
  [opened, { files: start, parents: [] }],
  [main, { files: { ...start, ...meanwhile }, parents: [opened] }],
  [head, { files: { ...start, [file]: bypass }, parents: [opened] }],
  [release, { files: { ...start, "docs/1.md": "of the release\n" }, parents: [opened] }],
  [replaced, { files: { ...start, "docs/2.md": "a mistake\n" }, parents: [opened] }],
  [merge, { files: { ...start, ...meanwhile, [file]: bypass }, parents: [main, head] }],
  [retargeted, { files: { ...start, [file]: bypass, "docs/1.md": "of the release\n" }, parents: [release, head] }],
]);

const occasions = occasionsAt({ opened, main, head, merge, release, retargeted, replaced, origin: undefined as never });

/** The commit and those before it, as far as a clone of that depth has them; 0: all. */
function reachable(id: string, depth: number): readonly string[] {
  const parents = depth === 1 ? [] : (commits.get(id)?.parents ?? []);
  return [id, ...parents.flatMap((parent) => reachable(parent, Math.max(0, depth - 1)))];
}

function sourceOf(occasion: Occasion, checkout: Checkout, options: Partial<CommitMapOptions> = {}): CommitMap {
  const id = checkout === "the head" ? head : occasion.sha;
  const has = new Set(reachable(id, checkouts[checkout].depth));
  return commitMap({
    commits,
    clone: checkout === "none" ? undefined : { has, head: id },
    canFetch: checkout !== "persist-credentials: false",
    hasToken: true,
    merge: occasion.title.endsWith("without a merge") ? undefined : (occasion.ref ?? merge),
    ...options,
  });
}

function inputOf({ event, sha }: Occasion, source: CommitMap) {
  return evaluationInput(
    readEvent(event.payload, {
      GITHUB_EVENT_NAME: event.name,
      GITHUB_SHA: sha,
      GITHUB_REPOSITORY: "octo-org/octo-repo",
      GITHUB_RUN_ATTEMPT: "1",
    }),
    source,
  );
}

const isTarget = ({ event }: Occasion) => event.name === "pull_request_target";
const isGone = ({ title }: Occasion) => title.includes("gone");

describe.each(Object.keys(checkouts) as Checkout[])("on a checkout: %s", (checkout) => {
  it.each(
    occasions
      .filter((occasion) => goTogether(occasion, checkout))
      .map((occasion) => [occasion.title, occasion] as const),
  )("%s", async (_, occasion) => {
    const source = sourceOf(occasion, checkout);
    const input = await inputOf(occasion, source);
    expect([input.head.commit, input.base?.commit ?? null]).toEqual([occasion.judged, occasion.base]);

    const needed = new Set([occasion.judged, ...(occasion.base === null ? [] : [occasion.base])]);
    if (checkout === "none") expect(source.fetched).toEqual([]);
    else if (checkout !== "persist-credentials: false" && !isTarget(occasion) && !isGone(occasion))
      expect(source.asked.filter((id) => checkout !== "the head" || id !== occasion.sha)).toEqual([]);
    expect([...source.fetched, ...source.asked].filter((id) => !needed.has(id) && commits.has(id))).toEqual([]);
    expect(source.asked.length).toBeLessThanOrEqual(3);
    expect(input.notes.some((note) => note.includes("no clone"))).toBe(checkout === "none" && !isTarget(occasion));
  });
});

it.each(occasions.map((occasion) => [occasion.title, occasion] as const))("the result of %s", async (_, occasion) => {
  const filesOf = (id: string) => commits.get(id)?.files ?? {};
  const result = await judged(filesOf(occasion.judged), occasion.base === null ? {} : { base: filesOf(occasion.base) });
  expect(conclusionOf(result)).toBe("findings");
  expect(String(result.changes?.filter(({ widened }) => widened).length ?? 0)).toBe(occasion.widened);
  const bypasses = result.findings.filter(
    (evaluated) => evaluated.finding.rule === "no-permission-bypass" && failsRun(evaluated, result),
  );
  const isNew = occasion.base === null || occasion.base === replaced || occasion.base === opened;
  expect(bypasses.map(({ finding }) => finding.at.source.path).sort()).toEqual(
    isNew && occasion.judged === merge ? [other, file] : [file],
  );
});

describe("where nothing gives the commit", () => {
  const occasion = occasions.find(({ title }) => title === "pull_request, opened") ?? expect.fail();
  const alone = { canFetch: false, hasToken: false };

  it("checks the head that the clone has, and says so", async () => {
    const input = await inputOf(
      occasion,
      sourceOf(occasion, "the head", { ...alone, clone: { has: new Set([head, main]), head } }),
    );
    expect([input.head.commit, input.base?.commit]).toEqual([head, main]);
    expect(input.notes).toEqual([expect.stringMatching(/has the head .*not its merge/)]);
  });

  it("rejects where the clone has neither", () =>
    expect(
      inputOf(occasion, sourceOf(occasion, "depth 1", { ...alone, clone: { has: new Set([main]), head: main } })),
    ).rejects.toThrow(merge));

  it("rejects without a clone and without a token", () =>
    expect(inputOf(occasion, sourceOf(occasion, "none", alone))).rejects.toThrow(merge));

  it("rejects where the base cannot be had", () =>
    expect(inputOf(occasion, sourceOf(occasion, "depth 1", alone))).rejects.toThrow(main));
});
