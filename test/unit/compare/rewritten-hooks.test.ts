/** Hooks that start the same, with something else written around them, in hosts whose key paths do not name hooks. */
import { expect, it } from "vitest";
import { agent } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";

it("a hook of an imported file that gets other variables is a change", async () => {
  const files = (env: string) => ({
    ".github/workflows/a.md": "---\non: push\ndescription: Reads it.\nimports: [shared/b.md]\n---\nRead.\n",
    ".github/workflows/shared/b.md": `---\nsteps: [{ run: make${env} }]\n---\n`,
  });
  const { changes, power } = await changeBetween(files(""), files(", env: { A: b }"));
  expect(changes.flatMap(({ widenings }) => widenings.map(({ message }) => message))).toEqual([
    "has the hook `steps` in another way, and can do something else by it: `make`",
  ]);
  expect(power).toBe("widened");
});

it("a hook of a profile that moves under another matcher is a change", async () => {
  const files = (matcher: string) => ({
    ".claude/agents/a.md": agent("a", "Read", {
      more: `hooks: ${JSON.stringify({ PreToolUse: [{ matcher, hooks: [{ type: "command", command: "./x.sh" }] }] })}\n`,
    }),
  });
  const { changes } = await changeBetween(files("Bash"), files("Nothing"));
  expect(changes.flatMap(({ widenings }) => widenings.map(({ message }) => message))).toEqual([
    "has another `hooks.PreToolUse.matcher`, and can do something else by it",
  ]);
});
