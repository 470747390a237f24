/** Finds the rules of a profile that have no effect: overridden ones, names that no tool has, and `tools` maps that switch nothing off. */
import { type Table, valueOf } from "../../parsers/node.ts";
import type { Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { type Below, defaultsAt } from "./grants.ts";
import { covers, effectAt, isEverything, isStricter, matchesWildcard, type Rule, samplesOf } from "./rules.ts";
import { type Edition, meantBy, powersIn } from "./tools.ts";

/** A rule without effect, and why. */
interface Idle {
  readonly kind: Ineffective["kind"];
  readonly rule: Rule;
  readonly because: string;
}

/**
 * Rules of the profile that a later rule of its own overrides, and names that no tool has, if something that they name has
 * another effect in the end: a `deny` that a later rule repeats holds. One fact for each block and reason.
 */
export function ineffectiveRules(
  own: readonly Rule[],
  below: Below,
  edition: Edition,
  home: Place,
): readonly Ineffective[] {
  const readings = readingsOf(own, below, edition, home);
  const blocks = new Map<string, [Idle, ...Idle[]]>();
  for (const idle of own.flatMap((rule, i) => idleAt(own, i, rule, readings, edition))) {
    const key = JSON.stringify([idle.kind, idle.rule.original ?? idle.rule.action, idle.because]);
    const block = blocks.get(key);
    if (block) block.push(idle);
    else blocks.set(key, [idle]);
  }
  return [...blocks.values()].map(
    ([{ kind, rule, because }, ...others]): Ineffective => ({
      kind,
      what: rule.written,
      because,
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
  const meant = meantBy(action, edition);
  const first = readings.filter(({ isEmbedded }) => !isEmbedded);
  if (meant !== undefined) return isUndone(rule, meant, first) ? [{ rule, ...wordsFor(rule, meant) }] : [];
  // The last of the rules that cover it decides: an earlier one matters only if that one has another effect.
  const later = own.slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200)).findLast((later) => covers(later, rule));
  if (!later || later.effect === effect || targetsOf(action, edition).every((target) => !isUndone(rule, target, first)))
    return [];
  const because = `the later \`${later.written}\` matches the same, and the last match wins`;
  return [{ kind: isStricter(effect, later.effect) ? "limit" : "value", rule, because }];
}

/** What to say of a rule for a name that no tool asks for, where the host asks for another. */
function wordsFor({ action, effect }: Rule, meant: string): Omit<Idle, "rule"> {
  if (effect !== "allow")
    return {
      kind: "limit",
      because: `the permission is named \`${meant}\`, so this ${effect === "deny" ? "denies" : "asks about"} nothing`,
    };
  return action === "write" || action === "patch"
    ? { kind: "value", because: `writing a file needs \`${meant}\`, so this allows nothing` }
    : { kind: "unknown-tool", because: `unknown tool; did you mean \`${meant}\`?` };
}

/** The names that the host asks for, of those that a pattern names. */
function targetsOf(action: string, edition: Edition): readonly string[] {
  const targets = powersIn(edition).flatMap((power) => (matchesWildcard(power.action, action) ? [power.action] : []));
  return targets.length > 0 ? targets : samplesOf(action);
}

/** Whether something that a rule names has another effect in the end, and not by an exception that is narrower than the rule. */
function isUndone(rule: Rule, target: string, readings: readonly Reading[]): boolean {
  const samples = samplesOf(rule.resource);
  return readings.some(({ rules }) =>
    samples.some((sample) => {
      const decisive = effectAt(rules, target, sample);
      return decisive !== undefined && decisive.effect !== rule.effect;
    }),
  );
}

/** A `tools` map that only enables tools that are enabled already; its author seems to mean that editing or commands are off. */
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
