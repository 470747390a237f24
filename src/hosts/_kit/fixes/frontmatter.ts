/**
 * Repairs frontmatter that is not valid YAML: quotes round a text, spaces for tabs, line feeds for carriage returns.
 */
import type { Edit, Fix } from "../../../model/fix.ts";
import { textOf, valueOf } from "../../../parsers/node.ts";
import { parseQuickly, repeatedKeyOf, splitMarkdown, tableOf } from "../../../parsers/yaml/index.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { memoize } from "../memoize.ts";
import { normalizedKey } from "../profiles/unknown-keys.ts";
import { applyEdits } from "./edits.ts";

/** Keys whose text gives no power and takes none, as `normalizedKey` writes them. */
export const harmlessKeys: ReadonlySet<string> = new Set(
  "description whentouse summary title author version color model role goal notes example examples argumenthint".split(
    " ",
  ),
);

/** The longest frontmatter and the most lines that are repaired. */
const longestFront = 64 * 1024;
const mostEdits = 2000;

/**
 * What makes the frontmatter of a Markdown file, or a file of YAML, valid; empty if it is valid, or if nothing here
 * helps.
 */
export const frontmatterFixes: (source: Source) => Promise<readonly Fix[]> = memoize(async (source) => {
  const { text } = source;
  const front = yamlIn(source);
  if (!front || front.end - front.start > longestFront) return [];
  const quotes = quotesIn(text, front);
  const tabs = tabsIn(text, front);
  const indent = indentIn(source, front);
  const nothing = quotes.length + tabs.length === 0 && !indent;
  if (nothing || (await isValid(text.slice(front.start, front.end), front.start, []))) return [];
  for (const { edits, title, values } of [...repairsWith(quotes, tabs, source), ...(indent ? [indent] : [])]) {
    const repaired = edits.length <= mostEdits ? applyEdits(source, edits, front) : undefined;
    // A key that counts now may change what the profile is.
    const safe = edits !== indent?.edits;
    if (repaired !== undefined && (await isValid(repaired, front.start, values))) return [{ title, safe, edits }];
  }
  return [];
});

function yamlIn({ path, text }: Source): Span | undefined {
  const markdown = splitMarkdown(text);
  if (markdown.kind === "fenced") return markdown.front;
  return markdown.kind !== "unclosed" && /\.ya?ml$/i.test(path) ? { start: 0, end: text.length } : undefined;
}

interface Repair {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** What has to have its text afterwards. */
  readonly values: readonly Quote[];
}

/** Quotes, spaces for tabs, or both: what is tried in turn. */
function repairsWith(
  quotes: readonly Quote[],
  tabs: readonly ((source: Source) => Edit)[],
  source: Source,
): readonly Repair[] {
  const quoted = quotes.map(({ edit }) => edit(source));
  const indented = tabs.map((edit) => edit(source));
  const byTabs = { title: "indent with spaces, not with tabs", edits: indented, values: [] };
  const [first] = quotes;
  if (!first) return tabs.length === 0 ? [] : [byTabs];
  const byQuotes = { title: first.line, edits: quoted, values: quotes };
  return tabs.length === 0
    ? [byQuotes]
    : [byQuotes, byTabs, { title: first.line, edits: [...quoted, ...indented], values: quotes }];
}

/**
 * Line feeds where a host breaks at carriage returns; empty if it is not that. Without any line feed, some hosts read
 * no name and take the whole file for the prompt, so that is for a person to decide.
 */
export function lineEndFixes(source: Source, { start }: Span): readonly Fix[] {
  const { text } = source;
  const isOldMac = /^\ufeff?---[ \t]*\r(?!\n)/.test(text);
  if (!isOldMac && text[start] !== "\r") return [];
  const edits = [...text.matchAll(/\r(\n?)/g)].slice(0, mostEdits + 1).map(
    ({ 0: { length }, 1: feed, index }): Edit => ({
      at: { source, span: { start: index, end: index + (feed === "" ? length : 1) } },
      text: feed === "" ? "\n" : "",
    }),
  );
  return edits.length > mostEdits ? [] : [{ title: "end every line with a line feed alone", safe: !isOldMac, edits }];
}

interface Quote {
  readonly key: string;
  readonly value: string;
  /** The line with the quotes. */
  readonly line: string;
  readonly edit: (source: Source) => Edit;
}

/** Whether the frontmatter is a mapping without a repeated key, in which the quoted keys have their texts. */
async function isValid(yaml: string, start: number, quotes: readonly Quote[]): Promise<boolean> {
  const { node, problems } = await parseQuickly(yaml, start);
  const table = tableOf(node, { start, end: start + yaml.length });
  return (
    problems.length === 0 &&
    repeatedKeyOf(table) === undefined &&
    quotes.every(({ key, value }) => textOf(valueOf(table, key)) === value)
  );
}

const pair = /^([A-Za-z_][\w-]*)([ \t]*:[ \t]+)(\S(?:.*\S)?)[ \t]*\r?$/;

/** What a plain text must not hold, or not begin with. */
const culprit = /:(?: |$)| #|^[@`%&*!{}[\],#]|^[|>](?![-+0-9]*$)|^[-?] |^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S.)/;

/** Values of harmless keys that need quotes. */
function quotesIn(text: string, front: Span): readonly Quote[] {
  const quotes: Quote[] = [];
  let at = front.start;
  for (const line of text.slice(front.start, front.end).split("\n")) {
    const [, key = "", colon = "", value = ""] = pair.exec(line) ?? [];
    const start = at + key.length + colon.length;
    at += line.length + 1;
    if (!harmlessKeys.has(normalizedKey(key)) || !culprit.test(value) || /^(["']).*\1$/.test(value)) continue;
    const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
    const span = { start, end: start + value.length };
    const shown = `${key}${colon}${quoted}`;
    quotes.push({
      key,
      value,
      line: shown.length > 120 ? `${shown.slice(0, 80)}…${shown.slice(-1)}` : shown,
      edit: (source) => ({ at: { source, span }, text: quoted }),
    });
  }
  return quotes;
}

/** A key with blanks in front of it, below one that has its value in its own line. */
function indentIn(source: Source, front: Span): Repair | undefined {
  const found = /^[A-Za-z_][\w-]*:[ \t]+[^\s|>#{[&*!].*\n( +)([A-Za-z_][\w-]*:[ \t]+\S.*)/m.exec(
    source.text.slice(front.start, front.end),
  );
  const [whole = "", blanks = "", line = ""] = found ?? [];
  if (!found || line.length > 200) return undefined;
  const end = front.start + found.index + whole.length - line.length;
  const at = { source, span: { start: end - blanks.length, end } };
  return { title: line.trimEnd(), edits: [{ at, text: "" }], values: [] };
}

/** Two spaces for each tab of an indent. */
function tabsIn(text: string, front: Span): readonly ((source: Source) => Edit)[] {
  const yaml = text.slice(front.start, front.end);
  if (!yaml.includes("\t")) return [];
  return [...yaml.matchAll(/(?<=^[ \t]*)\t+/gm)].map(({ 0: tabs, index }) => {
    const span = { start: front.start + index, end: front.start + index + tabs.length };
    return (source) => ({ at: { source, span }, text: "  ".repeat(tabs.length) });
  });
}
