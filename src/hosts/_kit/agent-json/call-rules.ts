/** The rules of `allowedTools` and `toolsSettings` in the agent format of Amazon Q Developer CLI and Kiro CLI. */
import { type CallEffect, type CallRule, type CallRules } from "../../../model/call-rules.ts";
import { type Node, textOf, valueOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { tableEntries } from "../profiles/fields.ts";
import { entriesOf, type ToolName } from "./entries.ts";
import { matchesEverything } from "./tool-settings.ts";

/** What an agent says of calls. */
interface Approvals {
  readonly source: Source;
  /** The entries of `allowedTools` that name a tool which the agent has. */
  readonly allowed: readonly ToolName[];
  readonly settings: Node | undefined;
  /** The one name of a tool that has several; `undefined` for a tool that the agent does not have. */
  readonly nameOf: (tool: string) => string | undefined;
  readonly home: Place;
  /** Rules of other keys, below those that deny. */
  readonly more?: readonly CallRule[];
}

/** A later list wins over an earlier one: what is denied is denied whatever else allows it. */
const lists: readonly (readonly [key: string, effect: CallEffect])[] = [
  ["availableAgents", "ask"],
  ["allowedCommands", "allow"],
  ["allowedPaths", "allow"],
  ["allowedServices", "allow"],
  ["trusted", "allow"],
  ["trustedAgents", "allow"],
  ["deniedCommands", "deny"],
  ["deniedPaths", "deny"],
  ["deniedServices", "deny"],
  ["blocked", "deny"],
];

/** Without a rule, the program asks. */
export function callRulesOf({ source, allowed, settings, nameOf, home, more = [] }: Approvals): readonly CallRules[] {
  const ofTools = tableEntries(settings).flatMap(({ name: tool = "", value }): readonly CallRule[] => {
    const action = nameOf(tool);
    return action === undefined ? [] : rulesOfTool(action, value, source);
  });
  const ofAllowed = allowed.flatMap(({ name, at }): readonly CallRule[] => {
    const action = nameOf(name);
    return action === undefined ? [] : [{ action, resource: "*", effect: "allow", at }];
  });
  const base: CallRule = { action: "*", resource: "*", effect: "ask", at: home };
  return [{ below: [[base]], own: [...ofAllowed, ...more, ...ofTools] }];
}

function rulesOfTool(action: string, settings: Node, source: Source): readonly CallRule[] {
  const rule = (effect: CallEffect, resource: string, { span }: Node): CallRule => ({
    action,
    resource,
    effect,
    at: { source, span },
  });
  const [available, byDefault, readOnly] = ["availableAgents", "denyByDefault", "autoAllowReadonly"].map((key) =>
    valueOf(settings, key),
  );
  return [
    ...(available ? [rule("deny", "*", available)] : []),
    ...(byDefault && textOf(byDefault) === "true" ? [rule("deny", "*", byDefault)] : []),
    ...(readOnly && textOf(readOnly) === "true"
      ? [
          {
            ...rule("allow", "autoAllowReadonly", readOnly),
            isLiteral: true as const,
            shown: "commands that only read",
          },
        ]
      : []),
    ...lists.flatMap(([key, effect]) =>
      entriesOf(valueOf(settings, key), source).map(
        ({ name, at }): CallRule => ({
          action,
          ...(matchesEverything(key, name) ? { resource: "*" } : { resource: name, isLiteral: true as const }),
          effect,
          at,
        }),
      ),
    ),
  ];
}
