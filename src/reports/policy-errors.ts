/** The problems of a policy for a terminal, each with its place. */
import { excerptOf } from "../sanitize/excerpt.ts";
import type { Problem } from "../model/load.ts";
import { stylesFor } from "../sanitize/colors.ts";
import { visible } from "../sanitize/text.ts";
import { type Place, positionAt } from "../repo/text.ts";
import { asStarted } from "./commands.ts";

/** `command`: how this tool was started. */
export function policyErrors(
  problems: readonly Problem[],
  { color, columns, command }: { readonly color: boolean; readonly columns: number; readonly command: string },
): string {
  const styles = stylesFor(color);
  const lines = problems.flatMap(({ message, at, related = [] }) => [
    `${styles.bold(written(at))} ${visible(asStarted(message, command))}`,
    ...excerptOf(at, { columns: columns - 2, margin: styles.dim, caret: styles.red }).map((line) => `  ${line}`),
    ...related.map((b) => `  ${written(b.at)} ${visible(b.message)}`),
  ]);
  return lines.map((line) => `${line}\n`).join("");
}

function written({ source, span }: Place): string {
  const { line, column } = positionAt(source, span.start);
  return `${visible(source.path)}:${line}:${column}`;
}
