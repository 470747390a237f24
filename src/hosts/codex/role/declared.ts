/** Reads a role that a `config.toml` declares, and the file that its table names. */
import type { Problem } from "../../../model/load.ts";
import type { Node, Table } from "../../../parsers/node.ts";
import { directoryOf, isWithin, join, plain } from "../../../repo/path.ts";
import { string } from "../../../parsers/decode.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { toml09Value } from "../../../parsers/toml/index.ts";
import { type Place, type Source, startOf, trim } from "../../../repo/text.ts";
import type { Edition } from "../edition.ts";
import { type Fault, fault, placeIn, type Placed } from "./fault.ts";
import { checkNicknames, readRoleFile, roleRefusal, type RoleFile } from "./document.ts";
import { checkRole, roleField } from "../settings/index.ts";

/** A `config.toml` that is TOML. */
export interface Config {
  /** Where the host finds it, links not followed. */
  readonly path: string;
  readonly source: Source;
  readonly root: Table;
}

/** A role that `[agents.KEY]` of a `config.toml` declares. */
export interface Declared {
  readonly key: string;
  readonly at: Place;
  readonly config: Config;
  readonly table: Node;
  /** Trimmed. */
  readonly description: Placed<string> | undefined;
  readonly nicknames: Placed<readonly string[]> | undefined;
  readonly configFile: Placed<string> | undefined;
  /**
   * The path of `config_file`, as the host records it; `undefined` without the key or where the path leaves the tree.
   */
  readonly path: string | undefined;
  readonly file: RoleFile | undefined;
  readonly fault?: Fault;
}

/** Reads what a table declares. */
export async function declaredRole(
  repo: RepoIndex,
  config: Config,
  key: string,
  at: Place,
  table: Node,
  edition: Edition,
): Promise<{ role: Declared; problem?: Problem }> {
  const { source } = config;
  const nicknameNode = roleField(table, "nickname_candidates");
  const nicknames = nicknameNode && checkNicknames(source, nicknameNode);
  const description = textIn(source, table, "description");
  const configFile = textIn(source, table, "config_file");
  const named = configFile && (await readNamedFile(repo, config, configFile, edition));
  const refused = firstFault(source, table, key, { description, nicknames, named });
  const role: Declared = {
    key,
    at,
    config,
    table,
    description: description && { ...description, value: trim(description.value) },
    nicknames: isFault(nicknames) ? undefined : nicknames,
    configFile,
    path: named?.path,
    file: named?.file,
    ...(refused ? { fault: refused } : {}),
  };
  return named?.problem ? { role, problem: named.problem } : { role };
}

/** In the order of the host: the table's shape, its path, its own words, then its file. */
function firstFault(
  source: Source,
  table: Node,
  key: string,
  {
    description,
    nicknames,
    named,
  }: {
    readonly description: Placed<string> | undefined;
    readonly nicknames: Placed<readonly string[]> | Fault | undefined;
    readonly named: NamedFile | undefined;
  },
): Fault | undefined {
  return (
    shapeFault(source, table, key) ??
    named?.fault ??
    blankDescription(key, description) ??
    (isFault(nicknames) ? nicknames : undefined) ??
    (named?.file && roleRefusal(named.file, key))
  );
}

function isFault<T extends object>(read: T | Fault | undefined): read is Fault {
  return read !== undefined && "kind" in read;
}

function shapeFault(source: Source, table: Node, key: string): Fault | undefined {
  const shape = checkRole(table, toml09Value);
  const message = `it has an \`agents.${key}\` that cannot be read: ${shape?.message}`;
  return shape && fault("ConfigTomlDeserialize", message, placeIn(source, shape));
}

function blankDescription(key: string, description: Placed<string> | undefined): Fault | undefined {
  return description && trim(description.value) === ""
    ? fault("BlankDescription", `it has a blank \`agents.${key}.description\``, description.at)
    : undefined;
}

function textIn(source: Source, table: Node, key: "description" | "config_file"): Placed<string> | undefined {
  const node = roleField(table, key);
  const value = node && string(node, toml09Value);
  return node && typeof value === "string" ? { value, at: placeIn(source, node) } : undefined;
}

/** The file that a `config_file` names. */
interface NamedFile {
  readonly path?: string;
  readonly file?: RoleFile;
  readonly fault?: Fault;
  /** Why the file cannot be read here, although the host would read it. */
  readonly problem?: Problem;
}

async function readNamedFile(
  repo: RepoIndex,
  config: Config,
  { value, at }: Placed<string>,
  edition: Edition,
): Promise<NamedFile> {
  const path = resolve(repo, directoryOf(config.path), value);
  const outside = { message: `names a role file outside this tree, which Codex would read: ${value}`, at };
  if (path === undefined) return { problem: outside };
  const content = await repo.read(path);
  if (content.kind === "text" || content.kind === "not-utf8")
    return { path, file: await readRoleFile(path, content, edition) };
  if (content.kind === "unjudged") return { path, problem: { message: content.problem, at: startOf(content.source) } };
  // Of the user's files only those that hosts read are listed, so a file that is absent elsewhere may exist.
  const unlisted = repo.isUsers(path) && !isWithin(path, directoryOf(config.path));
  if (content.resolution.kind === "outside" || unlisted) return { problem: outside };
  const found = content.resolution.kind === "directory" ? "a directory" : "not there";
  return { path, fault: fault("MissingFile", `it names a \`config_file\` that is ${found}: \`${value}\``, at) };
}

/** The host resolves `..` in the text before it follows links; `undefined` where the result leaves the tree. */
function resolve(repo: RepoIndex, directory: string, value: string): string | undefined {
  if (value === "~" || value.startsWith("~/")) return repo.isUsers("~") ? plain(value) : undefined;
  const path = plain(value.startsWith("/") ? value : join(directory, value));
  return path !== undefined && isWithin(directory, "~") && repo.isUsers("~") && !isWithin(path, "~") ? undefined : path;
}
