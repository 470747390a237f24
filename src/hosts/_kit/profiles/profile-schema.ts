/** Declares what a host's profiles may hold, for the JSON Schema that editors use. `npm run generate` writes it. */
import type { JsonSchema } from "../../../parsers/shape.ts";

/** One key of a profile. */
interface ProfileKey {
  /** What the key does, in one or two sentences. */
  readonly says: string;
  /** The values that the host takes. */
  readonly value: JsonSchema;
  /** Why the host ignores the key. Editors show it as a warning. */
  readonly ignored?: string;
}

/** The keys of a profile and what the host makes of others. */
export interface ProfileSchema {
  /** Path patterns of the files that it describes. */
  readonly files: readonly string[];
  /** What it describes of them, for people. */
  readonly describes: string;
  readonly keys: { readonly [key: string]: ProfileKey };
  /** Keys without which the host takes no profile. */
  readonly required: readonly string[];
  /** A key that is not listed: the host refuses the file, ignores the key, or hands it on. */
  readonly others: "refused" | "ignored" | "kept";
  /** What the host does with such a key. */
  readonly othersSay: string;
  /** More that the mapping must satisfy. */
  readonly also?: JsonSchema;
  /** The whole file, where a profile is a part of it. */
  readonly file?: (profile: JsonSchema) => JsonSchema;
}

/** A row of the table of keys. */
export function key(value: JsonSchema, says: string, ignored?: string): ProfileKey {
  return { says, value, ...(ignored === undefined ? {} : { ignored }) };
}

/** Any text, empty ones too. */
export const text: JsonSchema = { type: "string" };
/** A text that is not blank. */
export const filled: JsonSchema = { type: "string", minLength: 1, pattern: "\\S" };
/** `true` or `false`; the word in quotes is none. */
export const flag: JsonSchema = { type: "boolean" };
/** A list of texts. */
export const texts: JsonSchema = { type: "array", items: text };
/** A text with commas, or a list. */
export const names: JsonSchema = { anyOf: [text, texts] };
/** Any value but a mapping. */
export const noMapping: JsonSchema = { type: ["string", "array", "number", "boolean", "null"] };
/** Keys and values that the schema does not describe. */
export const mapping: JsonSchema = { type: "object" };
/** Items that the schema does not describe. */
export const list: JsonSchema = { type: "array" };
/** For a key whose values the host does not check. */
export const anything: JsonSchema = {};
/** A whole number from 1 on. */
export const count: JsonSchema = { type: "integer", minimum: 1 };

/** One of some words, or nothing: the host reads a blank value as if the key were not there. */
export function wordsOrBlank(...all: readonly string[]): JsonSchema {
  return { anyOf: [words(...all), { type: ["string", "null"], pattern: "^\\s*$" }] };
}

/** Exactly one of some words, case included. */
export function words(...all: readonly string[]): JsonSchema {
  return { type: "string", enum: all };
}

/**
 * A schema for exactly the keys that the host's loader knows: a key without a row, or a row without a key, is an error.
 */
export function profileSchema(known: Iterable<string>, schema: ProfileSchema): ProfileSchema {
  const [loaded, described] = [new Set(known), new Set(Object.keys(schema.keys))];
  const missing = [...loaded].filter((name) => !described.has(name));
  const surplus = [...described].filter((name) => !loaded.has(name));
  if (missing.length + surplus.length > 0)
    throw new Error(`the schema does not describe ${missing.join(", ")}; the host has no ${surplus.join(", ")}`);
  return schema;
}

/** The JSON Schema (draft-07, which editors support) of a host's profiles. */
export function jsonSchemaOf(title: string, schema: ProfileSchema): JsonSchema {
  const { describes, keys, required, others, othersSay, also = {}, file = (profile) => profile } = schema;
  const profile = {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(keys).map(([name, { says, value, ignored }]) => [
        name,
        { ...value, description: says, ...(ignored === undefined ? {} : warning(ignored)) },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties:
      others === "refused" ? false : { description: othersSay, ...(others === "ignored" ? warning(othersSay) : {}) },
    ...also,
  };
  return { $schema: "http://json-schema.org/draft-07/schema#", title, description: describes, ...file(profile) };
}

/** `deprecationMessage` is what editors show as a warning. */
function warning(because: string): JsonSchema {
  return { deprecated: true, deprecationMessage: because };
}
