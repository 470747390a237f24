/** `list --format csv`: one row for each profile of each host (RFC 4180), harmless in a spreadsheet. */
import { known } from "../../model/fact.ts";
import { certaintyOf, type Subject } from "../../inspect/index.ts";
import { capabilitiesOf, type Profile } from "../../model/profile.ts";
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import { positionAt } from "../../repo/text.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";
import { visible } from "../../sanitize/text.ts";
import { type UnjudgedFile, unjudgedFiles } from "./rows.ts";

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
] as const;
type Row = { readonly [C in (typeof columns)[number]]: string };

/** Empty cells: unknown, or not applicable. Lists are separated by spaces, servers by `; `. */
export function listCsv(result: Input, hash: Hash): string {
  const rows = result.inspection.subjects.map((subject) => {
    const row = rowOf(subject, result, hash);
    return columns.map((column) => row[column]);
  });
  const unjudged = unjudgedFiles(result.inspection).map((file) => {
    const row = unjudgedRow(file, result);
    return columns.map((column) => row[column] ?? "");
  });
  return [[...columns], ...rows, ...unjudged].map(csvLine).join("");
}

/** One line of a CSV file (RFC 4180): no cell is a formula, and hidden characters are spelled out. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

type Input = Pick<Result, "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf">;

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
    allowed: permission ? (isAllowed(permission) ? "yes" : "no") : "",
    grant: grant ? `${grant.at.source.path}:${positionAt(grant.at.source, grant.at.span.start).line}` : "",
    owner: grant?.owner ?? "",
    until: grant?.until ?? "",
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
