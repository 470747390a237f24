/** Reads `tui.json`, the settings of the terminal program: its plugins are code that runs in every session. */
import { readOne } from "../../_kit/loading/collect.ts";
import type { Layer, Problem } from "../../../model/load.ts";
import { join } from "../../../repo/path.ts";
import { anchorRoot } from "../../../repo/patterns.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath } from "../../../repo/text.ts";
import type { SearchScope } from "../../../repo/tree.ts";
import { parsedIn } from "./file.ts";
import { ownIn } from "../layers.ts";
import { tuiPlugins } from "./index.ts";
import { unpinnedPlugins } from "./unpinned.ts";
import { unknownTuiKeys } from "./keys.ts";
import { filesPutIn, leadsOut, puzzlesIn, withFiles } from "./variables.ts";

/** In a directory and those above it, in `.opencode` (Kilo: `.kilo`), and in the user's configuration directory. */
export const tuiFiles: readonly string[] = ["tui.json", "tui.jsonc"];

/** A file that says something of its own. */
export interface TuiLayer {
  readonly layer: Layer;
  readonly unjudged: readonly Problem[];
  /** Whether it shows that opencode or Kilo is in use: other programs may have a file of this name. */
  readonly isOwn: boolean;
}

/**
 * The files of each directory, of the hosts' own folders in it, and of the user. opencode and Kilo read the same file
 * of a directory, so each file is read once.
 */
export async function readTui(
  repo: RepoIndex,
  { user }: SearchScope,
  directories: readonly string[],
): Promise<readonly TuiLayer[]> {
  const families = ["opencode", "kilo"] as const;
  const ownOf = (directory: string): readonly string[] => families.flatMap((family) => ownIn(family, directory));
  const config = anchorRoot("xdgConfigHome", user);
  const usersOwn = [
    ...(config === undefined ? [] : families.map((family) => join(config, family))),
    ...(user?.home === undefined ? [] : ownOf(user.home)),
  ];
  const places = [
    ...usersOwn.map((folder) => ({ folder, name: "user" as const })),
    ...directories.flatMap((governs) =>
      [governs, ...ownOf(governs)].map((folder) => ({ folder, name: "project" as const, governs })),
    ),
  ];
  const layers: TuiLayer[] = [];
  for (const { folder, ...place } of places)
    for (const file of tuiFiles) {
      const found = await readFile(repo, join(folder, file), place);
      if (found) layers.push(found);
    }
  return layers;
}

async function readFile(
  repo: RepoIndex,
  path: string,
  place: Pick<Layer, "name" | "governs">,
): Promise<TuiLayer | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined) return undefined;
  const layer: Layer = { ...place, root: path, status: "loaded", authority: [] };
  if ("message" in source) return { layer, unjudged: [source], isOwn: true };
  // The second edition's reading refuses less, so nothing is missed.
  const parsed = parsedIn(source, "2");
  if (parsed.kind === "unjudged") return { layer, unjudged: [parsed.problem], isOwn: true };
  const failed = (problem: Problem): TuiLayer => ({
    layer: { ...layer, status: "failed", problem },
    unjudged: [],
    isOwn: false,
  });
  if (parsed.kind === "problem") return failed({ message: parsed.message, at: { source, span: parsed.span } });
  const { files, cut } = await filesPutIn(repo, path, source);
  const root = withFiles(parsed.written, files, true);
  if (root.kind !== "table") return failed({ message: "it is not a JSON object", at: placeOfPath(path) });
  const authority = tuiPlugins(root, source);
  const open = [...puzzlesIn(parsed.written, source, (name) => leadsOut(repo, path, name)), ...cut];
  return {
    layer: { ...layer, authority },
    unjudged: [...open, ...unknownTuiKeys(root, source), ...unpinnedPlugins(authority)],
    isOwn: authority.length + open.length > 0,
  };
}
