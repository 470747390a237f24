/** A place in TOML text that moves forward, and the way a reader stops. */
import type { Family } from "./family.ts";

/** The text is refused here; caught where reading began. */
export class Refused extends Error {
  readonly start: number;
  readonly end: number;
  constructor(message: string, start: number, end = start) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

export class Cursor {
  readonly text: string;
  readonly base: number;
  readonly family: Family;
  at = 0;
  depth = 0;

  constructor(text: string, base: number, family: Family) {
    this.text = text;
    this.base = base;
    this.family = family;
  }

  peek(): string {
    return this.text[this.at] ?? "";
  }

  refuse(message: string, start = this.at, end = start): never {
    throw new Refused(message, start, Math.max(end, Math.min(start + 1, this.text.length)));
  }

  /** Spaces and tabs. */
  blanks(): void {
    for (let unit = this.text.charCodeAt(this.at); unit === 0x20 || unit === 0x09; unit = this.text.charCodeAt(++this.at));
  }

  /** One line end, if there is one here. */
  newline(): boolean {
    const unit = this.text.charCodeAt(this.at);
    if (unit === 0x0a) this.at++;
    else if (unit === 0x0d && this.text.charCodeAt(this.at + 1) === 0x0a) this.at += 2;
    else return false;
    return true;
  }

  /** A comment, if there is one here; its line end is left. */
  comment(): void {
    if (this.text.charCodeAt(this.at) !== 0x23) return;
    comment.lastIndex = this.at;
    comment.test(this.text);
    this.at = comment.lastIndex;
  }

  /** Blank space, line ends and comments, as between the items of a list. */
  gap(): void {
    do {
      this.blanks();
      this.comment();
    } while (this.newline());
  }

  span(start: number, end = this.at): { readonly start: number; readonly end: number } {
    return { start: this.base + start, end: this.base + end };
  }
}

const comment = /#[\t\x20-\x7e\x80-\uffff]*/y;
