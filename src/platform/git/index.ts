/** A Git repository as trees: the listing of its working tree, its index and its commits. */
import { existsSync } from "node:fs";
import { join, resolve as resolvePath } from "node:path";
import type { Objects } from "../../repo/git/blobs.ts";
import { type Entry, RunFailure, type Tree } from "../../repo/tree.ts";
import { ensureMemoryForFile } from "../memory.ts";
import type { Place } from "./bare.ts";
import { CatFileBatch } from "./objects/cat-file-batch.ts";
import { type Git, gitAt, runGit } from "./command.ts";
import type { Environment } from "../environment.ts";
import type { Token } from "./commits/fetch.ts";
import { indexFileOf } from "./staged/file.ts";
import { locateRepository } from "./location.ts";
import type { NotCheckedOut } from "./working-tree/not-checked-out.ts";
import { isPartial, type MissingObjects, missingObjectsOf } from "./objects/missing-objects.ts";
import { originOfPlain } from "./plain-repository.ts";
import type { Base, PullRequest } from "./commits/pull-request-base.ts";
import { type Commit, commitOf } from "./commits/revision.ts";
import type { StagedSource } from "./staged/trees.ts";
import type { StagedEdit } from "./staged/write.ts";
import { type Known, knownFiles, trustsModes } from "./working-tree/index.ts";

export type { Token } from "./commits/fetch.ts";
export type { MissingObjects } from "./objects/missing-objects.ts";
export type { Base, PullRequest } from "./commits/pull-request-base.ts";
export type { Commit } from "./commits/revision.ts";
export type { NotCheckedOut } from "./working-tree/not-checked-out.ts";
export type { Known } from "./working-tree/index.ts";

/** Every method rejects with a `UserError` for what the user can fix, and with another error if git fails. */
export interface Repository {
  /** The directory that is checked: absolute, without links. The paths of all trees are relative to it. */
  readonly root: string;
  /** The top of the working tree: `root`, or a directory above it. */
  readonly top: string;
  /**
   * Git's listing of the working tree below `root`; the disk decides what is there. `undefined` if an ignore rule
   * excludes all of `root`. Starts a process at most.
   */
  knownFiles(): Promise<Known | undefined>;
  /** Whether git takes from the disk which files are executable. Starts no process. */
  trustsModes(): boolean;
  /** The index below `root`, or the index that a commit in progress made for its hook. Starts one process. */
  index(): Tree;
  /**
   * The same, the commit that is HEAD, and the tree of a commit (full id). Starts no process where they differ little.
   */
  staged(): StagedRepository;
  /**
   * The tree of a commit (full id) below `root`. Starts no process but that of the clone's objects. Contents come from
   * `objects` if it is given; files that are expected to be read are requested from it early.
   */
  commit(id: string, objects?: Objects, isExpected?: (entry: Entry) => boolean): Tree;
  /** Files that a sparse checkout or `--no-checkout` left off the disk. Starts no process in another clone. */
  notCheckedOut(): Promise<NotCheckedOut | undefined>;
  /** The objects of this clone. */
  readonly objects: Objects & Required<Pick<Objects, "each">>;
  /** Whether the clone is partial. Starts no process. */
  isPartial(): boolean;
  /** The objects of a commit that the clone lacks. */
  missingObjectsOf(id: string): Promise<MissingObjects>;
  /** The commit of a revision, tags peeled; `undefined` if there is none. */
  resolve(revision: string): Promise<Commit | undefined>;
  /**
   * Whether HEAD names a branch that has no commit yet. It has one where that cannot be read, or its name is damaged.
   */
  isUnborn(): Promise<boolean>;
  /** Whether the clone lacks older commits. */
  isShallow(): boolean;
  /** Full id of the best common ancestor; `undefined` if there is none, or if a shallow clone does not have it. */
  mergeBase(a: string, b: string): Promise<string | undefined>;
  /** The commit of the default branch in the clone; `undefined`: the clone does not know it. */
  defaultBranch(): Promise<Commit | undefined>;
  /** `owner/name` of `origin`; never a credential. */
  slug(): Promise<string | undefined>;
  /** The addresses of its remotes and its own directories, which may hold credentials: for `repositoryNamesIn`. */
  addresses(): Promise<readonly string[]>;
  /** Fetches one commit and its trees, without history, from `origin`; `token` is used if git has no credentials. */
  fetch(id: string, token?: Token): Promise<void>;
  /** Fetches blobs, and trees with all trees below them, from `origin`. */
  fetchObjects(ids: readonly string[], token?: Token): Promise<void>;
  /** Full id of the current commit of a branch of `origin`; `undefined` if there is no such branch. */
  tipOf(branch: string, token?: Token): Promise<string | undefined>;
  /** The commit that a pull request is compared with, as far as this clone can prove it. */
  baseOf(request: PullRequest): Promise<Base>;
  /** Writes new contents of files, with paths below `root`, to the index that `index` reads. */
  stage(edits: readonly StagedEdit[]): Promise<void>;
  /** Ends git. Rejects if git failed. */
  close(): Promise<void>;
}

/** The index of a clone and the commits that it is compared with. */
export interface StagedRepository {
  readonly index: Tree;
  /** `undefined`: there is no commit yet. Rejects where there is one that cannot be read. */
  head(): Promise<Commit | undefined>;
  /** The tree of a commit by its full id. */
  treeOf(id: string): Tree;
}

/** The repository around a directory; `undefined` outside git and in a bare repository. Starts no process. */
export function openRepository(directory: string, environment: Environment = process.env): Repository | undefined {
  const location = locateRepository(directory);
  return location && repositoryAt({ ...location, isBare: false }, environment);
}

/** A repository that was found. Starts no process. A bare one has no index and no working tree. */
export function repositoryAt(location: Place, environment: Environment): Repository {
  const { top, prefix, isBare } = location;
  const git = gitAt(top, environment, { isBare });
  const objects = new CatFileBatch(git);
  const resolve = (revision: string): Promise<Commit | undefined> => commitOf(objects, revision);
  const isUnborn = () => isUnbornIn(git);
  return {
    root: prefix === "" ? top : resolvePath(top, prefix),
    top,
    knownFiles: () => knownFiles(git, location),
    trustsModes: () => trustsModes(location.shared),
    index() {
      const file = indexFileOf(location, environment);
      return lazily(async () => (await import("./staged/tree.ts")).indexTree(git, objects, prefix, file));
    },
    staged: () => stagedTrees({ place: location, git, objects, prefix, index: indexFileOf(location, environment) }),
    commit: (id, contents = objects, isExpected) =>
      lazily(async () =>
        (await import("./commits/commit-tree.ts")).commitTree({
          trees: objects,
          isPartial: () => isPartial(location.shared),
          contents,
          prefix,
          id,
          isExpected,
        }),
      ),
    notCheckedOut: async () => (await import("./working-tree/not-checked-out.ts")).notCheckedOut(git, location),
    objects,
    isPartial: () => isPartial(location.shared),
    missingObjectsOf: async (id) => missingObjectsOf(git, id),
    resolve,
    isUnborn,
    isShallow: () => existsSync(join(location.shared, "shallow")),
    mergeBase: (a, b) => mergeBase(git, a, b),
    defaultBranch: async () => (await import("./commits/default-branch.ts")).defaultBranchIn(git, resolve),
    slug: async () => slugIn(originOf(location) ?? { url: await configuredOrigin(git) }),
    addresses: async () => [...(await remotesOf(git)), top, location.shared],
    fetch: async (id, token) => (await import("./commits/fetch.ts")).fetchCommit(git, location.shared, id, token),
    fetchObjects: async (ids, token) => (await import("./commits/fetch.ts")).fetchObjects(git, ids, token),
    tipOf: async (branch, token) => (await import("./commits/fetch.ts")).tipOf(git, branch, token),
    baseOf: async (request) =>
      (await import("./commits/pull-request-base.ts")).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
    stage: async (edits) =>
      (await import("./staged/write.ts")).stageEdits(git, prefix, indexFileOf(location, environment), edits),
    close: () => objects.close(),
  };
}

/** The index and `HEAD`, whose code is loaded at once. */
function stagedTrees(source: StagedSource): ReturnType<Repository["staged"]> {
  const trees = import("./staged/trees.ts").then(({ StagedTrees }) => new StagedTrees(source));
  return {
    index: lazily(async () => (await trees).index()),
    head: async () => {
      const found = await commitOf((await trees).objects, "HEAD");
      if (!found && !(await isUnbornIn(source.git)))
        throw new RunFailure("git cannot read the commit that HEAD names; `git fsck` says what is damaged");
      return found;
    },
    treeOf: (id) => lazily(async () => (await trees).treeOf(id)),
  };
}

/**
 * The commit is named without being read, so broken objects do not count. Of a broken ref Git says that there is none.
 */
async function isUnbornIn(git: Git): Promise<boolean> {
  const { status } = await runGit(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
  return (
    status === 1 && (await runGit(git, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1, 128] })).status === 0
  );
}

async function mergeBase(git: Git, a: string, b: string): Promise<string | undefined> {
  const { status, output } = await runGit(git, ["merge-base", "--end-of-options", a, b], { answers: [0, 1] });
  return status === 0 ? output.toString().trim() : undefined;
}

async function isAncestor(git: Git, id: string, tip: string): Promise<boolean> {
  return (
    (await runGit(git, ["merge-base", "--is-ancestor", "--end-of-options", id, tip], { answers: [0, 1] })).status === 0
  );
}

/** What the settings of a plain repository say, without a process; in doubt git is asked. */
function originOf(location: Place): ReturnType<typeof originOfPlain> {
  try {
    return location.isBare ? undefined : originOfPlain(location);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) return undefined;
    throw error;
  }
}

async function configuredOrigin(git: Git): Promise<string> {
  const { output } = await runGit(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
  return output.toString().trim();
}

/** `owner/name` of an address on a server. */
function slugIn({ url = "" }: { readonly url?: string | undefined }): string | undefined {
  const isRemote = /^(?!file:)[a-z+]+:\/\/[^/]|^[^/:]{2,}:(?!\/\/)/.test(url);
  const [, owner, name] = (isRemote && /[/:]([^/:\s]+)\/([^/:\s]+?)(?:\.git)?\/?$/.exec(url)) || [];
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}

async function remotesOf(git: Git): Promise<readonly string[]> {
  const { output } = await runGit(git, ["config", "-z", "--get-regexp", "^remote\\..*\\.url$"], { answers: [0, 1] });
  return output
    .toString()
    .split("\0")
    .flatMap((entry) => (entry.includes("\n") ? [entry.slice(entry.indexOf("\n") + 1)] : []));
}

/** A tree whose code is loaded when it is used: the working tree does not need it, and starts sooner. */
function lazily(load: () => Promise<Tree>): Tree {
  let tree: Promise<Tree> | undefined;
  const loaded = (): Promise<Tree> => (tree ??= load());
  return {
    list: async () => (await loaded()).list(),
    read: async (path) => {
      ensureMemoryForFile();
      return (await loaded()).read(path);
    },
    glimpse: async (paths, take) => (await (await loaded()).glimpse?.(paths, take)) ?? false,
    identify: async (path) => (await loaded()).identify?.(path),
  };
}
