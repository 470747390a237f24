/** The first screen of a page: title, what and why, what to do (of a host: where it looks), and one example. */
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { chunks, fence, inline } from "./index.ts";
import { append } from "../../repo/many.ts";

/** The most lines of each part. Together with headings, empty lines and the hint they fit 24 lines of 80 columns. */
const room = { summary: 2, why: 5, section: 4, example: 6 };

/** The widest text, however wide the terminal is. */
const readable = 100;

/** `more`: the line below that leads to the whole page. */
export function firstScreen(
  markdown: string,
  { color, columns }: { readonly color: boolean; readonly columns: number },
  more: readonly string[],
): string {
  const styles = stylesFor(color);
  const width = Math.max(40, Math.min(columns, readable));
  const { title, summary, intro, section, example } = partsOf(markdown.replace(/\r/g, ""));
  const blocks = [
    [styles.bold(visible(title)), ...clipped(inline(summary), width, room.summary)],
    clipped(inline(intro), width, room.why),
    sectionLines(section, width, styles),
    exampleLines(example, width, styles),
    more.map((line) => styles.dim(visible(line))),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

interface Parts {
  readonly title: string;
  /** Of a rule: what a good profile does. */
  readonly summary: string;
  /** The first paragraph. */
  readonly intro: string;
  readonly section: { readonly heading: string; readonly text: string } | undefined;
  /** The fence that shows what comes of the first example with findings, or with a verdict. */
  readonly example: string | undefined;
}

const levels = /<!-- levels -->\n([\s\S]*?)<!-- \/levels -->/;

function partsOf(markdown: string): Parts {
  const [head = "", ...sections] = markdown.split(/^## /m);
  const [, table = ""] = levels.exec(head) ?? [];
  const paragraphs = head
    .replace(levels, "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll("\n", " "));
  const named = (heading: string) => sections.find((text) => text.startsWith(`${heading}\n`));
  const [section] = [named("What to do"), named("Where it looks"), ...sections].flatMap((text) => {
    const [, heading, body] = /^(.+)\n([\s\S]*)$/.exec(text ?? "") ?? [];
    return heading === undefined || body === undefined ? [] : [{ heading, text: body }];
  });
  return {
    title: paragraphs[0]?.replace(/^# /, "") ?? "",
    summary: (table.split("\n\n")[0] ?? "").trim().replaceAll("\n", " "),
    intro: paragraphs.find((paragraph, i) => i > 0 && paragraph !== "" && !paragraph.startsWith("|")) ?? "",
    section,
    example: fences.exec(named("Examples") ?? "")?.[0],
  };
}

/** The first block of findings, or of verdicts that begin with a profile that loads. */
const fences = /^(`{3,})(?:findings\n(?!\1)|verdicts\n(?=loaded))[\s\S]*?^\1$/m;

function sectionLines(section: Parts["section"], width: number, { bold }: Styles): readonly string[] {
  if (!section) return [];
  const text = section.text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, "\n").replace(/<!--[\s\S]*?-->/g, "");
  const items = text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .flatMap((paragraph) => chunks(paragraph.replace(/^\n+|\n+$/g, "")))
    .flatMap((chunk) => (chunk.startsWith("|") ? rowsOf(chunk) : [chunk.trim()]));
  const lines: string[] = [];
  for (const item of items) {
    const left = room.section - lines.length;
    if (left <= 0) break;
    const body = item.replace(/^[-*] /, "");
    // What a colon announces stands in the block behind it, which is not shown here.
    const short = clipped(inline(body).replace(/:$/, "."), width - 4, left);
    append(
      lines,
      short.map((line, i) => `${i === 0 ? "  - " : "    "}${line}`),
    );
  }
  return lines.length === 0 ? [] : [bold(section.heading), ...lines];
}

/** The rows of a table as `first: the rest`. */
function rowsOf(table: string): readonly string[] {
  return table
    .split("\n")
    .slice(2)
    .map((row) => {
      const [first = "", ...rest] = row.split(/(?<!\\)\|/).flatMap((cell) => (cell.trim() === "" ? [] : [cell.trim()]));
      return rest.length === 0 ? first : `${first}: ${rest[0] ?? ""}`;
    });
}

function exampleLines(example: string | undefined, width: number, { bold, ...styles }: Styles): readonly string[] {
  if (example === undefined) return [];
  const [open = "", first = "", ...rest] = example.split("\n");
  const end = rest.findIndex((line) => !line.startsWith(" "));
  const one = [open, first, ...rest.slice(0, end), rest.at(-1)].join("\n");
  const lines = fence(one, width, { bold, ...styles })
    .trimEnd()
    .split("\n");
  return [bold("Example"), ...lines.slice(0, room.example).map((line) => cut(line, width))];
}

/** A line of a source that is wider than the screen loses its end. */
function cut(line: string, width: number): string {
  return widthOf(line) <= width ? line : `${line.slice(0, width - 1)}…`;
}

/** As many whole sentences as fit the lines; of a first sentence that is longer, its beginning. */
function clipped(text: string, width: number, lines: number): readonly string[] {
  if (text === "") return [];
  const sentences = text.split(/(?<=[.!?]["')`*]?) (?=[A-Z`"*(])/);
  let shown: readonly string[] | undefined;
  for (let count = 1; count <= sentences.length; count++) {
    const wrapped = wrap(sentences.slice(0, count).join(" "), width, widthOf);
    if (wrapped.length > lines) break;
    shown = wrapped;
  }
  if (shown) return shown;
  const cut = wrap(text, width - 2, widthOf).slice(0, lines);
  return cut.map((line, i) => (i === cut.length - 1 ? `${line} …` : line));
}
