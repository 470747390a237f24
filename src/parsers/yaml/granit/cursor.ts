/**
 * A position in YAML text that moves as granit's reader does: lines end only with `\n` and `\r`, and every character is
 * accepted.
 */
import { Fault, type Mark } from "../libyaml/cursor.ts";

/** Counts lines and columns as granit does, so that its rules about them can be kept. */
export class Cursor {
  readonly text: string;
  /** In UTF-16 units. */
  offset = 0;
  /** In characters. */
  index = 0;
  line = 0;
  column = 0;
  /** Whether only white space precedes this position in its line. */
  leading = true;

  constructor(text: string) {
    this.text = text;
  }

  /** The UTF-16 unit at this distance; 0 at the end, and a NUL counts as the end too. */
  peek(ahead = 0): number {
    const at = this.offset + ahead;
    return at < this.text.length ? this.text.charCodeAt(at) : 0;
  }

  mark(): Mark {
    return { offset: this.offset, index: this.index, line: this.line, column: this.column };
  }

  fault(problem: string, mark: Mark = this.mark()): Fault {
    return new Fault(problem, mark);
  }

  /** Skips a blank, or a character of a comment. */
  skipBlank(): void {
    const unit = this.peek();
    this.offset += unit >= 0xd800 && unit < 0xdc00 ? 2 : 1;
    this.index++;
    this.column++;
  }

  /** Skips characters of text. */
  skip(count = 1): void {
    for (let i = 0; i < count; i++) this.skipBlank();
    this.leading = false;
  }

  /** Reads one character and returns its text. */
  read(): string {
    const start = this.offset;
    this.skip();
    return this.text.slice(start, this.offset);
  }

  /** Skips a line break, if there is one here. */
  skipLine(): boolean {
    const unit = this.peek();
    if (unit !== 0x0a && unit !== 0x0d) return false;
    const width = unit === 0x0d && this.peek(1) === 0x0a ? 2 : 1;
    this.offset += width;
    this.index += width;
    this.column = 0;
    this.line++;
    this.leading = true;
    return true;
  }

  /** Skips the rest of the line, without its break. */
  skipToBreak(): void {
    while (!isBreakOrEnd(this.peek())) this.skipBlank();
  }

  skipBlanks(): void {
    while (isBlank(this.peek())) this.skipBlank();
  }

  /** Skips blanks and a comment after them, up to the end of the line. */
  skipToEnd(tabs: boolean): { readonly tab: boolean; readonly space: boolean } {
    let tab = false;
    let space = false;
    for (let unit = this.peek(); unit === 0x20 || (tabs && unit === 0x09); unit = this.peek()) {
      if (unit === 0x20) space = true;
      else tab = true;
      this.skipBlank();
    }
    if (this.peek() === 0x23) {
      if (!tab && !space) throw this.fault("comments must be separated from other tokens by whitespace");
      this.skipToBreak();
    }
    return { tab, space };
  }

  /** Whether `---` (or `...`) is here, followed by a blank, a break or the end. */
  at(indicator: "---" | "..."): boolean {
    return this.text.startsWith(indicator, this.offset) && isBlankOrEnd(this.peek(3));
  }

  atDocumentIndicator(): boolean {
    return this.at("---") || this.at("...");
  }

  /** Whether a plain scalar can begin or continue here. */
  mayBePlain(flow: boolean): boolean {
    const unit = this.peek();
    if (flow && isFlow(unit)) return false;
    return unit !== 0x3a || !(isBlankOrEnd(this.peek(1)) || (flow && isFlow(this.peek(1))));
  }
}

/** A unit of UTF-16: a space or a tab. */
export function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

/** Fewer than libyaml's: the breaks of Unicode are no breaks here. */
export function isBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}

/** A NUL counts as the end. */
export function isBreakOrEnd(unit: number): boolean {
  return unit === 0 || isBreak(unit);
}

/** What can end a word. */
export function isBlankOrEnd(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || isBreakOrEnd(unit);
}

/** `,`, `[`, `]`, `{`, `}`. */
export function isFlow(unit: number): boolean {
  return unit === 0x2c || unit === 0x5b || unit === 0x5d || unit === 0x7b || unit === 0x7d;
}
