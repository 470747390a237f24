/** Writes the line that limits the tools of a profile in Markdown, as a fix. */
import { entryOf, type Table } from "../../../parsers/node.ts";
import type { Capability } from "../../../model/capability.ts";
import type { Edit, Fix } from "../../../model/fix.ts";
import type { Source, Span } from "../../../repo/text.ts";

/** How a host writes its list of tools. */
export interface ToolLine {
  readonly key: string;
  /** The value with these tools: `Read, Grep`. */
  readonly value: (tools: readonly string[]) => string;
  /** Tools of the host that only read, for a profile that names none. */
  readonly readers: readonly string[];
  /** What a tool of the host may do: one that the profile names and that may do nothing stays. */
  readonly powersOf: (tool: string) => readonly Capability[] | undefined;
}

/**
 * Makes `Profile.onlyTools` for a profile with this frontmatter. It keeps places and not the frontmatter: most profiles
 * never need it.
 */
export function onlyToolsIn(
  table: Table,
  source: Source,
  { key, value, readers, powersOf }: ToolLine,
): (tools: readonly string[]) => Fix {
  const spot = spotIn(table, key);
  return (tools) => {
    const idle = namesIn(spot, source).filter((name) => powersOf(name)?.length === 0);
    const line = `${key}: ${value([...new Set([...(tools.length > 0 ? tools : readers), ...idle])])}`;
    return { title: line, safe: false, edits: spot ? editsFor(spot, source, line) : [] };
  };
}

/** Where a mapping begins, and the offsets of its key and value, if it has the key. */
interface Spot {
  readonly start: number;
  readonly entry?: { readonly key: Span; readonly value: Span };
}

/** None in an empty mapping, and where the key is written twice. */
function spotIn(table: Table, key: string): Spot | undefined {
  const named = table.entries.filter(({ name }) => name === key);
  if (table.entries.length === 0 || named.length > 1) return undefined;
  const entry = entryOf(table, key);
  return { start: table.span.start, ...(entry ? { entry: { key: entry.key.span, value: entry.value.span } } : {}) };
}

/** The names that the key lists, without what their parentheses and comments hold. */
function namesIn(spot: Spot | undefined, { text }: Source): readonly string[] {
  if (!spot?.entry) return [];
  const written = text.slice(spot.entry.value.start, spot.entry.value.end);
  return written.replace(/\([^)\n]*\)?|(?:^|\s)#.*/g, " ").match(/[\w./-]*\w/g) ?? [];
}

/**
 * Replaces the key with its value, or adds a line at the top of the mapping; none where YAML is not written in lines.
 */
function editsFor({ start, entry }: Spot, source: Source, text: string): readonly Edit[] {
  const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
  if (!isBlock) return [];
  if (!entry) return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
  const from = entry.key.start;
  const to = from + source.text.slice(from, entry.value.end).trimEnd().length;
  const written = source.text.slice(entry.key.end, to);
  // An alias has the place of its anchor, and an anchor may be used elsewhere.
  if (entry.value.start < entry.key.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written)) return [];
  return [{ at: { source, span: { start: from, end: to } }, text }];
}

/** `[a, b]`, with the names in quotes that YAML would not read as one text. */
export function flowList(tools: readonly string[]): string {
  return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
}
