/** Git's listing of the working tree: tracked files, and untracked files that are not ignored. */
import { Outline } from "../disk/outline.ts";
import { type Git, run } from "./command.ts";
import { type Listed, RecordReader } from "./records.ts";

/** Paths are relative to the root that is checked. */
export interface Known {
  readonly outline: Outline;
  /** Printable forms of names that are not UTF-8. */
  readonly unnameable: readonly string[];
  /** The commits of the submodules, by path. */
  readonly commits: ReadonlyMap<string, string>;
}

/**
 * `undefined` if an ignore rule excludes the whole directory below the top: git lists nothing then. One `ls-files`
 * lists both kinds. File modes distinguish submodules from files. `--modified` would list more, but it would run the
 * filters of the repository's settings.
 */
export async function knownFiles(git: Git, prefix: string): Promise<Known | undefined> {
  const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
  const below = prefix === "" ? 0 : prefix.length + 1;
  const [outline, unnameable, commits] = [new Outline(), [] as string[], new Map<string, string>()];
  let last: string | undefined;
  const add = ({ text, nameable }: Listed): void => {
    const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
    const isRepeated = path === last;
    last = path;
    if (isRepeated || path === "") return;
    if (!nameable) unnameable.push(path);
    else if (text.startsWith("? "))
      if (path.endsWith("/")) outline.add(path.slice(0, -1), "embedded");
      else outline.add(path, "file");
    else if (text.startsWith("M ")) outline.add(path, "unmerged");
    else if (text.startsWith("160000 ", 2)) {
      outline.add(path, "submodule");
      commits.set(path, text.slice(9, text.indexOf(" ", 9)));
    } else outline.add(path, "file");
  };
  const reader = new RecordReader(add);
  await run(git, prefix === "" ? command : [...command, "--", prefix], { take: (chunk) => reader.push(chunk) });
  reader.end();
  return prefix !== "" && last === undefined ? undefined : { outline, unnameable, commits };
}
