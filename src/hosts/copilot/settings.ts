/** What a repository's settings decide for every agent of Copilot: settings of the CLI and of the editor, servers and hooks. */
import { contentOf, isBefore, readSettingsFiles, type SettingsFile, type SettingsRead } from "../_kit/settings.ts";
import { listItems, tableEntries } from "../_kit/fields.ts";
import { hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { collectFiles } from "../_kit/collect.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { editorAuthority, locationsIn, settingsOfContainer } from "./editor.ts";

export interface Settings extends SettingsRead {
  /** Further directories from which the editor reads agents, as written. */
  readonly locations: readonly string[];
}

type Read = SettingsFile["read"];

const container: Read = (node, source) =>
  settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true));
const serversUnder =
  (key: string): Read =>
  (node, source) =>
    serverAuthority(source, lastOf(node, key));

const editorSettings = ".vscode/settings.json";

/** Files of a directory in which a session may start, and what they decide. */
const files: readonly (readonly [path: string, read: Read])[] = [
  [".github/copilot/settings.json", commandLineAuthority],
  [".github/copilot/settings.local.json", commandLineAuthority],
  [editorSettings, (node, source) => editorAuthority(source, node)],
  [".devcontainer/devcontainer.json", container],
  [".devcontainer.json", container],
  [".github/mcp.json", serversUnder("mcpServers")],
  [".mcp.json", serversUnder("mcpServers")],
  [".vscode/mcp.json", serversUnder("servers")],
  [".github/lsp.json", languageAuthority],
  [".claude/settings.json", hookAuthority],
  [".claude/settings.local.json", hookAuthority],
];

/** Settings of the CLI: only there do plugins count. */
export const pluginFiles: readonly string[] = files.flatMap(([path, read]) =>
  read === commandLineAuthority ? [path] : [],
);

/** Each file in it holds hooks. */
const hooksFolder = ".github/hooks";

export const settingsFiles: readonly string[] = [...files.map(([path]) => path), `${hooksFolder}/*.json`];

/** Most settings of an editor are unrelated to agents, and may be written more loosely than this tool reads them. */
const isOfEditor = (path: string): boolean => /^\.(?:vscode\/settings|devcontainer)/.test(path);
const mentionsChat = (text: string): boolean => /"chat\.|\\u/.test(text);

/** What the settings of one directory decide. */
export async function settingsIn(repo: RepoIndex, directory: string): Promise<Settings> {
  const locations: string[] = [];
  const settings = await readSettingsFiles(
    repo,
    files.map(([path, read]) => ({
      path: join(directory, path),
      ...(isOfEditor(path) ? { isRelevant: mentionsChat } : {}),
      read: (node, source) => {
        if (path === editorSettings) locations.push(...locationsIn(node));
        return read(node, source);
      },
    })),
  );
  const hooks = collectFiles(repo, join(directory, hooksFolder), {
    isIncluded: (name) => name.endsWith(".json"),
    deep: false,
  });
  const hookSettings = await readSettingsFiles(
    repo,
    hooks.files.map((path) => ({ path, read: hookAuthority })),
  );
  return {
    authority: [...settings.authority, ...hookSettings.authority],
    unjudged: [...settings.unjudged, ...hooks.unjudged, ...hookSettings.unjudged],
    locations,
  };
}

/** The CLI also reads hooks from Claude Code's settings; the cloud agent only from their own folder. */
function hookAuthority(node: Node, source: Source): readonly Authority[] {
  return hooksOf(lastOf(node, "hooks"), source).map(({ name, value, at }) => ({
    setting: `hooks.${name}`,
    value,
    effect: "widens",
    because: "runs beside every agent, whatever its tools",
    isGuard: isBefore(name),
    at,
  }));
}

/** Language servers, which the CLI starts. */
function languageAuthority(node: Node, source: Source): readonly Authority[] {
  return serversOf(lastOf(node, "lspServers"), source).flatMap(({ name, kind, at }) =>
    kind === "command"
      ? [
          {
            setting: "lspServers",
            value: name,
            effect: "widens" as const,
            because: "starts a command beside every agent of the CLI",
            at,
          },
        ]
      : [],
  );
}

/** The keys that count in a repository (the CLI's configuration directory reference); the CLI silently ignores others. */
function commandLineAuthority(node: Node, source: Source): readonly Authority[] {
  const found: Authority[] = [...hookAuthority(node, source)];
  const add = (setting: string, value: string, at: Node, effect: Authority["effect"], because: string): void => {
    found.push({ setting, value, effect, because, at: { source, span: at.span } });
  };
  const hooksOff = lastOf(node, "disableAllHooks");
  if (hooksOff && textOf(hooksOff) === "true")
    add("disableAllHooks", "true", hooksOff, "widens", "switches off hooks that guard tools");
  for (const { name = "", value } of tableEntries(lastOf(node, "enabledPlugins"))) {
    if (textOf(value) === "true")
      add("enabledPlugins", name, value, "widens", "installs a plugin with its agents, hooks and servers");
  }
  for (const { name = "", key } of tableEntries(lastOf(node, "extraKnownMarketplaces")))
    add("extraKnownMarketplaces", name, key, "widens", "adds a place that plugins come from");
  for (const setting of ["deniedUrls", "disabledMcpServers", "disabledSkills"]) {
    for (const item of listItems(lastOf(node, setting)).slice(0, maxItems))
      add(setting, textOf(item) ?? "…", item, "narrows", "is switched off for every agent");
  }
  return found;
}

/** How many entries of one list are reported. */
const maxItems = 500;

function serverAuthority(source: Source, node: Node | undefined): readonly Authority[] {
  return serversOf(node, source).map(({ name, kind, at }) => ({
    setting: "server",
    value: name,
    effect: "widens",
    because:
      kind === "command"
        ? "starts a command whose tools agents may call"
        : "connects to an address whose tools agents may call",
    ...(node ? { content: contentOf(lastOf(node, name) ?? node, source) } : {}),
    at,
  }));
}
