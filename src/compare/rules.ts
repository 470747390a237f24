/** Compares the rules by which two states of a profile allow, ask about and deny calls. */
import {
  type CallEffect,
  type CallRule,
  type CallRules,
  matchesWildcard,
  plain,
  samplesOf,
} from "../model/call-rules.ts";
import type { Widening } from "./change.ts";
import { isSamePlace } from "./place.ts";
import type { Place } from "../repo/text.ts";

/** A call that is denied, or asked about, before a change and less so after it. */
interface LooserCall {
  readonly action: string;
  /** `null`: every call of the tool. */
  readonly resource: string | null;
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
    if (orderOf(old) === orderOf(own)) continue;
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

function nameOf({ action, resource }: LooserCall): string {
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
    const ofTool = (rules: readonly CallRule[]) => rules.filter((rule) => matchesWildcard(name, rule.action));
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
  for (const { text, patterns } of textsFor([
    ...new Set(["*", ...[...before, ...own].map(({ resource }) => resource)]),
  ])) {
    budget.left -= costOf(text, before) + costOf(text, after);
    if (budget.left < 0) return calls;
    const [earlier, later] = [decisive(before, text), decisive(after, text)];
    const from = effectOf(earlier);
    if (from === "allow" || strictness[effectOf(later)] >= strictness[from]) continue;
    // A call that two patterns match is not reported next to either of them.
    if (patterns.length > 1 && patterns.some((pattern) => loosened.has(`${from} ${pattern}`))) continue;
    for (const pattern of patterns) loosened.add(`${from} ${pattern}`);
    calls.push({ action, resource: shownOf(patterns), from, at: own.find((rule) => rule === later)?.at });
  }
  return calls;
}

function costOf(text: string, rules: readonly CallRule[]): number {
  const characters = rules.reduce((sum, { resource }) => sum + resource.length, 0);
  return rules.length + Math.floor((text.length * characters) / charactersOfMatch);
}

/** `null`: everything. */
function shownOf([pattern = "*", other]: readonly string[]): string | null {
  const resource = other === undefined ? pattern : pattern.replace(/\*+/, () => other);
  return isEverything(resource) ? null : plain(resource);
}

/** A call that no rule matches is denied. */
function effectOf(rule: CallRule | undefined): CallEffect {
  return rule?.effect ?? "deny";
}

function decisive(rules: readonly CallRule[], text: string): CallRule | undefined {
  return rules.findLast((rule) => matchesWildcard(text, rule.resource));
}

const strictness: { readonly [E in CallEffect]: number } = { allow: 0, ask: 1, deny: 2 };

interface Sample {
  readonly text: string;
  /** The patterns that it is a sample of. */
  readonly patterns: readonly string[];
}

/** Texts that each pattern matches, and then, of few patterns, texts that two of them match. */
function textsFor(patterns: readonly string[]): readonly Sample[] {
  const single = patterns.flatMap((pattern) =>
    samplesOf(pattern).map((text): Sample => ({ text, patterns: [pattern] })),
  );
  if (patterns.length > maxCombined) return single;
  const combined = patterns.flatMap((pattern) =>
    pattern.includes("*") && !isEverything(pattern)
      ? patterns.flatMap((other) =>
          other === pattern || isEverything(other)
            ? []
            : samplesOf(pattern.replace(/\*+/, () => other)).map(
                (text): Sample => ({ text, patterns: [pattern, other] }),
              ),
        )
      : [],
  );
  return [...single, ...combined];
}

function isEverything(pattern: string): boolean {
  return /^\*+(?: \*)?$/.test(pattern);
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
export function orderOf(rules: readonly CallRule[]): string {
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
  return JSON.stringify(rules.map(({ action, resource, effect }) => [action, resource, effect]));
}
