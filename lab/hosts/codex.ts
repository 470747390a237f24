/**
 * Codex: `codex exec` with a stand-in as its model provider. The first request's `spawn_agent` tool lists the roles; in
 * cases that have it in their vectors the stand-in starts the role `x`, and that role's own request is noted.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { plant } from "../frame/plant.ts";
import { initRepository, inParallel, minimalEnvironment, type Ran, run } from "../frame/program.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json, type JsonObject } from "../frame/vectors.ts";

const packages = ["@openai/codex"];

const otherRole = "repo/.codex/agents/other-role.toml";
const otherText = 'name = "other-role"\ndescription = "Is not built in."\ndeveloper_instructions = "None."\n';

type Roles = Readonly<Record<string, string>>;

const host: LabHost = {
  packages,
  vectors: "codex-0.169",
  unordered: ["warnings", "spawned.tools"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "codex"));
    // Roles are listed only where a project has one.
    const other = await sessionOf(bench, program, { name: "other-role", tree: [{ path: otherRole, text: otherText }] });
    const builtIn = rolesIn(other.requests[0]) ?? {};
    await inParallel(cases, bench.jobs, async (one) => {
      const session = await sessionOf(bench, program, one);
      bench.report(
        one.name,
        session.ran.ranOut ? { broke: "the session did not end in time" } : { expected: outcomeOf(session, builtIn) },
      );
    });
  },
};
export default host;

interface Session {
  readonly root: string;
  readonly ran: Ran;
  readonly requests: readonly JsonObject[];
  readonly spawns: boolean;
}

/** Whether the vectors tell what role `x` was given, or the case asks for it with `how.spawn`. */
const spawnsRole = ({ expected, how }: Case): boolean =>
  (isObject(expected) && "spawned" in expected) || how?.["spawn"] === "x";

async function sessionOf(bench: Bench, program: ReturnType<typeof startOf>, one: Case): Promise<Session> {
  const root = join(bench.scratch, "cases", one.name);
  plant(root, one.tree);
  for (const folder of ["home", "repo"]) mkdirSync(join(root, folder), { recursive: true });
  initRepository(join(root, "repo"));
  const cwd = join(root, one.cwd ?? "repo");
  mkdirSync(cwd, { recursive: true });
  const spawns = spawnsRole(one);
  const requests: JsonObject[] = [];
  const model = await standIn(async (body) => {
    requests.push(body);
    const input = { agent_type: "x", message: "go" };
    if (spawns && requests.length === 1)
      return { calls: [{ name: "spawn_agent", namespace: "multi_agent_v1", input }] };
    // The session would end before the role has said a word.
    for (let tries = 0; spawns && tries < 300 && !ownRequest(requests); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return { text: "done" };
  });
  const ran = await run({
    ...program,
    args: [...program.args, "exec", "--skip-git-repo-check", ...settingsOf(root, model.port), "hi"],
    cwd,
    env: { ...minimalEnvironment(root), CODEX_HOME: join(root, "home") },
    seconds: 120,
  });
  model.close();
  return { root, ran, requests, spawns };
}

function settingsOf(root: string, port: number): readonly string[] {
  const provider = `{name="local",base_url="http://127.0.0.1:${port}/v1",wire_api="responses"}`;
  const settings = ['model="gpt-5.3-codex"', 'model_provider="local"', `model_providers.local=${provider}`];
  if (!existsSync(join(root, "untrusted.flag"))) settings.push(`projects={"${root}/repo"={trust_level="trusted"}}`);
  return settings.flatMap((setting) => ["-c", setting]);
}

function outcomeOf({ root, ran, requests, spawns }: Session, builtIn: Roles): Json {
  const output = `${ran.stdout}\n${ran.stderr}`.replaceAll(`${root}/`, "");
  const roles = rolesIn(requests[0]);
  const own = roles && Object.fromEntries(Object.entries(roles).filter(([name, text]) => builtIn[name] !== text));
  const warnings = [...output.matchAll(/^warning: (.*)$/gm)]
    .map(([, text = ""]) => text)
    .filter((text) => /agent/i.test(text))
    .map((text) => text.replace(/^Ignoring malformed agent role definition: /, ""));
  const errors = [...output.matchAll(/^Error: .*\(os error \d+\)$/gm)].map(([text]) => text);
  const spawned = spawns ? spawnedIn(requests) : undefined;
  return {
    exit: ran.code,
    roles: own ?? null,
    warnings: [...new Set(warnings)],
    sandbox: /^sandbox: (.*)$/m.exec(output)?.[1] ?? null,
    ...(ran.code !== 0 && errors.length > 0 ? { error: errors } : {}),
    ...(spawned ? { spawned } : {}),
  };
}

const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((one: Json) => isObject(one)) : [];

/** The tools of a request, those of groups included. */
const toolsOf = (request: JsonObject): readonly JsonObject[] =>
  objectsIn(request["tools"]).flatMap((tool) => [tool, ...objectsIn(tool["tools"])]);

/** The roles that `spawn_agent` describes, by name: `NAME: {⏎DESCRIPTION⏎}`. */
function rolesIn(request: JsonObject | undefined): Roles | undefined {
  const spawn = request && toolsOf(request).find(({ name }) => name === "spawn_agent");
  if (!spawn) return undefined;
  const text = roleText(spawn);
  const list = text.slice(Math.max(0, text.indexOf("Available roles:")));
  return Object.fromEntries(
    [...list.matchAll(/^(.*): \{\n([\s\S]*?)\n\}$/gm)].map(([, name = "", body = ""]) => [name, body]),
  );
}

function roleText(spawn: JsonObject): string {
  const parameters = spawn["parameters"];
  const properties = isObject(parameters) ? parameters["properties"] : undefined;
  const type = isObject(properties) ? properties["agent_type"] : undefined;
  const text = (isObject(type) ? type["description"] : undefined) ?? spawn["description"];
  return isText(text) ? text : "";
}

/** The started role's own request: the one without the call that started it. */
function ownRequest([, ...later]: readonly JsonObject[]): JsonObject | undefined {
  return later.find(({ input }) => !JSON.stringify(input ?? "").includes('"function_call'));
}

function spawnedIn(requests: readonly JsonObject[]): JsonObject | undefined {
  const own = ownRequest(requests);
  if (!own) return undefined;
  const texts = JSON.stringify(own["input"] ?? "");
  const reasoning = own["reasoning"];
  return {
    model: own["model"] ?? null,
    effort: (isObject(reasoning) ? reasoning["effort"] : undefined) ?? null,
    sandbox_mode: /`sandbox_mode` is `([\w-]+)`/.exec(texts)?.[1] ?? null,
    has_instructions: texts.includes("MARK"),
    tools: objectsIn(own["tools"]).map((tool) => tool["name"] ?? tool["type"] ?? null),
  };
}
