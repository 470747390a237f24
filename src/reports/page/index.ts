/** The page of a rule or host for a terminal: headings bold, code indented, words wrapped, tables in line. */
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { table } from "./table.ts";

/** Lines of prose are no longer than this, however wide the terminal is; a table may be. */
const readable = 100;
const wide = 160;

/** The same text with links written out; comments of the page's source are left out. */
export function page(
  markdown: string,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const paints = stylesFor(color);
  const blocks = markdown.replace(/\r/g, "").split(/^(`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m);
  const text = blocks
    .map((block) => (block.startsWith("```") ? fence(block, columns, paints) : prose(block, columns, paints)))
    .join("");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

function fence(block: string, columns: number, { dim }: Styles): string {
  const [open = "", ...lines] = block.split("\n").slice(0, -1);
  const [, language = "", path] = /^`+(\S*) ?(.*)$/.exec(open) ?? [];
  const title = path ? `  ${dim(visible(path))}\n` : "";
  const isTold = language === "findings" || language === "verdicts";
  const shown = lines.flatMap((line) =>
    isTold && !quoted.test(line)
      ? told(line, columns - 4)
      : [
          line
            .split("\t")
            .map((part) => visible(part))
            .join("  "),
        ],
  );
  return `${title}${shown.map((line) => `    ${line}`.trimEnd()).join("\n")}\n`;
}

/** A line of a file, as findings show it, or the marks below one. */
const quoted = /^ *\d* \| /;

function told(line: string, width: number): readonly string[] {
  const [margin = ""] = /^ */.exec(line) ?? [];
  const [first = "", ...rest] = wrap(visible(line.trim()), width - margin.length - 4, widthOf, -4);
  return [margin + first, ...rest.map((more) => `${margin}    ${more}`)];
}

function prose(block: string, columns: number, paints: Styles): string {
  const paragraphs = block.replace(/<!--[\s\S]*?-->\n?/g, "").split(/\n{2,}/);
  return paragraphs
    .map(
      (paragraph) =>
        `${chunks(paragraph)
          .map((chunk) => written(chunk, columns, paints))
          .join("\n")}\n`,
    )
    .join("\n");
}

/** Lines of a paragraph that belong together: a heading, an item of a list, a table with its rows on lines, or running text. */
function chunks(paragraph: string): readonly string[] {
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

/** `[text](address)` is `text (address)`; an address inside the project is left out. */
function inline(text: string): string {
  return visible(
    text
      .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words: string, address: string) =>
        /^https?:/.test(address) && address !== words ? `${words} (${address})` : words,
      )
      .replace(/\*\*([^*]+)\*\*/g, "$1"),
  );
}
