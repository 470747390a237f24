/** Reads permission rules in every spelling into one list, in which the last match wins. */
import { type CallEffect, type CallRule, matchesCallPattern } from "../../../model/call-rules.ts";
import { isNull, isText, type Node, type Table, valueOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";

export { matchesCallPattern, samplesOf } from "../../../model/call-rules.ts";

type Effect = CallEffect;

/** A rule with its origin and its spelling. */
export interface Rule extends CallRule {
  /** The action as written, if the second edition's documentation gives it another name. */
  readonly original?: string;
  /** As the author wrote it: `bash: deny`, `bash.rm *: deny`. */
  readonly written: string;
  /** The origin of the rule: the host's defaults, a settings file, or the profile. */
  readonly from: "default" | "settings" | "profile";
}

const strictness: { readonly [E in Effect]: number } = { allow: 0, ask: 1, deny: 2 };

/** `deny` is stricter than `ask`, and that than `allow`. */
export function isStricter(a: Effect, b: Effect): boolean {
  return strictness[a] > strictness[b];
}

/** `undefined` for any other value. */
export function effectOf(node: Node | undefined): Effect | undefined {
  const word = isText(node) ? node.value : "";
  return Object.hasOwn(strictness, word) ? (word as Effect) : undefined;
}

/**
 * The effect of a rule. In settings the host substitutes `{env:…}` and `{file:…}` first, so such a value may be
 * `allow`.
 */
function ruleEffectOf(node: Node | undefined): Effect | undefined {
  return effectOf(node) ?? (node?.kind === "scalar" && /\{(?:env|file):[^{}]*\}/.test(node.text) ? "allow" : undefined);
}

/**
 * Rules by action, in the host's order: one for every resource, or one for each resource. `undefined` is no rule, and
 * replaces what an earlier map has: Kilo takes rules without a value.
 */
export type RuleMap = ReadonlyMap<string, Rule | ResourceRules | undefined>;
type ResourceRules = ReadonlyMap<string, Rule | undefined>;

/**
 * The rules of one agent in the old shape: `tools` first, then `permission`, which replaces a rule of `tools` in its
 * position (opencode 1.18.33, `ConfigAgentV1`).
 */
export function ruleMapOf(table: Table, source: Source, from: Rule["from"]): RuleMap {
  return new Map([...toolRules(table, source, from), ...permissionRules(table, source, from)]);
}

/** Two maps as the host merges settings and agents of one name: the later value, in the position of the earlier. */
export function mergedRules(earlier: RuleMap, later: RuleMap): RuleMap {
  const result = new Map(earlier);
  for (const [action, value] of later) {
    const before = result.get(action);
    result.set(action, isByResource(before) && isByResource(value) ? new Map([...before, ...value]) : value);
  }
  return result;
}

/** The rules of a map, in the order in which the host applies them. */
export function rulesIn(map: RuleMap): readonly Rule[] {
  return tamed(inObjectOrder([...map]).flatMap(([, value]) => rulesOf(value)));
}

function rulesOf(value: Rule | ResourceRules | undefined): readonly Rule[] {
  if (value === undefined) return [];
  return isByResource(value) ? inObjectOrder([...value]).flatMap(([, rule]) => rule ?? []) : [value];
}

const isByResource = (value: Rule | ResourceRules | undefined): value is ResourceRules => value instanceof Map;

/** Keys in the order of a JavaScript object: whole numbers first. */
function inObjectOrder<T>(entries: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  const isIndex = (name: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;
  if (!entries.some(([name]) => isIndex(name))) return entries;
  const indexes = entries.filter(([name]) => isIndex(name)).sort(([a], [b]) => Number(a) - Number(b));
  return [...indexes, ...entries.filter(([name]) => !isIndex(name))];
}

/** The rules of the old shape in one list. */
export function oldRules(table: Table, source: Source, from: Rule["from"]): readonly Rule[] {
  return rulesIn(ruleMapOf(table, source, from));
}

/** The same rules without replacement, as the second edition reads the settings for every agent. */
export function appendedRules(table: Table, source: Source, from: Rule["from"]): readonly Rule[] {
  return tamed([...rulesIn(toolRules(table, source, from)), ...rulesIn(permissionRules(table, source, from))]);
}

/** The rules of a `tools` map. */
export function toolRules(table: Table, source: Source, from: Rule["from"]): RuleMap {
  const byAction = new Map<string, Rule>();
  for (const [name, node] of valuesIn(valueOf(table, "tools"))) {
    if (node.kind !== "scalar" || typeof node.value !== "boolean") continue;
    const action = name === "write" || name === "patch" ? "edit" : name;
    byAction.set(action, {
      action,
      resource: "*",
      effect: node.value ? "allow" : "deny",
      written: `${name}: ${node.text}`,
      from,
      at: { source, span: node.span },
    });
  }
  return byAction;
}

/** The rules of a `permission` map, or of its one word. */
export function permissionRules(table: Table, source: Source, from: Rule["from"]): RuleMap {
  const byAction = new Map<string, Rule | ResourceRules | undefined>();
  const permission = valueOf(table, "permission");
  const ruleOf = (action: string, resource: string, node: Node, written: string): Rule | undefined => {
    const effect = ruleEffectOf(node);
    return (
      effect && {
        action,
        resource,
        effect,
        written: `${written}: ${effect}`,
        from,
        at: { source, span: node.span },
      }
    );
  };
  const whole = permission && ruleOf("*", "*", permission, "permission");
  // In Kilo, no value is `{"*": null}`: it replaces `"*": false` of `tools`, and `"*"` of an earlier map.
  if (whole || isNull(permission)) byAction.set("*", whole);
  for (const [action, node] of valuesIn(permission)) {
    // The host builds an object, on which this key sets no property.
    if (action === "__proto__") continue;
    const inner = valuesIn(node).map(
      ([resource, value]) => [resource, ruleOf(action, resource, value, `${action}.${resource}`)] as const,
    );
    byAction.set(action, isNull(node) ? undefined : (ruleOf(action, "*", node, action) ?? new Map(inner)));
  }
  return byAction;
}

/** How many rules of one origin are read, and how long an action's name may be; real files stay below both. */
const maxRules = 1_000;
const longest = 100;

/**
 * Applies these limits: a rule above them that may grant something grants everything, and one that denies is ignored.
 */
function tamed(rules: readonly Rule[]): readonly Rule[] {
  const [first] = rules;
  const known = rules.flatMap((rule): readonly Rule[] =>
    rule.action.length <= longest ? [rule] : rule.effect === "deny" ? [] : [{ ...rule, action: "*", resource: "*" }],
  );
  return known.length <= maxRules || !first
    ? known
    : [
        { ...first, action: "*", resource: "*", effect: "allow", written: `… and ${known.length - maxRules} more` },
        ...known.slice(-maxRules),
      ];
}

/** The rules of the new shape: a list of `{action, resource, effect}`. */
export function nativeRules(table: Table, source: Source, from: Rule["from"]): readonly Rule[] {
  const list = valueOf(table, "permissions");
  if (list?.kind !== "list") return [];
  const rules = list.items.flatMap((item): Rule[] => {
    const [action, resource] = [valueOf(item, "action"), valueOf(item, "resource")];
    const effect = ruleEffectOf(valueOf(item, "effect"));
    if (action?.kind !== "scalar" || resource?.kind !== "scalar" || !effect) return [];
    return [
      {
        action: action.text,
        resource: resource.text,
        effect,
        written: `${action.text} ${resource.text}: ${effect}`,
        from,
        at: { source, span: item.span },
      },
    ];
  });
  return tamed(rules);
}

/** The values of a mapping: a repeated key keeps its first position and its last value. */
function valuesIn(node: Node | undefined): readonly (readonly [name: string, value: Node])[] {
  if (node?.kind !== "table") return [];
  const values = new Map<string, Node>();
  for (const { name, value } of node.entries) if (name !== undefined) values.set(name, value);
  return [...values];
}

/** Whether a pattern matches every text. A final ` *` may be absent, so `* *` does too. */
export function isEverything(pattern: string): boolean {
  return pattern === "*" || /^\*+(?: \*)?$/.test(pattern);
}

/** The rule that decides about one text: the last that matches. */
export function effectAt(rules: readonly Rule[], action: string, text: string): Rule | undefined {
  return rules.findLast(
    (rule) =>
      matchesCallPattern({ text: action, pattern: rule.action }) &&
      matchesCallPattern({ text: text, pattern: rule.resource }),
  );
}

/** Whether `wide` matches everything that `narrow` matches. Conservative: `false` may be wrong. */
export function covers(wide: Rule, narrow: Rule): boolean {
  return covering(wide.action, narrow.action) && covering(wide.resource, narrow.resource);
}

function covering(wide: string, narrow: string): boolean {
  if (wide === narrow || isEverything(wide)) return true;
  return (
    wide.includes("*") &&
    !wide.includes("?") &&
    wide.length + narrow.length <= 2 * longest &&
    matchesCallPattern({ text: narrow, pattern: wide })
  );
}

/**
 * What decides an action: the rule for every resource that no later rule names, and the later rules that do not deny.
 */
export interface Outcome {
  readonly rule: Rule | undefined;
  readonly exceptions: readonly Rule[];
}

/** The last rule that matches wins. */
export function outcomeOf(action: string, rules: readonly Rule[]): Outcome {
  const later: Rule[] = [];
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if (!rule || !matchesCallPattern({ text: action, pattern: rule.action })) continue;
    if (isEverything(rule.resource)) return { rule, exceptions: later.filter(({ effect }) => effect !== "deny") };
    if (!later.some(({ resource }) => covering(resource, rule.resource))) later.push(rule);
  }
  return { rule: undefined, exceptions: later.filter(({ effect }) => effect !== "deny") };
}
