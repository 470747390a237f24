/** The settings of Copilot CLI in a repository: what each key decides, and which keys give no power. */
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { serverOf } from "../_kit/settings/hooks-and-servers.ts";
import { authorityFrom, commandTexts, contentOf, type SettingRule } from "../_kit/settings/index.ts";
import { type HarmlessSetting, unknownSettings } from "../_kit/settings/unknown-settings.ts";

/**
 * The keys that count in a repository (the CLI's configuration directory reference); the CLI silently ignores others.
 */
const rules: readonly SettingRule[] = [
  {
    path: "disableAllHooks",
    when: /^true$/,
    effect: "widens",
    because: "turns off hooks, including those that guard tools",
    endsGuards: true,
  },
  {
    path: "enabledPlugins.*",
    when: /^true$/,
    effect: "widens",
    because: "installs a plugin with agents, hooks and servers",
    may: ["execute", "external"],
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins" },
  ...["deniedUrls", "disabledMcpServers", "disabledSkills"].map(
    (path): SettingRule => ({ path, effect: "narrows", because: "is turned off for every agent" }),
  ),
];

const harmless = (because: string, paths: string): readonly HarmlessSetting[] =>
  paths.split(/\s+/).map((path) => ({ path, because }));

const harmlessSettings: readonly HarmlessSetting[] = [
  ...harmless("names the file's form", "$schema version"),
  ...harmless(
    "chooses a model or a text",
    `companyAnnouncements contextTier effortLevel includeCoAuthoredBy mergeStrategy model respectGitignore`,
  ),
  ...harmless(
    "applies only in the user's own settings",
    `allowedUrls askUser autoModelTier autoUpdate banner bashEnv beep builtInAgents colorMode compactPaste continueOnAutoMode
    copyOnSelect customAgents disabledMcpServers dynamicRetrieval editorMode enabledMcpServers experimental footer ide
    ignoredSkillsLocations keepAlive logLevel mcp mouse permissions pinnedPrompts powershellFlags
    proxyKerberosServicePrincipal proxyUrl remote remoteExport remoteSessions renderHexColors renderMarkdown sandbox
    screenReader scrollbar shellShortcut showTimestamps showTipsOnStartup sidebar skillDirectories statusLine
    stayInAutopilot storeTokenPlaintext stream streamerMode subagents tabs taskbarPresence terminalNotifications
    terminalProgress theme toolSearch transcriptView trustedFolders updateTerminalTitle worktreeBaseRef
    worktreePathTemplate`,
  ),
];

/** Without hooks, which are read like those of other files. */
export function commandLineAuthority(root: Node, source: Source): readonly Authority[] {
  return authorityFrom(rules, root, source).map(named);
}

/** Entries of a mapping are shown by their names. */
function named(authority: Authority): Authority {
  const [, setting, name] = /^(enabledPlugins|extraKnownMarketplaces)\.(.*)$/s.exec(authority.setting) ?? [];
  return setting === undefined || name === undefined ? authority : { ...authority, setting, value: name };
}

/** Keys of which this tool does not know what Copilot CLI makes of them. */
export function unknownCommandLineSettings(source: Source, root: Node): readonly Problem[] {
  return unknownSettings(root, source, "Copilot CLI", [...rules, ...harmlessSettings]);
}

/** Language servers, which the CLI starts. */
export function languageAuthority(root: Node, source: Source): readonly Authority[] {
  return tableEntries(lastOf(root, "lspServers")).flatMap(({ name = "", value: config }) =>
    serverOf(name, config, source)
      .filter(({ kind }) => kind === "command")
      .map(
        ({ at }): Authority => ({
          setting: "lspServers",
          value: name,
          effect: "widens",
          because: "starts a command for every agent of the CLI",
          content: contentOf(config, source),
          may: ["execute"],
          names: commandTexts(config),
          at,
        }),
      ),
  );
}
