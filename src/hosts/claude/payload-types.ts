/**
 * What `--agents` takes: the types of a subagent's fields. Another value makes the program refuse the whole payload.
 */
import { eventsOfAnyVersion } from "./hooks/index.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { type Entry, isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";
import { isOlder } from "./editions.ts";
import { flag, integerFrom, numberOf, object, text, texts, type Type, typeOf, words } from "./settings/json-types.ts";

const filled = typeOf("a string that is not empty", (node) => isText(node) && textOf(node) !== "");

const effort = typeOf("`low`, `medium`, `high`, `xhigh`, `max` or a whole number", (node) =>
  isText(node)
    ? ["low", "medium", "high", "xhigh", "max"].includes(textOf(node) ?? "")
    : Number.isInteger(numberOf(node)),
);

const servers = typeOf("an array of names and objects", (node) =>
  node.kind === "list" ? node.items.every((item) => isText(item) || item.kind === "table") : false,
);

const fields: Readonly<Record<string, Type>> = {
  description: filled,
  prompt: text,
  tools: texts,
  disallowedTools: texts,
  model: filled,
  permissionMode: words("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
  maxTurns: integerFrom(1),
  memory: words("user", "project", "local"),
  isolation: words("worktree", "remote"),
  skills: texts,
  mcpServers: servers,
  hooks: object,
  background: flag,
  effort,
  initialPrompt: text,
};

const required = ["description", "prompt"];

/** Why the program refuses the payload, as a clause. */
export interface PayloadFault {
  readonly message: string;
  readonly span: Span;
}

/** Why the program refuses the payload because of this entry. */
export function payloadFaultIn({ name = "", key, value }: Entry, edition: string): PayloadFault | undefined {
  // Before 2.1.267 such a name costs its own entry in some versions, and nothing in others.
  if (name.startsWith("-") && !isOlder(edition))
    return { message: `the name \`${name}\` begins with \`-\``, span: key.span };
  if (value.kind !== "table") return { message: `\`${name}\` must be an object`, span: value.span };
  return missingIn(value, key.span) ?? wrongIn(value) ?? hooksFault(valueOf(value, "hooks"));
}

function missingIn(table: Table, span: Span): PayloadFault | undefined {
  const missing = required.find((field) => !valueOf(table, field));
  return missing === undefined ? undefined : { message: `it has no \`${missing}\``, span };
}

function wrongIn(table: Table): PayloadFault | undefined {
  for (const { name = "", value } of table.entries) {
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const fault = type?.faultOf(value);
    if (type && fault) return { message: `\`${name}\` must be ${type.says}`, span: fault.span };
  }
  return undefined;
}

function hooksFault(hooks: Node | undefined): PayloadFault | undefined {
  for (const { name = "", key, value } of tableEntries(hooks)) {
    if (!eventsOfAnyVersion.has(name)) return { message: `\`hooks\` has no event \`${name}\``, span: key.span };
    const groups = listItems(value);
    const wrong = value.kind === "list" ? groups.find((group) => valueOf(group, "hooks")?.kind !== "list") : value;
    if (wrong) return { message: `\`hooks.${name}\` must be an array of objects with \`hooks\``, span: wrong.span };
  }
  return undefined;
}
