/** Reads `.roomodes`: modes in one file, of which one that is wrong takes the others down. */
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { union } from "../../model/profile.ts";
import { parseJson } from "../../parsers/json.ts";
import { parseYaml, repeatedKeyOf, withOccurrences } from "../../parsers/yaml/index.ts";
import type { Source } from "../../repo/text.ts";
import { readProfile, refusalOf } from "./mode.ts";

/** Characters that the host takes for others before it reads: places stay, but after those that it leaves out. */
const odd: ReadonlyMap<string, string> = new Map(
  [
    ..."\u00a0",
    ..."\u200b\u200c\u200d\ufeff",
    ..."\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
    ..."\u2018\u2019",
    ..."\u201c\u201d",
  ].map((unit, i) => [unit, i === 0 ? " " : i < 5 ? "" : i < 12 ? "-" : i < 14 ? "'" : '"']),
);

function cleaned(source: Source): Source {
  const text = source.text.replace(
    /^\ufeff|[\u00a0\u200b-\u200d\u2010-\u2015\u2212\u2018\u2019\u201c\u201d]/g,
    (unit) => odd.get(unit) ?? unit,
  );
  return text === source.text ? source : { ...source, text };
}

export async function modesOf(written: Source): Promise<readonly FileResult[]> {
  const source = cleaned(written);
  const { node, fault } = await parsed(source.text, written.text);
  const at = (problem: SyntaxProblem): Problem => ({ message: problem.message, at: { source, span: problem.span } });
  const lists = (node?.entries ?? []).flatMap(({ name, value }) => (name === "customModes" ? [value] : []));
  const [list] = lists;
  const modes = lists.flatMap((one) => (one.kind === "list" ? one.items : [])).slice(0, most);
  if (!list || list.kind !== "list" || (fault && modes.length === 0)) {
    const problem: SyntaxProblem = fault ?? {
      kind: "problem",
      message: list ? "`customModes` is no list" : "it has no `customModes`",
      span: list?.span ?? { start: 0, end: 0 },
    };
    return [
      {
        verdict:
          fault || list
            ? { kind: "rejected", problem: at(problem) }
            : { kind: "dropped", problem: { ...at(problem), kind: "document" } },
      },
    ];
  }
  const refusals = refusalsOf(modes, fault, list);
  const [first] = refusals.values();
  return modes.map((mode): FileResult => {
    const refusal = refusals.get(mode);
    const profile =
      mode.kind === "table"
        ? withOccurrences(mode)
            .map((table) => readProfile(table, source, first === undefined))
            .reduce(union)
        : undefined;
    const lost = first && {
      message: `the host refuses the whole file, because elsewhere in it ${first.message}`,
      at: { source, span: startOf(mode) },
      related: [at(first)],
    };
    const verdict: FileResult["verdict"] = refusal
      ? { kind: "rejected", problem: at(refusal) }
      : lost
        ? { kind: "lost", problem: lost }
        : { kind: "loaded" };
    return { verdict, ...(profile ? { profile } : {}) };
  });
}

/** Beyond so many modes of one file nobody reads; aliases can write more. */
const most = 1_000;

function startOf(mode: Node): { readonly start: number; readonly end: number } {
  const slug = valueOf(mode, "slug");
  return slug?.span ?? { start: mode.span.start, end: mode.span.start };
}

/** By the mode at which each stands; one of the file as a whole stands at the first. */
function refusalsOf(
  modes: readonly Node[],
  fault: SyntaxProblem | undefined,
  list: Node,
): ReadonlyMap<Node, SyntaxProblem> {
  const found = new Map<Node, SyntaxProblem>();
  if (fault) found.set(modes[0] ?? list, fault);
  const slugs = new Set<string>();
  for (const mode of modes) {
    const slug = textOf(valueOf(mode, "slug"));
    const twice: SyntaxProblem | undefined =
      slug !== undefined && slugs.has(slug)
        ? { kind: "problem", message: `the slug \`${slug}\` stands twice`, span: startOf(mode) }
        : undefined;
    if (slug !== undefined) slugs.add(slug);
    const repeated = mode.kind === "table" ? repeatedKeyOf(mode) : undefined;
    const refusal =
      (repeated && { ...repeated, message: `the file is no YAML: ${repeated.message}` }) ?? refusalOf(mode) ?? twice;
    if (refusal && !found.has(mode)) found.set(mode, refusal);
  }
  return found;
}

/** YAML, and where that fails JSON, of the text as it is written. */
async function parsed(
  text: string,
  written: string,
): Promise<{ readonly node: Table | undefined; readonly fault?: SyntaxProblem }> {
  const { node, problems } = await parseYaml(text, 0);
  const table = node.kind === "table" ? node : undefined;
  const [problem] = problems;
  const twice = table && repeatedKeyOf(table);
  if (!problem)
    return { node: table, ...(twice ? { fault: { ...twice, message: `the file is no YAML: ${twice.message}` } } : {}) };
  const json = parseJson(written);
  if (json.kind === "table") return { node: json };
  const end = Math.min(problem.span.end, text.length);
  return {
    node: table,
    fault: {
      ...problem,
      message: `the file is no YAML: ${problem.message}`,
      span: { start: Math.min(problem.span.start, end), end },
    },
  };
}
