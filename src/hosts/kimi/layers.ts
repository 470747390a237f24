/** Reads one folder of subagents, at any depth, in the order in which the first of a name wins. */
import { type Authority, isOffered, type Item, type Layer } from "../../model/load.ts";
import { nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { type FileResult, readLayer } from "../_kit/loading/layers.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { agentOf } from "./agent.ts";

/** The profiles of one folder. */
export interface FolderRead extends LayerRead {
  /** Items with `override: true`. */
  readonly overriding: ReadonlySet<Item>;
}

/** A folder, or a file that a policy names; nothing where neither exists. */
export async function readFolder(
  repo: RepoIndex,
  name: Layer["name"],
  root: string,
  isOwn: boolean,
  seen: Set<string>,
): Promise<readonly FolderRead[]> {
  const authority: Authority[] = [];
  const layer: Layer = { name, root, status: "loaded", authority };
  const overriding = new Set<Item>();
  const read = async (source: Source, path: string): Promise<readonly Item[]> => {
    const { overrides, ...result } = await agentOf(source, path, isOwn);
    const skipped = reasonSkipped(nameOf(path));
    if (skipped !== undefined) return isOwn ? droppedItem(layer, source, result, skipped) : [];
    const item: Item = { layer, files: [source.path], ...result };
    if (overrides) overriding.add(item);
    if (overrides && item.verdict.kind === "loaded" && item.profile?.identity === "agent")
      authority.push({
        setting: "override",
        value: "agent",
        effect: "widens",
        because: "replaces the prompt of the main agent, and its tools if it lists some, without a question",
        at: overrides,
      });
    return [item];
  };
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => /\.md$/i.test(file),
    isExcluded: (path) => isSkippedFolder(repo, path),
    deep: true,
    seen,
    read,
  });
  return found ? [{ ...found, overriding }] : [];
}

/** Folders with a dot, and of packages, are not entered. */
function isSkippedFolder(repo: RepoIndex, path: string): boolean {
  const name = nameOf(path);
  return (name.startsWith(".") || name === "node_modules") && repo.resolve(path).kind === "directory";
}

function reasonSkipped(name: string): string | undefined {
  if (name.startsWith(".")) return "its name begins with a dot, and no such file is read";
  return name.endsWith(".md") ? undefined : "its name does not end in `.md`, and no other file is read";
}

function droppedItem(layer: Layer, source: Source, result: FileResult, message: string): readonly Item[] {
  const item: Item = { layer, files: [source.path], ...result };
  if (!isOffered(item)) return [];
  return [{ ...item, verdict: { kind: "dropped", problem: { message, at: startOf(source) } } }];
}
