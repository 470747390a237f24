/** The first screen of a page: title, what and why, what to do (of a host: where it looks), and one example. */
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { chunks, fence, inline } from "./index.ts";
import { append } from "../../repo/many.ts";

/** The most lines of each part. Together with headings, empty lines and the hint they fit 24 lines of 80 columns. */
const room = { summary: 2, why: 5, section: 4, example: 6 };

/** The same for what is said of one kind, where no summary comes first. */
const whyOfKind = 5;

/** The widest text, however wide the terminal is. */
const readable = 100;

/** `more`: the line below that leads to the whole page. */
export function firstScreen(
  markdown: string,
  { color, columns }: { readonly color: boolean; readonly columns: number },
  more: readonly string[],
  kind?: string,
): string {
  const styles = stylesFor(color);
  const width = Math.max(40, Math.min(columns, readable));
  const whole = markdown.replace(/\r/g, "");
  const parts = partsOf(whole);
  const { title, summary, intro, section, example } = kind === undefined ? parts : ofKind(parts, whole, kind);
  const blocks = [
    [styles.bold(visible(title)), ...clipped(inline(summary), width, room.summary)],
    clipped(inline(intro), width, kind === undefined ? room.why : whyOfKind),
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

/** What the page says of one kind, `hook` of `max-capability/hook`: its own text and example come first. */
function ofKind(parts: Parts, markdown: string, kind: string): Parts {
  const { title, summary, section } = parts;
  const [text = ""] = markdown.split(/^## Examples$/m);
  const { severities, intro } = kindIn(text, `${title}/${kind}`);
  const [, examples = ""] = markdown.split(/^## Examples$/m);
  const own = [...examples.matchAll(new RegExp(fences, "gm"))].flatMap(([block]) => exampleOf(block, title, kind));
  return {
    title: `${title}/${kind}`,
    summary: severities,
    intro: intro === "" ? summary : intro,
    section: section && { ...section, text: kindFirst(section.text, kind) },
    example: own[0],
  };
}

/** The severities of a kind in both presets, and the paragraphs, list items and rows that name it. */
function kindIn(text: string, name: string): { readonly severities: string; readonly intro: string } {
  const kind = name.slice(name.indexOf("/") + 1);
  const [, table = ""] = levels.exec(text) ?? [];
  const rows = table.split("\n");
  const at = rows.findIndex((line) => line.startsWith(`| \`${name}\` |`));
  const [, recommended = "", strict = ""] = cellsOf(rows[at]);
  const [condition = "", unstated = ""] = cellsOf(rows[at + 1]);
  const until = condition.startsWith("while ") ? ` (${unstated} ${condition})` : "";
  const [body = ""] = text.replace(levels, "").split(/^## /m);
  const naming = body
    .split(/\n{2,}/)
    .flatMap(chunks)
    .flatMap((chunk) => (chunk.startsWith("|") ? rowsOf(chunk) : [chunk.trim().replace(/^[-*] /, "")]))
    .filter((chunk) => chunk.includes(`\`${kind}\``));
  // A word may be the name of a key elsewhere: what says that it is the kind goes before what only has it.
  const defines = new RegExp(`\\bkinds?\\b[^.:]*\`${kind}\`|^\`${kind}\``, "i");
  const defining = naming.filter((chunk) => defines.test(chunk));
  return {
    severities: `Recommended: ${recommended}${until}; strict: ${strict}.`,
    intro: kindSoon((defining.length > 0 ? defining : naming).map(sentenceOf).join(" "), kind),
  };
}

function cellsOf(row = ""): readonly string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A sentence that names the kind far below goes first, so that it is not cut off. */
function kindSoon(text: string, kind: string): string {
  const sentences = text.split(sentenceEnds);
  const at = sentences.findIndex((sentence) => sentence.includes(`\`${kind}\``));
  return at < 2 ? text : [...sentences.slice(at), ...sentences.slice(0, at)].join(" ");
}

/** An item of a list as a sentence. */
function sentenceOf(item: string): string {
  const text = item.replace(/[;,]$/, "");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.:!?]$/.test(text) ? "" : "."}`;
}

/** The finding of the kind, with its lines, in place of all findings of the example. */
function exampleOf(block: string, rule: string, kind: string): readonly string[] {
  const [open = "", ...lines] = block.split("\n");
  const start = lines.findIndex((line) => line.includes(` ${rule}/${kind}: `));
  return start < 0 ? [] : [[open, ...lines.slice(start)].join("\n")];
}

/** The items that name the kind before the others. */
function kindFirst(text: string, kind: string): string {
  const items = text.split(/\n(?=- )|\n{2,}/);
  const names = new RegExp(`(?<![\\w-])${kind}s?(?![\\w-])`);
  const named = items.filter((item) => !item.startsWith("```") && names.test(item));
  return [...named, ...items.filter((item) => !named.includes(item))].join("\n\n");
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

const sentenceEnds = /(?<=[.!?]["')`*]?) (?=[A-Z`"*(])/;

/** As many whole sentences as fit the lines; of a first sentence that is longer, its beginning. */
function clipped(text: string, width: number, lines: number): readonly string[] {
  if (text === "") return [];
  const sentences = text.split(sentenceEnds);
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
