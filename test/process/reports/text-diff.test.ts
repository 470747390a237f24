/** The folded diffs as GitHub's own parser reads them: hostile texts are in code blocks, and nowhere else. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportModelOf, reportOf, commentOf } from "../../../src/reports/markdown/index.ts";
import { hasParser, parseGfm, walk } from "../../support/gfm.ts";
import { resultOf } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";
import { hostileTexts, sentinel } from "../../support/texts.ts";

const links = { server: "https://github.com", run: undefined };
const model = reportModelOf(
  resultOf([], {}, { repository: "o/r", commit: "c".repeat(40), base: "b".repeat(40), changes: [] }),
);

describe.runIf(hasParser())("hostile prompts and settings", () => {
  it("stay in code blocks, and leave the rest of the page as it is", () =>
    fc.assert(
      fc.property(hostileTexts, (texts) => {
        for (const pageOf of [
          (given: typeof model) => commentOf(given, links, "<!-- x -->"),
          (given: typeof model) => reportOf(given, links),
        ]) {
          const page = pageOf({ ...model, texts });
          const elements = [...walk(parseGfm(page))];
          for (const { kind, text, attributes } of elements)
            if (kind === "code_block") expect(attributes["info"]).toBe("diff");
            else expect(text).not.toContain(sentinel);
          const kinds = elements.map(({ kind }) => kind);
          expect(
            kinds.filter((kind) => ["image", "block_quote", "list", "thematic_break", "table"].includes(kind)),
          ).toEqual([]);
          // Each block is opened and closed by this tool.
          const html = elements.filter(({ kind }) => kind === "html_block").map(({ text }) => text.trim());
          expect(html.filter((text) => text === "</details>")).toHaveLength(
            html.filter((text) => text.startsWith("<details>")).length,
          );
          const headings = (given: typeof model) =>
            [...walk(parseGfm(pageOf(given)))].filter(({ kind }) => kind === "heading").length;
          expect(kinds.filter((kind) => kind === "heading")).toHaveLength(headings({ ...model, texts: [] }));
        }
      }),
      { numRuns: runs(40, 1000), seed: 13 },
    ));
});
