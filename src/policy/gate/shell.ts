/**
 * Splits a shell script into simple commands, as far as a gate needs it: which commands run one after the other, and
 * what joins them. A script with branches, loops, functions, groups or here-documents is not followed.
 */

/** What ends a command. A line break is `;`. */
export type Joint = "" | ";" | "&&" | "||" | "|" | "&";

/** A simple command of a script. */
export interface ShellCommand {
  /** The words without quotes. Assignments before the program are words too. */
  readonly words: readonly string[];
  /** Whether the word at the same place has a variable, an expression or a substitution. */
  readonly expands: readonly boolean[];
  /** The words that files are written to or read from. */
  readonly files: readonly string[];
  /** As written, on one line. */
  readonly text: string;
  /** What joins it to the command before it. */
  readonly before: Joint;
  /** What joins it to the next one. */
  readonly after: Joint;
}

/** A script, cut at line ends and at `&&`, `||`, `;`, `|` and `&`. */
export interface ShellScript {
  /** Also the parts of a construct, cut in the same way. */
  readonly commands: readonly ShellCommand[];
  /** The word or sign that makes the script more than a list of commands. */
  readonly construct: string | undefined;
}

interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly expands: boolean;
}

/** Words that begin or continue something other than a simple command. */
export const shellKeywords: ReadonlySet<string> = new Set(
  "if then else elif fi while until for do done case esac select function { } ! [[ coproc".split(" "),
);

type Token =
  | { readonly kind: "word"; readonly word: Word; readonly from: number; readonly to: number }
  | { readonly kind: "file"; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: "joint"; readonly joint: Joint }
  | { readonly kind: "construct"; readonly text: string };

/** Splits a script. Never throws: what it does not know is a construct. */
export function parseShell(script: string): ShellScript {
  const text = script.replace(/\r\n/g, "\n").replace(/\\\n/g, " ");
  const commands: ShellCommand[] = [];
  let construct: string | undefined;
  let pending: (Token & { readonly from: number })[] = [];
  let before: Joint = "";
  for (const token of [...tokensOf(text), { kind: "joint", joint: "" } as const]) {
    if (token.kind === "construct") construct ??= token.text;
    else if (token.kind !== "joint") pending.push(token);
    else if (pending.length > 0) {
      const command = commandOf(pending, text, before, token.joint);
      if (command.isConstruct) construct ??= command.words[0];
      commands.push(command);
      before = token.joint;
      pending = [];
    } else if (token.joint !== ";" && token.joint !== "") construct ??= token.joint;
  }
  return { commands, construct };
}

function commandOf(
  tokens: readonly Token[],
  text: string,
  before: Joint,
  after: Joint,
): ShellCommand & { readonly isConstruct: boolean } {
  const words = tokens.flatMap((token) => (token.kind === "word" ? [token.word] : []));
  const spans = tokens.flatMap((token) => ("from" in token ? [token] : []));
  const [first] = words;
  return {
    words: words.map((word) => word.text),
    expands: words.map((word) => word.expands),
    files: tokens.flatMap((token) => (token.kind === "file" ? [token.name] : [])),
    text: text.slice(spans[0]?.from, spans.at(-1)?.to).replace(/\s+/g, " ").trim(),
    before,
    after,
    isConstruct: first !== undefined && !first.isQuoted && shellKeywords.has(first.text),
  };
}

/** Signs that join commands, the longest first. A line break joins as `;` does. */
const joints: readonly (readonly [sign: string, joint: Joint])[] = [
  ["&&", "&&"],
  ["||", "||"],
  ["|&", "|"],
  ["|", "|"],
  ["&", "&"],
  [";", ";"],
  ["\n", ";"],
];

function* tokensOf(text: string): Iterable<Token> {
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at, at + 64);
    const joint = joints.find(([sign]) => rest.startsWith(sign));
    const redirect = /^(?:\d*|&)(?:>>|>\||<>|[<>])&?[ \t]*/.exec(rest)?.[0];
    if (/^[ \t]/.test(rest)) at++;
    else if (rest.startsWith("#")) at = lineEnd(text, at);
    else if (/^(?:;;|<<|<\(|>\(|[()])/.test(rest)) {
      yield { kind: "construct", text: rest.startsWith("<<") ? "<<" : rest.slice(0, 1) };
      at++;
    } else if (redirect !== undefined) {
      const [word, to] = readWord(text, at + redirect.length);
      yield { kind: "file", name: word.text, from: at, to };
      at = to;
    } else if (joint) {
      yield { kind: "joint", joint: joint[1] };
      at += joint[0].length;
    } else {
      const [word, to] = readWord(text, at);
      yield { kind: "word", word, from: at, to };
      at = to;
    }
  }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** Reads one word from its first character; the second is where it ends. Always moves on. */
function readWord(text: string, from: number): readonly [Word, number] {
  let at = from;
  let value = "";
  let isQuoted = false;
  let expands = false;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (/[\s;&|<>()]/.test(character)) break;
    if (character === "'" || character === '"') {
      const close = closingQuote(text, at);
      const inner = text.slice(at + 1, close);
      isQuoted = true;
      expands ||= character === '"' && /[$`]/.test(inner);
      value += character === '"' ? inner.replace(/\\(["\\$`])/g, "$1") : inner;
      at = close + 1;
    } else if (character === "\\") {
      isQuoted = true;
      value += text[at + 1] ?? "";
      at += 2;
    } else if (character === "$" || character === "`") {
      const close = expansionEnd(text, at);
      expands = true;
      value += text.slice(at, close);
      at = close;
    } else {
      expands ||= /[*?~[{]/.test(character);
      value += character;
      at++;
    }
  }
  return [{ text: value, isQuoted, expands }, Math.max(at, from + 1)];
}

/** The offset of the quote that closes, or the end of the text. */
function closingQuote(text: string, at: number): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === "\\" && quote === '"') i++;
    else if (text[i] === quote) return i;
  }
  return text.length;
}

const brackets: Readonly<Record<string, string>> = { "(": ")", "{": "}" };

/** Where `$(…)`, `${…}`, `${{ … }}`, `` `…` `` or `$NAME` ends. */
function expansionEnd(text: string, at: number): number {
  if (text[at] === "`") {
    const close = text.indexOf("`", at + 1);
    return close < 0 ? text.length : close + 1;
  }
  const open = text[at + 1] ?? "";
  const close = brackets[open];
  if (close === undefined) return at + (/^\$[\w@*#?$!-]?\w*/.exec(text.slice(at, at + 200))?.[0].length ?? 1);
  let depth = 0;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === open) depth++;
    else if (text[i] === close && --depth === 0) return i + 1;
  }
  return text.length;
}
