/** Reads a profile's metadata: TOML or YAML, decoded into the host's struct. */
import type { Problem } from "../../model/load.ts";
import { type Entry, entryOf, type Node, type Table } from "../../parsers/node.ts";
import { type Dialect, DecodeError, type Decoder } from "../../parsers/decode.ts";
import { parseToml, toml08, toml08Value } from "../../parsers/toml/index.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { type Config, config, readField } from "./config.ts";

/** One file's metadata, decoded as a whole, and field by field where that fails. */
export interface Metadata {
  readonly source: Source;
  readonly span: Span;
  /** As far as it could be read. */
  readonly root: Table | undefined;
  readonly dialect: Dialect;
  /** The dialect of hooks, which the host converts to TOML values in either syntax. */
  readonly hookDialect: Dialect;
  /** `undefined` where the host refuses the metadata; `problem` is the reason. */
  readonly config: Config | undefined;
  readonly problem?: Problem;
}

/** Reads `span` of the source. `message` of a problem is the decoder's own, on one line. */
export async function readMetadata(source: Source, span: Span, syntax: "toml" | "yaml"): Promise<Metadata> {
  const text = source.text.slice(span.start, span.end);
  const { node, decoded, dialect } = await (syntax === "toml"
    ? readToml(text, span.start)
    : readYaml(text, span.start));
  const common = { source, span, root: node?.kind === "table" ? node : undefined, dialect, hookDialect: toml08Value };
  if (!isFault(decoded)) return { ...common, config: decoded };
  return {
    ...common,
    config: undefined,
    problem: {
      message: `invalid metadata: ${decoded.message.replaceAll("\n", ", ")}`,
      at: { source, span: decoded.span },
    },
  };
}

type Fault = { readonly message: string; readonly span: Span };
type Read = { readonly node: Node | undefined; readonly decoded: Config | Fault; readonly dialect: Dialect };

function isFault(decoded: Config | Fault): decoded is Fault {
  return "span" in decoded;
}

async function readToml(text: string, base: number): Promise<Read> {
  const node = await parseToml(text, base, "0.8");
  if (node.kind === "problem") return { node: undefined, decoded: node, dialect: toml08 };
  return { node, decoded: config(node, toml08), dialect: toml08 };
}

async function readYaml(text: string, base: number): Promise<Read> {
  const { decodeSerdeYaml, readSerdeYaml, serdeYaml } = await import("../../parsers/yaml/rust.ts");
  const document = readSerdeYaml(text, base);
  return { node: document.node, decoded: decodeSerdeYaml(document, config), dialect: serdeYaml };
}

/** A key and its value, read by itself. */
export interface ReadKey<T> {
  readonly key: Entry;
  readonly at: Place;
  readonly value: T | DecodeError;
}

/** One key of the metadata, or of a table in it; `undefined` where it is absent or null. */
export function readKey<T>(
  { source, dialect }: Metadata,
  table: Table | undefined,
  name: string,
  shape: Decoder<T>,
): ReadKey<T> | undefined {
  const key = table && entryOf(table, name);
  const value = key && readField(key.value, shape, dialect);
  if (!key || value === undefined) return undefined;
  return { key, at: { source, span: value instanceof DecodeError ? value.span : key.value.span }, value };
}

/** The table under a key of the metadata. */
export function tableAt({ root }: Metadata, name: string): Table | undefined {
  const value = root && entryOf(root, name)?.value;
  return value?.kind === "table" ? value : undefined;
}
