/**
 * Servers that connect while a session already runs. Measured in sessions of droid 0.225.2: a droid that starts before
 * they are connected gets all of their tools, whatever its list says; one that starts later, or with a true
 * `blockOnMcpLoad`, gets those of its list.
 */
import { isText, lastOf, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { nameOf } from "../../repo/path.ts";
import type { Source } from "../../repo/text.ts";
import type { SettingsText } from "../_kit/loading/single-folder.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { categoryOf } from "./tools.ts";

/** A server of these settings that a session does not wait for. */
export function lateServerIn(settings: readonly SettingsText[]): string | undefined {
  let server: string | undefined;
  let waits = false;
  for (const { root, source } of settings) {
    const wait = lastOf(root, "blockOnMcpLoad");
    if (wait && nameOf(source.path) !== "mcp.json") waits = textOf(wait) === "true" && !isText(wait);
    if (nameOf(source.path) === "mcp.json")
      server ??= tableEntries(lastOf(root, "mcpServers")).find(
        ({ value }) => textOf(lastOf(value, "disabled")) !== "true",
      )?.name;
  }
  return waits ? undefined : server;
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
  const because = `a droid that starts before ${which} of \`mcp.json\` is connected gets its tools too, whatever this list says; set \`"blockOnMcpLoad": true\` in \`.factory/settings.json\``;
  return {
    grants: grantEach(at, ["external"], "tools"),
    ineffective: [{ kind: "limit", what: "tools", because, at }],
  };
}
