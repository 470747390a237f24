/** Makes a profile from a parsed document. */
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import { entryOf, type Table, valueOf } from "../../parsers/node.ts";
import type { Ineffective, Profile, Prompt } from "../../model/profile.ts";
import { DecodeError, type Decoder, string } from "../../parsers/decode.ts";
import { noPrompt, profileFrom } from "../_kit/profiles/profile.ts";
import { serdeYaml } from "../../parsers/yaml/rust.ts";
import { brokenAt, type Document } from "./document.ts";
import { fields } from "./fields.ts";
import { readUnknownKeys } from "./unknown-keys.ts";
import { permissionsOf } from "./permissions.ts";

/** Reads a refused file too, as far as it can be read. */
export function readProfile(document: Document): Profile {
  const { repaired, top } = document;
  const table = repaired?.node.kind === "table" ? repaired.node : undefined;
  const name = factOf(document, table, "name", string);
  const { grants, denied, rules, bypasses, ineffective } = permissionsOf(document, table);
  const unknown = table ? readUnknownKeys(document.source, table) : { bypasses: [], ineffective: [] };
  return profileFrom({
    home: top,
    name,
    identity: name.state === "stated" && name.value !== "" ? name.value : undefined,
    description: factOf(document, table, "description", string),
    model: modelFact(document, table),
    grants,
    denied,
    rules,
    bypasses: [...bypasses, ...unknown.bypasses],
    ineffective: [...early(document), ...unknown.ineffective, ...ineffective],
    hasDefaultPrompt: true,
    prompt: promptOf(document, table),
    native: document.definition && (() => nativeOf(document)),
  });
}

/** The host's own values: the body is the prompt where no key is. */
export function nativeOf<D extends { readonly prompt: string | null }>({ definition, body }: Document<D>): unknown {
  return definition && { ...definition, prompt: definition.prompt ?? (body && body.text !== "" ? body.text : null) };
}

function factOf(document: Document, table: Table | undefined, key: string, shape: Decoder<string>): Fact<string> {
  const broken = brokenAt(document, key);
  if (broken) return broken;
  const value = table && entryOf(table, key)?.value;
  if (!value) return missing(document.top);
  const read = shape(value, serdeYaml);
  const at = { source: document.source, span: value.span };
  return read instanceof DecodeError ? unreadable(at, read.message) : stated(read, at);
}

function modelFact(document: Document, table: Table | undefined): Fact<string> {
  const { source, top, repaired } = document;
  const broken = brokenAt(document, "model");
  if (broken) return broken;
  const node = valueOf(table, "model");
  if (!node)
    return table && !repaired?.partial
      ? implied("inherit", top, "no `model` key means the parent's model")
      : missing(top);
  const read = fields.model.decode(node, serdeYaml);
  if (read instanceof DecodeError) return unreadable({ source, span: read.span }, read.message);
  const at = { source, span: (valueOf(node, "model") ?? node).span };
  return read === null
    ? implied("inherit", at, "an empty `model` means the parent's model")
    : stated(read.provider === null ? read.model : `${read.provider}/${read.model}`, at);
}

/** The key `prompt` wins over the body, also when it is an empty string. */
function promptOf({ source, top, body }: Document, table: Table | undefined): Prompt {
  const node = valueOf(table, "prompt");
  const read = node && fields.prompt.decode(node, serdeYaml);
  if (node && typeof read === "string")
    return { source: "inline", path: null, text: read, at: { source, span: node.span } };
  return body && body.text !== "" ? { source: "body", path: null, text: body.text, at: body.at } : noPrompt(top);
}

/** Metadata that the split makes part of the prompt. */
export function early({ source, early: span }: Pick<Document, "source" | "early">): readonly Ineffective[] {
  if (!span) return [];
  const [lost = "", fence] = source.text.slice(span.end).split(/^---/m, 2);
  const kind = /^\s*[\w-]*(?:permission|tool|max_steps|deny)/im.test(fence === undefined ? "" : lost)
    ? "limit"
    : "value";
  return [
    {
      kind,
      what: "---",
      because: "three dashes end the metadata anywhere, so the rest is part of the prompt",
      at: { source, span },
    },
  ];
}
