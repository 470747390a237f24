/** What a command line asks to be judged: the tree, its base, and the policy, each from where it counts. */
import { gone, readFile } from "../platform/disk/bytes.ts";
import { blobId } from "../platform/hash.ts";
import { diskTree } from "../platform/disk/index.ts";
import { isWithout, namesAt } from "../platform/disk/quick-look.ts";
import type { Repository } from "../platform/git/index.ts";
import { locate } from "../platform/git/location.ts";
import { absolute, below } from "../platform/native-path.ts";
import { nameOf } from "../repo/path.ts";
import { signsOf } from "../repo/patterns.ts";
import type { Library } from "../policy/file/index.ts";
import { libraryIn } from "../policy/file/extended.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import { baselinePath, type PolicyProblems, policyPaths } from "../policy/model.ts";
import { folderNames } from "../inspect/unknown-hosts.ts";
import { Survey } from "../repo/repo-index.ts";
import { decodeText, type Source } from "../repo/text.ts";
import { combine, Mistake, type Tree, Unreadable, type UserPlaces } from "../repo/tree.ts";

/** Where a command runs. */
export interface Machine {
  /** The working directory, absolute. */
  readonly directory: string;
  readonly environment: { readonly [name: string]: string | undefined };
  /** Hears of every file that is read: there may be many. */
  readonly onRead: () => void;
}

export interface Wish {
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

export interface Matter {
  /** The directory that is judged, absolute. */
  readonly root: string;
  readonly survey: Survey;
  /** The commit that is judged, where it is one. */
  readonly commit?: string;
  readonly base: { readonly survey: Survey; readonly commit: string; readonly isAkin?: boolean } | undefined;
  readonly policy: Source | PolicyProblems | undefined;
  /** A policy from outside the directory: a ceiling over its own, or over none. */
  readonly upper: Source | undefined;
  readonly policyCommit: string | null;
  /** Where the files come from that the policy extends. */
  readonly library: Library;
  /** Findings of an earlier day, from where the policy comes from. */
  readonly baseline: Source | PolicyProblems | undefined;
  readonly user: UserPlaces | undefined;
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
export async function matterOf(wish: Wish, machine: Machine, meanwhile: (names: readonly string[]) => void = () => undefined): Promise<Matter> {
  const here = absolute(machine.directory, wish.root ?? ".");
  const location = locate(here);
  const directory = wish.root === undefined ? (location?.top ?? here) : here;
  const open = async (): Promise<Repository | undefined> => (location ? (await import("../platform/git/index.ts")).openRepository(directory, machine.environment) : undefined);
  if (location && isPlainlyEmpty(wish, directory)) {
    meanwhile([]);
    return emptyMatter(directory, open);
  }
  const waiting = (): void => meanwhile(namesAt(directory));
  if (wish.head !== undefined) return committedMatter({ ...wish, head: wish.head }, machine, await open(), waiting);
  return wish.staged ? stagedMatter(wish, machine, await open(), waiting) : workingMatter(wish, machine, here, await open(), waiting);
}

/** Whether the working tree holds nothing for any host, whatever git knows of it. */
function isPlainlyEmpty({ policy, base, staged, user, places }: Wish, directory: string): boolean {
  if (policy !== undefined || base !== undefined || staged || user) return false;
  const names = [...signsOf(places), ...policyPaths.map(nameOf), nameOf(baselinePath)];
  return !names.some((name) => name.includes("*")) && isWithout(directory, new Set(names.map((name) => name.toLowerCase())), folderNames);
}

async function emptyMatter(root: string, open: () => Promise<Repository | undefined>): Promise<Matter> {
  return {
    root,
    survey: await Survey.of({ list: async () => [], read: () => Promise.reject(new Error("an empty tree was read")) }),
    base: undefined,
    policy: undefined,
    upper: undefined,
    policyCommit: null,
    library: libraryIn(undefined, undefined, () => Promise.reject(new Error("a policy was extended where there is none"))),
    baseline: undefined,
    user: undefined,
    notes: [],
    ignored: async () => [],
    slug: async () => (await (await open())?.slug()) ?? null,
    close: async () => undefined,
  };
}

/** The disk; the policy too is what is there, since nobody but its owner runs this. */
async function workingMatter(wish: Wish, machine: Machine, here: string, repository: Repository | undefined, waiting: () => void): Promise<Matter> {
  const root = repository?.root ?? here;
  const disk = diskTree(root, repository && (() => repository.knownFiles()));
  const outside = wish.user ? (await import("../platform/disk/user.ts")).userTree(wish.places, machine.environment) : undefined;
  const surveyed = Survey.of(heard(outside ? combine(disk, outside.tree) : disk, machine));
  waiting();
  const survey = await surveyed;
  const base = wish.base === undefined ? undefined : await baseOf(wish.base, repository);
  return {
    root,
    survey,
    base,
    ...(await policiesOf(wish, machine, root, survey)),
    policyCommit: null,
    library: libraryIn(survey, undefined, elsewhere(wish, machine)),
    baseline: await findBaseline(survey),
    user: outside?.places,
    notes: [],
    ignored: (further) => disk.ignored([...wish.places, ...further]),
    slug: async () => (await repository?.slug()) ?? null,
    close: async () => repository?.close(),
  };
}

/** The index beside HEAD: a commit in the making does not bring its own policy. */
async function stagedMatter(wish: Wish, machine: Machine, repository: Repository | undefined, waiting: () => void): Promise<Matter> {
  if (!repository) throw new Mistake("`--staged` judges the index of git, and this directory is in no repository");
  const { root } = repository;
  const resolved = async () => {
    const head = await repository.resolve("HEAD");
    waiting();
    return head && { survey: await Survey.of(repository.commit(head.id)), commit: head.id, isAkin: root === repository.top };
  };
  const [survey, base] = await Promise.all([Survey.of(heard(repository.index(), machine)), resolved()]);
  const policies = await policiesOf(wish, machine, root, base?.survey);
  const isOwn = wish.policy === undefined || policies.upper !== undefined;
  const unheard = isOwn && textOf(await findPolicy(survey)) !== textOf(policies.policy);
  return {
    root,
    survey,
    base,
    ...policies,
    policyCommit: base?.commit ?? null,
    library: libraryIn(base?.survey, base?.commit, elsewhere(wish, machine)),
    baseline: base && (await findBaseline(base.survey)),
    user: undefined,
    notes: [
      ...(base ? [] : ["there is no commit yet, so every finding is new"]),
      ...(unheard ? [`what is staged of the policy counts once it is committed; until then ${policies.policy === undefined ? "preset:recommended" : "HEAD's"} does`] : []),
    ],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    close: () => repository.close(),
  };
}

function textOf(policy: Matter["policy"]): string | undefined {
  return policy && "text" in policy ? policy.text : undefined;
}

/** A commit beside another one, whatever is on disk; its policy is its own. */
async function committedMatter(wish: Wish & { readonly head: string }, machine: Machine, repository: Repository | undefined, waiting: () => void): Promise<Matter> {
  const [head, base] = await Promise.all([baseOf(wish.head, repository, (tree) => heard(tree, machine)), wish.base === undefined ? undefined : baseOf(wish.base, repository)]);
  if (!repository) throw new Error("a commit was found without a repository");
  waiting();
  const { root, top } = repository;
  return {
    root,
    survey: head.survey,
    commit: head.commit,
    base: base && { ...base, isAkin: root === top },
    ...(await policiesOf(wish, machine, root, head.survey)),
    policyCommit: head.commit,
    library: libraryIn(head.survey, head.commit, elsewhere(wish, machine)),
    baseline: await findBaseline(head.survey),
    user: undefined,
    notes: [],
    ignored: async () => [],
    slug: async () => (await repository.slug()) ?? null,
    close: () => repository.close(),
  };
}

async function baseOf(revision: string, repository: Repository | undefined, through = (tree: Tree): Tree => tree) {
  if (!repository) throw new Mistake(`\`${revision}\` names a revision of git, and this directory is in no repository`);
  const commit = await repository.resolve(revision);
  if (!commit) throw new Mistake(`git knows no commit \`${revision}\`; fetch it first, or name another`);
  return { survey: await Survey.of(through(repository.commit(commit.id))), commit: commit.id };
}

/** A policy that is named may lie anywhere on disk; inside the root it is the one of the tree that policies come from. */
async function policiesOf(wish: Wish, machine: Machine, root: string, survey: Survey | undefined): Promise<Pick<Matter, "policy" | "upper">> {
  const { policy, staged } = wish;
  const { directory } = machine;
  if (policy === undefined) return { policy: survey && (await findPolicy(survey)), upper: undefined };
  if (policy.includes("//") && policy.includes("@")) return { policy: survey && (await findPolicy(survey)), upper: await foreign(policy, elsewhere(wish, machine)) };
  const way = below(root, absolute(directory, policy));
  if (way !== undefined && staged && !survey?.entries.has(way)) throw new Mistake(`HEAD has no policy file \`${way}\``);
  if (way !== undefined && survey?.entries.has(way)) return { policy: await findPolicy(survey, way), upper: undefined };
  const source = readFrom(directory, policy);
  if (way !== undefined) return { policy: { ...source, path: way }, upper: undefined };
  return { policy: survey && (await findPolicy(survey)), upper: source };
}

/** A policy of another repository, which is a ceiling over this one's own as it is in the action. */
async function foreign(policy: string, remote: Library["remote"]): Promise<Source> {
  const { referenceOf, wordsOf } = await import("../policy/file/reference.ts");
  const reference = referenceOf(policy);
  if (typeof reference === "string" || reference.kind !== "remote") throw new Mistake(typeof reference === "string" ? reference : `\`${policy}\` names no file of another repository`);
  const found = await remote(reference);
  if (typeof found === "string") throw new Mistake(`the policy \`${wordsOf(reference)}\` cannot be had: ${found}`);
  return { ...found.source, path: wordsOf(reference) };
}

/** Other repositories, loaded once a policy names one. */
function elsewhere({ offline }: Wish, { environment }: Machine): Library["remote"] {
  let remote: Library["remote"] | undefined;
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
    if (error instanceof Unreadable && error.message === gone) throw new Mistake(`there is no policy file \`${path}\`${path.startsWith("preset:") ? "; a preset stands in a policy's `extends`" : ""}`);
    throw error instanceof Unreadable ? new Mistake(`the policy file \`${path}\` ${error.message}`) : error;
  }
  const text = decodeText(bytes);
  if (text === undefined) throw new Mistake(`the policy file \`${path}\` is not UTF-8 text`);
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
