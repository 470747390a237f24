/** Git's listing of the working tree: tracked files, and untracked files that are not ignored. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { holdsOnlyKnown } from "../../disk/as-known.ts";
import { Outline } from "../../disk/outline.ts";
import type { Git } from "../command.ts";
import { type IndexNames, readIndexNames } from "../staged/names.ts";
import type { Location } from "../location.ts";
import { idBytesOfPlain } from "../plain-repository.ts";
import { type ListingRecord, RecordReader } from "../records.ts";
import { runListing } from "./run-listing.ts";

/** Paths are relative to the root that is checked. */
export interface Known {
  readonly outline: Outline;
  /** Printable forms of names that are not UTF-8. */
  readonly unnameable: readonly string[];
  /** The commits of the submodules, by path. */
  readonly commits: ReadonlyMap<string, string>;
}

/**
 * `undefined` if an ignore rule excludes the whole directory below the top: git lists nothing then.
 *
 * Of a plain repository of the user's own the index is read here. If the disk has nothing else, that is git's answer,
 * and git is not started. If it has, git is asked what of it counts, because only git knows what its rules ignore. Git
 * is asked for everything where the index changes meanwhile, so that what is staged just then is in one listing or the
 * other; where a name is not UTF-8, whose printable form may be the name of a file; and where there are submodules,
 * whose names git may fold.
 */
export async function knownFiles(git: Git, location: Location): Promise<Known | undefined> {
  const indexed = location.prefix === "" ? indexedIn(location) : undefined;
  if (!indexed || indexed.commits.size > 0) return listedBy(git, location);
  const { outline, commits } = indexed;
  const isWhole = holdsOnlyKnown(location.top, outline.root) || (await addUntracked(git, location, outline));
  return isWhole && indexed.isCurrent() ? { outline, unnameable: [], commits } : listedBy(git, location);
}

function indexedIn(location: Location): IndexNames | undefined {
  try {
    const idBytes = idBytesOfPlain(location);
    const indexed = idBytes === undefined ? undefined : readIndexNames(join(location.gitDirectory, "index"), idBytes);
    // There git may compare names in another form than the disk has them.
    return process.platform === "darwin" && indexed?.isAscii === false ? undefined : indexed;
  } catch (error) {
    if (error instanceof Error && "syscall" in error) return undefined;
    throw error;
  }
}

/** Adds what git lists of the rest. False: a name is not UTF-8. */
async function addUntracked(git: Git, location: Location, outline: Outline): Promise<boolean> {
  let areNameable = true;
  const reader = new RecordReader(({ text, isNameable }) => {
    if (isNameable) addOther(outline, text);
    else areNameable = false;
  });
  const command = ["ls-files", "-z", "--others", "--exclude-standard"];
  await runListing(git, location, command, (chunk) => reader.push(chunk));
  reader.end();
  outline.end();
  return areNameable;
}

/** Git lists no file of a repository in this one, but its directory. */
function addOther(outline: Outline, path: string): void {
  if (path.endsWith("/")) outline.add(path.slice(0, -1), "embedded");
  else outline.add(path, "file");
}

/**
 * All of it from git. One `ls-files` lists both kinds. File modes distinguish submodules from files. `--modified` would
 * list more, but it would run the filters of the repository's settings.
 */
async function listedBy(git: Git, location: Location): Promise<Known | undefined> {
  const { prefix } = location;
  const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
  const below = prefix === "" ? 0 : prefix.length + 1;
  const [outline, unnameable, commits] = [new Outline(), [] as string[], new Map<string, string>()];
  let last: string | undefined;
  const add = ({ text, isNameable }: ListingRecord): void => {
    const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
    const isRepeated = path === last;
    last = path;
    if (isRepeated || path === "") return;
    if (!isNameable) unnameable.push(path);
    else if (text.startsWith("? ")) addOther(outline, path);
    else if (text.startsWith("M ")) outline.add(path, "unmerged");
    else if (text.startsWith("160000 ", 2)) {
      outline.add(path, "submodule");
      commits.set(path, text.slice(9, text.indexOf(" ", 9)));
    } else outline.add(path, "file");
  };
  const reader = new RecordReader(add);
  const words = prefix === "" ? command : [...command, "--", prefix];
  await runListing(git, location, words, (chunk) => reader.push(chunk));
  reader.end();
  outline.end();
  return prefix !== "" && last === undefined ? undefined : { outline, unnameable, commits };
}

/** By `core.fileMode`, which `git init` writes where the disk keeps no modes. `shared`: the repository's directory. */
export function trustsModes(shared: string): boolean {
  if (process.platform === "win32") return false;
  try {
    return !/^\s*filemode\s*=\s*(?:false|no|off|0)\s*$/im.test(readFileSync(join(shared, "config"), "utf8"));
  } catch {
    return false;
  }
}
