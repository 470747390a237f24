/** Finds what a host reads through other spellings of its names, and through links that lead to nothing. */
import type { Host, OwnFolder } from "../../model/host.ts";
import type { Problem } from "../../model/load.ts";
import { brokenLinks } from "../../repo/broken-links.ts";
import { join } from "../../repo/path.ts";
import { caseFoldedPaths, firstNamesOf, foldName, type NearMatches, ownPatternsOf } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import type { Entry } from "../../repo/tree.ts";

/** What decides which names of a host are looked for. */
export interface NearNames {
  readonly isUsed: boolean;
  /** The host's own folders. */
  readonly folders: readonly OwnFolder[];
  readonly nearMatches: NearMatches;
}

/** Paths that match a pattern only on a file system that ignores case, and links that lead out of the tree. */
export function nearNameProblems(
  repo: RepoIndex,
  { title, patterns, ownPatterns = patterns }: Host,
  { isUsed, folders, nearMatches: { odd, links } }: NearNames,
): readonly Problem[] {
  if (odd.length + links.length === 0) return [];
  // A host that is not in use is only checked where no other host looks.
  const checked = isUsed ? patterns : ownPatternsOf(patterns, ownPatterns);
  return [
    ...caseFoldedPaths(odd, [...checked, ...filesJudgedIn(folders)]).map((path) => ({
      message: `is read by ${title} on file systems that ignore case or Unicode forms, but is not checked here; use the exact name that ${title} reads`,
      at: placeOfPath(path),
    })),
    ...brokenLinks(repo, links, checked).map(({ path, target }) => ({
      message: `is a broken link: \`${target}\` is not in this tree, and what ${title} finds there later is not checked; remove the link, or add what it leads to`,
      at: placeOfPath(path),
    })),
  ];
}

/** The names in the paths of some entries, as file systems fold them, where that is another name. */
const foldedNames = new WeakMap<readonly Entry[], ReadonlySet<string>>();

/** Whether a path has another spelling of the name of a host's own directory. */
export function mayNameOwn({ patterns, ownPatterns = patterns }: Host, { odd }: NearMatches): boolean {
  let folded = foldedNames.get(odd);
  if (!folded) foldedNames.set(odd, (folded = new Set(odd.flatMap(({ path }) => foldedIn(path)))));
  return [...firstNamesOf(ownPatterns)].some((name) => folded.has(name));
}

function foldedIn(path: string): readonly string[] {
  return path.split("/").flatMap((name) => {
    const folded = foldName(name);
    return folded === name ? [] : [folded];
  });
}

/** Patterns of files of one ending in a host's own folders, such as code, which are no places of profiles. */
function filesJudgedIn(folders: readonly OwnFolder[]): readonly string[] {
  return folders.flatMap(({ root, judged }) =>
    judged.flatMap((pattern) => (/\.\w+$/.test(pattern) ? [join(root, pattern)] : [])),
  );
}
