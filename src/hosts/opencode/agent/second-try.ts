/**
 * opencode's second try at frontmatter that is not YAML: some values are rewritten as block scalars, and the text is
 * read again.
 */

/** A text in which some pieces are replaced, and where each of its characters was before. */
export interface Rewritten {
  readonly text: string;
  /** The offset in the original text. */
  readonly origin: (offset: number) => number;
}

/** A piece of the new text that was copied from the old one. */
interface Copied {
  readonly start: number;
  readonly length: number;
  readonly from: number;
}

/**
 * What `ConfigMarkdown.sanitize` of opencode 1.18.33 makes of a file; `undefined` if nothing changes. Of lines between
 * a first line of exactly three dashes and the next line that begins with them, those that are not indented, not
 * comments and of the form `key: value` with a colon in the value get the value as a block scalar. Quoted values stay.
 * Line breaks become `\n`.
 */
export function rewritten(text: string): Rewritten | undefined {
  const opening = /^---\r?\n/.exec(text)?.[0].length;
  if (opening === undefined) return undefined;
  const end = /\r?\n---/.exec(text.slice(opening))?.index;
  if (end === undefined) return undefined;
  const copied: Copied[] = [];
  let result = "";
  const copy = (start: number, stop: number): void => {
    copied.push({ start: result.length, length: stop - start, from: start });
    result += text.slice(start, stop);
  };
  copy(0, opening);
  let at = opening;
  for (const [i, line] of text
    .slice(opening, opening + end)
    .split(/\r?\n/)
    .entries()) {
    if (i > 0) {
      result += "\n";
      at += text[at] === "\r" ? 2 : 1;
    }
    const value = valueWithColon(line);
    if (value) {
      copy(at, at + value.key);
      result += ": |-\n  ";
      copy(at + value.start, at + value.end);
    } else copy(at, at + line.length);
    at += line.length;
  }
  copy(opening + end, text.length);
  if (result === text) return undefined;
  return { text: result, origin: (offset) => originIn(copied, offset) };
}

/** The end of a line's key, and its value, if the value has a colon. */
function valueWithColon(
  line: string,
): { readonly key: number; readonly start: number; readonly end: number } | undefined {
  const key = /^[a-zA-Z_][a-zA-Z0-9_]*/.exec(line)?.[0].length;
  if (key === undefined) return undefined;
  const colon = /^\s*:\s*/.exec(line.slice(key))?.[0].length;
  if (colon === undefined) return undefined;
  const rest = line.slice(key + colon);
  const value = rest.trim();
  if (!value.includes(":") || /[\r\u2028\u2029]/.test(rest) || value.startsWith('"') || value.startsWith("'"))
    return undefined;
  const start = line.indexOf(value, key + colon);
  return { key, start, end: start + value.length };
}

function originIn(copied: readonly Copied[], offset: number): number {
  const piece = copied.findLast(({ start }) => start <= offset);
  return piece ? piece.from + Math.min(offset - piece.start, piece.length) : 0;
}
