/** A redirection may stand anywhere in a command, and what stands behind it belongs to the same command. */
import { describe, expect, it } from "vitest";
import { commandsIn } from "../../../../src/hosts/_kit/ci/shell.ts";
import { powerBetween } from "../../../support/powers.ts";

const path = ".github/workflows/agent.yml";
const powerOf = (run: string) =>
  powerBetween(
    { "README.md": "x" },
    { [path]: JSON.stringify({ on: "push", jobs: { agent: { steps: [{ run }] } } }), "README.md": "x" },
  );

const redirections = [
  ">out",
  "> out",
  ">>out",
  ">|out",
  "2>/dev/null",
  "2> /dev/null",
  "2>&1",
  ">&2",
  ">&-",
  "&>out",
  "&>> out",
  "<in",
  "< in",
  "<>in",
  "<<<in",
  "<<< 'in here'",
  '>"$OUT"',
  "> ${{ runner.temp }}/out",
  "> >(tee out)",
  "< <(date)",
  ">out 2>&1",
];

const commands = [
  ["claude", "-p", "x", "--permission-mode", "bypassPermissions"],
  ["claude", "-p", "x", "--dangerously-skip-permissions"],
  ["codex", "exec", "--sandbox", "danger-full-access", "x"],
  ["gemini", "--approval-mode", "yolo", "-p", "x"],
];

describe.each(commands.map((words) => [words.join(" "), words] as const))("%s", (plain, words) => {
  it.each(redirections)("gives what it gives without `%s`, wherever that stands", async (redirection) => {
    const expected = await powerOf(plain);
    expect(expected).toBe("widened");
    for (let at = 1; at <= words.length; at++) {
      const run = [...words.slice(0, at), redirection, ...words.slice(at)].join(" ");
      expect([run, await powerOf(run)]).toEqual([run, expected]);
    }
  });
});

describe("the words of a command", () => {
  const argumentsOf = (text: string) =>
    commandsIn(text, new Map()).map((words) => words.flatMap((word) => (word.isRedirection ? [] : [word.text])));

  it.each<[string, readonly (readonly string[])[]]>([
    ["a '>' b", [["a", ">", "b"]]],
    ['a "2>" b', [["a", "2>", "b"]]],
    ["a '2'>x b", [["a", "2", "b"]]],
    ["a 2 >x b", [["a", "2", "b"]]],
    ["a x2>y b", [["a", "x2", "b"]]],
    ["a \\> b", [["a", ">", "b"]]],
    ["a > x; b", [["a"], ["b"]]],
    ["a > x & b", [["a"], ["b"]]],
    ["a > x | b", [["a"], ["b"]]],
    ["a 2>&1 | b", [["a"], ["b"]]],
    ["a <task> --flag", [["a", "--flag"]]],
    ["a && b 2>&1 c", [["a"], ["b", "c"]]],
  ])("are no others in %s", (text, expected) => expect(argumentsOf(text)).toEqual(expected));
});
