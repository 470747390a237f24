/** Reads a YAML file by a schema: its value with the places of all parts, or its problems, each at its place. */
import type { Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import type { PolicyProblems } from "../model.ts";
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { syntaxProblem } from "./syntax.ts";
import { duplicateKeys, nodeAt, problemsOf, type FileSchema } from "./faults.ts";

/**
 * A kind of file. `what`: its name in messages. `characters`: its maximum length. `empty`: the message for an empty
 * file.
 */
export interface FileKind<T> {
  readonly what: string;
  readonly characters: number;
  readonly empty: string;
  /** Loads the schema, which is needed only for a file that is a mapping. */
  readonly shape: () => Promise<FileSchema<T>>;
}

/** A file whose content has the shape that was asked for. */
export interface Document<T> {
  readonly value: T;
  /** The place of the node at a path, or of the deepest node on the way to it. */
  at(...path: readonly (string | number)[]): Place;
}

/** Problems instead of a value where the file is too long, has no content, is no YAML or has another shape. */
export async function readDocument<T>(
  source: Source,
  { what, characters, empty, shape }: FileKind<T>,
): Promise<Document<T> | PolicyProblems> {
  const refuse = (problems: readonly Problem[]): PolicyProblems => ({ kind: "problems", problems });
  if (source.text.length > characters)
    return refuse([
      {
        message: `${what} has at most ${characters / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)} KiB`,
        at: startOf(source),
      },
    ]);
  const { node, problems } = await parseYaml(source.text, 0);
  if (problems.length > 0) return refuse([syntaxProblem(problems, source)]);
  if (node.kind !== "table")
    return refuse([
      {
        message: node.kind === "scalar" && node.value === null ? empty : `${what} is a mapping of keys`,
        at: { source, span: node.span },
      },
    ]);
  const duplicates = duplicateKeys(node, source);
  if (duplicates.length > 0) return refuse(duplicates);
  const schema = await shape();
  const read = schema.schema.safeParse(plainValue(node));
  if (!read.success)
    return refuse(
      read.error.issues
        .flatMap((issue) => problemsOf(issue, node, source, schema))
        .sort((a, b) => a.at.span.start - b.at.span.start),
    );
  return { value: read.data, at: (...path) => ({ source, span: nodeAt(node, path).span }) };
}

/** Plain values. In YAML's core schema a date is text. */
function plainValue(node: Node): unknown {
  if (node.kind === "list") return node.items.map(plainValue);
  if (node.kind === "table")
    return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plainValue(value)]));
  return typeof node.value === "bigint" ? Number(node.value) : node.value;
}
