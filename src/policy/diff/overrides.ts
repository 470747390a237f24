/** How the overrides of a policy move: for every situation that a profile can be in, what counts in it before and after. */
import { rules } from "../../generated/catalogue.ts";
import type { Override, Selector } from "../model.ts";
import type { Rule } from "../../model/rule.ts";
import type { Place } from "../../repo/text.ts";
import { isLaxer } from "../decide/levels.ts";
import { covers, mayOverlap, type OverrideFilter } from "../decide/scope.ts";
import type { PolicyView } from "../decide/effective.ts";
import type { ReportDiff } from "./types.ts";

/** `stood`: the place of overrides that are gone. */
export function diffOverrides(old: PolicyView, fresh: PolicyView, stood: Place, say: ReportDiff): void {
  const told = new Set<string>();
  const once: ReportDiff = (way, at, message, before) => {
    const key = JSON.stringify([way, at.source.path, at.span.start, message]);
    if (!told.has(key)) say(way, at, message, before);
    told.add(key);
  };
  for (const world of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
    ceilingMoved(old, fresh, world, stood, once);
    levelsMoved(old, fresh, world, stood, once);
    optionsMoved(old, fresh, world, stood, once);
  }
}

const none: OverrideFilter = () => false;

/** What is the same without any override is told of the policy itself. */
function isGeneral(at: Place, general: Place): boolean {
  return at === general;
}

function ceilingMoved(old: PolicyView, fresh: PolicyView, world: OverrideFilter, stood: Place, say: ReportDiff): void {
  const [was, is] = [old.ceilingIn(world), fresh.ceilingIn(world)];
  const ofItself = isGeneral(is.at, fresh.ceilingIn(none).at);
  if (ofItself && isGeneral(was.at, old.ceilingIn(none).at)) return;
  const more = is.value.filter((capability) => !was.value.includes(capability));
  const less = was.value.filter((capability) => !is.value.includes(capability));
  const at = ofItself ? stood : is.at;
  if (more.length > 0) say("looser", at, `the ceiling of some profiles takes in ${more.join(", ")}`, was.at);
  if (less.length > 0) say("tighter", at, `the ceiling of some profiles leaves out ${less.join(", ")}`, was.at);
}

/** A level for a rule reaches its kinds too; it is told of the first that differs. */
function levelsMoved(old: PolicyView, fresh: PolicyView, world: OverrideFilter, stood: Place, say: ReportDiff): void {
  const told = new Set<Place>();
  for (const [id, { kinds = {} }] of Object.entries<Rule>(rules)) {
    for (const kind of [undefined, ...Object.keys(kinds)]) {
      const [was, is] = [old.decidedIn(world, id, kind), fresh.decidedIn(world, id, kind)];
      const ofItself = isGeneral(is.at, fresh.decidedIn(none, id, kind).at);
      const cause = ofItself ? was.at : is.at;
      if (
        was.value === is.value ||
        told.has(cause) ||
        (ofItself && isGeneral(was.at, old.decidedIn(none, id, kind).at))
      )
        continue;
      told.add(cause);
      say(
        isLaxer(is.value, was.value) ? "looser" : "tighter",
        ofItself ? stood : is.at,
        `\`${kind ? `${id}/${kind}` : id}\` is ${is.value} for some profiles, and ${was.value} at the base`,
        was.at,
      );
    }
  }
}

function optionsMoved(old: PolicyView, fresh: PolicyView, world: OverrideFilter, stood: Place, say: ReportDiff): void {
  for (const [id, { options = {} }] of Object.entries<Rule>(rules)) {
    for (const [name, { tightens }] of Object.entries(options)) {
      const [was, is] = [old.optionIn(world, id, name), fresh.optionIn(world, id, name)];
      const ofItself = isGeneral(is.at, fresh.optionIn(none, id, name).at);
      if (was.value === is.value || (ofItself && isGeneral(was.at, old.optionIn(none, id, name).at))) continue;
      const isTighter = tightens === "up" ? is.value > was.value : is.value < was.value;
      say(
        isTighter ? "tighter" : "looser",
        ofItself ? stood : is.at,
        `\`${name}\` of \`${id}\` is ${is.value} for some profiles, and ${was.value} at the base`,
        was.at,
      );
    }
  }
}

/** For each scope: the overrides of either end that cover it, alone and with each other one that may match too. */
function situationsOf(overrides: readonly Override[]): readonly OverrideFilter[] {
  const scopes = new Map(overrides.map((override) => [keyOf(override), override]));
  return [...scopes.values()].flatMap((scope) => {
    const sure = new Set([...scopes].filter(([, other]) => covers(other, scope)).map(([key]) => key));
    const others = [...scopes].filter(([key, other]) => !sure.has(key) && mayOverlap(other, scope)).map(([key]) => key);
    return [undefined, ...others].map(
      (other): OverrideFilter =>
        (override) =>
          sure.has(keyOf(override)) || (other !== undefined && keyOf(override) === other),
    );
  });
}

function keyOf({ profiles, paths, hosts }: Selector): string {
  return JSON.stringify([profiles, paths, hosts].map((words) => [...words].sort()));
}
