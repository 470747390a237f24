/**
 * `list --format csv` (RFC 4180), harmless in a spreadsheet: one row for each profile of each host, for each setting
 * next to them that adds power, and for each file that was not checked.
 */
import { known } from "../../model/fact.ts";
import { certaintyOf, type Subject } from "../../inspect/index.ts";
import { capabilitiesOf, type Profile } from "../../model/profile.ts";
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";
import { visible } from "../../sanitize/text.ts";
import { decisionJson, throughWords } from "./decision.ts";
import { grantPlace, type UnjudgedFile, unjudgedFiles } from "./rows.ts";
import { type SettingRow, settingRows } from "./setting-rows.ts";

const columns = [
  "tool",
  "version",
  "repository",
  "commit",
  "date",
  "host",
  "edition",
  "layer",
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
  "description",
  "decision",
  "refused_by",
  "waiver",
  "waiver_owner",
  "waiver_until",
  "through",
] as const;
type Row = { readonly [C in (typeof columns)[number]]: string };

/** Empty cells: unknown, or not applicable. Lists are separated by spaces, servers and agents by `; `. */
export function listCsv(result: Input, hash: Hash): string {
  const rows: readonly Partial<Row>[] = [
    ...result.inspection.subjects.map((subject): Row => rowOf(subject, result, hash)),
    ...settingRows(result, hash).map((setting) => settingRow(setting, result)),
    ...unjudgedFiles(result.inspection).map((file) => unjudgedRow(file, result)),
  ];
  return [[...columns], ...rows.map((row) => columns.map((column) => shortened(row[column] ?? "", column)))]
    .map(csvLine)
    .join("");
}

/** The most characters of what a profile says in its own words. */
const longestText = 1_000;

/** The most characters of other values: a spreadsheet cuts a cell at 32,767, and hidden characters take more room. */
const longest = 30_000;

const ownWords: readonly (typeof columns)[number][] = ["name", "mode", "model", "description"];

/** A value that is cut says so. */
function shortened(value: string, column: (typeof columns)[number]): string {
  const limit = ownWords.includes(column) ? longestText : longest;
  if (value.length <= limit) return value;
  return `${value.slice(0, limit).replace(/[\ud800-\udbff]$/, "")}… (cut, ${value.length} characters)`;
}

/** One line of a CSV file (RFC 4180): no cell is a formula, and hidden characters are spelled out. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

type Input = Pick<
  Result,
  "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf" | "settingPermissionOf"
>;

/** `verdict` is `setting`, `name` the setting, and `description` what it does. */
function settingRow(row: SettingRow, input: Input): Partial<Row> {
  const { host, edition, layer, path, setting, kind, target, may, server, certainty, permission } = row;
  return {
    ...placeOf(host, edition, path, input),
    layer,
    name: setting,
    verdict: "setting",
    capabilities: may.join(" "),
    servers: server ? `${server.name}: ${target}` : "",
    certainty,
    description: `${kind}: ${target}`,
    ...(permission ? decisionOf(permission) : {}),
  };
}

/** A file that was not checked has a row, so that nobody takes it for a file that is not there. */
function unjudgedRow({ host, edition, path, message }: UnjudgedFile, input: Input): Partial<Row> {
  return { ...placeOf(host, edition, path, input), verdict: "unchecked", description: message };
}

function rowOf(subject: Subject, input: Input, hash: Hash): Row {
  const { host, edition, item } = subject;
  return {
    ...placeOf(host, edition, item.files[0] ?? "", input),
    layer: item.layer.name,
    verdict: item.verdict.kind,
    ...factsOf(item.profile, hash),
    ...decisionOf(input.permissionOf?.(subject)),
    certainty: certaintyOf(host, item),
  };
}

/** Where a row comes from and who owns its file: what every row has. */
function placeOf(host: string, edition: string, path: string, input: Input) {
  const { tool, repository, commit, date, ownersOf = () => [] } = input;
  return {
    tool: tool.name,
    version: tool.version,
    repository: repository ?? "",
    commit: commit ?? "",
    date,
    host,
    edition,
    path,
    code_owners: path === "" ? "" : ownersOf(path).join(" "),
  };
}

function factsOf(profile: Profile | undefined, hash: Hash) {
  if (!profile) return { name: "", capabilities: "", mode: "", model: "", servers: "", description: "" };
  return {
    name: known(profile.name) ?? "",
    capabilities: capabilitiesOf(profile).join(" "),
    mode: known(profile.permissionMode) ?? "",
    model: known(profile.model) ?? "",
    servers: profile.servers.map(({ name, value }) => `${name}: ${String(withoutSecrets(value, hash))}`).join("; "),
    description: known(profile.description) ?? "",
  };
}

function decisionOf(permission: Permission | undefined) {
  const [grant] = permission?.grants ?? [];
  return {
    ...reasonsOf(permission),
    allowed: permission ? (isAllowed(permission) ? "yes" : "no") : "",
    grant: grant ? grantPlace(grant) : "",
    owner: grant?.owner ?? "",
    until: grant?.until ?? "",
  };
}

function reasonsOf(permission: Permission | undefined) {
  const { decision, refusedBy, waiver, through } = decisionJson(permission);
  return {
    decision: decision ?? "",
    refused_by: refusedBy.join(" "),
    waiver: waiver ? `${waiver.path}:${waiver.line}` : "",
    waiver_owner: waiver?.owner ?? "",
    waiver_until: waiver?.until ?? "",
    through: through.map(throughWords).join("; "),
  };
}

/**
 * A spreadsheet takes a cell that begins with one of these for a formula (owasp.org, "CSV Injection"); the apostrophe
 * in front makes it text. Tabs and line ends cannot begin a cell, since they are visible.
 */
const formula = /^[=+\-@|%]/;

function cell(value: string): string {
  const text = visible(value);
  const inert = formula.test(text.trimStart()) ? `'${text}` : text;
  return /[",;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
