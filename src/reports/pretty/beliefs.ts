/** The opening of an answer without a policy: the limits that profiles promise and their hosts do not keep. */
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type Belief, type Beliefs, heldSentence } from "../model/beliefs.ts";
import { type FindingGroup, valuesPhrase } from "../model/groups.ts";
import { fixLines, paintOf, spotOf } from "./finding.ts";

/**
 * `opening`: the groups to show here; the others are among the findings. The empty string if nothing promises a limit.
 */
export function beliefsBlock(
  beliefs: Beliefs,
  opening: ReadonlySet<FindingGroup>,
  columns: number,
  styles: Styles,
): string {
  const { broken } = beliefs;
  const held = heldSentence(beliefs);
  if (broken.length === 0) return held === undefined ? "" : `${styles.green(held)}\n\n`;
  const count = broken.reduce((sum, { group }) => sum + group.findings.length, 0);
  const head = styles.bold(count === 1 ? "1 limit does not hold" : `${count} limits do not hold`);
  const blocks = broken
    .filter(({ group }) => opening.has(group))
    .map((belief) => beliefLines(belief, Math.max(30, columns), styles).join("\n"));
  const rest = broken.length - opening.size;
  const more =
    rest > 0 ? [styles.dim(`${rest} more of these ${rest === 1 ? "is" : "are"} among the findings below`)] : [];
  return `${[head, ...blocks, ...more, ...(held === undefined ? [] : [styles.dim(held)])].join("\n\n")}\n\n`;
}

function beliefLines(
  { says, known, group: { first, message, severity, paths, fix } }: Belief,
  columns: number,
  styles: Styles,
): readonly string[] {
  const { rule, kind, at } = first.finding;
  const name = kind === undefined ? rule : `${rule}/${kind}`;
  const verb = paths.length > 1 ? "say" : "says";
  const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
  const said = says.length === 0 ? "" : ` ${verb} ${valuesPhrase(says, (text) => `\`${visible(text)}\``)}`;
  const lines = (text: string, indent: number) =>
    wrap(text, columns - indent, widthOf).map((line) => `${" ".repeat(indent)}${line}`);
  return [
    ...wrap(`${spotOf(at)}${more}${said}`, columns, widthOf).map((line, i) =>
      i === 0 ? styles.bold(line) : `  ${line}`,
    ),
    // Some messages say themselves that they are not verified.
    ...lines(message.endsWith(`(${known})`) ? visible(message) : `${visible(message)} (${known})`, 2),
    `  ${paintOf(severity, styles)(severity)} ${styles.dim(name)}`,
    ...fixLines(fix?.title, columns, styles),
  ];
}
