/** What a terminal is told beside the findings that count: what is waived, what the policy becomes, and what a rollout will bring. */
import type { Finding } from "../../model/finding.ts";
import type { Problem } from "../../model/load.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { groupFindings } from "../group.ts";
import type { Result } from "../../evaluate/result.ts";
import { type Place, positionAt } from "../../repo/text.ts";

/** One paragraph for each waiver that excuses something, dim. */
export function waivedBlock({ findings: judged }: Result, columns: number, { dim }: Styles): string {
  const remarks = groupFindings(judged.filter(({ state }) => state === "waived"));
  if (remarks.length === 0) return "";
  const lines = remarks.flatMap(({ first: { finding, waiver }, message, paths }) => {
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
    const said = [
      `${whereOf(finding.at)}${more} ${visible(message)}  ${nameOf(finding)}`,
      ...(waiver ? [`waived by ${visible(waiver.owner)} until ${waiver.until}: ${visible(waiver.reason)}`] : []),
    ];
    return said.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
  });
  return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}

export function policyBlock({ policyChanges: changes }: Result, columns: number, { bold }: Styles): string {
  if (!changes) return "";
  const problem =
    (what: string) =>
    ({ at, message }: Problem) =>
      `${what} ${whereOf(at)} ${visible(message)}`;
  const finding = (what: string) => (one: Finding) =>
    `${what} ${whereOf(one.at)} ${one.severity} ${visible(one.message)}  ${nameOf(one)}`;
  const lines = [
    ...changes.looser.map(problem("looser:")),
    ...changes.tighter.map(problem("tighter:")),
    ...changes.found.map(finding("will find:")),
    ...changes.gone.map(finding("will not find:")),
  ];
  return lines.length === 0
    ? ""
    : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}

export function upcomingLines({ upcoming }: Result, columns: number, { yellow }: Styles): string {
  return upcoming
    .flatMap(({ day, stage, findings, rules }) => {
      const many = findings !== 1;
      const what =
        stage === "enforce"
          ? many
            ? "become errors"
            : "becomes an error"
          : many
            ? "become warnings"
            : "becomes a warning";
      const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
      return indented(
        `from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`,
        0,
        columns,
      );
    })
    .map((line) => `${yellow(line)}\n`)
    .join("");
}

function indented(text: string, indent: number, columns: number): readonly string[] {
  return wrap(text, Math.max(30, columns - indent - 2), widthOf).map(
    (line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`,
  );
}

function whereOf({ source, span }: Place): string {
  const { line, column } = positionAt(source, span.start);
  return `${visible(source.path)}:${line}:${column}`;
}

function nameOf({ rule, kind }: Finding): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}
