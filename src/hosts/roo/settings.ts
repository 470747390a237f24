/** What lies next to Roo Code's modes: servers, tools of the repository, and settings of the extension. */
import type { Authority, Problem } from "../../model/load.ts";
import { type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../repo/text.ts";
import { collectFiles } from "../_kit/loading/collect.ts";
import { valuesOfSetting } from "../_kit/settings/vscode-settings.ts";
import {
  asEditors,
  contentOf,
  readSettings,
  readSettingsFiles,
  type SettingRule,
  type SettingsRead,
} from "../_kit/settings/index.ts";
import { harmlessKeys, serverKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { append } from "../../repo/many.ts";
import { serverRules } from "../_kit/settings/server-rules.ts";

/** Relative to the directory of a session. */
export const servers = ".roo/mcp.json";

const settingRules: readonly SettingRule[] = [
  ...serverRules("modes"),
  {
    path: "mcpServers.*.alwaysAllow",
    when: /^\*+$/,
    effect: "auto-approves",
    because: "may call every tool of the server without asking",
  },
  { path: "mcpServers.*.alwaysAllow", when: /^(?!\*+$)/, effect: "widens", because: "may be called without asking" },
  { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is a tool that no mode gets" },
];

const known = [
  ...settingRules,
  ...serverKeys("mcpServers.*"),
  ...harmlessKeys("$schema mcpServers.*.watchPaths", "is compared with the command or the address of its server"),
];

/** What the files of one workspace decide for every mode. */
export async function settingsIn(repo: RepoIndex, start: string): Promise<SettingsRead> {
  const unknown: Problem[] = [];
  const own = await readSettings(repo, [join(start, servers)], settingRules, (root, source) => {
    append(unknown, unknownSettings(root, source, "Roo Code", known));
    return [];
  });
  const editor = await readSettingsFiles(repo, [
    {
      path: join(start, ".vscode/settings.json"),
      reading: asEditors,
      isRelevant: (text) => /"roo-cline|\\u/.test(text),
      read: editorAuthority,
    },
  ]);
  const tools = toolsIn(repo, join(start, ".roo"));
  return {
    authority: [...own.authority, ...tools.authority, ...editor.authority],
    unjudged: [...own.unjudged, ...unknown, ...tools.unjudged, ...editor.unjudged],
  };
}

/** Code that the extension loads as tools where its experiment is on; they run without asking. */
function toolsIn(repo: RepoIndex, own: string): SettingsRead {
  const { files, unjudged } = collectFiles(repo, join(own, "tools"), {
    isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
    deep: false,
  });
  const authority = files.map(
    (path): Authority => ({
      setting: "tool",
      value: path,
      effect: "widens",
      because: "is code that modes can call as a tool without asking",
      may: ["execute"],
      names: [path],
      at: placeOfPath(path),
    }),
  );
  return { authority, unjudged };
}

/** The extension's settings that a workspace may have. */
function editorAuthority(root: Node, source: Source): readonly Authority[] {
  const each = (
    setting: string,
    meaningOf: (text: string) => Pick<Authority, "effect" | "because" | "names">,
  ): readonly Authority[] =>
    valuesOfSetting(root, setting)
      .flatMap((value) => (value.kind === "list" ? value.items : [value]))
      .map((node): Authority => {
        const text = textOf(node) ?? "…";
        return {
          setting,
          value: text,
          ...meaningOf(text),
          content: contentOf(node, source),
          at: { source, span: node.span },
        };
      });
  return [
    ...each("roo-cline.allowedCommands", (text) =>
      text === "*"
        ? { effect: "auto-approves", because: "may run every command without asking" }
        : { effect: "widens", because: "may run without asking" },
    ),
    ...each("roo-cline.deniedCommands", () => ({ effect: "narrows", because: "never runs without asking" })),
    ...each("roo-cline.autoImportSettingsPath", (text) => ({
      effect: "widens",
      because: "is a settings file that the extension imports",
      names: [text.replace(/^\$\{workspaceFolder\}\//, "")],
    })),
  ];
}
