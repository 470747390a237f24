/** The tools of auggie by name, and what its two lists of tools grant. */
import type { Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { toolEntriesOf, capabilityOfTool, type ToolEntry } from "../_kit/tool-vocabulary.ts";
import { isEmptyValue, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants, toolTable } from "../_kit/tools.ts";

/** Names in npm `@augmentcode/auggie` 0.36.0. Tools of servers and integrations depend on the session. */
const tools = toolTable({
  read: "view view-range-untruncated search-untruncated codebase-retrieval codebase-retrieval-raw grep-search read-process list-processes conversation-retrieval view-session git-commit-retrieval read ls grep find",
  write: "save-file str-replace-editor apply_patch remove-files write edit",
  execute: "launch-process write-process kill-process setup-script bash shell",
  network: "web-fetch web-search open-browser github-api",
  state:
    "view_tasklist add_tasks update_tasks reorganize_tasklist ask-user render-mermaid report-to-parent enter-plan-mode exit-plan-mode",
});

/** The tools behind a capability: without all of them it is gone. Other tools need one of these, or belong to another set. */
const toolsByCapability: { readonly [C in Capability]?: string } = {
  write: "save-file str-replace-editor apply_patch remove-files",
  execute: "launch-process",
};

/** `home` is where `tools` would be written. Names are compared exactly. `disabled_tools` makes the host ignore `tools`. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const allow = valueOf(table, "tools");
  const deny = valueOf(table, "disabled_tools");
  const allowed = toolEntriesOf(allow, source);
  const denied = toolEntriesOf(deny, source);
  const at = allow ? { source, span: allow.span } : home;
  if (denied.length > 0) {
    const unused: readonly Ineffective[] =
      allowed.length > 0
        ? [{ kind: "limit", what: "tools", because: "beside `disabled_tools` this host does not go by it", at }]
        : [];
    return {
      ...allBut(denied, deny ? { source, span: deny.span } : home),
      ineffective: [...unused, ...denied.flatMap(unknownDenied)],
    };
  }
  if (allowed.length > 0)
    return { grants: stated(allowed.flatMap(grantOf), at), denied: [], ineffective: allowed.flatMap(unknownAllowed) };
  const because = allow ? "`tools` without names means every tool" : "no `tools` key means every tool";
  const fault: readonly Ineffective[] =
    allow && !isEmptyValue(allow)
      ? [{ kind: "limit", what: "tools", because: "it names no tool, which means every tool to this host", at }]
      : [];
  return { grants: implied(grantEach(at), at, because), denied: [], ineffective: fault };
}

function allBut(denied: readonly ToolEntry[], at: Place): Omit<ToolGrants, "ineffective"> {
  const removed = new Set(denied.filter(({ scope }) => scope === null).map(({ name }) => name));
  const left = grantEach(at).filter(
    ({ capability }) => !(toolsByCapability[capability]?.split(" ").every((name) => removed.has(name)) ?? false),
  );
  return { grants: implied(left, at, "`disabled_tools` leaves every other tool"), denied: [...removed] };
}

function grantOf({ name, scope, at }: ToolEntry): readonly Grant[] {
  const elsewhere = capabilityOfTool(name);
  const granted = tools.lookup(name) ?? (elsewhere ? [elsewhere] : []);
  return granted.map((capability) => ({ tool: name, capability, scope, at }));
}

function unknownAllowed({ name, at }: ToolEntry): readonly Ineffective[] {
  if (tools.has(name) || capabilityOfTool(name) === "external") return [];
  return [{ kind: "unknown-tool", what: name, because: "this host has no tool that is called so, to the letter", at }];
}

function unknownDenied({ name, scope, at }: ToolEntry): readonly Ineffective[] {
  const because =
    scope === null
      ? "this host has no tool that is called so, to the letter, so it denies nothing"
      : "a tool is denied as a whole, and this is no tool's name";
  return scope === null && (tools.has(name) || capabilityOfTool(name) === "external")
    ? []
    : [{ kind: "limit", what: name, because, at }];
}
