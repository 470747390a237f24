/** The keys of a subagent, and the values for which Cline refuses its file. */
import type { Problem } from "../../model/load.ts";
import { type Node, type Scalar, type Table, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { startOfTable } from "../_kit/profiles/fields.ts";
import type { KnownKeys } from "../_kit/profiles/unknown-keys.ts";

/** The keys that Cline 3.0.65 reads; it ignores others. */
export const knownKeys: KnownKeys = {
  keys: new Set(["name", "description", "tools", "skills", "providerId", "modelId", "maxIterations"]),
  own: { tools: "tools", turns: "maxIterations" },
  ignores: true,
};

type Fault = (node: Node) => string | undefined;

const filled: Fault = (node) => (!isText(node) ? "is not text" : node.value.trim() === "" ? "is blank" : undefined);

const names: Fault = (node) => {
  if (isText(node)) return undefined;
  if (node.kind !== "list") return "is neither text with commas nor a list";
  return node.items.every(isText) ? undefined : "has an item that is not text";
};

const count: Fault = (node) =>
  node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0
    ? undefined
    : "is not a whole number above 0";

/** Bytes are no text. */
function isText(node: Node): node is Scalar & { readonly value: string } {
  return node.kind === "scalar" && typeof node.value === "string" && node.tag !== "tag:yaml.org,2002:binary";
}

const rules: readonly (readonly [key: string, fault: Fault])[] = [
  ["name", filled],
  ["description", filled],
  ["tools", names],
  ["skills", names],
  ["providerId", filled],
  ["modelId", filled],
  ["maxIterations", count],
];

/** The first value for which Cline leaves the file out. A key without a value is refused too. */
export function faultIn(table: Table, source: Source): Problem | undefined {
  for (const key of ["name", "description"])
    if (!valueOf(table, key))
      return { message: `it has no \`${key}\`, which is required`, at: startOfTable(table, source) };
  for (const [key, fault] of rules) {
    const node = valueOf(table, key);
    const because = node && fault(node);
    if (node && because !== undefined)
      return { message: `\`${key}\` ${because}`, at: { source, span: node.span }, cause: key };
  }
  return undefined;
}
