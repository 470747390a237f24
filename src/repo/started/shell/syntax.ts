/**
 * Reads the structure of a shell's text: its simple commands, the groups around them, and its comments. It only reads
 * what every POSIX shell and Bash read alike, and gives up on everything else: a wrong reading could hide a command.
 */

import { append } from "../../many.ts";
import { type Redirection, ShellScanner, type ShellWord } from "./scanner.ts";
import { ShellUnread } from "./words.ts";

/** A program and its arguments, with its redirections. */
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

/** One part of a pipeline. */
export type ShellCommand = SimpleCommand | CommandGroup;
/** Commands of which each reads what the one before it writes. */
export type Pipeline = readonly ShellCommand[];

/** A whole text. Offsets are UTF-16 units from its beginning, half-open. */
export interface ShellText {
  readonly pipelines: readonly Pipeline[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}

/** `undefined`: the text has something on which shells differ, or that is not supported here. */
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

const reserved = new Set(["then", "elif", "else", "fi", "do", "done", "esac", "}", "in"]);
const unreadWords = new Set(["select", "coproc", "time"]);

class ShellReader extends ShellScanner {
  #depth = 0;

  whole(): readonly Pipeline[] {
    const pipelines = this.#list([]);
    if (this.at < this.text.length || this.pending.length > 0) throw new ShellUnread();
    return pipelines;
  }

  /** Commands up to one of the words, which is not consumed, to `)`, `;;` or the end. */
  #list(until: readonly string[]): Pipeline[] {
    if (++this.#depth > maxDepth) throw new ShellUnread();
    const pipelines: Pipeline[] = [];
    for (;;) {
      this.separators();
      const char = this.text[this.at];
      if (char === undefined || char === ")" || this.text.startsWith(";;", this.at)) break;
      const word = this.peek();
      if (word !== undefined && until.includes(word)) break;
      pipelines.push(this.#pipeline());
    }
    this.#depth--;
    return pipelines;
  }

  #pipeline(): Pipeline {
    while (this.peek() === "!") this.word();
    const commands = [this.#command()];
    for (;;) {
      this.blanks();
      const isPiped = this.text[this.at] === "|" && this.text[this.at + 1] !== "|";
      if (!isPiped) return commands;
      this.at += this.text[this.at + 1] === "&" ? 2 : 1;
      this.lines();
      commands.push(this.#command());
    }
  }

  #command(): ShellCommand {
    this.blanks();
    if (this.text.startsWith("((", this.at)) throw new ShellUnread();
    if (this.text[this.at] === "(") return this.#group(() => this.#inParentheses());
    const word = this.peek();
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
      this.blanks();
      const redirection = this.redirection();
      if (!redirection) break;
      redirections.push(redirection);
    }
    if (!/^(?:$|[\n;&|)])/.test(this.text.slice(this.at, this.at + 1))) {
      // After a compound command only an end or a reserved word may follow, and the latter only after a separator.
      if (this.text[this.at] !== "#") throw new ShellUnread();
    }
    return { kind: "group", defines, pipelines, redirections };
  }

  #inParentheses(): readonly Pipeline[] {
    this.at++;
    const pipelines = this.#list([]);
    if (this.text[this.at] !== ")") throw new ShellUnread();
    this.at++;
    return pipelines;
  }

  #between(first: string, last: string, isLastConsumed = true): readonly Pipeline[] {
    this.expect(first);
    const pipelines = this.#list([last]);
    if (isLastConsumed) this.expect(last);
    return pipelines;
  }

  #condition(): readonly Pipeline[] {
    this.expect("if");
    const found = this.#list(["then"]);
    this.expect("then");
    for (;;) {
      append(found, this.#list(["elif", "else", "fi"]));
      const word = this.peek();
      this.word();
      if (word === "fi") return found;
      if (word === "elif") {
        append(found, this.#list(["then"]));
        this.expect("then");
      } else if (word !== "else") throw new ShellUnread();
    }
  }

  #loop(): readonly Pipeline[] {
    this.expect("for");
    this.blanks();
    if (!/^[A-Za-z_]\w*$/.test(this.word().literal ?? "")) throw new ShellUnread();
    this.lines();
    if (this.peek() === "in") {
      this.word();
      while (this.isWord()) this.word();
    }
    this.separators();
    return this.#between("do", "done");
  }

  #case(): readonly Pipeline[] {
    this.expect("case");
    this.blanks();
    this.word();
    this.lines();
    this.expect("in");
    const found: Pipeline[] = [];
    for (;;) {
      this.separators();
      if (this.peek() === "esac") break;
      if (this.text[this.at] === "(") this.at++;
      for (;;) {
        this.blanks();
        this.word();
        this.blanks();
        const char = this.text[this.at++];
        if (char === ")") break;
        if (char !== "|") throw new ShellUnread();
      }
      append(found, this.#list(["esac"]));
      if (this.text.startsWith(";;", this.at)) {
        if (this.text[this.at + 2] === "&") throw new ShellUnread();
        this.at += 2;
      }
    }
    this.expect("esac");
    return found;
  }

  #simple(): ShellCommand {
    const words: ShellWord[] = [];
    const redirections: Redirection[] = [];
    for (;;) {
      this.blanks();
      const redirection = this.redirection();
      if (redirection) {
        redirections.push(redirection);
        continue;
      }
      if (words.length === 0 && this.peek() === "[[") return { kind: "simple", words: this.#test(), redirections };
      if (words.length === 1 && this.text[this.at] === "(") return this.#function(words[0]?.literal);
      if (words.length === 0 && this.peek() === "function") return this.#functionByWord();
      if (!this.isWord()) break;
      words.push(this.word());
    }
    if (words.length + redirections.length === 0 || this.text[this.at] === "(") throw new ShellUnread();
    return { kind: "simple", words, redirections };
  }

  #functionByWord(): ShellCommand {
    this.word();
    this.blanks();
    const { literal } = this.word();
    this.blanks();
    return this.#function(literal);
  }

  /** `name() { …; }`, from the parentheses on. */
  #function(name: string | undefined): ShellCommand {
    if (this.text[this.at] === "(") {
      this.at++;
      this.blanks();
      if (this.text[this.at++] !== ")") throw new ShellUnread();
    }
    this.lines();
    if (name === undefined || this.peek() !== "{") throw new ShellUnread();
    return this.#group(() => this.#between("{", "}"), name);
  }

  /** `[[ … ]]`: its operators are words of their own. */
  #test(): readonly ShellWord[] {
    const words = [this.word()];
    for (;;) {
      this.lines();
      const operator = /^(?:&&|\|\||[<>()])/.exec(this.text.slice(this.at, this.at + 2))?.[0];
      if (operator !== undefined) {
        const start = this.at;
        this.at += operator.length;
        words.push({ start, end: this.at, literal: operator, isPlain: true });
        continue;
      }
      if (!this.isWord()) throw new ShellUnread();
      const word = this.word();
      words.push(word);
      if (word.literal === "]]") return words;
      if (word.literal === "=~") throw new ShellUnread();
    }
  }
}
