/** The pipeline over one tree: discover → read → parse → load → check. */
import { hosts as allHosts } from "../generated/catalogue.ts";
import { allEditions, editionsOf, ranksOf, withoutEchoes } from "./editions.ts";
import { absentLoad, type Host, type OwnFolder } from "../model/host.ts";
import { linkToNothing } from "../hosts/_kit/loading/collect.ts";
import { forgetResults } from "../hosts/_kit/memoize.ts";
import { forgetReadings } from "../parsers/yaml/lenient.ts";
import type { Load, Problem } from "../model/load.ts";
import { byBytes } from "../repo/path.ts";
import { startDirectories, type NearMatches, nearMatchesIn } from "../repo/patterns.ts";
import type { Decisions, Stated } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { isListed } from "./findings/run-rules.ts";
import type { HostLoad, Inspection, Loaded, Subject } from "./inspection.ts";
import { checkLoaded } from "./findings/check-loaded.ts";
import type { SearchScope, UserDirectories } from "../repo/tree.ts";
import { loadWithFixes } from "./fixes.ts";
import { type Misplaced, misplacedIn } from "./unread/misplaced.ts";
import { misplacedPoliciesIn, nearPoliciesIn } from "./unread/near-policy.ts";
import { mayNameOwn, nearNameProblems } from "./unread/near-names.ts";
import { unknownFilesIn } from "./unread/unknown-files.ts";
import { judgedPathsOf, problemOf } from "./unread/unknown-hosts.ts";
import { inRepository } from "./organisation.ts";
import type { SharedLoads } from "./second-tree/shared-loads.ts";
import { unreadSharedIn } from "./unread/shared-places.ts";
import { type DetectionInput, detectHost, type HostUse } from "./detect.ts";
import { append } from "../repo/many.ts";

export { certaintyOf, certaintyOfHost } from "./certainty.ts";
export type { HostLoad, Inspection, Loaded, Subject } from "./inspection.ts";
export { byPlace, checkLoaded } from "./findings/check-loaded.ts";

/** How a tree is inspected. */
export interface InspectOptions {
  readonly decisions: Decisions;
  /** The ids of the hosts to inspect; absent: all. */
  readonly hosts?: readonly string[];
  /** The ids of hosts that are known to find nothing that is asked for; absent: none. */
  readonly idleHosts?: ReadonlySet<string>;
  /** Editions by host, instead of those of the policy; `all`: every edition of the host. */
  readonly editions?: { readonly [host: string]: string };
  /** Whether a host that is not in `editions` is inspected in every edition. */
  readonly everyEdition?: boolean;
  /**
   * The names of the repository in lower case: its remotes', its directory's and that of the run. On github.com also
   * with the owner.
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
  /** Where the loads of this tree are kept for the next one, or the loads of the one before are. */
  readonly sharedLoads?: SharedLoads;
  /** Whether nothing else is inspected in this run, so that what was made of a file is not needed again. */
  readonly isOnly?: boolean;
  /** Whether nothing shows the values that hosts load. */
  readonly skipsNative?: boolean;
}

/** Loads every host that is in use, runs the rules, and sorts the findings. */
export async function inspect(repo: RepoIndex, options: InspectOptions): Promise<Inspection> {
  const repositoryRoots = ["", ...[...repo.entries.ofKind("submodule")].map(({ path }) => path)];
  const selected = selectedHosts(options);
  const nearMatches = nearMatchesIn(
    repo,
    selected.flatMap(([, { patterns }]) => patterns),
  );
  const around = options.sharedLoads ? writtenAround(repositoryRoots, nearMatches) : "";
  const input = { repo, repositoryRoots, nearMatches, around, options };
  const loaded = await loadsOfAll(selected, input);
  const isWhole = options.hosts === undefined && options.starts === undefined;
  const misplaced = isWhole
    ? await misplacedIn(repo, loaded)
    : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
  const whole: Loaded = {
    ...misplaced,
    subjects: withoutEchoes(misplaced.loads.flatMap(subjectsOf)).sort(bySubject),
    hostless: options.skipsRules ? [] : await hostlessIn(misplaced, repo, options.decisions, isWhole),
  };
  const { sharedLoads } = options;
  const judging = { withFixes: true, ...(sharedLoads ? { shared: sharedLoads.findings } : {}) };
  const judged = async (): Promise<Inspection> => ({
    ...whole,
    ...(options.skipsRules ? { findings: [], ignored: 0 } : await checkLoaded(whole, options.decisions, judging)),
  });
  return sharedLoads ? sharedLoads.judged(whole, judged) : judged();
}

async function hostlessIn(
  { loads, nearMisses, unknownHosts }: Misplaced<HostLoad>,
  repo: RepoIndex,
  { sources }: InspectOptions["decisions"],
  isWhole: boolean,
): Promise<readonly Problem[]> {
  const inUse = new Set(loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host])));
  return [
    ...(isWhole ? await unreadSharedIn(repo, inUse) : []),
    ...(await Promise.all(unknownHosts.map((host) => problemOf(host, repo)))),
    ...nearPoliciesIn(repo),
    ...(await misplacedPoliciesIn(repo, new Set(sources.map(({ ref }) => ref)))),
    ...(await withProblems(repo, absentLoad, nearMisses)).unjudged,
  ];
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
  idleHosts,
  repositoryNames = [],
}: InspectOptions): readonly (readonly [id: string, host: Host])[] {
  return Object.entries<Host>(allHosts)
    .filter(([id]) => (hosts?.includes(id) ?? true) && !idleHosts?.has(id))
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
  /** The two before as text, where loads are shared. */
  readonly around: string;
  readonly options: InspectOptions;
}

/**
 * The loads of all hosts. What was made of the files of a host is forgotten before the next host where nothing needs it
 * again: parsed, they take as much room as their texts. Hosts wait for each other only where a file is read at once.
 */
async function loadsOfAll(
  selected: readonly (readonly [id: string, host: Host])[],
  input: LoadInput,
): Promise<readonly HostLoad[]> {
  const forgets = input.options.isOnly ?? false;
  const loads: HostLoad[] = [];
  if (forgets && input.repo.readsAtOnce)
    for (const [id, host] of selected) {
      append(loads, await loadsOf(id, host, input));
      forgetResults();
    }
  else for (const own of await Promise.all(selected.map(([id, host]) => loadsOf(id, host, input)))) append(loads, own);
  if (forgets) {
    forgetResults();
    forgetReadings();
  }
  return loads;
}

/** What hosts use of it; where links lead is asked of the tree. */
function writtenAround(repositoryRoots: readonly string[], { odd, links }: NearMatches): string {
  const paths = links.map(({ path }) => path);
  return JSON.stringify([repositoryRoots, odd.map(({ path, kind, unjudged }) => [path, kind, unjudged]), paths]);
}

/** One load for each selected edition. */
async function loadsOf(id: string, host: Host, input: LoadInput): Promise<readonly HostLoad[]> {
  const { repo, options } = input;
  const use = await detectHost(id, host, repo, detectionInputOf(options));
  if (!options.sharedLoads) {
    const loads = await loadsOfUsed(id, host, use, input);
    if (options.isOnly && options.skipsNative) forgetNative(loads);
    return loads;
  }
  const given = JSON.stringify([use, input.around]);
  return options.sharedLoads.of(id, repo, given, (noting) => loadsOfUsed(id, host, use, { ...input, repo: noting }));
}

/** Of the profiles that nobody loads again: these values hold every prompt a second time. */
function forgetNative(loads: readonly HostLoad[]): void {
  for (const { load, fewer = [] } of loads)
    for (const { items } of [load, ...fewer])
      for (const { profile } of items) if (profile) (profile as { native: unknown }).native = undefined;
}

async function loadsOfUsed(id: string, host: Host, use: HostUse, input: LoadInput): Promise<readonly HostLoad[]> {
  const { repo, repositoryRoots, nearMatches, options } = input;
  const { title, patterns, ownPatterns = patterns } = host;
  const setting = options.decisions.hosts[id];
  const where = (dirs: readonly Stated<string>[]): SearchScope => ({
    starts: options.starts ?? (use.kind === "none" ? [] : startDirectories(repo, patterns)),
    repositoryRoots,
    dirs: dirs.map(({ value }) => value),
    ...(options.user ? { user: options.user } : {}),
    ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
  });
  // Of a host that is not in use, only other spellings of its own names count.
  const folders = use.kind !== "none" || mayNameOwn(host, nearMatches) ? await foldersOf(host) : [];
  const unreadable = nearNameProblems(repo, host, { isUsed: use.kind !== "none", folders, nearMatches });
  const selected = options.editions?.[id] ?? (options.everyEdition ? allEditions : undefined);
  return Promise.all(
    editionsOf(host, selected, setting?.editions).map(async (edition): Promise<HostLoad> => {
      const identified = { host: id, title, edition, use, own: ownPatterns };
      if (use.kind === "none") return { ...identified, load: await withProblems(repo, absentLoad, unreadable) };
      const loadFrom = async (dirs: readonly Stated<string>[]) =>
        withoutItself(await loadWithFixes(host, repo, where(dirs), edition, options), options.repositoryNames);
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

/** Without what is only from elsewhere for other repositories: its own plugins are reviewed where they change. */
function withoutItself(load: Load, names: readonly string[] = []): Load {
  const isOwn = ({ repository }: Problem): boolean => repository !== undefined && names.includes(repository);
  return load.unjudged.some(isOwn) ? { ...load, unjudged: load.unjudged.filter((one) => !isOwn(one)) } : load;
}

async function foldersOf({ folders, loadFolders }: Host): Promise<readonly OwnFolder[]> {
  return folders ?? (await loadFolders?.()) ?? [];
}

/**
 * Adds problems to a load, and to each problem the identity of the file that it is about. Of two that say of a link
 * that it leads to nothing, the added one says more.
 */
async function withProblems(repo: RepoIndex, load: Load, more: readonly Problem[]): Promise<Load> {
  const added = new Set(more.map(({ at }) => at.source.path));
  const own = load.unjudged.filter(({ message, at }) => message !== linkToNothing || !added.has(at.source.path));
  const unjudged = [...own, ...more].map(async (problem) => {
    const identity = await repo.identityOf(problem.at.source.path);
    return identity === undefined ? problem : { ...problem, identity };
  });
  return { ...load, unjudged: await Promise.all(unjudged) };
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

function bySubject(a: Subject, b: Subject): number {
  return byBytes(a.item.files[0] ?? "", b.item.files[0] ?? "") || byBytes(a.host, b.host);
}
