/**
 * The stricter of two policies for every setting: a branch cannot be laxer than the default branch, and a repository no
 * laxer than each organisation's policy above it.
 */
import type { Decisions } from "../model.ts";
import type { Upcoming } from "../rollout.ts";
import { inOrder } from "../../model/capability.ts";
import type { Allowance, Refusal } from "../../model/rule.ts";
import type { Level } from "../../model/finding.ts";
import { uniteHosts } from "./hosts.ts";
import { bothLists } from "./lists.ts";
import { stricterLevel } from "./levels.ts";
import { ruleOf } from "./effective.ts";

/**
 * Problems and entries come from `first` alone. The editions of both are checked, since none is stricter than another.
 * `where`: what messages say about the second one.
 */
export function intersectDecisions(first: Decisions, second: Decisions, where = "on the default branch"): Decisions {
  return {
    sources: [
      ...first.sources,
      ...second.sources.filter(
        ({ ref, text }) => !first.sources.some((known) => known.ref === ref && known.text === text),
      ),
    ],
    policies: [...first.policies, ...second.policies],
    hosts: uniteHosts(first.hosts, second.hosts),
    baseline: first.baseline === "refuse" ? "refuse" : second.baseline,
    today: first.today,
    entries: first.entries,
    problems: first.problems,
    levelOf: (...args): Level => stricterLevel(first.levelOf(...args), second.levelOf(...args)),
    optionsOf(rule, profile) {
      const [a, b] = [first.optionsOf(rule, profile), second.optionsOf(rule, profile)];
      const declared = ruleOf(rule)?.options ?? {};
      return Object.fromEntries(
        Object.entries(a).map(([name, value]) => [
          name,
          declared[name]?.tightens === "down" ? Math.min(value, b[name] ?? value) : Math.max(value, b[name] ?? value),
        ]),
      );
    },
    allowance: (...args) => narrowerAllowance(first.allowance(...args), second.allowance(...args), where),
    settingsAllowance: (...args) =>
      narrowerAllowance(first.settingsAllowance(...args), second.settingsAllowance(...args), where),
    skillAllowance: (...args) =>
      narrowerAllowance(first.skillAllowance(...args), second.skillAllowance(...args), where),
    lists: bothLists(first.lists, second.lists),
    ignored: (path) => second.ignored(path) && first.ignored(path),
    waiver: (finding) => second.waiver(finding) && first.waiver(finding),
    unused: (...args) => first.unused(...args),
    upcoming: (findings) => mergeUpcoming(first.upcoming(findings), second.upcoming(findings)),
  };
}

function narrowerAllowance(a: Allowance, b: Allowance, where: string): Allowance {
  const may = a.may.filter((capability) => b.may.includes(capability));
  const stated = a.stated || b.stated;
  const refusal = bothRefusals(a.refusal, b.refusal);
  const rest = { stated, ...(refusal ? { refusal } : {}) };
  if (may.length === a.may.length) return { ...a, ...rest };
  if (may.length === b.may.length) return { ...b, from: where === "" ? b.from : `${b.from}, as ${where},`, ...rest };
  return {
    may,
    granted: a.granted.filter((capability) => b.granted.includes(capability)),
    grants: a.grants,
    from: `${a.from} and${where === "" ? "" : `, ${where},`} ${b.from}`,
    ...rest,
  };
}

function bothRefusals(a: Refusal | undefined, b: Refusal | undefined): Refusal | undefined {
  if (!a || !b) return a ?? b;
  return { may: inOrder([...a.may, ...b.may]), by: [...new Set([...a.by, ...b.by])] };
}

/** Nearest first. For a step that both have, the one with more findings counts. */
function mergeUpcoming(first: readonly Upcoming[], second: readonly Upcoming[]): readonly Upcoming[] {
  const steps = new Map<string, Upcoming>();
  for (const step of [...first, ...second]) {
    const key = `${step.day} ${step.stage}`;
    if ((steps.get(key)?.findings ?? 0) < step.findings) steps.set(key, step);
  }
  return [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
