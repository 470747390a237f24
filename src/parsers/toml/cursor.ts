/** A position in TOML text that moves forward, and the errors that end reading. */
import type { Span } from "../../repo/text.ts";
import type { Family } from "./family.ts";

/**
 * The parser refuses the text here. Caught at the entry points of this folder. Offsets are relative to the TOML text.
 */
export class Refused extends Error {
  readonly start: number;
  readonly end: number;
  constructor(message: string, start: number, end: number) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

/** A reader of one text, which knows which parser it stands for. */
export class Cursor {
  readonly text: string;
  /** The offset of the text in its file. */
  readonly base: number;
  readonly family: Family;
  /** An offset in the text, in UTF-16 units. */
  at = 0;
  #depth = 0;
  /** The first error that 0.9 finds while decoding, and the first while converting values. */
  #decoding: Refused | undefined;
  #converting: Refused | undefined;

  constructor(text: string, base: number, family: Family) {
    this.text = text;
    this.base = base;
    this.family = family;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  peek(): string {
    return this.text[this.at] ?? "";
  }

  /** Ends reading with a grammar error. */
  refuse(message: string, start = this.at, end = start + 1): never {
    throw this.#fault(message, start, end);
  }

  /**
   * Records an error inside a key, a value or a definition. 0.9 checks the grammar of the whole document first, so it
   * reports a later grammar error instead; the others stop here.
   */
  decline(message: string, start: number, end = start + 1): void {
    if (this.family !== "0.9") this.refuse(message, start, end);
    this.#decoding ??= this.#fault(message, start, end);
  }

  /** Records a number that no value can hold; 0.9 reports it only if there is no other error. */
  overflow(message: string, start: number, end: number): void {
    if (this.family === "0.8") this.refuse(message, start, end);
    this.#converting ??= this.#fault(message, start, end);
  }

  /** Ends reading if an error was recorded. */
  settle(): void {
    const fault = this.#decoding ?? this.#converting;
    if (fault) throw fault;
  }

  /** The parsers count the end of the text as part of the line that its last line end closes. */
  #fault(message: string, start: number, end: number): Refused {
    const { length } = this.text;
    const from = start >= length && this.text.endsWith("\n") ? length - 1 : Math.min(start, length);
    return new Refused(message, from, Math.max(from, Math.min(end, length)));
  }

  /** Reads something that can contain itself again, up to the family's limit of depth. */
  nested<T>(read: () => T): T {
    if (++this.#depth > maximalDepth[this.family]) this.refuse("cannot recurse further; max recursion depth met");
    const value = read();
    this.#depth--;
    return value;
  }

  /** Runs a sticky pattern here and returns the match: `""` if there is none. */
  take(pattern: RegExp): string {
    const start = this.at;
    pattern.lastIndex = start;
    if (!pattern.test(this.text)) return "";
    this.at = pattern.lastIndex;
    return this.text.slice(start, this.at);
  }

  /** Skips spaces and tabs. */
  blanks(): void {
    for (
      let unit = this.text.charCodeAt(this.at);
      unit === 0x20 || unit === 0x09;
      unit = this.text.charCodeAt(++this.at)
    );
  }

  /** Skips one line end, if there is one here. */
  newline(): boolean {
    const unit = this.text.charCodeAt(this.at);
    if (unit === 0x0a) this.at++;
    else if (unit === 0x0d && this.text.charCodeAt(this.at + 1) === 0x0a) this.at += 2;
    else return false;
    return true;
  }

  /**
   * Skips a comment, if there is one here, up to its line end or the first character that a comment may not contain.
   */
  comment(): boolean {
    return this.peek() === "#" && this.take(comment) !== "";
  }

  /** Skips blank space, line ends and comments. False if a comment or a carriage return does not end a line. */
  gap(): boolean {
    for (;;) {
      this.blanks();
      const commented = this.comment();
      if (this.newline()) continue;
      return !commented && this.peek() !== "\r";
    }
  }

  span(start: number, end = this.at): Span {
    return { start: this.base + start, end: this.base + end };
  }
}

/**
 * The maximal depth of lists and inline tables; in Rust, of the parts of a key too. Python stops where its stack ends:
 * each level takes two of the 1,000 calls that it allows.
 */
export const maximalDepth: { readonly [F in Family]: number } = { "0.8": 79, "0.9": 80, tomllib: 500 };

const comment = /#[\t\x20-\x7e\x80-\uffff]*/y;
