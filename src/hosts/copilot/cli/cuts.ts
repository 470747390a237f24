/** Lines of the frontmatter that begin where a person does not see it. */
import type { Ineffective } from "../../../model/profile.ts";
import type { Node, Table } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import { append } from "../../../repo/many.ts";

/** Characters that end a line for serde_yaml and for no editor or diff. */
const breaks: Readonly<Record<string, string>> = {
  "\r": "a carriage return alone",
  "\u0085": "the character U+0085",
  "\u2028": "the character U+2028",
  "\u2029": "the character U+2029",
};

/** How many values are searched. Aliases can write more than anybody reads. */
const maxValues = 2_000;

/** Keys that Copilot CLI reads although they seem to stand inside another line, a comment or a text. */
export function cutsIn(table: Table, source: Source): readonly Ineffective[] {
  if (!/\r(?!\n)|[\x85\u2028\u2029]/.test(source.text.slice(0, table.span.end))) return [];
  const found: Ineffective[] = [];
  const seen = new Set<Node>();
  const stack: Node[] = [table];
  for (let node = stack.pop(); node && seen.size < maxValues; node = stack.pop()) {
    if (node.kind === "scalar" || seen.has(node)) continue;
    seen.add(node);
    append(stack, node.kind === "list" ? node.items : node.entries.map(({ value }) => value));
    for (const start of node.kind === "list" ? node.items : node.entries.map(({ key }) => key)) {
      const finding = cutAt(start, source);
      if (finding) found.push(finding);
    }
  }
  return found.toSorted((a, b) => a.at.span.start - b.at.span.start);
}

function cutAt({ span }: Node, source: Source): Ineffective | undefined {
  let before = span.start - 1;
  while (before >= 0 && /[ \t\ufeff?-]/.test(source.text[before] ?? "")) before--;
  const name = breaks[source.text[before] ?? ""];
  return name === undefined
    ? undefined
    : {
        kind: "cut",
        what: source.text.slice(span.start, Math.min(span.end, span.start + 60)),
        because: `follows ${name}, which ends a line in Copilot CLI but is not visible as a line end; write a line feed`,
        at: { source, span },
      };
}
