/**
 * The form of hooks that Claude Code requires, since 2.1.267 at the latest; where it does not find it, it drops the
 * profile.
 */
import { entryOf, isNull, isText, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";

/** A fault, and what comes of it. */
interface Fault {
  readonly at: Node;
  readonly because: string;
}

/** Events that every version since 2.1.267 knows. */
export const events: ReadonlySet<string> = new Set(
  "PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch PostModelSwitch PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged DirectoryAdded MessageDisplay".split(
    " ",
  ),
);

/** An event that 2.1.332 has, and that can block. Earlier versions take it for none. */
const laterGuard = "PreSkillShellCommand";

/** Events that some version knows; in a payload another one is an error. */
export const eventsOfAnyVersion: ReadonlySet<string> = new Set([...events, laterGuard]);

/** Hooks that do not run. */
export interface Idle extends Fault {
  readonly what: string;
  /** Whether they could block a tool call, so that a limit does not hold. */
  readonly isGuard: boolean;
  /** The words of a message that tell one of several alike findings from another. */
  readonly varies?: string;
}

/** The events whose hooks can block a tool call. A fault in the hooks of any other event only disables these. */
export const guards: readonly string[] = ["PreToolUse", "PermissionRequest"];

/** Those of some version. */
export const guardsOfAnyVersion: readonly string[] = [...guards, laterGuard];

/** What makes Claude Code drop a profile with these hooks. */
export function faultInHooks(hooks: Node, of: readonly string[] = guards): Fault | undefined {
  if (isFalsy(hooks)) return undefined;
  if (hooks.kind !== "table") return { at: hooks, because: "is not a mapping of events" };
  for (const event of of) {
    const matchers = valueOf(hooks, event);
    const at = matchers && !isNull(matchers) ? wrongIn(matchers, isMatcher) : undefined;
    if (at)
      return {
        at,
        because: `is invalid under \`${event}\` (${whyWrong(at)})`,
      };
  }
  return undefined;
}

/** Hooks of an event that Claude Code does not have. */
export interface WrongEvent extends Idle {
  /** The event that has the name in another case. No version runs these hooks. */
  readonly meant?: string;
}

/** The entries for events that Claude Code does not have, which it ignores without a message. */
export function wrongEvents(hooks: Node | undefined): readonly WrongEvent[] {
  const entries = hooks?.kind === "table" ? hooks.entries : [];
  return entries.flatMap(({ name, key, value }): readonly WrongEvent[] => {
    if (name === undefined || isNull(value) || eventsOfAnyVersion.has(name)) return [];
    const meant = [...eventsOfAnyVersion].find((one) => one.toLowerCase() === name.toLowerCase());
    const what = `hooks.${name}`;
    if (meant !== undefined) {
      const because = `event names are case-sensitive, so these hooks do not run; write \`${meant}\``;
      return [{ what, at: key, isGuard: guardsOfAnyVersion.includes(meant), because, meant }];
    }
    const because = "Claude Code has no such event, so these hooks do not run; write one that it has, such as `Stop`";
    return [{ what, at: key, isGuard: false, because, varies: name }];
  });
}

/** Events whose hooks Claude Code takes from settings and not from a profile. */
const unread = ["SessionStart", "SubagentStart"];

/**
 * The events whose hooks Claude Code ignores in a profile. `drops`: whether it drops a profile for a fault in hooks
 * that can block.
 */
export function ignoredEvents(hooks: Node | undefined, drops: boolean): readonly Idle[] {
  const entries = hooks?.kind === "table" ? hooks.entries : [];
  const wrong = new Map(wrongEvents(hooks).map((one) => [one.at, one]));
  return entries.flatMap(({ name, key, value }): readonly Idle[] => {
    const known = wrong.get(key);
    if (known) return [known];
    if (name === undefined || isNull(value)) return [];
    const isGuard = guardsOfAnyVersion.includes(name);
    const at = wrongIn(value, isMatcher);
    if (at) {
      if (guards.includes(name) && drops) return [];
      const because = `Claude Code does not run the hooks of \`${name}\`, because ${whyWrong(at)}`;
      return [{ what: "hooks", at, isGuard, because }];
    }
    if (!unread.includes(name)) return [];
    const because = `profiles cannot have hooks for this event; move them to \`.claude/settings.json\``;
    return [{ what: `hooks.${name}`, at: key, isGuard, because }];
  });
}

/**
 * Whether some hooks stay that Claude Code runs: since 2.1.267 an event with a list, whatever its items; before, one
 * fault disables all hooks.
 */
export function keepsHooks(hooks: Node | undefined, isOlder: boolean): boolean {
  const entries = hooks?.kind === "table" ? hooks.entries : [];
  const isValid = entries.every(({ name = "", value }) => events.has(name) && wrongIn(value, isMatcher) === undefined);
  return entries.some(({ name = "", value }) => events.has(name) && value.kind === "list") && (isValid || !isOlder);
}

/** What is wrong with a matcher. The commonest fault is a command without the inner list. */
function whyWrong(matcher: Node): string {
  if (matcher.kind !== "table") return "this is not a list of matchers";
  return valueOf(matcher, "hooks")
    ? "a hook here is invalid"
    : "a matcher needs a list `hooks`: `hooks: [{ type: command, command: … }]`";
}

/** What JavaScript takes for false. */
function isFalsy(node: Node): boolean {
  return node.kind === "scalar" && (!node.value || Number.isNaN(node.value));
}

type Check = (node: Node) => boolean;

/** The first item that is not as it should be, or the node itself if it is no list. */
function wrongIn(node: Node, check: Check): Node | undefined {
  return node.kind === "list" ? node.items.find((item) => !check(item)) : node;
}

const isFlag: Check = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isDuration: Check = (node) => node.kind === "scalar" && typeof node.value === "number" && node.value > 0;
const isTextList: Check = (node) => wrongIn(node, isText) === undefined;
const isTable: Check = (node) => node.kind === "table";
const isTextTable: Check = (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value));
const isShell: Check = (node) => /^(?:bash|powershell)$/.test(textOf(node) ?? "");
const isUrl: Check = (node) => isText(node) && URL.canParse(textOf(node) ?? "");

interface Shape {
  readonly required: { readonly [key: string]: Check };
  readonly optional: { readonly [key: string]: Check };
}

const common = { if: isText, timeout: isDuration, statusMessage: isText, once: isFlag };

/** The kinds of hooks with the types of their keys; other keys are ignored. */
const shapes: ReadonlyMap<string, Shape> = new Map([
  [
    "command",
    {
      required: { command: isText },
      optional: { ...common, shell: isShell, async: isFlag, asyncRewake: isFlag, args: isTextList },
    },
  ],
  ["prompt", { required: { prompt: isText }, optional: { ...common, model: isText } }],
  ["agent", { required: { prompt: isText }, optional: { ...common, model: isText } }],
  ["http", { required: { url: isUrl }, optional: { ...common, headers: isTextTable, allowedEnvVars: isTextList } }],
  ["mcp_tool", { required: { server: isText, tool: isText }, optional: { ...common, input: isTable } }],
]);

function isMatcher(node: Node): boolean {
  const hooks = valueOf(node, "hooks");
  return (
    node.kind === "table" &&
    isOptional(node, "matcher", isText) &&
    hooks !== undefined &&
    wrongIn(hooks, isHook) === undefined
  );
}

function isHook(node: Node): boolean {
  const type = valueOf(node, "type");
  const shape = type && isText(type) ? shapes.get(textOf(type) ?? "") : undefined;
  return (
    node.kind === "table" &&
    shape !== undefined &&
    Object.entries(shape.required).every(([key, check]) => entryOf(node, key) && isOptional(node, key, check)) &&
    Object.entries(shape.optional).every(([key, check]) => isOptional(node, key, check))
  );
}

function isOptional(table: Table, key: string, check: Check): boolean {
  const value = valueOf(table, key);
  return value === undefined || check(value);
}
