/** Letta Code: subagents and settings of the directory in which it starts, and those of the user. */
import { defineHost } from "../../model/host.ts";
import type { Item, Load } from "../../model/load.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { loadSingleFolder } from "../_kit/loading/single-folder.ts";
import { agentOf } from "./agent.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { withOverlays } from "./overlays.ts";
import { faultsIn, knownSettings, settingRules, settingsReading } from "./settings.ts";
import { builtins } from "./tools.ts";

const settings = ["settings.json", "settings.local.json"];

export default defineHost({
  title: "Letta Code",
  url: "https://docs.letta.com/letta-code/subagents",
  editions: ["0.32"],
  certainty: "measured",
  patterns: [
    "**/.letta/agents/*.md",
    ...settings.map((name) => `**/.letta/${name}`),
    "~/.letta/agents/*.md",
    "~/.letta/settings.json",
  ],
  ownPatterns: ["**/.letta/**", "~/.letta/**"],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where) =>
    withOverlays(
      withoutMemories(
        await loadSingleFolder(repo, where, {
          own: ".letta",
          folder: "agents",
          settings,
          settingsReading,
          settingRules,
          knownSettings,
          faultsIn,
          read: async (source) => [agentOf(source)],
          followsLinks: false,
          builtins,
        }),
      ),
      where.user !== undefined,
    ),
  ),
});

/** The folder of the user also holds one for each agent, with memories and skills, which nobody means as subagents. */
function withoutMemories(load: Load): Load {
  const isMemory = ({ layer, files: [path = ""], verdict }: Item): boolean =>
    verdict.kind === "dropped" && path.startsWith(`${layer.root}/agent-`);
  const items = load.items.map(
    (item): Item =>
      isMemory(item) ? { layer: item.layer, files: item.files, verdict: { kind: "passed-over" } } : item,
  );
  return { ...load, items };
}
