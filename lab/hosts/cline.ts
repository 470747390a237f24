/**
 * Cline: `cline PROMPT` with a stand-in for its model, which starts every subagent that the session offers. A session
 * that cannot be seen has no requests. Code that the session starts by itself leaves a file in `$ROOT/ran`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { filesBelow, plantWorkspace, rooted, unrooted } from "../frame/plant.ts";
import { inParallel, minimalEnvironment, run } from "../frame/program.ts";
import { type Answer, textIn } from "../frame/protocols.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json, type JsonObject, objectsOf } from "../frame/vectors.ts";

const packages = [`@cline/cli-linux-${process.arch}`];

const host: LabHost = {
  packages,
  vectors: "cline",
  unordered: ["agents.*.tools"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "cline"));
    await inParallel(cases, bench.jobs, async (one) => bench.report(one.name, await outcomeOf(bench, program, one)));
  },
};
export default host;

/** What a subagent's own request had. */
interface Started {
  readonly describes: string;
  tools?: readonly string[];
  prompt?: string;
}

/** `ws/` is the repository, `home/` the home directory, and `how.cwd` the directory to start in. */
async function outcomeOf(bench: Bench, program: ReturnType<typeof startOf>, one: Case) {
  const { root, cwd, home } = plantWorkspace(bench.scratch, one, ["home/.cline/data/settings", "ran"]);
  const settings = join(home, ".cline/data/settings");
  const agents = new Map<string, Started>();
  let asked = false;
  const model = await standIn((body) => {
    asked = true;
    return answerTo(body, agents, one, root);
  });
  writeFileSync(join(settings, "providers.json"), JSON.stringify(providers(model.port)));
  const flags = Array.isArray(one.how?.["args"]) ? one.how["args"].filter(isText) : [];
  const args = [...program.args, ...flags, "start them all"];
  const env = { ...minimalEnvironment(home), CLINE_NO_AUTO_UPDATE: "1" };
  const { ranOut } = await run({ ...program, args, cwd, env, seconds: 180 });
  model.close();
  if (ranOut) return { broke: "the program did not end within 180 s" };
  if (!asked) return { broke: "the program sent no request" };
  const seen = JSON.parse(unrooted(JSON.stringify(Object.fromEntries(agents)), root)) as Json;
  const ran = filesBelow(join(root, "ran"));
  return { expected: { agents: seen, ...(ran.length > 0 ? { ran } : {}) } };
}

function providers(port: number): JsonObject {
  const provider = "openai-compatible";
  const settings = { provider, apiKey: "dummy", model: "stand-in", baseUrl: `http://127.0.0.1:${port}/v1` };
  const entry = { settings, updatedAt: "2026-01-01T00:00:00.000Z", tokenSource: "manual" };
  return { version: 1, lastUsedProvider: provider, modes: {}, providers: { [provider]: entry } };
}

const prefix = /^subagent_\w+$/;

/** The session starts every subagent with its tool's name as the task, which tells their requests apart. */
function answerTo(body: JsonObject, agents: Map<string, Started>, one: Case, root: string): Answer {
  const messages = objectsOf(body["messages"]);
  const tools = objectsOf(body["tools"]).flatMap(({ function: tool }) => (isObject(tool) ? [tool] : []));
  const task = textIn(messages.find(({ role }) => role === "user")?.["content"]);
  const results = messages.filter(({ role }) => role === "tool").length;
  if (prefix.test(task)) {
    const started = agents.get(task);
    if (started && results === 0) {
      started.tools = tools.map(({ name }) => (isText(name) ? name : "")).sort();
      started.prompt = messages
        .filter(({ role }) => role === "system")
        .map(({ content }) => textIn(content))
        .join("\n");
    }
    const call = objectsOf(one.how?.["calls"])[results];
    return call && isText(call["name"])
      ? { calls: [{ name: call["name"], input: rooted(call["input"] ?? {}, root) }] }
      : { text: "done" };
  }
  const offered = tools.filter(({ name }) => isText(name) && prefix.test(name));
  if (results > 0 || offered.length === 0) return { text: "done" };
  for (const { name, description } of offered)
    agents.set(String(name), { describes: isText(description) ? description : "" });
  return { calls: offered.map(({ name }) => ({ name: String(name), input: { prompt: String(name) } })) };
}
