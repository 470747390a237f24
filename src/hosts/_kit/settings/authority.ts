/** Hooks and servers of settings files as authority: what they start or connect to next to every profile. */
import { type Capability, inOrder } from "../../../model/capability.ts";
import type { Authority } from "../../../model/load.ts";
import { type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import { tableEntries } from "../profiles/fields.ts";
import { hookTables, serverOf } from "./hooks-and-servers.ts";
import { mayRefuse } from "../../../model/hook-events.ts";
import { commandTexts, contentOf } from "./index.ts";

/** What each key of a hook does. A hook may have several of them: hosts differ in which they run. */
const hookPowers: readonly (readonly [key: string, power: Capability])[] = [
  ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"] as const),
  ["url", "network"],
  ["tool", "external"],
];

function powersOf(hook: Table): readonly Capability[] {
  const isCommand = textOf(valueOf(hook, "type")) === "command";
  return inOrder([
    ...(isCommand ? ["execute" as const] : []),
    ...hookPowers.flatMap(([key, power]) => (valueOf(hook, key) ? [power] : [])),
  ]);
}

/**
 * The hooks below a node, each shown by its command or address. The content has what is around a hook as well: a guard
 * whose matcher matches no tool guards nothing. It has nothing of the hooks next to it: one that is removed, or that
 * moves, is no change of the others. `host`: one with events of its own that may refuse.
 */
export function hookAuthority(
  hooks: Node | undefined,
  source: Source,
  because: string,
  host?: string,
): readonly Authority[] {
  return hookTables(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
    const may = powersOf(table);
    return {
      setting: name === "" ? "hooks" : `hooks.${name}`,
      value,
      effect: "widens",
      because,
      content,
      isGuard: mayRefuse(name, host),
      ...(may.length > 0 ? { may } : {}),
      ...(may.includes("execute") ? { names: commandTexts(table) } : {}),
      ...(isLine ? { line: { event: name, text: value } } : {}),
      at,
    };
  });
}

/** The servers of a mapping of names to configurations. `whose`: completes "whose tools … may call". */
export function serverAuthority(servers: Node | undefined, source: Source, whose: string): readonly Authority[] {
  return tableEntries(servers).flatMap(({ name = "", value: config }) =>
    serverOf(name, config, source).map((server) => {
      const { kind, at } = server;
      const starts = kind === "command";
      return {
        setting: "server",
        value: name,
        effect: "widens" as const,
        because: starts
          ? `starts a command whose tools ${whose} may call`
          : `connects to an address whose tools ${whose} may call`,
        content: contentOf(config, source),
        ...(kind === "reference" ? {} : { server }),
        may: [starts ? "execute" : "network", "external"] as const,
        ...(starts ? { names: commandTexts(config) } : {}),
        at,
      };
    }),
  );
}
