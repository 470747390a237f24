/** Evaluates two trees that share nothing: what the sharing ways are compared with. */
import { evaluateTrees } from "../../src/evaluate/index.ts";
import type { EvaluateInput } from "../../src/evaluate/input.ts";
import type { InspectedTree } from "../../src/evaluate/inspect-both.ts";
import type { Result } from "../../src/evaluate/result.ts";
import { hostsInUse, inspect, type InspectOptions } from "../../src/inspect/index.ts";
import { materialsIn } from "../../src/inspect/material.ts";
import type { RepoIndex } from "../../src/repo/repo-index.ts";

export async function evaluatedApart(input: EvaluateInput): Promise<Result> {
  const { base } = input;
  if (!base) throw new Error("there is no base");
  const usedAtBase = await hostsInUse(base.repo, input.options);
  const trees = {
    head: await inspected(input.repo, { ...input.options, usedAtBase }),
    base: await inspected(base.repo, input.options),
  };
  return evaluateTrees(trees, input);
}

async function inspected(repo: RepoIndex, options: InspectOptions): Promise<InspectedTree> {
  const inspection = await inspect(repo, options);
  return { repo, inspection, materials: await materialsIn(inspection, repo) };
}
