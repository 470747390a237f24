/** Reads the words, redirections, comments and here-documents of a shell's text, one after the other. */
import { endOfShellWord, endsShellWord, ShellUnread } from "./words.ts";

/** A word as it is written. */
export interface ShellWord {
  readonly start: number;
  readonly end: number;
  /** The text of a word without quotes, escapes and expansions. */
  readonly literal: string | undefined;
  /** Whether nothing in it runs a command, sets a variable, or is quoted in a way that few shells share. */
  readonly isPlain: boolean;
}

/** Where a command reads from or writes to. */
export interface Redirection {
  /** As written, with the number in front of it: `2>`, `>&`, `<<`. */
  readonly operator: string;
  readonly target: ShellWord;
}

const space = /[ \t]/;

/** A position in the text that only moves on. What it cannot read exactly is a `ShellUnread`. */
export class ShellScanner {
  readonly comments: { readonly start: number; readonly end: number }[] = [];
  protected readonly text: string;
  protected at = 0;
  /** The ends of here-documents whose bodies follow the line. */
  protected pending: { readonly end: string; readonly isIndented: boolean }[] = [];

  constructor(text: string) {
    this.text = text;
  }

  protected redirection(): Redirection | undefined {
    const [operator] = /^\d*(?:&>>?|<<<|<<-?|<>|<&|>&|>>|>\||<|>)/.exec(this.text.slice(this.at, this.at + 12)) ?? [];
    if (operator === undefined || /^[<>]\(/.test(this.text.slice(this.at, this.at + 2))) return undefined;
    this.at += operator.length;
    this.blanks();
    const target = this.word();
    if (/<<-?$/.test(operator) && !operator.endsWith("<<<")) {
      const written = this.text.slice(target.start, target.end);
      if (!/^(?:\w+|'\w+'|"\w+"|\\\w+)$/.test(written)) throw new ShellUnread();
      this.pending.push({ end: written.replace(/['"\\]/g, ""), isIndented: operator.endsWith("-") });
    }
    return { operator, target };
  }

  /** Blanks, ends of lines, comments, and operators between commands. */
  protected separators(): void {
    for (;;) {
      this.lines();
      const rest = this.text.slice(this.at, this.at + 2);
      if (rest === "&&" || rest === "||") this.at += 2;
      else if ((rest[0] === ";" && rest !== ";;") || (rest[0] === "&" && rest !== "&>")) this.at++;
      else return;
    }
  }

  /** Blanks, ends of lines, and comments. */
  protected lines(): void {
    for (;;) {
      this.blanks();
      const char = this.text[this.at];
      if (char === "#") {
        const end = this.text.indexOf("\n", this.at);
        const start = this.at;
        this.at = end < 0 ? this.text.length : end;
        this.comments.push({ start, end: this.at });
      } else if (char === "\n") {
        this.at++;
        this.documents();
      } else return;
    }
  }

  /** The bodies of here-documents, which begin on the next line. */
  protected documents(): void {
    for (const { end, isIndented } of this.pending.splice(0)) {
      for (;;) {
        if (this.at >= this.text.length) throw new ShellUnread();
        const newline = this.text.indexOf("\n", this.at);
        const line = this.text.slice(this.at, newline < 0 ? undefined : newline);
        this.at = newline < 0 ? this.text.length : newline + 1;
        if ((isIndented ? line.replace(/^\t+/, "") : line) === end) break;
      }
    }
  }

  protected blanks(): void {
    for (;;) {
      if (space.test(this.text[this.at] ?? "")) this.at++;
      else if (this.text.startsWith("\\\n", this.at)) this.at += 2;
      else return;
    }
  }

  protected expect(word: string): void {
    this.blanks();
    if (this.peek() !== word) throw new ShellUnread();
    this.word();
  }

  /** The next word, if it is short and without quotes, so that it may be reserved. */
  protected peek(): string | undefined {
    this.blanks();
    const [word] = /^[^\s;&|<>()'"`\\$#]+/.exec(this.text.slice(this.at, this.at + 12)) ?? [];
    const next = this.text[this.at + (word?.length ?? 0)];
    return word !== undefined && word.length < 12 && (next === undefined || endsShellWord.test(next))
      ? word
      : undefined;
  }

  protected isWord(): boolean {
    this.blanks();
    const char = this.text[this.at];
    if (char === undefined || char === "#") return false;
    return !endsShellWord.test(char) || /^[<>]\(/.test(this.text.slice(this.at, this.at + 2));
  }

  protected word(): ShellWord {
    const start = this.at;
    const { end, isLiteral, isPlain } = endOfShellWord(this.text, start);
    if (end === start) throw new ShellUnread();
    this.at = end;
    const written = this.text.slice(start, end);
    if (this.pending.length > 0 && written.includes("\n")) throw new ShellUnread();
    return { start, end, literal: isLiteral ? written : undefined, isPlain };
  }
}
