/** The power of a change: what holds of every pair of repositories, and each way to gain, to lose and to leave it open. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinedPower, type Power, powers } from "../../../src/compare/power.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { anyRepository } from "../../support/any-repository.ts";
import { agent, policyPath, type Repository } from "../../support/judging.ts";
import { changeBetween, powerBetween } from "../../support/powers.ts";
import { runs } from "../../support/runs.ts";

const workflow = ".github/workflows/agents.yml";
const gate = (more = "") =>
  `on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/agent-profile-check@v1\n${more}`;
const hooks = (rev: string) =>
  `repos:\n  - repo: https://github.com/acme/agent-profile-check\n    rev: ${rev}\n    hooks:\n      - id: agent-profile-check\n`;
const grant = (may: string) =>
  `grants: [{ profiles: [a], may: [${may}], reason: needs it, owner: "@acme/x", until: 2027-01-31 }]\n`;
const waiver =
  'waivers: [{ rule: unique-name, paths: [".claude/agents/a.md"], reason: being merged, owner: "@acme/x", until: 2026-12-31 }]\n';

/** What is beside profiles and settings. */
const rest = fc
  .array(
    fc.constantFrom<[string, string]>(
      [policyPath, "ceiling: [read]\n"],
      [policyPath, "ceiling: [read, write]\n"],
      [policyPath, `ceiling: [read]\n${grant("write")}`],
      [policyPath, `ceiling: [read]\n${grant("write, execute")}${waiver}`],
      [policyPath, 'ignore: [{ paths: [".claude/agents/a.md"], reason: an example }]\n'],
      [policyPath, "hosts: { a3s: { dirs: [agents] } }\n"],
      [policyPath, "ceiling: [fly]\n"],
      [workflow, gate()],
      [workflow, gate("        continue-on-error: true\n")],
      [".github/CODEOWNERS", "* @acme/x\n"],
      [".github/CODEOWNERS", "* @acme/y\n"],
      [".newhost/agents/a.md", "---\nname: a\n---\n"],
      [".newhost/agents/a.md", "---\nname: b\n---\n"],
      [".claude/agent/a.md", agent("a", "Bash")],
      [".claude/unknown.bin", "x"],
      [".cursor/rules/x.md", "x"],
      ["opencode.json", "{}"],
    ),
    { maxLength: 3 },
  )
  .map((files): Repository => Object.fromEntries(files));
const repository = fc.tuple(anyRepository, rest).map(([one, other]): Repository => ({ ...one, ...other }));
/** The second one is often close to the first. */
const pair = fc.oneof(
  fc.tuple(repository, repository),
  fc
    .tuple(repository, anyRepository, rest, fc.nat({ max: 9 }))
    .map(([base, more, beside, at]): [Repository, Repository] => {
      const kept = Object.fromEntries(Object.entries(base).filter((_, i) => i !== at));
      const added = Object.entries({ ...more, ...beside }).slice(0, 1);
      return [base, { ...kept, ...Object.fromEntries(added) }];
    }),
);
const isBroken = (files: Repository): boolean => files[policyPath] === "ceiling: [fly]\n";

describe("the power of any change", () => {
  it("is unchanged between equal trees, unless the policy cannot be read", async () => {
    await fc.assert(
      fc.asyncProperty(repository, async (files) => {
        expect(await powerBetween(files, { ...files })).toBe(isBroken(files) ? "undecided" : "unchanged");
      }),
      { numRuns: runs(15, 200) },
    );
  });

  it("is widened wherever a subagent gained a capability or widened, or a setting is looser", async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ([base, head]) => {
        const { changes, settings, power } = await changeBetween(base, head);
        const hasGained = changes.some(({ before, after, widened }) => {
          const had = before?.item.profile ? capabilitiesOf(before.item.profile) : [];
          const isLoaded = after?.item.verdict.kind === "loaded" && before?.item.verdict.kind !== "shadowed";
          const has = isLoaded && after.item.profile ? capabilitiesOf(after.item.profile) : [];
          return widened || has.some((capability) => !had.includes(capability));
        });
        const isLooser = settings.some(({ effect }) => effect !== "narrows" && effect !== "unhonoured");
        if (hasGained || isLooser) expect(power).toBe("widened");
        if (power === "unchanged")
          expect(changes.filter(({ gained, lost }) => gained.length + lost.length > 0)).toEqual([]);
      }),
      { numRuns: runs(30, 600) },
    );
  });

  it("is the same the other way round where it is unchanged, and widened where it is narrowed", async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ([base, head]) => {
        const [there, back] = [await powerBetween(base, head), await powerBetween(head, base)];
        if (there === "unchanged") expect(back).toBe("unchanged");
        if (there === "narrowed") expect(back).toBe("widened");
        if (isBroken(base) || isBroken(head)) expect(["undecided", "widened"]).toContain(there);
      }),
      { numRuns: runs(30, 600) },
    );
  });
});

it("joins parts by the order widened, undecided, narrowed, unchanged", () => {
  expect(joinedPower([])).toBe("unchanged");
  for (const [i, part] of powers.entries())
    for (const [j, other] of powers.entries()) expect(joinedPower([part, other])).toBe(powers[Math.max(i, j)]);
});

const file = ".claude/agents/a.md";
const settings = ".claude/settings.json";
const reader = agent("a", "Read");

const cases: readonly (readonly [title: string, base: Repository, head: Repository, power: Power])[] = [
  ["other words in a prompt", { [file]: reader }, { [file]: agent("a", "Read", { prompt: "Do more." }) }, "unchanged"],
  ["another capability", { [file]: reader }, { [file]: agent("a", "Read, Edit") }, "widened"],
  ["one less", { [file]: agent("a", "Read, Edit") }, { [file]: reader }, "narrowed"],
  ["one for another", { [file]: agent("a", "Read, Edit") }, { [file]: agent("a", "Read, WebFetch") }, "widened"],
  ["another tool of one capability", { [file]: reader }, { [file]: agent("a", "Read, Grep") }, "undecided"],
  ["a subagent that reads", { "README.md": "x" }, { [file]: reader }, "widened"],
  ["a subagent that is gone", { [file]: reader }, { "README.md": "x" }, "narrowed"],
  [
    "a denial that is gone",
    { [settings]: '{"permissions": {"deny": ["Read(.env)"]}}' },
    { [settings]: "{}" },
    "widened",
  ],
  [
    "a denial that is new",
    { [settings]: "{}" },
    { [settings]: '{"permissions": {"deny": ["Read(.env)"]}}' },
    "narrowed",
  ],
  ["a policy that is gone", { [policyPath]: "ceiling: []\n" }, { "README.md": "x" }, "widened"],
  ["a higher ceiling", { [policyPath]: "ceiling: [read]\n" }, { [policyPath]: "ceiling: [read, write]\n" }, "widened"],
  ["a lower ceiling", { [policyPath]: "ceiling: [read, write]\n" }, { [policyPath]: "ceiling: [read]\n" }, "narrowed"],
  ["a grant", { [policyPath]: "ceiling: [read]\n" }, { [policyPath]: `ceiling: [read]\n${grant("write")}` }, "widened"],
  ["a waiver", { [policyPath]: "ceiling: [read]\n" }, { [policyPath]: `ceiling: [read]\n${waiver}` }, "widened"],
  [
    "a comment in the policy",
    { [policyPath]: "ceiling: [read]\n" },
    { [policyPath]: "# Ours\nceiling: [read]\n" },
    "unchanged",
  ],
  ["a policy that breaks", { [policyPath]: "ceiling: [read]\n" }, { [policyPath]: "ceiling: [fly]\n" }, "undecided"],
  [
    "a policy that is repaired",
    { [policyPath]: "ceiling: [fly]\n" },
    { [policyPath]: "ceiling: [read]\n" },
    "undecided",
  ],
  [
    "a policy that extends what cannot be fetched",
    { [policyPath]: "{}\n" },
    { [policyPath]: "extends: [acme/policy//p.yml@v1]\n" },
    "undecided",
  ],
  ["a gate that is gone", { [workflow]: gate() }, { "README.md": "x" }, "widened"],
  [
    "a gate that lets failures pass",
    { [workflow]: gate() },
    { [workflow]: gate("        continue-on-error: true\n") },
    "widened",
  ],
  ["a gate that is new", { "README.md": "x" }, { [workflow]: gate() }, "narrowed"],
  ["a gate of a newer version", { [workflow]: gate() }, { [workflow]: gate().replace("@v1", "@v2") }, "unchanged"],
  ["a gate of an older version", { [workflow]: gate().replace("@v1", "@v2") }, { [workflow]: gate() }, "widened"],
  [
    "hooks of a newer version",
    { ".pre-commit-config.yaml": hooks("v1.0.0") },
    { ".pre-commit-config.yaml": hooks("v1.0.1") },
    "unchanged",
  ],
  [
    "a gate of a newer version that lets no failure pass any more",
    { [workflow]: gate("        continue-on-error: true\n") },
    { [workflow]: gate().replace("@v1", "@v2") },
    "narrowed",
  ],
  ["a gate that is a link", { [workflow]: gate() }, { [workflow]: { link: "../../elsewhere.yml" } }, "widened"],
  [
    "a link for a gate that is none",
    { "README.md": "x" },
    { [workflow]: { link: "../../elsewhere.yml" } },
    "undecided",
  ],
  [
    "other owners of the policy",
    { [policyPath]: "{}\n", CODEOWNERS: "* @acme/x\n" },
    { [policyPath]: "{}\n", CODEOWNERS: "* @me\n" },
    "widened",
  ],
  [
    "other owners of a profile",
    { [file]: reader, CODEOWNERS: "* @acme/x\n" },
    { [file]: reader, CODEOWNERS: "* @me\n" },
    "undecided",
  ],
  [
    "other owners of other files",
    { [file]: reader, CODEOWNERS: "/src @acme/x\n" },
    { [file]: reader, CODEOWNERS: "/src @me\n" },
    "unchanged",
  ],
  ["a folder of an unknown host", { "README.md": "x" }, { ".newhost/agents/a.md": reader }, "undecided"],
  [
    "another file there",
    { ".newhost/agents/a.md": reader },
    { ".newhost/agents/a.md": agent("a", "Bash") },
    "undecided",
  ],
  [
    "an unjudged file that stays",
    { ".newhost/agents/a.md": reader, x: "1" },
    { ".newhost/agents/a.md": reader, x: "2" },
    "unchanged",
  ],
  ["a link out of the tree", { "README.md": "x" }, { [file]: { link: "../../../elsewhere.md" } }, "undecided"],
  ["a submodule where a host looks", { "README.md": "x" }, { ".claude/agents": { submodule: true } }, "undecided"],
  ["nearly the place of a host", { "README.md": "x" }, { ".claude/agent/a.md": agent("a", "Bash") }, "undecided"],
  ["nothing that any host reads", { [file]: reader, x: "1" }, { [file]: reader, x: "2" }, "unchanged"],
];

describe("the power of", () => {
  it.each(cases)("%s", async (_, base, head, power) => {
    expect(await powerBetween(base, head)).toBe(power);
  });
});
