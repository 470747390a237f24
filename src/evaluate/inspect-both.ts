/** The first step of a run: inspects the head and the tree that it is compared with. */
import { hostsInUse, type InspectOptions, type Inspection, inspect } from "../inspect/index.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { UserError } from "../repo/tree.ts";
import { grantHoldersIn } from "./grant-holders.ts";
import type { Base } from "./input.ts";

/** A tree and what was found in it. */
export interface InspectedTree {
  readonly repo: RepoIndex;
  readonly inspection: Inspection;
}

/** The two trees of a run. */
export interface InspectedTrees {
  readonly head: InspectedTree;
  /** Absent: there is no base, or it cannot be read. Where both trees agree, it has the very inspection of the head. */
  readonly base?: InspectedTree;
  /** Why the base cannot be read. */
  readonly fault?: UserError;
}

/** Returns a fault of the base that the user can fix; rejects on any other fault. */
export async function inspectBoth(
  repo: RepoIndex,
  base: Base | undefined,
  options: InspectOptions,
): Promise<InspectedTrees> {
  if (!base) return { head: { repo, inspection: await inspect(repo, options) } };
  // A host that the base uses also reads the head: a change that deletes the host's own files hides no profile.
  const usedAtBase = await hostsInUse(base.repo, options);
  const head = { repo, inspection: await inspect(repo, { ...options, usedAtBase }) };
  base.repo.shareCache(repo, base.sharesObjects === true);
  if (await agrees(head, base, options)) return { head, base: { repo: base.repo, inspection: head.inspection } };
  const inspection = await inspect(base.repo, options).catch(userErrorOf);
  return inspection instanceof UserError
    ? { head, fault: inspection }
    : { head, base: { repo: base.repo, inspection } };
}

/**
 * Whether both trees agree in everything that the head has read. Files that grants depend on are read first, so that
 * they count.
 */
async function agrees(
  { repo, inspection }: InspectedTree,
  base: Base,
  { decisions }: InspectOptions,
): Promise<boolean> {
  if (!base.sharesObjects) return false;
  await grantHoldersIn(inspection, repo, decisions);
  return repo.agreesWith(base.repo);
}

function userErrorOf(error: unknown): UserError {
  if (error instanceof UserError) return error;
  throw error;
}
