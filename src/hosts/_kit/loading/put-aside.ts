/** Tells files that people put aside from files that are in the wrong folder, where a host reads no subfolders. */
import type { Problem } from "../../../model/load.ts";
import { directoryOf } from "../../../repo/path.ts";
import type { Place } from "../../../repo/text.ts";

const aside = /^(?:\..*|_?(?:archived?|backups?|deprecated|disabled|old|unused))$/i;

/**
 * Why a host that reads only the files directly in `root` skips the one at `path`. Nobody relies on an agent in
 * `.deprecated`, so such a file counts as a document.
 */
export function nestedProblem(root: string, path: string, at: Place): Problem {
  const message = `it is in a subfolder of \`${root}\`, where no profile is read`;
  const folders = directoryOf(path).slice(root.length).split("/");
  if (folders.some((name) => aside.test(name))) return { message, at, kind: "document" };
  return { message: `${message}; move it to \`${root}\``, at };
}
