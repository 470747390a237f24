/** How sentences name what gives a profile a capability. */
import type { HookOrServer, Profile } from "../../model/profile.ts";
import { redacted } from "../../sanitize/secrets.ts";
import type { HeldGrant } from "./held-grants.ts";
import { placeKey } from "../item-place.ts";

/** A hook or a server is named by what it runs: the key that holds it is no tool. */
export function sourcesIn(
  grants: readonly HeldGrant[],
  { hooks, servers }: Pick<Profile, "hooks" | "servers">,
): string {
  const started = new Map([
    ...servers.map((server) => [placeKey(server.at), `the server ${startedBy(server)}`] as const),
    ...hooks.map((hook) => [placeKey(hook.at), `${hook.isSetting ? "" : "the hook "}${startedBy(hook)}`] as const),
  ]);
  const nameOf = ({ grant: { tool, at }, source }: HeldGrant): string =>
    (source === "extra" ? started.get(placeKey(at)) : undefined) ?? (tool === "*" ? "having every tool" : code(tool));
  const tools = [...new Set(grants.map(nameOf))];
  return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}

function startedBy({ name, value }: HookOrServer): string {
  return `${name === "" ? "" : `${code(name)}: `}${code(redacted(value))}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
