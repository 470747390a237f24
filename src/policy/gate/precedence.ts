/** Which files of a repository their programs read, where one file takes the place of another. */
import type { Source } from "../../repo/text.ts";

/**
 * Measured with lefthook 2.2.2: it reads the first of these, and over it the first of the local ones, wherever each is.
 * The order of the extensions comes before that of the folders.
 */
export const lefthookFiles = lefthookPaths("lefthook");
const lefthookLocal = lefthookPaths("lefthook-local");

/** Measured with prek 0.5.3: it reads the first of these. pre-commit 3.0.4 reads the second one, and no other file. */
const prekFiles = ["prek.toml", ".pre-commit-config.yaml", ".pre-commit-config.yml"];

function lefthookPaths(name: string): readonly string[] {
  return ["yml", "yaml", "json", "jsonc", "toml"].flatMap((extension) =>
    ["", ".", ".config/"].map((folder) => `${folder}${name}.${extension}`),
  );
}

/** The files that are read. */
export interface FilesRead {
  readonly sources: readonly Source[];
  /** The files of lefthook among them: the local one is merged over the main one. */
  readonly lefthook: readonly Source[];
  /** The file that prek reads. */
  readonly prek: Source | undefined;
  /** By the path of a file that is not read: the one in its place. */
  readonly instead: ReadonlyMap<string, Source>;
}

/** Keeps of files that stand in for each other the one that its program reads. */
export function filesRead(sources: readonly Source[]): FilesRead {
  const byPath = new Map(sources.map((source) => [source.path, source] as const));
  const instead = new Map<string, Source>();
  const firstOf = (paths: readonly string[]): Source | undefined => {
    const found = paths.flatMap((path) => byPath.get(path) ?? []);
    const [first] = found;
    if (first) for (const { path } of found.slice(1)) instead.set(path, first);
    return first;
  };
  const [main, local, prek] = [lefthookFiles, lefthookLocal, prekFiles].map(firstOf);
  // pre-commit reads it next to `prek.toml` too.
  instead.delete(".pre-commit-config.yaml");
  // Documented by the source of actions/runner: of an action's two files, it looks for `action.yml` first.
  for (const { path } of sources)
    if (/(?:^|\/)action\.yaml$/.test(path)) {
      const first = byPath.get(path.replace(/yaml$/, "yml"));
      if (first) instead.set(path, first);
    }
  return {
    sources: sources.filter(({ path }) => !instead.has(path)),
    lefthook: [main, local].flatMap((source) => source ?? []),
    prek,
    instead,
  };
}
