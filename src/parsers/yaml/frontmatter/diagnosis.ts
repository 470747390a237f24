/** Explains in an author's terms why frontmatter is not valid YAML, and where. */
import type { SyntaxProblem } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { plainWords } from "./words.ts";

const key = /^[ \t]*(?:- +)?([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/;

/** A key whose value follows the colon without a space, which YAML takes for one text. */
const joined = /^[ \t]*(?:- +)?([A-Za-z_][\w-]*):(?=[^\s/:])/;

/** A parser that takes an indented key for a part of the value before it. */
const nested = /nested mappings|mapping values are not allowed|bad indentation of a mapping/i;

/** What ends or forbids a plain scalar. */
const culprit = /:(?: |$)|^[[\]{}*&#!|>%@`,]|^[-?] /;

/** `problem` is the parser's error; `front` is the span of the frontmatter in `text`. */
export function diagnosisOf(text: string, front: Span, problem: SyntaxProblem): SyntaxProblem {
  const offset = Math.min(Math.max(problem.span.start, front.start), Math.max(front.start, front.end - 1));
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const newline = text.indexOf("\n", start);
  const line = text.slice(start, newline < 0 ? text.length : newline).trimEnd();
  const found = key.exec(line);
  const name = found?.[1] ?? keyBefore(text, front, start);
  const problemAt = (message: string, from: number, to: number): SyntaxProblem => ({
    kind: "problem",
    message,
    span: { start: start + from, end: start + to },
  });
  if (line.includes("\t") && /tab|cannot start any token/i.test(problem.message))
    return problemAt("a tab is where YAML requires spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
  const [unspaced, of = ""] = joined.exec(line) ?? [];
  if (unspaced !== undefined)
    return problemAt(`a space is missing after \`${of}:\``, unspaced.length - 1, unspaced.length);
  if (found) {
    const from = line.length - line.slice(found[0].length).trimStart().length;
    const value = line.slice(from);
    const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
    if (quote && quote[0].length < value.length)
      return problemAt(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
    const at = /^["']/.test(value) ? -1 : value.search(culprit);
    if (at >= 0) return problemAt(messageFor(name ?? "", value, at), from + at, from + at + 1);
    const indented = nested.test(problem.message) ? indentedKey(text, { start, end: front.end }) : undefined;
    if (indented) return indented;
    if (repeated.test(problem.message)) return { ...problem, message: `the key \`${name}\` appears twice` };
  } else if (line !== "" && !/^(?:\s|---)/.test(line) && name !== undefined) {
    return problemAt(`the text of \`${name}\` goes on without an indent`, 0, line.length);
  }
  return { ...problem, message: plainWords(problem.message) };
}

const repeated = /^(?:duplicated mapping key|map keys must be unique|duplicate mapping key)/i;

/** A key in the first two of these lines that is indented, although the one before it has its value already. */
function indentedKey(text: string, { start, end }: Span): SyntaxProblem | undefined {
  const lines = text.slice(start, end).split("\n", 2);
  let from = start;
  for (const line of lines) {
    const [before, name] = /^([ \t]+)([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r]|$)/.exec(line)?.slice(1) ?? [];
    if (before !== undefined && name !== undefined) {
      const span = { start: from + before.length, end: from + before.length + name.length };
      return { kind: "problem", message: `\`${name}\` is indented further than the key above it`, span };
    }
    from += line.length + 1;
  }
  return undefined;
}

function messageFor(name: string, value: string, at: number): string {
  return value[at] === ":"
    ? `\`${name}\` holds a colon outside quotes`
    : `\`${name}\` begins with \`${value[at]}\` outside quotes`;
}

/** The key whose value contains the lines before `end`. */
function keyBefore(text: string, front: Span, end: number): string | undefined {
  const lines = text.slice(front.start, end).split("\n");
  for (let i = lines.length - 1; i >= 0; i--) {
    const name = /^(name|description|tools|disallowedTools|model|color|hooks|mcpServers|skills)[ \t]*:/.exec(
      lines[i] ?? "",
    )?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}
