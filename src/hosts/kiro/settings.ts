/** The files next to Kiro's agents that decide what every agent may do. */
import { readSettings, readSettingsFiles, type SettingRule, type SettingsRead } from "../_kit/settings.ts";
import { hooksOf } from "../_kit/hooks-and-servers.ts";
import { collectFiles } from "../_kit/collect.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";

const servers = "settings/mcp.json";

/** Settings files, relative to a `.kiro` folder. */
export const settingsFiles: readonly string[] = [servers, "hooks/*.json"];

const settingRules: readonly SettingRule[] = [
  { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools agents may call" },
  { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools agents may call" },
  {
    path: "mcpServers.*.autoApprove",
    when: /^\*+$/,
    effect: "auto-approves",
    because: "calls every tool of the server without asking",
  },
  { path: "mcpServers.*.autoApprove", when: /^(?!\*+$)/, effect: "widens", because: "is called without asking" },
  { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is no tool for any agent" },
];

/** What the settings of one `.kiro` folder decide. */
export async function settingsIn(repo: RepoIndex, folder: string): Promise<SettingsRead> {
  const settings = await readSettings(repo, [join(folder, servers)], settingRules);
  const { files, unjudged } = collectFiles(repo, join(folder, "hooks"), {
    isIncluded: (name) => name.endsWith(".json"),
    deep: false,
  });
  const hooks = await readSettingsFiles(
    repo,
    files.map((path) => ({ path, read: hooksIn })),
  );
  return {
    authority: [...settings.authority, ...hooks.authority],
    unjudged: [...settings.unjudged, ...unjudged, ...hooks.unjudged],
  };
}

/** The hooks of one file: under `hooks`, or the file as a whole. */
function hooksIn(root: Node, source: Source): readonly Authority[] {
  return hooksOf(lastOf(root, "hooks") ?? root, source)
    .filter(({ kind }) => kind !== "prompt")
    .map(({ name, value, at }) => ({
      setting: name === "" ? "hooks" : `hooks.${name}`,
      value,
      effect: "widens",
      because: "runs beside every agent",
      at,
    }));
}
