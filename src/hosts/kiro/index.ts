import { builtinsOf } from "../_kit/builtins.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import { collectFiles, readEach } from "../_kit/collect.ts";
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { directoryOf, join, nameOf, tidied } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { jsonAgentOf, markdownAgentOf } from "./agent.ts";
import { settingsFiles, settingsIn } from "./settings.ts";

const folder = ".kiro/agents";

const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** The default agent of the CLI and the one that writes specifications; what they may do is not limited by anything here. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["kiro_default", capabilities],
  ["spec", capabilities],
];

export default defineHost({
  title: "Kiro",
  url: "https://kiro.dev/docs/custom-agents/",
  editions: ["3", "2"],
  patterns: [
    `**/${folder}/**/*.json`,
    `**/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `**/.kiro/${name}`),
    `~/${folder}/**/*.json`,
    `~/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `~/.kiro/${name}`),
  ],
  ownPatterns: [`**/${folder}/**`, ...settingsFiles.map((name) => `**/.kiro/${name}`), `~/${folder}/**`],

  async load(repo, where, edition): Promise<Load> {
    const seen = new Set<string>();
    const found: LayerRead[] = [];
    for (const start of where.starts) found.push(...(await readWorkspace(repo, "project", start, edition, seen)));
    const home = where.user?.home;
    if (home !== undefined) found.push(...(await readWorkspace(repo, "user", home, edition, seen)));
    for (const dir of where.dirs) {
      const root = tidied(dir);
      const isFile = repo.resolve(root).kind === "file";
      found.push(
        ...(await readFolder(
          repo,
          { name: "project", root, status: "loaded", authority: [] },
          isFile ? directoryOf(root) : root,
          edition,
          seen,
        )),
      );
    }
    if (found.length === 0) return absentLoad;
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found.flatMap(({ items }) => items), ...builtinsOf(builtin, agents)],
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

async function readWorkspace(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
  edition: string,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { authority, unjudged } = await settingsIn(repo, join(directory, ".kiro"));
  const [read] = await readFolder(
    repo,
    { name, root: join(directory, folder), status: "loaded", authority },
    directory,
    edition,
    seen,
  );
  if (read) return [{ ...read, unjudged: [...unjudged, ...read.unjudged] }];
  return authority.length + unjudged.length > 0
    ? [{ layer: { name, root: join(directory, ".kiro"), status: "loaded", authority }, items: [], unjudged }]
    : [];
}

/** A folder of agents, or the file that a policy names; none where nothing stands. `workspace` is what its paths are seen from. */
async function readFolder(
  repo: RepoIndex,
  layer: Layer,
  workspace: string,
  edition: string,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { root } = layer;
  const ending = edition === "2" ? /\.json$/ : /\.(?:json|md)$/;
  const { files, broken, unjudged } = collectFiles(repo, root, {
    isIncluded: (file) => ending.test(file),
    deep: true,
    seen,
  });
  if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0) return [];
  const { all, unjudged: unread } = await readEach(repo, files, async (source, path): Promise<Item> => {
    const isTop = path === root || directoryOf(path) === root;
    const below = path === root ? nameOf(path) : path.slice(root === "" ? 0 : root.length + 1);
    const site = {
      repo,
      source,
      path,
      workspace,
      id: (edition === "2" ? nameOf(path) : below).replace(ending, ""),
      edition,
    };
    if (path.endsWith(".md")) return { layer, files: [source.path], ...(await markdownAgentOf(site, isTop)) };
    const agent = await jsonAgentOf(site);
    const item: Item = { layer, files: [source.path], ...agent };
    if (isTop) return item;
    // Other JSON may stand beside agents: schemas, lists, settings of tools.
    if (!agent.profile || (agent.profile.description.state !== "stated" && agent.profile.prompt.source === "none"))
      return { layer, files: [source.path], verdict: { kind: "passed-over" } };
    if (edition !== "2" || agent.verdict.kind !== "loaded") return item;
    return {
      ...item,
      verdict: {
        kind: "dropped",
        problem: {
          message: `it lies in a folder below \`${root}\`, and CLI 2 reads none there`,
          at: agent.profile.name.at,
        },
      },
    };
  });
  const prompts = new Set(
    all.flatMap(({ files: [file], profile }) =>
      profile?.prompt.source === "file" && profile.prompt.path !== null && profile.prompt.path !== file
        ? [profile.prompt.path]
        : [],
    ),
  );
  const items = all.map(
    (item): Item => (isPromptOf(prompts, item) ? { layer, files: item.files, verdict: { kind: "passed-over" } } : item),
  );
  const dead = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return [{ layer, items: [...items, ...dead], unjudged: [...unjudged, ...unread] }];
}

/** A file without frontmatter that another profile takes its prompt from. */
function isPromptOf(prompts: ReadonlySet<string>, { files: [file = ""], profile }: Item): boolean {
  return prompts.has(file) && profile?.description.state !== "stated";
}
