/** The host's own structs, as its loader decodes them. */
import { type Decoded, boolean, list, oneOf, option, optional, Refusal, required, type Shape, string, struct, unsigned } from "../../shape.ts";
import type { Node } from "../../node.ts";

/** A rule's text with its parts: what stands before the first `(` is the tool, if the text ends with `)`. */
export interface Rule {
  readonly rule: string;
  readonly tool_name: string;
  readonly arg_pattern: string | null;
}

export function ruleOf(rule: string): Rule {
  const open = rule.indexOf("(");
  if (open < 0 || !rule.endsWith(")")) return { rule, tool_name: rule, arg_pattern: null };
  return { rule, tool_name: rule.slice(0, open), arg_pattern: rule.slice(open + 1, -1) };
}

/** The text of a rule: a string, or a map with the key `rule`. Numbers and booleans are no strings here. */
export function ruleText(node: Node): string | undefined {
  if (node.kind === "scalar") return typeof node.value === "string" ? node.value : undefined;
  if (node.kind !== "table" || node.tag?.startsWith("!")) return undefined;
  const texts: Node[] = [];
  for (const { key, value } of node.entries) {
    if (key.kind !== "scalar" || (typeof key.value !== "string" && typeof key.value !== "number" && typeof key.value !== "bigint")) return undefined;
    if (key.number === "float" || (typeof key.value === "number" && key.value < 0)) return undefined;
    if (key.value === "rule" || key.value === 0) texts.push(value);
  }
  const [text] = texts;
  return texts.length === 1 && text?.kind === "scalar" && typeof text.value === "string" && !text.tag?.startsWith("!") ? text.value : undefined;
}

/** Read whole before it is compared, so its refusal stands at the list (AI45Lab/Code: an untagged enum in `PermissionRule`). */
const rule: Shape<Rule> = (node) => {
  if (node.tag?.startsWith("!")) return new Refusal("untagged and internally tagged enums do not support enum input", node.span);
  const text = ruleText(node);
  return text === undefined ? new Refusal("data did not match any variant of untagged enum RuleRepr", node.span, { unplaced: true, whole: true }) : ruleOf(text);
};

export const policyFields = {
  deny: optional(list(rule), []),
  allow: optional(list(rule), []),
  ask: optional(list(rule), []),
  default_decision: optional(oneOf("allow", "deny", "ask"), "ask"),
  enabled: optional(boolean, true),
};
const policy = struct("PermissionPolicy", policyFields);
export type Policy = Decoded<typeof policy>;

export const modelFields = { model: required(string), provider: optional(option(string), null) };

/** a3s_code_core@2.4.0:src/subagent.rs, `AgentDefinition`; other keys are ignored. */
export const fields = {
  name: required(string),
  description: required(string),
  native: optional(boolean, false),
  hidden: optional(boolean, false),
  permissions: optional<Policy>(policy, { deny: [], allow: [], ask: [], default_decision: "ask", enabled: true }),
  model: optional(option(struct("ModelConfig", modelFields)), null),
  prompt: optional(option(string), null),
  max_steps: optional(option(unsigned(64)), null),
};
export const definition = struct("AgentDefinition", fields);
export type Definition = Decoded<typeof definition>;
