/** Claude Code: its agents, the tools in the first request of each subagent, and the probes that ran. */
import type { Capability } from "../../../src/model/capability.ts";
import { heldOf, type Case, type Json } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Listed, Measured, Seen } from "./measured.ts";

type JsonObject = { readonly [key: string]: Json };

/** The tools of the program's requests by what they do. */
const does: { readonly [C in Capability | "state"]: string } = {
  read: "Read Grep Glob ListAgents CronList ToolSearch",
  write: "Write Edit NotebookEdit",
  execute: "Bash Monitor PowerShell",
  network: "WebFetch WebSearch",
  delegate: "Agent SendMessage Skill CronCreate CronDelete EnterWorktree ExitWorktree",
  external: "",
  state: "TaskStop TaskOutput ReportFindings ExitPlanMode EnterPlanMode ScheduleWakeup TodoWrite",
};

const capabilityOfTool: ReadonlyMap<string, Capability | "state"> = new Map(
  Object.entries(does).flatMap(([capability, names]) =>
    names.split(" ").map((name): [string, Capability | "state"] => [name, capability as Capability | "state"]),
  ),
);

/** What a session without a sign-in gives to a subagent without limits; servers `alpha` and `beta` are connected. */
const session =
  "Agent Bash CronCreate CronDelete CronList Edit EnterWorktree ExitWorktree ListAgents Monitor NotebookEdit Read ReportFindings SendMessage Skill TaskStop WebFetch WebSearch Write mcp__alpha__one mcp__alpha__two mcp__beta__one".split(
    " ",
  );

/** Tools of other sessions: those with a terminal, a sign-in or another system. Here nobody can tell what naming them gives. */
const elsewhere =
  "LSP PowerShell ToolSearch TaskCreate TaskGet TaskList TaskUpdate Artifact RemoteTrigger PushNotification SendUserFile ShareOnboardingGuide SendFeedback ListMcpResourcesTool ReadMcpResourceTool TeamCreate TeamDelete TodoWrite StructuredOutput SubagentHandback".split(
    " ",
  );

/** The model of the session, and what the program asks for when a profile names one of these. */
const models: ReadonlyMap<string, string> = new Map([
  ["inherit", "claude-opus-5-5"],
  ["opus", "claude-opus-5-5"],
  ["best", "claude-opus-5-5"],
  ["sonnet", "claude-sonnet-5-5"],
  ["opusplan", "claude-sonnet-5-5"],
  ["fable", "claude-fable-5-2"],
]);

export const measured: readonly Measured[] = [
  {
    host: "claude",
    edition: "2.1.267",
    groundOf,
    seenIn: (one) => seenBy(one, one.expected),
    rowOf,
    normalize: (row, { model }) => (model === undefined ? row : { ...row, model: modelOf(row.model) }),
  },
  {
    host: "claude",
    edition: "2.1",
    groundOf,
    seenIn: (one) => union(olderOutcomes(one).map((outcome) => seenBy(one, withoutModels(outcome)))),
    rowOf,
  },
];

function modelOf(written: string | null): string {
  const name = (written ?? "inherit")
    .trim()
    .toLowerCase()
    .replace(/\[1m\]$/, "");
  return models.get(name) ?? written ?? "";
}

/** What the versions before 2.1.267 did: an outcome for each that was run. */
function olderOutcomes(one: Case): readonly JsonObject[] {
  const { same, differ } = one as {
    readonly same?: readonly string[];
    readonly differ?: Readonly<Record<string, JsonObject>>;
  };
  return [...(same ? [one.expected] : []), ...Object.values(differ ?? {})];
}

function howOf(one: Case): { readonly args: readonly string[]; readonly cwd?: string; readonly trust?: boolean } {
  const { how } = one as { readonly how?: { readonly args?: readonly string[]; readonly cwd?: string } };
  return { args: [], ...how };
}

/** `ws/` is the repository and `home/` the home directory. A payload of `--agents` is a file that a policy names. */
function groundOf(one: Case): Ground | string {
  const { args, cwd } = howOf(one);
  if (one.tree.some(({ text, base64, link, dir }) => (text ?? base64 ?? link ?? dir) === undefined))
    return "the vector leaves the text of its file out";
  const held = heldOf(one);
  const below = (directory: string): ReadonlyMap<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const [repository, home] = [new Map(below("ws")), below("home")];
  const outside = [...held.keys()].find((path) => !/^(?:ws|home)\//.test(path));
  if (outside !== undefined) return `\`${outside}\` lies in neither a repository nor a home directory`;
  if ([...repository.keys()].some((path) => path.split("/").includes(".git")))
    return "a repository within a repository is a directory of its own";
  const plugin = args[0] === "--plugin-dir" ? (args[1] ?? "").replace("$ROOT/ws/", "") : undefined;
  if (plugin !== undefined && !repository.has(`${plugin}/.claude-plugin/plugin.json`))
    return "only the flag makes this folder a plugin";
  const payload = args[0] === "--agents" ? args[1] : undefined;
  if (payload !== undefined) repository.set("agents.json", payload);
  return {
    repository,
    ...(home.size > 0 ? { home } : {}),
    ...(cwd === undefined ? {} : { start: cwd }),
    ...(payload === undefined ? {} : { dirs: ["agents.json"] }),
  };
}

/** The names of models belong to a version of the program. */
function withoutModels(outcome: JsonObject): JsonObject {
  const { effective } = outcome as { readonly effective?: Readonly<Record<string, JsonObject>> };
  const agents = Object.entries(effective ?? {}).map(([name, agent]) => [name, { ...agent, model: null }] as const);
  return { ...outcome, effective: Object.fromEntries(agents) };
}

/** The profiles of one outcome: a file each where the vectors say what became of it, else a name each. */
function seenBy(one: Case, outcome: JsonObject): readonly Seen[] {
  const { files, agents, effective } = outcome as {
    readonly files?: readonly { readonly path: string; readonly ok?: { readonly name: string } }[];
    readonly agents: readonly string[];
    readonly effective?: Readonly<Record<string, JsonObject>>;
  };
  const payload = payloadOf(one);
  const powersOf = (name: string): Partial<Seen> => {
    const agent = effective && Object.hasOwn(effective, name) ? effective[name] : undefined;
    return agent ? observed(agent, hooked(one, outcome)) : {};
  };
  if (files && !payload)
    return files.map(({ path, ok }) => ({
      profile: path.replace(/^ws\//, ""),
      offered: ok !== undefined,
      ...(ok ? { name: ok.name, ...powersOf(ok.name) } : {}),
    }));
  const offered = agents.map((name): Seen => ({ profile: name, offered: true, ...powersOf(name) }));
  const refused = (payload ?? []).filter((name) => !agents.includes(name));
  const left = outcome["session"] === undefined ? [...refused, others] : refused;
  return [...offered, ...left.map((profile): Seen => ({ profile, offered: false }))];
}

/** Stands for every profile that the program does not list. */
const others = "(others)";

/** The names in a payload of `--agents`. */
function payloadOf(one: Case): readonly string[] | undefined {
  const { args } = howOf(one);
  if (args[0] !== "--agents") return undefined;
  const payload: unknown = JSON.parse(args[1] ?? "");
  return payload !== null && typeof payload === "object" && !Array.isArray(payload) ? Object.keys(payload) : [];
}

/** Whether a program of the case's only file ran: nothing else could start it. */
function hooked(one: Case, { made }: JsonObject): boolean {
  return one.tree.length === 1 && Array.isArray(made) && made.includes("ws/hooked");
}

function observed(agent: JsonObject, runsHook: boolean): Partial<Seen> {
  const { description, model } = agent;
  const tools = toolsOf(agent);
  const capabilities = tools && [...capabilitiesBy(tools), ...(runsHook ? (["execute"] as const) : [])];
  return {
    ...(typeof description === "string" && description !== "" ? { description } : {}),
    ...(typeof model === "string" ? { model } : {}),
    ...(capabilities ? { capabilities: [...new Set(capabilities)] } : {}),
  };
}

/** The tools that a subagent could call; `undefined` where the session kept it from starting. */
function toolsOf({ tools, refused }: JsonObject): readonly string[] | undefined {
  if (refused !== undefined) {
    const { unrecognized } = refused as { readonly unrecognized?: readonly string[] };
    return unrecognized && !unrecognized.some(isElsewhere) ? [] : undefined;
  }
  if (tools === "all") return session;
  if (Array.isArray(tools)) return tools as readonly string[];
  if (tools === undefined) return undefined;
  const { without, extra } = tools as { readonly without: readonly string[]; readonly extra?: readonly string[] };
  return [...session.filter((name) => !without.includes(name)), ...(extra ?? [])];
}

/** Whether another session could have a tool of this name: one of another kind, or one with another server. */
function isElsewhere(name: string): boolean {
  const server = /^mcp__([\w-]+?)__[\w-]+$/.exec(name)?.[1];
  return elsewhere.includes(name) || (server !== undefined && !["alpha", "beta"].includes(server));
}

/** A tool of a server that is not the session's comes from a program that the profile starts. */
function capabilitiesBy(tools: readonly string[]): readonly Capability[] {
  return tools.flatMap((tool): readonly Capability[] => {
    if (tool.startsWith("mcp__")) return session.includes(tool) ? ["external"] : ["external", "execute"];
    const capability = capabilityOfTool.get(tool);
    if (capability === undefined) throw new Error(`no capability is known of \`${tool}\``);
    return capability === "state" ? [] : [capability];
  });
}

/** By path, or by name: a plugin's subagents have their plugin's name and their folders before their own. */
function rowOf({ profile, description }: Seen, rows: readonly Listed[], one: Case): Listed | undefined {
  const own = rows.filter(({ files }) => files[0] === profile);
  if (own.length > 0) return own[0];
  const loaded = rows.filter(({ verdict }) => verdict === "loaded");
  const listed = (one.expected as { readonly agents: readonly string[] }).agents;
  const isNamed = (row: Listed, name: string): boolean =>
    row.layer === "plugin" ? name.endsWith(`:${row.name}`) : row.name === name;
  if (profile === others) return loaded.find((row) => !listed.some((name) => isNamed(row, name)));
  const named = rows.filter((row) => isNamed(row, profile));
  return named.find((row) => row.description === description) ?? named.find((row) => loaded.includes(row)) ?? named[0];
}

/** What any of several versions did. */
function union(outcomes: readonly (readonly Seen[])[]): readonly Seen[] {
  const byProfile = new Map<string, Seen>();
  for (const seen of outcomes.flat()) {
    const before = byProfile.get(seen.profile);
    const { capabilities: [...more] = [] } = seen;
    const [first, second] = before?.offered === false ? [seen, before] : [before ?? seen, seen];
    const joined = [...new Set([...(before?.capabilities ?? []), ...more])];
    const isKnown = before?.capabilities !== undefined || seen.capabilities !== undefined;
    byProfile.set(seen.profile, {
      ...first,
      offered: first.offered || second.offered,
      ...(isKnown ? { capabilities: joined } : {}),
    });
  }
  return [...byProfile.values()];
}
