/** What Mistral Vibe makes of one file of an agent. */
import { implied } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { HookOrServer, Ineffective, MissingReference, Profile, Prompt } from "../../model/profile.ts";
import type { Edit, Fix } from "../../model/fix.ts";
import { entryOf, isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { readDecoded } from "../_kit/loading/collect.ts";
import { knownValues, textFact } from "../_kit/profiles/fields.ts";
import { serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { noPrompt, profileFrom } from "../_kit/profiles/profile.ts";
import { pythonTomlOf } from "../_kit/toml.ts";
import { type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { approvalsIn } from "./approvals.ts";
import { agentKeys, configKeys } from "./config-keys.ts";
import { readTools } from "./grants.ts";
import { isBuiltinPrompt, promptFile } from "./prompts.ts";
import { connectorsIn, endpointGrants, endpointsIn, serversIn, toolFilesIn } from "./starts.ts";
import type { Check } from "./values.ts";

/** The keys that Mistral Vibe 2.18.4 reads; it ignores others. */
export const knownKeys: KnownKeys = {
  keys: new Set([...Object.keys(agentKeys), ...Object.keys(configKeys), "auto_approve"]),
  own: { tools: "enabled_tools", denied: "disabled_tools" },
  ignores: true,
};

/** Where a file belongs. */
export interface AgentPlace {
  readonly repo: RepoIndex;
  /** By which the host finds it, so that its name is the agent's. */
  readonly path: string;
  /** The directory of the session; absent: not known. */
  readonly start?: string;
  /** The user's directory; absent: not known. */
  readonly home?: string;
  /** The names of all subagents: reading one adds it. */
  readonly subagents?: Set<string>;
}

/** A file with any fault is left out silently; its profile is read all the same. */
export async function agentOf(source: Source, place: AgentPlace): Promise<FileResult> {
  const table = await pythonTomlOf(source);
  if (table.kind === "problem") {
    const message = `it is not TOML as Python reads it: ${table.message.replaceAll("\n", ", ")}`;
    return { verdict: { kind: "dropped", problem: { message, at: { source, span: table.span } } } };
  }
  if (table.kind !== "table") return { verdict: { kind: "passed-over" } };
  const problem = faultIn(table, source, { ...agentKeys, ...configKeys }) ?? promptFault(table, source, place);
  return {
    verdict: problem ? { kind: "dropped", problem } : { kind: "loaded" },
    profile: await readProfile(table, source, place, problem === undefined),
  };
}

/** The first value that pydantic refuses. */
export function faultIn(table: Table, source: Source, keys: Readonly<Record<string, Check>>): Problem | undefined {
  for (const { name = "", value } of table.entries) {
    const fault = Object.hasOwn(keys, name) ? keys[name]?.(value) : undefined;
    if (fault) return { message: `\`${name}\` ${fault.says}`, at: { source, span: fault.node.span } };
  }
  return undefined;
}

async function readProfile(table: Table, source: Source, place: AgentPlace, isLoaded: boolean): Promise<Profile> {
  const home = startOf(source);
  const tools = readTools(table, source, home);
  const approvals = approvalsIn(table, source, tools.isGiven);
  const servers = serversIn(table, source).map(({ server }) => server);
  const connectors = connectorsIn(table, source);
  const code = codeIn(table, source, place);
  const unknown = unknownKeysIn(table, source, knownKeys);
  const isSubagent = textOf(valueOf(table, "agent_type")) === "subagent";
  const { subagents = new Set() } = place;
  if (isSubagent) subagents.add(stemOf(place.path));
  return profileFrom({
    home,
    name: implied(stemOf(place.path), home, "the file name is the name"),
    description: textFact(valueOf(table, "description"), source, home),
    // People choose an agent; a model chooses subagents alone.
    ...(isSubagent ? {} : { needsNoDescription: true as const }),
    model: textFact(valueOf(table, "active_model"), source, home),
    grants: tools.grants,
    // The file of a built-in subagent may be the user's.
    mayStart: (identity) => subagents.has(identity) || identity === "explore",
    denied: tools.denied,
    extraGrants: [
      ...serverGrants(servers, "mcp_servers"),
      ...serverGrants(connectors, "connectors"),
      ...code.flatMap(({ at }) => [
        { tool: "tool_paths", capability: "execute" as const, scope: null, at },
        { tool: "tool_paths", capability: "external" as const, scope: null, at },
      ]),
      ...endpointGrants(endpointsIn(table, source, false)),
    ],
    hooks: code,
    servers: [...servers, ...connectors],
    onlyTools: onlyToolsIn(table, source),
    bypasses: [...approvals.bypasses, ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: [
      ...tools.ineffective,
      ...approvals.ineffective,
      ...unknown.map(withPrompt),
      ...misplacedLists(table, source),
      ...sessionKeys(table, source),
      ...labelIn(table, source, tools.isGiven),
    ],
    ...(await promptsIn(table, source, place, home)),
    hasDefaultPrompt: true,
    native: isLoaded ? () => knownValues(table, knownKeys.keys) : undefined,
  });
}

function codeIn(table: Table, source: Source, { repo, start }: AgentPlace): readonly HookOrServer[] {
  return toolFilesIn(table, source, start, repo).map(({ path, at }) => ({
    name: "tool_paths",
    kind: "command",
    value: path,
    content: path,
    at,
  }));
}

/** Adds a line to the file, or replaces the list. */
function onlyToolsIn(table: Table, source: Source): (names: readonly string[]) => Fix {
  const entry = entryOf(table, "enabled_tools");
  return (names) => {
    const list = names.length > 0 ? names : ["read", "grep"];
    const line = `enabled_tools = [${list.map((name) => JSON.stringify(name)).join(", ")}]`;
    const start = { start: 0, end: 0 };
    const edit: Edit = entry
      ? { at: { source, span: { start: entry.key.span.start, end: entry.value.span.end } }, text: line }
      : { at: { source, span: start }, text: `${line}\n` };
    return { title: line, safe: false, edits: [edit] };
  };
}

/** In TOML a key below `[model]` belongs to that table, whatever blank lines are between them. */
function misplacedLists(table: Table, source: Source): readonly Ineffective[] {
  return table.entries.flatMap(({ name = "", value }) =>
    value.kind !== "table" || name === "tools"
      ? []
      : ["enabled_tools", "disabled_tools"].flatMap((key): readonly Ineffective[] => {
          const entry = entryOf(value, key);
          if (!entry) return [];
          const because = `it is in the table \`[${name}]\`, so it limits nothing; move it above the first table`;
          return [{ kind: "limit", what: `${name}.${key}`, because, at: { source, span: entry.key.span } }];
        }),
  );
}

/** Where people of other hosts write a prompt. */
const promptKeys: ReadonlySet<string> = new Set(["prompt", "system_prompt", "instructions", "developer_instructions"]);

function withPrompt(unknown: Ineffective): Ineffective {
  if (!promptKeys.has(unknown.what)) return unknown;
  const because =
    'unknown key, so this text is lost; put it into `.vibe/prompts/NAME.md`, and write `system_prompt_id = "NAME"`';
  return { kind: "value", what: unknown.what, because, at: unknown.at };
}

/** Keys that count only where a session begins, before any agent is chosen. */
export const onlyInConfig =
  `default_agent enabled_agents disabled_agents installed_agents agent_paths enable_experimental_hooks
  enable_otel otel_endpoint experiments experiment_overrides session_logging`.split(/\s+/);

function sessionKeys(table: Table, source: Source): readonly Ineffective[] {
  return onlyInConfig.flatMap((name): readonly Ineffective[] => {
    const entry = entryOf(table, name);
    if (!entry) return [];
    const because = "counts only in `config.toml`, because a session reads it before it chooses an agent";
    return [{ kind: "value", what: name, because, at: { source, span: entry.key.span } }];
  });
}

/** `safety` is shown, and limits nothing. */
function labelIn(table: Table, source: Source, isGiven: (tool: string) => boolean): readonly Ineffective[] {
  const node = valueOf(table, "safety");
  const acting = ["bash", "write_file", "edit"].filter(isGiven);
  if (!node || textOf(node) !== "safe" || acting.length === 0) return [];
  const because = `it is a label and limits nothing: the agent has ${acting.map((name) => `\`${name}\``).join(", ")}; list its tools in \`enabled_tools\``;
  return [{ kind: "value", what: "safety", because, at: { source, span: node.span } }];
}

/** The prompt that the agent names, and the prompts that are nowhere here. */
async function promptsIn(
  table: Table,
  source: Source,
  place: AgentPlace,
  home: Place,
): Promise<{ readonly prompt: Prompt; readonly missing?: readonly MissingReference[] }> {
  const missing = promptKeysOfVibe.flatMap((key) => missingPrompt(key, valueOf(table, key), source, place) ?? []);
  const prompt = (await promptOf(valueOf(table, "system_prompt_id"), place)) ?? noPrompt(home);
  return { prompt, ...(missing.length > 0 ? { missing } : {}) };
}

/** Where the user's own prompts are known too, a name that is nowhere is a fault. */
export function promptFault(table: Table, source: Source, place: Omit<AgentPlace, "path">): Problem | undefined {
  if (place.home === undefined) return undefined;
  for (const key of promptKeysOfVibe) {
    const found = missingPrompt(key, valueOf(table, key), source, place);
    if (found) return { message: `\`${key}\` names \`${found.value}\`, which is no prompt`, at: found.at };
  }
  return undefined;
}

const promptKeysOfVibe = ["system_prompt_id", "compaction_prompt_id"];

/** A name that no file can have is refused before anything looks for it. */
function promptName(node: Node | undefined): string | undefined {
  const name = isText(node) ? node.value : "";
  return name === "" || /[/\\]/.test(name) ? undefined : name;
}

function missingPrompt(
  key: string,
  node: Node | undefined,
  source: Source,
  place: Omit<AgentPlace, "path">,
): MissingReference | undefined {
  const name = promptName(node);
  if (!node || name === undefined || isBuiltinPrompt(key, name) || fileIn(place, name) !== undefined) return undefined;
  const advice =
    "Vibe leaves the agent out unless the user's own folder has that prompt; write `.vibe/prompts/NAME.md`";
  return { key, value: name, advice, at: { source, span: node.span } };
}

/** The session's own prompts come before the user's. */
function fileIn({ repo, start = "", home }: Omit<AgentPlace, "path">, name: string): string | undefined {
  return promptFile(repo, start, name) ?? (home === undefined ? undefined : promptFile(repo, home, name));
}

async function promptOf(node: Node | undefined, place: AgentPlace): Promise<Prompt | undefined> {
  const name = promptName(node);
  const path = name === undefined ? undefined : fileIn(place, name);
  if (path === undefined) return undefined;
  const { source, problem } = await readDecoded(place.repo, path);
  if (source) return { source: "file", path: source.path, text: source.text.trim(), at: startOf(source) };
  return problem && { source: "file", path: problem.at.source.path, text: "", at: problem.at };
}
