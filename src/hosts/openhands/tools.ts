/** The tools that OpenHands registers, and what each can do. */
import { capabilityOfTool } from "../_kit/profiles/tool-vocabulary.ts";
import { grantEach, nearName, type ToolGrants, toolTable } from "../_kit/profiles/tools.ts";
import { implied, stated } from "../../model/fact.ts";
import type { Capability } from "../../model/capability.ts";
import type { Ineffective } from "../../model/profile.ts";
import type { Node } from "../../parsers/node.ts";
import { pythonText, stringOf } from "../../parsers/yaml/python.ts";
import type { Place, Source } from "../../repo/text.ts";

/** The names in `openhands-tools` 1.43.1. */
const tools = toolTable({
  read: "file_editor read_file list_directory glob grep planning_file_editor",
  write: "file_editor apply_patch edit write_file planning_file_editor",
  execute: "terminal",
  network: "browser_tool_set",
  delegate: "task_tool_set task delegate workflow_tool_set workflow",
  state: "task_tracker tom_consult sleeptime_compute finish think FinishTool ThinkTool",
});

/** Names by which programs register the same tools. */
const classes = toolTable({
  read: "FileEditorTool",
  write: "FileEditorTool ApplyPatchTool",
  execute: "TerminalTool BashTool",
  network: "BrowserToolSet",
  delegate: "DelegateTool TaskToolSet",
  state: "TaskTrackerTool",
});

/**
 * Names of other hosts' tools, and of these in other letters. No program around OpenHands is known to register them.
 */
function isForeign(name: string): boolean {
  return capabilityOfTool(name) !== "external" || "meant" in nearName(name, tools.names);
}

/** What a name can do. A program around OpenHands can register tools of its own, so that a name of its own counts. */
export function powersOf(name: string): readonly Capability[] {
  const known = tools.lookup(name) ?? classes.lookup(name);
  return known ?? (isForeign(name) ? [] : ["external"]);
}

/** What the list of tools gives; `home` is where it would be written. Without a list, an agent has no tool. */
export function readTools(list: Node | undefined, source: Source, home: Place): ToolGrants {
  const none = (at: Place, because: string): ToolGrants["grants"] => implied([], at, because);
  if (!list) return { grants: none(home, "no `tools` key means no tool"), denied: [], ineffective: [] };
  const at: Place = { source, span: list.span };
  const items = list.kind === "list" ? list.items : stringOf(list) !== undefined ? [list] : undefined;
  if (!items) {
    const isNothing = list.kind === "scalar" && list.value === null;
    return {
      grants: none(at, "`tools` without a list means no tool"),
      denied: [],
      ineffective: isNothing
        ? []
        : [{ kind: "value", what: "tools", because: "it is neither a list nor a name, so the agent has no tool", at }],
    };
  }
  const ineffective: Ineffective[] = [];
  const grants = items.flatMap((item) => {
    const name = pythonText(item);
    const place: Place = { source, span: item.span };
    if (!tools.has(name) && !classes.has(name) && (isForeign(name) || name.includes(",")))
      ineffective.push(unknownTool(name, place));
    return grantEach(place, name.includes(",") ? [] : powersOf(name), name);
  });
  return { grants: stated(grants, at), denied: [], ineffective };
}

function unknownTool(name: string, at: Place): Ineffective {
  const because = name.includes(",")
    ? "this text is one name, and OpenHands has no tool of that name, so the agent cannot start; write a list"
    : "OpenHands has no tool of that name, so the agent cannot start";
  return { kind: "unknown-tool", what: name, because, at, ...nearName(name, tools.names) };
}
