/**
 * Compares what CodeBuddy Code made of files with what the tool lists. A session started every subagent that it listed:
 * the tools of its own request. Code that ran by itself left a file.
 */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, type CaseEntry, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Listed, Measured, Seen } from "./measured.ts";

interface Outcome {
  readonly agents: Readonly<Record<string, Started>>;
  /** `false`: no session started, or its requests went elsewhere. */
  readonly asked?: boolean;
  /** The tools of the session itself. */
  readonly main?: { readonly tools: readonly string[] };
  /** Which code ran by itself, by the names in its text. */
  readonly ran?: readonly string[];
}

interface Started {
  /** As the session lists it; absent: it does not. */
  readonly describes?: string;
  readonly tools?: "inherited" | readonly string[];
  readonly prompt?: string;
}

/** The program's tools by what they do. Others keep the state of a session. */
const does: ReadonlyMap<string, Capability> = new Map(
  (
    [
      ["read", "Read Grep Glob LSP NotebookRead"],
      ["write", "Write Edit MultiEdit NotebookEdit EnterWorktree LeaveWorktree"],
      ["execute", "Bash"],
      ["network", "WebFetch WebSearch"],
      ["delegate", "Agent Skill SlashCommand TeamCreate Workflow CronCreate"],
      ["external", "mcp__alpha__one mcp__alpha__two mcp__beta__one"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name): [string, Capability] => [name, capability])),
);

const everything: readonly Capability[] = ["read", "write", "execute", "network", "delegate", "external"];

/** The session's own list: a session with servers has their tools too. */
function capabilitiesOf(tools: "inherited" | readonly string[]): readonly Capability[] {
  if (tools === "inherited" || (tools.includes("Bash") && tools.includes("CronList"))) return everything;
  const video: readonly Capability[] = tools.includes("VideoGen") ? ["write", "network"] : [];
  return [...tools.flatMap((tool) => does.get(tool) ?? []), ...video];
}

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground | string {
  const { how = {} } = one as { readonly how?: { readonly cwd?: string; readonly args?: readonly string[] } };
  if (how.args?.includes("--agents")) return "subagents of a flag are not searched";
  const held = heldOf(one);
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const home = below("home");
  const start = (how.cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, ...(home.size > 0 ? { home } : {}) };
}

const folder = /^(?:ws|home)\/\.codebuddy\/agents\/.*\.(?:md|mdc|markdown)$/is;

const pathOf = (path: string): string => path.replace(/^ws\//, "").replace(/^home\//, "~/");

function seenIn(one: Case): readonly Seen[] {
  const outcome = one.expected as unknown as Outcome;
  // A session that is a subagent itself, or whose requests went elsewhere, shows no others.
  const isElsewhere = outcome.asked === false && one.tree.some(({ path = "" }) => path.endsWith(".json"));
  if (isElsewhere || outcome.main?.tools.includes("Agent") === false) return [];
  // Where no session starts, every file of the case has its part in it; the one that is at fault is the first.
  const profiles =
    outcome.asked === false ? one.tree.slice(0, 1).filter(({ path = "" }) => folder.test(path)) : one.tree;
  const started = Object.entries(outcome.agents);
  return [
    ...profiles.flatMap((entry): readonly Seen[] => seenOf(entry, one, started, outcome.ran ?? [])),
    ...hooksThatRan(one, outcome.ran ?? []),
  ];
}

function seenOf(
  entry: CaseEntry,
  one: Case,
  started: readonly (readonly [string, Started])[],
  ran: readonly string[],
): readonly Seen[] {
  const { path = "", link, dir } = entry;
  const text = textOf(entry);
  if (!/^(?:ws|home)\//.test(path) || link !== undefined || dir === true) return [];
  const found = started.find(([name, agent]) => isOf(name, agent, entry));
  const profile = pathOf(path);
  if (!found) return folder.test(path) && !isTwin(entry, one) ? [{ profile, offered: false }] : [];
  const [name, { describes, tools }] = found;
  const code: readonly Capability[] = ran.some((marker) => text.includes(`/ran/${marker}'`)) ? ["execute"] : [];
  const own = /^description: ([\w .]+)$/m.exec(text)?.[1];
  return [
    {
      profile,
      offered: true,
      name,
      // Of two files with one name the session shows the description of the other.
      ...(own !== undefined && describes?.startsWith(`${own} (`) ? { description: own } : {}),
      ...(tools === undefined ? {} : { capabilities: inOrder([...capabilitiesOf(tools), ...code]) }),
    },
  ];
}

const textOf = ({ text, base64 }: CaseEntry): string => text ?? Buffer.from(base64 ?? "", "base64").toString("latin1");

/** Every prompt names its file; of a file without a prompt the name does. */
function isOf(name: string, { prompt = "", describes = "" }: Started, entry: CaseEntry): boolean {
  const { path = "" } = entry;
  const text = textOf(entry);
  const word = /BODY of ([\w-]+(?: space)?)/.exec(text)?.[1];
  if (prompt !== "") return word !== undefined && /BODY of ([\w-]+(?: space)?)/.exec(prompt)?.[1] === word;
  const stem = /([^/]*)\.\w+$/s.exec(path)?.[1] ?? "";
  const isNamed = /^name: (.*)$/m.exec(text)?.[1] === name || stem === name;
  return folder.test(path) && describes !== "" && isNamed;
}

/** Two files with one name in one folder: which of them counts depends on the file system. */
function isTwin({ path, text = "" }: CaseEntry, { tree }: Case): boolean {
  const name = (entry: CaseEntry) =>
    /^name: (.*)$/m.exec(entry.text ?? "")?.[1] ?? /([^/]*)\.\w+$/s.exec(entry.path ?? "")?.[1];
  const layer = (entry: CaseEntry) => entry.path?.split("/")[0];
  return tree.some(
    (other) =>
      other.path !== path &&
      folder.test(other.path ?? "") &&
      layer(other) === path?.split("/")[0] &&
      name(other) === name({ path, text } as CaseEntry),
  );
}

/** Hooks and inline commands that ran, each by its file. */
function hooksThatRan({ tree }: Case, ran: readonly string[]): readonly Seen[] {
  return tree.flatMap(({ path = "", text = "" }): readonly Seen[] =>
    /settings[^/]*\.json$|\/SKILL\.md$/.test(path) && ran.some((marker) => text.includes(`touch $ROOT/ran/${marker}`))
      ? [{ profile: pathOf(path), offered: true, capabilities: ["execute"] }]
      : [],
  );
}

/** Code has no row of its own: that of the session has it among its settings. */
function rowOf({ profile }: Seen, rows: readonly Listed[]): Listed | undefined {
  const row = rows.find(({ files }) => files[0] === profile);
  if (row) return row;
  const session = rows.find(({ layer }) => layer === "(session)");
  const starts = session?.authority?.some(({ setting }) => /^(?:hooks|inline command)/.test(setting)) === true;
  return session && starts ? { ...session, verdict: "loaded", capabilities: ["execute"] } : undefined;
}

export const measured: readonly Measured[] = [{ host: "codebuddy", edition: "2.117", groundOf, seenIn, rowOf }];
