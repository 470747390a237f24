/** The commands of a Makefile. Which lines count for a target is decided as where a pull request is compared. */
import { directoryOf, join, plain } from "../../../../repo/path.ts";
import { MakeRules, Work } from "../../../../repo/started/runners/make-targets.ts";
import { MakeVariables } from "../../../../repo/started/runners/make-variables.ts";
import { type JoinedLine, joinedLines } from "../../../../repo/started/runners/joined-lines.ts";
import { asExpression } from "../expressions.ts";
import { isOpenWord, type TaskCommand, type TaskParser } from "./task.ts";

/** How deep variables may hold others, and how long a value may be. */
const limits = { depth: 8, value: 4_000 };

/** How much of what make puts in is shown. */
const longestShown = 40;

/** Reads a Makefile. */
export const makeTasks: TaskParser = async (source, isFile) => {
  const text = withoutMissing(source.text, (name) => isFile(join(directoryOf(source.path), plain(name) ?? name)));
  const rules = MakeRules.of(text);
  const prefix = /^\.RECIPEPREFIX[ \t]*[:?]{0,3}=[ \t]*(\S)/m.exec(text)?.[1];
  const lines = joinedLines(source.text);
  const values = new MakeVariables(source.text.split("\n"));
  const work = new Work();
  const commandsFor = (words: readonly string[]): readonly TaskCommand[] => {
    const kept = rules && linesFor(rules, text, words, work);
    const variables = new Variables(values, words);
    return lines
      .filter(({ numbers }) => !kept || numbers.some((number) => kept.has(number)))
      .flatMap((line) => commandsIn(line, { variables, prefix, isAnyLine: rules === undefined }));
  };
  return { isOpen: /^ *[-s]?include\b/m.test(text), commandsFor };
};

/** Without the lines that include files which the repository does not hold. */
function withoutMissing(text: string, isFile: (name: string) => boolean): string {
  return text.replace(/^ *[-s]?include[ \t]+([\w./ \t-]+)$/gm, (line, names: string) =>
    names.split(/[ \t]+/).some((name) => name !== "" && isFile(name)) ? line : "",
  );
}

/** `undefined`: every line counts. */
function linesFor(
  rules: MakeRules,
  text: string,
  words: readonly string[],
  work: Work,
): ReadonlySet<number> | undefined {
  if (words.some(isOpenWord)) return undefined;
  const named = words.filter((word) => !/^-|=/.test(word)).map((word) => word.replace(/^(?:\.\/)+/, ""));
  const goals = named.length > 0 ? [...new Set(named)].sort() : defaultGoalsOf(text);
  const kept = rules.textFor(goals, work);
  return kept === undefined
    ? undefined
    : new Set(kept.split("\n").flatMap((line, number) => (line === "" ? [] : [number])));
}

/** What make may make if it is given no target: a line that sets a variable for a target may look like a rule. */
function defaultGoalsOf(text: string): readonly string[] {
  const [, set] = /^\.DEFAULT_GOAL[ \t]*[:?]{0,3}=[ \t]*(\S+)/m.exec(text) ?? [];
  const found: string[] = set === undefined ? [] : [set];
  for (const [, first = "", needs = ""] of text.matchAll(
    /^([\w/+@-][\w./+@-]*)(?: +[\w./+@-]+)* *:(?!=|:=)([^\n]*)/gm,
  )) {
    found.push(first);
    if (!needs.includes("=")) break;
  }
  return [...new Set(found)].sort();
}

interface Reading {
  readonly variables: Variables;
  /** What begins a line of a recipe beside a tab. */
  readonly prefix: string | undefined;
  /** Whether a line that stands in no rule may be a part of a recipe. */
  readonly isAnyLine: boolean;
}

function commandsIn({ text, start }: JoinedLine, { variables, prefix, isAnyLine }: Reading): readonly TaskCommand[] {
  const command = (from: number): readonly TaskCommand[] => {
    const expanded = variables.expanded(text.slice(from)).replace(/^[\s@+-]+/, "");
    const span = { start: start + from, end: start + text.length };
    return expanded === "" ? [] : [{ text: expanded, span, variables: new Map() }];
  };
  if (text.startsWith("\t") || (prefix !== undefined && text.startsWith(prefix))) return command(1);
  if (/^[ ]*#/.test(text)) return [];
  const assigned = /^[^:=#\t]*!=/.exec(text);
  if (assigned) return command(assigned[0].length);
  const behindRule = /^[^:=#;]*:(?!:?=)[^;#]*;/.exec(text);
  if (behindRule) return command(behindRule[0].length);
  return isAnyLine || /\$[({]shell\s/.test(text) ? command(0) : [];
}

/** The variables of one call. */
class Variables {
  readonly #values: MakeVariables;
  /** Those that the command line sets. */
  readonly #given: ReadonlyMap<string, string>;

  constructor(values: MakeVariables, words: readonly string[]) {
    this.#values = values;
    this.#given = new Map(
      words.flatMap((word) => {
        const [, name, value] = /^([\w.-]+)[:?+]?=(.*)$/s.exec(word) ?? [];
        return name === undefined || value === undefined || isOpenWord(value) ? [] : [[name, value]];
      }),
    );
  }

  /** The text as make gives it to a shell. */
  expanded(text: string, depth = 0): string {
    const parts: string[] = [];
    let from = 0;
    for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", from)) {
      const { length, value } = this.#expansionAt(text, at, depth);
      parts.push(text.slice(from, at), value);
      from = at + length;
    }
    return parts.join("") + text.slice(from);
  }

  #expansionAt(text: string, at: number, depth: number): { readonly length: number; readonly value: string } {
    const next = text[at + 1] ?? "";
    if (next === "$") return { length: 2, value: "$" };
    if (next !== "(" && next !== "{") return { length: 2, value: this.#valueOf(next, depth) };
    const end = closingAt(text, at + 1);
    if (end === undefined) return { length: 2, value: asExpression("$") };
    return { length: end + 1 - at, value: this.#valueOf(text.slice(at + 2, end), depth) };
  }

  #valueOf(name: string, depth: number): string {
    const [, command] = /^shell\s+(.*)$/s.exec(name) ?? [];
    const open = asExpression(`$(${name.replace(/[^\w .,@<*^?+|%-].*/s, "…").slice(0, longestShown)})`);
    if (depth > limits.depth) return open;
    if (command !== undefined) return `$(${this.expanded(command, depth + 1)})`;
    if (name === "MAKE") return "make";
    const [value, ...others] = this.#given.has(name)
      ? [this.#given.get(name)]
      : (this.#values.valuesOf(name) ?? [undefined]);
    if (value === undefined || others.length > 0) return open;
    const expanded = this.expanded(value, depth + 1);
    return expanded.length > limits.value ? open : expanded;
  }
}

/** Where the bracket at a place is closed. */
function closingAt(text: string, at: number): number | undefined {
  const [opening, closing] = text[at] === "(" ? ["(", ")"] : ["{", "}"];
  let depth = 0;
  for (let i = at; i < text.length && i < at + limits.value; i++) {
    if (text[i] === opening) depth++;
    if (text[i] === closing && --depth === 0) return i;
  }
  return undefined;
}
