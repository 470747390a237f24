/**
 * What an agent, or the configuration, brings beside its tools: servers, Python code, and addresses that get prompts.
 */
import type { Grant, HookOrServer } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";
import { type CollectedFiles, collectFiles } from "../_kit/loading/collect.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { serverOf } from "../_kit/settings/hooks-and-servers.ts";
import { boolOf } from "./values.ts";

/** A server, and the table that describes it. */
export interface ServerTable {
  readonly server: HookOrServer;
  readonly config: Node;
}

/** One with `disabled = true` is started all the same: only its tools are hidden. */
export function serversIn(table: Table, source: Source): readonly ServerTable[] {
  return listItems(valueOf(table, "mcp_servers")).flatMap((config) =>
    serverOf(textOf(valueOf(config, "name")) ?? "", config, source).map((server) => ({ server, config })),
  );
}

/** Connectors of the user's account that are switched on by being named. */
export function connectorsIn(table: Table, source: Source): readonly HookOrServer[] {
  return listItems(valueOf(table, "connectors")).flatMap((config): readonly HookOrServer[] => {
    const name = valueOf(config, "name");
    if (!name || boolOf(valueOf(config, "disabled")) === true) return [];
    const value = textOf(name) ?? "";
    return [{ name: value, kind: "reference", value, at: { source, span: name.span } }];
  });
}

/** An address that gets prompts, answers or keys. */
export interface Endpoint {
  /** `providers.mistral.api_base`. */
  readonly setting: string;
  readonly url: string;
  /** The variable whose value is sent there. */
  readonly key?: string;
  readonly at: Place;
}

const lists = ["providers", "transcribe_providers", "tts_providers"];
const addresses = ["console_base_url", "vibe_code_sessions_base_url"];
/** Read only where a session begins, so an agent's file cannot set it. */
const sessionAddresses = ["otel_endpoint"];

/** Addresses other than Mistral's own and this machine's. `isSession`: the file is the configuration. */
export function endpointsIn(table: Table, source: Source, isSession: boolean): readonly Endpoint[] {
  const found = [...addresses, ...(isSession ? sessionAddresses : [])].flatMap((setting) =>
    endpointAt(setting, valueOf(table, setting), undefined, source),
  );
  const host = isSession ? valueOf(valueOf(table, "experiments"), "api_host") : undefined;
  const ofLists = lists.flatMap((list) =>
    listItems(valueOf(table, list)).flatMap((item) => {
      const setting = `${list}.${textOf(valueOf(item, "name")) ?? ""}.api_base`;
      return endpointAt(setting, valueOf(item, "api_base"), textOf(valueOf(item, "api_key_env_var")), source);
    }),
  );
  return [...ofLists, ...found, ...endpointAt("experiments.api_host", host, undefined, source)];
}

function endpointAt(
  setting: string,
  node: Node | undefined,
  key: string | undefined,
  source: Source,
): readonly Endpoint[] {
  const url = textOf(node);
  if (!node || url === undefined || url === "" || isOwn(url)) return [];
  return [{ setting, url, ...(key === undefined || key === "" ? {} : { key }), at: { source, span: node.span } }];
}

const mistral = /^(?:[a-z-]+\.)*mistral\.(?:ai|services)$/;
const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

function isOwn(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return local.test(hostname) || ((protocol === "https:" || protocol === "wss:") && mistral.test(hostname));
}

/** An endpoint gets prompts, so it counts as `network` with its URL as the scope. */
export function endpointGrants(endpoints: readonly Endpoint[]): readonly Grant[] {
  return endpoints.map(({ setting, url, at }) => ({ tool: setting, capability: "network", scope: url, at }));
}

/** Python code that `tool_paths` has loaded. */
export interface ToolFile {
  /** A path of the tree, or what is written where that leads elsewhere. */
  readonly path: string;
  readonly at: Place;
}

/** More files of one folder count as the folder. */
const maxFiles = 200;

/** `start`: the directory of the session, from which paths are read; absent: not known. */
export function toolFilesIn(
  table: Table,
  source: Source,
  start: string | undefined,
  repo: RepoIndex,
): readonly ToolFile[] {
  return pathsIn(valueOf(table, "tool_paths")).flatMap(({ text, node }): readonly ToolFile[] => {
    const at = { source, span: node.span };
    const target = start === undefined || /^[/~]/.test(text) ? undefined : plain(join(start, text));
    if (target === undefined) return [{ path: text, at }];
    const { files } = pythonIn(repo, target);
    const isFolder = repo.resolve(target).kind === "directory";
    if (files.length === 0 || files.length > maxFiles || !isFolder) return [{ path: target === "" ? "." : target, at }];
    return files.map((path) => ({ path, at }));
  });
}

/** The files below a folder that are run as tools: at any depth, not those that begin with `_`. */
export function pythonIn(repo: RepoIndex, folder: string): CollectedFiles {
  return collectFiles(repo, folder, {
    isIncluded: (name) => name.endsWith(".py") && !name.startsWith("_"),
    deep: true,
  });
}

/** A text is read by its characters and a table by its keys, as Python walks through them. */
function pathsIn(node: Node | undefined): readonly { readonly text: string; readonly node: Node }[] {
  if (!node) return [];
  if (node.kind === "list") return node.items.map((item) => ({ text: textOf(item) ?? "", node: item }));
  if (node.kind === "table") return node.entries.map(({ name = "", key }) => ({ text: name, node: key }));
  return typeof node.value === "string" ? [...new Set(node.value)].map((text) => ({ text, node })) : [];
}
