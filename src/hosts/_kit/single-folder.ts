/** Hosts with one folder in which they look at Markdown files directly and at nothing deeper, and settings beside it. */
import { builtinsOf } from "./builtins.ts";
import type { Capability } from "../../model/capability.ts";
import { type SettingRule, readSettings, takesPlugins } from "./settings.ts";
import { collectFiles, readEach } from "./collect.ts";
import { absentLoad } from "../../model/host.ts";
import type { Item, Layer, Load, Problem } from "../../model/load.ts";
import { directoryOf, join, nameOf, tidied } from "../../repo/path.ts";
import { externalLayersIn } from "./external.ts";
import { type LayerRead, winnersOf } from "./sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import type { SearchScope } from "../../repo/tree.ts";

/** What a host makes of one file: an item without its layer and files, several where the file holds several. */
export type FileResult = Pick<Item, "verdict" | "profile" | "leniency">;

export interface SingleFolderHost {
  readonly read: (source: Source, path: string) => Promise<readonly FileResult[]>;
  /** Names of Markdown files that the host leaves out on purpose. */
  readonly isSkipped?: (name: string) => boolean;
  /** `false`: the host reads plain files only, and a link to one is none. */
  readonly followsLinks: boolean;
}

interface FlatFolder {
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
}

const markdown = /\.(?:md|markdown|mdx)$/i;

/**
 * The profiles of a folder, or of a file that a policy names. What looks like a profile and is none to the host (in a
 * deeper folder, under another ending) is dropped; `seen` holds the real paths of files that another layer has.
 */
async function readFlat(
  repo: RepoIndex,
  layer: Layer,
  root: string,
  { read, isSkipped = () => false, followsLinks }: SingleFolderHost,
  seen: Set<string>,
): Promise<FlatFolder> {
  const { files, broken, unjudged } = collectFiles(repo, root, {
    isIncluded: (name) => markdown.test(name),
    deep: true,
    seen,
  });
  const { all, unjudged: unread } = await readEach(repo, files, async (source, path): Promise<readonly Item[]> => {
    const because = whyNot(repo, root, path, followsLinks);
    const passed: Item = { layer, files: [source.path], verdict: { kind: "passed-over" } };
    if (isSkipped(nameOf(path))) return [passed];
    const made = await read(source, path);
    if (because === undefined) return made.map((one) => ({ layer, files: [source.path], ...one }));
    const meant = made.filter(
      ({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded",
    );
    if (meant.length === 0) return [passed];
    return meant.map(({ profile }) => ({
      layer,
      files: [source.path],
      verdict: { kind: "dropped", problem: { message: because, at: startOf(source) } },
      ...(profile ? { profile } : {}),
    }));
  });
  const gone = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return { items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] };
}

function whyNot(repo: RepoIndex, root: string, path: string, followsLinks: boolean): string | undefined {
  if (path !== root && directoryOf(path) !== root)
    return `it lies in a folder below \`${root}\`, and the host reads none there`;
  if (!path.endsWith(".md")) return "its name does not end in `.md`, which is all that the host reads";
  const sight = repo.resolve(directoryOf(path));
  const entry = sight.kind === "directory" ? repo.entries.get(join(sight.path, nameOf(path))) : undefined;
  return entry?.kind === "link" && !followsLinks ? "it is a link, and the host reads plain files only" : undefined;
}

/** A host that has one such folder in a directory of its own, and settings there. */
export interface SingleFolderLayers extends SingleFolderHost {
  /** The host's own directory: `.qwen`. */
  readonly own: string;
  /** The folder in it: `agents`. */
  readonly folder: string;
  /** Files in it, the later winning. */
  readonly settings: readonly string[];
  readonly settingRules: readonly SettingRule[];
  readonly builtins: readonly (readonly [name: string, may: readonly Capability[]])[];
  /** Whether the host's own subagents come before all others; else they come last. */
  readonly builtinsFirst: boolean;
}

/** The project's folder of where a session starts, then the user's; each directory of a policy stands for itself. */
export async function loadSingleFolder(repo: RepoIndex, where: SearchScope, host: SingleFolderLayers): Promise<Load> {
  const seen = new Set<string>();
  const beside = (name: Layer["name"], directory: string): Promise<readonly LayerRead[]> => {
    const own = join(directory, host.own);
    return readFlatLayer(
      repo,
      name,
      join(own, host.folder),
      host,
      { paths: host.settings.map((file) => join(own, file)), dials: host.settingRules },
      seen,
    );
  };
  const projects: (readonly LayerRead[])[] = [];
  for (const start of where.starts) projects.push(await beside("project", start));
  const user = where.user?.home === undefined ? [] : await beside("user", where.user.home);
  const named: LayerRead[] = [];
  for (const root of where.dirs.map(tidied))
    named.push(...(await readFlatLayer(repo, "project", root, host, { paths: [], dials: [] }, seen)));
  const outside = takesPlugins(host.settingRules)
    ? await externalLayersIn(
        repo,
        where.starts.flatMap((start) => host.settings.map((file) => join(start, `${host.own}/${file}`))),
      )
    : [];
  const found = [...projects.flat(), ...user, ...outside, ...named];
  if (found.length === 0) return absentLoad;

  const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };
  const base: LayerRead = { layer: builtin, items: builtinsOf(builtin, host.builtins), unjudged: [] };
  const order = (reads: readonly LayerRead[]): readonly LayerRead[] =>
    host.builtinsFirst ? [base, ...reads] : [...reads, base];
  const sight = winnersOf([
    ...projects.map((project) => order([...project, ...user])),
    ...named.map((one) => order([one])),
  ]);
  return {
    status: "loaded",
    layers: [...found.map(({ layer }) => layer), builtin],
    items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}

/** Settings beside a folder that decide something for all of its profiles. */
interface Beside {
  readonly paths: readonly string[];
  readonly dials: readonly SettingRule[];
}

/** The layer of a folder with the settings beside it; none where nothing stands. */
async function readFlatLayer(
  repo: RepoIndex,
  name: Layer["name"],
  root: string,
  host: SingleFolderHost,
  { paths, dials }: Beside,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const settings = await readSettings(repo, paths, dials);
  const layer: Layer = { name, root, status: "loaded", authority: settings.authority };
  const { items, unjudged } = await readFlat(repo, layer, root, host, seen);
  const isThere =
    repo.resolve(root).kind === "directory" ||
    items.length + unjudged.length + settings.authority.length + settings.unjudged.length > 0;
  return isThere ? [{ layer, items, unjudged: [...settings.unjudged, ...unjudged] }] : [];
}
