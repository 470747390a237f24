/** The line over one tree: discover → read → parse → load → check. */
import { hosts as allHosts, rules } from "../generated/catalogue.ts";
import { reachableIn } from "../model/delegation.ts";
import { editionsOf, allEditions, withoutEchoes, withoutRepeats } from "./editions.ts";
import type { Finding, Report } from "../model/finding.ts";
import { absentLoad, type Host } from "../model/host.ts";
import type { Item, Layer, Load } from "../model/load.ts";
import { byBytes } from "../repo/path.ts";
import {
  caseFoldedPaths,
  ownPatternsOf,
  startDirectories,
  type NearMatches,
  nearMatchesIn,
  unreachablePaths,
} from "../repo/patterns.ts";
import type { Decisions } from "../policy/model.ts";
import type { Context, Rule } from "../model/rule.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";
import type { UserDirectories } from "../repo/tree.ts";
import { problemOf, type UnknownHost, unknownHostsIn } from "./unknown-hosts.ts";
import { type DetectionInput, type HostUse, detectHost } from "./detect.ts";

/** What is asked of the line beside the tree. */
export interface InspectOptions {
  readonly decisions: Decisions;
  /** Only these hosts; all where absent. */
  readonly hosts?: readonly string[];
  /** Editions that win over the policy's; `all`: each that there is. */
  readonly editions?: { readonly [host: string]: string };
  /** Whether each edition of every host judges that nothing above names. */
  readonly everyEdition?: boolean;
  /** Hosts that are in use in the tree that this one is compared with. */
  readonly usedAtBase?: readonly string[];
  /** A session's directory, instead of every one that holds a layer. */
  readonly starts?: readonly string[];
  readonly user?: UserDirectories;
  /** Whether only what there is counts, and no rule has to look at it. */
  readonly isUnjudged?: boolean;
}

/** What one host made of the tree. */
export interface HostLoad {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly use: HostUse;
  /** The places that are its own, as patterns. */
  readonly own: readonly string[];
  readonly load: Load;
}

/** A subagent of one host, whatever the host's verdict: the unit is host × profile, never the file. */
export interface Subject {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly item: Item;
}

export interface Inspection {
  readonly loads: readonly HostLoad[];
  /** Every item that comes from a file and is not passed over, by path, host and name; of older editions what a newer one has otherwise. */
  readonly subjects: readonly Subject[];
  /** Folders of hosts that nobody here knows. */
  readonly unknownHosts: readonly UnknownHost[];
  /** By path, line, column and rule. */
  readonly findings: readonly Finding[];
  /** How many findings the policy's `ignore` leaves out. */
  readonly ignored: number;
}

export async function inspect(repo: RepoIndex, ask: InspectOptions): Promise<Inspection> {
  const repositoryRoots = [
    "",
    ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
  ];
  const suspects = nearMatchesIn(
    repo,
    chosen(ask).flatMap(([, { patterns: places }]) => places),
  );
  const loads = (
    await Promise.all(chosen(ask).map(([id, host]) => loadsOf(id, host, repo, repositoryRoots, suspects, ask)))
  ).flat();
  const strangers =
    ask.hosts === undefined && ask.starts === undefined
      ? unknownHostsIn(
          repo,
          allPlaces,
          loads.flatMap(({ load }) => lookedInto(load)),
        )
      : [];
  const ofNobody: Judging = {
    host: null,
    title: "",
    edition: null,
    load: { ...absentLoad, unjudged: await Promise.all(strangers.map((stranger) => problemOf(stranger, repo))) },
  };
  const findings = ask.isUnjudged
    ? []
    : withoutRepeats(
        [...loads, ofNobody].flatMap((load) => check(load, ask.decisions)),
        loads,
      );
  const counted = findings.filter(({ at, item }) => !ask.decisions.ignored(item?.files[0] ?? at.source.path));
  return {
    loads,
    unknownHosts: strangers,
    subjects: withoutEchoes(loads.flatMap(subjectsOf)).sort(bySubject),
    findings: counted.sort(byPlace),
    ignored: findings.length - counted.length,
  };
}

/** Where any host looks, in use or not. */
const allPlaces = Object.values<Host>(allHosts).flatMap(({ patterns: places, ownPatterns: own = [] }) => [
  ...places,
  ...own,
]);

function lookedInto({ layers, items, unjudged }: Load): readonly string[] {
  return [
    ...layers.map(({ root }) => root),
    ...items.flatMap(({ files }) => files),
    ...unjudged.map(({ at }) => at.source.path),
  ];
}

/** Hosts that are in use in a tree by itself. */
export async function hostsInUse(repo: RepoIndex, ask: InspectOptions): Promise<readonly string[]> {
  const uses = await Promise.all(
    chosen(ask).map(async ([id, host]) => ({ id, use: await detectHost(id, host, repo, signsOf(ask)) })),
  );
  return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}

function chosen({ hosts }: InspectOptions): readonly (readonly [id: string, host: Host])[] {
  return Object.entries<Host>(allHosts).filter(([id]) => hosts?.includes(id) ?? true);
}

function signsOf({ decisions, hosts, editions = {}, usedAtBase: usedBefore, user }: InspectOptions): DetectionInput {
  return {
    asked: (id) => hosts !== undefined || Object.hasOwn(editions, id),
    policy: (id) => Object.hasOwn(decisions.hosts, id),
    base: (id) => usedBefore?.includes(id) ?? false,
    user,
  };
}

/** One load, or one for each edition that is asked for. */
async function loadsOf(
  id: string,
  host: Host,
  repo: RepoIndex,
  repositoryRoots: readonly string[],
  suspects: NearMatches,
  ask: InspectOptions,
): Promise<readonly HostLoad[]> {
  const { title, patterns: places, ownPatterns: own = places } = host;
  const setting = ask.decisions.hosts[id];
  const use = await detectHost(id, host, repo, signsOf(ask));
  const where = {
    starts: ask.starts ?? (use.kind === "none" ? [] : startDirectories(repo, places)),
    repositoryRoots,
    dirs: setting?.dirs.map(({ value }) => value) ?? [],
    ...(ask.user ? { user: ask.user } : {}),
  };
  const looksAt =
    suspects.odd.length + suspects.links.length === 0 ? [] : use.kind === "none" ? ownPatternsOf(places, own) : places;
  const folded = caseFoldedPaths(suspects.odd, looksAt).map((path) => ({
    message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
    at: placeOfPath(path),
  }));
  const unheld = unreachablePaths(repo, suspects.links, looksAt).map((path) => ({
    message: "is a link to something that is not part of this tree",
    at: placeOfPath(path),
  }));
  return Promise.all(
    editionsOf(host, ask.editions?.[id] ?? (ask.everyEdition ? allEditions : setting?.edition?.value)).map(
      async (edition): Promise<HostLoad> => {
        const loaded = use.kind === "none" ? absentLoad : await host.load(repo, where, edition);
        const unjudged = [...loaded.unjudged, ...folded, ...unheld].map(async (problem) => {
          const identity = await repo.identityOf(problem.at.source.path);
          return identity === undefined ? problem : { ...problem, identity };
        });
        return { host: id, title, edition, use, own, load: { ...loaded, unjudged: await Promise.all(unjudged) } };
      },
    ),
  );
}

function subjectsOf({ host, title, edition, load }: HostLoad): Subject[] {
  return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}

function isListed({ files, verdict }: Item): boolean {
  return files.length > 0 && verdict.kind !== "passed-over";
}

/** What rules look at: a host's load, or what is left to no host. */
type Judging = Pick<HostLoad, "title" | "load"> & { readonly host: string | null; readonly edition: string | null };

/** Every rule over what one host made of the tree. */
function check({ host, title, edition, load }: Judging, decisions: Decisions): Finding[] {
  // Most hosts have no place in most trees.
  if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0) return [];
  const listed = load.items.filter(isListed);
  const findings: Finding[] = [];
  const reached = reachableIn(load);
  for (const [rule, judgement] of Object.entries<Rule>(rules)) {
    const context: Context = {
      host: title,
      options: decisions.optionsOf(rule),
      allowance: (item) => decisions.allowance(host ?? "", item),
      reachable: reached,
    };
    const contextOf = (item: Item): Context => {
      const options = judgement.options
        ? decisions.optionsOf(rule, { host, item, path: item.files[0] ?? "" })
        : context.options;
      return options === context.options ? context : { ...context, options };
    };
    const stamp = (reports: Iterable<Report>, subject: Item | null, part: Layer | null = null): void => {
      for (const report of reports) {
        const item = report.item ?? subject;
        const severity = decisions.levelOf(rule, report.kind, {
          host,
          item,
          path: item?.files[0] ?? report.at.source.path,
        });
        const layer = report.layer ?? item?.layer ?? part;
        // Written before what is spread, properties are added many times faster; where the report has a layer or item of its own, it is this one.
        if (severity !== "off") findings.push({ rule, severity, host, edition, layer, item, ...report });
      }
    };
    switch (judgement.subject) {
      case "profile":
        for (const item of listed) if (item.profile) stamp(judgement.check(item.profile, item, contextOf(item)), item);
        break;
      case "item":
        for (const item of listed) stamp(judgement.check(item, contextOf(item)), item);
        break;
      case "layer":
        for (const layer of load.layers)
          stamp(
            judgement.check(
              layer,
              listed.filter((item) => item.layer === layer),
              context,
            ),
            null,
            layer,
          );
        break;
      case "load":
        stamp(judgement.check(load, context), null);
        break;
      case "policy":
    }
  }
  return findings;
}

/** Within one file, offsets are in the order of lines and columns. */
export function byPlace(one: Finding, other: Finding): number {
  return (
    byBytes(one.at.source.path, other.at.source.path) ||
    one.at.span.start - other.at.span.start ||
    byBytes(one.rule, other.rule) ||
    byBytes(one.host ?? "", other.host ?? "") ||
    byBytes(one.message, other.message)
  );
}

function bySubject(one: Subject, other: Subject): number {
  return byBytes(one.item.files[0] ?? "", other.item.files[0] ?? "") || byBytes(one.host, other.host);
}
