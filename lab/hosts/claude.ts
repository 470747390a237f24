/**
 * Claude Code: `claude -p` against a stand-in for its model. The stand-in starts every listed agent, notes each one's
 * own request (tools, model, prompt), and calls Write, Bash and an MCP tool in it to see what runs unasked.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandOf, startOf } from "../frame/install.ts";
import type { Bench, LabHost } from "../frame/host.ts";
import { filesBelow, plant, replaceContent, rooted } from "../frame/plant.ts";
import { initRepository, inParallel, minimalEnvironment, run } from "../frame/program.ts";
import { standIn } from "../frame/standin.ts";
import { type Case, isObject, isText, type Json } from "../frame/vectors.ts";
import { type Group, groupsOf } from "./claude/groups.ts";
import { eventsIn, initOf, outcomeOf, type Session, sharedOutcomeOf } from "./claude/outcome.ts";
import { scriptOf } from "./claude/script.ts";

const packages = [`@anthropic-ai/claude-code-linux-${process.arch}`, "@anthropic-ai/claude-code"];

const host: LabHost = {
  packages,
  vectors: "claude",
  // The program lists agents in the order in which it happens to read files.
  unordered: ["agents"],
  expectedOf: expectedOfOther,
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "claude"));
    const isManaged = ({ tree }: Case) => tree.some(({ path }) => path?.startsWith("etc/"));
    const { groups, alone } = groupsOf(cases.filter((one) => !isManaged(one)));
    const again: Case[] = [];
    await inParallel(groups, bench.jobs, async (group, worker) => {
      again.push(...(await measureTogether(bench, program, group, worker)));
    });
    const measureOne = (one: Case, worker: number) => measureAlone(bench, program, one, worker);
    await inParallel([...alone, ...again], bench.jobs, measureOne);
    // All sessions share one `/etc`, so managed settings wait for the end and go one after another.
    await inParallel(cases.filter(isManaged), 1, measureOne);
  },
};
export default host;

/**
 * What another version did, where the vectors have it. The model changes with every version and was not compared there.
 */
function expectedOfOther(one: Case, version: string): Json | undefined {
  return one.differ?.[version] ?? (one.same?.includes(version) ? one.expected : undefined);
}

type Program = ReturnType<typeof startOf>;

async function measureAlone(bench: Bench, program: Program, one: Case, worker: number): Promise<void> {
  const session = await sessionOf(bench, program, one, worker);
  bench.report(one.name, typeof session === "string" ? { broke: session } : { expected: outcomeOf(session, one) });
}

/** Reports the members that are as the vectors say; returns the others. */
async function measureTogether(bench: Bench, program: Program, group: Group, worker: number): Promise<readonly Case[]> {
  const session = await sessionOf(bench, program, group, worker);
  return group.members.flatMap(({ one, ownName, ownPath }) => {
    const expected = typeof session === "string" ? null : sharedOutcomeOf(session, ownName, ownPath);
    if (!bench.agrees(one, expected)) return [one];
    bench.report(one.name, { expected });
    return [];
  });
}

/** Runs a session; a text says why it could not be. */
async function sessionOf(
  bench: Bench,
  program: Program,
  { tree, how: given = {} }: Pick<Case, "tree" | "how">,
  worker: number,
): Promise<Session | string> {
  const root = join(bench.scratch, `claude-${worker}`);
  const how = rooted(given, root);
  plant(root, tree);
  const [ws, home, managed] = [join(root, "ws"), join(root, "home"), join(root, "etc")];
  const cwd = join(ws, isText(how["cwd"]) ? how["cwd"] : "");
  for (const folder of [home, cwd]) mkdirSync(folder, { recursive: true });
  if (how["git"] !== false) initRepository(ws);
  writeTrust(home, how["trust"] === false ? [] : [ws, cwd]);
  if (existsSync(managed) && bench.etc === undefined) return "no private /etc could be made for managed settings";
  if (bench.etc !== undefined) replaceContent(bench.etc, managed);

  const before = new Set(filesBelow(ws));
  const debug = join(root, "debug.txt");
  let stdout = "";
  const script = scriptOf(how, ws, () => initOf(eventsIn(stdout)));
  const model = await standIn((body) => script.answer(body));
  const ran = await run({
    ...program,
    args: [...program.args, "--debug-file", debug, ...flagsOf(how)],
    cwd,
    env: environmentOf(home, model.port, how["env"]),
    seconds: 120,
    onOutput: (text) => {
      stdout = text;
    },
  });
  model.close();
  if (ran.ranOut) return "the session did not end within 120 s";
  const made = filesBelow(ws).filter((path) => !before.has(path));
  const log = existsSync(debug) ? readFileSync(debug, "utf8").split("\n") : [];
  return { how, root, events: eventsIn(ran.stdout), script, made, log };
}

function writeTrust(home: string, folders: readonly string[]): void {
  const path = join(home, ".claude.json");
  if (existsSync(path)) return;
  const projects = Object.fromEntries(folders.map((folder) => [folder, { hasTrustDialogAccepted: true }]));
  writeFileSync(path, JSON.stringify({ hasCompletedOnboarding: true, projects }));
}

/** Two servers, alpha with two tools and beta with one, as the flag takes them. */
const servers = JSON.stringify({
  mcpServers: Object.fromEntries(
    [
      ["alpha", ["one", "two"]],
      ["beta", ["one"]],
    ].map(([name, tools]) => [
      name,
      {
        command: process.execPath,
        args: [new URL("../frame/mcp.mjs", import.meta.url).pathname, name, ...(tools ?? [])],
      },
    ]),
  ),
});

function flagsOf(how: { readonly [key: string]: Json }): readonly string[] {
  const own = Array.isArray(how["args"]) ? how["args"].filter(isText) : [];
  const mcp = how["mcp"] === false ? [] : ["--mcp-config", servers];
  return ["-p", "GO-MAIN", "--output-format", "stream-json", "--verbose", ...mcp, ...own];
}

function environmentOf(home: string, port: number, own: Json | undefined): Readonly<Record<string, string>> {
  const added = isObject(own)
    ? Object.entries(own).flatMap(([key, value]) => (isText(value) ? [[key, value]] : []))
    : [];
  return {
    ...minimalEnvironment(home),
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    ANTHROPIC_API_KEY: "dummy",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_TELEMETRY: "1",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    // All tools in the request, rather than a tool that searches for them.
    ENABLE_TOOL_SEARCH: "false",
    ...(Object.fromEntries(added) as Readonly<Record<string, string>>),
  };
}
