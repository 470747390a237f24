/** Writes the line that limits the tools of a profile in Markdown, as a fix. */
import { entryOf, type Table } from "../../parsers/node.ts";
import type { Edit, Fix } from "../../model/fix.ts";
import type { Source } from "../../repo/text.ts";

/** How a host writes its list of tools. */
export interface ToolLine {
  readonly key: string;
  /** The value with these tools: `Read, Grep`. */
  readonly value: (tools: readonly string[]) => string;
  /** Tools of the host that only read, for a profile that names none. */
  readonly readers: readonly string[];
}

/** Makes `Profile.onlyTools` for a profile with this frontmatter. */
export function onlyToolsIn(
  table: Table,
  source: Source,
  { key, value, readers }: ToolLine,
): (tools: readonly string[]) => Fix {
  return (tools) => {
    const line = `${key}: ${value(tools.length > 0 ? tools : readers)}`;
    return { title: line, safe: false, edits: editsFor(table, source, key, line) };
  };
}

/** Replaces the key with its value, or adds a line at the top of the mapping; none where YAML is not written in lines. */
function editsFor(table: Table, source: Source, key: string, text: string): readonly Edit[] {
  const { start } = table.span;
  const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
  const named = table.entries.filter(({ name }) => name === key);
  if (!isBlock || table.entries.length === 0 || named.length > 1) return [];
  const entry = entryOf(table, key);
  if (!entry) return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
  const from = entry.key.span.start;
  const to = from + source.text.slice(from, entry.value.span.end).trimEnd().length;
  const written = source.text.slice(entry.key.span.end, to);
  // An alias has the place of its anchor, and an anchor may be used elsewhere.
  if (entry.value.span.start < entry.key.span.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written)) return [];
  return [{ at: { source, span: { start: from, end: to } }, text }];
}

/** `[a, b]`, with the names in quotes that YAML would not read as one text. */
export function flowList(tools: readonly string[]): string {
  return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
}
