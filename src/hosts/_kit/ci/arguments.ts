/** Reads the arguments of a program against the table of its flags. */
import type { Problem } from "../../../model/load.ts";
import { type FlagShape, flagShapes, type Launch, type LaunchUse } from "./launch.ts";
import { commandsIn } from "./shell.ts";
import type { Variables, Word } from "./word.ts";
import { parseJsonc } from "../../../parsers/json.ts";
import { textOf } from "../../../parsers/node.ts";
import { append } from "../../../repo/many.ts";

/** A flag with one value, as the table says what becomes of it. */
export interface FlagFound {
  readonly name: string;
  readonly use: LaunchUse;
  /** `on` where it takes none. */
  readonly value: string;
  /** What the value takes from elsewhere. */
  readonly unknown: string | undefined;
  /** As `Word.start`. */
  readonly start?: number | undefined;
}

/** The arguments of one start of a program. */
export interface ArgumentsRead {
  readonly flags: readonly FlagFound[];
  /** The word that is a subcommand, if the session has one. Absent: no session starts. */
  readonly session?: {
    readonly command: string | undefined;
    /** The words that are neither flags nor their values, from the subcommand on. */
    readonly others: readonly Pick<Word, "text" | "unknown">[];
  };
  /** Arguments that the table does not know, or that the file does not hold. Without a place: the caller knows it. */
  readonly problems: readonly Pick<Problem, "message" | "kind">[];
}

/** `all`: what follows the program. */
export function readArguments(all: readonly Word[], { program, flags, commands }: Launch): ArgumentsRead {
  const words = all.filter(({ isRedirection }) => !isRedirection);
  const shapes = flagShapes(flags);
  const found: FlagFound[] = [];
  const problems: Pick<Problem, "message" | "kind">[] = [];
  let isStarted = false;
  let subcommand: string | undefined;
  const others: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word || word.text === "--") break;
    const named = word.text.startsWith("-") ? flagOf(word, shapes) : undefined;
    if (named) {
      const taken = valuesAfter(words, i, named, shapes);
      append(
        found,
        valuesOf(named, taken).map((flag) => ({ ...flag, start: word.start })),
      );
      i += taken.length - (named.inline === undefined ? 0 : taken.length);
    } else if (word.maySplit) problems.push({ message: openMessage(program, word) });
    else if (/^--?[A-Za-z]/.test(word.text))
      problems.push({
        kind: "unknown-key",
        message: `\`${program} ${withoutOpenParts(word.text)}\` has an unknown flag, whose effect is not checked`,
      });
    else if (others.push(word) > 0 && !isStarted) {
      const command = commandOf(word, commands);
      // What an unknown flag takes is not known, so that this may be its value.
      if (command === "harmless" && problems.length === 0) return { flags: [], problems: [] };
      if (typeof command === "object")
        return { flags: [{ name: word.text, use: [command], value: "on", unknown: undefined }], problems: [] };
      // Only the first word is a command: the others are a prompt, or belong to that command.
      isStarted = true;
      if (command === "start") subcommand = word.text;
    }
  }
  return { flags: found, problems, session: { command: subcommand, others } };
}

function commandOf({ text }: Word, commands: Launch["commands"]): Launch["commands"][string] | undefined {
  return Object.hasOwn(commands, text) ? commands[text] : undefined;
}

interface Named {
  readonly name: string;
  readonly shape: FlagShape;
  /** The value after `=`, or right after a short flag. */
  readonly inline: Word | undefined;
}

function flagOf(word: Word, shapes: ReadonlyMap<string, FlagShape>): Named | undefined {
  const [, name = word.text, value] = /^(--?[^=\0]+)=(.*)$/s.exec(word.text) ?? [];
  const shape = shapes.get(name);
  if (shape) return { name, shape, inline: value === undefined ? undefined : { ...word, text: value } };
  const short = shapes.get(word.text.slice(0, 2));
  if (!/^-\w./.test(word.text) || !short || short.takes === "nothing") return undefined;
  return { name: word.text.slice(0, 2), shape: short, inline: { ...word, text: word.text.slice(2) } };
}

function valuesAfter(
  words: readonly Word[],
  at: number,
  { shape, inline }: Named,
  shapes: ReadonlyMap<string, FlagShape>,
): readonly Word[] {
  if (inline) return [inline];
  const isValue = (word: Word | undefined): word is Word =>
    word !== undefined && word.text !== "--" && !(word.text.startsWith("-") && flagOf(word, shapes) !== undefined);
  const next = words[at + 1];
  if (shape.takes === "nothing") return [];
  if (shape.takes === "value") return next ? [next] : [];
  if (shape.takes === "optional") return isValue(next) && !next.text.startsWith("-") ? [next] : [];
  const values: Word[] = [];
  for (let i = at + 1; isValue(words[i]); i++) values.push(words[i] as Word);
  return values;
}

function valuesOf({ name, shape }: Named, values: readonly Word[]): readonly FlagFound[] {
  const { use } = shape;
  const unknown = values.find((word) => word.unknown !== undefined)?.unknown;
  if (values.length === 0) return [{ name, use, value: "on", unknown: undefined }];
  const texts = shape.isList ? splitList(values.map(({ text }) => text).join(" ")) : values.map(({ text }) => text);
  return texts.map((value) => ({ name, use, value: withoutOpenParts(value), unknown }));
}

/** The entries of a list: cut at commas and white space, but not inside of parentheses. */
export function splitList(text: string): readonly string[] {
  const entries: string[] = [""];
  let depth = 0;
  for (const char of text) {
    if (char === "(") depth++;
    if (char === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[\s,]/.test(char)) entries.push("");
    else entries[entries.length - 1] += char;
  }
  return entries.filter((entry) => entry !== "");
}

function withoutOpenParts(text: string): string {
  return text.replaceAll("\0", "…");
}

function openMessage(program: string, { unknown }: Word): string {
  return `\`${program}\` takes \`${unknown}\`, whose value is not in this file and may contain flags`;
}

/** The value of a settings key as JSON. */
export function jsonOfKey(key: string, value: string): string {
  const names = key.split(".").map((name) => JSON.stringify(name));
  const isPlain = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value);
  return `${names.map((name) => `{${name}:`).join("")}${isPlain ? value : JSON.stringify(value)}${"}".repeat(names.length)}`;
}

/** `a.b=value` as JSON. */
export function jsonOfPair(pair: string): string {
  const [key = "", ...value] = pair.split("=");
  return jsonOfKey(key, value.join("=").replace(/^(["'])(.*)\1$/s, "$2"));
}

/** Arguments as a list of JSON, or as the end of a command line. */
export function wordsOf(text: string, env: Variables): readonly Word[] {
  const root = /^\s*\[/.test(text) ? parseJsonc(text) : undefined;
  if (root?.kind === "list")
    return root.items.map((item) => ({ text: textOf(item) ?? "", unknown: undefined, maySplit: false }));
  return commandsIn(text, env, true)[0] ?? [];
}
