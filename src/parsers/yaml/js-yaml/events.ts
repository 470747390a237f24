/** The places of nodes, from the events of the package. */
import type { State } from "./package.ts";

/** A node of the text: its place, and the nodes in it. A key and its value follow each other. */
export interface Seen {
  readonly start: number;
  end: number;
  children: Seen[];
  result?: unknown;
  kind?: State["kind"];
  tag?: string | null;
}

/** Collects the places of nodes from the parser's events. */
export class Events {
  readonly top: Seen[] = [];
  private readonly open: Seen[] = [];

  record(event: "open" | "close", state: State): void {
    if (event === "open") {
      const seen: Seen = { start: state.position, end: state.position, children: [] };
      const siblings = this.open.at(-1)?.children ?? this.top;
      // The parser goes back where a node turns out to be another one; what it saw on the way does not count.
      while ((siblings.at(-1)?.end ?? 0) > seen.start) siblings.pop();
      siblings.push(seen);
      this.open.push(seen);
      return;
    }
    const seen = this.open.pop();
    if (!seen) return;
    seen.end = state.position;
    seen.result = state.result;
    seen.kind = state.kind;
    seen.tag = state.tag;
    // A key of one word is read as a node that turns out to be the mapping that the key begins.
    const [only] = seen.children;
    if (seen.children.length === 1 && only && Object.is(only.result, seen.result) && only.kind === seen.kind)
      seen.children = only.children;
  }
}
