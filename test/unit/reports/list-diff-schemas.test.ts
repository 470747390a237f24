/** The schemas that others check the JSON of `list` and `diff` by say what the tool writes, whatever repositories hold. */
import { readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import fc from "fast-check";
import { expect, it } from "vitest";
import { permissionsUnder } from "../../../src/evaluate/permission.ts";
import { policyDifferenceOf } from "../../../src/evaluate/policy-power.ts";
import { repoPolicyIn } from "../../../src/evaluate/repo-policy.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { diffJson } from "../../../src/reports/diff/json.ts";
import { listJson } from "../../../src/reports/list/json.ts";
import { hostileRepository } from "../../support/hostile-repository.ts";
import { agent, inputFor, judged, policyPath, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
const [ofList, ofDiff] = ["list", "diff"].map((name) =>
  ajv.compile(JSON.parse(readFileSync(`${name}.schema.json`, "utf8")) as AnySchemaObject),
);

type Check = NonNullable<typeof ofList>;

function faultsOf(check: Check | undefined, text: string): unknown {
  return check?.(JSON.parse(text)) === true ? [] : (check?.errors ?? "there is no schema");
}

const policy = `ceiling: [read]\nwaivers: [{ rule: max-capability, paths: ["**"], reason: for now, owner: "@a/b", until: 2026-12-31 }]\n`;

async function writtenFor(files: Repository, base: Repository, text = policy) {
  const input = await inputFor(files, { base, policy: text });
  const result = await judged(files, { base, policy: text });
  const before = input.base?.repo ?? input.repo;
  const sideOf = async (repo: typeof before) => ({
    repo,
    files: await repoPolicyIn({ repo, commit: undefined }, undefined, async () => "there is no network"),
  });
  const policyDifference = await policyDifferenceOf(await sideOf(before), await sideOf(input.repo), input.options);
  const permissionOf = permissionsUnder(input.options.decisions, result.inspection, result.findings);
  return {
    list: listJson({ ...result, permissionOf }, sha256),
    diff: diffJson({ ...result, policyDifference }, sha256),
  };
}

it("fit the JSON over hostile repositories", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(hostileRepository, hostileRepository, async (files, base) => {
      const { list, diff } = await writtenFor(files, base);
      expect(faultsOf(ofList, list)).toEqual([]);
      expect(faultsOf(ofDiff, diff)).toEqual([]);
    }),
    { numRuns: runs(15, 400), seed: 31 },
  );
});

it("fit what each kind of change and decision writes", async () => {
  const lead = ".claude/agents/lead.md";
  const settings = { ".claude/settings.json": '{"permissions":{"defaultMode":"acceptEdits"}}' };
  const { list, diff } = await writtenFor(
    { [lead]: agent("lead", "Read, Task, Bash"), ...settings, [policyPath]: "ceiling: [read, write]\n" },
    { [lead]: agent("lead", "Read"), [policyPath]: policy },
    `ceiling: [read]\ngrants: [{ profiles: [lead], may: [execute], reason: runs tests, owner: "@a/b", until: 2026-12-31 }]\n`,
  );
  expect(faultsOf(ofList, list)).toEqual([]);
  expect(faultsOf(ofDiff, diff)).toEqual([]);
  expect(faultsOf(ofDiff, diff.replace('"decision": "refused"', '"decision": "maybe"'))).not.toEqual([]);
  expect(faultsOf(ofList, list.replace('"decision": "refused"', '"decision": "maybe"'))).not.toEqual([]);
});

it("are schemas of draft 7 with a title", () => {
  for (const check of [ofList, ofDiff])
    expect(check?.schema).toMatchObject({
      $schema: "http://json-schema.org/draft-07/schema#",
      title: expect.stringContaining("agent-profile-check"),
    });
});
