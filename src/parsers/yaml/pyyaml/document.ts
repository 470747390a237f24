/**
 * YAML as hosts written in Python read it with PyYAML's safe loader: libyaml's grammar, YAML 1.1 values, merge keys
 * applied, and of a repeated key the last value.
 */
import type { Entry, List, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { withinBounds } from "../bounds.ts";
import { libyaml } from "../libyaml/machine.ts";
import { Fault } from "../libyaml/cursor.ts";
import { type Event, Parser } from "../libyaml/parser.ts";
import { Scanner } from "../libyaml/scanner.ts";
import { readDocument } from "../serde/document.ts";
import { bytes, merge, tagOf, valueOfScalar } from "./scalars.ts";
import { pair } from "./text.ts";

/** What the loader makes of a text. */
export interface PyYamlReading {
  /** The document as far as it can be read; absent if it is empty. */
  readonly node: Node | undefined;
  /** Why the loader refuses the text. */
  readonly problem: SyntaxProblem | undefined;
  /**
   * Aliases make the document stand for more than anybody writes, and `node` lacks what is at this place. The loader
   * reads it.
   */
  readonly excess?: SyntaxProblem;
}

/** Deeper collections are left as they are written: no host reads a value of theirs. */
const deepest = 500;

/** The most pairs that merge keys may copy, far above what anybody writes. */
const mostCopies = 100_000;

/** The most values that a document may stand for, aliases included. Nobody writes more. */
const mostValues = 100_000;

const core = "tag:yaml.org,2002:";
const asList: ReadonlySet<string> = new Set([`${core}omap`, `${core}pairs`]);
const asTable: ReadonlySet<string> = new Set([`${core}map`, `${core}set`]);

/** Reads text at offset `base` of its file. Never throws for the content of the text. */
export function readPyYaml(text: string, base: number): PyYamlReading {
  const { node, problem } = readDocument(text, base);
  const builder = new Builder();
  const built = builder.build(node, 0);
  return { ...withinBounds(built, mostValues), problem: problem ?? repeatedAnchor(text, base) ?? builder.problem };
}

/** A value that is a text for the host: bytes and dates are none. */
export function stringOf(node: Node | undefined): string | undefined {
  return node?.kind === "scalar" && typeof node.value === "string" && node.tag !== bytes ? node.text : undefined;
}

function problemAt(message: string, at: number): SyntaxProblem {
  return { kind: "problem", message, span: { start: at, end: at } };
}

/** PyYAML refuses a second anchor of one name, which libyaml accepts. */
function repeatedAnchor(text: string, base: number): SyntaxProblem | undefined {
  if (!text.includes("&")) return undefined;
  const parser = new Parser(new Scanner(text), libyaml);
  const seen = new Set<string>();
  for (;;) {
    const event = nextOf(parser);
    if (!event) return undefined;
    if (event.type === "stream-end" || event.type === "document-end") return undefined;
    const anchor = "anchor" in event && event.type !== "alias" ? event.anchor : undefined;
    if (anchor === undefined) continue;
    if (seen.has(anchor)) return problemAt(`the anchor \`${anchor}\` is there twice`, base + event.start.offset);
    seen.add(anchor);
  }
}

/** `undefined` at a fault, which was found before. */
function nextOf(parser: Parser): Event | undefined {
  try {
    return parser.next();
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

class Builder {
  /** The first reason to refuse the document. */
  problem: SyntaxProblem | undefined;
  readonly #built = new Map<Node, Node>();
  #copies = 0;

  #refuse(message: string, span: Span): void {
    this.problem ??= { kind: "problem", message, span };
  }

  /** The node with the loader's values. What an alias repeats is built once. */
  build(node: Node, depth: number): Node {
    const known = this.#built.get(node);
    if (known ?? depth > deepest) return known ?? node;
    const built =
      node.kind === "scalar"
        ? this.#scalar(node)
        : node.kind === "list"
          ? this.#list(node, depth + 1)
          : this.#table(node, depth + 1);
    this.#built.set(node, built);
    return built;
  }

  #scalar(node: Scalar): Scalar {
    const { kind, span, style, text } = node;
    const tag = tagOf(node);
    const read = valueOfScalar(tag, text);
    if (typeof read === "string") {
      this.#refuse(read, span);
      return { kind, span, style, value: text, text };
    }
    return { kind, span, style, ...read, ...(tag === bytes ? { tag } : {}) };
  }

  #list({ kind, span, items, tag, endless }: List, depth: number): List {
    const isPairs = tag !== undefined && asList.has(tag);
    if (tag !== undefined && tag !== "!" && tag !== `${core}seq` && !isPairs)
      this.#refuse(`a list cannot have the tag \`${tag}\``, span);
    const built = items.map((item) => this.build(item, depth));
    return {
      kind,
      span,
      items: isPairs ? built.map((item) => this.#pair(item)) : built,
      ...(endless ? { endless } : {}),
    };
  }

  /** An item of `!!omap` or `!!pairs`: a mapping with one key. */
  #pair(item: Node): Node {
    const [entry, second] = item.kind === "table" ? item.entries : [];
    if (entry && !second) return { kind: "list", span: item.span, items: [entry.key, entry.value], tag: pair };
    this.#refuse("a pair is a mapping with one key", item.span);
    return item;
  }

  #table(node: Table, depth: number): Table {
    const { kind, span, tag, endless } = node;
    if (tag !== undefined && tag !== "!" && !asTable.has(tag))
      this.#refuse(`a mapping cannot have the tag \`${tag}\``, span);
    const entries = new Map<string, Entry>();
    for (const { key: written, value } of this.#flattened(node, new Set())) {
      const key = this.#key(written, depth);
      const name = stringOf(key);
      const identity = name === undefined ? `${typeof valueIn(key)} ${textIn(key)}` : `text ${name}`;
      entries.set(identity, { key, name, value: this.build(value, depth) });
    }
    return {
      kind,
      span,
      entries: [...entries.values()],
      ...(tag === `${core}set` ? { tag } : {}),
      ...(endless ? { endless } : {}),
    };
  }

  /** A key. `=` is a text here, and a collection is refused. */
  #key(key: Node, depth: number): Node {
    if (key.kind === "scalar" && key.style === "plain" && key.text === "=" && key.tag === undefined)
      return { kind: "scalar", span: key.span, style: key.style, value: "=", text: "=" };
    if (key.kind !== "scalar") this.#refuse("a list or a mapping cannot be a key", key.span);
    return this.build(key, depth);
  }

  /** The entries of a mapping, those of its merge keys first. `open`: the mappings around it. */
  #flattened(node: Table, open: Set<Table>): readonly Entry[] {
    if (!node.entries.some(({ key }) => isMerge(key)) || open.has(node))
      return node.entries.filter(({ key }) => !isMerge(key));
    open.add(node);
    const merged = node.entries.flatMap(({ key, value }) => (isMerge(key) ? this.#merged(value, open) : []));
    open.delete(node);
    this.#copies += merged.length;
    if (this.#copies > mostCopies) {
      this.#refuse("merge keys copy too many entries", node.span);
      return [];
    }
    return [...merged, ...node.entries.filter(({ key }) => !isMerge(key))];
  }

  #merged(value: Node, open: Set<Table>): readonly Entry[] {
    const sources = value.kind === "list" ? value.items.toReversed() : [value];
    return sources.flatMap((source) => {
      if (source.kind === "table") return this.#flattened(source, open);
      this.#refuse("`<<` takes a mapping or a list of mappings", value.span);
      return [];
    });
  }
}

function isMerge(key: Node): boolean {
  return key.kind === "scalar" && tagOf(key) === merge;
}

function valueIn(key: Node): unknown {
  return key.kind === "scalar" ? key.value : key;
}

function textIn(key: Node): string {
  return key.kind === "scalar" ? key.text : String(key.span.start);
}
