/**
 * Copilot CLI: `agents.discover` of its own server on stdio says what its loader makes of a directory. Which tools an
 * agent is offered is seen in the request of `copilot -p --agent` to a stand-in model, for cases that have it in their
 * vectors.
 */
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { plant } from "../frame/plant.ts";
import { end, initRepository, inParallel, minimalEnvironment, run, start } from "../frame/program.ts";
import { startRpc } from "../frame/rpc.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json, type JsonObject } from "../frame/vectors.ts";

const packages = [`@github/copilot-linux-${process.arch}`];

const host: LabHost = {
  packages,
  vectors: "copilot",
  unordered: ["agents", "offered.tools"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "copilot"));
    const home = join(bench.scratch, "copilot-home");
    mkdirSync(home, { recursive: true });
    const server = start({
      ...program,
      args: [...program.args, "--headless", "--stdio", "--no-auto-update"],
      cwd: home,
      env: environmentOf(home, 1),
    });
    server.stderr?.resume();
    const call = startRpc(server);
    await call("connect", {});
    const agents = new Map<string, Json>();
    for (const one of cases) agents.set(one.name, await discovered(bench, call, one));
    end(server);
    await inParallel(cases, bench.jobs, async (one, worker) => {
      const found = agents.get(one.name) ?? null;
      const agent = offeredIn(one);
      const offered = agent === undefined ? undefined : await offeredBy(bench, program, { one, agent, worker });
      bench.report(one.name, { expected: { agents: found, ...(offered === undefined ? {} : { offered }) } });
    });
  },
};
export default host;

function environmentOf(home: string, port: number): Readonly<Record<string, string>> {
  return {
    ...minimalEnvironment(home),
    COPILOT_HOME: `${home}/.copilot`,
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${port}/v1`,
    COPILOT_MODEL: "stand-in",
  };
}

/** The agent whose tools the vectors tell, or the case asks for with `how.offered`. */
function offeredIn({ expected, how }: Case): string | undefined {
  const offered = isObject(expected) ? expected["offered"] : undefined;
  const agent = isObject(offered) ? offered["agent"] : how?.["offered"];
  return isText(agent) ? agent : undefined;
}

const rootOf = (bench: Bench, { name }: Case) => join(bench.scratch, "cases", name);

async function discovered(bench: Bench, call: ReturnType<typeof startRpc>, one: Case): Promise<Json> {
  const root = rootOf(bench, one);
  plant(root, one.tree);
  initRepository(root);
  const directory = join(root, one.cwd ?? "");
  mkdirSync(directory, { recursive: true });
  const result = await call("agents.discover", { projectPaths: [directory] });
  const agents: readonly Json[] = isObject(result) && Array.isArray(result["agents"]) ? result["agents"] : [];
  return agents.filter(isObject).map((agent) => {
    const path = agent["path"];
    return { ...agent, ...(isText(path) ? { path: relative(root, path) } : {}) };
  });
}

async function offeredBy(
  bench: Bench,
  program: ReturnType<typeof startOf>,
  { one, agent, worker }: { readonly one: Case; readonly agent: string; readonly worker: number },
): Promise<Json> {
  const home = join(bench.scratch, `copilot-home-${worker}`);
  mkdirSync(home, { recursive: true });
  let first: JsonObject | undefined;
  const model = await standIn((body) => {
    first ??= body;
    return { text: "done" };
  });
  const flags = ["-p", "hi", "--agent", agent, "--allow-all-tools", "--no-auto-update", "--disable-builtin-mcps", "-s"];
  await run({
    ...program,
    args: [...program.args, ...flags],
    cwd: join(rootOf(bench, one), one.cwd ?? ""),
    env: environmentOf(home, model.port),
    seconds: 180,
  });
  model.close();
  const tools: readonly Json[] = Array.isArray(first?.["tools"]) ? first["tools"] : [];
  return { agent, tools: tools.filter(isObject).map(toolName) };
}

function toolName(tool: JsonObject): Json {
  const inner = tool["function"];
  return (isObject(inner) ? inner["name"] : tool["name"]) ?? tool["type"] ?? null;
}
