/** Defines the type of each key's value; one wrong value makes the host refuse the whole file. */
import { isText, type Node, type SyntaxProblem, type Table, valueOf } from "../../../parsers/node.ts";
import type { JsonSchema } from "../../../parsers/shape.ts";
import { nearest } from "../../../repo/spelling.ts";
import { effectOf } from "../permissions/rules.ts";

/** Which values a key takes. */
export interface ValueType {
  readonly is: (node: Node) => boolean;
  /** Completes "`key` is not …". */
  readonly words: string;
  /** The same for editors; absent: anything. */
  readonly schema?: JsonSchema;
  /** The only words that it takes; absent: it takes others. */
  readonly choice?: readonly string[];
  /** The part of a value because of which the host refuses it; absent: it is the whole value. */
  readonly wrongPart?: (node: Node) => WrongPart | undefined;
}

/** A part of a value, and what it has to be. */
interface WrongPart {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly node: Node;
  readonly words: string;
}

/** Why the host refuses a value. `what` and `meant`: a word that is no choice, and the choice that it resembles. */
export interface ValueFault extends SyntaxProblem {
  readonly what?: string;
  readonly meant?: string;
}

/** Bytes (`!!binary`) are an object of JavaScript with their positions as keys. */
const isBytes = (node: Node): boolean => node.kind === "scalar" && node.tag === "tag:yaml.org,2002:binary";
/** A date is an object of JavaScript without keys, so it passes for an empty mapping. */
const isDate = (node: Node): boolean => node.kind === "scalar" && typeof node.value === "object" && node.value !== null;
/** Any text, an empty one too. */
export const text: ValueType = {
  schema: { type: "string" },
  is: (node) => isText(node) && !isBytes(node),
  words: "text",
};
/** The words in quotes are none. */
export const yesNo: ValueType = {
  schema: { type: "boolean" },
  choice: ["true", "false"],
  is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  words: "`true` or `false`",
};
const decimal: ValueType = {
  schema: { type: "number" },
  is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
  words: "a number",
};
/** As JavaScript counts: `3.0` is whole. */
export const count: ValueType = {
  schema: { type: "integer", minimum: 1 },
  is: (node) =>
    node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0,
  words: "a whole number above zero",
};
/** Keys and values are not looked at. */
export const mapping: ValueType = {
  schema: { type: "object" },
  is: (node) => node.kind === "table" || isDate(node) || isBytes(node),
  words: "a mapping",
};
const modes = ["subagent", "primary", "all"];
const mode: ValueType = {
  schema: { type: "string", enum: modes },
  choice: modes,
  is: (node) => isText(node) && node.kind === "scalar" && modes.includes(node.text),
  words: "`subagent`, `primary` or `all`",
};
const color: ValueType = {
  schema: { type: "string", pattern: "^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$" },
  is: (node) =>
    isText(node) &&
    node.kind === "scalar" &&
    /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
  words: "a colour such as `#ff5733` or one of the theme's names",
};
/** Tools by name, each on or off. */
export const switches: ValueType = {
  schema: { type: "object", additionalProperties: { type: "boolean" } },
  choice: ["true", "false"],
  wrongPart: (node) => {
    const wrong = node.kind === "table" ? node.entries.find(({ value }) => !yesNo.is(value)) : undefined;
    return wrong && { path: [wrong.name ?? ""], node: wrong.value, words: yesNo.words };
  },
  is: (node) => isDate(node) || (node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value))),
  words: "a mapping of tools to `true` or `false`",
};

/** Actions that take no patterns. */
const whole = new Set(["question", "todowrite", "webfetch", "websearch", "doom_loop"]);

const effects = ["allow", "ask", "deny"];
const effect: JsonSchema = { type: "string", enum: effects };
const effectWords = "`allow`, `ask` or `deny`";
const permissionOf = (isWord: (node: Node) => boolean): ValueType => ({
  schema: {
    anyOf: [
      effect,
      {
        type: "object",
        additionalProperties: { anyOf: [effect, { type: "object", additionalProperties: effect }] },
      },
    ],
  },
  choice: effects,
  is: (node) => wrongPermission(node, isWord) === undefined,
  wrongPart: (node) => wrongPermission(node, isWord),
  words: `${effectWords}, or a mapping of tools or of their patterns to these`,
});

function wrongPermission(node: Node, isWord: (node: Node) => boolean): WrongPart | undefined {
  if (isWord(node) || isDate(node)) return undefined;
  if (node.kind !== "table")
    return { path: [], node, words: `${effectWords}, or a mapping of tools or of their patterns to these` };
  for (const { name = "", value } of node.entries) {
    if (isWord(value)) continue;
    if (whole.has(name)) return { path: [name], node: value, words: effectWords };
    if (isDate(value)) continue;
    if (value.kind !== "table")
      return { path: [name], node: value, words: `${effectWords}, or a mapping of patterns to these` };
    const inner = value.entries.find((entry) => !isWord(entry.value));
    if (inner) return { path: [name, inner.name ?? ""], node: inner.value, words: effectWords };
  }
  return undefined;
}

const isEffect = (node: Node): boolean => effectOf(node) !== undefined;
/** As a profile writes it, without variables. */
export const permission = permissionOf(isEffect);
const permissions: ValueType = {
  is: (node) =>
    node.kind === "list" &&
    node.items.every((item) => {
      const [action, resource] = [valueOf(item, "action"), valueOf(item, "resource")];
      return (
        action !== undefined &&
        resource !== undefined &&
        isText(action) &&
        isText(resource) &&
        effectOf(valueOf(item, "effect")) !== undefined
      );
    }),
  words: "a list of `{action, resource, effect}` with the effects `allow`, `ask` and `deny`",
};

/** anomalyco/opencode@24e0290:packages/core/src/v1/config/agent.ts; any other key is the provider's. */
export const oldKeys: { readonly [key: string]: ValueType } = {
  name: { is: () => true, words: "anything" },
  model: text,
  variant: text,
  temperature: decimal,
  top_p: decimal,
  prompt: text,
  tools: switches,
  disable: yesNo,
  description: text,
  mode,
  hidden: yesNo,
  options: mapping,
  color,
  steps: count,
  maxSteps: count,
  permission,
};

/** The same in Kilo 7.7.9, where rules may have no value, and two more keys have a type. */
export const kiloKeys: typeof oldKeys = {
  ...oldKeys,
  displayName: text,
  source: text,
  permission: permissionOf((node) => isEffect(node) || (node.kind === "scalar" && node.value === null)),
};

/** `provider/model`, with or without a variant (anomalyco/opencode@767454d:packages/core/src/config/model.ts). */
export function isModel(text: string): boolean {
  return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}

/** anomalyco/opencode@0836c53:packages/core/src/config/agent.ts, `Info`. */
export const nativeKeys: { readonly [key: string]: ValueType } = {
  model: { is: (node) => text.is(node) || node.kind === "table", words: "text or a mapping" },
  variant: text,
  request: mapping,
  system: text,
  description: text,
  mode,
  hidden: yesNo,
  color,
  steps: count,
  disabled: yesNo,
  permissions,
};

/** The same for an entry of settings, where another model or a colour by name leaves the entry out. */
export const nativeEntryKeys: typeof nativeKeys = {
  ...nativeKeys,
  model: {
    is: (node) => (node.kind === "scalar" ? isText(node) && isModel(node.text) : node.kind === "table"),
    words: "`provider/model`",
  },
  color: {
    is: (node) => node.kind === "scalar" && /^#[0-9a-fA-F]{6}$/.test(node.text),
    words: "a colour such as `#ff5733`",
  },
};

/** Keys that Kilo 7.7.9 takes without a value, as if they were absent. */
export const emptyInKilo: ReadonlySet<string> = new Set(
  "permission description model variant temperature top_p steps prompt name".split(" "),
);

/** The first key whose value the host refuses. */
export function schemaRefusal(
  table: Table,
  keys: { readonly [key: string]: ValueType },
  mayBeEmpty?: ReadonlySet<string>,
): ValueFault | undefined {
  return schemaRefusals(table, keys, mayBeEmpty, 1)[0];
}

/** The first keys whose values the host refuses. `mayBeEmpty`: keys whose value may be null. */
export function schemaRefusals(
  table: Table,
  keys: { readonly [key: string]: ValueType },
  mayBeEmpty: ReadonlySet<string> = new Set(),
  most = 20,
): readonly ValueFault[] {
  const found: ValueFault[] = [];
  for (const { name = "", value } of table.entries) {
    if (found.length === most) break;
    const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (mayBeEmpty.has(name) && value.kind === "scalar" && value.value === null) continue;
    if (type && !type.is(value)) found.push(faultOf(name, value, type));
  }
  return found;
}

/** How much of a key is shown: it may be a pattern of any length. */
const longestShown = 60;

function faultOf(name: string, value: Node, type: ValueType): ValueFault {
  const { path, node, words } = type.wrongPart?.(value) ?? { path: [], node: value, words: type.words };
  const key = [name, ...path.map((part) => part.slice(0, longestShown))].join(".");
  const message = `\`${key}\` is not ${words}`;
  const what = node.kind === "scalar" && type.choice ? node.text : "";
  const meant = what === "" ? undefined : nearest(what, type.choice ?? []);
  return meant === undefined || meant === what
    ? { kind: "problem", message, span: node.span }
    : { kind: "problem", message: `${message}; did you mean \`${meant}\`?`, span: node.span, what, meant };
}
