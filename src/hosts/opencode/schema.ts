/** Defines the type of each key's value; one wrong value makes the host refuse the whole file. */
import { type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { effectOf } from "./rules.ts";

interface ValueType {
  readonly is: (node: Node) => boolean;
  /** Completes "`key` is not …". */
  readonly words: string;
}

const isText = (node: Node): boolean => node.kind === "scalar" && typeof node.value === "string";
const text: ValueType = { is: isText, words: "text" };
const yesNo: ValueType = {
  is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
  words: "`true` or `false`",
};
const decimal: ValueType = {
  is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
  words: "a number",
};
const count: ValueType = {
  is: (node) =>
    node.kind === "scalar" && typeof node.value === "number" && Number.isInteger(node.value) && node.value > 0,
  words: "a whole number above zero",
};
const mapping: ValueType = { is: (node) => node.kind === "table", words: "a mapping" };
const mode: ValueType = {
  is: (node) => isText(node) && node.kind === "scalar" && ["subagent", "primary", "all"].includes(node.text),
  words: "`subagent`, `primary` or `all`",
};
const color: ValueType = {
  is: (node) =>
    isText(node) &&
    node.kind === "scalar" &&
    /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
  words: "a colour such as `#ff5733` or one of the theme's names",
};
const switches: ValueType = {
  is: (node) => node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value)),
  words: "a mapping of tools to `true` or `false`",
};

/** Actions that take no patterns. */
const whole = new Set(["question", "webfetch", "websearch", "doom_loop"]);

const permission: ValueType = {
  is: (node) =>
    effectOf(node) !== undefined ||
    (node.kind === "table" &&
      node.entries.every(
        ({ name = "", value }) =>
          effectOf(value) !== undefined ||
          (!whole.has(name) &&
            value.kind === "table" &&
            value.entries.every((inner) => effectOf(inner.value) !== undefined)),
      )),
  words: "`allow`, `ask` or `deny`, or a mapping of tools or of their patterns to these",
};
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

/** `provider/model`, with or without a variant (anomalyco/opencode@767454d:packages/core/src/config/model.ts). */
export function isModel(text: string): boolean {
  return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}

/** anomalyco/opencode@0836c53:packages/core/src/config/agent.ts, `Info`. */
export const nativeKeys: { readonly [key: string]: ValueType } = {
  model: {
    is: (node) => (node.kind === "scalar" ? isText(node) && isModel(node.text) : node.kind === "table"),
    words: "`provider/model`",
  },
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

/** The first key whose value the host refuses. */
export function refusalOf(table: Table, keys: { readonly [key: string]: ValueType }): SyntaxProblem | undefined {
  for (const { name = "", value } of table.entries) {
    const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (type && !type.is(value))
      return { kind: "problem", message: `\`${name}\` is not ${type.words}`, span: value.span };
  }
  return undefined;
}
