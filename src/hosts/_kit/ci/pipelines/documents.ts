/** Takes a file of YAML, TOML or JSON apart into its documents. */
import type { Problem } from "../../../../model/load.ts";
import type { Node } from "../../../../parsers/node.ts";
import type { Source } from "../../../../repo/text.ts";

/** What a file holds. */
export interface Documents {
  readonly documents: readonly Node[];
  /** The first fault of any of them. */
  readonly problem: Problem | undefined;
}

/** A file of TOML. */
export async function tomlIn(source: Source): Promise<Documents> {
  const { parseToml } = await import("../../../../parsers/toml/index.ts");
  const node = await parseToml(source.text, 0, "tomllib");
  if (node.kind !== "problem") return { documents: [node], problem: undefined };
  return {
    documents: [],
    problem: { message: `cannot be read as TOML: ${node.message}`, at: { source, span: node.span } },
  };
}

/** A file of JSON with comments. */
export async function jsoncIn(source: Source): Promise<Documents> {
  const { parseJsonc } = await import("../../../../parsers/json.ts");
  const node = parseJsonc(source.text);
  if (node.kind !== "problem") return { documents: [node], problem: undefined };
  return {
    documents: [],
    problem: { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } },
  };
}

/** A file of YAML, with every document that can be read. */
export async function documentsIn(source: Source): Promise<Documents> {
  const { parseYaml } = await import("../../../../parsers/yaml/lenient.ts");
  const documents: Node[] = [];
  let problem: Problem | undefined;
  let start = 0;
  for (const text of source.text.split(/^(?=---(?:\s|$))/m)) {
    const { node, problems } = await parseYaml(text, start);
    const [first] = problems;
    if (first) problem ??= { message: `cannot be read as YAML: ${first.message}`, at: { source, span: first.span } };
    else documents.push(node);
    start += text.length;
  }
  return { documents, problem };
}
