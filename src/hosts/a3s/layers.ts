/** Reads one directory of profiles, or one file that a policy names, into a layer. */
import type { Item, Layer } from "../../model/load.ts";
import { extensionOf, join } from "../../repo/path.ts";
import type { Content, RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { type Document, readMarkdown, readYaml } from "./document.ts";
import { isProfile, verdictByName } from "./file-names.ts";
import { readProfile } from "./profile.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { itemsTooDeep, type Recognised } from "../_kit/loading/too-deep.ts";
import { notInTreeProblem, unreadFault } from "../_kit/loading/unread-fault.ts";

/** A folder, or one file where a policy's `dirs` names one. `undefined` where there is nothing. */
export async function readDirectory(repo: RepoIndex, root: string): Promise<LayerRead | undefined> {
  const resolution = repo.resolve(root);
  const layer: Layer = { name: "project", root, status: "loaded", authority: [] };
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { layer: { ...layer, status: "absent" }, items: [], unjudged: [notInTreeProblem(root, resolution)] };
  if (resolution.kind === "file" && isProfile(root)) return { layer, ...(await readEntry(repo, layer, root)) };
  if (resolution.kind !== "directory") return undefined;
  const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, join(root, entry))));
  return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}

type EntryRead = Pick<LayerRead, "items" | "unjudged">;

async function readEntry(repo: RepoIndex, layer: Layer, path: string): Promise<EntryRead> {
  const item = (verdict: Item["verdict"]): EntryRead => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
  const resolution = repo.resolve(path);
  if (resolution.kind === "directory")
    return {
      items: [...item({ kind: "passed-over" }).items, ...(await itemsTooDeep(repo, layer, path, valid))],
      unjudged: [],
    };
  const unlike = verdictByName(path);
  if (unlike) return item(unlike);
  const content = await repo.read(path);
  if (content.kind !== "text" && repo.entries.get(path)?.kind === "unnameable") {
    return {
      items: [],
      unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: placeOfPath(path) }],
    };
  }
  if (content.kind === "text") return { items: [itemOf(layer, path, readDocument(path, content))], unjudged: [] };
  const fault = unreadFault(path, content);
  if ("unjudged" in fault) return { items: [], unjudged: [fault.unjudged] };
  // The host warns of invalid UTF-8, and silently skips a path that is no file.
  return item({ kind: content.kind === "not-utf8" ? "rejected" : "dropped", problem: fault.problem });
}

function readDocument(path: string, { source }: Extract<Content, { kind: "text" }>): Document {
  return extensionOf(path) === "md" ? readMarkdown(source) : readYaml(source);
}

function itemOf(layer: Layer, path: string, document: Document): Item {
  const { problem } = document;
  if (problem?.kind === "document") return { layer, files: [path], verdict: { kind: "dropped", problem } };
  return {
    layer,
    files: [path],
    verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" },
    profile: readProfile(document),
  };
}

const valid: Recognised = {
  isIncluded: isProfile,
  read: async (content, path) => {
    const document = await readDocument(path, content);
    return document.definition ? { profile: readProfile(document) } : undefined;
  },
};
