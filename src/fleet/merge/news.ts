/** `news.md`: what is new since the earlier inventory, in Markdown; nothing where nothing is new. */
import { counted } from "../../sanitize/counted.ts";
import { dayAfter } from "../../policy/decide/days.ts";
import { code, prose } from "../../reports/markdown/escape.ts";
import { byBytes } from "../../repo/path.ts";
import type { Inventory } from "../inventory.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import { addEnding, type Ending, type Endings, inOrder, sameEnding } from "./ending.ts";
import { type Item, type List, section } from "./lists.ts";
import { endingText } from "./summary.ts";

/** The most lines of one list. The others are counted. */
const most = 30;

/** Grants and waivers are announced so many days before their last day. */
const notice = 14;

/** A repository in both inventories, or in the new one only. */
interface Known extends Item {
  readonly row: RepositoryRow;
  readonly rows: readonly Row[];
  /** The rows of the earlier inventory; empty: it did not have the repository. */
  readonly old: readonly Row[];
}

/** `earlier`: the lines of the earlier inventory by repository. Rows that stand in for a missing shard are no news. */
export function newsSince(earlier: ReadonlyMap<string, readonly string[]>, { repositories, date }: Inventory): string {
  const known = repositories
    .filter(({ row }) => !row.stale || !isRead(row))
    .map(({ row, lines }): Known => {
      const { repository } = row;
      return { repository, row, rows: rowsIn(lines), old: rowsIn(earlier.get(repository) ?? []) };
    });
  const parts = [
    ...listed({
      title: "Gained power",
      items: known.filter(({ row }) => row.power === "widened"),
      lineOf: ({ rows, old }) => gainOf(rows, old),
    }),
    ...listed({
      title: "Began to fail",
      items: known.filter(({ row, old }) => row.conclusion === "failed" && conclusionOf(old) !== "failed"),
      lineOf: ({ row }) => `: ${counted(row.errors, "error")}`,
    }),
    ...listed({
      title: "Policy can no longer be used",
      items: known.filter(({ row, old }) => row.conclusion === "undecided" && conclusionOf(old) !== "undecided"),
      lineOf: ({ row }) => `: ${prose(row.problem ?? "")}`,
    }),
    ...listed({
      title: "No longer checked",
      items: known.filter(({ row, old }) => row.profiles > 0 && isRead(row) && row.gate.length === 0 && hadGate(old)),
      lineOf: () => "",
    }),
    ...listed({
      title: "No longer read",
      items: known.filter(({ row, old }) => isUnread(row) && isKnown(ownRow(old))),
      lineOf: ({ row }) => `: ${prose(row.problem ?? "")}`,
    }),
    ...listed({
      title: "No longer in the list",
      items: goneFrom(earlier, repositories),
      lineOf: ({ profiles }) => (profiles > 0 ? `: ${counted(profiles, "subagent")}` : ""),
    }),
    ...listed({
      title: "Grants and waivers that end soon",
      items: inOrder(new Map(known.flatMap(({ rows, old }) => [...endingIn(rows, old, date)]))),
      before: ({ until, owner }) => `${until} ${code(owner)}:`,
      lineOf: ({ what }) => ` ${endingText(what)}`,
    }),
  ];
  return parts.length === 0 ? "" : [`# Subagents on ${date}`, "", ...parts].join("\n");
}

function listed<T extends Item>(list: List<T>): readonly string[] {
  return section(list, most);
}

/** The repositories that only the earlier inventory has: archived, moved, renamed or deleted. */
function goneFrom(
  earlier: ReadonlyMap<string, readonly string[]>,
  repositories: Inventory["repositories"],
): readonly RepositoryRow[] {
  const names = new Set(repositories.map(({ row }) => row.repository));
  return [...earlier]
    .filter(([name]) => !names.has(name))
    .flatMap(([, lines]) => ownRow(rowsIn(lines)) ?? [])
    .sort((a, b) => b.profiles - a.profiles || byBytes(a.repository, b.repository));
}

function rowsIn(lines: readonly string[]): readonly Row[] {
  return lines.map((line) => JSON.parse(line) as Row);
}

function ownRow(rows: readonly Row[]): RepositoryRow | undefined {
  return rows.find((row) => row.type === "repository");
}

function conclusionOf(rows: readonly Row[]): string | undefined {
  return ownRow(rows)?.conclusion;
}

function isRead(row: RepositoryRow | undefined): boolean {
  return row?.conclusion === "passed" || row?.conclusion === "failed";
}

/** Nothing is known of it now. */
function isUnread({ conclusion }: RepositoryRow): boolean {
  return conclusion === "unreached" || conclusion === "empty";
}

/** Something was known of it: also that its policy could not be used. */
function isKnown(row: RepositoryRow | undefined): boolean {
  return row !== undefined && (isRead(row) || row.conclusion === "undecided");
}

function hadGate(rows: readonly Row[]): boolean {
  return (ownRow(rows)?.gate.length ?? 0) > 0;
}

function dateOf(rows: readonly Row[]): string | undefined {
  return ownRow(rows)?.date;
}

/** The first subagent that can do more, and what it can do. */
function gainOf(rows: readonly Row[], old: readonly Row[]): string {
  const keyOf = ({ host, path, name }: ProfileRow) => JSON.stringify([host, path, name]);
  const had = new Map(old.flatMap((row) => (row.type === "profile" ? [[keyOf(row), row.capabilities]] : [])));
  for (const row of rows) {
    if (row.type !== "profile") continue;
    const gained = row.capabilities.filter((may) => !had.get(keyOf(row))?.includes(may));
    if (gained.length > 0) return `: ${code(row.path ?? row.name ?? "?")} (${row.host}) can now ${gained.join(", ")}`;
  }
  return ": a setting gives more to its subagents";
}

/** What ends soon and was not announced with the earlier inventory: it did not end soon then, or it is a new entry. */
function endingIn(rows: readonly Row[], old: readonly Row[], date: string): Endings {
  const since = dateOf(old);
  const announced = since === undefined ? new Map<string, Ending>() : endingSoon(old, since);
  const before = new Set([...announced.values()].map(sameEnding));
  return new Map([...endingSoon(rows, date)].filter(([, ending]) => !before.has(sameEnding(ending))));
}

/** What ends within the days of notice. */
function endingSoon(rows: readonly Row[], date: string): Endings {
  const last = dayAfter(date, notice);
  const found: Endings = new Map<string, Ending>();
  for (const row of rows)
    if ("until" in row && row.until && row.until >= date && row.until <= last) addEnding(row, found);
  return found;
}
