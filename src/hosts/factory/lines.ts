/** How droid reads frontmatter that is not valid YAML, or no mapping: line by line. */
import { type Entry, type Node, plainScalar, type Scalar, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";
import { parsedJson } from "../../repo/untyped-json.ts";

const listKeys: ReadonlySet<string> = new Set(["tools", "mcpServers"]);

/** Text at offset `base` of its file as a table. A key that is there twice has its last value. */
export function readLines(text: string, base: number): Table {
  const entries = new Map<string, Entry>();
  // Assigning to this key sets the prototype of the host's object, so its values count where a key is not written.
  let inherited: readonly Entry[] = [];
  let open: Scalar[] | undefined;
  let start = base;
  for (const line of text.split("\n")) {
    const content = line.trim();
    const at = start + (line.length - line.trimStart().length);
    start += line.length + 1;
    if (content === "" || content.startsWith("#")) continue;
    if (open && content.startsWith("- ")) {
      const item = content.slice(2).trim();
      open.push(plainScalar(unquoted(item), { start: at + content.length - item.length, end: at + content.length }));
      continue;
    }
    const colon = content.indexOf(":");
    if (colon === -1) continue;
    const entry = entryAt(content, colon, at);
    const name = entry.name ?? "";
    open = undefined;
    if (name === "__proto__") {
      if (entry.value.kind !== "scalar") inherited = entry.value.kind === "table" ? entry.value.entries : [];
      continue;
    }
    if (listKeys.has(name) && entry.value.kind === "scalar" && entry.value.value === "") {
      open = [];
      entries.set(name, { ...entry, value: { kind: "list", span: entry.value.span, items: open } });
    } else entries.set(name, entry);
  }
  const rest = inherited.filter(({ name }) => name !== undefined && !entries.has(name));
  return { kind: "table", span: { start: base, end: base + text.length }, entries: [...entries.values(), ...rest] };
}

/** The key and the value of a line. */
function entryAt(content: string, colon: number, at: number): Entry {
  const name = content.slice(0, colon).trim();
  const key = plainScalar(name, { start: at, end: at + name.length });
  const written = content.slice(colon + 1).trim();
  const span = { start: at + content.length - written.length, end: at + content.length };
  const text = unquoted(written);
  const json = /^[[{]/.test(text) ? parsedJson(text) : undefined;
  if (json !== undefined) return { key, name, value: nodeFrom(json, span) };
  if (text === "true" || text === "false") return { key, name, value: nodeFrom(text === "true", span) };
  if (listKeys.has(name) && text !== "" && !text.startsWith("["))
    return {
      key,
      name,
      value: { kind: "list", span, items: text.split(",").map((word) => plainScalar(word.trim(), span)) },
    };
  return { key, name, value: plainScalar(text, span) };
}

/** Quotes come off in pairs, and escapes stay. */
function unquoted(text: string): string {
  const isQuoted = (quote: string): boolean => text.startsWith(quote) && text.endsWith(quote);
  return isQuoted('"') || isQuoted("'") ? text.slice(1, -1) : text;
}

/**
 * Nothing looks at values below this level: the schema refuses a collection in a list, and reports show fewer levels.
 */
const deepest = 50;

/**
 * A JSON value as a node; all of it stands at the place of the whole. Below the deepest level, collections are empty.
 */
function nodeFrom(value: unknown, span: Span, depth = 0): Node {
  if (Array.isArray(value)) {
    const items = depth < deepest ? value.map((item) => nodeFrom(item, span, depth + 1)) : [];
    return { kind: "list", span, items };
  }
  if (typeof value === "object" && value !== null) {
    const entries = depth < deepest ? Object.entries(value) : [];
    return {
      kind: "table",
      span,
      entries: entries.map(([name, inner]) => ({
        key: plainScalar(name, span),
        name,
        value: nodeFrom(inner, span, depth + 1),
      })),
    };
  }
  if (typeof value === "string") return plainScalar(value, span);
  const plain = typeof value === "number" || typeof value === "boolean" ? value : null;
  return { kind: "scalar", span, value: plain, text: String(plain), style: "plain" };
}
