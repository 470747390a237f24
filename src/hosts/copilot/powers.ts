/** Powers that come with other keys than the tool list: servers, hooks, and an agent that starts by itself. */
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, HookOrServer, Profile } from "../../model/profile.ts";
import { unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import type { Source } from "../../repo/text.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { keys } from "./keys.ts";

/** What a profile has next to its tools. */
export type Powers = Pick<Profile, "extraGrants" | "hooks" | "servers" | "bypasses">;

/** `isClaudes`: the file lies in a folder of Claude Code's. */
export function powersOf(table: Table, source: Source, isClaudes: boolean): Powers {
  const listed = serversOf(valueOf(table, "mcp-servers"), source);
  const github = githubServer(valueOf(table, "github"), source);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const extraGrants = [
    ...serverGrants(listed, "mcp-servers"),
    ...github.flatMap(({ at }) => grantEach(at, ["network", "external"], "github")),
    ...hookGrants(hooks, "hooks"),
  ];
  return {
    extraGrants,
    hooks,
    servers: [...listed, ...github],
    bypasses: [
      ...sidekickOf(valueOf(table, "sidekick"), source),
      ...(isClaudes ? [] : unhonouredModesIn(table, source, keys)),
    ],
  };
}

/** `github` with permissions or toolsets connects Copilot CLI to GitHub's own server. */
function githubServer(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const toolsets = valueOf(node, "toolsets");
  const hasToolsets = toolsets !== undefined && !(toolsets.kind === "list" && toolsets.items.length === 0);
  if (!node || !(hasToolsets || valueOf(node, "permissions"))) return [];
  const content = startContent([], [node], source);
  return [{ name: "github", kind: "reference", value: "github", content, at: { source, span: node.span } }];
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
      because: "lets Copilot CLI start this agent on its own",
      certainty: "documented",
      at: { source, span: (triggers ?? node).span },
    },
  ];
}
