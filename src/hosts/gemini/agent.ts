/** What Gemini CLI makes of one Markdown file: an agent, or several remote ones in a list. */
import type { FileResult } from "../_kit/loading/layers.ts";
import type { SettingsText } from "../_kit/loading/single-folder.ts";
import type { Problem } from "../../model/load.ts";
import type { List, SyntaxProblem, Table } from "../../parsers/node.ts";
import { union } from "../../model/union.ts";
import type { Source } from "../../repo/text.ts";
import { respelledFix } from "../_kit/fixes/spelling.ts";
import { isRemote, readDocument, type Refusal, refusalsOf } from "./document.ts";
import { withOverrides } from "./overrides.ts";
import { readProfile } from "./profile.ts";

/** One agent, or several remote ones. Of a refused file, what it states all the same. */
export async function readAgents(source: Source, settings: readonly SettingsText[]): Promise<readonly FileResult[]> {
  const { node, tables, fault, body, cuts, isPlain } = await readDocument(source);
  const verdictOf = ([problem, ...others]: readonly Refusal[]): FileResult["verdict"] =>
    problem ? { kind: "rejected", problem: problemIn(source, problem, others) } : { kind: "loaded" };
  if (isPlain && fault) return [{ verdict: verdictOf([fault]) }];
  if (node?.kind === "list") return withOverrides(remoteAgents(node, source, verdictOf), settings);
  const refusals = fault ? [fault] : refusalsOf(tables[0]);
  const profile = tables
    .map((table, i) => readProfile(table, source, { body, cuts, isLoaded: refusals.length === 0 && i === 0 }))
    .reduce(union);
  return withOverrides([{ verdict: verdictOf(refusals), profile }], settings);
}

/** One agent for each item, without a prompt. One fault refuses all of them. */
function remoteAgents(
  { items, span }: List,
  source: Source,
  verdictOf: (refusals: readonly Refusal[]) => FileResult["verdict"],
): readonly FileResult[] {
  if (items.length === 0) {
    const problem: SyntaxProblem = { kind: "problem", message: "its list has no agent", span };
    return [{ verdict: { kind: "dropped", problem: problemIn(source, problem, []) } }];
  }
  const refusals = items.flatMap((item): readonly Refusal[] =>
    item.kind === "table" && isRemote(item)
      ? refusalsOf(item)
      : [{ kind: "problem", message: "an item of the list is not a remote agent", span: item.span }],
  );
  const options = { body: { start: span.end, end: span.end }, cuts: [], isLoaded: refusals.length === 0 };
  return items.map((item) => {
    const table: Table = item.kind === "table" ? item : { kind: "table", span: item.span, entries: [] };
    return { verdict: verdictOf(refusals), profile: readProfile(table, source, options) };
  });
}

/** How many further problems are reported with the first. */
const maxRelated = 20;

function problemIn(source: Source, first: Refusal, others: readonly Refusal[]): Problem {
  const { message, span } = first;
  const respelled = respelledFix(source, [first, ...others.slice(0, maxRelated)]);
  const related = others
    .slice(0, maxRelated)
    .map((problem) => ({ message: problem.message, at: { source, span: problem.span } }));
  return {
    message,
    at: { source, span },
    ...(related.length > 0 ? { related } : {}),
    ...(respelled ? { fixes: [respelled] } : {}),
  };
}
