/** Programs that check a file of hooks as a whole: one wrong value stops every hook in it. */
import { isText, lastOf, type Node, type Table, textOf } from "../../../parsers/node.ts";
import type { Span } from "../../../repo/text.ts";

/** What a program takes for hooks: a list of matchers for each event, each with a list of hooks. */
export interface HookShape {
  /** Events of which the program checks what they hold; it ignores others. */
  readonly events: readonly string[];
  /** Values of `type`; a hook of type `command` needs a `command`. */
  readonly types: readonly string[];
  /** A key that stands twice in one mapping is wrong as well. */
  readonly refusesRepeats?: true;
}

/** Completes "has …, and because of it no hook runs". */
export interface HookFault {
  readonly what: string;
  readonly span: Span;
}

/**
 * The first value that a program refuses; `hooks`: the mapping of events. Of a repeated key the last value counts. An
 * empty list is refused as well, but there is no hook that could be lost.
 */
export function hookFaultIn(hooks: Node, shape: HookShape): HookFault | undefined {
  if (hooks.kind === "list" && hooks.items.length === 0) return undefined;
  if (hooks.kind !== "table") return { what: "hooks that are no mapping", span: hooks.span };
  const repeated = repeatIn(hooks, shape);
  if (repeated) return repeated;
  for (const event of shape.events) {
    const value = lastOf(hooks, event);
    if (!value) continue;
    if (value.kind !== "list") return { what: `\`${event}\` that is no list`, span: value.span };
    for (const matcher of value.items) {
      const fault = matcherFault(matcher, shape);
      if (fault) return fault;
    }
  }
  return undefined;
}

/** A key that stands twice in a mapping, where the program refuses that. */
export function repeatIn(
  { entries }: Table,
  { refusesRepeats }: Pick<HookShape, "refusesRepeats">,
): HookFault | undefined {
  if (!refusesRepeats) return undefined;
  const seen = new Set<string | undefined>();
  const again = entries.find(({ name }) => seen.size === seen.add(name).size);
  return again && { what: "a key twice", span: again.key.span };
}

function matcherFault(matcher: Node, shape: HookShape): HookFault | undefined {
  if (matcher.kind !== "table") return { what: "a matcher that is no mapping", span: matcher.span };
  const pattern = lastOf(matcher, "matcher");
  if (pattern && !isText(pattern)) return { what: "a `matcher` that is no text", span: pattern.span };
  const hooks = lastOf(matcher, "hooks");
  if (hooks?.kind !== "list") return { what: "a matcher without a list of `hooks`", span: (hooks ?? matcher).span };
  for (const hook of hooks.items) {
    const fault = hookFault(hook, shape);
    if (fault) return fault;
  }
  return repeatIn(matcher, shape);
}

function hookFault(hook: Node, shape: HookShape): HookFault | undefined {
  const type = textOf(lastOf(hook, "type"));
  const command = lastOf(hook, "command");
  const isWhole = type === "command" ? command !== undefined && isText(command) : shape.types.includes(type ?? "");
  if (hook.kind !== "table" || !isWhole) return { what: "a hook of no known form", span: hook.span };
  const timeout = lastOf(hook, "timeout");
  if (timeout && !isNumber(timeout)) return { what: "a `timeout` that is no number", span: timeout.span };
  return repeatIn(hook, shape);
}

function isNumber(node: Node): boolean {
  return node.kind === "scalar" && /^(?:number|bigint)$/.test(typeof node.value);
}
