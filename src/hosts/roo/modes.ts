/** Reads `.roomodes`: several modes in one file, where one invalid mode invalidates the others. */
import { longListProblem } from "../_kit/long-lists.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import type { Problem } from "../../model/load.ts";
import { type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { union } from "../../model/union.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { parseJson, withLastValues } from "../../parsers/json.ts";
import { diagnosisOf, parseYaml, repeatedIn, withOccurrences } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { readProfile, modeRefusal } from "./mode.ts";

/** Characters that the host replaces before it parses. Places stay exact, except after characters that it removes. */
const replacements: ReadonlyMap<string, string> = new Map(
  (
    [
      ["\u00a0", " "],
      ["\u200b\u200c\u200d\ufeff", ""],
      ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"],
      ["\u2018\u2019", "'"],
      ["\u201c\u201d", '"'],
    ] as const
  ).flatMap(([units, replacement]) => [...units].map((unit) => [unit, replacement] as const)),
);

function cleaned(source: Source): Source {
  const text = source.text.replace(
    /^\ufeff|[\u00a0\u200b-\u200d\u2010-\u2015\u2212\u2018\u2019\u201c\u201d]/g,
    (unit) => replacements.get(unit) ?? unit,
  );
  return text === source.text ? source : { ...source, text };
}

/** What the host makes of each mode of a file, and what is not read of it. */
interface Modes {
  readonly results: readonly FileResult[];
  readonly unjudged: readonly Problem[];
}

/** The modes of one file. The list is `customModes`; a repeated key counts too, because readers differ about it. */
export async function modesOf(written: Source): Promise<Modes> {
  const source = cleaned(written);
  const { node, fault } = await parsed(source.text, written.text);
  const lists = (node?.entries ?? []).flatMap(({ name, value }) => (name === "customModes" ? [value] : []));
  const [list] = lists;
  const all = lists.flatMap(listItems);
  const modes = all.slice(0, maxModes);
  if (!list || list.kind !== "list" || (fault && modes.length === 0))
    return { results: [withoutModes(source, fault, list)], unjudged: [] };
  const refusals = refusalsOf(modes, fault, list);
  const [first] = refusals.values();
  const results = modes.map((mode): FileResult => {
    const refusal = refusals.get(mode);
    const tables = mode.kind === "table" ? withOccurrences(mode) : [];
    const [profile, ...others] = tables.map((table) => readProfile(table, source, first === undefined));
    return {
      verdict: refusal
        ? { kind: "rejected", problem: problemIn(source, refusal) }
        : first
          ? { kind: "lost", problem: lostBy(first, mode, source) }
          : { kind: "loaded" },
      ...(profile ? { profile: others.reduce(union, profile) } : {}),
    };
  });
  return { results, unjudged: longListProblem(all, maxModes, "modes", source) };
}

function problemIn(source: Source, { message, span }: SyntaxProblem): Problem {
  return { message, at: { source, span } };
}

/** A file from which the host gets no mode. */
function withoutModes(source: Source, fault: SyntaxProblem | undefined, list: Node | undefined): FileResult {
  const problem = problemIn(
    source,
    fault ?? {
      kind: "problem",
      message: list ? "`customModes` is not a list" : "it has no `customModes`",
      span: list?.span ?? { start: 0, end: 0 },
    },
  );
  return {
    verdict:
      fault || list ? { kind: "rejected", problem } : { kind: "dropped", problem: { ...problem, kind: "document" } },
  };
}

/** A mode that is valid itself, in a file that the host refuses. */
function lostBy(first: SyntaxProblem, mode: Node, source: Source): Problem {
  return {
    message: `the whole file is rejected, because elsewhere in it ${first.message}`,
    at: { source, span: startOf(mode) },
    related: [problemIn(source, first)],
  };
}

/** How many modes of one file are read. Aliases can write more than anybody does. */
const maxModes = 1_000;

function startOf(mode: Node): { readonly start: number; readonly end: number } {
  const slug = valueOf(mode, "slug");
  return slug?.span ?? { start: mode.span.start, end: mode.span.start };
}

/** The refusals by mode. A fault of the file as a whole belongs to the mode that holds it, else to the first. */
function refusalsOf(
  modes: readonly Node[],
  fault: SyntaxProblem | undefined,
  list: Node,
): ReadonlyMap<Node, SyntaxProblem> {
  const found = new Map<Node, SyntaxProblem>();
  if (fault) found.set(modes.find(({ span }) => holds(span, fault.span)) ?? modes[0] ?? list, fault);
  const slugs = new Set<string>();
  for (const mode of modes) {
    const slug = textOf(valueOf(mode, "slug"));
    const twice: SyntaxProblem | undefined =
      slug !== undefined && slugs.has(slug)
        ? { kind: "problem", message: `the slug \`${slug}\` is used twice`, span: startOf(mode) }
        : undefined;
    if (slug !== undefined) slugs.add(slug);
    const refusal = modeRefusal(mode) ?? twice;
    if (refusal && !found.has(mode)) found.set(mode, refusal);
  }
  return found;
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The file as YAML, in which no mapping has a key twice; if that fails, the original text as JSON. */
async function parsed(
  text: string,
  written: string,
): Promise<{ readonly node: Table | undefined; readonly fault?: SyntaxProblem }> {
  const { node, problems } = await parseYaml(text, 0);
  const table = node.kind === "table" ? node : undefined;
  const problem = problems[0] ?? repeatedIn(node);
  if (!problem) return { node: table };
  const json = parseJson(written);
  if (json.kind === "table") return { node: withLastValues(json) };
  const { message, span } = diagnosisOf(text, { start: 0, end: text.length }, problem);
  const end = Math.min(span.end, text.length);
  return {
    node: table,
    fault: {
      ...problem,
      message: `the file is not valid YAML: ${message}`,
      span: { start: Math.min(span.start, end), end },
    },
  };
}
