/** Compares a run that judges what a commit concerns with one that judges all profiles. */
import { expect } from "vitest";
import type { EvaluateInput } from "../../src/evaluate/input.ts";
import { evaluateNarrowed } from "../../src/evaluate/narrowed.ts";
import { conclusionOf, type FailLevel, failOnAll, type Result } from "../../src/evaluate/result.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { evaluatedApart } from "./apart.ts";
import { inputFor, type Repository } from "./judging.ts";
import { commitOf } from "./memory.ts";

export interface Given {
  readonly policy: string;
  readonly failOn: FailLevel;
}

/** Two commits of one repository. */
export async function commitOn(
  before: Repository,
  after: Repository,
  { policy, failOn }: Given,
): Promise<EvaluateInput> {
  const input = await inputFor(after, { policy, base: before });
  const [head, old] = await Promise.all([RepoIndex.of(commitOf(after)), RepoIndex.of(commitOf(before))]);
  return {
    ...input,
    failOn: failOnAll(failOn),
    repo: head,
    base: { repo: old, commit: "b".repeat(40), sharesObjects: true },
  };
}

/** Whether the run was narrowed. Then both come to the same. */
export async function expectTheSame(before: Repository, after: Repository, given: Given): Promise<boolean> {
  const few = await evaluateNarrowed(await commitOn(before, after, given), 1);
  if (!few) return false;
  const all = await evaluatedApart(await commitOn(before, after, given));
  const changed = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((path) => before[path] !== after[path]),
  );
  expect([conclusionOf(few), saidOf(few, changed)]).toEqual([conclusionOf(all), saidOf(all, changed)]);
  return true;
}

/** What is new, and what is said of these files. */
function saidOf({ findings }: Result, changed: ReadonlySet<string>): readonly string[] {
  return findings
    .flatMap(({ finding, fingerprint, state }) =>
      state === "new" || changed.has(finding.item?.files[0] ?? finding.at.source.path)
        ? [`${state} ${fingerprint} ${finding.severity} ${finding.at.source.path} ${finding.message}`]
        : [],
    )
    .sort();
}
