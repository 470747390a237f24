/** Bounds how deep a text can nest: a recursive parser that exhausts its stack ends the whole process. */

/** A document with more levels is not parsed. */
const deepest = 1000;

const lines = /([ ]*)((?:[-?:][ \t]+)*)([^\r\n]*)/y;

/**
 * The offset at which a text exceeds the limit of levels, or -1. Brackets inside quotes count too: a count that is too
 * high is safe.
 */
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
