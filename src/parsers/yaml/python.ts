/**
 * YAML as hosts written in Python read it; a separate module, so that a repository without such a host does not load
 * it.
 */
import type { Node } from "../node.ts";
import { floatText, pythonText } from "./pyyaml/text.ts";

export { diagnosisOf } from "./frontmatter/diagnosis.ts";
export { readPyYaml, stringOf } from "./pyyaml/document.ts";
export { pythonText };

/** JSON as Python's `json` module has it: each scalar with the text that `str` makes of it. */
export function asPython(node: Node): Node {
  if (node.kind === "list") return { ...node, items: node.items.map(asPython) };
  if (node.kind === "table")
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: asPython(entry.value) })) };
  const { value, number } = node;
  if (value === null) return { ...node, text: "None" };
  if (typeof value === "boolean") return { ...node, text: value ? "True" : "False" };
  return typeof value === "number" && number === "float" ? { ...node, text: floatText(value) } : node;
}
