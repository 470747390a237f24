/**
 * What changes for profiles that overrides match: compares the settings in every situation that a profile can be in.
 */
import { rules } from "../../generated/catalogue.ts";
import type { Rule } from "../../model/rule.ts";
import type { Place } from "../../repo/text.ts";
import type { PolicyView } from "../decide/effective.ts";
import { levelChanges, levelNames } from "./levels.ts";
import { selectorCovers, mayOverlap, type OverrideFilter } from "../decide/scope.ts";
import type { Override, Selector, Stated } from "../model.ts";
import type { ReportDiff } from "./types.ts";

/** `gone`: the place for overrides that are gone. */
export function diffOverrides(old: PolicyView, fresh: PolicyView, gone: Place, report: ReportDiff): void {
  const reported = new Set<string>();
  const reportOnce: ReportDiff = (direction, at, message, atBase) => {
    const key = JSON.stringify([direction, at.source.path, at.span.start, message]);
    if (!reported.has(key)) report(direction, at, message, atBase);
    reported.add(key);
  };
  for (const situation of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
    const comparison: Comparison = { old, fresh, situation, gone, report: reportOnce };
    diffCeiling(comparison);
    diffLevels(comparison);
    diffOptions(comparison);
  }
}

interface Comparison {
  readonly old: PolicyView;
  readonly fresh: PolicyView;
  readonly situation: OverrideFilter;
  readonly gone: Place;
  readonly report: ReportDiff;
}

interface SettingChange<T> {
  readonly before: Stated<T>;
  readonly after: Stated<T>;
  /** The place of the new setting, or for a removed override the place for what is gone. */
  readonly at: Place;
  /** What makes the difference: the new statement, or the one that is gone. */
  readonly cause: Place;
}

const noOverride: OverrideFilter = () => false;

/**
 * One setting at both ends; `undefined`: no override states it, so the comparison of the policies themselves reports
 * it.
 */
function changeOf<T>(
  { old, fresh, situation, gone }: Comparison,
  settingIn: (view: PolicyView, matches: OverrideFilter) => Stated<T>,
): SettingChange<T> | undefined {
  const [before, after] = [settingIn(old, situation), settingIn(fresh, situation)];
  const isGeneralAfter = after.at === settingIn(fresh, noOverride).at;
  if (isGeneralAfter && before.at === settingIn(old, noOverride).at) return undefined;
  return { before, after, at: isGeneralAfter ? gone : after.at, cause: isGeneralAfter ? before.at : after.at };
}

function diffCeiling(comparison: Comparison): void {
  const change = changeOf(comparison, (view, matches) => view.ceilingIn(matches));
  if (!change) return;
  const { before, after, at } = change;
  const added = after.value.filter((capability) => !before.value.includes(capability));
  const removed = before.value.filter((capability) => !after.value.includes(capability));
  const { report } = comparison;
  if (added.length > 0) report("looser", at, `the ceiling of some profiles adds ${added.join(", ")}`, before.at);
  if (removed.length > 0)
    report("tighter", at, `the ceiling of some profiles no longer has ${removed.join(", ")}`, before.at);
}

/**
 * The level of a rule also applies to its kinds: one statement is reported for the first that differs, in each
 * direction.
 */
function diffLevels(comparison: Comparison): void {
  const reported = { looser: new Set<Place>(), tighter: new Set<Place>() };
  for (const name of levelNames) {
    const changes = levelChanges(name, " for some profiles", (cap) =>
      changeOf(comparison, (view, matches) => view.decidedIn(matches, name.rule, name.kind, cap)),
    );
    for (const { direction, message, at, cause, before } of changes) {
      if (reported[direction].has(cause)) continue;
      reported[direction].add(cause);
      comparison.report(direction, at, message, before.at);
    }
  }
}

function diffOptions(comparison: Comparison): void {
  for (const [id, { options = {} }] of Object.entries<Rule>(rules)) {
    for (const [name, { tightens }] of Object.entries(options)) {
      const change = changeOf(comparison, (view, matches) => view.optionIn(matches, id, name));
      if (!change || change.before.value === change.after.value) continue;
      const { before, after, at } = change;
      const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
      comparison.report(
        isTighter ? "tighter" : "looser",
        at,
        `\`${name}\` of \`${id}\` is ${after.value} for some profiles (was ${before.value})`,
        before.at,
      );
    }
  }
}

/** For each scope: the overrides of both ends that cover it, alone and with each other override that may match too. */
function situationsOf(overrides: readonly Override[]): readonly OverrideFilter[] {
  const scopes = new Map(overrides.map((override) => [keyOf(override), override]));
  return [...scopes.values()].flatMap((scope) => {
    const covering = new Set([...scopes].filter(([, override]) => selectorCovers(override, scope)).map(([key]) => key));
    const overlapping = [...scopes]
      .filter(([key, override]) => !covering.has(key) && mayOverlap(override, scope))
      .map(([key]) => key);
    return [undefined, ...overlapping].map(
      (added): OverrideFilter =>
        (override) =>
          covering.has(keyOf(override)) || (added !== undefined && keyOf(override) === added),
    );
  });
}

function keyOf({ profiles, paths, hosts }: Selector): string {
  return JSON.stringify([profiles, paths, hosts].map((patterns) => [...patterns].sort()));
}
