/**
 * Compares what Kimi Code made of files with what the tool lists. The program listed its agents by name, and each was
 * started: the tools of its own request.
 */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, type CaseEntry, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Measured, Seen } from "./measured.ts";

interface Outcome {
  readonly agents: readonly { readonly name: string; readonly description?: string }[];
  readonly effective: Readonly<Record<string, { readonly tools: "all" | readonly string[] }>>;
  /** Of the main agent, where a file changed it. */
  readonly main_prompt?: string;
}

/** The program's tools by what they do. Others keep the state of a session. */
const does: ReadonlyMap<string, Capability> = new Map(
  (
    [
      ["read", "Read Grep Glob"],
      ["write", "Write Edit"],
      ["execute", "Bash"],
      ["network", "FetchURL"],
      ["delegate", "Agent AgentSwarm Skill"],
      ["external", "mcp__alpha__one"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name): [string, Capability] => [name, capability])),
);

const everything: readonly Capability[] = ["read", "write", "execute", "network", "delegate", "external"];

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground | string {
  const { how = {} } = one as { readonly how?: { readonly cwd?: string; readonly top?: string } };
  const held = heldOf(one);
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const outside = [...held.keys()].find((path) => !/^(?:ws|home)\//.test(path));
  if (outside !== undefined) return `\`${outside}\` lies in neither a repository nor a home directory`;
  if ([...held.keys()].some((path) => path.endsWith("/.git")))
    return "a repository within a repository is a directory of its own";
  const home = below("home");
  if (how.top !== undefined) home.set(".kimi-code/config.toml", how.top);
  const start = (how.cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, ...(home.size > 0 ? { home } : {}) };
}

const folder = /\.(?:kimi-code|agents)\/agents\/.*\.(?:md|mdc)$/i;

function seenIn(one: Case): readonly Seen[] {
  const outcome = one.expected as unknown as Outcome;
  return one.tree
    .filter(({ path = "", dir }) => folder.test(path) && dir !== true)
    .map((entry): Seen => {
      const profile = (entry.path ?? "").replace(/^ws\//, "").replace(/^home\//, "~/");
      const name = nameOf(entry, outcome);
      if (name === undefined) return { profile, offered: false };
      const started = Object.hasOwn(outcome.effective, name) ? outcome.effective[name] : undefined;
      return {
        profile,
        offered: true,
        name,
        ...(started
          ? {
              capabilities:
                started.tools === "all" ? everything : inOrder(started.tools.flatMap((tool) => does.get(tool) ?? [])),
            }
          : {}),
      };
    });
}

/** The name under which the program offers a file. Where several files have one name, their descriptions differ. */
function nameOf({ path = "", text, link }: CaseEntry, { agents, main_prompt: main }: Outcome): string | undefined {
  const stem = /([^/]*)\.\w+$/.exec(path)?.[1] ?? "";
  const written = /^\s*\{?"?name"?: *["']? *([^"'\n,]*?) *["']?,?(?:$| "description)/m.exec(text ?? "")?.[1];
  const name = written === undefined || written === "" ? stem : written;
  if (name === "agent" && main !== undefined) return name;
  const found = agents.find((agent) => agent.name === name);
  const isThis = link !== undefined || text === undefined || isDescribed(text, found?.description);
  return found && isThis ? name : undefined;
}

/** Descriptions that begin with `from` name their file; a built-in agent has another one. */
function isDescribed(text: string, description: string | undefined): boolean {
  const own = /^description: (from .*)$/m.exec(text)?.[1];
  return own === (description?.startsWith("from ") ? description : undefined);
}

export const measured: readonly Measured[] = [
  {
    host: "kimi",
    edition: "2.1",
    groundOf,
    seenIn,
    rowOf: ({ profile }, rows, { tree }) => {
      const link = tree.find(({ path = "" }) => path.replace(/^ws\//, "") === profile)?.link;
      const path = link === undefined ? profile : new URL(link, `file:///${profile}`).pathname.slice(1);
      return rows.find(({ files }) => files[0] === path);
    },
    // The search of the web needs a sign-in.
    normalize: (row, { capabilities: seen = [] }) => ({
      ...row,
      capabilities: row.capabilities.filter((capability) => capability !== "network" || seen.includes(capability)),
    }),
  },
];
