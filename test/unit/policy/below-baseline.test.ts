/** Whether a baseline counts: below an organisation's policy only if that one allows it. */
import { expect, it } from "vitest";
import { baselineRefusal } from "../../../src/evaluate/govern.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { organisationPath, policyOf, policyPath } from "../../support/judging.ts";
import { today } from "../../support/policies.ts";

const stating = (value: string | undefined) => (value === undefined ? "ceiling: [read]\n" : `baseline: ${value}\n`);

it.each<[own: string | undefined, above: string | undefined | null, by: string | undefined]>([
  [undefined, null, undefined],
  ["allow", null, undefined],
  ["refuse", null, policyPath],
  [undefined, undefined, organisationPath],
  [undefined, "refuse", organisationPath],
  [undefined, "allow", undefined],
  ["allow", undefined, organisationPath],
  ["allow", "refuse", organisationPath],
  ["allow", "allow", undefined],
  ["refuse", undefined, policyPath],
  ["refuse", "allow", policyPath],
])("a repository that says %s below an organisation that says %s: refused by %s", async (own, above, by) => {
  const upper = above === null ? undefined : await policyOf(stating(above), organisationPath);
  const decisions = await decide(await policyOf(stating(own)), today, upper);
  expect(decisions.baseline).toBe(by === undefined ? "allow" : "refuse");
  if (by !== undefined) expect(baselineRefusal(decisions)).toContain(by);
  const exceeding = decisions.problems.filter(({ topic }) => topic === "exceeds-organisation");
  expect(exceeding.length).toBe(own === "allow" && above !== null && above !== "allow" ? 1 : 0);
});
