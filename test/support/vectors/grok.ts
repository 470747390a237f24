/**
 * Compares what Grok Build made of files with what the tool lists. The program listed its agents, and each was started
 * by its file name: the tools of its own request, and calls of three of them. Two versions were run; what either gave
 * counts.
 */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Measured, Seen } from "./measured.ts";

interface Started {
  readonly tools: "all" | readonly string[];
  readonly probes: { readonly mcp?: string };
}

/** What another version gave: the tools with power alone. */
interface Older {
  readonly power: readonly string[];
  readonly probes: Started["probes"];
}

interface Outcome {
  readonly agents: readonly { readonly name: string; readonly description: string; readonly from: string }[];
  readonly effective: Readonly<Record<string, Started>>;
  /** Files that commands of the case made. */
  readonly ran?: readonly string[];
  readonly differ?: Readonly<Record<string, Readonly<Record<string, Older | string>>>>;
}

/** The program's tools by what they do. Others keep the state of a session. */
const does: ReadonlyMap<string, Capability> = new Map(
  (
    [
      ["read", "read_file list_dir grep"],
      ["write", "write search_replace"],
      ["execute", "run_terminal_command monitor"],
      ["network", "image_gen image_edit image_to_video reference_to_video"],
      ["delegate", "scheduler_create scheduler_delete scheduler_list workflow"],
      ["external", "use_tool"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name): [string, Capability] => [name, capability])),
);

const everything: readonly Capability[] = ["read", "write", "execute", "network", "delegate", "external"];

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground | string {
  const { how = {} } = one as {
    readonly how?: { readonly git?: boolean; readonly cwd?: string; readonly config?: string };
  };
  if (how.git === false) return "outside of Git, only the start directory is read";
  const held = heldOf(one);
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const outside = [...held.keys()].find((path) => !/^(?:ws|home)\//.test(path));
  if (outside !== undefined) return `\`${outside}\` lies in neither a repository nor a home directory`;
  if ([...held.keys()].some((path) => path.split("/").includes(".git")))
    return "a repository within a repository is a directory of its own";
  const home = below("home");
  if (how.config !== undefined) home.set(".grok/config.toml", how.config);
  const start = (how.cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, ...(home.size > 0 ? { home } : {}) };
}

function seenIn(one: Case): readonly Seen[] {
  const { agents, effective, ran = [], differ = {} } = one.expected as unknown as Outcome;
  const paths = one.tree.flatMap(({ path = "" }) => (/\/agents\/.*\.(?:md|mdc|txt)$/i.test(path) ? [path] : []));
  return paths.map((path): Seen => {
    const [, folder = "", stem = ""] = /^(.*)\/([^/]*)\.\w+$/.exec(path) ?? [];
    const profile = path.replace(/^ws\//, "").replace(/^home\//, "~/");
    const listed = agents.find(({ from }) => from === path);
    // Of two files of one `name` a list has one, and the other can be started too.
    const isHidden = agents.some(({ from }) => from.startsWith(`${folder}/`)) && Object.hasOwn(effective, stem);
    if (!listed && !isHidden) return { profile, offered: false };
    const starts = Object.values(differ).map((version) => version[stem]);
    const text = one.tree.find((entry) => entry.path === path)?.text ?? "";
    const hasStarted = ran.length > 0 && /^(?:hooks|mcpServers):/m.test(text);
    const granted = [
      ...capabilitiesOf(effective[stem]),
      ...starts.flatMap((start) => (typeof start === "object" ? capabilitiesOf({ ...start, tools: start.power }) : [])),
      ...(hasStarted ? (["execute"] as const) : []),
    ];
    return {
      profile,
      offered: true,
      ...(listed ? { name: listed.name, description: listed.description } : {}),
      ...(Object.hasOwn(effective, stem) ? { capabilities: inOrder(granted) } : {}),
    };
  });
}

/** A tool that calls servers counts where there was a server to call. */
function capabilitiesOf(started: Started | undefined): readonly Capability[] {
  if (!started) return [];
  const { tools, probes } = started;
  const isAlone = probes.mcp === undefined || probes.mcp === "refused";
  const granted = tools === "all" ? everything : tools.flatMap((tool) => does.get(tool) ?? []);
  return granted.filter((capability) => capability !== "external" || !isAlone);
}

export const measured: readonly Measured[] = [
  {
    host: "grok",
    edition: "1.0",
    groundOf,
    seenIn,
    // The web needs a sign-in, and a subagent starts no others: the session of the vectors offers neither.
    normalize: (row, { capabilities: seen = [] }) => ({
      ...row,
      capabilities: row.capabilities.filter(
        (capability) => !["network", "delegate"].includes(capability) || seen.includes(capability),
      ),
    }),
  },
];
