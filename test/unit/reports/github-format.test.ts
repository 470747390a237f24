/** `--format github`: its first and its last line count the same findings, and annotations say what to write instead. */
import { describe, expect, it } from "vitest";
import { longestAnnotation } from "../../../src/reports/annotation-text.ts";
import { annotations } from "../../../src/reports/annotations.ts";
import { github } from "../../../src/reports/github.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { agent, judged } from "../../support/judging.ts";
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

describe("what to write instead", () => {
  const withFix = (title: string, message = "is wrong") =>
    resultOf([judgedAs(finding(message, { fixes: [{ title, safe: true, edits: [] }] }))], { subjects: [subject] });
  const textsOf = (result: ReturnType<typeof withFix>) => [
    ...annotations(result).shown.map(({ message }) => message),
    ...github(result)
      .split("\n")
      .filter((line) => line.startsWith("::"))
      .map((line) =>
        line
          .slice(line.indexOf("::", 2) + 2)
          .replaceAll("%0A", "\n")
          .replaceAll("%25", "%"),
      ),
  ];

  it("is a line of every annotation that has a fix, before the address", async () => {
    const result = await judged({ [path]: agent("a", "Read, Bash") }, { policy: "ceiling: [read]\n" });
    for (const text of textsOf(result)) expect(text).toMatch(/\nFix: tools: Read(?:\nhttps:|$)/);
    expect(annotations(result).shown[0]?.message.split("\n").at(-1)).toMatch(/^https:/);
    for (const text of textsOf(resultOf([judgedAs(finding("is wrong"))], { subjects: [subject] })))
      expect(text).not.toContain("Fix:");
  });

  it("is that of its own file in each file of a habit", async () => {
    const files = Object.fromEntries(
      ["a", "b"].map((name) => [`.claude/agents/${name}.md`, agent(name, "Read").replace("tools: Read\n", "")]),
    );
    const { shown } = annotations(await judged(files, { policy: "ceiling: [read]\n" }));
    const power = shown.filter(({ properties }) => properties.title === "max-capability");
    expect(power).toHaveLength(2);
    for (const { message, properties } of power)
      if (message.includes("paths:")) expect(message).toContain(`paths: ["${properties.file}"]`);
  });

  it("fits into what GitHub keeps, also behind a long message, and is whole or left out", () => {
    for (const length of [10, 3_900, 4_096, 9_000])
      for (const title of ["tools: Read", "x".repeat(1_400), "y".repeat(5_000)])
        for (const text of textsOf(withFix(title, "😀".repeat(length / 2)))) {
          expect(text.length).toBeLessThanOrEqual(longestAnnotation);
          expect(text).toContain(title.length > 4_000 ? "\nFix: too long for an annotation" : `\nFix: ${title}`);
          expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
        }
  });

  it("cannot be a command of the runner", () => {
    for (const title of ["::error::x", "a\n::stop-commands::b", "%0A::error::x", "\u202e"]) {
      const lines = github(withFix(title)).split("\n");
      expect(lines.filter((line) => line.startsWith("::"))).toHaveLength(1);
      expect(annotations(withFix(title)).shown[0]?.message.split("\n")).toHaveLength(3);
      expect(annotations(withFix(title)).shown[0]?.message).not.toContain("\u202e");
    }
  });
});
