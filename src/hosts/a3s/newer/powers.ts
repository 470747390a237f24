/** What the rules of a profile let it do, whom it asks, and which of them hold nothing back. */
import { capabilities, type Capability } from "../../../model/capability.ts";
import { type Fact, implied, stated } from "../../../model/fact.ts";
import { type Table, valueOf } from "../../../parsers/node.ts";
import type { Bypass, Grant, Ineffective } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";
import type { Rule } from "../fields.ts";
import { isKnown, isWhole, means, meansEveryCall, powersOf, toolsOf } from "../tools.ts";
import type { Kind } from "./fields.ts";
import type { Placed, Rules } from "./policy.ts";

/** What the presets of workers leave, as far as it is known; the widest reading where it is not. */
const presets: { readonly [K in Kind]: readonly Capability[] } = {
  read_only: ["read", "execute"],
  planner: ["read"],
  implementer: capabilities.filter((capability) => capability !== "delegate"),
  verifier: ["read", "execute"],
  reviewer: ["read", "execute"],
  custom: capabilities,
};

/** What `lane:…` grants: the execute lane all of it, of the others what their names leave possible. */
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

function everything(at: Place): readonly Grant[] {
  return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
}

export function readTools(rules: Rules, table: Table, source: Source, top: Place): Fact<readonly Grant[]> {
  const { kind, tools, decision, confirmation, attached, enabled } = rules;
  const key = ["permissions", "kind"].map((name) => valueOf(table, name)).find((node) => node);
  const at = tools ?? (key ? { source, span: key.span } : top);
  const without = (grants: readonly Grant[]): readonly Grant[] =>
    grants.filter(({ capability }) => left(rules, capability).length > 0);
  if (kind)
    return implied(
      without(presets[kind].map((capability) => ({ tool: "*", capability, scope: null, at }))),
      at,
      `\`kind\` brings rules of its own (${kind})`,
    );
  if (!attached)
    return implied(everything(at), at, "without a rule that allows or denies, the parent's policy decides");
  if (!enabled) return stated(everything(at), at);
  const asked = confirmation === "deny_on_ask" ? [] : rules.ask;
  const written = [...rules.allow, ...asked].flatMap(({ rule, at: place }) =>
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

function isDenied({ deny }: Rules, tool: string): boolean {
  return deny.some(({ rule }) => isWhole(rule) && means(rule, tool));
}

/** The tools of a capability that no rule denies whole. */
function left(rules: Rules, capability: Capability): readonly string[] {
  const tools = toolsOf[capability].filter((tool) => !isDenied(rules, tool));
  return tools.length === toolsOf[capability].length
    ? ["*"]
    : tools.map((tool) => (tool === "mcp__" ? "mcp__*" : tool));
}

export function bypassesOf(rules: Rules, table: Table, source: Source): readonly Bypass[] {
  const { attached, decision, enabled, confirmation, confirmed, allow, tools, kind } = rules;
  const node = tools ? undefined : valueOf(table, "permissions");
  const found: Bypass[] = [];
  const say = (setting: string, value: string, effect: Bypass["effect"], because: string, at: Place): void => {
    found.push({ setting, value, effect, because, at });
  };
  const place = (key: string): Place => ({ source, span: (valueOf(node, key) ?? node ?? table).span });
  const unheard =
    "would allow without asking, but without a rule that allows or denies this edition does not look at it";
  if (!enabled)
    say(
      "permissions.enabled",
      "false",
      attached ? "bypass" : "unhonoured",
      attached ? "switches every rule off, so that each call is allowed without asking" : unheard,
      place("enabled"),
    );
  else if (decision === "allow")
    say(
      "permissions.default_decision",
      "allow",
      attached ? "bypass" : "unhonoured",
      attached ? "allows without asking whatever no rule names" : unheard,
      place("default_decision"),
    );
  for (const { rule, at } of allow) {
    if (meansEveryCall(rule))
      say(tools ? "tools" : "permissions.allow", rule.rule, "bypass", "allows every tool without asking", at);
    else if (laneOf(rule) === capabilities)
      say(
        tools ? "tools" : "permissions.allow",
        rule.rule,
        "bypass",
        "allows a whole lane of tools, and may allow everything that runs something, without asking",
        at,
      );
  }
  if (confirmed && confirmation === "auto_approve")
    say(
      "confirmation_inheritance",
      "auto_approve",
      "bypass",
      "approves without asking whatever would be asked",
      confirmed,
    );
  const silent = attached && enabled && !confirmed && !tools && !kind && decision === "ask";
  const [first] = [...allow, ...rules.deny];
  if (silent && first)
    say(
      rules.listed.includes(first) ? "disallowedTools" : "permissions",
      first.rule.rule,
      "auto-approve",
      "is a rule, and with any rule this edition approves without asking whatever the rules leave open",
      first.at,
    );
  return found;
}

export function ineffectiveIn(rules: Rules, table: Table, source: Source): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const add = (kind: Ineffective["kind"], what: string, because: string, at: Place): void => {
    found.push({ kind, what, because, at });
  };
  const node = valueOf(table, "permissions");
  const { allow, ask, deny, attached, tools, enabled, decision, confirmation, kind } = rules;
  if (tools && node)
    add("limit", "permissions", "a list of tools takes the place of all of it", { source, span: node.span });
  const alone = node && !attached && !tools;
  if (alone && (ask.length > 0 || decision === "deny"))
    add("limit", "permissions", "without a rule that allows or denies, this edition does not look at the rest", {
      source,
      span: node.span,
    });
  const open = attached && enabled && !tools && !kind && decision === "ask" && confirmation === "auto_approve";
  const [first] = allow;
  if (open && first)
    add(
      "limit",
      "permissions.allow",
      "what no rule names is approved without asking, so the list limits nothing",
      first.at,
    );
  const [question] = ask;
  if (open && question) add("limit", "permissions.ask", "every question is approved", question.at);
  const denied = new Set(deny.flatMap(({ rule }) => (isWhole(rule) ? [rule.tool_name.toLowerCase()] : [])));
  for (const [list, some] of [
    ["deny", deny],
    ["ask", ask],
    ["allow", allow],
  ] as const)
    for (const placed of some) found.push(...faultsOf(list, placed, denied));
  return found;
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
        because: "it does not end with `)`, so all of it is taken for the name of a tool",
        at,
      },
    ];
  if (!isKnown(rule)) return [{ kind: "unknown-tool", what, because: "this host has no tool of this name", at }];
  const twin = list !== "deny" && denied.has(rule.tool_name.toLowerCase());
  return twin
    ? [{ kind: "value", what, because: "a rule that denies names the same tool and is asked first", at }]
    : [];
}
