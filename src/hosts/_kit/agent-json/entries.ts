/** Lists of tools in the agent format of Amazon Q Developer CLI, which Kiro CLI took over. */
import { isEmptyValue, isText, type Node } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";

/** A tool as a list names it. */
export interface ToolName {
  readonly name: string;
  readonly at: Place;
}

/** The texts of a list, or one text. */
export function entriesOf(node: Node | undefined, source: Source): readonly ToolName[] {
  const items = node?.kind === "list" ? node.items : node?.kind === "scalar" && !isEmptyValue(node) ? [node] : [];
  return items.flatMap((item) => (isText(item) ? [{ name: item.text.trim(), at: { source, span: item.span } }] : []));
}
