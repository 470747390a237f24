/** What holds for every TOML text, in all parser families. */
import fc from "fast-check";
import { parse, TomlDate } from "smol-toml";
import { describe, expect, it } from "vitest";
import type { Node, Scalar } from "../../../src/parsers/node.ts";
import { dateTimeText, parseToml } from "../../../src/parsers/toml/index.ts";
import { readdirSync } from "node:fs";
import { positionAt } from "../../../src/repo/text.ts";
import { readVectors } from "../../support/vectors.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const families = ["0.8", "0.9"] as const;
const all = [...families, "tomllib"] as const;

/** A node as the value that `smol-toml` would give; moments up to the second, which is as far as its dates go. */
function valueOf(node: Node): unknown {
  if (node.kind === "list") return node.items.map(valueOf);
  if (node.kind === "table") return Object.fromEntries(node.entries.map(({ name, value }) => [name, valueOf(value)]));
  const { value, number } = node;
  if (typeof value === "object")
    return (
      value && {
        moment: value.text
          .toUpperCase()
          .replace(" ", "T")
          .slice(0, value.text.includes("-") ? 10 : 5),
      }
    );
  return number === "integer" && typeof value === "number" ? BigInt(value) : value;
}

function theirs(value: unknown): unknown {
  if (value instanceof TomlDate) return { moment: value.toISOString().slice(0, value.isTime() ? 5 : 10) };
  if (Array.isArray(value)) return value.map(theirs);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, theirs(inner)]))
    : value;
}

function secondOpinion(text: string): unknown {
  try {
    return theirs(parse(text.replace(/^\ufeff/, ""), { integersAsBigInt: true }));
  } catch {
    return undefined;
  }
}

/** 0.8 and Python take the line ends of Windows for those of Unix, in strings of several lines. */
function unified(value: unknown, family: string): unknown {
  if (typeof value === "string") return family === "0.9" ? value : value.replaceAll("\r\n", "\n");
  if (Array.isArray(value)) return value.map((inner) => unified(inner, family));
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unified(inner, family)]))
    : value;
}

function* scalarsIn(node: Node): Iterable<Scalar> {
  if (node.kind === "scalar") yield node;
  else
    for (const inner of node.kind === "list" ? node.items : node.entries.map(({ value }) => value))
      yield* scalarsIn(inner);
}

const bare = fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/);
const quoted = fc
  .string({ unit: "grapheme", maxLength: 8 })
  .map((text) => JSON.stringify(text).replaceAll("\u007f", "\\u007F"));
const literal = fc.stringMatching(/^[\t -&(-~é🚀]{0,8}$/).map((text) => `'${text}'`);
const long = fc
  .array(fc.constantFrom("a", " ", "\n", "\r\n", '"', '""', "\\\n  ", "\\\\", "\\u00e9", "#", "'", "é"), {
    maxLength: 8,
  })
  .map((parts) => `"""${parts.join("")}"""`)
  // Here smol-toml loses the quotes that belong to the string.
  .filter((text) => !/\\\n\s*"{4}/.test(text));
const raw = fc
  .array(fc.constantFrom("a", "\\", "\n", "'", "''", '"""', "+++"), { maxLength: 8 })
  .map((parts) => `'''${parts.join("")}'''`);
const number = fc.oneof(
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => (Number.isInteger(value) ? `${value}`.replace(/^(-?\d+)$/, "$1.0") : `${value}`)),
  fc.constantFrom(
    "0x_1",
    "0xfF",
    "0o17",
    "0b1_0",
    "+7",
    "-0",
    "1_000",
    "1__0",
    "007",
    "1.",
    ".5",
    "1e2",
    "1E+2",
    "1e400",
    "inf",
    "-inf",
    "9223372036854775808",
  ),
);
const moment = fc.constantFrom(
  "2024-01-02",
  "2024-02-30",
  "2024-01-02T03:04:05Z",
  "2024-01-02 03:04:05.123+09:00",
  "03:04:05",
  "2024-01-02t03:04:05.5",
  "1900-02-29",
);
const scalar = fc.oneof(
  quoted,
  literal,
  long,
  raw,
  number,
  moment,
  fc.constantFrom("true", "false", "True", "nil", ""),
);
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc
      .tuple(
        fc.array(tie("value"), { maxLength: 3 }),
        fc.constantFrom(", ", ",\n ", ",", " , # c\n"),
        fc.constantFrom("", ",", "\n", " # c\n"),
      )
      .map(([items, comma, end]) => `[${items.join(comma)}${end}]`),
    fc
      .tuple(
        fc.array(fc.tuple(bare, tie("value")), { maxLength: 3 }),
        fc.constantFrom(", ", ","),
        fc.constantFrom("", " "),
      )
      .map(([pairs, comma, pad]) => `{${pad}${pairs.map(([key, inner]) => `${key} = ${inner}`).join(comma)}${pad}}`),
  ),
}));
const key = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom("a", "b", "c") }, bare, quoted, literal), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join("."));
const line = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(key, value).map(([name, inner]) => `${name} = ${inner}`) },
  { weight: 2, arbitrary: key.map((name) => `[${name}]`) },
  { weight: 1, arbitrary: key.map((name) => `[[${name}]]`) },
  { weight: 1, arbitrary: fc.constantFrom("", "# a comment", "  ", "\t# é", "a = 1 # c", "a == 1", "]", "= 1", "a") },
);
const document = fc
  .tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, end]) => lines.join(end) + end);
const soup = fc
  .array(
    fc.constantFrom(
      "[",
      "]",
      "{",
      "}",
      "=",
      ",",
      ".",
      '"',
      "'",
      '"""',
      "'''",
      "\\",
      "\n",
      "\r",
      " ",
      "#",
      "a",
      "1",
      "-",
      "_",
      ":",
      "é",
      "\u0000",
      "\ufeff",
      "true",
      "2024-01-01",
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""));

describe.each(all)("TOML %s", (family) => {
  it("never throws, and places its problems inside the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary" }), soup, document), fc.nat(9), async (text, base) => {
        const read = await parseToml(text, base, family);
        if (read.kind !== "problem") return;
        expect(read.span.start).toBeGreaterThanOrEqual(base);
        expect(read.span.end).toBeLessThanOrEqual(base + text.length);
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it("agrees with smol-toml about the value of everything that both accept", async () => {
    let both = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: document }, soup), async (text) => {
        const [mine, other] = [await parseToml(text, 0, family), secondOpinion(text)];
        if (mine.kind === "problem" || other === undefined) return;
        both++;
        expect(unified(valueOf(mine), family)).toEqual(unified(other, family));
      }),
      { numRuns: runs(300, 3_000) },
    );
    expect(both).toBeGreaterThan(runs(10, 300));
  });

  it("reads every value back from its own place", async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.nat(9), async (text, base) => {
        const read = await parseToml(text, base, family);
        if (read.kind === "problem") return;
        for (const { span, value } of scalarsIn(read)) {
          const again = await parseToml(`x = ${text.slice(span.start - base, span.end - base)}`, 0, family);
          expect(again.kind === "table" && again.entries[0]?.value).toMatchObject({ value });
        }
      }),
      { numRuns: runs(150, 1_500) },
    );
  });

  it("agrees with smol-toml about the vectors' own texts", async () => {
    const texts = ["codex", "openheim", "defect"]
      .filter((name) => readdirSync("test/conformance").includes(`${name}.json`))
      .flatMap((name) =>
        readVectors(`test/conformance/${name}.json`).cases.flatMap(({ tree }) =>
          tree.flatMap(({ text }) => text ?? []),
        ),
      );
    let both = 0;
    for (const text of texts) {
      const inner = /^\+\+\+\n([^]*?)^\+\+\+/m.exec(text)?.[1] ?? text;
      const [mine, other] = [await parseToml(inner, 0, family), secondOpinion(inner)];
      if (mine.kind === "problem" || other === undefined) continue;
      both++;
      expect(unified(valueOf(mine), family)).toEqual(unified(other, family));
    }
    expect(both).toBeGreaterThan(300);
  });

  // Python has no limit of depth for keys: the memory for longer ones would be measured too.
  const parts = family === "tomllib" ? 1_000 : 8_000;

  it.each<[string, number, (size: number) => string]>([
    ["lists", 8_000, (size) => `a = ${"[".repeat(size)}`],
    ["inline tables", 8_000, (size) => `a = ${"{a=".repeat(size)}`],
    ["parts of a key", parts, (size) => `${"a.".repeat(size)}a = 1`],
    ["digits", 20_000, (size) => `a = ${"1".repeat(size)}`],
    ["quotes", 8_000, (size) => `a = '''${"'x".repeat(size)}`],
    ["words", 8_000, (size) => `a = ${"b ".repeat(size)}`],
    [
      // Fewer fit into the memory of young objects, and each of them costs less than one of many.
      "tables opened again",
      16_000,
      (size) =>
        Array.from({ length: size }, (__, i) => `[x${i}.y]\n`).join("") +
        Array.from({ length: size }, (__, i) => `[x${i}]\n`).join(""),
    ],
  ])("reads very many %s in time that is proportional to their number", (_, size, textOf) =>
    expectLinear(size, textOf, (text) => parseToml(text, 0, family)),
  );
});

it.each([
  ["0.8", 79, true],
  ["0.8", 80, false],
  ["0.9", 80, true],
  ["0.9", 81, false],
] as const)("TOML %s has %d levels of lists: %s", async (family, levels, accepted) => {
  const read = await parseToml(`a = ${"[".repeat(levels)}${"]".repeat(levels)}`, 0, family);
  expect(read.kind !== "problem").toBe(accepted);
});

it.each([
  ["2024-01-02", "2024-01-02"],
  ["2024-01-02 03:04:05z", "2024-01-02T03:04:05Z"],
  ["2024-01-02t03:04", "2024-01-02T03:04:00"],
  ["03:04", "03:04:00"],
  ["03:04:05.1200", "03:04:05.12"],
  ["03:04:05.000", "03:04:05"],
  ["03:04:05.1234567899", "03:04:05.123456789"],
  ["2024-01-02T03:04:05-00:00", "2024-01-02T03:04:05+00:00"],
  ["2024-01-02T03:04:05-00:30", "2024-01-02T03:04:05-00:30"],
  ["2024-01-02T03:04:05+01:99", "2024-01-02T03:04:05+02:39"],
])("prints the moment %s as %s", (text, expected) => expect(dateTimeText({ kind: "moment", text })).toBe(expected));

/** A text, and what each family says: the line of its error, or nothing. */
const differences: readonly (readonly [
  what: string,
  text: string,
  old: number | undefined,
  recent: number | undefined,
])[] = [
  ["a day that does not exist", "a = 2024-02-30\n", 1, 1],
  ["a leap second", "a = 2024-06-30T23:59:60Z\n", undefined, undefined],
  ["a time without seconds", "a = 03:04\n", 1, undefined],
  ["an offset of a day", "a = 2024-01-02T03:04:05+24:00\n", 1, undefined],
  ["an offset beyond a day", "a = 2024-01-02T03:04:05-24:01\n", 1, 1],
  ["minutes of an offset beyond an hour", "a = 2024-01-02T03:04:05+01:99\n", 1, undefined],
  ["an hour of a day", "a = 24:00:00\n", 1, undefined],
  ["an escape for escape", 'a = "\\e"\n', 1, undefined],
  ["a hexadecimal escape", 'a = "\\x41"\n', 1, undefined],
  ["half of a surrogate pair", 'a = "\\uD800"\n', 1, 1],
  ["a control character", 'a = """\n\n\u0001"""\n', 3, 3],
  ["a control character in a comment", "a = 1\n# \u0001\n", 2, 2],
  ["one byte-order mark", "\ufeffa = 1\n", undefined, undefined],
  ["two byte-order marks", "\ufeff\ufeffa = 1\n", 1, 1],
  ["a carriage return by itself", "a = 1\rb = 2\n", 1, 1],
  ["lines in an inline table", "a = {\n b = 1\n}\n", 1, undefined],
  ["a comma at an inline table's end", "a = { b = 1, }\n", 1, undefined],
  ["a comment in an inline table", "a = { # c\n b = 1 }\n", 1, undefined],
  ["a comma at a list's end", "a = [1,\n]\n", undefined, undefined],
  ["two commas in a list", "a = [1,\n,]\n", 2, 2],
  ["no comma in a list", 'a = ["b"\n"c"]\n', 2, 2],
  ["a list that is never closed", "a = [\n1,\n2\n", 3, 3],
  ["a key below a list that is never closed", "a = [\n1\nb = 2\n", 3, 3],
  ["a string that is never closed", 'a = """\nb\nc\n', 3, 3],
  ["a comment that ends the text in a list", "a = [\n1 # c", 2, 2],
  ["one key twice", "a = 1\nb = 2\na = 3\n", 3, 3],
  ["one key twice, at the end of a long value", "a = 1\na = [\n2\n]\n", 2, 2],
  ["one key twice in an inline table", "a = { b = 1, b = 2 }\n", 1, 1],
  ["one header twice", "[a]\nb = 1\n[a]\n", 3, 3],
  ["a header above its own parts", "[a.b]\nc = 1\n[a]\nd = 2\n", undefined, undefined],
  ["a header over a dotted key", "a.b = 1\n[a]\n", 2, 2],
  ["a list of tables over a table", "[a]\n[[a]]\nb = 1\n", 2, 2],
  ["a list of tables over a list", "a = []\n[[a]]\n", 2, 2],
  ["a dotted key into a number", "a = 1\na.b = 2\n", 2, 2],
  ["a dotted key into an inline table", "a = { b = 1 }\na.c = 2\n", 2, 2],
  ["a dotted key into a table with a header", "[a.b]\n[a]\nb.c = 1\n", 3, 3],
  ["a dotted key into a table that a header implies", "[a.b.c]\n[a]\nb.d = 1\n", 3, undefined],
  ["a number beyond 64 bits", "a = 9223372036854775808\n", 1, 1],
  ["the least number", "a = -9223372036854775808\n", undefined, undefined],
  ["a float beyond the largest", "a = 1e400\n", 1, 1],
  ["a float beyond the least", "a = -1e400\n", undefined, 1],
  ["a leading zero", "a = 007\n", 1, 1],
  ["a value on the next line", 'a =\n"b"\n', 1, 2],
  ["a fault of the grammar after a fault in a value", 'a = "\\q"\nb\n', 1, 2],
  ["a number too large before a fault in a value", "a = 9223372036854775808\nb = bare\n", 1, 2],
  ["a key of three quotes", '"""a""" = 1\n', 1, 1],
  ["an empty key", '"" = 1\n', undefined, undefined],
  ["no key", "= 1\n", 1, 1],
];

describe.each(families)("TOML %s", (family) => {
  it.each(differences)("reads %s", async (_, text, old, recent) => {
    const read = await parseToml(text, 0, family);
    expect(read.kind === "problem" ? positionAt({ path: "", text }, read.span.start).line : undefined).toBe(
      family === "0.8" ? old : recent,
    );
  });
});

/** What Python's `tomllib` takes; measured with 3.11, 3.12 and 3.13, whose readers are the same. */
describe("TOML of Python", () => {
  it.each([
    "a = 99999999999999999999999",
    `a = 0x${"f".repeat(5_000)}`,
    "a = 1e999",
    "a = 1979-05-27T07:32:00.1234567-23:59",
    "[a.b.c]\n[a]\nb.d = 1",
    "a.b = 1\n[a.c]",
    `${"a.".repeat(2_000)}a = 1`,
    `a = ${"[".repeat(300)}${"]".repeat(300)}`,
    "[ a . b ]\r\nc = [\n1, # x\n]",
    'a = """a"""""',
  ])("takes %j", async (text) => expect((await parseToml(text, 0, "tomllib")).kind).toBe("table"));

  it.each([
    "\ufeffa = 1",
    "a = 1\rb = 2",
    "a = {\nb = 1}",
    "a = { b = 1, }",
    'a = "\\e"',
    'a = "\\x41"',
    'a = "\\ud800"',
    "a = 07:32",
    "a = 07:32:60",
    "a = 24:00:00",
    "a = 2023-02-29",
    "a = 0000-01-01",
    "a = 1979-05-27T07:32:00+24:00",
    `a = ${"9".repeat(4_301)}`,
    `a = ${"[".repeat(2_000)}${"]".repeat(2_000)}`,
    "a = 1\na = 2",
    "[a]\n[a]",
    "a = []\n[[a]]",
    "a.b = 1\n[a]",
    "a = { b = {}, b.c = 1 }",
    "# \u007f",
    '"""a""" = 1',
    "ä = 1",
  ])("refuses %j", async (text) => expect((await parseToml(text, 0, "tomllib")).kind).toBe("problem"));
});
