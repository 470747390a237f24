/** Reads one folder of subagents: the files directly in it whose names end in `.md`. */
import type { Item, Layer, Problem } from "../../model/load.ts";
import { directoryOf, extensionOf, join, nameOf, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Place, placeOfPath, startOf } from "../../repo/text.ts";
import { nestedProblem } from "../_kit/loading/put-aside.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { notInTreeProblem, unreadFault } from "../_kit/loading/unread-fault.ts";
import { readDocument } from "./document.ts";
import { readProfile } from "./profile.ts";

type EntryRead = Pick<LayerRead, "items" | "unjudged">;

const nothing: EntryRead = { items: [], unjudged: [] };

/** A folder, or a file that a policy names; nothing where neither exists. */
export async function readFolder(
  repo: RepoIndex,
  name: Layer["name"],
  root: string,
  isOwn: boolean,
): Promise<readonly LayerRead[]> {
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const resolution = repo.resolve(root);
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return [{ layer: { ...layer, status: "absent" }, items: [], unjudged: [notInTreeProblem(root, resolution)] }];
  const isFile = resolution.kind === "file" && extensionOf(root) === "md";
  if (resolution.kind !== "directory" && !isFile) return [];
  const paths = isFile ? [root] : repo.names(root).map((entry) => join(root, entry));
  const reads: readonly EntryRead[] = await Promise.all(paths.map((path) => readEntry(repo, layer, path, isOwn)));
  return [{ layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) }];
}

async function readEntry(repo: RepoIndex, layer: Layer, path: string, isOwn: boolean): Promise<EntryRead> {
  if (extensionOf(nameOf(path)) !== "md") return isOwn ? await readSkipped(repo, layer, path) : nothing;
  const isUnnameable = repo.entries.get(path)?.kind === "unnameable";
  if (isUnnameable)
    return { items: [], unjudged: [{ message: "has a name that is not UTF-8", at: placeOfPath(path) }] };
  const content = await repo.read(path);
  if (content.kind !== "text") {
    // The host passes over folders and broken links without a word.
    if (repo.resolve(path).kind === "directory") return isOwn ? await readSkipped(repo, layer, path) : nothing;
    const fault = unreadFault(path, content);
    if ("unjudged" in fault) return { items: [], unjudged: [fault.unjudged] };
    const kind = content.kind === "absent" ? "dropped" : "rejected";
    return itemOf({ layer, files: [path], verdict: { kind, problem: fault.problem } });
  }
  const document = readDocument(content.source);
  const { problem } = document;
  const files = [content.source.path];
  if (problem?.kind === "document")
    return itemOf({ layer, files, verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" } });
  const verdict: Item["verdict"] = problem ? { kind: "rejected", problem } : { kind: "loaded" };
  return itemOf({ layer, files, verdict, profile: readProfile(document, stemOf(path), isOwn) });
}

function itemOf(item: Item): EntryRead {
  return { items: [item], unjudged: [] };
}

/** Files that the host does not look at, although they are written as subagents. */
async function readSkipped(repo: RepoIndex, layer: Layer, path: string): Promise<EntryRead> {
  if (repo.resolve(path).kind !== "directory") {
    if (!/\.(?:md|mdc|mdx|markdown)$/i.test(path)) return nothing;
    return {
      items: await droppedAt(repo, layer, path, (at) => ({
        message: "its name does not end in `.md`, and no other file is read",
        at,
      })),
      unjudged: [],
    };
  }
  const paths = repo.names(path).map((entry) => join(path, entry));
  const below = paths.filter((file) => extensionOf(file) === "md" && directoryOf(file) === path);
  const found = await Promise.all(
    below.map((file) => droppedAt(repo, layer, file, (at) => nestedProblem(layer.root, file, at))),
  );
  return { items: found.flat(), unjudged: [] };
}

async function droppedAt(
  repo: RepoIndex,
  layer: Layer,
  path: string,
  why: (at: Place) => Problem,
): Promise<readonly Item[]> {
  const content = await repo.read(path);
  const document = content.kind === "text" ? readDocument(content.source) : undefined;
  if (!document || document.problem) return [];
  const problem = why(startOf(document.source));
  const profile = readProfile(document, stemOf(path), true);
  return [{ layer, files: [document.source.path], verdict: { kind: "dropped", problem }, profile }];
}
