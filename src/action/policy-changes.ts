/** Compares the findings under a pull request's policy with those under the policy in force. */
import { type Finding, severities } from "../model/finding.ts";
import { inspect } from "../inspect/index.ts";
import type { Decisions } from "../policy/model.ts";
import { isPolicyFinding } from "../policy/findings.ts";
import type { PolicyDiff } from "../policy/diff/index.ts";
import type { PolicyChanges, Result } from "../evaluate/result.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

/** Inspects the profiles again, under the proposed policy. Waived findings count as absent. */
export async function changesUnder(
  { findings: evaluated, inspection }: Pick<Result, "findings" | "inspection">,
  others: Decisions,
  repo: RepoIndex,
  repositoryNames: readonly string[],
  shift: PolicyDiff,
): Promise<PolicyChanges> {
  const hostsInUse = inspection.loads.flatMap(({ host, use }) => (use.kind === "base" ? [host] : []));
  const { findings } = await inspect(repo, { decisions: others, usedAtBase: hostsInUse, repositoryNames });
  const before = evaluated
    .filter(({ finding, state }) => !isPolicyFinding(finding) && state !== "waived")
    .map(({ finding }) => finding);
  const after = findings.filter((finding) => others.waiver(finding) === undefined);
  return { ...shift, found: extra(after, before), gone: extra(before, after) };
}

/** Findings that the other list lacks, or has with a lower severity. */
function extra(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const ranks = new Map<string, number>();
  for (const finding of others) ranks.set(keyOf(finding), Math.max(rankOf(finding), ranks.get(keyOf(finding)) ?? -1));
  return findings.filter((finding) => rankOf(finding) > (ranks.get(keyOf(finding)) ?? -1));
}

function rankOf({ severity }: Finding): number {
  return severities.indexOf(severity);
}

/** Identifies a finding without its severity: the same rule, kind and host at the same place. */
function keyOf({ rule, kind, host, at }: Finding): string {
  return JSON.stringify([rule, kind, host, at.source.path, at.span.start]);
}
