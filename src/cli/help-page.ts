/** Lays out a page of help for a terminal. */
import { largest } from "../repo/many.ts";
import { wrap } from "../sanitize/colors.ts";

/** What to write, and what it means. */
export type Row = readonly [name: string, text: string];

/** What a page of help says. Of each row, what to write and what it means. */
export interface HelpPage {
  readonly title: string;
  readonly usage: string;
  readonly names?: readonly Row[];
  readonly examples: readonly Row[];
  readonly options: readonly Row[];
  readonly codes: readonly Row[];
  readonly homepage: string;
}

/** The text of a page of help for a terminal with so many columns. */
export function helpPage({ title, usage, names, examples, options, codes, homepage }: HelpPage, width: number): string {
  const parts = [
    `${[title, usage].flatMap((line) => wrap(line, width, (word) => word.length)).join("\n")}\n`,
    ...(names ? [`Commands\n${table(names, width)}`] : []),
    `Examples\n${listing(examples, width)}`,
    `Options\n${table(options, width)}`,
    `Exit codes\n${table(codes, width)}`,
    `${homepage.replace(/\/blob\/.*$/, "")}\n`,
  ];
  return parts.join("\n");
}

/** The width of a page of help in a terminal with so many columns. */
export function widthOf(columns: number): number {
  return Math.min(Math.max(columns, 60), 100);
}

function table(rows: readonly Row[], width: number): string {
  const first = largest(rows.map(([name]) => name.length)) + 4;
  return rows
    .map(([name, text]) => {
      const lines = wrap(text, width - first, (word) => word.length);
      return lines.map((line, i) => `${i === 0 ? `  ${name}`.padEnd(first) : " ".repeat(first)}${line}\n`).join("");
    })
    .join("");
}

/** A table, or each text below its name where the names leave too little room. A command line is never broken. */
function listing(rows: readonly Row[], width: number): string {
  const first = largest(rows.map(([name]) => name.length)) + 4;
  return rows.every(([, text]) => first + text.length <= width)
    ? table(rows, width)
    : rows
        .map(([name, text]) => {
          const lines = wrap(text, width - 6, (word) => word.length);
          return [`  ${name}`, ...lines.map((line) => `      ${line}`)].map((line) => `${line}\n`).join("");
        })
        .join("");
}
