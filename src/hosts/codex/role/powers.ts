/** Finds the powers that settings give: the sandbox's, and those of servers, commands and endpoints. */
import { capabilities, type Capability } from "../../../model/capability.ts";
import { lineOf } from "../../../model/command-line.ts";
import type { HookOrServer, Grant } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { isFalse, isTrue, type Node } from "../../../parsers/node.ts";
import { surroundings } from "../../_kit/settings/command-texts.ts";
import { startContent } from "../../_kit/settings/start-content.ts";
import { entriesAt, settingAt, type Settings, stringsOf } from "../settings/effective.ts";
import { placeIn } from "./fault.ts";
import { newerTools, sandboxIn } from "../settings/merged.ts";

/** What a sandbox that lets commands write in the workspace permits. */
const inWorkspace: readonly Capability[] = ["read", "write", "execute"];

/** What each `sandbox_mode`, and each of the host's own `default_permissions`, lets a session do. */
const sandboxes: ReadonlyMap<string, readonly Capability[]> = new Map([
  ["read-only", ["read"]],
  ["workspace-write", inWorkspace],
  ["danger-full-access", capabilities],
  [":read-only", ["read"]],
  [":workspace", inWorkspace],
  [":danger-full-access", capabilities],
]);

/** What a session gives to every agent that it starts. `start` is the place for what no setting says. */
export function sessionGrants(layers: readonly Settings[], start: Place, recent: boolean): readonly Grant[] {
  const sandbox = sandboxIn(layers);
  const isWorkspace = sandbox === undefined || sandboxes.get(sandbox.text ?? "") === inWorkspace;
  // A profile of the repository's own permissions may permit anything.
  const allowed = sandbox ? (sandboxes.get(sandbox.text ?? "") ?? capabilities) : inWorkspace;
  const at = sandbox?.at ?? start;
  const shell = recent ? settingAt(layers, "features", "shell_tool") : undefined;
  return [
    ...allowed
      .filter((capability) => capability !== "execute" || !isFalse(shell?.value))
      .map((capability): Grant => ({ tool: sandbox?.key ?? "sandbox_mode", capability, scope: null, at })),
    ...(isWorkspace ? networkGrants(layers) : []),
    ...delegationGrants(layers),
    ...(recent ? [...serverTools(layers), ...liveSearch(layers)] : []),
  ];
}

/**
 * An agent that was started can start others where the depth is more than one, or by the second version of these tools.
 */
function delegationGrants(layers: readonly Settings[]): readonly Grant[] {
  const depth = settingAt(layers, "agents", "max_depth");
  const levels = depth?.value.kind === "scalar" ? Number(depth.value.value) : 1;
  if (depth && levels > 1) return [{ tool: "agents.max_depth", capability: "delegate", scope: null, at: depth.at }];
  const newer = newerTools(layers);
  return newer ? [{ tool: "features.multi_agent_v2", capability: "delegate", scope: null, at: newer.at }] : [];
}

/** The tools of the session's servers, which its agents have too. The servers themselves belong to the session. */
function serverTools(layers: readonly Settings[]): readonly Grant[] {
  return layers.flatMap((layer) =>
    serversOf(layer)
      .filter(({ name }) => !isFalse(settingAt(layers, "mcp_servers", name, "enabled")?.value))
      .flatMap(({ grants, at, name }): readonly Grant[] => [
        { tool: `mcp_servers.${name}`, capability: "external", scope: null, at },
        ...grants.filter(({ capability }) => capability === "network").map((grant) => ({ ...grant, scope: null })),
      ]),
  );
}

function liveSearch(layers: readonly Settings[]): readonly Grant[] {
  const search = settingAt(layers, "web_search");
  return search?.text === "live" || search?.text === "indexed"
    ? [{ tool: "web_search", capability: "network", scope: search.text, at: search.at }]
    : [];
}

/** Network access, where the settings open the sandbox for it. */
export function networkGrants(layers: readonly Settings[]): readonly Grant[] {
  const access = settingAt(layers, "sandbox_workspace_write", "network_access");
  return access && isTrue(access.value)
    ? [{ tool: "sandbox_workspace_write.network_access", capability: "network", scope: null, at: access.at }]
    : [];
}

/** An MCP server of `[mcp_servers]` that is not switched off. */
export interface Server extends HookOrServer {
  readonly grants: readonly Grant[];
}

/** In order of the file. A server may have both a command and a URL, and then counts twice. */
export function serversOf(settings: Settings): readonly Server[] {
  return entriesAt(settings, "mcp_servers").flatMap(({ name, key, value }): Server[] => {
    const field = (field: string): Node | undefined =>
      value.kind === "table" ? value.entries.find((entry) => entry.name === field)?.value : undefined;
    if (isFalse(field("enabled"))) return [];
    const tool = `mcp_servers.${name}`;
    const at = placeIn(settings.source, key);
    const grant = (capability: Capability, scope: string): Grant => ({ tool, capability, scope, at });
    const command = stringsOf(field("command"))[0];
    const url = stringsOf(field("url"))[0];
    const line = [command ?? "", ...stringsOf(field("args")).map((word) => lineOf([word]))].join(" ");
    const content = startContent([], [value], settings.source);
    return [
      ...(command === undefined
        ? []
        : [
            {
              name,
              kind: "command" as const,
              value: line,
              ...surroundings(value),
              content,
              at,
              grants: [grant("execute", line)],
            },
          ]),
      ...(url === undefined
        ? []
        : [
            {
              name,
              kind: "url" as const,
              value: url,
              content,
              at,
              grants: [grant("network", url), grant("external", url)],
            },
          ]),
    ];
  });
}

/** Commands that the host runs by itself: `notify`, and whatever a `hooks` table holds. */
export function commandsOf(settings: Settings): readonly HookOrServer[] {
  const notify = settingAt([settings], "notify");
  const line = stringsOf(notify?.value).join(" ");
  const hooks = entriesAt(settings, "hooks").flatMap(({ name, value }) => commandsIn(settings.source, name, value));
  return [
    ...(notify && line !== ""
      ? [{ name: "notify", kind: "command" as const, value: line, content: line, at: notify.at }]
      : []),
    ...hooks,
  ];
}

function commandsIn(source: Source, name: string, node: Node): readonly HookOrServer[] {
  if (node.kind === "list") return node.items.flatMap((item) => commandsIn(source, name, item));
  if (node.kind !== "table") return [];
  return node.entries.flatMap((entry) => {
    const [command] = entry.name === "command" ? stringsOf(entry.value) : [];
    if (command === undefined) return commandsIn(source, name, entry.value);
    const content = startContent([name, command], [node], source);
    return [{ name, kind: "command" as const, value: command, content, at: placeIn(source, entry.value) }];
  });
}

/** Endpoints that receive the requests to the model. */
export function endpointGrants(settings: Settings): readonly Grant[] {
  const urls = ["openai_base_url", "chatgpt_base_url"].map((key) => [key] as readonly string[]);
  const providers = entriesAt(settings, "model_providers").map(
    ({ name }) => ["model_providers", name, "base_url"] as readonly string[],
  );
  return [...urls, ...providers].flatMap((path) => {
    const url = settingAt([settings], ...path);
    return url?.text === undefined
      ? []
      : [{ tool: path.join("."), capability: "network" as const, scope: url.text, at: url.at }];
  });
}

/** `web_search = "live"`, or the older `[tools] web_search = true`, which counts where the newer key is absent. */
export function searchGrants(settings: Settings): readonly Grant[] {
  const search = settingAt([settings], "web_search");
  const older = search ? undefined : settingAt([settings], "tools", "web_search");
  const live =
    search?.text === "live"
      ? { tool: "web_search", found: search }
      : older && isTrue(older.value)
        ? { tool: "tools.web_search", found: older }
        : undefined;
  return live ? [{ tool: live.tool, capability: "network", scope: "live", at: live.found.at }] : [];
}

/** Directories outside the workspace that the sandbox allows a session to write to. */
export function writableRoots(settings: Settings): readonly Grant[] {
  const roots = settingAt([settings], "sandbox_workspace_write", "writable_roots");
  if (!roots) return [];
  return stringsOf(roots.value).map((scope) => ({
    tool: "sandbox_workspace_write.writable_roots",
    capability: "write",
    scope,
    at: roots.at,
  }));
}
