/** What Kiro makes of one file: JSON, or Markdown with frontmatter. */
import type { FileResult } from "../_kit/loading/layers.ts";
import { type LenientMarkdown, readLenientMarkdown } from "../_kit/profiles/lenient-markdown.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import { parseJson, parseJsonc } from "../../parsers/json.ts";
import { repeatedKeyOf, withOccurrences } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";
import { normalizedKey } from "../_kit/profiles/unknown-keys.ts";
import { keys, readProfile, type Site } from "./profile.ts";

/**
 * CLI 2 accepts strict JSON only. What later readers accept is assumed. `isTop`: the file lies directly in the folder
 * of agents, where CLI 3 upgrades agents of CLI 2.
 */
export async function jsonAgentOf(site: Site, isTop: boolean): Promise<FileResult> {
  const { source } = site;
  const at = (span: Span) => ({ source, span });
  const strict = parseJson(source.text);
  const node = strict.kind === "problem" ? parseJsonc(source.text) : strict;
  if (node.kind === "problem")
    return {
      verdict: { kind: "rejected", problem: { message: `it is not JSON: ${node.message}`, at: at(node.span) } },
    };
  if (node.kind !== "table")
    return { verdict: { kind: "rejected", problem: { message: "it is no JSON object", at: at(node.span) } } };
  const profile = await readProfile(withOccurrences(node), site, undefined);
  const problem =
    strict.kind === "problem"
      ? { message: `it is not JSON: ${strict.message}`, at: at(strict.span) }
      : wrongTypeIn(node, at);
  if (problem) return { verdict: { kind: "rejected", problem }, profile };
  const repeated = repeatedKeyOf(node);
  const unknown = node.entries.find(({ name }) => name !== undefined && !keys.keys.has(name));
  const leniency: Problem | undefined =
    foreignHooksIn(node, site, isTop, at) ??
    (repeated
      ? { message: repeated.message, at: at(repeated.span), kind: "strict-readers" }
      : unknown && {
          message: `CLI 2 may reject the file because of the key \`${unknown.name ?? ""}\`, as its predecessor does (not verified)${promptAdvice(unknown)}`,
          at: at(unknown.key.span),
          kind: "strict-readers",
          certainty: "assumed",
        });
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

/** Other programs name a prompt's file in a key of its own, and without it the agent has no prompt. */
function promptAdvice({ name = "", value }: { readonly name?: string | undefined; readonly value: Node }): string {
  const file = textOf(value);
  if (normalizedKey(name) !== "promptfile" || file === undefined || file === "") return "";
  return `; to take the prompt from that file, write \`"prompt": "file://./${file.replace(/^(?:file:\/\/)?(?:\.\/)?/, "")}"\``;
}

/**
 * `isTop`: the file lies directly in the folder of agents. Deeper, a file without frontmatter is a prompt or a note.
 */
export async function markdownAgentOf(site: Site, isTop: boolean): Promise<FileResult> {
  const { source, path } = site;
  const { text } = source;
  const top = { start: 0, end: 0 };
  const markdown = await readLenientMarkdown(text);
  if (markdown.kind === "none" && (!isTop || text.trim() === "" || nameOf(path) === "README.md")) {
    const message = text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
    return { verdict: { kind: "dropped", problem: { message, at: { source, span: top }, kind: "document" } } };
  }
  const profile = await readProfile(markdown.tables, site, markdown.body);
  const refused = refusedBySome(markdown, site);
  const leniency: Problem | undefined = refused && {
    message: refused.message,
    at: { source, span: refused.span },
    kind: "strict-readers",
    certainty: "assumed",
  };
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

/** What some readers refuse. In frontmatter that all of them can read, values of a wrong type come first. */
function refusedBySome(
  { kind, frontmatter, problem, isBroken }: LenientMarkdown,
  site: Site,
): LenientMarkdown["problem"] {
  if (kind === "none")
    return {
      message: "it has no frontmatter, so it may count as a document (not verified)",
      span: { start: 0, end: 0 },
    };
  if (isBroken) return problem;
  const at = (span: Span) => ({ source: site.source, span });
  const wrong = wrongTypeIn(frontmatter, at) ?? foreignHooksIn(frontmatter, site, false, at);
  return wrong ? { message: wrong.message, span: wrong.at.span } : problem;
}

type Kind = "text" | "names" | "mapping" | "hooks" | "flag" | "list";

/** What each key holds, by the declarations of CLI 2's predecessor. */
export const kinds: readonly (readonly [kind: Kind, names: readonly string[]])[] = [
  ["text", ["$schema", "name", "description", "prompt", "systemPrompt", "model", "keyboardShortcut", "welcomeMessage"]],
  ["names", ["tools", "allowedTools", "excludedTools"]],
  ["mapping", ["mcpServers", "toolAliases", "toolsSettings"]],
  ["hooks", ["hooks"]],
  ["flag", ["useLegacyMcpJson", "includeMcpJson"]],
  ["list", ["resources"]],
];

const called: { readonly [K in Kind]: string } = {
  text: "no text",
  names: "not a list of names",
  mapping: "no mapping",
  hooks: "neither a list nor a mapping",
  flag: "neither true nor false",
  list: "no list",
};

/** A value that the host does not read as the type of its key. */
function wrongTypeIn(table: Table, at: (span: Span) => Problem["at"]): Problem | undefined {
  for (const [kind, names] of kinds) {
    for (const name of names) {
      const node = valueOf(table, name);
      if (node && !(isEmptyValue(node) && kind === "text") && !isOf(kind, node))
        return { message: `\`${name}\` is ${called[kind]}`, at: at(node.span) };
    }
  }
  return undefined;
}

function isOf(kind: Kind, node: Node): boolean {
  if (kind === "mapping") return node.kind === "table";
  if (kind === "list") return node.kind === "list";
  if (kind === "hooks") return node.kind !== "scalar";
  if (kind === "names") return textOf(node) === "*" || (node.kind === "list" && node.items.every(isText));
  return node.kind === "scalar" && typeof node.value === (kind === "flag" ? "boolean" : "string");
}

/** Each generation has a shape of hooks of its own. CLI 3 converts a mapping in the files that it upgrades. */
function foreignHooksIn(
  table: Table,
  { edition }: Site,
  isUpgraded: boolean,
  at: (span: Span) => Problem["at"],
): Problem | undefined {
  const hooks = valueOf(table, "hooks");
  if (edition === "2" && hooks?.kind === "list")
    return {
      message: "`hooks` is a list, but older versions of CLI 2 require a mapping",
      at: at(hooks.span),
      kind: "strict-readers",
    };
  return edition !== "2" && !isUpgraded && hooks?.kind === "table"
    ? {
        message: "`hooks` is a mapping, but CLI 3 requires a list, and upgrades only JSON directly in the folder",
        at: at(hooks.span),
        kind: "strict-readers",
      }
    : undefined;
}
