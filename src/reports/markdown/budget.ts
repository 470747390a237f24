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
}

/**
 * The blocks in their order, each cut where the page is full. Later blocks yield to earlier ones; `closing` always
 * stands. The result has at most `limit` bytes where the opening and the closing leave room for it.
 */
export function page(opening: readonly string[], blocks: readonly Block[], closing: readonly string[], limit: number): string {
  const lines = [...opening];
  let room = limit - bytesOf([...opening, ...closing, ""].join("\n"));
  const take = (line: string) => {
    lines.push(line);
    room -= bytesOf(line) + 1;
  };
  for (const { head, lines: all, foot = [], more } of blocks) {
    if (all.length === 0) continue;
    const frame = bytesOf([...head, ...foot, more(all.length), "", ""].join("\n")) + 1;
    if (room < frame) {
      const note = more(all.length);
      if (room > bytesOf(note) + 2) [note, ""].forEach(take);
      continue;
    }
    head.forEach(take);
    const reserve = bytesOf([...foot, more(all.length), "", ""].join("\n")) + 1;
    let shown = 0;
    for (const line of all) {
      if (room - bytesOf(line) - 1 < reserve) break;
      take(line);
      shown++;
    }
    if (shown < all.length) ["", more(all.length - shown)].forEach(take);
    foot.forEach(take);
    take("");
  }
  return [...lines, ...closing, ""].join("\n");
}
