/** The texts of a value that starts code: its material is found by them. */
import type { HookOrServer } from "../../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../../parsers/node.ts";
import { loadsFiles } from "../../../repo/started/text/variables.ts";
import { listItems, tableEntries, textsOf } from "../profiles/fields.ts";

/** Beyond so many characters of lines, the texts are left apart. */
const maxLines = 100_000;

/**
 * Every text in a value that starts code, and each command with its arguments as the line that it is: `npm`, `run` and
 * `guard` by themselves name no task.
 */
export function commandTexts(node: Node): readonly string[] {
  const texts = textsOf(node);
  return texts.length > 1 ? [...texts, ...linesIn(node)] : texts;
}

function linesIn(node: Node): readonly string[] {
  const lines: string[] = [];
  let left = maxLines;
  const keep = (line: string): void => {
    left -= line.length;
    if (left >= 0) lines.push(line);
  };
  const add = (words: readonly Node[]): void => {
    if (words.length > 1) keep(words.map((word) => textOf(word) ?? "").join(" "));
  };
  const open: Node[] = [node];
  for (let next = open.pop(); next && left >= 0; next = open.pop()) {
    if (next.kind === "scalar") continue;
    if (next.kind === "list") {
      add(next.items.filter(({ kind }) => kind === "scalar"));
      for (const item of next.items) open.push(item);
      continue;
    }
    for (const key of ["command", "cmd"]) {
      const command = valueOf(next, key);
      const args = listItems(valueOf(next, "args"));
      if (command && args.length > 0) add([...(command.kind === "list" ? command.items : [command]), ...args]);
    }
    for (const { name = "", value } of next.entries) {
      if (variables.test(name)) for (const line of assignments(value)) keep(line);
      open.push(value);
    }
  }
  return lines;
}

/** Keys of a mapping of variables. */
const variables = /^(?:env|envs|environment|.*env.*vars?)$/i;

/** The variables of a mapping as lines of a shell, because their names say what their values start. */
function assignments(node: Node): readonly string[] {
  return tableEntries(node).flatMap(({ name = "", value }) => assignment(name, value) ?? []);
}

/** A variable and its value as a line of a shell; `undefined`: it is no text, or no program looks for files by it. */
export function assignment(name: string, value: Node): string | undefined {
  const text = textOf(value);
  return text === undefined || !loadsFiles(name) ? undefined : assignmentOf(name, text);
}

/** The same of its text. */
export function assignmentOf(name: string, text: string): string {
  const quote = text.includes('"') ? "'" : '"';
  return `${name}=${quote}${text}${quote}`;
}

/** Keys of a hook, a step and a server that say where its command runs, and with what. */
const around = /^(?:cwd|dir|directory|root|shell|env|envs|environment|.*(?:work|exec).*dir.*|.*env.*(?:file|vars?))$/i;

/** What stands next to a command, in the mappings that describe it, and decides which files it means. */
export function surroundings(...tables: readonly Node[]): Pick<HookOrServer, "names"> {
  const names = tables.flatMap((table) =>
    tableEntries(table).flatMap(({ name = "", value }) =>
      around.test(name) ? [...commandTexts(value), ...(variables.test(name) ? assignments(value) : [])] : [],
    ),
  );
  return names.length > 0 ? { names } : {};
}
