/** The tools of auggie by name, and what its two lists of tools grant. */
import type { Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { capabilityOfTool } from "../_kit/profiles/tool-vocabulary.ts";
import { type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, nearName, type ToolGrants, toolTable } from "../_kit/profiles/tools.ts";
import { type Name, namesIn } from "./frontmatter.ts";

/** Names in npm `@augmentcode/auggie` 0.36.0. Tools of servers and integrations depend on the session. */
const tools = toolTable({
  read: "view view-range-untruncated search-untruncated codebase-retrieval codebase-retrieval-raw grep-search read-process list-processes conversation-retrieval view-session git-commit-retrieval read ls grep find",
  write: "save-file str-replace-editor apply_patch remove-files write edit",
  execute: "launch-process write-process kill-process setup-script bash shell",
  network: "web-fetch web-search open-browser github-api",
  state:
    "view_tasklist add_tasks update_tasks reorganize_tasklist ask-user render-mermaid report-to-parent enter-plan-mode exit-plan-mode",
});

/**
 * The tools behind a capability: without all of them it is gone. Other tools need one of these, or belong to another
 * set.
 */
const toolsByCapability: { readonly [C in Capability]?: string } = {
  write: "save-file str-replace-editor apply_patch remove-files",
  execute: "launch-process",
};

/**
 * `home` is where `tools` would be written. Names are compared exactly. `disabled_tools` makes the host ignore `tools`.
 */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const allow = valueOf(table, "tools");
  const deny = valueOf(table, "disabled_tools");
  const allowed = namesIn(table, "tools");
  const denied = namesIn(table, "disabled_tools");
  const at = allow ? { source, span: allow.span } : home;
  const fault = (what: string, because: string, place: Place): Ineffective => ({
    kind: "limit",
    what,
    because,
    at: place,
  });
  const ineffective: Ineffective[] = [];
  if (deny && denied.length === 0 && !isBlank(deny))
    ineffective.push(fault("disabled_tools", "it names no tool, so it removes none", { source, span: deny.span }));
  if (denied.length > 0) {
    if (allowed.length > 0) ineffective.push(fault("tools", "`disabled_tools` replaces it; keep one of the two", at));
    return {
      ...allBut(denied, deny ? { source, span: deny.span } : home),
      ineffective: [...ineffective, ...denied.flatMap((name) => unknownDenied(name, source))],
    };
  }
  if (allowed.length > 0)
    return {
      grants: stated(
        allowed.flatMap((name) => grantOf(name, source)),
        at,
      ),
      denied: [],
      ineffective: [...ineffective, ...allowed.flatMap((name) => unknownAllowed(name, source))],
    };
  const because = allow ? "`tools` without names means every tool" : "no `tools` key means every tool";
  if (allow && !isBlank(allow))
    ineffective.push(
      fault("tools", "it names no tool, so every tool is granted; write a list such as `[view, grep-search]`", at),
    );
  return { grants: implied(grantEach(at), at, because), denied: [], ineffective };
}

/** Whether nobody can take the value for a limit. */
function isBlank(node: NonNullable<ReturnType<typeof valueOf>>): boolean {
  return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}

function allBut(denied: readonly Name[], at: Place): Omit<ToolGrants, "ineffective"> {
  const removed = new Set(denied.map(({ name }) => name));
  const left = grantEach(at).filter(
    ({ capability }) => !(toolsByCapability[capability]?.split(" ").every((name) => removed.has(name)) ?? false),
  );
  return { grants: implied(left, at, "`disabled_tools` leaves every other tool"), denied: [...removed] };
}

/**
 * What a name gives. A name that is no tool of the program gives nothing, unless a server or an integration may have
 * it.
 */
function grantOf({ name, span }: Name, source: Source): readonly Grant[] {
  const granted = tools.lookup(name) ?? foreign(name);
  return granted.map((capability) => ({ tool: name, capability, scope: null, at: { source, span } }));
}

/** A server's tools are called `tool_server`, and an integration's in one word. */
function foreign(name: string): readonly Capability[] {
  if (name.startsWith("sub-agent")) return ["delegate"];
  return isPossible(name) ? ["external"] : [];
}

/**
 * Whether a tool that is not in the program may have this name. A name of another host's tool is none, if no server can
 * have it.
 */
function isPossible(name: string): boolean {
  return /^[a-zA-Z0-9_-]+$/.test(name) && (name.includes("_") || capabilityOfTool(name) === "external");
}

function isTool(name: string): boolean {
  return tools.has(name) || foreign(name).length > 0;
}

function unknownAllowed({ name, span }: Name, source: Source): readonly Ineffective[] {
  const because = "unknown tool (names are case-sensitive), so it grants nothing";
  const at = { source, span };
  return isTool(name) ? [] : [{ kind: "unknown-tool", what: name, because, at, ...nearName(name, tools.names) }];
}

function unknownDenied({ name, span }: Name, source: Source): readonly Ineffective[] {
  const because = /[(*]/.test(name)
    ? "only whole tools can be denied, by their exact names, so this denies nothing"
    : "unknown tool (names are case-sensitive), so it denies nothing";
  const at = { source, span };
  return isTool(name) ? [] : [{ kind: "limit", what: name, because, at, ...nearName(name, tools.names) }];
}
