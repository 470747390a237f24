/**
 * Whether a change of a tree can change nothing that a host makes of it, told from names alone. A host reads files in its
 * own places, and files that its settings and some of its profiles name. So a file counts as elsewhere where no part of its
 * path is a name that a host, the policy or Git's attributes look for, where its kind is none that holds profiles, and
 * where no link and no such file leads to it. Everything else may matter.
 */
import { names, naming, settingNames } from "../generated/places.ts";
import { nameOf } from "../repo/path.ts";

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

/**
 * Endings of programs, pages and pictures. No host takes such a file for a profile or for settings; what else there is
 * (Markdown, YAML, JSON, TOML, plain text, files without an ending) may be either.
 */
const programs =
  /\.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kt|kts|scala|swift|rb|php|cs|fs|c|cc|cpp|h|hpp|m|mm|dart|lua|pl|ex|exs|erl|hs|clj|sql|vue|svelte|css|scss|sass|less|html?|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|pdf)$/i;

/** Whether none of the changed files can matter, whatever the tree holds but for `odd` and for files that lead to them. */
export function areElsewhere(changed: readonly ChangedFile[], odd: readonly string[]): boolean {
  return changed.every(isElsewhere) && !odd.some(mayMatter);
}

/** Deleting a file is left to the whole way: a profile may miss it. */
function isElsewhere({ path, nameable, before, after }: ChangedFile): boolean {
  const isFile = (mode: string): boolean => mode === "100644" || mode === "100755";
  return (
    nameable && isFile(after) && (isFile(before) || before === "000000") && programs.test(path) && !mayMatter(path)
  );
}

/** Whether a part of a path is a name that something looks for, or may be one on another file system. */
function mayMatter(path: string): boolean {
  return path.split("/").some((part) => {
    const folded = part.toLowerCase();
    return !plain.test(part) || names.has(folded) || likelyFolder.test(folded);
  });
}

/** Whether a file may lead a host to any other file, or to a folder. */
export function isSettings(path: string): boolean {
  return settingNames.has(nameOf(path).toLowerCase());
}

/** Whether a file may lead a host to any other file by its name. */
export function isNaming(path: string): boolean {
  return naming.test(path);
}

/**
 * Patterns of lines (POSIX, extended) of which one stands in every file that leads to one of these paths by their last
 * names: these, and the ways to write a name otherwise.
 */
export function linesThatName(paths: readonly string[]): readonly string[] {
  return linesWith(paths.map(nameOf));
}

/** The same for files that may also name a folder. */
export function linesThatLeadTo(paths: readonly string[]): readonly string[] {
  return linesWith(paths.flatMap((path) => path.split("/")));
}

function linesWith(texts: readonly string[]): readonly string[] {
  // A name may hold escapes, go on after a backslash at the end of its line, or stand in a file that this one imports.
  const otherwise = ["\\\\[uUx]", "\\\\\r?$", "(^|[{,?])[ \"'\t]*imports"];
  return [...new Set(texts.map((text) => text.replace(/\./g, "[.]")).concat(otherwise))];
}
