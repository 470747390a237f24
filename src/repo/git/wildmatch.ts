/**
 * Patterns of paths as git matches them (`wildmatch` with `WM_PATHNAME`, git 2.39: bytes, not characters), in time that
 * a hostile pattern cannot blow up: at each level only the last star is ever tried again.
 */
export type Matcher = (path: string, foldCase: boolean) => boolean;

/** What one byte of a name has to be; `*` is any number of any. */
type Token = "*" | ((byte: number, foldCase: boolean) => boolean);
/** `**` is any number of segments; at the end of a pattern, one or more. */
type Segment = "**" | readonly Token[];

/** A pattern that git finds malformed matches nothing. */
export function wildmatch(pattern: string): Matcher {
  const segments = segmentsOf(bytesOf(pattern));
  if (!segments) return () => false;
  return (path, foldCase) =>
    matchAll(
      segments,
      bytesOf(path).split("/"),
      "**",
      (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase),
    );
}

/** The UTF-8 bytes of a text, as characters up to U+00FF. */
function bytesOf(text: string): string {
  return /^[\0-\x7f]*$/.test(text)
    ? text
    : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}

function matchName(tokens: readonly Token[], name: string, foldCase: boolean): boolean {
  return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}

/** Matches items one to one, where `star` stands for any number of them. */
function matchAll<P, T>(
  pattern: readonly P[],
  items: { readonly length: number; readonly [at: number]: T },
  star: P,
  fits: (one: P, item: T) => boolean,
): boolean {
  let [at, item, retry, retryItem] = [0, 0, -1, 0];
  while (item < items.length) {
    const one = pattern[at];
    const thing = items[item];
    if (one === star) {
      retry = at++;
      retryItem = item;
    } else if (one !== undefined && thing !== undefined && fits(one, thing)) {
      at++;
      item++;
    } else if (retry >= 0) {
      at = retry + 1;
      item = ++retryItem;
    } else return false;
  }
  const rest = pattern.slice(at);
  return star === "*" ? rest.every((one) => one === star) : rest.length === 0;
}

function segmentsOf(pattern: string): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  let tokens: Token[] = [];
  const end = (): void => {
    segments.push(tokens.length > 1 && tokens.every((token) => token === "*") ? "**" : tokens);
    tokens = [];
  };
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? "";
    const escaped = character === "\\" ? pattern[at + 1] : undefined;
    if (character === "\\" && escaped === undefined) return undefined;
    if (character === "/" || escaped === "/") end();
    else if (escaped !== undefined) tokens.push(byteOf(escaped));
    else if (character === "*") tokens.push("*");
    else if (character === "?") tokens.push(() => true);
    else if (character === "[") {
      const set = setOf(pattern, at + 1);
      if (!set) return undefined;
      tokens.push(set.has);
      at = set.end;
      continue;
    } else tokens.push(byteOf(character));
    if (escaped !== undefined) at++;
  }
  end();
  return segments;
}

function byteOf(character: string): Token {
  const wanted = character.charCodeAt(0);
  return (byte, foldCase) => byte === wanted || (foldCase && lower(byte) === lower(wanted));
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

/** The set that begins after a `[`, and where its `]` stands; `undefined` where git gives up on it. */
function setOf(
  pattern: string,
  start: number,
): { readonly has: (byte: number, foldCase: boolean) => boolean; readonly end: number } | undefined {
  const negated = pattern[start] === "!" || pattern[start] === "^";
  const members: ((byte: number) => boolean)[] = [];
  let before: number | undefined;
  let at = negated ? start + 1 : start;
  do {
    let code: number | undefined = pattern.charCodeAt(at);
    if (at >= pattern.length) return undefined;
    const named = pattern.startsWith("[:", at)
      ? pattern.slice(at + 2, pattern.indexOf("]", at + 2) + 1 || at)
      : undefined;
    if (pattern[at] === "-" && before !== undefined && at + 1 < pattern.length && pattern[at + 1] !== "]") {
      at += pattern[at + 1] === "\\" ? 2 : 1;
      if (at >= pattern.length) return undefined;
      const [from, to] = [before, pattern.charCodeAt(at)];
      members.push((byte) => byte >= from && byte <= to);
      code = undefined;
    } else if (named === "") return undefined;
    else if (named?.endsWith(":]")) {
      const group = classes.get(named.slice(0, -2));
      if (!group) return undefined;
      members.push((byte) => group.test(String.fromCharCode(byte)));
      at += named.length + 1;
      code = undefined;
    } else {
      if (pattern[at] === "\\") code = pattern.charCodeAt(++at);
      if (at >= pattern.length) return undefined;
      const wanted = code;
      members.push((byte) => byte === wanted);
    }
    before = code;
    at++;
  } while (pattern[at] !== "]");
  const has = (byte: number): boolean => members.some((member) => member(byte));
  return {
    end: at,
    has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
  };
}
