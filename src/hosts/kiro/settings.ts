/** The files next to Kiro's agents that decide what every agent may do. */
import { mayRefuse } from "../../model/hook-events.ts";
import { hookAuthority } from "../_kit/settings/authority.ts";
import { collectFiles } from "../_kit/loading/collect.ts";
import {
  readSettings,
  readSettingsFiles,
  sharedContentOf,
  type SettingRule,
  type SettingsRead,
} from "../_kit/settings/index.ts";
import { harmlessKeys, serverKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { append } from "../../repo/many.ts";

/** The servers of a workspace, relative to its `.kiro` folder. */
export const serversFile = "settings/mcp.json";
const languages = "settings/lsp.json";

/** Settings files, relative to a `.kiro` folder. */
export const settingsFiles: readonly string[] = [serversFile, languages, "hooks/*.json", "hooks/*.hook"];

/** Servers are also in the part of the file that powers write. */
const serverRules: readonly SettingRule[] = ["mcpServers.*", "powers.mcpServers.*"].flatMap(
  (path): readonly SettingRule[] => [
    {
      path: `${path}.command`,
      effect: "widens",
      because: "starts a command whose tools agents can call",
      may: ["execute", "external"],
    },
    {
      path: `${path}.url`,
      effect: "widens",
      because: "connects to an address whose tools agents can call",
      may: ["network", "external"],
    },
    {
      path: `${path}.autoApprove`,
      when: /^\*+$/,
      effect: "auto-approves",
      because: "calls every tool of the server without asking",
    },
    { path: `${path}.autoApprove`, when: /^(?!\*+$)/, effect: "widens", because: "is called without asking" },
    { path: `${path}.disabledTools`, effect: "narrows", because: "is a tool that no agent gets" },
  ],
);
const knownServers = [
  ...serverRules,
  ...serverKeys("mcpServers.*"),
  ...serverKeys("powers.mcpServers.*"),
  ...harmlessKeys("$schema mcpServers.*.oauthScopes powers.mcpServers.*.oauthScopes", "gives a server no power"),
];

const languageRules: readonly SettingRule[] = [
  {
    path: "languages.*.command",
    effect: "widens",
    because: "is a language server that the session starts",
    may: ["execute"],
  },
];
const knownLanguages = [
  ...languageRules,
  ...harmlessKeys(
    `languages.*.name languages.*.args languages.*.file_extensions languages.*.project_patterns languages.*.exclude_patterns
    languages.*.multi_workspace languages.*.initialization_options languages.*.request_timeout_secs`,
    "is compared with the command of its server",
  ),
];

/** Keys of a hook file: hooks in a list, or one hook of the older form. */
const knownHookKeys = harmlessKeys(
  "$schema version name description enabled when then shortName workspaceFolderName",
  "is compared with its hook",
);

/** What the settings of one `.kiro` folder decide. */
export async function settingsIn(repo: RepoIndex, folder: string): Promise<SettingsRead> {
  const unknown: Problem[] = [];
  const report =
    (known: Parameters<typeof unknownSettings>[3]) =>
    (root: Node, source: Source): readonly Authority[] => {
      append(unknown, unknownSettings(root, source, "Kiro", known));
      return [];
    };
  const settings = await readSettings(repo, [join(folder, serversFile)], serverRules, report(knownServers));
  const language = await readSettings(repo, [join(folder, languages)], languageRules, report(knownLanguages));
  const { files, unjudged } = collectFiles(repo, join(folder, "hooks"), {
    isIncluded: (name) => /\.(?:json|hook)$/.test(name),
    deep: false,
  });
  const hooks = await readSettingsFiles(
    repo,
    files.map((path) => ({
      path,
      read: (root, source) => {
        report(knownHookKeys)(root, source);
        return hooksIn(root, source);
      },
    })),
  );
  return {
    authority: [...settings.authority, ...language.authority, ...hooks.authority],
    unjudged: [...settings.unjudged, ...language.unjudged, ...unjudged, ...hooks.unjudged, ...unknown],
  };
}

const beside = "runs beside every agent";

/** The hooks of one file: under `hooks`, or the file as a whole. Prompts of hooks are text, and start nothing. */
function hooksIn(root: Node, source: Source): readonly Authority[] {
  const hooks = lastOf(root, "hooks") ?? root;
  const entries = hooks.kind === "list" ? hooks.items : [hooks];
  return entries
    .flatMap((entry) => {
      const found = hookAuthority(entry, source, beside);
      const trigger = triggerIn(entry);
      if (trigger === undefined || found.length === 0) return found;
      const content = sharedContentOf(entry, source);
      return found.map((hook) => ({
        ...hook,
        setting: `hooks.${trigger}`,
        isGuard: mayRefuse(trigger),
        content,
      }));
    })
    .filter(({ may = [] }) => may.length > 0);
}

/** What sets off a hook stands next to its action. */
function triggerIn(entry: Node): string | undefined {
  return textOf(lastOf(entry, "trigger")) ?? textOf(lastOf(lastOf(entry, "when"), "type"));
}
