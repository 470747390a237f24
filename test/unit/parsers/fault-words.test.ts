/** Faults of YAML and JSON in an author's words, at the place to change, whichever parser found them. */
import { describe, expect, it } from "vitest";
import { parseJson, parseJsonc } from "../../../src/parsers/json.ts";
import { diagnosisOf, parseYaml, plainWords, readJsYaml } from "../../../src/parsers/yaml/index.ts";
import { readPyYaml } from "../../../src/parsers/yaml/python.ts";
import { explainedFault, readSaphyr, readSerdeYaml } from "../../../src/parsers/yaml/rust.ts";
import { positionAt, type Span } from "../../../src/repo/text.ts";

interface Fault {
  readonly message: string;
  readonly span: Span;
}

/** The first fault that each parser finds. */
const parsers: Readonly<Record<string, (yaml: string) => Promise<Fault | undefined>>> = {
  yaml: async (yaml) => (await parseYaml(yaml, 0)).problems[0],
  "js-yaml": async (yaml) => {
    const reading = await readJsYaml(yaml, 0, 4);
    return reading.kind === "refused" ? reading.problem : undefined;
  },
  libyaml: async (yaml) => readSerdeYaml(yaml, 0).problem,
  saphyr: async (yaml) => readSaphyr(yaml, 0).problem,
  pyyaml: async (yaml) => readPyYaml(yaml, 0).problem,
};

const broken = [
  ["a colon", "name: a\ndescription: Use this: it lints\n", "`description` holds a colon outside quotes", "2:22"],
  [
    "an indented key",
    "name: a\n  description: Reviews.\n",
    "`description` is indented further than the key above it",
    "2:3",
  ],
  ["no space after a colon", "name: a\nmodel:sonnet\n", "a space is missing after `model:`", "2:6"],
  ["a tab", "tools:\n\t- Read\n", "a tab is where YAML requires spaces", "2:1"],
] as const;

describe.each(broken)("%s", (_, yaml, message, place) => {
  it.each(Object.entries(parsers))("of %s", async (name, faultIn) => {
    const fault = await faultIn(yaml);
    if (!fault) return;
    const front = { start: 0, end: yaml.length };
    const isRust = name === "libyaml" || name === "saphyr";
    const found = isRust
      ? explainedFault(yaml, front, fault)
      : diagnosisOf(yaml, front, { kind: "problem", message: fault.message, span: fault.span });
    const { line, column } = positionAt({ path: "a", text: yaml }, found.span.start);
    // Rust's parsers see the fault of a line without a key on the next one, and the host names that line.
    if (isRust && found.message === "a line is not `key: value`") return;
    expect([found.message, `${line}:${column}`]).toEqual([message, place]);
  });
});

it.each([
  ["missing field `name`", "it has no `name`"],
  ["description: invalid type: unit value, expected a string", "`description` is without a value, and has to be text"],
  ["tools: invalid type: sequence, expected a string", "`tools` is a list, and has to be text"],
  [
    'hidden: invalid type: string "yes", expected a boolean',
    '`hidden` is the text "yes", and has to be `true` or `false`',
  ],
  ["duplicate field `name`", "the key `name` appears twice"],
  ['duplicate entry with key "color"', "the key `color` appears twice"],
  ["deserializing from YAML containing more than one document is not supported", "a second document begins here"],
  ["Something that no parser says", "something that no parser says"],
])("says %s as an author would", (message, words) => expect(plainWords(message)).toBe(words));

it.each([
  ['{\n  "a": 1,\n}', "a trailing comma", "2:9"],
  ['{ "a": [1, ] }', "a trailing comma", "1:10"],
  ['{\n  // why\n  "a": 1\n}', "a comment", "2:3"],
  ["{ 'a': 1 }", "single quotes, where JSON has double ones", "1:3"],
  ["{ a: 1 }", "`a` without quotes", "1:3"],
  ['{ "a": yes }', "`yes` without quotes", "1:8"],
  ['\ufeff{ "a": 1 }', "a byte-order mark", "1:1"],
  ["", "the text is empty", "1:1"],
  [" \n", "the text is empty", "1:1"],
  ['{ "a": "b\n" }', "a line break or a tab inside a text", "1:10"],
])("finds what is wrong with %j", (text, message, place) => {
  const found = parseJson(text);
  if (found.kind !== "problem") return expect.unreachable();
  const { line, column } = positionAt({ path: "a", text }, found.span.start);
  expect([found.message, `${line}:${column}`]).toEqual([message, place]);
});

it("takes what editors take", () => expect(parseJsonc('\ufeff{ // why\n "a": [1, ], }').kind).toBe("table"));
