/** The pipeline over one tree: discover → read → parse → load → check. */
import { hosts as allHosts } from "../generated/catalogue.ts";
import { onePerCause } from "./one-cause.ts";
import { allEditions, editionsOf, ranksOf, withFurther, withoutEchoes, withoutRepeats } from "./editions.ts";
import type { Finding } from "../model/finding.ts";
import { absentLoad, type Host, type OwnFolder } from "../model/host.ts";
import type { Item, Load, Problem } from "../model/load.ts";
import { byBytes } from "../repo/path.ts";
import {
  caseFoldedPaths,
  ownPatternsOf,
  startDirectories,
  type NearMatches,
  nearMatchesIn,
  unreachablePaths,
} from "../repo/patterns.ts";
import type { Decisions, Stated } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";
import { type CheckedLoad, isListed, runRules } from "./run-rules.ts";
import type { SearchScope, UserDirectories } from "../repo/tree.ts";
import { loadWithFixes } from "./fixes.ts";
import { folderReadersIn } from "./folder-readers.ts";
import { type Misplaced, misplacedIn } from "./misplaced.ts";
import { nearPoliciesIn } from "./near-policy.ts";
import { unknownFilesIn } from "./unknown-files.ts";
import { unguardedIn } from "./unguarded.ts";
import { judgedPathsOf, problemOf, type UnknownHost } from "./unknown-hosts.ts";
import { type UnreadProfiles, unreadProblem } from "./unread.ts";
import { inRepository } from "./organisation.ts";
import { type DetectionInput, type HostUse, detectHost } from "./detect.ts";

export { certaintyOf, certaintyOfHost } from "./certainty.ts";

/** How a tree is inspected. */
export interface InspectOptions {
  readonly decisions: Decisions;
  /** The ids of the hosts to inspect; absent: all. */
  readonly hosts?: readonly string[];
  /** Editions by host, instead of those of the policy; `all`: every edition of the host. */
  readonly editions?: { readonly [host: string]: string };
  /** Whether a host that is not in `editions` is inspected in every edition. */
  readonly everyEdition?: boolean;
  /**
   * The names of the repository in lower case, without the owner: its remotes', its directory's and that of the run.
   * Hosts look in further places where one of them is `.github-private`.
   */
  readonly repositoryNames?: readonly string[];
  /** The ids of the hosts that are in use at the base. */
  readonly usedAtBase?: readonly string[];
  /** The directories in which a session starts; absent: every directory that has a layer. */
  readonly starts?: readonly string[];
  /** The directories of the user and the machine; absent: their profiles are not read. */
  readonly user?: UserDirectories;
  /** Whether no rule runs, so that there are no findings. */
  readonly skipsRules?: boolean;
}

/** What one edition of a host loads from the tree. */
export interface HostLoad {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly use: HostUse;
  /** The path patterns at which only this host looks. */
  readonly own: readonly string[];
  readonly load: Load;
  /** What it loads with the directories of one policy alone. Only the findings count. */
  readonly fewer?: readonly Load[];
}

/** A subagent of one host, whatever the verdict of the host. A file that two hosts read is two subjects. */
export interface Subject {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly item: Item;
}

/** Everything that was found in one tree. */
export interface Inspection {
  readonly loads: readonly HostLoad[];
  /**
   * Every item that comes from a file and is not passed over, sorted by path and host. Of older editions only those
   * that differ.
   */
  readonly subjects: readonly Subject[];
  /** Files that look like profiles nearly where a host looks. */
  readonly nearMisses: readonly Problem[];
  /** Folders of hosts that this tool does not know. */
  readonly unknownHosts: readonly UnknownHost[];
  /** Files that look like profiles where no host reads them. */
  readonly unread: readonly UnreadProfiles[];
  /** Sorted by path, line, column and rule. */
  readonly findings: readonly Finding[];
  /** The number of findings that `ignore` in the policy leaves out. */
  readonly ignored: number;
}

/** Loads every host that is in use, runs the rules, and sorts the findings. */
export async function inspect(repo: RepoIndex, options: InspectOptions): Promise<Inspection> {
  const repositoryRoots = [
    "",
    ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
  ];
  const selected = selectedHosts(options);
  const nearMatches = nearMatchesIn(
    repo,
    selected.flatMap(([, { patterns }]) => patterns),
  );
  const loaded = (
    await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))
  ).flat();
  const isWhole = options.hosts === undefined && options.starts === undefined;
  const misplaced = isWhole
    ? await misplacedIn(repo, loaded)
    : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
  const { loads } = misplaced;
  const findings = options.skipsRules ? [] : await findingsIn(misplaced, repo, options.decisions);
  const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
  return {
    ...misplaced,
    subjects: withoutEchoes(loads.flatMap(subjectsOf)).sort(bySubject),
    findings: onePerCause(counted.sort(byPlace), { loads, decisions: options.decisions }),
    ignored: findings.length - counted.length,
  };
}

async function findingsIn(
  { loads, nearMisses, unknownHosts, unread }: Misplaced<HostLoad>,
  repo: RepoIndex,
  decisions: Decisions,
): Promise<readonly Finding[]> {
  const isReader = folderReadersIn(loads);
  const unguarded = await unguardedIn(loads);
  const unjudged = [
    ...(await Promise.all(unknownHosts.map((host) => problemOf(host, repo)))),
    ...nearPoliciesIn(repo),
    ...(await withProblems(repo, absentLoad, nearMisses)).unjudged,
    ...unread.map((profiles) => unreadProblem(profiles, decisions.policies)),
  ];
  const unknown: CheckedLoad = { host: null, title: "", edition: null, load: { ...absentLoad, unjudged } };
  return withoutRepeats(
    withFurther(
      [...loads, unknown].flatMap((load) => runRules(load, decisions, isReader, unguarded)),
      loads.flatMap(({ fewer = [], ...host }) =>
        fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader, unguarded)),
      ),
    ),
    loads,
  );
}

/** The ids of the hosts that are in use in a tree. */
export async function hostsInUse(repo: RepoIndex, options: InspectOptions): Promise<readonly string[]> {
  const uses = await Promise.all(
    selectedHosts(options).map(async ([id, host]) => ({
      id,
      use: await detectHost(id, host, repo, detectionInputOf(options)),
    })),
  );
  return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}

function selectedHosts({
  hosts,
  repositoryNames = [],
}: InspectOptions): readonly (readonly [id: string, host: Host])[] {
  return Object.entries<Host>(allHosts)
    .filter(([id]) => hosts?.includes(id) ?? true)
    .map(([id, host]) => [id, inRepository(host, repositoryNames)]);
}

function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }: InspectOptions): DetectionInput {
  return {
    requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
    policy: (id) => Object.hasOwn(decisions.hosts, id),
    base: (id) => usedAtBase?.includes(id) ?? false,
    user,
  };
}

/** What loading a host needs besides the host itself. */
interface LoadInput {
  readonly repo: RepoIndex;
  /** The root of the tree and those of its submodules. */
  readonly repositoryRoots: readonly string[];
  readonly nearMatches: NearMatches;
  readonly options: InspectOptions;
}

/** One load for each selected edition. */
async function loadsOf(id: string, host: Host, input: LoadInput): Promise<readonly HostLoad[]> {
  const { repo, repositoryRoots, options } = input;
  const { title, patterns, ownPatterns = patterns } = host;
  const setting = options.decisions.hosts[id];
  const use = await detectHost(id, host, repo, detectionInputOf(options));
  const where = (dirs: readonly Stated<string>[]): SearchScope => ({
    starts: options.starts ?? (use.kind === "none" ? [] : startDirectories(repo, patterns)),
    repositoryRoots,
    dirs: dirs.map(({ value }) => value),
    ...(options.user ? { user: options.user } : {}),
    ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
  });
  const unreadable = nearMatchProblems(host, use, input);
  const folders = use.kind === "none" ? [] : await foldersOf(host);
  const selected = options.editions?.[id] ?? (options.everyEdition ? allEditions : undefined);
  return Promise.all(
    editionsOf(host, selected, setting?.editions).map(async (edition): Promise<HostLoad> => {
      const identified = { host: id, title, edition, use, own: ownPatterns };
      if (use.kind === "none") return { ...identified, load: await withProblems(repo, absentLoad, unreadable) };
      const loadFrom = (dirs: readonly Stated<string>[]) => loadWithFixes(host, repo, where(dirs), edition, options);
      const [loaded, ...fewer] = await Promise.all([
        loadFrom(setting?.dirs ?? []),
        ...(setting?.fewerDirs ?? []).map(loadFrom),
      ]);
      // A file that only further directories reach stays unknown, unless the host takes it for a profile there.
      const unread = unknownFilesIn(repo, title, folders, fewer[0] ?? loaded);
      const judged = unread.length > 0 ? judgedPathsOf(loaded) : undefined;
      const unknown = unread.filter(({ at }) => !judged?.has(at.source.path));
      return {
        ...identified,
        load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
        ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
      };
    }),
  );
}

async function foldersOf({ folders, loadFolders }: Host): Promise<readonly OwnFolder[]> {
  return folders ?? (await loadFolders?.()) ?? [];
}

/** Adds problems to a load, and to each problem the identity of the file that it is about. */
async function withProblems(repo: RepoIndex, load: Load, more: readonly Problem[]): Promise<Load> {
  const unjudged = [...load.unjudged, ...more].map(async (problem) => {
    const identity = await repo.identityOf(problem.at.source.path);
    return identity === undefined ? problem : { ...problem, identity };
  });
  return { ...load, unjudged: await Promise.all(unjudged) };
}

/** Paths that match a pattern only on a file system that ignores case, and links that lead out of the tree. */
function nearMatchProblems(
  { title, patterns, ownPatterns = patterns }: Host,
  use: HostUse,
  { repo, nearMatches: { odd, links } }: LoadInput,
): readonly Problem[] {
  if (odd.length + links.length === 0) return [];
  // A host that is not in use is only checked where no other host looks.
  const checked = use.kind === "none" ? ownPatternsOf(patterns, ownPatterns) : patterns;
  return [
    ...caseFoldedPaths(odd, checked).map((path) => ({
      message: `is read by ${title} on file systems that ignore case or Unicode forms, but is not checked here; use the exact name that ${title} reads`,
      at: placeOfPath(path),
    })),
    ...unreachablePaths(repo, links, checked).map((path) => ({
      message: "is a link to something outside this tree, which is not checked",
      at: placeOfPath(path),
    })),
  ];
}

/**
 * An inspection by the rank of its editions: the first edition of every host, then the further ones. Each rank has all
 * subjects of its editions, whether they differ from those of a rank before or not.
 */
export function byEdition(inspection: Inspection): readonly Inspection[] {
  const ranks = ranksOf(inspection.loads);
  if (ranks.length === 1) return [inspection];
  const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
  return ranks.map((loads) => ({
    ...inspection,
    loads,
    subjects: loads
      .flatMap(subjectsOf)
      .map((subject) => listed.get(subject.item) ?? subject)
      .sort(bySubject),
  }));
}

function subjectsOf({ host, title, edition, load }: HostLoad): Subject[] {
  return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}

/** Compares by path, offset, rule, host and message. Offsets in a file have the order of lines and columns. */
export function byPlace(a: Finding, b: Finding): number {
  return (
    byBytes(a.at.source.path, b.at.source.path) ||
    a.at.span.start - b.at.span.start ||
    byBytes(a.rule, b.rule) ||
    byBytes(a.host ?? "", b.host ?? "") ||
    byBytes(a.message, b.message)
  );
}

function bySubject(a: Subject, b: Subject): number {
  return byBytes(a.item.files[0] ?? "", b.item.files[0] ?? "") || byBytes(a.host, b.host);
}
