/**
 * Finds rules that have no effect: overridden ones, names that no tool has, and `tools` maps that switch nothing off.
 */
import { type Table, valueOf } from "../../../parsers/node.ts";
import type { Ineffective } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { type Below, defaultsAt } from "./grants.ts";
import { covers, effectAt, isEverything, isStricter, matchesCallPattern, type Rule, samplesOf } from "./rules.ts";
import { type Edition, powersIn } from "./tools.ts";
import { type Meaning, meaningOf } from "./unknown-names.ts";
import { groupBy } from "../../../repo/many.ts";

/** A rule without effect, and why. */
export interface Idle extends Pick<Ineffective, "kind" | "because" | "certainty"> {
  readonly rule: Rule;
}

/**
 * Rules that a later one of the same list overrides, and names that no tool has, if something that they name has
 * another effect in the end: a `deny` that a later rule repeats holds.
 */
export function idleRules(own: readonly Rule[], below: Below, edition: Edition, home: Place): readonly Idle[] {
  const readings = readingsOf(own, below, edition, home);
  return own.flatMap((rule, i) => idleAt(own, i, rule, readings, edition));
}

/** One fact for each block of rules and reason. */
export function ineffectiveRules(found: readonly Idle[]): readonly Ineffective[] {
  const blocks = groupBy(found, (idle) =>
    JSON.stringify([idle.kind, idle.rule.original ?? idle.rule.action, idle.because]),
  );
  return [...blocks.values()].map(
    ([{ rule, ...why }, ...others]): Ineffective => ({
      ...why,
      what: rule.written,
      at: rule.at,
      ...(others.length > 0
        ? { related: others.map(({ rule: { written, at } }) => ({ message: `\`${written}\` too`, at })) }
        : {}),
    }),
  );
}

/** All rules that apply in one session, as one edition names their actions. */
interface Reading {
  readonly rules: readonly Rule[];
  /** The second edition inside of opencode 1.18.33, which renames no action. */
  readonly isEmbedded: boolean;
}

function readingsOf(
  own: readonly Rule[],
  { builtin, sessions }: Below,
  edition: Edition,
  home: Place,
): readonly Reading[] {
  const isRenamed = edition === "2" && own.some(({ original }) => original === "write" || original === "patch");
  return sessions.flatMap(({ above, own: merged = own }): readonly Reading[] => {
    const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
    const embedded = rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action }));
    return [{ rules, isEmbedded: false }, ...(isRenamed ? [{ rules: embedded, isEmbedded: true }] : [])];
  });
}

function idleAt(
  own: readonly Rule[],
  i: number,
  rule: Rule,
  readings: readonly Reading[],
  edition: Edition,
): readonly Idle[] {
  const { action, original, effect } = rule;
  if ((original === "write" || original === "patch") && effect !== "allow") {
    const embedded = readings.filter(({ isEmbedded }) => isEmbedded);
    const because = "the second edition in opencode 1.18.33 asks for `edit`, so it denies nothing there";
    return isUndone(rule, "edit", embedded) ? [{ kind: "limit", rule, because }] : [];
  }
  const meaning = meaningOf(action, edition);
  const first = readings.filter(({ isEmbedded }) => !isEmbedded);
  if (meaning) {
    const about = meaning.pattern === undefined ? rule : { ...rule, resource: meaning.pattern };
    const targets = meaning.meant.length > 0 ? meaning.meant : ["\0"];
    return targets.some((target) => isUndone(about, target, first)) ? [{ rule, ...wordsFor(rule, meaning) }] : [];
  }
  // The last of the rules that cover it decides: an earlier one matters only if that one has another effect.
  const later = own.slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200)).findLast((later) => covers(later, rule));
  if (!later || later.effect === effect || targetsOf(action, edition).every((target) => !isUndone(rule, target, first)))
    return [];
  const because = `the later \`${later.written}\` matches the same, and the last match wins`;
  return [{ kind: isStricter(effect, later.effect) ? "limit" : "value", rule, because }];
}

/** What to say of a rule for a name that no tool asks for, where the host asks for another. */
function wordsFor(
  { action, effect }: Rule,
  { meant, noun, certainty }: Meaning,
): Pick<Ineffective, "kind" | "because" | "certainty"> {
  const verb = effect === "allow" ? "allows" : effect === "deny" ? "denies" : "asks about";
  const kind = effect === "allow" ? "value" : "limit";
  const own = meant.map((name) => `\`${name}\``).join(" or ");
  if (noun)
    return {
      kind,
      because: `permissions are named after tools, so this ${verb} no ${noun}; write it as a pattern of ${own}`,
    };
  if (meant.length === 0) return { kind, because: `no tool can have this name, so this ${verb} nothing` };
  if (effect === "allow" && action !== "write" && action !== "patch")
    return {
      kind: "unknown-tool",
      because: `unknown tool; did you mean ${own}?`,
      ...(certainty ? { certainty } : {}),
    };
  if (certainty) {
    const may = effect === "deny" ? "may deny" : "may ask about";
    return { kind, because: `unknown tool, so this ${may} nothing; did you mean ${own}?`, certainty };
  }
  return effect === "allow"
    ? { kind, because: `writing a file needs ${own}, so this allows nothing` }
    : { kind, because: `the permission is named ${own}, so this ${verb} nothing` };
}

/** The names that the host asks for, of those that a pattern names. */
function targetsOf(action: string, edition: Edition): readonly string[] {
  const targets = powersIn(edition).flatMap((power) =>
    matchesCallPattern({ text: power.action, pattern: action }) ? [power.action] : [],
  );
  return targets.length > 0 ? targets : samplesOf(action);
}

/**
 * Whether something that a rule names has another effect in the end, and not by an exception that is narrower than the
 * rule.
 */
function isUndone(rule: Rule, target: string, readings: readonly Reading[]): boolean {
  const samples = samplesOf(rule.resource);
  return readings.some(({ rules }) =>
    samples.some((sample) => {
      const decisive = effectAt(rules, target, sample);
      return decisive !== undefined && decisive.effect !== rule.effect;
    }),
  );
}

/**
 * A `tools` map that only enables tools that are enabled already; its author seems to mean that editing or commands are
 * off.
 */
export function idleTools(
  table: Table,
  source: Source,
  own: readonly Rule[],
  { builtin, sessions }: Below,
): readonly Ineffective[] {
  const tools = valueOf(table, "tools");
  if (builtin || sessions.some(({ above }) => above.some(({ effect }) => effect !== "allow"))) return [];
  if (
    tools?.kind !== "table" ||
    tools.entries.length === 0 ||
    own.some(({ effect, action }) => effect === "deny" || isEverything(action))
  )
    return [];
  const names = new Set(own.map(({ action }) => action));
  const left = ["edit", "bash", "webfetch", "task"].filter((action) => !names.has(action));
  if (!left.includes("edit") && !left.includes("bash")) return [];
  const key = table.entries.find(({ value }) => value === tools)?.key ?? tools;
  const actions = `\`${left.join("`, `")}\``;
  return [
    {
      kind: "limit",
      what: "tools",
      varies: actions,
      because: `it enables what is already enabled, and ${actions} ${left.length === 1 ? "stays" : "stay"} on; write \`false\` for tools to turn off`,
      at: { source, span: key.span },
    },
  ];
}
