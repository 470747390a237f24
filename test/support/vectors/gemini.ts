/**
 * Compares what Gemini CLI made of files with what the tool lists. The program gave its own definitions of agents: the
 * list of tools that each asks for, by names that only the program can look up.
 */
import type { Capability } from "../../../src/model/capability.ts";
import { capabilities } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

interface Agent {
  readonly name: string;
  readonly kind: "local" | "remote";
  readonly description: string;
  readonly model: string | null;
  /** `null`: every tool of the session. */
  readonly tools: readonly string[] | null;
  /** Names only: what a server starts was not recorded. */
  readonly servers: readonly string[] | null;
}

type Outcome = { readonly path: string } & ({ readonly ok: Agent } | { readonly error: string });

const folder = ".gemini/agents/";

/** What the program's tools can do; any other name gave no tool in a session without servers. */
const toolCapabilities: readonly (readonly [RegExp, readonly Capability[]])[] = [
  [/^\*$/, capabilities],
  [/^(?:read_(?:file|many_files|mcp_resource)|list_(?:directory|mcp_resources)|glob|get_internal_docs)$/, ["read"]],
  [/^(?:grep_search|search_file_content|tracker_(?:get_task|list_tasks|visualize))$/, ["read"]],
  [/^(?:write_file|replace)$/, ["write"]],
  [/^(?:run_shell_command|discovered_tool_.*)$/s, ["execute"]],
  [/^(?:google_web_search|web_fetch)$/, ["network"]],
  [/^activate_skill$/, ["delegate"]],
  [/^mcp_/, ["external"]],
];

function capabilitiesOf({ kind, tools, servers }: Agent): readonly Capability[] | undefined {
  if (kind === "remote") return ["network", "external"];
  if (tools === null) return capabilities;
  if (servers !== null) return undefined;
  return tools.flatMap((tool) => toolCapabilities.find(([name]) => name.test(tool))?.[1] ?? []);
}

function seenIn(one: Case): readonly Seen[] {
  const { files } = one.expected as unknown as { readonly files: readonly Outcome[] };
  const seen = files.map((file): Seen => {
    if (!("ok" in file)) return { profile: file.path, offered: false };
    const { name, description, model } = file.ok;
    const granted = capabilitiesOf(file.ok);
    return {
      profile: files.some((other) => other !== file && other.path === file.path) ? name : file.path,
      offered: true,
      name,
      description: description === "" ? null : description,
      model: model === "inherit" ? null : model,
      ...(granted ? { capabilities: granted } : {}),
    };
  });
  // Files of the folder that the program says nothing about are not offered.
  const silent = one.tree.flatMap(({ path = "" }) =>
    path.startsWith(folder) && path.endsWith(".md") && !files.some((file) => file.path === path) ? [path] : [],
  );
  return [...seen, ...silent.map((profile): Seen => ({ profile, offered: false }))];
}

export const measured: readonly Measured[] = [
  {
    host: "gemini",
    edition: "0.61",
    groundOf: (one) => ({ repository: heldOf(one), start: "" }),
    seenIn,
    rowOf: ({ profile }, rows, one) => {
      const path = reachedFrom(one, profile);
      return rows.find(({ files }) => files[0] === path) ?? rows.find(({ name }) => name === profile);
    },
    // `inherit` and an empty text are the session's model.
    normalize: (row) => ({ ...row, model: row.model === "" || row.model === "inherit" ? null : row.model }),
  },
];

/** The path of a file behind linked directories of the case: rows name what a link leads to. */
function reachedFrom({ tree }: Case, path: string): string {
  const link = tree.find(({ path: from, link: target }) => target !== undefined && path.startsWith(`${from}/`));
  if (link?.path === undefined || link.link === undefined) return path;
  return new URL(link.link + path.slice(link.path.length), `file:///${link.path}`).pathname.slice(1);
}
