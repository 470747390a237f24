/** Finds what the rules of a profile grant, which of them skip questions, and which have no effect. */
import type { CallEffect, CallRule, CallRules } from "../../../model/call-rules.ts";
import { capabilities, type Capability } from "../../../model/capability.ts";
import { type Fact, implied, stated } from "../../../model/fact.ts";
import { type Table, valueOf } from "../../../parsers/node.ts";
import type { Bypass, Grant, Ineffective } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { grantEach } from "../../_kit/profiles/tools.ts";
import type { Rule } from "../fields.ts";
import { callRulesOf, isKnown, isWhole, means, meansEveryCall, powersOf, toolsOf } from "../tools.ts";
import type { Kind } from "./fields.ts";
import type { Placed, Rules } from "./policy.ts";

/** What the presets of workers allow, as far as it is known; else the widest reading. */
const presets: { readonly [K in Kind]: readonly Capability[] } = {
  read_only: ["read", "execute"],
  planner: ["read"],
  implementer: capabilities.filter((capability) => capability !== "delegate"),
  verifier: ["read", "execute"],
  reviewer: ["read", "execute"],
  custom: capabilities,
};

/** What `lane:…` grants: the execute lane grants everything, the others what their names suggest. */
const lanes: { readonly [lane: string]: readonly Capability[] } = {
  "lane:execute": capabilities,
  "lane:query": ["read", "network", "external"],
  "lane:control": ["delegate", "external"],
  "lane:generate": ["external"],
};

function laneOf({ rule }: Rule): readonly Capability[] | undefined {
  const lane = rule.toLowerCase();
  return Object.hasOwn(lanes, lane) ? lanes[lane] : undefined;
}

/**
 * What the rules leave. With `deny` as the decision only what they allow or ask about, else every tool that they do not
 * deny.
 */
export function grantsFrom(rules: Rules, table: Table, source: Source, top: Place): Fact<readonly Grant[]> {
  const { kind, tools, decision, confirmation, attached, enabled } = rules;
  const key = ["permissions", "kind"].map((name) => valueOf(table, name)).find((node) => node);
  const at = tools ?? (key ? { source, span: key.span } : top);
  const without = (grants: readonly Grant[]): readonly Grant[] =>
    grants.filter(({ capability }) => left(rules, capability).length > 0);
  if (kind) return implied(without(grantEach(at, presets[kind])), at, `\`kind\` sets its own rules (${kind})`);
  if (!attached) return implied(grantEach(at), at, "without a rule that allows or denies, the parent's policy decides");
  if (!enabled) return stated(grantEach(at), at);
  const questions = confirmation === "deny_on_ask" ? [] : rules.ask;
  const written = [...rules.allow, ...questions].flatMap(({ rule, at: place }) =>
    (laneOf(rule)?.filter((capability) => left(rules, capability).length > 0) ?? powersOf(rule))
      .filter(
        (capability) =>
          toolsOf[capability].every((tool) => !means(rule, tool)) ||
          toolsOf[capability].some((tool) => means(rule, tool) && !isDenied(rules, tool)),
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
  if (decision === "deny" || (decision === "ask" && confirmation === "deny_on_ask")) return stated(written, at);
  const rest = capabilities.flatMap((capability) =>
    left(rules, capability).map((tool): Grant => ({ tool, capability, scope: null, at })),
  );
  return stated([...written, ...rest], at);
}

/** What the rules decide about calls, after the questions that the host answers itself. */
export function callsIn(rules: Rules, at: Place): readonly CallRules[] {
  const base = (effect: CallEffect): CallRule => ({ action: "*", resource: "*", effect, at });
  return [{ below: [[base("ask")]], own: ownCalls(rules, base) }];
}

function ownCalls(rules: Rules, base: (effect: CallEffect) => CallRule): readonly CallRule[] {
  const { attached, enabled, confirmation, decision, kind } = rules;
  if (!attached) return [];
  if (!enabled) return [base("allow")];
  const answered = (effect: CallEffect): CallEffect =>
    effect !== "ask" || confirmation === "inherit_parent" ? effect : confirmation === "auto_approve" ? "allow" : "deny";
  const own = callRulesOf(kind ? undefined : base(decision), rules);
  return own.map((rule) => ({ ...rule, effect: answered(rule.effect) }));
}

function isDenied({ deny }: Rules, tool: string): boolean {
  return deny.some(({ rule }) => isWhole(rule) && means(rule, tool));
}

/** The tools of a capability that no rule denies as a whole. */
function left(rules: Rules, capability: Capability): readonly string[] {
  const tools = toolsOf[capability].filter((tool) => !isDenied(rules, tool));
  return tools.length === toolsOf[capability].length
    ? ["*"]
    : tools.map((tool) => (tool === "mcp__" ? "mcp__*" : tool));
}

/** What runs without a question to the user. */
export function bypassesOf(rules: Rules, table: Table, source: Source): readonly Bypass[] {
  return [
    ...openPolicy(rules, table, source),
    ...rules.allow.flatMap((placed) => wideRule(placed, rules.tools ? "tools" : "permissions.allow")),
    ...confirmationBypass(rules),
    ...approvalByRule(rules),
  ];
}

/** `enabled` and `default_decision`, which count only next to a rule that allows or denies. */
function openPolicy({ attached, decision, enabled, tools }: Rules, table: Table, source: Source): readonly Bypass[] {
  const node = tools ? undefined : valueOf(table, "permissions");
  const bypass = (key: string, value: string, because: string): Bypass => ({
    setting: `permissions.${key}`,
    value,
    effect: attached ? "bypass" : "unhonoured",
    because: attached
      ? because
      : "would allow without asking, but has no effect in this edition without a rule that allows or denies",
    at: { source, span: (valueOf(node, key) ?? node ?? table).span },
  });
  if (!enabled)
    return [bypass("enabled", "false", "turns off every rule, so that each call is allowed without asking")];
  return decision === "allow"
    ? [bypass("default_decision", "allow", "allows everything that no rule names without asking")]
    : [];
}

function wideRule({ rule, at }: Placed, setting: string): readonly Bypass[] {
  const bypass = (because: string): readonly Bypass[] => [{ setting, value: rule.rule, effect: "bypass", because, at }];
  if (meansEveryCall(rule)) return bypass("allows every tool without asking");
  return laneOf(rule) === capabilities
    ? bypass("allows a whole lane of tools without asking, perhaps everything that runs something")
    : [];
}

function confirmationBypass({ confirmed: at, confirmation }: Rules): readonly Bypass[] {
  if (!at || confirmation !== "auto_approve") return [];
  const because = "approves without asking whatever would be asked";
  return [{ setting: "confirmation_inheritance", value: "auto_approve", effect: "bypass", because, at }];
}

/** With any rule, this edition approves what the rules leave open. */
function approvalByRule(rules: Rules): readonly Bypass[] {
  const [first] = [...rules.allow, ...rules.deny];
  if (!first || !leavesQuestions(rules) || rules.confirmed) return [];
  return [
    {
      setting: rules.listed.includes(first) ? "disallowedTools" : "permissions",
      value: first.rule.rule,
      effect: "auto-approve",
      because: "is a rule, and with any rule this edition approves everything that no rule covers without asking",
      at: first.at,
    },
  ];
}

/** Whether the host would ask about calls that no rule names, as far as the rules decide. */
function leavesQuestions({ attached, enabled, tools, kind, decision }: Rules): boolean {
  return attached && enabled && !tools && !kind && decision === "ask";
}

/** Rules and keys that change nothing, each with the reason. */
export function ineffectiveIn(rules: Rules, table: Table, source: Source): readonly Ineffective[] {
  const { allow, ask, deny } = rules;
  const denied = new Set(deny.flatMap(({ rule }) => (isWhole(rule) ? [rule.tool_name.toLowerCase()] : [])));
  return [
    ...unreadPermissions(rules, table, source),
    ...approvedRules(rules),
    ...(
      [
        ["deny", deny],
        ["ask", ask],
        ["allow", allow],
      ] as const
    ).flatMap(([list, placed]) => placed.flatMap((rule) => faultsOf(list, rule, denied))),
  ];
}

/** Permissions that the host replaces by a list of tools, or does not look at. */
function unreadPermissions(
  { tools, attached, ask, decision }: Rules,
  table: Table,
  source: Source,
): readonly Ineffective[] {
  const node = valueOf(table, "permissions");
  if (!node) return [];
  const limit = (because: string): readonly Ineffective[] => [
    { kind: "limit", what: "permissions", because, at: { source, span: node.span } },
  ];
  if (tools) return limit("a list of tools replaces all of it");
  return !attached && (ask.length > 0 || decision === "deny")
    ? limit("without a rule that allows or denies, this edition ignores the rest")
    : [];
}

/** Lists that hold nothing back, because every question is approved. */
function approvedRules(rules: Rules): readonly Ineffective[] {
  if (!leavesQuestions(rules) || rules.confirmation !== "auto_approve") return [];
  const limit = (what: string, because: string, [first]: readonly Placed[]): readonly Ineffective[] =>
    first ? [{ kind: "limit", what, because, at: first.at }] : [];
  return [
    ...limit(
      "permissions.allow",
      "everything that no rule names is approved without asking, so the list limits nothing",
      rules.allow,
    ),
    ...limit("permissions.ask", "every question is approved", rules.ask),
  ];
}

function faultsOf(
  list: "deny" | "ask" | "allow",
  { rule, at }: Placed,
  denied: ReadonlySet<string>,
): readonly Ineffective[] {
  const what = rule.rule;
  if (laneOf(rule)) return [];
  if (rule.arg_pattern === null && rule.tool_name.includes("("))
    return [
      {
        kind: list === "allow" ? "value" : "limit",
        what,
        because: "it does not end with `)`, so all of it is read as the name of a tool",
        at,
      },
    ];
  // In the other lists the name counts as a power, since a server may have such a tool.
  if (!isKnown(rule)) return list === "deny" ? [{ kind: "unknown-tool", what, because: "unknown tool", at }] : [];
  const twin = list !== "deny" && denied.has(rule.tool_name.toLowerCase());
  return twin ? [{ kind: "value", what, because: "a rule that denies the same tool is applied first", at }] : [];
}
