/** What `tools` and `disallowedTools` grant, and which of their entries do nothing. */
import { capabilities } from "../../model/capability.ts";
import { type Fact, implied, stated } from "../../model/fact.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import {
  type Denial,
  denialBy,
  given,
  isBracketed,
  type Tool,
  type ToolEntry,
  toolLike,
  toolListOf,
  toolNamed,
} from "./tools.ts";

const grantsNothing = "grants nothing";
const deniesNothing = "denies nothing";

export interface ToolGrants {
  readonly grants: Fact<readonly Grant[]>;
  readonly denied: readonly string[];
  readonly ineffective: readonly Ineffective[];
}

/** `home` is where a `tools` key would stand. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const denying = valueOf(table, "disallowedTools");
  const deny = denying && !isNothing(denying) ? toolListOf(denying, source) : undefined;
  const denied = denying?.kind === "scalar" && isBracketed(denying.text) ? [] : (deny?.entries ?? []);
  const ineffective: Ineffective[] = [];
  for (const entry of deny?.entries ?? []) {
    const found = toolNamed(entry.name)?.fate === "withheld" ? undefined : faultOf(entry, deniesNothing);
    if (found) ineffective.push(found);
  }
  if (denying) ineffective.push(...undenying(denying, deny?.unreadable ?? [], source));
  const names = denied.map(({ written }) => written);
  const isDenied = denialBy(denied);
  const all = (at: Place): readonly Grant[] => everything(at, denied.length > 0 ? isDenied : undefined);

  const list = valueOf(table, "tools");
  if (!list)
    return {
      grants: implied(
        all(home),
        home,
        `no \`tools\` key means every tool${denied.length > 0 ? " that is not denied" : ""}`,
      ),
      denied: names,
      ineffective,
    };
  const at = { source, span: list.span };
  const wrong = whatIsWrong(list);
  if (wrong !== undefined) {
    ineffective.push({ kind: isNothing(list) ? "value" : "limit", what: "tools", because: wrong, at });
    return { grants: implied(all(at), at, "`tools` without names may mean every tool"), denied: names, ineffective };
  }
  const { entries, unreadable } = toolListOf(list, source);
  if (list.kind === "scalar" && isBracketed(list.text)) {
    ineffective.push({
      kind: "value",
      what: "tools",
      because: "it is one text and no list, so the host may find none of its tools",
      at,
    });
  }
  for (const node of unreadable)
    ineffective.push({
      kind: "value",
      what: "tools",
      because: "an entry of it is no text",
      at: { source, span: node.span },
    });
  const grants = entries.flatMap((entry) => {
    const found = faultOf(entry, grantsNothing);
    if (found) ineffective.push(found);
    return isDenied(entry.name) ? [] : grantsOfEntry(entry, isDenied, all);
  });
  const guessed = unreadable.slice(0, 50).flatMap((node) => grantsWithin(node, { source, span: node.span }, 0));
  return { grants: stated([...grants, ...guessed], at), denied: names, ineffective };
}

/** What of `disallowedTools` names no tool, and so may take none away. */
function undenying(node: Node, unreadable: readonly Node[], source: Source): readonly Ineffective[] {
  const limit = (because: string, { span }: Node): Ineffective => ({
    kind: "limit",
    what: "disallowedTools",
    because,
    at: { source, span },
  });
  if (node.kind === "table") return [limit("it is a mapping and no list of names, so it may deny nothing", node)];
  if (node.kind === "scalar" && isBracketed(node.text))
    return [limit("it is one text and no list, so it may deny nothing", node)];
  return unreadable.map((item) => limit("an entry of it is no text, so it may deny nothing", item));
}

/** Why a `tools` value names no tools, where it is no list and no text of names. */
function whatIsWrong(node: Node): string | undefined {
  if (isNothing(node)) return "it has no value, which this host may read as every tool or as none";
  if (node.kind === "table") return "it is a mapping and no list of names, so this host may grant every tool";
  if (node.kind === "scalar" && typeof node.value !== "string")
    return "it is no list of names, so this host may grant every tool";
  return undefined;
}

function isNothing(node: Node): boolean {
  return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}

/** Every tool: said in six words where nothing is denied, else by the tools that remain. */
function everything(at: Place, isDenied: Denial | undefined): readonly Grant[] {
  if (!isDenied) return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
  const kept = given.flatMap(({ name, capability }) =>
    capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : [],
  );
  return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}

function grantsOfEntry(
  { written, name, scope, at }: ToolEntry,
  isDenied: Denial,
  all: (at: Place) => readonly Grant[],
): readonly Grant[] {
  if (name === "*" || meansEverything(name)) return all(at);
  if (name.startsWith("mcp__")) return [{ tool: written, capability: "external", scope, at }];
  const tool = toolNamed(name) ?? toolLike(name);
  if (tool) {
    const powerless = tool.capability === undefined || tool.fate === "withheld";
    return powerless
      ? []
      : [{ tool: written, capability: tool.capability, scope: tool.name === "Agent" ? null : scope, at }];
  }
  if (isPattern(name))
    return given.flatMap(({ name: word, capability }) =>
      capability && fits(name, word) && !isDenied(word) ? [{ tool: written, capability, scope: null, at }] : [],
    );
  const words = wordsIn(name);
  if (words)
    return words.flatMap(({ name: word, capability, fate }) =>
      capability && fate !== "withheld" ? [{ tool: word, capability, scope: null, at }] : [],
    );
  return [{ tool: written, capability: "external", scope, at }];
}

/** Words by which authors mean every tool. What the host makes of them is UNVERIFIED, so they count. */
function meansEverything(name: string): boolean {
  return /^(?:\*+|all|any|everything|inherit|all[- ]tools|full[- ]access)$/i.test(name);
}

/** Whether an entry is meant as a pattern of names. That this host has such patterns beside `mcp__*` is UNVERIFIED. */
function isPattern(name: string): boolean {
  return name.includes("*") && given.some((tool) => fits(name, tool.name));
}

function fits(pattern: string, name: string): boolean {
  return new RegExp(
    `^${pattern
      .slice(0, 100)
      .replace(/[.+?^$()|[\]\\{}]/g, "\\$&")
      .replace(/\*+/g, ".*")}$`,
    "i",
  ).test(name);
}

/** The tools of an entry that lacks its commas or a parenthesis. The host may split elsewhere too, so all of them count. */
function wordsIn(name: string): readonly Tool[] | undefined {
  const words = name
    .replace(/\([^)]*(?:\)|$)/g, " ")
    .split(/[^\w*-]+/)
    .flatMap((word) => toolNamed(word) ?? []);
  return words.length > 0 ? words : undefined;
}

/** What an entry grants that YAML made a mapping or a list of, as `- Bash(npm: test)`, to a reader that flattens it. */
function grantsWithin(node: Node, at: Place, depth: number): readonly Grant[] {
  if (node.kind === "scalar") {
    const tool = toolNamed(/^[A-Za-z]+/.exec(node.text)?.[0] ?? "");
    return tool?.capability && tool.fate !== "withheld"
      ? [{ tool: tool.name, capability: tool.capability, scope: null, at }]
      : [];
  }
  if (depth > 2) return [];
  const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
  return inner.slice(0, 50).flatMap((item) => grantsWithin(item, at, depth + 1));
}

/** What is wrong with an entry. `effect` says what an unknown name does in its list. */
function faultOf(
  { written, name, scope, at }: ToolEntry,
  effect: typeof grantsNothing | typeof deniesNothing,
): Ineffective | undefined {
  if (name.startsWith("mcp__") || (name === "*" && effect === grantsNothing)) return undefined;
  if (/^\*+$/.test(name) && effect === deniesNothing)
    return {
      kind: "limit",
      what: written,
      because: "this host may know no such pattern here, so it may deny nothing",
      at,
    };
  const tool = toolNamed(name);
  if (tool?.name === "Agent" && scope !== null && effect === grantsNothing) {
    return { kind: "limit", what: written, because: "a subagent may start any agent, and the list does not hold", at };
  }
  if (tool?.fate === "gone")
    return { kind: "removed-tool", what: written, because: `this host no longer has such a tool, so it ${effect}`, at };
  if (tool?.fate === "withheld") return { kind: "value", what: written, because: "subagents never get this tool", at };
  if (tool) return undefined;
  if (meansEverything(name) && effect === grantsNothing) {
    return {
      kind: "unknown-tool",
      what: written,
      because: "this host has no such tool, and without the `tools` key it would grant every tool",
      at,
    };
  }
  if (isPattern(name))
    return {
      kind: "unknown-tool",
      what: written,
      because: `it is a pattern, and this host may know none, so it may ${effect === grantsNothing ? "grant" : "deny"} nothing`,
      at,
    };
  const like = toolLike(name);
  if (like)
    return {
      kind: "unknown-tool",
      what: written,
      because: `this host knows \`${like.name}\` and may want exactly that spelling`,
      at,
    };
  if (wordsIn(name))
    return {
      kind: "unknown-tool",
      what: written,
      because: `${name.includes("(") ? "a parenthesis does not close" : "a comma is missing"}, so this host may see none of these names`,
      at,
    };
  return { kind: "unknown-tool", what: written, because: `this host has no such tool, so it ${effect}`, at };
}
