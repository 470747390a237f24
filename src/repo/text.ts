/** A file's text, and the only arithmetic between offsets and lines. */

/** Half-open range of UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a human calls a place: both numbers start at 1, columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * A file that was read. `path` is how reports name it: relative to the root, `~/…` for a file of the user.
 * A file that could not be read has an empty text, so that its place is 1:1.
 */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A span that knows which file it belongs to. */
export interface Place {
  readonly source: Source;
  readonly span: Span;
}

/** The first position of a file: where a problem stands that concerns the whole of it. */
export function startOf(source: Source): Place {
  return { source, span: { start: 0, end: 0 } };
}

/** A place in a file of which only the path is known. */
export function placeOfPath(path: string): Place {
  return startOf({ path, text: "" });
}

const cache = new WeakMap<Source, readonly number[]>();

/** Line and column of an offset; an offset past the end counts as the end. */
export function positionAt(source: Source, offset: number): Position {
  const starts = lineStarts(source);
  let low = 0;
  for (let high = starts.length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}

/** One line's text without its line end; lines count from 1. */
export function lineAt(source: Source, line: number): string {
  const starts = lineStarts(source);
  return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}

function lineStarts(source: Source): readonly number[] {
  let starts = cache.get(source);
  if (!starts) {
    const found = [0];
    for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1)) found.push(at + 1);
    cache.set(source, (starts = found));
  }
  return starts;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of strict UTF-8 bytes, a byte-order mark kept; `undefined` where the bytes are something else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Rust's `str::trim`: Unicode White_Space, which unlike JavaScript's has no byte-order mark. */
export function trim(text: string): string {
  return trimStart(trimEnd(text));
}

/** Rust's `str::trim_start`. */
export function trimStart(text: string): string {
  return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}

/** Rust's `str::trim_end`, written as a walk because the pattern for it is quadratic. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
    end--;
  return text.slice(0, end);
}
