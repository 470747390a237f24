/** A first look at a small tree: where nothing in it could be a host's or a policy's, git has nothing to add. */
import { type Dirent, readdirSync, statSync } from "node:fs";
import { sep } from "node:path";

/** Beyond these, git is the faster one to ask. */
const limits = { directories: 40, entries: 400 };

/** Names that no file system takes for another one: no link, nothing that folds, shortens or is cut off. */
const plain = /^\.?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/**
 * Whether the tree below `root` (absolute) is small and none of `names` (in lower case) stands anywhere in it, in any
 * spelling; `.github/agents` is the one name in the other, and one of `inHidden` counts in whatever begins with a dot. `false`
 * wherever that is not plain to see.
 */
export function isWithout(root: string, names: ReadonlySet<string>, inHidden: ReadonlySet<string>): boolean {
  const parents = new Set([...names].flatMap((name) => (name.includes("/") ? [name.slice(0, name.indexOf("/"))] : [])));
  const pending: { readonly directory: string; readonly name: string }[] = [{ directory: root, name: "" }];
  let entries = 0;
  for (let i = 0; i < pending.length; i++) {
    const { directory, name: parent } = pending[i] ?? { directory: root, name: "" };
    const isParent = parents.has(parent);
    const inside = listed(directory) ?? [undefined];
    // A submodule, which holds what is not there.
    if (isParent && inside.every((entry) => entry?.name === ".git")) return false;
    for (const entry of inside) {
      if (!entry || ++entries > limits.entries) return false;
      const name = entry.name.toLowerCase();
      if (entry.name === ".git") {
        if (isParent) return false;
        continue;
      }
      if (
        !plain.test(entry.name) ||
        names.has(name) ||
        (isParent && names.has(`${parent}/${name}`)) ||
        (parent.startsWith(".") && inHidden.has(name))
      )
        return false;
      if (entry.isDirectory()) pending.push({ directory: `${directory}${sep}${entry.name}`, name });
      else if (!entry.isFile()) return false;
    }
    if (pending.length > limits.directories) return false;
  }
  return true;
}

/** The names in a directory (absolute), none where it cannot be listed. */
export function namesAt(directory: string): readonly string[] {
  return (listed(directory) ?? []).map(({ name }) => name);
}

/** Whether a path (absolute) leads to a directory, links followed. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function listed(directory: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
