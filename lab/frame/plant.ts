/** Puts a case's files on disk, and lists what a program made there. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { initRepository } from "./program.ts";
import { type Case, type Entry, isText, type Json } from "./vectors.ts";

/** The folder of a case, written in vectors as `$ROOT`. */
const placeholder = "$ROOT";
/** The folder that holds `mcp.mjs`, written in vectors as `$HARNESS`. */
const frame = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

const filled = (text: string, root: string) => text.replaceAll(placeholder, root).replaceAll("$HARNESS", frame);

/** Replaces `$ROOT` and `$HARNESS` in a value. */
export function rooted<T extends Json>(value: T, root: string): T {
  return JSON.parse(filled(JSON.stringify(value), JSON.stringify(root).slice(1, -1))) as T;
}

/** The reverse: a text that holds no path of this machine. */
export function unrooted(text: string, root: string): string {
  return text.replaceAll(root, placeholder);
}

/** Empties `root` and writes the entries below it. */
export function plant(root: string, tree: readonly Entry[]): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const entry of tree) plantOne(root, entry);
}

/** Where a case runs. */
export interface Workspace {
  /** The folder of the case. */
  readonly root: string;
  /** Where the program starts: `ws/`, a repository, or what the case says by `how.cwd`. */
  readonly cwd: string;
  readonly home: string;
}

/** Writes a case whose tree has the repository in `ws/`. `folders` are made below its root. */
export function plantWorkspace(scratch: string, { name, tree, how }: Case, folders: readonly string[] = []): Workspace {
  const root = join(scratch, "cases", name);
  plant(root, tree);
  const start = rooted(how ?? {}, root)["cwd"];
  const [cwd, home] = [join(root, isText(start) ? start : "ws"), join(root, "home")];
  for (const folder of [home, cwd, ...folders.map((below) => join(root, below))])
    mkdirSync(folder, { recursive: true });
  initRepository(join(root, "ws"));
  return { root, cwd, home };
}

function plantOne(root: string, { path, pathBase64, text, base64, link, dir }: Entry): void {
  const at = bytesBelow(root, path, pathBase64);
  const folder = dir ? at : Buffer.from(dirname(at.toString("latin1")), "latin1");
  mkdirSync(folder, { recursive: true });
  if (dir) return;
  if (link !== undefined) symlinkSync(filled(link, root), at);
  else if (base64 !== undefined) writeFileSync(at, Buffer.from(base64, "base64"));
  else writeFileSync(at, filled(text ?? "", root));
}

/** A path as bytes: a name need not be UTF-8. A path that leaves the root is refused, since cases come from files. */
function bytesBelow(root: string, path: string | undefined, pathBase64: string | undefined): Buffer {
  const bytes = pathBase64 === undefined ? Buffer.from(path ?? "") : Buffer.from(pathBase64, "base64");
  const parts = bytes.toString("latin1").split("/");
  if (bytes.length === 0 || parts[0] === "" || parts.includes(".."))
    throw new Error(`a case may not write to ${JSON.stringify(bytes.toString())}`);
  return Buffer.concat([Buffer.from(`${root}/`), bytes]);
}

/** The files below `root`, relative to it, without those of Git; links are listed and not followed. */
export function filesBelow(root: string): readonly string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\.git\//.test(path))
    .sort();
}

/** Replaces what `target` holds by what `source` holds, if there is a `source`. */
export function replaceContent(target: string, source: string): void {
  for (const name of existsSync(target) ? readdirSync(target) : [])
    rmSync(join(target, name), { recursive: true, force: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}
