/**
 * Letta Code: `letta -p PROMPT` with its backend on this machine and a stand-in for its model, which starts every
 * subagent that the session offers; `how.tty` starts a session at a terminal instead. Code that a session starts by
 * itself, and calls that run, leave a file in `$ROOT/ran`.
 */
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { filesBelow, plantWorkspace, rooted, unrooted } from "../frame/plant.ts";
import { inParallel, minimalEnvironment, run } from "../frame/program.ts";
import { type Answer, textIn } from "../frame/protocols.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json, type JsonObject, objectsOf } from "../frame/vectors.ts";

const packages = ["@letta-ai/letta-code"];

const host: LabHost = {
  packages,
  vectors: "letta",
  unordered: ["agents.*.tools"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "letta"));
    await inParallel(cases, bench.jobs, async (one) => bench.report(one.name, await outcomeOf(bench, program, one)));
  },
};
export default host;

/** What a subagent's own request had. */
interface Started {
  readonly describes: string;
  /** The model that its file names. */
  readonly model?: string;
  tools?: readonly string[];
  /** Which of our own texts its request had. */
  texts?: readonly string[];
}

type Program = ReturnType<typeof startOf>;

/** `ws/` is the repository, `home/` the home directory, and `how.cwd` the directory to start in. */
async function outcomeOf(bench: Bench, program: Program, one: Case) {
  const { root, cwd, home } = plantWorkspace(bench.scratch, one, ["ran"]);
  const session = new Session(one, root);
  const model = await standIn((body) => session.answerTo(body));
  const env = { ...minimalEnvironment(home), DISABLE_AUTOUPDATER: "1", LETTA_LOCAL_BACKEND_EXPERIMENTAL: "1" };
  const address = ["--base-url", `http://127.0.0.1:${model.port}/v1`, "--api-key", "dummy"];
  const connecting = [...program.args, "connect", "openai-compatible", ...address];
  // The connection is made elsewhere, so that nothing of the case runs for it.
  await run({ ...program, args: connecting, cwd: home, env, seconds: 60 });
  const flags = Array.isArray(one.how?.["args"]) ? one.how["args"].filter(isText) : [];
  const args = [...program.args, ...flags, "--backend", "local"];
  const { ranOut } =
    one.how?.["tty"] === true
      ? await run({ ...atTerminal({ ...program, args }), cwd, env, seconds: 25 })
      : await run({ ...program, args: [...args, "-p", "start them all"], cwd, env, seconds: 400 });
  model.close();
  const ran = filesBelow(join(root, "ran"));
  if (one.how?.["tty"] === true) return { expected: { agents: {}, ran } };
  if (ranOut) return { broke: "the program did not end within 400 s" };
  if (!session.asked) return { broke: "the program sent no request" };
  const agents = JSON.parse(unrooted(JSON.stringify(Object.fromEntries(session.agents)), root)) as Json;
  return { expected: { agents, ...(ran.length > 0 ? { ran } : {}) } };
}

/** `script` gives a program a terminal. Nobody types there. */
function atTerminal({ command, args }: Program): Program {
  const line = [command, ...args].map((word) => `'${word}'`).join(" ");
  return { command: "script", args: ["-qec", line, "/dev/null"] };
}

/** Every started subagent gets this text with its name as the task, which tells their requests apart. */
const task = /^TASK ([\w-]+)$/m;

class Session {
  readonly agents = new Map<string, Started>();
  asked = false;
  readonly #one: Case;
  readonly #root: string;
  /** Our own words in the case: what else a list of subagents says is the program's. */
  readonly #words: string;
  #left = new Set<string>();
  #ended: () => void = () => undefined;

  constructor(one: Case, root: string) {
    this.#one = one;
    this.#root = root;
    this.#words = one.tree
      .map(({ text, base64 }) => text ?? Buffer.from(base64 ?? "", "base64").toString())
      .join("\n")
      .replace(/\r\n?/g, "\n");
  }

  async answerTo(body: JsonObject): Promise<Answer> {
    this.asked = true;
    const messages = objectsOf(body["messages"]);
    const tools = objectsOf(body["tools"]).flatMap(({ function: tool }) => (isObject(tool) ? [tool] : []));
    const last = messages.findLastIndex(({ role }) => role === "user");
    const name = task.exec(textIn(messages[last]?.["content"], "\n"))?.[1];
    const results = messages.slice(last).filter(({ role }) => role === "tool");
    if (name !== undefined) return this.#asSubagent(name, messages, tools, results.length);
    return this.#asMain(tools, results);
  }

  #asSubagent(name: string, messages: readonly JsonObject[], tools: readonly JsonObject[], results: number): Answer {
    const started = this.agents.get(name);
    if (started && results === 0) {
      started.tools = tools.map((tool) => (isText(tool["name"]) ? tool["name"] : "")).sort();
      const texts = messages.map(({ content }) => textIn(content, "\n")).join("\n");
      started.texts = [...new Set([...texts.matchAll(/\b(?:Body|Skill|Rules) of [\w.-]+/g)].map(([text]) => text))];
    }
    const call = this.#callOf("calls", results, name);
    if (call) return call;
    this.#done(name);
    return { text: "done" };
  }

  async #asMain(tools: readonly JsonObject[], results: readonly JsonObject[]): Promise<Answer> {
    const agent = tools.find((tool) => tool["name"] === "Agent");
    // What the program starts by itself has no such tool.
    if (!agent) return this.#callOf("otherCalls", results.length, "other") ?? { text: "done" };
    if (results.length === 0) {
      if (this.#one.how?.["noStart"] !== true) this.#list(isText(agent["description"]) ? agent["description"] : "");
      if (this.agents.size > 0) {
        this.#left = new Set(this.agents.keys());
        return { calls: [...this.agents.keys()].map((name) => ({ name: "Agent", input: inputFor(name) })) };
      }
    }
    // A session that ends would end its subagents.
    const refused = [...this.agents.keys()].filter(
      (_, i) => !textIn(results[i]?.["content"], "\n").includes("Agent ID"),
    );
    for (const name of refused) this.#done(name);
    if (this.#left.size > 0) await this.#allEnd();
    return this.#callOf("mainCalls", results.length - this.agents.size, "main") ?? { text: "done" };
  }

  /** The subagents that the tool for starting them names. Built-in ones are left out as long as no case changes them. */
  #list(description: string): void {
    for (const [, name = "", describes = "", model = ""] of description.matchAll(
      /^### (.+)\n- \*\*Purpose\*\*: ([^]*?)\n- \*\*Recommended model\*\*: (.*)$/gm,
    )) {
      if (!isOurs(this.#words, name, describes, model)) continue;
      this.agents.set(name, { describes: this.#words.includes(describes) ? describes : "", model });
    }
  }

  #callOf(key: string, index: number, name: string): Answer | undefined {
    const call = objectsOf(this.#one.how?.[key])[index];
    if (!call || !isText(call["name"])) return undefined;
    const input = rooted(call["input"] ?? {}, this.#root);
    return {
      calls: [{ name: call["name"], input: JSON.parse(JSON.stringify(input).replaceAll("$NAME", name)) as Json }],
    };
  }

  #done(name: string): void {
    this.#left.delete(name);
    if (this.#left.size === 0) this.#ended();
  }

  #allEnd(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 120_000);
      this.#ended = () => {
        clearTimeout(timer);
        // The program notes the end of the last one.
        setTimeout(resolve, 1_000);
      };
    });
  }
}

/** A subagent of the case, or a built-in one that a file of the case changes. */
function isOurs(words: string, name: string, describes: string, model: string): boolean {
  const isNamed = new RegExp(`^[ \\t]*name[ \\t]*:[ \\t]*${name}[ \\t]*$`, "m").test(words);
  return isNamed || (words.includes(describes) && model !== "");
}

const inputFor = (name: string): JsonObject => ({
  subagent_type: name,
  description: "a task of the case",
  prompt: `TASK ${name}`,
});
