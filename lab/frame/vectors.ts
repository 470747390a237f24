/** Files of vectors as the lab reads and writes them: the inputs of a case, and what a program made of them. */
import { readFileSync, writeFileSync } from "node:fs";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * A file, a link or an empty directory of a case. `$ROOT` in a text, a link or a flag is the folder that holds the
 * case.
 */
export interface Entry {
  readonly path?: string;
  readonly pathBase64?: string;
  readonly text?: string;
  readonly base64?: string;
  readonly link?: string;
  readonly dir?: boolean;
}

export interface Case {
  readonly name: string;
  readonly tree: readonly Entry[];
  /** Where the session starts, below the root. */
  readonly cwd?: string;
  /** What else differs from the usual session: flags, probes, trust. Each host says which keys it takes. */
  readonly how?: JsonObject;
  readonly config?: JsonObject;
  readonly expected?: Json;
  /** Other versions with the same outcome, and what others did. */
  readonly same?: readonly string[];
  readonly differ?: JsonObject;
}

export interface Vectors {
  readonly host: string;
  readonly version: string;
  readonly also?: readonly string[];
  readonly layout?: string;
  /** Whether these vectors cannot be made again by this lab. */
  readonly oneTime?: boolean;
  readonly cases: readonly Case[];
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === "string";

/** The texts of a list; anything else has none. */
export const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => isText(one)) : [];

/** The objects of a list; anything else has none. */
export const objectsOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A copy that JSON can hold: what is undefined is left out. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

/** Whether the vectors hold the whole input: of a very long file they may hold a note only. */
export const isWhole = ({ tree }: Case): boolean =>
  tree.every((entry) => ["text", "base64", "link", "dir"].some((key) => key in entry));

/** Reads vectors; a text says what is wrong with the file. */
export function readVectors(path: string): Vectors | string {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  const file: unknown = Array.isArray(value) ? { cases: value } : value;
  if (!isObject(file) || !Array.isArray(file["cases"])) return `${path} has no list of cases`;
  const bad = file["cases"].findIndex(
    (one: Json) => !isObject(one) || !isText(one["name"]) || !Array.isArray(one["tree"]),
  );
  if (bad >= 0) return `${path}: case ${bad + 1} needs a name and a tree`;
  return { host: "", version: "", ...file, cases: file["cases"] } as unknown as Vectors;
}

/** Writes vectors on one line, in ASCII: invisible characters in inputs stay visible in a diff. */
export function writeVectors(path: string, vectors: Vectors): void {
  const text = JSON.stringify(vectors).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  writeFileSync(path, `${text}\n`);
}
