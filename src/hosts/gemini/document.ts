/** Splits a Markdown file as Gemini CLI does: an exact fence, strict YAML, and only keys that it has. */
import { listItems, tableEntries } from "../_kit/fields.ts";
import { type Entry, type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { parseJson } from "../../parsers/json.ts";
import { splitMarkdown, mergedFirst, readFrontmatter, type AlternativeParses } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";
import { wrongAuth } from "./auth.ts";
import { meantBy, toolNamed } from "./tools.ts";

export interface Document extends AlternativeParses {
  readonly body: Span;
  /** The items of frontmatter that is a list. Each is a remote agent. */
  readonly list?: readonly Node[];
  /** Whether there is neither frontmatter nor anything that looks like it. */
  readonly isPlain: boolean;
}

/** @google/gemini-cli-core 0.61.0, `dist/src/skills/skillLoader.js`, `FRONTMATTER_REGEX`. */
export async function readDocument(text: string): Promise<Document> {
  const opening = /^---\r?\n/.exec(text)?.[0].length;
  const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
  if (opening === undefined || close < 0) {
    const markdown = splitMarkdown(text);
    const isPlain = markdown.kind === "none";
    const message = isPlain
      ? "it has no frontmatter"
      : opening !== undefined
        ? "the frontmatter has no closing `---`"
        : text.startsWith("\ufeff")
          ? "a byte-order mark stands before the opening `---`"
          : "the frontmatter does not begin with a first line of exactly `---`";
    const tables: AlternativeParses["tables"] = isPlain
      ? [{ kind: "table", span: { start: 0, end: 0 }, entries: [] }]
      : (await readFrontmatter(text, markdown.front)).tables;
    return {
      tables,
      body: { start: isPlain ? 0 : markdown.front.end, end: text.length },
      isPlain,
      fault: { kind: "problem", message, span: { start: 0, end: 0 } },
    };
  }
  const front = { start: opening, end: text[close - 1] === "\r" ? close - 1 : close };
  const after = /^(?:\r?\n)?/.exec(text.slice(close + 4, close + 6))?.[0].length ?? 0;
  const readings = await readFrontmatter(text, front);
  // If the closing line holds anything else, the host reads no prompt after it.
  const body = after === 0 ? { start: close + 4, end: close + 4 } : { start: close + 4 + after, end: text.length };
  return { ...readings, tables: mergedFirst(readings.tables), body, isPlain: false };
}

/** What a key may hold. */
interface ValueType {
  readonly is: (node: Node) => boolean;
  /** Completes "`key` is …" for any other value. */
  readonly otherwise: string;
}

type ValueTypes = { readonly [key: string]: ValueType };

const isText = (node: Node): boolean => node.kind === "scalar" && typeof node.value === "string";
const text: ValueType = { is: isText, otherwise: "no text" };
/** The host rounds large numbers. */
const numberOf = (node: Node): number =>
  node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : Number.NaN;
const number: ValueType = { is: (node) => !Number.isNaN(numberOf(node)), otherwise: "no number" };
const count: ValueType = {
  is: (node) => Number.isInteger(numberOf(node)) && numberOf(node) > 0,
  otherwise: "no whole number above zero",
};
const mapping: ValueType = { is: (node) => node.kind === "table", otherwise: "no mapping" };
const boolean: ValueType = {
  is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  otherwise: "neither `true` nor `false`",
};
const texts: ValueType = {
  is: (node) => node.kind === "list" && node.items.every(isText),
  otherwise: "no list of texts",
};
const textsByName: ValueType = {
  is: (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value)),
  otherwise: "no mapping to texts",
};
const transport: ValueType = {
  is: (node) => node.kind === "scalar" && (node.value === "sse" || node.value === "http"),
  otherwise: "neither `sse` nor `http`",
};
const slug: ValueType = {
  is: (node) => isText(node) && node.kind === "scalar" && /^[a-z0-9-_]+$/.test(node.text),
  otherwise: "not of lower-case letters, digits, `-` and `_`",
};
const filled: ValueType = {
  is: (node) => isText(node) && node.kind === "scalar" && node.text !== "",
  otherwise: "no text, or empty",
};
const list: ValueType = { is: (node) => node.kind === "list", otherwise: "no list" };

export const localKeys: ValueTypes = {
  kind: { is: (node) => node.kind === "scalar" && node.value === "local", otherwise: "neither `local` nor `remote`" },
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
const serverKeys: ValueTypes = {
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

export const remoteKeys: ValueTypes = {
  kind: { is: (node) => node.kind === "scalar" && node.value === "remote", otherwise: "neither `local` nor `remote`" },
  name: slug,
  description: text,
  display_name: text,
  agent_card_url: {
    is: (node) => isText(node) && node.kind === "scalar" && URL.canParse(node.text),
    otherwise: "no address",
  },
  agent_card_json: {
    is: (node) => isText(node) && node.kind === "scalar" && parseJson(node.text).kind !== "problem",
    otherwise: "no JSON",
  },
  auth: mapping,
};

export function isRemote(table: Table): boolean {
  const kind = valueOf(table, "kind");
  return (
    (kind?.kind === "scalar" && kind.value === "remote") ||
    valueOf(table, "agent_card_url") !== undefined ||
    valueOf(table, "agent_card_json") !== undefined
  );
}

/** Why the host refuses an agent: keys that it does not have, values of a wrong type, and keys that are missing. */
export function refusalsOf(table: Table): readonly SyntaxProblem[] {
  const isRemoteAgent = isRemote(table);
  const keys = isRemoteAgent ? remoteKeys : localKeys;
  return [
    ...table.entries.flatMap((entry) => entryFaults(entry, keys)),
    ...(isRemoteAgent && valueOf(table, "agent_card_url") && valueOf(table, "agent_card_json")
      ? [problem("it has both `agent_card_url` and `agent_card_json`", table.span)]
      : []),
    ...missingKeys(table, isRemoteAgent),
  ];
}

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

function missingKeys(table: Table, isRemoteAgent: boolean): readonly SyntaxProblem[] {
  const home = { start: table.span.start, end: table.span.start };
  const lacking = (isRemoteAgent ? ["name"] : ["name", "description"]).filter((name) => !valueOf(table, name));
  const hasCard = valueOf(table, "agent_card_url") ?? valueOf(table, "agent_card_json");
  return [...lacking, ...(isRemoteAgent && !hasCard ? ["agent_card_url"] : [])].map((name) =>
    problem(`it has no \`${name}\``, home),
  );
}

function entryFaults({ name = "", key, value }: Entry, keys: ValueTypes): readonly SyntaxProblem[] {
  const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (!type) return [problem(unknownKey(name, Object.keys(keys)), key.span)];
  if (!type.is(value)) return [problem(`\`${name}\` is ${type.otherwise}`, value.span)];
  if (name === "tools") return toolFaults(value);
  if (name === "auth") {
    const wrong = wrongAuth(value, true);
    return wrong === undefined ? [] : [problem(`\`auth\` ${wrong}`, value.span)];
  }
  return name === "mcp_servers"
    ? tableEntries(value).flatMap((server) => serverFaults(server.name ?? "", server.value))
    : [];
}

function toolFaults(list: Node): readonly SyntaxProblem[] {
  const isTool = (item: Node): boolean =>
    item.kind === "scalar" &&
    typeof item.value === "string" &&
    (item.text === "*" || toolNamed(item.text) !== undefined);
  return listItems(list)
    .filter((item) => !isTool(item))
    .map((item) => problem(wrongTool(item), item.span));
}

function serverFaults(server: string, config: Node): readonly SyntaxProblem[] {
  if (config.kind !== "table") return [problem(`\`mcp_servers.${server}\` is no mapping`, config.span)];
  return config.entries.flatMap(({ name = "", value }) => {
    const wrong = name === "auth" ? wrongAuth(value, false) : wrongServerValue(name, value);
    return wrong === undefined ? [] : [problem(`\`mcp_servers.${server}.${name}\` ${wrong}`, value.span)];
  });
}

function wrongServerValue(name: string, value: Node): string | undefined {
  const type = Object.hasOwn(serverKeys, name) ? serverKeys[name] : undefined;
  return type && !type.is(value) ? `is ${type.otherwise}` : undefined;
}

function unknownKey(name: string, keys: readonly string[]): string {
  const normalized = name.toLowerCase().replace(/[-_]/g, "");
  const own = keys.find((key) => key.replaceAll("_", "") === normalized);
  return `the host has no key \`${name}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}, and one such key is enough`;
}

function wrongTool(node: Node): string {
  if (node.kind !== "scalar") return "an item of `tools` is no name";
  const own = meantBy(node.text);
  return `the host has no tool \`${node.text}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}`;
}
