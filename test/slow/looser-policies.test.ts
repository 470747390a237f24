/** A policy that allows more than the one before is reported as looser, whichever of its keys changed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLaxerLevel } from "../../src/policy/decide/levels.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { diffPolicies } from "../../src/policy/diff/index.ts";
import type { Decisions } from "../../src/policy/model.ts";
import { sourceOf } from "../../src/model/server-source.ts";
import { policyOf, policyPath } from "../support/judging.ts";
import { allRules, besides, judgements, profiles, textOf, today, written } from "../support/policies.ts";
import { runs } from "../support/runs.ts";

const servers = besides.servers.flatMap(
  (value) => sourceOf({ kind: value.startsWith("https:") ? "url" : "command", value }) ?? [],
);

/** Everything that decisions allow, as texts. */
function allowedBy(decisions: Decisions): ReadonlySet<string> {
  const allowed: string[] = [];
  for (const { host, item, path } of profiles) {
    if (!item || host === null) continue;
    allowed.push(...decisions.allowance(host, item).may.map((one) => `${path} may ${one}`));
    for (const skill of besides.skills)
      allowed.push(...decisions.skillAllowance(host, item, skill).may.map((one) => `${path} may ${one} by ${skill}`));
    if (decisions.ignored(path)) allowed.push(`${path} is ignored`);
  }
  for (const path of besides.settings)
    allowed.push(...decisions.settingsAllowance("claude", path).may.map((one) => `${path} may ${one}`));
  for (const source of servers)
    if (decisions.lists.server?.(source) ?? true) allowed.push(`server ${JSON.stringify(source)}`);
  for (const model of besides.models) if (decisions.lists.model?.(model) ?? true) allowed.push(`model ${model}`);
  if (decisions.baseline === "allow") allowed.push("a baseline");
  return new Set(allowed);
}

/** What `fresh` allows and `old` does not. */
function loosenedIn(old: Decisions, fresh: Decisions): readonly string[] {
  const before = allowedBy(old);
  const looser = [...allowedBy(fresh)].filter((one) => !before.has(one));
  for (const about of [undefined, ...profiles]) {
    for (const [rule, kind] of judgements)
      if (isLaxerLevel(fresh.levelOf(rule, kind, about), old.levelOf(rule, kind, about)))
        looser.push(`${rule}/${kind} of ${about?.path}`);
    for (const [id, { options = {} }] of allRules)
      for (const [name, { tightens }] of Object.entries(options)) {
        const [was = 0, is = 0] = [old, fresh].map((decisions) => decisions.optionsOf(id, about)[name]);
        if (tightens === "up" ? is < was : is > was) looser.push(`${id}.${name} of ${about?.path}`);
      }
  }
  for (const [id, { dirs }] of Object.entries(old.hosts))
    for (const { value } of dirs)
      if (!fresh.hosts[id]?.dirs.some((dir) => dir.value === value)) looser.push(`${id} without ${value}`);
  return looser;
}

describe("a changed policy", () => {
  it(`is looser where it allows more: ${runs(200, 1_500)} pairs`, async () => {
    const texts = fc.sample(written, { numRuns: 150, seed: 31 }).map((policy) => policy as Record<string, unknown>);
    const keys = [...new Set(texts.flatMap((policy) => Object.keys(policy)))];
    let looser = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.constantFrom(...texts),
        fc.subarray(keys, { minLength: 1, maxLength: 2 }),
        async (one, other, changed) => {
          const kept = (policy: object, isKept: (key: string) => boolean) =>
            Object.fromEntries(Object.entries(policy).filter(([key]) => isKept(key)));
          const next = {
            ...kept(one, (key) => !changed.includes(key)),
            ...kept(other, (key) => changed.includes(key)),
          };
          const [before, after] = await Promise.all([one, next].map((policy) => policyOf(textOf(policy))));
          if (!before || !after) throw new Error("two policies were read");
          const more = loosenedIn(await decide(before, today), await decide(after, today));
          if (more.length === 0) return;
          looser++;
          const stateOf = (policy: typeof before, text: object) => ({
            policy,
            baseline: undefined,
            source: { path: policyPath, text: textOf(text) },
          });
          const diff = diffPolicies(stateOf(before, one), stateOf(after, next), today);
          expect(diff.looser, more.slice(0, 3).join("; ")).not.toEqual([]);
        },
      ),
      { numRuns: runs(200, 1_500), seed: 8 },
    );
    expect(looser).toBeGreaterThan(30);
  });
});
