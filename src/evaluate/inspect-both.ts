/** The first step of a run: inspects the head and the tree that it is compared with. */
import { hostsInUse, type InspectOptions, type Inspection, inspect } from "../inspect/index.ts";
import { SharedLoads } from "../inspect/second-tree/shared-loads.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { UserError } from "../repo/tree.ts";
import type { Materials } from "../inspect/material/material.ts";
import { noMaterials } from "../inspect/material/no-material.ts";
import type { Base } from "./input.ts";

/** A tree and what was found in it. */
export interface InspectedTree {
  readonly repo: RepoIndex;
  readonly inspection: Inspection;
  /** The files that its profiles and settings start or read; empty where nothing is compared. */
  readonly materials: Materials;
}

/** The two trees of a run. */
export interface InspectedTrees {
  readonly head: InspectedTree;
  /**
   * Absent: there is no base, or it cannot be read. Where both come to the same, it has the very inspection of the
   * head.
   */
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
  if (!base) return { head: { repo, inspection: await inspect(repo, options), materials: noMaterials } };
  const { areSameMaterials, materialsIn } = await import("../inspect/material/material.ts");
  // A host that the base uses also reads the head: a change that deletes the host's own files hides no profile.
  const usedAtBase = await hostsInUse(base.repo, options);
  // What is equal in both trees is read once. With the user's own directories, paths mean something else in the two.
  const shared = options.user ? {} : { sharedLoads: new SharedLoads() };
  const inspected = await inspect(repo, { ...options, ...shared, usedAtBase });
  // Before the trees are compared, so that files that profiles and settings start count among what was read.
  const head = { repo, inspection: inspected, materials: await materialsIn(inspected, repo) };
  base.repo.shareCache(repo, base.sharesObjects === true);
  if (base.sharesObjects && repo.agreesWith(base.repo)) return { head, base: { ...head, repo: base.repo } };
  const inspection = await inspect(base.repo, { ...options, ...shared }).catch(userErrorOf);
  if (inspection instanceof UserError) return { head, fault: inspection };
  const { withSameManifests } = await import("../inspect/material/manifests.ts");
  const materials = await withSameManifests(
    { repo: base.repo, materials: await materialsIn(inspection, base.repo) },
    head,
  );
  if (inspection !== head.inspection) return { head, base: { repo: base.repo, inspection, materials } };
  if (areSameMaterials(materials, head.materials)) return { head, base: { ...head, repo: base.repo } };
  // What is compared tells the subjects of the two trees apart.
  const subjects = inspection.subjects.map((subject) => ({ ...subject }));
  return { head, base: { repo: base.repo, inspection: { ...inspection, subjects }, materials } };
}

function userErrorOf(error: unknown): UserError {
  if (error instanceof UserError) return error;
  throw error;
}
