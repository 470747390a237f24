/** Plugins of a project and of the user, which goose loads without a question: their hooks, and their servers. */
import { append } from "../../repo/many.ts";
import { hookAuthority, serverAuthority } from "../_kit/settings/authority.ts";
import { collectFiles, unreadFolder } from "../_kit/loading/collect.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { readSettingsFiles, type SettingsFile } from "../_kit/settings/index.ts";
import type { Authority, Layer } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import type { SearchScope } from "../../repo/tree.ts";

/** Relative to the directory in which a session starts, and to the home directory. */
const place = ".agents/plugins";
const hooksFile = "hooks/hooks.json";
const measuredFile = ".mcp.json";
const serverFiles = [measuredFile, "plugin.json", ".plugin/plugin.json", ".claude-plugin/plugin.json"];

/** So many hooks of a plugin name its files: that a file has changed need not be told for each of thousands. */
const maxHooksWithFiles = 20;

/** One level of folders, each a plugin. */
export const pluginPatterns: readonly string[] = [hooksFile, ...serverFiles].map((file) => `${place}/*/${file}`);

/** One layer for each plugin of the tree and of the user. */
export async function pluginLayers(repo: RepoIndex, where: SearchScope): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  for (const start of where.starts) append(layers, await layersIn(repo, start, { name: "plugin", governs: start }));
  const home = where.user?.home;
  if (home !== undefined) append(layers, await layersIn(repo, home, { name: "user" }));
  return layers;
}

async function layersIn(
  repo: RepoIndex,
  directory: string,
  layer: Pick<Layer, "name" | "governs">,
): Promise<readonly LayerRead[]> {
  const folder = join(directory, place);
  const unread = unreadFolder(repo, folder);
  const layers: LayerRead[] =
    unread.length > 0
      ? [{ layer: { ...layer, root: folder, status: "loaded", authority: [] }, items: [], unjudged: unread }]
      : [];
  for (const name of repo.names(folder)) {
    const root = join(folder, name);
    // Files beside the plugins, such as another host's `marketplace.json`, are none.
    if (repo.resolve(root).kind === "file") continue;
    // A hook may run any file of its plugin.
    const found = collectFiles(repo, root, { isIncluded: () => true, deep: true });
    const ofPlugin = (authority: Authority, i: number): Authority =>
      i < maxHooksWithFiles ? { ...authority, names: [...(authority.names ?? []), ...found.files] } : authority;
    const hooks: SettingsFile = {
      path: join(root, hooksFile),
      read: (node: Node, source: Source) =>
        hookAuthority(lastOf(node, "hooks"), source, "runs beside every agent and delegate").map(ofPlugin),
    };
    const servers = serverFiles.map(
      (file): SettingsFile => ({
        path: join(root, file),
        read: (node, source) =>
          serverAuthority(lastOf(node, "mcpServers"), source, "agents").map((server) => ({
            ...server,
            certainty: file === measuredFile ? ("measured" as const) : ("assumed" as const),
          })),
      }),
    );
    const isInTree = repo.resolve(root).kind === "directory";
    const { authority, unjudged } = await readSettingsFiles(repo, isInTree ? [hooks, ...servers] : []);
    if (authority.length + unjudged.length + found.unjudged.length > 0)
      layers.push({
        layer: { ...layer, root, status: "loaded", authority },
        items: [],
        unjudged: [...unjudged, ...found.unjudged],
      });
  }
  return layers;
}
