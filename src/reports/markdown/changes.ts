/** The subagents that are new, gone or different: those first that may do more, with whether that is allowed and who looks. */
import { codeOwners } from "../../policy/model.ts";
import type { Block } from "./budget.ts";
import { allowed, differences, mayDo, reasons } from "./change-cells.ts";
import { code, row } from "./escape.ts";
import { fitting, linked, pathWords, type Setting, spotLink } from "./links.ts";
import type { ChangeModel } from "./model/types.ts";
import { listed, nameWords, plural, shownOf, slices, some } from "./phrases.ts";

/** More rows than these push what comes after them out of sight. */
const unfolded = 5;

export function changesBlocks(setting: Setting): readonly Block[] {
  const changes = setting.telling.changes ?? [];
  return [
    widenedBlock(
      changes.filter(({ isWidened }) => isWidened),
      setting,
    ),
    othersBlock(
      changes.filter(({ isWidened }) => !isWidened),
      setting,
    ),
  ];
}

function widenedBlock(changes: readonly ChangeModel[], setting: Setting): Block {
  const asked = setting.telling.approvals.flatMap(({ by, count }) => [
    `The policy asks for ${plural(count, "approval")} by ${listed(
      by.map((name) => (name === codeOwners ? "code owners" : code(name))),
      "or",
    )}.`,
    "",
  ]);
  const cells = (change: ChangeModel, where: Setting) => [
    [mayDo(change), allowed(change, where), ...ownersOf(change)].join("<br>"),
    [...reasons(change, where), ...differences(change, where)].join("<br>"),
  ];
  return {
    head: [
      "### May do more than before",
      "",
      ...asked,
      row(["Subagent", "May do; is that allowed?", "Why it is more"]),
      row(["---", "---", "---"]),
    ],
    ...rowsOf(worstFirst(changes), cells, setting),
    share: 0.5,
    more: (left) => `…and ${left} more ${left === 1 ? "subagent that may" : "subagents that may"} do more than before.`,
  };
}

function othersBlock(changes: readonly ChangeModel[], setting: Setting): Block {
  const title = `${setting.telling.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
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
      (change, where) => [mayDo(change), differences(change, where).join("<br>") || "nothing but that"],
      setting,
    ),
    ...(isFolded ? { foot: ["", "</details>"] } : {}),
    share: 0.3,
    more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
  };
}

function ownersOf({ owners }: ChangeModel): readonly string[] {
  return owners.length === 0
    ? []
    : [
        `${owners.length === 1 ? "owner" : "owners"}: ${some(
          owners.map((owner) => code(owner)),
          4,
        )}`,
      ];
}

/** What is not allowed stands first, above all what is new and what asks nobody. */
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
    .sort((one, other) => one.rank - other.rank)
    .map(({ change }) => change);
}

type Cells = (change: ChangeModel, setting: Setting) => readonly string[];

/** One row for all of which the same can be said, wherever the same line of each leads. */
function rowsOf(changes: readonly ChangeModel[], cells: Cells, setting: Setting): Pick<Block, "lines" | "weights"> {
  const groups = new Map<string, ChangeModel[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.host,
      standingOf(change),
      change.isFolded,
      cells(change, { ...setting, links: undefined }),
    ]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  const chunks = [...groups.values()].flatMap((group) => (setting.isWhole ? slices(group, shownOf(setting)) : [group]));
  const rowOf = (first: ChangeModel, chunk: readonly ChangeModel[]) => (where: Setting) =>
    row([subjectCell(first, chunk, where), ...cells(first, chunk.length === 1 ? where : withoutLinesOf(first, where))]);
  const lines = chunks.flatMap((chunk) => (chunk[0] ? [fitting(rowOf(chunk[0], chunk), setting)] : []));
  return { lines, weights: chunks.map(({ length }) => length) };
}

/** Of several files, a line that is said of all leads into none of them. */
function withoutLinesOf({ path }: ChangeModel, { links, ...setting }: Setting): Setting {
  return { ...setting, links: links && { ...links, without: path } };
}

function subjectCell(change: ChangeModel, chunk: readonly ChangeModel[], setting: Setting): string {
  const { host, isFolded } = change;
  const folded = isFolded
    ? [`⚠️ **GitHub folds ${chunk.length === 1 ? "this change" : "these changes"} in the review**`]
    : [];
  if (chunk.length === 1)
    return [`**${nameWords(change.name)}** (${host})`, wayOf(change, setting), standingOf(change), ...folded].join(
      "<br>",
    );
  const shown = chunk
    .slice(0, shownOf(setting))
    .map((one) => (isNamedByFile(one) ? wayOf(one, setting) : `${nameWords(one.name)} ${wayOf(one, setting)}`));
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

/** The file at the line that matters most, and where it was before. */
function wayOf(
  { path, previousPath, after, widenings, differences: different }: ChangeModel,
  setting: Setting,
): string {
  const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
  const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, setting)];
  const here =
    path === ""
      ? "built into its host"
      : linked(pathWords(path, setting), { path, line: after ? line : null, isOfBase: after === null }, setting);
  return [...previous, here].join(" → ");
}

/** What became of it, and what its host makes of it where that is news. */
function standingOf({ kind, before, after }: ChangeModel): string {
  const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
  const verdict =
    is === null || was === is || (was === null && is === "loaded")
      ? []
      : [was === null ? `**${is}**` : `${was} → **${is}**`];
  return [kind === "added" ? "new" : kind, ...verdict].join(", ");
}
