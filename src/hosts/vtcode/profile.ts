/** Makes a profile from a Markdown file. */
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import { entryOf, type Table } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { DecodeError, type Decoder } from "../../parsers/decode.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { serdeYaml } from "../../parsers/yaml/rust.ts";
import { type Place, trim } from "../../repo/text.ts";
import { type Document, fields, type Frontmatter } from "./document.ts";
import { readUnknownKeys } from "./unknown-keys.ts";
import { asksForLess, bypassesOf, modeOf, unknownMode } from "./modes.ts";
import { modelOf } from "./models.ts";
import { everyTool, grantsOfTool, isTool, nearTool } from "./tools.ts";

/** `source` is the origin of the profile in the host's own words; it becomes `native.source`. */
export function readProfile(document: Document, source: string): Profile {
  const { repaired, prompt, frontmatter } = document;
  const table = repaired?.node.kind === "table" ? repaired.node : undefined;
  const name = factOf(document, table, "name");
  const model = factOf(document, table, "model");
  const mode = factOf(document, table, "permissionMode");
  const tools = listOf(document, table, "tools");
  const unknown = readUnknownKeys(
    document.source,
    table?.entries ?? [],
    Object.keys(fields),
    "unknown key in this edition",
  );
  return profileFrom({
    home: document.top,
    name,
    description: factOf(document, table, "description"),
    model:
      model.state === "missing" && table && !repaired?.partial
        ? implied("sonnet", model.at, "no `model` key means the alias `sonnet`, not the parent's model")
        : model,
    permissionMode: mode,
    grants: readTools(tools, table, repaired?.partial ?? false),
    bypasses: [...(mode.state === "stated" ? bypassesOf(mode.value, mode.at) : []), ...unknown.bypasses],
    ineffective: [...unknown.ineffective, ...unknownIn(mode, tools)],
    prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
    native: frontmatter && (() => nativeOf(frontmatter, prompt.text, source)),
  });
}

function nativeOf(
  { name, description, tools, model, permissionMode, skills }: Frontmatter,
  prompt: string,
  source: string,
): unknown {
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
  return list
    .split(",")
    .map(trim)
    .filter((part) => part !== "");
}

function factOf({ source, top, repaired }: Document, table: Table | undefined, key: keyof typeof fields): Fact<string> {
  const broken = repaired?.broken.get(key);
  if (broken) return unreadable({ source, span: broken }, "the YAML is broken here");
  const value = table && entryOf(table, key)?.value;
  if (!value) return missing(top);
  const at = { source, span: value.span };
  const shape: Decoder<unknown> = fields[key].decode;
  const read = shape(value, serdeYaml);
  if (read instanceof DecodeError) return unreadable({ source, span: read.span }, read.message);
  return typeof read === "string" ? stated(read, at) : missing(at);
}

interface Word {
  readonly text: string;
  readonly at: Place;
}

/** The parts of a comma list. Each has its own place, unless escapes make the text differ from the value. */
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
    if (text !== "")
      words.push({ text, at: written < 0 ? fact.at : { source, span: { start, end: start + text.length } } });
    from += part.length + 1;
  }
  return stated(words, fact.at);
}

function readTools(tools: Fact<readonly Word[]>, table: Table | undefined, partial: boolean): Fact<readonly Grant[]> {
  if (tools.state === "stated")
    return stated(
      tools.value.flatMap(({ text, at }) => grantsOfTool(text, at)),
      tools.at,
    );
  if (tools.state === "unreadable") return tools;
  if (!table || (partial && !entryOf(table, "tools"))) return unreadable(tools.at, "the frontmatter cannot be read");
  const because = entryOf(table, "tools")
    ? "an empty `tools` means every tool of the parent agent"
    : "no `tools` key means every tool of the parent agent";
  return implied(everyTool(tools.at), tools.at, because);
}

/** A mode and tools that the host does not have. */
function unknownIn(mode: Fact<string>, tools: Fact<readonly Word[]>): readonly Ineffective[] {
  const found: Ineffective[] = [];
  if (mode.state === "stated" && modeOf(mode.value) === undefined && !asksForLess(mode.value))
    found.push(unknownMode(mode.value, mode.at));
  for (const { text, at } of tools.state === "stated" ? tools.value : []) {
    if (!isTool(text))
      found.push({
        kind: "unknown-tool",
        what: text,
        because: "unknown tool (names are case-sensitive)",
        at,
        ...nearTool(text),
      });
  }
  return found;
}
