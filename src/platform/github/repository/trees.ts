/** The entries of a whole tree: one answer where GitHub gives it whole, else directory by directory. What comes must hash to its id. */
import { treeId } from "../../hash.ts";
import { entryOf } from "../../../repo/git/blobs.ts";
import { directoryOf, join, nameOf } from "../../../repo/path.ts";
import { type Entry, limits, UserError } from "../../../repo/tree.ts";
import { fieldsOf, idOf, type Line } from "./client.ts";

interface Listed {
  readonly entries: readonly Entry[];
  readonly directories: readonly { readonly path: string; readonly id: string }[];
  /** Whether GitHub has left something out, as it says or as the hashes say. */
  readonly isCut: boolean;
}

/** GitHub cuts its answers off at 7 MB. */
const bytes = 32 << 20;

/** Rejects with `Mistake` where anything of it cannot be had: half a tree is none. */
export async function entriesOf(id: string, line: Line): Promise<readonly Entry[]> {
  const entries = await below(id, "", line);
  if (entries.length > limits.entries) throw new UserError(`the tree ${id} has more than ${limits.entries} entries`);
  return entries;
}

async function below(id: string, directory: string, line: Line): Promise<readonly Entry[]> {
  const whole = await listed(id, directory, true, line);
  if (!whole.isCut) return whole.entries;
  const own = await listed(id, directory, false, line);
  if (own.isCut)
    throw new UserError(
      `\`${directory || "."}\` has more entries than GitHub's API lists; check out the repository in an earlier step`,
    );
  const inside = await Promise.all(own.directories.map(({ path, id: inner }) => below(inner, path, line)));
  return [...own.entries, ...inside.flat()];
}

async function listed(id: string, directory: string, recursive: boolean, line: Line): Promise<Listed> {
  const answer = await line.get(`git/trees/${id}${recursive ? "?recursive=1" : ""}`, bytes);
  const where = `the directory \`${directory || "."}\` (tree ${id})`;
  if (!answer) throw new UserError(`GitHub's API does not have ${where}`);
  const { sha, tree, truncated } = answer;
  if (sha !== id || !Array.isArray(tree) || typeof truncated !== "boolean")
    throw new UserError(`GitHub's answer for ${where} is about something else`);
  const entries: Entry[] = [];
  const directories: { path: string; id: string }[] = [];
  const named: Named[] = [];
  for (const item of tree) {
    const { path, mode, type, sha: name } = fieldsOf(item);
    const object = idOf(name);
    if (typeof path !== "string" || path === "" || typeof mode !== "string" || object === undefined)
      throw new UserError(`GitHub's answer for ${where} names an entry that is none`);
    named.push({ path, mode, id: object });
    const full = join(directory, path);
    if (type === "tree") directories.push({ path: full, id: object });
    // In JSON a name that is not UTF-8 has lost its bytes.
    else entries.push(entryOf(mode, object, full, !path.includes("\ufffd")));
  }
  const isWhole =
    !truncated &&
    (recursive ? [{ path: "", id }, ...named.filter(({ mode }) => mode === "040000")] : [{ path: "", id }]).every(
      holding(named),
    );
  if (!truncated && !recursive && !isWhole)
    throw new UserError(
      `GitHub's answer for ${where} is not what git's name for it says; check out the repository in an earlier step`,
    );
  return { entries, directories, isCut: !isWhole };
}

interface Named {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** Whether a directory holds what is listed and nothing else. In JSON names that are not UTF-8 have lost their bytes, and nothing can be told. */
function holding(named: readonly Named[]): (directory: Pick<Named, "path" | "id">) => boolean {
  const inside = new Map<string, { mode: string; name: string; id: string }[]>();
  for (const { path, mode, id } of named) {
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
