/** YAML as its two families read it: places, agreement, and bounds. */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Node, Scalar } from "../../../src/parsers/node.ts";
import {
  DecodeError,
  optional,
  required,
  string,
  struct,
  boolean,
  list,
  map,
  oneOf,
  option,
  unsigned,
} from "../../../src/parsers/decode.ts";
import { readLenient } from "../../../src/parsers/yaml/frontmatter/simple.ts";
import { parseYaml } from "../../../src/parsers/yaml/index.ts";
import { decodeSerdeYaml, repairSerdeYaml, readSerdeYaml } from "../../../src/parsers/yaml/rust.ts";
import { readAny, readQuickly as readSerdeQuickly } from "../../../src/parsers/yaml/serde/document.ts";
import { readQuickly, readSaphyrFully } from "../../../src/parsers/yaml/saphyr/document.ts";
import { readVectors } from "../../support/vectors.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

/** Pieces that YAML is made of, and pieces that break it. */
const piece = fc.constantFrom(
  ..."name|a|key|description|: |:|:\n| |  |\n|\n|\n\n|- |  - |-|--- |...|---\n|[a, b]|[|]|{|}|{a: b}|,|, |\"q\"|\"|'s'|'|''|\\|\\n|\\e|\\x41|#| # c|&a |*a|*a |!|!!str |!!int |!x |%|%YAML 1.2\n|@|`||\n|>-\n|1|0x1f|007|1.5|~|null|true|yes|é|日本|🚀|<<: |? |=|foo: bar".split(
    "|",
  ),
  "|\n",
  "|",
  "\t",
  "\r\n",
  "\r",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\u00a0",
  "\u0000",
  "\u0007",
  "x".repeat(1100),
);
const yamlish = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
const line = fc
  .tuple(
    fc.constantFrom("name", "tools", "x-y", "k"),
    fc.constantFrom(": ", ":", ":\n- ", ":\n  - "),
    piece,
    fc.constantFrom("", " ", "\n"),
  )
  .map((parts) => parts.join(""));
const frontmatter = fc.array(line, { maxLength: 5 }).map((lines) => lines.join("\n"));
const text = fc.oneof(yamlish, frontmatter, fc.string({ unit: "binary", maxLength: 60 }));

function scalarsOf(node: Node, seen = new Set<Node>()): readonly Scalar[] {
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.kind === "scalar") return [node];
  return (node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value])).flatMap((child) =>
    scalarsOf(child, seen),
  );
}

function isInside({ span }: Node, from: number, to: number): boolean {
  return span.start >= from && span.start <= span.end && span.end <= to;
}

const vectorTexts = ["vtcode-new", "vtcode", "a3s", "defect"].flatMap((host) =>
  readVectors(`test/conformance/${host}.json`).cases.flatMap(({ tree }) =>
    tree.flatMap((entry) =>
      entry.text === undefined ? [] : [entry.text, ...entry.text.split("---").map((part) => part.trim())],
    ),
  ),
);

describe("serde_yaml", () => {
  it("answers for any text, with places inside it", () => {
    fc.assert(
      fc.property(text, fc.nat(50), (source, base) => {
        const document = readSerdeYaml(source, base);
        for (const scalar of scalarsOf(document.node))
          expect(isInside(scalar, base, base + source.length + 1)).toBe(true);
        repairSerdeYaml(source, document);
      }),
      { numRuns: runs(300, 3_000) },
    );
  });

  it("reads a scalar back from its span", () => {
    fc.assert(
      fc.property(text, (source) => {
        const { node, problem } = readSerdeYaml(source, 0);
        if (problem) return;
        for (const { span, text: value, style } of scalarsOf(node)) {
          const written = source.slice(span.start, span.end);
          if (style === "literal" || style === "folded" || value === "") continue;
          const again = readSerdeYaml(
            style === "plain" && /\n/.test(written)
              ? written.split(/\s*[\n\r\u0085\u2028\u2029]\s*/).join(" ")
              : written,
            0,
          );
          if (style === "plain" && !/[\n\r\u0085\u2028\u2029]/.test(written)) expect(written).toBe(value);
          if (style === "quoted" && !/^(?:---|\.\.\.)/m.test(written))
            expect(again.node).toMatchObject({ kind: "scalar", text: value, style });
        }
      }),
      { numRuns: runs(300, 3_000) },
    );
  });

  it("reads simple text exactly as the full reader does", () => {
    const same = (source: string): void => {
      const simple = readSerdeQuickly(source, 3);
      if (simple) expect(simple).toEqual(readAny(source, 3));
    };
    fc.assert(fc.property(text, same), { numRuns: runs(300, 3_000) });
    fc.assert(fc.property(frontmatter, same), { numRuns: runs(500, 5_000) });
    for (const source of vectorTexts) same(source);
    expect(vectorTexts.filter((source) => readSerdeQuickly(source, 0)).length).toBeGreaterThan(200);
  });

  it("reads simple text exactly as the other family's full reader does", () => {
    const same = (source: string): void => {
      const simple = readQuickly(source, 3);
      if (simple) expect(simple).toEqual(readSaphyrFully(source, 3));
    };
    fc.assert(fc.property(text, same), { numRuns: runs(300, 3_000) });
    fc.assert(fc.property(frontmatter, same), { numRuns: runs(500, 5_000) });
    for (const source of vectorTexts) same(source);
    expect(vectorTexts.filter((source) => readQuickly(source, 0)).length).toBeGreaterThan(200);
  });

  it("agrees with the `yaml` package where YAML 1.1 and 1.2 do", async () => {
    const word = fc
      .stringMatching(/^[a-z][a-z0-9_/.]{0,8}$/)
      .filter((value) => !/^(?:null|true|false|yes|no|on|off|y|n)$/.test(value));
    const quote = fc.stringMatching(/^[a-zA-Z0-9 ,:#é日]{0,10}$/).map((value) => JSON.stringify(value));
    const flow = fc.array(fc.oneof(word, quote), { maxLength: 4 }).map((items) => `[${items.join(", ")}]`);
    const entry = fc.oneof(
      word,
      quote,
      flow,
      fc.array(word, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `\n  - ${item}`).join("")),
      fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => `|\n  ${lines.join("\n  ")}`),
    );
    const document = fc
      .uniqueArray(fc.tuple(word, entry), { selector: ([key]) => key, minLength: 1, maxLength: 5 })
      .map((entries) => entries.map(([key, value]) => `${key}: ${value}\n`).join(""));
    const plainly = (node: Node): unknown =>
      node.kind === "scalar"
        ? node.text
        : node.kind === "list"
          ? node.items.map(plainly)
          : node.entries.map(({ name, value }) => [name, plainly(value)]);
    await fc.assert(
      fc.asyncProperty(document, async (source) => {
        const [strict, lenient] = [readSerdeYaml(source, 0), await parseYaml(source, 0)];
        expect(strict.problem).toBeUndefined();
        expect(lenient.problems).toEqual([]);
        expect(plainly(strict.node)).toEqual(plainly(lenient.node));
        expect(scalarsOf(strict.node).map(({ span }) => span.start)).toEqual(
          scalarsOf(lenient.node).map(({ span }) => span.start),
        );
      }),
      { numRuns: runs(40, 300) },
    );
  });

  const shape = struct("S", {
    name: required(string),
    on: optional(boolean, false),
    items: optional(list(string), []),
    some: optional(option(string), null),
    count: optional(option(unsigned(64)), null),
  });
  const decode = (source: string): unknown => {
    const value = decodeSerdeYaml(readSerdeYaml(source, 0), shape);
    return value instanceof DecodeError || "span" in value ? value.message : value;
  };
  it.each([
    ["name: 42\nitems: [1, true, ~]", { name: "42", on: false, items: ["1", "true", "~"], some: null, count: null }],
    ["name: ~\nsome: ~\nitems:", { name: "~", on: false, items: [], some: null, count: null }],
    ["name: a\nsome: ''\ncount: 0x10", { name: "a", on: false, items: [], some: "", count: 16n }],
    [
      "name: a\ncount: 18446744073709551616",
      "count: invalid type: integer `18446744073709551616` as u128, expected usize",
    ],
    ["name: a\ncount: -1", "count: invalid type: integer `-1`, expected usize"],
    ["name: a\ncount: 007", 'count: invalid type: string "007", expected usize'],
    ["name: a\non: yes", 'on: invalid type: string "yes", expected a boolean'],
    ["name: a\non: !!bool yes", 'on: invalid value: string "yes", expected a boolean'],
    ["name: a\nsome: !!null x", 'invalid value: string "x", expected null'],
    ["name: a\nitems: [[b]]", "items[0]: invalid type: sequence, expected a string"],
    ["name: a\nname: b", "duplicate field `name`"],
    ["? [a]\n: b\nname: c", "invalid type: sequence, expected field identifier"],
    ["<<: {name: a}", "missing field `name`"],
    ["x: &a one\nname: *a\ny: &a two\nz: &b three", { name: "one", on: false, items: [], some: null, count: null }],
    ["x: &a one\ny: &a two\nname: *a\nz: &b three", { name: "three", on: false, items: [], some: null, count: null }],
    ["name: [oops", "name: invalid type: sequence, expected a string"],
    ["on: [oops", "on: invalid type: sequence, expected a boolean"],
    ["x: [oops", "did not find expected ',' or ']', while parsing a flow sequence"],
    ["name: a\n---\n", "deserializing from YAML containing more than one document is not supported"],
    ["", "missing field `name`"],
    ["\ufeffname: a", { name: "a", on: false, items: [], some: null, count: null }],
    ["name: a\u0000", "control characters are not allowed"],
    ["name: *b", "unknown anchor"],
    ["*b", "unknown anchor"],
    ["{\n}}", "missing field `name`"],
    ["name:\n  *b : c", "name: invalid type: map, expected a string"],
    ["name: a\ncount: 1e-7", "count: invalid type: floating point `0.0000001`, expected usize"],
    [
      "name: a\ncount: -3.4e38",
      "count: invalid type: floating point `-340000000000000000000000000000000000000.0`, expected usize",
    ],
    ["name: a\ncount: -0.", "count: invalid type: floating point `-0.0`, expected usize"],
    ["name: a\ncount: 5\u00a0", 'count: invalid type: string "5\\u{a0}", expected usize'],
    [
      'name: a\non: "\\u0007\\u0301\\e[\u200b\\0"',
      'on: invalid type: string "\\u{7}\\u{301}\\u{1b}[\\u{200b}\\0", expected a boolean',
    ],
    ["name: a\nsome: !!null%00x ~", { name: "a", on: false, items: [], some: null, count: null }],
    ["name: a\non: !!bool |-\n  true", { name: "a", on: true, items: [], some: null, count: null }],
    ["name: a\non: !!bool >-\n  true", "on: invalid type: boolean `true`, expected a boolean"],
    ["!S {name: a}", { name: "a", on: false, items: [], some: null, count: null }],
  ])("decodes %j", (source, expected) => expect(decode(source)).toEqual(expected));

  const word = struct("S", {
    sub: optional(struct("T", { word: optional(oneOf("one", "two"), "one"), map: optional(map(boolean), new Map()) }), {
      word: "one",
      map: new Map(),
    }),
  });
  it.each([
    ["sub:\n  word: !three x", 7, "sub: unknown variant `three`, expected `one` or `two`"],
    ["sub:\n  word: !one x", 13, 'sub.word: invalid value: string "x", expected null'],
    ["sub:\n  word: &a !!str\n    x", 13, "sub.word: unknown variant `x`, expected `one` or `two`"],
    ["sub:\n  map:\n    [a]: true", 16, "sub.map: invalid type: sequence, expected a string"],
    ["sub:\n  map: !x {a: &b 5}", 19, "sub.map.a: invalid type: integer `5`, expected a boolean"],
    ["sub: {map: {a: true}, word: !", 5, "sub: unknown variant `!`, expected `one` or `two`"],
    ["sub: {map: {a: true", 20, "did not find expected ',' or '}', while parsing a flow mapping"],
  ])("places what it refuses in %j", (source, at, message) => {
    expect(decodeSerdeYaml(readSerdeYaml(source, 0), word)).toMatchObject({ message, span: { start: at } });
  });

  it.each([
    [16_375, "\u0007", 0],
    [16_376, "\u0007", 2],
    [16_373, "\ufffe", 0],
    [16_374, "\ufffe", 2],
  ])("meets a refused character with its chunk: after %i more, %j", (count, character, items) => {
    const { node, problem } = readSerdeYaml(`- a\n- b\n${"#".repeat(count)}${character}`, 0);
    expect(problem?.message).toBe("control characters are not allowed");
    expect(node.kind === "list" ? node.items.length : 0).toBe(items);
  });
});

describe("the `yaml` package", () => {
  it("is predicted exactly by the reader of simple text", async () => {
    const same = async (source: string): Promise<void> => {
      const simple = readLenient(source, 3);
      if (simple) expect(simple).toEqual(await parseYaml(source, 3));
    };
    await fc.assert(fc.asyncProperty(text, same), { numRuns: 3000 });
    await fc.assert(fc.asyncProperty(frontmatter, same), { numRuns: 5000 });
    for (const source of vectorTexts) await same(source);
    expect(vectorTexts.filter((source) => readLenient(source, 0)).length).toBeGreaterThan(200);
  });

  it("answers for any text, with places inside it", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (source) => {
        const { node, problems } = await parseYaml(source, 5);
        for (const scalar of scalarsOf(node)) expect(isInside(scalar, 5, 5 + source.length)).toBe(true);
        for (const { span } of problems)
          expect([span.start >= 5, span.start <= span.end, span.end <= 5 + source.length]).toEqual([true, true, true]);
      }),
      { numRuns: runs(100, 1_000) },
    );
  });
});

describe("time is proportional to the length", () => {
  it.each<[string, number, (size: number) => string]>([
    ["brackets", 2_000, (size) => "[".repeat(size)],
    ["closed brackets", 1_000, (size) => "[".repeat(size) + "]".repeat(size)],
    ["braces", 1_000, (size) => "{a: ".repeat(size)],
    ["dashes", 1_500, (size) => "- ".repeat(size)],
    [
      "an alias bomb",
      25,
      (size) =>
        `a0: &a0 [x, x, x, x]\n${Array.from({ length: size }, (__, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`).join("\n")}`,
    ],
    ["one long line", 20_000, (size) => "a".repeat(size)],
    ["spaces", 20_000, (size) => `a: b${" ".repeat(size)}c`],
  ])("%s", async (_, size, sourceOf) => {
    await expectLinear(size, sourceOf, (source) => repairSerdeYaml(source, readSerdeYaml(source, 0)));
    await parseYaml(sourceOf(8 * size), 0);
  });
});

it.each([
  ["300 levels", Array.from({ length: 300 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
  ["an alias of itself", "a: &a [*a, &b {c: *b}]"],
])("reading ends: %s", async (_, source) => {
  expect(repairSerdeYaml(source, readSerdeYaml(source, 0))).toBeDefined();
  expect(await parseYaml(source, 0)).toBeDefined();
});

it("has every vector file that holds YAML", () =>
  expect(readdirSync("test/conformance")).toEqual(expect.arrayContaining(["a3s.json", "defect.json", "vtcode.json"])));
