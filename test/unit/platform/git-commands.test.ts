/** Git runs only commands that are known to execute nothing from the repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Git, runGit, runGitSync, startGit } from "../../../src/platform/git/command.ts";

/** Not git: whatever is started fails with another error. */
const git: Git = { executable: "/nonexistent/git", top: "/", isBare: false, environment: {} };
const refused = /is not one of the commands/;

const texts = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join("src", path), "utf8")]),
);

/** Those of the table in the source, each below its reason. */
function commandsOfTable(): readonly string[] {
  const [, table = ""] =
    /const commands\b[^]*?\(\[\n([^]*?)\n\]\);/.exec(texts.get("platform/git/known-commands.ts") ?? "") ?? [];
  return [...table.matchAll(/^ {2}\/\/ .*\n {2}\[(?:\n {4})?"([a-z-]+)",/gm)].map(([, name = ""]) => name);
}

/** Each command as `platform` runs it. */
const used: readonly string[] = [
  "cat-file --batch",
  "cat-file --batch --buffer",
  "config --get remote.origin.url",
  "config --local --get remote.origin.url",
  "config -z --get-regexp x",
  "diff-index --cached --raw -z --no-renames --ita-visible-in-index --ignore-submodules=none --end-of-options HEAD --",
  "fetch --quiet --no-tags --no-recurse-submodules --no-write-fetch-head --no-auto-maintenance --upload-pack=git-upload-pack --depth=1 origin 0123",
  "for-each-ref --count=1 --format=%(refname) --contains=0123 refs/remotes",
  "hash-object -w --no-filters --stdin",
  "ls-files -t -s -z --cached --others --exclude-standard",
  "ls-files -z --cached -- --textconv",
  "ls-remote --quiet --upload-pack=git-upload-pack origin refs/heads/main",
  "ls-tree -r -z --full-tree 0123",
  "merge-base --is-ancestor --end-of-options a b",
  "rev-list --objects --no-object-names --no-walk --missing=print --filter=blob:none 0123",
  "rev-parse --verify --quiet HEAD",
  "status --porcelain --untracked-files=no --ignore-submodules",
  "symbolic-ref --quiet HEAD",
  "update-index -z --index-info",
];

describe("the commands of git", () => {
  it.each([
    [["diff", "--raw"]],
    [["log"]],
    [["-c", "core.fsmonitor=evil", "ls-files"]],
    [["--exec-path=.", "ls-files"]],
    [["ls-files "]],
    [["cat-file"]],
    [["cat-file", "--textconv", "HEAD:a"]],
    [["cat-file", "--batch", "--filters"]],
    [["config", "remote.origin.url"]],
    [["config", "--get", "alias.x", "value"]],
    [["config", "--add", "core.fsmonitor", "evil"]],
    [["config", "--get", "--edit"]],
    [["diff-index", "--cached", "HEAD"]],
    [["diff-index", "--cached", "--raw", "--ext-diff", "HEAD"]],
    [["diff-index", "--cached", "--raw", "-p", "HEAD"]],
    [["fetch", "origin"]],
    [["fetch", "--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=evil", "origin"]],
    [["hash-object", "--stdin"]],
    [["hash-object", "--no-filters", "--stdin", "a"]],
    [["ls-remote", "origin"]],
    [["ls-remote", "--upload-pack=git-upload-pack", "--exec=evil", "origin"]],
    [["rev-list", "--objects", "HEAD"]],
    [["rev-parse", "HEAD"]],
    [["status", "--porcelain"]],
    [["symbolic-ref", "HEAD", "refs/heads/evil"]],
    [["update-index", "--add", "a"]],
    [[""]],
    [[]],
  ])("are not %j, in any way to run it", async (command) => {
    expect(() => startGit(git, command)).toThrow(refused);
    expect(() => runGitSync(git, command, Buffer.alloc(0))).toThrow(refused);
    await expect(runGit(git, command)).rejects.toThrow(refused);
  });

  it("are those of the table, each used in `platform` and each with its reason", async () => {
    const commands = commandsOfTable();
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      const isUsed = [...texts].some(
        ([path, text]) =>
          path !== "platform/git/known-commands.ts" && path.startsWith("platform/") && text.includes(`"${command}"`),
      );
      expect([command, isUsed]).toEqual([command, true]);
    }
  });

  it.each(used)("are run as they are used: %s", async (command) => {
    await expect(runGit(git, command.split(" "))).rejects.toThrow("git could not be started");
    // An option that the table does not have.
    for (const option of ["-x", "--exec=evil", "--textconv", "--ext-diff"])
      await expect(
        runGit(git, [...command.split(" ").slice(0, 1), option, ...command.split(" ").slice(1)]),
      ).rejects.toThrow(refused);
  });

  it("are all used by this tool", () => {
    expect([...new Set(used.map((command) => command.split(" ")[0]))].sort()).toEqual([...commandsOfTable()].sort());
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
