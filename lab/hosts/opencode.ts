/**
 * opencode: one server of the program is asked about every case's directory, `GET /agent` for the first edition and,
 * for cases that have it in their vectors, a second server `GET /api/agent`. The editions get servers of their own,
 * since the program remembers a text that it could not read.
 */
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf } from "../frame/install.ts";
import { plant } from "../frame/plant.ts";
import { end, initRepository, inParallel, minimalEnvironment, start } from "../frame/program.ts";
import { type Case, isObject, isText, type Json, type JsonObject } from "../frame/vectors.ts";

const packages = [`opencode-linux-${process.arch}`];

const host: LabHost = {
  packages,
  vectors: "opencode",
  unordered: ["v1.agents", "v2.agents"],
  async measure(bench, cases) {
    const hasSecond = ({ expected }: Case) => !isObject(expected) || "v2" in expected;
    const first = await askAll(bench, cases, firstEdition);
    const second = await askAll(bench, cases.filter(hasSecond), secondEdition);
    for (const { name } of cases) {
      const [v1, v2] = [first.get(name), second.get(name)];
      bench.report(name, { expected: { ...(v1 === undefined ? {} : { v1 }), ...(v2 === undefined ? {} : { v2 }) } });
    }
  },
};
export default host;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Edition {
  readonly id: string;
  address(directory: string): string;
  /** Whether the list can be whole. */
  isWhole(answer: Answer): boolean;
  /** The second edition fills its list after the first answer: it is whole when two answers are the same. */
  readonly settles: boolean;
  outcomeOf(answer: Answer, empty: Answer, places: Places): Json;
}

interface Places {
  readonly root: string;
  readonly home: string;
}

/** Asks one server about all cases. An empty directory says which agents the program brings along. */
async function askAll(bench: Bench, cases: readonly Case[], edition: Edition): Promise<ReadonlyMap<string, Json>> {
  const outcomes = new Map<string, Json>();
  if (cases.length === 0) return outcomes;
  const folder = join(bench.scratch, edition.id);
  const server = await startServer(bench, folder);
  try {
    const ask = async (name: string, tree: Case["tree"], cwd = "") => {
      const root = join(folder, "cases", name);
      plant(root, tree);
      initRepository(root);
      mkdirSync(join(root, cwd), { recursive: true });
      return { root, answer: await server.ask(edition, join(root, cwd)) };
    };
    const empty = await ask("empty", [{ path: "empty.txt", text: "" }]);
    await inParallel(cases, bench.jobs + 1, async ({ name, tree, cwd }) => {
      const { root, answer } = await ask(name, tree, cwd);
      outcomes.set(name, edition.outcomeOf(answer, empty.answer, { root, home: server.home }));
    });
  } finally {
    server.end();
  }
  return outcomes;
}

async function startServer(bench: Bench, folder: string) {
  const home = join(folder, "home");
  // It must start in a repository: its own directory becomes part of what it reads.
  const cwd = join(folder, "start");
  for (const path of [home, cwd]) mkdirSync(path, { recursive: true });
  initRepository(cwd);
  const port = await freePort();
  const child = start({
    command: commandOf(bench.installed, packages, "opencode"),
    args: ["serve", "--port", String(port), "--hostname", "127.0.0.1"],
    cwd,
    env: {
      ...minimalEnvironment(home),
      npm_config_offline: "true",
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      MODE_ENV: "allow",
    },
  });
  child.stdout?.resume();
  child.stderr?.resume();
  const base = `http://127.0.0.1:${port}`;
  const get = (path: string, seconds: number): Promise<Answer> =>
    fetch(base + path, { signal: AbortSignal.timeout(seconds * 1000) }).then(
      async (response) => ({ status: response.status, body: parsed(await response.text()) }),
      () => ({ status: 0, body: undefined }),
    );
  for (let tries = 0; (await get("/global/health", 30)).status !== 200; tries += 1) {
    if (tries === 600 || child.exitCode !== null) throw new Error("the server of opencode did not start");
    await pause(200);
  }
  return {
    home,
    end: () => end(child),
    async ask(edition: Edition, directory: string): Promise<Answer> {
      let last = await get(edition.address(directory), 60);
      let isSame = !edition.settles;
      for (let tries = 0; tries < 20 && !(isSame && edition.isWhole(last)); tries += 1) {
        await pause(300);
        const next = await get(edition.address(directory), 60);
        isSame = JSON.stringify(next) === JSON.stringify(last);
        last = next;
      }
      await fetch(`${base}/instance/dispose?directory=${encodeURIComponent(directory)}`, { method: "POST" }).catch(
        () => undefined,
      );
      return last;
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A port that was free a moment ago: in the empty network nobody else takes it. */
function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) =>
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    }),
  );
}

type Rule = readonly [Json, Json, Json];

interface Agent {
  readonly name: string;
  readonly isNative: boolean;
  readonly rules: readonly Rule[];
  readonly fields: JsonObject;
}

const firstEdition: Edition = {
  id: "first",
  address: (directory) => `/agent?directory=${encodeURIComponent(directory)}`,
  isWhole: ({ status }) => status !== 0,
  settles: false,
  outcomeOf(answer, empty, places) {
    if (answer.status !== 200 || !Array.isArray(answer.body)) return failureOf(answer, places);
    const own = objectsIn(empty.body).map((one) => firstAgent(one, places));
    const defaults = sharedStart(own.map(({ rules }) => rules));
    const shown = (agent: Agent) => firstShown(agent, defaults, own);
    const agents = objectsIn(answer.body).map((one) => firstAgent(one, places));
    const names = new Set(agents.map(({ name }) => name));
    return {
      agents: agents.flatMap((agent) => {
        const native = own.find(({ name }) => name === agent.name);
        return native && JSON.stringify(shown(native)) === JSON.stringify(shown(agent)) ? [] : [shown(agent)];
      }),
      builtin_missing: own.map(({ name }) => name).filter((name) => !names.has(name)),
    };
  },
};

function firstAgent(agent: JsonObject, { home }: Places): Agent {
  const rules = objectsIn(agent["permission"]).map(
    ({ permission, pattern, action }): Rule => [permission ?? null, homeless(pattern, home), action ?? null],
  );
  // The last rule lets every agent read what tools wrote for it.
  const last = rules.at(-1);
  const isOutput = last?.[0] === "external_directory" && String(last[1]).endsWith("/tool-output/*");
  return {
    name: String(agent["name"]),
    isNative: agent["native"] === true,
    rules: isOutput ? rules.slice(0, -1) : rules,
    fields: agent,
  };
}

/** An agent as in the vectors. What a built-in agent says itself is left out. */
function firstShown({ name, isNative, rules, fields }: Agent, defaults: number, own: readonly Agent[]): JsonObject {
  const native = own.find((one) => one.name === name)?.fields ?? {};
  const isOwn = (key: string) => fields[key] === native[key];
  const texts = ["description", "prompt"].filter((key) => isText(fields[key]) && !isOwn(key));
  const options = fields["options"];
  return {
    name,
    mode: fields["mode"] ?? null,
    ...Object.fromEntries(texts.map((key) => [key, fields[key] ?? ""])),
    ...(isObject(fields["model"]) ? { model: fields["model"] } : {}),
    ...(fields["hidden"] === true ? { hidden: true } : {}),
    ...(isObject(options) && Object.keys(options).length > 0 ? { options } : {}),
    ...(isNative ? { builtin: true } : {}),
    rules: rules.slice(defaults),
  };
}

/**
 * Settings or a profile that stop the host say which file and which keys; anything else is an answer that cannot be
 * printed.
 */
function failureOf({ body }: Answer, { root }: Places): Json {
  const data = isObject(body) ? body["data"] : undefined;
  if (!isObject(body) || !isObject(data) || !isText(data["path"])) return { answer_error: true };
  const keys = objectsIn(data["issues"]).map(({ path }) => path ?? []);
  return { error: { kind: body["name"] ?? null, path: data["path"].replaceAll(`${root}/`, ""), keys } };
}

const secondEdition: Edition = {
  id: "second",
  address: (directory) => `/api/agent?location%5Bdirectory%5D=${encodeURIComponent(directory)}`,
  isWhole: ({ status, body }) => status === 200 && secondAgents(body).some(({ id }) => id === "build"),
  settles: true,
  outcomeOf({ body }, empty, { home }) {
    const rulesOf = (agent: JsonObject): readonly Rule[] =>
      objectsIn(agent["permissions"]).map(({ action, resource, effect }) => [
        action ?? null,
        homeless(resource, home),
        effect ?? null,
      ]);
    const own = secondAgents(empty.body);
    const agents = secondAgents(body).filter(({ id }) => !own.some((native) => native["id"] === id));
    return {
      agents: agents.map((agent) => ({
        name: agent["id"] ?? null,
        mode: agent["mode"] ?? null,
        ...(isText(agent["description"]) ? { description: agent["description"] } : {}),
        ...(isObject(agent["model"]) ? { model: agent["model"] } : {}),
        // A profile's agent has no defaults here, only its own rules and the settings'.
        rules: rulesOf(agent),
      })),
    };
  },
};

const secondAgents = (body: unknown): readonly JsonObject[] => objectsIn(isObject(body) ? body["data"] : undefined);

function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}

function homeless(value: Json | undefined, home: string): Json {
  return isText(value) ? value.replaceAll(home, "$HOME").replaceAll(dirname(home).slice(1), "") : (value ?? null);
}

/** How many rules all built-in agents begin with: the program's defaults. */
function sharedStart(lists: readonly (readonly Rule[])[]): number {
  const [first = [], ...others] = lists.map((rules) => rules.map((rule) => JSON.stringify(rule)));
  const end = first.findIndex((rule, i) => others.some((other) => other[i] !== rule));
  return end < 0 ? first.length : end;
}
