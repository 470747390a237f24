/** Splits Markdown for hosts whose readers may take broken frontmatter differently. What any of them grants counts. */
import { readFrontmatter, splitMarkdown } from "../../../parsers/yaml/index.ts";
import type { Table } from "../../../parsers/node.ts";
import type { Span } from "../../../repo/text.ts";
import { noClosingFence } from "./no-fence.ts";

/** A Markdown file with every way in which a reader may take it. */
export interface LenientMarkdown {
  /** `none`: no frontmatter. `misplaced`: text before it. `unclosed`: no closing fence. `fenced`: the usual form. */
  readonly kind: "none" | "misplaced" | "unclosed" | "fenced";
  /**
   * The likeliest reading first. An empty mapping stands for a reader that refuses the frontmatter and takes the body.
   */
  readonly tables: readonly [Table, ...Table[]];
  /** The frontmatter as written, whatever a reader makes of it; an empty mapping when there is none. */
  readonly frontmatter: Table;
  /** The prompt. */
  readonly body: Span;
  /** Whether a strict reader gets no frontmatter at all: it is absent, at the wrong place, not closed or not YAML. */
  readonly isBroken: boolean;
  /** What a strict reader would refuse. */
  readonly problem?: { readonly message: string; readonly span: Span };
}

/** Never fails: files without frontmatter give an empty mapping. */
export async function readLenientMarkdown(text: string): Promise<LenientMarkdown> {
  const markdown = splitMarkdown(text);
  const top: Span = { start: 0, end: 0 };
  const empty: Table = { kind: "table", span: top, entries: [] };
  const whole: Span = { start: 0, end: text.length };
  if (markdown.kind === "none")
    return { kind: "none", tables: [empty], frontmatter: empty, body: whole, isBroken: true };

  const { tables, fault } = await readFrontmatter(text, markdown.front);
  const [frontmatter] = tables;
  if (markdown.kind === "misplaced") {
    const problem = { message: `the frontmatter ${markdown.because}`, span: markdown.at };
    return { kind: "misplaced", tables: [empty, ...tables], frontmatter, body: whole, isBroken: true, problem };
  }
  if (markdown.kind === "unclosed") {
    const problem = { message: noClosingFence, span: { start: 0, end: 3 } };
    const body = { start: text.length, end: text.length };
    return { kind: "unclosed", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
  }
  const { body, loose } = markdown;
  if (fault) {
    const problem = { message: `the frontmatter is not valid YAML: ${fault.message}`, span: fault.span };
    return { kind: "fenced", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
  }
  return {
    kind: "fenced",
    tables,
    frontmatter,
    body,
    isBroken: false,
    ...(loose ? { problem: { message: "the closing fence is longer than `---`", span: loose } } : {}),
  };
}
