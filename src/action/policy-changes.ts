/** What a request's new policy would find that the old one does not, and the other way round. */
import { type Finding, severities } from "../model/finding.ts";
import { inspect } from "../inspect/index.ts";
import type { Decisions } from "../policy/model.ts";
import { isPolicyFinding } from "../policy/findings.ts";
import type { PolicyDiff } from "../policy/diff/index.ts";
import type { PolicyChanges, Result } from "../evaluate/result.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

/** Judges the profiles again, by the policy that the request brings. Waived findings count as not found. */
export async function changesUnder(
  { findings: judged, inspection }: Pick<Result, "findings" | "inspection">,
  next: Decisions,
  repo: RepoIndex,
  { looser, tighter }: PolicyDiff,
): Promise<PolicyChanges> {
  const usedBefore = inspection.loads.flatMap(({ host, use }) => (use.kind === "base" ? [host] : []));
  const { findings } = await inspect(repo, { decisions: next, usedAtBase: usedBefore });
  const old = judged
    .filter(({ finding, state }) => !isPolicyFinding(finding) && state !== "waived")
    .map(({ finding }) => finding);
  const fresh = findings.filter((finding) => next.waiver(finding) === undefined);
  return { looser, tighter, found: beyond(fresh, old), gone: beyond(old, fresh) };
}

/** Findings of one that the other has not, or has more mildly. */
function beyond(some: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const ranks = new Map<string, number>();
  for (const finding of others) ranks.set(keyOf(finding), Math.max(rankOf(finding), ranks.get(keyOf(finding)) ?? -1));
  return some.filter((finding) => rankOf(finding) > (ranks.get(keyOf(finding)) ?? -1));
}

function rankOf({ severity }: Finding): number {
  return severities.indexOf(severity);
}

/** Whatever a policy calls it: the same thing at the same place. */
function keyOf({ rule, kind, host, at }: Finding): string {
  return JSON.stringify([rule, kind, host, at.source.path, at.span.start]);
}
