/** The commands of a justfile. */
import { type JoinedLine, joinedLines } from "../../../../repo/started/runners/joined-lines.ts";
import { asExpression } from "../expressions.ts";
import { isOpenWord, type TaskCommand, type TaskParser, withNamed } from "./task.ts";

/** How much of what just puts in is shown. */
const longestShown = 40;

const header = /^@?([A-Za-z_][\w-]*)[^:]*:(?!=)(.*)$/;
const inQuotes = /"[^"]*"|'[^']*'/g;
const variable = /^(?:export\s+)?([A-Za-z_][\w-]*)\s*:=\s*(?:"([^"\\]*)"|'([^']*)')\s*$/;
const alias = /^alias\s+([\w-]+)\s*:=\s*([\w-]+)/;

interface Recipe {
  readonly body: TaskCommand[];
  /** The words of its first line behind the name. */
  readonly needs: string;
}

/** Reads a justfile. */
export const justTasks: TaskParser = async ({ text }) => {
  const { recipes, always, aliases } = partsOf(text);
  // Recipes of other files may need these, and the other way round.
  const isOpen = /^(?:import|mod)\b/m.test(text);
  const commandsFor = (words: readonly string[]): readonly TaskCommand[] => {
    const names = words.filter((word) => !word.startsWith("-")).flatMap((word) => word.split("::"));
    const [first = ""] = recipes.keys();
    const requested = names.length > 0 ? names : [first];
    const isAll = isOpen || words.some(isOpenWord);
    const counted = isAll
      ? new Set(recipes.keys())
      : withNamed(
          requested.map((name) => aliases.get(name) ?? name),
          (name) => wordsOf(recipes.get(name)),
        );
    return [...always, ...[...counted].flatMap((name) => recipes.get(name)?.body ?? [])];
  };
  return { isOpen, commandsFor };
};

function wordsOf(recipe: Recipe | undefined): readonly string[] | undefined {
  return (
    recipe &&
    [recipe.needs, ...recipe.body.map(({ text }) => text)]
      .join("\n")
      .match(/[\w-]+/g)
      ?.map(String)
  );
}

interface Parts {
  readonly recipes: Map<string, Recipe>;
  readonly always: TaskCommand[];
  readonly aliases: ReadonlyMap<string, string>;
}

function partsOf(text: string): Parts {
  const lines = joinedLines(text);
  const values = valuesIn(lines);
  const parts: Parts = { recipes: new Map(), always: [], aliases: aliasesIn(lines) };
  let current: Recipe | undefined;
  for (const { text: line, start } of lines) {
    const span = { start, end: start + line.length };
    const command = (written: string): TaskCommand => ({ text: filled(written, values), span, variables: new Map() });
    if (/^\s/.test(line)) addLine(current, command(line));
    // A line that begins no recipe ends one.
    else if (line !== "") {
      current = recipeIn(line, parts);
      for (const [, evaluated = ""] of line.matchAll(/`([^`]+)`/g)) parts.always.push(command(evaluated));
    }
  }
  return parts;
}

/** Names that stand for one plain text each; `\0`: for several. */
function valuesIn(lines: readonly JoinedLine[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { text } of lines) {
    const [, name, double, single] = variable.exec(text) ?? [];
    if (name !== undefined) values.set(name, values.has(name) ? "\0" : (double ?? single ?? ""));
  }
  return values;
}

function aliasesIn(lines: readonly JoinedLine[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ text }) => {
      const [, name, meant] = alias.exec(text) ?? [];
      return name === undefined || meant === undefined ? [] : [[name, meant] as const];
    }),
  );
}

/** Adds the recipe that begins with this line. */
function recipeIn(line: string, { recipes }: Parts): Recipe | undefined {
  const [, name, needs = ""] = header.exec(line.replace(inQuotes, "_")) ?? [];
  if (name === undefined) return undefined;
  const recipe: Recipe = { body: [], needs };
  recipes.set(name, recipe);
  return recipe;
}

/** Each line is a command of its own, unless the first one says what reads them all. */
function addLine(recipe: Recipe | undefined, command: TaskCommand): void {
  if (!recipe) return;
  const { body } = recipe;
  const [first] = body;
  if (!first?.text.startsWith("#!"))
    body.push({ ...command, text: command.text.replace(/^\s+(?:[@-]+(?=[^-]))?/, "") });
  else {
    const span = { start: first.span.start, end: command.span.end };
    body[0] = { ...first, text: `${first.text}\n${command.text}`, span };
  }
}

/** With what stands for `{{name}}`. */
function filled(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{\{\{|\{\{([^{}]*)\}\}/g, (_, inner?: string) => {
    if (inner === undefined) return "{{";
    const value = values.get(inner.trim());
    return value === undefined || isOpenWord(value) ? asExpression(inner.trim().slice(0, longestShown)) : value;
  });
}
