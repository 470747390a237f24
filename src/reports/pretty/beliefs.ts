/** The opening of an answer without a policy: the limits that profiles promise and their hosts do not keep. */
import { type Style, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type Belief, type Beliefs, brokenSentence, commandRulesSentence, heldSentence } from "../model/beliefs.ts";
import { type FindingGroup, valuesPhrase } from "../model/groups.ts";
import { fixLines, paintOf, relatedLines, spotOf } from "./finding.ts";
import { nounFor } from "../../sanitize/counted.ts";

/**
 * `opening`: the groups to show here; the others are among the findings. The empty string if nothing promises a limit.
 */
export function beliefsBlock(
  beliefs: Beliefs,
  opening: ReadonlySet<FindingGroup>,
  columns: number,
  styles: Styles,
): string {
  const { broken, existing } = beliefs;
  const { bold, dim, green, yellow } = styles;
  const room = Math.max(30, columns);
  const count = broken.reduce((sum, { limits }) => sum + limits, 0);
  const blocks = broken
    .filter(({ group }) => opening.has(group))
    .map((belief) => beliefLines(belief, room, styles).join("\n"));
  const rest = broken.length - opening.size;
  const old = existing === 0 ? undefined : brokenSentence(existing, "existing ");
  const held = heldSentence(beliefs);
  const rules = commandRulesSentence(beliefs);
  return [
    ...(count > 0 ? [bold(brokenSentence(count)), ...blocks] : []),
    ...(rest > 0 ? [dim(`${rest} more of these ${nounFor(rest, "is", "are")} among the findings below`)] : []),
    ...(old === undefined ? [] : [yellow(old)]),
    ...(held === undefined ? [] : [count + existing > 0 ? dim(held) : green(held)]),
    ...(rules === undefined ? [] : [linesOf(rules, room, dim)]),
  ]
    .map((part) => `${part}\n\n`)
    .join("");
}

function linesOf(text: string, columns: number, style: Style): string {
  return wrap(text, columns, widthOf)
    .map((line) => style(line))
    .join("\n");
}

function beliefLines(
  { says, known, files, group: { first, message, severity, fix, fixHere } }: Belief,
  columns: number,
  styles: Styles,
): readonly string[] {
  const { rule, kind, at } = first.finding;
  const name = kind === undefined ? rule : `${rule}/${kind}`;
  const verb = nounFor(files, "says", "say");
  const more = files > 1 ? ` and ${files - 1} more` : "";
  const quoted = says.length === 0 ? "" : ` ${verb} ${valuesPhrase(says, (text) => `\`${visible(text)}\``)}`;
  const lines = (text: string, indent: number) =>
    wrap(text, columns - indent, widthOf).map((line) => `${" ".repeat(indent)}${line}`);
  return [
    ...wrap(`${spotOf(at)}${more}${quoted}`, columns, widthOf).map((line, i) =>
      i === 0 ? styles.bold(line) : `  ${line}`,
    ),
    // Some messages say themselves that they are not verified.
    ...lines(message.endsWith(`(${known})`) ? visible(message) : `${visible(message)} (${known})`, 2),
    // Where the frontmatter is broken, what is to be changed is there and not at the limit.
    ...(first.finding.cause === "frontmatter" && files === 1 ? relatedLines(first.finding, [], columns) : []),
    `  ${paintOf(severity, styles)(severity)} ${styles.dim(name)}`,
    ...fixLines(fix ?? fixHere, columns, styles, fix ? "fix" : "fix here"),
  ];
}
