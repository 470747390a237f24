/** What is wrong with a text that is no JSON, in an author's words and at the place to change. */
import type { SyntaxProblem } from "./node.ts";

/** Where a strict reader stops at what people write in JSON and other readers accept: what it is, and its own place. */
export function explained(text: string, { message, span }: SyntaxProblem): SyntaxProblem {
  const at = span.start;
  const problem = (words: string, start = at, length = 1): SyntaxProblem => ({
    kind: "problem",
    message: words,
    span: { start, end: start + length },
  });
  if (text.trim() === "") return { kind: "problem", message: "the text is empty", span: { start: 0, end: 0 } };
  if (at === 0 && text.startsWith("\ufeff")) return problem("a byte-order mark");
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return problem("a comment", at, 2);
  const before = Math.max(0, at - 200);
  const comma = /^[}\]]/.test(text.slice(at, at + 1)) ? /,\s*$/.exec(text.slice(before, at)) : null;
  if (comma) return problem("a trailing comma", before + comma.index);
  if (message === "key must be a string" || message === "expected value") {
    if (text[at] === "'") return problem("single quotes, where JSON has double ones");
    const [word = ""] = /^[A-Za-z_$][\w$.-]*/.exec(text.slice(at, at + 200)) ?? [];
    if (word !== "") return problem(`\`${word}\` without quotes`, at, word.length);
  }
  return { kind: "problem", message: words[message] ?? message, span };
}

/** What serde_json says, in an author's words. */
const words: { readonly [message: string]: string } = {
  "key must be a string": "a key is missing",
  "expected value": "a value is missing",
  "EOF while parsing a value": "it ends where a value is missing",
  "EOF while parsing a string": "a text has no closing quote",
  "trailing characters": "text after its end",
  "recursion limit exceeded": "it is nested too deeply",
  "control character (\\u0000-\\u001F) found while parsing a string": "a line break or a tab inside a text",
};
