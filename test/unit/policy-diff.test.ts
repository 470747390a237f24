/** What a request makes of the policy: each setting, looser or tighter, at its line. */
import { describe, expect, it } from "vitest";
import { presetPolicy } from "../../src/policy/model.ts";
import { diffPolicies } from "../../src/policy/diff/index.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import { positionAt } from "../../src/repo/text.ts";

const path = ".github/agent-profile-check.yml";
const today = "2026-11-20";

async function governor(text: string | undefined) {
  const source = text === undefined ? undefined : { path, text };
  const policy = source
    ? await readPolicy(source, {
        file: async () => "none",
        remote: async ({ path: name }) => ({ source: { path: name, text: "ceiling: [read]\n" } }),
      })
    : presetPolicy("recommended");
  if ("kind" in policy) throw new Error(policy.problems.map(({ message }) => message).join("; "));
  return { policy, baseline: undefined, source };
}

async function moved(before: string | undefined, after: string | undefined) {
  const { looser, tighter } = diffPolicies(await governor(before), await governor(after), today);
  const said = (problems: typeof looser) =>
    problems.map(({ message, at }) => `${positionAt(at.source, at.span.start).line} ${message}`);
  return { looser: said(looser), tighter: said(tighter) };
}

const grant = (more: string) => `grants:\n  - { profiles: ["a"], owner: bob, reason: has to, ${more} }\n`;
const waiver = (more: string) => `waivers:\n  - { paths: ["a/**"], owner: bob, reason: for now, ${more} }\n`;
const override = (more: string, paths = "a/**") => `  - { paths: ["${paths}"], ${more} }\n`;

/** Each is looser from the first to the second, and tighter the other way round. */
describe.each<readonly [string, string, string, string]>([
  ["the ceiling", "ceiling: [read]\n", "ceiling: [read, write]\n", "1 the ceiling takes in write"],
  [
    "a rule",
    "rules:\n  unique-name: error\n",
    "rules:\n  unique-name: note\n",
    "2 `unique-name` is note, and error at the base",
  ],
  [
    "a kind",
    "rules:\n  unique-name/look-alike: error\n",
    "rules:\n  unique-name/look-alike: off\n",
    "2 `unique-name/look-alike` is off, and error at the base",
  ],
  [
    "an option",
    "rules:\n  require-description: { min-length: 30 }\n",
    "rules:\n  require-description: { min-length: 3 }\n",
    "2 `min-length` of `require-description` is 3, and 30 at the base",
  ],
  [
    "the preset",
    "extends: preset:strict\n",
    "extends: preset:recommended\n",
    "1 preset:recommended counts, and preset:strict does at the base",
  ],
  [
    "what a grant gives",
    grant("may: [write]"),
    grant("may: [write, execute]"),
    "2 the grant of bob (write, execute) reaches further than at the base",
  ],
  [
    "how long a grant runs",
    grant("may: [write], until: 2026-12-01"),
    grant("may: [write], until: 2027-12-01"),
    "2 the grant of bob (write) reaches further than at the base: until 2027-12-01, and until 2026-12-01 there",
  ],
  [
    "whether a grant ends",
    grant("may: [write], until: 2026-12-01"),
    grant("may: [write]"),
    "2 the grant of bob (write) reaches further than at the base: until any day, and until 2026-12-01 there",
  ],
  [
    "whom a grant is about",
    grant("may: [write], paths: [x]"),
    grant("may: [write]"),
    "2 the grant of bob (write) reaches further than at the base",
  ],
  ["a grant", "ceiling: [read]\n", `ceiling: [read]\n${grant("may: [write]")}`, "3 the grant of bob (write) is new"],
  [
    "a waiver",
    "ceiling: [read]\n",
    `ceiling: [read]\n${waiver("rule: unique-name, until: 2026-12-01")}`,
    "3 the waiver of bob for `unique-name` is new",
  ],
  [
    "what a waiver excuses",
    waiver("rule: unique-name/look-alike, until: 2026-12-01"),
    waiver("rule: unique-name, until: 2026-12-01"),
    "2 the waiver of bob for `unique-name` reaches further than at the base",
  ],
  [
    "what is left out",
    "ignore:\n  - { paths: [a], reason: for tests }\n",
    "ignore:\n  - { paths: [a, b], reason: for tests }\n",
    "2 `ignore` leaves out `b`",
  ],
  [
    "an override's ceiling",
    `ceiling: [read]\noverrides:\n${override("ceiling: []")}`,
    `ceiling: [read]\noverrides:\n${override("ceiling: [read]")}`,
    "3 the ceiling of some profiles takes in read",
  ],
  [
    "an override's rule",
    `overrides:\n${override("rules: { unique-name: error }")}`,
    `overrides:\n${override("rules: { unique-name: off }")}`,
    "2 `unique-name` is off for some profiles, and error at the base",
  ],
  [
    "a strict override",
    `ceiling: [read, write]\noverrides:\n${override("ceiling: [read]")}`,
    "ceiling: [read, write]\n",
    "1 the ceiling of some profiles takes in write",
  ],
  [
    "a lax override",
    "ceiling: [read]\n",
    `ceiling: [read]\noverrides:\n${override("ceiling: [read, write]")}`,
    "3 the ceiling of some profiles takes in write",
  ],
  [
    "the order of overrides",
    `overrides:\n${override("ceiling: [write]", "**")}${override("ceiling: []")}`,
    `overrides:\n${override("ceiling: []")}${override("ceiling: [write]", "**")}`,
    "3 the ceiling of some profiles takes in write",
  ],
  [
    "what may be granted",
    "grantable: { may: [write] }\n",
    "grantable: { may: [write, execute] }\n",
    "1 `grantable` lets more be granted",
  ],
  [
    "what may be waived",
    "waivable: { rules: [unique-name], max-days: 3 }\n",
    "waivable: { rules: [unique-name], max-days: 30 }\n",
    "1 `waivable` lets more be waived",
  ],
  ["a baseline", "baseline: refuse\n", "baseline: allow\n", "1 a baseline is taken, and refused at the base"],
  [
    "the rollout",
    "rollout: { stage: enforce }\n",
    "rollout: { stage: warn }\n",
    "1 the rollout comes into force later than at the base",
  ],
  [
    "a day of the rollout",
    "rollout: { enforce-from: 2026-12-01 }\n",
    "rollout: { enforce-from: 2099-01-01 }\n",
    "1 the rollout comes into force later than at the base",
  ],
  [
    "a rule's rollout",
    "rollout: { stage: enforce }\n",
    "rollout: { stage: enforce, rules: { unique-name: { stage: observe } } }\n",
    "1 the rollout comes into force later than at the base",
  ],
  [
    "directories",
    "hosts:\n  a3s: { dirs: [agents, more] }\n",
    "hosts:\n  a3s: { dirs: [agents] }\n",
    "1 `hosts.a3s.dirs` names `more` no more, so profiles there are not judged",
  ],
  [
    "approvals",
    "approvals:\n  policy: { by: [ann, bob], count: 2 }\n",
    "approvals:\n  policy: { by: [ann, bob] }\n",
    "2 approvals of policy ask for less",
  ],
])("%s", (_, tight, loose, expected) => {
  it("is looser one way", async () => expect((await moved(tight, loose)).looser).toEqual([expected]));
  it("is tighter the other way", async () => {
    const { looser, tighter } = await moved(loose, tight);
    expect(looser).toEqual([]);
    expect(tighter.length).toBeGreaterThan(0);
  });
  it("is neither where it stays", async () => {
    expect(await moved(tight, tight)).toEqual({ looser: [], tighter: [] });
    expect(await moved(loose, `# a comment\n${loose}`)).toEqual({ looser: [], tighter: [] });
  });
});

describe("also", () => {
  it("a policy that is gone is told once, at its path", async () => {
    expect(await moved("extends: preset:strict\nceiling: []\n", undefined)).toMatchObject({
      looser: [expect.stringMatching(/^1 the policy is gone, so preset:recommended counts: preset:recommended counts/)],
    });
  });

  it("a first policy is held against preset:recommended", async () => {
    expect((await moved(undefined, `ceiling: [read]\n${grant("may: [write]")}`)).looser).toEqual([
      "3 the grant of bob (write) is new",
    ]);
    expect((await moved(undefined, "extends: preset:strict\nceiling: [read]\n")).looser).toEqual([]);
  });

  it("a ceiling that is stated no more counts less severely", async () =>
    expect((await moved("ceiling: [read]\nbaseline: refuse\n", "baseline: refuse\n")).looser).toContain(
      "1 no ceiling is stated, so the preset's counts, and less severely",
    ));

  it("what has ended is neither taken nor given", async () => {
    const ended = grant("may: [write], until: 2026-11-19");
    expect((await moved(ended, "ceiling: [read]\n")).tighter).not.toContain(expect.stringContaining("grant"));
    expect((await moved(ended, grant("may: [write], until: 2026-12-19"))).looser).toEqual([
      "2 the grant of bob (write) is new",
    ]);
  });

  it("a pin that is taken out is looser", async () => {
    const pinned = `extends: acme/policy//p.yml@${"a".repeat(40)}\n`;
    expect((await moved(pinned, "extends: acme/policy//p.yml@main\n")).looser).toEqual([
      "1 `acme/policy//p.yml` is read from `main`, which may move, and from a commit at the base",
    ]);
  });

  it.each([
    [
      "ceiling: [read]\n",
      "extends: evil/policy//p.yml@main\nceiling: [read]\n",
      "1 `evil/policy//p.yml` is read from `main`, which may move",
    ],
    [
      `extends: acme/policy//p.yml@${"a".repeat(40)}\n`,
      "extends: evil/policy//p.yml@main\n",
      "1 `evil/policy//p.yml` is read from `main`, which may move",
    ],
    [
      "extends: acme/policy//p.yml@main\n",
      "extends: acme/policy//p.yml@mine\n",
      "1 `acme/policy//p.yml` is read from `mine`, which may move, and from `main` at the base",
    ],
    [
      `extends: acme/policy//p.yml@main#sha256:${"a".repeat(64)}\n`,
      "extends: acme/policy//p.yml@main\n",
      "1 `acme/policy//p.yml` is read from `main`, which may move, and by a digest at the base",
    ],
  ])("what may move is looser than what stood, whatever it holds today: %j, %j", async (before, after, expected) =>
    expect((await moved(before, after)).looser).toEqual([expected]),
  );

  it.each([
    ["ceiling: [read]\n", `extends: acme/policy//p.yml@${"a".repeat(40)}\n`],
    [`extends: acme/policy//p.yml@${"a".repeat(40)}\n`, `extends: acme/policy//p.yml@${"b".repeat(40)}\n`],
    ["extends: acme/policy//p.yml@main\n", "# as it was\nextends: [acme/policy//p.yml@main]\n"],
    ["extends: acme/policy//p.yml@main\n", `extends: acme/policy//p.yml@main#sha256:${"a".repeat(64)}\n`],
  ])("what is pinned, or moved as much, is not: %j, %j", async (before, after) =>
    expect((await moved(before, after)).looser).toEqual([]),
  );
});
