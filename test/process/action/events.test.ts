/**
 * Events on checkouts through the bundled action: what is checked, with what it is compared, and at what cost. Each event
 * and each checkout stands here at least once; `test/unit/action/events.test.ts` has the whole table in memory, and `RUNS=full`
 * runs it here too. With `AGENT_PROFILE_CHECK_TABLE=FILE` the costs are written there as a table.
 */
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ofRule, startChecked } from "../../support/action.ts";
import { type Occasion, occasionsAt, type Place, placeOfRequest } from "../../support/occasions.ts";
import { type Checkout, checkouts, goTogether, outcomeOf, tableOf } from "../../support/checkouts.ts";
import { runs } from "../../support/runs.ts";

let place: Place;
beforeAll(() => {
  place = placeOfRequest();
});

const rows: Parameters<typeof tableOf>[0][number][] = [];
afterAll(() => {
  const file = process.env.AGENT_PROFILE_CHECK_TABLE;
  if (file) writeFileSync(file, tableOf(rows));
});

/** What a push to the default branch asks, and only where it has brought something. */
const whoBrought = "repos/list-pull-requests-associated-with-commit";

/** Known before there is a repository. */
const titles = occasionsAt({
  ...(Object.fromEntries(
    ["opened", "main", "head", "merge", "release", "retargeted", "replaced"].map((part) => [part, "a".repeat(40)]),
  ) as Omit<Place, "origin">),
  origin: undefined as never,
});

/** The checkouts that each event runs on. */
const rowsOf: Readonly<Record<string, readonly Checkout[]>> = {
  "pull_request, opened": ["depth 1", "none"],
  "pull_request, synchronize, with a stale base": ["depth 2"],
  "pull_request, reopened": ["full depth"],
  "pull_request, edited: another base": ["partial (blob:none)"],
  "pull_request, from a fork": ["sparse"],
  "pull_request, run again": ["the head"],
  pull_request_target: ["depth 1"],
  "pull_request_target, without a merge": ["none"],
  merge_group: ["partial (tree:0)"],
  push: ["submodules", "partial (blob:none)"],
  "push, a new branch": ["depth 1"],
  "push, forced": ["persist-credentials: false"],
  "push, forced, and the past is gone": ["full depth"],
  schedule: ["none"],
  workflow_dispatch: ["depth 1"],
};

it("has every event and every checkout", () => {
  expect(Object.keys(rowsOf)).toEqual(titles.map(({ title }) => title));
  expect([...new Set(Object.values(rowsOf).flat())].sort()).toEqual(Object.keys(checkouts).sort());
});

describe.each(Object.keys(checkouts) as Checkout[])("on a checkout: %s", (checkout) => {
  const isRun = (occasion: Occasion) =>
    goTogether(occasion, checkout) && runs(Number(rowsOf[occasion.title]?.includes(checkout)), 1) === 1;
  it.each(titles.filter(isRun).map(({ title }) => title))("%s", async (title) => {
    const occasion = occasionsAt(place).find((one) => one.title === title);
    if (!occasion) throw new Error(`there is no ${title}`);
    const github = await startChecked();
    const outcome = await outcomeOf(place, occasion, checkout, github);
    const { step, judged, base, calls } = outcome;
    rows.push({ occasion, checkout, outcome, violations: github.violations.length });
    expect({
      judged,
      base,
      exitCode: step.exitCode,
      log: step.exitCode === occasion.exitCode ? "" : step.log,
    }).toEqual({ judged: occasion.judged, base: occasion.base, exitCode: occasion.exitCode, log: "" });
    expect(step.outputs).toMatchObject({ conclusion: "findings", widened: occasion.widened });
    expect(ofRule(step, "no-permission-bypass").map(({ properties }) => properties["file"])).toContain(
      ".claude/agents/reviewer.md",
    );
    if (["pull_request", "merge_group"].some((name) => occasion.event.name.startsWith(name)))
      expect(ofRule(step, "no-permission-bypass"), "what the base has is nobody's fault here").toHaveLength(1);
    if (
      checkout !== "none" &&
      checkout !== "persist-credentials: false" &&
      !occasion.title.startsWith("pull_request_target") &&
      !occasion.title.includes("gone")
    )
      expect(
        calls.filter((id) => id !== whoBrought),
        "what git can give is not asked of GitHub",
      ).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(9);
  });
});
