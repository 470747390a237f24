/** Keeps a page within a size: lines are added while there is room, and what is left out is counted. */

const encoder = new TextEncoder();

export function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** A heading with lines below it. */
export interface Block {
  /** Lines that stand whenever one of `lines` does: a title, the head of a table. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  readonly foot?: readonly string[];
  /** Says what was left out: "and 12 more". */
  readonly more: (left: number) => string;
  /** How much of the page it may take, so that later blocks are seen too; all of it where absent. */
  readonly share?: number;
}

/**
 * The blocks in their order, each cut where its share or the page is full. `opening`, `closing` and the count of what
 * is left out always stand, so the result has at most `limit` bytes where these leave room.
 */
export function page(opening: readonly string[], blocks: readonly Block[], closing: readonly string[], limit: number): string {
  const filled = blocks.filter(({ lines }) => lines.length > 0);
  const notes = filled.map(({ lines, more }) => bytesOf(more(lines.length)) + 3);
  let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
  const body = filled.flatMap(({ head, lines, foot = [], more, share = 1 }) => {
    let rest = Math.min(room, limit * share) - bytesOf(["", ...head, ...foot, ""].join("\n"));
    const start = rest;
    let shown = 0;
    while (shown < lines.length && rest > bytesOf(lines[shown] ?? "")) rest -= bytesOf(lines[shown++] ?? "") + 1;
    if (shown === 0) return [more(lines.length), ""];
    room -= start - rest + bytesOf(["", ...head, ...foot, ""].join("\n"));
    return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", more(lines.length - shown)] : []), ...foot, ""];
  });
  return [...opening, ...body, ...closing, ""].join("\n");
}
