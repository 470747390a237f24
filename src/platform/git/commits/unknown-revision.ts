/** Why a revision names no commit, and what to do. */
import { UserError } from "../../../repo/tree.ts";
import type { Repository } from "../index.ts";

/** The error for a revision that git cannot resolve, with what to do about it. */
export async function unknownRevision(
  revision: string,
  { isUnborn, isShallow }: Pick<Repository, "isUnborn" | "isShallow">,
): Promise<UserError> {
  if (/^(?:HEAD|@)(?![\w/.-])/.test(revision) && (await isUnborn()))
    return new UserError(`this repository has no commits yet; make one before you use \`${revision}\``);
  return new UserError(
    isShallow()
      ? `git does not know the commit \`${revision}\`, and this clone is shallow; run \`git fetch --unshallow\`, or name another`
      : `git does not know the commit \`${revision}\`; fetch it first or name another`,
  );
}
