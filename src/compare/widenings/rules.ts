/** Compares the rules by which two states of a profile allow, ask about and deny calls. */
import {
  type CallEffect,
  type CallRule,
  type CallRules,
  appliesTo,
  matchesCallPattern,
  samplesOf,
} from "../../model/call-rules.ts";
import type { Widening } from "../change.ts";
import { isSamePlace } from "../item-place.ts";
import type { Place } from "../../repo/text.ts";

/** A call that is denied, or asked about, before a change and less so after it. */
interface LooserCall {
  readonly action: string;
  /** `null`: every call of the tool. */
  readonly resource: string | null;
  /** In words, where nobody wrote `resource`. */
  readonly shown: string | undefined;
  readonly from: Exclude<CallEffect, "allow">;
  /** The rule that now decides, if it is the profile's own. */
  readonly at: Place | undefined;
}

/** What is reported already, and where what is gone is reported. */
interface Reported {
  readonly home: Place;
  /** Tools that are new. */
  readonly tools: ReadonlySet<string>;
  /** Rules that are reported by themselves. */
  readonly places: readonly Place[];
}

/** The most matches that are tried. A long one counts as several. */
const maxMatches = 1 << 20;

/** A match with a star may compare each character of the text with each of the pattern. So many count as a match. */
const charactersOfMatch = 1024;

/** Up to so many patterns of a tool, each is also tried with each other in place of its first star. */
const maxCombined = 30;

/** The most calls that are reported. */
const maxCalls = 20;

/**
 * What a profile's own rules ask about and deny less than before, as far as samples of their patterns show. Both are
 * taken under the settings after the change, because a change of settings is reported by itself. Nothing where a side
 * has no rules.
 */
export function looserCalls(
  before: readonly CallRules[] = [],
  after: readonly CallRules[] = [],
  reported: Reported,
): readonly Widening[] {
  const budget = { left: maxMatches };
  const found = new Map<string, LooserCall>();
  for (const [i, { below, own }] of before.length === 0 ? [] : after.entries()) {
    const old = before[Math.min(i, before.length - 1)]?.own ?? [];
    if (decidingOrder(old) === decidingOrder(own)) continue;
    for (const call of looserIn({ below: below.flat(), old, own }, budget)) {
      const key = JSON.stringify([call.action, call.resource, call.from]);
      if (!found.has(key)) found.set(key, call);
    }
  }
  const isReported = ({ action, resource, from, at }: LooserCall): boolean =>
    (from === "deny" && resource === null && (reported.tools.has(action) || reported.tools.has("*"))) ||
    (at !== undefined && reported.places.some((place) => isSamePlace(place, at)));
  const calls = withoutParts([...found.values()]).filter((call) => !isReported(call));
  const widening = (kind: Widening["kind"], message: string, at = reported.home): Widening => ({
    kind,
    capability: null,
    message,
    at,
    chain: [],
  });
  return [
    ...calls
      .slice(0, maxCalls)
      .map((call) =>
        call.from === "deny"
          ? widening("scope", `is no longer denied ${nameOf(call)}`, call.at)
          : widening("bypass", `no longer asks before ${nameOf(call)}`, call.at),
      ),
    ...(budget.left < 0 ? [widening("scope", "has other rules, too many to compare")] : []),
  ];
}

function nameOf({ action, resource, shown }: LooserCall): string {
  if (shown !== undefined) return `\`${action}\` ${shown}`;
  if (resource !== null) return `\`${action} ${resource}\``;
  return action === "*" ? "any tool" : `\`${action}\``;
}

/** The rules of one kind of session before and after, those that concern one tool or all. */
interface Sides {
  readonly below: readonly CallRule[];
  readonly old: readonly CallRule[];
  readonly own: readonly CallRule[];
}

interface Budget {
  left: number;
}

function looserIn(sides: Sides, budget: Budget): readonly LooserCall[] {
  const all = [...sides.below, ...sides.old, ...sides.own];
  const names = [...new Set(all.map(({ action }) => action))].flatMap((action) =>
    samplesOf(action).map((name) => ({ name, action })),
  );
  return names.flatMap(({ name, action }) => {
    budget.left -= all.length;
    if (budget.left < 0) return [];
    const ofTool = (rules: readonly CallRule[]) =>
      rules.filter(({ action: pattern }) => matchesCallPattern({ text: name, pattern }));
    const [below, old, own] = [ofTool(sides.below), ofTool(sides.old), ofTool(sides.own)];
    return textOf(old) === textOf(own) ? [] : looserOf(action, { below, old, own }, budget);
  });
}

/** The calls of one tool. */
function looserOf(action: string, { below, old, own }: Sides, budget: Budget): readonly LooserCall[] {
  const calls: LooserCall[] = [];
  const [before, after] = [
    [...below, ...old],
    [...below, ...own],
  ];
  const loosened = new Set<string>();
  const patterns = new Map([everyCall, ...before, ...own].map((rule) => [keyOf(rule), rule] as const));
  for (const { text, words, patterns: matching } of textsFor([...patterns.values()])) {
    budget.left -= costOf(text, before) + costOf(text, after);
    if (budget.left < 0) return calls;
    const [earlier, later] = [decidingRule(before, text, words), decidingRule(after, text, words)];
    const from = effectOf(earlier);
    if (from === "allow" || strictness[effectOf(later)] >= strictness[from]) continue;
    // A call that two patterns match is not reported next to either of them.
    const keys = matching.map((pattern) => `${from} ${keyOf(pattern)}`);
    if (keys.length > 1 && keys.some((key) => loosened.has(key))) continue;
    for (const key of keys) loosened.add(key);
    const at = own.find((rule) => rule === later)?.at;
    calls.push({ action, resource: resourceOf(matching), shown: matching[0]?.shown, from, at });
  }
  return calls;
}

function costOf(text: string, rules: readonly CallRule[]): number {
  const characters = rules.reduce((sum, { resource }) => sum + resource.length, 0);
  return rules.length + Math.floor((text.length * characters) / charactersOfMatch);
}

/** What the patterns have in common. `null`: everything. */
function resourceOf([pattern = everyCall, other]: readonly CallPattern[]): string | null {
  if (other) return pattern.resource.replace(/\*+/, () => other.resource);
  return isEverything(pattern) ? null : pattern.resource;
}

/** What a rule says of the calls to which it applies. */
type CallPattern = Pick<CallRule, "resource" | "isLiteral" | "shown">;

const everyCall: CallPattern = { resource: "*" };

function keyOf({ resource, isLiteral, shown }: CallPattern): string {
  return JSON.stringify([resource, isLiteral === true, shown]);
}

/** A call that no rule matches is denied. */
function effectOf(rule: CallRule | undefined): CallEffect {
  return rule?.effect ?? "deny";
}

function decidingRule(rules: readonly CallRule[], text: string, words?: string): CallRule | undefined {
  return rules.findLast((rule) => appliesTo(rule, text, words));
}

const strictness: { readonly [E in CallEffect]: number } = { allow: 0, ask: 1, deny: 2 };

interface Sample {
  readonly text: string;
  /** Those of its pattern, if it has any. */
  readonly words?: string | undefined;
  /** The patterns that it is a sample of. */
  readonly patterns: readonly CallPattern[];
}

/** Texts that each pattern matches, and then, of few patterns, texts that two of them match. */
function textsFor(patterns: readonly CallPattern[]): readonly Sample[] {
  const single = patterns.flatMap((pattern) =>
    (pattern.isLiteral ? [pattern.resource] : samplesOf(pattern.resource)).map(
      (text): Sample => ({ text, words: pattern.shown, patterns: [pattern] }),
    ),
  );
  if (patterns.length > maxCombined) return single;
  const combined = patterns.flatMap((pattern) =>
    pattern.resource.includes("*") && !pattern.isLiteral && !isEverything(pattern)
      ? patterns.flatMap((other) =>
          other === pattern || isEverything(other)
            ? []
            : samplesWithin(pattern.resource, other).map((text): Sample => ({ text, patterns: [pattern, other] })),
        )
      : [],
  );
  return [...single, ...combined];
}

/** Samples of a pattern with another one in place of its first star. */
function samplesWithin(pattern: string, { resource, isLiteral }: CallPattern): readonly string[] {
  if (!isLiteral) return samplesOf(pattern.replace(/\*+/, () => resource));
  const place = "\u0002";
  return samplesOf(pattern.replace(/\*+/, place)).map((text) => text.replace(place, () => resource));
}

function isEverything({ resource, isLiteral }: CallPattern): boolean {
  return isLiteral !== true && /^\*+(?: \*)?$/.test(resource);
}

/** A call of a tool is part of any call of it, and that of any call of any tool. */
function withoutParts(calls: readonly LooserCall[]): readonly LooserCall[] {
  const whole = new Set(
    calls.flatMap(({ action, resource, from }) => (resource === null ? [`${from} ${action}`] : [])),
  );
  const isPart = ({ action, resource, from }: LooserCall): boolean =>
    (resource !== null && whole.has(`${from} ${action}`)) || (action !== "*" && whole.has(`${from} *`));
  return calls.filter((call) => !isPart(call));
}

/** Equal for rules that decide alike because only rules of different tools have changed places. */
export function decidingOrder(rules: readonly CallRule[]): string {
  const blocks: CallRule[][] = [[]];
  for (const rule of rules) {
    if (/[*?\\]/.test(rule.action)) blocks.push([rule], []);
    else blocks.at(-1)?.push(rule);
  }
  return textOf(
    blocks.flatMap((block) => block.toSorted((a, b) => (a.action < b.action ? -1 : a.action > b.action ? 1 : 0))),
  );
}

function textOf(rules: readonly CallRule[]): string {
  return JSON.stringify(
    rules.map(({ action, resource, isLiteral = false, shown = "", effect }) => [
      action,
      resource,
      isLiteral,
      shown,
      effect,
    ]),
  );
}
