/**
 * Skills: the commands in their texts, which OpenHands runs where a model invokes one, and their servers
 * (`openhands-sdk/openhands/sdk/skills/{skill,utils,execute}.py`, `…/tool/builtins/invoke_skill.py`).
 */
import { append } from "../../repo/many.ts";
import { serverAuthority } from "../_kit/settings/authority.ts";
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import { memoizeEach } from "../_kit/memoize.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { readSettingsFiles } from "../_kit/settings/index.ts";
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, type SyntaxProblem, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, isWithin, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { readDocument } from "./document.ts";

/** Relative to the directory in which a session starts, the strongest first. */
const places = [".agents/skills", ".openhands/skills", ".openhands/microagents"];

/** The texts of skills, and the servers that come with them. */
export const skillPatterns: readonly string[] = places.flatMap((place) => [`${place}/**/*.md`, `${place}/*/.mcp.json`]);

/** The skills of one directory. */
export interface Skills {
  /** What the skills of one directory do, by the name by which a profile names them. */
  readonly byName: ReadonlyMap<string, readonly Authority[]>;
  readonly unjudged: readonly Problem[];
}

/** The skills of a directory, read once for each tree. */
export const skillsIn: (repo: RepoIndex, directory: string) => Promise<Skills> = memoizeEach(
  readSkills,
  (directory) => directory,
);

/** One layer for each directory whose skills do something. */
export async function skillLayers(
  repo: RepoIndex,
  directories: readonly string[],
  name: Layer["name"],
): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  for (const directory of directories) {
    const { byName, unjudged } = await skillsIn(repo, directory);
    const authority = [...byName.values()].flat();
    const governs = name === "project" ? { governs: directory } : {};
    const layer: Layer = { name, root: join(directory, ".openhands"), status: "loaded", authority, ...governs };
    if (authority.length + unjudged.length > 0) layers.push({ layer, items: [], unjudged });
  }
  return layers;
}

async function readSkills(repo: RepoIndex, directory: string): Promise<Skills> {
  const byName = new Map<string, Authority[]>();
  const unjudged: Problem[] = [];
  const add = (name: string, authority: readonly Authority[]): void => {
    if (authority.length > 0) byName.set(name, [...(byName.get(name) ?? []), ...authority]);
  };
  for (const place of places) {
    const root = join(directory, place);
    const found = collectFiles(repo, root, { isIncluded: (name) => name.endsWith(".md") || isSkill(name), deep: true });
    append(unjudged, found.unjudged);
    const homes = found.files.filter((path) => isSkill(nameOf(path))).map(directoryOf);
    const ownHomes = homes.filter((home) => directoryOf(home) === root);
    // Other texts in the folder of a skill are read by the model alone.
    const files = found.files.filter((path) =>
      isSkill(nameOf(path))
        ? ownHomes.includes(directoryOf(path))
        : nameOf(path) !== "README.md" && !ownHomes.some((home) => isWithin(path, home)),
    );
    const read = await readEach(repo, files, (source, path) => {
      const { table, body, form, excess } = readDocument(source);
      const isFolder = isSkill(nameOf(path));
      const given = isFolder ? nameOf(directoryOf(path)) : path.slice(root.length + 1).replace(/\.md$/, "");
      const name = textOf(valueOf(table, "name")) ?? given;
      const tools = isFolder ? undefined : valueOf(table, "mcp_tools");
      if (!isFolder && (excess || form === "toml")) unjudged.push(unreadServers(source, excess));
      add(name, [...commandsIn(source, body.start, name), ...serversIn(tools, source)]);
      return { path, name };
    });
    append(unjudged, read.unjudged);
    for (const { path, name } of read.results) {
      if (!isSkill(nameOf(path))) continue;
      const servers = await readSettingsFiles(repo, [
        { path: join(directoryOf(path), ".mcp.json"), read: (node, source) => serversIn(node, source) },
      ]);
      add(name, servers.authority);
      append(unjudged, servers.unjudged);
    }
  }
  return { byName, unjudged };
}

/** Frontmatter in which there may be servers. */
function unreadServers(source: Source, excess: SyntaxProblem | undefined): Problem {
  const message = "has frontmatter that is not checked, which may hold servers in `mcp_tools`; write it as plain YAML";
  return { message, at: excess ? { source, span: excess.span } : startOf(source), scope: "part" };
}

function isSkill(name: string): boolean {
  return name.toLowerCase() === "skill.md";
}

/** A mapping of servers by name, also under `mcpServers`. */
function serversIn(node: Node | undefined, source: Source): readonly Authority[] {
  return serverAuthority(lastOf(node, "mcpServers") ?? node, source, "agents").map((server) => ({
    ...server,
    certainty: "assumed",
  }));
}

/** Fenced code, escaped commands and other code are text; what is left of `` !`…` `` is run. */
const inline = /```[^]*?(?:```|$)|\\!`[^`]+`|(?<!!)`[^`]+`|!`([^`]+)`/g;

function commandsIn(source: Source, start: number, name: string): readonly Authority[] {
  return [...source.text.slice(start).matchAll(inline)].flatMap((match): readonly Authority[] => {
    const [whole, command] = match;
    if (command === undefined) return [];
    const at: Place = { source, span: { start: start + match.index, end: start + match.index + whole.length } };
    return [
      {
        setting: "inline command",
        value: command.trim(),
        effect: "widens",
        because: `runs in a shell, without a question, when a model invokes the skill \`${name}\``,
        content: `${source.path} ${command}`,
        may: ["execute"],
        names: [command],
        at,
      },
    ];
  });
}
