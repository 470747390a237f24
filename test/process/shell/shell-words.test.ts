/** The words of a script are those that Bash makes of it: quotes, escapes and braces. */
import { execFileSync } from "node:child_process";
import { array, assert, constantFrom, oneof, property, tuple } from "fast-check";
import { expect, it } from "vitest";
import { commandsIn } from "../../../src/hosts/_kit/ci/shell.ts";
import { runs } from "../../support/runs.ts";

/** What Bash gives a program for each text, in an empty environment and without a start file. */
function wordsOfBash(texts: readonly string[]): readonly (readonly string[])[] {
  const script = texts.map((text) => `printf '%s\\0' x ${text}\nprintf '\\36'\n`).join("");
  const shown = execFileSync("bash", ["--norc", "--noprofile"], { input: script, env: {}, encoding: "utf8" });
  return shown
    .split("\x1e")
    .slice(0, -1)
    .map((words) => words.split("\0").slice(1, -1));
}

function wordsHere(text: string): readonly string[] {
  const [words = []] = commandsIn(`printf x ${text}`, new Map());
  return words.slice(2).map((word) => word.text);
}

const letters = constantFrom("a", "b", "cl", "-", "--x", "1", "_", "=", ".");
const quoted = constantFrom(
  "'a b'",
  '"c d"',
  "'{e,f}'",
  '"{g,h}"',
  "'i'",
  '"j"',
  String.raw`\k`,
  String.raw`\ `,
  '$"l"',
);
const escaped = constantFrom(
  ...[
    "\\x61",
    "\\x6",
    "\\141",
    "\\7z",
    "\\u0062",
    "\\U00000063x",
    "\\e[0m",
    "\\t",
    "\\\\",
    "\\'",
    '\\"',
    "d e",
    "\\ca",
  ].map((text) => `$'${text}'`),
);
const groups = constantFrom(
  ..."{a,b} {a,} {,b} {l..n} {3..1} {a,b,c} {x,{y,z}} {{p,q},r} {'s',\"t\"} {u'v,w',x} {{y,z} {a,b}} {,} {'',a}".split(
    " ",
  ),
);
/** Where a word begins with these, other shells begin a block. */
const plain = constantFrom("{a}", "{}", "{a.b}", "{", "{a,", "}", "{$'b',\"c\"");
const word = tuple(
  oneof(letters, quoted, escaped, groups),
  array(oneof(letters, quoted, escaped, groups, plain), { maxLength: 4 }),
).map(([first, rest]) => first + rest.join(""));

it("words are what Bash makes of them", () =>
  assert(
    property(tuple(...Array.from({ length: 20 }, () => word)), (texts) => {
      const bash = wordsOfBash(texts);
      for (const [i, text] of texts.entries()) {
        const words = wordsHere(text);
        const isCut = words.at(-1) === "\0";
        expect([text, isCut ? words.slice(0, -1) : words]).toEqual([text, isCut ? bash[i]?.slice(0, 64) : bash[i]]);
      }
    }),
    { numRuns: runs(10, 500) },
  ));
