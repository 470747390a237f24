/** Reads the rest of a text that serde_yaml refuses, so that one bad line does not hide other errors. */
import type { Entry, Node } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { readBounded } from "./bounded.ts";
import type { SerdeDocument } from "./types.ts";

/** The rest of a refused text after the invalid entries are blanked out. */
export interface Repaired {
  readonly node: Node;
  /** Top-level keys whose value could not be read, and the place of the value. */
  readonly broken: ReadonlyMap<string, Span>;
  /** Whether some of the text could still not be read: a missing key may be there. */
  readonly partial: boolean;
}

/** The most entries that are blanked out. */
const rounds = 8;

interface Block {
  readonly name: string;
  /** Offsets in the text: the start of its key, of its value, and of the next key. */
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/**
 * Reads a document again without the entries that stop the parser; a document without a problem is returned unchanged.
 */
export function repairDocument(
  text: string,
  document: SerdeDocument,
  read: typeof readBounded = readBounded,
): Repaired {
  const { base } = document;
  const broken = new Map<string, Span>();
  if (!document.problem) return { node: document.node, broken, partial: false };
  const blocks = blocksOf(text);
  let current = document;
  let rest = text;
  for (let round = 0; current.problem && round < rounds; round++) {
    if (current.cut.size === 0) break;
    const block = blockAt(current, blocks, rest);
    if (!block || broken.has(block.name)) return { node: current.node, broken, partial: true };
    broken.set(block.name, {
      start: base + block.value,
      end: base + block.value + text.slice(block.value, block.end).trimEnd().length,
    });
    rest = rest.slice(0, block.value) + blanked(rest.slice(block.value, block.end)) + rest.slice(block.end);
    current = read(rest, base);
  }
  return { node: current.node, broken, partial: current.problem !== undefined && current.cut.size > 0 };
}

/** A text of the same lines without content. */
function blanked(text: string): string {
  return text
    .split("\n")
    .map(({ length }) => " ".repeat(length))
    .join("\n");
}

/** Entries whose key is a plain word at the start of a line. */
function blocksOf(text: string): readonly Block[] {
  const keys = [...text.matchAll(/^([A-Za-z_][\w-]*)[ \t]*:(?=\s|$)/gm)];
  return keys.map((key, i) => ({
    name: key[1] ?? "",
    start: key.index,
    value: key.index + key[0].length,
    end: keys[i + 1]?.index ?? text.length,
  }));
}

/** The entry whose value the parser was reading, or else the one in whose lines it stopped. */
function blockAt(
  { node, cut, problem, base }: SerdeDocument,
  blocks: readonly Block[],
  text: string,
): Block | undefined {
  const last: Entry | undefined = node.kind === "table" ? node.entries.at(-1) : undefined;
  const open = last && cut.has(last.value.span) ? last.key.span.start - base : undefined;
  const stop = (problem?.span.start ?? base) - base;
  const at = open ?? (text[stop - 1] === "\n" ? stop - 1 : stop);
  return blocks.findLast(({ start }) => start <= at);
}
