/** Attributes of Git that cost more to apply than they are long: beyond a limit, what they do is taken as it is written. */
import { describe, expect, it } from "vitest";
import { LinesLeft, parseAttributes } from "../../../src/repo/git/attribute-file.ts";
import { checkoutBy, checkoutSteps, effectBy } from "../../../src/repo/git/attributes.ts";

function times(count: number, one: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join("");
}

it("macros of attributes may stand for each other however often", () => {
  const macros = times(60_000, (i) => `[attr]a${i} a${i + 1}\n`);
  const text = `${macros}[attr]a60000 eol=crlf\n*.sh a0\n`;
  expect(checkoutSteps([parseAttributes("", text)], "g.sh")).toEqual([{ kind: "crlf", auto: false }]);
});

describe("lines of attributes", () => {
  const lines = times(1_000, (i) => `*a*b*c*d*${i}* text\n`);
  const text = `${lines}*.sh eol=crlf\n`;
  it("are compared once with each file", () => {
    const files = [parseAttributes("", text, new LinesLeft(100 * 1_400))];
    const steps = Array.from({ length: 100 }, (_, i) => checkoutSteps(files, `g${i}.sh`));
    expect(steps.every(([step]) => step?.kind === "crlf")).toBe(true);
  });

  it("that are too many to be kept are not, so that each change of them counts", () => {
    const left = new LinesLeft(undefined, 50_000);
    const files = Array.from({ length: 60 }, (_, i) => parseAttributes(i === 0 ? "" : `d${i}`, text, left));
    expect(files.filter(({ isCut }) => isCut)).toHaveLength(11);
    expect(checkoutSteps(files, "d1/g.sh")).toEqual([{ kind: "crlf", auto: false }]);
    expect(effectBy(checkoutBy(files, "d59/g.sh"))?.how).toContain("more lines than are compared");
  });

  it("with long patterns count as more of them", () => {
    const pattern = `*${"a".repeat(1_000)}b`;
    const files = [
      parseAttributes(
        "",
        times(5_000, () => `${pattern} text\n`),
      ),
    ];
    const name = "a".repeat(250);
    const effects = Array.from({ length: 20 }, () => effectBy(checkoutBy(files, name))?.how);
    expect(effects.filter((effect) => effect?.includes("more lines"))).not.toHaveLength(0);
  });

  it("that are too many for all files count as they are: another line is a change", () => {
    const [before, after] = [text, `${text}*.sh filter=a\n`].map((one) => [
      parseAttributes("", one, new LinesLeft(10)),
    ]);
    expect(effectBy(checkoutBy(before ?? [], "g.sh"))?.how).toContain("more lines than are compared");
    expect(checkoutSteps(before ?? [], "g.sh")).not.toEqual(checkoutSteps(after ?? [], "g.sh"));
    expect(checkoutBy(before ?? [], "g.sh").by).toEqual([{ path: ".gitattributes" }]);
  });

  it("in very many folders are told by the file that decides", () => {
    const deep = Array.from({ length: 60 }, (_, i) => Array.from({ length: i }, (_one, at) => `d${at}`).join("/"));
    const files = deep.map((directory) => parseAttributes(directory, directory === "d0" ? "*.sh eol=crlf\n" : lines));
    expect(checkoutBy(files, `${deep.at(-1)}/g.sh`).by).toMatchObject([{ path: "d0/.gitattributes" }]);
  });
});
