/**
 * Matches path patterns as git does (`wildmatch` with `WM_PATHNAME`, git 2.39: bytes, not characters). A hostile
 * pattern cannot make it slow: at each level only the last star is retried.
 */
export type Matcher = (path: string, foldCase: boolean) => boolean;

/** One byte of a name, as itself or as a test; `*` matches any number of bytes. */
type Token = "*" | number | ((byte: number, foldCase: boolean) => boolean);
/** `**` matches any number of segments, and at least one at the end of a pattern. */
type Segment = "**" | readonly Token[];

/** Compiles a pattern. A malformed pattern matches nothing, as in git. */
export function wildmatch(pattern: string): Matcher {
  return wildmatchBytes(bytesOf(pattern));
}

/** The same for a pattern whose characters stand for its bytes. Paths are text. */
export function wildmatchBytes(pattern: string): Matcher {
  const segments = segmentsOf(pattern);
  if (!segments) return () => false;
  return (path, foldCase) => matchPath(segments, partsOf(path), foldCase);
}

/**
 * The same as a git before 2.52 does it: it compares what is in front of the first special character by itself, and
 * takes the rest for a pattern and a path of their own. So `**` crosses slashes behind any such start (`a**`).
 */
export function wildmatchBehindStart(pattern: string): Matcher {
  const [start = ""] = /^[^*?[\\]*/.exec(pattern) ?? [];
  const segments = segmentsOf(pattern.slice(start.length));
  if (!segments) return () => false;
  return (path, foldCase) => {
    const bytes = bytesOf(path);
    for (let at = 0; at < start.length; at++)
      if (!isByte(start.charCodeAt(at), bytes.charCodeAt(at), foldCase)) return false;
    return matchPath(segments, bytes.slice(start.length).split("/"), foldCase);
  };
}

function matchPath(segments: readonly Segment[], parts: readonly string[], foldCase: boolean): boolean {
  return matchAll(segments, parts, "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}

/** The path that was compared last: most are compared with many patterns, one after the other. */
let last: { readonly path: string; readonly parts: readonly string[] } = { path: "", parts: [""] };

function partsOf(path: string): readonly string[] {
  if (last.path !== path) last = { path, parts: bytesOf(path).split("/") };
  return last.parts;
}

/** The UTF-8 bytes of a text, as characters up to U+00FF. */
export function bytesOf(text: string): string {
  return /^[\0-\x7f]*$/.test(text)
    ? text
    : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}

function matchName(tokens: readonly Token[], name: string, foldCase: boolean): boolean {
  return matchAll(tokens, name, "*", (token, character) => {
    const byte = character.charCodeAt(0);
    if (token === "*") return false;
    return typeof token === "number" ? isByte(token, byte, foldCase) : token(byte, foldCase);
  });
}

/** Matches items one to one; `star` matches any number of them. */
function matchAll<P, T>(
  pattern: readonly P[],
  items: { readonly length: number; readonly [at: number]: T },
  star: P,
  fits: (element: P, item: T) => boolean,
): boolean {
  let [at, item, retry, retryItem] = [0, 0, -1, 0];
  while (item < items.length) {
    const element = pattern[at];
    const value = items[item];
    if (element === star) {
      retry = at++;
      retryItem = item;
    } else if (element !== undefined && value !== undefined && fits(element, value)) {
      at++;
      item++;
    } else if (retry >= 0) {
      at = retry + 1;
      item = ++retryItem;
    } else return false;
  }
  if (star === "*") while (at < pattern.length && pattern[at] === star) at++;
  return at === pattern.length;
}

function segmentsOf(pattern: string): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  let tokens: Token[] = [];
  const end = (by?: "\\"): void => {
    const isAny = tokens.length > 1 && tokens.every((token) => token === "*");
    // Before an escaped slash it matches at least one segment.
    if (isAny && by === "\\") segments.push(["*"]);
    segments.push(isAny ? "**" : tokens);
    tokens = [];
  };
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? "";
    const escaped = character === "\\" ? pattern[at + 1] : undefined;
    if (character === "\\" && escaped === undefined) return undefined;
    if (character === "/") end();
    else if (escaped === "/") end("\\");
    else if (escaped !== undefined) tokens.push(escaped.charCodeAt(0));
    else if (character === "*") tokens.push("*");
    else if (character === "?") tokens.push(() => true);
    else if (character === "[") {
      const set = setOf(pattern, at + 1);
      if (!set) return undefined;
      tokens.push(set.has);
      at = set.end;
      continue;
    } else tokens.push(character.charCodeAt(0));
    if (escaped !== undefined) at++;
  }
  end();
  return segments;
}

function isByte(code: number, byte: number, foldCase: boolean): boolean {
  return byte === code || (foldCase && lower(byte) === lower(code));
}

function lower(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}

const classes: ReadonlyMap<string, RegExp> = new Map([
  ["alnum", /[A-Za-z0-9]/],
  ["alpha", /[A-Za-z]/],
  ["blank", /[ \t]/],
  ["cntrl", /[\0-\x1f\x7f]/],
  ["digit", /[0-9]/],
  ["graph", /[!-~]/],
  ["lower", /[a-z]/],
  ["print", /[ -~]/],
  ["punct", /[!-/:-@[-`{-~]/],
  ["space", /[\t-\r ]/],
  ["upper", /[A-Z]/],
  ["xdigit", /[0-9A-Fa-f]/],
]);

interface Element {
  readonly has: (byte: number) => boolean;
  /** The byte, if a range may begin with it. */
  readonly code?: number;
  /** The offset after the element. */
  readonly end: number;
}

/** The set after a `[`, and the offset of its `]`; `undefined` if git finds it malformed. */
function setOf(
  pattern: string,
  start: number,
): { readonly has: (byte: number, foldCase: boolean) => boolean; readonly end: number } | undefined {
  const negated = pattern[start] === "!" || pattern[start] === "^";
  const elements: Element[] = [];
  let at = negated ? start + 1 : start;
  do {
    const element = elementAt(pattern, at, elements.at(-1)?.code);
    if (!element) return undefined;
    elements.push(element);
    at = element.end;
  } while (pattern[at] !== "]");
  const has = (byte: number): boolean => elements.some((element) => element.has(byte));
  return {
    end: at,
    has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
  };
}

/** A range, a class such as `[:alpha:]` or a byte. `from`: the byte before it, which begins a range if `-` follows. */
function elementAt(pattern: string, at: number, from: number | undefined): Element | undefined {
  if (at >= pattern.length) return undefined;
  const next = pattern[at + 1];
  if (pattern[at] === "-" && from !== undefined && next !== undefined && next !== "]")
    return rangeTo(pattern, at + (next === "\\" ? 2 : 1), from);
  if (pattern.startsWith("[:", at)) {
    const close = pattern.indexOf("]", at + 2);
    if (close < 0) return undefined;
    const name = pattern.slice(at + 2, close);
    if (name.endsWith(":")) return classOf(name.slice(0, -1), close + 1);
  }
  return byteAt(pattern, pattern[at] === "\\" ? at + 1 : at);
}

function rangeTo(pattern: string, at: number, from: number): Element | undefined {
  if (at >= pattern.length) return undefined;
  const to = pattern.charCodeAt(at);
  return { has: (byte) => byte >= from && byte <= to, end: at + 1 };
}

function classOf(name: string, end: number): Element | undefined {
  const group = classes.get(name);
  return group && { has: (byte) => group.test(String.fromCharCode(byte)), end };
}

function byteAt(pattern: string, at: number): Element | undefined {
  if (at >= pattern.length) return undefined;
  const code = pattern.charCodeAt(at);
  return { has: (byte) => byte === code, code, end: at + 1 };
}
