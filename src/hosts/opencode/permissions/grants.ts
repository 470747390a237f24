/** Finds what rules grant, which agents they let a profile start, and what they switch off or approve. */
import type { CallRules } from "../../../model/call-rules.ts";
import { capabilities } from "../../../model/capability.ts";
import { type Fact, implied, stated } from "../../../model/fact.ts";
import { interpreterIn, shownInterpreter } from "../../../model/interpreter.ts";
import type { Bypass, Grant } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";
import { isEverything, matchesCallPattern, outcomeOf, type Rule } from "./rules.ts";
import type { Session } from "../sessions.ts";
import { type Edition, isKnown, meantBy, powersIn } from "./tools.ts";
import { isPossible } from "./unknown-names.ts";

/**
 * The host's default rules, below all others: everything is allowed, and the host asks about files outside of the
 * project.
 */
export function defaultsAt(at: Place): readonly Rule[] {
  const rule = (action: string, effect: Rule["effect"]): Rule => ({
    action,
    resource: "*",
    effect,
    written: `${action}: ${effect}`,
    from: "default",
    at,
  });
  return [rule("*", "allow"), rule("external_directory", "ask"), rule("doom_loop", "ask"), rule("question", "deny")];
}

/** The rules below a profile's own rules. */
export interface Below {
  /** The built-in agent of this name, which the profile changes, and its rules. */
  readonly builtin: { readonly name: string; readonly rules: readonly Rule[] } | undefined;
  /** What the sessions that read the profile add. */
  readonly sessions: readonly Session[];
  /** The key that holds the profile's rules. */
  readonly key: "permission" | "permissions";
}

/** The grants that rules give. `own` are the profile's rules. */
export function grantsFrom(
  own: readonly Rule[],
  { builtin, sessions, key: named }: Below,
  edition: Edition,
  home: Place,
): Fact<readonly Grant[]> {
  const grants = grantsIn(own, { builtin, sessions }, edition, home);
  const base = own.findLast(({ action, resource }) => isEverything(action) && isEverything(resource));
  if (base) return stated(grants, base.at);
  if (builtin)
    return implied(
      grants,
      own[0]?.at ?? home,
      `it changes the built-in \`${builtin.name}\`, whose permissions stay on`,
    );
  const narrowed = sessions.some(({ above }) => above.some(({ effect }) => effect === "deny"));
  const [first] = own;
  if (!first)
    return implied(
      grants,
      home,
      `no \`${named}\` means every tool${narrowed ? " that the project's settings do not deny" : ""}`,
    );
  const denies = narrowed || own.some(({ effect }) => effect === "deny");
  return implied(
    grants,
    first.at,
    denies
      ? `every tool that no rule${narrowed ? ", the project's settings included," : ""} denies is on`
      : "no rule denies a tool, so every tool is on",
  );
}

/** The grants of all sessions, each once. */
function grantsIn(
  own: readonly Rule[],
  { builtin, sessions }: Pick<Below, "builtin" | "sessions">,
  edition: Edition,
  home: Place,
): readonly Grant[] {
  const grants = new Map<string, Grant>();
  for (const { above, own: merged = own } of sessions) {
    const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
    const found = granted(rules, edition, home);
    // opencode 1.18.33 holds a second edition that does not rename actions and asks for `bash`.
    const embedded =
      edition === "1"
        ? []
        : granted(
            rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action })),
            "1",
            home,
          );
    const more = embedded.filter(({ capability }) => !found.some((grant) => grant.capability === capability));
    for (const grant of [...found, ...more]) {
      const key = `${grant.capability} ${grant.tool} ${grant.scope}`;
      if (!grants.has(key)) grants.set(key, grant);
    }
  }
  return [...grants.values()];
}

/** The rules that decide about calls in each session. `own` are the profile's rules. */
export function callRulesOf(own: readonly Rule[], { builtin, sessions }: Below, home: Place): readonly CallRules[] {
  return sessions.map(({ above, own: merged = own }) => ({
    below: [defaultsAt(home), builtin?.rules ?? [], above],
    own: merged,
  }));
}

/**
 * Which agents a profile can start; `undefined` where no rule denies one. The last matching rule wins. A skill starts
 * no agent.
 */
export function startsOf(
  own: readonly Rule[],
  { builtin, sessions }: Below,
  edition: Edition,
  home: Place,
): ((name: string) => boolean) | undefined {
  const [action] = powersIn(edition).flatMap((power) => (power.capability === "delegate" ? [power.action] : []));
  const lists = sessions.map(({ above, own: merged = own }) =>
    [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged].filter((rule) =>
      matchesCallPattern({ text: action ?? "", pattern: rule.action }),
    ),
  );
  if (lists.some((rules) => rules.every(({ effect }) => effect !== "deny"))) return undefined;
  return (name) =>
    lists.some(
      (rules) =>
        rules.findLast(({ resource }) => matchesCallPattern({ text: name, pattern: resource }))?.effect !== "deny",
    );
}

/** How many tools of servers and plugins are reported one by one. */
const mostNames = 50;

function granted(rules: readonly Rule[], edition: Edition, home: Place): readonly Grant[] {
  const grants: Grant[] = [];
  const add = (action: string, tool: string, capability: Grant["capability"]): void => {
    const { rule, exceptions } = outcomeOf(action, rules);
    if (rule && rule.effect !== "deny")
      grants.push({
        tool,
        capability,
        scope: null,
        at: rule.from === "profile" ? rule.at : home,
        ...(rule.effect === "ask" ? { asks: true as const } : {}),
        ...(rule.from === "profile" && rule.action === action ? { allowedBy: rule.written } : {}),
      });
    else
      for (const { resource, at, from } of exceptions)
        grants.push({ tool, capability, scope: resource, at: from === "profile" ? at : home });
  };
  for (const { action, capability } of powersIn(edition)) add(action, action, capability);
  // A tool of a server or a plugin can have any name: a name that no rule has, or one that a rule has.
  add("\0", "*", "external");
  if (!grants.some(({ capability, scope }) => capability === "external" && scope === null)) {
    const names = [...new Set(rules.map(({ action }) => action))].filter(
      (name) =>
        !isKnown(name, edition) &&
        meantBy(name, edition) === undefined &&
        isPossible(name) &&
        !isEverything(name) &&
        !matchesSomeKnown(name, edition),
    );
    if (names.length <= mostNames) for (const name of names) add(name, name, "external");
    else grants.push({ tool: "*", capability: "external", scope: null, at: home });
  }
  const whole = capabilities.every((capability) =>
    grants.some((grant) => grant.capability === capability && grant.scope === null),
  );
  const every =
    whole &&
    powersIn(edition).every(({ action }) => grants.some(({ tool, scope }) => tool === action && scope === null));
  return every
    ? capabilities.map((capability) => ({
        tool: "*",
        capability,
        scope: null,
        at: grants.find((grant) => grant.capability === capability)?.at ?? home,
        ...(grants.every((grant) => grant.capability !== capability || grant.asks) ? { asks: true as const } : {}),
      }))
    : grants;
}

function matchesSomeKnown(pattern: string, edition: Edition): boolean {
  return powersIn(edition).some(({ action }) => matchesCallPattern({ text: action, pattern: pattern }));
}

/** The root of the file system, or a whole home directory. */
const wide = /^(?:~|\$HOME|\/(?:home|Users|root)(?:\/[^/]*)?)?\/?\*+(?:\/\*+)*$/;

/**
 * The profile's own rules that ask about nothing, reach outside of the project, or override a question of the project's
 * settings.
 */
export function bypassesOf(own: readonly Rule[], below: Below, edition: Edition, home: Place): readonly Bypass[] {
  const found = [...outsideBypasses(own), ...overrides(own, below, edition, home), ...interpreters(own, edition)];
  // A rule is reported once, for the first reason.
  return found
    .filter(({ rule }, i) => found.findIndex((earlier) => earlier.rule.at === rule.at) === i)
    .map(({ rule, effect, because }) => ({
      setting: rule.written.slice(0, rule.written.lastIndexOf(":")),
      value: rule.effect,
      effect,
      because,
      at: rule.at,
    }));
}

interface FoundBypass {
  readonly rule: Rule;
  readonly effect: Bypass["effect"];
  readonly because: string;
}

function outsideBypasses(own: readonly Rule[]): readonly FoundBypass[] {
  const { rule, exceptions } = outcomeOf("external_directory", own);
  const found: FoundBypass[] = [];
  if (rule?.effect === "allow")
    found.push(
      isEverything(rule.action)
        ? { rule, effect: "bypass", because: "runs every tool without asking, even on files outside the project" }
        : { rule, effect: "auto-approve", because: "reaches files outside the project without asking" },
    );
  for (const exception of exceptions)
    if (exception.effect === "allow" && wide.test(exception.resource))
      found.push({
        rule: exception,
        effect: "auto-approve",
        because: "reaches files far outside the project without asking",
      });
  return found;
}

/** Rules that allow an interpreter with any arguments where the profile's other rules ask or deny. */
function interpreters(own: readonly Rule[], edition: Edition): readonly FoundBypass[] {
  return powersIn(edition).flatMap(({ action, capability }) => {
    const { rule, exceptions } = outcomeOf(action, own);
    if (capability !== "execute" || !rule || rule.effect === "allow") return [];
    return exceptions.flatMap((exception): readonly FoundBypass[] => {
      const interpreter = exception.effect === "allow" ? interpreterIn(exception.resource, "text") : undefined;
      if (!interpreter) return [];
      const because = `lets ${shownInterpreter(interpreter)} run any code without asking, which is every command`;
      return [{ rule: exception, effect: "interpreter", because }];
    });
  });
}

/** Rules that allow writing or commands where the project's settings deny them or ask. */
function overrides(
  own: readonly Rule[],
  { builtin, sessions }: Below,
  edition: Edition,
  home: Place,
): readonly FoundBypass[] {
  const allowing = powersIn(edition).flatMap(({ action, capability }) => {
    const rule = capability === "write" || capability === "execute" ? outcomeOf(action, own).rule : undefined;
    return rule?.effect === "allow" ? [{ action, rule }] : [];
  });
  return sessions.flatMap(({ above }) =>
    allowing.flatMap(({ action, rule }): readonly FoundBypass[] => {
      const before = outcomeOf(action, [...defaultsAt(home), ...(builtin?.rules ?? []), ...above]).rule;
      if (before?.from !== "settings" || before.effect === "allow") return [];
      const because = `takes back \`${before.written}\` of \`${before.at.source.path}\``;
      return [{ rule, effect: "auto-approve", because }];
    }),
  );
}
