/**
 * Regular expressions of `allowedCommands` that match more than the command that they name. A line that one of them
 * matches runs whole: with what follows a pipe in Amazon Q, and with `$(…)` in Kiro.
 */

/** Why a pattern lets other commands in. `run`: a part of it matches any text; `ends`: only its ends have anchors. */
export type Opening = "run" | "ends";

/** A longer pattern is not a command that a person would allow, and counts as open. */
const longest = 1_000;

/** How a pattern lets other commands in; `undefined` if it does not. */
export function openingOf(pattern: string): Opening | undefined {
  if (pattern.length > longest) return "run";
  const { hasRun, alternatives } = partsOf(pattern);
  if (hasRun) return "run";
  // The reader puts one anchor before the whole pattern and one behind it: `a|b` is `^a` or `b$`.
  const isWhole = alternatives.every(
    (text, i) =>
      (i === 0 || /^(?:\^|\\A)/.test(text)) && (i === alternatives.length - 1 || /(?:(?<!\\)\$|\\z)$/.test(text)),
  );
  return isWhole ? undefined : "ends";
}

interface Parts {
  /** Whether a part without a fixed length matches letters and what begins another command. */
  readonly hasRun: boolean;
  /** What is between the `|` outside parentheses. */
  readonly alternatives: readonly string[];
}

/** One token: a class, an escape, the head of a group, a number of repetitions, or a character. */
const token =
  /\[\^?\]?(?:\[:\^?\w+:\]|\\.|[^\]\\])*\]|\\[pP](?:\{[^}]*\}|.)|\\.|\((?:\?(?:P?<\w*>|[\w-]*:?))?|\{\d*,?\d*\}|./gsu;

function partsOf(pattern: string): Parts {
  /** For each open group, whether something in it matches any text. */
  const groups: boolean[] = [false];
  const alternatives: string[] = [""];
  let hasRun = false;
  let isLastWide = false;
  for (const [text] of pattern.matchAll(token)) {
    if (text === "|" && groups.length === 1) {
      alternatives.push("");
      isLastWide = false;
      continue;
    }
    alternatives.push((alternatives.pop() ?? "") + text);
    if (isRepetition(text)) {
      if (isLastWide && isLong(text)) hasRun = true;
      continue;
    }
    if (text.startsWith("(")) groups.push(false);
    isLastWide = text === ")" && groups.length > 1 ? groups.pop() === true : isWide(text);
    if (isLastWide) groups[groups.length - 1] = true;
  }
  return { hasRun, alternatives };
}

function isRepetition(text: string): boolean {
  return /^(?:[*+?]|\{\d+,?\d*\})$/.test(text);
}

/** Whether a repetition is long enough for a command: `;ls` has three characters. */
function isLong(repetition: string): boolean {
  if (repetition === "*" || repetition === "+") return true;
  const [, , comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(repetition) ?? [];
  if (comma === undefined) return false;
  return comma === "," && most === "" ? true : Number(most || repetition.slice(1, -1)) > 2;
}

/** Whether a token matches letters, and characters with which another command begins. */
function isWide(text: string): boolean {
  if (text === ".") return true;
  const has = text.startsWith("[")
    ? classOf(text)
    : /^\\[SWDP]/.test(text)
      ? (one: string) => escapeHas(text, one)
      : undefined;
  if (!has || !["s", "h"].every(has)) return false;
  return ["|", ";", "&", "`"].some(has) || (has("(") && ["$", "<", ">"].some(has));
}

/** What a class in brackets matches. */
function classOf(text: string): (one: string) => boolean {
  const [, negation = "", body = ""] = /^\[(\^?)(.*)\]$/su.exec(text) ?? [];
  const items = [...body.matchAll(/\[:(\^?)(\w+):\]|(\\.|[^\\])-(\\.|[^\\])|\\.|./gsu)];
  const isIn = (one: string): boolean =>
    items.some(([item, not, name, from, to]) => {
      if (name !== undefined) return /^(?:punct|graph|print|ascii)$/.test(name) !== (not === "^") || /[a-z]/.test(one);
      if (from !== undefined && to !== undefined) return one >= literalClass(from) && one <= literalClass(to);
      return escapeHas(item, one);
    });
  return negation === "" ? isIn : (one) => !isIn(one);
}

function literalClass(text: string): string {
  return text.replace(/^\\/, "");
}

/** Whether an escape or a character matches one character. Properties of Unicode count as letters. */
function escapeHas(text: string, one: string): boolean {
  const isLetter = /\w/.test(one);
  if (/^\\[wp]/.test(text)) return isLetter;
  if (/^\\[WP]/.test(text)) return !isLetter;
  if (/^\\[sd]/.test(text)) return false;
  return /^\\[SD]/.test(text) || literalClass(text) === one;
}
