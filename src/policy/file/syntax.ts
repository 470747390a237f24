/** YAML that cannot be read, in plain words: the first fault, at the place where a person fixes it. */
import type { SyntaxProblem } from "../../parsers/node.ts";
import type { Problem } from "../../model/load.ts";
import type { Source, Span } from "../../repo/text.ts";

/** What follows the first fault is mostly its consequence. `problems` is not empty. */
export function syntaxProblem(problems: readonly SyntaxProblem[], source: Source): Problem {
  const first = problems.reduce((a, b) => (b.span.start < a.span.start ? b : a));
  const open = isAboutEnd(first.message) ? openIn(source.text) : undefined;
  if (open && open.span.start <= first.span.start)
    return { message: unclosed(open.sign), at: { source, span: open.span } };
  const [, message] = messages.find(([pattern]) => pattern.test(first.message)) ?? [];
  return { message: message ?? "this is not valid YAML", at: { source, span: first.span } };
}

/**
 * Whether the parser misses the end of a list, a mapping or a quoted text: it says so where the text goes on without
 * it.
 */
function isAboutEnd(message: string): boolean {
  return /^Flow (?:sequence|map)|^Missing closing|^Missing , (?:or : )?between flow|^Block collections are not allowed within flow/i.test(
    message,
  );
}

function unclosed(sign: string): string {
  if (sign === "[") return "the list that `[` opens here is not closed; write `]` at its end";
  if (sign === "{") return "the mapping that `{` opens here is not closed; write `}` at its end";
  return `the text that starts with \`${sign}\` here has no closing quote; write \`${sign}\` at its end`;
}

const quote = "put the whole value in quotes";
const markers = `\`*\`, \`&\`, \`!\` and \`%\` have a meaning of their own at the start of a value; ${quote}`;
const messages: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^a second document/, "a second document starts here; a policy has one, so remove the line `---`"],
  [/^is nested too deeply/, "this is nested too deeply"],
  [/^Tabs are not allowed/i, "YAML does not allow a tab as indentation; write spaces"],
  [/^Plain value cannot start with/, "a value cannot start with this character; put it in quotes"],
  [/^Missing closing/, "a quote before this place has no closing quote"],
  [/^Flow /, "a list or a mapping is not closed before this place; every `[` needs a `]`, and every `{` a `}`"],
  [/^(?:Unresolved |[A-Z]\w* cannot be an empty|Unexpected (?:alias|anchor|tag))/, markers],
  [
    /^(?:Nested mappings|Block collections|Unexpected scalar|Unexpected .*-scalar|Unexpected .* at node end|Not a YAML|Unexpected flow-\w+-start)/,
    `a value ends before this text; ${quote}`,
  ],
  [/^Unexpected (?:seq-item|block-seq|explicit-key)|^Missing newline/, `a \`-\` or \`?\` starts an item; ${quote}`],
  [/^(?:Implicit (?:map )?keys)/, "this line is not `key: value`; write a colon and a space after the key"],
  [
    /^(?:All (?:mapping|sequence)|A block sequence|Sequence item without)/,
    "this line is indented differently from the others of its block; align it with them",
  ],
  [/^Missing , /, "a comma is missing between two items, or quotes around a text that has a colon"],
  [/^Missing space after :/, "a space is missing after the colon"],
  [/^Unexpected , /, "there is a comma too many here"],
  [/^Unexpected flow-(?:seq|map)-end/, "this bracket closes nothing; remove it, or put the value in quotes"],
  [/^Comments must be separated/, `a comment needs a space before \`#\`; if it is no comment, ${quote}`],
  [/escape sequence/i, "double quotes do not allow this backslash; write single quotes, or `\\\\`"],
  [/^An? (?:alias|anchor|tag)|^Tags and anchors|directives-end/i, markers],
  [/^Block scalar/i, "the lines of this block are indented less than its first one"],
];

interface Opening {
  readonly sign: string;
  readonly span: Span;
}

/** The list, mapping or quoted text that is never closed: the outermost one, or the one that a wrong bracket closes. */
function openIn(text: string): Opening | undefined {
  const open: Opening[] = [];
  const pattern =
    /"(?:[^"\\]|\\[\s\S])*("?)|'(?:[^']|'')*('?)|(^|\s)#.*|[[\]{}]|[^\s[\]{},:"'#-][^\n,[\]{}]*?(?=:\s|[,[\]{}]|\s#|\n|$)/gm;
  for (const match of text.matchAll(pattern)) {
    const [token, double, single, comment] = match;
    const sign = token.charAt(0);
    const span = { start: match.index, end: match.index + 1 };
    if (comment !== undefined) continue;
    if ((sign === '"' && double === "") || (sign === "'" && single === "")) return { sign, span };
    if (sign === "[" || sign === "{") open.push({ sign, span });
    else if (sign === "]" || sign === "}") {
      const last = open.pop();
      if (last && last.sign !== (sign === "]" ? "[" : "{")) return last;
    }
  }
  return open[0];
}
