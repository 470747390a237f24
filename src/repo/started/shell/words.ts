/** Finds where a word of a shell's text ends, past its quotes, escapes and expansions. */

/** The text has something that shells read in different ways, or that is not supported here. */
export class ShellUnread extends Error {}

/** What ends a word outside of quotes. */
export const endsShellWord = /[\s;&|<>()]/;

/** How deep quotes and commands in words may nest. */
const maxDepth = 40;

/** A part of a text that was read. */
interface Read {
  readonly end: number;
  /** Whether nothing in it runs a command, sets a variable, or is quoted in a way that few shells share. */
  readonly isPlain: boolean;
}

/** The word at `start`. It is literal if it has no quotes, escapes and expansions. */
export function endOfShellWord(text: string, start: number): Read & { readonly isLiteral: boolean } {
  let [end, isLiteral, isPlain] = [start, true, true];
  for (;;) {
    const part = partAt(text, start, end);
    if (!part) {
      const char = text[end];
      if (char === undefined || endsShellWord.test(char)) return { end, isLiteral, isPlain };
      end++;
      continue;
    }
    isLiteral = false;
    isPlain &&= part.isPlain;
    end = part.end;
  }
}

/** A quoted text, an escape or an expansion; `undefined`: a character that is none, or the end of the word. */
function partAt(text: string, start: number, at: number): Read | undefined {
  const char = text[at];
  // A process in place of a file, and a list of values.
  if ((char === "<" || char === ">") && text[at + 1] === "(" && at === start)
    return { end: afterParenthesis(text, at + 2, 0), isPlain: false };
  if (char === "(" && /^\w+\+?=$/.test(text.slice(start, at)))
    return { end: afterParenthesis(text, at + 1, 0), isPlain: false };
  if (char === "\\") return { end: Math.min(at + 2, text.length), isPlain: true };
  if (char === "'") return { end: after("'", text, at + 1), isPlain: true };
  if (char === '"') return quoted(text, at + 1, 0);
  return char === "$" || char === "`" ? expansion(text, at, 0) : undefined;
}

function after(end: string, text: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at < 0) throw new ShellUnread();
  return at + 1;
}

/** The index after the next `end` that no backslash is in front of. */
function afterEscaped(end: string, text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === end) return at + 1;
  }
  throw new ShellUnread();
}

/** What is between double quotes, from after the first one. */
function quoted(text: string, from: number, depth: number): Read {
  let isPlain = true;
  for (let at = from; at < text.length; ) {
    const char = text[at];
    if (char === '"') return { end: at + 1, isPlain };
    if (char === "\\") at += 2;
    else if (char === "`" || (char === "$" && text[at + 1] !== "'" && text[at + 1] !== '"')) {
      const found = expansion(text, at, depth);
      isPlain &&= found.isPlain;
      at = found.end;
    } else at++;
  }
  throw new ShellUnread();
}

/** `$name`, `${…}`, `$(…)`, `` `…` ``, `$'…'`. */
function expansion(text: string, from: number, depth: number): Read {
  if (depth > maxDepth) throw new ShellUnread();
  if (text[from] === "`") return { end: afterEscaped("`", text, from + 1), isPlain: false };
  switch (text[from + 1]) {
    case "(":
      return { end: afterParenthesis(text, from + 2, depth), isPlain: false };
    case "{": {
      const end = afterBrace(text, from + 2, depth);
      return { end, isPlain: /^#?\w+(?:\[[@*\d]\])?$/.test(text.slice(from + 2, end - 1)) };
    }
    case "'":
      return { end: afterEscaped("'", text, from + 2), isPlain: false };
    case '"':
    case "[":
      throw new ShellUnread();
    default:
      return { end: from + 1, isPlain: true };
  }
}

/** Whether an expansion begins at `at` that is no mere variable. */
function isExpansion(text: string, at: number): boolean {
  return text[at] === "`" || (text[at] === "$" && /[({'"[]/.test(text[at + 1] ?? ""));
}

/** The index after the `}` of `${`. */
function afterBrace(text: string, from: number, depth: number): number {
  for (let at = from; at < text.length; ) {
    const char = text[at];
    if (char === "}") return at + 1;
    // Shells differ in what a quote means there.
    if (char === "'" || char === '"') throw new ShellUnread();
    if (isExpansion(text, at)) at = expansion(text, at, depth + 1).end;
    else at += char === "\\" ? 2 : 1;
  }
  throw new ShellUnread();
}

/** The index after the `)` of `$(`, of a list of values, or of a process in place of a file. */
function afterParenthesis(text: string, from: number, depth: number): number {
  let open = 1;
  for (let at = from; at < text.length; ) {
    const char = text[at];
    if (char === ")" && --open === 0) return at + 1;
    if (char === "(") open++;
    // A case has closing parentheses of its own, and a document may have anything.
    if (text.startsWith("<<", at) || text.startsWith("case", at)) throw new ShellUnread();
    if (char === "'") at = after("'", text, at + 1);
    else if (char === '"') at = quoted(text, at + 1, depth + 1).end;
    else if (isExpansion(text, at)) at = expansion(text, at, depth + 1).end;
    else if (char === "#" && /\s/.test(text[at - 1] ?? " ")) at = after("\n", text, at);
    else at += char === "\\" ? 2 : 1;
  }
  throw new ShellUnread();
}
