/** Reads `tools` and `disallowedTools`: their grants, and their entries without effect. */
import { implied, stated } from "../../../model/fact.ts";
import { isNull, isText, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Grant, Ineffective } from "../../../model/profile.ts";
import { grantEach, type ToolGrants } from "../../_kit/profiles/tools.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { isOlder } from "../editions.ts";
import {
  type Denial,
  denialBy,
  given,
  isServerTool,
  type ToolEntry,
  toolLike,
  toolListOf,
  toolNamed,
  typingErrorOf,
} from "./tools.ts";
import { append } from "../../../repo/many.ts";

/** Where the tool list of a profile is, and how it is read. */
interface Context {
  readonly source: Source;
  /** Where a `tools` key would be written. */
  readonly home: Place;
  readonly isDenied: Denial;
  /** Whether the profile is written for the main session, which has tools that no subagent gets. */
  readonly isMain: boolean;
}

/** Whether a profile has a first prompt: Claude Code uses it only in a session that runs as this agent. */
function isForMainSession(table: Table): boolean {
  return (textOf(valueOf(table, "initialPrompt")) ?? "").trim() !== "";
}

export function readTools(table: Table, source: Source, home: Place, edition: string): ToolGrants {
  const node = valueOf(table, "disallowedTools");
  const entries = toolListOf(node, source);
  const isDenied = denialBy(entries, isOlder(edition));
  const isMain = isForMainSession(table);
  const listed = readListed(table, { source, home, isDenied, isMain }, entries.length > 0);
  return {
    grants: listed.grants,
    denied: entries.filter(({ name }) => isDeniable(name)).map(({ written }) => written),
    ineffective: [
      ...(node ? namesNothing("disallowedTools", node, entries, source, "removes no tool") : []),
      ...entries.flatMap((entry) => faultOfDenial(entry) ?? []),
      ...listed.ineffective,
    ],
  };
}

/** Whether an entry of a deny list can take something away. */
function isDeniable(name: string): boolean {
  const tool = toolNamed(name);
  return name === "mcp__*" || isServerTool(name) || (tool !== undefined && tool.fate === "given");
}

/** What `tools` grants, or the absence of it, without what is denied. */
function readListed(
  table: Table,
  { source, home, isDenied, isMain }: Context,
  denies: boolean,
): Pick<ToolGrants, "grants" | "ineffective"> {
  const everyTool = (at: Place): readonly Grant[] => everything(at, denies ? isDenied : undefined);
  const node = valueOf(table, "tools");
  if (!node) {
    const because = `no \`tools\` key means every tool${denies ? " that is not denied" : ""}`;
    return { grants: implied(everyTool(home), home, because), ineffective: [] };
  }
  const entries = toolListOf(node, source);
  const grants: Grant[] = [];
  const ineffective = [...namesNothing("tools", node, entries, source, "grants no tool")];
  for (const entry of entries) {
    append(grants, grantsOfEntry(entry, isDenied, everyTool, isMain));
    const fault = faultOfGrant(entry, isMain);
    if (fault) ineffective.push(fault);
  }
  return { grants: stated(grants, { source, span: node.span }), ineffective };
}

/**
 * A value that is no list of names, and items that are no names. Without a value nothing is reported: nothing was
 * meant.
 */
function namesNothing(
  key: "tools" | "disallowedTools",
  node: Node,
  entries: readonly ToolEntry[],
  source: Source,
  effect: string,
): readonly Ineffective[] {
  const kind = key === "tools" ? ("value" as const) : ("limit" as const);
  const fault = (because: string, { span }: Node): Ineffective => ({ kind, what: key, because, at: { source, span } });
  if (node.kind === "list") {
    const items = node.items.filter((item) => !isText(item) && !isNull(item));
    return items.map((item) => fault(`this item is not text, so it ${effect}; put it in quotes`, item));
  }
  return entries.length > 0 || isText(node) || isNull(node)
    ? []
    : [fault(`it is not a list of names, so it ${effect}; separate the names with commas`, node)];
}

/** Every tool: one grant for each capability where nothing is denied, else one for each tool that remains. */
function everything(at: Place, isDenied: Denial | undefined): readonly Grant[] {
  if (!isDenied) return grantEach(at);
  const kept = given.flatMap(({ name, capability }) =>
    capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : [],
  );
  return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}

/** What one entry grants. Its scope bounds nothing. A name that Claude Code does not know grants nothing. */
function grantsOfEntry(
  { written, name, scope, at }: ToolEntry,
  isDenied: Denial,
  everyTool: (at: Place) => readonly Grant[],
  isMain: boolean,
): readonly Grant[] {
  if (name === "*" && scope === null) return everyTool(at);
  if (isDenied(name)) return [];
  const tool = toolNamed(name);
  if (!tool) return isServerTool(name) ? [{ tool: written, capability: "external", scope: null, at }] : [];
  return tool.capability && (tool.fate === "given" || (isMain && tool.fate === "withheld"))
    ? [{ tool: written, capability: tool.capability, scope: null, at }]
    : [];
}

/** Words by which authors mean every tool. */
const everyWord = /^(?:\*+|all|any|everything|inherit)$/i;

type Fault = Pick<Ineffective, "kind" | "because" | "meant">;

/** What is wrong with an entry of `tools`. */
function faultOfGrant(entry: ToolEntry, isMain: boolean): Ineffective | undefined {
  const { written, name, scope, at } = entry;
  if (name === "*" && scope === null) return undefined;
  const fault =
    knownFault(name, scope, isMain) ?? (isKnown(name) ? undefined : unknownName(entry, "it grants nothing"));
  return fault && { ...fault, what: written, at };
}

function knownFault(name: string, scope: string | null, isMain: boolean): Fault | undefined {
  const tool = toolNamed(name);
  // In the main session these tools exist, and the list of agents holds.
  if (isMain && (tool?.fate === "withheld" || tool?.name === "Agent")) return undefined;
  if (tool?.fate === "gone") return { kind: "removed-tool", because: "this tool was removed, so it grants nothing" };
  if (tool?.fate === "withheld") return { kind: "value", because: "no subagent gets this tool" };
  if (scope === null) return undefined;
  const bounds = !/^\s*\**\s*$/.test(scope) && isKnown(name);
  if (!bounds) return undefined;
  const fix =
    tool?.name === "Agent"
      ? "the subagent can start every agent"
      : `remove \`${name}\`, or write it without parentheses and put rules in \`permissions\` of the settings`;
  return { kind: "scope", because: `the text in parentheses is ignored and the whole tool is granted; ${fix}` };
}

function isKnown(name: string): boolean {
  return toolNamed(name) !== undefined || isServerTool(name);
}

/** What is wrong with an entry of `disallowedTools`. */
function faultOfDenial(entry: ToolEntry): Ineffective | undefined {
  const { written, name, at } = entry;
  if (isDeniable(name) || toolNamed(name)?.fate === "withheld") return undefined;
  const gone = toolNamed(name)?.fate === "gone";
  const fault: Fault = gone
    ? { kind: "removed-tool", because: "this tool was removed, so it denies nothing" }
    : /^\*+$/.test(name)
      ? {
          kind: "limit",
          because: "`disallowedTools` has no wildcard for every tool, so it denies nothing; write `tools: []`",
        }
      : unknownName(entry, "it denies nothing");
  return { ...fault, what: written, at };
}

function unknownName({ written, name }: ToolEntry, effect: string): Fault {
  const unknown = (because: string): Fault => ({ kind: "unknown-tool", because });
  const like = toolLike(name) ?? toolLike(name.replace(/^\W+|\W+$/g, ""));
  if (written.includes("(") && !written.endsWith(")"))
    return unknown(`a parenthesis is not closed or text follows it, so this is one unknown name and ${effect}`);
  if (like)
    return {
      ...unknown(`unknown tool, so ${effect}; did you mean \`${like.name}\`?`),
      meant: like.name,
    };
  if (everyWord.test(name) && effect === "it grants nothing")
    return unknown("unknown tool, so it grants nothing; remove `tools` to grant every tool");
  if (name.includes("*")) return unknown(`unknown pattern, so ${effect}; the only one is \`mcp__server__*\``);
  const meant = typingErrorOf(name);
  return meant === undefined
    ? unknown(`unknown tool, so ${effect}`)
    : { ...unknown(`unknown tool, so ${effect}; did you mean \`${meant}\`?`), meant };
}
