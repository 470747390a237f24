import { absentLoad, defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { externalLayersIn } from "../_kit/external.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import { directoryOf, join, tidied } from "../../repo/path.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { readLayer, readProject } from "./layers.ts";
import { pluginFiles, settingsFiles } from "./settings.ts";

/** The second is how JSON hides the first: nobody needs escapes for ASCII. */
const signs = ['"chat.', "\\u00"];

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
    signs.map((text) => ({ path: `**/${path}`, text })),
  ),

  async load(repo, where): Promise<Load> {
    const seen = new Set<string>();
    const found: LayerRead[] = [];
    const projects = projectsOf(where);
    for (const directory of projects) found.push(...(await readProject(repo, directory, seen)));
    found.push(
      ...(await externalLayersIn(
        repo,
        projects.flatMap((directory) => pluginFiles.map((path) => join(directory, path))),
      )),
    );
    const home = where.user?.home;
    if (home !== undefined)
      found.push(...(await readLayer(repo, "user", join(home, ".copilot/agents"), "agents", seen)));
    for (const dir of where.dirs) found.push(...(await readLayer(repo, "project", tidied(dir), "agents", seen)));
    if (found.length === 0) return absentLoad;
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found.flatMap(({ items }) => items), ...builtins()],
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

/** The CLI reads every directory from the one it starts in up to the repository's root. */
function projectsOf({ starts, repositoryRoots }: SearchScope): readonly string[] {
  const all = new Set<string>();
  for (const start of starts) {
    for (let directory = start; !all.has(directory); directory = directoryOf(directory)) {
      all.add(directory);
      if (directory === "" || repositoryRoots.includes(directory)) break;
    }
  }
  return [...all].sort();
}
