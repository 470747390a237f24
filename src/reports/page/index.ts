/** Renders the page of a rule or host for a terminal: bold headings, indented code, wrapped text, aligned tables. */
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { table } from "./table.ts";

/** The longest line of prose, however wide the terminal is; tables may be wider. */
const readable = 100;
const wide = 160;

/** The page's text with links written out and without HTML comments. */
export function page(
  markdown: string,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const styles = stylesFor(color);
  const blocks = markdown.replace(/\r/g, "").split(/^(`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m);
  const text = blocks
    .map((block) => (block.startsWith("```") ? fence(block, columns, styles) : prose(block, columns, styles)))
    .join("");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** A fenced block of a page, indented, below the path in its first line. */
export function fence(block: string, columns: number, { dim }: Styles): string {
  const [open = "", ...lines] = block.split("\n").slice(0, -1);
  const [, language = "", path] = /^`+(\S*) ?(.*)$/.exec(open) ?? [];
  const title = path ? `  ${dim(visible(path))}\n` : "";
  const isReport = language === "findings" || language === "verdicts";
  const shown = lines.flatMap((line) =>
    isReport && !quoted.test(line)
      ? texts(line, columns - 4)
      : [
          line
            .split("\t")
            .map((part) => visible(part))
            .join("  "),
        ],
  );
  return `${title}${shown.map((line) => `    ${line}`.trimEnd()).join("\n")}\n`;
}

/** A source line as findings show it, or the carets below one. */
const quoted = /^ *\d* \| /;

function texts(line: string, width: number): readonly string[] {
  const [margin = ""] = /^ */.exec(line) ?? [];
  const [first = "", ...rest] = wrap(visible(line.trim()), width - margin.length - 4, widthOf, -4);
  return [margin + first, ...rest.map((more) => `${margin}    ${more}`)];
}

function prose(block: string, columns: number, styles: Styles): string {
  const paragraphs = block.replace(/<!--[\s\S]*?-->\n?/g, "").split(/\n{2,}/);
  return paragraphs
    .map(
      (paragraph) =>
        `${chunks(paragraph)
          .map((chunk) => written(chunk, columns, styles))
          .join("\n")}\n`,
    )
    .join("\n");
}

/** A block of a page: a heading, a list item, a table or a paragraph. */
export function chunks(paragraph: string): readonly string[] {
  const found: string[] = [];
  for (const line of paragraph.split("\n")) {
    const last = found.at(-1) ?? "";
    const starts = /^(?:#|\||\s*[-*] |\s*\d+\. )/.test(line) || /^#|^\|/.test(last);
    if (line.startsWith("|") && last.startsWith("|")) found.push(`${found.pop() ?? ""}\n${line}`);
    else if (starts || found.length === 0) found.push(line);
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

function written(chunk: string, columns: number, { bold }: Styles): string {
  const [, heading] = /^#+ (.*)$/.exec(chunk) ?? [];
  if (heading !== undefined) return bold(inline(heading));
  if (chunk.startsWith("|")) return table(chunk.split("\n"), Math.min(columns, wide), inline, bold);
  const [, margin = "", mark = "", text = ""] = /^(\s*)((?:[-*]|\d+\.) )?(.*)$/s.exec(chunk) ?? [];
  const indent = margin + " ".repeat(mark.length);
  return wrap(inline(text), Math.min(columns, readable) - indent.length, widthOf)
    .map((line, i) => `${i === 0 ? margin + mark : indent}${line}`)
    .join("\n");
}

/** Turns `[text](address)` into `text (address)`; addresses inside the project are left out. */
export function inline(text: string): string {
  return visible(
    text
      .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words: string, address: string) =>
        /^https?:/.test(address) && address !== words ? `${words} (${address})` : words,
      )
      .replace(/\*\*([^*]+)\*\*/g, "$1"),
  );
}
