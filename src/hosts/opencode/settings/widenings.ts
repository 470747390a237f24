/** Keys of settings that widen what agents can do, as the readers of the settings find them. */
import { commandLine } from "../../_kit/settings/hooks-and-servers.ts";
import { commandTexts, contentOf } from "../../_kit/settings/index.ts";
import type { Authority } from "../../../model/load.ts";
import type { HookOrServer } from "../../../model/profile.ts";
import { type Node, textOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";

/** A key that widens what agents can do. */
export interface Widening {
  readonly setting: string;
  readonly value: string;
  readonly because: string;
  readonly node: Node;
  /** The node whose content is compared, where that is more than `node`. */
  readonly content?: Node;
  readonly may?: Authority["may"];
  /** The command or the address of a server. */
  readonly server?: {
    readonly name: string;
    readonly kind: "command" | "url";
    readonly node: Node;
    /** The arguments of the command, where they have a key of their own. */
    readonly args?: Node;
  };
}

/** Settings that widen what every agent can do. */
export function authorityOf(widenings: readonly Widening[], source: Source): readonly Authority[] {
  return widenings.map(
    ({ setting, value, because, node, content = node, may, server }): Authority => ({
      setting,
      value,
      effect: "widens",
      because,
      content: contentOf(content, source),
      ...(may ? { may } : {}),
      ...(server ? { server: serverOf(server, source) } : {}),
      ...(may?.includes("execute") === true ? { names: commandTexts(content) } : {}),
      at: { source, span: node.span },
    }),
  );
}

function serverOf({ name, kind, node, args }: NonNullable<Widening["server"]>, source: Source): HookOrServer {
  const value = kind === "command" ? commandLine(node, args) : (textOf(node) ?? "");
  return { name, kind, value, at: { source, span: node.span } };
}

/** The entries of a mapping whose names are strings; anything else has none. */
export function entriesOf(node: Node | undefined): readonly (readonly [name: string, value: Node])[] {
  return node?.kind === "table"
    ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const]))
    : [];
}
