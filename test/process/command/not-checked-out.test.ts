/** Profiles that are not on the disk of a clone, or that are no files: never passed over without a word. */
import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { baselinePath } from "../../../src/policy/model.ts";
import { run } from "../../support/command.ts";
import {
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

afterAll(removeFolders);
const path = ".claude/agents/w.md";
const text = "---\nname: w\ndescription: Writes what it is told.\ntools: Read, Edit\n---\nWrite.\n";

function cloneOf(origin: Workshop, ...words: readonly string[]): Workshop {
  const clone = workshopIn(temporaryFolder());
  clone.git("clone", "--quiet", ...words, origin.directory, ".");
  return clone;
}

describe("files that a clone did not check out", () => {
  it.each([
    ["--no-checkout", []],
    ["a sparse checkout", ["sparse-checkout", "set", "src"]],
    ["a sparse checkout without cones", ["sparse-checkout", "set", "--no-cone", "/src/"]],
    ["a sparse index", ["sparse-checkout", "set", "--cone", "--sparse-index", "src"]],
  ])("are named: %s", async (_, words) => {
    const origin = makeRepository({
      [path]: text,
      "src/a": "a",
      "docs/b": "b",
      ".github/agent-profile-check.yml": "ceiling: [read]\n",
    });
    const { directory: cwd, git } = cloneOf(origin, ...(words.length === 0 ? ["--no-checkout"] : []));
    if (words.length > 0) git(...words);
    for (const command of ["check", "list"]) {
      const { code, stderr } = await run([command], { cwd });
      expect(code).toBe(0);
      expect(stderr).toContain(`not checked: ${path}, .github/agent-profile-check.yml; \`check --at HEAD\``);
      expect(stderr).not.toContain("docs/b");
    }
    // What the note recommends does find it.
    expect((await run(["check", "--at", "HEAD"], { cwd })).code).toBe(1);
  });

  it("are named for the index too, where there is none", async () => {
    const { directory: cwd } = cloneOf(makeRepository({ [path]: text }), "--no-checkout");
    expect((await run(["check", "--staged"], { cwd })).stderr).toContain("there is no git index");
  });

  it("are not named where every file that counts is on the disk, nor before the first commit", async () => {
    const sparse = cloneOf(makeRepository({ "src/a": "a", "docs/b": "b" }));
    sparse.git("sparse-checkout", "set", "src");
    const fresh = workshopIn(temporaryFolder());
    fresh.git("init", "--quiet");
    for (const { directory: cwd } of [sparse, fresh])
      expect((await run(["check"], { cwd })).stderr).not.toContain("not on the disk");
  });

  it("keep their entries in a baseline that is pruned", async () => {
    const origin = makeRepository({
      [path]: text,
      "src/a": "a",
      ".github/agent-profile-check.yml": "ceiling: [read]\n",
    });
    expect((await run(["baseline"], { cwd: origin.directory })).code).toBe(0);
    origin.commit({}, "the baseline");
    const { directory: cwd, git } = cloneOf(origin);
    git("sparse-checkout", "set", ".github");
    expect((await run(["baseline", "--prune"], { cwd })).stdout).toContain("nothing was changed");
    const whole = await run(["baseline"], { cwd });
    expect([whole.code, whole.stdout]).toEqual([2, ""]);
    expect(whole.stderr).toContain(`\`${path}\` was not checked out`);
    expect(git("status", "--porcelain", baselinePath)).toBe("");
  });
});

describe.runIf(posix)("what is no file, where a host reads a profile", () => {
  it("is reported as a named pipe or a socket", async () => {
    const { directory, write } = makeRepository({ ".gitignore": "z.md\n", ".claude/agents/a.md": text });
    write({ ".claude/agents/z.md": text });
    execFileSync("mkfifo", [join(directory, ".claude/agents/p.md")]);
    const server = createServer();
    await new Promise<void>((done) => server.listen(join(directory, ".claude/agents/s.md"), done));
    const { stderr } = await run(["check"], { cwd: directory });
    await new Promise((done) => server.close(done));
    expect(stderr).toContain("1 named pipe is where a host reads profiles, and is not checked: .claude/agents/p.md");
    expect(stderr).toContain("1 socket is where a host reads profiles, and is not checked: .claude/agents/s.md");
    expect(stderr).toContain(
      "1 file that git ignores is where a host reads profiles, and is not checked: .claude/agents/z.md",
    );
  });
});
