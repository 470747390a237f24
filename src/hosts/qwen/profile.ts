/** Makes a profile from one parse of a frontmatter and from a body. */
import { capabilities } from "../../model/capability.ts";
import { surroundings } from "../_kit/settings/command-texts.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { commandLine, hookGrants, hooksOf, serverGrants, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import { type Fact, implied, known, missing, stated, unreadable } from "../../model/fact.ts";
import { bodyPrompt } from "../_kit/profiles/fields.ts";
import { isEmptyValue, jsonOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { HookOrServer, Grant, Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import type { Document } from "./document.ts";
import { readTools } from "./grants.ts";
import { modeOf } from "./modes.ts";
import { capabilitiesOfTool } from "./tools.ts";
import { isTextLike, textOfValue } from "./values.ts";

/** The keys that Qwen Code reads. */
export const knownKeys: KnownKeys = {
  keys: new Set(
    "name description tools disallowedTools model modelConfig approvalMode permissionMode maxTurns runConfig color background mcpServers hooks executor executionBackend".split(
      " ",
    ),
  ),
  own: {
    tools: "tools",
    denied: "disallowedTools",
    mode: "approvalMode",
    turns: "maxTurns",
    isolation: "executionBackend",
  },
  ignores: true,
};

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["read_file", "grep_search", "glob"],
  powersOf: capabilitiesOfTool,
};

/** How a profile is read. */
export interface ReadOptions {
  /** The host loads the file and takes its values from this table. */
  readonly isLoaded: boolean;
  /** A command names tools for the session, so that an unknown name may be one of them. */
  readonly discoversTools: boolean;
}

/** `table`: one of the document's tables. */
export function readProfile(table: Table, source: Source, document: Document, options: ReadOptions): Profile {
  const { body, execution, cuts, leniency } = document;
  const named = valueOf(table, "name");
  const home: Place = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
  const name = textFact(named, source, home);
  const tools = readTools(table, source, home, {
    discoversTools: options.discoversTools,
    isReadByLine: leniency !== undefined,
  });
  const { mode, bypasses, limits, ineffective: modes } = modeOf(table, source, home);
  const external = executorOf(execution.executor, source);
  const hooks = hooksOf(entriesWith(valueOf(table, "hooks"), "list"), source);
  const servers = serversOf(entriesWith(valueOf(table, "mcpServers"), "table"), source);
  return profileFrom({
    home,
    name,
    identity: known(name)?.toLowerCase(),
    description: textFact(valueOf(table, "description"), source, home),
    model: modelOf(table, source, home),
    permissionMode: mode,
    grants: external[0] ? everyTool(external[0].at) : tools.grants,
    denied: tools.denied,
    ...(external[0] ? {} : { onlyTools: onlyToolsIn(table, source, toolLine) }),
    extraGrants: [
      ...hookGrants(hooks, "hooks"),
      ...hookGrants(external, "executor"),
      // Whether a server's tools are given is up to the tool lists. It is started in any case.
      ...serverGrants(servers, "mcpServers").filter(({ capability }) => capability !== "external"),
    ],
    hooks: [...hooks, ...external],
    servers,
    bypasses: [...bypasses, ...unhonouredModesIn(table, source, knownKeys)],
    limits,
    ineffective: [
      ...cuts,
      ...unknownKeysIn(table, source, knownKeys),
      ...(external.length > 0 ? ignoredWithExecutor(table, source) : tools.ineffective),
      ...modes,
      ...ignoredValues(table, source),
    ],
    prompt: bodyPrompt(source, body),
    native: options.isLoaded ? () => jsonOf(table) : undefined,
  });
}

/** A field that the host makes text of: a list becomes a text with commas. */
function textFact(node: Node | undefined, source: Source, home: Place): Fact<string> {
  if (!node || (node.kind === "scalar" && node.value === null)) return missing(home);
  const at = { source, span: node.span };
  const text = textOfValue(node);
  return text === undefined ? unreadable(at, "is a mapping or contains one") : stated(text, at);
}

/** `modelConfig.model` counts where `model` is absent or empty. */
function modelOf(table: Table, source: Source, home: Place): Fact<string> {
  const model = valueOf(table, "model");
  const older = valueOf(valueOf(table, "modelConfig"), "model");
  const isUnset = !model || textOf(model) === "";
  return textFact(isUnset && isTextLike(older) ? older : model, source, home);
}

/** The entries of a mapping that the host keeps, by the kind of their values. */
function entriesWith(node: Node | undefined, kind: Node["kind"]): Table | undefined {
  return node?.kind === "table"
    ? { ...node, entries: node.entries.filter(({ value }) => value.kind === kind) }
    : undefined;
}

/** Another program that does the subagent's work. This host's lists of tools do not apply to it. */
function executorOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const command = valueOf(node, "command");
  if (!node || !command) return [];
  const at = { source, span: command.span };
  const value = commandLine(command, valueOf(node, "args"));
  const content = startContent([value], [node], source);
  return [{ name: "executor", kind: "command", value, ...surroundings(node), content, at }];
}

function everyTool(at: Place): Fact<readonly Grant[]> {
  return implied(
    grantEach(at, capabilities, "executor"),
    at,
    "another program does the work, and these tool lists do not apply to it",
  );
}

/** Keys that an executor leaves without effect. */
function ignoredWithExecutor(table: Table, source: Source): readonly Ineffective[] {
  const because = "next to `executor` it limits nothing; the subagent does not start";
  return ["tools", "disallowedTools", "mcpServers", "hooks", "maxTurns"].flatMap((key): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
  });
}

/** A key whose value the host may reject. */
interface ValueCheck {
  readonly key: string;
  readonly kind: Ineffective["kind"];
  readonly isValid: (node: Node) => boolean;
  readonly because: string;
}

const isMapping = (node: Node): boolean => node.kind === "table";
const matches =
  (pattern: RegExp) =>
  (node: Node): boolean =>
    pattern.test(textOf(node) ?? "");

const valueChecks: readonly ValueCheck[] = [
  {
    key: "maxTurns",
    kind: "limit",
    isValid: matches(/^[1-9]\d*(?:\.0+)?$/),
    because: "it is not a whole number above zero, so it limits nothing",
  },
  {
    key: "hooks",
    kind: "value",
    isValid: isMapping,
    because: "it is not a mapping of events, so it is ignored",
  },
  {
    key: "mcpServers",
    kind: "value",
    isValid: isMapping,
    because: "it is not a mapping of servers, so it is ignored",
  },
  {
    key: "color",
    kind: "metadata",
    isValid: matches(/^(?:red|blue|green|yellow|purple|orange|pink|cyan|auto)$/),
    because: "unknown colour",
  },
];

/** Values that the host ignores, with a line in its log. */
function ignoredValues(table: Table, source: Source): readonly Ineffective[] {
  return valueChecks.flatMap(({ key, kind, isValid, because }): readonly Ineffective[] => {
    const node = valueOf(table, key);
    if (!node || isEmptyValue(node) || isValid(node)) return [];
    const what = node.kind === "scalar" ? `${key}: ${node.text}` : key;
    return [{ kind, what, because, at: { source, span: node.span } }];
  });
}
