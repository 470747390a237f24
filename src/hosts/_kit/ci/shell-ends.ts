/** Where parts of a shell text end. */

/** Where a text begins, from a position on; the length of the whole where it is not there. */
export function endOf(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? text.length : at;
}

/** The parenthesis that closes a substitution. */
export function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

/** Where the script of a substitution begins and ends that is written with a bracket or in backquotes. */
export function substitutionAt(text: string, at: number): readonly [start: number, end: number] {
  if (text[at] === "`") return [at + 1, endOf(text, "`", at + 1)];
  return [at + 2, closing(text, at + 2)];
}

/** Whether a backquote that is not closed on its line is before a letter, where PowerShell has it as an escape. */
export function isEscape(text: string, at: number, end: number): boolean {
  const line = endOf(text, "\n", at);
  return text[at] === "`" && /\w/.test(text[at + 1] ?? "") && (end > line || end === text.length);
}

/** A here-document, as positions in its text. */
export interface HereDocument {
  /** Where its operator ends, and where the line of it does. */
  readonly operatorEnd: number;
  readonly lineEnd: number;
  /** Where its last line ends, and the line with the mark. */
  readonly stop: number;
  readonly after: number;
}

/** What begins with `<<` at this position; without a mark, nothing but the operator. */
export function hereDocumentAt(text: string, at: number): HereDocument {
  const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(text.slice(at, at + 200)) ?? [];
  const operatorEnd = at + written.length;
  if (mark === "") return { operatorEnd, lineEnd: operatorEnd, stop: operatorEnd, after: operatorEnd };
  const lineEnd = endOf(text, "\n", operatorEnd);
  const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(text.slice(lineEnd));
  const stop = end ? lineEnd + end.index : text.length;
  return { operatorEnd, lineEnd, stop, after: end ? stop + end[0].length : text.length };
}
