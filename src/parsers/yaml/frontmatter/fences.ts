/** Finds the frontmatter of a Markdown file, by every kind of fence that a host accepts. */
import type { Span } from "../../../repo/text.ts";

/** A file with frontmatter. Spans are offsets in the whole text. */
export interface Fenced {
  readonly kind: "fenced";
  /** From the end of the opening fence to the line of the closing one. */
  readonly front: Span;
  readonly body: Span;
  /** The closing fence, if it is longer than three dashes: some hosts accept it and some do not. */
  readonly loose?: Span;
  /** The frontmatter and body for a host that accepts only a closing fence of exactly three dashes. */
  readonly further?: { readonly front: Span; readonly body: Span };
}

/**
 * `unclosed`: no closing fence. `misplaced`: the file has keys of a profile but does not begin with their fence;
 * `because` completes "the frontmatter …". `none`: the file is not a profile.
 */
export type Markdown =
  | Fenced
  | { readonly kind: "unclosed"; readonly front: Span }
  | { readonly kind: "misplaced"; readonly front: Span; readonly because: string; readonly at: Span }
  | { readonly kind: "none" };

const opening = /\ufeff?---[ \t]*\r?\n/y;

/**
 * Accepts a byte-order mark before the opening fence, and blanks behind it; what a host refuses of that is its own
 * check.
 */
export function splitMarkdown(text: string): Markdown {
  opening.lastIndex = 0;
  if (!opening.test(text)) return misplacedIn(text);
  const start = opening.lastIndex;
  const fences = closingFences(text, start);
  const first = fences[0];
  if (!first) return { kind: "unclosed", front: { start, end: text.length } };
  const found = partAt(text, start, first);
  if (first.exact) return { kind: "fenced", ...found };
  const exact = fences.find((fence) => fence.exact);
  return {
    kind: "fenced",
    ...found,
    loose: { start: first.start, end: first.end },
    ...(exact ? { further: partAt(text, start, exact) } : {}),
  };
}

interface Fence extends Span {
  readonly exact: boolean;
}

/** The first line that begins with three dashes, and the first of exactly three if it is another line. */
function closingFences(text: string, start: number): readonly Fence[] {
  const fences: Fence[] = [];
  for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
    if (!text.startsWith("---", at)) continue;
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    const exact = text.slice(at, end).trimEnd() === "---";
    if (exact || fences.length === 0) fences.push({ start: at, end, exact });
    if (exact) break;
  }
  return fences;
}

function nextLine(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? -1 : newline + 1;
}

function partAt(text: string, start: number, fence: Fence): { front: Span; body: Span } {
  return {
    front: { start, end: fence.start },
    body: { start: Math.min(fence.end + 1, text.length), end: text.length },
  };
}

const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;

/** The number of lines in which the keys of a profile are searched. */
const searchedLines = 30;

/** `fence`: the opening one, which is not where a host looks for it. */
function misplacedBy(text: string, fence: Span | undefined): string {
  if (!fence) return "has no opening `---`";
  if (fence.start > 0) return "does not begin on the file's first line";
  return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}

/** Detects frontmatter that is indented, follows other text, or has no opening fence. */
function misplacedIn(text: string): Markdown {
  const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
  if (oldMac)
    return {
      kind: "misplaced",
      front: { start: oldMac[0].length, end: text.length },
      because: "ends its lines with carriage returns alone",
      at: { start: 0, end: 3 },
    };
  let before = true;
  let example = false;
  let fence: Span | undefined;
  let at = 0;
  for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
    const end = nextLine(text, at);
    const line = text.slice(at, end < 0 ? text.length : end);
    const content = line.trim().replace(/^\ufeff/, "");
    if (content.startsWith("```")) example = !before && !example;
    else if (firstKey.test(line) && (fence || before) && !example) {
      const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
      const rest = text.slice(at).search(closing);
      const front = { start: at, end: rest < 0 ? text.length : at + rest };
      return {
        kind: "misplaced",
        front,
        because: misplacedBy(text, fence),
        at: fence ?? { start: at, end: at + line.trimEnd().length },
      };
    }
    fence =
      content === "---" || (at === 0 && content.startsWith("---"))
        ? { start: at, end: at + line.trimEnd().length }
        : content === ""
          ? fence
          : undefined;
    if (content !== "" && !content.startsWith("```") && !fence) before = false;
    at = end;
  }
  return { kind: "none" };
}
