/** Which approval mode a profile asks for, and what runs without asking in it. */
import { type Fact, implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective, Limit } from "../../model/profile.ts";
import { choiceOf, suggestion } from "../../repo/spelling.ts";
import type { Place, Source } from "../../repo/text.ts";
import { modeLimits, type Strictness } from "../_kit/profiles/limits.ts";

/** The host's own words; those that it takes from Claude Code are in `bridged`. */
export const approvalModes = ["plan", "default", "auto-edit", "auto", "yolo", "bubble"];

/** Claude Code's modes and the modes that they become. `dontAsk` denies there and asks here. */
export const bridged: ReadonlyMap<string, string> = new Map([
  ["default", "default"],
  ["plan", "plan"],
  ["acceptEdits", "auto-edit"],
  ["auto", "auto-edit"],
  ["bypassPermissions", "yolo"],
  ["dontAsk", "default"],
]);

/** Modes that ask for fewer approvals. */
const permissive: ReadonlyMap<string, Pick<Bypass, "effect" | "because">> = new Map([
  ["yolo", { effect: "bypass", because: "runs every tool call without asking" }],
  ["auto-edit", { effect: "auto-approve", because: "edits files without asking" }],
  ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);

/** Modes that ask more than a subagent without one. */
const strict: ReadonlyMap<string, Strictness> = new Map([
  ["plan", [2, "lets tools only read"]],
  ["default", [1, "asks before edits and commands"]],
  ["bubble", [1, "asks in the parent's session"]],
]);

/** The mode of a profile and what follows from it. */
export interface Mode {
  readonly mode: Fact<string>;
  readonly bypasses: readonly Bypass[];
  readonly limits: readonly Limit[];
  readonly ineffective: readonly Ineffective[];
}

/** The mode is the host's own name of it: `acceptEdits` is `auto-edit`. `home` is where a mode would be written. */
export function modeOf(table: Table, source: Source, home: Place): Mode {
  const approval = valueIn(table, "approvalMode");
  const permission = valueIn(table, "permissionMode");
  const at = (node: Node): Place => ({ source, span: node.span });
  const [node, setting, mode] = approval
    ? [approval, "approvalMode", textOf(approval) ?? ""]
    : [permission, "permissionMode", bridged.get(textOf(permission) ?? "") ?? ""];
  const effect = permissive.get(mode);
  const chosen =
    node && mode !== ""
      ? stated(mode, at(node))
      : implied("auto-edit", home, "without a mode, a subagent in a trusted folder edits files without asking");
  return {
    mode: chosen,
    limits: modeLimits("approvalMode", mode, node, source, strict),
    bypasses: node && effect ? [{ setting, value: textOf(node) ?? "", ...effect, at: at(node) }] : [],
    ineffective: permission ? permissionModeFault(permission, approval !== undefined, at(permission)) : [],
  };
}

/** What a `permissionMode` does not do in this host. */
function permissionModeFault(node: Node, isOverridden: boolean, at: Place): readonly Ineffective[] {
  const mode = textOf(node);
  if (isOverridden) return [{ kind: "value", what: "permissionMode", because: "`approvalMode` takes precedence", at }];
  if (!bridged.has(mode ?? ""))
    return [
      {
        kind: "limit",
        what: `permissionMode: ${mode ?? "…"}`,
        because: `unknown mode; without one, a subagent edits files without asking in a trusted folder${suggestion(mode ?? "", bridged.keys())}`,
        instead: choiceOf(["default", "plan", "dontAsk"]),
        at,
      },
    ];
  return mode === "dontAsk"
    ? [
        {
          kind: "value",
          what: "permissionMode: dontAsk",
          because: "Qwen Code asks where Claude Code would deny",
          at,
        },
      ]
    : [];
}

/** The value of a key, unless it is empty. */
function valueIn(table: Table, key: string): Node | undefined {
  const node = valueOf(table, key);
  return node && !isEmptyValue(node) ? node : undefined;
}
