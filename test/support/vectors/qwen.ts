/**
 * Compares what Qwen Code made of files with what the tool lists. The program gave its own configuration of each
 * subagent and the tools that it resolved. Hooks and servers were not recorded.
 */
import type { Capability } from "../../../src/model/capability.ts";
import { capabilities } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

interface Agent {
  readonly name: string;
  readonly description: string;
  readonly model: string | null;
  readonly approvalMode: string | null;
  /** The tools by their own names; a text is the reason why the program starts no subagent of its own. */
  readonly resolved: string | { readonly tools: readonly string[]; readonly disallowedTools?: readonly string[] };
}

type Outcome = { readonly path: string } & ({ readonly ok: Agent } | { readonly error: string });

const folder = ".qwen/agents/";

/** What the program's tools can do, by their own names. Any other name was in no request. */
const ownTools: ReadonlyMap<string, readonly Capability[]> = new Map(
  (
    [
      ["read", "read_file grep_search glob list_directory lsp read_mcp_resource zoom_image tool_search display_image"],
      ["write", "write_file edit notebook_edit save_memory"],
      ["execute", "run_shell_command monitor exec tool_call"],
      ["network", "web_fetch web_search image_gen"],
      ["delegate", "agent skill create_sub_session"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name): [string, Capability[]] => [name, [capability]])),
);

/** `mcp__x` denies the tools of a server, `mcp__*` those that begin so; other entries are names. */
function denies(entry: string, name: string): boolean {
  if (!name.startsWith("mcp__")) return entry === name;
  const prefix = entry.endsWith("*") ? entry.slice(0, -1) : `${entry}__`;
  return entry === name || (entry.startsWith("mcp__") && name.startsWith(prefix));
}

function capabilitiesOf({ resolved }: Agent): readonly Capability[] | undefined {
  // What another program may do, Qwen Code does not limit. Without a container it starts nothing.
  if (typeof resolved === "string") return resolved.includes("external executor") ? capabilities : undefined;
  const { tools, disallowedTools = [] } = resolved;
  const isDenied = (name: string): boolean => disallowedTools.some((entry) => denies(entry, name));
  const capabilitiesOfTool = (name: string): readonly Capability[] =>
    isDenied(name) ? [] : (ownTools.get(name) ?? (/^mcp__[^*]+__[^*]+$/.test(name) ? ["external"] : []));
  // An empty list limits nothing. Of all servers, `mcp__any__tool` stands for one that no entry names.
  const isEverything = tools.includes("*") || tools.length === 0;
  return (isEverything ? [...ownTools.keys(), "mcp__any__tool"] : tools).flatMap(capabilitiesOfTool);
}

/** The mode of a subagent that names none, in a trusted folder and a session that asks. */
const usualMode = "auto-edit";

function seenIn(one: Case): readonly Seen[] {
  const { files } = one.expected as unknown as { readonly files: readonly Outcome[] };
  const seen = files.map((file): Seen => {
    if (!("ok" in file)) return { profile: file.path, offered: false };
    const { name, description, model, approvalMode } = file.ok;
    const granted = capabilitiesOf(file.ok);
    return {
      profile: file.path,
      offered: true,
      name,
      description,
      model: model === "inherit" ? null : model,
      mode: approvalMode ?? usualMode,
      ...(granted ? { capabilities: granted } : {}),
    };
  });
  const silent = one.tree.flatMap(({ path = "" }) =>
    path.startsWith(folder) && path.endsWith(".md") && !files.some((file) => file.path === path) ? [path] : [],
  );
  return [...seen, ...silent.map((profile): Seen => ({ profile, offered: false }))];
}

export const measured: readonly Measured[] = [
  {
    host: "qwen",
    edition: "0.24",
    groundOf: (one) => ({ repository: heldOf(one), start: "" }),
    seenIn,
    rowOf: ({ profile }, rows, { tree }) => {
      const link = tree.find(({ path }) => path === profile)?.link;
      const path = link === undefined ? profile : new URL(link, `file:///${profile}`).pathname.slice(1);
      return rows.find(({ files }) => files[0] === path);
    },
    normalize: (row) => ({ ...row, model: row.model === "" || row.model === "inherit" ? null : row.model }),
  },
];
