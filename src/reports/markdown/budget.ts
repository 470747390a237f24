/** Keeps a page within a size limit: lines are added while they fit, and omitted ones are counted. */

const encoder = new TextEncoder();

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** A heading with lines below it. */
export interface Block {
  /** Lines shown if at least one of `lines` fits: a title, the head of a table. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** How many items each line represents; default 1. */
  readonly weights?: readonly number[];
  readonly foot?: readonly string[];
  /** The line that counts what was left out: "and 12 more findings". It names them: it may be all that is shown. */
  readonly omittedLine: (left: number) => string;
  /** The largest fraction of the page that the block may take, so that later blocks are seen too; default 1. */
  readonly share?: number;
  /** What the lines are, if the JSON of the same run has all of them. */
  readonly inJson?: "findings" | "changes";
  /** `early`: filled before all others, so that nothing takes its room; `late`: after them, with what they leave. */
  readonly turn?: "early" | "late";
}

/**
 * The blocks in order, each cut when its share or the page is full. `opening`, `closing` and the counts of omitted
 * lines are always kept, so the result has at most `limit` bytes if these fit. `elsewhere` follows each count and says
 * where the rest can be read.
 */
export function fitPage(
  opening: readonly string[],
  blocks: readonly Block[],
  closing: readonly string[],
  limit: number,
  elsewhere: (block: Block) => string = () => "",
): string {
  return fitBlocks(opening, blocks, closing, limit, elsewhere).page;
}

/** The same page, and the blocks of which something is left out. */
export function fitBlocks(
  opening: readonly string[],
  blocks: readonly Block[],
  closing: readonly string[],
  limit: number,
  elsewhere: (block: Block) => string,
): { readonly page: string; readonly cut: readonly Block[] } {
  const cut: Block[] = [];
  const filled = blocks.filter(({ lines }) => lines.length > 0);
  const rest = (block: Block, shown: number) => {
    const { omittedLine: more, weights, lines } = block;
    const left = weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown;
    return `${more(left)}${elsewhere(block)}`;
  };
  const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
  let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
  const fill = (block: Block): readonly string[] => {
    const { head, lines, foot = [], share = 1 } = block;
    const frame = bytesOf(["", ...head, ...foot, ""].join("\n"));
    const start = Math.min(room, limit * share) - frame;
    let left = start;
    let shown = 0;
    while (shown < lines.length && left > bytesOf(lines[shown] ?? "")) left -= bytesOf(lines[shown++] ?? "") + 1;
    if (shown < lines.length) cut.push(block);
    if (shown === 0) return [rest(block, 0), ""];
    room -= start - left + frame;
    return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
  };
  const inTurn = ["early", undefined, "late"].flatMap((turn) => filled.filter((block) => block.turn === turn));
  const bodies = new Map(inTurn.map((block) => [block, fill(block)]));
  const page = [...opening, ...filled.flatMap((block) => bodies.get(block) ?? []), ...closing, ""].join("\n");
  return { page, cut };
}
