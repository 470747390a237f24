/** A hook of settings says which calls start it, where a matcher says less than every tool. */
import { expect, it } from "vitest";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { agent, judged } from "../../support/judging.ts";

const screen = { color: false, columns: 1_000, all: true };
const always = "runs for every agent, whatever its tools";

async function told(hooks: object, more: object = {}): Promise<readonly string[]> {
  const profile = { ".claude/agents/reader.md": agent("reader", "Read") };
  const settings = JSON.stringify({ hooks, ...more });
  const result = await judged({ ...profile, ".claude/settings.json": settings }, { base: profile, policy: "{}\n" });
  return [...diffPretty(result, screen).matchAll(/make\b[^;]*; ([^(]*?) *\(/g)].map(([, words = ""]) => words);
}

const command = { type: "command", command: "make" };

it.each<[string, object, string]>([
  ["one tool", { matcher: "Bash" }, "runs where any agent calls a tool that `Bash` matches"],
  ["several tools", { matcher: "Edit|Write" }, "runs where any agent calls a tool that `Edit|Write` matches"],
  ["no matcher", {}, always],
  ["an empty matcher", { matcher: " " }, always],
  ["every tool", { matcher: "*" }, always],
  ["every name", { matcher: ".*" }, always],
  [
    "a long pattern",
    { matcher: "a".repeat(99) },
    `runs where any agent calls a tool that \`${"a".repeat(60)}…\` matches`,
  ],
])("a matcher of %s", async (_, matcher, words) => {
  expect(await told({ PreToolUse: [{ ...matcher, hooks: [command] }] })).toEqual([words]);
});

it("a matcher of no text says that it runs, where its event guards nothing, and skips the file where it does", async () => {
  const matcher = { matcher: ["Bash"], hooks: [command] };
  expect(await told({ PostToolUse: [matcher] })).toEqual([always]);
  expect(await told({ PreToolUse: [matcher] })).toEqual([]);
});

it("a matcher of an event without tools says something else", async () => {
  expect(await told({ SessionStart: [{ matcher: "startup", hooks: [command] }] })).toEqual([always]);
});

it("a hook that does not run would run where its matcher says", async () => {
  expect(await told({ PreToolUse: [{ matcher: "Bash", hooks: [command] }] }, { disableAllHooks: true })).toEqual([
    expect.stringMatching(/^would run where any agent calls a tool that `Bash` matches, but no hook runs/),
  ]);
});
