/** Lists the tools of Claude Code with what each can do, and parses lists of tools. */
import type { Capability } from "../../model/capability.ts";
import type { Node, Scalar } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";

/** `given`: a subagent can have it; `withheld`: a subagent never gets it; `gone`: this edition no longer has it. */
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
    state: "TodoWrite TaskCreate TaskUpdate TaskStop ReportFindings SubagentHandback StructuredOutput",
  },
  withheld: {
    delegate: "Workflow",
    state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
  },
  gone: {
    read: "LS NotebookRead",
    write: "MultiEdit",
    delegate: "SlashCommand",
    state: "TodoRead BashOutput KillBash KillShell AgentOutputTool",
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

/** The tool whose name differs only by case, width, underscores, hyphens and invisible characters. Whether the host accepts such a name is open. */
export function toolLike(name: string): Tool | undefined {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[-_\p{Cf}\p{Mn}]/gu, "");
  return folded.get(plain === "task" ? "agent" : plain);
}

/** One entry of a tool list: `Bash(git log:*)` has the name `Bash` and the scope `git log:*`. */
export interface ToolEntry {
  readonly written: string;
  readonly name: string;
  readonly scope: string | null;
  readonly at: Place;
}

/** The entries of a list or of a comma-separated text, and the nodes in it that cannot name a tool. */
export interface ToolList {
  readonly entries: readonly ToolEntry[];
  readonly unreadable: readonly Node[];
}

export function toolListOf(node: Node, source: Source): ToolList {
  if (node.kind === "scalar") return { entries: entriesOf(node, source), unreadable: [] };
  if (node.kind === "table") return { entries: [], unreadable: [node] };
  const entries: ToolEntry[] = [];
  const unreadable: Node[] = [];
  for (const item of node.items) {
    if (item.kind === "scalar" && item.value !== null) entries.push(...entriesOf(item, source));
    else unreadable.push(item);
  }
  return { entries, unreadable };
}

/** Whether a text was meant as a list. To a host that splits at commas, the brackets are part of the names. */
export function isBracketed(text: string): boolean {
  return /^\s*\[[^]*\]\s*$/.test(text);
}

function entriesOf(scalar: Scalar, source: Source): ToolEntry[] {
  const { text, span } = scalar;
  const offset = source.text.startsWith(text, span.start)
    ? span.start
    : source.text.startsWith(text, span.start + 1)
      ? span.start + 1
      : undefined;
  return splitTools(text).map(({ start, end }) => {
    const written = text.slice(start, end);
    const open = written.indexOf("(");
    const scoped = open > 0 && written.endsWith(")");
    const scope = scoped ? written.slice(open + 1, -1).trim() : "";
    return {
      written,
      name: scoped ? written.slice(0, open).trim() : written,
      scope: scope === "" || scope === "*" ? null : scope,
      at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
    };
  });
}

/**
 * The half-open ranges of the entries of a comma-separated text. Commas inside parentheses belong to a scope; where parentheses do
 * not match, every comma separates, because a host that does not count them would see those names. Brackets around the
 * whole and quotes around an entry are left out.
 */
export function splitTools(text: string): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const from = isBracketed(text) ? text.indexOf("[") + 1 : 0;
  const to = from > 0 ? text.lastIndexOf("]") : text.length;
  const counts = text.includes("(") && isBalanced(text.slice(from, to));
  let depth = 0;
  let start = from;
  for (let at = from; at <= to; at++) {
    const unit = at === to ? "," : text[at];
    if (counts && unit === "(") depth++;
    else if (counts && unit === ")") depth--;
    if (unit !== "," || depth > 0) continue;
    const range = trimmed(text, start, at);
    if (range.start < range.end) ranges.push(range);
    start = at + 1;
  }
  return ranges;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth < 0) return false;
  }
  return depth === 0;
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to];
  for (;;) {
    while (start < end && /\s/.test(text[start] ?? "")) start++;
    while (end > start && /\s/.test(text[end - 1] ?? "")) end--;
    const quote = text[start];
    if ((quote !== '"' && quote !== "'") || end - start < 2 || text[end - 1] !== quote) return { start, end };
    start++;
    end--;
  }
}

/** Whether an entry of a deny list takes a tool of this name away. */
export type Denial = (name: string) => boolean;

/** Compares names as a deny list does: an entry removes the tool itself, its server, or all servers. Entries with parentheses remove nothing. */
export function denialBy(denied: readonly ToolEntry[]): Denial {
  const words = denied.filter(({ written }) => !written.includes("(")).map(({ name }) => name);
  const named = new Set(words.map(canonical));
  const starts = new Set(
    words
      .filter((word) => word.startsWith("mcp__"))
      .map((word) => (word.endsWith("*") ? word.slice(0, -1) : `${word}__`)),
  );
  const lengths = new Set([...starts].map(({ length }) => length));
  return (name) =>
    named.has(canonical(name)) ||
    (name.startsWith("mcp__") &&
      [...lengths].some((length) => length <= name.length && starts.has(name.slice(0, length))));
}

function canonical(name: string): string {
  return toolNamed(name)?.name ?? name;
}
