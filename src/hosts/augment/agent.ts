/**
 * What auggie makes of a file in an agents folder: always a subagent, at worst without the limits that its author
 * wrote.
 */
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { bodyPrompt, startOfTable } from "../_kit/profiles/fields.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import type { Leniency } from "../../model/load.ts";
import { jsonOf, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { nameOf, stemOf } from "../../repo/path.ts";
import type { Ineffective, Profile } from "../../model/profile.ts";
import { diagnosisOf } from "../../parsers/yaml/index.ts";
import { type ProfileFields, profileFrom } from "../_kit/profiles/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { type Frontmatter, frontmatterOf, textFrom } from "./frontmatter.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { readTools } from "./tools.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

/** `SubAgentConfigLoader` of npm `@augmentcode/auggie` 0.36.0. */
const keyNames =
  "name description model color hidden tools disabled_tools finish_tool provider_model provider_api_key provider_base_url replace_system_prompt disable_rules disable_workspace_guidelines disable_skills tool_description instruction_description";
/** The keys that Augment reads. It ignores others. */
export const keys: KnownKeys = {
  keys: new Set(keyNames.split(" ")),
  own: { tools: "tools", denied: "disabled_tools" },
  ignores: true,
};

/** One file with what every reading of it shares. */
interface AgentFile {
  readonly source: Source;
  /** The file's own name: `reviewer.md`. */
  readonly file: string;
  /** The path below the folder, its parts joined by `:`, without the extension. */
  readonly fileName: string;
  /** The span of the prompt. */
  readonly body: Span;
  /** Whether the file lies in Augment's own folder. */
  readonly isOwn: boolean;
}

/** A file whose frontmatter Augment refuses is loaded without it, so its lists of tools limit nothing. */
export async function agentsOf(source: Source, path: string, isOwn: boolean): Promise<readonly FileResult[]> {
  const below =
    /(?:^|\/)\.(?:augment|claude|agents)\/agents\/(.+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);
  if (below.split("/").some((segment) => segment.startsWith("."))) return [{ verdict: { kind: "passed-over" } }];
  const fileName = [...below.split("/").slice(0, -1), stemOf(path)].join(":");
  const front = await frontmatterOf(source.text);
  const body = front?.body ?? { start: 0, end: source.text.length };
  const file: AgentFile = { source, file: nameOf(path), fileName, body, isOwn };
  if (!front) {
    const profile = withoutFrontmatter(
      file,
      "the file has no frontmatter that Augment accepts, which means every tool",
    );
    return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(source, isOwn) }];
  }
  const { table, refusal } = front;
  if (!refusal) return [{ verdict: { kind: "loaded" }, profile: readProfile(table, file) }];
  return [
    {
      verdict: { kind: "loaded" },
      profile: refusedProfile(front, file),
      leniency: refusalOf(front, refusal, source),
    },
  ];
}

const withEveryTool = "without its frontmatter, so with every tool";

function refusalOf({ span }: Frontmatter, refusal: SyntaxProblem, source: Source): Leniency {
  const { message, span: at } = diagnosisOf(source.text, span, refusal);
  return {
    message: `the frontmatter is not valid YAML: ${message}`,
    as: withEveryTool,
    at: { source, span: at },
    kind: "strict-readers",
  };
}

/** The profile of a file whose frontmatter the host refuses. Lists of tools in it limit nothing. */
function refusedProfile({ span }: Frontmatter, file: AgentFile): Profile {
  const { source } = file;
  const because = "the frontmatter is not valid YAML, so every tool is granted; fix the YAML";
  const lost = [
    ...source.text.slice(span.start, span.end).matchAll(/^([ \t]*["']?)(tools|disabled_tools)["']?[ \t]*:/gm),
  ];
  const ineffective = lost.map(({ index, 1: before = "", 2: key = "" }): Ineffective => {
    const start = span.start + index + before.length;
    return {
      kind: "limit",
      what: key,
      because,
      at: { source, span: { start, end: start + key.length } },
      cause: "frontmatter",
    };
  });
  const profile = withoutFrontmatter(file, "the frontmatter is not valid YAML, which means every tool");
  const home: Place = { source, span: { start: span.start, end: span.start } };
  return {
    ...profile,
    name: implied(normalizedName(file.fileName), home, "the file name is the name"),
    identity: normalizedName(file.fileName),
    ineffective: file.isOwn ? ineffective : ineffective.map(asForeignFile),
  };
}

/** Text that is meant as frontmatter, and that this host does not see. */
function unseenIn(source: Source, isOwn: boolean): Pick<FileResult, "leniency"> {
  const key = /^[ \t]*(?:name|description|tools|disabled_tools)[ \t]*:/m.exec(source.text.slice(0, 2_000));
  if (!isOwn || !key || !/^\ufeff?\s*---/.test(source.text)) return {};
  const exactly = "the first line must be exactly `---`, and another such line must close the frontmatter";
  const message = fenceFault(source.text, exactly);
  return {
    leniency: {
      message,
      as: withEveryTool,
      at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
      kind: "strict-readers",
    },
  };
}

/** The subagent of a file without frontmatter, or with frontmatter that this host does not see. */
function withoutFrontmatter(file: AgentFile, because: string): Profile {
  const table: Table = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
  const home = startOfTable(table, file.source);
  return profileFrom({
    ...fieldsOf(table, file),
    name: implied(file.fileName, home, "the file name is the name"),
    grants: implied(grantEach(home), home, because),
  });
}

function readProfile(table: Table, file: AgentFile): Profile {
  const { source, fileName, isOwn } = file;
  const home = startOfTable(table, source);
  const written = textAt(table, "name", source);
  const name: Fact<string> = written
    ? stated(normalizedName(written.text), written.at)
    : implied(normalizedName(fileName), home, "the file name is the name");
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

/** The text that a key gives. `undefined` where the host takes its default. */
function textAt(table: Table, key: string, source: Source): { readonly text: string; readonly at: Place } | undefined {
  const node = valueOf(table, key);
  const text = node ? textFrom(node) : "";
  return node && text !== "" ? { text, at: { source, span: node.span } } : undefined;
}

/** The fields that depend on neither the name nor the tools. */
function fieldsOf(table: Table, { source, body, file }: AgentFile): Omit<ProfileFields, "name" | "grants"> {
  const home = startOfTable(table, source);
  const placeOf = (key: string): Place => {
    const node = valueOf(table, key);
    return node ? { source, span: node.span } : home;
  };
  const description = textAt(table, "description", source);
  const model = textAt(table, "model", source);
  const address = textAt(table, "provider_base_url", source);
  return {
    home,
    description: description
      ? stated(description.text, description.at)
      : implied(`Configuration from ${file}`, placeOf("description"), "Augment uses the file name"),
    model: model ? stated(model.text, model.at) : missing(placeOf("model")),
    extraGrants: address ? grantEach(address.at, ["network"], "provider_base_url") : [],
    // The host calls it by itself, with everything that the agent reads.
    hooks: address ? [{ name: "provider_base_url", kind: "url", value: address.text, at: address.at }] : [],
    prompt: bodyPrompt(source, body),
    native: () => jsonOf(table),
  };
}

/** A name as the host normalizes it: characters other than letters, digits, `_` and `-` become `-`. */
function normalizedName(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, "-")
    .replace(/[^a-zA-Z0-9_-]/g, "-")
    .replace(/-+/g, "-");
}
