/** Makes a profile from the keys of one agent. */
import { type Fact, implied, known, stated, unreadable } from "../../model/fact.ts";
import { serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { bodyPrompt, textFact } from "../_kit/profiles/fields.ts";
import { jsonOf, lastOf, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Grant, HookOrServer, Ineffective, Profile, UnknownModel } from "../../model/profile.ts";
import { type KnownKeys, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { noPrompt, profileFrom } from "../_kit/profiles/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { isRemote } from "./document.ts";
import { localKeys, remoteKeys } from "./keys.ts";
import { serversIn } from "./servers.ts";
import { isInherited, meantBy, toolNamed } from "./tools.ts";

const knownKeys: KnownKeys = {
  keys: new Set([...Object.keys(localKeys), ...Object.keys(remoteKeys)]),
  own: {},
  ignores: true,
};

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["read_file", "grep_search", "glob"],
  powersOf: toolNamed,
};

/** How a profile is read. */
export interface ReadOptions {
  readonly body: Span;
  /** Text that ends where a person does not see it. */
  readonly cuts: readonly Ineffective[];
  /** The host loads the agent. Otherwise its grants are what it would get without the faults. */
  readonly isLoaded: boolean;
}

/** `table`: one agent of the file. */
export function readProfile(table: Table, source: Source, { body, cuts, isLoaded }: ReadOptions): Profile {
  const named = valueOf(table, "name");
  const home: Place = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const remote = isRemote(table);
  const servers = remote ? [] : serversIn(valueOf(table, "mcp_servers"), source, "http_url");
  const cards = remote ? cardsIn(table, source) : [];
  const name = text("name");
  const model = text("model");
  const unknownModel = unknownModelIn(known(model));
  return profileFrom({
    home,
    name,
    description: text("description"),
    model,
    ...(unknownModel ? { unknownModel } : {}),
    grants: remote ? implied([], home, "a remote agent has no tools here") : readTools(table, source, home),
    ...(remote ? { hasDefaultPrompt: true as const } : { onlyTools: onlyToolsIn(table, source, toolLine) }),
    extraGrants: remote ? remoteGrants(cards) : serverGrants(servers, "mcp_servers"),
    hooks: cards,
    servers,
    bypasses: [...trusted(table, source), ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: isLoaded ? [...cuts, ...withheld(table, source)] : cuts,
    prompt: remote ? noPrompt(home) : bodyPrompt(source, body),
    native: isLoaded
      ? () => ({
          ...(jsonOf(table) as object),
          ...(remote ? {} : { system_prompt: source.text.slice(body.start, body.end).trim() }),
        })
      : undefined,
  });
}

function readTools(table: Table, source: Source, home: Place): Fact<readonly Grant[]> {
  const list = valueOf(table, "tools");
  if (!list) return implied(grantEach(home), home, "no `tools` key means every tool of the session");
  const at = { source, span: list.span };
  if (list.kind === "table") return unreadable(at, "is not a list");
  const names =
    list.kind === "list"
      ? list.items.flatMap((item) => (item.kind === "scalar" ? [{ name: item.text, span: item.span }] : []))
      : list.text.split(",").map((name) => ({ name: name.trim(), span: list.span }));
  return stated(
    names.flatMap(({ name, span }) => grantsFor(name, { source, span })),
    at,
  );
}

/** An unknown name makes the host refuse the file. It counts as what its author means, for when it is fixed. */
function grantsFor(name: string, at: Place): readonly Grant[] {
  if (name === "*") return grantEach(at);
  if (name === "") return [];
  return grantEach(at, toolNamed(name) ?? toolNamed(meantBy(name) ?? "") ?? ["external"], name);
}

/** Names in the list that give no tool. */
function withheld(table: Table, source: Source): readonly Ineffective[] {
  const list = valueOf(table, "tools");
  return (list?.kind === "list" ? list.items : []).flatMap((item): readonly Ineffective[] => {
    if (item.kind !== "scalar") return [];
    const at = { source, span: item.span };
    if (item.text === "invoke_agent")
      return [{ kind: "value", what: item.text, because: "no subagent gets this tool", at }];
    return isInherited(item.text)
      ? [{ kind: "unknown-tool", what: item.text, because: "the name is accepted, but there is no such tool", at }]
      : [];
  });
}

/** Where a remote agent is: the host calls it by itself. */
function cardsIn(table: Table, source: Source): readonly HookOrServer[] {
  return (["agent_card_url", "agent_card_json"] as const).flatMap((name): readonly HookOrServer[] => {
    const node = valueOf(table, name);
    if (!node) return [];
    const kind = name === "agent_card_url" ? "url" : "reference";
    const value = textOf(node) ?? "";
    return [{ name, kind, value, content: startContent([], [node], source), at: { source, span: node.span } }];
  });
}

function remoteGrants(cards: readonly HookOrServer[]): readonly Grant[] {
  return cards.flatMap(({ name, at }) => grantEach(at, ["network", "external"], name));
}

function trusted(table: Table, source: Source): readonly Bypass[] {
  const servers = valueOf(table, "mcp_servers");
  return (servers?.kind === "table" ? servers.entries : []).flatMap(({ name = "", value }): readonly Bypass[] => {
    const trust = lastOf(value, "trust");
    if (trust?.kind !== "scalar" || trust.value !== true) return [];
    return [
      {
        setting: `mcp_servers.${name}.trust`,
        value: "true",
        effect: "bypass",
        because: "runs every tool of this server without asking",
        at: { source, span: trust.span },
      },
    ];
  });
}

/** Words may be aliases of the settings. */
function unknownModelIn(written = ""): UnknownModel | undefined {
  const id = written.trim();
  if (/^claude-[\w.-]+$/i.test(id)) return { because: "it is an id of Claude Code" };
  return /\S\s+\S/.test(id) ? { because: "an id has no blanks; this looks like the title of a model" } : undefined;
}
