/** Reads the owners of a path from a `CODEOWNERS` file, as GitHub does. */
import { wildmatch } from "../repo/git/wildmatch.ts";

/** Where GitHub looks, in this order; the first file that exists counts. */
export const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] as const;

/**
 * Returns the owners of a path as written; empty if there are none. The last line whose pattern matches counts.
 * Patterns are those of `.gitignore`, without negation and character sets, which GitHub does not support.
 */
export function ownersIn(text: string): (path: string) => readonly string[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split("\n")
    .flatMap((line) => {
      const [pattern, ...owners] = wordsOf(line);
      return pattern === undefined || /^[#!]|\[/.test(pattern) ? [] : [{ matches: matcherOf(pattern), owners }];
    });
  return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
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
