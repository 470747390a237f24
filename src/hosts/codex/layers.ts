/** One layer of the host: a folder with `config.toml` and `agents`, or a directory that a policy names. */
import type { Layer, Problem } from "../../model/load.ts";
import { byBytes, join } from "../../repo/path.ts";
import { DecodeError } from "../../parsers/decode.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { toml09Value } from "../../parsers/toml/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { placeOfPath, type Span, startOf } from "../../repo/text.ts";
import { authorityOf, withoutPersonal } from "./authority.ts";
import { type Config, type Declared, declaredRole } from "./declared.ts";
import { type Aside, beyond, discover, discoverFile, type Discovery } from "./discovery.ts";
import type { Edition } from "./edition.ts";
import { entriesAt } from "./effective.ts";
import { type Fault, fault, placeIn } from "./fault.ts";
import { oneLine, type RoleFile } from "./role.ts";
import { agentLimits, agents, shapesOf } from "./settings.ts";

export interface LayerRead {
  readonly layer: Layer;
  readonly edition: Edition;
  readonly folder: string;
  readonly config: Config | undefined;
  readonly declared: readonly Declared[];
  readonly discovered: readonly RoleFile[];
  readonly asides: readonly Aside[];
  readonly unjudged: readonly Problem[];
  /** Of `config.toml` itself or of the `agents` directory: the host would not start. */
  readonly fault: Fault | undefined;
  /** Settings of a wrong type, by key: the host would not start unless a nearer layer has the key too. */
  readonly mistyped: ReadonlyMap<string, Fault>;
}

/** Reads a folder such as `.codex`. */
export async function readLayer(
  repo: RepoIndex,
  name: Layer["name"],
  folder: string,
  edition: Edition,
): Promise<LayerRead> {
  const read = await readConfig(repo, join(folder, "config.toml"));
  const discovery = await discover(repo, join(folder, "agents"), edition);
  return assemble(repo, name, folder, read, discovery, edition);
}

/** Reads a place of a policy: a folder such as `.codex`, a directory of role files, or one role file. */
export async function readNamed(repo: RepoIndex, path: string, edition: Edition): Promise<LayerRead> {
  if (repo.resolve(path).kind === "directory") {
    const holds = (name: string, kind: string): boolean => repo.resolve(join(path, name)).kind === kind;
    if (holds("config.toml", "file") || holds("agents", "directory")) return readLayer(repo, "project", path, edition);
    return assemble(repo, "project", path, { unjudged: [] }, await discover(repo, path, edition), edition);
  }
  const isFile = repo.resolve(path).kind === "file";
  return assemble(
    repo,
    "project",
    path,
    { unjudged: [] },
    isFile ? await discoverFile(repo, path, edition) : await discover(repo, path, edition),
    edition,
  );
}

interface ConfigRead {
  readonly config?: Config;
  readonly fault?: Fault;
  readonly unjudged: readonly Problem[];
}

async function readConfig(repo: RepoIndex, path: string): Promise<ConfigRead> {
  const content = await repo.read(path);
  if (content.kind === "absent") {
    const unjudged = beyond(path, content.resolution);
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
  repo: RepoIndex,
  name: Layer["name"],
  folder: string,
  read: ConfigRead,
  discovery: Discovery,
  edition: Edition,
): Promise<LayerRead> {
  const { config } = read;
  const table = config?.root.entries.find((entry) => entry.name === "agents")?.value;
  const refused = table && agents(table, toml09Value);
  const agentsFault =
    config && refused instanceof DecodeError
      ? fault(
          "ConfigTomlDeserialize",
          `it has an \`[agents]\` that cannot be read: ${refused.message}`,
          placeIn(config.source, refused),
        )
      : undefined;
  // The recent edition warns of these two, and goes on without the layer's tables, or without its files.
  const own = agentsFault ?? discovery.fault;
  const found = read.fault ?? (edition.recent ? undefined : own);
  const mistyped = config ? mistypedIn(config, edition) : new Map<string, Fault>();
  const shown = found ?? [...mistyped.values()][0] ?? own;
  const unjudged = [...read.unjudged, ...discovery.unjudged];
  const declared: Declared[] = [];
  for (const entry of config && table?.kind === "table" ? table.entries : []) {
    if (!config || entry.name === undefined || agentLimits.has(entry.name) || entry.value.kind === "scalar") continue;
    const { role, problem } = await declaredRole(
      repo,
      config,
      entry.name,
      placeIn(config.source, entry.key),
      entry.value,
      edition,
    );
    declared.push(edition.recent && agentsFault ? { ...role, fault: role.fault ?? agentsFault } : role);
    if (problem) unjudged.push(problem);
  }
  const present = config !== undefined || read.fault !== undefined || repo.resolve(folder).kind !== "missing";
  return {
    layer: {
      name,
      root: folder,
      status: shown ? "failed" : present ? "loaded" : "absent",
      ...(shown ? { problem: shown.problem } : {}),
      authority: config
        ? authorityOf(config.source, edition.recent && name === "project" ? withoutPersonal(config.root) : config.root)
        : [],
    },
    edition,
    folder,
    config,
    declared: declared.sort((one, other) => byBytes(one.key, other.key)),
    discovered: discovery.files,
    asides: discovery.asides,
    unjudged,
    fault: found,
    mistyped,
  };
}

function mistypedIn({ source, root }: Config, edition: Edition): ReadonlyMap<string, Fault> {
  const shapes = shapesOf(edition);
  const faults = new Map<string, Fault>();
  const add = (key: string, message: string, at: { readonly span: Span }): void => {
    faults.set(key, fault("ConfigTomlDeserialize", message, placeIn(source, at)));
  };
  for (const { name, value } of root.entries) {
    const refused = name === undefined || name === "agents" ? undefined : shapes.get(name)?.(value, toml09Value);
    if (refused instanceof DecodeError)
      add(name ?? "", `it has a \`${name}\` that cannot be read: ${refused.message}`, refused);
  }
  for (const { name, value } of entriesAt({ source, root }, "agents")) {
    const limit = agentLimits.get(name)?.(value, toml09Value);
    if (typeof limit === "bigint" && limit < 1n) add(`agents.${name}`, `it has an \`agents.${name}\` below 1`, value);
  }
  return faults;
}
