/** Lists what no host's load judges in a tree, each place with its content, so that two trees can be compared. */
import { isWithin } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { HostLoad, Inspection } from "../index.ts";
import { nearPoliciesIn } from "./near-policy.ts";
import { maxFiles } from "./unknown-files.ts";

/** How many files are identified at a time. */
const batchSize = 64;

/** One text for each place that is unjudged or that failed to load. Equal texts mean equal content. */
export async function unjudgedIn(inspection: Inspection, repo: RepoIndex): Promise<ReadonlySet<string>> {
  const { loads, nearMisses, unknownHosts, unread } = inspection;
  const problems = [
    ...loads.flatMap(problemsOf),
    ...[...nearMisses, ...nearPoliciesIn(repo)].map(({ message, at }) => ({ host: "", message, path: at.source.path })),
  ];
  const files = [
    ...filesBelow(repo, [
      ...unknownHosts.map(({ path }) => path),
      ...unread.flatMap(({ dirs }) => dirs),
      ...problems.flatMap(({ path }) => directoriesAt(path, repo)),
    ]),
    ...(loads.some(isCut) ? hiddenFiles(repo) : []),
  ];
  const identities = await identitiesOf([...problems.map(({ path }) => path), ...files], repo);
  return new Set([
    ...problems.map(({ host, message, path }) => JSON.stringify([host, message, path, identities.get(path)])),
    ...files.map((path) => JSON.stringify([path, identities.get(path)])),
  ]);
}

interface UnjudgedPlace {
  readonly host: string;
  readonly message: string;
  readonly path: string;
}

/** Of the whole host, of its layers, and of single files. */
function problemsOf({ host, load }: HostLoad): readonly UnjudgedPlace[] {
  const failed = [load, ...load.layers].filter(({ status }) => status === "failed");
  return [...load.unjudged, ...failed.flatMap(({ problem }) => problem ?? [])].map(({ message, at }) => ({
    host,
    message,
    path: at.source.path,
  }));
}

/** Whether more files of the host's own folders are unknown than are reported one by one. */
function isCut({ load }: HostLoad): boolean {
  return load.unjudged.filter(({ kind }) => kind === "unknown-file").length >= maxFiles;
}

/** The files of all hidden folders, which hosts' own folders are. */
function hiddenFiles({ entries }: RepoIndex): readonly string[] {
  return [...entries.values()]
    .filter(({ path, kind }) => kind !== "directory" && /(?:^|\/)\.[^/]+\//.test(path))
    .map(({ path }) => path);
}

function filesBelow({ entries }: RepoIndex, directories: readonly string[]): readonly string[] {
  if (directories.length === 0) return [];
  return [...entries.values()]
    .filter(({ path, kind }) => kind !== "directory" && directories.some((directory) => isWithin(path, directory)))
    .map(({ path }) => path);
}

/** A directory that is unjudged as a whole, and where a link leads from it: what is in it is its content. */
function directoriesAt(path: string, repo: RepoIndex): readonly string[] {
  const resolution = path === "" ? undefined : repo.resolve(path);
  return resolution?.kind === "directory" && resolution.path !== "" ? [path, resolution.path] : [];
}

async function identitiesOf(paths: readonly string[], repo: RepoIndex): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(paths)];
  const identities = new Map<string, string>();
  for (let at = 0; at < distinct.length; at += batchSize)
    for (const [path, identity] of await Promise.all(
      distinct.slice(at, at + batchSize).map(async (path) => [path, await identityAt(path, repo)] as const),
    ))
      identities.set(path, identity);
  return identities;
}

/** Equal texts mean equal content. What cannot be identified equals nothing, not even itself. */
export async function identityAt(path: string, repo: RepoIndex): Promise<string> {
  const { kind = "directory", target, id } = repo.entries.get(path) ?? {};
  if (kind === "link") return JSON.stringify([kind, target, (await repo.identityOf(path)) ?? null]);
  if (kind === "submodule") return JSON.stringify([kind, id ?? unknown()]);
  const resolution = repo.resolve(path);
  if (resolution.kind !== "file" && resolution.kind !== "unjudged") return JSON.stringify(resolution.kind);
  const identity = await repo.identify(path);
  if (identity !== undefined) return [identity.id, ...(identity.checkout ? [identity.checkout.how] : [])].join(" ");
  const content = await repo.read(path);
  return content.kind === "text" ? content.source.text : unknown();
}

let unknowns = 0;

function unknown(): string {
  return `unknown ${unknowns++}`;
}
