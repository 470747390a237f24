/** The keys of a profile, and which of Copilot's readers have them. */
import type { Node, Table } from "../../parsers/node.ts";
import { isEmptyValue, jsonOf, textOf, textOfData, valueOf } from "../../parsers/node.ts";
import type { Ineffective } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, textsIn } from "../_kit/profiles/unknown-keys.ts";
import type { Place, Source } from "../../repo/text.ts";

/**
 * The tables of github/docs (custom agents configuration, CLI command reference) and of VS Code's custom agents page,
 * and the keys whose values Copilot CLI checks.
 */
export const keys: KnownKeys = {
  keys: new Set(
    `name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents
    handoffs argument-hint hooks skills include-custom-instructions models modelPolicy model-policy reasoningEffort
    reasoning-effort sidekick github deferred-tool-loading strict-tools-list`.split(/\s+/),
  ),
  own: { tools: "tools" },
  ignores: false,
};

const onlyCli = "only Copilot CLI has it";
const onlyEditor = "only VS Code has it";

/** Keys that only some readers have. The others ignore them silently. */
export const partly: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent has it",
    infer:
      "it is retired in the cloud agent and deprecated in VS Code; use `disable-model-invocation` and `user-invocable`",
    agents:
      "only VS Code has it; in Copilot CLI it limits nothing, and in the cloud agent it may limit nothing (not verified)",
    handoffs: onlyEditor,
    "argument-hint": onlyEditor,
    hooks:
      "VS Code runs them only with `chat.useCustomAgentHooks`, Copilot CLI only lists them, and the cloud agent has none",
    skills: onlyCli,
    github: onlyCli,
    "include-custom-instructions": onlyCli,
    "model-policy": onlyCli,
    "reasoning-effort": onlyCli,
    "deferred-tool-loading": onlyCli,
    "strict-tools-list": onlyCli,
    models: "it is documented only for Copilot CLI and had no effect there; write a list under `model`",
    modelPolicy: "it is documented only for Copilot CLI and had no effect there; use `model-policy`",
    reasoningEffort: "it is documented only for Copilot CLI and had no effect there; use `reasoning-effort`",
    sidekick: onlyCli,
  }),
);

/** Keys of Claude Code. In a file of its folder they are no mistake. */
const foreign = new Set(
  "disallowedTools permissionMode maxTurns mcpServers memory background effort isolation color initialPrompt".split(
    " ",
  ),
);

/** `isClaudes`: the file lies in Claude Code's folder and is written for that host. */
export function ineffectiveKeysOf(table: Table, source: Source, isClaudes: boolean): readonly Ineffective[] {
  const found: Ineffective[] = [];
  for (const { name = "", key, value } of table.entries) {
    if (keys.keys.has(name)) {
      const because = partly.get(name);
      if (because !== undefined && saysAnything(name, value))
        found.push({ kind: "metadata", what: name, because, at: { source, span: key.span } });
    } else if (isClaudes && foreign.has(name)) found.push(foreignKey(name, value, { source, span: key.span }));
  }
  const unknown = unknownKeysIn(table, source, keys).filter(({ what }) => !isClaudes || !foreign.has(what));
  return [...found, ...unknown, ...oddValuesOf(table, source)];
}

/** Whether a key that some readers ignore says anything. */
function saysAnything(name: string, value: Node): boolean {
  return !isEmptyValue(value) && !(name === "agents" && isOpen(value));
}

/** A key of Claude Code. Only what limits a subagent there matters here. */
function foreignKey(name: string, value: Node, at: Place): Ineffective {
  if (name === "disallowedTools" && !isEmptyValue(value) && !isEmpty(value))
    return {
      kind: "value",
      what: name,
      because: "Copilot CLI ignores this key and grants these tools; only VS Code removes them",
      at,
    };
  if (name === "permissionMode" && ["plan", "dontAsk"].includes(textOf(value) ?? ""))
    return {
      kind: "value",
      what: name,
      because: "a profile has no permission modes, so it limits nothing",
      at,
    };
  return { kind: "metadata", what: name, because: "unknown key", at };
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
    add(`model: ${named}`, "it names no known model, so the agent may fail or run on another (not verified)", model);
  const target = valueOf(table, "target");
  const reader = textOf(target);
  if (target && !isEmptyValue(target) && reader !== "vscode" && reader !== "github-copilot") {
    add(
      `target: ${reader ?? textOfData(jsonOf(target)).slice(0, 60)}`,
      "it is neither `vscode` nor `github-copilot`; Copilot CLI ignores it, and others may read it as both (not verified)",
      target,
    );
  }
  const servers = valueOf(table, "mcp-servers");
  if (reader === "vscode" && servers && !isEmptyValue(servers))
    add("mcp-servers", "`target` is `vscode`, which does not use it", servers);
  return found;
}
