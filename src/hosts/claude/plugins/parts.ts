/** Finds the other parts of a plugin, in files or in its manifest: hooks, servers, monitors and programs. */
import {
  authorityFrom,
  commandTexts,
  type SettingRule,
  hooksIn,
  contentOf,
  readSettings,
} from "../../_kit/settings/index.ts";
import { collectFiles } from "../../_kit/loading/collect.ts";
import { listItems, textsOf as textsIn } from "../../_kit/profiles/fields.ts";
import type { Authority, Problem } from "../../../model/load.ts";
import { isEmptyValue, lastOf, type Node, textOf } from "../../../parsers/node.ts";
import { join, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../../repo/text.ts";
import { servers } from "../settings/servers.ts";
import { settingRules } from "../settings/index.ts";
import { append } from "../../../repo/many.ts";
import { foldedIn } from "./folded.ts";

/** A manifest, or what a marketplace says of the plugin. */
export interface Described {
  readonly source: Source;
  readonly node: Node;
}

/** Default paths for the keys of a manifest. */
export const usual = {
  hooks: "hooks/hooks.json",
  mcpServers: ".mcp.json",
  lspServers: ".lsp.json",
  monitors: "monitors/monitors.json",
} as const;

const language = "starts a language server";

/** A file may hold its servers without the key `mcpServers`. */
const bare: { readonly [K in keyof typeof usual]?: readonly SettingRule[] } = {
  mcpServers: servers.map((rule) => ({ ...rule, path: rule.path.replace("mcpServers.", "") })),
  lspServers: [{ path: "*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] }],
};

const inManifest: readonly SettingRule[] = [
  ...servers,
  { path: "lspServers.*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] },
];

/** What a plugin brings apart from its subagents and skills. */
export interface Beside {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** `described`: the plugin's manifest and its entry in a marketplace, if any. */
export async function besideOf(repo: RepoIndex, root: string, described: readonly Described[]): Promise<Beside> {
  const authority: Authority[] = described.flatMap(({ node, source }) => [
    ...authorityFrom(inManifest, node, source),
    ...hooksIn(node, source),
    ...monitorsIn(node, source),
  ]);
  const unjudged: Problem[] = [];
  for (const key of ["hooks", "mcpServers", "lspServers", "monitors"] as const) {
    const named = described.flatMap(({ node, source }) =>
      [lastOf(node, key), lastOf(lastOf(node, "experimental"), key)]
        .flatMap((value) => textsOf(value))
        .map((item) => ({ path: tidied(join(root, tidied(item.text))), at: { source, span: item.span } })),
    );
    for (const { path, at } of named)
      if (repo.resolve(path).kind === "missing")
        unjudged.push({ message: `names \`${path}\`, where nothing is`, at, scope: "part" });
    const paths = new Set([join(root, usual[key]), ...named.map(({ path }) => path)]);
    const read = await readSettings(repo, [...paths], [...inManifest, ...(bare[key] ?? [])], monitorsIn);
    append(authority, read.authority);
    append(unjudged, read.unjudged);
  }
  const settings = await readSettings(
    repo,
    [join(root, "settings.json")],
    settingRules.filter(({ path }) => ["agent", "subagentStatusLine.command"].includes(path)),
  );
  const programs = programsIn(repo, root);
  const all = [...authority, ...settings.authority, ...programs.authority];
  return {
    authority: all.map((entry) => withPaths(entry, root)),
    unjudged: [...unjudged, ...settings.unjudged, ...programs.unjudged, ...foldedIn(repo, root)],
  };
}

/** Commands name the plugin's files by a variable. */
function withPaths(entry: Authority, root: string): Authority {
  return entry.names
    ? {
        ...entry,
        names: entry.names.map((text) =>
          text.replaceAll(/\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)/g, root === "" ? "." : root),
        ),
      }
    : entry;
}

/** A path, or the paths of a list. */
export function textsOf(node: Node | undefined): readonly Extract<Node, { kind: "scalar" }>[] {
  const items = node?.kind === "list" ? node.items : node ? [node] : [];
  return items.flatMap((item) => (item.kind === "scalar" && !isEmptyValue(item) ? [item] : []));
}

/** A list of `{name, command}`, by itself or under `monitors`. */
function monitorsIn(root: Node, source: Source): readonly Authority[] {
  const lists = [root, lastOf(root, "monitors"), lastOf(lastOf(root, "experimental"), "monitors")];
  return lists
    .flatMap((list) => listItems(list))
    .flatMap((item): readonly Authority[] => {
      const command = lastOf(item, "command");
      if (!command) return [];
      return [
        {
          setting: `monitors.${textOf(lastOf(item, "name")) ?? ""}`,
          value: textsIn(command).join(" ") || "…",
          inMessages: "a command",
          effect: "widens",
          because: "runs in every session, outside a sandbox",
          content: contentOf(command, source),
          may: ["execute"],
          names: commandTexts(command),
          at: { source, span: command.span },
        },
      ];
    });
}

/** Programs that a session's commands can run by name. */
function programsIn(repo: RepoIndex, root: string): Beside {
  const { files, unjudged } = collectFiles(repo, join(root, "bin"), { isIncluded: () => true, deep: false });
  const authority = files.map(
    (path): Authority => ({
      setting: "bin",
      value: path,
      effect: "widens",
      because: "is a program that commands can call by name",
      may: ["execute"],
      names: [path],
      at: placeOfPath(path),
    }),
  );
  return { authority, unjudged };
}
