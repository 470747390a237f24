/** Opens the trees of a command: the tree to check, its base, and the tree that the policy comes from. */
import { organisationNames } from "../inspect/organisation.ts";
import { actionFiles, mayStartHost, workflowsFolder } from "../inspect/launches.ts";
import { mayHoldProfiles } from "../inspect/profile-look.ts";
import { folderNames } from "../inspect/unknown-hosts.ts";
import { diskTree } from "../platform/disk/index.ts";
import { isWithout, namesAt, textsAt } from "../platform/disk/quick-look.ts";
import type { Repository } from "../platform/git/index.ts";
import { locate } from "../platform/git/location.ts";
import { blobId } from "../platform/hash.ts";
import { absolute } from "../platform/native-path.ts";
import { libraryIn } from "../policy/file/extended.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import { baselinePath, policyPaths } from "../policy/model.ts";
import { join, nameOf } from "../repo/path.ts";
import { detectionNamesOf } from "../repo/patterns.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { repositoryNamesIn } from "../repo/repository-name.ts";
import { combine, type Tree, UserError } from "../repo/tree.ts";
import type { EvaluationInput, InputOptions, Machine } from "./input-types.ts";
import { policySources, remoteFor } from "./policy-sources.ts";

/**
 * Rejects with `UserError` for a directory, revision or policy that does not exist. `meanwhile` is called once, with the
 * names at the root of the disk, as soon as the code only waits. Git runs by then, if it is needed.
 */
export async function evaluationInput(
  options: InputOptions,
  machine: Machine,
  meanwhile: (names: readonly string[]) => void = () => undefined,
): Promise<EvaluationInput> {
  const named = absolute(machine.directory, options.root ?? ".");
  const location = locate(named);
  const directory = options.root === undefined ? (location?.top ?? named) : named;
  const open = async (): Promise<Repository | undefined> =>
    location ? (await import("../platform/git/index.ts")).openRepository(directory, machine.environment) : undefined;
  if (location && isPlainlyEmpty(options, directory)) {
    meanwhile([]);
    return emptyInput(directory, open);
  }
  const waiting = (): void => meanwhile(namesAt(directory));
  if (options.head !== undefined)
    return commitInput({ ...options, head: options.head }, machine, await open(), waiting);
  return options.staged
    ? stagedInput(options, machine, await open(), waiting)
    : workingTreeInput(options, machine, named, await open(), waiting);
}

/** Whether the working tree holds no file for any host. Git is not needed to know. */
function isPlainlyEmpty({ policy, base, staged, user, places }: InputOptions, directory: string): boolean {
  if (policy !== undefined || base !== undefined || staged || user) return false;
  const names = [
    ...detectionNamesOf(places),
    ...organisationNames,
    ...actionFiles,
    ...policyPaths.map(nameOf),
    nameOf(baselinePath),
  ];
  return (
    !names.some((name) => name.includes("*")) &&
    isWithout(directory, new Set(names.map((name) => name.toLowerCase())), folderNames, mayHoldProfiles) &&
    textsAt(join(directory, workflowsFolder))?.some(([name, text]) => mayStartHost(name, text)) === false
  );
}

async function emptyInput(root: string, open: () => Promise<Repository | undefined>): Promise<EvaluationInput> {
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
    repositoryNames: async () => [],
    close: async () => undefined,
  };
}

/** The working tree. Its own policy counts, because whoever runs this owns it. */
async function workingTreeInput(
  options: InputOptions,
  machine: Machine,
  named: string,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const root = repository?.root ?? named;
  const disk = diskTree(root, repository && (() => repository.knownFiles()));
  const outside = options.user
    ? (await import("../platform/disk/user.ts")).userTree(options.places, machine.environment)
    : undefined;
  const indexed = RepoIndex.of(counted(outside ? combine(disk, outside.tree) : disk, machine));
  waiting();
  const repo = await indexed;
  const base = options.base === undefined ? undefined : await baseOf(options.base, repository);
  return {
    root,
    repo,
    base,
    ...(await policySources(options, machine, root, repo)),
    policyCommit: null,
    library: libraryIn(repo, undefined, remoteFor(options, machine)),
    baseline: await findBaseline(repo),
    user: outside?.places,
    notes: [],
    ignored: (patterns) => disk.ignored([...options.places, ...patterns]),
    slug: async () => (await repository?.slug()) ?? null,
    repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
    close: async () => repository?.close(),
  };
}

/** The index compared with HEAD. HEAD's policy counts. */
async function stagedInput(
  options: InputOptions,
  machine: Machine,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  if (!repository) throw new UserError("`--staged` checks the git index, but this directory is not in a repository");
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
  const [repo, base] = await Promise.all([RepoIndex.of(counted(repository.index(), machine)), resolved()]);
  const policies = await policySources(options, machine, root, base?.repo);
  const isRepositoryPolicy = options.policy === undefined || policies.upper !== undefined;
  return {
    root,
    repo,
    base,
    ...policies,
    stagedPolicy: isRepositoryPolicy ? { kind: "unread", text: textOf(await findPolicy(repo)) } : { kind: "none" },
    policyCommit: base?.commit ?? null,
    library: libraryIn(base?.repo, base?.commit, remoteFor(options, machine)),
    baseline: base && (await findBaseline(base.repo)),
    user: undefined,
    notes: base ? [] : ["there is no commit yet, so every finding is new"],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
    close: () => repository.close(),
  };
}

/**
 * The names of its remotes, of its directory, and of the repository that a run of GitHub Actions is for. Git is only
 * asked where a host would look at the top for one of the names.
 */
async function repositoryNamesOf(
  repo: RepoIndex,
  root: string,
  repository: Repository | undefined,
  { environment }: Machine,
): Promise<readonly string[]> {
  if (!repo.names("").some((name) => organisationNames.has(name.toLowerCase()))) return [];
  const run = environment["GITHUB_REPOSITORY"];
  return repositoryNamesIn([...((await repository?.addresses()) ?? [root]), ...(run === undefined ? [] : [run])]);
}

function textOf(policy: EvaluationInput["policy"]): string | undefined {
  return policy && "text" in policy ? policy.text : undefined;
}

/** A commit compared with another one. Its own policy counts. */
async function commitInput(
  options: InputOptions & { readonly head: string },
  machine: Machine,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const [head, base] = await Promise.all([
    baseOf(options.head, repository, (tree) => counted(tree, machine)),
    options.base === undefined ? undefined : baseOf(options.base, repository),
  ]);
  if (!repository) throw new Error("a commit was found without a repository");
  waiting();
  const { root, top } = repository;
  return {
    root,
    repo: head.repo,
    commit: head.commit,
    base: base && { ...base, sharesObjects: root === top },
    ...(await policySources(options, machine, root, head.repo)),
    policyCommit: head.commit,
    library: libraryIn(head.repo, head.commit, remoteFor(options, machine)),
    baseline: await findBaseline(head.repo),
    user: undefined,
    notes: [],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    repositoryNames: () => repositoryNamesOf(head.repo, root, repository, machine),
    close: () => repository.close(),
  };
}

async function baseOf(revision: string, repository: Repository | undefined, through = (tree: Tree): Tree => tree) {
  if (!repository) throw new UserError(`\`${revision}\` is a git revision, but this directory is not in a repository`);
  const commit = await repository.resolve(revision);
  if (!commit) throw new UserError(`git does not know the commit \`${revision}\`; fetch it first or name another`);
  return { repo: await RepoIndex.of(through(repository.commit(commit.id))), commit: commit.id };
}

function counted(tree: Tree, { onRead }: Machine): Tree {
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
