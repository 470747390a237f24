/** `news.md`: what is new since the earlier inventory, in Markdown; nothing where nothing is new. */
import { dayAfter } from "../../policy/decide/days.ts";
import { code, prose } from "../../reports/markdown/escape.ts";
import type { Inventory } from "../inventory.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";

/** The most lines of one list. The others are counted. */
const most = 30;

/** Grants are announced so many days before their last day. */
const notice = 14;

/** `earlier`: the lines of the earlier inventory by repository. Rows that stand in for a missing shard are no news. */
export function newsSince(earlier: ReadonlyMap<string, readonly string[]>, { repositories, date }: Inventory): string {
  const known = repositories
    .filter(({ row }) => !row.stale)
    .map(({ row, lines }) => ({
      row,
      rows: rowsIn(lines),
      old: rowsIn(earlier.get(row.repository) ?? []),
    }));
  const parts = [
    ...section(
      "Gained power",
      known.filter(({ row }) => row.power === "widened"),
      ({ row, rows, old }) => `${code(row.repository)}${gainOf(rows, old)}`,
    ),
    ...section(
      "Began to fail",
      known.filter(({ row, old }) => row.conclusion === "failed" && conclusionOf(old) !== "failed"),
      ({ row }) => `${code(row.repository)}: ${row.errors} ${row.errors === 1 ? "error" : "errors"}`,
    ),
    ...section(
      "No longer checked",
      known.filter(({ row, old }) => row.profiles > 0 && isRead(row) && row.gate.length === 0 && hadGate(old)),
      ({ row }) => code(row.repository),
    ),
    ...section(
      "No longer read",
      known.filter(({ row, old }) => row.conclusion === "unreached" && isRead(ownRow(old))),
      ({ row }) => `${code(row.repository)}: ${prose(row.problem ?? "")}`,
    ),
    ...section(
      "Grants that end soon",
      known.flatMap(({ row, rows, old }) => endingIn(rows, date, dateOf(old)).map((grant) => ({ row, grant }))),
      ({ row, grant }) => `${grant.until} ${code(grant.owner)}: ${code(row.repository)} ${code(grant.at)}`,
    ),
  ];
  return parts.length === 0 ? "" : [`# Subagents on ${date}`, "", ...parts].join("\n");
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

/** Grants whose notice began after the earlier inventory. */
function endingIn(rows: readonly Row[], date: string, since: string | undefined) {
  const [last, before] = [dayAfter(date, notice), since === undefined ? "" : dayAfter(since, notice)];
  const found = new Map<string, { readonly until: string; readonly owner: string; readonly at: string }>();
  for (const row of rows) {
    if (row.type !== "profile" || !row.grant || row.until === null) continue;
    const at = `${row.grant.path}:${row.grant.line}`;
    if (row.until >= date && row.until <= last && row.until > before)
      found.set(at, { until: row.until, owner: row.owner ?? "", at });
  }
  return [...found.values()];
}

function section<T>(title: string, items: readonly T[], lineOf: (item: T) => string): readonly string[] {
  if (items.length === 0) return [];
  return [
    `## ${title} (${items.length})`,
    "",
    ...items.slice(0, most).map((item) => `- ${lineOf(item)}`),
    ...(items.length > most ? [`- …and ${items.length - most} more, in the inventory`] : []),
    "",
  ];
}
