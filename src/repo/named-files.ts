/** Finds the files of a tree that a command line starts, the scripts that these start in turn, and files by pattern. */
import { type Named, NamedFiles } from "./named-in.ts";
import { byBytes, join } from "./path.ts";
import { matches } from "./patterns.ts";
import type { RepoIndex } from "./repo-index.ts";
import type { Output } from "./shell-data.ts";
import { StartedFiles } from "./started-files.ts";
import { isManifest } from "./tasks.ts";

/** How far scripts are followed, and how many of them. */
const limits = { levels: 3, files: 50, visits: 100 };

/** What is known of each tree: many settings start the same files. */
const known = new WeakMap<RepoIndex, { readonly named: NamedFiles; readonly started: StartedFiles }>();

/** A file that commands start. */
export interface Started {
  readonly path: string;
  /** Whether a runner reads it for its tasks or for what to install, and nothing else names it. */
  readonly isManifest: boolean;
  /** Whether the system starts it by its path, so that it has to be executable. */
  readonly isDirect: boolean;
}

/**
 * The files that `commands` start, sorted by path: those that the command lines name, relative to the root, to any
 * directory on the way to `directory`, or to a directory that the line names (`cd tools && ./x.sh`); the manifest of a
 * runner and what the task starts (`npm run …`: `package.json`, its lock file and that script); modules; and what these
 * start in turn, three levels deep. `lines`: those of the commands that a host gives to a shell as they are, and where
 * their output goes. Only of these it is known which words are data.
 */
export async function filesStartedBy(
  commands: readonly string[],
  directory: string,
  repo: RepoIndex,
  lines: ReadonlyMap<string, Output> = new Map(),
): Promise<readonly Started[]> {
  let tree = known.get(repo);
  if (!tree) {
    const named = new NamedFiles(repo);
    known.set(repo, (tree = { named, started: new StartedFiles(repo, named) }));
  }
  const { named, started } = tree;
  const first = commands.flatMap((text) =>
    named.namedIn({
      text,
      language: "command",
      directory,
      places: [],
      output: lines.get(text) ?? "unknown",
      name: null,
    }),
  );
  const found = new Map<string, Started>();
  // What a program installs by is bounded with its manifest.
  const keep = ({ path, asked, installs, isDirect }: Named): void => {
    const known = found.get(path);
    const isManifest = asked.length > 0 && known?.isManifest !== false;
    found.set(path, { path, isManifest, isDirect: isDirect || known?.isDirect === true });
    for (const file of installs)
      if (!found.has(file)) found.set(file, { path: file, isManifest: true, isDirect: false });
  };
  first.forEach(keep);
  const visited = new Set<string>();
  let level = first;
  for (let depth = 0; depth <= limits.levels && level.length > 0; depth++) {
    const next: Named[] = [];
    // What a task starts is as near as its manifest, so the list may grow while it is read.
    for (const one of level) {
      if (depth === limits.levels && !isManifest(one.path)) continue;
      const key = JSON.stringify(one);
      if (visited.has(key) || visited.size >= limits.visits) continue;
      visited.add(key);
      for (const inside of await started.by(one)) {
        if (!found.has(inside.path) && (found.size >= limits.files || !(await started.counts(inside)))) continue;
        keep(inside);
        (isManifest(one.path) ? level : next).push(inside);
      }
    }
    level = next;
  }
  return [...found.values()].sort((a, b) => byBytes(a.path, b.path));
}

/**
 * The files that match a pattern from the root, sorted; links to directories are not followed. Whoever writes a profile
 * writes the pattern: one with more than a few stars, or with other wildcards, counts as everything in its directory.
 */
export function filesMatching(pattern: string, repo: RepoIndex): readonly string[] {
  const segments = pattern.split("/");
  const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
  if (wild < 0) return repo.resolve(pattern).kind === "file" ? [pattern] : [];
  const start = segments.slice(0, wild).join("/");
  const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
  const found: string[] = [];
  const open = [start];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop())
    for (const name of repo.names(directory)) {
      const path = join(directory, name);
      const isDirectory = repo.resolve(path).kind === "directory";
      if (!isDirectory && (!isSimple || matches(path, pattern))) found.push(path);
      if (isDirectory && repo.entries.get(path)?.kind !== "link") open.push(path);
    }
  return found.sort(byBytes);
}
