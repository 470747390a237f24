/** Shortcuts for what nearly every text is give what the whole way gives. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsIn } from "../../../src/hosts/_kit/ci/shell.ts";
import { knownValues, textsOf } from "../../../src/hosts/_kit/profiles/fields.ts";
import { profileFrom } from "../../../src/hosts/_kit/profiles/profile.ts";
import { capabilities, type Capability, givenBy, inOrder } from "../../../src/model/capability.ts";
import { missing, stated } from "../../../src/model/fact.ts";
import { type Grant } from "../../../src/model/profile.ts";
import { union } from "../../../src/model/union.ts";
import { entryOf, jsonOf, lastOf, type Node, type Scalar, type Table } from "../../../src/parsers/node.ts";
import { mergedOf, occurrencesOf, repeatedEntryOf } from "../../../src/parsers/yaml/frontmatter/repeats.ts";
import { readLenient } from "../../../src/parsers/yaml/frontmatter/simple.ts";
import { typedOf } from "../../../src/parsers/yaml/saphyr/typed.ts";
import { repairSerdeYaml, readSerdeYaml } from "../../../src/parsers/yaml/rust.ts";
import { runs } from "../../support/runs.ts";

const span = { start: 0, end: 0 };
const home = { source: { path: "x.md", text: "" }, span };

function scalar(text: string): Scalar {
  return { kind: "scalar", span, value: text, text, style: "plain" };
}

function table(entries: readonly (readonly [name: string, value: Node])[]): Table {
  return { kind: "table", span, entries: entries.map(([name, value]) => ({ key: scalar(name), name, value })) };
}

const names = fc.constantFrom("a", "b", "c", "<<", "__proto__", "7", "3");

const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("x", "", "y").map(scalar),
    fc.array(tie("tree"), { maxLength: 3 }).map((items): Node => ({ kind: "list", span, items })),
    fc.array(fc.tuple(names, tie("tree")), { maxLength: 4 }).map(table),
  ),
}));

const tables = fc.array(fc.tuple(names, tree), { maxLength: 30 }).map(table);

describe("capabilities", () => {
  const some = fc.array(fc.constantFrom(...capabilities));
  it("are in their order and once each, however they are collected", () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const wanted = capabilities.filter((capability) => one.includes(capability) || other.includes(capability));
        const grants = (list: readonly Capability[]) => list.map((capability) => ({ capability }));
        expect(inOrder([...one, ...other])).toEqual(wanted);
        expect(givenBy(grants(one), grants(other))).toEqual(wanted);
      }),
      { numRuns: runs(100, 5_000) },
    );
  });
});

describe("two readings of one text", () => {
  const one = fc.tuple(
    fc.constantFrom("a", "b", "*"),
    fc.constantFrom(...capabilities),
    fc.constantFrom(null, "null", "s"),
  );
  const grants = fc.array(
    one.map(([tool, capability, scope]): Grant => ({ tool, capability, scope, at: home })),
    { maxLength: 6 },
  );
  it("give together what either gives", () => {
    const keyOf = ({ tool, capability, scope }: Grant): string => `${capability} ${scope} ${tool}`;
    const profile = (given: readonly Grant[], extraGrants: readonly Grant[]) =>
      profileFrom({ home, name: missing(home), grants: stated(given, home), extraGrants });
    fc.assert(
      fc.property(grants, grants, grants, grants, (a, b, c, d) => {
        const both = union(profile(a, c), profile(b, d));
        const added = (first: readonly Grant[], second: readonly Grant[]): readonly Grant[] => [
          ...first,
          ...second.filter((grant) => !first.some((known) => keyOf(known) === keyOf(grant))),
        ];
        expect(both.grants).toEqual(stated(added(a, b), home));
        expect(both.extraGrants).toEqual(added(c, d));
      }),
      { numRuns: runs(300, 10_000) },
    );
  });
});

describe("nodes", () => {
  it("are found and become data as lists of entries do", () => {
    const plain = (node: Node): unknown =>
      node.kind === "scalar"
        ? node.value
        : node.kind === "list"
          ? node.items.map(plain)
          : Object.fromEntries(node.entries.map(({ name, value }) => [name, plain(value)]));
    const texts = (node: Node): readonly string[] =>
      node.kind === "scalar"
        ? [node.text].filter((text) => text !== "")
        : (node.kind === "list" ? node.items : node.entries.map(({ value }) => value)).flatMap(texts);
    fc.assert(
      fc.property(tables, (root) => {
        expect(Object.entries(jsonOf(root) as object)).toEqual(Object.entries(plain(root) as object));
        expect(knownValues(root, new Set(root.entries.map(({ key }) => (key as Scalar).text)))).toEqual(plain(root));
        expect(textsOf(root)).toEqual(texts(root));
        for (const name of ["a", "b", "7"]) {
          expect(entryOf(root, name)).toBe(root.entries.find((entry) => entry.name === name));
          expect(lastOf(root, name)).toBe(root.entries.findLast((entry) => entry.name === name)?.value);
        }
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it("keep the key `__proto__` as a key", () => {
    const data = jsonOf(table([["__proto__", table([["x", scalar("1")]])]]));
    expect(Object.keys(data as object)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });

  it("have the same repeated keys in a small and in a large mapping", () => {
    fc.assert(
      fc.property(tables, (root) => {
        const wanted = root.entries.find(({ name }, i) => root.entries.findIndex((one) => one.name === name) < i);
        expect(repeatedEntryOf(root)).toBe(wanted);
        expect(occurrencesOf(root).length > 1).toBe(wanted !== undefined);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it("are merged only if they have a merge key", () => {
    const holds = (node: Node): boolean =>
      node.kind === "list"
        ? node.items.some(holds)
        : node.kind === "table" && node.entries.some(({ name, value }) => name === "<<" || holds(value));
    fc.assert(
      fc.property(tables, (root) => {
        expect(mergedOf(root) !== undefined).toBe(holds(root));
      }),
      { numRuns: runs(200, 10_000) },
    );
  });
});

describe("texts", () => {
  it("need the full parser for the same characters, alone or in a pair", () => {
    const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.string(),
    );
    const pair = fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(unit, pair, fc.constantFrom("\ud83d", "\ude00", "é", "\t")), { maxLength: 3 }),
        (parts) => {
          const text = `a: "${parts.join("").replace(/["\\\n]/g, "")}"`;
          expect(readLenient(text, 0) === undefined).toBe(unusual.test(text));
        },
      ),
      { numRuns: runs(1_000, 50_000) },
    );
  });

  it.each([
    ["0x1F", 31],
    ["-7", -7],
    ["+5", 5],
    [" 12", 12],
    ["\u00a012", 12],
    ["1_000", 1000],
    [".5", 0.5],
    ["-.5e1", -5],
    ["+.inf", ".inf"],
    [".NaN", ".nan"],
    ["TRUE", true],
    ["Off", false],
    [" y ", true],
    ["NULL", null],
    ["~", null],
    ["falsey", "falsey"],
    ["A1", "A1"],
    ["-x", "-x"],
    [" x ", " x "],
    ["2nd", "2nd"],
  ])("%j is %j for serde-saphyr", (text, value) => {
    expect(typedOf(text, true, undefined)).toMatchObject({ value });
  });

  it("lose the values that stop serde_yaml, and no line", () => {
    const text = "name: a\ntools:\n  - [x\n  - é: y: z\r\nmodel: b\n";
    const { node, broken } = repairSerdeYaml(text, readSerdeYaml(text, 0));
    expect([...broken.keys()]).toEqual(["tools"]);
    expect(jsonOf(node)).toMatchObject({ name: "a", model: "b" });
    expect((entryOf(node as Table, "model") as { key: Scalar }).key.span.start).toBe(text.indexOf("model"));
  });
});

describe("shell text", () => {
  it("has the same words if quotes that hold nothing divide every word", () => {
    const part = fc.constantFrom(
      "a",
      "b-c",
      "é",
      "=",
      "/",
      ".",
      " ",
      "\n",
      "'d e'",
      '"f"',
      ";",
      "&&",
      "|",
      "(",
      ">",
      "\t",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const divided = parts.map((one) => (/^[a-zé]/.test(one) ? [...one].join('""') : one));
        // A list that a variable gets stays as it is written, and is read where the variable is put in.
        const wordsOf = (text: string): readonly string[] => {
          const [, name, list] = /^([A-Za-z_]\w*\+?=) (.*)$/s.exec(text) ?? [];
          if (name === undefined || list === undefined) return [text];
          return [name, ...(commandsIn(list, new Map(), true)[0] ?? []).map((word) => word.text)];
        };
        const texts = (script: string) =>
          commandsIn(script, new Map()).map((words) => words.flatMap(({ text }) => wordsOf(text)));
        expect(texts(divided.join(""))).toEqual(texts(parts.join("")));
      }),
      { numRuns: runs(300, 20_000) },
    );
  });
});
