/**
 * Whether a directory holds what Git knows there and nothing else: the case of nearly all directories of a checkout.
 */
import { type Dirent, readdirSync } from "node:fs";
import { sep } from "node:path";
import { between } from "../../repo/name-list.ts";
import type { Folder } from "./outline.ts";

/**
 * The list of the names in a directory, in the order of the disk, directories with a `/`. `undefined` unless these are
 * exactly the files and directories that Git knows there, and the files regular ones.
 */
export function listedAsKnown(folder: Folder, found: readonly Dirent[], isTop: boolean): string | undefined {
  if (folder.odd) return undefined;
  const files: string[] = [];
  for (const entry of found) {
    if (entry.isFile()) files.push(entry.name);
    else if (!entry.isDirectory()) return undefined;
  }
  if (files.join(between) !== folder.files || folder.files.includes(lost)) return undefined;
  return files.length === found.length && !folder.folders ? folder.files : mixedList(folder, found, isTop);
}

/** The same where there are directories too, if these are the known ones. */
function mixedList(folder: Folder, found: readonly Dirent[], isTop: boolean): string | undefined {
  const names: string[] = [];
  let known = 0;
  for (const entry of found) {
    const { name } = entry;
    if (entry.isFile()) names.push(name);
    else if (folder.folders?.has(name) && !name.includes(lost)) {
      known++;
      names.push(`${name}/`);
    } else if (!isTop || name !== ".git") return undefined;
  }
  return known === (folder.folders?.size ?? 0) ? names.join(between) : undefined;
}

/** Stands for bytes of a name that are not UTF-8. */
const lost = "\ufffd";

/**
 * Whether the disk has nothing below `root` (absolute) that Git does not know: then Git lists no untracked file,
 * whatever it ignores. What is known may be gone. What was listed is kept, so that no directory is listed twice.
 */
export function holdsOnlyKnown(root: string, top: Folder): boolean {
  // A list of what is left, because a path may be deeper than calls can be.
  const left = [{ directory: root, folder: top }];
  try {
    for (let next = left.pop(); next; next = left.pop()) {
      const { directory, folder } = next;
      const found = readdirSync(directory, { withFileTypes: true });
      folder.listed = listedAsKnown(folder, found, folder === top);
      if (folder.listed === undefined && !areKnown(folder, found, folder === top)) return false;
      if (!folder.folders) continue;
      for (const { name } of found) {
        const inside = folder.folders.get(name);
        if (inside) left.push({ directory: `${directory}${sep}${name}`, folder: inside });
      }
    }
    return true;
  } catch {
    // A directory that cannot be listed: Git says what it makes of it.
    return false;
  }
}

/** The same where something is gone, is a link, or is a submodule. */
function areKnown(folder: Folder, found: readonly Dirent[], isTop: boolean): boolean {
  const names = folder.names();
  return found.every((entry) => {
    const { name } = entry;
    if (name.includes(lost)) return false;
    if (isTop && name === ".git") return true;
    const expected = names.get(name);
    return entry.isDirectory() ? expected === "directory" || expected === "submodule" : expected === "file";
  });
}
