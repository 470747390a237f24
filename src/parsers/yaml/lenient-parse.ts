/** Reads YAML with the npm package `yaml`, for `lenient.ts`. */
import type { Alias, Node as YamlNode, Pair, Scalar as YamlScalar, YAMLMap, YAMLParseError, YAMLSeq } from "yaml";
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
  const failed = (from = 0, to = text.length): YamlReading => ({
    node: nothing({ start: base, end: base }),
    problems: [{ kind: "problem", message: "is nested too deeply", span: { start: base + from, end: base + to } }],
  });
  const deep = tooDeepAt(text);
  if (deep >= 0) return { ...failed(deep, deep + 1), excessive: true };
  const yaml = await import("yaml");
  try {
    const document = withoutTraces(() =>
      // With a log level below "error" the parser would ignore a second document silently.
      yaml.parseDocument(text, {
        intAsBigInt: true,
        logLevel: "error",
        merge: false,
        prettyErrors: false,
        uniqueKeys: false,
      }),
    );
    const builder = new Builder(yaml, base);
    const node = builder.nodeOf(document.contents as YamlNode | null, base);
    const problems = [...document.errors.map((error) => problemOf(error, text, base)), ...builder.problems];
    const { unresolved } = builder;
    return {
      node,
      problems: problems.sort((one, other) => one.span.start - other.span.start),
      ...(builder.problems.length > 0 ? { excessive: true } : {}),
      ...(unresolved ? { unresolved } : {}),
    };
  } catch (error) {
    if (error instanceof RangeError) return failed();
    throw error;
  }
}

function problemOf({ message, pos, code }: YAMLParseError, text: string, base: number): SyntaxProblem {
  // The parser reports what is missing at the end of the text after its last character.
  const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
  return {
    kind: "problem",
    message: reasonOf(code, message),
    span: { start: base + start, end: base + Math.max(start, end) },
  };
}

function reasonOf(code: YAMLParseError["code"], message: string): string {
  if (code === "MULTIPLE_DOCS") return "a second document follows";
  if (message.startsWith("Maximum call stack")) return "is nested too deeply";
  return message.split("\n")[0] ?? "";
}

function nothing(span: Span): Scalar {
  return { kind: "scalar", span, value: null, text: "", style: "plain" };
}

/** Makes this tool's nodes of the package's. */
class Builder {
  readonly #yaml: typeof import("yaml");
  readonly #base: number;
  readonly #anchors = new Map<string, Node>();
  /** How many values a node stands for, aliases included. */
  readonly #weights = new Map<Node, number>();
  /** How many values the aliases so far stand for. */
  #spent = 0;
  /** One at most: the first alias that is not expanded any more. */
  readonly problems: SyntaxProblem[] = [];
  /** The first alias without an anchor. */
  unresolved: Span | undefined;

  constructor(yaml: typeof import("yaml"), base: number) {
    this.#yaml = yaml;
    this.#base = base;
  }

  /** `at`: where it would be, if it is written nowhere. */
  nodeOf(node: YamlNode | null | undefined, at: number): Node {
    const { isAlias, isMap, isScalar, isSeq } = this.#yaml;
    if (isAlias(node)) return this.#aliased(node, at);
    if (isScalar(node)) return this.#kept(this.#scalar(node, at), node, []);
    if (isSeq(node)) {
      const span = this.#spanOf(node, at);
      const items = (node as YAMLSeq<YamlNode | Pair>).items.map((item) =>
        "key" in item ? this.#table([item], span) : this.nodeOf(item, span.start),
      );
      return this.#kept<List>({ kind: "list", span, items, ...tagOf(node) }, node, items);
    }
    if (isMap(node)) {
      const pairs = (node as YAMLMap<YamlNode, YamlNode>).items;
      const table = { ...this.#table(pairs, this.#spanOf(node, at)), ...tagOf(node) };
      const children = table.entries.flatMap(({ key, value }) => [key, value]);
      return this.#kept<Table>(table, node, children);
    }
    return nothing({ start: at, end: at });
  }

  #spanOf(node: YamlNode, at: number): Span {
    const { range } = node;
    return range ? { start: this.#base + range[0], end: this.#base + range[1] } : { start: at, end: at };
  }

  #kept<N extends Node>(node: N, source: YamlNode, children: readonly Node[]): N {
    const anchor = "anchor" in source && typeof source.anchor === "string" ? source.anchor : undefined;
    if (anchor !== undefined) this.#anchors.set(anchor, node);
    this.#weights.set(
      node,
      children.reduce((sum, child) => sum + (this.#weights.get(child) ?? 1), 1),
    );
    return node;
  }

  #aliased(alias: Alias, at: number): Node {
    const span = this.#spanOf(alias, at);
    const target = this.#anchors.get(alias.source);
    if (!target) {
      this.unresolved ??= span;
      return nothing(span);
    }
    const weight = this.#weights.get(target) ?? 1;
    if (weight === 1 || this.#spent + weight <= limit) {
      this.#spent += weight;
      return target;
    }
    if (this.problems.length === 0)
      this.problems.push({
        kind: "problem",
        message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`,
        span,
      });
    return nothing(span);
  }

  #scalar(node: YamlScalar, at: number): Scalar {
    const { value, type, source } = node;
    const read = typeof value === "bigint" ? asNumberIfExact(value) : value;
    return {
      kind: "scalar",
      span: this.#spanOf(node, at),
      value: isPlainValue(read) ? read : (source ?? ""),
      text: source ?? (typeof value === "string" ? value : ""),
      style: styles[type ?? "PLAIN"],
      ...tagOf(node),
      ...numberKind(value),
    };
  }

  #table(pairs: readonly Pair[], span: Span): Table {
    const entries = pairs.map((pair): Entry => {
      const key = this.nodeOf(pair.key as YamlNode | null, span.start);
      return {
        key,
        name: key.kind === "scalar" ? key.text : undefined,
        value: this.nodeOf(pair.value as YamlNode | null, key.span.end),
      };
    });
    return { kind: "table", span, entries };
  }
}

const styles: { readonly [T in YamlScalar.Type]: Scalar["style"] } = {
  PLAIN: "plain",
  QUOTE_DOUBLE: "quoted",
  QUOTE_SINGLE: "quoted",
  BLOCK_FOLDED: "folded",
  BLOCK_LITERAL: "literal",
};

function tagOf(node: YamlNode): { readonly tag?: string } {
  return typeof node.tag === "string" ? { tag: node.tag } : {};
}

function asNumberIfExact(value: bigint): number | bigint {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

function isPlainValue(value: unknown): value is Scalar["value"] {
  return value === null || ["string", "number", "bigint", "boolean"].includes(typeof value);
}

function numberKind(value: unknown): { readonly number?: "integer" | "float" } {
  if (typeof value === "bigint") return { number: "integer" };
  return typeof value === "number" ? { number: "float" } : {};
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
