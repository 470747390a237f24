/** Reads the agents of one folder: the files directly in it, each by its own name, also where two are one file. */
import type { Authority, Item, Layer, Problem } from "../../model/load.ts";
import { join, nameOf } from "../../repo/path.ts";
import { unreadPrompts } from "../_kit/loading/named-files.ts";
import { append } from "../../repo/many.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { startOf } from "../../repo/text.ts";
import { collectProfiles, readEach } from "../_kit/loading/collect.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { agentOf, type AgentPlace } from "./agent.ts";
import { builtinNames } from "./tools.ts";

/** Whose folder it is, and which directories belong to its sessions, as far as they are known. */
export interface FolderPlace {
  readonly name: Layer["name"];
  readonly start?: string;
  readonly home?: string;
  /** The names of the subagents of all folders. */
  readonly subagents: Set<string>;
}

/** A folder, or a file that a policy names; nothing where neither exists. */
export async function readFolder(
  repo: RepoIndex,
  root: string,
  { name, start, home, subagents }: FolderPlace,
): Promise<readonly LayerRead[]> {
  const authority: Authority[] = [];
  const layer: Layer = { name, root, status: "loaded", authority, ...(start === undefined ? {} : { governs: start }) };
  const isIncluded = (file: string): boolean => /\.toml$/i.test(file);
  const { files, broken, unjudged } = collectProfiles(repo, root, { isIncluded, deep: false });
  const isFolder = repo.resolve(root).kind === "directory";
  // Two links to one file are two agents.
  const paths = isFolder
    ? repo
        .names(root)
        .filter(isIncluded)
        .map((file) => join(root, file))
        .filter((path) => repo.resolve(path).kind === "file")
    : files;
  if (!isFolder && paths.length + broken.length + unjudged.length === 0) return [];
  const items: Item[] = [];
  const problems: Problem[] = [...unjudged];
  for (const path of paths) {
    const read = await readItem(repo, layer, {
      repo,
      path,
      subagents,
      ...(start === undefined ? {} : { start }),
      ...(home === undefined ? {} : { home }),
    });
    append(items, read.items);
    append(problems, read.problems);
  }
  append(problems, await unreadPrompts(repo, items));
  for (const item of items) append(authority, replacementBy(item));
  for (const problem of broken)
    items.push({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } });
  return [{ layer, items, unjudged: problems }];
}

async function readItem(
  repo: RepoIndex,
  layer: Layer,
  place: AgentPlace,
): Promise<{ readonly items: readonly Item[]; readonly problems: readonly Problem[] }> {
  const { path } = place;
  const content = await repo.read(path);
  if (content.kind === "not-utf8") {
    const { source } = content;
    const problem = { message: "it is not UTF-8, so Vibe leaves it out", at: startOf(source) };
    return { items: [{ layer, files: [source.path], verdict: { kind: "dropped", problem } }], problems: [] };
  }
  const { results, unjudged } = await readEach(repo, [path], async (source): Promise<Item> => {
    const result = await agentOf(source, place);
    const item: Item = { layer, files: [source.path], ...result };
    if (nameOf(path).endsWith(".toml") || item.verdict.kind !== "loaded") return item;
    const message = "its name does not end in `.toml` in lower case, and no other file is read";
    return { ...item, verdict: { kind: "dropped", problem: { message, at: startOf(source) } } };
  });
  return { items: results, problems: unjudged };
}

const replaces: Readonly<Record<string, string>> = {
  default: "replaces the agent with which sessions start",
  explore: "replaces the subagent that is started without asking",
};

/** A file with the name of a built-in agent, which nobody is asked about. */
function replacementBy({ verdict, profile }: Item): readonly Authority[] {
  const name = profile?.identity ?? "";
  if (verdict.kind !== "loaded" || !profile || !builtinNames.has(name)) return [];
  const because = Object.hasOwn(replaces, name) ? replaces[name] : undefined;
  return [
    {
      setting: "agents",
      value: name,
      effect: "widens",
      because: because ?? "replaces the built-in agent of this name",
      at: profile.name.at,
    },
  ];
}
