/** `inventory.sqlite`: the rows as tables, with indexes and views for what is asked most. */
import { capabilities } from "../../model/capability.ts";
import type { Cell, Database } from "../../platform/sqlite.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import type { FindingRow, SettingRow, UncheckedRow } from "../rows/schema.ts";
import { lastRead } from "./kept.ts";
import type { Inventory } from "../inventory.ts";

type Adders = { readonly [table: string]: (...cells: readonly Cell[]) => void };

/** Columns without a type keep what is put into them. Yes and no are 1 and 0. */
const tables: { readonly [table: string]: readonly string[] } = {
  repositories: [
    "repository PRIMARY KEY",
    "commit_id",
    "date",
    "tool",
    "stale",
    "branch",
    "tree",
    "visibility",
    "archived",
    "properties",
    "conclusion",
    "problem",
    "power",
    "profiles",
    "errors",
    "warnings",
    "notes",
    "read_on",
  ],
  gates: [
    "repository",
    "kind",
    "path",
    "line",
    "version",
    "ruleset",
    "ruleset_repository",
    "ruleset_commit",
    "weakened",
  ],
  policies: ["repository", "ref", "commit_id", "sha256"],
  profiles: [
    "id INTEGER PRIMARY KEY",
    "repository",
    "host",
    "edition",
    "layer",
    "reach",
    "path",
    "name",
    "verdict",
    "allowed",
    "grant_path",
    "grant_line",
    "owner",
    "until",
    "model",
    "mode",
    "certainty",
    ...capabilities.map((capability) => `can_${capability}`),
  ],
  code_owners: ["profile", "owner"],
  // Without a profile: settings connect it to every session.
  servers: ["profile", "name", "kind", "value", "repository", "path"],
  settings: [
    "repository",
    "host",
    "layer",
    "root",
    "setting",
    "value",
    "effect",
    "may",
    "path",
    "line",
    "certainty",
    "does",
    "target",
    "allowed",
    "grant_path",
    "grant_line",
    "owner",
    "until",
  ],
  unchecked: ["repository", "host", "edition", "path", "message"],
  findings: [
    "repository",
    "rule",
    "kind",
    "class",
    "severity",
    "certainty",
    "message",
    "path",
    "line",
    "host",
    "profile",
    "state",
    "owner",
    "until",
    "fingerprint",
  ],
};

const indexes = [
  "profiles (repository)",
  "profiles (name)",
  "profiles (owner, until)",
  "gates (repository)",
  "servers (profile)",
  "code_owners (profile)",
  "settings (repository)",
  "settings (effect)",
  "settings (does)",
  "servers (repository)",
  "unchecked (repository)",
  "findings (repository)",
  "findings (rule, severity)",
  "findings (fingerprint)",
];

/** `offered`: profiles that their host offers. `ungated`: repositories with profiles where the check does not run. */
const views = [
  "CREATE VIEW offered AS SELECT * FROM profiles WHERE verdict = 'loaded'",
  "CREATE VIEW ungated AS SELECT * FROM repositories WHERE profiles > 0 AND repository NOT IN (SELECT repository FROM gates)",
];

/** Fills an empty database. */
export function fillDatabase(database: Database, { repositories }: Pick<Inventory, "repositories">): void {
  for (const [table, columns] of Object.entries(tables)) database.run(`CREATE TABLE ${table} (${columns.join(", ")})`);
  const add = Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => [
      table,
      database.insert(`INSERT INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`),
    ]),
  ) as Adders;
  let profile = 0;
  for (const { row, lines } of repositories) {
    addRepository(row, add);
    for (const line of lines.slice(1)) {
      const other = JSON.parse(line) as Row;
      if (other.type === "profile") addProfile(++profile, other, add);
      if (other.type === "setting") addSetting(other, add);
      if (other.type === "unchecked") addUnchecked(other, add);
      if (other.type === "finding") addFinding(other, add);
    }
  }
  for (const index of indexes) database.run(`CREATE INDEX ${index.replace(/\W+/g, "_")} ON ${index}`);
  for (const view of views) database.run(view);
}

function addRepository(row: RepositoryRow, add: Adders): void {
  const { repository, commit, date, tool, branch, conclusion, problem, profiles, errors, warnings, notes } = row;
  const stale = row.stale ? 1 : 0;
  add["repositories"]?.(
    repository,
    commit,
    date,
    tool,
    stale,
    branch,
    row.tree,
    row.visibility,
    Number(row.archived),
    JSON.stringify(row.properties),
    conclusion,
    problem,
    row.power,
    profiles,
    errors,
    warnings,
    notes,
    lastRead(row),
  );
  for (const { kind, path, line, version, ruleset, weakened } of row.gate)
    add["gates"]?.(
      repository,
      kind,
      path,
      line,
      version,
      ruleset?.id ?? null,
      ruleset?.repository ?? null,
      ruleset?.commit ?? null,
      weakened?.join("; ") ?? null,
    );
  for (const { ref, commit: from, sha256 } of row.policy) add["policies"]?.(repository, ref, from, sha256);
}

function addProfile(id: number, row: ProfileRow, add: Adders): void {
  add["profiles"]?.(
    id,
    row.repository,
    row.host,
    row.edition,
    row.layer,
    row.reach,
    row.path,
    row.name,
    row.verdict,
    row.allowed === null ? null : Number(row.allowed),
    row.grant?.path ?? null,
    row.grant?.line ?? null,
    row.owner,
    row.until,
    row.model,
    row.mode,
    row.certainty,
    ...capabilities.map((capability) => Number(row.capabilities.includes(capability))),
  );
  for (const owner of row.codeOwners) add["code_owners"]?.(id, owner);
  for (const { name, kind, value } of row.servers) add["servers"]?.(id, name, kind, value, row.repository, row.path);
}

function addSetting(row: SettingRow, add: Adders): void {
  const { repository, host, layer, root, setting, value, effect, may, path, line, certainty, does, target } = row;
  const { allowed = null, grant = null, owner = null, until = null } = row;
  const words = may.join(" ");
  const own = [repository, host, layer, root, setting, value, effect, words, path, line, certainty, does, target];
  add["settings"]?.(
    ...own,
    allowed === null ? null : Number(allowed),
    grant?.path ?? null,
    grant?.line ?? null,
    owner,
    until,
  );
  if (row.server && effect !== "narrows")
    add["servers"]?.(null, row.server.name, row.server.kind, row.server.value, repository, path);
}

function addUnchecked({ repository, host, edition, path, message }: UncheckedRow, add: Adders): void {
  add["unchecked"]?.(repository, host, edition, path, message);
}

function addFinding(row: FindingRow, add: Adders): void {
  add["findings"]?.(
    row.repository,
    row.rule,
    row.kind,
    row.class,
    row.severity,
    row.certainty,
    row.message,
    row.path,
    row.line,
    row.host,
    row.profile,
    row.state,
    row.owner,
    row.until,
    row.fingerprint,
  );
}
