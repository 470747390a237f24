/**
 * Servers that connect while a droid already runs. Measured in sessions of droid 0.225.2: it then gets all of their
 * tools, whatever its list says, unless the session waits for its servers (`blockOnMcpLoad`). A session has the
 * settings, the servers and the droids of its directory and of those above it; the nearest value of a setting counts.
 */
import { lastOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { join, withAncestors } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { readSettingsFiles } from "../_kit/settings/index.ts";
import { reading } from "./reading.ts";
import { categoryOf } from "./tools.ts";

/** One server for each directory whose droids run in a session that does not wait for it. */
export type LateServers = ReadonlyMap<string, string>;

/** What the settings of one directory say, or those of it and of all above it. */
interface Settings {
  readonly server: string | undefined;
  readonly waits: boolean | undefined;
}

/** The late servers of all sessions that can start. */
export async function lateServersIn(repo: RepoIndex, { starts, user }: SearchScope): Promise<LateServers> {
  const known = new Map<string, Settings>();
  for (const directory of starts) known.set(directory, await settingsIn(repo, directory));
  const home = user?.home;
  const above = home === undefined ? [] : [await settingsIn(repo, home)];
  const late = new Map<string, string>();
  for (const start of starts) {
    const chain = upward(start);
    const found = [...chain.flatMap((directory) => known.get(directory) ?? []), ...above];
    const server = found.find((one) => one.server !== undefined)?.server;
    const waits = found.find((one) => one.waits !== undefined)?.waits;
    if (server !== undefined && waits !== true)
      for (const directory of [...chain, ...(home === undefined ? [] : [home])])
        late.set(directory, late.get(directory) ?? server);
  }
  return late;
}

async function settingsIn(repo: RepoIndex, directory: string): Promise<Settings> {
  let server: string | undefined;
  let waits: boolean | undefined;
  const own = join(directory, ".factory");
  const isRelevant = (text: string): boolean => text.trim() !== "";
  await readSettingsFiles(repo, [
    ...["settings.json", "settings.local.json"].map((name) => ({
      path: join(own, name),
      isRelevant,
      read: (root: Node) => {
        const value = lastOf(root, "blockOnMcpLoad");
        if (value) waits = textOf(value) === "true";
        return [];
      },
      reading,
    })),
    {
      path: join(own, "mcp.json"),
      isRelevant,
      read: (root) => {
        const servers = tableEntries(lastOf(root, "mcpServers"));
        server = servers.find(({ value }) => textOf(lastOf(value, "disabled")) !== "true")?.name;
        return [];
      },
      reading,
    },
  ]);
  return { server, waits };
}

/** A directory, and those above it. */
function upward(directory: string): readonly string[] {
  return [...withAncestors(directory).toReversed(), ""];
}

/** What a list of tools, or a category, does not keep away. */
export function lateTools(
  table: Table,
  source: Source,
  server: string | undefined,
): { readonly grants: readonly Grant[]; readonly ineffective: readonly Ineffective[] } {
  const node = valueOf(table, "tools");
  const category = node?.kind === "scalar" ? categoryOf(node.text) : undefined;
  if (!node || server === undefined || category?.includes("external")) return { grants: [], ineffective: [] };
  const at = { source, span: node.span };
  const which = /^[\w.@/-]{1,60}$/.test(server) ? `the server \`${server}\`` : "a server";
  const because = `a droid that runs while ${which} of \`mcp.json\` connects gets its tools too, whatever this list says; set \`"blockOnMcpLoad": true\` in \`.factory/settings.json\``;
  return {
    grants: grantEach(at, ["external"], "tools"),
    ineffective: [{ kind: "limit", what: "tools", because, at }],
  };
}
