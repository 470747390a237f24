/** Reads YAML with the npm package `yaml` and its core schema, for `core.ts`. */
import type { Document, Node as YamlNode, Pair, ParsedNode, Scalar as YamlScalar } from "yaml";
import type { Entry, Node, Scalar, SyntaxProblem } from "../node.ts";
import type { Span } from "../../repo/text.ts";
import { tooDeepAt } from "./depth.ts";

/**
 * `node`: the document's value. `problems`: why the package refuses the text, in its order. `excessive`: only this
 * reader gives up, since the text is too deep or too large; the host may read it.
 */
export type CoreReading = { readonly kind: "read"; readonly node: Node } | Refused;

interface Refused {
  readonly kind: "refused";
  readonly problems: readonly [SyntaxProblem, ...SyntaxProblem[]];
  readonly excessive?: true;
  /** An alias cannot be resolved; its place is not known. `only`: that is the only problem. */
  readonly unresolved?: "only" | "too";
}

/** The most values that a document may stand for, aliases included. */
const limit = 100_000;

/** Reads text at offset `base` of its file. */
export async function parseCoreYaml(text: string, base: number): Promise<CoreReading> {
  const refused = (message: string): Refused => ({
    kind: "refused",
    problems: [{ kind: "problem", message, span: { start: base, end: base } }],
  });
  const tooDeep: Refused = { ...refused("is nested too deeply"), excessive: true };
  if (tooDeepAt(text) >= 0) return tooDeep;
  const yaml = await import("yaml");
  try {
    const document = yaml.parseDocument(text, { schema: "core", prettyErrors: false, logLevel: "error" });
    const [first, ...others] = document.errors.map(({ message, pos, code }): SyntaxProblem => {
      const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
      const reason = code === "MULTIPLE_DOCS" ? "a second document follows" : (message.split("\n")[0] ?? "");
      return { kind: "problem", message: reason, span: { start: base + start, end: base + Math.max(start, end) } };
    });
    if (first?.message.startsWith("Maximum call stack")) return tooDeep;
    if (first)
      return { kind: "refused", problems: [first, ...others], ...(isResolved(document) ? {} : { unresolved: "too" }) };
    const value: unknown = document.toJS();
    const builder = new Builder(yaml, document, base);
    const node = builder.nodeOf(value, document.contents, { start: base, end: base });
    return builder.spent > limit
      ? { ...refused(`stands for more than ${limit} values`), excessive: true }
      : { kind: "read", node };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    // For an alias without an anchor, and for aliases that stand for very many values.
    if (error instanceof ReferenceError) return { ...refused(error.message.split("\n")[0] ?? ""), unresolved: "only" };
    throw error;
  }
}

function isResolved(document: Document.Parsed): boolean {
  try {
    document.toJS();
    return true;
  } catch {
    return false;
  }
}

type Yaml = typeof import("yaml");

/** Makes nodes of the values that the package built, with the places of its own nodes. */
class Builder {
  spent = 0;
  private readonly yaml: Yaml;
  private readonly document: Document.Parsed;
  private readonly base: number;

  constructor(yaml: Yaml, document: Document.Parsed, base: number) {
    this.yaml = yaml;
    this.document = document;
    this.base = base;
  }

  /** `source` is what the value was written as; `near` is its place if it was not written at all. */
  nodeOf(value: unknown, source: unknown, near: Span): Node {
    const { isAlias, isNode } = this.yaml;
    this.spent++;
    const span = isNode(source) ? this.spanOf(source, near) : near;
    const written = isAlias(source) ? source.resolve(this.document) : source;
    const tag = isNode(written) && typeof written.tag === "string" ? { tag: written.tag } : {};
    if (Array.isArray(value)) {
      const items = this.spent > limit ? [] : value.map((item, i) => this.nodeOf(item, itemOf(written, i), span));
      return { kind: "list", span, items, ...tag };
    }
    if (typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array)) {
      // Sets and ordered maps, which only a tag makes, have no keys of their own and become empty mappings.
      const entries = this.spent > limit ? [] : this.entriesOf(value, written, span);
      return { kind: "table", span, entries, ...tag };
    }
    return { ...scalarOf(value, this.yaml.isScalar(written) ? written : undefined), kind: "scalar", span, ...tag };
  }

  private entriesOf(value: object, written: unknown, near: Span): readonly Entry[] {
    const pairs = new Map<string, Pair>();
    for (const pair of this.yaml.isMap(written) ? written.items : []) {
      const name = this.yaml.isScalar(pair.key) ? String(pair.key.value ?? "") : undefined;
      if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
    }
    return Object.entries(value).map(([name, item]: [string, unknown]) => {
      const pair = pairs.get(name);
      const span = this.yaml.isNode(pair?.key) ? this.spanOf(pair.key, near) : near;
      const key: Scalar = { kind: "scalar", span, value: name, text: name, style: "plain" };
      return { key, name, value: this.nodeOf(item, pair?.value, { start: span.end, end: span.end }) };
    });
  }

  private spanOf({ range }: YamlNode | ParsedNode, near: Span): Span {
    return range ? { start: this.base + range[0], end: this.base + range[1] } : near;
  }
}

function itemOf(list: unknown, i: number): unknown {
  return typeof list === "object" && list !== null && "items" in list && Array.isArray(list.items)
    ? (list.items[i] as unknown)
    : undefined;
}

const styles: ReadonlyMap<string | undefined, Scalar["style"]> = new Map([
  ["QUOTE_DOUBLE", "quoted"],
  ["QUOTE_SINGLE", "quoted"],
  ["BLOCK_FOLDED", "folded"],
  ["BLOCK_LITERAL", "literal"],
]);

function scalarOf(
  value: unknown,
  written: YamlScalar | undefined,
): Pick<Scalar, "value" | "text" | "style" | "number"> {
  const style = styles.get(written?.type) ?? "plain";
  if (value instanceof Date) {
    const text = Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    return { value: { kind: "moment", text }, text, style };
  }
  if (value instanceof Uint8Array) {
    const text = new TextDecoder().decode(value);
    return { value: text, text, style };
  }
  if (typeof value === "number")
    return { value, text: String(value), style, number: Number.isInteger(value) ? "integer" : "float" };
  if (typeof value === "string" || typeof value === "boolean") return { value, text: String(value), style };
  return { value: null, text: written?.source ?? "", style };
}
