/** Reads permission rules in every spelling into one list, in which the last match wins. */
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";

export type Effect = "allow" | "ask" | "deny";

export interface Rule {
  readonly action: string;
  readonly resource: string;
  readonly effect: Effect;
  /** As the author wrote it: `bash: deny`, `bash.rm *: deny`. */
  readonly written: string;
  /** The origin of the rule: the host's defaults, a settings file, or the profile. */
  readonly from: "default" | "settings" | "profile";
  readonly at: Place;
}

const strictness: { readonly [E in Effect]: number } = { allow: 0, ask: 1, deny: 2 };

export function isStricter(a: Effect, b: Effect): boolean {
  return strictness[a] > strictness[b];
}

export function effectOf(node: Node | undefined): Effect | undefined {
  const word = node?.kind === "scalar" && typeof node.value === "string" ? node.value : "";
  return Object.hasOwn(strictness, word) ? (word as Effect) : undefined;
}

/** The effect of a rule. In settings the host substitutes `{env:…}` and `{file:…}` first, so such a value may be `allow`. */
function ruleEffectOf(node: Node | undefined): Effect | undefined {
  return effectOf(node) ?? (node?.kind === "scalar" && /\{(?:env|file):[^{}]*\}/.test(node.text) ? "allow" : undefined);
}

/**
 * The rules of the old shape: `tools` first, then `permission`, which replaces a rule of `tools` in its position
 * (anomalyco/opencode@24e0290:packages/core/src/v1/config/agent.ts, `normalize`).
 */
export function oldRules(table: Table, source: Source, from: Rule["from"]): readonly Rule[] {
  const byAction = new Map([...toolRules(table, source, from), ...permissionRules(table, source, from)]);
  return tamed([...byAction.values()].flat());
}

/** The same rules without replacement, as the second edition reads the settings for every agent. */
export function appendedRules(table: Table, source: Source, from: Rule["from"]): readonly Rule[] {
  return tamed(
    [...toolRules(table, source, from), ...permissionRules(table, source, from)].flatMap(([, rules]) => rules),
  );
}

type ByAction = ReadonlyMap<string, readonly Rule[]>;

function toolRules(table: Table, source: Source, from: Rule["from"]): ByAction {
  const byAction = new Map<string, readonly Rule[]>();
  const tools = valueOf(table, "tools");
  for (const [name, node] of ordered(tools)) {
    if (node.kind !== "scalar" || typeof node.value !== "boolean") continue;
    const action = name === "write" || name === "patch" ? "edit" : name;
    byAction.set(action, [
      {
        action,
        resource: "*",
        effect: node.value ? "allow" : "deny",
        written: `${name}: ${node.text}`,
        from,
        at: { source, span: node.span },
      },
    ]);
  }
  return byAction;
}

function permissionRules(table: Table, source: Source, from: Rule["from"]): ByAction {
  const byAction = new Map<string, readonly Rule[]>();
  const permission = valueOf(table, "permission");
  const whole = ruleEffectOf(permission);
  if (permission && whole)
    byAction.set("*", [
      {
        action: "*",
        resource: "*",
        effect: whole,
        written: `permission: ${whole}`,
        from,
        at: { source, span: permission.span },
      },
    ]);
  for (const [action, node] of ordered(permission)) {
    const effect = ruleEffectOf(node);
    const rules = effect
      ? [{ action, resource: "*", effect, written: `${action}: ${effect}`, from, at: { source, span: node.span } }]
      : ordered(node).flatMap(([resource, inner]): Rule[] => {
          const inside = ruleEffectOf(inner);
          return inside
            ? [
                {
                  action,
                  resource,
                  effect: inside,
                  written: `${action}.${resource}: ${inside}`,
                  from,
                  at: { source, span: inner.span },
                },
              ]
            : [];
        });
    byAction.set(action, rules);
  }
  return byAction;
}

/** How many rules of one origin are read, and how long an action's name may be; real files stay below both. */
const maxRules = 1_000;
const longest = 100;

/** Applies these limits: a rule above them that may grant something grants everything, and one that denies is ignored. */
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

/** A mapping's values in JavaScript's order: a repeated key keeps its first position and its last value. */
function ordered(node: Node | undefined): readonly (readonly [name: string, value: Node])[] {
  if (node?.kind !== "table") return [];
  const values = new Map<string, Node>();
  for (const { name, value } of node.entries) if (name !== undefined) values.set(name, value);
  return [...values];
}

/** opencode's wildcards: `*` is any text, `?` one character, and a final ` *` may be absent. Linear: only the last star is retried. */
export function matchesWildcard(text: string, pattern: string): boolean {
  if (!/[*?\\]/.test(pattern))
    return text === pattern || (text.includes("\\") && text.replaceAll("\\", "/") === pattern);
  const [subject, glob] = [text.replaceAll("\\", "/"), pattern.replaceAll("\\", "/")];
  if (glob.endsWith(" *") && subject === glob.slice(0, -2)) return true;
  let [at, from, star, tried] = [0, 0, -1, 0];
  while (at < subject.length) {
    if (from < glob.length && glob[from] === "*") [star, tried, from] = [from, at, from + 1];
    else if (from < glob.length && (glob[from] === "?" || glob[from] === subject[at])) [at, from] = [at + 1, from + 1];
    else if (star >= 0) [tried, at, from] = [tried + 1, tried + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(glob.slice(from));
}

export function isEverything(pattern: string): boolean {
  return /^\*+$/.test(pattern);
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
    matchesWildcard(narrow, wide)
  );
}

/** What decides an action: the rule for every resource that no later rule names, and the later rules that do not deny. */
export interface Outcome {
  readonly rule: Rule | undefined;
  readonly exceptions: readonly Rule[];
}

/** The last rule that matches wins. */
export function outcomeOf(action: string, rules: readonly Rule[]): Outcome {
  const later: Rule[] = [];
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if (!rule || !matchesWildcard(action, rule.action)) continue;
    if (isEverything(rule.resource)) return { rule, exceptions: later.filter(({ effect }) => effect !== "deny") };
    if (!later.some(({ resource }) => covering(resource, rule.resource))) later.push(rule);
  }
  return { rule: undefined, exceptions: later.filter(({ effect }) => effect !== "deny") };
}
