/**
 * Whether a change of a tree can change nothing that a host makes of it, told from names alone. A host reads files in its
 * own places, and files that its settings and some of its profiles name. So a file counts as elsewhere where no part of its
 * path is a name that a host, the policy or Git's attributes look for, where its kind is none that holds profiles, and
 * where no link and no such file leads to it. Everything else may matter.
 */
import { names, naming, profilePaths, settingNames } from "../generated/places.ts";
import { isWithin, nameOf } from "../repo/path.ts";
import { isDocument, telling } from "./profile-look.ts";

/** One path that differs between two trees. */
export interface ChangedFile {
  readonly path: string;
  /** Whether the name is text. */
  readonly nameable: boolean;
  /** Git's modes; `000000`: it is not there. */
  readonly before: string;
  readonly after: string;
}

/** Names that every file system keeps as they are: nothing that is folded, shortened or cut off. */
const plain = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** What people call a folder of profiles, whatever the host; files in it are looked at wherever it is. */
const likelyFolder = /^(?:sub-?agents?|agents?|droids?|(?:chat)?modes?|recipes|skills|plugins|prompts|hooks|rules)$/;

/** Endings of programs, pages and pictures. No host takes such a file for a profile or for settings. */
const programs =
  /\.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kt|kts|scala|swift|rb|php|cs|fs|c|cc|cpp|h|hpp|m|mm|dart|lua|pl|ex|exs|erl|hs|clj|sql|vue|svelte|css|scss|sass|less|html?|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|pdf)$/i;

/**
 * Endings of documents and data. A host takes them for a profile or for settings only in its places, and where something
 * names their folder. Where a tree has no profile at all, such files anywhere are looked at.
 */
const texts =
  /\.(?:mdx?|markdown|rst|adoc|txt|json[5c]?|ya?ml|toml|lock|sum|mod|csv|tsv|xml|ini|cfg|properties|gradle|proto|graphql|tf|ipynb|snap|patch)$/i;

/** The tree after the change, as far as its names tell. */
export interface Surroundings {
  /** The paths of links, of submodules and of all else that is no ordinary file. */
  readonly odd: readonly string[];
  /** The paths of ordinary files that are wanted. */
  matching(isWanted: (path: string) => boolean): readonly string[];
  /** Whether a line of one of these files fits one of the patterns (POSIX, extended), in any case. */
  holds(lines: readonly string[], paths: readonly string[]): Promise<boolean>;
}

/** The most files that change, and that are searched, where it is told from names. */
const most = { changed: 200, odd: 100, searched: 2_000 };

/** Whether none of the changed files can matter. On any doubt: no. */
export async function areElsewhere(changed: readonly ChangedFile[], around: Surroundings): Promise<boolean> {
  const { odd } = around;
  if (changed.length === 0) return true;
  if (changed.length > most.changed || odd.length > most.odd || odd.some(mayMatter)) return false;
  if (!changed.every(isProgram) && !(around.matching(isProfile).length > 0 && changed.every(isProgramOrText)))
    return false;
  const paths = changed.map(({ path }) => path);
  const gone = changed.flatMap(({ path, after }) => (after === absent ? [path] : []));
  const searches: readonly (readonly [lines: readonly string[], files: readonly string[]])[] = [
    [linesThatLeadTo(paths, odd), around.matching(isSettings)],
    [linesThatName(paths, odd), around.matching(isNaming)],
    // Any profile may miss what is deleted.
    ...(gone.length > 0 ? [[linesThatName(gone, odd), around.matching(mayMatter)] as const] : []),
  ];
  const files = searches.flatMap(([, each]) => each);
  // Names that are not ASCII are spoilt.
  if (files.length > most.searched || files.some((path) => /[^ -~]/.test(path))) return false;
  const found = await Promise.all(searches.map(([lines, each]) => each.length > 0 && around.holds(lines, each)));
  return !found.includes(true);
}

/**
 * Whether none of these paths lies in a directory that a policy names for a host. A directory that is no plain path, or
 * that a link may be part of, may be anywhere.
 */
export function areOutside(dirs: readonly string[], paths: readonly string[], odd: readonly string[]): boolean {
  const isPlainDirectory = (dir: string): boolean => /^\.?\w[\w-]*(?:\/\.?\w[\w-]*)*$/.test(dir);
  return dirs.every((dir) => odd.length === 0 && isPlainDirectory(dir) && !paths.some((path) => isWithin(path, dir)));
}

function isProgramOrText(file: ChangedFile): boolean {
  const { path } = file;
  return isProgram(file) || (isPlain(file) && texts.test(path) && !telling.test(path) && !isSettings(path));
}

function isProgram(file: ChangedFile): boolean {
  return isPlain(file) && programs.test(file.path);
}

/** Whether it is an ordinary file on both sides, and no name that something looks for. */
function isPlain({ path, nameable, before, after }: ChangedFile): boolean {
  const isFile = (mode: string): boolean => mode === absent || mode === "100644" || mode === "100755";
  return nameable && isFile(after) && isFile(before) && !mayMatter(path);
}

/** The mode of what is not there. */
const absent = "000000";

/** Whether a file at this path, whatever it holds, is an item of some host. True only for plain names. */
export function isProfile(path: string): boolean {
  return profilePaths.test(path) && !isDocument(path);
}

/** Whether a part of a path is a name that something looks for, or may be one on another file system. */
function mayMatter(path: string): boolean {
  return path.split("/").some((part) => {
    const folded = part.toLowerCase();
    return !plain.test(part) || names.has(folded) || likelyFolder.test(folded);
  });
}

/** Whether a file may lead a host to any other file, or to a folder. */
function isSettings(path: string): boolean {
  return settingNames.has(nameOf(path).toLowerCase());
}

/** Whether a file may lead a host to any other file by its name. */
function isNaming(path: string): boolean {
  return naming.test(path);
}

/** A name may hold escapes, go on after a backslash at the end of its line, or stand in a file that this one imports. */
const spellings = ["\\\\[uUx]", "\\\\\r?$", "(^|[{,?])[ \"'\t]*imports"];

/**
 * A value that is a folder without a name: `./`. A program is not taken for a profile, whatever folder it is in, but through
 * a link.
 */
const dots = "(^|[\"'=:,( {[])([.]{1,2}/*|/)([\"',) }]|]|\r?$)";

/** Patterns of lines of which one stands in every file that leads to one of these paths by its last name. */
function linesThatName(paths: readonly string[], links: readonly string[]): readonly string[] {
  return linesWith([...paths, ...links].map(nameOf));
}

/** The same for files that may also name a folder. */
function linesThatLeadTo(paths: readonly string[], links: readonly string[]): readonly string[] {
  const lines = linesWith([...paths, ...links].flatMap((path) => path.split("/")));
  return links.length === 0 && paths.every((path) => programs.test(path)) ? lines : [...lines, dots];
}

function linesWith(found: readonly string[]): readonly string[] {
  return [...new Set(found.map((text) => text.replace(/\./g, "[.]")).concat(spellings))];
}
