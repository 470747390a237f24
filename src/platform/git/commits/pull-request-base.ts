/** Finds the commit that a pull request is compared with, as far as a clone of depth 1 can prove it. */
import type { Commit } from "./revision.ts";

/** The fields of the event. */
export interface PullRequest {
  /** `pull_request.head.sha`. */
  readonly head: string;
  /**
   * `pull_request.base.sha`: the tip of the base branch when the pull request was opened or last synchronised, or
   * older.
   */
  readonly base: string;
  /** `pull_request.base.ref`: the branch's name. */
  readonly baseRef: string;
  /** The commit that the event ran for (`GITHUB_SHA`), which no earlier step can change. */
  readonly ran?: string;
}

/** The commit that a pull request is compared with. */
export interface Base {
  /** The full id. */
  readonly id: string;
  /** `parent`: the base of the merge. `event`: the base in the event, which may be older. */
  readonly from: "parent" | "event";
  /** Whether this clone has the commit; otherwise it has to be fetched. */
  readonly held: boolean;
}

/**
 * The merge is the commit that the event ran for, or `HEAD` in a clone that lacks it. Its first parent counts only
 * where GitHub made it for this pull request: its second parent is the pull request's head, and one of these proves
 * that the first one is on the base branch:
 *
 * - it is the base that the event names;
 * - the event ran for this merge: GitHub itself merged the pull request into its base branch;
 * - the clone holds the base branch, and the parent is an ancestor of it.
 *
 * A descendant of the named base proves nothing: anybody can write one. Without proof the event's base counts.
 */
export async function baseOf(
  { head, base, baseRef, ran }: PullRequest,
  resolve: (revision: string) => Promise<Commit | undefined>,
  isAncestor: (id: string, tip: string) => Promise<boolean>,
): Promise<Base> {
  const merge = (ran === undefined ? undefined : await resolve(ran)) ?? (await resolve("HEAD"));
  const [first, second] = merge?.parents.length === 2 ? merge.parents : [];
  const answer = async (id: string, from: Base["from"]): Promise<Base> => ({
    id,
    from,
    held: (await resolve(id)) !== undefined,
  });
  if (first === undefined || second !== head) return answer(base, "event");
  if (first === base || merge?.id === ran) return answer(first, "parent");
  const tip = await resolve(`refs/remotes/origin/${baseRef}`);
  if (tip && (await resolve(first)) && (await isAncestor(first, tip.id))) return answer(first, "parent");
  return answer(base, "event");
}
