/** Opens the trees of a command: the tree to check, its base, and the tree that the policy comes from. */
import { namesMarketplaces, organisationNames } from "../inspect/organisation.ts";
import { actionFiles, mayStartHost, workflowsFolder } from "../inspect/launches.ts";
import { mayHoldProfiles } from "../inspect/unread/profile-look.ts";
import { folderNames } from "../inspect/unread/unknown-hosts.ts";
import { diskTree } from "../platform/disk/index.ts";
import { isWhollyCheckedOut, treeLacksNames, namesAt, textsAt } from "../platform/disk/quick-look.ts";
import type { Repository } from "../platform/git/index.ts";
import { placeFor, type RunPlace } from "../platform/run-place.ts";
import { libraryIn } from "../policy/file/tree-library.ts";
import { findBaseline } from "../policy/find.ts";
import { baselinePath, nearPolicyNames, policyPaths } from "../policy/model.ts";
import { join, nameOf } from "../repo/path.ts";
import { detectionNamesOf } from "../repo/patterns.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { comparedNamesIn } from "../repo/repository-name.ts";
import { combine, type Tree, UserError } from "../repo/tree.ts";
import { counted } from "./counted.ts";
import { startNoHost } from "./quick/pipelines.ts";
import type { EvaluationInput, InputOptions, Machine, PolicySources } from "./input-types.ts";
import { knownBy, policySources, remoteFor, stagedSources } from "./policy-sources.ts";
import { notesOnDisk, notesOnIndex } from "./unlisted.ts";

/**
 * Rejects with `UserError` for a directory, revision or policy that does not exist. `meanwhile` is called once, with
 * the names at the root of the disk, as soon as the code only waits. Git runs by then, if it is needed.
 */
export async function evaluationInput(
  options: InputOptions,
  machine: Machine,
  meanwhile: (names: readonly string[]) => void = () => undefined,
): Promise<EvaluationInput> {
  const at = placeFor(options, machine.directory);
  const { place, top } = at;
  if (place?.isBare) requireNoWorkingTree(options, top);
  else requireNoHostFolder(options, at);
  const open = async (): Promise<Repository | undefined> =>
    place && (await import("../platform/git/index.ts")).repositoryAt({ ...place, prefix: "" }, machine.environment);
  if (place && (await isPlainlyEmpty(options, at))) {
    meanwhile([]);
    return emptyInput(at, open);
  }
  const waiting = (): void => meanwhile(place?.isBare ? [] : namesAt(top));
  const head = options.head ?? (place?.isBare ? "HEAD" : undefined);
  if (head !== undefined) return commitInput({ ...options, head }, machine, at, await open(), waiting);
  return options.staged
    ? stagedInput(options, machine, at, await open(), waiting)
    : workingTreeInput(options, machine, at, await open(), waiting);
}

/** Throws `UserError` for an option that needs the working tree that a bare repository does not have. */
function requireNoWorkingTree({ staged, user }: InputOptions, top: string): void {
  if (staged)
    throw new UserError(
      `\`--staged\` checks the git index, and the bare repository ${top} has none; check a commit with \`--at REV\`, or run this in a clone`,
    );
  if (user) throw new UserError(`\`--user\` does not apply to the bare repository ${top}: no host runs in it`);
}

/** Outside git, the root holds the folders of hosts. One of these folders by itself would have no profile. */
function requireNoHostFolder({ root, places }: InputOptions, { place, top }: RunPlace): void {
  const name = nameOf(top.replaceAll("\\", "/"));
  if (root === undefined || place || !name.startsWith(".") || !detectionNamesOf(places).has(name)) return;
  throw new UserError(
    `\`--root ${root}\` names a folder that a host reads from the directory above it, and this is not in a git repository; name the directory above: --root ${top.slice(0, -name.length - 1) || "/"}`,
  );
}

/** Whether the working tree holds no file for any host. Git is not needed to know. */
async function isPlainlyEmpty(
  { policy, base, head, staged, user, places }: InputOptions,
  { place, top: directory }: RunPlace,
): Promise<boolean> {
  if (policy !== undefined || base !== undefined || head !== undefined || staged || user || place?.isBare) return false;
  if (place && !isWhollyCheckedOut(place.gitDirectory)) return false;
  const names = [
    // The files in it are looked at one by one.
    ...[...detectionNamesOf(places)].filter((name) => name !== workflowsFolder),
    ...organisationNames,
    ...actionFiles,
    ...policyPaths.map(nameOf),
    ...nearPolicyNames,
    nameOf(baselinePath),
  ];
  return (
    !names.some((name) => name.includes("*")) &&
    treeLacksNames(directory, new Set(names.map((name) => name.toLowerCase())), folderNames, mayHoldProfiles) &&
    namesAt(join(directory, ".github")).every((name) => name === "workflows" || name.toLowerCase() !== "workflows") &&
    textsAt(join(directory, workflowsFolder))?.some(([name, text]) => mayStartHost(name, text)) === false &&
    (await startNoHost(directory))
  );
}

async function emptyInput(
  { top: root, below }: RunPlace,
  open: () => Promise<Repository | undefined>,
): Promise<EvaluationInput> {
  return {
    root,
    below,
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
    unlisted: async () => [],
    slug: async () => (await (await open())?.slug()) ?? null,
    repositoryNames: async () => [],
    close: async () => undefined,
  };
}

/** The working tree. Its own policy counts, because whoever runs this owns it. */
async function workingTreeInput(
  options: InputOptions,
  machine: Machine,
  { top: root, below }: RunPlace,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const slug = async () => (await repository?.slug()) ?? null;
  const disk = diskTree(root, repository && (() => repository.knownFiles()), () => repository?.trustsModes() === true);
  const outside = options.user
    ? (await import("../platform/disk/user.ts")).userTree(options.places, machine.environment)
    : undefined;
  const indexed = RepoIndex.of(counted(outside ? combine(disk, outside.tree) : disk, machine));
  waiting();
  const repo = await indexed;
  const base = options.base === undefined ? undefined : await baseOf(options.base, repository);
  return {
    root,
    below,
    repo,
    base,
    ...(await policySources(options, machine, root, repo)),
    policyCommit: null,
    library: libraryIn(repo, undefined, remoteFor(options, machine), { repository: knownBy(slug) }),
    baseline: await findBaseline(repo),
    ...(base ? { before: await policiesOfBase(base, options, machine, root, slug) } : {}),
    user: outside?.places,
    ...(await notesOnDisk(repository, root, options.places, machine)),
    unlisted: (patterns) => disk.unlisted([...options.places, ...patterns]),
    slug,
    repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
    close: async () => repository?.close(),
  };
}

/** The index compared with HEAD. HEAD's policy counts; before the first commit, the index's. */
async function stagedInput(
  options: InputOptions,
  machine: Machine,
  { top: root, below }: RunPlace,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  if (!repository) throw new UserError("`--staged` checks the git index, but this directory is not in a repository");
  const slug = async () => (await repository.slug()) ?? null;
  const trees = repository.staged();
  const resolved = async () => {
    const pending = trees.head();
    waiting();
    const head = await pending;
    return (
      head && {
        repo: await RepoIndex.of(trees.treeOf(head.id)),
        commit: head.id,
        sharesObjects: true,
      }
    );
  };
  const [repo, base] = await Promise.all([RepoIndex.of(counted(trees.index, machine)), resolved()]);
  const policies = await stagedSources(options, machine, { root, repo, base, slug });
  requireDirectory(repo, below, "the index");
  return {
    root,
    below,
    repo,
    base,
    ...policies,
    user: undefined,
    notes: base
      ? await notesOnIndex(repository)
      : ["there is no commit yet, so every finding is new, and the staged policy applies"],
    unlisted: async () => [],
    slug,
    repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
    close: () => repository.close(),
  };
}

async function policiesOfBase(
  { repo, commit }: NonNullable<EvaluationInput["base"]>,
  options: InputOptions,
  machine: Machine,
  root: string,
  slug: () => Promise<string | null>,
): Promise<PolicySources> {
  return {
    ...(await policySources(options, machine, root, repo, { isOnDisk: false })),
    policyCommit: commit,
    library: libraryIn(repo, commit, remoteFor(options, machine), { repository: knownBy(slug) }),
    baseline: await findBaseline(repo),
  };
}

/**
 * The names of its remotes, of its directory, and of the repository that a run of GitHub Actions is for. Git is only
 * asked where a host would look at the top for one of the names, or where settings name a marketplace.
 */
async function repositoryNamesOf(
  repo: RepoIndex,
  root: string,
  repository: Repository | undefined,
  { environment }: Machine,
): Promise<readonly string[]> {
  const isCompared = repo.names("").some((name) => organisationNames.has(name.toLowerCase()));
  if (!isCompared && !(await namesMarketplaces(repo))) return [];
  const run = environment["GITHUB_REPOSITORY"];
  return comparedNamesIn([...((await repository?.addresses()) ?? [root]), ...(run === undefined ? [] : [run])]);
}

/** A commit, or a commit compared with another one. Its own policy counts. */
async function commitInput(
  options: InputOptions & { readonly head: string },
  machine: Machine,
  { top: root, below, place }: RunPlace,
  repository: Repository | undefined,
  waiting: () => void,
): Promise<EvaluationInput> {
  const isDefault = place?.isBare === true && options.head === "HEAD";
  if (isDefault) await requireCommit(repository, root);
  const [head, base] = await Promise.all([
    baseOf(options.head, repository, (tree) => counted(tree, machine)),
    options.base === undefined ? undefined : baseOf(options.base, repository),
  ]);
  if (!repository) throw new Error("a commit was found without a repository");
  waiting();
  requireDirectory(head.repo, below, `the commit ${head.commit}`);
  const slug = async () => (await repository.slug()) ?? null;
  return {
    root,
    below,
    repo: head.repo,
    commit: head.commit,
    base: base && { ...base, sharesObjects: true },
    ...(await policySources(options, machine, root, head.repo)),
    policyCommit: head.commit,
    library: libraryIn(head.repo, head.commit, remoteFor(options, machine), { repository: knownBy(slug) }),
    baseline: await findBaseline(head.repo),
    ...(base ? { before: await policiesOfBase(base, options, machine, root, slug) } : {}),
    user: undefined,
    notes: isDefault ? [`a bare repository is checked at HEAD, here the commit ${head.commit}`] : [],
    unlisted: async () => [],
    slug,
    repositoryNames: () => repositoryNamesOf(head.repo, root, repository, machine),
    close: () => repository.close(),
  };
}

/** A mirror's `HEAD` may name a branch that the mirror does not have. */
async function requireCommit(repository: Repository | undefined, top: string): Promise<void> {
  if (repository && !(await repository.resolve("HEAD")))
    throw new UserError(
      `HEAD of the bare repository ${top} has no commit yet; push or fetch one, or name another with \`--at REV\``,
    );
}

function requireDirectory(repo: RepoIndex, below: string, where: string): void {
  if (below !== "" && ![...repo.entries.inside(below)].length)
    throw new UserError(`\`--root\`: \`${below}\` is not a directory of ${where}`);
}

async function baseOf(revision: string, repository: Repository | undefined, through = (tree: Tree): Tree => tree) {
  if (!repository) throw new UserError(`\`${revision}\` is a git revision, but this directory is not in a repository`);
  const commit = await (await import("../platform/git/commits/named-commit.ts")).namedCommit(revision, repository);
  return { repo: await RepoIndex.of(through(repository.commit(commit.id))), commit: commit.id };
}
