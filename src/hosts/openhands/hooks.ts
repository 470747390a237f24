/** Hooks of an agent or of `hooks.json`: events, matchers, and below them commands, prompts and agents. */
import { inOrder } from "../../model/capability.ts";
import type { Grant, HookOrServer } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { startContent, plainPart } from "../_kit/settings/start-content.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { powersOf } from "./tools.ts";

/** One hook with the event that starts it. */
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

/** The command, or the agent, that a hook starts. */
export function startOf(hook: Hook, source: Source): readonly HookOrServer[] {
  const { event, table, matcher } = hook;
  const command = valueOf(table, "command");
  const value = textOf(command) ?? "";
  const around = matcher.kind === "table" ? [plainPart(matcher)] : [];
  const content = startContent([event, value], [...around, table], source);
  const common = { name: event, content } as const;
  return [
    ...(command && value !== "" ? [{ ...common, kind: "command" as const, value, at: placeOf(command, source) }] : []),
    ...(isAgent(hook) ? [{ ...common, kind: "builtin" as const, value: "agent", at: placeOf(table, source) }] : []),
  ];
}

/** What the agent of a hook gets, at the place of the hook. */
export function toolsOfHook(hook: Hook, source: Source): readonly Grant[] {
  const items = isAgent(hook) ? listItems(valueOf(hook.table, "tools")) : [];
  const powers = inOrder(items.flatMap((item) => powersOf(textOf(item) ?? "")));
  return grantEach(placeOf(hook.table, source), powers, "hooks");
}

function placeOf({ span }: Node, source: Source): Place {
  return { source, span };
}
