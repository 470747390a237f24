/**
 * Copilot CLI: the agents that it lists and the tools in an agent's first request. What is compared is the tool's model of
 * this one reader, `native.cli`; what it judges is the union of three readers, which must never grant less.
 */
import { type Capability, capabilities } from "../../../src/model/capability.ts";
import { join, directoryOf } from "../../../src/repo/path.ts";
import { type Case, heldOf, type Json } from "../vectors.ts";
import type { Ground, Listed, Measured, Seen } from "./measured.ts";

type JsonObject = { readonly [key: string]: Json };

/** The tools of the program's requests by what they do. */
const does: { readonly [C in Capability | "state"]: string } = {
  read: "view grep glob session_store_sql fetch_copilot_cli_documentation",
  write: "create edit",
  execute: "bash read_bash stop_bash list_bash write_bash",
  network: "web_fetch web_search",
  delegate: "task read_agent list_agents write_agent",
  external: "",
  state: "skill sql update_todo tool_search_tool",
};

/** Offline and in nearly all cases without servers, no tool of these is offered: whether an agent has them was not observed. */
const unobserved: readonly Capability[] = ["network", "external"];

const capabilityOfTool: ReadonlyMap<string, string> = new Map(
  Object.entries(does).flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability] as const)),
);

export const measured: readonly Measured[] = [
  { host: "copilot", edition: "2026-08", groundOf, seenIn, rowOf, normalize },
];

function groundOf(one: Case): Ground {
  const { cwd } = one as { readonly cwd?: string };
  return { repository: heldOf(one), start: cwd ?? "" };
}

/** What the program lists of each agent. */
interface Agent {
  readonly id: string;
  readonly path: string;
  readonly displayName: string;
  readonly description: string;
  readonly model: string | null;
}

function agentsIn({ expected }: Case): readonly Agent[] {
  const agents = Array.isArray(expected["agents"]) ? (expected["agents"] as readonly JsonObject[]) : [];
  return agents.map((agent) => ({
    id: String(agent["id"]),
    path: String(agent["path"]),
    displayName: String(agent["displayName"]),
    description: String(agent["description"]),
    model: typeof agent["model"] === "string" ? agent["model"] : null,
  }));
}

/** Every agent that the program lists, and every file of a folder of agents that it leaves out. */
function seenIn(one: Case): readonly Seen[] {
  const agents = agentsIn(one);
  const offered = one.expected["offered"] as { readonly agent: string; readonly tools: readonly string[] } | undefined;
  const aliased = aliasesIn(one);
  const listed = agents.map(({ id, path, displayName, description, model }): Seen => {
    const real = aliased.get(path) ?? path;
    const isAlone = [...aliased.values()].filter((other) => other === real).length < 2;
    return {
      profile: path,
      offered: true,
      // Of several ways to one file, the program takes the one that its file system lists first.
      ...(isAlone ? { name: displayName } : {}),
      description,
      model,
      ...(offered?.agent === id ? { capabilities: capabilitiesOf(offered.tools) } : {}),
    };
  });
  const files = one.tree.flatMap(({ path = "" }) =>
    /(?:^|\/)\.(?:github|claude)\/agents\/.*\.md$/.test(path) ? [path] : [],
  );
  const taken = new Set(agents.map(({ path }) => aliased.get(path) ?? path));
  const left = files.filter((path) => !taken.has(aliased.get(path) ?? path));
  return [...listed, ...left.map((profile): Seen => ({ profile, offered: false }))];
}

function capabilitiesOf(tools: readonly string[]): readonly Capability[] {
  return capabilities.filter(
    (capability) => !unobserved.includes(capability) && tools.some((tool) => doing(tool) === capability),
  );
}

/** What a tool does. A tool that the table does not have is one of a server. */
function doing(tool: string): string {
  return capabilityOfTool.get(tool) ?? "external";
}

/** The real path of every path that goes through a link. */
function aliasesIn({ tree }: Case): ReadonlyMap<string, string> {
  const links = tree.flatMap(({ path = "", link }) =>
    link === undefined ? [] : [[path, join(directoryOf(path), link)] as const],
  );
  const files = tree.flatMap(({ path = "", link }) => (link === undefined ? [path] : []));
  const aliases = new Map<string, string>(files.map((path) => [path, path]));
  for (let round = 0; round < 4; round++)
    for (const [from, to] of links)
      for (const [path, real] of Array.from(aliases))
        if (path === to) aliases.set(from, real);
        else if (path.startsWith(`${to}/`)) aliases.set(from + path.slice(to.length), real);
  return aliases;
}

function rowOf({ profile }: Seen, rows: readonly Listed[], one: Case): Listed | undefined {
  const real = aliasesIn(one).get(profile) ?? profile;
  return rows.find((row) => cliOf(row)["path"] === profile) ?? rows.find(({ files }) => files[0] === real);
}

function cliOf({ native }: Listed): JsonObject {
  return (native as { readonly cli?: JsonObject } | undefined)?.cli ?? {};
}

/** The row of Copilot CLI alone. What the union of the readers does not grant or load, the row has not either. */
function normalize(row: Listed): Listed {
  const { name, description, model, capabilities: granted } = cliOf(row);
  const own = Array.isArray(granted) ? granted : [];
  return {
    ...row,
    verdict: typeof name === "string" && row.verdict === "loaded" ? "loaded" : "dropped",
    name: typeof name === "string" ? name : null,
    description: typeof description === "string" ? description : null,
    model: typeof model === "string" ? model : null,
    capabilities: row.capabilities.filter((capability) => own.includes(capability) && !unobserved.includes(capability)),
  };
}
