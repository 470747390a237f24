/** The keys of an agent of Gemini CLI, each with the values that it takes. */
import type { Node } from "../../parsers/node.ts";
import type { JsonSchema } from "../../parsers/shape.ts";

/** What a key may hold. */
interface ValueType {
  readonly is: (node: Node) => boolean;
  /** The same for editors. */
  readonly schema: JsonSchema;
  /** Completes "`key` is …" for any other value. */
  readonly otherwise: string;
}

/** By key. */
export type ValueTypes = { readonly [key: string]: ValueType };

/** Bytes (`!!binary`) are no text for the host. */
const isText = (node: Node): boolean =>
  node.kind === "scalar" && typeof node.value === "string" && node.tag !== "tag:yaml.org,2002:binary";
const text: ValueType = { is: isText, schema: { type: "string" }, otherwise: "not text" };
/** The host rounds large numbers. */
const numberOf = (node: Node): number =>
  node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : Number.NaN;
const number: ValueType = {
  schema: { type: "number" },
  is: (node) => !Number.isNaN(numberOf(node)),
  otherwise: "not a number",
};
const count: ValueType = {
  schema: { type: "integer", minimum: 1 },
  is: (node) => Number.isInteger(numberOf(node)) && numberOf(node) > 0,
  otherwise: "not a whole number above zero",
};
const mapping: ValueType = {
  schema: { type: "object" },
  is: (node) => node.kind === "table",
  otherwise: "not a mapping",
};
const boolean: ValueType = {
  schema: { type: "boolean" },
  is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  otherwise: "neither `true` nor `false`",
};
const texts: ValueType = {
  schema: { type: "array", items: { type: "string" } },
  is: (node) => node.kind === "list" && node.items.every(isText),
  otherwise: "not a list of texts",
};
const textsByName: ValueType = {
  schema: { type: "object", additionalProperties: { type: "string" } },
  is: (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value)),
  otherwise: "not a mapping to texts",
};
const transport: ValueType = {
  schema: { type: "string", enum: ["sse", "http"] },
  is: (node) => node.kind === "scalar" && (node.value === "sse" || node.value === "http"),
  otherwise: "neither `sse` nor `http`",
};
const slug: ValueType = {
  schema: { type: "string", pattern: "^[a-z0-9_-]+$" },
  is: (node) => isText(node) && node.kind === "scalar" && /^[a-z0-9-_]+$/.test(node.text),
  otherwise: "not made of lower-case letters, digits, `-` and `_` only",
};
const filled: ValueType = {
  schema: { type: "string", minLength: 1 },
  is: (node) => isText(node) && node.kind === "scalar" && node.text !== "",
  otherwise: "not text, or empty",
};
const list: ValueType = { schema: { type: "array" }, is: (node) => node.kind === "list", otherwise: "not a list" };

/** Another key refuses the file. */
export const localKeys: ValueTypes = {
  kind: {
    schema: { const: "local" },
    is: (node) => node.kind === "scalar" && node.value === "local",
    otherwise: "neither `local` nor `remote`",
  },
  name: slug,
  description: filled,
  display_name: text,
  tools: list,
  model: text,
  temperature: number,
  max_turns: count,
  timeout_mins: count,
  mcp_servers: mapping,
};

/** Keys of one server; others are ignored. */
export const serverKeys: ValueTypes = {
  command: text,
  args: texts,
  env: textsByName,
  cwd: text,
  url: text,
  http_url: text,
  headers: textsByName,
  tcp: text,
  type: transport,
  timeout: number,
  trust: boolean,
  description: text,
  include_tools: texts,
  exclude_tools: texts,
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Of an agent that is asked over the network. Another key refuses the file. */
export const remoteKeys: ValueTypes = {
  kind: {
    schema: { const: "remote" },
    is: (node) => node.kind === "scalar" && node.value === "remote",
    otherwise: "neither `local` nor `remote`",
  },
  name: slug,
  description: text,
  display_name: text,
  agent_card_url: {
    schema: { type: "string" },
    is: (node) => isText(node) && node.kind === "scalar" && URL.canParse(node.text),
    otherwise: "not an address",
  },
  agent_card_json: {
    schema: { type: "string" },
    is: (node) => isText(node) && node.kind === "scalar" && isJson(node.text),
    otherwise: "not JSON",
  },
  auth: mapping,
};
