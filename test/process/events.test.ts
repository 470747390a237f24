/**
 * Every event on every checkout, through the bundled action: what is judged, beside what, and at what cost. With
 * `AGENT_PROFILE_CHECK_TABLE=FILE` the costs are written there as a table.
 */
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ofRule, startChecked } from "../support/action.ts";
import {
  type Checkout,
  checkouts,
  goTogether,
  occasionsAt,
  outcomeOf,
  type Place,
  placeOfRequest,
  tableOf,
} from "../support/occasions.ts";

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

describe.each(Object.keys(checkouts) as Checkout[])("on a checkout: %s", { timeout: 60_000 }, (checkout) => {
  it.each(titles.filter((occasion) => goTogether(occasion, checkout)).map(({ title }) => title))(
    "%s",
    async (title) => {
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
    },
  );
});
