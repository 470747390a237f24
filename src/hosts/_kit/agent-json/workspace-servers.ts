/**
 * `includeMcpJson` and `useLegacyMcpJson` of the agent format of Amazon Q Developer CLI and Kiro CLI: the agent then
 * also has the servers of the workspace's own file.
 */
import type { Grant, HookOrServer } from "../../../model/profile.ts";
import { parseJsonc, withLastValues } from "../../../parsers/json.ts";
import { type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { readOne } from "../loading/collect.ts";
import { tableEntries } from "../profiles/fields.ts";
import { serverGrants, serverOf } from "../settings/hooks-and-servers.ts";
import type { ReferenceSite } from "./references.ts";

/** The servers of the workspace that an agent has, and what they give. */
export interface WorkspaceServers {
  readonly servers: readonly HookOrServer[];
  readonly grants: readonly Grant[];
}

/** `keys`: the keys that include the servers of `file`. Which servers the user has is decided elsewhere. */
export async function workspaceServersOf(
  table: Table,
  { repo, source }: Pick<ReferenceSite, "repo" | "source">,
  keys: readonly string[],
  file: string,
): Promise<WorkspaceServers> {
  const key = keys.find((name) => textOf(valueOf(table, name)) === "true");
  const node = key === undefined ? undefined : valueOf(table, key);
  if (key === undefined || !node) return { servers: [], grants: [] };
  const at: Place = { source, span: node.span };
  const found = await readOne(repo, file);
  // What cannot be read is reported with the settings of the workspace.
  const servers = found && !("message" in found) ? serversIn(found) : [];
  return {
    servers,
    grants: [{ tool: key, capability: "external", scope: null, at }, ...serverGrants(servers, key)],
  };
}

function serversIn(source: Source): readonly HookOrServer[] {
  const node = parseJsonc(source.text);
  if (node.kind !== "table") return [];
  return tableEntries(valueOf(withLastValues(node), "mcpServers")).flatMap(({ name = "", value }) =>
    textOf(valueOf(value, "disabled")) === "true" ? [] : serverOf(name, value, source),
  );
}
