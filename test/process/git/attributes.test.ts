/** What git itself says of random attributes and paths. */
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { parseAttributes } from "../../../src/repo/git/attribute-file.ts";
import { type Checkout, checkoutOf } from "../../../src/repo/git/attributes.ts";
import { makeRepository, removeFolders } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const segment = fc.stringMatching(/^[ab.é]{1,3}$/).filter((name) => name !== "." && name !== "..");
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join("/"));
const part = fc.oneof(
  { weight: 3, arbitrary: segment },
  fc.constantFrom(
    "*",
    "**",
    "a*",
    "*.b",
    "?",
    "[ab]",
    "[!a]*",
    "\\a",
    "[^b.]?",
    "[[:alpha:]]",
    "***",
    "a**b",
    "[]a]",
    "[a-",
  ),
);
const pattern = fc
  .tuple(fc.constantFrom("", "", "/"), fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "", "/"))
  .map(([start, parts, end]) => start + parts.join("/") + end);
const states = [
  "filter=x",
  "-filter",
  "!filter",
  "filter",
  "ident",
  "-ident",
  "working-tree-encoding=UTF-16",
  "-text",
  "text",
  "text=auto",
  "!text",
  "crlf",
  "-crlf",
  "binary",
  "eol=crlf",
  "eol=lf",
  "macro",
];
const line = fc
  .tuple(pattern, fc.uniqueArray(fc.constantFrom(...states), { minLength: 1, maxLength: 3 }))
  .map(([start, attributes]) => `${start} ${attributes.join(" ")}`);
const file = fc.array(line, { maxLength: 5 }).map((lines) => `[attr]macro eol=crlf -ident\n${lines.join("\n")}\n`);

/** By gitattributes(5), from what `check-attr` answers. */
function judge(said: ReadonlyMap<string, string>): Checkout {
  const value = (name: string): string => said.get(name) ?? "unspecified";
  if (!["unspecified", "set", "unset"].includes(value("filter")))
    return { kind: "changed", by: `filter=${value("filter")}` };
  if (value("working-tree-encoding") !== "unspecified")
    return { kind: "changed", by: `working-tree-encoding=${value("working-tree-encoding")}` };
  if (value("ident") === "set") return { kind: "ident" };
  const text = value("text") === "unspecified" ? value("crlf") : value("text");
  return text === "unset" || value("eol") !== "crlf" ? { kind: "same" } : { kind: "crlf", auto: text === "auto" };
}

it("the attributes of a path are those that git gives", () => {
  const { gitWith, write, remove } = makeRepository();
  const names = ["filter", "working-tree-encoding", "ident", "text", "crlf", "eol"];
  fc.assert(
    fc.property(
      file,
      fc.option(file),
      fc.option(file),
      fc.uniqueArray(path, { minLength: 5, maxLength: 20 }),
      (root, a, ab, paths) => {
        remove("a", ".gitattributes");
        const files = [
          ["", root],
          ["a", a],
          ["a/b", ab],
        ] as const;
        for (const [folder, text] of files)
          if (text !== null) write({ [folder === "" ? ".gitattributes" : `${folder}/.gitattributes`]: text });
        const attributes = files.flatMap(([folder, text]) => (text === null ? [] : [parseAttributes(folder, text)]));
        const answers = gitWith(paths.join("\0"), "check-attr", "-z", "--stdin", ...names).split("\0");
        paths.forEach((one, i) => {
          const said = new Map(names.map((name, j) => [name, answers[(i * names.length + j) * 3 + 2] ?? ""]));
          expect([one, checkoutOf(attributes, one)]).toEqual([one, judge(said)]);
        });
      },
    ),
    { numRuns: runs(33, 100) },
  );
});
