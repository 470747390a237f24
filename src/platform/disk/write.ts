/** Writes a file of the checked directory: the whole file or nothing, never through a link or outside the directory. */
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { directoryOf, nameOf, plain } from "../../repo/path.ts";
import { UserError } from "../../repo/tree.ts";
import { writeFaultOf } from "./write-fault.ts";

/** A file that the file system does not take. */
export class UnwritableFile extends UserError {
  /** Why, as the end of a sentence. */
  readonly fault: string;

  constructor(path: string, fault: string) {
    super(`\`${path}\` cannot be written: ${fault}`);
    this.fault = fault;
  }
}

/** What is at `path` below `root` (absolute). Throws a `UserError` if a link or anything else is on the path. */
export function kindAt(root: string, path: string): "file" | "nothing" {
  if (plain(path) !== path || path === "" || path.startsWith("/"))
    throw new Error(`${path} is not a path below the root`);
  const segments = path.split("/");
  let here = root;
  for (const [i, segment] of segments.entries()) {
    here = join(here, segment);
    const stats = lstatSync(here, { throwIfNoEntry: false });
    if (!stats) return "nothing";
    const route = segments.slice(0, i + 1).join("/");
    if (stats.isSymbolicLink())
      throw new UserError(`\`${route}\` is a link, and this tool does not write through links`);
    const isLast = i === segments.length - 1;
    if (isLast ? !stats.isFile() : !stats.isDirectory())
      throw new UserError(`\`${route}\` is not a ${isLast ? "regular file" : "directory"}`);
  }
  return "file";
}

/**
 * Writes a file and creates its directories. With `mode` it gets that mode, whatever the umask. With `replace: false`
 * an existing file is kept, also one that is created in the meantime; then the result is `false`. Throws
 * `UnwritableFile` where the file system takes no file.
 */
export function writeInside(
  root: string,
  path: string,
  text: string,
  { replace, mode }: { readonly replace: boolean; readonly mode?: number },
): boolean {
  try {
    return tryWrite(root, path, text, { replace, ...(mode === undefined ? {} : { mode }) });
  } catch (error) {
    const fault = writeFaultOf(error);
    throw fault === undefined ? error : new UnwritableFile(path, fault);
  }
}

function tryWrite(
  root: string,
  path: string,
  text: string,
  { replace, mode }: { readonly replace: boolean; readonly mode?: number },
): boolean {
  if (kindAt(root, path) === "file" && !replace) return false;
  const directory = join(root, directoryOf(path));
  mkdirSync(directory, { recursive: true });
  // Something else may have been created there since the check.
  kindAt(root, path);
  if (realpathSync(directory) !== join(realpathSync(root), directoryOf(path)))
    throw new UserError(`\`${directoryOf(path)}\` leads out of the directory, so nothing is written there`);
  const target = join(directory, nameOf(path));
  const draft = join(directory, `.${nameOf(path)}.${crypto.randomUUID()}`);
  try {
    const file = openSync(
      draft,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0),
      0o644,
    );
    try {
      writeFileSync(file, text);
      if (mode !== undefined) fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (replace) renameSync(draft, target);
    else return placeDraft(draft, target);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Throws the error of a path unless the file there is a plain file below `root` with exactly this text. */
export function requireText(root: string, path: string, text: string, errorFor: (path: string) => Error): void {
  if (kindAt(root, path) !== "file" || !readFileSync(join(root, path)).equals(Buffer.from(text))) throw errorFor(path);
}

/** Writes new text to a file that exists, whole or not at all; it keeps its mode. */
export function replaceInside(root: string, path: string, text: string): void {
  if (kindAt(root, path) !== "file") throw new UserError(`\`${path}\` is gone`);
  writeInside(root, path, text, { replace: true, mode: lstatSync(join(root, path)).mode & 0o7777 });
}

/** Gives a draft its name, unless a file has that name already. */
function placeDraft(draft: string, target: string): boolean {
  for (const claim of [() => linkSync(draft, target), () => copyFileSync(draft, target, constants.COPYFILE_EXCL)]) {
    try {
      claim();
      return true;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EEXIST") return false;
      // Not every file system has hard links.
      if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS" && code !== "EMLINK")
        throw error;
    }
  }
  throw new Error(`${target} cannot be written`);
}
