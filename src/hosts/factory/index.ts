import { loadSingleFolder } from "../_kit/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { droidsOf } from "./agent.ts";
import { settingRules } from "./settings.ts";

const settings = ["settings.json", "settings.local.json", "mcp.json", "hooks.json"];

export default defineHost({
  title: "Factory",
  url: "https://docs.factory.ai/cli/configuration/custom-droids",
  editions: ["2026-07"],
  patterns: [
    "**/.factory/droids/*.md",
    ...settings.map((name) => `**/.factory/${name}`),
    "~/.factory/droids/*.md",
    ...settings.map((name) => `~/.factory/${name}`),
  ],

  load: (repo, where) =>
    loadSingleFolder(repo, where, {
      own: ".factory",
      folder: "droids",
      settings,
      settingRules,
      read: droidsOf,
      followsLinks: true,
    }),
});
