/** What a repository's settings decide for every agent of Copilot: the CLI's own, the editor's, and the servers beside them. */
import { isBefore, contentOf } from "../_kit/settings.ts";
import { hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { collectFiles, readEach, readOne } from "../_kit/collect.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Source } from "../../repo/text.ts";
import { editorAuthority, locationsIn, settingsOfContainer } from "./editor.ts";

export interface Settings {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
  /** Further directories that the editor reads agents from, as written. */
  readonly locations: readonly string[];
}

/** Files of a directory that a session may start in, and what reads them. */
const files: readonly (readonly [path: string, read: (source: Source, node: Node) => readonly Authority[]])[] = [
  [".github/copilot/settings.json", commandLineAuthority],
  [".github/copilot/settings.local.json", commandLineAuthority],
  [".vscode/settings.json", (source, node) => editorAuthority(source, node)],
  [
    ".devcontainer/devcontainer.json",
    (source, node) => settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true)),
  ],
  [
    ".devcontainer.json",
    (source, node) => settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true)),
  ],
  [".github/mcp.json", (source, node) => serverAuthority(source, lastOf(node, "mcpServers"))],
  [".mcp.json", (source, node) => serverAuthority(source, lastOf(node, "mcpServers"))],
  [".vscode/mcp.json", (source, node) => serverAuthority(source, lastOf(node, "servers"))],
  [".github/lsp.json", languageAuthority],
  [".claude/settings.json", hookAuthority],
  [".claude/settings.local.json", hookAuthority],
];

/** Of the CLI alone: only there do plugins count. */
export const pluginFiles: readonly string[] = files.flatMap(([path, read]) =>
  read === commandLineAuthority ? [path] : [],
);

/** Each file of it holds hooks. */
const hooksFolder = ".github/hooks";

export const settingsFiles: readonly string[] = [...files.map(([path]) => path), `${hooksFolder}/*.json`];

export async function settingsIn(repo: RepoIndex, directory: string): Promise<Settings> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  const locations: string[] = [];
  for (const [path, read] of files) {
    const source = await readOne(repo, join(directory, path));
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    // Most settings of an editor are about something else, and may be written more loosely than is read here.
    if (/^\.(?:vscode\/settings|devcontainer)/.test(path) && !/"chat\.|\\u/.test(source.text)) continue;
    const node = parseJsonc(source.text);
    if (node.kind === "problem") {
      unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
      continue;
    }
    authority.push(...read(source, node));
    if (path === ".vscode/settings.json") locations.push(...locationsIn(node));
  }
  const hooks = collectFiles(repo, join(directory, hooksFolder), {
    isIncluded: (name) => name.endsWith(".json"),
    deep: false,
  });
  const read = await readEach(repo, hooks.files, (source): readonly Authority[] | Problem => {
    const node = parseJsonc(source.text);
    return node.kind === "problem"
      ? { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } }
      : hookAuthority(source, node);
  });
  for (const one of read.all)
    if ("message" in one) unjudged.push(one);
    else authority.push(...one);
  return { authority, unjudged: [...unjudged, ...hooks.unjudged, ...read.unjudged], locations };
}

/** The CLI reads them from Claude Code's settings as well; the cloud agent only from their folder. */
function hookAuthority(source: Source, node: Node): readonly Authority[] {
  return hooksOf(lastOf(node, "hooks"), source).map(({ name, value, at }) => ({
    setting: `hooks.${name}`,
    value,
    effect: "widens",
    because: "runs beside every agent, whatever its tools",
    isGuard: isBefore(name),
    at,
  }));
}

/** Servers for languages, which the CLI starts. */
function languageAuthority(source: Source, node: Node): readonly Authority[] {
  return serversOf(lastOf(node, "lspServers"), source).flatMap(({ name, kind, at }) =>
    kind === "command"
      ? [
          {
            setting: "lspServers",
            value: name,
            effect: "widens" as const,
            because: "starts a command beside every agent of the CLI",
            at,
          },
        ]
      : [],
  );
}

/** The keys that count in a repository (the CLI's configuration directory reference); all others are silently ignored. */
function commandLineAuthority(source: Source, node: Node): readonly Authority[] {
  const found: Authority[] = [...hookAuthority(source, node)];
  const add = (setting: string, value: string, at: Node, effect: Authority["effect"], because: string): void => {
    found.push({ setting, value, effect, because, at: { source, span: at.span } });
  };
  const off = lastOf(node, "disableAllHooks");
  if (textOf(off) === "true" && off)
    add("disableAllHooks", "true", off, "widens", "switches off hooks that guard tools");
  const plugins = lastOf(node, "enabledPlugins");
  for (const { name = "", value } of plugins?.kind === "table" ? plugins.entries : []) {
    if (textOf(value) === "true")
      add("enabledPlugins", name, value, "widens", "installs a plugin with its agents, hooks and servers");
  }
  const places = lastOf(node, "extraKnownMarketplaces");
  for (const { name = "", key } of places?.kind === "table" ? places.entries : [])
    add("extraKnownMarketplaces", name, key, "widens", "adds a place that plugins come from");
  for (const setting of ["deniedUrls", "disabledMcpServers", "disabledSkills"]) {
    const list = lastOf(node, setting);
    for (const item of list?.kind === "list" ? list.items.slice(0, 500) : [])
      add(setting, textOf(item) ?? "…", item, "narrows", "is switched off for every agent");
  }
  return found;
}

function serverAuthority(source: Source, node: Node | undefined): readonly Authority[] {
  return serversOf(node, source).map(({ name, kind, at }) => ({
    setting: "server",
    value: name,
    effect: "widens",
    because:
      kind === "command"
        ? "starts a command whose tools agents may call"
        : "connects to an address whose tools agents may call",
    ...(node ? { content: contentOf(lastOf(node, name) ?? node, source) } : {}),
    at,
  }));
}
