/** What the commands take: the options of a run, the machine, and the trees and policies to evaluate. */
import type { UnlistedFile } from "../platform/disk/unlisted.ts";
import type { PolicyLibrary } from "../policy/file/index.ts";
import type { PolicyProblems } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Source } from "../repo/text.ts";
import type { UserDirectories } from "../repo/tree.ts";

/** Where a command runs. */
export interface Machine {
  /** The working directory, absolute. */
  readonly directory: string;
  readonly environment: { readonly [name: string]: string | undefined };
  /** Called for every file that is read. */
  readonly onRead: () => void;
}

/** The options of a command that decide which trees and policies are read. */
export interface InputOptions {
  readonly root: string | undefined;
  readonly policy: string | undefined;
  readonly base: string | undefined;
  /** A revision to check in place of the working tree; a bare repository is checked at `HEAD` without it. */
  readonly head?: string | undefined;
  readonly staged: boolean;
  readonly user: boolean;
  /** Whether files of other repositories come only from the cache. */
  readonly offline: boolean;
  /** Reads files of other repositories; by default with the user's token and cache directory. */
  readonly remote?: PolicyLibrary["remote"];
  /** The path patterns of the selected hosts. */
  readonly places: readonly string[];
}

/** Where the policies of one tree come from. */
export interface PolicySources {
  readonly policy: Source | PolicyProblems | undefined;
  /**
   * With `--staged`: the files that the index holds, which do not count yet. Where one of `HEAD` is invalid, they may
   * repair it.
   */
  readonly next?: Pick<PolicySources, "policy" | "library" | "baseline">;
  /** A policy from outside the directory: the ceiling over its own policy. */
  readonly upper: Source | undefined;
  readonly policyCommit: string | null;
  /** Reads the files that the policy extends. */
  readonly library: PolicyLibrary;
  /** The baseline next to the policy. */
  readonly baseline: Source | PolicyProblems | undefined;
}

/** What is evaluated: the tree, its base, the policies for both, and the questions that only Git can answer. */
export interface EvaluationInput extends PolicySources {
  /** The directory that the paths of the tree are relative to, absolute. */
  readonly root: string;
  /** The directory of the tree whose findings are reported; `""` for all of it. */
  readonly below: string;
  readonly repo: RepoIndex;
  /** The commit that is checked, if it is one. */
  readonly commit?: string;
  readonly base: { readonly repo: RepoIndex; readonly commit: string; readonly sharesObjects?: boolean } | undefined;
  /** With `--base`: the policies of the base, which do not count. What is wrong with them is not new. */
  readonly before?: PolicySources;
  readonly user: UserDirectories | undefined;
  readonly notes: readonly string[];
  /** What git ignores or cannot hold, and a host would read. `patterns`: path patterns that the policy adds. */
  unlisted(patterns: readonly string[]): Promise<readonly UnlistedFile[]>;
  /** Files that the clone did not check out, among them the profiles, the policy and the baseline. */
  readonly absent?: readonly string[];
  /** `owner/name` of the repository. */
  slug(): Promise<string | null>;
  /** The names of the repository, where a host looks in other places for some names; else none. */
  repositoryNames(): Promise<readonly string[]>;
  /** Ends the processes that were started. Rejects where one failed. */
  close(): Promise<void>;
}
