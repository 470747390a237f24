/** Values as pydantic reads them, with its coercions, and what it refuses. */
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { listed } from "../../sanitize/listed.ts";

/** What is wrong with a value, and where; `undefined`: it is taken. */
export type Check = (node: Node) => Fault | undefined;

/** Why pydantic refuses a value, and the part of it that is wrong. */
export interface Fault {
  /** Completes "`tools` …". */
  readonly says: string;
  readonly node: Node;
}

const truths = /^(?:1|on|t|true|y|yes)$/i;
const lies = /^(?:0|off|f|false|n|no)$/i;

/** `1`, `"yes"` and `1.0` are true too; `undefined`: no switch. */
export function boolOf(node: Node | undefined): boolean | undefined {
  if (node?.kind !== "scalar") return undefined;
  const { value } = node;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value === 1 ? true : value === 0 ? false : undefined;
  if (typeof value !== "string") return undefined;
  return truths.test(value) ? true : lies.test(value) ? false : undefined;
}

function scalar(says: string, takes: (value: unknown) => boolean): Check {
  return (node) => (node.kind === "scalar" && takes(node.value) ? undefined : { says, node });
}

/** A number is none: pydantic does not turn one into a string. */
export const text: Check = scalar("is not text", (value) => typeof value === "string");
/** Keys whose values are not checked. */
export const anything: Check = () => undefined;
/** Whatever `boolOf` takes. */
export const flag: Check = (node) =>
  boolOf(node) === undefined ? { says: "is neither true nor false", node } : undefined;

/** A text with a number in it is one, and so is a switch. */
export const number: Check = scalar(
  "is not a number",
  (value) =>
    typeof value === "number" ||
    typeof value === "bigint" ||
    typeof value === "boolean" ||
    (typeof value === "string" && /^[\s+\-_.\da-z]+$/i.test(value) && /\d|inf|nan/i.test(value)),
);

/** `2.0` is one too. Of a text only counts that it is a number. */
export const integer: Check = (node) => {
  const { value } = node.kind === "scalar" ? node : { value: undefined };
  return typeof value === "number" && !Number.isInteger(value)
    ? { says: "is not a whole number", node }
    : number(node) && { says: "is not a whole number", node };
};

/** One of these strings, by case. */
export function oneOf(...words: readonly string[]): Check {
  return scalar(
    `is none of ${listed(words.map((word) => `\`${word}\``))}`,
    (value) => typeof value === "string" && words.includes(value),
  );
}

/** The first wrong entry is at fault. */
export function listOf(item: Check): Check {
  return (node) => {
    if (node.kind !== "list") return { says: "is not a list", node };
    for (const one of node.items) {
      const fault = item(one);
      if (fault) return { says: `has an entry that ${fault.says}`, node: fault.node };
    }
    return undefined;
  };
}

/** A table in which every value is text. */
export const textsByName: Check = (node) => {
  if (node.kind !== "table") return { says: "is not a table", node };
  const wrong = node.entries.find(({ value }) => text(value));
  return wrong && { says: "has a value that is not text", node: wrong.value };
};

/** What a table may hold. */
export interface Shape {
  readonly required?: readonly string[];
  readonly keys: Readonly<Record<string, Check>>;
  /** Other keys are refused, and not ignored. */
  readonly isClosed?: true;
}

/** A model of pydantic. `isClosed`: `extra="forbid"`. */
export function tableOf({ required = [], keys, isClosed }: Shape): Check {
  return (node) => {
    if (node.kind !== "table") return { says: "is not a table", node };
    const lacking = required.find((key) => valueOf(node, key) === undefined);
    if (lacking !== undefined) return { says: `has no \`${lacking}\``, node };
    return faultOfKeys(node, keys) ?? (isClosed ? unknownKey(node, keys) : undefined);
  };
}

/** The first key whose value is refused. */
function faultOfKeys(table: Table, keys: Readonly<Record<string, Check>>): Fault | undefined {
  for (const { name = "", value } of table.entries) {
    const fault = Object.hasOwn(keys, name) ? keys[name]?.(value) : undefined;
    if (fault) return { says: `has a \`${name}\` that ${fault.says}`, node: fault.node };
  }
  return undefined;
}

function unknownKey(table: Table, keys: Readonly<Record<string, Check>>): Fault | undefined {
  const unknown = table.entries.find(({ name = "" }) => !Object.hasOwn(keys, name));
  return unknown && { says: `has the key \`${unknown.name}\`, which is refused there`, node: unknown.key };
}

/** A list in which no two entries have one name. */
export function distinct(check: Check, nameOf: (item: Node) => string | undefined): Check {
  return (node) => {
    const fault = check(node);
    if (fault || node.kind !== "list") return fault;
    const seen = new Set<string>();
    for (const item of node.items) {
      const name = nameOf(item);
      if (name === undefined) continue;
      if (seen.has(name)) return { says: `has two entries of the name \`${name}\``, node: item };
      seen.add(name);
    }
    return undefined;
  };
}

/** The name by which a model is chosen. */
export function aliasOf(item: Node): string | undefined {
  return textOf(valueOf(item, "alias") ?? valueOf(item, "name"));
}
