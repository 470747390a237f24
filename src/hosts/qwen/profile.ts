/** Makes a profile of a frontmatter's reading and a body. */
import { capabilities } from "../../model/capability.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { type Fact, implied, known } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import { isEmptyValue, jsonOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { HookOrServer, Grant, Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
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

export function readProfile(table: Table, source: Source, body: Span, loads: boolean): Profile {
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
      ...(external.length > 0 ? besideExecutor(table, source) : ineffective),
      ...modes,
      ...oddValues(table, source),
    ],
    prompt: bodyPrompt(source, body),
    native: loads ? jsonOf(table) : undefined,
  });
}

function mappingOf(node: Node | undefined): Table | undefined {
  return node?.kind === "table" ? node : undefined;
}

/** Another program that does the agent's work: this host's lists of tools say nothing about it. */
function executorOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const command = valueOf(node, "command");
  if (!node || !command) return [];
  const args = valueOf(node, "args");
  const words = [
    textOf(command) ?? "",
    ...(args?.kind === "list" ? args.items.slice(0, 50).map((item) => textOf(item) ?? "") : []),
  ];
  return [{ name: "executor", kind: "command", value: words.join(" "), at: { source, span: command.span } }];
}

function everyTool(at: Place): Fact<readonly Grant[]> {
  return implied(
    capabilities.map((capability) => ({ tool: "executor", capability, scope: null, at })),
    at,
    "another program does the work, and this host's tool lists do not bind it",
  );
}

function besideExecutor(table: Table, source: Source): readonly Ineffective[] {
  return ["tools", "disallowedTools", "mcpServers", "hooks", "maxTurns"].flatMap((key): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node
      ? [
          {
            kind: "limit",
            what: key,
            because: "beside `executor` it keeps the agent from starting, and limits nothing",
            at: { source, span: node.span },
          },
        ]
      : [];
  });
}

/** Values that this host leaves out with a line in its log. */
function oddValues(table: Table, source: Source): readonly Ineffective[] {
  const odd = (
    key: string,
    kind: Ineffective["kind"],
    isOdd: (node: Node) => boolean,
    because: string,
  ): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node && !isEmptyValue(node) && isOdd(node)
      ? [
          {
            kind,
            what: node.kind === "scalar" ? `${key}: ${node.text}` : key,
            because,
            at: { source, span: node.span },
          },
        ]
      : [];
  };
  return [
    ...odd(
      "maxTurns",
      "limit",
      (node) => !/^[1-9]\d*(?:\.0+)?$/.test(textOf(node) ?? ""),
      "it is no whole number above zero, so it limits nothing",
    ),
    ...odd("hooks", "value", (node) => node.kind !== "table", "it is no mapping of events, so this host leaves it out"),
    ...odd(
      "mcpServers",
      "value",
      (node) => node.kind !== "table",
      "it is no mapping of servers, so this host leaves it out",
    ),
    ...odd(
      "color",
      "metadata",
      (node) => !/^(?:red|blue|green|yellow|purple|orange|pink|cyan|auto)$/.test(textOf(node) ?? ""),
      "it is no colour of this host",
    ),
  ];
}
