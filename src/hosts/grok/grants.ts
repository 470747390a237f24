/** What `tools`, `disallowedTools`, `capabilityMode` and `mcpInheritance` leave a subagent together. */
import { implied, stated, unreadable } from "../../model/fact.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { type Place, type Source, trim } from "../../repo/text.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import type { Document } from "./document.ts";
import { capabilityModes } from "./fields.ts";
import {
  capabilityOf,
  denialFor,
  everythingWithin,
  isKept,
  isLookalike,
  type Limits,
  meantBy,
  toolDenied,
  toolNamed,
} from "./tools.ts";

/** One entry of a list of tools. */
interface Word {
  readonly text: string;
  readonly at: Place;
}

/** Of `tools` and `disallowedTools`. */
export function grantsOfTools(document: Document, home: Place): ToolGrants {
  const { source, table, repaired, problem } = document;
  const broken = repaired?.broken.get("tools");
  const node = valueOf(table, "tools");
  if (broken || (problem && !node && (!repaired || repaired.partial))) {
    const at = broken ? { source, span: broken } : home;
    return { grants: unreadable(at, "the frontmatter cannot be read"), denied: [], ineffective: [] };
  }
  const denials = wordsOf(valueOf(table, "disallowedTools"), source);
  const mode = textOf(valueOf(table, "capabilityMode"));
  const limits: Limits = {
    mode: mode !== undefined && capabilityModes.has(mode) ? mode : undefined,
    denied: new Set(denials.flatMap(({ text }) => toolDenied(text) ?? [])),
    isAlone: /^none$/i.test(textOf(valueOf(table, "mcpInheritance")) ?? ""),
  };
  const words = wordsOf(node, source);
  return {
    grants: grantsWithin(limits, words, node ? { source, span: node.span } : home),
    denied: denials.flatMap(({ text }) => (toolDenied(text) === undefined ? [] : [text])),
    ineffective: [...ineffectiveIn(words, node, source), ...idleDenials(denials)],
  };
}

/** Without an entry, and with an unknown one, the list limits nothing. */
function grantsWithin(limits: Limits, words: readonly Word[], at: Place): ToolGrants["grants"] {
  const unknown = words.find(({ text }) => toolNamed(text) === undefined);
  const left =
    limits.mode === undefined || limits.mode === "all"
      ? "every tool"
      : `what \`capabilityMode: ${limits.mode}\` leaves`;
  if (words.length === 0)
    return implied(grantEach(at, everythingWithin(limits)), at, `without a name in \`tools\` it has ${left}`);
  if (unknown)
    return implied(
      grantEach(at, everythingWithin(limits)),
      at,
      `\`${unknown.text}\` is an unknown tool, so it has ${left}`,
    );
  const listed = words.flatMap(({ text, at: place }): readonly Grant[] => {
    const tool = toolNamed(text) ?? "idle";
    const capability = capabilityOf(tool);
    return capability !== undefined && isKept(tool, limits) ? [{ tool: text, capability, scope: null, at: place }] : [];
  });
  // The two tools that call servers stay with every list.
  const bridge = isKept("use_tool", limits) ? grantEach(at, ["external"], "use_tool") : [];
  return stated([...listed, ...bridge], at);
}

/** The entries of a list as they are, or the parts of a text with commas. */
function wordsOf(node: Node | undefined, source: Source): readonly Word[] {
  if (!node) return [];
  if (node.kind === "list")
    return listItems(node).flatMap((item) =>
      item.kind === "scalar" ? [{ text: item.text, at: { source, span: item.span } }] : [],
    );
  if (node.kind !== "scalar" || node.value === null) return [];
  const at = { source, span: node.span };
  const offset = source.text.slice(node.span.start, node.span.end).indexOf(node.text);
  return [...node.text.matchAll(/(?:[^,()]|\([^)]*\)?|\))+/g)].flatMap(({ 0: part, index }): readonly Word[] => {
    const text = trim(part);
    if (text === "") return [];
    const start = node.span.start + offset + index + part.indexOf(text);
    return [{ text, at: offset < 0 ? at : { source, span: { start, end: start + text.length } } }];
  });
}

/** How many further names of a list are shown. */
const maxRelated = 10;

/** One finding for several names with one cause. */
function together(words: readonly Word[], message: string): Pick<Ineffective, "related"> {
  const related = words.slice(0, maxRelated).map(({ text, at }) => ({ message: `\`${text}\` ${message}`, at }));
  return related.length > 0 ? { related } : {};
}

function ineffectiveIn(words: readonly Word[], node: Node | undefined, source: Source): readonly Ineffective[] {
  const [first, ...others] = words.filter(({ text }) => toolNamed(text) === undefined);
  if (first) {
    const meant = meantBy(first.text);
    const isThere = meant === undefined || words.some(({ text }) => text === meant);
    const instead = isThere
      ? "remove it"
      : `write \`${meant}\`${first.text.includes("(") ? ", which has no scopes here" : ""}`;
    const because = `\`${first.text}\` is an unknown tool, for which Grok Build ignores the whole list and gives every tool; ${instead}`;
    const more = together(others, "is unknown too");
    return [{ kind: "limit", what: "tools", varies: first.text, because, at: first.at, ...more }];
  }
  if (node && words.length === 0 && !(node.kind === "scalar" && node.value === null)) {
    const because = "it names no tool, which means every tool";
    return [{ kind: "value", what: "tools", because, at: { source, span: node.span } }];
  }
  return words
    .filter(({ text }) => isLookalike(text))
    .map(({ text, at }) => {
      const meant = meantBy(text);
      const because = "Grok Build takes this name and gives no tool for it";
      return { kind: "unknown-tool", what: text, because, at, ...(meant === undefined ? {} : { meant }) };
    });
}

/** Only the program's own names take a tool away. */
function idleDenials(words: readonly Word[]): readonly Ineffective[] {
  // `Task` takes the tools of running subagents away, which version 1.0.5 keeps.
  const [first, ...others] = words.filter(
    ({ text }) => toolDenied(text) === undefined && !/^(?:task|agent)$/i.test(text),
  );
  if (!first) return [];
  const own = denialFor(first.text);
  const because = `\`${first.text}\` denies nothing, because only Grok Build's own names do; ${
    own === undefined ? "limit the tools with `tools` and `capabilityMode`" : `write \`${own}\``
  }`;
  const more = together(others, "denies nothing either");
  return [{ kind: "limit", what: "disallowedTools", varies: first.text, because, at: first.at, ...more }];
}
