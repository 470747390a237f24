/** What `tools`, `disallowedTools` and `subagents` give. */
import { implied, stated } from "../../model/fact.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { type Word, wordsBetweenCommas } from "../_kit/profiles/fields.ts";
import { grantEach, nearName, type ToolGrants } from "../_kit/profiles/tools.ts";
import { denies, everythingBut, grantedBy, isServerPattern, meantBy, tools } from "./tools.ts";

/**
 * The entries of a list, or of a text with commas; nothing without a value. `refused`: the host takes no such value.
 */
export function namesIn(node: Node | undefined, source: Source): readonly Word[] | "refused" | undefined {
  if (!node || (node.kind === "scalar" && node.value === null)) return undefined;
  if (node.kind === "scalar") return typeof node.value === "string" ? wordsBetweenCommas(node, source) : "refused";
  if (node.kind === "table") return "refused";
  const words: Word[] = [];
  for (const item of node.items) {
    if (item.kind !== "scalar" || typeof item.value !== "string" || item.text.trim() === "") return "refused";
    words.push({ text: item.text.trim(), span: item.span });
  }
  return words;
}

function wordsOf(table: Table, key: string, source: Source): readonly Word[] | undefined {
  const words = namesIn(valueOf(table, key), source);
  return words === "refused" ? undefined : words;
}

/** Without `tools`, or with `*` alone, every tool; names that are denied are taken away last. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const denials = wordsOf(table, "disallowedTools", source) ?? [];
  const denied = denials.map(({ text }) => text).filter((text) => tools.has(text) || isServerPattern(text));
  const ineffective = idleDenials(denials, source);
  const words = wordsOf(table, "tools", source);
  const node = valueOf(table, "tools");
  const at = node ? { source, span: node.span } : home;
  const isAll = words?.length === 1 && words[0]?.text === "*";
  if (!words || isAll) {
    const because = isAll ? "`*` alone means every tool" : "without `tools` it has every tool";
    return { grants: implied(grantEach(at, everythingBut(denied)), at, because), denied, ineffective };
  }
  const listed = words.flatMap(({ text, span }): readonly Grant[] =>
    denies(denied, text) ? [] : grantEach({ source, span }, grantedBy(text) ?? [], text),
  );
  return { grants: stated(listed, at), denied, ineffective: [...unknownTools(words, source), ...ineffective] };
}

/** Names that match no tool give nothing, and the others stay. */
function unknownTools(words: readonly Word[], source: Source): readonly Ineffective[] {
  return words.flatMap(({ text, span }): readonly Ineffective[] => {
    if (grantedBy(text) !== undefined) return [];
    // A name without its scope would give more than its author means.
    const meant = isScoped(text) ? undefined : meantBy(text);
    const near = meant === undefined ? nearName(text, tools.names) : { meant };
    const because = isScoped(text)
      ? "Kimi Code has no scopes, so this name matches no tool and gives nothing"
      : "Kimi Code has no tool of this name, so it gives nothing";
    return [{ kind: "unknown-tool", what: text, because, at: { source, span }, ...near }];
  });
}

function isScoped(text: string): boolean {
  return /^\w+\(/.test(text);
}

/** How many further names of a list are shown. */
const maxRelated = 10;

function idleDenials(words: readonly Word[], source: Source): readonly Ineffective[] {
  const place = ({ span }: Word): Place => ({ source, span });
  const [first, ...others] = words.filter(({ text }) => !tools.has(text) && !isServerPattern(text));
  if (!first) return [];
  const meant = meantBy(first.text);
  const because = `\`${first.text}\` denies nothing, because no tool of Kimi Code has exactly this name; ${
    meant === undefined ? "remove it" : `write \`${meant}\``
  }`;
  const related = others
    .slice(0, maxRelated)
    .map((word) => ({ message: `\`${word.text}\` denies nothing either`, at: place(word) }));
  return [
    {
      kind: "limit",
      what: "disallowedTools",
      varies: first.text,
      because,
      at: place(first),
      ...(related.length > 0 ? { related } : {}),
    },
  ];
}

/** The subagents that it may start, if it has a tool that starts some; `undefined`: all. */
export function startable(table: Table, source: Source): ((identity: string) => boolean) | undefined {
  const words = wordsOf(table, "subagents", source)?.map(({ text }) => text) ?? ["coder", "explore", "plan"];
  if (words.length === 1 && words[0] === "*") return undefined;
  const names = new Set(words);
  return (identity) => names.has(identity);
}
