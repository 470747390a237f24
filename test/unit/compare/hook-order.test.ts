/** A hook that is removed, or that moves, is no new finding and no change of the others, however many there are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";
import { runs } from "../../support/runs.ts";

const event = (commands: readonly string[]) => ({
  PostToolUse: [{ matcher: "Bash", hooks: commands.map((command) => ({ type: "command", command })) }],
});
const inProfile = (commands: readonly string[]): Repository => ({
  ".claude/agents/a.md": agent("a", "Read", { more: `hooks: ${JSON.stringify(event(commands))}\n` }),
});
const inSettings = (commands: readonly string[]): Repository => ({
  ".claude/agents/a.md": agent("a", "Read"),
  ".claude/settings.json": JSON.stringify({ hooks: event(commands) }),
});
const commands = Array.from({ length: 130 }, (_, i) => `./step-${i}.sh`);

async function newIn(files: Repository, base: Repository): Promise<number> {
  const { findings } = await judged(files, { base, policy: "ceiling: [read]\n" });
  return findings.filter(({ state }) => state === "new").length;
}

describe.each([
  ["a profile", inProfile],
  ["settings", inSettings],
] as const)("in %s", (_, files) => {
  it("fewer of them, in any order", () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(commands, { minLength: 1 }), async (some) => {
        expect(await newIn(files(some), files(commands))).toBe(0);
        const { power, settings } = await changeBetween(files(commands), files(some));
        expect(power).toBe(some.length === commands.length ? "unchanged" : "narrowed");
        expect((settings ?? []).filter(({ effect }) => effect !== "narrows")).toEqual([]);
      }),
      { numRuns: runs(5, 100) },
    ));

  it("one more is one finding, wherever it stands", async () => {
    for (const at of [0, 64, 130])
      expect(await newIn(files(commands.toSpliced(at, 0, "./evil.sh")), files(commands))).toBe(1);
  });

  it("another one in the place of one is a finding", async () => {
    expect(await newIn(files(commands.with(129, "./evil.sh")), files(commands))).toBe(1);
  });
});
