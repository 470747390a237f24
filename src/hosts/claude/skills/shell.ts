/** Splits a command line of a skill into the simple commands that Claude Code checks one by one. */

/** A command line as simple commands; `undefined` where this reader cannot tell them apart. */
export interface CommandLine {
  readonly parts: readonly string[];
  /** Whether output goes into a file. */
  readonly writes: boolean;
}

/** Where the reader stands. */
interface Walk {
  readonly parts: string[];
  part: string;
  writes: boolean;
}

/** Longer texts are scripts that nobody checks part by part. */
const longest = 50_000;

/** Words that begin a compound command. */
const compound = /^(?:if|for|while|until|case|select|function|do|done|then|else|fi|esac|time|\[\[|[({!])(?:\s|$)/;

/**
 * Splits at `;`, `&`, `|` and line breaks outside of quotes; what is inside of `$(…)` or backquotes is a part of its
 * own.
 */
export function commandLineOf(text: string): CommandLine | undefined {
  if (text.length > longest) return undefined;
  const walk: Walk = { parts: [], part: "", writes: false };
  if (!splitInto(walk, text, 0)) return undefined;
  endPart(walk);
  return walk.parts.some((part) => compound.test(part)) ? undefined : { parts: walk.parts, writes: walk.writes };
}

function endPart(walk: Walk): void {
  const part = walk.part.trim();
  if (part !== "" && !part.startsWith("#")) walk.parts.push(part);
  walk.part = "";
}

/** How deep substitutions are followed. */
const maxDepth = 8;

function splitInto(walk: Walk, text: string, depth: number): boolean {
  if (depth > maxDepth) return false;
  const token =
    /\\[^]|'[^']*'|"((?:\\[^]|[^"\\])*)"|\$\(\(([^()]*)\)\)|\$\(([^()]*)\)|`([^`]*)`|<<|(\d*>{1,2}&?\s*)([^\s;&|<>()]*)|&&|\|\||[;&|\n]|[^\\'"$`<>&|;\n()\d]+|[^]/gy;
  for (const [whole, double, , substituted, quoted, redirect, target] of text.matchAll(token)) {
    const inner = substituted ?? quoted;
    if (whole === "<<" || /^["'`()]$/.test(whole)) return false;
    if (inner !== undefined) {
      if (!splitApart(walk, inner, depth)) return false;
      walk.part += "x";
    } else if (double !== undefined) {
      if (!substitutionsIn(walk, double, depth)) return false;
      walk.part += whole;
    } else if (redirect !== undefined) {
      if (!/&\s*$/.test(redirect) && target !== "/dev/null") walk.writes = true;
    } else if (/^(?:&&|\|\||[;&|\n])$/.test(whole)) endPart(walk);
    else walk.part += whole;
  }
  return true;
}

/** The commands of a substitution are parts; the part around it goes on. */
function splitApart(walk: Walk, inner: string, depth: number): boolean {
  const around = walk.part;
  walk.part = "";
  const isRead = splitInto(walk, inner, depth + 1);
  endPart(walk);
  walk.part = around;
  return isRead;
}

function substitutionsIn(walk: Walk, text: string, depth: number): boolean {
  const inner = text.replace(/\\[^]/g, "").replace(/\$\(\([^()]*\)\)/g, "");
  for (const [, substituted, quoted] of inner.matchAll(/\$\(([^()]*)\)|`([^`]*)`/g))
    if (!splitApart(walk, substituted ?? quoted ?? "", depth)) return false;
  return !/\$\([^)]*\(/.test(inner);
}
