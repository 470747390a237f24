/** Reads the policy and the baseline of one commit. */
import { readBaseline } from "./baseline.ts";
import { type LibraryContext, libraryIn } from "../policy/file/tree-library.ts";
import { type PolicyLibrary, readPolicy } from "../policy/file/index.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import type { BaselineState, PolicyFiles, PolicyState } from "../policy/policy-files.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Source } from "../repo/text.ts";

/** A commit that a policy is read from. */
export interface PolicyTree {
  readonly repo: RepoIndex;
  /** `undefined`: it is no commit. */
  readonly commit: string | undefined;
}

/** `commit`: where the files were looked for; `undefined` where the tree is known to have none. */
export interface RepoPolicy extends PolicyFiles {
  readonly commit: string | undefined;
}

/** A commit that is known to have no policy. */
export const noPolicy: RepoPolicy = { commit: undefined, policy: { kind: "none" }, baseline: { kind: "none" } };

/** `path` names the policy; without it, a policy is where a repository keeps one. */
export async function repoPolicyIn(
  tree: PolicyTree,
  path: string | undefined,
  remote: PolicyLibrary["remote"],
  beyond: LibraryContext = {},
): Promise<RepoPolicy> {
  const [policy, baseline] = await Promise.all([policyIn(tree, path, remote, beyond), baselineIn(tree.repo)]);
  return { commit: tree.commit, policy, baseline };
}

async function policyIn(
  { repo, commit }: PolicyTree,
  path: string | undefined,
  remote: PolicyLibrary["remote"],
  beyond: LibraryContext,
): Promise<PolicyState> {
  const source = await findPolicy(repo, path);
  if (source === undefined) return { kind: "none" };
  if ("kind" in source) return { kind: "broken", cause: "invalid", problems: source };
  let cause: "invalid" | "unreachable" = "invalid";
  const library = libraryIn(
    repo,
    commit,
    async (reference) => {
      const found = await remote(reference);
      if (typeof found === "string") cause = "unreachable";
      return found;
    },
    beyond,
  );
  const policy = await readPolicy(source, library, commit);
  return "kind" in policy ? { kind: "broken", cause, problems: policy } : { kind: "read", policy, source };
}

async function baselineIn(repo: RepoIndex): Promise<BaselineState> {
  const source = await findBaseline(repo);
  if (source === undefined) return { kind: "none" };
  if ("kind" in source) return { kind: "broken", problems: source, source: undefined };
  const baseline = readBaseline(source);
  return "kind" in baseline ? { kind: "broken", problems: baseline, source } : { kind: "read", baseline, source };
}

/** The text files among the selected ones. */
export async function sourcesIn(repo: RepoIndex, isSelected: (path: string) => boolean): Promise<readonly Source[]> {
  const contents = await Promise.all(
    [...repo.entries.values()]
      .filter(({ path, kind }) => kind === "file" && isSelected(path))
      .map(({ path }) => repo.read(path)),
  );
  return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}
