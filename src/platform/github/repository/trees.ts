/**
 * Fetches the entries of a whole tree from GitHub: in one response if it is complete, else by directory; hashes are
 * checked.
 */
import { treeId } from "../../hash.ts";
import { entryOf } from "../../../repo/git/blobs.ts";
import { directoryOf, join, nameOf } from "../../../repo/path.ts";
import { type Entry, limits, UserError } from "../../../repo/tree.ts";
import { fieldsOf, idOf, type RepositoryClient } from "./client.ts";

interface Listed {
  readonly entries: readonly Entry[];
  readonly directories: readonly { readonly path: string; readonly id: string }[];
  /** Whether GitHub left something out, by its own statement or by the hashes. */
  readonly isCut: boolean;
}

/** GitHub truncates its responses at 7 MB. */
const maxBytes = 32 << 20;

/** The entries of a tree. Rejects with a `UserError` if any of them cannot be fetched: part of a tree is not enough. */
export async function entriesOf(id: string, client: RepositoryClient): Promise<readonly Entry[]> {
  const entries = await entriesBelow(id, "", client);
  if (entries.length > limits.entries) throw new UserError(`the tree ${id} has more than ${limits.entries} entries`);
  return entries;
}

async function entriesBelow(id: string, directory: string, client: RepositoryClient): Promise<readonly Entry[]> {
  const whole = await list(id, directory, true, client);
  if (!whole.isCut) return whole.entries;
  const own = await list(id, directory, false, client);
  if (own.isCut)
    throw new UserError(
      `\`${directory || "."}\` has more entries than GitHub's API lists; check out the repository in an earlier step`,
    );
  const inside = await Promise.all(own.directories.map(({ path, id: inner }) => entriesBelow(inner, path, client)));
  return [...own.entries, ...inside.flat()];
}

async function list(id: string, directory: string, recursive: boolean, client: RepositoryClient): Promise<Listed> {
  const description = `the directory \`${directory || "."}\` (tree ${id})`;
  const { items, truncated } = await fetchTree(id, recursive, description, client);
  const isWhole = !truncated && isComplete(id, items, recursive);
  if (!truncated && !recursive && !isWhole)
    throw new UserError(
      `GitHub's answer for ${description} does not match its git id; check out the repository in an earlier step`,
    );
  return {
    entries: items
      .filter(({ type }) => type !== "tree")
      // In JSON a name that is not UTF-8 has lost its bytes.
      .map(({ mode, id: object, path }) =>
        entryOf(mode, object, join(directory, path), { isNameable: !path.includes("\ufffd") }),
      ),
    directories: items
      .filter(({ type }) => type === "tree")
      .map(({ path, id: object }) => ({ path: join(directory, path), id: object })),
    isCut: !isWhole,
  };
}

interface Item {
  /** Relative to the directory that was listed. */
  readonly path: string;
  readonly mode: string;
  readonly type: unknown;
  readonly id: string;
}

/** The items of GitHub's response, checked for their form only. */
async function fetchTree(
  id: string,
  recursive: boolean,
  description: string,
  client: RepositoryClient,
): Promise<{ readonly items: readonly Item[]; readonly truncated: boolean }> {
  const response = await client.get(`git/trees/${id}${recursive ? "?recursive=1" : ""}`, maxBytes);
  if (!response) throw new UserError(`GitHub's API does not have ${description}`);
  const { sha, tree, truncated } = response;
  if (sha !== id || !Array.isArray(tree) || typeof truncated !== "boolean")
    throw new UserError(`GitHub's answer for ${description} is for another object`);
  const items = tree.map((item: unknown): Item => {
    const { path, mode, type, sha: name } = fieldsOf(item);
    const object = idOf(name);
    if (typeof path !== "string" || path === "" || typeof mode !== "string" || object === undefined)
      throw new UserError(`GitHub's answer for ${description} names an entry that is none`);
    return { path, mode, type, id: object };
  });
  return { items, truncated };
}

/** Whether the items are all that the tree and, if recursive, its directories contain, by their hashes. */
function isComplete(id: string, items: readonly Item[], recursive: boolean): boolean {
  const directories = recursive ? items.filter(({ mode }) => mode === "040000") : [];
  return [{ path: "", id }, ...directories].every(isHashOf(items));
}

/**
 * Whether a directory's id is the hash of the items listed in it. If a name is not UTF-8, JSON has lost its bytes; then
 * the hash cannot be checked, and the answer is yes.
 */
function isHashOf(items: readonly Item[]): (directory: Pick<Item, "path" | "id">) => boolean {
  const inside = new Map<string, { mode: string; name: string; id: string }[]>();
  for (const { path, mode, id } of items) {
    const directory = directoryOf(path);
    const entries = inside.get(directory) ?? [];
    inside.set(directory, entries);
    entries.push({ mode, name: nameOf(path), id });
  }
  return ({ path, id }) => {
    const entries = inside.get(path) ?? [];
    return (
      entries.some(({ name }) => name.includes("\ufffd")) ||
      treeId(entries, id.length === 64 ? "sha256" : "sha1") === id
    );
  };
}
