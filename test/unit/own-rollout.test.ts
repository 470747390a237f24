/** Below an organisation's rollout: what a repository's policy states counts by itself, and what it leaves out does not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "../../src/policy/decide/index.ts";
import { agent, judged, organisationPath, policyOf } from "../support/judging.ts";
import { judgements, profiles, textOf, today, written } from "../support/policies.ts";
import { runs } from "../support/runs.ts";

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
