/** Below an organisation's rollout: what a repository's policy states counts by itself, and what it leaves out does not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "../../../src/policy/decide/index.ts";
import { isLaxerLevel } from "../../../src/policy/decide/levels.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import type { Policy } from "../../../src/policy/model.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { agent, judged, organisationPath, policyOf } from "../../support/judging.ts";
import { judgements, profiles, textOf, today, written } from "../../support/policies.ts";
import { runs } from "../../support/runs.ts";

const rollout = "rollout: { warn-from: 2026-12-01, enforce-from: 2027-01-15 }\n";
const organisation = `ceiling: [read]\n${rollout}`;
const files = {
  ".claude/agents/b.md": agent("b", "Read, Bash", { more: "permissionMode: bypassPermissions\n" }),
};

/** What is found on a day on which the organisation only observes. */
async function levelsUnder(policy: string, above = organisation, tree: Parameters<typeof judged>[0] = files) {
  const { findings } = await judged(tree, { policy, organisation: above, today: "2026-11-26" });
  return findings.map(({ finding: { severity, rule } }) => `${severity} ${rule}`).sort();
}

const notes = ["note max-capability", "note no-permission-bypass"];

describe("a repository's policy below an organisation's rollout", () => {
  it.each([
    ["{}", notes],
    ["extends: preset:recommended", notes],
    ["rollout: { rules: { unique-name: { stage: enforce } } }", notes],
    ["rollout: { rules: { max-capability: { stage: enforce } } }", ["error max-capability", notes[1]]],
    ["rollout: { enforce-from: 2026-11-20 }", ["error max-capability", "error no-permission-bypass"]],
    ["rollout: { enforce-from: 2028-11-20 }", ["note max-capability", "note no-loosened-policy", notes[1]]],
    ["ceiling: [read]", ["error max-capability", notes[1]]],
    ["ceiling: []", ["error max-capability", notes[1]]],
    ["extends: preset:recommended\nceiling: [read]", ["error max-capability", notes[1]]],
    [
      "ceiling: [read]\nrollout: { warn-from: 2026-11-20, enforce-from: 2027-01-15 }",
      ["warning max-capability", "warning no-permission-bypass"],
    ],
    ["extends: preset:strict", ["error max-capability", "error no-permission-bypass"]],
    ["rules: { no-permission-bypass: error }", ["error no-permission-bypass", "note max-capability"]],
    // What this ceiling allows, only the organisation forbids; what it forbids too, it enforces.
    ["ceiling: [read, execute]", ["note max-capability", "note no-loosened-policy", notes[1]]],
    ["ceiling: [read, write]", ["error max-capability", "note no-loosened-policy", notes[1]]],
    [
      'ceiling: [read]\ngrants: [{ profiles: [b], may: [execute], reason: builds, owner: "@a/b" }]',
      ["note max-capability", "note no-loosened-policy", notes[1]],
    ],
  ])("%s", async (policy, expected) => {
    expect(await levelsUnder(`${policy}\n`)).toEqual([...expected].sort());
  });

  it("enforces its own ceiling where the organisation states none, for settings as well", async () => {
    const tree = {
      ...files,
      ".claude/settings.json": '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "make" }] }] } }\n',
    };
    const above = "extends: preset:recommended\n";
    const beyond = async (policy: string) =>
      (await levelsUnder(policy, above, tree)).filter((found) => found.endsWith("max-capability"));
    expect(await beyond("{}\n")).toEqual(["note max-capability", "note max-capability"]);
    expect(await beyond("ceiling: [read]\n")).toEqual(["error max-capability", "error max-capability"]);
  });

  it("has what nobody states decided alike with and without the default preset, on every day", async () => {
    await fc.assert(
      fc.asyncProperty(
        written,
        written.map((policy) => Object.fromEntries(Object.entries(policy).filter(([key]) => key !== "extends"))),
        fc.constantFrom("2026-11-19", today, "2026-12-20", "2027-01-31"),
        async (above, own, day) => {
          const upper = await policyOf(textOf(above), organisationPath);
          const levels = async (policy: object) => {
            const { levelOf } = await decide(await policyOf(textOf(policy)), day, upper);
            return [undefined, ...profiles].map((profile) =>
              judgements.map(([rule, kind]) => levelOf(rule, kind, profile)),
            );
          };
          expect(await levels({ ...own, extends: "preset:recommended" })).toEqual(await levels(own));
        },
      ),
      { numRuns: runs(60, 1_000) },
    );
  });

  it("changes by the rollout of one rule the levels of that rule alone", async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom(...judgements.map(([rule]) => rule)), async (above, changed) => {
        const upper = await policyOf(textOf(above), organisationPath);
        const levels = async (text: string) => {
          const { levelOf } = await decide(await policyOf(text), today, upper);
          return judgements
            .filter(([rule]) => rule !== changed)
            .map(([rule, kind]) => [rule, kind, levelOf(rule, kind)]);
        };
        const own = `rollout: { rules: { ${changed}: { stage: enforce } } }\n`;
        expect(await levels(own)).toEqual(await levels("{}\n"));
      }),
      { numRuns: runs(60, 1_000) },
    );
  });
});

describe("the report of a changed policy", () => {
  const day = "2026-11-26";
  const sideOf = (policy: Policy, text: string) => ({ policy, baseline: undefined, source: { path: "p.yml", text } });
  const changed = async (before: string, after: string, outer?: Policy) => {
    const [old, fresh] = [await policyOf(before), await policyOf(after)];
    const { looser, tighter } = diffPolicies(sideOf(old, before), sideOf(fresh, after), day, outer);
    return { looser: looser.map(({ message }) => message), tighter: tighter.map(({ message }) => message) };
  };
  const early = "rollout: { enforce-from: 2026-11-20 }\n";
  const late = "rollout: { enforce-from: 2028-11-20 }\n";
  const [earlier, later] = [
    "the rollout takes effect earlier than before",
    "the rollout takes effect later than before",
  ];

  it("names the removal of an own rollout that is ahead of the organisation's, and of one that is behind", async () => {
    const upper = await policyOf(organisation, organisationPath);
    expect(await changed(early, "{}\n", upper)).toEqual({ looser: [later], tighter: [] });
    expect(await changed("{}\n", early, upper)).toEqual({ looser: [], tighter: [earlier] });
    // It delays nothing that the organisation decides.
    expect(await changed(late, "{}\n", upper)).toEqual({ looser: [], tighter: [] });
    // It delays what this policy states.
    const strict = "rules: { no-permission-bypass: error }\n";
    expect(await changed(`${strict}${late}`, strict, upper)).toEqual({ looser: [], tighter: [earlier] });
    expect(await changed(early, "{}\n")).toEqual({ looser: [], tighter: [] });
  });

  /** As the key `organisation` names it. */
  const below = async (above: string, own: string) => {
    const policy = await policyOf(own);
    const reference = {
      kind: "remote",
      owner: "a",
      repo: "b",
      path: "c.yml",
      ref: "d".repeat(40),
      sha256: "e".repeat(64),
    };
    const named = { reference, policy: await policyOf(above, organisationPath), at: placeOfPath("p.yml") };
    return { ...policy, organisation: named } as unknown as Policy;
  };

  it("says of a new organisation's policy from when it is enforced, and what its rollout delays", async () => {
    const reportFor = async (above: string, own: string) => {
      const { looser, tighter } = diffPolicies(
        sideOf(await policyOf(own), own),
        sideOf(await below(above, own), own),
        day,
      );
      return { looser: looser.map(({ message }) => message), tighter: tighter.map(({ message }) => message) };
    };
    const delayed = await reportFor(organisation, "{}\n");
    expect(delayed.looser).toEqual([expect.stringContaining("takes effect later than before")]);
    expect(delayed.tighter).toEqual([expect.stringContaining("enforced from 2027-01-15 on")]);
    const atOnce = await reportFor("ceiling: [read]\n", "{}\n");
    expect(atOnce.looser).toEqual([]);
    expect(atOnce.tighter).toEqual([expect.stringMatching(/as a ceiling over this one$/)]);
    // A strict preset states every level, so the organisation delays none.
    expect((await reportFor(organisation, "extends: preset:strict\n")).looser).toEqual([]);
  });

  it("names every change of a rollout that lowers a level below an organisation's policy", async () => {
    const stage = fc.constantFrom("observe", "warn", "enforce");
    const date = fc.constantFrom("2026-11-20", "2026-12-10", "2027-02-01");
    const schedule = fc.oneof(
      stage.map((value) => ({ stage: value })),
      date.map((value) => ({ "enforce-from": value })),
      fc.constant({ rules: { "no-permission-bypass": { stage: "enforce" } } }),
    );
    const own = fc.record({
      rollout: fc.option(schedule, { nil: undefined }),
      rules: fc.option(fc.constant({ "unique-name": "error" }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(schedule, own, own, fc.boolean(), async (above, first, second, isNamed) => {
        const upper = await policyOf(`${JSON.stringify({ ceiling: ["read"], rollout: above })}\n`, organisationPath);
        const after = { ...first, rollout: second.rollout };
        const [old, fresh] = [
          await policyOf(`${JSON.stringify(first)}\n`),
          await policyOf(`${JSON.stringify(after)}\n`),
        ];
        const named = await below(`${JSON.stringify({ rollout: above })}\n`, `${JSON.stringify(first)}\n`);
        const [one, other, outer] = isNamed ? [old, named, undefined] : [old, fresh, upper];
        const { looser } = diffPolicies(sideOf(one, "{}"), sideOf(other, "{}"), day, outer);
        for (const when of [day, "2026-12-10", "2027-02-01"]) {
          const [a, b] = [await decide(one, when, outer), await decide(other, when, outer)];
          const isLower = ["no-permission-bypass", "unique-name", "no-rejected-profile"].some((rule) =>
            isLaxerLevel(b.levelOf(rule, undefined), a.levelOf(rule, undefined)),
          );
          if (isLower) expect(looser.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(150, 1_500) },
    );
  });
});
