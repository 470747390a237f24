/** Reads a directory of profiles, with the directories below it, into a layer. */
import type { Item, Layer, Problem } from "../../../model/load.ts";
import { extensionOf, isWithin, join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath, startOf } from "../../../repo/text.ts";
import { readMarkdownAs, readYamlAs } from "../document.ts";
import { isProfile, verdictByName } from "../file-names.ts";
import { reading } from "./fields.ts";
import { readProfile } from "./profile.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import { notInTreeProblem } from "../../_kit/loading/unread-fault.ts";
import { append } from "../../../repo/many.ts";

/** A directory or a single file; `undefined` where the path does not exist. */
export async function readTree(repo: RepoIndex, name: Layer["name"], root: string): Promise<LayerRead | undefined> {
  const resolution = repo.resolve(root);
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { layer: { ...layer, status: "absent" }, items: [], unjudged: [notInTreeProblem(root, resolution)] };
  if (resolution.kind === "file" && isProfile(root)) return { layer, ...(await readFile(repo, layer, root)) };
  if (resolution.kind !== "directory") return undefined;
  const items: Item[] = [];
  const unjudged: Problem[] = [];
  const visited = new Set<string>();
  const visit = async (directory: string, real: string): Promise<void> => {
    if (visited.has(real)) return;
    visited.add(real);
    for (const entry of repo.names(directory)) {
      const path = join(directory, entry);
      const there = repo.resolve(path);
      if ((there.kind === "directory" || there.kind === "file") && !isWithin(there.path, resolution.path)) {
        if (isProfile(path) || there.kind === "directory")
          items.push({
            layer,
            files: [path],
            verdict: {
              kind: "dropped",
              problem: {
                message: `it is a link out of \`${root}\`, which this edition does not follow`,
                at: placeOfPath(path),
              },
            },
          });
      } else if (there.kind === "directory") await visit(path, there.path);
      else {
        const read = await readFile(repo, layer, path);
        append(items, read.items);
        append(unjudged, read.unjudged);
      }
    }
  };
  await visit(root, resolution.path);
  return { layer, items, unjudged };
}

async function readFile(repo: RepoIndex, layer: Layer, path: string): Promise<Pick<LayerRead, "items" | "unjudged">> {
  const item = (verdict: Item["verdict"]): Pick<LayerRead, "items" | "unjudged"> => ({
    items: [{ layer, files: [path], verdict }],
    unjudged: [],
  });
  const unlike = verdictByName(path);
  if (unlike) return item(unlike);
  if (repo.entries.get(path)?.kind === "unnameable")
    return {
      items: [],
      unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: placeOfPath(path) }],
    };
  const content = await repo.read(path);
  if (content.kind === "unjudged")
    return { items: [], unjudged: [{ message: content.problem, at: startOf(content.source) }] };
  if (content.kind === "not-utf8")
    return item({ kind: "rejected", problem: { message: "it is not UTF-8", at: startOf(content.source) } });
  if (content.kind === "absent") {
    if (content.resolution.kind === "outside")
      return { items: [], unjudged: [notInTreeProblem(path, content.resolution)] };
    return item({
      kind: "dropped",
      problem: { message: "it is a link that does not lead to a file", at: placeOfPath(path) },
    });
  }
  const document =
    extensionOf(path) === "md" ? readMarkdownAs(content.source, reading) : readYamlAs(content.source, reading);
  const problem = document.problem && hedged(path, document.problem);
  if (problem?.kind === "document") return item({ kind: "dropped", problem });
  return {
    items: [
      {
        layer,
        files: [path],
        verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" },
        profile: readProfile(document),
      },
    ],
    unjudged: [],
  };
}

/**
 * By the structs, a one-word model makes the host refuse files of Claude Code too; the code that reads them was not
 * found.
 */
function hedged<P extends Problem>(path: string, problem: P): P {
  return /(?:^|\/)\.claude\/agents\//.test(path) && /`model` is .*, and has to be a mapping$/.test(problem.message)
    ? { ...problem, message: `${problem.message}; a different reading may apply in \`.claude/agents\`` }
    : problem;
}
