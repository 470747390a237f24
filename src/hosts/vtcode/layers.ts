/** Reads one directory of profiles, or one payload, into a layer. */
import type { Item, Layer } from "../../model/load.ts";
import { extensionOf, join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { readDocument } from "./document.ts";
import { readPayload } from "./payload.ts";
import { readProfile } from "./profile.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { itemsTooDeep, type Recognised } from "../_kit/loading/too-deep.ts";
import { notInTreeProblem, unreadFault } from "../_kit/loading/unread-fault.ts";

type Name = "user" | "project";

/**
 * A directory of `*.md`, or a single `.md` file where a policy names one; `undefined` where the path does not exist.
 */
export async function readDirectory(repo: RepoIndex, name: Name, root: string): Promise<LayerRead | undefined> {
  const resolution = repo.resolve(root);
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { layer: { ...layer, status: "absent" }, items: [], unjudged: [notInTreeProblem(root, resolution)] };
  if (resolution.kind === "file" && extensionOf(root) === "md")
    return { layer, ...(await readEntry(repo, layer, root, name)) };
  if (resolution.kind !== "directory") return undefined;
  const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, join(root, entry), name)));
  return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}

/** A payload that the policy names by a path that ends in `.json`; `undefined` where the path does not exist. */
export async function readPayloadFile(repo: RepoIndex, path: string): Promise<LayerRead | undefined> {
  const content = await repo.read(path);
  if (content.kind === "absent" && content.resolution.kind === "missing" && content.resolution.link === undefined)
    return undefined;
  const layer: Layer = { name: "cli", root: path, status: "loaded", authority: [] };
  if (content.kind !== "text") {
    const fault = unreadFault(path, content);
    if ("unjudged" in fault) return { layer: { ...layer, status: "absent" }, items: [], unjudged: [fault.unjudged] };
    return { layer: { ...layer, status: "failed", problem: fault.problem }, items: [], unjudged: [] };
  }
  const items = readPayload(content.source, layer);
  return "message" in items
    ? { layer: { ...layer, status: "failed", problem: items }, items: [], unjudged: [] }
    : { layer, items, unjudged: [] };
}

type EntryRead = Pick<LayerRead, "items" | "unjudged">;

async function readEntry(repo: RepoIndex, layer: Layer, path: string, source: Name): Promise<EntryRead> {
  const item = (verdict: Item["verdict"]): EntryRead => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
  const extension = extensionOf(path);
  if (extension !== "md") {
    if (repo.resolve(path).kind === "directory")
      return {
        items: [
          ...item({ kind: "passed-over" }).items,
          ...(await itemsTooDeep(repo, layer, path, withFrontmatter(source))),
        ],
        unjudged: [],
      };
    if (!/^(?:md|markdown|mdx)$/i.test(extension ?? "")) return item({ kind: "passed-over" });
    return item({
      kind: "dropped",
      problem: { message: `only \`.md\` files are read here, and this is \`.${extension}\``, at: placeOfPath(path) },
    });
  }
  const content = await repo.read(path);
  if (content.kind !== "text" && repo.entries.get(path)?.kind === "unnameable") {
    return {
      items: [],
      unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: placeOfPath(path) }],
    };
  }
  if (content.kind !== "text") {
    const fault = unreadFault(path, content);
    return "unjudged" in fault
      ? { items: [], unjudged: [fault.unjudged] }
      : item({ kind: "rejected", problem: fault.problem });
  }
  const document = readDocument(content.source);
  const { problem } = document;
  const verdict: Item["verdict"] = !problem
    ? { kind: "loaded" }
    : { kind: problem.kind === "document" ? "dropped" : "rejected", problem };
  return {
    items: [
      {
        layer,
        files: [path],
        verdict,
        ...(problem?.kind === "document" ? {} : { profile: readProfile(document, source) }),
      },
    ],
    unjudged: [],
  };
}

function withFrontmatter(name: Name): Recognised {
  return {
    isIncluded: (file) => extensionOf(file) === "md",
    read: ({ source }) => {
      const document = readDocument(source);
      return document.frontmatter ? { profile: readProfile(document, name) } : undefined;
    },
  };
}
