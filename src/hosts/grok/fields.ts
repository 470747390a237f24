/** The keys of the frontmatter and the values that Grok Build takes. A wrong one refuses the file. */
import {
  anything,
  boolean,
  DecodeError,
  type Decoder,
  list,
  oneOf,
  option,
  optional,
  required,
  string,
  struct,
  unsigned,
} from "../../parsers/decode.ts";
import { type Node, valueOf } from "../../parsers/node.ts";

function refused(node: Node, expected: string): DecodeError {
  return new DecodeError(`expected ${expected}`, node.span);
}

/** Whether YAML reads a scalar as text and not as a number or a switch. */
function isText(node: Node): boolean {
  return node.kind === "scalar" && typeof node.value === "string" && !node.tag?.startsWith("!");
}

const scalars = list(string);

/** A text with commas, a list of any scalars, or nothing. */
const names: Decoder<unknown> = (node, dialect) => {
  if (dialect.isNone(node) === true || isText(node)) return null;
  return node.kind === "list" ? scalars(node, dialect) : refused(node, "a list of names, or one text with commas");
};

const positive: Decoder<unknown> = (node, dialect) => {
  const read = unsigned(32)(node, dialect);
  return read === 0n ? refused(node, "a number above 0") : read;
};

/** The words of `capabilityMode`, by what they mean. */
export const capabilityModes: ReadonlyMap<string, "read-only" | "read-write" | "execute" | "all"> = new Map([
  ...["read-only", "readonly", "read_only", "readOnly", "ReadOnly"].map((word) => [word, "read-only"] as const),
  ...["read-write", "readwrite", "read_write", "readWrite", "ReadWrite"].map((word) => [word, "read-write"] as const),
  ...["execute", "Execute", "EXECUTE"].map((word) => [word, "execute"] as const),
  ...["all", "All", "ALL"].map((word) => [word, "all"] as const),
]);

const inheritance: Decoder<unknown> = (node, dialect) => {
  const expected = "`all`, `none`, or a mapping with a list under `named` or `except`";
  if (node.kind === "table") {
    const [entry, ...others] = node.entries;
    if (!entry || others.length > 0 || !["named", "except"].includes(entry.name ?? "")) return refused(node, expected);
    return entry.value.kind === "list" ? scalars(entry.value, dialect) : refused(node, expected);
  }
  return isText(node) && node.kind === "scalar" && /^(?:all|none)$/i.test(node.text) ? null : refused(node, expected);
};

/** A name, a mapping of one name to its configuration, or a configuration with its `name`. */
const server: Decoder<unknown> = (node) => {
  if (isText(node)) return null;
  const entries = node.kind === "table" ? node.entries : [];
  const isNamed = entries.some(({ name }) => name === "name") && entries.length > 1;
  const isOne = entries.length === 1 && entries[0]?.value.kind === "table";
  return isNamed || isOne ? null : refused(node, "the name of a server, or one name with its configuration");
};

const mappingOrNothing: Decoder<unknown> = (node, dialect) =>
  node.kind === "table" || dialect.isNone(node) === true ? null : refused(node, "a mapping");

const overrides: Decoder<unknown> = (node, dialect) => {
  const isList = node.kind === "list" && node.items.every(({ kind }) => kind === "table");
  return isList ? null : mappingOrNothing(node, dialect);
};

const toolConfig: Decoder<unknown> = (node) => {
  const tools = valueOf(node, "tools");
  const isList = tools?.kind === "list" && tools.items.every((item) => valueOf(item, "id") !== undefined);
  return isList ? null : refused(node, "a mapping with a list of tools, each with its `id`");
};

const textAlone: Decoder<unknown> = (node) => (isText(node) ? null : refused(node, "text"));

/** The values of `permissionMode`. */
export const modes = ["default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"] as const;

/** By key. A key without `required` has the default that Grok Build gives it. */
export const fields = {
  name: required(string),
  description: required(string),
  tools: optional<unknown>(names, null),
  disallowedTools: optional<unknown>(names, null),
  permissionMode: optional<string>(oneOf(...modes), "default"),
  capabilityMode: optional<string | null>(option(oneOf(...capabilityModes.keys())), null),
  mcpServers: optional<unknown>(list(server), null),
  mcpInheritance: optional<unknown>(inheritance, null),
  hooks: optional<unknown>(mappingOrNothing, null),
  injectDefaultTools: optional(boolean, true),
  toolConfig: optional<unknown>(toolConfig, null),
  promptMode: optional<string>(oneOf("extend", "full"), "extend"),
  model: optional(option(string), null),
  effort: optional<string | null>(option(oneOf("low", "medium", "high", "xhigh", "max")), null),
  maxTurns: optional<unknown>(option(positive), null),
  isolation: optional<string | null>(option(oneOf("none", "worktree")), null),
  memory: optional<string | null>(option(oneOf("user", "project", "local")), null),
  background: optional(option(boolean), null),
  skills: optional<unknown>(list(string), null),
  discoverSkills: optional(boolean, true),
  inheritSkills: optional(boolean, true),
  agentsMd: optional(boolean, true),
  initialPrompt: optional(option(string), null),
  color: optional<unknown>(anything, null),
  completionRequirement: optional<unknown>(mappingOrNothing, null),
  toolOverrides: optional<unknown>(overrides, null),
  userMessageTemplate: optional<unknown>(textAlone, null),
};

/** Decodes the whole frontmatter; unknown keys are ignored. */
export const definition = struct("agent", fields);
