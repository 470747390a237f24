/** The keys of Qoder CLI and the values that it takes. A wrong one refuses the file; other keys are left out. */
import { isEmptyValue, isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";

interface Field {
  readonly is: (node: Node) => boolean;
  /** Completes "`key` is …". */
  readonly otherwise: string;
}

const isWhole = (node: Node): boolean =>
  node.kind === "scalar" && (typeof node.value === "bigint" || Number.isInteger(node.value));
const isPositive = (node: Node): boolean => isWhole(node) && node.kind === "scalar" && Number(node.value) > 0;

const text: Field = { is: isText, otherwise: "not text" };
const positive: Field = { is: isPositive, otherwise: "no whole number above 0" };
const names: Field = {
  is: (node) => isText(node) || (node.kind === "list" && node.items.every(isText)),
  otherwise: "neither text nor a list of texts",
};
const oneOf = (...words: readonly string[]): Field => ({
  is: (node) => isText(node) && words.includes(textOf(node) ?? ""),
  otherwise: `none of ${words.map((word) => `\`${word}\``).join(", ")}`,
});

const isServer = (node: Node): boolean => node.kind === "table";
const servers: Field = {
  is: (node) =>
    node.kind === "list"
      ? node.items.every(
          (item) => isText(item) || (item.kind === "table" && item.entries.every(({ value }) => isServer(value))),
        )
      : node.kind === "table" && node.entries.every(({ value }) => isServer(value)),
  otherwise: "neither a list of servers nor a mapping of them",
};

/** Kinds of hooks that hosts have. Qoder CLI refuses at least one that nobody has. */
const hookTypes = /^(?:command|prompt|agent|http|url|function|callback|script|mcp_tool)$/;

function isHookEntry(entry: Node): boolean {
  const hooks = valueOf(entry, "hooks");
  if (entry.kind !== "table" || hooks?.kind !== "list") return entry.kind === "table";
  return hooks.items.every((hook) => hookTypes.test(textOf(valueOf(hook, "type")) ?? "command"));
}

const hooks: Field = {
  is: (node) =>
    node.kind === "table" && node.entries.every(({ value }) => value.kind === "list" && value.items.every(isHookEntry)),
  otherwise: "no mapping of events to lists of hooks",
};

const efforts = oneOf("low", "medium", "high", "xhigh", "max");

/** By key; see the comment of this file for what a wrong value does. */
export const fields: Readonly<Record<string, Field>> = {
  name: text,
  description: text,
  kind: oneOf("local", "remote"),
  tools: names,
  disallowedTools: names,
  permissionMode: text,
  model: text,
  temperature: {
    is: (node) => node.kind === "scalar" && /^(?:number|bigint)$/.test(typeof node.value),
    otherwise: "no number",
  },
  maxTurns: positive,
  timeoutMins: positive,
  effort: {
    is: (node) => efforts.is(node) || isPositive(node),
    otherwise: `${efforts.otherwise} and no whole number above 0`,
  },
  skills: names,
  color: oneOf("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan"),
  initialPrompt: text,
  memory: oneOf("user", "project", "local"),
  isolation: oneOf("worktree"),
  background: {
    is: (node) => node.kind === "scalar" && /^(?:true|false)$/.test(String(node.value)),
    otherwise: "neither `true` nor `false`",
  },
  mcpServers: servers,
  hooks,
};

/** The first value that the host does not take, with what it would take. */
export function wrongField(table: Table): { readonly key: string; readonly message: string } | undefined {
  for (const key of ["name", "description"]) {
    const node = valueOf(table, key);
    if (!node || (isEmptyValue(node) && textOf(node) === ""))
      return { key, message: `it has no \`${key}\`, which is required` };
  }
  for (const { name = "", value } of table.entries) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && !field.is(value)) return { key: name, message: `\`${name}\` is ${field.otherwise}` };
  }
  return undefined;
}
