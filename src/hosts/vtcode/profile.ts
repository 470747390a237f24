/** What a Markdown profile's text grants, asks for and leaves without effect. */
import { type Fact, implied, missing, stated, unreadable } from "../../fact.ts";
import { entryOf, type Table } from "../../node.ts";
import type { Bypass, Grant, Ineffective, Profile } from "../../profile.ts";
import { Refusal, type Shape } from "../../shape.ts";
import { serdeYaml } from "../../syntaxes/yaml/index.ts";
import { type Place, type Source, trim } from "../../text.ts";
import { type Document, fields, type Frontmatter } from "./document.ts";
import { bypassesOf, modeOf, unknownMode } from "./modes.ts";
import { modelOf } from "./models.ts";
import { everyTool, grantsOfTool, isTool } from "./tools.ts";

/** `native.source` is where the host says a profile comes from. */
export function profileOf(document: Document, source: string): Profile {
  const { mended, prompt, frontmatter } = document;
  const table = mended?.node.kind === "table" ? mended.node : undefined;
  const name = factOf(document, table, "name");
  const model = factOf(document, table, "model");
  const mode = factOf(document, table, "permissionMode");
  const tools = listOf(document, table, "tools");
  return {
    name,
    identity: name.state === "stated" ? name.value : undefined,
    description: factOf(document, table, "description"),
    model: model.state === "missing" && table && !mended?.partial ? implied("sonnet", model.at, "no `model` key means the alias `sonnet`, not the parent's model") : model,
    permissionMode: mode,
    grants: grantsOf(tools, table, mended?.partial ?? false),
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [...(mode.state === "stated" ? bypassesOf("permissionMode", mode.value, mode.at) : []), ...(table ? misspelt(document.source, table) : [])],
    ineffective: table ? ineffectiveIn(document.source, table, mode, tools) : [],
    prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
    native: frontmatter && nativeOf(frontmatter, prompt.text, source),
  };
}

function nativeOf({ name, description, tools, model, permissionMode, skills }: Frontmatter, prompt: string, source: string): unknown {
  const mode = modeOf(permissionMode ?? "default") ?? "default";
  return {
    name,
    description,
    tools: tools === null ? null : split(tools),
    model: modelOf(model),
    permission_mode: mode,
    skills: skills === null ? [] : split(skills),
    system_prompt: prompt,
    source,
    is_read_only: mode === "plan",
  };
}

function split(list: string): readonly string[] {
  return list.split(",").map(trim).filter((part) => part !== "");
}

function factOf({ source, top, mended }: Document, table: Table | undefined, key: keyof typeof fields): Fact<string> {
  const broken = mended?.broken.get(key);
  if (broken) return unreadable({ source, span: broken }, "the YAML is broken here");
  const value = table && entryOf(table, key)?.value;
  if (!value) return missing(top);
  const at = { source, span: value.span };
  const shape: Shape<unknown> = fields[key].shape;
  const read = shape(value, serdeYaml);
  if (read instanceof Refusal) return unreadable({ source, span: read.span }, read.message);
  return typeof read === "string" ? stated(read, at) : missing(at);
}

interface Word {
  readonly text: string;
  readonly at: Place;
}

/** The parts of a comma list, each at its own place where the scalar is written as it reads. */
function listOf(document: Document, table: Table | undefined, key: "tools" | "skills"): Fact<readonly Word[]> {
  const fact = factOf(document, table, key);
  if (fact.state === "missing" || fact.state === "unreadable") return fact;
  const { source, span } = fact.at;
  const written = source.text.slice(span.start, span.end).indexOf(fact.value);
  const words: Word[] = [];
  let from = span.start + written;
  for (const part of fact.value.split(",")) {
    const text = trim(part);
    const start = from + part.indexOf(text);
    if (text !== "") words.push({ text, at: written < 0 ? fact.at : { source, span: { start, end: start + text.length } } });
    from += part.length + 1;
  }
  return stated(words, fact.at);
}

function grantsOf(tools: Fact<readonly Word[]>, table: Table | undefined, partial: boolean): Fact<readonly Grant[]> {
  if (tools.state === "stated") return stated(tools.value.flatMap(({ text, at }) => grantsOfTool(text, at)), tools.at);
  if (tools.state === "unreadable") return tools;
  if (!table || (partial && !entryOf(table, "tools"))) return unreadable(tools.at, "the frontmatter cannot be read");
  const because = entryOf(table, "tools") ? "an empty `tools` means every tool of the parent agent" : "no `tools` key means every tool of the parent agent";
  return implied(everyTool(tools.at), tools.at, because);
}

/** Keys that people write to hold an agent back, which this host would have to know to do so. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;

function ineffectiveIn(source: Source, table: Table, mode: Fact<string>, tools: Fact<readonly Word[]>): readonly Ineffective[] {
  const found: Ineffective[] = [];
  for (const { key, name, value } of table.entries) {
    if (name === undefined || Object.hasOwn(fields, name)) continue;
    const at = { source, span: key.span };
    const meant = Object.keys(fields).find((field) => fold(field) === fold(name));
    const because = meant === undefined ? "this edition has no such key" : `this host reads it as \`${meant}\` only`;
    const widens = value.kind === "scalar" && meant === "permissionMode" && bypassesOf(name, value.text, at).length > 0;
    const kind = widens ? "value" : limit.test(name) ? "limit" : meant !== undefined || /hook|server/i.test(name) ? "value" : "metadata";
    found.push({ kind, what: name, because, at });
  }
  if (mode.state === "stated" && modeOf(mode.value) === undefined) found.push(unknownMode(mode.value, mode.at));
  for (const { text, at } of tools.state === "stated" ? tools.value : []) {
    if (!isTool(text)) found.push({ kind: "unknown-tool", what: text, because: "this host has no tool of this name, and names count exactly", at });
  }
  return found;
}

function fold(key: string): string {
  return key.toLowerCase().replaceAll(/[-_]/g, "");
}

/** Modes that ask for more, under a key that the host does not read. */
function misspelt(source: Source, table: Table): readonly Bypass[] {
  return table.entries.flatMap(({ name, value }) =>
    name === undefined || name === "permissionMode" || fold(name) !== "permissionmode" || value.kind !== "scalar"
      ? []
      : bypassesOf(name, value.text, { source, span: value.span }).map((bypass) => ({ ...bypass, because: "asks for less asking, under a key that this host does not read" })),
  );
}
