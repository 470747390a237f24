/** What a session of Claude Code showed, in the form of the vectors. */
import { type Case, type Entry, isObject, isText, type Json, type JsonObject } from "../../frame/vectors.ts";
import { unrooted } from "../../frame/plant.ts";
import { sharedName, sharedPath } from "./groups.ts";
import { builtIn, messagesOf, promptOf, type Script, type Spawned, toolsOf } from "./script.ts";

/** The tools of an agent without limits, in the order of its request; the layout in the vectors lists the same. */
const everyTool: readonly string[] = [
  ..."Agent Bash CronCreate CronDelete CronList Edit EnterWorktree ExitWorktree ListAgents Monitor NotebookEdit".split(
    " ",
  ),
  ..."Read ReportFindings SendMessage Skill TaskStop WebFetch WebSearch Write".split(" "),
  ..."mcp__alpha__one mcp__alpha__two mcp__beta__one".split(" "),
];

/** The lines of the session's output that are whole. */
export function eventsIn(stdout: string): readonly JsonObject[] {
  return stdout.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    try {
      const value: unknown = JSON.parse(line);
      return isObject(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** The first event names the agents and the permission mode of the session. */
export function initOf(events: readonly JsonObject[]): { agents: readonly string[]; mode: Json } | undefined {
  const init = events.find(({ subtype }) => subtype === "init");
  if (!init) return undefined;
  const listed: readonly Json[] = Array.isArray(init["agents"]) ? init["agents"] : [];
  const agents = listed.map((one) => (isObject(one) ? one["name"] : one)).filter((name) => isText(name));
  return { agents, mode: init["permissionMode"] ?? null };
}

/** What a session left behind. */
export interface Session {
  readonly how: JsonObject;
  readonly root: string;
  readonly events: readonly JsonObject[];
  readonly script: Script;
  /** The lines of the debug log. */
  readonly log: readonly string[];
  /** Files below the workspace that were not planted. */
  readonly made: readonly string[];
}

/** The outcome of the only case of a session. */
export function outcomeOf(session: Session, { tree }: Case): JsonObject {
  const { how, events, script, made, log } = session;
  // How a program shows bytes that are no UTF-8 is no part of the vectors.
  const isKept = tree.length !== 1 || tree[0]?.base64 === undefined;
  const init = initOf(events);
  const agents = (init?.agents ?? []).filter((name) => !builtIn.has(name));
  const main = script.main();
  const named = [...agents, ...script.spawned.map(({ name }) => name)];
  const descriptions = main ? descriptionsIn(main, named) : new Map<string, string>();
  const results = resultsIn(events);
  const effective = Object.fromEntries(
    script.spawned.map((agent, i) => [
      agent.name,
      {
        ...(isKept && descriptions.has(agent.name) ? { description: descriptions.get(agent.name) ?? "" } : {}),
        ...effectiveOf(agent, results.get(promptOf(i)), { ...session, isKept }),
      },
    ]),
  );
  const others = made.filter((path) => path !== "probe-w.txt").map((path) => `ws/${path}`);
  return {
    agents,
    ...filesOf(tree, how, agents, script, log),
    ...(script.spawned.length > 0 ? { effective } : {}),
    ...(init && init.mode !== "default" ? { sessionMode: init.mode } : {}),
    ...(others.length > 0 ? { made: others } : {}),
    ...(how["mainProbe"] === undefined ? {} : { main: [...results.main] }),
    ...(init ? {} : { session: "does not start" }),
  };
}

/** A case of one file says whether that file is an agent. Agents that a flag gives are not the file's. */
function filesOf(
  tree: readonly Entry[],
  how: JsonObject,
  agents: readonly string[],
  { spawned }: Script,
  log: readonly string[],
): JsonObject {
  const path = tree[0]?.path ?? "";
  if (tree.length !== 1 || !path.startsWith("ws/.claude/agents/")) return {};
  const replaced = spawned.map(({ name }) => name).filter((name) => builtIn.has(name) && name !== "fork");
  const [name] = [...agents.filter((one) => !flagged(how).includes(one)), ...replaced];
  return { files: [fileOf(path, name, log)] };
}

function fileOf(path: string, name: string | undefined, log: readonly string[]): JsonObject {
  return name === undefined ? { path, kind: kindIn(log) } : { path, ok: { name } };
}

/** Why a file is no agent, by what the debug log says of it; without a word: it is a document. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/Failed to parse YAML frontmatter/, "yaml"],
  [/Missing required "description"/, "no-description"],
  [/Missing required "name"/, "no-name"],
  [/names must not contain ":"/, "name-colon"],
  [/names must not start with "-"/, "name-dash"],
  [/names must be at most/, "name-long"],
  // A hook of the wrong type ends the reading of the file.
  [/Invalid hooks in agent|Unknown parsing error/, "hooks"],
];

function kindIn(log: readonly string[]): string {
  return kinds.find(([pattern]) => log.some((line) => pattern.test(line)))?.[1] ?? "document";
}

/** The outcome of a case of one file shared its session. */
export function sharedOutcomeOf(session: Session, own: string, ownPath: string): JsonObject {
  const file = ownPath.slice(ownPath.lastIndexOf("/"));
  const log = session.log.filter((line) => line.includes(file) || line.includes(`'${own}'`));
  const whole = outcomeOf(session, { name: "", tree: [] });
  const agents: readonly Json[] = Array.isArray(whole["agents"]) ? whole["agents"] : [];
  const effective = isObject(whole["effective"]) ? whole["effective"][own] : undefined;
  const isListed = agents.includes(own);
  return {
    agents: isListed ? [sharedName] : [],
    files: [fileOf(sharedPath, isListed ? sharedName : undefined, log)],
    ...(effective === undefined ? {} : { effective: { [sharedName]: effective } }),
    ...(whole["sessionMode"] === undefined ? {} : { sessionMode: whole["sessionMode"] }),
  };
}

function flagged(how: JsonObject): readonly string[] {
  const args = Array.isArray(how["args"]) ? how["args"] : [];
  const given: Json = args[args.indexOf("--agents") + 1] ?? null;
  if (!args.includes("--agents") || !isText(given)) return [];
  const value: unknown = JSON.parse(given);
  return isObject(value) ? Object.keys(value) : [];
}

/** The descriptions as the model sees them: `- NAME: DESCRIPTION (Tools: …)` in the request that offers the agents. */
function descriptionsIn(main: JsonObject, agents: readonly string[]): ReadonlyMap<string, string> {
  const texts = [
    ...messagesOf(main).flatMap(({ content }) => textsIn(content)),
    ...(Array.isArray(main["tools"]) ? main["tools"] : []).flatMap((tool: Json) =>
      isObject(tool) && isText(tool["description"]) ? [tool["description"]] : [],
    ),
  ];
  const listing = texts.find((text) => text.includes("Available agent types")) ?? "";
  const block =
    /Available agent types[^\n]*\n([^]*?)(?=\n\nWhen (?:you launch|using)|\n\n## |$)/.exec(listing)?.[1] ?? "";
  const items = block.replace(/^- /, "").split("\n- ");
  const found = agents.flatMap((name): [string, string][] => {
    const item = items.find((one) => one.startsWith(`${name}: `));
    const description = item && /^([^]*) \(Tools: [^]*\)$/.exec(item.slice(name.length + 2))?.[1];
    // A long list of agents is shortened, so that a long description may not be whole; the program has words of its own
    // for a plugin's agent without a description.
    const isOwn =
      description !== undefined && description.length <= 2000 && !/^Agent from .* plugin$/.test(description);
    return !isOwn ? [] : [[name, description]];
  });
  return new Map(found);
}

function textsIn(content: Json | undefined): readonly string[] {
  if (isText(content)) return [content];
  const blocks: readonly Json[] = Array.isArray(content) ? content : [];
  return [blocks.map((block) => (isObject(block) && isText(block["text"]) ? block["text"] : "")).join("\n")];
}

interface Results {
  /** The answer to the call that starts an agent, by its prompt. */
  get(prompt: string): string | undefined;
  /** The outcomes of the main conversation's calls. */
  readonly main: readonly string[];
}

function resultsIn(events: readonly JsonObject[]): Results {
  const blocks = (type: string, kind: string) =>
    events
      .filter((event) => event["type"] === type && (event["parent_tool_use_id"] ?? null) === null)
      .flatMap(({ message }) => blocksOf(isObject(message) ? message["content"] : undefined, kind));
  const calls = blocks("assistant", "tool_use");
  const answers = blocks("user", "tool_result");
  return {
    get(prompt) {
      const call = calls.find(({ input }) => isObject(input) && input["prompt"] === prompt);
      const answer = answerTo(call, answers);
      return answer && textsIn(answer["content"]).join("\n");
    },
    main: calls.map((call) => probed(answerTo(call, answers))),
  };
}

/** Answers come in an order of their own. */
function answerTo(call: JsonObject | undefined, answers: readonly JsonObject[]): JsonObject | undefined {
  return call && answers.find((answer) => answer["tool_use_id"] === call["id"]);
}

function blocksOf(content: Json | undefined, type: string): readonly JsonObject[] {
  const blocks: readonly Json[] = Array.isArray(content) ? content : [];
  return blocks.filter(isObject).filter((block) => block["type"] === type);
}

function effectiveOf(
  agent: Spawned,
  answer: string | undefined,
  { script, root, isKept }: Session & { readonly isKept: boolean },
): JsonObject {
  const [first, second] = agent.requests;
  if (!first) return { refused: refusalOf(answer ?? "") };
  const [uses, results] = ["tool_use", "tool_result"].map((kind) =>
    second ? messagesOf(second).flatMap(({ content }) => blocksOf(content, kind)) : [],
  );
  const probes = agent.calls.map((call, i): [string, string] => [
    script.numbered ? `${call.name}#${i}` : call.name,
    probed(answerTo(uses?.[i], results ?? [])),
  ]);
  const output = first["output_config"];
  const prompt = isKept ? unrooted(promptIn(first), root).slice(0, 600) : "";
  return {
    tools: toolsShown(toolsOf(first)),
    model: first["model"] ?? null,
    effort: (isObject(output) ? output["effort"] : undefined) ?? null,
    ...(prompt === "" ? {} : { prompt }),
    ...(probes.length > 0 ? { probes: Object.fromEntries(probes) } : {}),
  };
}

/** The profile's own text: the third part of the system prompt, up to the sentence that the program adds. */
function promptIn(request: JsonObject): string {
  const system: readonly Json[] = Array.isArray(request["system"]) ? request["system"] : [];
  const part = system[2];
  const text = isObject(part) && isText(part["text"]) ? part["text"] : "";
  // With a memory the program adds pages of its own, which are not kept.
  if (text.includes("# Persistent Agent Memory")) return "";
  return text.split("\n\nMessages from the agent that launched you")[0] ?? "";
}

/** Few tools as they are, many as what they lack of all. */
function toolsShown(tools: readonly string[]): Json {
  const without = everyTool.filter((name) => !tools.includes(name));
  const extra = tools.filter((name) => !everyTool.includes(name));
  if (without.length === 0 && extra.length === 0) return "all";
  if (tools.length <= 15) return [...tools];
  return { without, ...(extra.length > 0 ? { extra } : {}) };
}

/** Why an agent was not started. */
function refusalOf(answer: string): Json {
  const zero = /would be spawned with zero tools/.test(answer);
  if (zero) {
    const names = /unrecognized \[([^\]]*)\]/.exec(answer)?.[1];
    return { zeroTools: true, unrecognized: names === undefined || names === "" ? [] : names.split(", ") };
  }
  if (/denied by permission rule/.test(answer)) return "permission rule";
  if (/Auto mode is unavailable/.test(answer)) return "auto mode, no check in this session";
  if (/Failed to resolve base branch/.test(answer)) return "wants a worktree, and the repository has no commit";
  return "other";
}

/** What the answer to a call says about permission, the first that matches. */
const outcomes: readonly (readonly [RegExp, string])[] = [
  [/don't ask mode/i, "denied, does not ask"],
  [/No such tool available/, "no such tool"],
  [/while in plan mode/, "refused, plan mode"],
  [/Auto mode is unavailable/, "auto mode, no check in this session"],
  [/haven't granted|requested permissions|requires approval/i, "asks"],
  [/permission to use .* has been denied|was blocked|Permission .*denied|user doesn't want|denied by/i, "denied"],
];

function probed(result: JsonObject | undefined): string {
  if (!result) return "no answer";
  const text = textsIn(result["content"]).join("\n");
  return outcomes.find(([pattern]) => pattern.test(text))?.[1] ?? "runs";
}
