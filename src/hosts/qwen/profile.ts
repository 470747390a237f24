/** Makes a profile from one parse of a frontmatter and from a body. */
import { capabilities } from "../../model/capability.ts";
import { commandLine, hookGrants, hooksOf, serverGrants, serversOf } from "../_kit/hooks-and-servers.ts";
import { type Fact, implied, known } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import { isEmptyValue, jsonOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { HookOrServer, Grant, Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { grantEach } from "../_kit/tools.ts";
import { readTools } from "./grants.ts";
import { modeOf } from "./modes.ts";

const knownKeys: KnownKeys = {
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

/** `isLoaded`: the host loads the file and takes its values from this parse. */
export function readProfile(table: Table, source: Source, body: Span, isLoaded: boolean): Profile {
  const named = valueOf(table, "name");
  const home: Place = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const name = text("name");
  const { grants, denied, ineffective } = readTools(table, source, home);
  const { mode, bypasses, ineffective: modes } = modeOf(table, source, home);
  const external = executorOf(valueOf(table, "executor"), source);
  const hooks = hooksOf(mappingOf(valueOf(table, "hooks")), source);
  const servers = serversOf(mappingOf(valueOf(table, "mcpServers")), source);
  return profileFrom({
    home,
    name,
    identity: known(name)?.toLowerCase(),
    description: text("description"),
    model: text("model"),
    permissionMode: mode,
    grants: external[0] ? everyTool(external[0].at) : grants,
    denied,
    extraGrants: [
      ...hookGrants(hooks, "hooks"),
      ...hookGrants(external, "executor"),
      ...serverGrants(servers, "mcpServers"),
    ],
    hooks: [...hooks, ...external],
    servers,
    bypasses: [...bypasses, ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...(external.length > 0 ? ignoredWithExecutor(table, source) : ineffective),
      ...modes,
      ...ignoredValues(table, source),
    ],
    prompt: bodyPrompt(source, body),
    native: isLoaded ? jsonOf(table) : undefined,
  });
}

function mappingOf(node: Node | undefined): Table | undefined {
  return node?.kind === "table" ? node : undefined;
}

/** Another program that does the subagent's work. This host's lists of tools do not apply to it. */
function executorOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const command = valueOf(node, "command");
  if (!node || !command) return [];
  const at = { source, span: command.span };
  return [{ name: "executor", kind: "command", value: commandLine(command, valueOf(node, "args")), at }];
}

function everyTool(at: Place): Fact<readonly Grant[]> {
  return implied(
    grantEach(at, capabilities, "executor"),
    at,
    "another program does the work, and this host's tool lists do not bind it",
  );
}

/** Keys that an executor leaves without effect. */
function ignoredWithExecutor(table: Table, source: Source): readonly Ineffective[] {
  const because = "beside `executor` it keeps the agent from starting, and limits nothing";
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
    because: "it is no whole number above zero, so it limits nothing",
  },
  {
    key: "hooks",
    kind: "value",
    isValid: isMapping,
    because: "it is no mapping of events, so this host leaves it out",
  },
  {
    key: "mcpServers",
    kind: "value",
    isValid: isMapping,
    because: "it is no mapping of servers, so this host leaves it out",
  },
  {
    key: "color",
    kind: "metadata",
    isValid: matches(/^(?:red|blue|green|yellow|purple|orange|pink|cyan|auto)$/),
    because: "it is no colour of this host",
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
