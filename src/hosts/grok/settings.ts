/**
 * What the files next to the subagents decide for every session: settings of Grok Build and of Claude Code, servers,
 * roles.
 */
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { parseJson } from "../../parsers/json.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { serverAuthority } from "../_kit/settings/authority.ts";
import { readOne, unreadFolder } from "../_kit/loading/collect.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { authorityFrom, hooksIn, type SettingRule } from "../_kit/settings/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { type HarmlessSetting, harmlessKeys, serverKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { append } from "../../repo/many.ts";

/**
 * A whole tool; with a scope it is something narrower. In a scope `*` is any text, `?` one character, and an end of
 * `:*` may be absent. `Shell`, `MultiEdit`, names in other case and Grok Build's own names of its tools allow nothing.
 */
const wholeTool = /^(?:\*+|(?:Bash|MCPTool|WebFetch)(?:\([*?:\s]*\))?|(?:Write|Edit)(?:\((?:[*?:\s]*|\.?\/\*+)\))?)$/;

const listRules = (path: string): readonly SettingRule[] => [
  { path: `${path}.allow`, when: wholeTool, effect: "auto-approves", because: "runs in every agent without asking" },
  {
    path: `${path}.allow`,
    when: new RegExp(`^(?!${wholeTool.source.slice(1)})`),
    effect: "widens",
    because: "runs in every agent without asking",
  },
  { path: `${path}.deny`, effect: "narrows", because: "is denied in every agent, or keeps it from starting" },
];

/** Claude Code's settings, which Grok Build applies too. */
const claudeRules: readonly SettingRule[] = [
  {
    path: "permissions.defaultMode",
    when: /^bypassPermissions$/,
    effect: "bypasses",
    because: "runs every tool of every agent without asking",
  },
  {
    path: "permissions.defaultMode",
    when: /^(?:acceptEdits|auto)$/,
    effect: "auto-approves",
    because: "writes files in every agent without asking",
  },
  { path: "permissions.defaultMode", when: /^dontAsk$/, effect: "narrows", because: "starts no subagent" },
  ...listRules("permissions"),
];

const configRules: readonly SettingRule[] = [
  ...listRules("permission"),
  {
    path: "mcp_servers.*.command",
    effect: "widens",
    because: "is a command whose tools every agent can call",
    may: ["execute", "external"],
  },
  {
    path: "mcp_servers.*.url",
    effect: "widens",
    because: "is an address whose tools every agent can call",
    may: ["network", "external"],
  },
];

/** A user's own file can do what a project's file cannot. */
const userRules: readonly SettingRule[] = [
  {
    path: "ui.permission_mode",
    when: /^(?:always-approve|bypassPermissions)$/,
    effect: "bypasses",
    because: "runs every tool of every agent without asking",
  },
  { path: "subagents.toggle", effect: "narrows", because: "switches this subagent on or off", shown: "…" },
];

const roleRules: readonly SettingRule[] = [
  {
    path: "default_capability_mode",
    when: /^(?!all$)/i,
    effect: "narrows",
    because: "limits the subagent of this file's name",
  },
];

const harmlessConfig: readonly HarmlessSetting[] = [
  ...harmlessKeys("ui subagents", "counts only in the user's own file"),
  ...harmlessKeys("agent models model cli", "changes no tool of a session"),
  ...serverKeys("mcp_servers.*"),
];

/** One file: its path below a directory, its format, and what it decides. */
interface SettingsFile {
  readonly path: string;
  readonly read: (root: Node, source: Source, layer: Layer["name"]) => readonly Authority[];
  readonly known?: readonly Pick<HarmlessSetting, "path">[];
}

const claudeFile = (name: string): SettingsFile => ({
  path: `.claude/${name}`,
  read: (root, source) => [...authorityFrom(claudeRules, root, source), ...hooksIn(root, source)],
});

const files: readonly SettingsFile[] = [
  {
    path: ".grok/config.toml",
    read: (root, source, layer) =>
      authorityFrom(layer === "user" ? [...configRules, ...userRules] : configRules, root, source),
    known: [...configRules, ...harmlessConfig],
  },
  claudeFile("settings.json"),
  claudeFile("settings.local.json"),
  { path: ".mcp.json", read: (root, source) => serverAuthority(lastOf(root, "mcpServers"), source, "agents") },
];

const roles = ".grok/roles";

/** Relative to the directory of a session, as patterns. */
export const projectFiles: readonly string[] = [...files.map(({ path }) => path), `${roles}/*.toml`];

/** The settings of a directory as a layer; nothing where it has none. */
export async function readSettings(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
): Promise<readonly LayerRead[]> {
  const authority: Authority[] = [];
  const folder = join(directory, roles);
  const unjudged: Problem[] = [...unreadFolder(repo, folder)];
  const ofRoles = (repo.resolve(folder).kind === "directory" ? repo.names(folder) : [])
    .filter((file) => file.endsWith(".toml"))
    .map(
      (file): SettingsFile => ({
        path: `${roles}/${file}`,
        read: (root, source) => authorityFrom(roleRules, root, source),
      }),
    );
  for (const { path, read, known } of [...files, ...ofRoles]) {
    const source = await readOne(repo, join(directory, path));
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    if (source.text.trim() === "") continue;
    const isToml = path.endsWith(".toml");
    const root = isToml ? await tomlOf(source) : parseJson(source.text);
    if (root.kind === "problem") {
      const syntax = `cannot be read as ${isToml ? "TOML" : "JSON"}: ${root.message.replaceAll("\n", ", ")}`;
      const message = isToml ? syntax : `${syntax}; Grok Build ignores the whole file; write strict JSON`;
      unjudged.push({ message, at: { source, span: root.span } });
      continue;
    }
    append(authority, read(root, source, name));
    if (root.kind !== "table") {
      const message = "is not an object, so Grok Build finds no setting in it; write an object";
      unjudged.push({ message, at: { source, span: root.span } });
    }
    if (known) append(unjudged, unknownSettings(root, source, "Grok Build", known));
  }
  if (authority.length + unjudged.length === 0) return [];
  const governs = name === "user" ? {} : { governs: directory };
  return [
    { layer: { name, root: join(directory, ".grok"), status: "loaded", authority, ...governs }, items: [], unjudged },
  ];
}
