/** Git's listing of the working tree: tracked files, and untracked files that are not ignored. */
import { type Git, run } from "./command.ts";
import { recordsOf } from "./records.ts";

/** Paths are relative to the root that is checked. */
export interface Known {
  readonly files: readonly string[];
  readonly submodules: readonly string[];
  /** Files with unresolved merge stages. */
  readonly unmerged: readonly string[];
  /** Directories with their own Git repository that are not submodules. */
  readonly embedded: readonly string[];
  /** Printable forms of names that are not UTF-8. */
  readonly unnameable: readonly string[];
  /** The commits of the submodules, by path. */
  readonly commits?: ReadonlyMap<string, string>;
}

/**
 * `undefined` if an ignore rule excludes the whole directory below the top: git lists nothing then. One `ls-files`
 * lists both kinds. File modes distinguish submodules from files. `--modified` would list more, but it would run the
 * filters of the repository's settings.
 */
export async function knownFiles(git: Git, prefix: string): Promise<Known | undefined> {
  const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
  const { output } = await run(git, prefix === "" ? command : [...command, "--", prefix]);
  const below = prefix === "" ? 0 : prefix.length + 1;
  const known = {
    files: [] as string[],
    submodules: [] as string[],
    unmerged: [] as string[],
    embedded: [] as string[],
    unnameable: [] as string[],
    commits: new Map<string, string>(),
  };
  let last = "";
  for (const { text, nameable } of recordsOf(output)) {
    const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
    if (path === last || path === "") continue;
    last = path;
    if (!nameable) known.unnameable.push(path);
    else if (text.startsWith("? ")) (path.endsWith("/") ? known.embedded : known.files).push(path);
    else if (text.startsWith("M ")) known.unmerged.push(path);
    else if (text.startsWith("160000 ", 2)) {
      known.submodules.push(path);
      known.commits.set(path, text.slice(9, text.indexOf(" ", 9)));
    } else known.files.push(path);
  }
  if (prefix !== "" && output.length === 0) return undefined;
  return { ...known, embedded: known.embedded.map((path) => path.slice(0, -1)) };
}
