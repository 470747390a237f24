/** What goose makes of one Markdown file: a name, a description, a model and a prompt. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import type { Problem } from "../../model/load.ts";
import { entryOf, jsonOf, type Table } from "../../parsers/node.ts";
import type { Ineffective, Profile, Prompt } from "../../model/profile.ts";
import { option, optional, DecodeError, required, type Decoder, string, struct } from "../../parsers/decode.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import {
  decodeSerdeYaml,
  explainedFault,
  type Repaired,
  repairSerdeYaml,
  readSerdeYaml,
  serdeYaml,
} from "../../parsers/yaml/rust.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { type Place, type Source, type Span, startOf, trim } from "../../repo/text.ts";
import { noClosingFence } from "../_kit/profiles/no-fence.ts";

/** `AgentMetadata` of the host's source, which ignores other keys. */
export const fields = {
  name: required(string),
  description: optional(option(string), null),
  model: optional(option(string), null),
};
const metadata = struct("AgentMetadata", fields);
const keys: KnownKeys = { keys: new Set(Object.keys(fields)), own: {}, ignores: true };

/** A delegate has every extension of its session. It cannot start other delegates. */
export const powers: readonly Capability[] = ["read", "write", "execute", "network", "external"];

/** The mode of every delegate's session (`create_subagent_session` in summon.rs). */
export function delegateMode(home: Place): Fact<string> {
  return implied("auto", home, "a delegate runs in the mode `auto`, which never asks, whatever the session's mode");
}

const dashes = "---";

/**
 * goose splits the text at every `---`, wherever it is: text before the first is skipped, text between the first two is
 * the frontmatter (aaif-goose/goose@2533f35:crates/goose/src/sources.rs, `parse_frontmatter`).
 */
export function agentsOf(source: Source, _path: string, isOwn: boolean): readonly FileResult[] {
  const { text } = source;
  const open = text.indexOf(dashes);
  const close = open < 0 ? -1 : text.indexOf(dashes, open + dashes.length);
  const dropped = (problem: Problem, profile?: Profile): readonly FileResult[] => [
    { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
  ];
  if (close < 0) return dropped(unclosedProblem(source, open));
  const yaml = trim(text.slice(open + dashes.length, close));
  const start = yaml === "" ? open + dashes.length : text.indexOf(yaml, open + dashes.length);
  const read = readSerdeYaml(yaml, start);
  const decoded = decodeSerdeYaml(read, metadata);
  const profile = readProfile(repairSerdeYaml(yaml, read), { source, start, close, isOwn });
  if (decoded instanceof DecodeError || "span" in decoded) {
    const isMeant = /^(?:name|description|tools)[ \t]*:/m.test(yaml);
    const fault = explainedFault(text, { start, end: start + yaml.length }, decoded);
    const message = `the frontmatter is not valid: ${fault.message}`;
    const at = { source, span: fault.span };
    return dropped({ message, at, ...(isMeant ? {} : { kind: "document" }) }, profile);
  }
  const before = trim(text.slice(0, open).replace(/^\ufeff/, ""));
  const leniency: Problem | undefined =
    isOwn && before !== ""
      ? { message: "text precedes the frontmatter; remove it", at: startOf(source), kind: "strict-readers" }
      : undefined;
  return [{ verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) }];
}

/** A file without a second `---`; `open` is the offset of the first, or -1. */
function unclosedProblem(source: Source, open: number): Problem {
  const start = Math.max(open, 0);
  const at = { source, span: { start, end: start } };
  const isMeant = open >= 0 && /^(?:name|description)[ \t]*:/m.test(source.text.slice(open));
  return isMeant
    ? { message: noClosingFence, at }
    : { message: "it has no frontmatter, so it counts as a document", at, kind: "document" };
}

/** Where the frontmatter of a file begins and ends. */
interface AgentFile {
  readonly source: Source;
  /** Offset of the first YAML. */
  readonly start: number;
  /** Offset of the closing `---`. */
  readonly close: number;
  readonly isOwn: boolean;
}

function readProfile(repaired: Repaired, { source, start, close, isOwn }: AgentFile): Profile {
  const span: Span = { start, end: start };
  const table: Table = repaired.node.kind === "table" ? repaired.node : { kind: "table", span, entries: [] };
  const home: Place = { source, span };
  const fact = (key: keyof typeof fields): Fact<string> => factOf(repaired, table, source, key, home);
  const because = entryOf(table, "tools")
    ? "a delegate has every extension of its session, whatever `tools` says"
    : "a delegate has every extension of its session";
  const unknown = unknownKeysIn(table, source, keys);
  return profileFrom({
    home,
    name: fact("name"),
    description: fact("description"),
    model: fact("model"),
    permissionMode: delegateMode(home),
    grants: implied(grantEach(home, powers), home, because),
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: [...(isOwn ? unknown : unknown.map(asForeignFile)), ...cutShort(source, close, isOwn)],
    prompt: promptAfter(source, close + dashes.length),
    native: () => jsonOf(table),
  });
}

/** The prompt: what follows an offset, without white space around it. */
function promptAfter(source: Source, from: number): Prompt {
  const text = trim(source.text.slice(from));
  const start = text === "" ? source.text.length : source.text.indexOf(text, from);
  const at = { source, span: { start, end: start + text.length } };
  return { source: text === "" ? "none" : "body", path: null, text, at };
}

function factOf(
  { broken }: Repaired,
  table: Table,
  source: Source,
  key: keyof typeof fields,
  home: Place,
): Fact<string> {
  const span = broken.get(key);
  if (span) return unreadable({ source, span }, "the YAML is broken here");
  const value = entryOf(table, key)?.value;
  if (!value) return missing(home);
  const at = { source, span: value.span };
  const decode: Decoder<unknown> = fields[key].decode;
  const read = decode(value, serdeYaml);
  if (read instanceof DecodeError) return unreadable({ source, span: read.span }, read.message);
  return typeof read === "string" ? stated(read, at) : missing(at);
}

/** Dashes in the middle of a line end the frontmatter too: the rest of it becomes part of the prompt. */
function cutShort(source: Source, close: number, isOwn: boolean): readonly Ineffective[] {
  const before = source.text.slice(source.text.lastIndexOf("\n", close - 1) + 1, close);
  if (before.trim() === "") return [];
  return [
    {
      kind: isOwn ? "value" : "metadata",
      what: dashes,
      because: "three dashes end the frontmatter anywhere, and this is part of the prompt",
      at: { source, span: { start: close, end: close + 3 } },
    },
  ];
}
