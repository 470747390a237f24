/**
 * Removes from a shell's text what certainly starts no file: comments, operands of tests, what is only printed, and
 * what is only read for people and models. In doubt a word stays, since it may name a file that is started.
 */
import type { Redirection, ShellWord } from "./scanner.ts";
import { type Pipeline, type ShellCommand, shellText, type SimpleCommand } from "./syntax.ts";

/**
 * Where the output of a text goes. `shown`: to people and models only; `host`: to a host, which may do what it says;
 * `used`: elsewhere, while a shell certainly runs the text; `unknown`: what runs the text is not known either.
 */
export type Output = "shown" | "host" | "used" | "unknown";

/** A text without its data. */
export interface WithoutData {
  /** Spaces stand for what is left out. */
  readonly text: string;
  /** The words that name a script which a shell runs, and where the output of each goes. */
  readonly scripts: readonly ScriptWord[];
}

interface ScriptWord {
  readonly word: string;
  readonly output: Output;
}

/**
 * `script`: the name of the file that the text is. `null`: a host runs the text, perhaps by a shell that reads it in
 * another way.
 */
export function withoutData(text: string, output: Output, script: string | null): WithoutData {
  const whole = { text, scripts: [] };
  const parsed = output === "unknown" ? undefined : shellText(text);
  if (!parsed) return whole;
  const comments = parsed.comments.filter((one) => script !== null || !separator.test(text.slice(one.start, one.end)));
  const commands = blanked(text, comments);
  const reading = new Reading(text, commands, parsed.pipelines, script === null);
  // What reads itself may run its comments.
  if (
    reading.isFed ||
    readsItself.test(commands.replace(ownPlace, "")) ||
    (script !== null && commands.includes(script))
  )
    return whole;
  reading.visit(parsed.pipelines, output);
  return {
    text: blanked(text, [...comments, ...reading.data]),
    scripts: reading.isInherited ? [] : reading.scripts,
  };
}

/** What some shell may read as the end of a command, whatever quotes are around it. */
const separator = /[&|<>;\n]/;

const readsItself = /\$\{?0|BASH_SOURCE|BASH_EXECUTION_STRING/;

/** `$0` where it only says in which directory a script is. */
const ownPlace =
  /\b(?:dirname|basename) +(?:-- +)?"?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})"?|\$\{(?:0|BASH_SOURCE(?:\[0\])?)(?:%|##)\/?\*?\/?\}/g;

/** Whether a script may run its own comments: outside of them, it reads itself by `$0` or by its name. */
export function mayReadItself(text: string, script: string | null): boolean {
  const commands = text.replace(/^[ \t]*#[^\n]*/gm, "").replace(ownPlace, "");
  return script === null || readsItself.test(commands) || commands.includes(script);
}

interface Part {
  readonly start: number;
  readonly end: number;
}

function blanked(text: string, parts: readonly Part[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    kept.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, " "));
    at = end;
  }
  return kept.join("") + text.slice(at);
}

/** Commands that may change what other commands mean, or where their output goes. */
const redefining =
  /^(?:alias|unalias|enable|hash|shopt|setopt|emulate|source|\.|exec|command|builtin|trap|fc|history|autoload|zmodload)$/;

/** Programs that run what they are given, whatever it is. */
const running =
  /^(?:eval|xargs|parallel|env|sudo|(?:ba|z|da|k|fi|c|tc)?sh|busybox|node|bun|deno|tsx|python[\d.]*|ruby|perl|php|lua|awk|gawk|make|ssh)$/;

/** A value of `PATH` by which programs are those of the system. */
const usualPath = /\bPATH="?(?:(?:\/usr(?:\/local)?)?\/s?bin:)*(?:\/usr(?:\/local)?)?\/s?bin"?(?=\s)/g;

/** The last word of the command before, and other ways to look at one again. */
const again = /\$_\b|\$\{_\b|!\$|!!|![:^*-]|BASH_COMMAND|BASH_REMATCH|BASH_ARGV/;

/** What the shells of scripts take over: files that they read first, functions of their parent. */
const inherited =
  /\b(?:BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC\w*|LD_PRELOAD|PROMPT_COMMAND|ZDOTDIR|PS4)\b|\b(?:export|declare|typeset)\s[^\n]*-\w*f/;

const printing = new Set(["echo", "printf"]);
const testing = new Set(["[", "test", "[["]);
/** These print the content of files. */
const showing = new Set(["cat", "head", "tail"]);
/** These print what is there, and how much. */
const listing = new Set(["ls", "wc"]);
/** What these print, and whether they succeed, is up to a program in their arguments. */
const searching = new Set(["grep", "egrep", "fgrep", "jq"]);
/** These print some of what they read, and nothing else. */
const filtering = new Set([...showing, ...searching, "wc", "cut", "tr"]);
const all = new Set([...printing, ...testing, ...listing, ...filtering]);

class Reading {
  readonly data: Part[] = [];
  readonly scripts: ScriptWord[] = [];
  /** Whether a program gets text that it may run. */
  readonly isFed: boolean;
  /** Whether scripts that it starts may not mean what they say. */
  readonly isInherited: boolean;
  readonly #text: string;
  readonly #isLine: boolean;
  /** Whether its own commands may not mean what they say. */
  readonly #isRedefined: boolean;
  /** Whether that holds for those that are no part of the shell. */
  readonly #isOtherPath: boolean;

  constructor(text: string, commands: string, pipelines: readonly Pipeline[], isLine: boolean) {
    this.#text = text;
    this.#isLine = isLine;
    const simple = [...commandsIn(pipelines)].filter((command) => command.kind === "simple");
    const functions = [...commandsIn(pipelines)].flatMap((one) => (one.kind === "group" ? (one.defines ?? []) : []));
    const isOtherPath = /\bPATH\b|\bpath\+?=\(/.test(commands.replace(usualPath, ""));
    this.isFed = simple.some((command) => this.#programOf(command) === undefined) || this.#isFedIn(pipelines);
    this.isInherited = isOtherPath || inherited.test(commands);
    this.#isOtherPath = isOtherPath;
    this.#isRedefined =
      again.test(commands) ||
      simple.some((command) => this.#redefines(command)) ||
      functions.some((name) => all.has(name) || redefining.test(name));
  }

  #isFedIn(pipelines: readonly Pipeline[]): boolean {
    const isRunning = (command: ShellCommand): boolean =>
      command.kind === "simple" && running.test(this.#programOf(command) ?? "eval") && !this.#showsEach(command);
    return (
      [...commandsIn(pipelines)].some((command) => command.kind === "simple" && this.#programOf(command) === "eval") ||
      pipelinesIn(pipelines).some((pipeline) =>
        pipeline.slice(1).some((command) => [...commandsIn([[command]])].some(isRunning)),
      )
    );
  }

  /** `xargs -r cat`: names of files become what these hold. */
  #showsEach(command: SimpleCommand): boolean {
    if (this.#programOf(command) !== "xargs") return false;
    const [program] = command.words.slice(1).filter(({ literal }) => !/^-(?:r|0|n\d+)$/.test(literal ?? ""));
    return showing.has(program?.literal ?? "");
  }

  #redefines(command: SimpleCommand): boolean {
    const program = this.#programOf(command) ?? "";
    if (!redefining.test(program)) return false;
    const [, second] = command.words;
    if (program === "command") return !/^-[vV]$/.test(second?.literal ?? "");
    return program !== "exec" || second === undefined || command.redirections.length > 0;
  }

  visit(pipelines: readonly Pipeline[], output: Output): void {
    for (const pipeline of pipelines)
      pipeline.forEach((command, i) => {
        const isFiltered = pipeline.slice(i + 1).every((next) => this.#isFilter(next));
        this.#command(command, isFiltered ? output : "used");
      });
  }

  #command(command: ShellCommand, output: Output): void {
    if (command.kind === "simple") this.#simple(command, output);
    else {
      const isKept = command.defines === undefined && command.redirections.every((one) => this.#isSilent(one));
      this.visit(command.pipelines, isKept ? output : "used");
    }
  }

  #simple(command: SimpleCommand, output: Output): void {
    const isSilent = command.redirections.every((one) => this.#isSilent(one));
    const script = this.#scriptOf(command);
    if (script)
      this.scripts.push({ word: this.#written(script), output: isSilent && !this.#isRedefined ? output : "used" });
    const name = this.#programOf(command);
    if (name === undefined || !isSilent || !this.#isData(name, command, output)) return;
    const last = name.startsWith("[") ? -1 : undefined;
    for (const { start, end } of command.words.slice(1, last)) this.data.push({ start, end });
  }

  /** Whether the words after `name` name no file that is started, nor one whose content decides something. */
  #isData(name: string, { words, redirections }: SimpleCommand, output: Output): boolean {
    const [first, ...rest] = words;
    // With variables of its own in front of it, a program may do something else.
    const isBare = first?.literal?.replace(/^(?:\/usr)?\/bin\//, "") === name;
    if (this.#isRedefined || !isBare || !all.has(name) || !rest.every((word) => this.#isPlain(word))) return false;
    const isDropped = redirections.some(
      ({ operator, target }) => /^1?>$/.test(operator) && target.literal === "/dev/null",
    );
    return this.#isOnlyRead(
      name,
      rest.map((word) => this.#written(word)),
      isDropped ? "shown" : output,
    );
  }

  #isOnlyRead(name: string, operands: readonly string[], output: Output): boolean {
    const options = operands.filter((operand) => operand.startsWith("-"));
    if (printing.has(name)) return output !== "used" && !(name === "printf" && options.length > 0);
    if (testing.has(name)) return !options.some((option) => option === "-v" || option === "-R");
    if (this.#isOtherPath) return false;
    if (listing.has(name)) return output !== "used";
    if (output !== "shown" || !(showing.has(name) || searching.has(name))) return false;
    // A program of its own may be in a file, or name one.
    return showing.has(name) || !operands.some((operand) => /^-[^-]*[fL]|^--f|\b(?:import|include)\b/.test(operand));
  }

  /** Whether a command of a pipeline only passes some of its input on to where the output of all goes. */
  #isFilter(command: ShellCommand): boolean {
    if (command.kind !== "simple" || this.#isRedefined || this.#isOtherPath) return false;
    return (
      filtering.has(command.words[0]?.literal ?? "") &&
      command.words.every((word) => this.#isPlain(word)) &&
      command.redirections.every((one) => this.#isSilent(one))
    );
  }

  /** Whether a redirection leads to no file, and to no command. */
  #isSilent({ operator, target: { literal } }: Redirection): boolean {
    if (/^[12]?>&$/.test(operator)) return literal === "1" || literal === "2";
    return /^(?:[12]?>>?|&>|0?<)$/.test(operator) && literal === "/dev/null";
  }

  #isPlain(word: ShellWord): boolean {
    const written = this.#written(word);
    return word.isPlain && !/`|\$[([]/.test(written) && !(this.#isLine && separator.test(written));
  }

  #written({ start, end }: Part): string {
    return this.#text.slice(start, end);
  }

  /** The program's name without its directory in the system; `undefined`: it may be any, also one of the shell. */
  #programOf({ words }: SimpleCommand): string | undefined {
    const first = words.find((word) => !/^\w+\+?=/.test(this.#written(word)));
    if (!first) return "";
    const isPath = first.isPlain && this.#written(first).includes("/");
    return (first.literal ?? (isPath ? this.#written(first) : undefined))?.replace(/^(?:\/usr)?\/bin\//, "");
  }

  /** The word of a command that names a script for a shell. */
  #scriptOf({ words }: SimpleCommand): ShellWord | undefined {
    let at = 0;
    const isNext = (pattern: RegExp): boolean => {
      const word = words[at];
      return word !== undefined && pattern.test(this.#written(word));
    };
    const skip = (pattern: RegExp): void => {
      while (isNext(pattern)) at++;
    };
    skip(/^\w+=/);
    if (isNext(/^(?:(?:\/usr)?\/bin\/)?env$/)) {
      at++;
      skip(/^(?:-i|\w+=.*)$/s);
    }
    if (isNext(/^(?:(?:\/usr)?\/bin\/)?(?:ba|da)?sh$/)) {
      at++;
      skip(/^(?:-[eu]+|--norc|--noprofile)$/);
      return isNext(/^-/) ? undefined : words[at];
    }
    if (isNext(/^(?:source|\.)$/)) return words[at + 1];
    return isNext(/\//) ? words[at] : undefined;
  }
}

function* commandsIn(pipelines: readonly Pipeline[]): Generator<ShellCommand> {
  for (const command of pipelines.flat()) {
    yield command;
    if (command.kind === "group") yield* commandsIn(command.pipelines);
  }
}

function pipelinesIn(pipelines: readonly Pipeline[]): readonly Pipeline[] {
  return pipelines.flatMap((pipeline) => [
    pipeline,
    ...pipeline.flatMap((command) => (command.kind === "group" ? pipelinesIn(command.pipelines) : [])),
  ]);
}
