/** Evaluates two trees that share nothing: what the sharing ways are compared with. */
import { evaluateTrees } from "../../src/evaluate/index.ts";
import type { EvaluateInput } from "../../src/evaluate/input.ts";
import type { InspectedTree } from "../../src/evaluate/inspect-both.ts";
import type { Result } from "../../src/evaluate/result.ts";
import { hostsInUse, inspect, type Inspection, type InspectOptions } from "../../src/inspect/index.ts";
import { materialsIn } from "../../src/inspect/material/material.ts";
import type { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Place } from "../../src/repo/text.ts";

export async function evaluatedApart(input: EvaluateInput): Promise<Result> {
  return evaluateTrees(await inspectedApart(input), input);
}

export async function inspectedApart({ repo, base, options }: EvaluateInput) {
  if (!base) throw new Error("there is no base");
  const usedAtBase = await hostsInUse(base.repo, options);
  return {
    head: await inspected(repo, { ...options, usedAtBase }),
    base: await inspected(base.repo, options),
  };
}

/** What findings say, in their order. */
export function factsOf({ findings }: Inspection): readonly unknown[] {
  return findings.map(({ item, layer, at, fixes = [], related = [], ...finding }) => ({
    ...finding,
    item: item && [item.files, item.verdict.kind, item.layer.name, item.layer.root],
    layer: layer && [layer.name, layer.root, layer.authority.length],
    at: placeOf(at),
    fixes: fixes.map(({ title, safe }) => [title, safe]),
    related: related.map((other) => [other.message, placeOf(other.at)]),
  }));
}

function placeOf({ source, span }: Place): readonly unknown[] {
  return [source.path, source.text, span.start, span.end];
}

async function inspected(repo: RepoIndex, options: InspectOptions): Promise<InspectedTree> {
  const inspection = await inspect(repo, options);
  return { repo, inspection, materials: await materialsIn(inspection, repo) };
}
