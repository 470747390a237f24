/** What a policy file holds that a policy does not, in the reader's words and at its place. */
import type { Problem } from "../../model/load.ts";
import { suggestion } from "../../repo/spelling.ts";
import { entryOf, type Node, type Table } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

/** What the schema says of a fault, as far as it is read here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  /** Bounds, and what they are of: `string`, `array`, `number`. */
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly Issue[])[];
}

/** What a file may hold, as far as it is asked here. */
export interface FileSchema<T> {
  readonly schema: {
    safeParse(
      value: unknown,
    ):
      | { readonly success: true; readonly data: T }
      | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
  };
  /** What the file is called: `policy`, `file of cases`. */
  readonly what: string;
  /** The keys that a mapping at a path may have, for suggestions. */
  keysAt(path: readonly (string | number)[]): readonly string[];
}

/** An issue of the schema in the reader's words, at the key or value it means. */
export function problemsOf(issue: Issue, root: Table, source: Source, schema: FileSchema<unknown>): Problem[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  const node = nodeAt(root, path);
  const name = path.length === 0 ? `the ${schema.what}` : `\`${path.join(".")}\``;
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).map((key) => {
      const entry = node.kind === "table" ? entryOf(node, key) : undefined;
      const what =
        path[0] === "rules" && path.length === 1
          ? "rule or kind"
          : path[0] === "hosts" && path.length === 1
            ? "host"
            : "key";
      const message = `there is no ${what} \`${key}\` ${path.length === 0 ? `in a ${schema.what}` : `in ${name}`}${suggestion(key, schema.keysAt(path))}`;
      return { message, at: { source, span: (entry?.key ?? node).span } };
    });
  }
  if (issue.code === "invalid_union") {
    const fitting = issue.errors?.find((inner) =>
      inner.every(({ path: deeper, code }) => deeper.length > 0 || code === "unrecognized_keys"),
    );
    if (fitting)
      return fitting.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
  }
  const bound = boundOf(issue);
  if (bound !== undefined) return [{ message: `${name} ${bound}`, at: { source, span: node.span } }];
  const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
  const written = node.kind === "scalar" ? node.text : undefined;
  const shapes = [issue, ...(issue.errors ?? []).flat()].flatMap(({ expected }) =>
    expected === undefined ? [] : [words[expected] ?? expected],
  );
  const taken = values.length > 0 ? values.map((value) => `\`${String(value)}\``) : shapes;
  const isWorded = issue.code === "custom" || (issue.code === "invalid_value" && !issue.message.startsWith("Invalid "));
  if (isWorded || taken.length === 0)
    return [
      {
        message: `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`,
        at: { source, span: node.span },
      },
    ];
  if (!isThere(root, path))
    return [
      {
        message: `${name} is missing${taken.length > listed ? "" : `; it is ${taken.join(" or ")}`}`,
        at: { source, span: node.span },
      },
    ];
  if (written !== undefined && values.includes(written))
    return [{ message: `${name} is text, so it stands in quotes: "${written}"`, at: { source, span: node.span } }];
  if (written !== undefined && values.length > listed)
    return [
      {
        message: `${name} knows no \`${written}\`${suggestion(written, values.map(String))}`,
        at: { source, span: node.span },
      },
    ];
  const instead =
    written === undefined
      ? ` not a ${node.kind === "list" ? "list" : "mapping"}`
      : written === ""
        ? " not nothing"
        : ` not \`${written}\`${suggestion(written, values.map(String))}`;
  return [{ message: `${name} takes ${taken.join(", ")},${instead}`, at: { source, span: node.span } }];
}

/** How many values are told one by one. */
const listed = 10;

/** What a bound asks for, where one is broken that the schema has no words of its own for. */
function boundOf({ code, origin, minimum, maximum, message }: Issue): string | undefined {
  const isWorded = !message.startsWith("Too ");
  if (isWorded || (code !== "too_small" && code !== "too_big")) return undefined;
  const most = code === "too_big";
  const bound = String(most ? maximum : minimum);
  const unit = origin === "string" ? "character" : origin === "array" ? (most ? "entries" : "entry") : "";
  const many =
    unit === "character" && bound !== "1" ? "characters" : unit === "entry" && bound !== "1" ? "entries" : unit;
  return `${unit === "" ? "is" : "has"} ${most ? "at most" : "at least"} ${bound}${many === "" ? "" : ` ${many}`}`;
}

/** The schema's names of types, for people. */
const words: { readonly [type: string]: string } = {
  string: "text",
  array: "a list",
  object: "a mapping",
  record: "a mapping",
  number: "a number",
  int: "a whole number",
};

/** A key that stands twice, or is no text. */
export function duplicateKeys(node: Node, source: Source): readonly Problem[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => duplicateKeys(item, source));
  const seen = new Set<string | undefined>();
  return node.entries.flatMap(({ key, name, value }) => {
    const again = seen.has(name) || name === undefined;
    seen.add(name);
    return [
      ...(again
        ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }]
        : []),
      ...duplicateKeys(value, source),
    ];
  });
}

/** The node at a path, or the deepest one on the way to it. */
export function nodeAt(root: Node, path: readonly (string | number)[]): Node {
  let node = root;
  for (const part of path) {
    const next =
      node.kind === "list"
        ? node.items[Number(part)]
        : node.kind === "table"
          ? entryOf(node, String(part))?.value
          : undefined;
    if (!next) return node;
    node = next;
  }
  return node;
}

function isThere(root: Node, path: readonly (string | number)[]): boolean {
  const last = path.at(-1);
  return last === undefined || nodeAt(root, path) !== nodeAt(root, path.slice(0, -1));
}
