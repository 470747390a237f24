/**
 * Splits a Markdown file into frontmatter and body as opencode does: gray-matter's fences and languages, and opencode's
 * second try.
 */
import type { Node, SyntaxProblem, Table } from "../../../parsers/node.ts";
import { parseJson, parseJsonc, withLastValues } from "../../../parsers/json.ts";
import { diagnosisOf, mappingOf, parseYaml, readJsYaml } from "../../../parsers/yaml/index.ts";
import type { Span } from "../../../repo/text.ts";
import { type Rewritten, rewritten } from "./second-try.ts";

/** A profile taken apart as opencode does it. */
export interface Document {
  /** Where a key would be written: the frontmatter, or the start of a file without one. */
  readonly front: Span;
  /** The prompt. */
  readonly body: Span;
  /** The keys that the host reads. */
  readonly table: Table;
  /**
   * Why the host does not read the keys, or not always. `ignored`: the file is taken without them, as a prompt from its
   * first character on. `repaired`: only the second try reads them, and a later reading of the same text ignores them.
   * `dropped`: the second try fails too, and only a later reading takes the file, without its keys.
   */
  readonly fault?: { readonly kind: "ignored" | "repaired" | "dropped"; readonly problem: SyntaxProblem };
  /** The keys as the author meant them, if the host does not read them. */
  readonly meant?: Table;
  /** The opening fence, if its language makes the frontmatter a program. */
  readonly program?: Span;
}

/** The fences of a file, as offsets: its first line with a language, the text between the fences, and the rest. */
interface Fences {
  /** From the opening dashes to the end of their line. */
  readonly opening: Span;
  readonly language: string;
  readonly front: Span;
  readonly body: Span;
}

/** gray-matter@4.0.3:index.js: without a byte-order mark, the text must begin with exactly three dashes. */
export async function readDocument(text: string): Promise<Document> {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  if (!text.startsWith("---", start) || text[start + 3] === "-") {
    const front = { start, end: start };
    return { front, body: { start, end: text.length }, table: emptyAt(start) };
  }
  const fences = fencesOf(text, start);
  const { front, body } = fences;
  const first = await readFront(text, fences);
  if (first.kind === "read") return { front, body, table: first.table, ...programIn(first) };
  const problem = isYaml(fences.language) ? diagnosisOf(text, front, first.problem) : first.problem;
  const second = rewritten(text);
  const meant = await meantIn(text, front);
  const whole = { start, end: text.length };
  if (!second) return { front, body: whole, table: emptyAt(front.start), fault: { kind: "ignored", problem }, meant };
  const again = fencesOf(second.text, 0);
  const repaired = await readFront(second.text, again);
  if (repaired.kind === "refused")
    return { front, body: whole, table: emptyAt(front.start), fault: { kind: "dropped", problem }, meant };
  const table = movedBack(repaired.table, second) as Table;
  return { front, body, table, fault: { kind: "repaired", problem } };
}

function isYaml(language: string): boolean {
  return /^(?:|ya?ml)$/i.test(language);
}

function programIn({ program }: { readonly program?: Span }): Pick<Document, "program"> {
  return program ? { program } : {};
}

function fencesOf(text: string, start: number): Fences {
  const afterDashes = start + 3;
  const found = text.slice(afterDashes).search(/\r?\n/);
  // Without a line break, gray-matter takes all but the last character for the language.
  const line = found < 0 ? Math.max(0, text.length - afterDashes - 1) : found;
  const language = text.slice(afterDashes, afterDashes + line).trim();
  const after = language === "" ? afterDashes : afterDashes + line;
  const close = text.indexOf("\n---", after);
  const end = close < 0 ? text.length : close;
  return {
    opening: { start, end: afterDashes + line },
    language,
    front: { start: after, end },
    body: close < 0 ? { start: end, end } : bodyAfter(text, close + 4),
  };
}

function bodyAfter(text: string, start: number): Span {
  return { start: start + (/^\r?\n?/.exec(text.slice(start, start + 2))?.[0].length ?? 0), end: text.length };
}

type FrontRead =
  | { readonly kind: "read"; readonly table: Table; readonly program?: Span }
  | { readonly kind: "refused"; readonly problem: SyntaxProblem };

/** gray-matter@4.0.3:lib/engine.js: the languages that have an engine. `json` is spelled exactly so. */
async function readFront(text: string, { opening, language, front }: Fences): Promise<FrontRead> {
  const lines = text.slice(front.start, front.end).split("\n");
  if (lines.every((line) => /^\s*(?:$|#.)/s.test(line))) return { kind: "read", table: emptyAt(front.start) };
  if (language === "json") return readJson(text, front);
  switch (language.toLowerCase()) {
    case "":
    case "yaml":
    case "yml": {
      const reading = await readJsYaml(text.slice(front.start, front.end), front.start, 3);
      return reading.kind === "refused" ? reading : { kind: "read", table: mappingOf(reading.node, front.start) };
    }
    case "js":
    case "javascript":
      return { kind: "read", table: emptyAt(front.start), program: opening };
    default: {
      const message = `opencode cannot read frontmatter in \`${language.slice(0, 40)}\``;
      return { kind: "refused", problem: { kind: "problem", message, span: opening } };
    }
  }
}

/** The text before the frontmatter is blanked, so that offsets stay. */
function readJson(text: string, front: Span): FrontRead {
  const blanked = text.slice(0, front.start).replace(/[^\n]/g, " ") + text.slice(front.start, front.end);
  const exact = parseJson(blanked);
  try {
    JSON.parse(blanked);
  } catch (error) {
    const message = error instanceof Error ? error.message : "it is not JSON";
    const problem: SyntaxProblem = exact.kind === "problem" ? exact : { kind: "problem", message, span: front };
    return { kind: "refused", problem };
  }
  const node = exact.kind === "problem" ? parseJsonc(blanked) : exact;
  const root = node.kind === "problem" ? undefined : withLastValues(node);
  return { kind: "read", table: mappingOf(root, front.start) };
}

/** The keys that a lenient reader finds, to report where limits are written that do not hold. */
async function meantIn(text: string, front: Span): Promise<Table> {
  const { node } = await parseYaml(text.slice(front.start, front.end), front.start);
  return mappingOf(node, front.start);
}

function emptyAt(start: number): Table {
  return { kind: "table", span: { start, end: start }, entries: [] };
}

/** A node of the rewritten text with its places in the original one. */
function movedBack(node: Node, { origin }: Rewritten): Node {
  const move = (inner: Node): Node => {
    const span = { start: origin(inner.span.start), end: Math.max(origin(inner.span.start), origin(inner.span.end)) };
    if (inner.kind === "scalar") return { ...inner, span };
    if (inner.kind === "list") return { ...inner, span, items: inner.items.map(move) };
    return {
      ...inner,
      span,
      entries: inner.entries.map((entry) => ({ ...entry, key: move(entry.key), value: move(entry.value) })),
    };
  };
  return move(node);
}
