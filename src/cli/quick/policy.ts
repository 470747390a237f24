/** Whether the repository's policy can be used as it is, and reaches none of the files that a commit changes. */
import type { Place } from "../../platform/git/bare.ts";
import type { Environment } from "../../platform/environment.ts";
import { repositoryAt } from "../../platform/git/index.ts";
import { LocalObjects, pathsById } from "../../platform/git/objects/local-objects.ts";
import type { ObjectFiles } from "../../platform/git/objects/object-files.ts";
import type { Staged } from "../../platform/git/staged/index.ts";
import { libraryIn } from "../../policy/file/tree-library.ts";
import { findBaseline, findPolicy } from "../../policy/find.ts";
import { BlobTree, entryOf } from "../../repo/git/blobs.ts";
import { RepoIndex } from "../../repo/repo-index.ts";
import { governingPolicy } from "../policy.ts";
import { remoteFor } from "../policy-sources.ts";

/** The index of a repository. */
interface Indexed extends Pick<Staged, "entries"> {
  readonly place: Place;
  /** `undefined`: only git knows how its objects are stored. */
  readonly files: ObjectFiles | undefined;
}

/**
 * `changed`: paths that differ from HEAD; where no policy is among them, HEAD has the policy that the index has.
 * `today`: the day of the policy, in UTC.
 */
export async function isPolicyElsewhere(
  { place, entries, files }: Indexed,
  changed: readonly string[],
  environment: Environment,
  today: string,
): Promise<boolean> {
  const repository = repositoryAt({ ...place, prefix: "" }, environment);
  const policyEntries = entries(mayBelongToPolicy).map(({ mode, id, path }) => entryOf(mode, id, path));
  const objects = files
    ? new LocalObjects(repository.objects, files, () => pathsById(policyEntries))
    : repository.objects;
  try {
    const repo = await RepoIndex.of(new BlobTree(objects, "", async () => policyEntries));
    const files = {
      policy: await findPolicy(repo),
      library: libraryIn(repo, undefined, remoteFor({ offline: false }, { environment }), {
        repository: async () => ({ name: (await repository.slug()) ?? null }),
      }),
      baseline: await findBaseline(repo),
    };
    const governing = await governingPolicy({ ...files, next: files, upper: undefined, policyCommit: null }, today);
    if ("kind" in governing) return false;
    const { sources, hosts } = governing.decisions;
    const paths = new Set(sources.map(({ ref }) => ref));
    // Profiles in further directories may name files of any directory.
    return Object.values(hosts).every(({ dirs }) => dirs.length === 0) && !changed.some((path) => paths.has(path));
  } finally {
    await repository.close();
  }
}

/**
 * Files that a policy can consist of, what lies in its place, and the attributes that decide how they are checked out.
 */
function mayBelongToPolicy(path: string): boolean {
  return /\.(?:ya?ml|json)$|(?:^|\/)\.gitattributes$|agent-profile-check/i.test(path);
}
