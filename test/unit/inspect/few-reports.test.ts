/** What a rule says of one file is bounded, and what is left out is counted and still identified. */
import { expect, it } from "vitest";
import { fewReports, maxReports } from "../../../src/inspect/findings/few-reports.ts";
import type { Report } from "../../../src/model/finding.ts";
import { agent, judged } from "../../support/judging.ts";

const reports = (count: number, rest: Partial<Report> = {}): readonly Report[] =>
  Array.from({ length: count }, (_, i) => ({
    message: `m${i}`,
    value: `v${i}`,
    at: { source: { path: "a", text: "" }, span: { start: i, end: i } },
    ...rest,
  }));

it("keeps as many as there may be, and one more", () => {
  const some = reports(maxReports);
  expect([...fewReports(some)]).toEqual(some);
  expect([...fewReports(reports(maxReports + 1))]).toEqual(reports(maxReports + 1));
});

it("makes one of the rest, which counts it", () => {
  const few = [...fewReports(reports(5_000))];
  expect(few).toHaveLength(maxReports + 1);
  expect(few.at(-1)?.message).toContain(`${5_000 - maxReports - 1} more`);
});

it("gives the rest another value where one of them has another, and the same in another order", () => {
  const valueOf = (all: readonly Report[]) => [...fewReports(all)].at(-1)?.value;
  const all = reports(200);
  expect(valueOf([...all.slice(0, -1), ...reports(1, { value: "worse" })])).not.toBe(valueOf(all));
  expect(valueOf([...all.slice(0, 150), ...all.slice(150).toReversed()])).toBe(valueOf(all));
});

it("counts kinds, files and profiles for themselves, so that no error is behind a hundred notes", () => {
  const other = reports(1, { kind: "limit" });
  expect([...fewReports([...reports(5_000), ...other])]).toContainEqual(other[0]);
  const elsewhere = reports(1, { at: { source: { path: "b", text: "" }, span: { start: 0, end: 0 } } });
  expect([...fewReports([...reports(5_000), ...elsewhere])]).toContainEqual(elsewhere[0]);
});

it("bounds what is found in one profile", async () => {
  const tools = Array.from({ length: 3_000 }, (_, i) => `Tool${i}`).join(", ");
  const { findings } = await judged({ ".claude/agents/a.md": agent("a", `Read, ${tools}`) });
  const unknown = findings.filter(({ finding: { kind } }) => kind === "unknown-tool");
  expect(unknown).toHaveLength(maxReports + 1);
});
