/** How deep a text could nest at most: a recursive parser near the end of its stack takes the whole process down. */

/** Levels of one document, beyond which it is not parsed. */
const deepest = 1000;

const lines = /([ ]*)((?:[-?:][ \t]+)*)([^\r\n]*)/y;

/** Where a text has more levels than are parsed, or -1. Brackets count inside quotes too: too many is safe. */
export function tooDeepAt(text: string): number {
  if (text.length <= deepest) return -1;
  const indents: number[] = [];
  let open = 0;
  for (let at = 0; at < text.length; at = lines.lastIndex + 1) {
    lines.lastIndex = at;
    const [line = "", indent = "", signs = "", rest = ""] = lines.exec(text) ?? [];
    if (line.length > indent.length) {
      while ((indents.at(-1) ?? -1) >= indent.length) indents.pop();
      indents.push(indent.length);
    }
    const levels = indents.length + (signs.match(/[-?:]/g)?.length ?? 0);
    if (levels + open > deepest) return at;
    if (!/[[{\]}]/.test(rest)) continue;
    for (const { 0: sign, index } of rest.matchAll(/[[{\]}]/g)) {
      open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
      if (levels + open > deepest) return at + line.length - rest.length + index;
    }
  }
  return -1;
}
