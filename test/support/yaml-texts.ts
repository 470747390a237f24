/** Generates YAML texts: mostly valid, of every construct, and with faults in between. */
import fc from "fast-check";

const word = fc.constantFrom("name", "tools", "a", "b", "view", "x-y", "Read", "two words", "ä", "😀");
const plain = fc.oneof(
  { weight: 6, arbitrary: word },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ..."42 -0 0x1F 017 0o17 0b11 1_000 1e3 1.5 .5 .inf -.INF .nan 1:30 190:20:30 true True yes null ~ Null".split(
        " ",
      ),
      ..."2024-01-01 2024-13-45 2024-01-01T10:00:00Z 2nd-pass 1.2.3 a:b a#b - -- :x ?x".split(" "),
    ),
  },
  // What no plain scalar may begin with, or hold.
  {
    weight: 1,
    arbitrary: fc.constantFrom("@a", "`a", "%a", "a: b", "a #b", "[", "]", "}", ",a", "*no", "&", "! a", "| a"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("a\u0007b", "a\u0085b", "a\u2028b", "a\ufeffb", "a\tb", "a\rb", "\ud800", "\u007f"),
  },
);
const quoted = fc.oneof(
  word.map((text) => `"${text}"`),
  word.map((text) => `'${text}'`),
  fc.constantFrom(
    `"a\\nb"`,
    `"\\x41\\u0042"`,
    `"\\q"`,
    `'it''s'`,
    `""`,
    `''`,
    `"a`,
    `'a`,
    `"a" b`,
    `"a\n  b"`,
    `'a\n\n  b'`,
  ),
);
const tags = fc.constantFrom(
  "!!str",
  "!!int",
  "!!float",
  "!!bool",
  "!!null",
  "!!seq",
  "!!map",
  "!!binary",
  "!!timestamp",
  "!x",
  "!",
  "!<a>",
  "!!js/undefined",
);
const anchors = fc.constantFrom("&a", "&b");
const aliases = fc.constantFrom("*a", "*b");

/** A property before a value, rarely. */
function withProperties(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: value },
    { weight: 1, arbitrary: fc.tuple(tags, value).map((parts) => parts.join(" ")) },
    { weight: 2, arbitrary: fc.tuple(anchors, value).map((parts) => parts.join(" ")) },
    { weight: 1, arbitrary: aliases },
  );
}

const flow = fc.letrec<{ value: string; list: string; map: string }>((tie) => ({
  list: fc
    .tuple(fc.array(tie("value"), { maxLength: 3 }), fc.constantFrom(", ", ",", " ,\n  "), fc.constantFrom("", ", "))
    .map(([items, comma, last]) => `[${items.join(comma)}${last}]`),
  map: fc
    .array(fc.tuple(word, fc.constantFrom(": ", ":", " : "), tie("value")), { maxLength: 3 })
    .map((entries) => `{${entries.map((parts) => parts.join("")).join(", ")}}`),
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: withProperties(fc.oneof(plain, quoted)) },
    { weight: 2, arbitrary: tie("list") },
    { weight: 2, arbitrary: tie("map") },
  ),
}));

function indented(lines: readonly string[], by: string): readonly string[] {
  return lines.map((line) => (line === "" ? line : by + line));
}

/** The lines of a node in a block. The first one may follow a key. */
interface Block {
  readonly lines: readonly string[];
  /** Whether it must begin on a line of its own. */
  readonly isOwn: boolean;
}

const scalarLines = withProperties(fc.oneof(plain, quoted, flow.value, flow.list, flow.map)).map(
  (text): Block => ({ lines: text.split("\n"), isOwn: false }),
);
const blockScalar = fc
  .tuple(
    fc.constantFrom("|", ">", "|-", ">+", "|2", "|0"),
    fc.array(fc.constantFrom("a", "", " b", "c: d", "- e", "# f"), { maxLength: 3 }),
  )
  .map(([header, lines]): Block => ({ lines: [header, ...indented(lines, "  ")], isOwn: false }));
const emptyBlock = fc.constantFrom("", "# comment", "~").map((text): Block => ({ lines: [text], isOwn: false }));

const keys = fc.oneof(
  { weight: 10, arbitrary: word },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "<<",
      "__proto__",
      "constructor",
      "1",
      "null",
      "true",
      "2024-01-01",
      '"a"',
      "'b'",
      "*a",
      "&a k",
      "!!str k",
      "[a]",
      "{a: b}",
      "? a",
      "?",
      "k ",
    ),
  },
);

const blocks = fc.letrec<{ node: Block; list: Block; map: Block }>((tie) => ({
  list: fc.array(tie("node"), { minLength: 1, maxLength: 3 }).map(
    (items): Block => ({
      lines: items.flatMap(({ lines: [first = "", ...rest] }) => [`- ${first}`, ...indented(rest, "  ")]),
      isOwn: true,
    }),
  ),
  map: fc
    .array(fc.tuple(keys, tie("node"), fc.constantFrom("  ", "  ", "", "    ")), { minLength: 1, maxLength: 4 })
    .map(
      (entries): Block => ({
        lines: entries.flatMap(([key, { lines, isOwn }, by]) => {
          const [first = "", ...rest] = lines;
          if (isOwn) return [`${key}:`, ...indented(lines, by)];
          return [`${key}: ${first}`, ...indented(rest, by === "" ? "  " : by)];
        }),
        isOwn: true,
      }),
    ),
  node: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 6, arbitrary: scalarLines },
    { weight: 1, arbitrary: blockScalar },
    { weight: 1, arbitrary: emptyBlock },
    { weight: 2, arbitrary: tie("list") },
    { weight: 3, arbitrary: tie("map") },
  ),
}));

/** Texts of one document: mappings, mostly. */
export const yamlTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      "",
      "",
      "",
      "\ufeff",
      "---\n",
      "# c\n",
      "%YAML 1.2\n---\n",
      "a: &a {k: v, l: [1]}\nb: &b [x]\n",
      "a: &a {k: v}\n",
    ),
    fc.oneof({ weight: 6, arbitrary: blocks.map }, { weight: 1, arbitrary: blocks.node }),
    fc.constantFrom("", "\n", "\n\n", "\n# c", "\n...\n", "\n---\na"),
    fc.constantFrom("\n", "\n", "\n", "\r\n"),
  )
  .map(([before, { lines }, after, newline]) => (before + lines.join("\n") + after).replaceAll("\n", newline));

/** Texts as most profiles have: a word and a value on each line, and short lists. */
export const simpleTexts: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom("name", "tools", "description", "_x", "__proto__", "constructor", "a-b", "null"),
      fc.oneof(
        plain.map((text) => `: ${text}`),
        quoted.map((text) => `: ${text}`),
        fc
          .array(fc.oneof(word, fc.constantFrom("true", "42", "null", '"a"', "'b'")), { maxLength: 3 })
          .map((items) => `: [${items.join(", ")}]`),
        fc
          .array(fc.oneof(plain, quoted), { maxLength: 3 })
          .map((items) => `:${items.map((item) => `\n  - ${item}`).join("")}`),
        fc.constant(":"),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((entries) => fc.constantFrom("", "\n").map((end) => entries.map((parts) => parts.join("")).join("\n") + end));
