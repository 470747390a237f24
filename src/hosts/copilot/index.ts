import { builtinLayer, loadFrom } from "../_kit/layers.ts";
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { externalLayersIn } from "../_kit/external.ts";
import { type LayerRead, lineages } from "../_kit/sessions.ts";
import { join, tidied } from "../../repo/path.ts";
import { builtins } from "./builtins.ts";
import { readAgents, readProject, type Search } from "./layers.ts";
import { pluginFiles, settingsFiles } from "./settings.ts";

/** Text that shows a use of Copilot. JSON can hide the first with the second, since ASCII needs no escapes. */
const hints = ['"chat.', "\\u00"];

export default defineHost({
  title: "GitHub Copilot",
  url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  editions: ["2026-08"],
  patterns: [
    "**/.github/agents/*.md",
    "**/.github/chatmodes/*.chatmode.md",
    "**/.claude/agents/*.md",
    ...settingsFiles.map((path) => `**/${path}`),
    "~/.copilot/agents/*.md",
  ],
  ownPatterns: [
    "**/.github/agents/**",
    "**/.github/chatmodes/**",
    "**/.github/copilot/**",
    "**/.github/hooks/*.json",
    "~/.copilot/agents/**",
  ],
  detectionHints: [".vscode/settings.json", ".devcontainer/devcontainer.json", ".devcontainer.json"].flatMap((path) =>
    hints.map((text) => ({ path: `**/${path}`, text })),
  ),

  async load(repo, where): Promise<Load> {
    const search: Search = { repo, seen: new Set() };
    // The CLI reads every directory from the one in which it starts up to the root of the repository.
    const projects = lineages(where.starts, where);
    const found: LayerRead[] = [];
    for (const directory of projects) found.push(...(await readProject(search, directory)));
    const settings = projects.flatMap((directory) => pluginFiles.map((path) => join(directory, path)));
    found.push(...(await externalLayersIn(repo, settings)));
    const home = where.user?.home;
    if (home !== undefined) found.push(...(await readAgents(search, "user", join(home, ".copilot/agents"), "agents")));
    for (const root of where.dirs.map(tidied)) found.push(...(await readAgents(search, "project", root, "agents")));
    return loadFrom(found, builtinLayer(builtins));
  },
});
