/** Waves of a rollout: which repository has which schedule, wherever the policy comes from. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { governingPolicy } from "../../../src/action/policy.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import type { Policy } from "../../../src/policy/model.ts";
import { stages } from "../../../src/policy/rollout.ts";
import { forRepository, type KnownRepository, waveOf } from "../../../src/policy/waves.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { organisationPath, policyOf, policyPath } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const text = `ceiling: [read]
rollout:
  warn-from: 2026-12-01
  enforce-from: 2027-01-15
  rules:
    unique-name: { stage: observe }
  waves:
    - { repositories: ["acme/sandbox-*"], enforce-from: 2026-11-01 }
    - { repositories: ["acme/pay-*", "acme/ledger"], stage: observe }
    - { repositories: ["*/pay-api"], enforce-from: 2026-11-01 }
`;

const levelIn = async (policy: Policy, day: string, rule = "max-capability") =>
  (await decide(policy, day)).levelOf(rule, undefined);

const byTier = `ceiling: [read]
rollout:
  stage: observe
  waves:
    - { repositories: ["property:Tier=crit*", "acme/pay"], stage: enforce }
    - { repositories: ["property:team=a/b"], stage: warn }
`;

describe("a wave", () => {
  it.each<[string | null, KnownRepository["properties"], string]>([
    ["acme/web", { tier: "Critical" }, "error"],
    ["acme/web", { tier: ["low", "critical"] }, "error"],
    [null, { TIER: "critical" }, "error"],
    ["acme/pay", {}, "error"],
    ["acme/web", { team: "a/b", tier: "low" }, "warning"],
    ["acme/web", { team: "a" }, "note"],
    ["acme/web", { tiers: "critical" }, "note"],
    ["acme/web", undefined, "note"],
    ["property:tier=critical", {}, "note"],
  ])("has %s with the custom properties %j", async (name, properties, level) => {
    expect(await levelIn(await forRepository(await policyOf(byTier), { name, properties }), "2026-11-20")).toBe(level);
  });

  it.each([
    ["acme/sandbox-1", "error"],
    ["Acme/Sandbox-X", "error"],
    ["acme/pay-api", "note"],
    ["acme/ledger", "note"],
    ["acme/ledger-2", "note"],
    ["other/pay-api", "error"],
    ["acme/web", "note"],
    [null, "note"],
  ])("gives %s its own schedule, the first that has it", async (name, level) => {
    expect(await levelIn(await forRepository(await policyOf(text), { name }), "2026-11-20")).toBe(level);
  });

  it("ends the schedule of the rollout, and not that of a rule", async () => {
    const policy = await policyOf(text);
    const [pay, none] = [
      await forRepository(policy, { name: "acme/pay-api" }),
      await forRepository(policy, { name: "acme/web" }),
    ];
    expect([await levelIn(pay, "2027-03-01"), await levelIn(none, "2027-03-01")]).toEqual(["note", "error"]);
    const sandbox = await forRepository(policy, { name: "acme/sandbox-1" });
    expect(await levelIn(sandbox, "2026-11-20", "unique-name")).toBe("note");
    expect((await waveOf(policy, { name: "acme/ledger" }))?.repositories).toEqual(["acme/pay-*", "acme/ledger"]);
    expect(await waveOf(policy, { name: "acme/web" })).toBeUndefined();
  });

  it("is found by whoever reads a policy for a repository: its own, one that it extends, the organisation's", async () => {
    const library = {
      file: async () => ({ source: { path: "agents.yml", text } }),
      remote: async () => ({ source: { path: organisationPath, text } }),
      repository: async () => ({ name: "acme/sandbox-1" }),
    };
    const read = async (own: string): Promise<Policy> => {
      const policy = await readPolicy({ path: policyPath, text: own }, library);
      if ("kind" in policy) throw new Error(policy.problems[0]?.message);
      return policy;
    };
    expect(await levelIn(await read(text), "2026-11-20")).toBe("error");
    expect(await levelIn(await read("extends: agents.yml\n"), "2026-11-20")).toBe("error");
    const named = await read(`organisation: acme/policy//agents.yml@${"a".repeat(40)}#sha256:${sha256(text)}\n`);
    expect(named.organisation?.policy && (await levelIn(named.organisation.policy, "2026-11-20"))).toBe("error");
  });

  it.each([
    ["acme/sandbox-1", "error"],
    ["acme/web", "note"],
  ])("counts in the action for %s", async (repository, level) => {
    const head = { repo: await RepoIndex.of(treeOf({})), commit: "a".repeat(40) };
    const governing = await governingPolicy({
      head,
      base: undefined,
      main: undefined,
      policy: { kind: "remote", owner: "acme", repository: "policy", path: "agents.yml", ref: "v1", sha256: undefined },
      fallback: undefined,
      remote: async () => ({ source: { path: "x", text } }),
      openRemote: undefined,
      repository: { name: repository },
      today: "2026-11-20",
    });
    if (governing.kind !== "policy") throw new Error("no policy");
    expect(governing.decisions.levelOf("max-capability", undefined)).toBe(level);
  });

  it("with dates in the wrong order, without a repository or with another key is a mistake at its place", async () => {
    for (const [wave, message] of [
      ['{ repositories: ["acme/*"], warn-from: 2027-02-01, enforce-from: 2027-01-01 }', /later than `enforce-from`/],
      ["{ repositories: [], stage: warn }", /repositories/],
      ["{ stage: warn }", /repositories/],
      ['{ repositories: ["acme/*"], rules: {} }', /rules/],
      ['{ repositories: ["property:tier"], stage: warn }', /property:NAME=VALUE/],
      ['{ repositories: ["property:=x"], stage: warn }', /property:NAME=VALUE/],
    ] as const) {
      const read = await readPolicy({ path: policyPath, text: `rollout:\n  waves:\n    - ${wave}\n` });
      if (!("kind" in read)) throw new Error(`${wave} was accepted`);
      expect(read.problems.map(({ message: told }) => told).join()).toMatch(message);
    }
  });
});

describe("a change of the waves", () => {
  const diffOf = async (before: string, after: string) => {
    const stateOf = async (source: string) => ({
      policy: await policyOf(source),
      baseline: undefined,
      source: { path: policyPath, text: source },
    });
    return diffPolicies(await stateOf(before), await stateOf(after), "2026-11-20");
  };
  const textOf = (waves: unknown, stage = "enforce") =>
    `${JSON.stringify({ ceiling: ["read"], rollout: { stage, waves } })}\n`;
  const wave = (repositories: string | readonly string[], stage: string) => ({
    repositories: [repositories].flat(),
    stage,
  });
  const [one, all] = [wave("o/x1", "enforce"), wave("o/x*", "observe")];

  it("is looser where another wave comes first for a repository that both have", async () => {
    expect((await diffOf(textOf([one, all]), textOf([all, one]))).looser).toHaveLength(1);
    const back = await diffOf(textOf([all, one]), textOf([one, all]));
    expect([back.looser.length, back.tighter.length]).toEqual([0, 1]);
    const crossed = [wave("o/*-api", "enforce"), wave("o/x*", "observe")];
    expect((await diffOf(textOf(crossed), textOf(crossed.toReversed()))).looser).toHaveLength(1);
    const byValue = [wave("property:tier=critical", "enforce"), wave("o/x*", "observe")];
    expect((await diffOf(textOf(byValue), textOf(byValue.toReversed()))).looser).toHaveLength(1);
  });

  it.each([
    ["the order of waves that share no repository", [one, wave("o/y*", "observe")], [wave("o/y*", "observe"), one]],
    ["the case of a name", [wave("other/x", "observe")], [wave("Other/X", "observe")]],
    ["the order of patterns", [wave(["o/a", "o/b"], "observe")], [wave(["o/B", "o/a"], "observe")]],
    ["a wave that another one has as a whole", [all, one], [all]],
  ])("is neither where it is %s", async (_, before, after) =>
    expect(await diffOf(textOf(before), textOf(after))).toEqual({ looser: [], tighter: [] }),
  );

  it("is looser wherever a repository gets a later stage", async () => {
    const names = ["o/x1", "o/x2", "o/y", "p/x1", "q/z"];
    const pattern = fc.constantFrom("o/x1", "O/x1", "o/x*", "o/*", "*/x1", "p/**", "o/y", "**");
    const waves = fc.array(
      fc.record({
        repositories: fc.uniqueArray(pattern, { minLength: 1, maxLength: 2 }),
        stage: fc.constantFrom(...stages),
      }),
      { maxLength: 3 },
    );
    const rollouts = fc.tuple(waves, fc.constantFrom(...stages)).map(([list, stage]) => textOf(list, stage));
    const stagesIn = async (source: string) =>
      Promise.all(
        names.map(async (name) =>
          stages.indexOf((await forRepository(await policyOf(source), { name })).rollout?.stage?.value ?? "enforce"),
        ),
      );
    await fc.assert(
      fc.asyncProperty(rollouts, rollouts, async (before, after) => {
        const [old, fresh] = [await stagesIn(before), await stagesIn(after)];
        if (old.some((stage, at) => (fresh[at] ?? 0) < stage))
          expect((await diffOf(before, after)).looser).toHaveLength(1);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
});
