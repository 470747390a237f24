/** The text of string literals in TypeScript, without a compiler: enough of its grammar to leave comments and code out. */

/** What may stand before a regular expression, where a division cannot. */
const beforeRegex = /(?:^|[([{,;=:?!&|+\-*%<>~^]|=>|\b(?:return|typeof|case|in|of|do|else|yield|await|throw))\s*$/;

/** Each literal's text in its order, as written; of a template only the parts between its expressions. */
export function literalsIn(code: string): readonly string[] {
  const literals: string[] = [];
  /** For each open template the braces that its expression has opened. */
  const templates: number[] = [];
  let at = 0;
  const until = (end: RegExp): string => {
    end.lastIndex = at;
    const found = end.exec(code);
    const text = code.slice(at, found ? found.index : code.length);
    at = found ? end.lastIndex : code.length;
    return text;
  };
  const quoted = (quote: string): string => {
    const start = at;
    while (at < code.length && code[at] !== quote) at += code[at] === "\\" ? 2 : 1;
    return code.slice(start, at++);
  };
  const regex = () => {
    for (let inSet = false; at < code.length && code[at] !== "\n"; at++) {
      if (code[at] === "\\") at++;
      else if (code[at] === "[") inSet = true;
      else if (code[at] === "]") inSet = false;
      else if (code[at] === "/" && !inSet) break;
    }
    at++;
  };
  const template = () => {
    const start = at;
    for (; at < code.length; at++) {
      if (code[at] === "\\") at++;
      else if (code[at] === "`" || code.startsWith("${", at)) break;
    }
    literals.push(code.slice(start, at));
    if (code[at] === "$") templates.push(0);
    at += code[at] === "$" ? 2 : 1;
  };
  while (at < code.length) {
    const sign = code[at++] ?? "";
    if (sign === "/" && code[at] === "/") until(/\n/g);
    else if (sign === "/" && code[at] === "*") until(/\*\//g);
    else if (sign === "/" && beforeRegex.test(code.slice(Math.max(0, at - 40), at - 1))) regex();
    else if (sign === '"' || sign === "'") literals.push(quoted(sign));
    else if (sign === "`") template();
    else if (sign === "{" && templates.length > 0) templates.push((templates.pop() ?? 0) + 1);
    else if (sign === "}" && templates.length > 0) {
      const open = templates.pop() ?? 0;
      if (open === 0) template();
      else templates.push(open - 1);
    }
  }
  return literals;
}
