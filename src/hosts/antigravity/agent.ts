/** What Antigravity makes of one Markdown file in a folder of agents. */
import type { FolderResult } from "../_kit/loading/folders.ts";
import { implied, known } from "../../model/fact.ts";
import type { Fact } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { Profile } from "../../model/profile.ts";
import { union } from "../../model/union.ts";
import { isEmptyValue, type Table, valueOf } from "../../parsers/node.ts";
import { type AlternativeParses, type Markdown, readFrontmatter, splitMarkdown } from "../../parsers/yaml/index.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { bodyPrompt, knownValues, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { asForeignFile, type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { furtherGrants, grantsOfStarts, hooksIn, inheritedServers, readTools, serversIn } from "./grants.ts";
import { namedIn } from "./paths.ts";
import { bypassOf, limitsIn, unknownPolicies } from "./policy.ts";
import { grantedBy } from "./tools.ts";
import { noClosingFence } from "../_kit/profiles/no-fence.ts";

/** The page on custom agents has the keys up to `disabled`; the others are of older releases, or of one example. */
const keyNames = `name description tools mainAgent subagent model commandExecutionPolicy mcpServers inheritMcp
  inheritCustomizations excludeDefaultComponents skills plugins rules agents hooks hidden disabled
  permissionMode enable_write_tools enable_mcp_tools enable_subagent_tools`;

/** It is not documented what becomes of other keys, so `ignores` is false. */
export const knownKeys: KnownKeys = {
  keys: new Set(keyNames.split(/\s+/)),
  own: { tools: "tools", mode: "commandExecutionPolicy" },
  ignores: false,
};

/** Keys that no other host has: a file with one of them is meant for this host. */
export const ownWords = [
  "commandExecutionPolicy:",
  "mainAgent:",
  "inheritMcp:",
  "inheritCustomizations:",
  "excludeDefaultComponents:",
];

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["view_file", "grep_search", "find_by_name", "list_dir"],
  powersOf: grantedBy,
};

/** One file with what every reading of it shares. */
interface AgentFile {
  readonly source: Source;
  /** The name of the file, or of the folder that is the agent's. */
  readonly stem: string;
  /** The span of the prompt. */
  readonly body: Span;
  readonly isOwn: boolean;
}

/** `isOwn`: the file lies where only this host looks. `path`: where the host finds it, perhaps through a link. */
export async function agentOf(
  source: Source,
  stem: string,
  isOwn: boolean,
  path: string,
  repo: RepoIndex,
): Promise<FolderResult> {
  const markdown = splitMarkdown(source.text);
  if (markdown.kind === "none") return leftOut(noAgent("it has no frontmatter", source), isOwn);
  const body = bodyOf(markdown, source);
  const front = source.text.slice(markdown.front.start, markdown.front.end);
  const isMeant = isOwn || ownWords.some((word) => front.includes(word));
  const parses = await readFrontmatter(source.text, markdown.front);
  const [table] = parses.tables;
  if (!["name", "description", "tools"].some((key) => valueOf(table, key)))
    return leftOut(noAgent("it has none of the keys `name`, `description` and `tools`", source), isOwn);
  const file: AgentFile = { source, stem, body, isOwn: isMeant };
  const readings = parses.tables.map(async (reading) => ({
    ...readProfile(reading, file),
    ...(await namedIn(reading, source, path, repo)),
  }));
  const profile = (await Promise.all(readings)).reduce(union);
  const doubt = doubtOf(markdown, parses, source);
  if (doubt) return { verdict: { kind: "loaded" }, profile, ...(isMeant ? { leniency: doubt } : {}) };
  const lacking = ["name", "description"].find((key) => isBlank(table, key));
  if (lacking === undefined) return { verdict: { kind: "loaded" }, profile };
  const node = valueOf(table, lacking);
  const at = node ? { source, span: node.span } : startOfTable(table, source);
  return leftOut({ message: `it has no \`${lacking}\`, which is required`, at }, isMeant, profile);
}

function leftOut(problem: Problem, isOwn: boolean, profile?: Profile): FolderResult {
  return { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) };
}

function noAgent(reason: string, source: Source): Problem {
  return {
    message: `${reason}, so it counts as a document`,
    at: { source, span: { start: 0, end: 0 } },
    kind: "document",
  };
}

function isBlank(table: Table, key: string): boolean {
  const node = valueOf(table, key);
  return !node || isEmptyValue(node);
}

function bodyOf(markdown: Exclude<Markdown, { kind: "none" }>, source: Source): Span {
  return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}

/** Why the program may leave a file out. It was not run, so what any reader makes of the file counts. */
function doubtOf(
  markdown: Exclude<Markdown, { kind: "none" }>,
  { fault }: AlternativeParses,
  source: Source,
): Problem | undefined {
  const problem = (message: string, span: Span): Problem => ({
    message: `${message} (what Antigravity does then is not verified)`,
    at: { source, span },
    kind: "strict-readers",
    certainty: "assumed",
  });
  if (markdown.kind === "misplaced") return problem(`the frontmatter ${markdown.because}`, markdown.at);
  if (markdown.kind === "unclosed") return problem(noClosingFence, { start: 0, end: 3 });
  return fault && problem(`the frontmatter is not valid YAML: ${fault.message}`, fault.span);
}

function readProfile(table: Table, { source, stem, body, isOwn }: AgentFile): Profile {
  const home = startOfTable(table, source);
  const tools = readTools(table, source, home);
  const hooks = hooksIn(table, source);
  const servers = serversIn(table, source);
  const ineffective = [
    ...unknownKeysIn(table, source, knownKeys),
    ...tools.ineffective,
    ...unknownPolicies(table, source),
  ];
  return profileFrom({
    home,
    name: nameOf(textFact(valueOf(table, "name"), source, home), stem, home),
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    permissionMode: textFact(valueOf(table, "commandExecutionPolicy"), source, home),
    grants: tools.grants,
    extraGrants: [
      ...furtherGrants(table, source),
      ...inheritedServers(table, source, home),
      ...grantsOfStarts(hooks, servers),
    ],
    onlyTools: onlyToolsIn(table, source, toolLine),
    hooks,
    servers,
    limits: limitsIn(table, source),
    bypasses: [
      ...table.entries.flatMap((entry) => bypassOf(entry, source)),
      ...(isOwn ? unhonouredModesIn(table, source, knownKeys) : []),
    ],
    ineffective: isOwn ? ineffective : ineffective.map(asForeignFile),
    prompt: bodyPrompt(source, body),
    native: () => knownValues(table, knownKeys.keys),
  });
}

/** A file without a name is left out; until then it is called by its file name. */
function nameOf(written: Fact<string>, stem: string, home: Place): Fact<string> {
  return (known(written)?.trim() ?? "") === "" && written.state !== "unreadable"
    ? implied(stem, home, "the file name stands for the missing name")
    : written;
}
