/** Reads the layers of one directory: its settings files with their agents, and its agents folders. */
import { collectFiles, collectProfiles, readEach } from "../_kit/loading/collect.ts";
import {
  authorityFrom,
  readSettingsFiles,
  type SettingRule,
  type SettingsRead as SettingsFilesRead,
} from "../_kit/settings/index.ts";
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { type AgentDraft, draftOf, type Reader } from "./agent/file.ts";
import { type Config, draftsIn, readConfig, type SettingsDrafts } from "./settings/file.ts";
import type { Draft } from "./sessions.ts";
import { formerServers } from "./settings/servers.ts";
import type { Edition, Family } from "./permissions/tools.ts";

/** A layer before it is known which sessions read it. */
export interface DraftLayer {
  readonly layer: Layer;
  readonly drafts: readonly Draft[];
  /** What the host would read and the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
  /** Why the host does not start in this directory or below. */
  readonly fatal?: Problem;
}

/** A settings file as a layer, with what it says and the agents in it. */
export interface SettingsLayer extends DraftLayer {
  readonly config: Config;
  readonly entries: SettingsDrafts;
}

/** A folder as a layer: the agents in it, and its modes. */
export interface FolderLayer extends DraftLayer {
  readonly agents: readonly Draft[];
  readonly modes: readonly Draft[];
}

/** A place that the host reads, and whose it is. */
export interface Place {
  readonly repo: RepoIndex;
  readonly family: Family;
  readonly name: Layer["name"];
  readonly edition: Edition;
  /** The directory of a project: its settings count there and below. */
  readonly governs?: string;
}

/** Where the settings of a place count. */
function governedBy({ governs }: Place): Pick<Layer, "governs"> {
  return governs === undefined ? {} : { governs };
}

/** The host's own folders of a directory, the strongest last. Kilo still reads its former folder. */
export function ownIn(family: Family, directory: string): readonly [...former: string[], own: string] {
  return family === "kilo" ? [join(directory, ".kilocode"), join(directory, ".kilo")] : [join(directory, ".opencode")];
}

/** The settings files of a place, the strongest last, and those that cannot be read. */
export interface SettingsRead {
  readonly layers: readonly SettingsLayer[];
  readonly unjudged: readonly Problem[];
}

/**
 * Reads settings files at these paths, the strongest last. `isFatal`: a fault in one keeps opencode's first edition
 * from starting.
 */
export async function readSettings(place: Place, paths: readonly string[], isFatal = true): Promise<SettingsRead> {
  const { repo, family, edition, name } = place;
  const shape = family === "kilo" ? "1" : edition;
  const read = await Promise.all(paths.map((path) => readConfig(repo, path, shape, family)));
  const layers = read.flatMap((config): SettingsLayer[] => {
    if (!config || !("root" in config)) return [];
    const failed = config.problem && ({ status: "failed", problem: config.problem } as const);
    const layer: Layer = {
      name,
      root: config.path,
      status: "loaded",
      authority: config.authority,
      ...(config.ineffective.length > 0 ? { ineffective: config.ineffective } : {}),
      ...governedBy(place),
      ...failed,
    };
    const entries = draftsIn({ repo, config, layer, edition: shape, family });
    const fatal = isFatal && shape === "1" && family === "opencode" ? config.problem : undefined;
    const drafts = [...entries.agents, ...entries.modes];
    return [{ layer, config, entries, drafts, unjudged: config.unjudged, ...(fatal ? { fatal } : {}) }];
  });
  return { layers, unjudged: read.flatMap((config) => (config && "message" in config ? [config] : [])) };
}

const agents = ["agent", "agents"];
const modes = ["mode", "modes"];

/** Reads the agents folders in one of the host's own folders. */
export async function readFolder(place: Place, own: string, seen: Set<string>): Promise<FolderLayer | undefined> {
  const { repo, name } = place;
  const further = await furtherFilesIn(place, own);
  const programs = codeIn(repo, own);
  const code = [...programs.flatMap(({ authority }) => authority), ...further.authority];
  const layer: Layer = { name, root: own, status: "loaded", authority: code, ...governedBy(place) };
  const read = (names: readonly string[], folder: Reader["folder"]) =>
    Promise.all(names.map((directory) => readAgents(place, layer, { root: join(own, directory), folder, seen })));
  const ofAgents = await read(agents, "agents");
  const all = [...ofAgents, ...(await read(modes, "modes"))];
  const drafts = all.flatMap((found) => found.drafts);
  const unjudged = [further, ...programs, ...all].flatMap((found) => found.unjudged);
  const present =
    drafts.length + unjudged.length + code.length > 0 ||
    [...agents, ...modes].some((directory) => repo.resolve(join(own, directory)).kind === "directory");
  const fatal = all.find((found) => found.fatal)?.fatal;
  const inAgents = ofAgents.flatMap((found) => found.drafts);
  return present
    ? {
        layer,
        drafts,
        agents: inAgents,
        modes: drafts.slice(inAgents.length),
        unjudged,
        ...(fatal ? { fatal } : {}),
      }
    : undefined;
}

/** A folder of Markdown files. */
interface AgentsFolder {
  readonly root: string;
  readonly folder: Reader["folder"];
  /** Real paths of files that are read already. */
  readonly seen: Set<string>;
}

/** The Markdown files of one folder, or the file itself where a policy names one. */
export async function readAgents(
  { repo, family, edition }: Place,
  layer: Layer,
  { root, folder, seen }: AgentsFolder,
): Promise<DraftLayer> {
  const { files, broken, unjudged } = collectProfiles(repo, root, {
    isIncluded: (file) => file.endsWith(".md"),
    deep: folder === "agents",
    seen,
  });
  const reader: Reader = { edition, family, folder };
  const idOf = (path: string): string =>
    (path === root ? nameOf(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
  const { results, unjudged: unread } = await readEach(
    repo,
    files,
    (source, path): Promise<AgentDraft> => draftOf({ layer, source, id: idOf(path), reader }),
  );
  const gone = broken.map(
    (problem): Draft => ({
      key: undefined,
      rules: new Map(),
      finish: () => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
    }),
  );
  const fatal = results.find((draft) => draft.fatal)?.fatal;
  return {
    layer,
    drafts: [...results, ...gone],
    unjudged: [...unjudged, ...unread],
    ...(fatal ? { fatal } : {}),
  };
}

/** Programs that the host loads from its folders automatically. */
function codeIn(repo: RepoIndex, own: string): readonly SettingsFilesRead[] {
  return ["plugin", "plugins", "tool", "tools"].map((folder) => {
    const { files, unjudged } = collectFiles(repo, join(own, folder), {
      isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
      deep: false,
    });
    const setting = folder.startsWith("plugin") ? "plugin" : "tool";
    const authority = files.map(
      (path): Authority => ({
        setting,
        value: path,
        effect: "widens",
        because: "is code that runs in every session",
        may: ["execute"],
        names: [path],
        at: placeOfPath(path),
      }),
    );
    return { authority, unjudged };
  });
}

/** What a session installs for this code, and what runs then. */
const packageRules: readonly SettingRule[] = [
  ...["dependencies.*", "devDependencies.*", "optionalDependencies.*", "peerDependencies.*"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is a package that a session installs for plugins and tools",
      may: ["execute", "network"],
    }),
  ),
  { path: "scripts.*", effect: "widens", because: "may run where a session installs packages", may: ["execute"] },
];

/** Packages of the host's own, and the types of the runtime, give no plugin more than it has. */
const ownPackages =
  /^(?:dev|optional|peer)?dependencies\.(?:@opencode-ai\/(?:plugin|sdk)|@kilocode\/(?:plugin|sdk)|@types\/.*|typescript|bun-types)$/i;

/** The packages of a folder, and the servers of a former `mcp.json`, which Kilo reads in projects only. */
async function furtherFilesIn({ repo, family, name }: Place, own: string): Promise<SettingsFilesRead> {
  const servers = { path: join(own, "mcp.json"), read: formerServers };
  const { authority, unjudged } = await readSettingsFiles(repo, [
    { path: join(own, "package.json"), read: (root, source) => authorityFrom(packageRules, root, source) },
    ...(family === "kilo" && name === "project" ? [servers] : []),
  ]);
  return { authority: authority.filter(({ setting }) => !ownPackages.test(setting)), unjudged };
}
