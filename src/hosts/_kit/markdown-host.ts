/** Subagents in Markdown, of hosts whose pages tell the keys and little more: what is not told is judged at its widest. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "./hooks-and-servers.ts";
import { type Fact, implied, stated } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "./fields.ts";
import type { FileResult } from "./layers.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { stemOf } from "../../repo/path.ts";
import { type Bypass, type Grant, type Ineffective, type Profile, union } from "../../model/profile.ts";
import {
  asForeignFile,
  type KnownKeys,
  normalizedKey,
  unknownKeysIn,
  textsIn,
  unhonouredModesIn,
} from "./unknown-keys.ts";
import { splitMarkdown, type Markdown, readFrontmatter } from "../../parsers/yaml/index.ts";
import { profileFrom } from "./profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";

/** What is told of one host. */
export interface MarkdownHost {
  readonly keys: KnownKeys;
  readonly required: readonly ("name" | "description")[];
  /** Keys that some editions ask for and some do not: without one the file is loaded, and a strict reader would leave it out. */
  readonly wanted?: readonly ("name" | "description")[];
  /** The list of tools that a subagent has, where it is told to hold. */
  readonly allow?: string;
  /** Whether a list without entries means every tool; else it may. */
  readonly emptyMeansAll?: boolean;
  /** Tools that it has not. */
  readonly deny?: string;
  /** All that a power consists of, where that is told: without a list to allow, denying all of them takes it away. */
  readonly whole?: { readonly [C in Capability]?: readonly string[] };
  /** Keys that may be no keys of the host, and why they may limit nothing. */
  readonly doubtful: ReadonlyMap<string, string>;
  /** Keys that are `true` where less is asked. */
  readonly switches?: ReadonlyMap<string, Pick<Bypass, "effect" | "because">>;
  /** Of `permissionMode`. */
  readonly modes: ReadonlyMap<string, Pick<Bypass, "effect" | "because">>;
}

/** What hosts call their tools; no page of these hosts lists its own, so a name counts as what it means elsewhere. */
const meanings: ReadonlyMap<string, Capability | undefined> = new Map(
  (
    [
      [
        "read",
        "read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp",
      ],
      [
        "write",
        "write writefile writetofile create createfile createrule savefile edit editfile multiedit replace replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles",
      ],
      [
        "execute",
        "bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess writeprocess killprocess monitor",
      ],
      ["network", "web webfetch websearch fetch fetchurl browser openbrowser"],
      ["delegate", "task agent subagent skill useskill delegate"],
      [undefined, "todowrite todoread askuserquestion think"],
    ] as const
  ).flatMap(([capability, names]) =>
    names.split(" ").map((name): [string, Capability | undefined] => [name, capability]),
  ),
);

export function markdownAgents(
  kind: MarkdownHost,
): (source: Source, path: string, isOwn: boolean) => Promise<readonly FileResult[]> {
  return async (source, path, isOwn) => {
    const markdown = splitMarkdown(source.text);
    const problem = (message: string, span: Span, sort?: string): Problem => ({
      message,
      at: { source, span },
      ...(sort === undefined ? {} : { kind: sort }),
    });
    const dropped = (why: Problem, profile?: Profile): readonly FileResult[] => [
      { verdict: isOwn ? { kind: "dropped", problem: why } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
    ];
    const top = { start: 0, end: 0 };
    if (markdown.kind === "none")
      return dropped(problem("it has no frontmatter and is a document to this host", top, "document"));
    const { tables, fault } = await readFrontmatter(source.text, markdown.front);
    const [table] = tables;
    const profile = tables
      .map((one) => readProfile(kind, one, source, path, bodyOf(markdown, source), isOwn))
      .reduce(union);
    if (!["name", "description", "tools"].some((key) => valueOf(table, key)))
      return dropped(problem("it has no key of a subagent and is a document to this host", top, "document"), profile);
    if (markdown.kind === "misplaced")
      return dropped(
        problem(`the frontmatter ${markdown.because}, so this host may leave it out`, markdown.at),
        profile,
      );
    if (markdown.kind === "unclosed")
      return dropped(
        problem("the frontmatter has no closing `---`, so this host may leave it out", { start: 0, end: 3 }),
        profile,
      );
    if (fault) return dropped(problem(`the frontmatter is no YAML: ${fault.message}`, fault.span), profile);
    const lack = kind.required.find((key) => isEmpty(valueOf(table, key)));
    if (lack !== undefined)
      return dropped(
        problem(
          `it has no \`${lack}\`, which this host wants`,
          valueOf(table, lack)?.span ?? { start: table.span.start, end: table.span.start },
        ),
        profile,
      );
    const absent = kind.wanted?.find((key) => isEmpty(valueOf(table, key)));
    const lenient =
      absent === undefined
        ? {}
        : {
            leniency: problem(
              `it has no \`${absent}\`, which some editions of this host want`,
              valueOf(table, absent)?.span ?? { start: table.span.start, end: table.span.start },
              "strict-readers",
            ),
          };
    return [{ verdict: { kind: "loaded" }, profile, ...lenient }];
  };
}

function isEmpty(node: Node | undefined): boolean {
  return !node || isEmptyValue(node);
}

function bodyOf(markdown: Exclude<Markdown, { kind: "none" }>, source: Source): Span {
  return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}

function readProfile(
  kind: MarkdownHost,
  table: Table,
  source: Source,
  path: string,
  body: Span,
  isOwn: boolean,
): Profile {
  const { keys, deny } = kind;
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const written = text("name");
  const name =
    written.state === "missing" && !kind.required.includes("name")
      ? implied(stemOf(path), home, "the file's name is its name")
      : written;
  const hooks = keys.keys.has("hooks") ? hooksOf(valueOf(table, "hooks"), source) : [];
  const servers = keys.keys.has("mcpServers") ? serversOf(valueOf(table, "mcpServers"), source) : [];
  const denied = deny === undefined ? [] : toolEntriesOf(valueOf(table, deny), source).map((entry) => entry.name);
  const { grants, ineffective } = readTools(kind, table, source, home, denied);
  const doubts = [...kind.doubtful].flatMap(([key, because]): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node && !isEmptyValue(node) ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
  });
  const strays = [...unknownKeysIn(table, source, keys), ...doubts];
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: text("model"),
    permissionMode: text("permissionMode"),
    grants,
    denied,
    extraGrants: [
      ...hookGrants(hooks, "hooks"),
      ...serverGrants(servers, "mcpServers"),
      ...memoryOf(kind, table, source),
    ],
    hooks,
    servers,
    bypasses: [...modesIn(kind, table, source), ...(isOwn ? unhonouredModesIn(table, source, keys) : [])],
    ineffective: [...(isOwn ? strays : strays.map(asForeignFile)), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: jsonOf(table),
  });
}

/** A subagent that remembers reads and writes what it remembers. */
function memoryOf({ keys }: MarkdownHost, table: Table, source: Source): readonly Grant[] {
  const node = valueOf(table, "memory");
  if (!node || !keys.keys.has("memory") || isEmptyValue(node) || (node.kind === "scalar" && node.value === false))
    return [];
  return (["read", "write"] as const).map((capability) => ({
    tool: "memory",
    capability,
    scope: null,
    at: { source, span: node.span },
  }));
}

function modesIn(
  { modes, switches = new Map<string, Pick<Bypass, "effect" | "because">>() }: MarkdownHost,
  table: Table,
  source: Source,
): readonly Bypass[] {
  return table.entries.flatMap(({ name: setting = "", value }): readonly Bypass[] => {
    const words = textsIn(value);
    const named =
      setting === "permissionMode"
        ? [...modes].find(([mode]) => words.some((word) => normalizedKey(word) === normalizedKey(mode)))?.[1]
        : undefined;
    const meaning = named ?? (words.join() === "true" ? switches.get(setting) : undefined);
    return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
  });
}

/** An entry of a list of tools: `Bash(git log:*)` has the name `Bash` and the scope `git log:*`. */
export interface ToolEntry {
  readonly name: string;
  readonly scope: string | null;
  readonly at: Place;
}

/** What a tool of this name may do in one host or another; `external` where none of them has it. */
export function capabilityOfTool(name: string): Capability | undefined {
  const plain = normalizedKey(name);
  return meanings.has(plain) ? meanings.get(plain) : "external";
}

/** A list's names or a comma text's; what YAML made lists and mappings of within a list is read as if it were flat. */
export function toolEntriesOf(node: Node | undefined, source: Source): readonly ToolEntry[] {
  if (!node) return [];
  const seen = new Set<Node>();
  const items = node.kind === "list" ? node.items.flatMap((item) => flat(item, 0, seen)) : [node];
  return items.flatMap((item) => {
    if (item.kind !== "scalar" || isEmptyValue(item)) return [];
    const names = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
    return names.flatMap((whole): readonly ToolEntry[] => {
      const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(whole) ?? [];
      return name.trim() === ""
        ? []
        : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
    });
  });
}

/** What aliases repeat stands there once. */
function flat(node: Node, depth: number, seen: Set<Node>): readonly Node[] {
  if (node.kind === "scalar" || depth > 2) return [node];
  if (seen.has(node)) return [];
  seen.add(node);
  return (node.kind === "list" ? node.items : node.entries.map(({ key }) => key)).flatMap((item) =>
    flat(item, depth + 1, seen),
  );
}

function readTools(
  { allow, emptyMeansAll = false, whole = {} }: MarkdownHost,
  table: Table,
  source: Source,
  home: Place,
  denied: readonly string[],
): { readonly grants: Fact<readonly Grant[]>; readonly ineffective: readonly Ineffective[] } {
  const everything = (at: Place): readonly Grant[] =>
    capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
  const list = allow === undefined ? undefined : valueOf(table, allow);
  if (allow === undefined)
    return { grants: implied(everything(home), home, "no key is known to take tools away"), ineffective: [] };
  const left = (at: Place): readonly Grant[] =>
    everything(at).filter(({ capability }) => !(whole[capability]?.every((name) => denied.includes(name)) ?? false));
  if (!list)
    return {
      grants: implied(
        left(home),
        home,
        `no \`${allow}\` key means every tool${denied.length > 0 && whole.execute ? " that is not denied" : ""}`,
      ),
      ineffective: [],
    };
  const at = { source, span: list.span };
  const entries = toolEntriesOf(list, source);
  if (entries.length === 0) {
    const odd: Ineffective =
      list.kind === "table"
        ? { kind: "limit", what: allow, because: "it is no list of names, so this host may grant every tool", at }
        : {
            kind: "value",
            what: allow,
            because: `it names no tool, which ${emptyMeansAll ? "means every tool to this host" : "this host may read as every tool or as none"}`,
            at,
          };
    return {
      grants: implied(left(at), at, `\`${allow}\` without names ${emptyMeansAll ? "means" : "may mean"} every tool`),
      ineffective: [odd],
    };
  }
  const without = new Set(denied);
  const kept = entries.filter(({ name }) => !without.has(name));
  const grants = kept.flatMap(({ name, scope, at: place }): readonly Grant[] => {
    if (/^(?:\*+|all|any|inherit)$/i.test(name)) return everything(place);
    const capability = capabilityOfTool(name);
    return capability ? [{ tool: name, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
  });
  return { grants: stated(grants, at), ineffective: [] };
}
