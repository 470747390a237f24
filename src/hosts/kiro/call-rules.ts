/** What a profile allows, asks about and denies, call by call, to compare two states of it. */
import type { CallRule, CallRules } from "../../model/call-rules.ts";
import { type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { callRulesOf } from "../_kit/agent-json/call-rules.ts";
import { entriesOf } from "../_kit/agent-json/entries.ts";
import { groupOf, isGiven, rulesIn } from "./auto-approved.ts";

/** What a profile says of calls. CLI 2 does not read `permissions`; which of its rules wins is assumed. */
export function rulesOf(
  table: Table,
  { source, edition }: { readonly source: Source; readonly edition: string },
  home: Place,
  body: Span | undefined,
): readonly CallRules[] {
  const tools = valueOf(table, "tools");
  const given = tools && new Set(entriesOf(tools, source).map(({ name }) => groupOf(name)));
  const nameOf = (name: string): string | undefined => {
    if (given && !isGiven(name, given)) return undefined;
    const [first = name] = groupOf(name).split(" ");
    return first === "@builtin" ? "*" : first;
  };
  const rules = callRulesOf({
    source,
    allowed: entriesOf(valueOf(table, "allowedTools"), source),
    settings: valueOf(table, "toolsSettings"),
    home,
    nameOf,
    more: body || edition !== "2" ? permissionRules(table, source) : [],
  });
  const excluded = body ? excludedRules(table, source, nameOf) : [];
  return rules.map(({ below, own }) => ({ below, own: [...own, ...excluded] }));
}

/** `excludedTools`: the agent does not have the tool, whatever allows it. The name of a server is all of its tools. */
function excludedRules(
  table: Table,
  source: Source,
  nameOf: (tool: string) => string | undefined,
): readonly CallRule[] {
  return entriesOf(valueOf(table, "excludedTools"), source).flatMap(({ name, at }) => {
    const action = nameOf(name);
    if (action === undefined) return [];
    const actions = /^@[^/]+$/.test(action) ? [action, `${action}/*`] : [action];
    return actions.map((one): CallRule => ({ action: one, resource: "*", effect: "deny", at }));
  });
}

function permissionRules(table: Table, source: Source): readonly CallRule[] {
  const rules = rulesIn(valueOf(table, "permissions")).flatMap(({ capability, effect, matches, excluded, node }) =>
    (matches.length === 0 ? ["*"] : matches).map((match): CallRule => {
      return {
        action: ["all", "builtin"].includes(capability) ? "*" : capability,
        ...callsOf(match, excluded),
        effect: effect === "allow" || effect === "deny" ? effect : "ask",
        at: { source, span: node.span },
      };
    }),
  );
  return ["allow", "ask", "deny"].flatMap((effect) => rules.filter((rule) => rule.effect === effect));
}

/** Patterns of Kiro are compared as they are written. */
function callsOf(match: string, excluded: readonly string[]): Pick<CallRule, "resource" | "isLiteral" | "shown"> {
  if (excluded.length === 0) return match === "*" ? { resource: "*" } : { resource: match, isLiteral: true };
  const exceptions = excluded.map((pattern) => `\`${pattern}\``).join(", ");
  return {
    resource: JSON.stringify([match, ...excluded]),
    isLiteral: true,
    shown: `calls ${match === "*" ? "" : `of \`${match}\` `}except ${exceptions}`,
  };
}
