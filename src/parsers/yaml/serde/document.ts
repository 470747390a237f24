/** Builds the nodes of one YAML document from libyaml's events, as serde_yaml 0.9.34 loads them. */
import type { List, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { Fault, type Mark } from "../libyaml/cursor.ts";
import { libyaml } from "../libyaml/machine.ts";
import { type Event, Parser } from "../libyaml/parser.ts";
import { Scanner } from "../libyaml/scanner.ts";
import { keepAliases } from "./aliases.ts";
import { untyped } from "./describe.ts";
import { typedOf } from "./plain.ts";
import { type Family, readQuick } from "../quick/index.ts";
import { documentOf, type SerdeDocument } from "./types.ts";

type Draft<N> = { -readonly [K in keyof N]: N[K] };
type Frame =
  | { readonly list: Draft<List> & { items: Node[] } }
  | { readonly table: Draft<Table> & { entries: Table["entries"][number][] }; key: Node | undefined };

/** The most nodes of a text: a bound on time and memory. The real parser would read more. */
const maxNodes = 500_000;

const emptyScalar: Scalar = { kind: "scalar", span: { start: 0, end: 0 }, value: null, text: "", style: "plain" };

class Builder {
  readonly #base: number;
  readonly #frames: Frame[] = [];
  readonly #anchors = new Map<string, number>();
  readonly #named = new Map<number, Node>();
  /** The aliases. They are replaced after the document is read, because a later anchor may take their id. */
  readonly #aliases: { readonly id: number; readonly node: Draft<Scalar> }[] = [];
  readonly marks = new Map<Span, number>();
  absent: Span | undefined;
  root: Node | undefined;
  count = 0;

  constructor(base: number) {
    this.#base = base;
  }

  #span(start: Mark, end: Mark): Span {
    return { start: this.#base + start.offset, end: this.#base + end.offset };
  }

  /**
   * Numbers anchors as serde does: by the count of names so far, so a redefined anchor shares the id of the next new
   * one.
   */
  #name(anchor: string | undefined, node: Node): void {
    if (anchor === undefined) return;
    const id = this.#anchors.size;
    this.#anchors.set(anchor, id);
    this.#named.set(id, node);
  }

  add(event: Event): void {
    if (++this.count > maxNodes) throw new Fault(`has more than ${maxNodes} values`, event.start);
    switch (event.type) {
      case "alias": {
        const id = this.#anchors.get(event.anchor);
        if (id === undefined) throw new Fault("unknown anchor", event.start);
        const node: Draft<Scalar> = { ...emptyScalar, span: this.#span(event.start, event.end) };
        this.#aliases.push({ id, node });
        return this.#put(node);
      }
      case "scalar": {
        const style = event.style === "single" || event.style === "double" ? "quoted" : event.style;
        const scalar: Scalar = {
          kind: "scalar",
          span: this.#span(event.at, event.end),
          value: event.value,
          text: event.value,
          style,
          ...(event.tag === undefined ? {} : { tag: event.tag }),
        };
        if (event.at.offset > event.start.offset) this.marks.set(scalar.span, this.#base + event.start.offset);
        const typed = untyped(scalar);
        const node = "misfit" in typed ? scalar : { ...scalar, ...typed };
        this.#name(event.anchor, node);
        return this.#put(node);
      }
      case "sequence-start": {
        const list = {
          kind: "list" as const,
          span: this.#span(event.start, event.end),
          items: [],
          ...(event.tag === undefined ? {} : { tag: event.tag }),
        };
        this.#name(event.anchor, list);
        this.#put(list);
        this.#frames.push({ list });
        return;
      }
      case "mapping-start": {
        const table = {
          kind: "table" as const,
          span: this.#span(event.start, event.end),
          entries: [],
          ...(event.tag === undefined ? {} : { tag: event.tag }),
        };
        this.#name(event.anchor, table);
        this.#put(table);
        this.#frames.push({ table, key: undefined });
        return;
      }
      case "sequence-end":
      case "mapping-end":
        return this.#close(event);
    }
  }

  #put(node: Node): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.root = node;
    else if ("list" in frame) frame.list.items.push(node);
    else if (!frame.key) frame.key = node;
    else {
      frame.table.entries.push({ key: frame.key, name: undefined, value: node });
      frame.key = undefined;
    }
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
      if ("table" in frame && frame.key) {
        this.absent = absent;
        cut.add(absent);
        frame.table.entries.push({ key: frame.key, name: undefined, value: { ...emptyScalar, span: absent } });
      }
    }
    return cut;
  }

  /** Replaces the aliases with their nodes, and sets the name of every key. */
  finish(): Node {
    const { root = emptyScalar } = this;
    const targets = new Map<Node, Node>(this.#aliases.map(({ id, node }) => [node, this.#named.get(id) ?? node]));
    const place = (node: Node, open: ReadonlySet<Node>): Node => {
      const target = targets.get(node);
      if (!target) return node;
      if (!open.has(target)) return target;
      return target.kind === "list"
        ? { ...target, items: [], endless: true }
        : target.kind === "table"
          ? { ...target, entries: [], endless: true }
          : target;
    };
    const done = new Set<Node>();
    const open = new Set<Node>();
    const slots = new Map<Node, ReadonlySet<number>>();
    const stack: { readonly node: Node; readonly leave: boolean }[] = [{ node: root, leave: false }];
    for (let top = stack.pop(); top; top = stack.pop()) {
      const { node, leave } = top;
      if (leave) {
        open.delete(node);
        continue;
      }
      if (done.has(node) || node.kind === "scalar") continue;
      done.add(node);
      open.add(node);
      stack.push({ node, leave: true });
      const aliased = childrenOf(node).flatMap((child, i) => (targets.has(child) ? [i] : []));
      if (aliased.length > 0) slots.set(node, new Set(aliased));
      if (node.kind === "list") {
        const draft = node as Draft<List>;
        draft.items = node.items.map((item) => place(item, open));
        for (const item of draft.items) stack.push({ node: item, leave: false });
      } else {
        const draft = node as Draft<Table>;
        draft.entries = node.entries.map((entry) => {
          const key = place(entry.key, open);
          return { key, name: key.kind === "scalar" ? key.text : undefined, value: place(entry.value, open) };
        });
        for (const { key, value } of draft.entries)
          stack.push({ node: key, leave: false }, { node: value, leave: false });
      }
    }
    if (slots.size > 0) keepAliases(done, { events: this.count, slots });
    return root;
  }
}

/** Items, or each key and its value. */
function childrenOf(node: List | Table): readonly Node[] {
  return node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
}

/** Reads YAML text at offset `base` of its file. Never throws for the content of the text. */
export function readDocument(text: string, base: number): SerdeDocument {
  return readQuickly(text, base) ?? readAny(text, base);
}

const family: Family = {
  key: typedOf,
  value: typedOf,
  repeats: true,
  quotedKeys: true,
  gaps: true,
  endsWith: "value",
  blockScalarEnds: "line",
  emptyAt: "colon",
  listAt: "dash",
  atFault: {
    nested: "mapping values are not allowed in this context",
    tail: {
      single: "did not find expected key, while parsing a block mapping",
      double: "did not find expected key, while parsing a block mapping",
      isValueRead: true,
    },
    line: { message: "could not find expected ':', while scanning a simple key", at: "next" },
  },
};

/** Reads the simple YAML of nearly every profile without a scanner; `undefined` if it needs the scanner. */
export function readQuickly(text: string, base: number): SerdeDocument | undefined {
  const quick = readQuick(text, base, family);
  return quick && documentOf(quick, base);
}

/** The same, always with libyaml's scanner. */
export function readAny(text: string, base: number): SerdeDocument {
  const builder = new Builder(base);
  const problemOf = (fault: Fault): SyntaxProblem => {
    const at = base + fault.mark.offset;
    return { kind: "problem", message: fault.message, span: { start: at, end: at } };
  };
  try {
    const parser = new Parser(new Scanner(text), libyaml);
    for (;;) {
      const event = parser.next();
      if (event.type === "stream-end" && builder.count === 0) {
        const at = base + event.start.offset;
        return {
          base,
          node: { ...emptyScalar, span: { start: at, end: at } },
          problem: undefined,
          cut: new Set(),
          marks: builder.marks,
        };
      }
      if (event.type === "document-end" || event.type === "stream-end") break;
      if (event.type !== "document-start") builder.add(event);
    }
    const problem = secondDocument(parser, base);
    return { base, node: builder.finish(), problem, cut: new Set(), marks: builder.marks };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const at = base + error.mark.offset;
    const cut = builder.cutAt(at);
    return {
      base,
      node: builder.finish(),
      problem: problemOf(error),
      cut,
      ...(builder.absent ? { absent: builder.absent } : {}),
      marks: builder.marks,
    };
  }
}

function secondDocument(parser: Parser, base: number): SyntaxProblem | undefined {
  let at = base;
  try {
    const event = parser.next();
    if (event.type === "stream-end") return undefined;
    at += event.start.offset;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    at += error.mark.offset;
  }
  return {
    kind: "problem",
    message: "deserializing from YAML containing more than one document is not supported",
    span: { start: at, end: at },
  };
}
