import { byBytes, directoryOf, nameOf } from "../../repo/path.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";
import { loadSingleFolder } from "../_kit/loading/single-folder.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { defineHost } from "../../model/host.ts";
import { droidsOf } from "./agent.ts";
import { commandStarts, readCommands } from "./commands.ts";
import { folders } from "./folders.ts";
import { appliedSettings, hooksFaultIn, readHooks } from "./hooks.ts";
import { lateServersIn } from "./late-servers.ts";
import { launch } from "./launch.ts";
import { permissionFaultsIn, permissionRulesIn } from "./permission-rules.ts";
import { reading } from "./reading.ts";
import { knownSettings, settingRules } from "./settings.ts";
import { categoryOf, everyCapability } from "./tools.ts";

const settings = ["settings.json", "settings.local.json", "mcp.json"];
const settingsFiles = [...settings, "hooks.json"];

export default defineHost({
  title: "Factory",
  url: "https://docs.factory.ai/cli/configuration/custom-droids",
  editions: ["2026-08"],
  formerEditions: { "2026-07": "2026-08" },
  certainty: "measured",
  patterns: [
    "**/.factory/droids/*.md",
    ...settingsFiles.map((name) => `**/.factory/${name}`),
    "~/.factory/droids/*.md",
    ...settingsFiles.map((name) => `~/.factory/${name}`),
  ],
  folders,
  launch,

  load: withLaunches(launch, async (repo, where) => {
    const lateServers = await lateServersIn(repo, where);
    return loadSingleFolder(
      repo,
      { ...where, starts: [...new Set([...where.starts, ...commandStarts(repo)])].sort(byBytes) },
      {
        own: ".factory",
        folder: "droids",
        settings,
        settingsReading: reading,
        settingRules,
        knownSettings,
        furtherAuthority: permissionRulesIn,
        faultsIn: (root, source) => [...hooksFaultIn(root, source), ...permissionFaultsIn(root, source)],
        appliedSettings,
        readBeside: async (files, own) => joined(await readCommands(files, own), await readHooks(files, own)),
        read: (source, path) => droidsOf(source, path, lateServers.get(homeOf(path))),
        followsLinks: true,
        builtins: [
          ["worker", everyCapability],
          ["explorer", categoryOf("read-only") ?? everyCapability],
        ],
      },
    );
  }),
});

/** The directory whose `.factory` has this droid; none for a folder that a policy names. */
function homeOf(path: string): string {
  const own = directoryOf(directoryOf(path));
  return nameOf(own) === ".factory" ? directoryOf(own) : path;
}

function joined(...reads: readonly SettingsRead[]): SettingsRead {
  return {
    authority: reads.flatMap(({ authority }) => authority),
    unjudged: reads.flatMap(({ unjudged }) => unjudged),
    replaces: reads.flatMap(({ replaces = [] }) => replaces),
  };
}
