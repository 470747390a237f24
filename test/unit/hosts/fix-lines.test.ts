/** Fixes are made of a few lines of a text; they are those of the whole text. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdits, fixTo, replaceWords } from "../../../src/hosts/_kit/fixes/edits.ts";
import { withoutEntries } from "../../../src/hosts/_kit/fixes/lists.ts";
import { runs } from "../../support/runs.ts";

const words = ["Read", "LS", "Bash(git log)", "x"];
const marks = [", ", " ", "\n", "\r\n", "  - ", "- ", "tools: ", "[", "]", '"', "'", " # c\n", ",", "\n\n", ":", "\t"];
const long = [`${" ".repeat(250)}- `, `${"long ".repeat(50)}\n`];
const piece = fc.constantFrom(...words, ...marks, ...long);
const texts = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

/** Some of the words of a text. */
function spansIn(text: string, chosen: readonly boolean[]) {
  return [...text.matchAll(/LS|Read/g)]
    .filter((_, i) => chosen[i])
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

it("takes entries out of a list by what is near", () => {
  // Blank lines say nothing of a list, so without a limit they would change nothing.
  const blank = "\n".repeat(500);
  fc.assert(
    fc.property(texts, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (inner, chosen) => {
      const text = `\n${inner}\n`;
      const spans = spansIn(text, chosen);
      const rest = withoutEntries(text, spans);
      const moved = spans.map(({ start, end }) => ({ start: start + blank.length, end: end + blank.length }));
      const inside = withoutEntries(blank + text + blank, moved);
      expect(inside && put(blank + text + blank, inside)).toBe(rest && blank + put(text, rest) + blank);
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it("makes the same edit of a line as of the whole text", () => {
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      fc.constantFrom("R", "ls", "Red", ""),
      (text, chosen, word) => {
        const source = { path: "a.md", text };
        const changes = spansIn(text, chosen).map((span) => ({ span, word }));
        if (changes.length === 0) return;
        const edits = changes.map(({ span }) => ({ at: { source, span }, text: word }));
        const expected = applyEdits(source, edits);
        const lines = replaceWords(text, changes);
        expect(put(text, lines)).toBe(expected);
        const part = fixTo(source, lines, false, "otherwise");
        expect(applyEdits(source, part.edits)).toBe(expected);
        expect(part).toEqual(
          fixTo(source, { lines: { start: 0, end: text.length }, text: expected ?? "" }, false, "otherwise"),
        );
        const { start, end } = lines.lines;
        expect(applyEdits(source, edits, lines.lines)).toBe(lines.text);
        expect(applyEdits(source, edits, { start: start + 1, end: end - 1 })).toBe(
          changes.every(({ span }) => span.start > start && span.end < end) ? lines.text.slice(1, -1) : undefined,
        );
      },
    ),
    { numRuns: runs(500, 20_000) },
  );
});

it("replaces a word once, though two facts are about it", () => {
  const span = { start: 7, end: 11 };
  const change = { span, word: "read_file" };
  expect(replaceWords("tools: Read\nx", [change, change])).toEqual({
    lines: { start: 0, end: 11 },
    text: "tools: read_file",
  });
});

function put(text: string, { lines, text: changed }: ReturnType<typeof replaceWords>): string {
  return text.slice(0, lines.start) + changed + text.slice(lines.end);
}
