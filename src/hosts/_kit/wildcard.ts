/** Patterns of names with `*` for any sequence and `?` for one character, matched in the time that both lengths ask for. */

/** No tool has a longer name, and no pattern of one is longer; what is longer fits nothing. */
const longest = 200;

/** Whether `pattern` fits the whole of `name`; case counts. */
export function matchesWildcard(pattern: string, name: string): boolean {
  return name.length <= longest && fits(pattern.replace(/\*+/g, "*"), name);
}

function fits(pattern: string, name: string): boolean {
  if (pattern.length > longest) return false;
  let [at, from] = [0, 0];
  // Where the last `*` stood, and what it was tried against: only that one is ever lengthened.
  let [star, tried] = [-1, 0];
  while (from < name.length) {
    if (pattern[at] === "*") {
      star = at;
      tried = from;
      at += 1;
    } else if (pattern[at] === "?" || pattern[at] === name[from]) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      tried += 1;
      at = star + 1;
      from = tried;
    } else return false;
  }
  if (pattern[at] === "*") at += 1;
  return at === pattern.length;
}
