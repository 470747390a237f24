/** The form of hooks that Claude Code requires, since 2.1.267 at the latest; where it does not find it, it drops the profile. */
import { entryOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";

/** A fault, and what comes of it. */
interface Fault {
  readonly at: Node;
  readonly because: string;
}

/** The events whose hooks can block a tool call. A fault in the hooks of any other event only disables these. */
const guards = ["PreToolUse", "PermissionRequest"];

/** What makes Claude Code drop a profile with these hooks. */
export function faultInHooks(hooks: Node): Fault | undefined {
  if (isFalsy(hooks)) return undefined;
  if (hooks.kind !== "table")
    return { at: hooks, because: "is not a mapping of events, so Claude Code leaves the profile out" };
  for (const event of guards) {
    const matchers = valueOf(hooks, event);
    const at = matchers && !isNull(matchers) ? wrongIn(matchers, isMatcher) : undefined;
    if (at) return { at, because: `has a fault under \`${event}\`, so Claude Code leaves the profile out` };
  }
  return undefined;
}

/** The events whose hooks Claude Code ignores: those with a fault, where they do not make it drop the profile. */
export function ignoredEvents(hooks: Node | undefined): readonly Fault[] {
  const entries = hooks?.kind === "table" ? hooks.entries : [];
  return entries.flatMap(({ name, value }) => {
    const at = name === undefined || isNull(value) ? undefined : wrongIn(value, isMatcher);
    return at ? [{ at, because: `Claude Code ignores the hooks of \`${name}\`, which have a fault here` }] : [];
  });
}

function isNull(node: Node): boolean {
  return node.kind === "scalar" && node.value === null;
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

const isText: Check = (node) => node.kind === "scalar" && typeof node.value === "string";
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
