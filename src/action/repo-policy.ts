/** A repository's own policy and baseline, as one of its commits has them. */
import { readBaseline } from "../evaluate/baseline.ts";
import { type PolicyLibrary, readPolicy } from "../policy/file/index.ts";
import { libraryIn } from "../policy/file/extended.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import type { Baseline, Policy, PolicyProblems } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Source } from "../repo/text.ts";

/** A tree that a policy may be read from. */
export interface Holder {
  readonly repo: RepoIndex;
  readonly commit: string;
}

export interface RepoPolicy {
  /** Where it was looked for; `undefined` where it was known not to be there. */
  readonly holder: Holder | undefined;
  /** `undefined` where there is none, or it cannot be used. */
  readonly policy: Policy | undefined;
  readonly source: Source | undefined;
  readonly problems: PolicyProblems | undefined;
  /** Whether a file of another repository, which it extends, cannot be had. */
  readonly missed: boolean;
  readonly baseline: Baseline | undefined;
  readonly baselineSource: Source | undefined;
  readonly baselineProblems: PolicyProblems | undefined;
}

/** A commit that is known to have none. */
export const noPolicy: RepoPolicy = {
  holder: undefined,
  policy: undefined,
  source: undefined,
  problems: undefined,
  missed: false,
  baseline: undefined,
  baselineSource: undefined,
  baselineProblems: undefined,
};

/** `path` names the policy; without it, it is where a repository keeps one. */
export async function repoPolicyIn(
  holder: Holder,
  path: string | undefined,
  remote: PolicyLibrary["remote"],
): Promise<RepoPolicy> {
  let missed = false;
  const library = libraryIn(holder.repo, holder.commit, async (reference) => {
    const found = await remote(reference);
    if (typeof found === "string") missed = true;
    return found;
  });
  const [source, kept] = await Promise.all([findPolicy(holder.repo, path), findBaseline(holder.repo)]);
  const policy = source && ("kind" in source ? source : await readPolicy(source, library, holder.commit));
  const baseline = kept && ("kind" in kept ? kept : readBaseline(kept));
  return {
    holder,
    policy: policy && !("kind" in policy) ? policy : undefined,
    source: source && !("kind" in source) ? source : undefined,
    problems: policy && "kind" in policy ? policy : undefined,
    missed,
    baseline: baseline && !("kind" in baseline) ? baseline : undefined,
    baselineSource: kept && !("kind" in kept) ? kept : undefined,
    baselineProblems: baseline && "kind" in baseline ? baseline : undefined,
  };
}

/** Whether its policy cannot be used. */
export function isBroken(own: RepoPolicy): own is RepoPolicy & { readonly problems: PolicyProblems } {
  return own.problems !== undefined;
}

/** The texts of some files; what is no text is not among them. */
export async function sourcesIn(repo: RepoIndex, wanted: (path: string) => boolean): Promise<readonly Source[]> {
  const contents = await Promise.all(
    [...repo.entries.values()]
      .filter(({ path, kind }) => kind === "file" && wanted(path))
      .map(({ path }) => repo.read(path)),
  );
  return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}
