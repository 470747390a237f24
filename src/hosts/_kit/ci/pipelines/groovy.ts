/** Finds scripts in Groovy, which Jenkins runs: they are texts in quotes, and texts that are put together. */
import type { Span } from "../../../../repo/text.ts";
import { asExpression } from "../expressions.ts";

/** A text that may be run. */
interface Script {
  readonly text: string;
  readonly span: Span;
}

/** A text in quotes, or something else in its place. */
interface Piece {
  readonly text: string;
  readonly span: Span;
  readonly isText: boolean;
}

/**
 * Comments, texts in their five forms, names, and what puts texts together; everything else ends a script. A text
 * without an end goes on to the end of its line or of the file: to look for it from each mark would never end.
 */
const token =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'''([^]*?)(?:'''|$)|"""([^]*?)(?:"""|$)|'((?:[^'\\\n]|\\[^])*)(?:'|(?=\n)|$)|"((?:[^"\\\n]|\\[^])*)(?:"|(?=\n)|$)|\$\/([^]*?)(?:\/\$|$)|(?<=[(=,:]\s{0,9})\/((?:[^/\\\n]|\\[^])+)(?:\/|(?=\n)|$)|([A-Za-z_][\w.]*)|[+,[\]\s]+|[^]/g;

/** Steps and arguments whose texts are only shown. */
const showing =
  /\b(?:echo|error|println?|mail|emailext|slackSend|unstable|warnError|catchError|stage|input|label|message|description|subject|body|name|title|text|credentialsId)\b\s*[(:=]?\s*$/;

/** Each text, joined with those that are added to it. A text that is only shown is left out. */
export function scriptsInGroovy(text: string): readonly Script[] {
  const found: Script[] = [];
  let pieces: Piece[] = [];
  let between = "";
  const end = (): void => {
    const [first] = pieces;
    const last = pieces.at(-1);
    if (first && last && pieces.some(({ isText }) => isText))
      if (!showing.test(text.slice(Math.max(0, first.span.start - 60), first.span.start)))
        found.push({
          text: pieces.map((piece) => piece.text).join(""),
          span: { start: first.span.start, end: last.span.end },
        });
    pieces = [];
    between = "";
  };
  for (const { 0: whole, 7: name, index, ...groups } of text.matchAll(token)) {
    if (whole.startsWith("//") || whole.startsWith("/*")) continue;
    const written = [groups[1], groups[2], groups[3], groups[4], groups[5], groups[6]].find(
      (part) => part !== undefined,
    );
    const span = { start: index, end: index + whole.length };
    if (written === undefined && name === undefined) {
      if (/^[+,[\]\s]+$/.test(whole)) between += whole;
      else end();
      continue;
    }
    const isAdded = between.includes("+");
    // Items of a list are words of one command; a name belongs to a text only where it is added to one.
    if (pieces.length > 0 && !isAdded && !(between.includes(",") && written !== undefined)) end();
    if (pieces.length > 0 && !isAdded) pieces.push({ text: " ", span, isText: false });
    between = "";
    if (written !== undefined) pieces.push({ text: unescaped(written), span, isText: true });
    else if (pieces.length > 0) pieces.push({ text: ` ${asExpression(`+ ${name}`)}`, span, isText: false });
  }
  end();
  return found;
}

/** A text without Groovy's escapes. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u+([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, char: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: "\n", t: "\t", r: "\r", "\n": "" }[char] ?? char;
  });
}
