/** Reads the owners of a path from a `CODEOWNERS` file, as GitHub does. */
import { wildmatch } from "../repo/git/wildmatch.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { type Place, type Source, startOf } from "../repo/text.ts";

/** Where GitHub looks, in this order; the first file that exists counts. */
export const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] as const;

/** A line of a `CODEOWNERS` file. `owners` are as written; a line without any takes the owners away. */
export interface OwnerLine {
  /** As written. */
  readonly pattern: string;
  readonly owners: readonly string[];
  /** An offset in the file, in UTF-16 units. */
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  matches(path: string): boolean;
}

/** The `CODEOWNERS` file of a tree; without one there are no lines. */
export interface OwnersFile {
  /** `undefined` where there is no file. */
  readonly source: Source | undefined;
  readonly lines: readonly OwnerLine[];
  /** Why GitHub takes no owners from it, as a part of a sentence; absent: it does. */
  readonly unused?: string;
}

/** Documented: GitHub does not load a larger file. Which of the two meanings of 3 MB it has is not, so the smaller. */
const maxBytes = 3_000_000;

/**
 * Returns the owners of a path as written; empty if there are none. The last line whose pattern matches counts.
 * Patterns are those of `.gitignore`, without negation and character sets, which GitHub does not support.
 */
export function ownersIn(text: string): (path: string) => readonly string[] {
  const lines = ownerLines(text);
  return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}

/** The lines that name a pattern, in their order. */
function ownerLines(text: string): readonly OwnerLine[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
    if (pattern === undefined || /^[#!]|\[/.test(pattern)) return [];
    return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
  });
}

/** The file of a tree that counts. A string: why it cannot be read, as a part of a sentence. */
export async function ownersFileOf(tree: RepoIndex): Promise<OwnersFile | string> {
  for (const path of codeownersPaths) {
    const content = await tree.read(path);
    if (content.kind === "text") {
      const { source, bytes } = content;
      const unused =
        source.path !== path
          ? `\`${path}\` is a symbolic link, which GitHub does not follow (not verified)`
          : bytes >= maxBytes
            ? `\`${path}\` has more than 3 MB, so GitHub does not load it`
            : undefined;
      return { source, lines: ownerLines(source.text), ...(unused === undefined ? {} : { unused }) };
    }
    if (content.kind !== "absent") return `\`${path}\` cannot be read`;
  }
  return { source: undefined, lines: [] };
}

/** The owners of a path in a tree, as written. A string: why they cannot be read. */
export async function ownersAt(tree: RepoIndex): Promise<((path: string) => readonly string[]) | string> {
  const file = await ownersFileOf(tree);
  return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}

/** The line that decides who owns a path. */
export function lineFor({ lines }: OwnersFile, path: string): OwnerLine | undefined {
  return lines.findLast(({ matches }) => matches(path));
}

/** The place of a line, or the start of the file; `undefined` without a file. */
export function placeOfLine({ source }: OwnersFile, line: OwnerLine | undefined): Place | undefined {
  return source && (line ? { source, span: { start: line.start, end: line.end } } : startOf(source));
}

/** The words before a comment. A backslash before a space makes it part of a pattern. */
function wordsOf(line: string): readonly string[] {
  const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
  const comment = words.findIndex((word) => word.startsWith("#"));
  return comment < 0 ? words : words.slice(0, comment);
}

function matcherOf(pattern: string): (path: string) => boolean {
  const isDirectory = pattern.endsWith("/");
  const body = pattern.replace(/^\//, "").replace(/\/$/, "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const path = isAnchored ? body : `**/${body}`;
  const last = body.slice(body.lastIndexOf("/") + 1);
  // `docs/*` matches only the files in the directory. A plain name can be a directory, and matches everything below it.
  const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(
    wildmatch,
  );
  return (file) => matchers.some((matches) => matches(file, false));
}
