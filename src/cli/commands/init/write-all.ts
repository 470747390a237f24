/** Writes the files of `init`, as far as they do not exist, or says what is in the way. */
import { kindAt, UnwritableFile, writeInside } from "../../../platform/disk/write.ts";
import { writeIfChanged } from "./organisation.ts";
import { UserError } from "../../../repo/tree.ts";

/** One file to write; `mode` as in `chmod`, by default that of an ordinary file. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly mode?: number;
}

/**
 * `files` are written where nothing is, and `renewed` where another text is. Returns the paths that were written. A
 * path that cannot be written is reported before the first file is, where that is known. `changed`: those of them that
 * existed.
 */
export function writeAll(
  root: string,
  files: readonly NewFile[],
  renewed: readonly NewFile[],
): { readonly written: readonly string[]; readonly changed: ReadonlySet<string> } {
  const existing = new Set([...files, ...renewed].flatMap(({ path }) => (kindAt(root, path) === "file" ? [path] : [])));
  const written: string[] = [];
  const attempt = (path: string, write: () => boolean): void => {
    try {
      if (write()) written.push(path);
    } catch (error) {
      throw faultOf(error, path, written);
    }
  };
  for (const { path, text, mode } of files)
    attempt(path, () => writeInside(root, path, text, { replace: false, ...(mode === undefined ? {} : { mode }) }));
  for (const { path, text } of renewed) attempt(path, () => writeIfChanged(root, path, text));
  return { written, changed: new Set(written.filter((path) => existing.has(path))) };
}

function faultOf(error: unknown, path: string, written: readonly string[]): unknown {
  const reason = error instanceof UnwritableFile ? error.fault : undefined;
  if (reason === undefined) return error;
  const before = written.length === 0 ? "nothing was written" : `written before: ${written.join(", ")}`;
  return new UserError(
    `cannot write ${path}: ${reason}; ${before}. Run \`init\` again once it can; it keeps what exists`,
  );
}
