/** Lists the tools of Claude Code with what each can do, and parses lists of tools. */
import type { Capability } from "../../../model/capability.ts";
import { isText, type Node, type Scalar } from "../../../parsers/node.ts";
import { editsBetween, nearest } from "../../../repo/spelling.ts";
import type { Place, Source } from "../../../repo/text.ts";

/** `given`: a subagent can have it; `withheld`: a subagent never gets it; `gone`: Claude Code no longer has it. */
export interface Tool {
  readonly name: string;
  /** `undefined` for tools that only keep the session's own state. */
  readonly capability: Capability | undefined;
  readonly fate: "given" | "withheld" | "gone";
}

/**
 * Names and classes as the tools reference lists them (ericbuess/claude-code-docs@a548617:docs/tools-reference.md), and
 * which of them a subagent never gets (the same mirror's sub-agents page, @ec68a5b).
 */
const names: { readonly [F in Tool["fate"]]: { readonly [C in Capability | "state"]?: string } } = {
  given: {
    read: "Read Grep Glob LSP ToolSearch ListMcpResourcesTool ReadMcpResourceTool TaskGet TaskList CronList ListAgents",
    write: "Edit Write NotebookEdit",
    execute: "Bash PowerShell Monitor",
    network:
      "WebFetch WebSearch Artifact RemoteTrigger PushNotification SendUserFile ShareOnboardingGuide SendFeedback",
    delegate: "Agent SendMessage Skill CronCreate CronDelete EnterWorktree ExitWorktree TeamCreate TeamDelete",
    state:
      "TodoWrite TaskCreate TaskUpdate TaskStop KillShell KillBash ReportFindings SubagentHandback StructuredOutput",
  },
  withheld: {
    delegate: "Workflow",
    state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
  },
  gone: {
    read: "LS NotebookRead",
    write: "MultiEdit",
    delegate: "SlashCommand",
    state: "TodoRead BashOutput AgentOutputTool",
  },
};

const tools: ReadonlyMap<string, Tool> = new Map(
  (["given", "withheld", "gone"] as const).flatMap((fate) =>
    Object.entries(names[fate]).flatMap(([capability, list]) =>
      list
        .split(" ")
        .map((name): [string, Tool] => [
          name,
          { name, fate, capability: capability === "state" ? undefined : (capability as Capability) },
        ]),
    ),
  ),
);

const folded: ReadonlyMap<string, Tool> = new Map([...tools.values()].map((tool) => [tool.name.toLowerCase(), tool]));

/** Every tool of a subagent without a list, apart from tools of servers. */
export const given: readonly Tool[] = [...tools.values()].filter(({ fate }) => fate === "given");

/** The tool of exactly this name; `Task` is the old name of `Agent` and still works. */
export function toolNamed(name: string): Tool | undefined {
  return tools.get(name === "Task" ? "Agent" : name);
}

/**
 * The tool whose name differs only by case, width, underscores, hyphens and invisible characters. Claude Code takes no
 * such name.
 */
export function toolLike(name: string): Tool | undefined {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[-_\p{Cf}\p{Mn}]/gu, "");
  return folded.get(plain === "task" ? "agent" : plain);
}

/** The tool that was probably meant by a name with one wrong, missing or swapped letter; two in a long one. */
export function typingErrorOf(name: string): string | undefined {
  const meant =
    name.length < 4
      ? undefined
      : nearest(
          name,
          given.map((tool) => tool.name),
        );
  const most = name.length < 8 ? 1 : 2;
  return meant !== undefined && editsBetween(name.toLowerCase(), meant.toLowerCase()) <= most ? meant : undefined;
}

/** One entry of a tool list: `Bash(git log:*)` has the name `Bash` and the scope `git log:*`. */
export interface ToolEntry {
  readonly written: string;
  readonly name: string;
  /** The text in parentheses; `null` without parentheses. */
  readonly scope: string | null;
  readonly at: Place;
}

/** The entries of a text or of the texts in a list. Every other value names no tool. */
export function toolListOf(node: Node | undefined, source: Source): readonly ToolEntry[] {
  const entries: ToolEntry[] = [];
  for (const item of node?.kind === "list" ? node.items : node ? [node] : [])
    if (isText(item)) addEntries(entries, item, source);
  return entries;
}

function addEntries(entries: ToolEntry[], scalar: Scalar, source: Source): void {
  const { text, span } = scalar;
  const offset = source.text.startsWith(text, span.start)
    ? span.start
    : source.text.startsWith(text, span.start + 1)
      ? span.start + 1
      : undefined;
  for (const { start, end } of splitTools(text)) {
    const written = text.slice(start, end);
    const open = written.endsWith(")") ? written.indexOf("(") : -1;
    entries.push({
      written,
      name: open > 0 ? written.slice(0, open).trim() : written,
      scope: open > 0 ? written.slice(open + 1, -1) : null,
      at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
    });
  }
}

/**
 * The half-open ranges of the entries of a text: it is split at commas and spaces outside parentheses. Parentheses are
 * not counted: the first that closes ends the protection, and one that does not close protects the rest of the text.
 * Tabs, line breaks and other separators do not split; white space around an entry is left out. Quotes and brackets
 * belong to the names.
 */
export function splitTools(text: string): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let isProtected = false;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = text[at];
    if (unit === "(") isProtected = true;
    if (unit === ")") isProtected = false;
    if (at < text.length && (isProtected || (unit !== "," && unit !== " "))) continue;
    const range = trimmed(text, from, at);
    if (range.start < range.end) ranges.push(range);
    from = at + 1;
  }
  return ranges;
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to];
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return { start, end };
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code <= 0x20 || code > 0x7f) && /\s/.test(text[at] ?? "");
}

/** Whether a name could be that of a server's tools: one tool, all tools of one server, written with `*` or without. */
export function isServerTool(name: string): boolean {
  return name.startsWith("mcp__") && /^mcp__(?!_)[^*]*[^*_](?:__\*)?$/.test(name);
}

/** Whether a deny list takes a tool of this name away. */
export type Denial = (name: string) => boolean;

/**
 * The tools that a deny list takes away, scopes ignored. A server's name takes all of its tools, and `mcp__*` those of
 * every server; versions before 2.1.267 do not all do so, and do not take Monitor away together with Bash.
 */
export function denialBy(denied: readonly ToolEntry[], isOlder: boolean): Denial {
  if (denied.length === 0) return () => false;
  const names = new Set(denied.map(({ name }) => canonical(name)));
  if (names.has("Bash") && !isOlder) names.add("Monitor");
  const servers = isOlder
    ? []
    : [...names].filter((name) => isServerTool(name)).map((name) => name.replace(/__\*$/, ""));
  const starts = servers.filter((name) => !name.slice("mcp__".length).includes("__")).map((name) => `${name}__`);
  const everyServer = names.has("mcp__*") && !isOlder;
  return (name) =>
    names.has(canonical(name)) ||
    (name.startsWith("mcp__") && (everyServer || starts.some((start) => `${name}__`.startsWith(start))));
}

function canonical(name: string): string {
  return toolNamed(name)?.name ?? name;
}
