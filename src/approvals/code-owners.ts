/** Who answers for a path by a `CODEOWNERS` file, as GitHub reads it. */
import { wildmatch } from "../repo/git/wildmatch.ts";

/** Where GitHub looks, in this order; the first that is there counts. */
export const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] as const;

/**
 * The owners of a path as they are written, none where nobody is named: of the lines whose pattern matches, the last
 * one counts. Patterns are those of `.gitignore` without negation and sets of characters, which GitHub does not take.
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

/** The words before a comment; a space that is part of a pattern stands after a backslash. */
function wordsOf(line: string): readonly string[] {
  const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
  const comment = words.findIndex((word) => word.startsWith("#"));
  return comment < 0 ? words : words.slice(0, comment);
}

function matcherOf(pattern: string): (path: string) => boolean {
  const isDirectory = pattern.endsWith("/");
  const body = pattern.replace(/^\//, "").replace(/\/$/, "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const way = isAnchored ? body : `**/${body}`;
  const last = body.slice(body.lastIndexOf("/") + 1);
  // `docs/*` is about the files in it alone; a plain name may be a directory's, and is about all below it.
  const ways = [...(isDirectory ? [] : [way]), ...(isDirectory || !last.includes("*") ? [`${way}/**`] : [])].map(
    wildmatch,
  );
  return (path) => ways.some((matches) => matches(path, false));
}
