/**
 * The servers on which a skill says that it depends, in `agents/openai.yaml` next to its `SKILL.md`: a session that
 * uses the skill installs and starts them.
 */
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { append } from "../../repo/many.ts";
import { byBytes, directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { collectFiles, mayBeFile, readEach } from "../_kit/loading/collect.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { commandTexts, contentOf } from "../_kit/settings/index.ts";
import { placeIn } from "./role/fault.ts";

/** Folders of skills in a directory in which a session starts, and in those above. */
const own = ".codex/skills";
const places = [".agents/skills", own];

/** Other hosts read skills from `.agents` too, and only Codex reads this file of one. */
const metadata = "agents/openai.yaml";

/** `agents/openai.yaml` of every skill, as path patterns. */
export const skillPatterns: readonly string[] = places.map((place) => `**/${place}/**/${metadata}`);

/** The servers of skills as settings, and files that cannot be read. */
export interface SkillsRead {
  readonly layers: readonly Layer[];
  readonly unjudged: readonly Problem[];
}

/** One layer for each folder whose skills depend on servers. `starts`: where a session may start. */
export async function readSkills(repo: RepoIndex, starts: readonly string[]): Promise<SkillsRead> {
  const holders = repo.holding(".agents").filter((directory) => !repo.isUsers(directory));
  const layers: Layer[] = [];
  const unjudged: Problem[] = [];
  for (const governs of [...new Set([...starts, ...holders])].sort(byBytes))
    for (const place of places) {
      const root = join(governs, place);
      // A `.codex` that cannot be read is reported once, by its `config.toml`.
      if (place === own && repo.resolve(directoryOf(root)).kind !== "directory") continue;
      const read = await readFolder(repo, root);
      append(unjudged, read.unjudged);
      if (read.authority.length === 0) continue;
      layers.push({ name: "project", root, status: "loaded", authority: read.authority, governs });
    }
  return { layers, unjudged };
}

interface FolderRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

async function readFolder(repo: RepoIndex, root: string): Promise<FolderRead> {
  const found = collectFiles(repo, root, { isIncluded: (name) => name === nameOf(metadata), deep: true });
  const files = found.files.filter((path) => {
    const skill = directoryOf(directoryOf(path));
    return path === join(skill, metadata) && mayBeFile(repo, join(skill, "SKILL.md"));
  });
  const { results, unjudged } = await readEach(repo, files, (source, path) =>
    readMetadata(source, nameOf(directoryOf(directoryOf(path)))),
  );
  return {
    authority: results.flatMap(({ authority }) => authority),
    unjudged: [...found.unjudged, ...unjudged, ...results.flatMap((read) => read.unjudged)],
  };
}

async function readMetadata(source: Source, skill: string): Promise<FolderRead> {
  const { readSerdeYaml } = await import("../../parsers/yaml/rust.ts");
  const { node, problem } = readSerdeYaml(source.text, 0);
  const tools = listItems(lastOf(lastOf(node, "dependencies"), "tools"));
  return {
    authority: tools.flatMap((tool) => serversIn(tool, source, skill)),
    unjudged: problem
      ? [{ message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } }]
      : [],
  };
}

/** What each way to reach a server lets a session do. */
const ways = [
  ["command", "execute", "starts a server's command"],
  ["url", "network", "connects to a server"],
] as const;

/** Whatever its `transport` says, a command and an address count: a server with both is refused, or one of them is. */
function serversIn(tool: Node, source: Source, skill: string): readonly Authority[] {
  if (textOf(lastOf(tool, "type"))?.trim().toLowerCase() !== "mcp") return [];
  return ways.flatMap(([kind, capability, does]): readonly Authority[] => {
    const written = lastOf(tool, kind);
    const value = textOf(written);
    if (!written || value === undefined) return [];
    const at = placeIn(source, written);
    const name = textOf(lastOf(tool, "value")) ?? "";
    return [
      {
        setting: `dependencies.tools.${name}.${kind}`,
        value,
        effect: "widens",
        because: `${does} where a session uses the skill \`${skill}\`; a session with full access does not ask`,
        content: `${source.path} ${contentOf(tool, source)}`,
        may: [capability, "external"],
        ...(kind === "command" ? { names: commandTexts(tool) } : {}),
        server: { name, kind, value, at },
        at,
      },
    ];
  });
}
