/** Lists of a report have bounds, and what is left out is counted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxRelated, withFewRelated } from "../../../src/model/finding.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { boundedLists } from "../../../src/reports/bounded-lists.ts";
import { json } from "../../../src/reports/json.ts";
import { agent, judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

it("keeps ten related places of a finding, and their number", async () => {
  const related = Array.from({ length: 40 }, () => ({
    message: "x",
    at: { source: { path: "a", text: "" }, span: { start: 0, end: 0 } },
  }));
  const at = { source: { path: "a", text: "" }, span: { start: 0, end: 0 } };
  const cut = withFewRelated({ message: "m", at, related });
  expect([cut.related?.length, cut.relatedCount]).toEqual([maxRelated, 40]);
  const few = { message: "m", at, related: related.slice(0, maxRelated) };
  expect(withFewRelated(few)).toBe(few);
});

it("counts all profiles of one name, and names ten of them", async () => {
  const count = 50;
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`.claude/agents/a${i}.md`, agent("x", "Read")]),
  );
  const { findings } = JSON.parse(json(await judged(files), sha256)) as {
    findings: { rule: string; related: unknown[]; relatedCount: number }[];
  };
  const twins = findings.filter(({ rule }) => rule === "unique-name");
  expect(twins).toHaveLength(count);
  expect(new Set(twins.map(({ related, relatedCount }) => `${related.length} of ${relatedCount}`))).toEqual(
    new Set([`${maxRelated} of ${count - 1}`]),
  );
});

describe("lists of a report", () => {
  const items = fc.array(fc.record({ text: fc.string(), rank: fc.nat(2) }), { maxLength: 30 });

  it("say how many items are left out, keep the rest in order, and the gravest first", () =>
    fc.assert(
      fc.property(items, items, fc.nat(2000), (first, second, limit) => {
        const { a, b, omitted } = boundedLists({ a: first, b: second }, { a: ({ rank }) => rank }, limit);
        expect([a.length + omitted.a, b.length + omitted.b]).toEqual([first.length, second.length]);
        expect(first.filter((item) => a.includes(item))).toEqual(a);
        expect(JSON.stringify([a, b]).length).toBeLessThanOrEqual(4 * limit + 10);
        const lost = first.filter((item) => !a.includes(item));
        // What is lost is no graver than what is kept, unless it is larger.
        for (const one of lost)
          for (const kept of a) expect(kept.rank <= one.rank || kept.text.length < one.text.length).toBe(true);
      }),
      { numRuns: runs(200, 20_000) },
    ));

  it("leave out nothing that fits", () =>
    expect(boundedLists({ a: [1, 2], b: null })).toEqual({ a: [1, 2], b: null, omitted: { a: 0, b: 0 } }));
});
