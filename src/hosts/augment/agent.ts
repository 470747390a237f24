/** What auggie makes of a file in an agents folder: always a subagent, at worst with fewer limits than its author wrote. */
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { bodyPrompt, startOfTable } from "../_kit/fields.ts";
import type { FileResult } from "../_kit/layers.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { stemOf } from "../../repo/path.ts";
import { type Ineffective, type Profile, union } from "../../model/profile.ts";
import { mergedFirst, readFrontmatter } from "../../parsers/yaml/index.ts";
import { type ProfileFields, profileFrom } from "../_kit/profile.ts";
import type { Source, Span } from "../../repo/text.ts";
import { grantEach } from "../_kit/tools.ts";
import { readTools } from "./tools.ts";

/** `SubAgentConfigLoader` of npm `@augmentcode/auggie` 0.36.0. */
const keyNames =
  "name description model color hidden tools disabled_tools finish_tool provider_model provider_api_key provider_base_url replace_system_prompt disable_rules disable_workspace_guidelines disable_skills tool_description instruction_description";
const keys: KnownKeys = {
  keys: new Set(keyNames.split(" ")),
  own: { tools: "tools", denied: "disabled_tools" },
  ignores: true,
};

/** One file with what every parse of it shares. */
interface AgentFile {
  readonly source: Source;
  /** The path below the folder, its parts joined by `:`, without the extension. */
  readonly fileName: string;
  /** The span of the prompt. */
  readonly body: Span;
  /** Whether the file lies in Augment's own folder. */
  readonly isOwn: boolean;
}

export async function agentsOf(source: Source, path: string, isOwn: boolean): Promise<readonly FileResult[]> {
  const below =
    /(?:^|\/)\.(?:augment|claude|agents)\/agents\/(.+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);
  if (below.split("/").some((segment) => segment.startsWith("."))) return [{ verdict: { kind: "passed-over" } }];
  const fileName = [...below.split("/").slice(0, -1), stemOf(path)].join(":");
  const found = frontOf(source.text);
  if (!found) {
    const body = { start: 0, end: source.text.length };
    const profile = profileWithout({ source, fileName, body, isOwn });
    return [{ verdict: { kind: "loaded" }, profile, ...lenientIn(source, isOwn) }];
  }
  const file: AgentFile = { source, fileName, body: found.body, isOwn };
  const { tables, fault } = await readFrontmatter(source.text, found.front);
  const [table, ...others] = mergedFirst(tables);
  if (!fault) {
    const profile = [table, ...others].map((parse) => readProfile(parse, file)).reduce(union);
    return [{ verdict: { kind: "loaded" }, profile }];
  }
  const leniency: Problem = {
    message: `the frontmatter is no YAML, so this host takes the file without it: ${fault.message}`,
    at: { source, span: fault.span },
    kind: "strict-readers",
  };
  return [{ verdict: { kind: "loaded" }, profile: brokenProfile(table, file), leniency }];
}

/** The profile of a file whose frontmatter is no YAML: the host loads it without its limits. */
function brokenProfile(table: Table, file: AgentFile): Profile {
  const written = readProfile(table, file);
  const because = "the frontmatter is no YAML, so this host loads the subagent without it";
  const lostLimits = ["tools", "disabled_tools"].flatMap((key): readonly Ineffective[] => {
    const node = valueOf(table, key);
    return node ? [{ kind: "limit", what: key, because, at: { source: file.source, span: node.span } }] : [];
  });
  return {
    ...union(profileWithout(file), written),
    description: written.description,
    ineffective: [...written.ineffective, ...lostLimits],
  };
}

/** Text that is meant as frontmatter and is none to this host. */
function lenientIn(source: Source, isOwn: boolean): Pick<FileResult, "leniency"> {
  const key = /^[ \t]*(?:name|description|tools|disabled_tools)[ \t]*:/m.exec(source.text.slice(0, 2_000));
  if (!isOwn || !key || !/^\ufeff?\s*---/.test(source.text)) return {};
  const message =
    "the frontmatter is not between a first line and a line of three dashes each, so this host takes the file without it";
  return {
    leniency: {
      message,
      at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
      kind: "strict-readers",
    },
  };
}

/**
 * `/^---\s*\n([\s\S]*?)\n---\s*\n/` in linear time: a line of three dashes without a line break after it, and
 * a line of four dashes, close nothing. Blank lines after the opening fence belong to it if a closing fence follows.
 */
export function frontOf(text: string): { readonly front: Span; readonly body: Span } | undefined {
  const opening = /^---\s*\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const start = opening.length;
  const closing = /\n---(?=\s*\n)\s*\n/g;
  for (const from of [start, start - 1]) {
    closing.lastIndex = from;
    const found = closing.exec(text);
    const before = from === start ? start : opening.lastIndexOf("\n", start - 2) + 1;
    if (found && before > 3 && before <= found.index)
      return { front: { start: before, end: found.index }, body: { start: closing.lastIndex, end: text.length } };
  }
  return undefined;
}

/** The subagent of a file without frontmatter, or with frontmatter that this host does not see. */
function profileWithout(file: AgentFile): Profile {
  const table: Table = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
  const home = startOfTable(table, file.source);
  const grants = implied(grantEach(home), home, "this host sees no frontmatter here, which means every tool");
  return profileFrom({
    ...fieldsOf(table, file),
    name: implied(file.fileName, home, "the file's name is its name"),
    grants,
  });
}

function readProfile(table: Table, file: AgentFile): Profile {
  const { source, fileName, isOwn } = file;
  const home = startOfTable(table, source);
  const node = valueOf(table, "name");
  const written = node && !isEmptyValue(node) ? (textOf(node) ?? "").trim() : "";
  const name: Fact<string> =
    node && written !== ""
      ? stated(normalizedName(written), { source, span: node.span })
      : implied(normalizedName(fileName), home, "the file's name is its name");
  const { grants, denied, ineffective: faults } = readTools(table, source, home);
  const ineffective = [...unknownKeysIn(table, source, keys), ...faults];
  return profileFrom({
    ...fieldsOf(table, file),
    name,
    grants,
    denied,
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: isOwn ? ineffective : ineffective.map(asForeignFile),
  });
}

/** The fields that depend on neither the name nor the tools. */
function fieldsOf(table: Table, { source, body }: AgentFile): Omit<ProfileFields, "name" | "grants"> {
  const home = startOfTable(table, source);
  const text = (key: string): Fact<string> => {
    const node = valueOf(table, key);
    const words = node && !isEmptyValue(node) ? textOf(node)?.trim() : undefined;
    return node && words
      ? stated(words, { source, span: node.span })
      : missing(node ? { source, span: node.span } : home);
  };
  const address = text("provider_base_url");
  return {
    home,
    description: text("description"),
    model: text("model"),
    extraGrants: address.state === "stated" ? grantEach(address.at, ["network"], "provider_base_url") : [],
    prompt: bodyPrompt(source, body),
    native: jsonOf(table),
  };
}

/** A name as the host normalizes it: characters other than letters, digits, `_` and `-` become `-`. */
function normalizedName(name: string): string {
  return name
    .replace(/\s+/g, "-")
    .replace(/[^a-zA-Z0-9_-]/g, "-")
    .replace(/-+/g, "-");
}
