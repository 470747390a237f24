/**
 * Patterns of names in `enabled_tools`, `disabled_tools`, `enabled_agents` and `disabled_agents`: Python's `fnmatch`
 * without regard to case, or a regular expression behind `re:`. Names and patterns are hostile, so nothing here
 * backtracks.
 */

/** One entry of such a list. */
export interface NamePattern {
  /** Whether it matches a name; `undefined` where the regular expression is not one that this tool reads. */
  readonly matches: (name: string) => boolean | undefined;
  /** The only names that it matches, in lower case; absent: it may match others too. */
  readonly words?: readonly string[];
  /** It matches every name. */
  readonly isAll?: true;
  /** It has a sign that no name of a tool has, such as a parenthesis, so it matches none. */
  readonly isForeign?: true;
}

/** Python's white space, which is not JavaScript's. */
const blank = /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const blankAtEnd = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/;

function stripped(text: string): string {
  let end = text.length;
  while (end > 0 && blankAtEnd.test(text[end - 1] ?? "")) end--;
  return text.slice(0, end).replace(blank, "");
}

/** `undefined`: a blank pattern, which matches nothing. */
export function patternOf(raw: string): NamePattern | undefined {
  const text = stripped(raw);
  if (text === "") return undefined;
  return text.startsWith("re:") ? regexOf(text.slice(3)) : globOf(text.toLowerCase());
}

/** One character of a pattern, or any number of them. */
type Step = "any" | ((sign: string) => boolean);

function globOf(text: string): NamePattern {
  const steps = stepsOf(text);
  const matches = (name: string): boolean => isMatch(steps, name.toLowerCase());
  if (!/[*?[]/.test(text)) return { matches, words: [text], ...(isName(text) ? {} : { isForeign: true }) };
  if (/^\*+$/.test(text)) return { matches, isAll: true };
  return { matches, ...(isName(text.replace(/\[[^\]]*\]|[*?[\]]/g, "")) ? {} : { isForeign: true }) };
}

function isName(text: string): boolean {
  return /^[\w.-]*$/.test(text);
}

function stepsOf(text: string): readonly Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    const end = sign === "[" ? endOfSet(text, at) : -1;
    if (sign === "*") {
      if (steps.at(-1) !== "any") steps.push("any");
    } else if (sign === "?") steps.push(() => true);
    else if (end > 0) {
      steps.push(setOf(text.slice(at + 1, end)));
      at = end;
    } else steps.push((other) => other === sign);
  }
  return steps;
}

/** Where `[…]` closes: not with its first sign, nor with the one after `!`. */
function endOfSet(text: string, start: number): number {
  const first = text[start + 1] === "!" ? start + 2 : start + 1;
  return text.indexOf("]", first + 1);
}

function setOf(inner: string): (sign: string) => boolean {
  const isNegated = inner.startsWith("!");
  const signs = isNegated ? inner.slice(1) : inner;
  const singles = new Set<string>();
  const ranges: (readonly [string, string])[] = [];
  for (let at = 0; at < signs.length; at++) {
    const [from = "", dash, to] = signs.slice(at, at + 3);
    if (dash === "-" && to !== undefined) {
      ranges.push([from, to]);
      at += 2;
    } else singles.add(from);
  }
  return (sign) => (singles.has(sign) || ranges.some(([from, to]) => from <= sign && sign <= to)) !== isNegated;
}

/** Only the last `any` ever has to match more, so the time is bounded by both lengths. */
function isMatch(steps: readonly Step[], name: string): boolean {
  let [at, from, star, starEnd] = [0, 0, -1, 0];
  while (from < name.length) {
    const step = steps[at];
    if (step === "any") {
      star = at++;
      starEnd = from;
    } else if (step?.(name[from] ?? "")) {
      at++;
      from++;
    } else if (star >= 0) {
      at = star + 1;
      from = ++starEnd;
    } else return false;
  }
  while (steps[at] === "any") at++;
  return at === steps.length;
}

/** Words, `.*` and `.` between bars, with one pair of parentheses around all of it. Others are not read. */
function regexOf(source: string): NamePattern {
  const bare = source.replace(/^\^/, "").replace(/\$$/, "");
  const inner = /^\((?:\?:)?([^()]*)\)$/.exec(bare)?.[1] ?? bare;
  const parts = inner.split("|").map((part) => part.replace(/^\^/, "").replace(/\$$/, ""));
  if (!parts.every((part) => /^(?:[\w \-@/:,=#&~!]|\.\*|\.(?![+?{]))*$/.test(part)))
    return { matches: () => undefined };
  const globs = parts.map((part) => globOf(part.toLowerCase().replaceAll(".*", "*").replaceAll(".", "?")));
  return {
    matches: (name) => globs.some((glob) => glob.matches(name) === true),
    ...(globs.every(({ words }) => words) ? { words: globs.flatMap(({ words = [] }) => words) } : {}),
    ...(globs.some(({ isAll }) => isAll) ? { isAll: true } : {}),
  };
}
