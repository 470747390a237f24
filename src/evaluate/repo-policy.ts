/** Reads the policy and the baseline of one commit. */
import { readBaseline } from "./baseline.ts";
import { type LibraryContext, libraryIn } from "../policy/file/tree-library.ts";
import { type PolicyLibrary, readPolicy } from "../policy/file/index.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import { unreadNpmrc } from "../policy/gate/npmrc.ts";
import { npmrcPath } from "../policy/gate/usage.ts";
import type { BaselineState, PolicyFiles, PolicyState } from "../policy/policy-files.ts";
import { readableText } from "../repo/content.ts";
import type { Content, RepoIndex } from "../repo/repo-index.ts";
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

/** The texts that gates are compared by. */
export interface GateSources {
  readonly old: readonly Source[];
  readonly fresh: readonly Source[];
}

/**
 * The selected files of two trees, in which bytes that are not UTF-8 are replaced. Shells run a script with such bytes.
 * Readers of YAML may refuse a file, so one that gets its first such byte counts as gone.
 */
export async function gateSources(
  before: RepoIndex,
  after: RepoIndex,
  isSelected: (path: string) => boolean,
): Promise<GateSources> {
  const [old, fresh] = await Promise.all([contentsIn(before, isSelected), contentsIn(after, isSelected)]);
  const wereText = new Set(old.flatMap(([path, { kind }]) => (kind === "text" ? [path] : [])));
  const isSpoilt = ([path, { kind }]: Selected): boolean =>
    kind === "not-utf8" && wereText.has(path) && /\.ya?ml$/i.test(path);
  return { old: textsOf(old), fresh: textsOf(fresh.filter((file) => !isSpoilt(file))) };
}

type Selected = readonly [path: string, content: Content];

async function contentsIn(repo: RepoIndex, isSelected: (path: string) => boolean): Promise<readonly Selected[]> {
  return Promise.all(
    [...repo.entries.values()]
      // npx follows a link, where GitHub starts no workflow that is one.
      .filter(({ path, kind }) => (kind === "file" || (kind !== "directory" && path === npmrcPath)) && isSelected(path))
      .map(async ({ path }) => [path, await repo.read(path)] as const),
  );
}

function textsOf(files: readonly Selected[]): readonly Source[] {
  return files.flatMap(([path, content]) => {
    const source = readableText(content);
    return path === npmrcPath ? { path, text: source?.text ?? unreadNpmrc } : (source ?? []);
  });
}
