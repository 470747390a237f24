/**
 * Reads YAML with js-yaml, the package of many hosts: what it refuses is refused, and values are those that the host
 * gets (merge keys applied, `1:30` a number in generation 3). Positions come from the events of the package.
 */
import type { Span } from "../../../repo/text.ts";
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import { readPlain } from "../frontmatter/simple.ts";
import { type Generation, packageOf, type Refusal, type State } from "./package.ts";

/** `node`: the document; absent if it is empty. */
export type JsYamlReading =
  | { readonly kind: "read"; readonly node: Node | undefined }
  | { readonly kind: "refused"; readonly problem: SyntaxProblem };

/** The most values that a document may stand for, aliases included. The host would take more, and nobody writes that. */
const limit = 100_000;

/** Reads text at offset `base` of its file. Simple text is read without the package, with the same result. */
export async function readJsYaml(text: string, base: number, generation: Generation): Promise<JsYamlReading> {
  const plain = readPlain(text, base);
  return plain ? { kind: "read", node: plain } : parseJsYaml(text, base, generation);
}

/** The same without the shortcut. */
export async function parseJsYaml(text: string, base: number, generation: Generation): Promise<JsYamlReading> {
  const jsYaml = await packageOf(generation);
  const load = generation === 3 ? jsYaml.safeLoad : jsYaml.load;
  const events = new Events();
  // The package passes over a byte-order mark, and counts positions after it.
  const shift = base + (text.startsWith("\ufeff") ? 1 : 0);
  const refused = (message: string, at: number): JsYamlReading => {
    const start = base + Math.max(0, Math.min(at, text.length));
    return { kind: "refused", problem: { kind: "problem", message, span: { start, end: start } } };
  };
  let value: unknown;
  try {
    value = load(text, { listener: (event, state) => events.record(event, state) });
  } catch (error) {
    if (error instanceof RangeError) return refused("is nested too deeply", 0);
    if (!(error instanceof Error)) throw error;
    const { reason, mark } = error as Error & Refusal;
    if (reason === undefined) return refused(error.message.split("\n")[0] ?? "", 0);
    return refused(reason, (mark?.position ?? 0) + shift - base);
  }
  if (value === undefined) return { kind: "read", node: undefined };
  const whole = { start: 0, end: text.length, children: events.top } satisfies Seen;
  const builder = new Builder(text, shift);
  const [root = whole] = events.top;
  const node = builder.nodeOf(value, root);
  return builder.isExcessive ? refused(`stands for more than ${limit} values`, 0) : { kind: "read", node };
}

/** A node of the text: its place, and the nodes in it. */
interface Seen {
  readonly start: number;
  end: number;
  readonly children: Seen[];
  result?: unknown;
  kind?: State["kind"];
  tag?: string | null;
}

/** Collects the places of nodes from the parser's events. */
class Events {
  readonly top: Seen[] = [];
  private readonly open: Seen[] = [];

  record(event: "open" | "close", state: State): void {
    if (event === "open") {
      const seen: Seen = { start: state.position, end: state.position, children: [] };
      (this.open.at(-1)?.children ?? this.top).push(seen);
      this.open.push(seen);
      return;
    }
    const seen = this.open.pop();
    if (!seen) return;
    seen.end = state.position;
    seen.result = state.result;
    seen.kind = state.kind;
    seen.tag = state.tag;
    // A key of one word is read as a node that turns out to be the mapping that the key begins.
    const [only] = seen.children;
    if (seen.children.length === 1 && only && only.result === seen.result && only.kind === seen.kind) {
      seen.children.splice(0, 1, ...only.children);
    }
  }
}

/** Makes nodes of the values that the parser built, with the places that its events gave. */
class Builder {
  private spent = 0;
  private readonly around = new Set<unknown>();

  private readonly text: string;
  private readonly base: number;

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

  private itemsOf(values: readonly unknown[], seen: Seen): readonly Node[] {
    return values.map((value, i) => this.nodeOf(value, seen.children[i] ?? seen));
  }

  /** In the host's order, which puts keys that are whole numbers first and those that a merge brought last. */
  private entriesOf(value: Readonly<Record<string, unknown>>, seen: Seen): readonly Entry[] {
    const places = new Map<string, { readonly key: Seen; readonly value: Seen }>();
    for (const [i, child] of seen.children.entries()) {
      const name = keyOf(child.result);
      const next = seen.children[i + 1];
      const after = { start: child.end, end: child.end, children: [] };
      if (name !== undefined && !places.has(name) && Object.hasOwn(value, name))
        places.set(name, { key: child, value: next && Object.is(next.result, value[name]) ? next : after });
    }
    // Without a place of its own, a key that a merge brought stands where the merge does.
    const merge = seen.children.find(({ result }) => result === "<<") ?? seen;
    return Object.keys(value).map((name) => {
      const place = places.get(name) ?? { key: merge, value: merge };
      return { key: this.keyNode(name, place.key), name, value: this.nodeOf(value[name], place.value) };
    });
  }

  private keyNode(name: string, seen: Seen): Scalar {
    return { kind: "scalar", span: this.spanOf(seen), value: name, text: name, style: this.styleAt(seen) };
  }

  private scalarOf(value: unknown, seen: Seen, span: Span): Scalar {
    const common = { kind: "scalar", span, style: this.styleAt(seen) } as const;
    const tag = typeof seen.tag === "string" && seen.tag !== "?" && seen.tag !== "!" ? { tag: seen.tag } : {};
    if (value instanceof Date) {
      const text = Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
      return {
        ...common,
        value: { kind: "moment", text },
        text: this.text.slice(span.start - this.base, span.end - this.base),
        ...tag,
      };
    }
    if (typeof value === "string") return { ...common, value, text: value, ...tag };
    if (typeof value === "number")
      return { ...common, value, text: String(value), number: Number.isInteger(value) ? "integer" : "float", ...tag };
    if (typeof value === "boolean") return { ...common, value, text: String(value), ...tag };
    if (isBytes(value))
      return { ...common, value: Buffer.from(value).toString(), text: Buffer.from(value).toString(), ...tag };
    return { ...common, value: null, text: this.text.slice(span.start - this.base, span.end - this.base), ...tag };
  }

  private styleAt({ start, end }: Seen): Scalar["style"] {
    const first = /[^\s]/.exec(this.text.slice(start, Math.min(end, start + 200)))?.[0];
    if (first === '"' || first === "'") return "quoted";
    return first === "|" ? "literal" : first === ">" ? "folded" : "plain";
  }

  /** Without the white space around it. */
  private spanOf({ start, end }: Seen): Span {
    const text = this.text.slice(start, end);
    const blank = text.trim() === "";
    const before = blank ? 0 : text.length - text.trimStart().length;
    const after = blank ? text.length : text.length - text.trimEnd().length;
    return { start: this.base + start + before, end: this.base + end - after };
  }
}

/** The key of a mapping that a value becomes. */
function keyOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value)
    : undefined;
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

/** The mapping of a document, or an empty one at `at`. */
export function mappingOf(node: Node | undefined, at: number): Table {
  return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}
