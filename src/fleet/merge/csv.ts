/**
 * `inventory.csv`: one row for each profile of each host, for each file that was not checked, and for each repository
 * without any; `settings.csv`: one for each setting.
 */
import { csvLine } from "../../reports/list/csv.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import type { SettingRow, UncheckedRow } from "../rows/schema.ts";
import type { Inventory } from "../inventory.ts";

const columns = [
  "repository",
  "commit",
  "date",
  "stale",
  "visibility",
  "conclusion",
  "power",
  "gate",
  "host",
  "edition",
  "layer",
  "reach",
  "path",
  "name",
  "verdict",
  "capabilities",
  "allowed",
  "grant",
  "owner",
  "until",
  "mode",
  "model",
  "servers",
  "code_owners",
  "certainty",
  "problem",
] as const;
type Cells = { readonly [C in (typeof columns)[number]]?: string };

const settingColumns = [
  "repository",
  "commit",
  "date",
  "stale",
  "visibility",
  "conclusion",
  "does",
  "setting",
  "value",
  "target",
  "effect",
  "capabilities",
  "host",
  "layer",
  "path",
  "line",
  "certainty",
  "allowed",
  "grant",
  "owner",
  "until",
] as const;

/** Lists are separated by spaces, servers by `; `. Empty cells: unknown, or not applicable. */
export function* inventoryCsv({ repositories }: Pick<Inventory, "repositories">): Generator<string> {
  yield csvLine(columns);
  for (const { row, lines } of repositories) {
    const common: Cells = {
      ...commonOf(row),
      power: row.power ?? "",
      gate: row.gate.map(({ kind, path }) => `${kind} ${path}`).join("; "),
      problem: row.problem ?? "",
    };
    const all = [
      ...rowsOfType(lines, "profile").map((one) => ({ ...whenOf(one), ...cellsOf(one) })),
      ...rowsOfType(lines, "unchecked").map((one) => ({ ...whenOf(one), ...uncheckedCellsOf(one) })),
    ];
    for (const cells of all.length === 0 ? [{}] : all)
      yield csvLine(columns.map((column) => ({ ...common, ...cells })[column] ?? ""));
  }
}

/** Every setting, also those that allow less. */
export function* settingsCsv({ repositories }: Pick<Inventory, "repositories">): Generator<string> {
  yield csvLine(settingColumns);
  for (const { row, lines } of repositories)
    for (const setting of rowsOfType(lines, "setting")) {
      const cells = { ...commonOf(row), ...whenOf(setting), ...settingCellsOf(setting) };
      yield csvLine(settingColumns.map((column) => cells[column]));
    }
}

/** The commit and the day of a row, which may be of an earlier inventory. */
function whenOf({ commit, date }: Row) {
  return { commit: commit ?? "", date };
}

function commonOf(row: RepositoryRow) {
  return {
    repository: row.repository,
    ...whenOf(row),
    stale: row.stale ? "yes" : "",
    visibility: row.visibility ?? "",
    conclusion: row.conclusion,
  };
}

function rowsOfType<T extends Row["type"]>(lines: readonly string[], type: T): readonly Extract<Row, { type: T }>[] {
  return lines
    .filter((line) => line.startsWith(`{"type":"${type}",`))
    .map((line) => JSON.parse(line) as Extract<Row, { type: T }>);
}

function uncheckedCellsOf({ host, edition, path, message }: UncheckedRow): Cells {
  return { host: host ?? "", edition: edition ?? "", path, verdict: "unchecked", problem: message };
}

function settingCellsOf(row: SettingRow) {
  const { does, setting, value, target, effect, may, host, layer, path, line, certainty } = row;
  const own = { does, setting, value, effect, host, layer, path, certainty };
  return { ...own, target: target ?? "", capabilities: may.join(" "), line: String(line), ...decisionCells(row) };
}

/** A setting of an earlier version's inventory has none of them. */
function decisionCells({ allowed, grant, owner, until }: SettingRow | ProfileRow) {
  return {
    allowed: allowed === undefined || allowed === null ? "" : allowed ? "yes" : "no",
    grant: grant ? `${grant.path}:${grant.line}` : "",
    owner: owner ?? "",
    until: until ?? "",
  };
}

function cellsOf(row: ProfileRow): Cells {
  return {
    host: row.host,
    edition: row.edition,
    layer: row.layer,
    reach: row.reach,
    path: row.path ?? "",
    name: row.name ?? "",
    verdict: row.verdict,
    capabilities: row.capabilities.join(" "),
    ...decisionCells(row),
    mode: row.mode ?? "",
    model: row.model ?? "",
    servers: row.servers.map(({ name, value }) => `${name}: ${value}`).join("; "),
    code_owners: row.codeOwners.join(" "),
    certainty: row.certainty,
  };
}
