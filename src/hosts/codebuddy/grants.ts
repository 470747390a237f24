/** What `tools` gives. */
import { type Capability, capabilities } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import type { Ineffective } from "../../model/profile.ts";
import { isText, type Node, type Scalar, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { grantEach, nearName, type ToolGrants } from "../_kit/profiles/tools.ts";
import { isUnset } from "./keys.ts";
import { builtins, grantedBy, meantBy, toolNames } from "./tools.ts";

/** One name of a list. */
interface Word {
  readonly text: string;
  readonly span: Span;
}

/** The texts of a list, or the parts of a text between commas; blank ones do not count. Other values name nothing. */
export function wordsOf(node: Node, source: Source): readonly Word[] {
  if (node.kind === "list")
    return node.items.flatMap((item): readonly Word[] => {
      const text = isText(item) ? item.value.trim() : "";
      return text === "" ? [] : [{ text, span: item.span }];
    });
  return isText(node) ? partsOf(node, source) : [];
}

/** A comma inside of braces does not split. Each part has its own place, unless escapes make the text differ. */
function partsOf({ text, span }: Scalar, source: Source): readonly Word[] {
  const offset = source.text.slice(span.start, span.end).indexOf(text);
  const words: Word[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === "{") depth += 1;
    else if (sign === "}") depth = Math.max(0, depth - 1);
    if (at < text.length && (sign !== "," || depth > 0)) continue;
    const part = text.slice(from, at);
    const name = part.trim();
    const start = span.start + offset + from + part.indexOf(name);
    if (name !== "") words.push({ text: name, span: offset < 0 ? span : { start, end: start + name.length } });
    from = at + 1;
  }
  return words;
}

/** The tool that an entry names: `Defer(Bash)` and `NoDefer(Bash)` are `Bash`. */
function toolIn(text: string): string | undefined {
  const inner = /^(?:Defer|NoDefer)\s*\((.*)\)$/s.exec(text)?.[1]?.trim() ?? text;
  return /[(),]/.test(inner) ? undefined : inner;
}

/** What an entry gives; `undefined`: it matches no tool. A tool of a server is given only by its plain name. */
export function powersOf(text: string): readonly Capability[] | undefined {
  const tool = toolIn(text);
  if (tool === undefined || (tool !== text && tool.startsWith("mcp__"))) return undefined;
  return grantedBy(tool);
}

/** What a file without a list of tools has. */
export function everyTool(at: Place, because: string): ToolGrants {
  return { grants: implied(grantEach(at, capabilities), at, because), denied: [], ineffective: [] };
}

/** `name`: of the subagent. A built-in one keeps its tools where a file of its name lists none. */
export function readTools(table: Table, source: Source, home: Place, name: string): ToolGrants {
  const node = valueOf(table, "tools");
  const builtin = builtins.find(([own]) => own === name)?.[1];
  const isKept = !node || isUnset(node) || wordsOf(node, source).length === 0;
  if (builtin && isKept) {
    const grants = implied(grantEach(home, builtin), home, "without `tools` it has those of the built-in subagent");
    return { grants, denied: [], ineffective: [] };
  }
  if (!node || isUnset(node))
    return everyTool(node ? { source, span: node.span } : home, "without `tools` it has every tool");
  const at = { source, span: node.span };
  const words = wordsOf(node, source);
  if (words.length === 0) {
    const isNames = node.kind === "list" || isText(node);
    const because = isNames
      ? "it names no tool, which means every tool"
      : "it is no list of names, so every tool is given";
    const every = everyTool(at, `\`tools\` without names means every tool`);
    return { ...every, ineffective: [{ kind: isNames ? "value" : "limit", what: "tools", because, at }] };
  }
  return {
    grants: stated(
      words.flatMap(({ text, span }) => grantEach({ source, span }, powersOf(text) ?? [], text)),
      at,
    ),
    denied: [],
    ineffective: words.flatMap((word) => unknownTool(word, source)),
  };
}

/** A name that matches no tool gives nothing, and the others stay. */
function unknownTool({ text, span }: Word, source: Source): readonly Ineffective[] {
  if (powersOf(text) !== undefined) return [];
  // A name without its scope would give more than its author means.
  const isScoped = toolIn(text) === undefined;
  const meant = isScoped ? undefined : meantBy(text);
  const near = meant === undefined ? (isScoped ? {} : nearName(text, toolNames)) : { meant };
  return [{ kind: "unknown-tool", what: text, because: reasonFor(text, isScoped), at: { source, span }, ...near }];
}

function reasonFor(text: string, isScoped: boolean): string {
  if (isScoped)
    return "CodeBuddy drops a name with parentheses, so it gives nothing; scopes are for `permissions` in settings";
  if (text.startsWith("mcp__"))
    return "only the whole name of a tool counts, as in `mcp__server__tool`, so it gives nothing";
  if (text.includes("*"))
    return "CodeBuddy has no wildcards here, so it gives nothing; without `tools` it has every tool";
  return "CodeBuddy has no tool of this name, so it gives nothing";
}
