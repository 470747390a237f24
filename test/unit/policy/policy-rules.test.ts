/** A rule about policy works from the facts alone: what it needs is there, and nothing in the pipeline names it. */
import { describe, expect, it } from "vitest";
import { reportOf } from "../../../src/model/policy-facts.ts";
import { defineRule, type Rule } from "../../../src/model/rule.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { checkPolicy, policyFacts } from "../../../src/policy/findings.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { organisationPath, policyOf } from "../../support/judging.ts";

const today = "2026-11-20";

const grantsNameTeams = defineRule({
  summary: "Every grant names a team as its owner.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "warning", strict: "error" },

  *check({ grants }) {
    for (const { owner, ownerAt, origin } of grants)
      if (origin === "repository" && !owner.includes("/"))
        yield { message: `\`${owner}\` is no team`, at: ownerAt, value: owner };
  },
});

const waiversAreShort = defineRule({
  summary: "A waiver ends soon.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "warning", strict: "error" },
  options: {
    "max-days": {
      description: "Days.",
      minimum: 1,
      maximum: 180,
      tightens: "down",
      presets: { recommended: 30, strict: 10 },
    },
  },

  *check({ waivers, today: day }, { options }) {
    for (const { rule, until, at } of waivers) {
      const days = (Date.parse(until) - Date.parse(day)) / 86_400_000;
      if (days > options["max-days"])
        yield { message: `the waiver for \`${rule}\` runs for ${days} days`, at, value: rule };
    }
  },
});

const nothingIsUnused = defineRule({
  summary: "Every entry matches something.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "warning", strict: "error" },
  kinds: { late: { recommended: "note", strict: "note" } },

  *check({ problems }) {
    for (const problem of problems("unused")) yield reportOf(problem);
    for (const problem of problems("expired", "expiring")) yield reportOf(problem, "late");
  },
});

const repositoryPolicy = `grants:
  - { profiles: [a], may: [write], reason: because, owner: alice }
  - { profiles: [b], may: [write], reason: because, owner: "@acme/dx" }
  - { profiles: [c], may: [write], reason: because, owner: "@acme/dx", until: 2026-11-19 }
waivers:
  - { rule: unique-name, paths: ["**"], reason: because, owner: bob, until: 2026-12-20 }
  - { rule: require-description, paths: ["**"], reason: because, owner: bob, until: 2026-12-21 }
ignore:
  - { paths: ["old/**"], reason: because }
overrides:
  - { profiles: [d], ceiling: [read, write] }
`;

/** What `rule` finds under the policy, as `LINE rule[/kind]: message`. */
async function found(rule: Rule, id: string, options: { readonly [name: string]: number } = {}) {
  const decisions = await decide(await policyOf(repositoryPolicy), today);
  const facts = policyFacts(decisions, [], { profiles: [], findings: [] });
  const findings = checkPolicy({ levelOf: () => "warning", optionsOf: () => options }, facts, undefined, {
    [id]: rule,
  });
  return findings.map(
    ({ rule: name, kind, at, message }) =>
      `${positionAt(at.source, at.span.start).line} ${name}${kind === undefined ? "" : `/${kind}`}: ${message}`,
  );
}

describe("a rule about policy that the pipeline does not know", () => {
  it("sees the owners of grants", async () =>
    expect(await found(grantsNameTeams, "grants-name-teams")).toEqual(["2 grants-name-teams: `alice` is no team"]));

  it("sees until when waivers run, which day it is, and its own options", async () =>
    expect(await found(waiversAreShort, "waivers-are-short", { "max-days": 30 })).toEqual([
      "7 waivers-are-short: the waiver for `require-description` runs for 31 days",
    ]));

  it("sees the problems that the pipeline found, by topic", async () =>
    expect(await found(nothingIsUnused, "nothing-is-unused")).toEqual([
      expect.stringMatching(/^2 nothing-is-unused: this grant \(owner alice\) matches no profile/),
      expect.stringMatching(/^3 nothing-is-unused: this grant \(owner @acme\/dx\) matches no profile/),
      expect.stringMatching(/^6 nothing-is-unused: .*`unique-name` \(owner bob\) matches no finding/),
      expect.stringMatching(/^7 nothing-is-unused: .*`require-description` \(owner bob\) matches no finding/),
      expect.stringMatching(/^4 nothing-is-unused\/late: this grant \(owner @acme\/dx\) ended on 2026-11-19/),
    ]));
});

describe("the entries of the policies", () => {
  it("come with their origin, the organisation's first", async () => {
    const decisions = await decide(
      await policyOf(repositoryPolicy),
      today,
      await policyOf(repositoryPolicy, organisationPath),
    );
    const { grants, waivers, ignores, overrides } = policyFacts(decisions);
    expect(grants.map(({ origin, profiles }) => `${origin} ${profiles.join()}`)).toEqual([
      "organisation a",
      "organisation b",
      "organisation c",
      "repository a",
      "repository b",
      "repository c",
    ]);
    expect(waivers.map(({ origin }) => origin)).toEqual(["organisation", "organisation", "repository", "repository"]);
    expect(ignores.map(({ origin, paths }) => [origin, paths])).toEqual([
      ["organisation", ["old/**"]],
      ["repository", ["old/**"]],
    ]);
    expect(overrides.map(({ origin, ceiling }) => [origin, ceiling?.value])).toEqual([
      ["organisation", ["read", "write"]],
      ["repository", ["read", "write"]],
    ]);
  });
});
