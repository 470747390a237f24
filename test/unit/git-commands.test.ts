/** Git runs only commands that are known to execute nothing from the repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Git, run, runNow, start } from "../../src/platform/git/command.ts";

/** Not git: whatever is started fails with another error. */
const git: Git = { executable: "/nonexistent/git", top: "/", isBare: false, environment: {} };
const refused = /is none of the commands/;

const texts = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join("src", path), "utf8")]),
);

/** Those of the table in the source, each below its reason. */
function commandsOfTable(): readonly string[] {
  const [, table = ""] =
    /const commands\b[^]*?new Set\(\[\n([^]*?)\n\]\);/.exec(texts.get("platform/git/command.ts") ?? "") ?? [];
  return [...table.matchAll(/\/\/ .*\n {2}"([a-z-]+)",/g)].map(([, name = ""]) => name);
}

describe("the commands of git", () => {
  it.each([
    [["diff", "--raw"]],
    [["log"]],
    [["-c", "core.fsmonitor=evil", "ls-files"]],
    [["--exec-path=.", "ls-files"]],
    [["ls-files "]],
    [[""]],
    [[]],
  ])("are not %j, in any way to run it", async (command) => {
    expect(() => start(git, command)).toThrow(refused);
    expect(() => runNow(git, command, Buffer.alloc(0))).toThrow(refused);
    await expect(run(git, command)).rejects.toThrow(refused);
  });

  it("are those of the table, each used in `platform` and each with its reason", async () => {
    const commands = commandsOfTable();
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      await expect(run(git, [command])).rejects.toThrow("git could not be started");
      const isUsed = [...texts].some(
        ([path, text]) =>
          path !== "platform/git/command.ts" && path.startsWith("platform/") && text.includes(`"${command}"`),
      );
      expect([command, isUsed]).toEqual([command, true]);
    }
  });

  it("are run from one file alone, which checks them each time", () => {
    const using = [...texts].filter(([, text]) =>
      /child_process|child-process/.test(text.replace(/^import type .*/gm, "")),
    );
    expect(using.map(([path]) => path)).toEqual(["platform/git/command.ts"]);
    const text = texts.get("platform/git/command.ts") ?? "";
    expect(
      text.match(/\.getBuiltinModule\("node:child_process"\)\s*\.spawn(?:Sync)?\(executable, argumentsOf\(/g),
    ).toHaveLength(2);
    expect(text.match(/child_process"\)/g)).toHaveLength(2);
  });
});
