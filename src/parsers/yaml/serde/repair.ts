/** Reads the rest of a text that serde_yaml refuses, so that one bad line hides no other fault. */
import type { Entry, Node } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { readDocument } from "./document.ts";
import type { SerdeDocument } from "./types.ts";

/** What is left of a refused text once the entries at fault are blanked out. */
export interface Repaired {
  readonly node: Node;
  /** Keys at the top whose value could not be read, and where it stands. */
  readonly broken: ReadonlyMap<string, Span>;
  /** Whether some of the text could not be read even so: what is missing may stand there. */
  readonly partial: boolean;
}

/** How many entries are blanked out before the rest is given up. */
const rounds = 8;

interface Block {
  readonly name: string;
  /** Offsets into the text: where its key begins, where its value does, where the next key begins. */
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/** Reads a document again without the entries that stop it; one that nothing stops is given back as it is. */
export function repairDocument(
  text: string,
  document: SerdeDocument,
  read: typeof readDocument = readDocument,
): Repaired {
  const { base } = document;
  const broken = new Map<string, Span>();
  if (!document.problem) return { node: document.node, broken, partial: false };
  const blocks = blocksOf(text);
  let current = document;
  let rest = text;
  for (let round = 0; current.problem && round < rounds; round++) {
    if (current.cut.size === 0) break;
    const block = culpritOf(current, blocks, rest);
    if (!block || broken.has(block.name)) return { node: current.node, broken, partial: true };
    broken.set(block.name, {
      start: base + block.value,
      end: base + block.value + text.slice(block.value, block.end).trimEnd().length,
    });
    rest =
      rest.slice(0, block.value) + rest.slice(block.value, block.end).replace(/[^\n]/g, " ") + rest.slice(block.end);
    current = read(rest, base);
  }
  return { node: current.node, broken, partial: current.problem !== undefined && current.cut.size > 0 };
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

/** The entry whose value the reader was in, or else the one in whose lines it stopped. */
function culpritOf(
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
