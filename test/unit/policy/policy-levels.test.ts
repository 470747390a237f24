/** Levels at both ends of a pull request: whatever lowers the level of any finding is looser, and nothing else is. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "../../../src/generated/catalogue.ts";
import { type Level, severities } from "../../../src/model/finding.ts";
import { presets, type Rule } from "../../../src/model/rule.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import type { Decisions } from "../../../src/policy/model.ts";
import { policyOf, policyPath } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const today = "2026-11-20";
const levels: readonly Level[] = ["off", ...severities];
const caps = [undefined, "reader", "assumed"] as const;

const names = Object.entries<Rule>(rules).flatMap(([rule, { kinds = {}, isCapped }]) =>
  [undefined, ...Object.keys(kinds)].map((kind) => ({ rule, kind, caps: isCapped ? caps : [undefined] })),
);
const keyOf = ({ rule, kind }: (typeof names)[number]) => (kind === undefined ? rule : `${rule}/${kind}`);

/** Each of these overrides covers the next, so every situation has one of these paths. */
const scopes = ["**", "a/**", "a/b/**"];
const paths = [undefined, "x.md", "a/x.md", "a/b/x.md"];

async function diffOf(before: string, after: string) {
  const [old, fresh] = await Promise.all([policyOf(before), policyOf(after)]);
  const stateOf = (policy: typeof old, text: string) => ({
    policy,
    baseline: undefined,
    source: { path: policyPath, text },
  });
  return diffPolicies(stateOf(old, before), stateOf(fresh, after), today);
}

/** The level of every finding that there can be. */
function levelsUnder({ levelOf }: Decisions): readonly number[] {
  return names.flatMap((name) =>
    name.caps.flatMap((cap) =>
      paths.map((path) =>
        levels.indexOf(
          levelOf(name.rule, name.kind, path === undefined ? path : { host: null, item: null, path }, cap),
        ),
      ),
    ),
  );
}

type Stated = Readonly<Record<string, Level>>;
const statements = fc.dictionary(fc.constantFrom(...names.map(keyOf)), fc.constantFrom(...levels), { maxKeys: 2 });
/** Lines that are kept, removed and added. */
const edits = fc.tuple(statements, statements, statements).map(([kept, removed, added]): readonly Stated[] => [
  { ...kept, ...removed },
  { ...kept, ...added },
]);
const policies = fc
  .tuple(
    fc.constantFrom(...presets),
    edits,
    fc.subarray(scopes).chain((chosen) => fc.tuple(...chosen.map((path) => fc.tuple(fc.constant(path), edits)))),
  )
  .map(([preset, stated, overrides]) =>
    [0, 1].map(
      (end) =>
        `${JSON.stringify({
          extends: `preset:${preset}`,
          rules: stated[end],
          overrides: overrides.map(([path, edited]) => ({ paths: [path], rules: edited[end] })),
        })}\n`,
    ),
  );

describe("the level of a rule", () => {
  it("is looser where any finding gets a lower one, whatever lowers a preset's, and only there", async () => {
    await fc.assert(
      fc.asyncProperty(policies, async ([before = "", after = ""]) => {
        const [old = [], fresh = []] = await Promise.all(
          [before, after].map(async (text) => levelsUnder(await decide(await policyOf(text), today))),
        );
        const steps = old.map((level, i) => (fresh[i] ?? 0) - level);
        const { looser, tighter } = await diffOf(before, after);
        expect([looser.length > 0, tighter.length > 0]).toEqual([
          steps.some((step) => step < 0),
          steps.some((step) => step > 0),
        ]);
      }),
      { numRuns: runs(80, 2_000), seed: 51 },
    );
  });

  it.each(names.filter((name) => name.caps.length > 1).map(keyOf))(
    "of %s counts where it repeats the preset's",
    async (key) => {
      const [rule = "", kind] = key.split("/");
      const preset = (await decide(await policyOf("{}\n"), today)).levelOf(rule, kind);
      const stated = `rules:\n  ${key}: ${preset}\n`;
      const isLowered = preset === "error" || preset === "warning";
      expect((await diffOf(`ceiling: [read]\n${stated}`, "ceiling: [read]\n")).looser.length > 0).toBe(isLowered);
      const override = `overrides:\n  - { paths: ["a/**"], rules: { ${key}: ${preset} } }\n`;
      expect((await diffOf(`ceiling: [read]\n${override}`, "ceiling: [read]\n")).looser.length > 0).toBe(isLowered);
    },
  );
});
