/** Makes nodes of the values that the package built, with the places that its events gave. */
import type { Span } from "../../../repo/text.ts";
import type { Entry, Node, Scalar } from "../../node.ts";
import type { Seen } from "./events.ts";
import { binary } from "./values.ts";

/**
 * The most values that a document may stand for, aliases included. The host would take more, and nobody writes that.
 */
export const limit = 100_000;

/** A key with its value. */
interface Pair {
  readonly key: Seen;
  readonly value?: Seen;
}

/** Builds one document, and stops growing beyond `limit`. */
export class Builder {
  private spent = 0;
  private readonly around = new Set<unknown>();
  private readonly ends = new Map<Seen, number>();

  private readonly text: string;
  private readonly base: number;

  /** `text` is what the package read, at offset `base` of its file. */
  constructor(text: string, base: number) {
    this.text = text;
    this.base = base;
  }

  get isExcessive(): boolean {
    return this.spent > limit;
  }

  nodeOf(value: unknown, seen: Seen): Node {
    this.spent++;
    const span = this.spanOf(seen);
    const isCollection = typeof value === "object" && value !== null && !(value instanceof Date) && !isBytes(value);
    if (!isCollection) return this.scalarOf(value, seen, span);
    const tag = typeof seen.tag === "string" && seen.tag !== "?" ? { tag: seen.tag } : {};
    const isList = Array.isArray(value);
    if (this.isExcessive) return isList ? { kind: "list", span, items: [] } : { kind: "table", span, entries: [] };
    if (this.around.has(value))
      return isList
        ? { kind: "list", span, items: [], endless: true }
        : { kind: "table", span, entries: [], endless: true };
    this.around.add(value);
    const node: Node = isList
      ? { kind: "list", span, items: this.itemsOf(value, seen), ...tag }
      : { kind: "table", span, entries: this.entriesOf(value as Readonly<Record<string, unknown>>, seen), ...tag };
    this.around.delete(value);
    return node;
  }

  /**
   * In `[a: b]`, an item is a mapping whose key and value are nodes of the list. A dash without a value is an item that
   * the parser gives no event for.
   */
  private itemsOf(values: readonly unknown[], seen: Seen): readonly Node[] {
    const places = this.pairsOf(seen);
    let next = 0;
    let at = this.contentOf(seen);
    return values.map((value) => {
      const pair = places[next];
      if (places.length === 0 && value !== null) return this.nodeOf(value, this.placeOnly(seen));
      if (!pair || (value === null && pair.key.result !== null)) {
        at += dash(this.text.slice(at, seen.end));
        return this.nodeOf(value, this.placeOnly({ start: at, end: at, children: [] }));
      }
      next++;
      const { key, value: inner } = pair;
      const place = inner ? { start: key.start, end: inner.end, children: [key, inner] } : key;
      at = this.endOf(place);
      return this.nodeOf(value, place);
    });
  }

  /** In the host's order, which puts keys that are whole numbers first and those that a merge brought last. */
  private entriesOf(value: Readonly<Record<string, unknown>>, seen: Seen): readonly Entry[] {
    const pairs = new Map<string, Pair>();
    const merges: Pair[] = [];
    for (const pair of this.pairsOf(seen)) {
      const name = keyOf(pair.key.result);
      if (name === "<<") merges.push(pair);
      if (!pairs.has(name)) pairs.set(name, pair);
    }
    const merged = merges.flatMap(({ value: source }) => (source ? [source] : []));
    return Object.keys(value).map((name) => {
      // A key that an alias merges stands where the merge does.
      const { key, value: place } = pairs.get(name) ??
        this.pairWithin(merged, name) ??
        merges[0] ?? { key: this.placeOnly(seen), value: this.placeOnly(seen) };
      const isOwn = place !== undefined && Object.is(place.result, value[name]);
      const keyEnd = this.endOf(key);
      const after = { start: keyEnd, end: keyEnd, children: [] };
      return {
        key: this.keyNode(name, key),
        name,
        value: this.nodeOf(value[name], isOwn ? place : this.placeOnly(place ?? after)),
      };
    });
  }

  /** The first pair of a name in mappings that are merged, or in lists of such mappings. */
  private pairWithin(sources: readonly Seen[], name: string): Pair | undefined {
    for (const source of sources) {
      const pairs = this.pairsOf(source);
      const found =
        source.kind === "sequence"
          ? this.pairWithin(
              pairs.map(({ key }) => key),
              name,
            )
          : pairs.find(({ key }) => keyOf(key.result) === name);
      if (found) return found;
    }
    return undefined;
  }

  /** Between a key and its value there is a colon; after any other node there is none before the next. */
  private pairsOf({ children }: Seen): readonly Pair[] {
    const pairs: Pair[] = [];
    for (let i = 0; i < children.length; i++) {
      const key = children[i];
      const next = children[i + 1];
      if (!key) continue;
      const between = next ? this.text.slice(this.endOf(key), this.startOf(next)) : "";
      const isPair = /^(?:\s|#[^\n]*\n)*:/.test(between);
      pairs.push(isPair && next ? { key, value: next } : { key });
      if (isPair) i++;
    }
    return pairs;
  }

  private keyNode(name: string, seen: Seen): Scalar {
    return { kind: "scalar", span: this.spanOf(seen), value: name, text: name, style: this.styleAt(seen) };
  }

  private scalarOf(value: unknown, seen: Seen, span: Span): Scalar {
    const common = { kind: "scalar", span, style: this.styleAt(seen) } as const;
    const tag = typeof seen.tag === "string" && seen.tag !== "?" && seen.tag !== "!" ? { tag: seen.tag } : {};
    const written = this.text.slice(span.start - this.base, span.end - this.base);
    if (value instanceof Date) {
      const text = Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
      return { ...common, value: { kind: "moment", text }, text: written, ...tag };
    }
    if (typeof value === "string") return { ...common, value, text: value, ...tag };
    if (typeof value === "number")
      return { ...common, value, text: String(value), number: Number.isInteger(value) ? "integer" : "float", ...tag };
    if (typeof value === "boolean") return { ...common, value, text: String(value), ...tag };
    // As the text that a host makes of bytes; `hostValueOf` makes bytes of it again.
    if (isBytes(value)) return { ...common, value: value.join(), text: value.join(), tag: binary };
    return { ...common, value: null, text: written, ...tag };
  }

  private styleAt(seen: Seen): Scalar["style"] {
    const first = this.text[this.contentOf(seen)];
    if (first === '"' || first === "'") return "quoted";
    return first === "|" ? "literal" : first === ">" ? "folded" : "plain";
  }

  private spanOf(seen: Seen): Span {
    const start = this.startOf(seen);
    return { start: this.base + start, end: this.base + Math.max(start, this.endOf(seen)) };
  }

  /** The first character that is neither white space nor a comment; for a node without text, where it would be. */
  private startOf({ start, end }: Seen): number {
    const last = Math.min(end, this.text.length);
    gap.lastIndex = start;
    const blank = gap.exec(this.text)?.[0].length ?? 0;
    return start + blank < last ? start + blank : Math.min(start, last);
  }

  /** Behind the anchor and the tag. */
  private contentOf(seen: Seen): number {
    properties.lastIndex = this.startOf(seen);
    return properties.lastIndex + (properties.exec(this.text)?.[0].length ?? 0);
  }

  /** A place whose inner nodes are written elsewhere: an alias, a merge. It ends where the text of the node ends. */
  private placeOnly(seen: Seen): Seen {
    return { start: seen.start, end: Math.max(seen.start, this.endOf(seen)), children: [] };
  }

  private endOf(seen: Seen): number {
    const known = this.ends.get(seen);
    const end = known ?? this.findEnd(seen);
    if (known === undefined) this.ends.set(seen, end);
    return end;
  }

  private findEnd(seen: Seen): number {
    const start = this.startOf(seen);
    const end = Math.min(seen.end, this.text.length);
    alias.lastIndex = start;
    const name = alias.exec(this.text)?.[0];
    if (name !== undefined) return start + name.length;
    const isBlock = !/[[{]/.test(this.text[this.contentOf(seen)] ?? "");
    // A block collection reads on to the next line that is not its own; it ends with its last node, or an indicator
    // after it.
    if (isBlock && seen.kind !== "scalar" && seen.kind !== undefined) {
      const last = seen.children.findLast((child) => this.endOf(child) > this.startOf(child));
      const inner = last ? this.endOf(last) : start + this.text.slice(start, this.contentOf(seen)).trimEnd().length;
      return inner + (indicators.exec(this.text.slice(inner, end))?.[0].length ?? 0);
    }
    const text = this.text.slice(start, end);
    return text.trim() === "" ? start : start + text.trimEnd().length;
  }
}

const gap = /(?:[\s\ufeff]|(?<=^|\s|:)#[^\n\r]*(?:\r?\n|\r|$))*/y;
const properties = /(?:[&!][^\s]*(?:\s|#[^\n]*\n)*)*/y;
const alias = /\*[^\s,[\]{}]+/y;

/** Colons, dashes and question marks behind which nothing is written. */
const indicators = /^(?:(?:\s|(?<=\s)#[^\n]*\n)*[-?:](?=\s|$))*/;

/** The length of what stands before an item without a value, and of its dash. */
function dash(text: string): number {
  return /^(?:\s|#[^\n]*\n)*-/.exec(text)?.[0].length ?? 0;
}

/** The key of a mapping that a value becomes: the package makes text of lists and mappings. */
function keyOf(value: unknown): string {
  return Object.prototype.toString.call(value) === "[object Object]" ? "[object Object]" : String(value);
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}
