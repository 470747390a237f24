/** Reads YAML with the npm package `yaml`, for `lenient.ts`. */
import type { Alias, Node as YamlNode, Pair, Scalar as YamlScalar, YAMLMap, YAMLSeq } from "yaml";
import type { Entry, List, Node, Scalar, SyntaxProblem, Table } from "../node.ts";
import type { Span } from "../../repo/text.ts";
import { tooDeepAt } from "./depth.ts";

/** What could be read, and the errors: `problems` in the order of the text, empty if there are none. */
export interface YamlReading {
  readonly node: Node;
  readonly problems: readonly SyntaxProblem[];
  /** Some of the document is too deep or too large to read: another parser may see more than `node` has. */
  readonly excessive?: true;
  /** The first alias without an anchor. It is read as null, and is no problem here. */
  readonly unresolved?: Span;
}

/** The most nodes that all aliases of a document may expand to. Aliases beyond it are read as null, with a problem. */
const limit = 100_000;

/** Reads text at offset `base` of its file. */
export async function parsed(text: string, base: number): Promise<YamlReading> {
  const { isAlias, isMap, isScalar, isSeq, parseDocument } = await import("yaml");
  const problems: SyntaxProblem[] = [];
  const spanOf = (node: YamlNode | null | undefined, at: number): Span => {
    const range = node?.range;
    return range ? { start: base + range[0], end: base + range[1] } : { start: at, end: at };
  };
  const nothing = (at: Span): Scalar => ({ kind: "scalar", span: at, value: null, text: "", style: "plain" });
  const failed = (message: string, from = 0, to = text.length): YamlReading => ({
    node: nothing({ start: base, end: base }),
    problems: [{ kind: "problem", message, span: { start: base + from, end: base + to } }],
  });
  const deep = tooDeepAt(text);
  if (deep >= 0) return { ...failed("is nested too deeply", deep, deep + 1), excessive: true };

  const anchors = new Map<string, Node>();
  const weights = new Map<Node, number>();
  const keep = <N extends Node>(node: N, source: YamlNode, children: readonly Node[]): N => {
    const anchor = "anchor" in source && typeof source.anchor === "string" ? source.anchor : undefined;
    if (anchor !== undefined) anchors.set(anchor, node);
    weights.set(
      node,
      children.reduce((sum, child) => sum + (weights.get(child) ?? 1), 1),
    );
    return node;
  };
  const tagOf = (node: YamlNode): { tag?: string } => (typeof node.tag === "string" ? { tag: node.tag } : {});

  let spent = 0;
  let exceeded = false;
  let unresolved: Span | undefined;
  const follow = (alias: Alias, at: number): Node => {
    const span = spanOf(alias, at);
    const target = anchors.get(alias.source);
    if (!target) {
      unresolved ??= span;
      return nothing(span);
    }
    const weight = weights.get(target) ?? 1;
    if (weight === 1 || spent + weight <= limit) {
      spent += weight;
      return target;
    }
    if (!exceeded)
      problems.push({
        kind: "problem",
        message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`,
        span,
      });
    exceeded = true;
    return nothing(span);
  };
  const readScalar = (node: YamlScalar, at: number): Scalar => {
    const { value, type, source } = node;
    const plain = type === "PLAIN" || type === undefined;
    const integer = typeof value === "bigint";
    const read = integer
      ? value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
        ? Number(value)
        : value
      : value;
    const known =
      read === null ||
      typeof read === "string" ||
      typeof read === "number" ||
      typeof read === "bigint" ||
      typeof read === "boolean";
    return {
      kind: "scalar",
      span: spanOf(node, at),
      value: known ? read : (source ?? ""),
      text: source ?? (typeof value === "string" ? value : ""),
      style: plain
        ? "plain"
        : type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE"
          ? "quoted"
          : type === "BLOCK_FOLDED"
            ? "folded"
            : "literal",
      ...tagOf(node),
      ...(integer ? { number: "integer" } : typeof value === "number" ? { number: "float" } : {}),
    };
  };
  const read = (node: YamlNode | null | undefined, at: number): Node => {
    if (isAlias(node)) return follow(node, at);
    if (isScalar(node)) return keep(readScalar(node, at), node, []);
    if (isSeq(node)) {
      const span = spanOf(node, at);
      const items = (node as YAMLSeq<YamlNode | Pair>).items.map((item) =>
        "key" in item ? readPairs([item], span) : read(item, span.start),
      );
      return keep<List>({ kind: "list", span, items, ...tagOf(node) }, node, items);
    }
    if (isMap(node)) {
      const table = { ...readPairs((node as YAMLMap<YamlNode, YamlNode>).items, spanOf(node, at)), ...tagOf(node) };
      return keep<Table>(
        table,
        node,
        table.entries.flatMap(({ key, value }) => [key, value]),
      );
    }
    return nothing({ start: at, end: at });
  };
  const readPairs = (pairs: readonly Pair[], span: Span): Table => {
    const entries = pairs.map((pair): Entry => {
      const key = read(pair.key as YamlNode | null, span.start);
      return {
        key,
        name: key.kind === "scalar" ? key.text : undefined,
        value: read(pair.value as YamlNode | null, key.span.end),
      };
    });
    return { kind: "table", span, entries };
  };

  try {
    const document = withoutTraces(() =>
      // With a log level below "error" the parser would ignore a second document silently.
      parseDocument(text, {
        intAsBigInt: true,
        logLevel: "error",
        merge: false,
        prettyErrors: false,
        uniqueKeys: false,
      }),
    );
    for (const { message, pos, code } of document.errors) {
      // The parser reports what is missing at the end of the text after its last character.
      const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
      const reason =
        code === "MULTIPLE_DOCS"
          ? "a second document follows"
          : message.startsWith("Maximum call stack")
            ? "is nested too deeply"
            : (message.split("\n")[0] ?? "");
      problems.push({
        kind: "problem",
        message: reason,
        span: { start: base + start, end: base + Math.max(start, end) },
      });
    }
    const node = read(document.contents as YamlNode | null, base);
    return {
      node,
      problems: problems.sort((a, b) => a.span.start - b.span.start),
      ...(exceeded ? { excessive: true } : {}),
      ...(unresolved ? { unresolved } : {}),
    };
  } catch (error) {
    if (error instanceof RangeError) return failed("is nested too deeply");
    throw error;
  }
}

/** Errors of the package are values here, and recording where each was made takes longer than finding it. */
function withoutTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
