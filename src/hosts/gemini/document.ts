/** Splits a Markdown file as Gemini CLI does: an exact fence, strict YAML, and only keys that it has. */
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { meantByRefused } from "../_kit/profiles/unknown-keys.ts";
import type { Ineffective } from "../../model/profile.ts";
import { type Entry, type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import {
  type AlternativeParses,
  diagnosisOf,
  readFrontmatter,
  readJsYaml,
  splitMarkdown,
} from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { wrongAuth } from "./auth.ts";
import { localKeys, remoteKeys, serverKeys, type ValueTypes } from "./keys.ts";
import { meantBy, toolNamed } from "./tools.ts";
import { fenceFault, noClosingFence } from "../_kit/profiles/no-fence.ts";

/** A file taken apart as Gemini CLI does it. */
export interface Document {
  /** What the host reads; `undefined` if it refuses the syntax. A mapping is one agent, a list several remote ones. */
  readonly node?: Node;
  /** What a refused file states, in every way in which it can be read. */
  readonly tables: AlternativeParses["tables"];
  readonly front: Span;
  readonly body: Span;
  readonly cuts: readonly Ineffective[];
  /** Whether there is neither frontmatter nor anything that looks like it. */
  readonly isPlain: boolean;
  readonly fault?: SyntaxProblem;
}

/** The first line is `---`; the first line that begins with `---` closes the frontmatter. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const opening = /^---\r?\n/.exec(text)?.[0].length;
  const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
  if (opening === undefined || close < 0) return withoutFences(text, opening !== undefined);
  const front = { start: opening, end: text[close - 1] === "\r" ? close - 1 : close };
  const after = /^(?:\r?\n)?/.exec(text.slice(close + 4, close + 6))?.[0].length ?? 0;
  const isCut = after === 0 && close + 4 < text.length;
  // If the closing line holds anything else, the host reads no prompt after it.
  const body = isCut ? { start: close + 4, end: close + 4 } : { start: close + 4 + after, end: text.length };
  const cuts = [...hiddenLineBreaks(source, front), ...(isCut ? [cutAt(source, close + 1)] : [])];
  const common = { front, body, cuts, isPlain: false };
  const yaml = text.slice(front.start, front.end);
  const reading = await readJsYaml(yaml, front.start, 4);
  const empty = { kind: "table", span: { start: front.start, end: front.start }, entries: [] } as const;
  if (reading.kind === "read") {
    const { node = empty } = reading;
    return { ...common, node, tables: [node.kind === "table" ? node : empty] };
  }
  const { tables } = await readFrontmatter(text, front);
  const diagnosis = diagnosisOf(text, front, reading.problem);
  const fault = { ...diagnosis, message: `the frontmatter is not valid YAML: ${diagnosis.message}` };
  return { ...common, tables, fault };
}

/** The line at an offset ends the frontmatter and everything that the host reads. */
function cutAt(source: Source, start: number): Ineffective {
  const newline = source.text.indexOf("\n", start);
  const end = newline < 0 ? source.text.length : newline;
  const line = source.text.slice(start, end);
  return {
    kind: "cut",
    what: line.trimEnd().slice(0, 60),
    because: "ends the frontmatter, and nothing after it is read; write exactly `---`",
    at: { source, span: { start, end } },
  };
}

async function withoutFences(text: string, isOpened: boolean): Promise<Document> {
  const top = { start: 0, end: 0 };
  const markdown = splitMarkdown(text);
  const isPlain = markdown.kind === "none";
  const message = isPlain
    ? "it has no frontmatter"
    : isOpened
      ? noClosingFence
      : fenceFault(text, "the first line is not exactly `---`");
  const tables: AlternativeParses["tables"] = isPlain
    ? [{ kind: "table", span: top, entries: [] }]
    : (await readFrontmatter(text, markdown.front)).tables;
  return {
    tables,
    front: isPlain ? top : markdown.front,
    body: { start: isPlain ? 0 : markdown.front.end, end: text.length },
    cuts: [],
    isPlain,
    fault: { kind: "problem", message, span: top },
  };
}

/** By `kind`, or by a key that only remote agents have. */
export function isRemote(table: Table): boolean {
  const kind = valueOf(table, "kind");
  return (
    (kind?.kind === "scalar" && kind.value === "remote") ||
    valueOf(table, "agent_card_url") !== undefined ||
    valueOf(table, "agent_card_json") !== undefined
  );
}

/** A reason to refuse an agent; with the host's own name, where it has one for what is written. */
export interface Refusal extends SyntaxProblem {
  readonly what?: string;
  readonly meant?: string;
}

/** Why the host refuses an agent: keys that it does not have, values of a wrong type, and keys that are missing. */
export function refusalsOf(table: Table): readonly Refusal[] {
  const isRemoteAgent = isRemote(table);
  const keys = isRemoteAgent ? remoteKeys : localKeys;
  return [
    ...table.entries.flatMap((entry) => entryFaults(entry, table, keys)),
    ...(isRemoteAgent && valueOf(table, "agent_card_url") && valueOf(table, "agent_card_json")
      ? [problem("it has both `agent_card_url` and `agent_card_json`", table.span)]
      : []),
    ...missingKeys(table, isRemoteAgent),
  ];
}

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

function missingKeys(table: Table, isRemoteAgent: boolean): readonly SyntaxProblem[] {
  const home = { start: table.span.start, end: table.span.start };
  const lacking = (isRemoteAgent ? ["name"] : ["name", "description"]).filter((name) => !valueOf(table, name));
  const hasCard = valueOf(table, "agent_card_url") ?? valueOf(table, "agent_card_json");
  return [...lacking, ...(isRemoteAgent && !hasCard ? ["agent_card_url"] : [])].map((name) =>
    problem(`it has no \`${name}\``, home),
  );
}

function entryFaults({ name = "", key, value }: Entry, table: Table, keys: ValueTypes): readonly Refusal[] {
  const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (!type) {
    const meant = meantByRefused(allKeys, name);
    const own = meant === undefined || valueOf(table, meant) ? undefined : meant;
    return [{ ...problem(unknownKey(name, own), key.span), ...(own === undefined ? {} : { meant: own, what: name }) }];
  }
  if (!type.is(value)) return [problem(`\`${name}\` is ${type.otherwise}`, value.span)];
  if (name === "tools") return toolFaults(value);
  if (name === "auth") {
    const wrong = wrongAuth(value, "remote");
    return wrong === undefined ? [] : [problem(`\`auth\` ${wrong}`, value.span)];
  }
  return name === "mcp_servers"
    ? tableEntries(value).flatMap((server) => serverFaults(server.name ?? "", server.value))
    : [];
}

function toolFaults(list: Node): readonly Refusal[] {
  const isTool = (item: Node): boolean =>
    item.kind === "scalar" &&
    typeof item.value === "string" &&
    (item.text === "*" || toolNamed(item.text) !== undefined);
  return listItems(list)
    .filter((item) => !isTool(item))
    .map((item) => ({ ...problem(wrongTool(item), item.span), ...meantTool(item) }));
}

function serverFaults(server: string, config: Node): readonly SyntaxProblem[] {
  if (config.kind !== "table") return [problem(`\`mcp_servers.${server}\` is not a mapping`, config.span)];
  return config.entries.flatMap(({ name = "", value }) => {
    const wrong = name === "auth" ? wrongAuth(value, "server") : wrongServerValue(name, value);
    return wrong === undefined ? [] : [problem(`\`mcp_servers.${server}.${name}\` ${wrong}`, value.span)];
  });
}

function wrongServerValue(name: string, value: Node): string | undefined {
  const type = Object.hasOwn(serverKeys, name) ? serverKeys[name] : undefined;
  return type && !type.is(value) ? `is ${type.otherwise}` : undefined;
}

/** One that only the other kind of agent has may be what makes it one. */
const allKeys: ReadonlySet<string> = new Set([...Object.keys(localKeys), ...Object.keys(remoteKeys)]);

function unknownKey(name: string, own: string | undefined): string {
  const question = own === undefined ? "" : `; did you mean \`${own}\`?`;
  return `Gemini CLI has no key \`${name}\`, and refuses a file with an unknown key${question}`;
}

function meantTool(node: Node): Pick<Refusal, "what" | "meant"> {
  const meant = node.kind === "scalar" ? meantBy(node.text) : undefined;
  return node.kind === "scalar" && meant !== undefined ? { what: node.text, meant } : {};
}

function wrongTool(node: Node): string {
  if (node.kind !== "scalar") return "an item of `tools` is not a name";
  const own = meantBy(node.text);
  const advice = own === undefined ? "; a tool of a server is written `mcp_SERVER_TOOL`" : ` (its own is \`${own}\`)`;
  return `Gemini CLI has no tool \`${node.text}\`${advice}`;
}
