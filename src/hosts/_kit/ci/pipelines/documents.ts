/** Takes a file of YAML apart into its documents. */
import type { Problem } from "../../../../model/load.ts";
import type { Node } from "../../../../parsers/node.ts";
import type { Source } from "../../../../repo/text.ts";

/** The documents of a file of YAML, and the first fault of any of them. */
export async function documentsIn(
  source: Source,
): Promise<{ readonly documents: readonly Node[]; readonly problem: Problem | undefined }> {
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
