/**
 * Reads one YAML document as serde-saphyr 0.0.29 decodes it to a `serde_json::Value`: scalars have their own types,
 * aliases are replaced, merge keys are applied, and repeated keys are refused
 * (bourumir-wyngs/serde-saphyr@ec79e6f:src/de/deserializer.rs).
 */
import type { Entry, List, Node, Scalar, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { Scanner } from "../granit/scanner.ts";
import { Fault, type Mark } from "../libyaml/cursor.ts";
import { granit } from "../libyaml/machine.ts";
import { type Event, Parser } from "../libyaml/parser.ts";
import { documentOf, type SerdeDocument } from "../serde/types.ts";
import { type Family, readQuick, type Typed } from "../quick/index.ts";
import { typedOf } from "./typed.ts";

type Draft<N> = { -readonly [K in keyof N]: N[K] };
type Frame = { readonly start: Mark; weight: number } & (
  | { readonly list: Draft<List> & { items: Node[] } }
  | {
      readonly table: Draft<Table> & { entries: Entry[] };
      key: Node | undefined;
      readonly names: Set<string>;
      readonly merges: { readonly value: Node; readonly at: Mark }[];
    }
);

/** The limits of serde-saphyr: values, expanded aliases, and levels. */
const maxNodes = 250_000;
const deepest = 2000;

const emptyScalar: Scalar = { kind: "scalar", span: { start: 0, end: 0 }, value: null, text: "", style: "plain" };

class Builder {
  readonly #base: number;
  readonly #frames: Frame[] = [];
  readonly #anchors = new Map<string, { readonly node: Node; weight: number | undefined }>();
  #nodes = 0;
  readonly marks = new Map<Span, number>();
  absent: Span | undefined;
  root: Node | undefined;

  constructor(base: number) {
    this.#base = base;
  }

  #span(start: Mark, end: Mark): Span {
    return { start: this.#base + start.offset, end: this.#base + end.offset };
  }

  add(event: Event): void {
    switch (event.type) {
      case "alias": {
        const known = this.#anchors.get(event.anchor);
        if (known?.weight === undefined) throw new Fault("alias references unknown anchor", event.start);
        this.#count(known.weight, event.start);
        return this.#put(known.node, event.start);
      }
      case "scalar": {
        this.#count(1, event.start);
        const style = event.style === "single" || event.style === "double" ? "quoted" : event.style;
        const typed = typedOf(event.value, event.style === "plain", event.tag);
        if ("problem" in typed) throw new Fault(typed.problem, event.at);
        const text = typeof typed.value === "string" ? typed.value : event.value;
        const node: Scalar = {
          kind: "scalar",
          span: this.#span(event.at, event.end),
          text,
          style,
          ...typed,
          ...(event.tag === undefined ? {} : { tag: event.tag }),
        };
        if (event.anchor !== undefined) this.#anchors.set(event.anchor, { node, weight: 1 });
        return this.#put(node, event.at);
      }
      case "sequence-start":
      case "mapping-start": {
        this.#count(1, event.start);
        if (this.#frames.length >= deepest) throw new Fault("budget breached: depth", event.start);
        const tag = event.tag === undefined ? {} : { tag: event.tag };
        const span = this.#span(event.start, event.end);
        const node =
          event.type === "sequence-start"
            ? { kind: "list" as const, span, items: [], ...tag }
            : { kind: "table" as const, span, entries: [], ...tag };
        if (event.anchor !== undefined) this.#anchors.set(event.anchor, { node, weight: undefined });
        this.#put(node, event.start);
        const common = { start: event.start, weight: 1 };
        this.#frames.push(
          node.kind === "list"
            ? { ...common, list: node }
            : { ...common, table: node, key: undefined, names: new Set(), merges: [] },
        );
        return;
      }
      case "sequence-end":
      case "mapping-end":
        return this.#close(event);
    }
  }

  #count(weight: number, at: Mark): void {
    this.#nodes += weight;
    if (this.#nodes > maxNodes) throw new Fault("budget breached: nodes", at);
    for (const frame of this.#frames) frame.weight += weight;
  }

  #put(node: Node, at: Mark): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.root = node;
    else if ("list" in frame) frame.list.items.push(node);
    else if (frame.key === undefined) {
      frame.key = node;
      this.#checkKey(frame, node, at);
    } else {
      const name = frame.key.kind === "scalar" ? frame.key.text : undefined;
      if (isMerge(frame.key)) frame.merges.push({ value: node, at });
      else frame.table.entries.push({ key: frame.key, name, value: node });
      frame.key = undefined;
    }
  }

  /** A key must be text and must not be repeated. */
  #checkKey(frame: Extract<Frame, { names: Set<string> }>, key: Node, at: Mark): void {
    if (key.kind !== "scalar") throw new Fault("unexpected end of input", at);
    if (isMerge(key)) return;
    if (key.value === null) throw new Fault("cannot deserialize null into string; use Option<String>", at);
    if (frame.names.has(key.text)) throw new Fault(`duplicate mapping key: ${key.text}`, at);
    frame.names.add(key.text);
  }

  /** A block collection ends with its last value, a flow collection with its bracket. */
  #close({ start, end }: { readonly start: Mark; readonly end: Mark }): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const node = "list" in frame ? frame.list : frame.table;
    const last = "list" in frame ? frame.list.items.at(-1) : frame.table.entries.at(-1)?.value;
    const flow = end.offset > start.offset;
    node.span = {
      start: node.span.start,
      end: flow || !last ? this.#base + end.offset : Math.max(last.span.end, node.span.end),
    };
    if ("table" in frame) for (const { value, at } of frame.merges) merge(frame.table, frame.names, value, at);
    for (const known of this.#anchors.values()) if (known.node === node) known.weight = frame.weight;
  }

  /** Ends the open collections at the position where reading stopped. */
  cutAt(at: number): ReadonlySet<Span> {
    const absent = { start: at, end: at };
    const cut = new Set<Span>(this.root ? [] : [absent]);
    if (!this.root) this.root = { ...emptyScalar, span: (this.absent = absent) };
    for (let frame = this.#frames.pop(); frame; frame = this.#frames.pop()) {
      const node = "list" in frame ? frame.list : frame.table;
      node.span = { start: node.span.start, end: Math.max(node.span.start, at) };
      cut.add(node.span);
      if (!("table" in frame) || !frame.key) continue;
      this.absent = absent;
      cut.add(absent);
      frame.table.entries.push({
        key: frame.key,
        name: frame.key.kind === "scalar" ? frame.key.text : undefined,
        value: { ...emptyScalar, span: absent },
      });
    }
    return cut;
  }
}

function isMerge(key: Node): boolean {
  return key.kind === "scalar" && key.style === "plain" && key.text === "<<" && key.tag === undefined;
}

/** Adds the keys of a merged table that the table lacks; of several merged tables the first wins. */
function merge(table: Draft<Table> & { entries: Entry[] }, names: Set<string>, value: Node, at: Mark): void {
  if (value.kind === "scalar" && value.value === null) return;
  const sources = value.kind === "list" ? value.items : [value];
  for (const source of sources) {
    if (source.kind !== "table") throw new Fault("YAML merge value must be mapping or sequence of mappings", at);
    for (const entry of source.entries) {
      if (entry.name === undefined || names.has(entry.name)) continue;
      names.add(entry.name);
      table.entries.push(entry);
    }
  }
}

/** Reads YAML text at offset `base` of its file. Never throws for the content of the text. */
export function readSaphyr(text: string, base: number): SerdeDocument {
  return readQuickly(text, base) ?? readSaphyrFully(text, base);
}

/** Reads the simple YAML of nearly every profile without a scanner; `undefined` if the parser could refuse it. */
export function readQuickly(text: string, base: number): SerdeDocument | undefined {
  const quick = readQuick(text, base, family);
  return quick && documentOf(quick, base);
}

const family: Family = {
  key: (name) => {
    const typed = plainType(name);
    return typed?.value === null ? undefined : typed;
  },
  value: plainType,
  repeats: false,
  quotedKeys: true,
  gaps: true,
  endsWith: "value",
  blockScalarEnds: "indent",
  emptyAt: "key",
  listAt: "item",
  atFault: {
    nested: "mapping values are not allowed in this context",
    tail: {
      single: "invalid trailing content after single-quoted scalar",
      double: "invalid trailing content after double-quoted scalar",
      isValueRead: false,
    },
    repeated: "duplicate mapping key",
    line: { message: "simple key expected ':'", at: "line" },
  },
};

function plainType(text: string): Typed | undefined {
  const typed = typedOf(text, true, undefined);
  return "problem" in typed ? undefined : typed;
}

/** With the parser itself. What it refuses is the document's problem. */
export function readSaphyrFully(text: string, base: number): SerdeDocument {
  const builder = new Builder(base);
  try {
    const parser = new Parser(new Scanner(text), granit);
    for (;;) {
      const event = parser.next();
      if (event.type === "document-end" || event.type === "stream-end") break;
      if (event.type !== "document-start") builder.add(event);
    }
    const end = base + text.length;
    const node = builder.root ?? { ...emptyScalar, span: { start: end, end } };
    return { base, node, problem: secondDocument(parser, base), cut: new Set(), marks: builder.marks };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const at = base + error.mark.offset;
    const cut = builder.cutAt(at);
    const node = builder.root ?? { ...emptyScalar, span: { start: at, end: at } };
    return {
      base,
      node,
      problem: { kind: "problem", message: error.message, span: { start: at, end: at } },
      cut,
      ...(builder.absent ? { absent: builder.absent } : {}),
      marks: builder.marks,
    };
  }
}

/** A second document is refused. Errors after the first document do not matter. */
function secondDocument(parser: Parser, base: number): SerdeDocument["problem"] {
  try {
    const event = parser.next();
    if (event.type === "stream-end") return undefined;
    const at = base + event.start.offset;
    return {
      kind: "problem",
      message: "multiple YAML documents detected; use from_multiple or from_multiple_with_options",
      span: { start: at, end: at },
    };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
