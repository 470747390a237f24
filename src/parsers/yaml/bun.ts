/**
 * YAML as the runtime Bun reads it (`Bun.YAML.parse`, 1.4), on top of the `yaml` package. It differs from the package
 * in this: a carriage return alone is a line break, a repeated key keeps its last value, merge keys are applied, an
 * unknown alias and a NUL are refused, and a plain value may begin with a comma.
 */
import type { Span } from "../../repo/text.ts";
import type { Entry, Node, SyntaxProblem, Table } from "../node.ts";
import { parseQuickly, repeatedIn } from "./frontmatter/alternatives.ts";
import { hasMerge, mergedOf } from "./frontmatter/repeats.ts";

/** What Bun's `YAML.parse` makes of a text. */
export interface BunReading {
  /** The value; what could be read of it where `problem` is present. */
  readonly node: Node;
  /** Why it is refused. */
  readonly problem?: SyntaxProblem;
  /** The first repeated key, whose last value counts. */
  readonly repeated?: SyntaxProblem;
  /** Some of it is too deep or too large to read: Bun may see more than `node` has. */
  readonly excessive?: true;
}

/** Reads text at offset `base` of its file. */
export async function readBunYaml(text: string, base: number): Promise<BunReading> {
  const { node, problems, unresolved, excessive } = await parseQuickly(
    text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text,
    base,
  );
  const alias = unresolved && { kind: "problem" as const, message: "an alias has no anchor", span: unresolved };
  const nul = text.indexOf("\0");
  const problem =
    problems.find(({ message }) => !tolerated.test(message)) ??
    alias ??
    (nul < 0 ? undefined : nulAt(base + nul)) ??
    lateKeyIn(node, text, base);
  const repeated = repeatedIn(node);
  return {
    node: repeated || hasMerge(node) ? settled(node) : node,
    ...(repeated ? { repeated } : {}),
    ...(problem ? { problem } : {}),
    ...(excessive ? { excessive } : {}),
  };
}

/** Problems of the package that Bun does not have; the package reads the value all the same. */
const tolerated =
  /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;

function nulAt(at: number): SyntaxProblem {
  const span: Span = { start: at, end: at + 1 };
  return { kind: "problem", message: "a NUL character is not allowed", span };
}

/** An empty key behind a value of the same line: `a: [b]: c`. The package reads one, and Bun refuses it. */
function lateKeyIn(root: Node, text: string, base: number): SyntaxProblem | undefined {
  const entries = root.kind === "table" ? root.entries : [];
  for (const { key } of entries) {
    if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain") continue;
    const at = key.span.start - base;
    const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
    if (/[^\s?]/.test(before)) return { kind: "problem", message: "a value ends with `:`", span: key.span };
  }
  return undefined;
}

/** The tree with the last value of each repeated key, and with merge keys applied. */
function settled(node: Node): Node {
  const done = new Map<Node, Node>();
  const last = (from: Node): Node => {
    const known = done.get(from);
    if (known || from.kind === "scalar") return known ?? from;
    const result: Node =
      from.kind === "list"
        ? { ...from, items: from.items.map(last) }
        : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
    done.set(from, result);
    return result;
  };
  const result = last(node);
  return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}

function lastEntries({ entries }: Table): readonly Entry[] {
  const lasts = new Map(entries.map((entry) => [entry.name, entry]));
  return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}

function mergedIn(node: Node): Node | undefined {
  if (node.kind === "table") return mergedOf(node);
  return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}
