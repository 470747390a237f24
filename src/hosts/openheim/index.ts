/** openheim: `~/.openheim/agents`, one Markdown file per profile, with optional TOML metadata. */
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load, Problem } from "../../model/load.ts";
import { byBytes, extensionOf, join, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, trimStart } from "../../repo/text.ts";
import { readDocument } from "./document.ts";
import { readProfile } from "./profile.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { itemsTooDeep, type Recognised } from "../_kit/loading/too-deep.ts";
import { notInTreeProblem, unreadFault } from "../_kit/loading/unread-fault.ts";

export default defineHost({
  title: "openheim",
  url: "https://docs.rs/openheim",
  editions: ["0.4"],
  certainty: "measured",
  patterns: ["~/.openheim/agents/*.md"],

  async load(repo, { user, dirs }): Promise<Load> {
    const homes =
      user?.home === undefined ? [] : [{ name: "user", root: join(user.home, ".openheim/agents") } as const];
    const reads = await Promise.all(
      [...homes, ...dirs.map((root) => ({ name: "project", root }) as const)].map(({ name, root }) =>
        readLayer(repo, name, root),
      ),
    );
    const present = reads.filter(({ layer, unjudged }) => layer.status !== "absent" || unjudged.length > 0);
    if (present.length === 0) return absentLoad;
    const failed = present.find(({ layer }) => layer.status === "failed")?.layer.problem;
    return {
      status: failed ? "failed" : "loaded",
      ...(failed ? { problem: failed } : {}),
      layers: present.map(({ layer }) => layer),
      items: present.flatMap(({ items }) => items),
      unjudged: present.flatMap(({ unjudged }) => unjudged),
    };
  },
});

async function readLayer(repo: RepoIndex, name: "user" | "project", root: string): Promise<LayerRead> {
  const resolution = repo.resolve(root);
  const common = { name, root, authority: [] };
  const nothing = (status: Layer["status"], problem?: Problem, unjudged: readonly Problem[] = []): LayerRead => ({
    layer: { ...common, status, ...(problem ? { problem } : {}) },
    items: [],
    unjudged,
  });
  if (resolution.kind === "missing") return nothing("absent");
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return nothing("absent", undefined, [notInTreeProblem(root, resolution)]);
  if (resolution.kind !== "directory" && resolution.kind !== "file")
    return nothing("failed", { message: "it is not a readable directory", at: placeOfPath(root) });
  const layer: Layer = { ...common, status: "loaded" };
  const paths = resolution.kind === "file" ? [root] : repo.names(root).map((entry) => join(root, entry));
  const reads = await Promise.all(paths.map((path) => readEntry(repo, layer, path)));
  return {
    layer,
    items: reads.flatMap(({ items }) => items).sort(byName),
    unjudged: reads.flatMap(({ unjudged }) => unjudged),
  };
}

/** The host lists its agents by name. */
function byName(a: Item, b: Item): number {
  return byBytes(a.profile?.identity ?? stemOf(a.files[0] ?? ""), b.profile?.identity ?? stemOf(b.files[0] ?? ""));
}

type EntryRead = Pick<LayerRead, "items" | "unjudged">;

async function readEntry(repo: RepoIndex, layer: Layer, path: string): Promise<EntryRead> {
  const extension = extensionOf(path);
  const item = (verdict: Item["verdict"]): EntryRead => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
  if (extension !== "md") {
    if (repo.resolve(path).kind === "directory")
      return {
        items: [...item({ kind: "passed-over" }).items, ...(await itemsTooDeep(repo, layer, path, ofOwnFence))],
        unjudged: [],
      };
    if (!/^(md|markdown|mdx)$/i.test(extension ?? "")) return item({ kind: "passed-over" });
    return item({
      kind: "dropped",
      problem: { message: `only \`.md\` files are read here, and this is \`.${extension}\``, at: placeOfPath(path) },
    });
  }
  if (repo.entries.get(path)?.kind === "unnameable")
    return item({ kind: "dropped", problem: { message: "its name is not UTF-8", at: placeOfPath(path) } });
  const content = await repo.read(path);
  if (content.kind !== "text") {
    const fault = unreadFault(path, content);
    return "unjudged" in fault
      ? { items: [], unjudged: [fault.unjudged] }
      : item({ kind: "rejected", problem: fault.problem });
  }
  const document = await readDocument(content.source);
  const profile = readProfile(stemOf(path), document);
  const { problem } = document;
  return {
    items: [{ layer, files: [path], verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" }, profile }],
    unjudged: [],
  };
}

const ofOwnFence: Recognised = {
  isIncluded: (name) => extensionOf(name) === "md",
  read: ({ source }) => (trimStart(source.text).startsWith("+++") ? {} : undefined),
};
