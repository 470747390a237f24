/** Finds profiles that miss a host's own place by a little: `.claude/agent/x.md`, `.claude/agents/x.txt`. */
import type { Host } from "../../model/host.ts";
import type { Problem } from "../../model/load.ts";
import { directoryOf, extensionOf, join, nameOf, stemOf } from "../../repo/path.ts";
import { matches, ownPatternsOf, parsePattern } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { editsBetween } from "../../repo/spelling.ts";
import { placeOfPath } from "../../repo/text.ts";
import { isDocument, lookOf, type ProfileLook } from "./profile-look.ts";

/** What hosts call the folder of their profiles; every other folder in a host's patterns holds something else. */
const profileFolder = /^(?:(?:sub|cli-)?agents?|droids?|(?:chat)?modes?|recipes)$/;

/** What people call it, whatever the host does. */
const folderSynonyms = ["agents", "agent", "subagents", "subagent"];

/** The most files that are read to see whether they look like profiles. */
const maxReads = 200;

/** A folder in which a host looks for profiles. */
export interface ProfilePlace {
  /** The host's name for people. */
  readonly title: string;
  /** The pattern without its anchor: `.claude/agents/**` + `/*.md`. */
  readonly pattern: string;
  /** Whether the host looks there in every directory. */
  readonly isEverywhere: boolean;
  /** The parts of `.claude/agents`. */
  readonly directory: string;
  /** The part of `directory` that holds the profiles: `agents`. */
  readonly folder: string;
  /** What a file's name ends in: `.md`, `.chatmode.md`. */
  readonly ending: string;
}

/** The places that hosts have to themselves, from their patterns. */
export function profilePlacesOf(hosts: Iterable<Host>): readonly ProfilePlace[] {
  return [...hosts].flatMap(({ title, patterns, ownPatterns = patterns }) =>
    ownPatternsOf(patterns, ownPatterns).flatMap((pattern): readonly ProfilePlace[] => {
      const { anchor, path, fixed } = parsePattern(pattern);
      const [directory = "", folder = "", ...deeper] = fixed.split("/");
      const name = nameOf(path);
      const isPlace = directory.startsWith(".") && profileFolder.test(folder) && deeper.length === 0;
      if ((anchor !== "every" && anchor !== "root") || !isPlace || !/^\*\.[^*]+$/.test(name)) return [];
      return [{ title, pattern: path, isEverywhere: anchor === "every", directory, folder, ending: name.slice(1) }];
    }),
  );
}

interface Candidate {
  readonly path: string;
  readonly place: ProfilePlace;
  /** The folder of the place: `packages/x/.claude/agents`. */
  readonly home: string;
  /** What is wrong with where it lies: completes "… reads `X`, not …". */
  readonly not: string;
  /** Where it belongs, if its name can stay. */
  readonly target?: string;
}

/**
 * A problem of kind `near-miss` for each file that looks like a profile and that no host reads where it lies. `isRead`:
 * whether a host takes it, or the host of this title says itself why not.
 */
export async function nearMissesIn(
  repo: RepoIndex,
  hosts: readonly Host[],
  isRead: (path: string, title: string) => boolean,
): Promise<readonly Problem[]> {
  const problems = new Map<string, Problem>();
  let reads = 0;
  for (const candidate of candidatesIn(repo, profilePlacesOf(hosts))) {
    const { path } = candidate;
    if (
      problems.has(path) ||
      isRead(path, candidate.place.title) ||
      isDocument(path) ||
      repo.resolve(path).kind !== "file"
    )
      continue;
    if (++reads > maxReads) break;
    const look = await lookOf(repo, path);
    const problem = look && problemOf(repo, candidate, look);
    if (problem) problems.set(path, problem);
  }
  return [...problems.values()];
}

function problemOf(
  repo: RepoIndex,
  { path, place: { title, pattern, ending }, home, not, target: named }: Candidate,
  { name, format }: ProfileLook,
): Problem | undefined {
  const target = named ?? (name === undefined ? undefined : join(home, `${name}${ending}`));
  // A file in the right place makes this one a copy.
  if (target !== undefined && repo.resolve(target).kind !== "missing") return undefined;
  const message = `looks like a profile, but ${title} reads \`${pattern}\`, not \`${not}\``;
  const problem = { kind: "near-miss", at: placeOfPath(path) };
  if (format !== formatOf(ending))
    return { ...problem, message: `${message}; write it as \`${target ?? join(home, `*${ending}`)}\`` };
  if (target === undefined) return { ...problem, message: `${message}; move the file to \`${home}\`` };
  const folder = directoryOf(target);
  // Git makes no folder for what it moves.
  const making = repo.resolve(folder).kind === "directory" ? "" : `mkdir -p ${quoted(folder)} && `;
  const fix = { title: `${making}git mv ${quoted(path)} ${quoted(target)}`, safe: false, edits: [] };
  const isPlain = ![path, target].some((text) => /[\0-\x1f\x7f]/.test(text));
  return {
    ...problem,
    message: `${message}; move the file to \`${target}\``,
    ...(isPlain ? { fixes: [fix] } : {}),
  };
}

function quoted(path: string): string {
  return /^[\w./@+][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** The format in which a host reads files with such a name. */
function formatOf(ending: string): ProfileLook["format"] | undefined {
  if (ending.endsWith(".md") || ending.endsWith(".txt")) return "markdown";
  if (ending.endsWith(".toml")) return "toml";
  return ending.endsWith(".json") ? "json" : ending.endsWith("ml") ? "yaml" : undefined;
}

/** Files that lie nearly where a host looks, in no order, the best place of each first. */
function* candidatesIn(repo: RepoIndex, places: readonly ProfilePlace[]): Generator<Candidate> {
  const directories = new Set(places.map(({ directory }) => directory));
  for (const directory of directories) {
    const ofDirectory = places.filter((place) => place.directory === directory);
    for (const root of repo.holding(directory)) yield* inDirectory(repo, root, join(root, directory), ofDirectory);
  }
  for (const path of repo.hidden()) {
    const name = nameOf(path);
    if (directories.has(name)) continue;
    const near = places.filter(({ directory }) => isNear(name, directory));
    if (near.length > 0) yield* inMisspelt(repo, path, near);
  }
}

/** In a host's own directory: near folders, files that are named like a folder, wrong extensions. */
function* inDirectory(
  repo: RepoIndex,
  root: string,
  directory: string,
  places: readonly ProfilePlace[],
): Generator<Candidate> {
  if (repo.isUsers(directory)) return;
  const here = places.filter(({ isEverywhere }) => isEverywhere || root === "");
  const known = new Set(here.map(({ folder }) => folder));
  for (const name of repo.names(directory)) {
    const path = join(directory, name);
    const { kind } = repo.resolve(path);
    if (kind === "file") {
      const place = here.find(({ folder }) => stemOf(name).toLowerCase() === folder);
      if (place && extensionOf(name) !== undefined)
        yield { path, place, home: join(directory, place.folder), not: join(place.directory, name) };
    } else if (kind === "directory") {
      const own = here.filter(({ folder }) => folder === name);
      const near = known.has(name) ? [] : here.filter(({ folder }) => isNearFolder(name, folder));
      for (const file of filesIn(repo, path))
        yield* known.has(name) ? wrongEnding(join(path, file), path, own) : wrongFolder(file, path, directory, near);
    }
  }
}

/** A file in the right folder whose name does not end as the host wants it. */
function* wrongEnding(path: string, home: string, own: readonly ProfilePlace[]): Generator<Candidate> {
  const [place] = own;
  const extension = extensionOf(path);
  if (place === undefined || extension === undefined || !profileEnding.test(path)) return;
  if (own.some(({ pattern, isEverywhere }) => matches(path, isEverywhere ? `**/${pattern}` : pattern))) return;
  if (own.some(({ ending }) => path.endsWith(ending))) return;
  const target = join(directoryOf(path), withEnding(stemOf(path), place));
  yield { path, place, home, not: `.${extension}`, target };
}

/** `reviewer.md.txt` has the right ending already, behind which an editor wrote another one. */
function withEnding(stem: string, { ending }: ProfilePlace): string {
  return stem.endsWith(ending) ? stem : `${stem}${ending}`;
}

/** What the name of a profile ends in, in any host. */
export const profileEnding = /\.(?:mdx?|markdown|mdown|mkd|mdc|txt|toml|ya?ml|json)$/i;

function* wrongFolder(
  file: string,
  folder: string,
  directory: string,
  near: readonly ProfilePlace[],
): Generator<Candidate> {
  const place = near.find(({ ending }) => file.endsWith(ending)) ?? near[0];
  if (!place || !profileEnding.test(file)) return;
  const name = file.endsWith(place.ending) ? nameOf(file) : withEnding(stemOf(file), place);
  const home = join(directory, place.folder);
  const target = join(home, join(directoryOf(file), name));
  yield { path: join(folder, file), place, home, not: `${place.directory}/${nameOf(folder)}/`, target };
}

/** In a directory whose name is nearly that of a host: `.cluade/agents/x.md`. */
function* inMisspelt(repo: RepoIndex, path: string, near: readonly ProfilePlace[]): Generator<Candidate> {
  for (const place of near) {
    const folder = join(path, place.folder);
    if (repo.isUsers(path) || repo.resolve(folder).kind !== "directory") continue;
    const home = join(directoryOf(path), join(place.directory, place.folder));
    const not = `${nameOf(path)}/${place.folder}/`;
    for (const file of filesIn(repo, folder))
      if (file.endsWith(place.ending)) yield { path: join(folder, file), place, home, not, target: join(home, file) };
  }
}

/** Paths below a folder, without following links. */
export function filesIn(repo: RepoIndex, folder: string, prefix = ""): readonly string[] {
  return repo.names(join(folder, prefix)).flatMap((name) => {
    const file = join(prefix, name);
    const entry = repo.entries.get(join(folder, file));
    if (entry?.kind === "directory") return filesIn(repo, folder, file);
    return entry?.kind === "file" ? [file] : [];
  });
}

function isNearFolder(name: string, folder: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[-_ .]/g, "");
  if (plain === folder || (folderSynonyms.includes(plain) && !/mode|recipe/.test(folder))) return true;
  if (plain === `${folder}s` || `${plain}s` === folder) return true;
  return folder.length >= 6 && plain[0] === folder[0] && editsBetween(plain, folder) === 1;
}

/** A slip of the fingers, and no name of another program: the same letters, or one of them missing. */
function isNear(name: string, directory: string): boolean {
  if (name.length < 6 || name.length > directory.length || name[1] !== directory[1]) return false;
  return (
    editsBetween(name.toLowerCase(), directory) === 1 && (name.length < directory.length || isSwap(name, directory))
  );
}

function isSwap(name: string, directory: string): boolean {
  return [...name.toLowerCase()].sort().join("") === [...directory].sort().join("");
}
