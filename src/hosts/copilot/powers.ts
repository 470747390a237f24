/** Powers that come with other keys than the tool list: servers, hooks, and an agent that starts by itself. */
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Profile } from "../../model/profile.ts";
import { unhonouredModesIn } from "../_kit/unknown-keys.ts";
import type { Source } from "../../repo/text.ts";
import { keys } from "./keys.ts";

export type Powers = Pick<Profile, "extraGrants" | "hooks" | "servers" | "bypasses">;

export function powersOf(table: Table, source: Source, isClaudes: boolean): Powers {
  const servers = serversOf(valueOf(table, "mcp-servers"), source);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const extraGrants = [...serverGrants(servers, "mcp-servers"), ...hookGrants(hooks, "hooks")];
  return {
    extraGrants,
    hooks,
    servers,
    bypasses: [
      ...sidekickOf(valueOf(table, "sidekick"), source),
      ...(isClaudes ? [] : unhonouredModesIn(table, source, keys)),
    ],
  };
}

function sidekickOf(node: Node | undefined, source: Source): readonly Bypass[] {
  if (!node || isEmptyValue(node)) return [];
  const triggers = valueOf(node, "triggers");
  const events = (triggers?.kind === "list" ? triggers.items : triggers ? [triggers] : []).map(
    (item) => textOf(item) ?? textOf(valueOf(item, "event")) ?? "…",
  );
  return [
    {
      setting: "sidekick",
      value: events.join(", ") || "…",
      effect: "auto-approve",
      because: "lets the CLI start this agent by itself, without anybody asking for it",
      at: { source, span: (triggers ?? node).span },
    },
  ];
}
