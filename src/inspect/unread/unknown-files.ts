/** Finds files in a host's own folders of which this tool does not know what the host makes of them. */
import type { OwnFolder } from "../../model/host.ts";
import type { Load, Problem } from "../../model/load.ts";
import { isWithin, join } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { counted, nounFor } from "../../sanitize/counted.ts";

/** How many files of one host are reported one by one. */
export const maxFiles = 50;

/**
 * One problem of kind `unknown-file` for each file that no entry of `folders` names and the host's load did not read.
 */
export function unknownFilesIn(
  repo: RepoIndex,
  title: string,
  folders: readonly OwnFolder[],
  load: Load,
): readonly Problem[] {
  const read = pathsReadBy(load);
  const unknown = folders.flatMap((folder) => {
    const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
    return directoriesOf(repo, folder.root).flatMap((directory) =>
      filesBelow(repo, directory, "").flatMap((file) => {
        const path = join(directory, file);
        if (read.has(path)) return [];
        return filesAt(repo, path, file)
          .filter((one) => !known.some((name) => matches(one, name)))
          .map((one) => join(directory, one));
      }),
    );
  });
  const paths = [...new Set(unknown)].sort();
  const left = paths.length - maxFiles;
  return paths.slice(0, maxFiles).map((path, i) => ({
    kind: "unknown-file",
    message: `is in a folder of ${title}, and this tool does not know how ${title} uses it${
      i === maxFiles - 1 && left > 0 ? `; so ${nounFor(left, "does", "do")} ${counted(left, "more file")}` : ""
    }`,
    at: placeOfPath(path),
  }));
}

/** `skills/**` is everything below the folder, at any depth. */
function withDepth(pattern: string): string {
  return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}

/** Settings and profiles that the load has read, or could not read. */
function pathsReadBy({ items, layers, unjudged }: Load): ReadonlySet<string> {
  return new Set([
    ...items.flatMap(({ files }) => files),
    ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
    ...unjudged.map(({ at }) => at.source.path),
  ]);
}

function directoriesOf(repo: RepoIndex, root: string): readonly string[] {
  const anywhere = "**/";
  const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
  const [first = ""] = name?.split("/") ?? [];
  const paths = name === undefined ? [root] : repo.holding(first).map((directory) => join(directory, name));
  return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}

/** Paths below `directory`, without following links: what a link leads to lies elsewhere. */
function filesBelow(repo: RepoIndex, directory: string, prefix: string): readonly string[] {
  return repo.names(join(directory, prefix)).flatMap((name) => {
    const path = join(prefix, name);
    const isLink = repo.entries.get(join(directory, path))?.kind === "link";
    return !isLink && repo.resolve(join(directory, path)).kind === "directory"
      ? filesBelow(repo, directory, path)
      : [path];
  });
}

/** The file itself. Of a link to a folder the files in it, because the host makes of it what it makes of them. */
function filesAt(repo: RepoIndex, path: string, file: string): readonly string[] {
  const target = repo.resolve(path);
  if (target.kind !== "directory" || isWithin(path, target.path)) return [file];
  return filesBelow(repo, target.path, "").map((name) => join(file, name));
}
