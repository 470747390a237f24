/** The page of a rule or host for a terminal: headings bold, code indented, the words of a paragraph wrapped. */
import { paintsFor, type Paints, wrap } from "../output/paint.ts";
import { visible, widthOf } from "../output/plain.ts";

/** The same text with links written out; comments of the page's source are left out. */
export function page(markdown: string, { color, columns }: { readonly color: boolean; readonly columns: number }): string {
  const paints = paintsFor(color);
  const width = Math.min(columns, 100);
  const blocks = markdown.replace(/\r/g, "").split(/^(`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m);
  const text = blocks.map((block) => (block.startsWith("```") ? fence(block, paints) : prose(block, width, paints))).join("");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

function fence(block: string, { dim }: Paints): string {
  const [open = "", ...lines] = block.split("\n").slice(0, -1);
  const [, , path] = /^`+(\S*) ?(.*)$/.exec(open) ?? [];
  const title = path ? `  ${dim(visible(path))}\n` : "";
  return `${title}${lines.map((line) => `    ${line.split("\t").map((part) => visible(part)).join("  ")}`.trimEnd()).join("\n")}\n`;
}

function prose(block: string, width: number, paints: Paints): string {
  const paragraphs = block.replace(/<!--[\s\S]*?-->\n?/g, "").split(/\n{2,}/);
  return paragraphs.map((paragraph) => `${chunks(paragraph).map((chunk) => written(chunk, width, paints)).join("\n")}\n`).join("\n");
}

/** Lines of a paragraph that belong together: a heading, an item of a list, a row of a table, or running text. */
function chunks(paragraph: string): readonly string[] {
  const found: string[] = [];
  for (const line of paragraph.split("\n")) {
    const starts = /^(?:#|\||\s*[-*] |\s*\d+\. )/.test(line) || /^#|^\|/.test(found.at(-1) ?? "");
    if (starts || found.length === 0) found.push(line);
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

function written(chunk: string, width: number, { bold }: Paints): string {
  const [, heading] = /^#+ (.*)$/.exec(chunk) ?? [];
  if (heading !== undefined) return bold(inline(heading));
  if (chunk.startsWith("|")) return inline(chunk);
  const [, margin = "", mark = "", text = ""] = /^(\s*)((?:[-*]|\d+\.) )?(.*)$/s.exec(chunk) ?? [];
  const indent = margin + " ".repeat(mark.length);
  return wrap(inline(text), width - indent.length, widthOf).map((line, i) => `${i === 0 ? margin + mark : indent}${line}`).join("\n");
}

/** `[text](address)` is `text (address)`; an address inside the project is left out. */
function inline(text: string): string {
  return visible(text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words: string, address: string) => (/^https?:/.test(address) && address !== words ? `${words} (${address})` : words)).replace(/\*\*([^*]+)\*\*/g, "$1"));
}
