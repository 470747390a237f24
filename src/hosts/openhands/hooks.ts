/** Hooks of an agent or of `hooks.json`: events, matchers, and below them commands, prompts and agents. */
import type { Grant, HookOrServer } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { startContent, plainPart } from "../_kit/start-content.ts";
import { listItems, tableEntries } from "../_kit/fields.ts";
import { grantEach } from "../_kit/tools.ts";
import { powersOf } from "./tools.ts";

export interface Hook {
  readonly event: string;
  readonly table: Table;
  /** What it is for. */
  readonly matcher: Node;
}

/** The hooks of a mapping, also under a key `hooks`. */
export function hooksIn(node: Node | undefined): readonly Hook[] {
  return tableEntries(valueOf(node, "hooks") ?? node).flatMap(({ name: event = "", value }) =>
    listItems(value).flatMap((matcher) =>
      listItems(valueOf(matcher, "hooks")).flatMap((table) =>
        table.kind === "table" ? [{ event, table, matcher }] : [],
      ),
    ),
  );
}

/** Whether a hook starts an agent, which has the tools that the hook names. */
export function isAgent({ table }: Hook): boolean {
  return textOf(valueOf(table, "type")) === "agent";
}

export function commandOf({ event, table, matcher }: Hook, source: Source): readonly HookOrServer[] {
  const command = valueOf(table, "command");
  const value = textOf(command) ?? "";
  if (!command || value === "") return [];
  const around = matcher.kind === "table" ? [plainPart(matcher)] : [];
  const content = startContent([event, value], [...around, table], source);
  return [{ name: event, kind: "command", value, content, at: { source, span: command.span } }];
}

/** What the agent of a hook gets. */
export function toolsOfHook(hook: Hook, source: Source): readonly Grant[] {
  const items = isAgent(hook) ? listItems(valueOf(hook.table, "tools")) : [];
  return items.flatMap((item) => grantEach({ source, span: item.span }, powersOf(textOf(item) ?? ""), "hooks"));
}
