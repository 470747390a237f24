/** Finds the powers that settings give: the sandbox's, and those of servers, commands and endpoints. */
import { capabilities, type Capability } from "../../model/capability.ts";
import type { HookOrServer, Grant } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import type { Node } from "../../parsers/node.ts";
import { entriesAt, isTrue, type Setting, settingAt, type Settings, stringsOf } from "./effective.ts";
import { placeIn } from "./fault.ts";

/** What each sandbox lets a session do. */
const modes: { readonly [mode: string]: readonly Capability[] } = {
  "read-only": ["read"],
  "workspace-write": ["read", "write", "execute"],
  "danger-full-access": capabilities,
};

/** The grants of a `sandbox_mode`; `undefined` for any other word. */
export function modeGrants({ text, at }: Setting): readonly Grant[] | undefined {
  const granted = text === undefined || !Object.hasOwn(modes, text) ? undefined : modes[text];
  return granted?.map((capability) => ({ tool: "sandbox_mode", capability, scope: null, at }));
}

/** Network access, where the settings open the sandbox for it. */
export function networkGrants(layers: readonly Settings[]): readonly Grant[] {
  const access = settingAt(layers, "sandbox_workspace_write", "network_access");
  return access && isTrue(access.value)
    ? [{ tool: "sandbox_workspace_write.network_access", capability: "network", scope: null, at: access.at }]
    : [];
}

/** Every capability, where there is no sandbox mode. */
export function everyPower(at: Place): readonly Grant[] {
  return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
}

/** An MCP server of `[mcp_servers]` that is not switched off. */
export interface Server extends HookOrServer {
  readonly grants: readonly Grant[];
}

export function serversOf(settings: Settings): readonly Server[] {
  return entriesAt(settings, "mcp_servers").flatMap(({ name, key, value }): Server[] => {
    const field = (field: string): Node | undefined =>
      value.kind === "table" ? value.entries.find((entry) => entry.name === field)?.value : undefined;
    const enabled = field("enabled");
    if (enabled?.kind === "scalar" && enabled.value === false) return [];
    const tool = `mcp_servers.${name}`;
    const at = placeIn(settings.source, key);
    const grant = (capability: Capability, scope: string): Grant => ({ tool, capability, scope, at });
    const command = stringsOf(field("command"))[0];
    const url = stringsOf(field("url"))[0];
    const line = [command ?? "", ...stringsOf(field("args"))].join(" ");
    return [
      ...(command === undefined
        ? []
        : [{ name, kind: "command" as const, value: line, at, grants: [grant("execute", line)] }]),
      ...(url === undefined
        ? []
        : [{ name, kind: "url" as const, value: url, at, grants: [grant("network", url), grant("external", url)] }]),
    ];
  });
}

/** Commands that the host runs by itself: `notify`, and whatever a `hooks` table holds. */
export function commandsOf(settings: Settings): readonly HookOrServer[] {
  const notify = settingAt([settings], "notify");
  const line = stringsOf(notify?.value).join(" ");
  const hooks = entriesAt(settings, "hooks").flatMap(({ name, value }) => commandsIn(settings.source, name, value));
  return [
    ...(notify && line !== "" ? [{ name: "notify", kind: "command" as const, value: line, at: notify.at }] : []),
    ...hooks,
  ];
}

function commandsIn(source: Source, name: string, node: Node): readonly HookOrServer[] {
  if (node.kind === "list") return node.items.flatMap((item) => commandsIn(source, name, item));
  if (node.kind !== "table") return [];
  return node.entries.flatMap((entry) => {
    const [command] = entry.name === "command" ? stringsOf(entry.value) : [];
    if (command === undefined) return commandsIn(source, name, entry.value);
    return [{ name, kind: "command" as const, value: command, at: placeIn(source, entry.value) }];
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
