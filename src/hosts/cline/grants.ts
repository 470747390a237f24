/** What `tools` gives. */
import { implied, stated } from "../../model/fact.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { type Word, wordsBetweenCommas } from "../_kit/profiles/fields.ts";
import { grantEach, nearName, type ToolGrants } from "../_kit/profiles/tools.ts";
import { everything, grantedBy, meantBy, toolNames, toolOf } from "./tools.ts";

/** The items of a list, or the parts of a text between commas, without white space around them and blank ones. */
function wordsOf(node: Node, source: Source): readonly Word[] {
  if (node.kind === "scalar") return wordsBetweenCommas(node, source);
  if (node.kind === "table") return [];
  return node.items.flatMap((item): readonly Word[] => {
    const text = item.kind === "scalar" ? item.text.trim() : "";
    return text === "" ? [] : [{ text, span: item.span }];
  });
}

/** Every tool, where the list of tools is not known. */
export function openTools(home: Place): ToolGrants {
  const grants = implied(grantEach(home, everything), home, "its frontmatter cannot be checked");
  return { grants, denied: [], ineffective: [] };
}

/** Without `tools` every tool; an empty list is none. An unknown name gives nothing and is `ineffective`. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const node = valueOf(table, "tools");
  if (!node) {
    const grants = implied(grantEach(home, everything), home, "without `tools` it has every tool");
    return { grants, denied: [], ineffective: [] };
  }
  const words = wordsOf(node, source);
  const listed = words.flatMap(({ text, span }): readonly Grant[] =>
    grantEach({ source, span }, grantedBy(text) ?? [], text),
  );
  return {
    grants: stated(listed, { source, span: node.span }),
    denied: [],
    ineffective: words.flatMap((word) => ineffectiveOf(word, source)),
  };
}

/** A name that matches no tool gives nothing, and one gives more than it says. */
function ineffectiveOf({ text, span }: Word, source: Source): readonly Ineffective[] {
  const at = { source, span };
  if (grantedBy(text) !== undefined) {
    if (toolOf(text) !== "run_commands" || !/^list/i.test(text)) return [];
    const because = "stands for `run_commands` in Cline, which runs any command; write `read_files, search_codebase`";
    return [{ kind: "value", what: text, because, at }];
  }
  // A name without its scope would give more than its author means.
  const isScoped = /^\w+\(/.test(text);
  const meant = isScoped ? undefined : meantBy(text);
  const near = meant === undefined ? (isScoped ? {} : nearName(text, toolNames)) : { meant };
  const because = isScoped
    ? "Cline has no scopes, so this name matches no tool and gives nothing"
    : "Cline has no tool of this name for subagents, so it gives nothing";
  return [{ kind: "unknown-tool", what: text, because, at, ...near }];
}
