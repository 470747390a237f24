/** The keys of a profile, and which of Copilot's readers have them. */
import type { Node, Table } from "../../parsers/node.ts";
import { isEmptyValue, jsonOf, textOf, valueOf } from "../../parsers/node.ts";
import type { Ineffective } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, textsIn } from "../_kit/unknown-keys.ts";
import type { Place, Source } from "../../repo/text.ts";

/** The tables of github/docs (custom agents configuration, CLI command reference) and of VS Code's custom agents page. */
export const keys: KnownKeys = {
  keys: new Set(
    "name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents handoffs argument-hint hooks include-custom-instructions models modelPolicy reasoningEffort sidekick".split(
      " ",
    ),
  ),
  own: { tools: "tools" },
  ignores: false,
};

/** Keys that only some readers have. The others ignore them silently. */
const partly: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent knows it",
    infer:
      "the cloud agent has retired it and VS Code deprecates it, for `disable-model-invocation` and `user-invocable`",
    agents: "only VS Code knows it: in the cloud agent and the CLI it may limit nothing",
    handoffs: "only VS Code knows it",
    "argument-hint": "only VS Code knows it",
    hooks: "only VS Code knows it, where `chat.useCustomAgentHooks` is on",
    "include-custom-instructions": "only the CLI knows it",
    models: "only the CLI knows it",
    modelPolicy: "only the CLI knows it",
    reasoningEffort: "only the CLI knows it",
    sidekick: "only the CLI knows it",
    "disable-model-invocation": "the CLI does not list it",
    "user-invocable": "the CLI does not list it",
  }),
);

/** Keys of Claude Code. In a file of its folder they are no mistake. */
const foreign = new Set(
  "disallowedTools permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(
    " ",
  ),
);

/** `isClaudes`: the file lies in Claude Code's folder and is written for that host. */
export function ineffectiveKeysOf(table: Table, source: Source, isClaudes: boolean): readonly Ineffective[] {
  const found = table.entries.flatMap(({ name = "", key, value }): readonly Ineffective[] => {
    const at = { source, span: key.span };
    if (keys.keys.has(name)) return partlyKnownKey(name, value, at);
    return isClaudes && foreign.has(name) ? [foreignKey(name, value, at)] : [];
  });
  const unknown = unknownKeysIn(table, source, keys).filter(({ what }) => !isClaudes || !foreign.has(what));
  return [...found, ...unknown, ...oddValuesOf(table, source)];
}

/** A key that some readers ignore. */
function partlyKnownKey(name: string, value: Node, at: Place): readonly Ineffective[] {
  const because = partly.get(name);
  return because === undefined || isEmptyValue(value) || (name === "agents" && isOpen(value))
    ? []
    : [{ kind: "metadata", what: name, because, at }];
}

/** A key of Claude Code. Only what limits a subagent there matters here. */
function foreignKey(name: string, value: Node, at: Place): Ineffective {
  if (name === "disallowedTools" && !isEmptyValue(value) && !isEmpty(value))
    return {
      kind: "value",
      what: name,
      because: "the CLI does not list this key and may grant these tools; only VS Code takes them away",
      at,
    };
  if (name === "permissionMode" && ["plan", "dontAsk"].includes(textOf(value) ?? ""))
    return {
      kind: "value",
      what: name,
      because: "this host has no permission modes in a profile, so it may limit nothing",
      at,
    };
  return { kind: "metadata", what: name, because: "this host has no such key", at };
}

/** `agents: ["*"]` allows every agent, which is the default. */
function isOpen(value: Node): boolean {
  return textsIn(value).includes("*");
}

function isEmpty(value: Node): boolean {
  return value.kind !== "scalar" && (value.kind === "list" ? value.items : value.entries).length === 0;
}

/** Values that name nothing, and keys that the reader named by `target` does not have. */
function oddValuesOf(table: Table, source: Source): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const add = (what: string, because: string, node: Node): void => {
    found.push({ kind: "value", what, because, at: { source, span: node.span } });
  };
  const model = valueOf(table, "model");
  const named = textOf(model);
  if (model && named !== undefined && /\||^__|[{}<>]/.test(named))
    add(`model: ${named}`, "it names no model, so this host may fail or use another", model);
  const target = valueOf(table, "target");
  const reader = textOf(target);
  if (target && !isEmptyValue(target) && reader !== "vscode" && reader !== "github-copilot") {
    add(
      `target: ${reader ?? JSON.stringify(jsonOf(target)).slice(0, 60)}`,
      "it is neither `vscode` nor `github-copilot`, so this host may read it as both",
      target,
    );
  }
  const servers = valueOf(table, "mcp-servers");
  if (reader === "vscode" && servers && !isEmptyValue(servers))
    add("mcp-servers", "`target` is `vscode`, which does not use it", servers);
  return found;
}
