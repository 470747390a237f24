/**
 * What a repository's settings decide for every agent of Copilot: settings of the CLI and of the editor, servers and
 * hooks.
 */
import { hookAuthority, serverAuthority } from "../_kit/settings/authority.ts";
import { collectFiles, unreadFolder } from "../_kit/loading/collect.ts";
import { asEditors, readSettingsFiles, type SettingsFile, type SettingsRead } from "../_kit/settings/index.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../repo/text.ts";
import { hooksFileFault, settingsFileFault } from "./cli/files.ts";
import { commandLineAuthority, languageAuthority, unknownCommandLineSettings } from "./command-line.ts";
import { editorAuthority, type Locations, locationsIn, settingsOfContainer, unknownEditorSettings } from "./editor.ts";
import { type CliFile, type RejectedFile, rejectedFile, turnedOff } from "./rejected.ts";
import { bareServersIn } from "./servers.ts";
import { append } from "../../repo/many.ts";

/** The settings files of one directory, read. */
export interface Settings extends SettingsRead {
  /** Further directories from which the editor reads agents, as written. */
  readonly locations: readonly string[];
  /** Directories of plugins in the repository, which the editor's settings name. */
  readonly plugins: readonly string[];
  readonly rejected: readonly RejectedFile[];
}

type Read = SettingsFile["read"];

/** How one file is read: what it decides, what of it is not known, and the places of other files that it names. */
interface FileKind {
  readonly read: Read;
  readonly unknown?: (source: Source, root: Node) => readonly Problem[];
  /** The editor's settings in the file. */
  readonly settingsIn?: (root: Node) => readonly Node[];
  /** For files that the CLI ignores as a whole when one value is wrong. */
  readonly cli?: CliFile;
}

const beside = "runs for every agent, whatever its tools";

const ownHooksLost = "the hooks of this file, including those that guard tools";

/** The CLI also reads hooks from Claude Code's settings; the cloud agent only from their own folder. */
const hooks: FileKind = { read: (root, source) => hookAuthority(lastOf(root, "hooks"), source, beside) };
/** Files of the folder of hooks. One that switches hooks off does so for its own hooks alone. */
const ownHooks: FileKind = {
  read: (root, source) => {
    const found = hooks.read(root, source);
    const off = lastOf(root, "disableAllHooks");
    const isOff = off?.kind === "scalar" && off.value === true && found.some(({ isGuard }) => isGuard === true);
    if (!isOff) return found;
    const ended = turnedOff("disableAllHooks", "true", ownHooksLost, { source, span: off.span });
    return [...found, { ...ended, endsGuards: true }];
  },
  cli: { fault: hooksFileFault, setting: "hooks", lost: ownHooksLost },
};
const commandLine: FileKind = {
  read: (root, source) => [...hooks.read(root, source), ...commandLineAuthority(root, source)],
  unknown: unknownCommandLineSettings,
  cli: { fault: settingsFileFault, setting: "settings", lost: "everything in this file, including what guards tools" },
};
const editorServers: FileKind = { read: (root, source) => serverAuthority(lastOf(root, "servers"), source, "agents") };
const servers: FileKind = {
  read: (root, source) => serverAuthority(lastOf(root, "mcpServers") ?? bareServersIn(root), source, "agents"),
};

/** Where a file has the editor's settings. */
interface EditorFile {
  readonly settingsIn: (root: Node) => readonly Node[];
  /** Whether they are those of a container that is made for the repository. */
  readonly isMachine?: boolean;
  /** Where the file may have servers besides those in the settings. */
  readonly serversIn?: (root: Node) => Node | undefined;
}

const editorKind = ({ settingsIn, isMachine = false, serversIn = () => undefined }: EditorFile): FileKind => ({
  settingsIn,
  read: (root, source) => [
    ...settingsIn(root).flatMap((settings) => [
      ...editorAuthority(source, settings, isMachine),
      // The older place of servers, which newer versions move to a file of their own.
      ...serverAuthority(lastOf(lastOf(settings, "mcp"), "servers"), source, "agents"),
    ]),
    ...serverAuthority(serversIn(root), source, "agents"),
  ],
  unknown: (source, root) => settingsIn(root).flatMap((settings) => unknownEditorSettings(source, settings)),
});
const editor = editorKind({ settingsIn: (root) => [root] });
const container = editorKind({
  settingsIn: settingsOfContainer,
  isMachine: true,
  serversIn: (root) => lastOf(lastOf(lastOf(lastOf(root, "customizations"), "vscode"), "mcp"), "servers"),
});
const workspace = editorKind({
  settingsIn: (root) => [lastOf(root, "settings") ?? []].flat(),
  serversIn: (root) => lastOf(lastOf(root, "mcp"), "servers"),
});

/** Files of a directory in which a session may start, and how they are read. */
const files: readonly (readonly [path: string, kind: FileKind])[] = [
  [".github/copilot/settings.json", commandLine],
  [".github/copilot/settings.local.json", commandLine],
  [".vscode/settings.json", editor],
  [".devcontainer/devcontainer.json", container],
  [".devcontainer.json", container],
  [".github/mcp.json", servers],
  [".mcp.json", servers],
  [".vscode/mcp.json", editorServers],
  [".github/lsp.json", { read: languageAuthority }],
  [".claude/settings.json", hooks],
  [".claude/settings.local.json", hooks],
];

/** Settings of the CLI: only there do plugins count. */
export const pluginFiles: readonly string[] = files.flatMap(([path, kind]) => (kind === commandLine ? [path] : []));

/** Each file in it holds hooks, at any depth. */
const hooksFolder = ".github/hooks";
/** Each folder in it may describe a container. */
const containers = ".devcontainer";
/** Each folder in it is code that the CLI runs. */
const extensions = ".github/extensions";

/** Paths and patterns of the files that are read as settings. */
export const settingsFiles: readonly string[] = [
  ...files.map(([path]) => path),
  `${containers}/*/devcontainer.json`,
  `${hooksFolder}/**/*.json`,
];

/** Most settings of an editor are unrelated to agents, and may be written more loosely than this tool reads them. */
const mentionsAgents = (text: string): boolean =>
  /"(?:chat|github|mcp|settings|customizations|terminal)[".]|\\u/.test(text);

/** Reads files of one directory of the repository, and what they name. */
class Reader {
  readonly authority: Authority[] = [];
  readonly unjudged: Problem[] = [];
  readonly locations: string[] = [];
  readonly rejected: RejectedFile[] = [];
  readonly #hooks: string[] = [];
  readonly #plugins: string[] = [];
  readonly #repo: RepoIndex;
  readonly #directory: string;

  constructor(repo: RepoIndex, directory: string) {
    this.#repo = repo;
    this.#directory = directory;
  }

  async add(path: string, kind: FileKind): Promise<void> {
    const { authority, unjudged } = await readSettingsFiles(this.#repo, [
      {
        path,
        reading: asEditors,
        ...(kind.settingsIn ? { isRelevant: mentionsAgents } : {}),
        read: (root, source) => {
          for (const settings of kind.settingsIn?.(root) ?? []) this.#addLocations(locationsIn(settings));
          append(this.unjudged, kind.unknown?.(source, root) ?? []);
          const found = kind.read(root, source);
          const rejected = kind.cli && rejectedFile(path, kind.cli, found, root, source);
          if (!rejected) return found;
          this.rejected.push(rejected);
          return [];
        },
      },
    ]);
    append(this.authority, authority);
    append(this.unjudged, unjudged);
  }

  #addLocations({ agents, hooks: hookPlaces, plugins }: Locations): void {
    append(this.locations, agents);
    append(
      this.#hooks,
      hookPlaces.flatMap((path) => this.#inside(path)),
    );
    append(
      this.#plugins,
      plugins.flatMap((path) => this.#inside(path)),
    );
  }

  /** The path of the tree that settings name; nothing for the user's and the machine's paths. */
  #inside(written: string): readonly string[] {
    if (/^(?:[~/\\]|[A-Za-z]:)/.test(written)) return [];
    const path = plain(join(this.#directory, written));
    return path === undefined ? [] : [path];
  }

  /** Every hook file of a folder, or the file itself. */
  async addHooks(place: string, { kind, deep }: { readonly kind: FileKind; readonly deep: boolean }): Promise<void> {
    const found = collectFiles(this.#repo, place, { isIncluded: (name) => name.endsWith(".json"), deep });
    append(this.unjudged, found.unjudged);
    for (const path of found.files) await this.add(path, kind);
  }

  /** Folders of extensions: each is a program. */
  addExtensions(): void {
    const root = join(this.#directory, extensions);
    append(this.unjudged, unreadFolder(this.#repo, root));
    for (const name of this.#repo.names(root)) {
      const { files: code, unjudged } = collectFiles(this.#repo, join(root, name), {
        isIncluded: () => true,
        deep: true,
      });
      append(this.unjudged, unjudged);
      const entry = code.find((path) => /\/extension\.[cm]?js$/.test(path));
      if (entry === undefined) continue;
      this.authority.push({
        setting: "extension",
        value: name,
        effect: "widens",
        because: "is code that the CLI runs in a session, with tools of its own",
        may: ["execute", "external"],
        names: code,
        at: placeOfPath(entry),
      });
    }
  }

  /** What the places hold that the settings have named. */
  async addNamed(): Promise<readonly string[]> {
    for (const place of new Set(this.#hooks)) await this.addHooks(place, { kind: hooks, deep: false });
    const plugins = [...new Set(this.#plugins)];
    for (const plugin of plugins) await this.#addPlugin(plugin);
    return plugins;
  }

  /** All that was read. */
  settings(plugins: readonly string[]): Settings {
    const { authority, unjudged, locations, rejected } = this;
    return { authority, unjudged, locations, plugins, rejected };
  }

  async #addPlugin(root: string): Promise<void> {
    const { files: code, unjudged } = collectFiles(this.#repo, root, { isIncluded: () => true, deep: true });
    append(this.unjudged, unjudged);
    const [first] = code;
    if (first === undefined) return;
    this.authority.push({
      setting: "chat.pluginLocations",
      value: root,
      effect: "widens",
      because: "may add a plugin with its agents, hooks and servers",
      may: ["execute", "external"],
      names: code,
      at: placeOfPath(first),
    });
    for (const name of ["hooks.json", "hooks/hooks.json"]) await this.add(join(root, name), hooks);
    for (const name of [".mcp.json", "mcp.json"]) await this.add(join(root, name), servers);
  }
}

/** What the settings of one directory decide. */
export async function settingsIn(repo: RepoIndex, directory: string): Promise<Settings> {
  const reader = new Reader(repo, directory);
  for (const [path, kind] of files) await reader.add(join(directory, path), kind);
  const folder = join(directory, containers);
  for (const name of repo.names(folder))
    if (repo.resolve(join(folder, name)).kind !== "file")
      await reader.add(join(folder, `${name}/devcontainer.json`), container);
  await reader.addHooks(join(directory, hooksFolder), { kind: ownHooks, deep: true });
  reader.addExtensions();
  const plugins = await reader.addNamed();
  return reader.settings(plugins);
}

/** The settings of one workspace file, which may open any folder of the repository. */
export async function workspaceSettings(repo: RepoIndex, path: string): Promise<Settings> {
  const reader = new Reader(repo, directoryOf(path));
  await reader.add(path, workspace);
  const plugins = await reader.addNamed();
  return reader.settings(plugins);
}
