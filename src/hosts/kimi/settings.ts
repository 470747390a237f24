/**
 * The files beside the agents: servers and further directories of a trusted project, and the user's own configuration.
 */
import { append } from "../../repo/many.ts";
import type { Authority, Layer } from "../../model/load.ts";
import { isFalse, lastOf, type Node } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { serverAuthority } from "../_kit/settings/authority.ts";
import { readOne } from "../_kit/loading/collect.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { authorityFrom, readSettingsFiles, type SettingRule, type SettingsRead } from "../_kit/settings/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { harmlessKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";

/** Below the directory in which a session starts. */
export const serverFile = ".kimi-code/mcp.json";

/** Below the repository's root. */
export const rootFiles = { servers: ".mcp.json", local: ".kimi-code/local.toml" } as const;

/** Below the home directory. */
export const userFiles = { config: ".kimi-code/config.toml", servers: serverFile } as const;

const userRules: readonly SettingRule[] = [
  {
    path: "default_permission_mode",
    when: /^(?:auto|yolo)$/,
    effect: "bypasses",
    because: "runs the tools of every agent without asking",
  },
];

const localRules: readonly SettingRule[] = [
  {
    path: "workspace.additional_dir",
    effect: "widens",
    because: "is a directory in which tools work as in the project",
  },
];
const harmlessLocal = harmlessKeys("subagent", "chooses models");

const agents = "agents";

/** A server that is switched off starts nothing. Of a name that is there twice, the last counts. */
function serversIn(root: Node, source: Source): readonly Authority[] {
  const servers = lastOf(root, "mcpServers");
  if (servers?.kind !== "table") return [];
  const entries = servers.entries.filter(
    ({ name, value }) => !(name !== undefined && lastOf(servers, name) !== value) && !isFalse(lastOf(value, "enabled")),
  );
  return serverAuthority({ ...servers, entries }, source, agents);
}

function readServers(repo: RepoIndex, path: string): Promise<SettingsRead> {
  const isRelevant = (text: string): boolean => text.trim() !== "";
  return readSettingsFiles(repo, [{ path, isRelevant, read: serversIn }]);
}

async function readToml(
  repo: RepoIndex,
  path: string,
  read: (root: Node, source: Source) => SettingsRead,
): Promise<SettingsRead> {
  const source = await readOne(repo, path);
  if (source === undefined) return { authority: [], unjudged: [] };
  if ("message" in source) return { authority: [], unjudged: [source] };
  const root = await tomlOf(source);
  if (root.kind !== "problem") return read(root, source);
  const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
  return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
}

/** What the directory of a session decides, and what the repository's root decides for every session in it. */
export async function readProjectSettings(
  repo: RepoIndex,
  starts: readonly string[],
  roots: readonly string[],
): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  for (const root of roots) {
    const servers = await readServers(repo, join(root, rootFiles.servers));
    const local = await readToml(repo, join(root, rootFiles.local), (node, source) => ({
      authority: authorityFrom(localRules, node, source),
      unjudged: unknownSettings(node, source, "Kimi Code", [...localRules, ...harmlessLocal]),
    }));
    append(layers, layerOf("project", root, [servers, local], root));
  }
  for (const start of starts) {
    const servers = await readServers(repo, join(start, serverFile));
    append(layers, layerOf("project", join(start, ".kimi-code"), [servers], start));
  }
  return layers;
}

/** The settings in a home directory, as one layer. */
export async function readUserSettings(repo: RepoIndex, home: string): Promise<readonly LayerRead[]> {
  const config = await readToml(repo, join(home, userFiles.config), (node, source) => ({
    authority: authorityFrom(userRules, node, source),
    unjudged: [],
  }));
  return layerOf("user", join(home, ".kimi-code"), [config, await readServers(repo, join(home, userFiles.servers))]);
}

/** Nothing where the files decide nothing. */
function layerOf(
  name: Layer["name"],
  root: string,
  reads: readonly SettingsRead[],
  governs?: string,
): readonly LayerRead[] {
  const authority = reads.flatMap((read) => read.authority);
  const unjudged = reads.flatMap((read) => read.unjudged);
  if (authority.length + unjudged.length === 0) return [];
  const layer: Layer = { name, root, status: "loaded", authority, ...(governs === undefined ? {} : { governs }) };
  return [{ layer, items: [], unjudged }];
}
