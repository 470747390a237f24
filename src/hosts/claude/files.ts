/** Reads the files of one layer, those of a plugin by their own rules. */
import { readEach } from "../_kit/loading/collect.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import { extensionOf, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { agentOf } from "./subagent/document.ts";

/** How the files of a layer are read. */
interface FileReader {
  readonly edition: string;
  readonly inPlugin?: boolean;
}

/** Reads the paths in the order given. `unjudged` has the files that the tree cannot give. */
export async function readFiles(
  repo: RepoIndex,
  layer: Layer,
  files: readonly string[],
  reader: FileReader,
): Promise<{ readonly items: readonly Item[]; readonly unjudged: readonly Problem[] }> {
  const { results, unjudged } = await readEach(repo, files, (source, path) => readAgent(layer, source, path, reader));
  return { items: results, unjudged };
}

async function readAgent(
  layer: Layer,
  source: Source,
  path: string,
  { edition, inPlugin = false }: FileReader,
): Promise<Item> {
  const agent = await agentOf(source, inPlugin ? { edition, stem: stemOf(path) } : { edition });
  const item: Item = { layer, files: [source.path], ...agent };
  if (path.endsWith(".md") || (inPlugin && /\.md$/i.test(path))) return item;
  if (agent.verdict.kind === "dropped") return { ...item, verdict: { kind: "passed-over" } };
  return {
    ...item,
    verdict: {
      kind: "dropped",
      problem: {
        message: `only files that end in \`.md\` are read, and this one ends in \`.${extensionOf(path) ?? ""}\``,
        at: startOf(source),
      },
    },
  };
}

/** One dropped item for each link that leads to nothing or in a circle. */
export function brokenItems(layer: Layer, broken: readonly Problem[]): readonly Item[] {
  return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}
