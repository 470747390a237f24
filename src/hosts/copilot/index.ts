import { builtinLayer, loadFrom } from "../_kit/loading/layers.ts";
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { externalLayersIn } from "../_kit/settings/external.ts";
import { lineage, type LayerRead, lineages } from "../_kit/loading/sessions.ts";
import { directoryOf, join, tidied } from "../../repo/path.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtins } from "./builtins.ts";
import { withCliReading } from "./cli/native.ts";
import { listedPaths } from "./cli/sessions.ts";
import { folders } from "./folders.ts";
import { type FolderRead, readAgents, readProject, readWorkspace, type Search } from "./layers.ts";
import { agentsFolder, holdsAgents, managedLayerIn, managedSettings, organisation } from "./organisation.ts";
import { pluginFiles, settingsFiles } from "./settings.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { setupLayersIn } from "./setup-steps.ts";
import { append } from "../../repo/many.ts";

/** Text that shows a use of Copilot. JSON can hide the others with the last, since ASCII needs no escapes. */
const hints = ['"chat.', '"chat"', '"github"', '"github.copilot"', '"github.copilot.chat', "\\u00"];

/** Workspace files of the editor. They may have any name. */
const workspaceEnding = ".code-workspace";
const isWorkspaceFile = (name: string): boolean => name.endsWith(workspaceEnding);

export default defineHost({
  title: "GitHub Copilot",
  url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
  editions: ["2026-08"],
  certainty: "measured",
  patterns: [
    "**/.github/agents/**/*.md",
    "**/.github/chatmodes/*.chatmode.md",
    "**/.claude/agents/**/*.md",
    ...settingsFiles.map((path) => `**/${path}`),
    ...["mjs", "cjs", "js"].map((ending) => `**/.github/extensions/*/extension.${ending}`),
    "~/.copilot/agents/**/*.md",
  ],
  ownPatterns: [
    "**/.github/agents/**",
    "**/.github/chatmodes/**",
    "**/.github/copilot/**",
    "**/.github/extensions/**",
    "**/.github/hooks/**/*.json",
    "**/.github/lsp.json",
    "**/.github/mcp.json",
    "**/.vscode/mcp.json",
    "~/.copilot/agents/**",
  ],
  detectionHints: [
    ".vscode/settings.json",
    ".devcontainer/devcontainer.json",
    ".devcontainer/*/devcontainer.json",
    ".devcontainer.json",
    "*.code-workspace",
  ].flatMap((path) => hints.map((text) => ({ path: `**/${path}`, text }))),

  folders,
  organisation,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const search: Search = { repo, seen: new Set(), byCli: new Map() };
    // Copilot CLI reads every directory from the one in which it starts up to the root of the repository.
    const projects = lineages(where.starts, where);
    const found: LayerRead[] = [];
    const read: FolderRead[] = [];
    for (const directory of projects) {
      const project = await readProject(search, directory);
      append(found, [...project.settings, ...project.folders]);
      append(read, project.folders);
    }
    for (const path of repo.entries
      .having(isWorkspaceFile, (names) => names.includes(workspaceEnding))
      .map((entry) => entry.path)
      .sort()) {
      if (repo.isUsers(path) || where.starts.length === 0) continue;
      const workspace = await readWorkspace(search, path, directoryOf(path));
      append(found, [...workspace.settings, ...workspace.folders]);
      append(read, workspace.folders);
    }
    const settings = projects.flatMap((directory) => pluginFiles.map((path) => join(directory, path)));
    const { repositoryNames = [] } = where;
    append(found, await setupLayersIn(repo));
    append(found, await managedLayerIn(repo, repositoryNames));
    const managed = repositoryNames.includes(".github-private") ? [managedSettings] : [];
    append(found, await externalLayersIn(repo, [...settings, ...managed]));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readAgents(search, "user", join(home, ".copilot/agents"), "agents");
    const named: FolderRead[] = [];
    for (const root of where.dirs.map(tidied)) append(named, await readAgents(search, "project", root, "agents"));
    const shared = holdsAgents(repositoryNames) ? await readAgents(search, "organisation", agentsFolder, "agents") : [];
    const listed = listedPaths(
      [...sessionsOf(where, read, user), ...[...shared, ...named].map((folder) => [folder])].map((session) =>
        session.map(({ items }) => items.flatMap((item) => search.byCli.get(item) ?? [])),
      ),
    );
    return loadFrom([...found, ...user, ...shared, ...named], builtinLayer(builtins), (item) =>
      withCliReading(item, search.byCli.get(item), listed),
    );
  }),
});

/**
 * The folders of each session of Copilot CLI: the user's, then each `.github` and each `.claude`, the nearest first.
 */
function sessionsOf(
  where: SearchScope,
  layers: readonly FolderRead[],
  user: readonly FolderRead[],
): readonly (readonly FolderRead[])[] {
  const found = new Map(layers.map((read) => [`${read.of.folder} ${read.of.directory}`, read]));
  if (where.starts.length === 0) return [user];
  return where.starts.map((start) => {
    const directories = lineage(start, where);
    return [
      ...user,
      ...["agents", "claude"].flatMap((kind) => directories.flatMap((path) => found.get(`${kind} ${path}`) ?? [])),
    ];
  });
}
