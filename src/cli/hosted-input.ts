/** The input of a command for a repository that is on a server and not on this disk. */
import { libraryIn } from "../policy/file/tree-library.ts";
import { findBaseline } from "../policy/find.ts";
import type { CustomProperties } from "../policy/waves.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { comparedNamesIn } from "../repo/repository-name.ts";
import type { Tree } from "../repo/tree.ts";
import type { EvaluationInput, InputOptions, Machine } from "./input-types.ts";
import { policySources, remoteFor } from "./policy-sources.ts";

/** The commit of a tree, and the address of its repository. */
export interface HostedTree {
  readonly tree: Tree;
  readonly commit: string;
  /** `https://github.com/owner/name`. */
  readonly address: string;
  /** `owner/name`. */
  readonly name: string;
  readonly properties: CustomProperties;
  close(): Promise<void>;
}

/** Rejects with `UserError` for a tree or a policy that cannot be read. */
export async function hostedInput(
  { tree, commit, address, name, properties, close }: HostedTree,
  options: Pick<InputOptions, "policy" | "offline" | "remote">,
  machine: Machine,
): Promise<EvaluationInput> {
  const repo = await RepoIndex.of(tree);
  return {
    root: address,
    below: "",
    repo,
    commit,
    base: undefined,
    ...(await policySources({ ...options, staged: false }, machine, undefined, repo)),
    policyCommit: commit,
    library: libraryIn(repo, commit, remoteFor(options, machine), { repository: async () => ({ name, properties }) }),
    baseline: await findBaseline(repo),
    user: undefined,
    notes: [],
    unlisted: async () => [],
    slug: async () => name,
    repositoryNames: async () => comparedNamesIn([address]),
    close,
  };
}
