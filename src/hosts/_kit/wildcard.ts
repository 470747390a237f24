/** Matches names with patterns: `*` is any sequence and `?` is one character. The time is bounded by both lengths. */

/** No tool has a longer name or pattern. Longer ones match nothing. */
const maxLength = 200;

/** Whether `pattern` matches the whole of `name`. Case matters. */
export function matchesToolName(pattern: string, name: string): boolean {
  return name.length <= maxLength && matches(pattern.replace(/\*+/g, "*"), name);
}

function matches(pattern: string, name: string): boolean {
  if (pattern.length > maxLength) return false;
  let [at, from] = [0, 0];
  // The last `*` and the end of what it matches: only the last one ever has to match more.
  let [star, starEnd] = [-1, 0];
  while (from < name.length) {
    if (pattern[at] === "*") {
      star = at;
      starEnd = from;
      at += 1;
    } else if (pattern[at] === "?" || pattern[at] === name[from]) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      starEnd += 1;
      at = star + 1;
      from = starEnd;
    } else return false;
  }
  if (pattern[at] === "*") at += 1;
  return at === pattern.length;
}
