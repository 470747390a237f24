/** Where droid sees frontmatter, and what it takes from it: YAML, or else lines; and all of it or nothing. */
import { type Entry, type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { hostValueOf, mappingOf, readJsYaml } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";
import { readLines } from "./lines.ts";

/** The frontmatter as Factory takes it. */
export interface Frontmatter {
  /** What is written. The host takes it, unless there is a fault. */
  readonly table: Table;
  /** Why the YAML is refused. The host then reads line by line. */
  readonly refusal?: SyntaxProblem;
  /** The value of a wrong type for which the host throws the whole frontmatter away. */
  readonly fault?: SchemaFault;
  /** Of the text between the fences. */
  readonly span: Span;
  /** From the end of the closing dashes to the end of their line. */
  readonly afterFence: Span;
  readonly body: Span;
}

/** A value of a wrong type, and what the host expected. */
export interface SchemaFault {
  readonly key: string;
  readonly expected: string;
  readonly span: Span;
}

/** `undefined`: the host sees no frontmatter. */
export async function frontmatterOf(text: string): Promise<Frontmatter | undefined> {
  const fences = fencesOf(text);
  if (!fences) return undefined;
  const { span } = fences;
  const yaml = text.slice(span.start, span.end);
  const reading = await readJsYaml(yaml, span.start, 4);
  const node = reading.kind === "read" ? reading.node : undefined;
  const refusal = reading.kind === "refused" ? { refusal: reading.problem } : {};
  // A list, and a date, are objects too, so that they are not read line by line; the schema refuses them.
  if (node && node.kind !== "table" && typeof hostValueOf(node) === "object" && hostValueOf(node) !== null)
    return {
      ...fences,
      table: mappingOf(undefined, span.start),
      fault: { key: "frontmatter", expected: "a mapping", span: node.span },
    };
  const table = node?.kind === "table" ? node : readLines(yaml, span.start);
  const fault = faultIn(table);
  return { ...fences, ...refusal, table, ...(fault ? { fault } : {}) };
}

/**
 * `/^---\r?\n([\s\S]*?)\r?\n---\r?\n?/` in linear time: every line that begins with three dashes closes, and what
 * follows in it belongs to the prompt.
 */
export function fencesOf(text: string): Pick<Frontmatter, "span" | "afterFence" | "body"> | undefined {
  const opening = /^---\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const start = opening.length;
  const newline = text.indexOf("\n---", start);
  if (newline < 0) return undefined;
  const end = newline > start && text[newline - 1] === "\r" ? newline - 1 : newline;
  const closed = newline + "\n---".length;
  const lineEnd = text.indexOf("\n", closed);
  const rest = /^\r?\n?/.exec(text.slice(closed, closed + 2))?.[0].length ?? 0;
  return {
    span: { start, end },
    afterFence: { start: closed, end: lineEnd < 0 ? text.length : lineEnd },
    body: { start: closed + rest, end: text.length },
  };
}

const textKeys = ["name", "description", "model", "reasoningEffort"] as const;

/** The first value that the host's schema refuses. */
function faultIn(table: Table): SchemaFault | undefined {
  const faults = table.entries.flatMap(({ name = "", key, value }: Entry): readonly SchemaFault[] => {
    const span = value.span.end > value.span.start ? value.span : key.span;
    if (textKeys.some((text) => text === name) && !isText(value)) return [{ key: name, expected: "text", span }];
    if (name === "tools" || name === "mcpServers") {
      if (isText(value)) return [];
      if (value.kind !== "list") return [{ key: name, expected: "text or a list of text", span }];
      const item = value.items.find((one) => !isText(one));
      return item ? [{ key: name, expected: "a list of text", span: item.span }] : [];
    }
    return [];
  });
  return faults[0];
}

function isText(node: Node): boolean {
  return node.kind === "scalar" && typeof hostValueOf(node) === "string";
}

/** The text of a key. The host takes what is written, blanks included. */
export function textAt(table: Table, key: string): { readonly text: string; readonly span: Span } | undefined {
  const node = valueOf(table, key);
  return node?.kind === "scalar" && typeof node.value === "string" ? { text: node.value, span: node.span } : undefined;
}
