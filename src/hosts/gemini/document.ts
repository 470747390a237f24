/** Takes a Markdown file apart as Gemini CLI does: a strict fence, YAML without a second try, and no key that it does not know. */
import { type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { parseJson } from "../../parsers/json.ts";
import { splitMarkdown, mergedFirst, readFrontmatter, type AlternativeParses } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";
import { wrongAuth } from "./auth.ts";
import { meantBy, toolNamed } from "./tools.ts";

export interface Document extends AlternativeParses {
  readonly body: Span;
  /** The items of frontmatter that is a list, each a remote agent. */
  readonly list?: readonly Node[];
  /** There is no frontmatter, and nothing that looks like some. */
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
  // Whatever else stands in the closing line, the host reads no prompt behind it.
  const body = after === 0 ? { start: close + 4, end: close + 4 } : { start: close + 4 + after, end: text.length };
  return { ...readings, tables: mergedFirst(readings.tables), body, isPlain: false };
}

interface Wanted {
  readonly is: (node: Node) => boolean;
  /** Completes "`key` is …". */
  readonly words: string;
}

const isText = (node: Node): boolean => node.kind === "scalar" && typeof node.value === "string";
const text: Wanted = { is: isText, words: "no text" };
/** Large ones are rounded by the host. */
const numberOf = (node: Node): number =>
  node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : Number.NaN;
const number: Wanted = { is: (node) => !Number.isNaN(numberOf(node)), words: "no number" };
const count: Wanted = {
  is: (node) => Number.isInteger(numberOf(node)) && numberOf(node) > 0,
  words: "no whole number above zero",
};
const mapping: Wanted = { is: (node) => node.kind === "table", words: "no mapping" };
const yesNo: Wanted = {
  is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  words: "neither `true` nor `false`",
};
const texts: Wanted = { is: (node) => node.kind === "list" && node.items.every(isText), words: "no list of texts" };
const textsByName: Wanted = {
  is: (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value)),
  words: "no mapping to texts",
};
const transport: Wanted = {
  is: (node) => node.kind === "scalar" && (node.value === "sse" || node.value === "http"),
  words: "neither `sse` nor `http`",
};
const slug: Wanted = {
  is: (node) => isText(node) && node.kind === "scalar" && /^[a-z0-9-_]+$/.test(node.text),
  words: "not of lower-case letters, digits, `-` and `_`",
};
const filled: Wanted = {
  is: (node) => isText(node) && node.kind === "scalar" && node.text !== "",
  words: "no text, or empty",
};
const list: Wanted = { is: (node) => node.kind === "list", words: "no list" };

export const localKeys: { readonly [key: string]: Wanted } = {
  kind: { is: (node) => node.kind === "scalar" && node.value === "local", words: "neither `local` nor `remote`" },
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
const serverKeys: { readonly [key: string]: Wanted } = {
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
  trust: yesNo,
  description: text,
  include_tools: texts,
  exclude_tools: texts,
};

export const remoteKeys: { readonly [key: string]: Wanted } = {
  kind: { is: (node) => node.kind === "scalar" && node.value === "remote", words: "neither `local` nor `remote`" },
  name: slug,
  description: text,
  display_name: text,
  agent_card_url: {
    is: (node) => isText(node) && node.kind === "scalar" && URL.canParse(node.text),
    words: "no address",
  },
  agent_card_json: {
    is: (node) => isText(node) && node.kind === "scalar" && parseJson(node.text).kind !== "problem",
    words: "no JSON",
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

/** Why the host refuses an agent: keys that it does not know, values that are none, and what is missing. */
export function refusalsOf(table: Table): readonly SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  const remote = isRemote(table);
  const keys = remote ? remoteKeys : localKeys;
  const add = (message: string, span: Span): void => {
    found.push({ kind: "problem", message, span });
  };
  for (const { name = "", key, value } of table.entries) {
    const wanted = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!wanted) add(unknown(name, Object.keys(keys)), key.span);
    else if (!wanted.is(value)) add(`\`${name}\` is ${wanted.words}`, value.span);
    else if (name === "tools" && value.kind === "list") {
      for (const item of value.items)
        if (item.kind !== "scalar" || typeof item.value !== "string" || (item.text !== "*" && !toolNamed(item.text)))
          add(wrongTool(item), item.span);
    } else if (name === "auth") {
      const wrong = wrongAuth(value, true);
      if (wrong !== undefined) add(`\`auth\` ${wrong}`, value.span);
    } else if (name === "mcp_servers" && value.kind === "table") {
      for (const server of value.entries) wrongServer(server.name ?? "", server.value, add);
    }
  }
  if (remote && valueOf(table, "agent_card_url") && valueOf(table, "agent_card_json"))
    add("it has both `agent_card_url` and `agent_card_json`", table.span);
  const home = { start: table.span.start, end: table.span.start };
  for (const name of remote ? ["name"] : ["name", "description"])
    if (!valueOf(table, name)) add(`it has no \`${name}\``, home);
  if (remote && !valueOf(table, "agent_card_url") && !valueOf(table, "agent_card_json"))
    add("it has no `agent_card_url`", home);
  return found;
}

function wrongServer(server: string, node: Node, add: (message: string, span: Span) => void): void {
  if (node.kind !== "table") return add(`\`mcp_servers.${server}\` is no mapping`, node.span);
  for (const { name = "", value } of node.entries) {
    const wanted = Object.hasOwn(serverKeys, name) ? serverKeys[name] : undefined;
    const wrong =
      name === "auth" ? wrongAuth(value, false) : wanted && !wanted.is(value) ? `is ${wanted.words}` : undefined;
    if (wrong !== undefined) add(`\`mcp_servers.${server}.${name}\` ${wrong}`, value.span);
  }
}

function unknown(name: string, keys: readonly string[]): string {
  const plain = name.toLowerCase().replace(/[-_]/g, "");
  const own = keys.find((key) => key.replaceAll("_", "") === plain);
  return `the host has no key \`${name}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}, and one such key is enough`;
}

function wrongTool(node: Node): string {
  if (node.kind !== "scalar") return "an item of `tools` is no name";
  const own = meantBy(node.text);
  return `the host has no tool \`${node.text}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}`;
}
