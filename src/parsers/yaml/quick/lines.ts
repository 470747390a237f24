/** Lines: their indents, and those without content. */

const gap = /(?: *(?:#[^\n]*)?(?:\n|$))*/y;

/** The offset of the next line with content. Most entries follow each other directly. */
export function afterGap(text: string, at: number): number {
  const next = text[at];
  if (next !== "\n" && next !== "#" && next !== " ") return at;
  gap.lastIndex = at;
  return at + (gap.exec(text)?.[0].length ?? 0);
}

/** The number of spaces with which a line begins. */
export function indentAt(text: string, line: number): number {
  let at = line;
  while (text[at] === " ") at++;
  return at - line;
}
