/** What the stand-in says in a session of Claude Code: it starts the agents, then probes each of them. */
import type { Answer, Call } from "../../frame/protocols.ts";
import { isObject, isText, type Json, type JsonObject, textsOf } from "../../frame/vectors.ts";

/** Agents that the program brings along. */
export const builtIn: ReadonlySet<string> = new Set([
  "claude",
  "Explore",
  "general-purpose",
  "Plan",
  "statusline-setup",
  "claude-code-guide",
  "output-style-setup",
]);

export interface Spawned {
  readonly name: string;
  /** The agent's own requests, in order. */
  readonly requests: JsonObject[];
  /** What the stand-in called in answer to the first. */
  calls: readonly Call[];
}

export interface Script {
  /** The main conversation's first request. */
  main(): JsonObject | undefined;
  readonly spawned: readonly Spawned[];
  /** Whether probes carry their number, since the case brings its own. */
  readonly numbered: boolean;
  answer(body: JsonObject): Promise<Answer>;
}

/** The first line of the session's output that lists its agents. */
export type Listed = () => { readonly agents: readonly string[] } | undefined;

interface Probe extends Call {
  /** Called even where the request offers no such tool. */
  readonly force: boolean;
}

function probesIn(value: Json | undefined): readonly Probe[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as readonly Json[]).flatMap((one) =>
    isObject(one) && isText(one["name"])
      ? [{ name: one["name"], input: one["input"] ?? {}, force: one["force"] === true }]
      : [],
  );
}

/** The usual probes: a file that does not exist, a command that no rule knows, and an MCP tool. */
const usualProbes = (workspace: string): readonly Probe[] => [
  { name: "Write", input: { file_path: `${workspace}/probe-w.txt`, content: "x" }, force: false },
  { name: "Bash", input: { command: "./no-such-program-here --x", description: "x" }, force: false },
  { name: "mcp__alpha__one", input: {}, force: false },
];

export const toolsOf = (body: JsonObject): readonly string[] =>
  Array.isArray(body["tools"])
    ? body["tools"].flatMap((one: Json) => (isObject(one) ? textsOf([one["name"] ?? null]) : []))
    : [];

export const messagesOf = (body: JsonObject): readonly JsonObject[] =>
  Array.isArray(body["messages"]) ? body["messages"].filter((one: Json) => isObject(one)) : [];

/** The prompt that starts the agent of this number: how its requests are told from others. */
export const promptOf = (index: number) => `PROBE-${index}-END`;

export function scriptOf(how: JsonObject, workspace: string, listed: Listed): Script {
  const own = probesIn(how["probe"]);
  const probes = own ?? usualProbes(workspace);
  const mainProbes = probesIn(how["mainProbe"]);
  const named = Array.isArray(how["spawn"]) ? textsOf(how["spawn"]) : undefined;
  const spawned: Spawned[] = [];
  let main: JsonObject | undefined;
  let waiting: readonly Call[] | undefined;

  const answerAgent = (agent: Spawned, body: JsonObject): Answer => {
    agent.requests.push(body);
    if (agent.requests.length > 1) return { text: "done" };
    const offered = toolsOf(body);
    agent.calls = probes.filter(({ name, force }) => force || offered.includes(name));
    return agent.calls.length > 0 ? { calls: agent.calls } : { text: "done" };
  };

  const answerMain = async (body: JsonObject, isMain: boolean): Promise<Answer> => {
    main ??= body;
    if (!waiting) {
      const names = named ?? (await listedSoon(listed)).filter((name) => !builtIn.has(name));
      spawned.push(...(mainProbes ? [] : names).map((name) => ({ name, requests: [], calls: [] })));
      waiting = mainProbes ?? spawned.map(({ name }, i) => startCall(name, i, how));
    } else if (!isMain) return { text: "done" };
    // A session runs only so many agents at once.
    const calls = waiting.slice(0, 10);
    waiting = waiting.slice(10);
    return calls.length > 0 ? { calls } : { text: "done" };
  };

  return {
    main: () => main,
    spawned,
    numbered: own !== undefined,
    async answer(body) {
      const messages = messagesOf(body);
      const first = JSON.stringify(messages.find(({ role }) => role === "user") ?? "");
      const agent = spawned[Number(/PROBE-(\d+)-END/.exec(first)?.[1] ?? -1)];
      const isMain = JSON.stringify(messages).includes("GO-MAIN");
      return agent && !isMain ? answerAgent(agent, body) : answerMain(body, isMain);
    },
  };
}

/**
 * The agents that the session lists. Its first line and its first request come at the same time, so it may take a
 * moment.
 */
async function listedSoon(listed: Listed): Promise<readonly string[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const init = listed();
    if (init) return init.agents;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [];
}

/** In the background only where the case asks for it: `unset` leaves it to the program. */
function startCall(name: string, index: number, how: JsonObject): Call {
  const background = how["background"];
  return {
    name: "Agent",
    input: {
      description: "x",
      prompt: promptOf(index),
      subagent_type: name,
      ...(background === "unset" ? {} : { run_in_background: background ?? false }),
    },
  };
}
