/** What a policy file holds that a policy does not, in the reader's words and at its place. */
import type { Problem } from "../../load.ts";
import { suggestion } from "../../nearest.ts";
import { entryOf, type Node, type Table } from "../../node.ts";
import type { Source } from "../../text.ts";

/** What the schema says of a fault, as far as it is read here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** An issue of the schema in the reader's words, at the key or value it means. */
export function problemsOf(issue: Issue, root: Table, source: Source, schema: typeof import("./schema.ts")): Problem[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  const node = nodeAt(root, path);
  const name = path.length === 0 ? "the policy" : `\`${path.join(".")}\``;
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).map((key) => {
      const entry = node.kind === "table" ? entryOf(node, key) : undefined;
      const later = path.length === 0 && (schema.reservedKeys as readonly string[]).includes(key);
      const what = path[0] === "rules" && path.length === 1 ? "rule or kind" : path[0] === "hosts" && path.length === 1 ? "host" : "key";
      const message = later ? `\`${key}\` is reserved for a later version of this tool` : `there is no ${what} \`${key}\` ${path.length === 0 ? "in a policy" : `in ${name}`}${suggestion(key, schema.keysAt(path))}`;
      return { message, at: { source, span: (entry?.key ?? node).span } };
    });
  }
  if (issue.code === "invalid_union") {
    const fitting = issue.errors?.find((inner) => inner.every(({ path: deeper, code }) => deeper.length > 0 || code === "unrecognized_keys"));
    if (fitting) return fitting.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
  }
  const size = sizeOf(issue);
  if (size !== undefined) return [{ message: `${name} ${size}`, at: { source, span: node.span } }];
  const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
  const written = node.kind === "scalar" ? node.text : undefined;
  const shapes = [issue, ...(issue.errors ?? []).flat()].flatMap(({ expected }) => (expected === undefined ? [] : [words[expected] ?? expected]));
  const taken = values.length > 0 ? values.map((value) => `\`${String(value)}\``) : shapes;
  if (issue.code === "custom" || taken.length === 0) return [{ message: `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`, at: { source, span: node.span } }];
  if (!isThere(root, path)) return [{ message: `${name} is missing; it is ${taken.join(" or ")}`, at: { source, span: node.span } }];
  const instead = written === undefined ? ` not a ${node.kind === "list" ? "list" : "mapping"}` : ` not \`${written}\`${suggestion(written, values.map(String))}`;
  return [{ message: `${name} takes ${taken.join(", ")},${instead}`, at: { source, span: node.span } }];
}

/** What is said of a size where the schema has no sentence of its own. */
function sizeOf({ message, minimum, maximum, origin }: Issue): string | undefined {
  if (!/^Too (?:small|big)/.test(message)) return undefined;
  const bound = minimum === undefined ? `at most ${maximum ?? ""}` : `at least ${minimum}`;
  const isOne = (minimum ?? maximum) === 1;
  if (origin === "array") return `takes ${bound} ${isOne ? "entry" : "entries"}`;
  return origin === "string" ? `takes ${bound} ${isOne ? "character" : "characters"}` : `is ${bound}`;
}

/** The schema's names of types, for people. */
const words: { readonly [type: string]: string } = { string: "text", array: "a list", object: "a mapping", record: "a mapping", number: "a number", int: "a whole number" };

/** A key that stands twice, or is no text. */
export function doubledKeys(node: Node, source: Source): readonly Problem[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => doubledKeys(item, source));
  const seen = new Set<string | undefined>();
  return node.entries.flatMap(({ key, name, value }) => {
    const again = seen.has(name) || name === undefined;
    seen.add(name);
    return [...(again ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }] : []), ...doubledKeys(value, source)];
  });
}

/** The node at a path, or the deepest one on the way to it. */
export function nodeAt(root: Node, path: readonly (string | number)[]): Node {
  let node = root;
  for (const part of path) {
    const next = node.kind === "list" ? node.items[Number(part)] : node.kind === "table" ? entryOf(node, String(part))?.value : undefined;
    if (!next) return node;
    node = next;
  }
  return node;
}

function isThere(root: Node, path: readonly (string | number)[]): boolean {
  const last = path.at(-1);
  return last === undefined || nodeAt(root, path) !== nodeAt(root, path.slice(0, -1));
}
