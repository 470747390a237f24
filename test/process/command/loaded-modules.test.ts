/** What a check loads of Node.js: a module that a run does not need costs it milliseconds. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { gitEnvironment, makeRepository, posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const hooks = "hooks:\n  PreToolUse:\n    - hooks:\n        - { type: command, command: ./watch.sh }\n";
const servers = "mcpServers:\n  - docs: { command: npx, args: [docs] }\n";
const files = {
  ".claude/agents/helper.md": `---\nname: helper\ndescription: Runs the tests and says what failed.\ntools: Bash, Skill\n${hooks}${servers}---\nGo.\n`,
  ".claude/agents/broken.md": "---\nname: broken\ndescription: Says: what failed.\n---\nGo.\n",
  ".claude/skills/watch/SKILL.md": `---\nname: watch\ndescription: Watches.\n${hooks}---\nAs @~/rules.md says.\n`,
  ".claude/settings.json": JSON.stringify({
    hooks: { Stop: [{ hooks: [{ type: "command", command: "sh scripts/stop.sh" }] }] },
    enableAllProjectMcpServers: true,
  }),
  ".github/agents/helper.agent.md": "---\nname: helper\ndescription: Helps everybody.\ntools: [shell]\n---\nGo.\n",
  "scripts/stop.sh": "exit 0\n",
};

/** The modules of Node.js that a run of the bundle has loaded at its end, of those that take long. */
function loadedBy(directory: string): readonly string[] {
  const probe = join(temporaryFolder(), "probe.cjs");
  const costly = "child_process crypto http https net readline tty worker_threads";
  writeFileSync(
    probe,
    `process.on("exit", () => console.error("LOADED " + ${JSON.stringify(costly.split(" "))}
      .filter((name) => process.moduleLoadList.includes("NativeModule " + name)).join(" ")));\n`,
  );
  const { stderr, stdout } = spawnSync(process.execPath, ["--require", probe, resolve("dist/cli/index.js")], {
    cwd: directory,
    env: gitEnvironment(),
    encoding: "utf8",
  });
  expect(stdout).toContain("max-capability");
  const [, names] = /^LOADED (.*)$/m.exec(stderr) ?? [];
  expect(names).toBeDefined();
  return (names ?? "").split(" ").filter((name) => name !== "");
}

describe.runIf(posix)("a check of profiles with hooks, servers, skills and settings", () => {
  it("loads no hashes, and starts no process in a plain repository", () => {
    const { directory } = makeRepository(files);
    expect(loadedBy(directory)).toEqual([]);
  });

  it("starts git where a file is not in the index", () => {
    const { directory } = makeRepository(files);
    writeFileSync(join(directory, "more.ts"), "");
    expect(loadedBy(directory)).toContain("child_process");
  });
});
