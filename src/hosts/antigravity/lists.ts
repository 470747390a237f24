/** `agents.json`, `plugins.json`, `skills.json` and `rules.json`: further places from which a root takes its parts. */
import { unreadFolder } from "../_kit/loading/collect.ts";
import { listItems, textsOf } from "../_kit/profiles/fields.ts";
import { readSettingsFiles, type SettingsFile } from "../_kit/settings/index.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { append } from "../../repo/many.ts";
import { join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place } from "../../repo/text.ts";

interface Lists {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
  /** Folders of agents, and of plugins, that the lists name and the tree has. */
  readonly agents: readonly string[];
  readonly plugins: readonly string[];
}

const kinds = ["agents", "plugins", "skills", "rules"] as const;
type Kind = (typeof kinds)[number];

/** The lists of a root. `project`: the directory above it, to which a path may be relative too. */
export async function readLists(repo: RepoIndex, root: string, project: string | undefined): Promise<Lists> {
  const places: Record<Kind, string[]> = { agents: [], plugins: [], skills: [], rules: [] };
  const unjudged: Problem[] = [];
  const files = kinds.map(
    (kind): SettingsFile => ({
      path: join(root, `${kind}.json`),
      isRelevant: (text) => text.trim() !== "",
      read: (node, source) =>
        entriesIn(node).map(({ path, only }): Authority => {
          const at = { source, span: path.span };
          const written = textOf(path) ?? "";
          const found = directoriesOf(repo, [root, ...(project === undefined ? [] : [project])], written);
          append(
            places[kind],
            found.flatMap((folder) => [folder, ...only.map((name) => join(folder, name))]),
          );
          // Skills and rules are texts for a model, wherever they are.
          if (found.length === 0 && (kind === "agents" || kind === "plugins"))
            unjudged.push(elsewhere(written, kind, at));
          return { setting: `${kind}.json`, value: written, effect: "widens", because: `adds ${kind} from there`, at };
        }),
    }),
  );
  const read = await readSettingsFiles(repo, files);
  return {
    authority: read.authority,
    unjudged: [...read.unjudged, ...unjudged],
    agents: [...new Set(places.agents)],
    plugins: [...new Set(places.plugins.flatMap((folder) => [folder, ...directoriesIn(repo, folder)]))],
  };
}

interface ListEntry {
  readonly path: Node;
  /** Items below the folder that the entry names. */
  readonly only: readonly string[];
}

/** The entries of a list: mappings with a `path`, or texts. */
function entriesIn(root: Node): readonly ListEntry[] {
  return listItems(lastOf(root, "entries") ?? root).flatMap((item) => {
    const path = item.kind === "scalar" ? item : lastOf(item, "path");
    const only = lastOf(item, "include_only") ?? lastOf(item, "includeOnly");
    return path?.kind === "scalar" && path.text.trim() !== "" ? [{ path, only: only ? textsOf(only) : [] }] : [];
  });
}

/** The directories of the tree that a path may mean. */
function directoriesOf(repo: RepoIndex, bases: readonly string[], written: string): readonly string[] {
  if (/^[~/]|^[A-Za-z]:|[$\\]/.test(written)) return [];
  return bases.flatMap((base) => {
    const path = plain(join(base, written));
    return path !== undefined && repo.resolve(path).kind === "directory" ? [path] : [];
  });
}

function directoriesIn(repo: RepoIndex, folder: string): readonly string[] {
  return repo
    .names(folder)
    .map((name) => join(folder, name))
    .filter((path) => repo.names(path).includes("plugin.json") || unreadFolder(repo, path).length > 0);
}

function elsewhere(written: string, kind: Kind, at: Place): Problem {
  const message = `names \`${written}\`, whose ${kind} are not checked: it is no directory of the repository`;
  return { message, at, scope: "part" };
}
