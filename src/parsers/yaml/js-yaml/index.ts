/**
 * Reads YAML with js-yaml, the package of many hosts: what it refuses is refused, and values are those that the host
 * gets (merge keys applied, `1:30` a number in generation 3).
 */
import type { Node, Table } from "../../node.ts";
import { readJsQuickly } from "../frontmatter/simple.ts";
import type { Generation } from "./package.ts";
import type { JsYamlReading } from "./parse.ts";

/** Reads text at offset `base` of its file. Simple text is read without the package, with the same result. */
export async function readJsYaml(text: string, base: number, generation: Generation): Promise<JsYamlReading> {
  const plain = readJsQuickly(text, base);
  return plain ? { kind: "read", node: plain } : (await import("./parse.ts")).parseJsYaml(text, base, generation);
}

/** The mapping of a document, or an empty one at `at`. */
export function mappingOf(node: Node | undefined, at: number): Table {
  return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}
