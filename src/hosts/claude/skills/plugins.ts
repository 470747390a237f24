/** Plugins in a skills folder, which are switched on without anybody's doing. */
import type { Layer } from "../../../model/load.ts";
import { join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";

/**
 * The folders directly in a skills folder, by their real paths, with the directory whose sessions have them: a plugin
 * there is switched on by itself in sessions that start in that directory, and a user's in every session.
 */
export function inSkillsFolders(repo: RepoIndex): ReadonlyMap<string, string> {
  return new Map(
    repo.holding(".claude").flatMap((directory) => {
      const skills = join(directory, ".claude/skills");
      return repo.names(skills).flatMap((name): readonly (readonly [string, string])[] => {
        const found = repo.resolve(join(skills, name));
        return found.kind === "directory" ? [[found.path, directory]] : [];
      });
    }),
  );
}

/** Hooks, servers and settings of a plugin that nobody has to install decide what the project's sessions do. */
export function splitOff(
  reads: readonly LayerRead[],
  { root, refused }: { readonly root: string; readonly refused?: unknown },
  switchedOn: ReadonlyMap<string, string>,
): readonly LayerRead[] {
  const directory = switchedOn.get(root);
  return directory === undefined || refused ? reads : reads.flatMap((read) => splitOne(read, root, directory));
}

function splitOne({ layer, items, unjudged }: LayerRead, root: string, directory: string): readonly LayerRead[] {
  const { authority } = layer;
  const isUsers = directory.startsWith("~");
  const own: Layer = {
    name: isUsers ? "user" : "project",
    root,
    status: "loaded",
    authority: authority.map((setting) => ({
      ...setting,
      because: `${setting.because}; the plugin is in a skills folder, so it is enabled automatically`,
    })),
    ...(isUsers ? {} : { governs: directory }),
  };
  const agents: Layer = { ...layer, authority: [] };
  return [
    ...(authority.length > 0 ? [{ layer: own, items: [], unjudged: [] }] : []),
    { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
  ];
}
