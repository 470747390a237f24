/** Generates frontmatter as authors write it: descriptions without quotes, dialogues in them, lists, settings, and slips. */
import fc from "fast-check";

const names = fc.constantFrom("name", "description", "tools", "model", "hooks", "mcp-servers", "a_b", "n", "x");
const words = fc.constantFrom(
  ..."Use this|it's|so,|(b:c)|https://x.y|e.g.|<example>|</example>\\n|\\nuser|é|日本|🦉|a #b|a# b|x - y|{a}|[b]|& more|* all|what?|true|null|12|0.5|1.50|-1|007|~|$VAR|=|a|b c|\u00a0|=>|@x|!y|`z`|%d|><|||".split(
    "|",
  ),
);
const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
const singles = text.map((each) => `'${each.replaceAll("'", "''")}'`);
const doubles = fc
  .tuple(text, fc.constantFrom("", "\\n", "\\t", '\\"', "\\\\", "\\/", "\\r", "\\x41", "\\e", "\\q", "\\"))
  .map(([each, escape]) => `"${each.replaceAll('"', "").replaceAll("\\", "\\\\")}${escape}"`);
const quotes = fc.oneof(
  singles,
  doubles,
  fc.constantFrom("''", '""', "'it''s'", '"a', "'a", "'''", '"a""b"', "'a\n  b'"),
);
const scalars = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: quotes },
  { weight: 2, arbitrary: words },
  { weight: 1, arbitrary: fc.tuple(quotes, fc.constantFrom(" ", "", "  "), text).map((parts) => parts.join("")) },
);
const items = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("Read", "a b", "x/*", "mcp__a", "1", "true") },
  quotes,
  words,
);
const flows = fc
  .tuple(
    fc.array(items, { maxLength: 3 }),
    fc.constantFrom(", ", ",", " , ", ",\n  ", ",\n", ",\n    # c\n    "),
    fc.constantFrom("", " ", "\n  ", "\n", ", "),
  )
  .map(([all, comma, end]) => `[${end.trimStart() === end ? "" : end}${all.join(comma)}${end}]`);

const blanks = fc.constantFrom("", "", "", "", " ", "  ");
const blocks = fc.letrec<{ value: string; map: string; list: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 9, arbitrary: fc.tuple(scalars, blanks).map(([each, end]) => ` ${each}${end}`) },
    // A value before a colon.
    {
      weight: 3,
      arbitrary: fc.tuple(scalars, fc.constantFrom(": ", ":", " : "), scalars).map((parts) => ` ${parts.join("")}`),
    },
    { weight: 2, arbitrary: flows.map((each) => ` ${each}`) },
    { weight: 1, arbitrary: flows.map((each) => `\n  ${each}`) },
    { weight: 2, arbitrary: blanks },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        " |\n  a",
        " >-\n  a\n  b",
        " # c",
        " &a b",
        " *a",
        " !!str b",
        " a\n  b",
        " a\n\n  b",
      ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie("map"), fc.constantFrom("  ", "    ", " ", ""))
        .map(([each, by]) => `\n${indented(each, by)}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie("list"), fc.constantFrom("  ", "    ", ""))
        .map(([each, by]) => `\n${indented(each, by)}`),
    },
  ),
  list: fc
    .array(
      fc.oneof({ weight: 6, arbitrary: items }, { weight: 1, arbitrary: fc.constantFrom("a: b", "- c", "", "[d]") }),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map((each) => `- ${each}`).join("\n")),
  map: fc.array(tie("value"), { minLength: 1, maxLength: 3 }).chain((values) =>
    fc
      .array(
        fc.oneof(
          { weight: 8, arbitrary: names },
          { weight: 1, arbitrary: fc.constantFrom("'q'", '"r s"', "two words", "<<", "1", "null") },
        ),
        {
          minLength: values.length,
          maxLength: values.length,
        },
      )
      .map((keys) => keys.map((key, i) => `${key}:${values[i]}`).join("\n")),
  ),
}));

function indented(lines: string, by: string): string {
  return lines
    .split("\n")
    .map((line) => by + line)
    .join("\n");
}

/** A line of a dialogue, or a slip. */
const strays = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.constantFrom(
    "<commentary>",
    "- a",
    "# c",
    "",
    "  ",
    "---",
    "...",
    "a",
    "a b",
    "[x]",
    '"q" r',
    "?",
    "  indented",
    "\ttab",
    "x\r",
  ),
);

/** What most profiles have. */
const calmValues = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      " Use this when it's time.",
      " a",
      " Read, Bash(git:*)",
      " 12",
      " true",
      " 0.5",
      "",
      " https://x.y",
    ),
  },
  fc
    .tuple(
      fc.constantFrom(" |", " >", " |-", " >-", " >+", " |2", " > # c"),
      fc.array(fc.constantFrom("a", "b: c", "- d", "# e", "", " f", "g ", '"h'), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("  ", "  ", " ", ""),
    )
    .map(([sign, lines, by]) => [sign, ...lines.map((line) => (line === "" ? line : by + line))].join("\n")),
  quotes.map((each) => ` ${each}`),
  fc.array(fc.constantFrom("Read", '"a b"', "'c'"), { maxLength: 3 }).map((all) => ` [${all.join(", ")}]`),
  fc
    .tuple(
      fc.array(fc.constantFrom("Read", "Read", '"a b"', '"a b"', "'c'", "'c'", "a: b"), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "", "", "    # c\n", "# c\n  # d\n", "\n"),
      fc.constantFrom("", "", ","),
      fc.constantFrom("]", "]", " ]", "   ]", "]  ", "]", "] # c"),
    )
    .map(([all, gap, comma, end]) => ` [\n    ${all.join(`,\n${gap}    `)}${comma}\n${end}`),
  fc
    .tuple(
      fc.uniqueArray(
        fc.tuple(
          fc.constantFrom("a", '"a"', '"b c"', "c-d", '"e"', '"f g"', "h", "i", "'d'", "null", "1", "<<"),
          fc.constantFrom(": ", ": ", ": ", ": ", ":  ", ":", ": [", " : "),
          fc.constantFrom("b", '"b"', "'c d'", "true", "x y", "1", "é"),
        ),
        { maxLength: 2, selector: ([key]) => key },
      ),
      fc.constantFrom(", ", ", ", ",", " ,  "),
      fc.constantFrom("}", "}", "}", " }", "} ", ",}", "\n}", "\n  }", "} x"),
    )
    .map(([all, comma, end]) => ` {${all.map((parts) => parts.join("")).join(comma)}${end}`),
  fc
    .array(fc.constantFrom("Read", '"a b"', "'c'"), { maxLength: 3 })
    .map((all) => all.map((each) => `\n  - ${each}`).join("")),
  fc
    .array(
      fc.tuple(
        names,
        fc.constantFrom(
          " true",
          " a",
          "",
          ' "q"',
          "\n    b: c",
          "\n    # c\n    b: c\n    # d",
          "\n  # c\n\n    b: c",
          "\n# c\n    - d\n  # c\n    - e",
          "\n    # c",
          "\n    - d\n    # c",
          ' {"a b": c, d: "e"}',
          " [\n    a,\n    'b',\n  ]",
          "\n    - d",
          "\n    - d: e\n      f: [g]\n    - h: 1",
          " |\n    a\n    b",
          " >-\n    a\n\n    b",
        ),
      ),
      { maxLength: 3 },
    )
    .map((all) => all.map((parts) => `\n  ${parts.join(":")}`).join("")),
);
/** Lines of a description without quotes. */
const dialogue = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom("user", "assistant", "Context", "</example>\\n\nContext"),
      calmValues,
      fc.constantFrom("", ' "a"', "\\nuser: x", ": y", " z"),
    ),
    fc.constantFrom(["<commentary>"], ["Good."], ["</example>\\n"], ["- one"], [""]),
  ),
  { maxLength: 5 },
);
const calm = fc
  .tuple(
    fc.array(fc.tuple(names, calmValues), { minLength: 1, maxLength: 4 }),
    dialogue,
    fc.array(fc.tuple(names, calmValues), { maxLength: 2 }),
  )
  .map(([first, lines, last]) =>
    [
      ...first.map((parts) => parts.join(":")),
      ...lines.map(([key = "", ...rest]) => (rest.length > 0 ? `${key}:${rest.join("")}` : key)),
      ...last.map((parts) => parts.join(":")),
    ].join("\n"),
  );

/** Frontmatter with and without faults, in either kind of line end. */
export const frontmatterTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "", "", "", "", "\n", "# c\n", " "),
    fc.oneof(
      { weight: 3, arbitrary: calm },
      fc
        .array(fc.oneof({ weight: 5, arbitrary: blocks.map }, { weight: 2, arbitrary: strays }), {
          minLength: 1,
          maxLength: 5,
        })
        .map((parts) => parts.join("\n")),
    ),
    fc.constantFrom("", "", "\n", "\n", "\n\n", "\n# c\n", " ", "\n "),
    fc.constantFrom("\n", "\n", "\n", "\n", "\r\n"),
  )
  .map(([before, lines, after, newline]) => (before + lines + after).replaceAll("\n", newline));
