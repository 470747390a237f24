/** A position in YAML text that moves as libyaml's reader does: by characters, and with libyaml's line breaks. */

/** `offset` in UTF-16 units, `index` and `column` in characters, `line` by libyaml's line breaks; all from 0. */
export interface Mark {
  readonly offset: number;
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

/**
 * An error of libyaml. Thrown inside this folder, because every scanning step can meet one, and caught by its callers.
 */
export class Fault {
  readonly message: string;
  readonly mark: Mark;

  /** `context`: what libyaml was reading, as in "while scanning a tag". */
  constructor(problem: string, mark: Mark, context?: string) {
    this.message = context === undefined ? problem : `${problem}, ${context}`;
    this.mark = mark;
  }
}

const refused = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** The number of bytes that libyaml decodes and checks in one step. */
const chunk = 16_384;

/** Counts lines, columns and characters as libyaml does, and refuses the characters that it refuses. */
export class Cursor {
  readonly text: string;
  /** In UTF-16 units. */
  offset = 0;
  /** In characters. */
  index = 0;
  line = 0;
  column = 0;
  /** The end of reading: the start of the chunk with the first refused character, or the end of the text. */
  readonly #end: number;
  readonly #refusal: Fault | undefined;

  constructor(text: string) {
    this.text = text;
    const at = text.search(refused);
    if (at < 0) {
      this.#end = text.length;
      return;
    }
    const fault = new Fault("control characters are not allowed", { offset: at, index: 0, line: 0, column: 0 });
    this.#end = chunkStart(text, at);
    if (this.#end === 0) throw fault;
    this.#refusal = fault;
  }

  /** The UTF-16 unit at this distance; 0 at the end, because no text can contain it. */
  peek(ahead = 0): number {
    const at = this.offset + ahead;
    if (at < this.#end) return this.text.charCodeAt(at);
    if (this.#refusal) throw this.#refusal;
    return 0;
  }

  /**
   * Meets a refused character no later than libyaml does, which buffers `count` characters before it reads the first.
   */
  fill(count: number): void {
    if (!this.#refusal) return;
    for (let at = this.offset; count > 0; count--) {
      if (at >= this.#end) throw this.#refusal;
      at += isHighSurrogate(this.text.charCodeAt(at)) ? 2 : 1;
    }
  }

  mark(): Mark {
    return { offset: this.offset, index: this.index, line: this.line, column: this.column };
  }

  /** Skips one character that is not a line break. */
  skip(): void {
    this.offset += isHighSurrogate(this.text.charCodeAt(this.offset)) ? 2 : 1;
    this.index++;
    this.column++;
  }

  /** Skips a line break, if there is one here, and returns its text: ASCII breaks and NEL as `\n`. */
  skipLine(): string {
    const unit = this.peek();
    if (!isBreak(unit)) return "";
    const width = unit === 0x0d && this.peek(1) === 0x0a ? 2 : 1;
    this.offset += width;
    this.index += width;
    this.column = 0;
    this.line++;
    return unit === 0x2028 || unit === 0x2029 ? String.fromCharCode(unit) : "\n";
  }

  /** Reads one character and returns its text. */
  read(): string {
    const start = this.offset;
    this.skip();
    return this.text.slice(start, this.offset);
  }

  skipBlanks(): void {
    while (isBlank(this.peek())) this.skip();
  }

  /** Skips the rest of the line, without its break. */
  skipToBreak(): void {
    while (!isBreakOrEnd(this.peek())) this.skip();
  }

  fault(problem: string, context?: string): Fault {
    return new Fault(problem, this.mark(), context);
  }

  /** Whether `---` or `...` is here at the start of a line, followed by a blank, a break or the end. */
  atDocumentIndicator(): boolean {
    this.fill(4);
    if (this.column !== 0) return false;
    const unit = this.peek();
    return (
      (unit === 0x2d || unit === 0x2e) && this.peek(1) === unit && this.peek(2) === unit && isBlankOrEnd(this.peek(3))
    );
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

/** The offset of the chunk that contains the whole character at `offset`. */
function chunkStart(text: string, offset: number): number {
  let start = 0;
  let left = chunk;
  for (let i = 0; i <= offset; i++) {
    const unit = text.charCodeAt(i);
    const pair = isHighSurrogate(unit);
    const width = unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
    if (width > left) {
      start = i;
      left = chunk;
    }
    left -= width;
    if (pair) i++;
  }
  return start;
}

/** A unit of UTF-16: a space or a tab. */
export function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

/** Those of YAML 1.1, with the breaks of Unicode. */
export function isBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d || unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}

/** A NUL counts as the end. */
export function isBreakOrEnd(unit: number): boolean {
  return unit === 0 || isBreak(unit);
}

/** What can end a word. */
export function isBlankOrEnd(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0 || isBreak(unit);
}

/** Letters, digits, `_` and `-` of ASCII. */
export function isWord(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x5f ||
    unit === 0x2d
  );
}

/** Of ASCII. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
