/**
 * What `.gemini/settings.json` decides for single agents: which are offered, and servers that they get besides their
 * own.
 */
import type { FileResult } from "../_kit/loading/layers.ts";
import { serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import type { SettingsText } from "../_kit/loading/single-folder.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { known } from "../../model/fact.ts";
import type { Grant, HookOrServer, Profile } from "../../model/profile.ts";
import { jsonOf, lastOf, type Node } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { serversIn } from "./servers.ts";

interface Found {
  readonly node: Node;
  readonly source: Source;
}

/** The same agents as the settings leave them. Of a setting in several files the last one counts. */
export function withOverrides(
  results: readonly FileResult[],
  settings: readonly SettingsText[],
): readonly FileResult[] {
  const isOff = last(settings, ["experimental", "enableAgents"]);
  return results.map((result) => {
    const { profile, verdict } = result;
    const name = profile && known(profile.name);
    if (!profile || name === undefined || verdict.kind !== "loaded") return result;
    const path = ["agents", "overrides", name];
    const enabled = last(settings, [...path, "enabled"]);
    const isLocal = isLocalAgent(profile);
    const tools = isLocal ? last(settings, [...path, "tools"]) : undefined;
    const off: readonly (readonly [Found | undefined, boolean, string])[] = [
      [isOff, isFalse(isOff), "`experimental.enableAgents` switches every agent off"],
      [enabled, isFalsy(enabled), `\`agents.overrides.${name}.enabled\` switches it off`],
      [enabled, name === "browser_agent", "it enables the built-in `browser_agent`, which takes precedence"],
      [tools, !isFalsy(tools), `\`agents.overrides.${name}.tools\` makes Gemini CLI fail to register it`],
    ];
    const [found, , message] = off.find(([setting, holds]) => setting && holds) ?? [];
    const changed = isLocal ? withServers(profile, settings, path) : profile;
    if (!found || message === undefined) return { ...result, profile: changed };
    const at = { source: found.source, span: found.node.span };
    return { ...result, profile: changed, verdict: { kind: "lost", problem: { message, at } } };
  });
}

/** Only a remote agent has a prompt of its own. */
function isLocalAgent({ hasDefaultPrompt }: Profile): boolean {
  return !hasDefaultPrompt;
}

/** The value at a path in the strongest file that has one. */
function last(settings: readonly SettingsText[], path: readonly string[]): Found | undefined {
  return settings
    .flatMap(({ root, source }): readonly Found[] => {
      const node = path.reduce<Node | undefined>(lastOf, root);
      return node ? [{ node, source }] : [];
    })
    .at(-1);
}

function isFalse(found: Found | undefined): boolean {
  return found?.node.kind === "scalar" && found.node.value === false;
}

/** As JavaScript takes a value for false. */
function isFalsy(found: Found | undefined): boolean {
  return found?.node.kind === "scalar" && !jsonOf(found.node);
}

/** The host starts and connects to these servers for this agent, and gives it all their tools. */
function withServers(profile: Profile, settings: readonly SettingsText[], path: readonly string[]): Profile {
  const servers = settings.flatMap(({ root, source }): readonly HookOrServer[] => {
    const node = [...path, "mcpServers"].reduce<Node | undefined>(lastOf, root);
    return tableEntries(node).length > 0 ? serversIn(node, source, "httpUrl") : [];
  });
  if (servers.length === 0) return profile;
  const grants: readonly Grant[] = serverGrants(servers, "agents.overrides");
  return { ...profile, servers: [...profile.servers, ...servers], extraGrants: [...profile.extraGrants, ...grants] };
}
