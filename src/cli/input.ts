/** What a command line asks to be judged: the tree, its base, and the policy, each from where it counts. */
import { gone, readFile } from "../platform/disk/bytes.ts";
import { blobId } from "../platform/hash.ts";
import { diskTree } from "../platform/disk/index.ts";
import { isWithout, namesAt } from "../platform/disk/quick-look.ts";
import type { Repository } from "../platform/git/index.ts";
import { locate } from "../platform/git/location.ts";
import { absolute, below } from "../platform/native-path.ts";
import { nameOf } from "../repo/path.ts";
import { detectionNamesOf } from "../repo/patterns.ts";
import type { PolicyLibrary } from "../policy/file/index.ts";
import { libraryIn } from "../policy/file/extended.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import type { PolicyState } from "../policy/policy-files.ts";
import { baselinePath, type PolicyProblems, policyPaths } from "../policy/model.ts";
import { folderNames } from "../inspect/unknown-hosts.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { decodeText, type Source } from "../repo/text.ts";
import { combine, UserError, type Tree, UnreadableFile, type UserDirectories } from "../repo/tree.ts";

/** Where a command runs. */
export interface Machine {
  /** The working directory, absolute. */
  readonly directory: string;
  readonly environment: { readonly [name: string]: string | undefined };
  /** Hears of every file that is read: there may be many. */
  readonly onRead: () => void;
}

export interface InputOptions {
  readonly root: string | undefined;
  readonly policy: string | undefined;
  readonly base: string | undefined;
  /** A commit that is judged instead of what is on disk. */
  readonly head?: string | undefined;
  readonly staged: boolean;
  readonly user: boolean;
  /** Whether other repositories are read from the cache alone. */
  readonly offline: boolean;
  /** Where the hosts that are asked look. */
  readonly places: readonly string[];
}

export interface EvaluationInput {
  /** The directory that is judged, absolute. */
  readonly root: string;
  readonly repo: RepoIndex;
  /** The commit that is judged, where it is one. */
  readonly commit?: string;
  readonly base: { readonly repo: RepoIndex; readonly commit: string; readonly sharesObjects?: boolean } | undefined;
  readonly policy: Source | PolicyProblems | undefined;
  /** With `--staged`: what the index holds, which does not count yet. */
  readonly stagedPolicy?: PolicyState;
  /** A policy from outside the directory: a ceiling over its own, or over none. */
  readonly upper: Source | undefined;
  readonly policyCommit: string | null;
  /** Where the files come from that the policy extends. */
  readonly library: PolicyLibrary;
  /** Findings of an earlier day, from where the policy comes from. */
  readonly baseline: Source | PolicyProblems | undefined;
  readonly user: UserDirectories | undefined;
  readonly notes: readonly string[];
  /** Files where a host looks and that git ignores; `further` are places that the policy adds. */
  ignored(further: readonly string[]): Promise<readonly string[]>;
  /** `owner/name` of the repository. */
  slug(): Promise<string | null>;
  /** Ends what was started. Rejects where that ended badly. */
  close(): Promise<void>;
}

/**
 * Rejects with `Mistake` for a directory, revision or policy that is not there. `meanwhile` is called once, with names that
 * stand at the root on disk, as soon as there is nothing to do but wait; git is at work by then, if it is needed.
 */
export async function evaluationInput(
  wish: InputOptions,
  machine: Machine,
  meanwhile: (names: readonly string[]) => void = () => undefined,
): Promise<EvaluationInput> {
  const here = absolute(machine.directory, wish.root ?? ".");
  const location = locate(here);
  const directory = wish.root === undefined ? (location?.top ?? here) : here;
  const open = async (): Promise<Repository | undefined> =>
    location ? (await import("../platform/git/index.ts")).openRepository(directory, machine.environment) : undefined;
  if (location && isPlainlyEmpty(wish, directory)) {
    meanwhile([]);
    return emptyMatter(directory, open);
  }
  const waiting = (): void => meanwhile(namesAt(directory));
  if (wish.head !== undefined) return committedMatter({ ...wish, head: wish.head }, machine, await open(), waiting);
  return wish.staged
    ? stagedMatter(wish, machine, await open(), waiting)
    : workingMatter(wish, machine, here, await open(), waiting);
}

/** Whether the working tree holds nothing for any host, whatever git knows of it. */
function isPlainlyEmpty({ policy, base, staged, user, places }: InputOptions, directory: string): boolean {
  if (policy !== undefined || base !== undefined || staged || user) return false;
  const names = [...detectionNamesOf(places), ...policyPaths.map(nameOf), nameOf(baselinePath)];
  return (
    !names.some((name) => name.includes("*")) &&
    isWithout(directory, new Set(names.map((name) => name.toLowerCase())), folderNames)
  );
}

async function emptyMatter(root: string, open: () => Promise<Repository | undefined>): Promise<EvaluationInput> {
  return {
    root,
    repo: await RepoIndex.of({ list: async () => [], read: () => Promise.reject(new Error("an empty tree was read")) }),
    base: undefined,
    policy: undefined,
    upper: undefined,
    policyCommit: null,
    library: libraryIn(undefined, undefined, () =>
      Promise.reject(new Error("a policy was extended where there is none")),
    ),
    baseline: undefined,
    user: undefined,
    notes: [],
    ignored: async () => [],
    slug: async () => (await (await open())?.slug()) ?? null,
    close: async () => undefined,
  };
}

/** The disk; the policy too is what is there, since nobody but its owner runs this. */
async function workingMatter(
  wish: InputOptions,
  machine: Machine,
  here: string,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const root = repository?.root ?? here;
  const disk = diskTree(root, repository && (() => repository.knownFiles()));
  const outside = wish.user
    ? (await import("../platform/disk/user.ts")).userTree(wish.places, machine.environment)
    : undefined;
  const surveyed = RepoIndex.of(heard(outside ? combine(disk, outside.tree) : disk, machine));
  waiting();
  const repo = await surveyed;
  const base = wish.base === undefined ? undefined : await baseOf(wish.base, repository);
  return {
    root,
    repo,
    base,
    ...(await policiesOf(wish, machine, root, repo)),
    policyCommit: null,
    library: libraryIn(repo, undefined, elsewhere(wish, machine)),
    baseline: await findBaseline(repo),
    user: outside?.places,
    notes: [],
    ignored: (further) => disk.ignored([...wish.places, ...further]),
    slug: async () => (await repository?.slug()) ?? null,
    close: async () => repository?.close(),
  };
}

/** The index beside HEAD: a commit in the making does not bring its own policy. */
async function stagedMatter(
  wish: InputOptions,
  machine: Machine,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  if (!repository) throw new UserError("`--staged` judges the index of git, and this directory is in no repository");
  const { root } = repository;
  const resolved = async () => {
    const head = await repository.resolve("HEAD");
    waiting();
    return (
      head && {
        repo: await RepoIndex.of(repository.commit(head.id)),
        commit: head.id,
        sharesObjects: root === repository.top,
      }
    );
  };
  const [repo, base] = await Promise.all([RepoIndex.of(heard(repository.index(), machine)), resolved()]);
  const policies = await policiesOf(wish, machine, root, base?.repo);
  const isOwn = wish.policy === undefined || policies.upper !== undefined;
  return {
    root,
    repo,
    base,
    ...policies,
    stagedPolicy: isOwn ? { kind: "unread", text: textOf(await findPolicy(repo)) } : { kind: "none" },
    policyCommit: base?.commit ?? null,
    library: libraryIn(base?.repo, base?.commit, elsewhere(wish, machine)),
    baseline: base && (await findBaseline(base.repo)),
    user: undefined,
    notes: base ? [] : ["there is no commit yet, so every finding is new"],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    close: () => repository.close(),
  };
}

function textOf(policy: EvaluationInput["policy"]): string | undefined {
  return policy && "text" in policy ? policy.text : undefined;
}

/** A commit beside another one, whatever is on disk; its policy is its own. */
async function committedMatter(
  wish: InputOptions & { readonly head: string },
  machine: Machine,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const [head, base] = await Promise.all([
    baseOf(wish.head, repository, (tree) => heard(tree, machine)),
    wish.base === undefined ? undefined : baseOf(wish.base, repository),
  ]);
  if (!repository) throw new Error("a commit was found without a repository");
  waiting();
  const { root, top } = repository;
  return {
    root,
    repo: head.repo,
    commit: head.commit,
    base: base && { ...base, sharesObjects: root === top },
    ...(await policiesOf(wish, machine, root, head.repo)),
    policyCommit: head.commit,
    library: libraryIn(head.repo, head.commit, elsewhere(wish, machine)),
    baseline: await findBaseline(head.repo),
    user: undefined,
    notes: [],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    close: () => repository.close(),
  };
}

async function baseOf(revision: string, repository: Repository | undefined, through = (tree: Tree): Tree => tree) {
  if (!repository)
    throw new UserError(`\`${revision}\` names a revision of git, and this directory is in no repository`);
  const commit = await repository.resolve(revision);
  if (!commit) throw new UserError(`git knows no commit \`${revision}\`; fetch it first, or name another`);
  return { repo: await RepoIndex.of(through(repository.commit(commit.id))), commit: commit.id };
}

/** A policy that is named may lie anywhere on disk; inside the root it is the one of the tree that policies come from. */
async function policiesOf(
  wish: InputOptions,
  machine: Machine,
  root: string,
  repo: RepoIndex | undefined,
): Promise<Pick<EvaluationInput, "policy" | "upper">> {
  const { policy, staged } = wish;
  const { directory } = machine;
  if (policy === undefined) return { policy: repo && (await findPolicy(repo)), upper: undefined };
  if (policy.includes("//") && policy.includes("@"))
    return { policy: repo && (await findPolicy(repo)), upper: await foreign(policy, elsewhere(wish, machine)) };
  const way = below(root, absolute(directory, policy));
  if (way !== undefined && staged && !repo?.entries.has(way)) throw new UserError(`HEAD has no policy file \`${way}\``);
  if (way !== undefined && repo?.entries.has(way)) return { policy: await findPolicy(repo, way), upper: undefined };
  const source = readFrom(directory, policy);
  if (way !== undefined) return { policy: { ...source, path: way }, upper: undefined };
  return { policy: repo && (await findPolicy(repo)), upper: source };
}

/** A policy of another repository, which is a ceiling over this one's own as it is in the action. */
async function foreign(policy: string, remote: PolicyLibrary["remote"]): Promise<Source> {
  const { referenceOf, referenceText } = await import("../policy/file/reference.ts");
  const reference = referenceOf(policy);
  if (typeof reference === "string" || reference.kind !== "remote")
    throw new UserError(
      typeof reference === "string" ? reference : `\`${policy}\` names no file of another repository`,
    );
  const found = await remote(reference);
  if (typeof found === "string")
    throw new UserError(`the policy \`${referenceText(reference)}\` cannot be had: ${found}`);
  return { ...found.source, path: referenceText(reference) };
}

/** Other repositories, loaded once a policy names one. */
function elsewhere({ offline }: InputOptions, { environment }: Machine): PolicyLibrary["remote"] {
  let remote: PolicyLibrary["remote"] | undefined;
  return async (reference) => {
    remote ??= (await import("../platform/github/machine.ts")).remoteOf(environment, offline);
    return remote(reference);
  };
}

function readFrom(directory: string, path: string): Source {
  let bytes: Uint8Array;
  try {
    bytes = readFile(absolute(directory, path));
  } catch (error) {
    if (error instanceof UnreadableFile && error.message === gone)
      throw new UserError(
        `there is no policy file \`${path}\`${path.startsWith("preset:") ? "; a preset stands in a policy's `extends`" : ""}`,
      );
    throw error instanceof UnreadableFile ? new UserError(`the policy file \`${path}\` ${error.message}`) : error;
  }
  const text = decodeText(bytes);
  if (text === undefined) throw new UserError(`the policy file \`${path}\` is not UTF-8 text`);
  return { path, text };
}

function heard(tree: Tree, { onRead }: Machine): Tree {
  return {
    ...(tree.holdsUser ? { holdsUser: true } : {}),
    list: () => tree.list(),
    identify: async (path) => (await tree.identify?.(path)) ?? tree.read(path).then(blobId, () => undefined),
    read: (path) => {
      onRead();
      return tree.read(path);
    },
  };
}
