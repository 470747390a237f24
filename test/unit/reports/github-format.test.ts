/** `--format github`: its first and its last line count the same findings. */
import { expect, it } from "vitest";
import { github } from "../../../src/reports/github.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { findingAt, judgedAs, layerAt, resultOf, subjectAt } from "../../support/results.ts";

const path = ".claude/agents/a.md";
const subject = subjectAt(path, layerAt(".claude/agents"));
const finding = (message: string, more: Parameters<typeof findingAt>[1] = {}) =>
  findingAt(placeOfPath(path), { message, item: subject.item, ...more });
const note = { rule: "no-ineffective-setting", class: "hygiene", severity: "note" } as const;
const ends = (...given: Parameters<typeof resultOf>) => {
  const lines = github(resultOf(...given))
    .trimEnd()
    .split("\n");
  return [lines[0], lines.at(-1)];
};

it("counts what exceeds a ceiling that no policy states in words of its own", () => {
  const notes = [1, 2, 3].flatMap((i) => [
    judgedAs(finding(`limit ${i}`, note)),
    judgedAs(finding(`power ${i}`, { severity: "note", isUnstated: true })),
  ]);
  expect(ends(notes, { subjects: [subject] })).toEqual([
    expect.stringMatching(/^Passed with 3 notes; 1 agent profile checked/),
    "profiles 1, errors 0, warnings 0, notes 3, above the default ceiling 3",
  ]);
});

it("counts what does not count for the run in words of its own", () => {
  const judged = [
    judgedAs(finding("one")),
    judgedAs(finding("two", note)),
    judgedAs(finding("three"), "existing"),
    { ...judgedAs(finding("four"), "existing"), isBaselined: true },
    judgedAs(finding("five"), "waived"),
  ];
  expect(ends(judged, { subjects: [subject] }, { gate: "new" })).toEqual([
    expect.stringMatching(/^Failed: 1 new error \(also 1 note\)/),
    "profiles 1, errors 1, warnings 0, notes 1, existing 1, in the baseline 1, waived 1",
  ]);
});
