/** Defines the host's own structs, as its loader decodes them. */
import {
  type Decoded,
  boolean,
  list,
  oneOf,
  option,
  optional,
  DecodeError,
  required,
  type Decoder,
  string,
  struct,
  unsigned,
} from "../../parsers/decode.ts";

/** A rule's text with its parts: the tool is the text before the first `(`, if the text ends with `)`. */
export interface Rule {
  readonly rule: string;
  readonly tool_name: string;
  readonly arg_pattern: string | null;
}

function ruleOf(rule: string): Rule {
  const open = rule.indexOf("(");
  if (open < 0 || !rule.endsWith(")")) return { rule, tool_name: rule, arg_pattern: null };
  return { rule, tool_name: rule.slice(0, open), arg_pattern: rule.slice(open + 1, -1) };
}

const ruleMap = struct("RuleRepr", { rule: required(string) });

/**
 * A string, or a map with the key `rule`: an untagged enum, which serde buffers before it compares variants, so a
 * number is no string here and the refusal is placed at the list (AI45Lab/Code: `PermissionRule`).
 */
export const rule: Decoder<Rule> = (node, dialect) => {
  const inner = dialect.whole?.(node, 3) ?? dialect;
  if (inner instanceof DecodeError) return inner;
  const read = node.kind === "table" ? ruleMap(node, inner) : { rule: string(node, inner) };
  if (read instanceof DecodeError || read.rule instanceof DecodeError) {
    return new DecodeError("data did not match any variant of untagged enum RuleRepr", node.span, {
      unplaced: true,
      whole: true,
    });
  }
  return ruleOf(read.rule);
};

/** Of `PermissionPolicy`, with its defaults; other keys are ignored. */
export const policyFields = {
  deny: optional(list(rule), []),
  allow: optional(list(rule), []),
  ask: optional(list(rule), []),
  default_decision: optional(oneOf("allow", "deny", "ask"), "ask"),
  enabled: optional(boolean, true),
};
const policy = struct("PermissionPolicy", policyFields);
/** Decoded `permissions`. */
export type Policy = Decoded<typeof policy>;

/** Of `ModelConfig`. */
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
/** Decodes a profile of the older edition. */
export const definition = struct("AgentDefinition", fields);
export type Definition = Decoded<typeof definition>;
