/**
 * The added, removed and changed subagents: those that gained power first, with whether it is allowed and who owns the
 * file.
 */
import { codeOwners } from "../../policy/model.ts";
import type { Block } from "./budget.ts";
import { allowedCell, differenceLines, capabilitiesCell, reasonLines } from "./change-cells.ts";
import { code, row } from "./escape.ts";
import { shortenedToFit, linked, pathWords, type PageContext, spotLink } from "./links.ts";
import type { ChangeModel } from "./model/types.ts";
import { listed, nameWords, plural, shownOf, slices, abbreviated } from "./phrases.ts";

/** More rows than this are folded, because they would push later sections out of sight. */
const unfolded = 5;

export function changesBlocks(page: PageContext): readonly Block[] {
  const changes = page.model.changes ?? [];
  return [
    widenedBlock(
      changes.filter(({ isWidened }) => isWidened),
      page,
    ),
    othersBlock(
      changes.filter(({ isWidened }) => !isWidened),
      page,
    ),
  ];
}

function widenedBlock(changes: readonly ChangeModel[], page: PageContext): Block {
  const requested = page.model.approvals.flatMap(({ by, count }) => [
    `The policy asks for ${plural(count, "approval")} by ${listed(
      by.map((name) => (name === codeOwners ? "code owners" : code(name))),
      "or",
    )}.`,
    "",
  ]);
  const cells = (change: ChangeModel, where: PageContext) => [
    [capabilitiesCell(change), allowedCell(change, where), ...ownersOf(change)].join("<br>"),
    [...reasonLines(change, where), ...differenceLines(change, where)].join("<br>"),
  ];
  return {
    head: [
      "### May do more than before",
      "",
      ...requested,
      row(["Subagent", "May do; is that allowed?", "Why it is more"]),
      row(["---", "---", "---"]),
    ],
    ...rowsOf(worstFirst(changes), cells, page),
    share: 0.5,
    omittedLine: (left) =>
      `…and ${left} more ${left === 1 ? "subagent that may" : "subagents that may"} do more than before.`,
  };
}

function othersBlock(changes: readonly ChangeModel[], page: PageContext): Block {
  const title = `${page.model.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
  const isFolded = changes.length > unfolded;
  return {
    head: [
      isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
      "",
      row(["Subagent", "May do", "What changed"]),
      row(["---", "---", "---"]),
    ],
    ...rowsOf(
      changes,
      (change, where) => [capabilitiesCell(change), differenceLines(change, where).join("<br>") || "nothing but that"],
      page,
    ),
    ...(isFolded ? { foot: ["", "</details>"] } : {}),
    share: 0.3,
    omittedLine: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
  };
}

function ownersOf({ owners }: ChangeModel): readonly string[] {
  return owners.length === 0
    ? []
    : [
        `${owners.length === 1 ? "owner" : "owners"}: ${abbreviated(
          owners.map((owner) => code(owner)),
          4,
        )}`,
      ];
}

/** Changes that are not allowed first; among them new findings and bypasses before the rest. */
function worstFirst(changes: readonly ChangeModel[]): readonly ChangeModel[] {
  const severities = ["error", "warning", "note"];
  const rank = ({ objections, widenings }: ChangeModel) => {
    const counting = objections.filter(({ state }) => state !== "waived");
    const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
    const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
    return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
  };
  return changes
    .map((change) => ({ change, rank: rank(change) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ change }) => change);
}

type Cells = (change: ChangeModel, context: PageContext) => readonly string[];

/** One row for all changes whose cells are equal, wherever their links lead. */
function rowsOf(changes: readonly ChangeModel[], cells: Cells, page: PageContext): Pick<Block, "lines" | "weights"> {
  const groups = new Map<string, ChangeModel[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.host,
      standingOf(change),
      change.isFolded,
      cells(change, { ...page, links: undefined }),
    ]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? slices(group, shownOf(page)) : [group]));
  const rowOf = (first: ChangeModel, chunk: readonly ChangeModel[]) => (where: PageContext) =>
    row([subjectCell(first, chunk, where), ...cells(first, chunk.length === 1 ? where : withoutLinesOf(first, where))]);
  const lines = chunks.flatMap((chunk) => (chunk[0] ? [shortenedToFit(rowOf(chunk[0], chunk), page)] : []));
  return { lines, weights: chunks.map(({ length }) => length) };
}

/** Without links into the file: a line that describes several files links to none of them. */
function withoutLinesOf({ path }: ChangeModel, { links, ...page }: PageContext): PageContext {
  return { ...page, links: links && { ...links, without: path } };
}

function subjectCell(change: ChangeModel, chunk: readonly ChangeModel[], page: PageContext): string {
  const { host, isFolded } = change;
  const folded = isFolded
    ? [`⚠️ **GitHub folds ${chunk.length === 1 ? "this change" : "these changes"} in the review**`]
    : [];
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
      : linked(pathWords(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
  return [...previous, here].join(" → ");
}

/** The kind of change, and the host's verdict if it changed. */
function standingOf({ kind, before, after }: ChangeModel): string {
  const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
  const verdict =
    is === null || was === is || (was === null && is === "loaded")
      ? []
      : [was === null ? `**${is}**` : `${was} → **${is}**`];
  return [kind === "added" ? "new" : kind, ...verdict].join(", ");
}
