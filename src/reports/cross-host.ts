/** For a terminal: what profiles may do beyond their own host, one sentence for each power and other host. */
import { crossHostAccessIn, crossHostSentence } from "../inspect/cross-host.ts";
import type { Inspection } from "../inspect/index.ts";
import { type Styles, wrap } from "../sanitize/colors.ts";
import { visible, widthOf } from "../sanitize/text.ts";

/** A heading with its lines and an empty line; nothing where there is nothing to tell. */
export function crossHostBlock(
  inspection: Pick<Inspection, "loads" | "subjects">,
  columns: number,
  { bold }: Styles,
): string {
  const lines = crossHostAccessIn(inspection).flatMap((group) =>
    wrap(
      crossHostSentence(group, (name) => `\`${visible(name)}\``),
      Math.max(30, columns - 4),
      widthOf,
    ).map((line, i) => `${i === 0 ? "  " : "    "}${line}`),
  );
  return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}
