/** Reads the hooks of a profile: VT Code's own form below `lifecycle`, or events as Claude Code writes them. */
import { lastOf, type Node } from "../../../parsers/node.ts";
import {
  boolean,
  type Decoded,
  list,
  option,
  optional,
  DecodeError,
  type Decoder,
  string,
  struct,
  unsigned,
} from "../../../parsers/decode.ts";
import { entriesOf, kindOf, Refused, serdeJson, stringOf, unsignedOf } from "./values.ts";

const kind: Decoder<string> = (node, dialect) => {
  const word = dialect.variant?.(node, ["command"]) ?? stringOf(node);
  return word instanceof DecodeError ? word : word === "command" ? "command" : "unknown";
};

const command = struct("HookCommandConfig", {
  type: optional(kind, "command"),
  command: optional(string, ""),
  timeout_seconds: optional(option(unsigned(64, "u64")), null),
});
const group = struct("HookGroupConfig", {
  matcher: optional(option(string), null),
  hooks: optional(list(command), []),
});
const groups = optional(list(group), []);

const lifecycle = struct("LifecycleHooksConfig", {
  quiet_success_output: optional(boolean, false),
  session_start: groups,
  session_end: groups,
  subagent_start: groups,
  subagent_stop: groups,
  user_prompt_submit: groups,
  pre_tool_use: groups,
  post_tool_use: groups,
  permission_request: groups,
  pre_compact: groups,
  stop: groups,
  task_completion: groups,
  task_completed: groups,
  notification: groups,
});
type Lifecycle = Decoded<typeof lifecycle>;
type Group = Decoded<typeof group>;

const none: Lifecycle = {
  quiet_success_output: false,
  session_start: [],
  session_end: [],
  subagent_start: [],
  subagent_stop: [],
  user_prompt_submit: [],
  pre_tool_use: [],
  post_tool_use: [],
  permission_request: [],
  pre_compact: [],
  stop: [],
  task_completion: [],
  task_completed: [],
  notification: [],
};
const config = struct("HooksConfig", { lifecycle: optional(lifecycle, none) });

/** The events that are read outside `lifecycle`, under both of their names. */
export const events: {
  readonly [name: string]:
    | "pre_tool_use"
    | "post_tool_use"
    | "permission_request"
    | "stop"
    | "subagent_start"
    | "subagent_stop";
} = {
  PreToolUse: "pre_tool_use",
  pre_tool_use: "pre_tool_use",
  PostToolUse: "post_tool_use",
  post_tool_use: "post_tool_use",
  PermissionRequest: "permission_request",
  permission_request: "permission_request",
  Stop: "stop",
  stop: "stop",
  SubagentStart: "subagent_start",
  subagent_start: "subagent_start",
  SubagentStop: "subagent_stop",
  subagent_stop: "subagent_stop",
};

/** `null` where the key is missing. */
export function hooksIn(node: Node | undefined): Lifecycle | null | Refused {
  if (!node || kindOf(node) === "null") return null;
  if (node.kind !== "table") return new Refused("subagent hooks must be an object", node.span);
  const own = lastOf(node, "lifecycle");
  if (own) {
    const read = config(node, serdeJson);
    return read instanceof DecodeError
      ? new Refused(`failed to parse VT Code lifecycle hooks: ${read.message}`, read.span)
      : read.lifecycle;
  }
  const found: { [K in (typeof events)[string]]?: readonly Group[] } = {};
  for (const [name, value] of entriesOf(node)) {
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    if (!event) continue;
    const read = groupsIn(value);
    if (read instanceof Refused) return read;
    found[event] = [...(found[event] ?? []), ...read];
  }
  return { ...none, ...found };
}

function groupsIn(node: Node): readonly Group[] | Refused {
  if (node.kind !== "list") return new Refused("hook groups must be arrays", node.span);
  const read: Group[] = [];
  for (const item of node.items) {
    if (item.kind !== "table") return new Refused("hook group must be an object", item.span);
    const inner = lastOf(item, "hooks");
    if (inner?.kind !== "list") return new Refused("hook group requires hooks array", (inner ?? item).span);
    const commands: Group["hooks"][number][] = [];
    for (const command of inner.items) {
      if (command.kind !== "table") return new Refused("hook command must be an object", command.span);
      const text = stringOf(lastOf(command, "command"));
      if (text === undefined) return new Refused("hook command requires a command string", command.span);
      const seconds = unsignedOf(lastOf(command, "timeout_seconds"));
      commands.push({
        type: "command",
        command: text,
        timeout_seconds: seconds === undefined ? null : BigInt(seconds),
      });
    }
    read.push({ matcher: stringOf(lastOf(item, "matcher")) ?? null, hooks: commands });
  }
  return read;
}
