/** Lists what A3S Code's tools can do, and matches rules with tools. */
import { type CallEffect, type CallRule } from "../../model/call-rules.ts";
import type { Capability } from "../../model/capability.ts";
import type { Place } from "../../repo/text.ts";
import { matchesToolName } from "../_kit/wildcard.ts";
import type { Rule } from "./fields.ts";

/** `external`: MCP tools and skills, whose power the host does not define. */
export const toolsOf: { readonly [C in Capability]: readonly string[] } = {
  read: ["read", "grep", "glob", "ls", "search"],
  write: ["write", "edit", "patch", "download"],
  execute: ["bash", "program", "git", "batch"],
  network: ["web_fetch", "web_search", "download"],
  delegate: ["task", "parallel_task"],
  external: ["skill", "mcp__"],
};

/** Tools without a power of their own. */
const harmless = ["generate_object", "update_plan", "ask_user"];

/**
 * The host compares a rule's tool as a glob where it holds `*` or `?`, with case; by prefix where it begins with
 * `mcp__`; else as a whole without case (AI45Lab/Code: `rule.rs`).
 */
export function means(rule: Rule, tool: string): boolean {
  const pattern = rule.tool_name;
  if (/[*?]/.test(pattern))
    return (tool === "mcp__" ? anyServer : [tool]).every((name) => matchesToolName(pattern, name));
  if (pattern.startsWith("mcp__")) return tool.startsWith(pattern);
  return pattern.toLowerCase() === tool.toLowerCase();
}

/** Names that match no pattern for a particular server. */
const anyServer = ["mcp__\ue000__\ue000", "mcp__\ue001\ue001\ue001\ue001__\ue001\ue001"];

/** Whether a rule covers every call of the tools that it matches. */
export function isWhole({ arg_pattern }: Rule): boolean {
  return arg_pattern === null || arg_pattern === "*";
}

/** Whether a rule covers every call of every tool; the patterns `**` and `:*` match anything as well. */
export function meansEveryCall(rule: Rule): boolean {
  const { arg_pattern: pattern } = rule;
  return (
    (pattern === null || /^(?:\*{1,2}|:\*)$/.test(pattern)) &&
    Object.values(toolsOf).every((tools) => tools.every((tool) => means(rule, tool)))
  );
}

/** The rules of a policy, so that the last that matches decides: the default, what is asked, allowed and denied. */
export function callRulesOf(
  decision: CallRule | undefined,
  lists: { readonly [E in CallEffect]: readonly { readonly rule: Rule; readonly at: Place }[] },
): readonly CallRule[] {
  const rules = (["ask", "allow", "deny"] as const).flatMap((effect) =>
    lists[effect].map(({ rule, at }): CallRule => {
      const pattern = /[*?]/.test(rule.tool_name) ? rule.tool_name : rule.tool_name.toLowerCase();
      return {
        action: rule.tool_name.startsWith("mcp__") && pattern === rule.tool_name ? `${pattern}*` : pattern,
        ...(isWhole(rule) ? { resource: "*" } : callsOf(rule.arg_pattern ?? "")),
        effect,
        at,
      };
    }),
  );
  return decision ? [decision, ...rules] : rules;
}

/** In a path, one star matches within one directory, so such a pattern is compared as it is written. */
function callsOf(pattern: string): Pick<CallRule, "resource" | "isLiteral"> {
  const isOfPath = pattern.includes("/") && /[*?]/.test(pattern.replaceAll("**", ""));
  return { resource: pattern, ...(isOfPath ? { isLiteral: true } : {}) };
}

/** The capabilities of the tools that a rule matches; an unknown tool is `external`. */
export function powersOf(rule: Rule): readonly Capability[] {
  const found = (Object.keys(toolsOf) as Capability[]).filter((capability) =>
    toolsOf[capability].some((tool) => means(rule, tool)),
  );
  if (found.length > 0 || harmless.some((tool) => means(rule, tool))) return found;
  return ["external"];
}

/** Whether A3S Code has a tool that the rule matches; every MCP tool is assumed to exist. */
export function isKnown(rule: Rule): boolean {
  return (
    rule.tool_name.startsWith("mcp__") ||
    harmless.some((tool) => means(rule, tool)) ||
    Object.values(toolsOf).some((tools) => tools.some((tool) => means(rule, tool)))
  );
}
