/** Servers as Gemini CLI writes them, in an agent and in its settings. */
import { startContent } from "../_kit/settings/start-content.ts";
import { serversOf } from "../_kit/settings/hooks-and-servers.ts";
import type { HookOrServer } from "../../model/profile.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

/** `httpKey` is the key of an HTTP address besides `url`: `http_url` in an agent, `httpUrl` in settings. */
export function serversIn(node: Node | undefined, source: Source, httpKey: string): readonly HookOrServer[] {
  const found = serversOf(node, source);
  const addresses = (node?.kind === "table" ? node.entries : []).flatMap(
    ({ name = "", value }): readonly HookOrServer[] => {
      const address = lastOf(value, httpKey) ?? lastOf(value, "tcp");
      return address?.kind === "scalar" && !lastOf(value, "command") && !lastOf(value, "url")
        ? [
            {
              name,
              kind: "url",
              value: address.text,
              content: startContent([address.text], [value], source),
              at: { source, span: address.span },
            },
          ]
        : [];
    },
  );
  const isAddress = (name: string): boolean => addresses.some((address) => address.name === name);
  return [...found.filter(({ name, kind }) => kind === "command" || !isAddress(name)), ...addresses];
}
