/** Splits shell text into commands and words, as far as it can be told without running it. */
import { asWritten, expressionIn, variableOf } from "./expressions.ts";
import { append } from "../../../repo/many.ts";
import { ShellMemory } from "./shell-memory.ts";
import { closing, endOf, hereDocumentAt, isEscape, substitutionAt } from "./shell-ends.ts";
import { alternative, fallback, list, ordinary, readsScript, variable } from "./shell-patterns.ts";
import type { Piece, Variables, Word } from "./word.ts";
import { bracedAt, quotedAt } from "./shell-words.ts";

/** How deep substitutions and expansions are followed. */
const maxDepth = 8;

/**
 * The commands of a script. `isArguments`: the text is the end of a command line, in which line ends and operators are
 * white space and text.
 */
export function commandsIn(script: string, variables: Variables, isArguments = false): readonly (readonly Word[])[] {
  const memory = new ShellMemory(variables);
  const found = new Splitter(script, memory, isArguments, 0).commands();
  const others = isArguments ? [] : memory.alternatives(script);
  if (others.length === 0) return found;
  const known = new Map(found.map((words) => [JSON.stringify(words), words]));
  for (const pinned of others)
    for (const words of new Splitter(script, new ShellMemory(variables, pinned), false, 0).commands())
      known.set(JSON.stringify(words), words);
  return [...known.values()];
}

class Splitter {
  readonly #text: string;
  readonly #variables: ShellMemory;
  readonly #isArguments: boolean;
  readonly #depth: number;
  readonly #commands: Word[][] = [[]];
  readonly #inner: (readonly Word[])[] = [];
  #at = 0;
  #piece: Piece | undefined;
  /** Up to here braces are text. */
  #plainBraces = 0;
  /** Whether the next word is where a redirection leads to. */
  #isRedirected = false;

  constructor(text: string, variables: ShellMemory, isArguments: boolean, depth: number) {
    this.#text = text.replace(/(?:\\|`)\r?\n/g, " ");
    this.#variables = variables;
    this.#isArguments = isArguments;
    this.#depth = depth;
  }

  commands(): readonly (readonly Word[])[] {
    while (this.#at < this.#text.length) if (!this.#takesOrdinary()) this.#step();
    this.#endWord();
    this.#endCommand();
    return [...this.#inner, ...this.#commands.filter((words) => words.length > 0)];
  }

  #takesOrdinary(): boolean {
    ordinary.lastIndex = this.#at;
    if (!ordinary.test(this.#text)) return false;
    const end = ordinary.lastIndex;
    this.#add(this.#text.slice(this.#at, end), end - this.#at);
    return true;
  }

  #step(): void {
    const rest = this.#text.slice(this.#at, this.#at + 2);
    const [char = ""] = rest;
    if (this.#piece === undefined && char === "#") this.#at = endOf(this.#text, "\n", this.#at);
    else if (char === "'" || rest === "$'") this.#quoted();
    else if (char === '"') this.#double();
    else if (char === "\\") this.#add(this.#text[this.#at + 1] ?? "", 2);
    else if (rest === '$"') this.#at++;
    else if (char === "$" || char === "`") this.#expand(false);
    else if (/\s/.test(char)) this.#space(char);
    else if (!this.#isArguments && /[;&|(){}<>]/.test(char)) this.#operator(rest);
    else this.#add(char, 1);
  }

  #space(char: string): void {
    this.#endWord();
    if (char === "\n" && !this.#isArguments) this.#endCommand();
    this.#at++;
  }

  #operator(rest: string): void {
    const [char = ""] = rest;
    if (rest === "<<") return this.#skipDocument();
    if (/^[<>]\(/.test(rest)) return this.#substitute(true);
    if (/^(?:[<>]|&>)/.test(rest)) return this.#redirection();
    if (char === "{" || char === "}") return this.#brace(char);
    if (char === "(" && /^[A-Za-z_]\w*\+?=$/.test(this.#piece?.text ?? "")) return this.#array();
    this.#endPart();
  }

  #endPart(): void {
    this.#endWord();
    this.#endCommand();
    this.#at++;
  }

  #brace(char: string): void {
    if (char === "{" && this.#at >= this.#plainBraces && this.#braces()) return;
    if (this.#piece !== undefined || this.#text.startsWith("{}", this.#at)) this.#add(char, 1);
    else this.#endPart();
  }

  /** Takes each word that braces stand for, behind what is read of it already. `false`: the braces are text. */
  #braces(): boolean {
    const { length, words, isCut } = bracedAt(this.#text, this.#at, this.#piece === undefined);
    if (words.length === 0 && !isCut) this.#plainBraces = this.#at + length;
    if (this.#plainBraces > this.#at) return false;
    const before = this.#piece?.text ?? "";
    this.#at += length;
    for (const [i, word] of words.entries()) {
      // An expansion that follows is at the end of each of them.
      if (i > 0 && /[$`]/.test(this.#text[this.#at] ?? "")) this.#leaveOpen("$", false);
      if (i > 0) this.#endWord();
      this.#current().text = before + word;
    }
    if (isCut && words.length > 0) this.#endWord();
    if (isCut) this.#leaveOpen("{…}", false);
    return true;
  }

  /** `2>&1`, `&>`, `>|`, `<`: what follows is read as the same command, since arguments may stand behind it. */
  #redirection(): void {
    if (this.#piece?.isQuoted === false && /^\d+$/.test(this.#piece.text)) this.#piece.isRedirection = true;
    this.#endWord();
    const [operator = "<"] = /^(?:&>>?|[<>]+[&|]?)/.exec(this.#text.slice(this.#at, this.#at + 4)) ?? [];
    this.#at += operator.length;
    this.#isRedirected = true;
  }

  /** `NAME=(…)`: its words as they are written. */
  #array(): void {
    const end = closing(this.#text, this.#at + 1);
    this.#add(` ${this.#text.slice(this.#at + 1, end)}`, end + 1 - this.#at);
  }

  #quoted(): void {
    const { text, length } = quotedAt(this.#text, this.#at);
    this.#add(text, length);
    this.#current().isQuoted = true;
  }

  #double(): void {
    this.#at++;
    this.#current().isQuoted = true;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
      const char = this.#text[this.#at] ?? "";
      if (char === "$" || (char === "`" && !this.#isArguments)) this.#expand(true);
      else if (char === "\\") this.#add(this.#text[this.#at + 1] ?? "", 2);
      else this.#add(char, 1);
    }
    this.#at++;
  }

  /** A variable, an expression of GitHub Actions or the output of a command. */
  #expand(isQuoted: boolean): void {
    const rest = this.#text.slice(this.#at, this.#at + 2_000);
    const written = rest.startsWith("${{") ? expressionIn(rest) : undefined;
    if (written !== undefined) return this.#known(written, variableOf(written), isQuoted);
    const [all] = list.exec(rest) ?? [];
    if (all !== undefined) return this.#known(all, /\w+/.exec(all)?.[0], false);
    const [plain, braced, bare] = variable.exec(rest) ?? [];
    if (plain !== undefined) return this.#known(plain, braced ?? bare, isQuoted);
    if (rest.startsWith("$(") || rest.startsWith("`")) return this.#substitute(isQuoted);
    if (rest.startsWith("${")) return this.#alternative(rest, isQuoted);
    this.#add("$", 1);
  }

  #known(written: string, name: string | undefined, isQuoted: boolean): void {
    this.#at += written.length;
    const value = name === undefined ? undefined : this.#variables.get(name);
    if (value === undefined || this.#depth >= maxDepth) return this.#leaveOpen(written, isQuoted);
    if (isQuoted) this.#take([{ text: value, unknown: expressionIn(value), maySplit: false }]);
    else this.#take(this.#wordsOf(value));
  }

  /** Words that the shell puts in or leaves out count, since that is the wider reading. Other expansions are open. */
  #alternative(rest: string, isQuoted: boolean): void {
    const [whole, name, instead = ""] = fallback.exec(rest) ?? [];
    if (whole !== undefined && this.#depth < maxDepth) return this.#fallBack(whole, name, instead, isQuoted);
    const [written, text] = alternative.exec(rest) ?? [];
    if (written === undefined || text === undefined || isQuoted || this.#depth >= maxDepth)
      return this.#known(rest.slice(0, rest.indexOf("}") + 1 || 2), undefined, isQuoted);
    this.#at += written.length;
    if (/^\s/.test(text)) this.#endWord();
    this.#take(this.#wordsOf(text));
    if (/\s$/.test(text)) this.#endWord();
  }

  /** Both what the variable has and what counts without it. A quoted text is one word, which may be a flag. */
  #fallBack(written: string, name: string | undefined, instead: string, isQuoted: boolean): void {
    const value = this.#variables.get(name ?? "");
    if (isQuoted && value === undefined && instead.startsWith("-")) return this.#add(instead, written.length);
    this.#known(written, name, isQuoted);
    if (isQuoted || instead.trim() === "") return;
    this.#endWord();
    this.#take(this.#wordsOf(instead));
  }

  #wordsOf(text: string): readonly Word[] {
    const splitter = new Splitter(text, this.#variables, true, this.#depth + 1);
    splitter.commands();
    append(this.#inner, splitter.#inner);
    return splitter.#commands[0] ?? [];
  }

  /** Adds the first word to the one that is being read, and the others as words of their own. */
  #take(words: readonly Word[]): void {
    for (const [i, word] of words.entries()) {
      if (i > 0) this.#endWord();
      const piece = this.#current();
      piece.text += word.text;
      piece.unknown ??= word.unknown;
      piece.maySplit ||= word.maySplit;
    }
  }

  #substitute(isQuoted: boolean): void {
    const [start, end] = substitutionAt(this.#text, this.#at);
    this.#readInner(start, end);
    if (!isQuoted && isEscape(this.#text, this.#at, end)) return this.#add(this.#text[start] ?? "", 2);
    const written = this.#text.slice(this.#at, end + 1);
    this.#at = end + 1;
    this.#leaveOpen(written, isQuoted);
  }

  /** A script within the text. */
  #readInner(start: number, end: number): void {
    if (this.#depth >= maxDepth) return;
    const inner = new Splitter(this.#text.slice(start, end), this.#variables, false, this.#depth + 1);
    append(this.#inner, inner.commands());
  }

  #leaveOpen(written: string, isQuoted: boolean): void {
    const piece = this.#current();
    piece.unknown ??= asWritten(written);
    piece.maySplit ||= !isQuoted;
    piece.text += "\0";
  }

  #current(): Piece {
    if (this.#piece) return this.#piece;
    const [isRedirection, start] = [this.#isRedirected, this.#at];
    this.#piece = { text: "", unknown: undefined, maySplit: false, isQuoted: false, isRedirection, start };
    this.#isRedirected = false;
    return this.#piece;
  }

  #add(text: string, length: number): void {
    this.#current().text += text;
    this.#at += length;
  }

  #endWord(): void {
    const piece = this.#piece;
    this.#piece = undefined;
    if (!piece) return;
    const { text, unknown, maySplit, start } = piece;
    // In a prompt, `<task> --yolo` leads to no file of that name.
    const isRedirection = piece.isRedirection && !/^-./.test(text);
    const more = { ...(this.#depth === 0 ? { start } : {}), ...(isRedirection ? { isRedirection } : {}) };
    this.#commands.at(-1)?.push({ text, unknown, maySplit, ...more });
  }

  #endCommand(): void {
    this.#isRedirected = false;
    const words = this.#commands.at(-1) ?? [];
    this.#variables.remember(words);
    if (words.length > 0) this.#commands.push([]);
  }

  /** A here-document is input and no command, unless a shell gets it. What follows on its line is read as usual. */
  #skipDocument(): void {
    const { operatorEnd, lineEnd, stop, after } = hereDocumentAt(this.#text, this.#at);
    this.#endWord();
    this.#at = after;
    if (after === operatorEnd) return;
    const isScript = this.#commands.at(-1)?.some(({ text }) => readsScript.test(text)) === true;
    this.#readLine(this.#text.slice(operatorEnd, lineEnd));
    if (isScript) this.#readInner(lineEnd, stop);
  }

  /** The rest of the line of a here-document: more words of its command, and the commands behind a pipe. */
  #readLine(text: string): void {
    const splitter = new Splitter(text, this.#variables, false, this.#depth + 1);
    splitter.commands();
    append(this.#inner, splitter.#inner);
    const [first = [], ...others] = splitter.#commands.filter((words) => words.length > 0);
    if (/^\s*[;&|)]/.test(text)) this.#endCommand();
    append(this.#commands.at(-1) ?? [], first);
    for (const words of others) {
      this.#endCommand();
      append(this.#commands.at(-1) ?? [], words);
    }
  }
}
