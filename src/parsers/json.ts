/**
 * Reads JSON with the place of every value: exactly as serde_json does, as editors do with comments, or in the dialect
 * of one program.
 */
import { explained } from "./json-faults.ts";
import { bareKey, type JsonDialect, jsonDialects, otherNumber } from "./json-dialects.ts";
import type { Entry, Node, Scalar, SyntaxProblem } from "./node.ts";
import type { Span } from "../repo/text.ts";

const deepest = 128;

class Stop {
  readonly problem: SyntaxProblem;
  constructor(message: string, at: number) {
    this.problem = { kind: "problem", message, span: { start: at, end: at } };
  }
}

/**
 * Reads the whole text. A repeated key is kept as often as it occurs: serde_json uses the last one, and the caller
 * applies that.
 */
export function parseJson(text: string): Node | SyntaxProblem {
  return parseJsonAs(jsonDialects.serde, text);
}

/**
 * Like `parseJson`, but accepts what editors and JavaScript's settings readers accept: comments, a trailing comma, a
 * byte-order mark, tabs inside strings, lone surrogates.
 */
export function parseJsonc(text: string): Node | SyntaxProblem {
  return parseJsonAs(jsonDialects.editors, text);
}

export { type JsonDialect, jsonDialects };

/** Reads the whole text as one program does. */
export function parseJsonAs(dialect: JsonDialect, text: string): Node | SyntaxProblem {
  return read(text, dialect);
}

/**
 * Reads what any program reads, for hosts whose program was not run. Where a carriage return ends no comment, the text
 * may be another one: that reading is the second.
 */
export function parseAnyJson(text: string): Node | SyntaxProblem {
  const node = parseJsonAs(jsonDialects.any, text);
  if (node.kind !== "problem") return node;
  const other = parseJsonAs({ ...jsonDialects.any, comment: jsonDialects.stripped.comment }, text);
  return other.kind === "problem" ? node : other;
}

/** Resolves repeated keys as JavaScript does, at every depth: the last value counts, in the position of the first. */
export function withLastValues<N extends Node>(node: N): N {
  if (node.kind === "scalar") return node;
  if (node.kind === "list") return { ...node, items: node.items.map(withLastValues) };
  const last = new Map(
    node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }] as const),
  );
  return { ...node, entries: [...last.values()] };
}

function read(text: string, dialect: JsonDialect): Node | SyntaxProblem {
  try {
    return new Reader(text, dialect).whole();
  } catch (error) {
    if (error instanceof Stop) return explained(text, error.problem);
    throw error;
  }
}

const escapes: { readonly [letter: string]: string } = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
  readonly #text: string;
  readonly #dialect: JsonDialect;
  #at = 0;

  constructor(text: string, dialect: JsonDialect) {
    this.#text = text;
    this.#dialect = dialect;
    if (dialect.mark && text.startsWith("\ufeff")) this.#at = 1;
  }

  whole(): Node {
    const node = this.#value(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw new Stop("trailing characters", this.#at);
    return node;
  }

  #skipSpace(): void {
    const { comment } = this.#dialect;
    for (;;) {
      while (" \n\t\r".includes(this.#text[this.#at] ?? "x")) this.#at++;
      if (!comment || this.#text[this.#at] !== "/") return;
      comment.lastIndex = this.#at;
      const [found] = comment.exec(this.#text) ?? [];
      if (found === undefined) return;
      this.#at += found.length;
    }
  }

  #takes(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  /** Whether a collection ends after a comma, if trailing commas are allowed. */
  #ends(character: string): boolean {
    this.#skipSpace();
    return this.#dialect.trailingComma === true && this.#text[this.#at] === character;
  }

  #value(depth: number): Node {
    this.#skipSpace();
    const start = this.#at;
    const first = this.#text[start];
    if ((first === "{" || first === "[") && depth + 1 >= deepest) throw new Stop("recursion limit exceeded", start);
    if (first === undefined) throw new Stop("EOF while parsing a value", start);
    if (first === "{") return this.#object(start, depth);
    if (first === "[") return this.#array(start, depth);
    if (this.#isQuote(first)) {
      const value = this.#string();
      return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
    }
    for (const [word, value] of [
      ["null", null],
      ["true", true],
      ["false", false],
    ] as const) {
      if (!this.#text.startsWith(word, start)) continue;
      this.#at += word.length;
      return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
    }
    return this.#otherNumber(start) ?? this.#number(start);
  }

  #isQuote(character: string | undefined): boolean {
    return character === '"' || (this.#dialect.json5 === true && character === "'");
  }

  #since(start: number): Span {
    return { start, end: this.#at };
  }

  /** A number that only some dialects have. */
  #otherNumber(start: number): Scalar | undefined {
    if (!this.#dialect.json5) return undefined;
    number.lastIndex = start;
    otherNumber.lastIndex = start;
    const [usual = ""] = number.exec(this.#text) ?? [];
    const [text = ""] = otherNumber.exec(this.#text) ?? [];
    if (text.length <= usual.length) return undefined;
    this.#at = start + text.length;
    return { kind: "scalar", span: this.#since(start), value: Number(text), text, style: "plain", number: "float" };
  }

  #number(start: number): Scalar {
    number.lastIndex = start;
    const [text, , fraction] = number.exec(this.#text) ?? [];
    if (text === undefined) throw new Stop("expected value", start);
    this.#at = start + text.length;
    if (/[\d.eE]/.test(this.#text[this.#at] ?? "")) throw new Stop("invalid number", this.#at);
    const value = Number(text);
    if (!Number.isFinite(value)) throw new Stop("number out of range", start);
    const float = fraction !== "" || text === "-0";
    if (!float) {
      const integer = BigInt(text);
      const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
      return {
        kind: "scalar",
        span: this.#since(start),
        value: safe ? value : integer,
        text,
        style: "plain",
        number: "integer",
      };
    }
    return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
  }

  #string(): string {
    const quote = this.#text.charCodeAt(this.#at);
    let value = "";
    for (let from = ++this.#at; ; this.#at++) {
      const unit = this.#text.charCodeAt(this.#at);
      if (Number.isNaN(unit)) throw new Stop("EOF while parsing a string", this.#at);
      if (unit < 0x20 && this.#dialect.controls?.test(String.fromCharCode(unit)) !== true)
        throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
      if (unit !== quote && unit !== 0x5c) continue;
      value += this.#text.slice(from, this.#at);
      if (unit === quote) {
        this.#at++;
        return value;
      }
      value += this.#escape();
      from = this.#at + 1;
    }
  }

  /** Leaves the reader at the escape's last character. */
  #escape(): string {
    const letter = this.#text[++this.#at] ?? "";
    if (letter !== "u") {
      const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
      if (plain === undefined && !this.#dialect.json5) throw new Stop("invalid escape", this.#at);
      return plain ?? this.#escapeOfJson5(letter);
    }
    const high = this.#hexadecimal();
    if (this.#dialect.loneSurrogates) return String.fromCharCode(high);
    if (high >= 0xdc00 && high < 0xe000) throw new Stop("lone leading surrogate in hex escape", this.#at);
    if (high < 0xd800 || high >= 0xdc00) return String.fromCharCode(high);
    if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
      throw new Stop("unexpected end of hex escape", this.#at);
    this.#at += 2;
    const low = this.#hexadecimal();
    if (low < 0xdc00 || low >= 0xe000) throw new Stop("lone leading surrogate in hex escape", this.#at);
    return String.fromCharCode(high, low);
  }

  /** A line end that a text leaves out, or a character that stands for itself. */
  #escapeOfJson5(letter: string): string {
    if (letter === "x") return String.fromCharCode(this.#hexadecimal(2));
    if (letter === "\r" && this.#text[this.#at + 1] === "\n") this.#at++;
    const found = /[\r\n\u2028\u2029]/.test(letter) ? "" : letter;
    return { v: "\v", 0: "\0" }[found] ?? found;
  }

  #hexadecimal(length = 4): number {
    const digits = this.#text.slice(this.#at + 1, this.#at + 1 + length);
    if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits)) throw new Stop("invalid escape", this.#at);
    this.#at += length;
    return parseInt(digits, 16);
  }

  #key(): Scalar {
    this.#skipSpace();
    const at = this.#at;
    bareKey.lastIndex = at;
    const [bare] = this.#dialect.json5 ? (bareKey.exec(this.#text) ?? []) : [];
    if (bare !== undefined) {
      this.#at += bare.length;
      return { kind: "scalar", span: this.#since(at), value: bare, text: bare, style: "plain" };
    }
    if (!this.#isQuote(this.#text[at])) throw new Stop("key must be a string", at);
    const name = this.#string();
    return { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
  }

  #array(start: number, depth: number): Node {
    const items: Node[] = [];
    this.#at++;
    if (!this.#takes("]")) {
      do items.push(this.#value(depth + 1));
      while (this.#takes(",") && !this.#ends("]"));
      if (!this.#takes("]")) throw new Stop("expected `,` or `]`", this.#at);
    }
    return { kind: "list", span: this.#since(start), items };
  }

  #object(start: number, depth: number): Node {
    const entries: Entry[] = [];
    this.#at++;
    if (!this.#takes("}")) {
      do {
        const key = this.#key();
        if (!this.#takes(":")) throw new Stop("expected `:`", this.#at);
        entries.push({ key, name: key.text, value: this.#value(depth + 1) });
      } while (this.#takes(",") && !this.#ends("}"));
      if (!this.#takes("}")) throw new Stop("expected `,` or `}`", this.#at);
    }
    return { kind: "table", span: this.#since(start), entries };
  }
}
