/** `inventory.csv`: one row for each profile of each host, and one for each repository without any. */
import { csvLine } from "../../reports/list/csv.ts";
import type { ProfileRow, Row } from "../rows/index.ts";
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
] as const;
type Cells = { readonly [C in (typeof columns)[number]]?: string };

/** Lists are separated by spaces, servers by `; `. Empty cells: unknown, or not applicable. */
export function* inventoryCsv({ repositories }: Pick<Inventory, "repositories">): Generator<string> {
  yield csvLine(columns);
  for (const { row, lines } of repositories) {
    const common: Cells = {
      repository: row.repository,
      commit: row.commit ?? "",
      date: row.date,
      stale: row.stale ? "yes" : "",
      visibility: row.visibility ?? "",
      conclusion: row.conclusion,
      power: row.power ?? "",
      gate: row.gate.map(({ kind, path }) => `${kind} ${path}`).join("; "),
    };
    const profiles = profilesIn(lines);
    for (const cells of profiles.length === 0 ? [{}] : profiles.map(cellsOf))
      yield csvLine(columns.map((column) => ({ ...common, ...cells })[column] ?? ""));
  }
}

function profilesIn(lines: readonly string[]): readonly ProfileRow[] {
  return lines
    .filter((line) => line.startsWith('{"type":"profile",'))
    .flatMap((line) => {
      const row = JSON.parse(line) as Row;
      return row.type === "profile" ? [row] : [];
    });
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
    allowed: row.allowed === null ? "" : row.allowed ? "yes" : "no",
    grant: row.grant ? `${row.grant.path}:${row.grant.line}` : "",
    owner: row.owner ?? "",
    until: row.until ?? "",
    mode: row.mode ?? "",
    model: row.model ?? "",
    servers: row.servers.map(({ name, value }) => `${name}: ${value}`).join("; "),
    code_owners: row.codeOwners.join(" "),
    certainty: row.certainty,
  };
}
