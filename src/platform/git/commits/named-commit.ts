/** The commit that a person names on the command line. */
import { UserError } from "../../../repo/tree.ts";
import type { Repository } from "../index.ts";
import type { Commit } from "./revision.ts";
import { unknownRevision } from "./unknown-revision.ts";

/** Where git looks for a name, the first that has it winning: whoever can push a tag could decide what a name means. */
const folders = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"];

/**
 * The commit of a revision. Rejects with `UserError` where there is none, and where refs of its name are different
 * commits: git would take one of them, and nobody would see which.
 */
export async function namedCommit(
  revision: string,
  repository: Pick<Repository, "resolve" | "isUnborn" | "isShallow">,
): Promise<Commit> {
  const [commit, refs] = await Promise.all([repository.resolve(revision), refsOf(nameIn(revision), repository)]);
  const [first, ...others] = refs;
  const isOne = others.every(([, { id }]) => id === first?.[1].id);
  if (first && (!isOne || isShortId(revision)))
    throw new UserError(
      `\`${revision}\` may mean ${[...refs.map(([ref]) => `\`${ref}\``), ...(isOne ? ["a commit by the start of its id"] : [])].join(" or ")}; write in full which one you mean`,
    );
  if (!commit) throw await unknownRevision(revision, repository);
  return commit;
}

/** The name that a revision begins with; empty: it begins with none, or with one that always means one commit. */
function nameIn(revision: string): string {
  const [name = ""] = /^[^~^:@\s]*(?:@(?!\{|$)[^~^:@\s]*)*/.exec(revision) ?? [];
  return /^(?:HEAD|@|refs\/.*|[0-9a-f]{40}|[0-9a-f]{64})$/s.test(name) ? "" : name;
}

async function refsOf(
  name: string,
  { resolve }: Pick<Repository, "resolve">,
): Promise<readonly (readonly [ref: string, commit: Commit])[]> {
  if (name === "") return [];
  const found = await Promise.all(
    folders.map(async (folder) => [folder + name, await resolve(folder + name)] as const),
  );
  return found.flatMap(([ref, commit]) => (commit ? [[ref, commit] as const] : []));
}

/** Whether people write such a name for a commit: hexadecimal digits, and no number or word by itself. */
function isShortId(revision: string): boolean {
  return /^(?=.*\d)(?=.*[a-f])[0-9a-f]{7,39}$/.test(revision);
}
