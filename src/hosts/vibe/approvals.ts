/** What runs without asking: `bypass_tool_permissions`, and the tables of `tools`. */
import type { Capability } from "../../model/capability.ts";
import { interpreterIn, shownInterpreter } from "../../model/interpreter.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { nearName } from "../_kit/profiles/tools.ts";
import { fileTools, formerNames, neverAsking, tools } from "./tools.ts";
import { boolOf } from "./values.ts";

/** What an agent or the configuration approves by itself, and approvals of tools that it does not have. */
export interface Approvals {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** Whether every tool runs unasked, whatever else the file says of it. */
export function asksNothing(table: Table): boolean {
  return boolOf(valueOf(table, "bypass_tool_permissions")) === true;
}

/** The table of one tool: `[tools.bash]`. */
export function toolTableOf(table: Table, tool: string): Table | undefined {
  const found = valueOf(valueOf(table, "tools"), tool);
  return found?.kind === "table" ? found : undefined;
}

/** `always`, `ask` or `never`, as written; `undefined`: the tool's own default. */
export function permissionOf(settings: Table | undefined): string | undefined {
  return textOf(valueOf(settings, "permission"));
}

/** `isGiven`: whether the agent has a tool at all. */
export function approvalsIn(table: Table, source: Source, isGiven: (tool: string) => boolean): Approvals {
  const settings = valueOf(table, "tools");
  const parts = tableEntries(settings).map(({ name = "", key, value }) =>
    approvalsOf({ tool: name, settings: value, source, at: { source, span: key.span }, isGiven }),
  );
  const isOther = settings !== undefined && settings.kind !== "table";
  return {
    bypasses: [...switches(table, source), ...parts.flatMap(({ bypasses }) => bypasses)],
    ineffective: [...(isOther ? [noTable(settings, source)] : []), ...parts.flatMap(({ ineffective }) => ineffective)],
  };
}

function switches(table: Table, source: Source): readonly Bypass[] {
  return (["bypass_tool_permissions", "auto_approve"] as const).flatMap((setting): readonly Bypass[] => {
    const node = valueOf(table, setting);
    if (!node || boolOf(node) !== true) return [];
    const isOld = setting === "auto_approve";
    return [
      {
        setting,
        value: textOf(node) ?? "",
        effect: "bypass",
        because: isOld
          ? "runs every tool without asking in versions before 2.9; later ones call it `bypass_tool_permissions`"
          : 'runs every tool without asking, also those with `permission = "never"` and those on a denylist',
        at: { source, span: node.span },
        ...(isOld ? { certainty: "documented" as const } : {}),
      },
    ];
  });
}

function noTable(node: Node, source: Source): Ineffective {
  return {
    kind: "limit",
    what: "tools",
    because: "it is no table of tools, so it limits nothing; name the only tools in `enabled_tools`",
    at: { source, span: node.span },
    meant: "enabled_tools",
  };
}

/** What a file says of one tool. */
interface ToolSettings {
  readonly tool: string;
  readonly settings: Node;
  readonly source: Source;
  readonly at: Place;
  readonly isGiven: (tool: string) => boolean;
}

function approvalsOf(one: ToolSettings): Approvals {
  const { tool, settings, at, isGiven } = one;
  const what = `tools.${tool}`;
  if (!tools.has(tool)) {
    const idle = idleNameOf(tool);
    if (idle) return { bypasses: [], ineffective: [{ what, at, ...idle }] };
  }
  if (settings.kind !== "table")
    return {
      bypasses: [],
      ineffective: [
        /^(?:allow|deny)list$|_tools$/.test(tool)
          ? { kind: "limit", what, because: "it is in the table of tools, so it limits nothing", at }
          : { kind: "value", what, because: "it is no table, so the tool has its defaults", at },
      ],
    };
  return {
    bypasses: isGiven(tool) ? [...byPermission(one, settings), ...byLists(one, settings)] : [],
    ineffective: [...idlePermission(one, settings), ...idleLists(one, settings)],
  };
}

/** Why settings under a name are read by no tool; `undefined`: the tool of a server, or of Python code, may have it. */
function idleNameOf(tool: string): Pick<Ineffective, "kind" | "because" | "meant"> | undefined {
  const now = formerNames.get(tool);
  if (now !== undefined)
    return { kind: "removed-tool", because: `it is not read by this tool's new name; write \`${now}\``, meant: now };
  const { meant } = nearName(tool, tools.names);
  if (meant !== undefined)
    return { kind: "unknown-tool", because: `it is read by no tool; the name is \`${meant}\``, meant };
  return /[*?[]/.test(tool)
    ? { kind: "unknown-tool", because: "it is read by no tool, because a pattern is no name here" }
    : undefined;
}

/** What a tool does unasked, by its power. */
const does: { readonly [C in Capability]?: string } = {
  write: "writes files in the directory of the session without asking",
  execute: "runs commands without asking",
  network: "reaches the network without asking",
  delegate: "starts every subagent without asking",
};

function byPermission({ tool, source }: ToolSettings, settings: Table): readonly Bypass[] {
  const node = valueOf(settings, "permission");
  if (!node || permissionOf(settings) !== "always" || neverAsking.has(tool)) return [];
  const [capability] = tools.lookup(tool) ?? [];
  const because = (capability && does[capability]) ?? "runs this tool of a server without asking";
  const setting = `tools.${tool}.permission`;
  return [{ setting, value: "always", effect: "auto-approve", because, at: { source, span: node.span } }];
}

/** A list that is there replaces the tool's own: `**` + `/.env` and `**` + `/.env.*` are files about which it asks. */
function byLists(one: ToolSettings, settings: Table): readonly Bypass[] {
  const { tool, source } = one;
  const allowed = listItems(valueOf(settings, "allowlist")).flatMap((item) => byEntry(one, item));
  const secrets = valueOf(settings, "sensitive_patterns");
  const isOpen = neverAsking.has(tool) || permissionOf(settings) === "always";
  if (!fileTools.has(tool) || !isOpen || secrets?.kind !== "list") return allowed;
  if (secrets.items.some((item) => (textOf(item) ?? "").endsWith(".env"))) return allowed;
  const setting = `tools.${tool}.sensitive_patterns`;
  const because = "takes `.env` files off the files about which the tool asks";
  const value = `[${secrets.items.map((item) => textOf(item) ?? "").join(", ")}]`;
  return [...allowed, { setting, value, effect: "auto-approve", because, at: { source, span: secrets.span } }];
}

function byEntry({ tool, source }: ToolSettings, item: Node): readonly Bypass[] {
  const value = textOf(item) ?? "";
  const bypass = (effect: Bypass["effect"], because: string): readonly Bypass[] => [
    { setting: `tools.${tool}.allowlist`, value, effect, because, at: { source, span: item.span } },
  ];
  if (tool === "task")
    return value === "explore" ? [] : bypass("auto-approve", "lets the subagents of this name start without asking");
  if (fileTools.has(tool))
    return matchesNoPath(value)
      ? []
      : bypass("auto-approve", "lets the tool work on these files without asking, wherever they are");
  if (tool !== "bash" || value.trim() === "" || harmlessCommands.has(value)) return [];
  const interpreter = interpreterIn(value, "prefix");
  return interpreter
    ? bypass("interpreter", `lets ${shownInterpreter(interpreter)} run any code without asking, which is every command`)
    : bypass("auto-approve", "lets commands that begin so run without asking");
}

/** The commands that `bash` runs unasked by itself. */
const harmlessCommands: ReadonlySet<string> = new Set([
  ..."cd echo tree whoami basename cat comm cut date diff dirname du file find fmt fold grep head join less ls".split(
    " ",
  ),
  ..."md5sum more nl od paste pwd readlink sha1sum sha256sum shasum sort stat sum tac tail tr uname uniq wc".split(" "),
  ..."which".split(" "),
  "git diff",
  "git log",
  "git status",
]);

/** Patterns are compared with whole paths, which begin with `/`, or on Windows with a letter and a colon. */
function matchesNoPath(pattern: string): boolean {
  return !/^(?:[*?[/]|[a-z][:?*[])/i.test(pattern);
}

/** Whether a denylist of patterns matches everything: absolute paths, or the names of subagents. */
export function deniesAll(tool: string, settings: Table | undefined): boolean {
  const all = fileTools.has(tool) ? /^\/?\*+$/ : /^\*+$/;
  return listItems(valueOf(settings, "denylist")).some((item) => all.test(textOf(item) ?? ""));
}

const permissions: ReadonlySet<string | undefined> = new Set(["always", "ask", "never"]);

function idlePermission({ tool, source, isGiven }: ToolSettings, settings: Table): readonly Ineffective[] {
  const node = valueOf(settings, "permission");
  if (!node) return [];
  const at = { source, span: node.span };
  const what = `tools.${tool}.permission`;
  const permission = isText(node) ? node.value : undefined;
  if (!permissions.has(permission)) {
    const because = "it is none of `always`, `ask` and `never`, so every call of the tool fails";
    return [{ kind: "value", what, because, at }];
  }
  if (permission !== "never" || !isGiven(tool)) return [];
  const because = whyNotNever(tool, settings);
  return because === undefined
    ? []
    : [{ kind: "limit", what, because: `${because}; name the tool in \`disabled_tools\``, at }];
}

/** Why `never` does not end a tool. */
function whyNotNever(tool: string, settings: Table): string | undefined {
  if (tool === "bash") return "does not end the tool: the commands on its allowlist run, and others ask";
  if (tool === "skill") return "does not end the tool, which never asks";
  const allowed = valueOf(settings, "allowlist");
  if (tool === "task")
    return !allowed || listItems(allowed).length > 0
      ? "does not end the tool: the subagents on its allowlist start, by default `explore`"
      : undefined;
  if (!fileTools.has(tool) || deniesAll(tool, settings)) return undefined;
  const isEmpty = (node: Node | undefined): boolean => node?.kind === "list" && node.items.length === 0;
  return isEmpty(valueOf(settings, "sensitive_patterns"))
    ? undefined
    : "does not end the tool, which still asks about `.env` files";
}

/** Tools that read neither of the two lists. */
const listless: ReadonlySet<string> = new Set(["web_fetch", "web_search", "skill"]);

function idleLists({ tool, source }: ToolSettings, settings: Table): readonly Ineffective[] {
  const denied = valueOf(settings, "denylist");
  return listItems(denied).flatMap((item): readonly Ineffective[] => {
    const value = textOf(item) ?? "";
    const because = listless.has(tool)
      ? "denies nothing, because the tool reads no denylist"
      : tool === "bash" && /[*?]/.test(value)
        ? "denies nothing, because an entry is the beginning of a command and no pattern"
        : fileTools.has(tool) && matchesNoPath(value)
          ? "denies nothing, because it is compared with whole paths; begin it with `*`"
          : undefined;
    const what = `tools.${tool}.denylist`;
    return because === undefined
      ? []
      : [{ kind: "limit", what, because: `\`${value}\` ${because}`, at: { source, span: item.span } }];
  });
}
