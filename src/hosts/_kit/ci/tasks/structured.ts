/** The commands of tasks in JSON, YAML and TOML. */
import { type Node, tableEntries, textOf, valueOf } from "../../../../parsers/node.ts";
import { requestedTasks } from "../../../../repo/started/runners/tasks.ts";
import { nameOf } from "../../../../repo/path.ts";
import { asExpression } from "../expressions.ts";
import { documentsIn, jsoncIn, tomlIn } from "../pipelines/documents.ts";
import { variablesIn } from "../pipelines/steps.ts";
import type { Variables } from "../word.ts";
import { isOpenWord, type TaskCommand, type TaskParser, withNamed } from "./task.ts";

const readers = { ".json": jsoncIn, ".jsonc": jsoncIn, ".toml": tomlIn, ".yml": documentsIn, ".yaml": documentsIn };

/** Keys of a task under which no command stands. */
const describing = /^(?:desc|description|summary|help|dir|cwd|sources|generates|inputs|outputs|aliases|label|prompt)$/;

/** A task that programs run if they are given no name. */
const unnamed = "default";

/** How much of what a program puts in is shown. */
const longestShown = 40;

/** Reads tasks by their names below one of these keys, each written with `.` between its parts. */
export function tasksBelow(...keys: readonly string[]): TaskParser {
  return async (source) => {
    const [, extension = ""] = /(\.\w+)$/.exec(nameOf(source.path)) ?? [];
    const read = Object.hasOwn(readers, extension) ? readers[extension as keyof typeof readers] : undefined;
    const { documents: [root] = [] } = (await read?.(source)) ?? {};
    if (!root) return undefined;
    const found = new Map<string, readonly TaskCommand[]>();
    const shared = variablesIn(root, new Map());
    const values = valuesIn(root, new Map());
    for (const key of keys) {
      const tasks = key.split(".").reduce<Node | undefined>((node, part) => valueOf(node, part), root);
      for (const { name, value } of tableEntries(tasks))
        if (name !== undefined)
          found.set(name, commandsBelow(value, variablesIn(value, shared), valuesIn(value, values)));
    }
    const commandsFor = (words: readonly string[]): readonly TaskCommand[] => {
      if (words.some(isOpenWord)) return [...found.values()].flat();
      const requested = words.filter((word) => !word.startsWith("-"));
      const names = requested.flatMap((word) => [word, word.slice(word.lastIndexOf(":") + 1)]);
      const counted = withNamed(requestedTasks(names.length > 0 ? names : ["install", unnamed], found), (name) =>
        found.get(name)?.flatMap(({ text }) => [text, text.slice(text.lastIndexOf(":") + 1)]),
      );
      return [...counted].flatMap((name) => found.get(name) ?? []);
    };
    return { isOpen: valueOf(root, "includes") !== undefined, commandsFor };
  };
}

/** Every text of a task, since most of its keys may hold commands. */
function commandsBelow(node: Node, variables: Variables, values: Variables): readonly TaskCommand[] {
  if (node.kind === "scalar") return [{ text: filled(node.text, values), span: node.span, variables }];
  if (node.kind === "list") return node.items.flatMap((item) => commandsBelow(item, variables, values));
  return node.entries.flatMap(({ name = "", value }) =>
    describing.test(name) ? [] : commandsBelow(value, variables, values),
  );
}

/** What `vars` sets to plain texts, over those around it. */
function valuesIn(node: Node, around: Variables): Variables {
  const own = tableEntries(valueOf(node, "vars")).flatMap(({ name, value }): readonly [string, string][] => {
    const text = textOf(value);
    return name === undefined || text === undefined ? [] : [[name, text]];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

/** With what stands for `{{.NAME}}`; any other template is not known. */
function filled(text: string, values: Variables): string {
  return text.replace(/(?<!\$)\{\{([^{}]*)\}\}/g, (_, inner: string) => {
    const [, name = ""] = /^\s*\.(\w+)\s*$/.exec(inner) ?? [];
    return values.get(name) ?? asExpression(inner.trim().slice(0, longestShown));
  });
}
