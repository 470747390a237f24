/** What Copilot CLI requires of hooks. One wrong hook costs the whole agent, or the whole settings file. */
import { isText, type Node, type Table } from "../../../parsers/node.ts";
import type { CliFault } from "./document.ts";
import { type Rule, rules, wrong, wrongKey } from "./rules.ts";
import { fieldOf, isOneOf, isPositive, isTable, isTexts, isTextTable } from "./values.ts";

/** Events by the program's own names, with Claude Code's name where there is one. */
const events: Readonly<Record<string, string | undefined>> = {
  sessionStart: "SessionStart",
  sessionEnd: "SessionEnd",
  userPromptSubmitted: "UserPromptSubmit",
  userPromptTransformed: undefined,
  preToolUse: "PreToolUse",
  preMcpToolCall: undefined,
  postToolUse: "PostToolUse",
  postToolUseFailure: "PostToolUseFailure",
  permissionRequest: "PermissionRequest",
  errorOccurred: "ErrorOccurred",
  agentStop: "Stop",
  subagentStart: "SubagentStart",
  subagentStop: "SubagentStop",
  preCompact: "PreCompact",
  notification: "Notification",
};
const ownEvent: ReadonlyMap<string, string> = new Map(
  Object.entries(events).flatMap(([own, other]) =>
    [own, other].flatMap((name) => (name ? [[name, own] as const] : [])),
  ),
);

/** Events whose hooks have a matcher. The others ignore one. */
const matched = new Set(
  "preToolUse preMcpToolCall postToolUse permissionRequest subagentStart preCompact notification".split(" "),
);

/** Events whose hooks decide about a call. */
const decisions = new Set(["preToolUse", "preMcpToolCall", "permissionRequest"]);

const text: Rule = [isText, "text"];
const shells = ["bash", "powershell", "command", "linux", "osx", "windows"];
const timeout: Rule = [isPositive, "a number above zero"];
const timeouts = { timeout, timeoutSec: timeout };
const commandKeys = rules({
  ...Object.fromEntries([...shells, "exec", "cwd"].map((key) => [key, text] as const)),
  args: [isTexts, "a list of texts"],
  env: [isTextTable, "a mapping of texts"],
  ...timeouts,
});
const httpKeys = rules({
  headers: [isTextTable, "a mapping of texts"],
  allowedEnvVars: [isTexts, "a list of texts"],
  ...timeouts,
});

/** The first thing for which Copilot CLI leaves out an agent with these hooks. */
export function hookFault(hooks: Table): CliFault | undefined {
  for (const { name = "…", key, value } of hooks.entries) {
    const event = isText(key) && !key.tag?.startsWith("!") ? ownEvent.get(name) : undefined;
    if (event === undefined) return { message: `Copilot CLI has no hook event \`${name}\``, span: key.span };
    if (value.kind !== "list") return wrong(`hooks.${name}`, "a list", value);
    for (const item of value.items) {
      const fault = itemFault(`hooks.${name}`, item, event);
      if (fault) return fault;
    }
  }
  return undefined;
}

/** The first event of a file whose value is no list. Names that are not the program's own are ignored there. */
export function eventFault(hooks: Table): CliFault | undefined {
  const entry = hooks.entries.find(({ name = "", value }) => Object.hasOwn(events, name) && value.kind !== "list");
  return entry && wrong(`hooks.${entry.name ?? ""}`, "a list", entry.value);
}

/** The first thing for which Copilot CLI ignores a settings file with these hooks. A wrong matcher is none. */
export function hookListFault(hooks: Table): CliFault | undefined {
  const fault = eventFault(hooks);
  if (fault) return fault;
  for (const { name = "", value } of hooks.entries) {
    if (!Object.hasOwn(events, name) || value.kind !== "list") continue;
    for (const item of value.items) {
      const wrongItem = listedFault(`hooks.${name}`, item, (hook) => formFault(`hooks.${name}`, hook, name));
      if (wrongItem) return wrongItem;
    }
  }
  return undefined;
}

/** The first fault among the hooks of a group, or of a hook without a group. */
function listedFault(path: string, item: Node, faultOf: (hook: Table) => CliFault | undefined): CliFault | undefined {
  if (!isTable(item)) return wrong(path, "a list of mappings", item);
  const group = fieldOf(item, "hooks");
  if (group?.kind !== "list") return faultOf(item);
  for (const hook of group.items) {
    const fault = isTable(hook) ? faultOf(hook) : wrong(`${path}.hooks`, "a list of mappings", hook);
    if (fault) return fault;
  }
  return undefined;
}

/** A hook, or a group of hooks with a common matcher. */
function itemFault(path: string, item: Node, event: string): CliFault | undefined {
  const fault = listedFault(path, item, (hook) => hookFaultIn(path, hook, event));
  const group = isTable(item) ? fieldOf(item, "hooks") : undefined;
  if (fault || !isTable(item) || group?.kind !== "list") return fault;
  // A hook's own matcher counts before its group's, and a group's that is no text is ignored.
  const matcher = fieldOf(item, "matcher");
  const needsGroups = group.items.some((hook) => isTable(hook) && !fieldOf(hook, "matcher"));
  return isText(matcher) && needsGroups ? matcherFault(path, matcher, event) : undefined;
}

function hookFaultIn(path: string, hook: Table, event: string): CliFault | undefined {
  const type = fieldOf(hook, "type");
  const matcher = type && isOneOf("prompt")(type) ? undefined : fieldOf(hook, "matcher");
  return formFault(path, hook, event) ?? (matcher ? matcherFault(path, matcher, event) : undefined);
}

/** What is wrong with a hook apart from its matcher. */
function formFault(path: string, hook: Table, event: string): CliFault | undefined {
  const type = fieldOf(hook, "type");
  if (type && isOneOf("prompt")(type)) return promptFault(path, hook, event);
  if (type && isOneOf("http")(type)) return httpFault(path, hook, event);
  return type && !isOneOf("command")(type)
    ? wrong(`${path}.type`, "`command`, `http`, or `prompt` in `sessionStart`", type)
    : commandFault(path, hook);
}

function promptFault(path: string, hook: Table, event: string): CliFault | undefined {
  const prompt = fieldOf(hook, "prompt");
  if (event !== "sessionStart") return wrong(`${path}.type`, "`command` or `http`", hook);
  return isText(prompt) && prompt.value !== "" ? undefined : wrong(`${path}.prompt`, "text", prompt ?? hook);
}

function httpFault(path: string, hook: Table, event: string): CliFault | undefined {
  const url = fieldOf(hook, "url");
  const protocols = decisions.has(event) ? ["https:"] : ["https:", "http:"];
  if (isText(url) && URL.canParse(url.value) && protocols.includes(new URL(url.value).protocol))
    return wrongKey(hook, httpKeys, `${path}.`);
  return wrong(
    `${path}.url`,
    decisions.has(event) ? "an `https` address" : "an `http` or `https` address",
    url ?? hook,
  );
}

function commandFault(path: string, hook: Table): CliFault | undefined {
  const hasShell = shells.some((key) => fieldOf(hook, key));
  const hasProgram = fieldOf(hook, "exec") !== undefined;
  if (hasShell === hasProgram) return wrong(path, "either a command or `exec`", hook);
  return wrongKey(hook, commandKeys, `${path}.`);
}

/** A matcher is a regular expression of JavaScript's kind, and not empty. */
function matcherFault(path: string, matcher: Node, event: string): CliFault | undefined {
  if (!matched.has(event)) return undefined;
  return isText(matcher) && matcher.value !== "" && isExpression(matcher.value)
    ? undefined
    : wrong(`${path}.matcher`, "a regular expression", matcher);
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
