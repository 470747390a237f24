/** Reads one layer: a folder with `config.toml` and `agents`, or a path that a policy names. */
import type { Layer, Problem } from "../../model/load.ts";
import { byBytes, directoryOf, join, nameOf } from "../../repo/path.ts";
import { DecodeError } from "../../parsers/decode.ts";
import type { Node } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { toml09Value } from "../../parsers/toml/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { linkToNothing, linkToNothingIn } from "../_kit/loading/collect.ts";
import type { Resolution } from "../../repo/resolution.ts";
import { placeOfPath, startOf } from "../../repo/text.ts";
import { authorityOf, withoutPersonal } from "./settings/authority.ts";
import { type Config, type Declared, declaredRole } from "./role/declared.ts";
import { type Aside, beyond, discover, discoverFile, type Discovery } from "./discovery.ts";
import type { Edition } from "./edition.ts";
import { besideConfig, nothingBeside, type RulesRead } from "./settings/beside.ts";
import { type Fault, fault, placeIn } from "./role/fault.ts";
import { faultsIn } from "./settings/merged.ts";
import { oneLine, type RoleFile } from "./role/document.ts";
import { agentsWith } from "./settings/index.ts";
import { unknownKeysIn } from "./settings/keys.ts";
import { agentSettingsOf } from "./settings/shapes.ts";

/** One layer as it is read, before layers are merged into the roles of a session. */
export interface ConfigLayer {
  readonly layer: Layer;
  readonly edition: Edition;
  readonly folder: string;
  readonly config: Config | undefined;
  readonly declared: readonly Declared[];
  readonly discovered: readonly RoleFile[];
  readonly asides: readonly Aside[];
  readonly unjudged: readonly Problem[];
  /** A fault of `config.toml` itself or of the `agents` directory, which keeps the host from starting. */
  readonly fault: Fault | undefined;
  /** Settings of a wrong type, by key. Each keeps the host from starting, unless a nearer layer has the key too. */
  readonly mistyped: ReadonlyMap<string, Fault>;
}

/** The layer to read: its name, its folder or file, and the edition that reads it. */
interface Target {
  readonly repo: RepoIndex;
  readonly name: Layer["name"];
  readonly folder: string;
  readonly edition: Edition;
}

/** Reads a folder such as `.codex`. */
export async function readLayer(
  repo: RepoIndex,
  name: Layer["name"],
  folder: string,
  edition: Edition,
): Promise<ConfigLayer> {
  const read = await readConfig(repo, join(folder, "config.toml"));
  const discovery = await discover(repo, join(folder, "agents"), edition);
  return assemble({ repo, name, folder, edition }, read, discovery, await besideConfig(repo, folder));
}

/** Reads a path that a policy names: a folder such as `.codex`, a directory of role files, or one role file. */
export async function readNamed(repo: RepoIndex, path: string, edition: Edition): Promise<ConfigLayer> {
  const { kind } = repo.resolve(path);
  if (kind === "directory") {
    const holds = (name: string, kind: string): boolean => repo.resolve(join(path, name)).kind === kind;
    if (holds("config.toml", "file") || holds("agents", "directory")) return readLayer(repo, "project", path, edition);
  }
  const discovery = kind === "file" ? await discoverFile(repo, path, edition) : await discover(repo, path, edition);
  return assemble({ repo, name: "project", folder: path, edition }, { unjudged: [] }, discovery);
}

/** A link to something that is not in the tree, where the host may find settings later. */
function toNothing(repo: RepoIndex, resolution: Resolution): Problem | undefined {
  const link = linkToNothingIn(repo, resolution);
  return link === undefined ? undefined : { message: linkToNothing, at: placeOfPath(link) };
}

interface ConfigRead {
  readonly config?: Config;
  readonly fault?: Fault;
  readonly unjudged: readonly Problem[];
}

async function readConfig(repo: RepoIndex, path: string): Promise<ConfigRead> {
  const content = await repo.read(path);
  if (content.kind === "absent") {
    const unjudged = beyond(path, content.resolution) ?? toNothing(repo, content.resolution);
    if (unjudged) return { unjudged: [unjudged] };
    const none = content.resolution.kind === "missing" || content.resolution.kind === "not-a-directory";
    return none
      ? { unjudged: [] }
      : { unjudged: [], fault: fault("Other", "it cannot be read as a file", placeOfPath(path)) };
  }
  if (content.kind === "unjudged") return { unjudged: [{ message: content.problem, at: startOf(content.source) }] };
  const { source } = content;
  if (content.kind === "not-utf8") return { unjudged: [], fault: fault("Other", "it is not UTF-8", startOf(source)) };
  const root = await tomlOf(source);
  if (root.kind === "problem")
    return {
      unjudged: [],
      fault: fault("ConfigTomlSyntax", `it is not TOML: ${oneLine(root.message)}`, placeIn(source, root)),
    };
  return root.kind === "table" ? { unjudged: [], config: { path, source, root } } : { unjudged: [] };
}

async function assemble(
  { repo, name, folder, edition }: Target,
  read: ConfigRead,
  discovery: Discovery,
  beside: RulesRead = nothingBeside,
): Promise<ConfigLayer> {
  const { recent } = edition;
  const config = read.config && recent && name === "project" ? withoutPersonal(read.config) : read.config;
  const agentsFault = config && agentsFaultIn(config, edition);
  // Edition 0.169 reads `[agents]` of the merged settings, so a nearer layer may replace what is wrong in one.
  const stopping = read.fault ?? (edition.recent ? undefined : agentsFault) ?? discovery.fault;
  const mistyped = config ? faultsIn(config, edition) : new Map<string, Fault>();
  const shown = stopping ?? [...mistyped.values()][0];
  const tables = config ? await declaredIn(repo, config, edition, agentsFault) : { declared: [], unjudged: [] };
  const settings = settingsOf(config, edition);
  const isPresent = (): boolean =>
    config !== undefined || read.fault !== undefined || repo.resolve(folder).kind !== "missing";
  return {
    layer: {
      name,
      root: folder,
      status: shown ? "failed" : isPresent() ? "loaded" : "absent",
      ...(shown ? { problem: shown.problem } : {}),
      authority: [...settings.authority, ...beside.authority],
      ...governedBy(name, folder),
    },
    edition,
    folder,
    config,
    declared: tables.declared,
    discovered: discovery.files,
    asides: discovery.asides,
    unjudged: [...read.unjudged, ...settings.unjudged, ...beside.unjudged, ...discovery.unjudged, ...tables.unjudged],
    fault: stopping,
    mistyped,
  };
}

/** The directory around a project's `.codex`. Another folder is one that a policy names, or the user's. */
function governedBy(name: Layer["name"], folder: string): Pick<Layer, "governs"> {
  return name === "project" && nameOf(folder) === ".codex" ? { governs: directoryOf(folder) } : {};
}

/** What `config.toml` decides for its sessions, and its keys that nobody knows. */
function settingsOf(config: Config | undefined, edition: Edition): RulesRead {
  return config
    ? {
        authority: authorityOf(config.source, config.root, edition),
        unjudged: unknownKeysIn(config.source, config.root),
      }
    : nothingBeside;
}

function agentsIn({ root }: Config): Node | undefined {
  return root.entries.find((entry) => entry.name === "agents")?.value;
}

function agentsFaultIn(config: Config, edition: Edition): Fault | undefined {
  const table = agentsIn(config);
  const refused = table && agentsShape(edition, table);
  if (!(refused instanceof DecodeError)) return undefined;
  const message = `it has an \`[agents]\` that cannot be read: ${refused.message}`;
  return fault("ConfigTomlDeserialize", message, placeIn(config.source, refused));
}

function agentsShape(edition: Edition, table: Node): unknown {
  const refused = agentsWith(agentSettingsOf(edition))(table, toml09Value);
  const names = edition.recent && table.kind === "table" ? table.entries.map(({ name }) => name) : [];
  // Two names of one setting: serde refuses the table, although the host goes on.
  return names.includes("max_threads") && names.includes("max_concurrent_threads_per_session")
    ? new DecodeError("duplicate field `max_concurrent_threads_per_session`", table.span)
    : refused;
}

/** The roles of `[agents]`, by key. In the recent edition a malformed `[agents]` is the fault of each of them. */
async function declaredIn(
  repo: RepoIndex,
  config: Config,
  edition: Edition,
  agentsFault: Fault | undefined,
): Promise<Pick<ConfigLayer, "declared" | "unjudged">> {
  const table = agentsIn(config);
  const settings = agentSettingsOf(edition);
  const declared: Declared[] = [];
  const unjudged: Problem[] = [];
  for (const { name, key, value } of table?.kind === "table" ? table.entries : []) {
    if (name === undefined || settings.has(name) || value.kind === "scalar") continue;
    const { role, problem } = await declaredRole(repo, config, name, placeIn(config.source, key), value, edition);
    declared.push(edition.recent && agentsFault ? { ...role, fault: role.fault ?? agentsFault } : role);
    if (problem) unjudged.push(problem);
  }
  return { declared: declared.sort((a, b) => byBytes(a.key, b.key)), unjudged };
}
