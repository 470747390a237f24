/** Every format prints the same findings: rule, place, severity, state and count are those of one report model. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classes, severities } from "../../../src/model/finding.ts";
import { annotations } from "../../../src/reports/annotations.ts";
import { github } from "../../../src/reports/github.ts";
import { json } from "../../../src/reports/json.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { findingReport } from "../../../src/reports/model/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { type EvaluatedFinding, states } from "../../../src/evaluate/result.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { visible } from "../../../src/sanitize/text.ts";
import { findingAt, judgedAs, placeIn, resultOf } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const rules = ["no-permission-bypass", "unique-name", "require-description", "no-ineffective-setting"] as const;
/** Commands of runners, escapes, Markdown, bidi and look-alikes of what the formats write themselves. */
const hostile = [
  "::error file=a::b",
  "\u001b[31merror\u001b[0m",
  "**bold** <!-- x --> </details>",
  "\u202eevil",
  "error b.md:1:1  unique-name",
  "x\r\nwarning y",
  "`code` | cell",
];

const finding = fc
  .record({
    rule: fc.constantFrom(...rules),
    class: fc.constantFrom(...classes),
    severity: fc.constantFrom(...severities),
    state: fc.constantFrom(...states),
    host: fc.constantFrom("claude", "codex", "copilot"),
    file: fc.nat(4),
    line: fc.nat(3),
    text: fc.constantFrom(...hostile),
    isHabit: fc.boolean(),
    fix: fc.option(fc.constantFrom(...hostile), { nil: undefined }),
  })
  .map(({ rule, severity, state, host, file, line, text, isHabit, fix, ...more }): EvaluatedFinding => {
    const source = `${"x: y\n".repeat(line)}key: ${text}\n`;
    return judgedAs(
      findingAt(placeIn(`agents/${file}.md`, source, "key"), {
        rule,
        class: more.class,
        severity,
        host,
        message: `says ${text}`,
        value: `${file} ${line} ${text}`,
        ...(isHabit ? { groupKey: `says ${text}` } : {}),
        ...(fix === undefined ? {} : { fixes: [{ title: fix, safe: false, edits: [] }] }),
      }),
      state,
    );
  });

const pathOf = ({ finding: { at } }: EvaluatedFinding): string => at.source.path;

describe("all formats of one result", () => {
  it("have the same groups, places, severities, states and counts", () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 12 }), (findings) => {
        const result = resultOf(findings, {}, { gate: "all" });
        const { shown, hidden, counts, failing } = findingReport(result);
        const all = [...shown, ...hidden].flatMap((group) => group.findings);
        expect(all).toHaveLength(findings.length);
        expect(new Set(all)).toEqual(new Set(findings));
        expect(counts.error + counts.warning + counts.note).toBe(shown.flatMap((group) => group.findings).length);
        const heads = shown.map(({ first: { finding: one }, severity, paths, state }) => {
          const { line, column } = positionAt(one.at.source, one.at.span.start);
          const rest = paths.length - 1;
          const others = rest > 0 ? ` and ${rest} more ${rest > 1 ? "files" : "file"}` : "";
          const where = `${one.at.source.path}:${line}:${column}${others}`;
          return `${severity} ${where}  ${one.rule}${state === "existing" ? ", existing" : ""}`;
        });

        const text = pretty(result, { color: false, columns: 200 });
        const lines = text.split("\n").filter((line) => /^(?:error|warning|note) /.test(line));
        expect(lines).toEqual(heads);
        expect(text).toContain(failing.error > 0 ? `Failed: ${failing.error} error` : "Passed");

        const commands = github(result)
          .split("\n")
          .filter((line) => line.startsWith("::"));
        const ten = severities.flatMap((severity) => shown.filter((group) => group.severity === severity).slice(0, 10));
        expect(commands).toHaveLength(ten.length);
        const { shown: marks, left } = annotations(result);
        const files = shown.reduce((sum, { findings }) => sum + new Set(findings.map(pathOf)).size, 0);
        expect(marks.length + Object.values(left).reduce((a, b) => a + b, 0)).toBe(files);

        const page = markdown(result);
        expect(page.match(/^- (?:\S+ )+?\[?`/gm)?.length ?? 0).toBe(shown.length + hidden.length);

        const written = JSON.parse(json(result, () => "#")) as {
          readonly findings: readonly { readonly state: string }[];
        };
        expect(written.findings.map(({ state }) => state)).toEqual(findings.map(({ state }) => state));
        for (const { fix } of shown) if (fix) expect(text).toContain(visible(fix.title).split(" ")[0]);
      }),
      { numRuns: runs(200, 3000), seed: 12 },
    );
  });
});

describe("a habit whose word varies", () => {
  it("is told once, and every word stands in every format", () => {
    const words = ["frobnicate", "twiddle", "::error::x"];
    const result = resultOf(
      words.map((word, at) =>
        judgedAs(
          findingAt(placeIn(`agents/${at}.md`, `tools: ${word}\n`, word), {
            rule: "no-ineffective-setting",
            kind: "unknown-tool",
            message: `\`${word}\` grants nothing`,
            groupKey: "`…` grants nothing",
            value: word,
          }),
        ),
      ),
    );
    expect(findingReport(result).shown).toMatchObject([
      { message: "`frobnicate` grants nothing", values: words.slice(1) },
    ]);
    const [first, ...others] = annotations(result).shown.map(({ message }) => message);
    expect(others.map((text) => text.split("\n")[0])).toEqual(
      words.slice(1).map((word) => `\`${word}\` grants nothing`),
    );
    for (const text of [pretty(result, { color: false, columns: 80 }), github(result), first, markdown(result)])
      for (const word of ["frobnicate", "twiddle", "error"]) expect(text).toContain(word);
    expect(github(result).match(/^::error/gm)).toHaveLength(1);
  });
});
