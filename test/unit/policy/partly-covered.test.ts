/** Overrides of a repository next to those of its organisation: only what the organisation's cover is compared with them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "../../../src/policy/decide/index.ts";
import { isLaxerLevel } from "../../../src/policy/decide/levels.ts";
import { agent, judged, organisationPath, policyOf } from "../../support/judging.ts";
import { profiles, today } from "../../support/policies.ts";
import { runs } from "../../support/runs.ts";

const organisation =
  'ceiling: [read]\noverrides:\n  - { paths: ["vault/**"], ceiling: [], rules: { require-prompt: error } }\n';

/** The problems of a policy below the organisation's, with the line there that each is compared with. */
async function exceedingIn(policy: string, above = organisation) {
  const { problems } = await decide(await policyOf(policy), today, await policyOf(above, organisationPath));
  return problems
    .filter(({ topic }) => topic === "exceeds-organisation")
    .map(({ related = [] }) =>
      related.map(({ at }) => `${at.source.path} ${at.source.text.slice(at.span.start, at.span.end)}`),
    );
}

describe("an override of a repository", () => {
  it.each([
    "overrides: [{ profiles: [b], rules: { require-prompt: warning } }]",
    "overrides: [{ hosts: [claude], rules: { require-prompt: warning } }]",
    'overrides: [{ paths: ["{vault,web}/**"], ceiling: [read] }]',
    "overrides: [{ profiles: [b], ceiling: [read] }]",
    "overrides: [{ ceiling: [read] }]",
    "rules: { require-prompt: warning }",
  ])("tightens beside the organisation's: %s", async (policy) => expect(await exceedingIn(`${policy}\n`)).toEqual([]));

  it.each([
    ['overrides: [{ paths: ["vault/a/**"], rules: { require-prompt: warning } }]', ["error"]],
    ['overrides: [{ profiles: [b], paths: ["vault/**"], ceiling: [read] }]', ["[]"]],
    ["overrides: [{ profiles: [b], ceiling: [read, write] }]", ["[read]"]],
    // A grant that some profile of the organisation's override would not get is an attempt.
    ['ceiling: []\ngrants: [{ profiles: [b], may: [read], reason: looks, owner: "@a/b" }]', []],
  ])("is reported where it loosens, with the organisation's line: %s", async (policy, limits) =>
    expect(await exceedingIn(`${policy}\n`)).toEqual([limits.map((text) => `${organisationPath} ${text}`)]),
  );

  it("never loosens what the organisation's sets for a profile of both", async () => {
    const files = { "vault/.claude/agents/b.md": agent("b", "Read", { prompt: "" }) };
    const policy = "overrides: [{ profiles: [b], ceiling: [read], rules: { require-prompt: note } }]\n";
    const { findings } = await judged(files, { policy, organisation });
    expect(findings.map(({ finding: { rule, severity } }) => `${severity} ${rule}`).sort()).toEqual([
      "error max-capability",
      "error require-prompt",
    ]);
  });

  it("is never refused while it only raises levels, by any selector", async () => {
    const level = fc.constantFrom("off", "note", "warning", "error");
    const selector = fc.record(
      {
        profiles: fc.constantFrom(["docs"], ["release-*"], ["*"]),
        paths: fc.constantFrom(["**"], [".claude/agents/**"], ["packages/a/**"], ["{a,b}/**"]),
        hosts: fc.constantFrom(["claude"], ["codex"]),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        level,
        fc.array(fc.tuple(selector, level), { maxLength: 3 }),
        selector,
        level,
        async (general, above, scope, own) => {
          fc.pre(!isLaxerLevel(own, general));
          const overrides = above.map(([about, of]) => ({ ...about, rules: { "require-prompt": of } }));
          const upper = JSON.stringify({ rules: { "require-prompt": general }, overrides });
          const lower = JSON.stringify({ overrides: [{ ...scope, rules: { "require-prompt": own } }] });
          const merged = await decide(
            await policyOf(`${lower}\n`),
            today,
            await policyOf(`${upper}\n`, organisationPath),
          );
          const alone = await decide(await policyOf(`${upper}\n`, organisationPath), today);
          const exceeding = merged.problems.filter(({ topic }) => topic === "exceeds-organisation");
          for (const profile of profiles) {
            const limit = alone.levelOf("require-prompt", undefined, profile);
            expect(isLaxerLevel(merged.levelOf("require-prompt", undefined, profile), limit)).toBe(false);
          }
          if (above.every(([, of]) => !isLaxerLevel(own, of))) expect(exceeding).toEqual([]);
        },
      ),
      { numRuns: runs(100, 2_000) },
    );
  });
});
