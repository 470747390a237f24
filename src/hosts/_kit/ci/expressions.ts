/** Expressions of GitHub Actions in a text, `${{ inputs.tools }}`, and what other CI systems have in their place. */

/** Where an expression begins and ends. */
interface Found {
  readonly start: number;
  readonly end: number;
}

function expressionAt(text: string, from: number): Found | undefined {
  const start = text.indexOf("${{", from);
  const end = start < 0 ? -1 : text.indexOf("}}", start);
  return end < 0 ? undefined : { start, end: end + 2 };
}

/** The first expression, as it is written. */
export function expressionIn(text: string): string | undefined {
  const found = expressionAt(text, 0);
  return found && text.slice(found.start, found.end);
}

/** The name of the variable that an expression stands for, if it is nothing else: `${{ env.TOOLS }}`. */
export function variableOf(expression: string): string | undefined {
  return /^\$\{\{\s*env\.(\w+)\s*\}\}$/.exec(expression)?.[1];
}

/** The text with `instead` in place of each expression. */
export function withoutExpressions(text: string, instead: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let found = expressionAt(text, 0); found; found = expressionAt(text, from)) {
    parts.push(text.slice(from, found.start), instead);
    from = found.end;
  }
  return [...parts, text.slice(from)].join("");
}

/** Gives what another CI system puts into a script, such as `<< parameters.tools >>`, the form of an expression. */
export function asExpression(written: string): string {
  return `\${{ ${written} }}`;
}

/** An expression as it stands in the file. */
export function asWritten(expression: string): string {
  return /^\$\{\{ (<<.*>>|\$\[\[.*\]\]|\$\(.*\)|\+.*) \}\}$/.exec(expression)?.[1] ?? expression;
}

/** Why an expression cannot be checked, and what to write instead. Nobody should write a secret into a file. */
export function adviceOn(expression: string): string {
  if (/\bsecrets\b|token|password|api[_-]?key/i.test(expression))
    return "a secret, so nobody can check what it sets; give it to the program in a variable of `env`, and name that here";
  const where = /\binputs\./.test(expression) ? ", or as plain text in every call of this workflow" : "";
  return `whose value is not in this file; write it here${where}`;
}

const literal = "'(?:[^']|'')*'";
const constant = new RegExp(
  `\\$\\{\\{\\s*(?:(${literal})|format\\(\\s*(${literal})((?:\\s*,\\s*${literal})*)\\s*\\))\\s*\\}\\}`,
  "g",
);

/** The text with the value of each expression that is a text in quotes, or `format` with nothing else. */
export function withLiterals(text: string): string {
  if (!text.includes("${{")) return text;
  return text.replace(constant, (_, alone?: string, format = "", args = "") => {
    if (alone !== undefined) return unquoted(alone);
    const values = [...String(args).matchAll(new RegExp(literal, "g"))].map(([value]) => unquoted(value));
    return unquoted(format).replace(/\{(\d+)\}/g, (written, index: string) => values[Number(index)] ?? written);
  });
}

function unquoted(written: string): string {
  return written.slice(1, -1).replaceAll("''", "'");
}
