/** Finds what a profile's permission rules grant, deny and switch off. */
import type { CallRule, CallRules } from "../../model/call-rules.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import { type Fact, implied, stated, unreadable } from "../../model/fact.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Bypass, Grant, Ineffective } from "../../model/profile.ts";
import { DecodeError } from "../../parsers/decode.ts";
import { serdeYaml } from "../../parsers/yaml/rust.ts";
import type { Place, Source } from "../../repo/text.ts";
import { brokenAt, type Document } from "./document.ts";
import { fields, policyFields, type Policy, rule, type Rule } from "./fields.ts";
import { callRulesOf, isKnown, isWhole, means, meansEveryCall, powersOf, toolsOf } from "./tools.ts";

/** What `permissions` of a profile comes to. */
export interface Permissions {
  readonly grants: Fact<readonly Grant[]>;
  readonly denied: readonly string[];
  readonly rules: readonly CallRules[];
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

const asks = "whatever is not denied may be used after asking";

/** Without rules the host asks for every call; an unreadable value makes the grants unreadable. */
export function permissionsOf(document: Document, table: Table | undefined): Permissions {
  const { source, top, repaired } = document;
  const node = valueOf(table, "permissions");
  const base: CallRule = { action: "*", resource: "*", effect: "ask", at: top };
  const rules = (own: readonly CallRule[]): readonly CallRules[] => [{ below: [[base]], own }];
  const nothing = { denied: [], bypasses: [], ineffective: [], rules: rules([]) };
  const broken = brokenAt(document, "permissions");
  if (broken) return { ...nothing, grants: broken };
  if (!table || (!node && repaired?.partial))
    return { ...nothing, grants: unreadable(top, "the metadata cannot be read") };
  if (!node) return { ...nothing, grants: implied(everything(top), top, `no \`permissions\` key means that ${asks}`) };
  const at = { source, span: node.span };
  const policy = fields.permissions.decode(node, serdeYaml);
  const bypasses = bypassesOf(source, node);
  if (policy instanceof DecodeError)
    return { ...nothing, grants: unreadable({ source, span: policy.span }, policy.message), bypasses, ineffective: [] };
  return {
    grants: readTools(source, node, policy, at),
    denied: policy.deny.map(({ rule }) => rule),
    rules: rules(ownRules(source, node, policy, at)),
    bypasses,
    ineffective: rulesIn(source, node, policy),
  };
}

function ownRules(source: Source, node: Node, { enabled, default_decision }: Policy, at: Place): readonly CallRule[] {
  const decision = (effect: CallRule["effect"]): CallRule => ({ action: "*", resource: "*", effect, at });
  if (!enabled) return [decision("allow")];
  return callRulesOf(default_decision === "ask" ? undefined : decision(default_decision), {
    ask: placed(source, node, "ask"),
    allow: placed(source, node, "allow"),
    deny: placed(source, node, "deny"),
  });
}

function everything(at: Place): readonly Grant[] {
  return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
}

/**
 * The order of the host's check: `enabled`, deny, allow, ask, the default. A call that is asked about can be granted.
 */
function readTools(source: Source, node: Node, policy: Policy, at: Place): Fact<readonly Grant[]> {
  const enabled = valueOf(node, "enabled");
  if (!policy.enabled) return stated(everything(enabled ? { source, span: enabled.span } : at), at);
  const deny = policy.deny.filter(isWhole);
  const isDenied = (tool: string): boolean => deny.some((rule) => means(rule, tool));
  const written = [...placed(source, node, "allow"), ...placed(source, node, "ask")].flatMap(({ rule, at: place }) =>
    powersOf(rule)
      .filter(
        (capability) =>
          toolsOf[capability].every((tool) => !means(rule, tool)) ||
          toolsOf[capability].some((tool) => means(rule, tool) && !isDenied(tool)),
      )
      .map(
        (capability): Grant => ({
          tool: rule.rule,
          capability,
          scope: isWhole(rule) ? null : rule.arg_pattern,
          at: place,
        }),
      ),
  );
  if (policy.default_decision === "deny") return stated(written, at);
  const decision = valueOf(node, "default_decision");
  const rest = capabilities.flatMap((capability) =>
    remaining(capability, isDenied, decision ? { source, span: decision.span } : at),
  );
  if (policy.default_decision === "allow" || decision || written.length > 0 || policy.deny.length > 0)
    return stated([...written, ...rest], at);
  return implied(rest, at, `\`permissions\` without a rule means that ${asks}`);
}

/** What the default grants of a capability: all of it, or the tools that no rule denies. */
function remaining(capability: Capability, isDenied: (tool: string) => boolean, at: Place): readonly Grant[] {
  const left = toolsOf[capability].filter((tool) => !isDenied(tool));
  const names =
    left.length === toolsOf[capability].length ? ["*"] : left.map((tool) => (tool === "mcp__" ? "mcp__*" : tool));
  return names.map((tool) => ({ tool, capability, scope: null, at }));
}

interface Placed {
  readonly rule: Rule;
  readonly at: Place;
}

function placed(source: Source, permissions: Node, list: "deny" | "allow" | "ask"): readonly Placed[] {
  const node = valueOf(permissions, list);
  if (node?.kind !== "list") return [];
  return node.items.flatMap((item) => {
    const read = rule(item, serdeYaml);
    return read instanceof DecodeError ? [] : [{ rule: read, at: { source, span: item.span } }];
  });
}

/** Each setting is read by itself, so that a fault in one hides no other. */
function bypassesOf(source: Source, node: Node): readonly Bypass[] {
  const found: Bypass[] = [];
  const add = (setting: string, value: string, because: string, at: Place): void => {
    found.push({ setting: `permissions.${setting}`, value, effect: "bypass", because, at });
  };
  const [enabled, decision] = [valueOf(node, "enabled"), valueOf(node, "default_decision")];
  if (enabled && policyFields.enabled.decode(enabled, serdeYaml) === false) {
    add("enabled", "false", "turns off every rule, so that each call is allowed without asking", {
      source,
      span: enabled.span,
    });
    return found;
  }
  if (decision && policyFields.default_decision.decode(decision, serdeYaml) === "allow") {
    add("default_decision", "allow", "allows everything that no rule names without asking", {
      source,
      span: decision.span,
    });
  }
  for (const { rule, at } of placed(source, node, "allow")) {
    if (meansEveryCall(rule)) add("allow", rule.rule, "allows every tool without asking", at);
  }
  return found;
}

/** Rules that match no tool, or that a rule of `deny` overrides. */
function rulesIn(source: Source, node: Node, policy: Policy): readonly Ineffective[] {
  const found: Ineffective[] = [];
  for (const list of ["deny", "ask", "allow"] as const) {
    for (const { rule, at } of placed(source, node, list)) {
      const kind = list === "allow" ? "value" : "limit";
      const twin =
        list !== "deny" &&
        policy.deny.some(
          (denial) => isWhole(denial) && denial.tool_name.toLowerCase() === rule.tool_name.toLowerCase(),
        );
      if (rule.arg_pattern === null && rule.tool_name.includes("("))
        found.push({
          kind,
          what: rule.rule,
          because: "it does not end with `)`, so all of it is read as the name of a tool",
          at,
        });
      else if (!isKnown(rule)) {
        // In the other lists the name counts as a power, since a server may have such a tool.
        if (list === "deny") found.push({ kind: "unknown-tool", what: rule.rule, because: "unknown tool", at });
      } else if (twin)
        found.push({ kind: "value", what: rule.rule, because: "`deny` names the same tool and is applied first", at });
    }
  }
  return found;
}
