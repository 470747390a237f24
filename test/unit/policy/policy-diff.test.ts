/** What a request makes of the policy: each setting, looser or tighter, at its line. */
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../src/model/load.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { lineFact, quotedIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";

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
  return diffPolicies(await governor(before), await governor(after), today);
}

const lineOf = ({ at: { source, span } }: Problem): number => positionAt(source, span.start).line;
/** The values that the loosenings name. */
const quotedBy = async (before: string, after: string): Promise<string[]> =>
  (await moved(before, after)).looser.flatMap(({ message }) => quotedIn(message));

const grant = (more: string) => `grants:\n  - { profiles: ["a"], owner: bob, reason: has to, ${more} }\n`;
const waiver = (more: string) => `waivers:\n  - { paths: ["a/**"], owner: bob, reason: for now, ${more} }\n`;
const override = (more: string, paths = "a/**") => `  - { paths: ["${paths}"], ${more} }\n`;

/** Each is looser from the first to the second, and tighter the other way round. */
const settings: readonly (readonly [title: string, tight: string, loose: string, line: number])[] = [
  ["the ceiling", "ceiling: [read]\n", "ceiling: [read, write]\n", 1],
  ["a rule", "rules:\n  unique-name: error\n", "rules:\n  unique-name: note\n", 2],
  ["a kind", "rules:\n  unique-name/look-alike: error\n", "rules:\n  unique-name/look-alike: off\n", 2],
  ["a level that repeats the preset's", "rules:\n  no-ineffective-setting/limit: error\n", "baseline: allow\n", 1],
  [
    "an option",
    "rules:\n  require-description: { min-length: 30 }\n",
    "rules:\n  require-description: { min-length: 3 }\n",
    2,
  ],
  ["the preset", "extends: preset:strict\n", "extends: preset:recommended\n", 1],
  ["what a grant gives", grant("may: [write]"), grant("may: [write, execute]"), 2],
  ["how long a grant runs", grant("may: [write], until: 2026-12-01"), grant("may: [write], until: 2027-12-01"), 2],
  ["whether a grant ends", grant("may: [write], until: 2026-12-01"), grant("may: [write]"), 2],
  ["whom a grant is about", grant("may: [write], paths: [x]"), grant("may: [write]"), 2],
  ["a grant", "ceiling: [read]\n", `ceiling: [read]\n${grant("may: [write]")}`, 3],
  ["a waiver", "ceiling: [read]\n", `ceiling: [read]\n${waiver("rule: unique-name, until: 2026-12-01")}`, 3],
  [
    "what a waiver excuses",
    waiver("rule: unique-name/look-alike, until: 2026-12-01"),
    waiver("rule: unique-name, until: 2026-12-01"),
    2,
  ],
  [
    "what is left out",
    "ignore:\n  - { paths: [a], reason: for tests }\n",
    "ignore:\n  - { paths: [a, b], reason: for tests }\n",
    2,
  ],
  [
    "an override's ceiling",
    `ceiling: [read]\noverrides:\n${override("ceiling: []")}`,
    `ceiling: [read]\noverrides:\n${override("ceiling: [read]")}`,
    3,
  ],
  [
    "an override's rule",
    `overrides:\n${override("rules: { unique-name: error }")}`,
    `overrides:\n${override("rules: { unique-name: off }")}`,
    2,
  ],
  [
    "a strict override",
    `ceiling: [read, write]\noverrides:\n${override("ceiling: [read]")}`,
    "ceiling: [read, write]\n",
    1,
  ],
  ["a lax override", "ceiling: [read]\n", `ceiling: [read]\noverrides:\n${override("ceiling: [read, write]")}`, 3],
  [
    "the order of overrides",
    `overrides:\n${override("ceiling: [write]", "**")}${override("ceiling: []")}`,
    `overrides:\n${override("ceiling: []")}${override("ceiling: [write]", "**")}`,
    3,
  ],
  [
    "an override's level that repeats the preset's",
    `ceiling: [read]\noverrides:\n${override("rules: { no-dropped-profile: error }")}`,
    `ceiling: [read]\noverrides:\n${override("ceiling: [read]")}`,
    2,
  ],
  ["what may be granted", "grantable: { may: [write] }\n", "grantable: { may: [write, execute] }\n", 1],
  [
    "what may be waived",
    "waivable: { rules: [unique-name], max-days: 3 }\n",
    "waivable: { rules: [unique-name], max-days: 30 }\n",
    1,
  ],
  ["a baseline", "baseline: refuse\n", "baseline: allow\n", 1],
  [
    "a wave",
    "rollout: { enforce-from: 2026-12-01 }\n",
    'rollout: { enforce-from: 2026-12-01, waves: [{ repositories: ["acme/*"], enforce-from: 2027-12-01 }] }\n',
    1,
  ],
  [
    "the day of a wave",
    'rollout: { waves: [{ repositories: ["acme/*"], enforce-from: 2026-12-01 }] }\n',
    'rollout: { waves: [{ repositories: ["acme/*"], enforce-from: 2027-12-01 }] }\n',
    1,
  ],
  ["the rollout", "rollout: { stage: enforce }\n", "rollout: { stage: warn }\n", 1],
  ["a day of the rollout", "rollout: { enforce-from: 2026-12-01 }\n", "rollout: { enforce-from: 2099-01-01 }\n", 1],
  [
    "a rule's rollout",
    "rollout: { stage: enforce }\n",
    "rollout: { stage: enforce, rules: { unique-name: { stage: observe } } }\n",
    1,
  ],
  ["directories", "hosts:\n  a3s: { dirs: [agents, more] }\n", "hosts:\n  a3s: { dirs: [agents] }\n", 1],
  [
    "approvals",
    "approvals:\n  policy: { by: [ann, bob], count: 2 }\n",
    "approvals:\n  policy: { by: [ann, bob] }\n",
    2,
  ],
];

describe.each(settings)("%s", (_, tight, loose, line) => {
  it("is looser one way", async () => expect((await moved(tight, loose)).looser.map(lineOf)).toEqual([line]));
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

it("each is told in a sentence, both ways", () =>
  expectListing("policy-diff", settings, async ([, tight, loose]) => [
    ...(await moved(tight, loose)).looser.map((problem) => `looser: ${lineOf(problem)} ${problem.message}`),
    ...(await moved(loose, tight)).tighter.map((problem) => `tighter: ${lineOf(problem)} ${problem.message}`),
  ]));

describe("also", () => {
  it.each([
    [
      "ignore: [{ paths: [test/**], reason: for tests }]\n",
      "ignore: [{ paths: [test/fixtures/**], reason: for tests }]\n",
    ],
    [
      "ignore: [{ paths: [test/**], reason: for tests }]\n",
      "ignore: [{ paths: [test/a/**, 'test/*.md'], reason: for tests }]\n",
    ],
    [
      waiver("rule: unique-name, until: 2026-12-01"),
      waiver("rule: unique-name, until: 2026-12-01").replace("a/**", "a/*/b.md"),
    ],
  ])("what covers less is only tighter: %j, %j", async (wide, narrow) => {
    const { looser, tighter } = await moved(wide, narrow);
    expect([looser.length, tighter.length]).toEqual([0, 1]);
    expect((await moved(narrow, wide)).looser).toHaveLength(1);
  });

  it("names of people and teams do not differ by case", async () =>
    expect(
      await moved(
        "approvals: { policy: { by: ['@Acme/Security'] } }\n",
        "approvals: { policy: { by: ['@acme/security'] } }\n",
      ),
    ).toEqual({ looser: [], tighter: [] }));

  it("a policy that is gone is told once, at its path", async () => {
    const { looser } = await moved("extends: preset:strict\nceiling: []\n", undefined);
    expect(looser.map(lineFact)).toEqual([`${path}:1`]);
    expect(looser[0]?.message).toContain("preset:recommended");
  });

  it("a first policy is held against preset:recommended", async () => {
    expect((await moved(undefined, `ceiling: [read]\n${grant("may: [write]")}`)).looser.map(lineOf)).toEqual([3]);
    expect((await moved(undefined, "extends: preset:strict\nceiling: [read]\n")).looser).toEqual([]);
  });

  it("a ceiling that is stated no more counts less severely", async () =>
    expect((await moved("ceiling: [read]\nbaseline: refuse\n", "baseline: refuse\n")).looser.map(lineOf)).toContain(1));

  it("what has ended is neither taken nor given", async () => {
    const ended = grant("may: [write], until: 2026-11-19");
    expect((await moved(`ceiling: [read]\n${ended}`, "ceiling: [read]\n")).tighter).toEqual([]);
    expect((await moved(ended, grant("may: [write], until: 2026-12-19"))).looser.map(lineOf)).toEqual([2]);
  });

  it("a pin that is taken out is looser", async () => {
    const pinned = `extends: acme/policy//p.yml@${"a".repeat(40)}\n`;
    expect((await quotedBy(pinned, "extends: acme/policy//p.yml@main\n")).sort()).toEqual([
      "acme/policy//p.yml",
      "main",
    ]);
  });

  it.each([
    ["ceiling: [read]\n", "extends: evil/policy//p.yml@main\nceiling: [read]\n", ["evil/policy//p.yml", "main"]],
    [
      `extends: acme/policy//p.yml@${"a".repeat(40)}\n`,
      "extends: evil/policy//p.yml@main\n",
      ["evil/policy//p.yml", "main"],
    ],
    [
      "extends: acme/policy//p.yml@main\n",
      "extends: acme/policy//p.yml@mine\n",
      ["acme/policy//p.yml", "main", "mine"],
    ],
    [
      `extends: acme/policy//p.yml@main#sha256:${"a".repeat(64)}\n`,
      "extends: acme/policy//p.yml@main\n",
      ["acme/policy//p.yml", "main"],
    ],
  ])("what may move is looser than what stood, whatever it holds today: %j, %j", async (before, after, values) => {
    expect((await moved(before, after)).looser.map(lineOf)).toEqual([1]);
    expect((await quotedBy(before, after)).sort()).toEqual(values);
  });

  it.each([
    ["ceiling: [read]\n", `extends: acme/policy//p.yml@${"a".repeat(40)}\n`],
    [`extends: acme/policy//p.yml@${"a".repeat(40)}\n`, `extends: acme/policy//p.yml@${"b".repeat(40)}\n`],
    ["extends: acme/policy//p.yml@main\n", "# as it was\nextends: [acme/policy//p.yml@main]\n"],
    ["extends: acme/policy//p.yml@main\n", `extends: acme/policy//p.yml@main#sha256:${"a".repeat(64)}\n`],
  ])("what is pinned, or moved as much, is not: %j, %j", async (before, after) =>
    expect((await moved(before, after)).looser).toEqual([]),
  );
});
