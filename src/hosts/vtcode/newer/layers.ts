/** Reads one directory of subagents, or one payload of `--agents`, into a layer. */
import type { Item, Layer, Problem } from "../../../model/load.ts";
import { extensionOf, join } from "../../../repo/path.ts";
import type { Ineffective } from "../../../model/profile.ts";
import { parseJson } from "../../../parsers/json.ts";
import { memoize, memoizeEach } from "../../_kit/memoize.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath, type Source, startOf } from "../../../repo/text.ts";
import { type Document, readMarkdown, readToml } from "./document.ts";
import { readProfile } from "./profile.ts";
import { specOf } from "./spec.ts";
import { Refused, stringOf } from "./values.ts";
import { lastOf } from "../../../parsers/node.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import { itemsTooDeep, type Recognised } from "../../_kit/loading/too-deep.ts";
import { notInTreeProblem } from "../../_kit/loading/unread-fault.ts";

/** The origin of a directory's subagents, in the host's words, and the extension that it reads there. */
export interface Shelf {
  readonly layer: "user" | "project";
  readonly from: string;
  readonly extension: "md" | "toml";
  /** `false`: the directory belongs to another host, so what VT Code skips or does not grant there is not reported. */
  readonly isOwn: boolean;
}

/** A directory, or a single file where a policy names one; `undefined` where the path does not exist. */
export async function readShelf(repo: RepoIndex, shelf: Shelf, root: string): Promise<LayerRead | undefined> {
  const resolution = repo.resolve(root);
  const layer: Layer = { name: shelf.layer, root, status: "loaded", authority: [] };
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { layer: { ...layer, status: "absent" }, items: [], unjudged: [notInTreeProblem(root, resolution)] };
  if (resolution.kind === "file" && extensionOf(root) === shelf.extension)
    return { layer, ...(await readEntry(repo, layer, root, shelf)) };
  if (resolution.kind !== "directory") return undefined;
  const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, join(root, entry), shelf)));
  return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}

type EntryRead = Pick<LayerRead, "items" | "unjudged">;

async function readEntry(repo: RepoIndex, layer: Layer, path: string, shelf: Shelf): Promise<EntryRead> {
  const item = (verdict: Item["verdict"]): EntryRead => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
  const dropped = (message: string): EntryRead =>
    item({ kind: "dropped", problem: { message, at: placeOfPath(path) } });
  const unjudged = (problem: Problem): EntryRead => ({ items: [], unjudged: [problem] });
  const extension = extensionOf(path);
  const resolution = repo.resolve(path);
  if (repo.entries.get(path)?.kind === "unnameable")
    return unjudged({ message: "has a name that is not UTF-8, so it is not checked", at: placeOfPath(path) });
  if (resolution.kind === "directory")
    return {
      items: [
        ...item({ kind: "passed-over" }).items,
        ...(shelf.isOwn ? await itemsTooDeep(repo, layer, path, withSpec(shelf)) : []),
      ],
      unjudged: [],
    };
  if (extension !== shelf.extension) {
    return (await isMeant(repo, path, shelf))
      ? dropped(`only \`.${shelf.extension}\` files are read in \`${layer.root}\`, and this is \`.${extension}\``)
      : item({ kind: "passed-over" });
  }
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return unjudged(notInTreeProblem(path, resolution));
  if (resolution.kind !== "file") return dropped("it is a link that does not lead to a file");
  const content = await repo.read(path);
  if (content.kind === "unjudged") return unjudged({ message: content.problem, at: startOf(content.source) });
  if (content.kind !== "text")
    return item({ kind: "rejected", problem: { message: "it is not UTF-8", at: placeOfPath(path) } });
  return { items: [itemOf(layer, path, await documentOf(content.source, shelf), shelf)], unjudged: [] };
}

/**
 * Whether a file with another extension was meant as a subagent: its extension differs by a letter, or its contents say
 * so.
 */
async function isMeant(repo: RepoIndex, path: string, shelf: Shelf): Promise<boolean> {
  const extension = extensionOf(path) ?? "";
  if (
    extension.toLowerCase() === shelf.extension ||
    (shelf.extension === "md" && /^(?:markdown|mdx)$/i.test(extension))
  )
    return true;
  if (extension !== "md" && extension !== "toml") return false;
  const content = await repo.read(path);
  return content.kind === "text" && (await documentOf(content.source, { ...shelf, extension })).spec !== undefined;
}

const documentOf = memoizeEach(
  (source: Source, { extension, from }: Pick<Shelf, "extension" | "from">): Document | Promise<Document> =>
    extension === "toml" ? readToml(source, from) : readMarkdown(source, from),
  ({ extension, from }) => `${extension} ${from}`,
);
const profiles = memoize((document: Document) => readProfile(document));

function itemOf(layer: Layer, path: string, document: Document, { isOwn }: Shelf): Item {
  const { problem } = document;
  const own = profiles(document);
  const profile = isOwn
    ? own
    : {
        ...own,
        ineffective: own.ineffective.map(
          (finding): Ineffective => (finding.kind === "limit" ? finding : { ...finding, kind: "metadata" }),
        ),
      };
  return { layer, files: [path], verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" }, profile };
}

function withSpec(shelf: Shelf): Recognised {
  return {
    isIncluded: (name) => extensionOf(name) === shelf.extension,
    read: async ({ source }) => {
      const document = await documentOf(source, shelf);
      return document.spec ? { profile: readProfile(document) } : undefined;
    },
  };
}

/**
 * A payload that the policy names by a path that ends in `.json`; one malformed subagent in it takes all of them down.
 */
export async function readPayloadFile(repo: RepoIndex, path: string): Promise<LayerRead | undefined> {
  const content = await repo.read(path);
  if (content.kind === "absent" && content.resolution.kind === "missing" && content.resolution.link === undefined)
    return undefined;
  const layer: Layer = { name: "cli", root: path, status: "loaded", authority: [] };
  const failed = (problem: Problem): LayerRead => ({
    layer: { ...layer, status: "failed", problem },
    items: [],
    unjudged: [],
  });
  if (content.kind === "unjudged")
    return {
      layer: { ...layer, status: "absent" },
      items: [],
      unjudged: [{ message: content.problem, at: startOf(content.source) }],
    };
  if (content.kind !== "text") return failed({ message: "cannot be read", at: placeOfPath(path) });
  const { source } = content;
  const root = parseJson(source.text);
  if (root.kind === "problem")
    return failed({ message: `is no JSON: ${root.message}`, at: { source, span: root.span } });
  if (root.kind !== "table")
    return failed({ message: "CLI subagent payload must be a JSON object", at: { source, span: root.span } });
  const items = root.entries.map(({ key, name = "", value }): Item => {
    const at = { source, span: key.span };
    const again = lastOf(root, name) !== value;
    const prompt = { text: stringOf(lastOf(value, "prompt")) ?? "", at: { source, span: value.span }, isBody: false };
    const spec =
      value.kind === "table"
        ? specOf(value, prompt.text, "cli", name)
        : new Refused(`CLI subagent '${name}' must be an object`, value.span);
    const document: Document = {
      source,
      top: { source, span: { start: value.span.start, end: value.span.start } },
      table: value.kind === "table" ? value : undefined,
      broken: new Map(),
      prompt,
      spec: spec instanceof Refused ? undefined : spec,
    };
    const profile = readProfile(document, { text: name, at });
    const common = { layer, files: [path], profile: { ...profile, identity: name } };
    if (again)
      return {
        ...common,
        verdict: { kind: "dropped", problem: { message: "the key is repeated below, and the last one applies", at } },
      };
    return spec instanceof Refused
      ? {
          ...common,
          verdict: { kind: "rejected", problem: { message: spec.message, at: { source, span: spec.span } } },
        }
      : { ...common, verdict: { kind: "loaded" } };
  });
  return { layer, items, unjudged: [] };
}
