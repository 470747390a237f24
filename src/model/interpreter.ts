/** Command patterns that allow an interpreter or a shell with free arguments, and so every command. */

/** Shells, interpreters, and programs that start the program that their arguments name. */
const programs =
  /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|pwsh|powershell|cmd|python\d*(?:\.\d+)?|pypy\d*|node|deno|bun|ruby|perl|php|lua|osascript|tclsh|eval|exec|command|sudo|doas|su|env|xargs|nohup|nice|time|timeout|busybox|stdbuf|setsid)$/i;

/** Flags after which the code still comes from the rest of the line. */
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import)|-Command|\/c)$/;

/**
 * What a pattern means beyond its text: `prefix`: any arguments may follow; `regex`; `text`: only where a `*` says so.
 */
export type PatternMeaning = "prefix" | "regex" | "text";

/** The interpreter that a pattern allows with free arguments; `undefined` if it allows none. */
export function interpreterIn(pattern: string, meaning: PatternMeaning): string | undefined {
  const text = shortened(pattern);
  if (text.length > longest) return undefined;
  const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
  const [program = "", ...rest] = words.trim().split(/\s+/);
  const name = program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
  if (!(isOpen || meaning === "prefix") || !programs.test(name)) return undefined;
  return rest.every((word) => openFlags.test(word)) ? name : undefined;
}

/** A longer pattern names arguments, so that it allows no free ones; and the searches below stay short. */
const longest = 200;

/** One space and one star for many. */
function shortened(pattern: string): string {
  return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}

function ofGlob(text: string): readonly [words: string, isOpen: boolean] {
  const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
  return [words, end !== ""];
}

/** A regular expression that is not closed by `$` matches longer commands. */
function ofRegex(text: string): readonly [words: string, isOpen: boolean] {
  const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
  // No text can be read in two ways, so that a failing search stays short.
  const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
  const end = inner.slice(words.length);
  return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}
