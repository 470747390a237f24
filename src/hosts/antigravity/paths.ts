/** The files and folders that an agent names: plugins, hooks and agents, which start code, and texts for its prompt. */
import { commandTexts } from "../_kit/settings/command-texts.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import type { NamedPath, Profile } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { parseAnyJson } from "../../parsers/json.ts";
import { directoryOf, join, plain, withAncestors } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { normalizedKey } from "../_kit/profiles/unknown-keys.ts";

/** Files of a plugin that start commands, which may lie outside of it. */
const ofPlugins = ["hooks.json", "mcp_config.json", "plugin.json"];

/** How many paths of one agent are looked at. */
const mostPaths = 100;

/**
 * What the lists of paths name. A path may be relative to the file's own folder, to the folder of customizations or to
 * the project (assumed: the documentation says "paths"), so whatever of these is there counts.
 */
export async function namedIn(
  table: Table,
  source: Source,
  path: string,
  repo: RepoIndex,
): Promise<Pick<Profile, "paths" | "references">> {
  const paths: NamedPath[] = [];
  const references: string[] = [];
  const bases = [...withAncestors(directoryOf(path)), ""];
  for (const { name = "", value } of table.entries) {
    const key = normalizedKey(name);
    if (!/^(?:plugins|agents|hooks|skills|rules)$/.test(key)) continue;
    for (const node of pathNodes(value).slice(0, mostPaths))
      for (const target of targetsOf(repo, bases, textOf(node) ?? "")) {
        const isText = key === "skills" || key === "rules";
        if (isText && target.isFolder) references.push(`${target.path}/**`);
        else paths.push(await namedPath(name, node, target, isText, source, repo));
      }
  }
  return { paths, ...(references.length > 0 ? { references } : {}) };
}

/** A text, the texts of a list, or the `path` of its mappings. */
function pathNodes(value: Node): readonly Node[] {
  const items = value.kind === "list" ? listItems(value) : [value];
  return items.flatMap((item) => (item.kind === "table" ? (valueOf(item, "path") ?? []) : [item]));
}

interface Target {
  readonly path: string;
  readonly isFolder: boolean;
}

function targetsOf(repo: RepoIndex, bases: readonly string[], written: string): readonly Target[] {
  if (written.trim() === "" || /^[~/$]/.test(written)) return [];
  const paths = new Set(bases.flatMap((base) => plain(join(base, written.trim())) ?? []));
  return [...paths].flatMap((path) => {
    const { kind } = repo.resolve(path);
    return path !== "" && (kind === "file" || kind === "directory") ? [{ path, isFolder: kind === "directory" }] : [];
  });
}

async function namedPath(
  key: string,
  node: Node,
  { path, isFolder }: Target,
  isText: boolean,
  source: Source,
  repo: RepoIndex,
): Promise<NamedPath> {
  const reach = { kind: "inside", path } as const;
  const at = { source, span: node.span };
  const named: NamedPath = { key, value: textOf(node) ?? "", reach, at };
  if (isText) return named;
  const files = isFolder ? ofPlugins.map((file) => join(path, file)) : [path];
  const starts = (await Promise.all(files.map((file) => textsIn(repo, file)))).flat();
  return {
    ...named,
    isStarted: true,
    ...(starts.length > 0 ? { starts } : {}),
    ...(isFolder ? { searches: "everything" } : {}),
  };
}

async function textsIn(repo: RepoIndex, path: string): Promise<readonly string[]> {
  if (!path.endsWith(".json")) return [];
  const content = await repo.read(path);
  const read = content.kind === "text" ? parseAnyJson(content.source.text) : undefined;
  return read && !("message" in read) ? commandTexts(read) : [];
}
