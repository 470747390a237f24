/**
 * What serde_json makes of an agent file (`Agent` in crates/chat-cli/src/cli/agent/mod.rs): an unknown key, a repeated
 * key and a value of the wrong type are refused, and a struct may be written as a list of its fields.
 */
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { meantByRefused } from "../_kit/profiles/unknown-keys.ts";
import { type Entry, entryOf, isText, type Node, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";

/** Why serde_json refuses the file; `message` is a clause: `it is not a text`. */
export interface Fault {
  readonly message: string;
  readonly span: Span;
  /** An unknown key, and the one that was probably meant. */
  readonly what?: string;
  readonly meant?: string;
}

type Check = (node: Node) => Fault | undefined;

/** The fields of a struct in the order of the source, each with the check of its value. */
type Fields = ReadonlyMap<string, Check>;

const isNull = (node: Node): boolean => node.kind === "scalar" && node.value === null;

function typed(called: string, fits: (node: Node) => boolean): Check {
  return (node) => (fits(node) ? undefined : { message: `it is not ${called}`, span: node.span });
}

const text = typed("a text", isText);
const flag = typed("true or false", (node) => node.kind === "scalar" && typeof node.value === "boolean");
const count = typed(
  "a whole number from 0",
  (node) => node.kind === "scalar" && node.number === "integer" && Number(node.value) >= 0,
);
const anything: Check = () => undefined;

function optional(check: Check): Check {
  return (node) => (isNull(node) ? undefined : check(node));
}

function listOf(check: Check): Check {
  return (node) =>
    node.kind === "list" ? firstOf(node.items.map(check)) : { message: "it is not a list", span: node.span };
}

function mapOf(check: Check): Check {
  return (node) =>
    node.kind === "table"
      ? firstOf(node.entries.map(({ value }) => check(value)))
      : { message: "it is not a mapping", span: node.span };
}

function firstOf(faults: readonly (Fault | undefined)[]): Fault | undefined {
  return faults.find((fault) => fault !== undefined);
}

const triggers = ["agentSpawn", "userPromptSubmit", "preToolUse", "postToolUse", "stop"];

const serverFields: Fields = new Map<string, Check>([
  ["type", oneOf("stdio", "http")],
  ["url", text],
  ["headers", mapOf(text)],
  ["oauthScopes", listOf(text)],
  ["oauth", optional(anything)],
  ["command", text],
  ["args", listOf(text)],
  ["env", optional(mapOf(text))],
  ["timeout", count],
  ["disabled", flag],
]);

const hookFields: Fields = new Map<string, Check>([
  ["command", text],
  ["timeout_ms", count],
  ["max_output_size", count],
  ["cache_ttl_seconds", count],
  ["matcher", optional(text)],
  ["source", oneOf("Agent", "Session")],
]);

const agentFields: Fields = new Map<string, Check>([
  ["$schema", text],
  ["name", text],
  ["description", optional(text)],
  ["prompt", optional(text)],
  ["mcpServers", mapOf(struct(serverFields, []))],
  ["tools", listOf(text)],
  ["toolAliases", mapOf(text)],
  ["allowedTools", listOf(text)],
  ["resources", listOf(text)],
  ["hooks", hooksFault],
  ["toolsSettings", mapOf(anything)],
  ["useLegacyMcpJson", flag],
  ["model", optional(text)],
]);

/** The keys of an agent. */
export const agentKeys: ReadonlySet<string> = new Set(agentFields.keys());
/** The events under `hooks`, as the program spells them. */
export const hookTriggers: readonly string[] = triggers;

function oneOf(...words: readonly string[]): Check {
  return typed(words.join(" or "), (node) => node.kind === "scalar" && words.includes(String(node.value)));
}

function hooksFault(node: Node): Fault | undefined {
  const wrong = tableEntries(node).find(({ name = "" }) => !triggers.includes(name));
  if (wrong) return { message: `the event \`${wrong.name ?? ""}\` does not exist`, span: wrong.key.span };
  return mapOf(listOf(struct(hookFields, ["command"])))(node);
}

/** Keys that the struct does not have are ignored. */
function struct(fields: Fields, required: readonly string[]): Check {
  return (node) => {
    const table = asTable(node, fields);
    if (!table) return { message: "it is not a mapping", span: node.span };
    return faultIn(table, fields, required);
  };
}

function faultIn(table: Table, fields: Fields, required: readonly string[]): Fault | undefined {
  const seen = new Set<string>();
  for (const { name = "", key, value } of table.entries) {
    const check = fields.get(name);
    if (!check) continue;
    if (seen.has(name)) return { message: `\`${name}\` is there twice`, span: key.span };
    seen.add(name);
    const fault = check(value);
    if (fault) return { message: `in \`${name}\`, ${fault.message}`, span: fault.span };
  }
  const lacking = required.find((name) => !seen.has(name));
  return lacking === undefined ? undefined : { message: `\`${lacking}\` is missing`, span: table.span };
}

/** A struct as a mapping: itself, or a list of its fields in order. */
function asTable(node: Node, fields: Fields): Table | undefined {
  if (node.kind === "table") return node;
  if (node.kind !== "list" || node.items.length > fields.size) return undefined;
  const names = [...fields.keys()];
  const entries = node.items.map((value, i) => {
    const name = names[i] ?? "";
    return {
      key: { kind: "scalar", span: value.span, value: name, text: name, style: "quoted" } as const,
      name,
      value,
    };
  });
  return { kind: "table", span: node.span, entries };
}

/** The agent of a file as a mapping, and why Amazon Q refuses it. */
export function agentIn(node: Node): { readonly table: Table | undefined; readonly fault: Fault | undefined } {
  const table = asTable(node, agentFields);
  if (!table) return { table, fault: { message: "it is not an object", span: node.span } };
  const unknown = table.entries.find(({ name = "" }) => !agentFields.has(name));
  const fault = unknown ? unknownKey(unknown, table) : faultIn(table, agentFields, ["name"]);
  return { table: withTables(table), fault };
}

function unknownKey({ name = "", key: { span } }: Entry, table: Table): Fault {
  const message = `the key \`${name}\` does not exist`;
  const meant = meantByRefused(agentKeys, name);
  return meant === undefined || entryOf(table, meant)
    ? { message, span }
    : { message: `${message}; did you mean \`${meant}\`?`, span, what: name, meant };
}

/** Servers and hooks as mappings, however they are written. */
function withTables(table: Table): Table {
  const within = (node: Node, fields: Fields): Node => asTable(node, fields) ?? node;
  const entries = table.entries.map((entry) => {
    const { name, value } = entry;
    if (name === "mcpServers" && value.kind === "table")
      return {
        ...entry,
        value: {
          ...value,
          entries: value.entries.map((server) => ({ ...server, value: within(server.value, serverFields) })),
        },
      };
    if (name === "hooks" && value.kind === "table")
      return {
        ...entry,
        value: {
          ...value,
          entries: value.entries.map((event) => ({
            ...event,
            value:
              event.value.kind === "list"
                ? { ...event.value, items: listItems(event.value).map((hook) => within(hook, hookFields)) }
                : event.value,
          })),
        },
      };
    return entry;
  });
  return { ...table, entries };
}
