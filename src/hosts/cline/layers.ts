/** Reads one folder of subagents. Only plain files directly in it count. */
import { isOffered, type Item, type Layer, type Problem } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { readLayer } from "../_kit/loading/layers.ts";
import { nestedProblem } from "../_kit/loading/put-aside.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { agentOf } from "./profile.ts";

/** Files that Cline reads, and others that their authors may take for such files. */
const read = /.\.ya?ml$/is;
const looksAlike = /\.(?:ya?ml|md|mdc|markdown)$/is;

/** A folder, or a file that a policy names; nothing where neither exists. */
export async function readFolder(
  repo: RepoIndex,
  name: Layer["name"],
  root: string,
  { isAssumed, seen }: { readonly isAssumed: boolean; readonly seen: Set<string> },
): Promise<readonly LayerRead[]> {
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const unread: Problem[] = [];
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => looksAlike.test(file),
    deep: true,
    filesFirst: true,
    seen,
    read: async (source, path) => {
      const { unjudged = [], ...result } = await agentOf(source);
      const item: Item = {
        layer,
        files: [source.path],
        ...result,
        ...(isAssumed ? { certainty: "assumed" } : {}),
      };
      const skipped = reasonSkipped(repo, root, { source, path });
      if (skipped !== undefined) return droppedItem(item, skipped);
      append(unread, unjudged);
      return [item];
    },
  });
  return found ? [{ ...found, unjudged: [...found.unjudged, ...unread] }] : [];
}

function reasonSkipped(
  repo: RepoIndex,
  root: string,
  { source, path }: { readonly source: Source; readonly path: string },
): Problem | undefined {
  const at = startOf(source);
  if (path !== root && directoryOf(path) !== root) return nestedProblem(root, path, at);
  if (!read.test(nameOf(path)))
    return { message: "its name does not end in `.yml` or `.yaml`, and no other file is read", at };
  const directory = repo.resolve(directoryOf(path));
  const entry = directory.kind === "directory" ? repo.entries.get(join(directory.path, nameOf(path))) : undefined;
  return entry?.kind === "link" ? { message: "it is a link, and only regular files are read", at } : undefined;
}

/** A file that Cline does not read, if it would be a subagent. */
function droppedItem(item: Item, problem: Problem): readonly Item[] {
  return isOffered(item) ? [{ ...item, verdict: { kind: "dropped", problem } }] : [];
}
