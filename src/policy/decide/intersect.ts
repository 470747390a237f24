/** The stricter of two decisions for everything that is asked: a branch beside the default one decides no more laxly than that does. */
import type { Decisions, Upcoming } from "../model.ts";
import type { Allowance } from "../../model/rule.ts";
import type { Level } from "../../model/finding.ts";
import { mergeHosts } from "./hosts.ts";
import { stricter } from "./levels.ts";
import { ruleOf } from "./effective.ts";

/** What the files themselves have to answer for is asked of the first alone; editions, of which none is stricter, are the second's. */
export function intersect(first: Decisions, second: Decisions): Decisions {
  return {
    sources: [
      ...first.sources,
      ...second.sources.filter(
        ({ ref, text }) => !first.sources.some((known) => known.ref === ref && known.text === text),
      ),
    ],
    policies: [...first.policies, ...second.policies],
    hosts: mergeHosts(first.hosts, second.hosts, (_, edition) => edition),
    baseline: first.baseline === "refuse" ? "refuse" : second.baseline,
    today: first.today,
    entries: first.entries,
    problems: first.problems,
    levelOf: (...asked): Level => stricter(first.levelOf(...asked), second.levelOf(...asked)),
    optionsOf(rule, about) {
      const [one, other] = [first.optionsOf(rule, about), second.optionsOf(rule, about)];
      const declared = ruleOf(rule)?.options ?? {};
      return Object.fromEntries(
        Object.entries(one).map(([name, value]) => [
          name,
          declared[name]?.tightens === "down"
            ? Math.min(value, other[name] ?? value)
            : Math.max(value, other[name] ?? value),
        ]),
      );
    },
    allowance: (host, item) => narrower(first.allowance(host, item), second.allowance(host, item)),
    ignored: (path) => second.ignored(path) && first.ignored(path),
    waiver: (finding) => second.waiver(finding) && first.waiver(finding),
    unused: (about, findings) => first.unused(about, findings),
    upcoming: (findings) => joined(first.upcoming(findings), second.upcoming(findings)),
  };
}

function narrower(one: Allowance, other: Allowance): Allowance {
  const may = one.may.filter((capability) => other.may.includes(capability));
  const stated = one.stated || other.stated;
  if (may.length === one.may.length) return { ...one, stated };
  if (may.length === other.may.length) return { ...other, from: `${other.from}, as the default branch has it`, stated };
  return {
    may,
    granted: one.granted.filter((capability) => other.granted.includes(capability)),
    grants: one.grants,
    from: `${one.from}, and on the default branch ${other.from}`,
    stated,
  };
}

/** Nearest first; a day of both counts what is more. */
function joined(one: readonly Upcoming[], other: readonly Upcoming[]): readonly Upcoming[] {
  const days = new Map<string, Upcoming>();
  for (const step of [...one, ...other])
    if ((days.get(`${step.day} ${step.stage}`)?.findings ?? 0) < step.findings)
      days.set(`${step.day} ${step.stage}`, step);
  return [...days.values()].sort((left, right) => (left.day < right.day ? -1 : 1));
}
