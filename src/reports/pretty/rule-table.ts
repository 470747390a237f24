/** The findings by rule, as the close of a long answer. */
import type { RuleCount } from "../model/index.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { widthOf } from "../../sanitize/text.ts";
import { largest } from "../../repo/many.ts";

const columns = ["error", "warning", "note"] as const;

/** A table with the number of errors, warnings and notes of each rule, and an empty line. */
export function ruleTable(rules: readonly RuleCount[], { bold, dim }: Styles): string {
  const width = largest(rules.map(({ name }) => widthOf(name)));
  const head = `${" ".repeat(width)}  ${columns.map((severity) => `${severity}s`.padStart(9)).join("")}`;
  const rows = rules.map(({ name, counts }) => {
    const cells = columns.map((severity) =>
      counts[severity] === 0 ? dim("·".padStart(9)) : String(counts[severity]).padStart(9),
    );
    return `${name.padEnd(width)}  ${cells.join("")}`;
  });
  return `${[bold(head), ...rows].join("\n")}\n\n`;
}
