/** Reads subagents in Markdown for hosts whose facts are a table of keys. What is not documented counts as allowed. */
import { bodyPrompt, startOfTable, textFact } from "./fields.ts";
import { hookGrants, hooksOf, serverGrants, serversOf } from "../settings/hooks-and-servers.ts";
import type { FileResult } from "../loading/layers.ts";
import type { Capability } from "../../../model/capability.ts";
import { type Fact, implied, stated } from "../../../model/fact.ts";
import type { Problem } from "../../../model/load.ts";
import { type Bypass, type Grant, type Ineffective, type Limit, type Profile } from "../../../model/profile.ts";
import { union } from "../../../model/union.ts";
import { isEmptyValue, jsonOf, type Node, type Table, valueOf } from "../../../parsers/node.ts";
import { type AlternativeParses, type Markdown, readFrontmatter, splitMarkdown } from "../../../parsers/yaml/index.ts";
import { modeLimits, type Strictness } from "./limits.ts";
import { profileFrom } from "./profile.ts";
import { stemOf } from "../../../repo/path.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";
import { capabilityOfTool, toolEntriesOf } from "./tool-vocabulary.ts";
import { grantEach, type ToolGrants } from "./tools.ts";
import {
  asForeignFile,
  type KnownKeys,
  normalizedKey,
  textsIn,
  unhonouredModesIn,
  unknownKeysIn,
} from "./unknown-keys.ts";
import { noClosingFence } from "./no-fence.ts";

type RequiredKey = "name" | "description";
type Meaning = Pick<Bypass, "effect" | "because" | "certainty">;

/** What the documentation of a host says about its frontmatter. */
export interface MarkdownHost {
  /** The keys of the host. `hooks`, `mcpServers`, `memory` and `permissionMode` are read when they are among them. */
  readonly keys: KnownKeys;
  /** Keys without which the host drops a file. A `name` that is not required defaults to the file's name. */
  readonly required: readonly RequiredKey[];
  /** Keys that some editions require and some do not. Without one, the file is loaded and reported as lenient. */
  readonly requiredBySome?: readonly RequiredKey[];
  /** The key that lists the only tools of a subagent. Without it, nothing limits the tools. */
  readonly allow?: string;
  /** Whether the documentation says that an empty list means every tool. Otherwise it may mean every tool or none. */
  readonly emptyMeansAll?: boolean;
  /** The key that lists tools which are taken away. */
  readonly deny?: string;
  /** All tools behind a capability. When there is no list to allow, denying all of them takes the capability away. */
  readonly toolsByCapability?: { readonly [C in Capability]?: readonly string[] };
  /** Keys that may not be keys of the host, with the reason why they may limit nothing. */
  readonly unverifiedLimits?: ReadonlyMap<string, string>;
  /** Keys that ask for fewer approvals when they are `true`. */
  readonly switches?: ReadonlyMap<string, Meaning>;
  /** Values of `permissionMode` that ask for fewer approvals. */
  readonly modes: ReadonlyMap<string, Meaning>;
  /** Values of `permissionMode` that ask or refuse more. */
  readonly strictModes: ReadonlyMap<string, Strictness>;
}

/** One file with what every parse of it shares. */
interface MarkdownFile {
  readonly host: MarkdownHost;
  readonly source: Source;
  readonly path: string;
  /** The span of the prompt. */
  readonly body: Span;
  /** Whether the file lies in a folder of this host. */
  readonly isOwn: boolean;
}

/** Makes the reader of a host's Markdown files, for `Folder.read` and `SingleFolderHost.read`. */
export function markdownAgents(
  host: MarkdownHost,
): (source: Source, path: string, isOwn?: boolean) => Promise<readonly FileResult[]> {
  return async (source, path, isOwn = true) => {
    const markdown = splitMarkdown(source.text);
    const dropped = (problem: Problem, profile?: Profile): readonly FileResult[] => [
      { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
    ];
    if (markdown.kind === "none")
      return dropped(documentProblem("it has no frontmatter, so it counts as a document", source));
    const body = bodyOf(markdown, source);
    const parses = await readFrontmatter(source.text, markdown.front);
    const profile = parses.tables.map((table) => readProfile(table, { host, source, path, body, isOwn })).reduce(union);
    const problem = reasonToDrop(host, markdown, parses, source);
    if (problem) return dropped(problem, profile);
    const leniency = missingBySome(host, parses.tables[0], source);
    return [{ verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) }];
  };
}

function bodyOf(markdown: Exclude<Markdown, { kind: "none" }>, source: Source): Span {
  return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}

function documentProblem(message: string, source: Source): Problem {
  return { message, at: { source, span: { start: 0, end: 0 } }, kind: "document" };
}

/** The first reason why the host drops a file with frontmatter. */
function reasonToDrop(
  host: MarkdownHost,
  markdown: Exclude<Markdown, { kind: "none" }>,
  { tables: [table], fault }: AlternativeParses,
  source: Source,
): Problem | undefined {
  // What these hosts make of frontmatter that is broken is documented nowhere.
  const problem = (message: string, span: Span): Problem => ({ message, at: { source, span }, certainty: "assumed" });
  if (!["name", "description", "tools"].some((key) => valueOf(table, key)))
    return documentProblem(
      "it has none of the keys `name`, `description` and `tools`, so it counts as a document",
      source,
    );
  if (markdown.kind === "misplaced") return problem(`the frontmatter ${markdown.because} (not verified)`, markdown.at);
  if (markdown.kind === "unclosed") return problem(`${noClosingFence} (not verified)`, { start: 0, end: 3 });
  if (fault) return problem(`the frontmatter is not valid YAML: ${fault.message}`, fault.span);
  const lacking = host.required.find((key) => isAbsent(valueOf(table, key)));
  return lacking === undefined
    ? undefined
    : { message: `it has no \`${lacking}\`, which is required`, at: placeOfKey(table, lacking, source) };
}

function missingBySome({ requiredBySome }: MarkdownHost, table: Table, source: Source): Problem | undefined {
  const lacking = requiredBySome?.find((key) => isAbsent(valueOf(table, key)));
  if (lacking === undefined) return undefined;
  const message = `it has no \`${lacking}\`, which some versions may require (not verified)`;
  return { message, at: placeOfKey(table, lacking, source), kind: "strict-readers", certainty: "assumed" };
}

function isAbsent(node: Node | undefined): boolean {
  return !node || isEmptyValue(node);
}

/** The value of a key, or where the key would be written. */
function placeOfKey(table: Table, key: string, source: Source): Place {
  const node = valueOf(table, key);
  return node ? { source, span: node.span } : startOfTable(table, source);
}

function readProfile(table: Table, { host, source, path, body, isOwn }: MarkdownFile): Profile {
  const { keys, deny } = host;
  const home = startOfTable(table, source);
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const written = text("name");
  const name =
    written.state === "missing" && !host.required.includes("name")
      ? implied(stemOf(path), home, "the file name is the name")
      : written;
  const hooks = keys.keys.has("hooks") ? hooksOf(valueOf(table, "hooks"), source) : [];
  const servers = keys.keys.has("mcpServers") ? serversOf(valueOf(table, "mcpServers"), source) : [];
  const denied = deny === undefined ? [] : toolEntriesOf(valueOf(table, deny), source).map((entry) => entry.name);
  const tools = readTools(host, table, source, denied);
  const ignored = [...unknownKeysIn(table, source, keys), ...unverifiedLimitsIn(host, table, source)];
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: text("model"),
    permissionMode: text("permissionMode"),
    grants: tools.grants,
    denied: tools.denied,
    extraGrants: [
      ...hookGrants(hooks, "hooks"),
      ...serverGrants(servers, "mcpServers"),
      ...memoryGrants(host, table, source),
    ],
    hooks,
    servers,
    limits: limitsIn(host, table, source),
    bypasses: [...bypassesIn(host, table, source), ...(isOwn ? unhonouredModesIn(table, source, keys) : [])],
    ineffective: [...(isOwn ? ignored : ignored.map(asForeignFile)), ...tools.ineffective],
    prompt: bodyPrompt(source, body),
    native: () => jsonOf(table),
  });
}

function unverifiedLimitsIn({ unverifiedLimits }: MarkdownHost, table: Table, source: Source): readonly Ineffective[] {
  return [...(unverifiedLimits ?? [])].flatMap(([key, because]): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node && !isEmptyValue(node)
      ? [{ kind: "limit", what: key, because, at: { source, span: node.span }, certainty: "assumed" }]
      : [];
  });
}

/** A subagent with a memory reads and writes it. */
function memoryGrants({ keys }: MarkdownHost, table: Table, source: Source): readonly Grant[] {
  const node = valueOf(table, "memory");
  if (!node || !keys.keys.has("memory") || isEmptyValue(node) || (node.kind === "scalar" && node.value === false))
    return [];
  return grantEach({ source, span: node.span }, ["read", "write"], "memory");
}

/** Modes and switches that ask for fewer approvals. */
function bypassesIn({ modes, switches }: MarkdownHost, table: Table, source: Source): readonly Bypass[] {
  return table.entries.flatMap(({ name: setting = "", value }): readonly Bypass[] => {
    const words = textsIn(value);
    const mode =
      setting === "permissionMode"
        ? [...modes].find(([name]) => words.some((word) => normalizedKey(word) === normalizedKey(name)))?.[1]
        : undefined;
    const meaning = mode ?? (words.join() === "true" ? switches?.get(setting) : undefined);
    return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
  });
}

/** Hosts compare the names of modes in ways that are not known, so case and hyphens do not count. */
function limitsIn({ strictModes }: MarkdownHost, table: Table, source: Source): readonly Limit[] {
  const node = valueOf(table, "permissionMode");
  const word = normalizedKey(node ? textsIn(node).join(", ") : "");
  const name = [...strictModes.keys()].find((mode) => normalizedKey(mode) === word);
  return modeLimits("permissionMode", name ?? "", node, source, strictModes);
}

function readTools(host: MarkdownHost, table: Table, source: Source, denied: readonly string[]): ToolGrants {
  const { allow, toolsByCapability = {} } = host;
  const home = startOfTable(table, source);
  if (allow === undefined)
    return { grants: implied(grantEach(home), home, "no known key restricts tools"), denied, ineffective: [] };
  const notDenied = (at: Place): readonly Grant[] =>
    grantEach(at).filter(
      ({ capability }) => !(toolsByCapability[capability]?.every((name) => denied.includes(name)) ?? false),
    );
  const list = valueOf(table, allow);
  if (!list) {
    const because = `no \`${allow}\` key means every tool${denied.length > 0 && toolsByCapability.execute ? " that is not denied" : ""}`;
    return { grants: implied(notDenied(home), home, because), denied, ineffective: [] };
  }
  const at = { source, span: list.span };
  const entries = toolEntriesOf(list, source);
  if (entries.length === 0) {
    const because = `\`${allow}\` without names ${host.emptyMeansAll === true ? "means" : "may mean"} every tool`;
    return { grants: implied(notDenied(at), at, because), denied, ineffective: [emptyList(host, allow, list, at)] };
  }
  const deniedNames = new Set(denied);
  const grants = entries.flatMap(({ name, scope, at: place }): readonly Grant[] => {
    if (deniedNames.has(name)) return [];
    if (/^(?:\*+|all|any|inherit)$/i.test(name)) return grantEach(place);
    const capability = capabilityOfTool(name);
    const tool = scope === null ? name : `${name}(${scope})`;
    return capability ? [{ tool, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
  });
  return { grants: stated(grants, at), denied, ineffective: [] };
}

/** A list of tools that names none. */
function emptyList({ emptyMeansAll }: MarkdownHost, key: string, list: Node, at: Place): Ineffective {
  if (list.kind === "table")
    return {
      kind: "limit",
      what: key,
      because: "it is not a list of names, so it may grant every tool (not verified)",
      at,
    };
  const meaning = emptyMeansAll === true ? "means every tool" : "may mean every tool or none (not verified)";
  return { kind: "value", what: key, because: `it names no tool, which ${meaning}`, at };
}
