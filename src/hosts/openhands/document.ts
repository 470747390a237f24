/**
 * Where OpenHands sees frontmatter, by the rules of the package python-frontmatter: YAML between two lines of dashes,
 * or JSON between two lines of braces.
 */
import { parseJson, withLastValues } from "../../parsers/json.ts";
import type { Node, SyntaxProblem, Table } from "../../parsers/node.ts";
import { asPython, diagnosisOf, readPyYaml } from "../../parsers/yaml/python.ts";
import type { Source, Span } from "../../repo/text.ts";

/** A file taken apart by the first kind of fence that it has. */
export interface Document {
  /** The keys as far as they could be read; empty without frontmatter. */
  readonly table: Table;
  /** `toml`: a package that OpenHands does not need reads it, if it is installed. */
  readonly form: "none" | "yaml" | "json" | "toml";
  /** Why the file is refused. */
  readonly refusal?: { readonly message: string; readonly span: Span };
  /** What the table lacks, because aliases make it stand for too much. OpenHands reads it. */
  readonly excess?: SyntaxProblem;
  /** The prompt. */
  readonly body: Span;
}

/**
 * White space of Python's `str.strip` and of `\s` in its patterns: no byte-order mark, which therefore hides a fence.
 */
const space = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const leading = new RegExp(`^${space}*`);
const trailing = new RegExp(`${space}$`);
/** A line of three or more dashes, and the blank lines after it. */
const dashes = new RegExp(`(?<![^\\n\\r])-{3,}(?!-)${space}*(?=[\\n\\r]|$)`, "g");
const braces = /(?<![^\n\r])[{}](?=[\n\r]|$)/g;

/** Keys that the package takes for its own arguments: a file with one of them is refused. */
const reserved: ReadonlySet<string> = new Set(["content", "handler", "self"]);

/** Tries YAML, then JSON, then TOML, as OpenHands does. Text around the fences is trimmed. */
export function readDocument({ text }: Source): Document {
  const start = leading.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > start && trailing.test(text[end - 1] ?? "")) end--;
  const whole: Span = { start, end };
  const nothing: Document = { table: emptyAt(start), form: "none", body: whole };
  const yaml = fencesIn(text, whole, dashes);
  if (yaml) return yaml.close ? checked(readYaml(text, yaml.front), "yaml", yaml.body) : nothing;
  const json = fencesIn(text, whole, braces);
  if (json) return json.close ? checked(readJson(text, json.front), "json", json.body) : nothing;
  return /^\+{3,}[ \t]*(?=[\n\r])/.test(text.slice(start, end)) ? { ...nothing, form: "toml" } : nothing;
}

interface Fences {
  readonly close: boolean;
  readonly front: Span;
  readonly body: Span;
}

/** The first two fences, if the text without the white space around it begins with one. */
function fencesIn(text: string, { start, end }: Span, fence: RegExp): Fences | undefined {
  const within = text.slice(start, end);
  fence.lastIndex = 0;
  const open = fence.exec(within);
  if (open?.index !== 0) return undefined;
  const front = start + open[0].length;
  const close = fence.exec(within);
  if (!close) return { close: false, front: { start, end: start }, body: { start, end } };
  const from = start + close.index;
  return { close: true, front: { start: front, end: from }, body: { start: from + close[0].length, end } };
}

function emptyAt(at: number): Table {
  return { kind: "table", span: { start: at, end: at }, entries: [] };
}

interface Reading {
  readonly node: Node | undefined;
  readonly problem: SyntaxProblem | undefined;
  readonly excess?: SyntaxProblem;
  readonly at: number;
}

function readYaml(text: string, { start, end }: Span): Reading {
  const { problem, ...read } = readPyYaml(text.slice(start, end), start);
  return { ...read, problem: problem && diagnosisOf(text, { start, end }, problem), at: start };
}

/** Strings, and numbers that only Python's JSON has. */
const words = /"(?:[^"\\]|\\.)*"|Infinity|NaN/gs;

/** The lines between the braces, with the braces. */
function readJson(text: string, { start, end }: Span): Reading {
  const front = text
    .slice(start, end)
    .replace(words, (word) => (word.startsWith('"') ? word : `1.${"0".repeat(word.length - 2)}`));
  const padded = `${" ".repeat(start - 1)}{${front}}`;
  const node = parseJson(padded);
  return node.kind === "problem"
    ? { node: undefined, problem: node, at: start }
    : { node: asPython(withLastValues(node)), problem: undefined, at: start };
}

/** Any value but a mapping counts as no frontmatter. Keys become arguments of a call, so that each must be a text. */
function checked({ node, problem, excess, at }: Reading, form: "yaml" | "json", body: Span): Document {
  const table = node?.kind === "table" ? node : emptyAt(at);
  const wrong = table.entries.find(({ name }) => name === undefined || reserved.has(name));
  const what = form === "yaml" ? "YAML" : "JSON";
  const refusal = problem
    ? { message: `the frontmatter is not valid ${what}: ${problem.message}`, span: problem.span }
    : wrong && {
        message:
          wrong.name === undefined
            ? "a key of the frontmatter is not a text; put it in quotes"
            : `the key \`${wrong.name}\` is one that the reader of frontmatter keeps for itself; rename it`,
        span: wrong.key.span,
      };
  return { table, form, ...(refusal ? { refusal } : {}), ...(excess ? { excess } : {}), body };
}
