/** What the JSON files of a customization root, and of the editor's `.antigravity`, decide for every agent. */
import { hookAuthority } from "../_kit/settings/authority.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { authorityFrom, hooksIn, type SettingRule, type SettingsFile } from "../_kit/settings/index.ts";
import { harmlessKeys, serverKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import type { Authority } from "../../model/load.ts";
import { jsonDialects } from "../../parsers/json.ts";
import type { Node } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { Source } from "../../repo/text.ts";

/** In a customization root, such as `.agents`, or in a plugin. */
export const hooksFile = "hooks.json";
/** In the same places. */
export const serversFile = "mcp_config.json";

/** The editor's settings of a project, and the command line's of a user. */
export const editorSettings = ".antigravity/settings.json";
/** Below the home directory. */
export const userSettings = ".gemini/antigravity-cli/settings.json";

const server: readonly SettingRule[] = [
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "starts a command whose tools agents can call",
    shown: "a command",
    may: ["execute", "external"],
  },
  ...["url", "serverUrl", "httpUrl"].map(
    (key): SettingRule => ({
      path: `mcpServers.*.${key}`,
      effect: "widens",
      because: "connects to an address whose tools agents can call",
      shown: "an address",
      may: ["network", "external"],
    }),
  ),
];

const knownServerKeys = [
  ...serverKeys("mcpServers.*"),
  ...harmlessKeys(
    "$schema mcpServers.*.excludeTools mcpServers.*.includeTools mcpServers.*.timeoutSeconds mcpServers.*.tools mcpServers.*.authProviderType mcpServers.*.oauthScopes mcpServers.*.name mcpServers.*.trust",
    "is compared with the command or the address of its server",
  ),
];

const allow = "permissions.allow";
/** Every target of an action: none, `*`, or an expression that matches everything. */
const any = String.raw`(?:\(\s*(?:\*+|regex:\^?\.[*+]\$?|/|/?\*\*(?:/\*+)?)?\s*\))?$`;
const every = (action: string): RegExp => new RegExp(`^\\s*${action}\\s*${any}`, "i");
const whole = /^\s*(?:command|unsandboxed|write_file|read_file|read_url|execute_url|mcp|\*)\s*/i;

const rules: readonly SettingRule[] = [
  {
    path: "toolPermission",
    when: /^always-?proceed$/i,
    effect: "bypasses",
    because: "runs every tool without asking",
  },
  {
    path: "toolPermission",
    when: /^(?:proceed-?in-?sandbox|accept-?edits|auto)$/i,
    effect: "auto-approves",
    because: "runs commands in the sandbox without asking",
  },
  {
    path: "toolPermission",
    when: /^strict$/i,
    effect: "narrows",
    because: "asks before every tool that changes things",
  },
  { path: allow, when: /^\s*\*+\s*$/, effect: "bypasses", because: "may allow every tool without asking" },
  {
    path: allow,
    when: every("unsandboxed"),
    effect: "bypasses",
    because: "runs commands outside the sandbox without asking",
  },
  { path: allow, when: every("command"), effect: "auto-approves", because: "runs every command without asking" },
  { path: allow, when: every("write_file"), effect: "auto-approves", because: "changes any file without asking" },
  { path: allow, when: every("read_file"), effect: "widens", because: "reads any file without asking" },
  { path: allow, when: every("read_url"), effect: "auto-approves", because: "fetches any address without asking" },
  { path: allow, when: every("execute_url"), effect: "auto-approves", because: "acts in any page without asking" },
  {
    path: allow,
    when: every("mcp"),
    effect: "auto-approves",
    because: "calls every tool of every server without asking",
  },
  {
    path: allow,
    when: new RegExp(`^(?!\\s*\\*+\\s*$)(?!${whole.source}${any}).`, "is"),
    effect: "widens",
    because: "is allowed without asking",
  },
  { path: "permissions.ask", effect: "narrows", because: "is asked about" },
  { path: "permissions.deny", effect: "narrows", because: "is denied" },
  {
    path: "enableTerminalSandbox",
    when: /^true$/,
    effect: "narrows",
    because: "runs commands in a sandbox",
  },
  {
    path: "allowNonWorkspaceAccess",
    when: /^true$/,
    effect: "widens",
    because: "lets tools work outside the project",
  },
  {
    path: "artifactReviewPolicy",
    when: /^(?:always-?proceed|turbo)$/i,
    effect: "widens",
    because: "goes on with plans that nobody reviewed",
  },
  { path: "trustedWorkspaces", effect: "widens", because: "is a directory that counts as trusted" },
  {
    path: "statusLine.command",
    effect: "widens",
    because: "is a command that the session starts",
    shown: "a command",
    may: ["execute"],
  },
  ...server,
];

const json = { dialect: jsonDialects.any } as const;

/** Assumed: a converter names the file, and by a report the command line reads the user's settings alone. */
function editorAuthority(root: Node, source: Source): readonly Authority[] {
  return [...authorityFrom(rules, root, source), ...hooksIn(root, source)].map((authority) => ({
    ...authority,
    certainty: "assumed" as const,
  }));
}

/** The settings of the editor's folder or of the command line. Most of their keys are the editor's, and say nothing. */
export function settingsFile(path: string): SettingsFile {
  return { path, isRelevant: (text) => text.trim() !== "", read: editorAuthority, reading: json };
}

/** The hooks and servers of a customization root: `.agents`, the user's folder, or a plugin. */
export function rootFiles(root: string): readonly SettingsFile[] {
  const isRelevant = (text: string): boolean => text.trim() !== "";
  return [
    { path: join(root, hooksFile), isRelevant, read: namedHooks },
    {
      path: join(root, serversFile),
      isRelevant,
      read: (node, source) => authorityFrom(server, node, source),
      unjudged: (node, source) => unknownSettings(node, source, "Antigravity", [...server, ...knownServerKeys]),
      reading: json,
    },
  ];
}

/** Groups of hooks by name, each with its events. One that is off runs nothing. */
function namedHooks(root: Node, source: Source): readonly Authority[] {
  return tableEntries(root).flatMap(({ name = "", value }) =>
    isOff(value) ? [] : hookAuthority(value, source, `runs beside every agent, as part of \`${name.slice(0, 60)}\``),
  );
}

/** Whether every value of `enabled` in a group is `false`. */
function isOff(group: Node): boolean {
  const values = tableEntries(group).filter(({ name }) => name === "enabled");
  return values.length > 0 && values.every(({ value }) => value.kind === "scalar" && value.value === false);
}
