/** Where a subagent of Qwen Code runs: in another program (`executor`) or in a container (`executionBackend`). */
import { type Entry, entryOf, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { type CoreReading, parseYaml } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";
import { isTextLike } from "./values.ts";

/** Which program runs the subagent, as the file says it. */
export interface Execution {
  /** The program that does the work. */
  readonly executor?: Node;
  /** Why the host refuses the file. */
  readonly refusal?: SyntaxProblem;
}

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

/** Of frontmatter that is YAML. `counts`: whether it is a mapping for the host too. A key without a value counts. */
export function executionOf(table: Table, counts = true): Execution {
  const executor = counts ? valueOf(table, "executor") : undefined;
  const backend = counts ? valueOf(table, "executionBackend") : undefined;
  if (backend && !(isTextLike(backend) && textOf(backend) === "container"))
    return { refusal: problem("`executionBackend` is not `container`", backend.span) };
  if (!executor) return {};
  return isExecutor(executor)
    ? { executor }
    : { executor, refusal: problem("`executor` is not `{kind: acp | codex, command, args}`", executor.span) };
}

function isExecutor(node: Node): boolean {
  const [kind, command, args] = ["kind", "command", "args"].map((key) => valueOf(node, key));
  return (
    isTextLike(kind) &&
    ["acp", "codex"].includes(textOf(kind) ?? "") &&
    isTextLike(command) &&
    (textOf(command) ?? "").trim() !== "" &&
    (!args || (args.kind === "list" && args.items.every(isTextLike)))
  );
}

/**
 * Of frontmatter that is no YAML: the host looks for the keys in the text as well, and refuses a file whose `executor`
 * a fault may have changed, or that names `executionBackend` at all.
 */
export async function executionIn(
  yaml: string,
  { problems, unresolved }: Extract<CoreReading, { kind: "refused" }>,
  placed: (node: Node) => Node,
  placedAt: (span: Span) => Span,
): Promise<Execution> {
  if (!/\bexecut/.test(yaml) && !yaml.includes("\\")) return {};
  const { node } = await parseYaml(yaml, 0);
  const refusal = (key: string, at: Span): Execution => ({
    refusal: problem(
      `the frontmatter is not valid YAML, which \`${key}\` requires: ${problems[0].message}`,
      placedAt(at),
    ),
  });
  const backend = findKey("executionBackend", yaml, node);
  // In valid YAML the host does not look for keys in the text.
  const counts = (found: FoundKey | undefined): found is FoundKey =>
    found !== undefined && (unresolved !== "only" || found.entry !== undefined);
  if (counts(backend)) return refusal("executionBackend", backend.at);
  const executor = findKey("executor", yaml, node);
  if (!counts(executor)) return {};
  const line = executor.line ? lineOf(yaml, executor.line.start) : 0;
  const isReached = unresolved !== undefined || problems.some(({ span }) => lineOf(yaml, span.start) >= line);
  if (!executor.entry || isReached) return refusal("executor", executor.at);
  const { entry } = executor;
  return executionOf({ kind: "table", span: node.span, entries: [{ ...entry, value: placed(entry.value) }] });
}

/** A key in frontmatter that is no YAML: as far as it can be parsed, and a line of the text that begins so. */
interface FoundKey {
  readonly entry?: Entry;
  readonly line?: Span;
  readonly at: Span;
}

function findKey(key: string, yaml: string, root: Node): FoundKey | undefined {
  const entry = root.kind === "table" ? entryOf(root, key) : undefined;
  const [line] = linesThatName(key, yaml, root);
  const at = line ?? entry?.key.span;
  return at && { at, ...(entry ? { entry } : {}), ...(line ? { line } : {}) };
}

/** Lines of the text that begin with a key, but for those of a text over several lines. */
function linesThatName(key: string, yaml: string, root: Node): readonly Span[] {
  const blocks = blocksIn(root, new Set());
  return [...yaml.matchAll(new RegExp(`^[ \\t]*["']?${key}["']?[ \\t]*:`, "gm"))].flatMap(({ 0: line, index }) =>
    blocks.some(({ start, end }) => start <= index && index < end) ? [] : [{ start: index, end: index + line.length }],
  );
}

function blocksIn(node: Node, seen: Set<Node>): readonly Span[] {
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.kind === "scalar") return node.style === "literal" || node.style === "folded" ? [node.span] : [];
  const inner = node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
  return inner.flatMap((item) => blocksIn(item, seen));
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
