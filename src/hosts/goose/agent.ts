/** What goose makes of one Markdown file: a name, a description, a model and a prompt. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { entryOf, jsonOf, type Table } from "../../parsers/node.ts";
import type { Ineffective, Profile } from "../../model/profile.ts";
import { option, optional, DecodeError, required, type Decoder, string, struct } from "../../parsers/decode.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { decodeSerdeYaml, type Repaired, repairSerdeYaml, readSerdeYaml, serdeYaml } from "../../parsers/yaml/rust.ts";
import { profileFrom } from "../_kit/profile.ts";
import { type Place, type Source, type Span, startOf, trim } from "../../repo/text.ts";

/** `AgentMetadata` of the host's source, which takes no notice of other keys. */
const fields = {
  name: required(string),
  description: optional(option(string), null),
  model: optional(option(string), null),
};
const metadata = struct("AgentMetadata", fields);
const keys: KnownKeys = { keys: new Set(Object.keys(fields)), own: {}, ignores: true };

/** A delegate has every extension of its session; it starts no others. */
export const powers: readonly Capability[] = ["read", "write", "execute", "network", "external"];

/** The mode of every delegate's session (`create_subagent_session` in summon.rs). */
export function unasked(home: Place): Fact<string> {
  return implied(
    "auto",
    home,
    "a delegate runs in the mode `auto`, which asks nothing, whatever the session's mode is",
  );
}

const dashes = "---";

/**
 * The text is cut at every `---`, wherever it stands: what is before the first is passed over, what is between the first
 * two is the frontmatter (aaif-goose/goose@2533f35:crates/goose/src/sources.rs, `parse_frontmatter`).
 */
export function agentsOf(source: Source, _path: string, isOwn: boolean): readonly FileResult[] {
  const { text } = source;
  const open = text.indexOf(dashes);
  const close = open < 0 ? -1 : text.indexOf(dashes, open + 3);
  const yaml = close < 0 ? "" : trim(text.slice(open + 3, close));
  const left = (problem: Problem, profile?: Profile): readonly FileResult[] => [
    { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
  ];
  if (close < 0) {
    const isMeant = open >= 0 && /^(?:name|description)[ \t]*:/m.test(text.slice(open));
    return left({
      message: isMeant
        ? "the frontmatter has no closing `---`"
        : "it has no frontmatter and is a document to this host",
      at: { source, span: { start: Math.max(open, 0), end: Math.max(open, 0) } },
      ...(isMeant ? {} : { kind: "document" }),
    });
  }
  const base = yaml === "" ? open + 3 : text.indexOf(yaml, open + 3);
  const read = readSerdeYaml(yaml, base);
  const decoded = decodeSerdeYaml(read, metadata);
  const refused = decoded instanceof DecodeError || "span" in decoded ? decoded : undefined;
  const mended = repairSerdeYaml(yaml, read);
  const profile = readProfile(mended, source, base, close, isOwn);
  if (refused) {
    const isMeant = /^(?:name|description|tools)[ \t]*:/m.test(yaml);
    return left(
      {
        message: `the host leaves it out: ${refused.message}`,
        at: { source, span: refused.span },
        ...(isMeant ? {} : { kind: "document" }),
      },
      profile,
    );
  }
  const before = trim(text.slice(0, open).replace(/^\ufeff/, ""));
  const strict: Problem | undefined =
    isOwn && before !== ""
      ? { message: "text stands before the frontmatter", at: startOf(source), kind: "strict-readers" }
      : undefined;
  return [{ verdict: { kind: "loaded" }, profile, ...(strict ? { leniency: strict } : {}) }];
}

function readProfile(mended: Repaired, source: Source, base: number, close: number, isOwn: boolean): Profile {
  const table: Table =
    mended.node.kind === "table" ? mended.node : { kind: "table", span: { start: base, end: base }, entries: [] };
  const home: Place = { source, span: { start: base, end: base } };
  const fact = (key: keyof typeof fields): Fact<string> => factOf(mended, table, source, key, home);
  const name = fact("name");
  const because = entryOf(table, "tools")
    ? "a delegate has every extension of its session, whatever `tools` says"
    : "a delegate has every extension of its session";
  const body = trim(source.text.slice(close + 3));
  const start = body === "" ? source.text.length : source.text.indexOf(body, close + 3);
  const span: Span = { start, end: start + body.length };
  return profileFrom({
    home,
    name,
    description: fact("description"),
    model: fact("model"),
    permissionMode: unasked(home),
    grants: implied(
      powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })),
      home,
      because,
    ),
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: [
      ...unknownKeysIn(table, source, keys).map((stray) => (isOwn ? stray : asForeignFile(stray))),
      ...cutShort(source, close, isOwn),
    ],
    prompt: { source: body === "" ? "none" : "body", path: null, text: body, at: { source, span } },
    native: jsonOf(table),
  });
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
  const shape: Decoder<unknown> = fields[key].shape;
  const read = shape(value, serdeYaml);
  if (read instanceof DecodeError) return unreadable({ source, span: read.span }, read.message);
  return typeof read === "string" ? stated(read, at) : missing(at);
}

/** Dashes in the middle of a line end the frontmatter too, and what was meant to follow is prompt. */
function cutShort(source: Source, close: number, isOwn: boolean): readonly Ineffective[] {
  const before = source.text.slice(source.text.lastIndexOf("\n", close - 1) + 1, close);
  if (before.trim() === "") return [];
  return [
    {
      kind: isOwn ? "value" : "metadata",
      what: dashes,
      because: "three dashes end the frontmatter wherever they stand, and what follows is prompt",
      at: { source, span: { start: close, end: close + 3 } },
    },
  ];
}
