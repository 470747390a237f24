/** Reads one file as Cline does: of the lines that can close the frontmatter, the last one with a valid subagent. */
import type { Problem } from "../../model/load.ts";
import type { Ineffective } from "../../model/profile.ts";
import type { Node, SyntaxProblem, Table } from "../../parsers/node.ts";
import { diagnosisOf, mappingOf, readCoreYaml, readFrontmatter } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { faultIn } from "./fields.ts";
import { noClosingFence } from "../_kit/profiles/no-fence.ts";

/** One reading of a file: a line further down may close the frontmatter in another. */
export interface Document {
  /** The frontmatter as the host reads it; where the host refuses it, as far as it can be read. */
  readonly table: Table;
  readonly body: Span;
  /** `false`: the host reads nothing of it, and the values of the table are a guess. */
  readonly isRead: boolean;
  /** A line that closes the frontmatter and that a reader does not see. */
  readonly cuts: readonly Ineffective[];
  /** Why the host refuses the file; of kind `document` where nothing looks like a subagent. */
  readonly problem?: Problem;
  /** What the host reads of it and this tool cannot. */
  readonly unjudged?: Problem;
  /** The host may read frontmatter that is too much for this tool, with any tools. */
  readonly isOpen?: true;
}

/** A line that closes the frontmatter. */
interface Closing {
  readonly start: number;
  readonly end: number;
}

/** How many closing lines are tried. A second document in the frontmatter ends the search before that. */
const maxClosings = 50;
/** How much text is parsed for all of them. */
const maxParsed = 500_000;

const blank = "[^\\S\\r\\n]*";

/** The last closing line counts whose frontmatter is a valid subagent; without one, the first closing line. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const top = text.startsWith("\ufeff") ? 1 : 0;
  const opening = new RegExp(`^---${blank}(?:\\r?\\n|$)`).exec(text.slice(top));
  if (!opening) return withoutFrontmatter(source, top);
  const front = top + opening[0].length;
  const { found, first, isCut } = await tried(source, front, closingsIn(text, front));
  const result = found ?? first ?? (await refused(source, { start: front, end: text.length }, "unclosed"));
  if (!isCut) return result;
  const { problem: _, ...open } = result;
  const message =
    "has many lines that can close the frontmatter, and not all of them are checked, so every tool counts";
  return { ...open, isOpen: true, unjudged: { message, at: { source, span: { start: front, end: front } } } };
}

/** What the closing lines give: the last that gives a subagent, and the first that gives none. */
interface Tried {
  readonly found?: Document | undefined;
  readonly first?: Document | undefined;
  /** Some closing lines were not tried. */
  readonly isCut: boolean;
}

async function tried(source: Source, front: number, closings: readonly Closing[]): Promise<Tried> {
  let found: Document | undefined;
  let first: Document | undefined;
  let parsed = 0;
  for (const [i, closing] of closings.entries()) {
    const span = { start: front, end: closing.start };
    parsed += span.end - span.start;
    if (i === maxClosings || (i > 0 && parsed > maxParsed)) return { found, first, isCut: true };
    const reading = await readCoreYaml(source.text.slice(span.start, span.end), front);
    if (reading.kind === "read") {
      const read = documentOf(source, reading.node, closing);
      if (read.problem) first ??= read;
      else found = read;
      continue;
    }
    const [problem] = reading.problems;
    if (reading.excessive) return { found: await excessive(source, span, closing.end, problem), isCut: false };
    first ??= await refused(source, span, problem, closing.end);
    // Every longer text has this second document too.
    if (reading.problems.some(({ message }) => message === "a second document follows")) break;
  }
  return { found, first, isCut: false };
}

/** Lines of three dashes. Cline's pattern also begins a line after a carriage return and a Unicode separator. */
function closingsIn(text: string, from: number): readonly Closing[] {
  const pattern = new RegExp(`^---${blank}(?:\\r?\\n|$)`, "gm");
  const closings: Closing[] = [];
  for (const { index, 0: line } of text.slice(from).matchAll(pattern)) {
    closings.push({ start: from + index, end: from + index + line.length });
    if (closings.length > maxClosings) break;
  }
  return closings;
}

/** The frontmatter above one closing line, which is valid YAML. */
function documentOf(source: Source, node: Node, closing: Closing): Document {
  const body = { start: closing.end, end: source.text.length };
  const at = { source, span: node.span };
  if (node.kind !== "table")
    return {
      table: mappingOf(undefined, node.span.start),
      isRead: false,
      body,
      cuts: [],
      problem: { message: "the frontmatter is not a mapping", at },
    };
  const problem = faultIn(node, source);
  return { table: node, isRead: true, body, cuts: hiddenClosing(source, closing), ...(problem ? { problem } : {}) };
}

/** A closing line that begins where editors and reviews show no new line. */
function hiddenClosing(source: Source, { start, end }: Closing): readonly Ineffective[] {
  if (source.text[start - 1] === "\n") return [];
  const because =
    "ends the frontmatter, because a character before it that editors and reviews do not show ends a line, and what follows it is prompt; remove that character";
  return [{ kind: "cut", what: "---", because, at: { source, span: { start: start - 1, end } } }];
}

async function refused(
  source: Source,
  front: Span,
  fault: SyntaxProblem | "unclosed",
  end = source.text.length,
): Promise<Document> {
  const { tables } = await readFrontmatter(source.text, front);
  const common = { table: tables[0], isRead: false, body: { start: end, end: source.text.length }, cuts: [] };
  if (fault === "unclosed")
    return {
      ...common,
      problem: {
        message: noClosingFence,
        at: { source, span: { start: 0, end: 0 } },
      },
    };
  const { message, span } = diagnosisOf(source.text, front, fault);
  return { ...common, problem: { message: `the frontmatter is not valid YAML: ${message}`, at: { source, span } } };
}

async function excessive(source: Source, front: Span, end: number, { message }: SyntaxProblem): Promise<Document> {
  const { tables } = await readFrontmatter(source.text, front);
  const at = { source, span: { start: front.start, end: front.start } };
  return {
    table: tables[0],
    isRead: false,
    isOpen: true,
    body: { start: end, end: source.text.length },
    cuts: [],
    unjudged: { message: `the frontmatter ${message}, so every tool counts`, at },
  };
}

const meant = /^\s*(?:---[ \t]*\r?\n(?:[^\n]*\n){0,20}?)?(?:["']?name|description)["']?[ \t]*:/m;

/** Cline takes plain YAML for no subagent either. */
async function withoutFrontmatter(source: Source, top: number): Promise<Document> {
  const { text } = source;
  const looks = meant.test(text.slice(0, 8192));
  const message = looks
    ? "the first line is not `---`, and Cline reads only frontmatter between two such lines, with the prompt below it"
    : "it has no frontmatter, so it counts as a document";
  const span = { start: 0, end: 0 };
  const { tables } = looks ? await readFrontmatter(text, { start: top, end: text.length }) : { tables: [] };
  return {
    table: tables[0] ?? mappingOf(undefined, 0),
    isRead: false,
    body: { start: text.length, end: text.length },
    cuts: [],
    problem: { message, at: { source, span }, ...(looks ? {} : { kind: "document" }) },
  };
}
