/** The files beside Kiro's agents that decide what every one of them may do. */
import { type SettingRule, readSettings, type SettingsRead } from "../_kit/settings.ts";
import { hooksOf } from "../_kit/hooks-and-servers.ts";
import { collectFiles, readEach } from "../_kit/collect.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";

const servers = "settings/mcp.json";

/** Files of a `.kiro` folder. */
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

export async function settingsIn(repo: RepoIndex, folder: string): Promise<SettingsRead> {
  const { authority, unjudged } = await readSettings(repo, [join(folder, servers)], settingRules);
  const hooks = await hooksIn(repo, join(folder, "hooks"));
  return { authority: [...authority, ...hooks.authority], unjudged: [...unjudged, ...hooks.unjudged] };
}

async function hooksIn(repo: RepoIndex, folder: string): Promise<SettingsRead> {
  const { files, unjudged } = collectFiles(repo, folder, { isIncluded: (name) => name.endsWith(".json"), deep: false });
  const read = await readEach(repo, files, (source): readonly Authority[] | Problem => {
    const node = parseJsonc(source.text);
    if (node.kind === "problem")
      return { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } };
    return hooksOf(lastOf(node, "hooks") ?? node, source).flatMap(({ name, kind, value, at }) =>
      kind === "prompt"
        ? []
        : [
            {
              setting: name === "" ? "hooks" : `hooks.${name}`,
              value,
              effect: "widens" as const,
              because: "runs beside every agent",
              at,
            },
          ],
    );
  });
  return {
    authority: read.all.flatMap((one) => ("message" in one ? [] : one)),
    unjudged: [...unjudged, ...read.unjudged, ...read.all.flatMap((one) => ("message" in one ? [one] : []))],
  };
}
