/** `fleet impact` names the stages of a rollout that begin after the days that it evaluates. */
import { describe, expect, it } from "vitest";
import { laterStages } from "../../../src/fleet/impact/later-stages.ts";
import { impactText } from "../../../src/fleet/impact/text.ts";
import { policyOf } from "../../support/judging.ts";

const text = `rollout:
  warn-from: 2026-12-01
  enforce-from: 2027-03-01
  rules: { unique-name: { enforce-from: 2027-02-01 } }
  waves:
    - { repositories: ["acme/pay-*"], warn-from: 2026-12-15, enforce-from: 2027-01-15 }
`;

describe("stages after the days that are evaluated", () => {
  it("are named with their day, and with what they are for", async () => {
    const policy = await policyOf(text);
    const later = laterStages(policy, "2026-11-20", 30);
    expect(later).toEqual([
      { day: "2027-01-15", stage: "enforce", rule: null, wave: ["acme/pay-*"] },
      { day: "2027-02-01", stage: "enforce", rule: "unique-name", wave: null },
      { day: "2027-03-01", stage: "enforce", rule: null, wave: null },
    ]);
    const lines = impactText([], { policy: "p.yml", today: "2026-11-20", ending: 30, later }).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "After the next 30 days, not evaluated here (--ending reaches further)",
        "  2027-01-15: errors begin in acme/pay-*",
        "  2027-02-01: errors begin for unique-name",
        "  2027-03-01: errors begin for all other rules and repositories",
      ]),
    );
  });

  it.each([
    [200, 0],
    [30, 3],
    [0, 5],
  ])("are those that %i days do not reach: %i", async (ending, count) => {
    const later = laterStages(await policyOf(text), "2026-11-20", ending);
    expect(later).toHaveLength(count);
    const shown = impactText([], { policy: "p.yml", today: "2026-11-20", ending, later });
    expect(shown.includes("not evaluated here")).toBe(count > 0);
  });

  it("are none without a rollout", async () => expect(laterStages(await policyOf("{}"), "2026-11-20", 30)).toEqual([]));
});
