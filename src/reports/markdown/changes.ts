/**
 * The added, removed and changed subagents: those that gained power first, as a table of what they can do and whether
 * it is allowed, with the reasons below it.
 */
import { isPower, kindWord, legend } from "../change-words.ts";
import { allowedCell, allowedLines, haveVariousOwners, ownerLines } from "./allowed.ts";
import type { Block } from "./budget.ts";
import { differenceLines, gainCell, powersCell, reasonLines } from "./change-cells.ts";
import { tableRow } from "./escape.ts";
import { shortenedToFit, linkTo, pathWords, type PageContext, spotLink } from "./links.ts";
import type { ChangeModel } from "./model/types.ts";
import { abbreviated, nameWords, nounFor, plural, shownOf, slices } from "./phrases.ts";
import { ownChangesIn } from "./started.ts";
import { addTo, smallest } from "../../repo/many.ts";

/** More rows than this are folded, because they would push later sections out of sight. */
const unfolded = 5;

const legendLine = `<sub>${legend}; **bold**: gained; ~~struck out~~: lost.</sub>`;

/** The tables of subagents: those that gained power, those that changed under a grant, and the other changes. */
export function changesBlocks(page: PageContext): readonly Block[] {
  const changes = ownChangesIn(page.model);
  const widened = changes.filter(({ isWidened }) => isWidened);
  const gained = widened.filter(({ widenings }) => widenings.some(isPower));
  const regranted = widened.filter((change) => !gained.includes(change));
  const others = changes.filter(({ isWidened }) => !isWidened);
  const blocks = [
    ...widenedBlocks({ title: "Gained power", what: "gained power", shares: [0.2, 0.35] }, gained, page),
    ...widenedBlocks(
      { title: "Changed under a grant", what: "changed under a grant", shares: [0.1, 0.15] },
      regranted,
      page,
    ),
    othersBlock(others, widened.length > 0, page),
  ].filter(({ lines }) => lines.length > 0);
  // One legend is enough: below the first table, and in front of what may follow in its section.
  return blocks.map((block, at) => (at === 0 ? { ...block, foot: ["", legendLine, ...(block.foot ?? [])] } : block));
}

function widenedBlocks(
  {
    title,
    what,
    shares: [ofTable, ofReasons],
  }: { readonly title: string; readonly what: string; readonly shares: readonly [number, number] },
  changes: readonly ChangeModel[],
  page: PageContext,
): readonly Block[] {
  const isOwnerNamed = haveVariousOwners(page.model);
  const cells = (change: ChangeModel, where: PageContext) => [gainCell(change), allowedCell(change, where)];
  const reasons = (change: ChangeModel, where: PageContext) => [
    ...reasonLines(change, where),
    ...differenceLines(change, where),
    ...allowedLines(change, where),
    ...(isOwnerNamed ? ownerLines(change) : []),
  ];
  const chunks = chunksOf(
    worstFirst(changes),
    (change, where) => [...cells(change, where), ...reasons(change, where)],
    page,
  );
  const weights = chunks.map(({ length }) => length);
  const ambiguous = ambiguousIn(chunks);
  return [
    {
      head: [`### ${title}`, "", tableRow(["Subagent", "Can do", "Allowed?"]), tableRow(["---", "---", "---"])],
      lines: linesOf(
        chunks,
        (first, chunk, where, inside) =>
          tableRow([subjectCell(first, chunk, where, ambiguous.has(subjectOf(first))), ...cells(first, inside)]),
        page,
      ),
      weights,
      share: ofTable,
      inJson: "changes",
      omittedLine: (left) => `…and ${plural(left, "more subagent")} that ${what}.`,
    },
    {
      head: [],
      lines: linesOf(
        chunks,
        (first, chunk, where, inside) => [`- ${titleOf(first, chunk, where)}`, ...reasons(first, inside)].join("<br>"),
        page,
      ),
      weights,
      share: ofReasons,
      inJson: "changes",
      omittedLine: (left) => `…and the reasons of ${plural(left, "more subagent")} that ${what}.`,
    },
  ];
}

function othersBlock(changes: readonly ChangeModel[], areOthers: boolean, page: PageContext): Block {
  const title = `${areOthers ? "Other changed" : "Changed"} subagents`;
  const isFolded = changes.length > unfolded;
  const cells = (change: ChangeModel, where: PageContext) => [
    powersCell(change),
    differenceLines(change, where).join("<br>") || "nothing else",
  ];
  const chunks = chunksOf(changes, cells, page);
  return {
    head: [
      isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
      "",
      tableRow(["Subagent", "Can do", "What changed"]),
      tableRow(["---", "---", "---"]),
    ],
    lines: linesOf(
      chunks,
      (first, chunk, where, inside) => tableRow([subjectWithPath(first, chunk, where), ...cells(first, inside)]),
      page,
    ),
    weights: chunks.map(({ length }) => length),
    ...(isFolded ? { foot: ["", "</details>"] } : {}),
    share: 0.3,
    inJson: "changes",
    omittedLine: (left) => `…and ${plural(left, "more changed subagent")}.`,
  };
}

/** Changes that are not allowed first; among them new findings and bypasses before the rest. */
export function worstFirst(changes: readonly ChangeModel[]): readonly ChangeModel[] {
  const severities = ["error", "warning", "note"];
  const rank = ({ objections, widenings }: ChangeModel) => {
    const counting = objections.filter(({ state }) => state !== "waived");
    const worst = smallest(
      counting.map(({ severity }) => severities.indexOf(severity)),
      severities.length,
    );
    const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
    return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
  };
  return changes
    .map((change) => ({ change, rank: rank(change) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ change }) => change);
}

type Cells = (change: ChangeModel, context: PageContext) => readonly string[];

/** The first of several changes stands for all. */
type Chunk = readonly [ChangeModel, ...ChangeModel[]];

/** All changes whose cells are equal, wherever their links lead, in pieces that fit in one row. */
function chunksOf(changes: readonly ChangeModel[], cells: Cells, page: PageContext): readonly Chunk[] {
  const groups = new Map<string, ChangeModel[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.host,
      standingOf(change),
      change.isFolded,
      change.isLarge,
      cells(change, { ...page, links: undefined }),
    ]);
    addTo(groups, key, change);
  }
  const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? slices(group, shownOf(page)) : [group]));
  return chunks.flatMap(([first, ...more]) => (first ? [[first, ...more] as const] : []));
}

/** `inside`: the page for what is equal in all of a chunk, which links to the file of none. */
function linesOf(
  chunks: readonly Chunk[],
  write: (first: ChangeModel, chunk: Chunk, where: PageContext, inside: PageContext) => string,
  page: PageContext,
): readonly string[] {
  return chunks.map((chunk) =>
    shortenedToFit(
      (where) => write(chunk[0], chunk, where, chunk.length === 1 ? where : withoutLinesOf(chunk[0], where)),
      page,
    ),
  );
}

/** Without links into the file: a line that describes several files links to none of them. */
function withoutLinesOf({ path }: ChangeModel, { links, ...page }: PageContext): PageContext {
  return { ...page, links: links && { ...links, without: path } };
}

/** Names that several rows have in one host. */
function ambiguousIn(chunks: readonly Chunk[]): ReadonlySet<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const chunk of chunks)
    for (const subject of new Set(chunk.map(subjectOf))) (seen.has(subject) ? twice : seen).add(subject);
  return twice;
}

function subjectOf({ name, host }: ChangeModel): string {
  return JSON.stringify([name, host]);
}

/** What a row is about; where the reasons follow below, they name the file. */
function subjectCell(
  change: ChangeModel,
  chunk: readonly ChangeModel[],
  page: PageContext,
  needsPath: boolean,
): string {
  if (chunk.length > 1 || needsPath) return subjectWithPath(change, chunk, page);
  return [`**${nameWords(change.name)}** (${change.host})`, standingOf(change), ...foldedLines(change, chunk)].join(
    "<br>",
  );
}

function foldedLines({ isFolded, isLarge }: ChangeModel, { length }: readonly ChangeModel[]): readonly string[] {
  const what = nounFor(length, "this change", "these changes");
  if (isFolded) return [`⚠️ **GitHub folds ${what} in the review**`];
  return isLarge ? [`⚠️ **GitHub does not show ${what}: the diff is too large**`] : [];
}

/** The beginning of the reasons. */
function titleOf(change: ChangeModel, chunk: readonly ChangeModel[], page: PageContext): string {
  if (chunk.length === 1) return `**${nameWords(change.name)}** (${change.host}) ${wayOf(change, page)}`;
  return `**${chunk.length} subagents** (${change.host}): ${abbreviated(
    chunk.map(({ name }) => nameWords(name)),
    4,
  )}`;
}

function subjectWithPath(change: ChangeModel, chunk: readonly ChangeModel[], page: PageContext): string {
  const { host } = change;
  const folded = foldedLines(change, chunk);
  if (chunk.length === 1)
    return [`**${nameWords(change.name)}** (${host})`, wayOf(change, page), standingOf(change), ...folded].join("<br>");
  const shown = chunk
    .slice(0, shownOf(page))
    .map((a) => (isNamedByFile(a) ? wayOf(a, page) : `${nameWords(a.name)} ${wayOf(a, page)}`));
  const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join(
    "<br>",
  );
  const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
  return chunk.length > unfolded
    ? `${title}<details><summary>Which ones</summary>${names}</details>`
    : `${title}<br>${names}`;
}

function isNamedByFile({ name, path }: ChangeModel): boolean {
  return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}

/** A link to the file at the most relevant line, after the previous path if it moved. */
function wayOf(
  { path, previousPath, after, widenings, differences: different }: ChangeModel,
  page: PageContext,
): string {
  const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
  const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, page)];
  const here =
    path === ""
      ? "built into its host"
      : linkTo(pathWords(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
  return [...previous, here].join(" → ");
}

/** The kind of change, and the host's verdict if it changed. */
function standingOf({ kind, before, after }: ChangeModel): string {
  const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
  const verdict =
    is === null || was === is || (was === null && is === "loaded")
      ? []
      : [was === null ? `**${is}**` : `${was} → **${is}**`];
  return [kindWord(kind) ?? "changed", ...verdict].join(", ");
}
