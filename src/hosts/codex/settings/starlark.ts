/**
 * Reads the calls of a Starlark file whose arguments are plain data: `prefix_rule(pattern = ["git", "push"])`. Any
 * other statement is Starlark that this tool does not run.
 */
import type { Span } from "../../../repo/text.ts";

/** Text, a list, or another constant. */
export type Value = string | boolean | number | null | readonly Value[];

/** One call at the top level of the file. */
export interface Call {
  readonly name: string;
  /** Arguments without a name, in order. */
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
  readonly span: Span;
}

/** The calls in order, up to `other`. */
export interface Calls {
  readonly calls: readonly Call[];
  /** The first place that is not such a call. */
  readonly other?: Span;
}

type Token =
  | { readonly kind: "text"; readonly value: string; readonly span: Span }
  | { readonly kind: "word" | "number" | "mark" | "line" | "other"; readonly text: string; readonly span: Span };

/** Thrown where the text is something else than calls with plain arguments. */
class Unread extends Error {
  readonly span: Span;
  constructor(span: Span) {
    super("other Starlark");
    this.span = span;
  }
}

/** The calls up to the first statement that is something else. What follows it may depend on it, and is not read. */
export function callsIn(text: string): Calls {
  const calls: Call[] = [];
  try {
    const reader = new Reader(tokensOf(text));
    for (let call = reader.call(); call; call = reader.call()) calls.push(call);
    return { calls };
  } catch (error) {
    if (error instanceof Unread) return { calls, other: error.span };
    throw error;
  }
}

const blank = /[ \t\r]+|\\\r?\n|#[^\n]*/y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /-?\d+(?:\.\d+)?/y;
const mark = /[()[\],=;]/y;
/** Raw texts, and texts in one or three quotes. Bytes and formatted texts are not plain. */
const quoted = /r?(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const span = (length: number): Span => ({ start: at, end: at + length });
    const skipped = matchAt(blank, text, at);
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    if (text[at] === "\n") {
      // Inside parentheses a line end is white space; outside, an indented line belongs to a block.
      if (depth === 0) tokens.push({ kind: "line", text: "\n", span: span(1) });
      at += 1;
      continue;
    }
    const found = tokenAt(text, at, span);
    if (found.kind === "mark" && "([".includes(found.text)) depth++;
    if (found.kind === "mark" && ")]".includes(found.text)) depth--;
    tokens.push(found);
    at = found.span.end;
  }
  return tokens;
}

function tokenAt(text: string, at: number, span: (length: number) => Span): Token {
  const literal = matchAt(quoted, text, at);
  const value = literal === undefined ? undefined : valueOfText(literal);
  if (literal !== undefined && value !== undefined) return { kind: "text", value, span: span(literal.length) };
  for (const [kind, pattern] of [
    ["word", word],
    ["number", number],
    ["mark", mark],
  ] as const) {
    const found = matchAt(pattern, text, at);
    if (literal === undefined && found !== undefined) return { kind, text: found, span: span(found.length) };
  }
  return { kind: "other", text: text[at] ?? "", span: span(1) };
}

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "\n": "",
};

/** The content of a text; `undefined` for escapes that are rare, or that the host refuses. */
function valueOfText(literal: string): string | undefined {
  const isRaw = literal.startsWith("r");
  const body = isRaw ? literal.slice(1) : literal;
  const quotes = /^(?:"""|''')/.test(body) ? 3 : 1;
  const inner = body.slice(quotes, -quotes);
  if (isRaw) return inner;
  const unknown = /\\(?!x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[ntr\\'"\n])/.test(inner.replaceAll("\\\\", ""));
  if (unknown) return undefined;
  return inner.replace(/\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[^])/g, (_, code: string) =>
    code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? code),
  );
}

/** How deep lists are read; the host's patterns have two levels. */
const maxDepth = 20;

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next call; nothing at the end. */
  call(): Call | undefined {
    // A text alone is a comment.
    while (this.#is("line") || this.#is("mark", ";") || this.#is("text")) this.#next++;
    const start = this.#tokens[this.#next];
    if (start === undefined) return undefined;
    const name = this.#take("word");
    this.#take("mark", "(");
    const positional: Value[] = [];
    const named = new Map<string, Value>();
    while (!this.#is("mark", ")")) {
      this.#argument(positional, named);
      if (!this.#is("mark", ")")) this.#take("mark", ",");
    }
    const end = this.#take("mark", ")");
    if (this.#tokens[this.#next] !== undefined && !this.#is("line") && !this.#is("mark", ";")) throw this.#unread();
    return { name: textOfToken(name), positional, named, span: { start: start.span.start, end: end.span.end } };
  }

  #argument(positional: Value[], named: Map<string, Value>): void {
    const following = this.#tokens[this.#next + 1];
    if (this.#is("word") && following?.kind === "mark" && following.text === "=") {
      const key = textOfToken(this.#take("word"));
      this.#take("mark", "=");
      if (named.has(key)) throw this.#unread();
      named.set(key, this.#value(0));
    } else positional.push(this.#value(0));
  }

  #value(depth: number): Value {
    const token = this.#tokens[this.#next];
    if (token?.kind === "text") {
      this.#next++;
      // Texts next to each other are no list: Starlark refuses them.
      return token.value;
    }
    if (token?.kind === "number") {
      this.#next++;
      return Number(token.text);
    }
    if (token?.kind === "word" && constants.has(token.text)) {
      this.#next++;
      return constants.get(token.text) ?? null;
    }
    this.#take("mark", "[");
    if (depth > maxDepth) throw this.#unread();
    const items: Value[] = [];
    while (!this.#is("mark", "]")) {
      items.push(this.#value(depth + 1));
      if (!this.#is("mark", "]")) this.#take("mark", ",");
    }
    this.#take("mark", "]");
    return items;
  }

  #is(kind: Token["kind"], text?: string): boolean {
    const token = this.#tokens[this.#next];
    return token?.kind === kind && (text === undefined || textOfToken(token) === text);
  }

  #take(kind: Token["kind"], text?: string): Token {
    const token = this.#tokens[this.#next];
    if (!token || !this.#is(kind, text)) throw this.#unread();
    this.#next++;
    return token;
  }

  #unread(): Unread {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    return new Unread(token?.span ?? { start: 0, end: 0 });
  }
}

const constants: ReadonlyMap<string, boolean | null> = new Map([
  ["True", true],
  ["False", false],
  ["None", null],
]);

function textOfToken(token: Token): string {
  return token.kind === "text" ? token.value : token.text;
}
