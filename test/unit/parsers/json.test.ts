/** JSON with places, beside the platform's own reader. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Node } from "../../../src/parsers/node.ts";
import {
  jsonDialects,
  parseAnyJson,
  parseJson,
  parseJsonAs,
  parseJsonc,
  withLastValues,
} from "../../../src/parsers/json.ts";
import { runs } from "../../support/runs.ts";

function valueOf(node: Node): unknown {
  if (node.kind === "list") return node.items.map(valueOf);
  if (node.kind === "table") return Object.fromEntries(node.entries.map(({ name, value }) => [name, valueOf(value)]));
  return typeof node.value === "bigint" ? Number(node.value) : node.value;
}

/** What serde_json refuses and JavaScript does not: half of a pair of surrogates. */
const lone = /\\u[dD][89abAB]..(?!\\u[dD][c-fC-F]..)|(?<!\\u[dD][89abAB]..)\\u[dD][c-fC-F]../;

function platform(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

it("reads what JavaScript reads", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(0, 2), (text, indent) => {
      const source = JSON.stringify(JSON.parse(text), null, indent);
      fc.pre(!lone.test(source) && !source.includes("__proto__"));
      const node = parseJson(source);
      expect(node.kind === "problem" ? node.message : valueOf(node)).toEqual(JSON.parse(source));
    }),
    { numRuns: runs(50, 500) },
  );
});

it("refuses what JavaScript refuses, and never throws", () => {
  const piece = fc.constantFrom(
    ...'{|}|[|]|,|:|"a"|"|\\|\\u00e9|\\x|1|-|01|1.5|1e5|.|true|null|tru| |\n|\t|é|\u0001|\ufeff'.split("|"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join("");
      fc.pre(!/e\d{3}/.test(text));
      expect(parseJson(text).kind === "problem").toBe(platform(text) === undefined);
    }),
    { numRuns: runs(500, 5_000) },
  );
});

it("places every string at its quotes", () => {
  const string = fc.string({ unit: "grapheme", maxLength: 6 });
  fc.assert(
    fc.property(fc.dictionary(string, string), (record) => {
      const source = JSON.stringify(record, null, 1);
      const node = parseJson(source);
      if (node.kind !== "table") throw new Error(node.kind);
      for (const { key, value } of node.entries)
        for (const { span } of [key, value]) expect(source[span.start]).toBe('"');
    }),
    { numRuns: runs(50, 500) },
  );
});

it.each([
  ["127 levels", "[".repeat(127) + "]".repeat(127), "list"],
  ["128 levels", "[".repeat(128) + "]".repeat(128), "problem"],
  ["a million levels", "[".repeat(1_000_000), "problem"],
  ["half a pair", '"\\ud83d"', "problem"],
  ["a number out of range", "1e999", "problem"],
  ["an integer out of range", "9".repeat(400), "problem"],
  ["a zero of any length", `0.${"0".repeat(5000)}1`, "scalar"],
  ["a large integer", "123456789012345678901234567890", "scalar"],
])("bounds %s", (_, text, kind) => expect(parseJson(text).kind).toBe(kind));

it("reads what editors write: comments, a last comma, a byte-order mark", () => {
  const node = parseJsonc('\ufeff// settings\n{ "a": [1, 2,], /* one\nmore */ "b\t": "//\t\\ud800", }\n// end');
  expect(node.kind === "problem" ? node.message : valueOf(node)).toEqual({ a: [1, 2], "b\t": "//\t\ud800" });
});

it.each(["{,}", "[,]", "[1,,]", "/* open", "{} /", "# no", ""])("refuses %j with comments too", (text) =>
  expect(parseJsonc(text).kind).toBe("problem"),
);

it("reads with comments what it reads without", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      const strict = parseJson(text);
      if (strict.kind !== "problem") expect(parseJsonc(text)).toEqual(strict);
    }),
    { numRuns: runs(50, 500) },
  );
});

it("keeps of a key that appears twice what JavaScript keeps, in its order", () => {
  const key = fc.constantFrom("a", "b", "c", "*");
  const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("1", '"x"', "null"),
      fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join()}]`),
      fc
        .array(fc.tuple(key, tie("value")), { maxLength: 6 })
        .map((entries) => `{${entries.map(([name, inner]) => `"${name}":${inner}`).join()}}`),
    ),
  })).value;
  fc.assert(
    fc.property(value, (text) => {
      const read = parseJson(text);
      if (read.kind === "problem") throw new Error(read.message);
      const once = (node: Node): boolean =>
        node.kind !== "table" ||
        (new Set(node.entries.map(({ name }) => name)).size === node.entries.length &&
          node.entries.every((entry) => once(entry.value)));
      expect(JSON.stringify(valueOf(withLastValues(read)))).toBe(JSON.stringify(JSON.parse(text)));
      expect(once(withLastValues(read))).toBe(true);
    }),
    { numRuns: runs(50, 500) },
  );
});

it("takes comments, and else what JavaScript takes", () => {
  const piece = fc.constantFrom(...'{|}|[|]|,|:|"a"|"|\\ud83d|1|null| |\n|\r|\t|// x\r1,\n|/* , */|/* x'.split("|"));
  // As the package strip-json-comments: the rest of a text in a comment that does not end is one.
  const stripped = (text: string): string =>
    text.replace(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g,
      (_, string: string | undefined) => string ?? " ",
    );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join("");
      expect(parseJsonAs({ ...jsonDialects.stripped, mark: true }, text).kind === "problem").toBe(
        platform(stripped(text)) === undefined,
      );
    }),
    { numRuns: runs(500, 5_000) },
  );
});

it("reads for a host that nobody ran what some program reads", () => {
  const piece = fc.constantFrom(
    ...'{|}|[|]|,|:|"a"|"b|"|\\ud83d|1|null| |\n|\r|\t|// x\r|// x\n|/* , */|/* x|\ufeff|NaN|-Infinity'.split("|"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join("");
      for (const dialect of Object.values(jsonDialects))
        if (parseJsonAs(dialect, text).kind !== "problem") expect(parseAnyJson(text).kind).not.toBe("problem");
    }),
    { numRuns: runs(2_000, 20_000) },
  );
});

it.each([
  ["{ a: 'b' }", { a: "b" }],
  ["{ 'a': [.5, 5., +1, 0x10, -Infinity,], }", { a: [0.5, 5, 1, 16, -Infinity] }],
  ["{ $a_1: 'it\\'s', \"é\": 'a\\\nb\\x41' }", { $a_1: "it's", é: "abA" }],
  ['{ "a": "b\tc\nd" }', { a: "b\tc\nd" }],
])("reads %j as JSON5 does", (text, value) => {
  const node = parseAnyJson(text);
  expect(node.kind === "problem" ? node.message : valueOf(node)).toEqual(value);
});
