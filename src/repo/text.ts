/** The text of a file, spans in it, and the only conversion between offsets and lines. */

/** Half-open range of UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place as people read it: both numbers start at 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * A file. `path` is the one in reports: relative to the root, or `~/…` for a file of the user. A file that could not be
 * read has an empty text, so that its place is 1:1.
 */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A span of a file. */
export interface Place {
  readonly source: Source;
  readonly span: Span;
}

/** The first position of a file, for problems of the whole file. */
export function startOf(source: Source): Place {
  return { source, span: { start: 0, end: 0 } };
}

/** The first position of a file whose text is not known. */
export function placeOfPath(path: string): Place {
  return startOf({ path, text: "" });
}

/** Where the lines of a text begin, and its length: all that places need of it. */
export interface Outline {
  readonly starts: readonly number[];
  readonly length: number;
}

/** The outlines of files without a text, and of large ones. */
const lasting = new WeakMap<Source, Outline>();

/** The outlines of small files that were used last, and of those before them: each takes a fifth of the text's room. */
let [recent, former] = [new Map<Source, Outline>(), new Map<Source, Outline>()];

/** How many outlines are recent, and which texts are small. */
const [mostRecent, smallText] = [512, 1 << 16];

/** A text is needed that was not kept. */
export class TextNotKept extends Error {
  constructor(what: string) {
    super(`${what} was not kept`);
    this.name = "TextNotKept";
  }
}

/** A file of which only the outline is known. Its places are exact; reading its text throws `TextNotKept`. */
export function outlined(path: string, outline: Outline): Source {
  const source: Source = {
    path,
    get text(): string {
      throw new TextNotKept(`the text of ${path}`);
    },
  };
  lasting.set(source, outline);
  return source;
}

/** Line and column of an offset; an offset past the end counts as the end. */
export function positionAt(source: Source, offset: number): Position {
  const { starts, length } = outlineOf(source);
  let low = 0;
  for (let high = starts.length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.min(offset, length) - (starts[low] ?? 0) + 1 };
}

/** One line's text without its line end; lines count from 1. */
export function lineAt(source: Source, line: number): string {
  const { starts } = outlineOf(source);
  return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}

/** The outline of a file. It is found again if many others were needed meanwhile. */
export function outlineOf(source: Source): Outline {
  const known = recent.get(source) ?? lasting.get(source);
  if (known) return known;
  const outline = former.get(source) ?? outlineIn(source);
  if (outline.length > smallText) lasting.set(source, outline);
  else {
    if (recent.size >= mostRecent) [recent, former] = [new Map(), recent];
    recent.set(source, outline);
  }
  return outline;
}

function outlineIn({ text }: Source): Outline {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { starts, length: text.length };
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const lossy = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of bytes with U+FFFD for what is not UTF-8, with its byte order mark: what Node.js makes of them. */
export function decodeLossily(bytes: Uint8Array): string {
  return lossy.decode(bytes);
}

/** The text of UTF-8 bytes, with its byte order mark; `undefined` if the bytes are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Rust's `str::trim`: Unicode White_Space, which unlike JavaScript's has no byte order mark. */
export function trim(text: string): string {
  return trimStart(trimEnd(text));
}

/** Rust's `str::trim_start`. */
export function trimStart(text: string): string {
  return isOrdinary(text.charCodeAt(0))
    ? text
    : text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}

/** Whether it is the code of a printable ASCII character, which most texts begin and end with, and no space. */
function isOrdinary(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

/** Rust's `str::trim_end`, as a loop because a regular expression for it is quadratic. */
export function trimEnd(text: string): string {
  let end = text.length;
  if (isOrdinary(text.charCodeAt(end - 1))) return text;
  while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
    end--;
  return text.slice(0, end);
}
