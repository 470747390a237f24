/** Keeps a page within a size: lines are added while there is room, and what is left out is counted. */

const encoder = new TextEncoder();

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** A heading with lines below it. */
export interface Block {
  /** Lines that stand whenever one of `lines` does: a title, the head of a table. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** How many things each line stands for; one where absent. */
  readonly weights?: readonly number[];
  readonly foot?: readonly string[];
  /** Says what was left out: "and 12 more". */
  readonly more: (left: number) => string;
  /** How much of the page it may take, so that later blocks are seen too; all of it where absent. */
  readonly share?: number;
}

/**
 * The blocks in their order, each cut where its share or the page is full. `opening`, `closing` and the count of what
 * is left out always stand, so the result has at most `limit` bytes where these leave room. `elsewhere` follows a
 * count: where the rest can be read.
 */
export function page(
  opening: readonly string[],
  blocks: readonly Block[],
  closing: readonly string[],
  limit: number,
  elsewhere = "",
): string {
  const filled = blocks.filter(({ lines }) => lines.length > 0);
  const rest = ({ more, weights, lines }: Block, shown: number) =>
    `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
  const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
  let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
  const body = filled.flatMap((block) => {
    const { head, lines, foot = [], share = 1 } = block;
    const frame = bytesOf(["", ...head, ...foot, ""].join("\n"));
    const start = Math.min(room, limit * share) - frame;
    let left = start;
    let shown = 0;
    while (shown < lines.length && left > bytesOf(lines[shown] ?? "")) left -= bytesOf(lines[shown++] ?? "") + 1;
    if (shown === 0) return [rest(block, 0), ""];
    room -= start - left + frame;
    return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
  });
  return [...opening, ...body, ...closing, ""].join("\n");
}
