/** The steps of a run by themselves: the inspected trees, and the state of a finding. */
import { describe, expect, it } from "vitest";
import { applyPolicy } from "../../../src/evaluate/apply-policy.ts";
import { entryFor } from "../../../src/evaluate/baseline.ts";
import { inspectBoth } from "../../../src/evaluate/inspect-both.ts";
import { memoizedFingerprints } from "../../../src/evaluate/lazy-finding.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { UserError } from "../../../src/repo/tree.ts";
import { policyOf } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

const path = ".claude/agents/a.md";
const profile = (tools: string) => `---\nname: a\ndescription: Reads what is there.\ntools: ${tools}\n---\nRead.\n`;
const repoOf = (tools: string, id?: string) => {
  const tree = treeOf({ [path]: profile(tools) });
  return RepoIndex.of(id === undefined ? tree : { ...tree, list: async () => [{ path, kind: "file", id }] });
};
const failing = (error: Error) =>
  RepoIndex.of({ list: async () => [{ path, kind: "file" }], read: () => Promise.reject(error) });
const optionsOf = async (policy = "ceiling: [read]\n") => ({
  decisions: await decide(await policyOf(policy), "2026-11-20"),
});

describe("both trees", () => {
  it("are only the head where there is no base", async () =>
    expect(Object.keys(await inspectBoth(await repoOf("Read"), undefined, await optionsOf()))).toEqual(["head"]));

  it.each([
    ["equal ids of one repository", "1", "1", "Read", true, true],
    ["different ids", "1", "2", "Bash", true, false],
    ["different ids, of which the same comes", "1", "2", "Read", true, true],
    ["equal texts of two repositories", "1", "2", "Read", false, true],
    ["equal ids of two repositories alone", "1", "1", "Bash", false, false],
  ])("share an inspection by %s: %s %s", async (_, head, base, tools, sharesObjects, isShared) => {
    const trees = await inspectBoth(
      await repoOf("Read", head),
      { repo: await repoOf(tools, base), commit: "b", sharesObjects },
      await optionsOf(),
    );
    expect(trees.base?.inspection === trees.head.inspection).toBe(isShared);
    expect(trees.base?.inspection.subjects).toHaveLength(1);
  });

  it("have a fault of the base that the user can fix", async () => {
    const base = { repo: await failing(new UserError("no such object")), commit: "b" };
    const { base: inspected, fault } = await inspectBoth(await repoOf("Read"), base, await optionsOf());
    expect([inspected, fault?.message]).toEqual([undefined, "no such object"]);
  });

  it("reject on any other fault", async () => {
    const base = { repo: await failing(new Error("broken")), commit: "b" };
    await expect(inspectBoth(await repoOf("Read"), base, await optionsOf())).rejects.toThrow("broken");
  });
});

const waiver =
  "waivers:\n  - { rule: max-capability, paths: ['**'], reason: Is being removed., owner: '@acme/a', until: 2026-12-01 }\n";

describe("the state of a finding", () => {
  it.each([
    ["no base", undefined, false, false, "new"],
    ["no base", undefined, true, false, "waived"],
    ["a base with the finding", "Read, Bash", false, false, "existing"],
    ["a base with the finding", "Read, Bash", true, false, "waived"],
    ["a base without it", "Read", false, false, "new"],
    ["a base without it", "Read", true, false, "new"],
    ["a base without it", "Read", false, true, "existing"],
    ["no base", undefined, true, true, "waived"],
    ["a base that cannot be read", "", true, false, "new"],
  ])("with %s (%s), waiver %s, baseline %s is %s", async (_, tools, isWaived, isBaselined, state) => {
    const options = await optionsOf(`ceiling: [read]\n${isWaived ? waiver : ""}`);
    const base =
      tools === undefined
        ? undefined
        : { repo: await (tools === "" ? failing(new UserError("gone")) : repoOf(tools)), commit: "b" };
    const trees = await inspectBoth(await repoOf("Read, Bash"), base, options);
    const fingerprintOf = memoizedFingerprints();
    const found = trees.head.inspection.findings.filter(({ rule }) => rule === "max-capability");
    const entries = new Map(
      found.map((finding) => [fingerprintOf(finding), entryFor(finding, fingerprintOf(finding))] as const),
    );
    const { findings } = await applyPolicy(
      trees,
      {},
      {
        base,
        options,
        ...(isBaselined ? { baseline: { entries } } : {}),
      },
    );
    const evaluated = findings.filter(({ finding }) => finding.rule === "max-capability");
    expect(new Set(evaluated.map((one) => one.state))).toEqual(new Set([state]));
    expect(evaluated.map((one) => one.fingerprint)).toEqual([...entries.keys()]);
    expect(evaluated.every((one) => one.isBaselined === isBaselined)).toBe(true);
  });
});
