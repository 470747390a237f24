/** The last step of a run: what the change does to the power of the repository, in one word. */
import { joinedPower, type Power, powerOfDifferences } from "../compare/power.ts";
import type { InspectOptions } from "../inspect/index.ts";
import { unjudgedIn } from "../inspect/unread/unjudged.ts";
import { type Differences, differencesIn } from "./changes.ts";
import type { Base, PolicyPower } from "./input.ts";
import { inspectBoth, type InspectedTrees } from "./inspect-both.ts";

/**
 * Computed from all that differs, not from findings: those may be waived, approved, or left out of a report. Without
 * a base, or with one that cannot be read, nothing is known.
 */
export async function powerOf(
  trees: InspectedTrees,
  differences: Differences | undefined,
  base: Base | undefined,
  options: InspectOptions,
  policyPower: PolicyPower,
): Promise<Power> {
  if (!base || !trees.base || !differences) return "undecided";
  const { head } = trees;
  if (base.sharesObjects && head.repo.agreesWith(base.repo, { whole: true })) return "unchanged";
  // Nothing counts more than a gain, whatever else differs.
  if (powerOfDifferences(differences, { changes: [], settings: [] }) === "widened") return "widened";
  const [ofPolicy, wasUnjudged, isUnjudged] = await Promise.all([
    policyPower(),
    unjudgedIn(trees.base.inspection, trees.base.repo),
    unjudgedIn(head.inspection, head.repo),
  ]);
  const isJudged = wasUnjudged.size === isUnjudged.size && [...wasUnjudged].every((place) => isUnjudged.has(place));
  const reverse = await reverseDifferences(trees, base, options);
  return joinedPower([
    ofPolicy,
    isJudged ? "unchanged" : "undecided",
    reverse ? powerOfDifferences(differences, reverse) : "undecided",
  ]);
}

/** The differences of the way back; `undefined`: they cannot be found. */
async function reverseDifferences(
  { head, base }: InspectedTrees,
  { repo, commit, sharesObjects = false }: Base,
  options: InspectOptions,
): Promise<Differences | undefined> {
  if (!base) return undefined;
  // On the way back the head is the base, and then the hosts that count as in use may be others.
  const isOfSameHosts = head.inspection.loads.every(({ use }) => use.kind !== "base") && hasSameHosts(head, base);
  const back = isOfSameHosts
    ? { head: base, base: head }
    : await inspectBoth(repo, { repo: head.repo, commit, sharesObjects }, { ...options, skipsRules: true });
  return differencesIn(back, options.decisions);
}

function hasSameHosts(one: InspectedTrees["head"], other: InspectedTrees["head"]): boolean {
  const usedIn = ({ inspection }: InspectedTrees["head"]) =>
    JSON.stringify(inspection.loads.map(({ host, edition, use }) => [host, edition, use.kind !== "none"]));
  return usedIn(one) === usedIn(other);
}
