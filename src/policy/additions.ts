/**
 * What a pull request adds to the policy that may count for the pull request itself: new grants and waivers, and
 * nothing else of its policy.
 */
import { decide } from "./decide/index.ts";
import { intersectDecisions } from "./decide/intersect.ts";
import { type NewEntries, newEntries } from "./diff/entries.ts";
import type { GoverningPolicies } from "./governing.ts";
import { sharedBaseline } from "./governing-baseline.ts";
import type { Baseline, Decisions, Policy } from "./model.ts";
import { counted } from "../sanitize/counted.ts";

/** New grants and waivers, and what would be decided if they counted. */
export interface Additions extends NewEntries {
  readonly decisions: Decisions;
  readonly baseline: Baseline | undefined;
}

/** What the decision is made of. */
export interface AdditionsInput {
  readonly choice: GoverningPolicies;
  /** What governs without the additions, and what governs once the pull request is merged. */
  readonly proposed: Decisions;
  /**
   * The decisions of the default branch, if the base is another branch: what only the base adds does not count there.
   */
  readonly stricter: Decisions | undefined;
  /** `YYYY-MM-DD`, in UTC. */
  readonly today: string;
  /** The baselines of the base and of the pull request. */
  readonly baselines: readonly [base: Baseline | undefined, head: Baseline | undefined];
}

/**
 * The decisions are those of the base's policy with the new entries, where the pull request's whole policy allows the
 * same. So whatever they let pass, the policy lets pass too if it is merged first. An entry counts only if it stands in
 * a file that the base's policy consists of already: another file is a change of `extends`. `undefined`: there is none.
 */
export async function additionsIn({
  choice: { governs, substitute, policy, proposal, ceiling },
  proposed,
  stricter,
  today,
  baselines,
}: AdditionsInput): Promise<Additions | undefined> {
  if (governs !== "base" || substitute !== "itself" || !proposal?.isChange) return undefined;
  const files = new Set(policy.sources.map(({ ref }) => ref));
  const isOfPolicy = ({ at }: Pick<Policy["grants"][number], "at">) => files.has(at.source.path);
  const added = newEntries(policy, proposal.policy, today);
  const [grants, waivers] = [added.grants.filter(isOfPolicy), added.waivers.filter(isOfPolicy)];
  if (grants.length === 0 && waivers.length === 0) return undefined;
  const widened = { ...policy, grants: [...policy.grants, ...grants], waivers: [...policy.waivers, ...waivers] };
  const own = await decide(widened, today, ceiling);
  return {
    grants,
    waivers,
    decisions: intersectDecisions(stricter ? intersectDecisions(own, stricter) : own, proposed, "in this pull request"),
    baseline: sharedBaseline(...baselines),
  };
}

/** `1 new grant`, `2 new grants and 1 new waiver`. */
export function additionsText({ grants, waivers }: NewEntries): string {
  const parts = [
    ...(grants.length > 0 ? [counted(grants.length, "new grant")] : []),
    ...(waivers.length > 0 ? [counted(waivers.length, "new waiver")] : []),
  ];
  return parts.join(" and ");
}
