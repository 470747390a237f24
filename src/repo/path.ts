/**
 * Arithmetic on the paths of a tree: always `/`, relative to the root, whose own path is the empty string. Beside it
 * stand `~` for the user's home and `/` for the machine, where a run reads those too.
 */

/** `join("a", "b/c")` is `a/b/c`; `join("", "b")` is `b`. Nothing is normalised. */
export function join(directory: string, name: string): string {
  if (directory === "" || name === "") return directory + name;
  return directory === "/" ? `/${name}` : `${directory}/${name}`;
}

/** The directory of a path; `""` for a path at the root, `/` for one at the machine's. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
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

/** Whether `path` is `directory` or lies below it; everything lies below `""`. */
export function isWithin(path: string, directory: string): boolean {
  return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}

/** A path without `.` and `..`, as text; `undefined` where it climbs out of the root. */
export function plain(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return (path.startsWith("/") ? "/" : "") + segments.join("/");
}

/** Compares by code point, as UTF-8 bytes sort: the order in which a host that sorts would see names. */
export function byBytes(one: string, other: string): number {
  if (one === other) return 0;
  return surrogate.test(one) || surrogate.test(other) ? byPoints(one, other) : one < other ? -1 : 1;
}

/** Without halves of pairs, the order of UTF-16 units is that of the bytes. */
const surrogate = /[\ud800-\udfff]/;

function byPoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let i = 0; i < length; i++) {
    const a = one.charCodeAt(i);
    const b = other.charCodeAt(i);
    if (a !== b) return rank(a) - rank(b);
  }
  return one.length - other.length;
}

/** Surrogates stand for characters above U+FFFF, so they sort after the rest of the plane. */
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
