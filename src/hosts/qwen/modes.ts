/** Which approval mode a profile asks for, and what that lets pass. */
import { type Fact, implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";

export const approvalModes = ["plan", "default", "auto-edit", "auto", "yolo", "bubble"];

/** Claude Code's modes and what they become; `dontAsk`, which denies there, asks here. */
const bridged: ReadonlyMap<string, string> = new Map([
  ["default", "default"],
  ["plan", "plan"],
  ["acceptEdits", "auto-edit"],
  ["auto", "auto-edit"],
  ["bypassPermissions", "yolo"],
  ["dontAsk", "default"],
]);

const loose: ReadonlyMap<string, Pick<Bypass, "effect" | "because">> = new Map([
  ["yolo", { effect: "bypass", because: "runs every tool call without asking" }],
  ["auto-edit", { effect: "auto-approve", because: "edits files without asking" }],
  ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);

export interface Mode {
  readonly mode: Fact<string>;
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** `home` is where a mode would be written. */
export function modeOf(table: Table, source: Source, home: Place): Mode {
  const approval = writtenIn(valueOf(table, "approvalMode"));
  const permission = writtenIn(valueOf(table, "permissionMode"));
  const ineffective: Ineffective[] = [];
  const at = (node: Node): Place => ({ source, span: node.span });
  const known = permission && bridged.get(textOf(permission) ?? "");
  if (permission && approval)
    ineffective.push({ kind: "value", what: "permissionMode", because: "`approvalMode` decides", at: at(permission) });
  else if (permission && known === undefined) {
    ineffective.push({
      kind: "limit",
      what: `permissionMode: ${textOf(permission) ?? "…"}`,
      because: "it is no mode of this host, which then edits files without asking in a trusted folder",
      at: at(permission),
    });
  } else if (permission && textOf(permission) === "dontAsk") {
    ineffective.push({
      kind: "value",
      what: "permissionMode: dontAsk",
      because: "this host asks, where Claude Code would deny",
      at: at(permission),
    });
  }
  const [node, setting, mode] = approval
    ? [approval, "approvalMode", textOf(approval) ?? ""]
    : [permission, "permissionMode", known ?? ""];
  const effect = loose.get(mode);
  const bypasses: readonly Bypass[] =
    node && effect ? [{ setting, value: textOf(node) ?? "", ...effect, at: at(node) }] : [];
  const chosen =
    node && mode !== ""
      ? stated(textOf(node) ?? mode, at(node))
      : implied("auto-edit", home, "without a mode, a subagent in a trusted folder edits files without asking");
  return { mode: chosen, bypasses, ineffective };
}

function writtenIn(node: Node | undefined): Node | undefined {
  return node && !isEmptyValue(node) ? node : undefined;
}
