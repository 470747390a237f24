/**
 * Arithmetic on the paths of a tree: always with `/`, relative to the root, whose own path is the empty string. `~` is
 * the user's home and `/` the machine's root, in runs that read those too.
 */

/** `join("a", "b/c")` is `a/b/c`; `join("", "b")` is `b`. Nothing is normalised. */
export function join(directory: string, name: string): string {
  if (directory === "" || name === "") return directory + name;
  return directory === "/" ? `/${name}` : `${directory}/${name}`;
}

/** The directory of a path; `""` for a path in the root, `/` for one in the machine's root. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}

/** `a/b` is `a` and `a/b`: a directory after those above it, without the root. */
export function withAncestors(directory: string): readonly string[] {
  if (directory === "") return [];
  return directory.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
}

/** The last segment. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Rust's `Path::extension`: the text after the last dot of the name, case kept. `undefined` where there is no dot or
 * the only dot is the first character (`.md` has no extension); `""` for `a.md.`.
 */
export function extensionOf(path: string): string | undefined {
  const name = nameOf(path);
  const dot = name.lastIndexOf(".");
  return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}

/** Rust's `Path::file_stem`: the name without its extension. */
export function stemOf(path: string): string {
  const name = nameOf(path);
  const extension = extensionOf(path);
  return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}

/** Whether `path` is `directory` or below it; every path is below `""`. */
export function isWithin(path: string, directory: string): boolean {
  return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}

/** The path without `.` and `..`, as text only; `undefined` if it leaves the root. */
export function plain(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return (path.startsWith("/") ? "/" : "") + segments.join("/");
}

/** Compares by code point, which is the order of the UTF-8 bytes: hosts that sort names see them in this order. */
export function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}

/** Without surrogates, UTF-16 units have the same order as the bytes. */
const surrogate = /[\ud800-\udfff]/;

function byPoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates encode characters above U+FFFF, so they sort after the other units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}

/** A directory or file of the tree as a person writes it: `./docs/` is `docs`, `.` is the root. */
export function tidied(written: string): string {
  return written
    .replace(/^(?:\.\/+)+/, "")
    .replace(/\/+$/, "")
    .replace(/^\.$/, "");
}
