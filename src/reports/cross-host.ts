/** Terminal block on cross-host access: one sentence for each capability and other host. */
import { crossHostAccessIn, crossHostSentence, crossHostTitle } from "../inspect/cross-host.ts";
import type { Result } from "../evaluate/result.ts";
import { type Styles, wrap } from "../sanitize/colors.ts";
import { visible, widthOf } from "../sanitize/text.ts";

/** A heading, its lines and an empty line; the empty string if there is no cross-host access. */
export function crossHostBlock(
  { inspection, grantedByHost }: Pick<Result, "inspection" | "grantedByHost">,
  columns: number,
  { bold }: Styles,
): string {
  const groups = crossHostAccessIn(inspection, grantedByHost);
  const lines = groups.flatMap((group) =>
    wrap(
      crossHostSentence(group, (name) => `\`${visible(name)}\``),
      Math.max(30, columns - 4),
      widthOf,
    ).map((line, i) => `${i === 0 ? "  " : "    "}${line}`),
  );
  return lines.length === 0 ? "" : `${bold(crossHostTitle(groups).toLowerCase())}\n${lines.join("\n")}\n\n`;
}
