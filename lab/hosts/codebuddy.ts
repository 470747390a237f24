/**
 * CodeBuddy Code: `codebuddy -p` with a stand-in for its model, which starts every subagent of a file that the session
 * lists, and then calls Write, Bash and an MCP tool in it to see what runs unasked. Code that runs by itself leaves a
 * file in `$ROOT/ran`. The package is that of the SDK, which has the program in it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { filesBelow, plantWorkspace, rooted, unrooted } from "../frame/plant.ts";
import { inParallel, minimalEnvironment, run } from "../frame/program.ts";
import { type Answer, type Call, textIn } from "../frame/protocols.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json, type JsonObject, objectsOf, textsOf } from "../frame/vectors.ts";

const packages = ["@tencent-ai/agent-sdk"];

const host: LabHost = {
  packages,
  vectors: "codebuddy",
  unordered: ["agents.*.tools", "main.tools", "ran"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "cli/bin/codebuddy"));
    await inParallel(cases, bench.jobs, async (one) => bench.report(one.name, await outcomeOf(bench, program, one)));
  },
};
export default host;

/** What a subagent's own requests had. */
interface Started {
  readonly describes?: string;
  tools?: readonly string[];
  model?: Json;
  prompt?: string;
  calls?: readonly Call[];
  /** Which of the calls ran without a question. */
  unasked?: readonly string[];
}

/** What the main conversation's first request had, where it is not the usual. */
interface Main {
  tools?: readonly string[];
  system?: string;
}

/** `ws/` is the repository, `home/` the home directory, and `how.cwd` the directory to start in. */
async function outcomeOf(bench: Bench, program: ReturnType<typeof startOf>, one: Case) {
  const { root, cwd, home } = plantWorkspace(bench.scratch, one, ["ran", "probe"]);
  const how = rooted(one.how ?? {}, root);
  const agents = new Map<string, Started>();
  const main: Main = {};
  const model = await standIn((body) => answerTo(body, { agents, main, how, root }));
  const flags = textsOf(how["args"]);
  // Without a request the program tries again and again.
  const seconds = how["silent"] === true ? 40 : 120;
  const args = [...program.args, "-p", "GO-MAIN", "--model", "stand-in", "--output-format", "stream-json", ...flags];
  const { stdout, ranOut } = await run({
    ...program,
    args,
    cwd,
    env: environmentOf(home, model.port, how),
    seconds: 120,
  });
  model.close();
  if (ranOut && how["silent"] !== true) return { broke: `the program did not end within ${seconds} s` };
  if (main.tools === undefined && how["silent"] !== true) return { broke: "the program sent no request" };
  const ran = filesBelow(join(root, "ran"));
  const expected = {
    agents: Object.fromEntries([...agents].map(([name, agent]) => [name, shownOf(agent, main.tools ?? [])])),
    ...mainOf(main, how),
    ...sessionOf(initOf(stdout)),
    ...(ran.length > 0 ? { ran } : {}),
  };
  return { expected: JSON.parse(unrooted(JSON.stringify(expected), root)) as Json };
}

/** `asked: false`: no request came. The session's own tools are kept where the case is about them. */
function mainOf({ tools, system = "" }: Main, how: JsonObject): JsonObject {
  if (!tools) return { asked: false };
  return how["main"] === true ? { main: { tools: [...tools], system } } : {};
}

/** The session's mode, if it is not the usual one, and its servers. */
function sessionOf(init: JsonObject): JsonObject {
  const { permissionMode: mode, mcp_servers: servers } = init;
  return {
    ...(isText(mode) && mode !== "default" ? { mode } : {}),
    ...(Array.isArray(servers) && servers.length > 0 ? { servers: serversIn(servers) } : {}),
  };
}

function environmentOf(home: string, port: number, how: JsonObject): Readonly<Record<string, string>> {
  const own = isObject(how["env"]) ? Object.entries(how["env"]).filter(([, value]) => isText(value)) : [];
  return {
    ...minimalEnvironment(home),
    CODEBUDDY_BASE_URL: `http://127.0.0.1:${port}/v1`,
    CODEBUDDY_API_KEY: "dummy",
    DISABLE_TELEMETRY: "1",
    DISABLE_AUTOUPDATER: "1",
    CODEBUDDY_DISABLE_AUTO_MEMORY: "1",
    // All tools in the request, rather than a tool that searches for them.
    CODEBUDDY_DEFER_TOOL_LOADING: "false",
    ...(Object.fromEntries(own) as Readonly<Record<string, string>>),
  };
}

function serversIn(listed: readonly Json[]): Json {
  return listed.filter(isObject).map(({ name, status }) => `${String(name)}: ${String(status)}`);
}

/** The first event of the output names the session's mode and servers. */
function initOf(stdout: string): JsonObject {
  for (const line of stdout.split("\n")) {
    if (!line.includes('"subtype":"init"')) continue;
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value;
  }
  return {};
}

interface Session {
  readonly agents: Map<string, Started>;
  readonly main: Main;
  readonly how: JsonObject;
  readonly root: string;
}

/** The session starts every subagent with a task of its own, which tells their requests apart. */
function answerTo(body: JsonObject, session: Session): Answer {
  const messages = objectsOf(body["messages"]);
  const tools = objectsOf(body["tools"]).flatMap(({ function: tool }) => (isObject(tool) ? [tool] : []));
  const asked = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => textIn(content))
    .join("\n");
  const index = Number(/PROBE-(\d+)-END/.exec(asked)?.[1] ?? -1);
  const agent = [...session.agents.values()][index];
  if (agent) return answerAgent({ agent, index, body, messages, tools, session });
  if (!asked.includes("GO-MAIN") || session.main.tools !== undefined) return { text: "done" };
  session.main.tools = namesOf(tools);
  session.main.system = ownTextIn(messages);
  const offered = tools.find(({ name }) => name === "Agent");
  const given = session.how["spawn"];
  for (const [name, describes] of listedIn(isText(offered?.["description"]) ? offered["description"] : ""))
    session.agents.set(name, { describes });
  for (const name of textsOf(given)) if (!session.agents.has(name)) session.agents.set(name, {});
  const started = session.how["idle"] === true ? [] : [...session.agents.keys()];
  const calls = started.map((name, index) => ({
    name: "Agent",
    input: { description: "x", prompt: `PROBE-${index}-END`, subagent_type: name },
  }));
  const probes = callsIn(session.how["mainProbe"]);
  return calls.length + probes.length > 0 ? { calls: [...probes, ...calls] } : { text: "done" };
}

function answerAgent(given: {
  readonly agent: Started;
  readonly index: number;
  readonly body: JsonObject;
  readonly messages: readonly JsonObject[];
  readonly tools: readonly JsonObject[];
  readonly session: Session;
}): Answer {
  const { agent, index, body, messages, session } = given;
  if (agent.calls) {
    const answers = messages.filter(({ role }) => role === "tool").map(({ content }) => textIn(content));
    agent.unasked ??= agent.calls.flatMap(({ name, input }, i) => (hasRun(input, answers[i] ?? "") ? [name] : []));
    return { text: "done" };
  }
  agent.tools = namesOf(given.tools);
  agent.model = body["model"] ?? null;
  agent.prompt = ownTextIn(messages);
  const own = callsIn(session.how["probe"]);
  agent.calls =
    own.length > 0 ? own : usualProbes(session.root, index).filter(({ name }) => agent.tools?.includes(name));
  return agent.calls.length > 0 ? { calls: agent.calls } : { text: "done" };
}

/** A file, a command and a tool of a server; each leaves a file or an answer. */
const usualProbes = (root: string, index: number): readonly Call[] => [
  { name: "Write", input: { file_path: `${root}/ws/probe-w${index}`, content: "x" } },
  { name: "Bash", input: { command: `echo x > '${root}/ws/probe-b${index}'`, description: "x" } },
  { name: "mcp__alpha__one", input: {} },
];

/** By the file that the call names, or by its answer. */
function hasRun(input: Json, answer: string): boolean {
  const file = /\/[^"'\\]*\/(?:ws\/probe-|ran\/)[\w.-]+/.exec(JSON.stringify(input))?.[0];
  return file === undefined ? /\bdone\b/.test(answer) : existsSync(file);
}

const namesOf = (tools: readonly JsonObject[]): readonly string[] =>
  tools.flatMap(({ name }) => (isText(name) ? [name] : [])).sort();

function callsIn(value: Json | undefined): readonly Call[] {
  return objectsOf(value).flatMap(({ name, input }) => (isText(name) ? [{ name, input: input ?? {} }] : []));
}

/** `- NAME: DESCRIPTION (project)(Tools:…)`: subagents of files carry where they come from. */
function listedIn(description: string): readonly (readonly [string, string])[] {
  const block = /\nAvailable agent types[^\n]*\n([^]*?)\n\nWhen using the Agent tool/.exec(description)?.[1] ?? "";
  return `\n${block}`.split("\n- ").flatMap((item) => {
    const [, name, describes = ""] = /^([^]*?): ([^]*)$/.exec(item.replace(/\(Tools:[^)]*\)$/, "")) ?? [];
    return name !== undefined && /\((?:project|user)(?::[^)]*)?\)/.test(describes)
      ? [[name, describes.trim()] as const]
      : [];
  });
}

/** The line of a profile's own text with the word that every body in the vectors has; the program's own is not kept. */
function ownTextIn(messages: readonly JsonObject[]): string {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => textIn(content));
  return /BODY[^\n]*/.exec(system.join("\n"))?.[0].slice(0, 400) ?? "";
}

/** Tools that the main conversation has and a subagent without a list has not. */
const onlyMain: ReadonlySet<string> = new Set(["Agent", "ExitPlanMode"]);

function shownOf({ describes, tools, model, prompt, unasked }: Started, ofMain: readonly string[]): JsonObject {
  const inherited = ofMain.filter((name) => !onlyMain.has(name)).join();
  return {
    ...(describes === undefined ? {} : { describes }),
    ...(tools === undefined ? { started: false } : { tools: tools.join() === inherited ? "inherited" : [...tools] }),
    ...(model === undefined || model === "stand-in" ? {} : { model }),
    ...(prompt === undefined || prompt === "" ? {} : { prompt }),
    ...(unasked === undefined || unasked.length === 0 ? {} : { unasked: [...unasked] }),
  };
}
