/** Claude Code's skills: what ran, and what was approved, because a subagent has or calls a skill, or because a person types it. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { heldOf, type Case } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Listed, Measured, Seen } from "./measured.ts";

/** A request's tool calls. */
type Calls = readonly (readonly [tool: string, answer: string])[];

interface Agent {
  readonly sees?: readonly string[];
  readonly later?: readonly string[];
  readonly calls?: Calls;
}

/** What one version did. */
interface Outcome {
  readonly main?: Agent;
  readonly sub?: Agent | "not started";
  readonly fork?: Agent;
  readonly made?: readonly string[];
  readonly hooks?: readonly string[];
  readonly agents?: readonly string[];
}

interface How {
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly trust?: boolean;
  readonly prompt?: string;
  /** The subagent that is started; `x` where absent. */
  readonly spawn?: string;
}

const session = "(session)";

export const measured: readonly Measured[] = [
  { host: "claude", edition: "2.1.267", groundOf, seenIn: (one) => seenBy(one, one.expected), rowOf },
  {
    host: "claude",
    edition: "2.1",
    groundOf,
    // The edition stands for several versions, of which the newest was not one.
    seenIn: (one) => olderOutcomes(one).flatMap((outcome) => seenBy(one, outcome)),
    rowOf,
  },
];

function olderOutcomes(one: Case): readonly Outcome[] {
  const { same, differ } = one as {
    readonly same?: readonly string[];
    readonly differ?: Readonly<Record<string, Outcome>>;
  };
  return same ? [one.expected] : Object.values(differ ?? {});
}

function howOf(one: Case): How {
  return (one as { readonly how?: How }).how ?? {};
}

function groundOf(one: Case): Ground | string {
  const { args = [], cwd, trust } = howOf(one);
  const payload = args[0] === "--agents" ? args[1] : undefined;
  const isFlagged = args.some((word) => word.startsWith("--") && !/^--(?:agents?|plugin-dir)$/.test(word));
  if (isFlagged) return "a flag of the command decides, which no repository holds";
  const held = heldOf(one);
  if ([...held.keys()].some((path) => /^(?:out|oth)\//.test(path))) return "the skill lies outside of the repository";
  const manifest = [...held.keys()].find((path) => path.endsWith("pp/.claude-plugin/plugin.json"));
  if (manifest && (trust === false || cwd !== undefined || /^ws\/(?:pkg|\.agents)\//.test(manifest)))
    return "the session is not one that switches the plugin on, and every plugin of a tree is judged as switched on";
  const below = (directory: string): readonly (readonly [string, Held])[] =>
    [...held].flatMap(([path, value]) =>
      path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
    );
  const plugin = below("plug").map(([path, value]) => [`plug/${path}`, value] as const);
  const repository = new Map([...below("ws"), ...plugin]);
  if (payload !== undefined) repository.set("agents.json", payload);
  const home = new Map(below("home"));
  return {
    repository,
    ...(home.size > 0 ? { home } : {}),
    ...(cwd === undefined ? {} : { start: cwd }),
    ...(payload === undefined ? {} : { dirs: ["agents.json"] }),
  };
}

/** The subagent that the case starts, a plugin's subagent, and the session if a person or its model starts a skill. */
function seenBy(one: Case, outcome: Outcome): readonly Seen[] {
  const { sub, main = {}, fork = {}, agents = [], made = [], hooks = [] } = outcome;
  const { spawn: profile = "x", prompt = "" } = howOf(one);
  const hasPlugin = one.tree.some(({ path }) => path?.endsWith("pp/.claude-plugin/plugin.json"));
  const starts = hasPlugin || prompt.startsWith("/") || (main.calls ?? []).some(isSkillCall);
  const seen: Seen[] = [];
  // A plugin that shares the manifest of another has no subagents of its own.
  const sharesManifest = one.tree.some(({ path, link }) => link !== undefined && path?.endsWith("/.claude-plugin"));
  if (hasPlugin && !sharesManifest) seen.push({ profile: "z", offered: agents.includes("pp:z") });
  else if (sub === "not started") seen.push({ profile, offered: false });
  else if (sub && !hasPlugin) {
    const given = throughSkills(sub, fork, starts ? [] : made);
    // A subagent's own mode approves edits too.
    const approvesEdits = one.tree.some(
      ({ path, text = "" }) => path === `ws/.claude/agents/${profile}.md` && /^permissionMode: acceptEdits/m.test(text),
    );
    const capabilities = given.filter((capability) => !approvesEdits || capability !== "write");
    seen.push({ profile, offered: true, capabilities });
  }
  if (starts) {
    // What the subagent of a skill may do, its own profile says.
    const isOwn = one.tree.some(({ path }) => path?.endsWith(".claude/agents/y.md"));
    const given = [...answered(main), ...(isOwn ? [] : answered(fork)), ...effectsOf(made, main)];
    const ran = hooks.length > 0 ? (["execute"] as const) : [];
    seen.push({ profile: session, offered: true, capabilities: withoutRead([...given, ...ran]) });
  }
  return seen;
}

function isSkillCall([tool, answer]: readonly [string, string]): boolean {
  return tool.startsWith("Skill:") && answer === "runs";
}

/** What a subagent had done by skills. Without a call, its own tools' answers say nothing about skills. */
function throughSkills(sub: Agent, fork: Agent, made: readonly string[]): readonly Capability[] {
  const hasCalled = (sub.calls ?? []).some(isSkillCall);
  const probes = made.filter((path) => !/probe-/.test(path));
  return withoutRead([...effectsOf(probes, sub), ...(hasCalled ? [...answered(sub), ...answered(fork)] : [])]);
}

/** Calls that nobody was asked about, though no rule of the settings allows them. */
function answered({ calls = [] }: Agent): readonly Capability[] {
  return calls.flatMap(([tool, answer]): readonly Capability[] => {
    if (answer !== "runs") return [];
    if (tool === "Bash") return ["execute"];
    return tool === "Write" || tool === "Edit" ? ["write"] : [];
  });
}

/** Commands, hooks and servers that made a file, and files whose content a model saw. */
function effectsOf(made: readonly string[], { sees = [], later = [] }: Agent): readonly Capability[] {
  const ran = made.filter((path) => !/probe-/.test(path));
  return [
    ...(ran.length > 0 ? (["execute"] as const) : []),
    ...(ran.some((path) => /mcp/.test(path)) ? (["external"] as const) : []),
    ...([...sees, ...later].some((mark) => /^MK-(?:in2|notes|secret|git)$/.test(mark)) ? (["read"] as const) : []),
  ];
}

/** Whoever executes can read. */
function withoutRead(given: readonly Capability[]): readonly Capability[] {
  const all = inOrder(given);
  return all.includes("execute") ? all.filter((capability) => capability !== "read") : all;
}

/** The row of a subagent with what skills give it, or a row for the session by the settings of all layers. */
function rowOf({ profile, capabilities = [] }: Seen, rows: readonly Listed[], one: Case): Listed | undefined {
  const found = profile === session ? rows.find(({ layer }) => layer === session) : subagentIn(rows, profile);
  if (!found || profile === session) {
    // Whether `Read` was approved shows only where a file outside of the folder was read.
    const given = found ? bySettings(found).filter((one) => one !== "read" || capabilities.includes(one)) : [];
    return found && { ...found, verdict: "loaded", capabilities: given };
  }
  const { skills = [] } = found;
  const called = calledIn(one.expected as Outcome);
  const given = skills.filter(({ how, name, asks }) => how === "preloaded" || (!asks && called.includes(name)));
  return {
    ...found,
    verdict: skills.some(({ refuses }) => refuses) ? "refused" : found.verdict,
    capabilities: withoutRead(given.flatMap(({ may }) => may)),
  };
}

function subagentIn(rows: readonly Listed[], profile: string): Listed | undefined {
  return (
    rows.find(({ name, verdict }) => name === profile && verdict === "loaded") ??
    rows.find(({ name }) => name === profile)
  );
}

function calledIn({ sub }: Outcome): readonly string[] {
  const calls = sub === "not started" ? [] : (sub?.calls ?? []);
  return calls.filter(isSkillCall).map(([tool]) => tool.slice("Skill:".length).replace(/^\//, ""));
}

/** What the settings of layers give to a session that starts a skill. */
function bySettings({ authority = [] }: Listed): readonly Capability[] {
  const given = authority.flatMap(({ setting, value }): readonly Capability[] => {
    if (setting === "inline command" || setting.startsWith("hooks.")) return ["execute"];
    if (setting.startsWith("mcpServers.")) return ["execute", "external"];
    if (setting === "@") return ["read"];
    if (setting !== "allowed-tools") return [];
    return [
      ...(/\bRead\b/.test(value) ? (["read"] as const) : []),
      ...(/\bBash\b/.test(value) ? (["execute"] as const) : []),
      ...(/\b(?:Write|Edit)\b/.test(value) ? (["write"] as const) : []),
    ];
  });
  return withoutRead(given);
}
