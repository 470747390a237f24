/** Which file is the index that a run checks. */
import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve as resolvePath } from "node:path";
import { UserError } from "../../../repo/tree.ts";
import { isInside } from "../../native-path.ts";
import type { Environment } from "../../environment.ts";
import type { Location } from "../location.ts";

/**
 * `git commit` with paths or `--all` gives its hook a temporary index in `GIT_INDEX_FILE`. It is checked instead, if it
 * is a file in this repository's own directory; any other file could be the index of another repository.
 */
export function indexFileOf({ top, gitDirectory }: Location, environment: Environment): string | undefined {
  const named = environment.GIT_INDEX_FILE;
  if (named === undefined || named === "") return undefined;
  const file = resolvePath(top, named);
  if (!existsSync(dirname(file)) || !isInside(realpathSync(dirname(file)), realpathSync(gitDirectory)))
    throw new UserError(
      `GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`,
    );
  return file;
}
