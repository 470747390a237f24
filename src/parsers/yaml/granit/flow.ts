/** Reads brackets and commas by granit's rules. */
import type { Cursor } from "./cursor.ts";
import type { Layout } from "./layout.ts";

/** At `[` or `{`. Ends behind it, and behind blanks and comments. */
export function openFlow(cursor: Cursor, layout: Layout, bracket: "[" | "{"): void {
  layout.saveKey();
  const start = cursor.mark();
  layout.openEntry();
  layout.openFlow(bracket, start);
  layout.keyAllowed = true;
  cursor.skip();
  layout.push(bracket === "[" ? "flow-sequence-start" : "flow-mapping-start", start, cursor.mark());
  cursor.skipToEnd(true);
}

/** `bracket` is the expected opening bracket. */
export function closeFlow(cursor: Cursor, layout: Layout, bracket: "[" | "{"): void {
  const open = layout.flows.at(-1);
  if (!open) throw cursor.fault("misplaced bracket");
  if (open.bracket !== bracket)
    throw cursor.fault(`mismatched bracket '${open.bracket}' closed by '${bracket === "[" ? "]" : "}"}'`, open.mark);
  layout.removeKey();
  if (bracket === "[") layout.endPair(cursor.mark());
  layout.closeFlow();
  layout.keyAllowed = false;
  const start = cursor.mark();
  cursor.skip();
  layout.push(bracket === "[" ? "flow-sequence-end" : "flow-mapping-end", start, cursor.mark());
  cursor.skipToEnd(true);
}

/** At a comma. A pair without braces ends there. */
export function enterFlow(cursor: Cursor, layout: Layout): void {
  layout.removeKey();
  layout.keyAllowed = true;
  layout.endPair(cursor.mark());
  const open = layout.flows.at(-1);
  if (open?.bracket === "[") open.mapping = false;
  const start = cursor.mark();
  cursor.skip();
  layout.push("flow-entry", start, cursor.mark());
  cursor.skipToEnd(true);
}

/** A document cannot end inside brackets. */
export function checkClosed(cursor: Cursor, { flows }: Layout): void {
  const open = flows.at(-1);
  if (open) throw cursor.fault(`unclosed bracket '${open.bracket}'`, open.mark);
}
