/** How Copilot CLI takes a file apart: fences, and YAML with serde_yaml. */
import type { Table } from "../../../parsers/node.ts";
import { readSerdeYaml, repeatedKeyIn, valueFaultIn } from "../../../parsers/yaml/rust.ts";
import { type Span, trimEnd } from "../../../repo/text.ts";

/** What Copilot CLI does not accept. `message` is a clause that begins with the program's name. */
export interface CliFault {
  readonly message: string;
  readonly span: Span;
  /** Whether the file only lacks a description, which a rule of its own reports. */
  readonly isUndescribed?: true;
}

const top: Span = { start: 0, end: 0 };

/** The most nested collections, with the mapping of the frontmatter: one fewer than serde_yaml reads by itself. */
const maxLevels = 127;

/**
 * The frontmatter of a file. The fences are lines that hold `---` and white space after it; lines end with a line feed
 * or with a carriage return and a line feed. Inside, serde_yaml also ends lines at other characters.
 */
export function readCliDocument(text: string): Table | CliFault {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  const lineEnd = text.indexOf("\n", start);
  if (lineEnd < 0 || !isFence(text, start, lineEnd))
    return { message: "Copilot CLI requires `---` on the first line", span: top };
  const front: Span | undefined = frontAfter(text, lineEnd + 1);
  if (!front) return { message: "Copilot CLI requires a second line `---`", span: { start, end: start + 3 } };
  // The line end before the second fence is no part of the frontmatter. Of `\r\r\n`, one carriage return is dropped.
  const yaml = text
    .slice(front.start, front.end)
    .replace(/\r?\n$/, "")
    .replace(/\r(?=\r\n)/g, " ");
  const { node, problem } = readSerdeYaml(yaml, front.start);
  const fault = problem ?? valueFaultIn(node, maxLevels) ?? repeatedKeyIn(node);
  if (fault)
    return { message: `Copilot CLI cannot read the frontmatter: ${fault.message}`, span: inside(fault.span, text) };
  if (node.kind === "table") return node;
  const isEmpty = node.kind === "scalar" && node.value === null;
  return {
    message: "Copilot CLI requires keys in the frontmatter",
    span: top,
    ...(isEmpty && { isUndescribed: true }),
  };
}

function isFence(text: string, start: number, end: number): boolean {
  return text.startsWith("---", start) && trimEnd(text.slice(start, end)) === "---";
}

/** From `start` to the first line that is a fence. */
function frontAfter(text: string, start: number): Span | undefined {
  for (let at = start; at < text.length; ) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    if (isFence(text, at, end)) return { start, end: at };
    at = end + 1;
  }
  return undefined;
}

/** A span that a message can point at: the parser may report the end of the text. */
function inside({ start, end }: Span, text: string): Span {
  return { start: Math.min(start, text.length), end: Math.min(end, text.length) };
}

/** Whether a reading is a fault; a node is never one. */
export function isFault(reading: Table | CliFault): reading is CliFault {
  return !("kind" in reading);
}
