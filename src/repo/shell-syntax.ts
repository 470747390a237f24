/**
 * Reads the structure of a shell's text: its simple commands, what holds them, and its comments. Only what every POSIX
 * shell and Bash read alike is read; of everything else nothing is said, because a wrong reading could hide a command.
 */

import { endOfShellWord, endsShellWord, ShellUnread } from "./shell-words.ts";

/** A word as it is written. */
export interface ShellWord {
  readonly start: number;
  readonly end: number;
  /** The text of a word without quotes, escapes and expansions. */
  readonly literal: string | undefined;
  /** Whether nothing in it runs a command, sets a variable, or is quoted in a way that few shells share. */
  readonly isPlain: boolean;
}

export interface Redirection {
  /** As written, with the number in front of it: `2>`, `>&`, `<<`. */
  readonly operator: string;
  readonly target: ShellWord;
}

export interface SimpleCommand {
  readonly kind: "simple";
  readonly words: readonly ShellWord[];
  readonly redirections: readonly Redirection[];
}

/** Braces, a subshell, a condition, a loop, or the body of a function. */
export interface CommandGroup {
  readonly kind: "group";
  /** The name of a function. */
  readonly defines: string | undefined;
  readonly pipelines: readonly Pipeline[];
  readonly redirections: readonly Redirection[];
}

export type ShellCommand = SimpleCommand | CommandGroup;
export type Pipeline = readonly ShellCommand[];

export interface ShellText {
  readonly pipelines: readonly Pipeline[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}

/** `undefined`: it has something that is not read here. */
export function shellText(text: string): ShellText | undefined {
  const reader = new ShellReader(text);
  try {
    return { pipelines: reader.whole(), comments: reader.comments };
  } catch (error) {
    if (error instanceof ShellUnread) return undefined;
    throw error;
  }
}

/** How deep commands may nest. */
const maxDepth = 40;

const space = /[ \t]/;
const reserved = new Set(["then", "elif", "else", "fi", "do", "done", "esac", "}", "in"]);
const unreadWords = new Set(["select", "coproc", "time"]);

class ShellReader {
  readonly comments: { readonly start: number; readonly end: number }[] = [];
  readonly #text: string;
  #at = 0;
  #depth = 0;
  /** The ends of here-documents whose bodies follow the line. */
  #pending: { readonly end: string; readonly isIndented: boolean }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  whole(): readonly Pipeline[] {
    const pipelines = this.#list([]);
    if (this.#at < this.#text.length || this.#pending.length > 0) throw new ShellUnread();
    return pipelines;
  }

  /** Commands up to one of the words, which is not consumed, to `)`, `;;` or the end. */
  #list(until: readonly string[]): Pipeline[] {
    if (++this.#depth > maxDepth) throw new ShellUnread();
    const pipelines: Pipeline[] = [];
    for (;;) {
      this.#separators();
      const char = this.#text[this.#at];
      if (char === undefined || char === ")" || this.#text.startsWith(";;", this.#at)) break;
      const word = this.#peek();
      if (word !== undefined && until.includes(word)) break;
      pipelines.push(this.#pipeline());
    }
    this.#depth--;
    return pipelines;
  }

  #pipeline(): Pipeline {
    while (this.#peek() === "!") this.#word();
    const commands = [this.#command()];
    for (;;) {
      this.#blanks();
      const isPiped = this.#text[this.#at] === "|" && this.#text[this.#at + 1] !== "|";
      if (!isPiped) return commands;
      this.#at += this.#text[this.#at + 1] === "&" ? 2 : 1;
      this.#lines();
      commands.push(this.#command());
    }
  }

  #command(): ShellCommand {
    this.#blanks();
    if (this.#text.startsWith("((", this.#at)) throw new ShellUnread();
    if (this.#text[this.#at] === "(") return this.#group(() => this.#inParentheses());
    const word = this.#peek();
    if (word === undefined) return this.#simple();
    if (reserved.has(word) || unreadWords.has(word)) throw new ShellUnread();
    const read = this.#compounds.get(word);
    return read ? this.#group(read) : this.#simple();
  }

  readonly #compounds: ReadonlyMap<string, () => readonly Pipeline[]> = new Map([
    ["{", () => this.#between("{", "}")],
    ["if", () => this.#condition()],
    ["while", () => [...this.#between("while", "do", false), ...this.#between("do", "done")]],
    ["until", () => [...this.#between("until", "do", false), ...this.#between("do", "done")]],
    ["for", () => this.#loop()],
    ["case", () => this.#case()],
  ]);

  #group(read: () => readonly Pipeline[], defines?: string): CommandGroup {
    const pipelines = read();
    const redirections: Redirection[] = [];
    for (;;) {
      this.#blanks();
      const redirection = this.#redirection();
      if (!redirection) break;
      redirections.push(redirection);
    }
    if (!/^(?:$|[\n;&|)])/.test(this.#text.slice(this.#at, this.#at + 1))) {
      // After a compound command only an end or a reserved word may follow, and the latter only after a separator.
      if (this.#text[this.#at] !== "#") throw new ShellUnread();
    }
    return { kind: "group", defines, pipelines, redirections };
  }

  #inParentheses(): readonly Pipeline[] {
    this.#at++;
    const pipelines = this.#list([]);
    if (this.#text[this.#at] !== ")") throw new ShellUnread();
    this.#at++;
    return pipelines;
  }

  #between(first: string, last: string, isLastConsumed = true): readonly Pipeline[] {
    this.#expect(first);
    const pipelines = this.#list([last]);
    if (isLastConsumed) this.#expect(last);
    return pipelines;
  }

  #condition(): readonly Pipeline[] {
    this.#expect("if");
    const found = this.#list(["then"]);
    this.#expect("then");
    for (;;) {
      found.push(...this.#list(["elif", "else", "fi"]));
      const word = this.#peek();
      this.#word();
      if (word === "fi") return found;
      if (word === "elif") {
        found.push(...this.#list(["then"]));
        this.#expect("then");
      } else if (word !== "else") throw new ShellUnread();
    }
  }

  #loop(): readonly Pipeline[] {
    this.#expect("for");
    this.#blanks();
    if (!/^[A-Za-z_]\w*$/.test(this.#word().literal ?? "")) throw new ShellUnread();
    this.#lines();
    if (this.#peek() === "in") {
      this.#word();
      while (this.#isWord()) this.#word();
    }
    this.#separators();
    return this.#between("do", "done");
  }

  #case(): readonly Pipeline[] {
    this.#expect("case");
    this.#blanks();
    this.#word();
    this.#lines();
    this.#expect("in");
    const found: Pipeline[] = [];
    for (;;) {
      this.#separators();
      if (this.#peek() === "esac") break;
      if (this.#text[this.#at] === "(") this.#at++;
      for (;;) {
        this.#blanks();
        this.#word();
        this.#blanks();
        const char = this.#text[this.#at++];
        if (char === ")") break;
        if (char !== "|") throw new ShellUnread();
      }
      found.push(...this.#list(["esac"]));
      if (this.#text.startsWith(";;", this.#at)) {
        if (this.#text[this.#at + 2] === "&") throw new ShellUnread();
        this.#at += 2;
      }
    }
    this.#expect("esac");
    return found;
  }

  #simple(): ShellCommand {
    const words: ShellWord[] = [];
    const redirections: Redirection[] = [];
    for (;;) {
      this.#blanks();
      const redirection = this.#redirection();
      if (redirection) {
        redirections.push(redirection);
        continue;
      }
      if (words.length === 0 && this.#peek() === "[[") return { kind: "simple", words: this.#test(), redirections };
      if (words.length === 1 && this.#text[this.#at] === "(") return this.#function(words[0]?.literal);
      if (words.length === 0 && this.#peek() === "function") return this.#functionByWord();
      if (!this.#isWord()) break;
      words.push(this.#word());
    }
    if (words.length + redirections.length === 0 || this.#text[this.#at] === "(") throw new ShellUnread();
    return { kind: "simple", words, redirections };
  }

  #functionByWord(): ShellCommand {
    this.#word();
    this.#blanks();
    const { literal } = this.#word();
    this.#blanks();
    return this.#function(literal);
  }

  /** `name() { …; }`, from the parentheses on. */
  #function(name: string | undefined): ShellCommand {
    if (this.#text[this.#at] === "(") {
      this.#at++;
      this.#blanks();
      if (this.#text[this.#at++] !== ")") throw new ShellUnread();
    }
    this.#lines();
    if (name === undefined || this.#peek() !== "{") throw new ShellUnread();
    return this.#group(() => this.#between("{", "}"), name);
  }

  /** `[[ … ]]`: its operators are words of their own. */
  #test(): readonly ShellWord[] {
    const words = [this.#word()];
    for (;;) {
      this.#lines();
      const operator = /^(?:&&|\|\||[<>()])/.exec(this.#text.slice(this.#at, this.#at + 2))?.[0];
      if (operator !== undefined) {
        const start = this.#at;
        this.#at += operator.length;
        words.push({ start, end: this.#at, literal: operator, isPlain: true });
        continue;
      }
      if (!this.#isWord()) throw new ShellUnread();
      const word = this.#word();
      words.push(word);
      if (word.literal === "]]") return words;
      if (word.literal === "=~") throw new ShellUnread();
    }
  }

  #redirection(): Redirection | undefined {
    const [operator] =
      /^\d*(?:&>>?|<<<|<<-?|<>|<&|>&|>>|>\||<|>)/.exec(this.#text.slice(this.#at, this.#at + 12)) ?? [];
    if (operator === undefined || /^[<>]\(/.test(this.#text.slice(this.#at, this.#at + 2))) return undefined;
    this.#at += operator.length;
    this.#blanks();
    const target = this.#word();
    if (/<<-?$/.test(operator) && !operator.endsWith("<<<")) {
      const written = this.#text.slice(target.start, target.end);
      if (!/^(?:\w+|'\w+'|"\w+"|\\\w+)$/.test(written)) throw new ShellUnread();
      this.#pending.push({ end: written.replace(/['"\\]/g, ""), isIndented: operator.endsWith("-") });
    }
    return { operator, target };
  }

  /** Blanks, ends of lines, comments, and operators between commands. */
  #separators(): void {
    for (;;) {
      this.#lines();
      const rest = this.#text.slice(this.#at, this.#at + 2);
      if (rest === "&&" || rest === "||") this.#at += 2;
      else if ((rest[0] === ";" && rest !== ";;") || (rest[0] === "&" && rest !== "&>")) this.#at++;
      else return;
    }
  }

  /** Blanks, ends of lines, and comments. */
  #lines(): void {
    for (;;) {
      this.#blanks();
      const char = this.#text[this.#at];
      if (char === "#") {
        const end = this.#text.indexOf("\n", this.#at);
        const start = this.#at;
        this.#at = end < 0 ? this.#text.length : end;
        this.comments.push({ start, end: this.#at });
      } else if (char === "\n") {
        this.#at++;
        this.#documents();
      } else return;
    }
  }

  /** The bodies of here-documents, which begin on the next line. */
  #documents(): void {
    for (const { end, isIndented } of this.#pending.splice(0)) {
      for (;;) {
        if (this.#at >= this.#text.length) throw new ShellUnread();
        const newline = this.#text.indexOf("\n", this.#at);
        const line = this.#text.slice(this.#at, newline < 0 ? undefined : newline);
        this.#at = newline < 0 ? this.#text.length : newline + 1;
        if ((isIndented ? line.replace(/^\t+/, "") : line) === end) break;
      }
    }
  }

  #blanks(): void {
    for (;;) {
      if (space.test(this.#text[this.#at] ?? "")) this.#at++;
      else if (this.#text.startsWith("\\\n", this.#at)) this.#at += 2;
      else return;
    }
  }

  #expect(word: string): void {
    this.#blanks();
    if (this.#peek() !== word) throw new ShellUnread();
    this.#word();
  }

  /** The next word, if it is short and without quotes, so that it may be reserved. */
  #peek(): string | undefined {
    this.#blanks();
    const [word] = /^[^\s;&|<>()'"`\\$#]+/.exec(this.#text.slice(this.#at, this.#at + 12)) ?? [];
    const next = this.#text[this.#at + (word?.length ?? 0)];
    return word !== undefined && word.length < 12 && (next === undefined || endsShellWord.test(next))
      ? word
      : undefined;
  }

  #isWord(): boolean {
    this.#blanks();
    const char = this.#text[this.#at];
    if (char === undefined || char === "#") return false;
    return !endsShellWord.test(char) || /^[<>]\(/.test(this.#text.slice(this.#at, this.#at + 2));
  }

  #word(): ShellWord {
    const start = this.#at;
    const { end, isLiteral, isPlain } = endOfShellWord(this.#text, start);
    if (end === start) throw new ShellUnread();
    this.#at = end;
    const written = this.#text.slice(start, end);
    if (this.#pending.length > 0 && written.includes("\n")) throw new ShellUnread();
    return { start, end, literal: isLiteral ? written : undefined, isPlain };
  }
}
