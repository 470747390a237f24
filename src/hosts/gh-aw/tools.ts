/** What `tools`, `mcp-servers` and `network` give to the agent of a workflow. */
import type { Grant, HookOrServer, Ineffective } from "../../model/profile.ts";
import type { Capability } from "../../model/capability.ts";
import { type Entry, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { serverOf } from "../_kit/settings/hooks-and-servers.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import type { Part } from "./document.ts";

const isOff = (node: Node): boolean => node.kind === "scalar" && node.value === false;

/** Entries of a mapping that several parts may have. */
function entriesIn(parts: readonly Part[], key: string): readonly (Entry & { readonly source: Source })[] {
  return parts.flatMap(({ table, source }) => tableEntries(valueOf(table, key)).map((entry) => ({ ...entry, source })));
}

/** Tools that only keep state or set a limit. */
const stateOnly: ReadonlySet<string> = new Set(["timeout", "startup-timeout", "cli-proxy", "tasks"]);
const knownTools: { readonly [name: string]: readonly Capability[] } = {
  "web-fetch": ["network"],
  "web-search": ["network"],
  playwright: ["network"],
  "cache-memory": ["read", "write"],
  "comment-memory": ["write", "external"],
  "drive-memory": ["read", "write", "external"],
  "repo-memory": ["read", "write", "external"],
};

/** What the agent gets, and what is written for it in vain. */
export interface ToolsRead {
  readonly grants: readonly Grant[];
  readonly servers: readonly HookOrServer[];
  readonly ineffective: readonly Ineffective[];
}

/** `home`: where a missing key would be written. `needsGit`: outputs need commands of Git, whatever `bash` says. */
export function readTools(parts: readonly Part[], home: Place, needsGit: boolean): ToolsRead {
  const entries = entriesIn(parts, "tools");
  const ofTools = entries
    .filter(({ name = "", value }) => !builtin.has(name) && isServer(value))
    .flatMap(({ name = "", value, source }) => serverOf(name, value, source));
  const ofServers = entriesIn(parts, "mcp-servers").flatMap(({ name = "", value, source }) =>
    serversOf(name, value, source),
  );
  return {
    grants: [
      ...grantEach(home, ["read", "delegate"], "engine"),
      ...defaultGrants(new Set(entries.map(({ name }) => name)), home),
      ...entries.flatMap(({ name = "", value, source }) => grantsOf(name, value, source)),
      ...(needsGit ? [{ tool: "bash", capability: "execute" as const, scope: "git", at: home }] : []),
    ],
    servers: [...ofTools, ...ofServers],
    ineffective: needsGit ? shellThatStays(entries) : [],
  };
}

const builtin: ReadonlySet<string> = new Set(["bash", "edit"]);

/** What is there because nothing names it. */
function defaultGrants(named: ReadonlySet<string | undefined>, home: Place): readonly Grant[] {
  return [
    ...(named.has("bash") ? [] : everyCommand(home)),
    ...(named.has("edit") ? [] : grantEach(home, ["write"], "edit")),
    ...(named.has("github") ? [] : grantEach(home, ["external"], "github")),
  ];
}

function grantsOf(name: string, value: Node, source: Source): readonly Grant[] {
  const at: Place = { source, span: value.span };
  if (name === "bash") return commandsOf(value, source);
  if (stateOnly.has(name) || isOff(value)) return [];
  return grantEach(at, name === "edit" ? ["write"] : (knownTools[name] ?? ["external"]), name);
}

const isServer = (node: Node): boolean =>
  ["command", "url", "container"].some((key) => valueOf(node, key) !== undefined);

/** A container runs on the machine like a command. */
function serversOf(name: string, config: Node, source: Source): readonly HookOrServer[] {
  const container = valueOf(config, "container");
  if (!container) return serverOf(name, config, source);
  const [value, content] = [`docker run ${textOf(container) ?? ""}`, startContent([], [config], source)];
  return [{ name, kind: "command", value, content, at: { source, span: container.span } }];
}

/** Every command: the engine then also allows its tools for the web. */
function everyCommand(at: Place): readonly Grant[] {
  return grantEach(at, ["execute", "network"], "bash");
}

const isEvery = (command: string): boolean => command === "*" || command === ":*";

function commandsOf(node: Node, source: Source): readonly Grant[] {
  const at: Place = { source, span: node.span };
  if (node.kind === "list") {
    const commands = node.items.map((item) => ({ text: textOf(item) ?? "*", place: { source, span: item.span } }));
    const every = commands.find(({ text }) => isEvery(text));
    return every
      ? everyCommand(every.place)
      : commands.map(({ text, place }) => ({ tool: "bash", capability: "execute", scope: text, at: place }));
  }
  if (isOff(node)) return [];
  return node.kind === "scalar" && node.value === null
    ? [{ tool: "bash", capability: "execute", scope: "echo, ls, cat, grep, …", at }]
    : everyCommand(at);
}

/** `bash: false` and an empty list, which do not take the shell away where outputs need Git. */
function shellThatStays(entries: readonly (Entry & { readonly source: Source })[]): readonly Ineffective[] {
  return entries
    .filter(
      ({ name, value }) => name === "bash" && (isOff(value) || (value.kind === "list" && value.items.length === 0)),
    )
    .map(({ value, source }) => ({
      kind: "limit" as const,
      what: "tools.bash",
      because: "`safe-outputs` needs commands of Git, which are added whatever this says",
      at: { source, span: value.span },
    }));
}

/** Domains that every workflow reaches. */
const ordinary = /^(?:defaults|github|local)$/;

/** What `network` opens beyond the domains that every workflow reaches. */
export function networkGrants(parts: readonly Part[]): readonly Grant[] {
  return parts.flatMap(({ table, source }): readonly Grant[] => {
    const network = valueOf(table, "network");
    const allowed = listItems(valueOf(network, "allowed")).flatMap((item): readonly Grant[] => {
      const domain = textOf(item) ?? "*";
      return ordinary.test(domain)
        ? []
        : [
            {
              tool: "network",
              capability: "network",
              scope: domain === "*" ? null : domain,
              at: { source, span: item.span },
            },
          ];
    });
    const hosted = valueOf(valueOf(network, "hosted-web"), "enabled");
    return textOf(hosted) === "true" && hosted
      ? [...allowed, ...grantEach({ source, span: hosted.span }, ["network"], "hosted-web")]
      : allowed;
  });
}

/** Whether `network: {}` closes the network. */
export function isClosed(table: Table): boolean {
  const network = valueOf(table, "network");
  return network?.kind === "table" && network.entries.length === 0;
}
