/** Names that hosts give to their tools, and how a list of names with scopes is split. */
import type { Capability } from "../../../model/capability.ts";
import { isEmptyValue, type Node } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { toolTable } from "./tools.ts";
import { normalizedKey } from "./unknown-keys.ts";

/** For hosts whose pages do not list their tools: a name counts as what it means in other hosts. */
const vocabulary = toolTable(
  {
    read: `read readfile readfiles readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcodebase searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editor editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand runcommands executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl fetchwebcontent browser openbrowser",
    delegate: "task agent subagent skill useskill delegate",
    state: "todowrite todoread askuserquestion think",
  },
  normalizedKey,
);

/** What a tool of this name can do in some host: `undefined` if it only keeps state, `external` if no host has it. */
export function capabilityOfTool(name: string): Capability | undefined {
  const found = vocabulary.lookup(name);
  return found ? found[0] : "external";
}

/** One entry of a list of tools: `Bash(git log:*)` has the name `Bash` and the scope `git log:*`. */
export interface ToolEntry {
  readonly name: string;
  /** `null` when there is no scope, or one that leaves nothing out such as `(*)`. */
  readonly scope: string | null;
  readonly at: Place;
}

/**
 * The entries of a list or of a text with commas. Lists and mappings that YAML makes inside a list are read as if flat.
 */
export function toolEntriesOf(node: Node | undefined, source: Source): readonly ToolEntry[] {
  if (!node) return [];
  const seen = new Set<Node>();
  const items = node.kind === "list" ? node.items.flatMap((item) => flattened(item, 0, seen)) : [node];
  return items.flatMap((item) => {
    if (item.kind !== "scalar" || isEmptyValue(item)) return [];
    const words = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
    return words.flatMap((word): readonly ToolEntry[] => {
      const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(word) ?? [];
      return name.trim() === ""
        ? []
        : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
    });
  });
}

/** How many levels of nested lists and mappings are flattened. */
const maxNesting = 2;

/** `seen`: what an alias repeats counts once. */
function flattened(node: Node, depth: number, seen: Set<Node>): readonly Node[] {
  if (node.kind === "scalar" || depth > maxNesting) return [node];
  if (seen.has(node)) return [];
  seen.add(node);
  const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
  return inner.flatMap((item) => flattened(item, depth + 1, seen));
}
