/** Servers of a file that does not have them under a key. */
import { lastOf, type Node } from "../../parsers/node.ts";

/** What makes an entry a server. */
const keys = ["command", "url", "httpUrl", "serverUrl", "headersHelper", "type"];

/** Copilot CLI also starts the servers of a file without `mcpServers`, whatever other keys are next to them. */
export function bareServersIn(root: Node): Node {
  if (root.kind !== "table") return root;
  const isServer = (config: Node): boolean => config.kind === "table" && keys.some((key) => lastOf(config, key));
  return { ...root, entries: root.entries.filter(({ value }) => isServer(value)) };
}
