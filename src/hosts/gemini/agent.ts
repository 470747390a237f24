/** What Gemini CLI makes of one Markdown file: an agent, or several remote ones in a list. */
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import type { SyntaxProblem, Table } from "../../parsers/node.ts";
import { union } from "../../model/profile.ts";
import { parseYaml } from "../../parsers/yaml/index.ts";
import type { Source } from "../../repo/text.ts";
import { isRemote, readDocument, refusalsOf } from "./document.ts";
import { readProfile } from "./profile.ts";

export async function agentsOf(source: Source): Promise<readonly FileResult[]> {
  const { tables, fault, body, isPlain } = await readDocument(source.text);
  const verdictOf = ([problem, ...others]: readonly SyntaxProblem[]): FileResult["verdict"] =>
    problem ? { kind: "rejected", problem: problemIn(source, problem, others) } : { kind: "loaded" };
  if (isPlain && fault) return [{ verdict: verdictOf([fault]) }];
  const list = await listOf(source, tables[0]);
  if (list && !fault) {
    if (list.length === 0)
      return [
        {
          verdict: {
            kind: "dropped",
            problem: problemIn(
              source,
              { kind: "problem", message: "its list holds no agent", span: tables[0].span },
              [],
            ),
          },
        },
      ];
    const refusals = list.flatMap((table) =>
      isRemote(table)
        ? refusalsOf(table)
        : [{ kind: "problem" as const, message: "an item of the list is no remote agent", span: table.span }],
    );
    return list.map((table) => ({
      verdict: verdictOf(refusals),
      profile: readProfile(table, source, body, refusals.length === 0),
    }));
  }
  const refusals = fault ? [fault] : refusalsOf(tables[0]);
  const [first, ...others] = tables.map((table, i) =>
    readProfile(table, source, body, refusals.length === 0 && i === 0),
  );
  const profile = first && others.reduce(union, first);
  return [{ verdict: verdictOf(refusals), ...(profile ? { profile } : {}) }];
}

/** How many further problems are reported with the first. */
const maxRelated = 20;

function problemIn(source: Source, { message, span }: SyntaxProblem, others: readonly SyntaxProblem[]): Problem {
  const related = others
    .slice(0, maxRelated)
    .map((problem) => ({ message: problem.message, at: { source, span: problem.span } }));
  return { message, at: { source, span }, ...(related.length > 0 ? { related } : {}) };
}

/** The items of frontmatter that is a list; `undefined` when it is a mapping. */
async function listOf(source: Source, { entries, span }: Table): Promise<readonly Table[] | undefined> {
  if (entries.length > 0 || !/^---\r?\n\s*(?:#[^\n]*\n\s*)*[-[]/.test(source.text)) return undefined;
  const end = source.text.indexOf("\n---", span.start);
  const { node } = await parseYaml(source.text.slice(span.start, end < 0 ? source.text.length : end), span.start);
  if (node.kind !== "list") return undefined;
  return node.items.map(
    (item): Table => (item.kind === "table" ? item : { kind: "table", span: item.span, entries: [] }),
  );
}
