/**
 * Compares what Mistral Vibe's own modules made of files with what the tool lists: which agents its manager has, and
 * what it decides about a call of each of their tools.
 */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, type CaseEntry, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Listed, Measured, Seen } from "./measured.ts";

export interface Agent {
  readonly file: string;
  readonly description?: string;
  readonly bypass?: boolean;
  readonly available?: boolean;
  /** Alias, name, address and variable of the key. */
  readonly model?: string | readonly string[];
  readonly servers?: Readonly<Record<string, readonly string[]>>;
  /** Files that Python code wrote when the agent's tools were loaded. */
  readonly ran?: readonly string[];
  /** Its tools; absent: all. */
  readonly only?: readonly string[];
  /** What was decided about calls, where that differs from an agent that says nothing: `in:run out:ask`. */
  readonly calls?: Readonly<Record<string, string>>;
}

/** The program's tools by what they do. Others keep the state of a session. */
const does: Readonly<Record<string, Capability>> = {
  read: "read",
  grep: "read",
  skill: "read",
  write_file: "write",
  edit: "write",
  bash: "execute",
  web_fetch: "network",
  web_search: "network",
  task: "delegate",
};

export const measured: readonly Measured[] = [{ host: "vibe", edition: "2.18", groundOf, seenIn, rowOf, normalize }];

/** `ws/` is the repository and `home/` the home directory. */
export function groundOf(one: Case): Ground {
  const { cwd = "" } = one as { readonly cwd?: string };
  const held = heldOf(one);
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  return { repository: below("ws"), start: cwd, home: below("home") };
}

export function agentsIn({ expected }: Case): Readonly<Record<string, Agent>> {
  return (expected["agents"] ?? {}) as unknown as Readonly<Record<string, Agent>>;
}

function seenIn(one: Case): readonly Seen[] {
  const isConfigured = one.tree.some(({ path = "" }) => path.endsWith(".vibe/config.toml"));
  const here = Object.entries(agentsIn(one)).filter(([, { file }]) => /^(?:ws|home)\//.test(file));
  const loaded = here.map(([name, agent]) => seenOf(name, agent, isConfigured));
  const paths = new Set(loaded.map(({ profile }) => profile));
  const others = one.tree.flatMap((entry: CaseEntry) => {
    const path = inTool(entry.path ?? "");
    return /^(?:~\/)?(?:sub\/)?(?:\.vibe\/agents|more)\/.*\.toml$/s.test(path) && !paths.has(path) && !entry.link
      ? [{ profile: path, offered: false }]
      : [];
  });
  return [...loaded, ...others];
}

function inTool(path: string): string {
  return path.replace(/^ws\//, "").replace(/^home\//, "~/");
}

/** What a configuration takes from every agent is listed with the settings, so tools are not compared then. */
function seenOf(name: string, agent: Agent, isConfigured: boolean): Seen {
  const capabilities = isConfigured ? undefined : capabilitiesOf(agent);
  return {
    profile: inTool(agent.file),
    offered: agent.available !== false,
    name,
    ...(capabilities ? { capabilities } : {}),
  };
}

/** `undefined` where a tool fails with every call: it is there, and does nothing. */
export function capabilitiesOf({
  only,
  calls = {},
  servers = {},
  model,
  ran,
}: Agent): readonly Capability[] | undefined {
  if (Object.values(calls).some((decided) => decided.includes(":error"))) return undefined;
  const tools = (only ?? Object.keys(does)).filter((tool) => /:(?:run|ask)/.test(calls[tool] ?? ":run"));
  const starts = Object.values(servers).flatMap(([transport]): readonly Capability[] => [
    "external",
    transport === "stdio" ? "execute" : "network",
  ]);
  const [, , address = ""] = Array.isArray(model) ? (model as readonly string[]) : [];
  const isFar = address !== "" && !/^https?:\/\/(?:api\.mistral\.ai|127\.0\.0\.1)/.test(address);
  return inOrder([
    ...tools.flatMap((tool) => does[tool] ?? []),
    ...starts,
    ...(isFar ? (["network"] as const) : []),
    ...(ran ? (["execute", "external"] as const) : []),
  ]);
}

/** Behind a link, the tool says the file's own path. */
function rowOf({ profile, name, offered }: Seen, rows: readonly Listed[]): Listed | undefined {
  const own = rows.filter(({ files }) => files[0] === profile);
  if (!offered) return own[0];
  return own.find((row) => row.name === name) ?? rows.find((row) => row.name === name && row.verdict === "loaded");
}

/** A session without servers shows nothing of servers' tools. */
function normalize(row: Listed, { capabilities }: Seen): Listed {
  const kept = row.capabilities.filter((one) => one !== "external" || !capabilities || capabilities.includes(one));
  return { ...row, description: null, capabilities: kept };
}
