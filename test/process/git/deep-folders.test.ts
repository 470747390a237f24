/** Working trees with more folders than calls can be nested, and with paths that are longer than the system allows. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { openRepository } from "../../../src/platform/git/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { run } from "../../support/command.ts";
import { gitEnvironment, makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const profile = "---\nname: x\ndescription: Does what it says, and no more.\ntools: Read\n---\nDo it.\n";

/** Paths of other systems are shorter. */
const isLinux = process.platform === "linux";

it.runIf(isLinux)("finds a profile below 1,200 folders, untracked and tracked, in Git and outside it", async () => {
  const path = `${"a/".repeat(1_200)}.claude/agents/x.md`;
  const { directory, git } = makeRepository({ "README.md": "# x\n" });
  mkdirSync(join(directory, path, ".."), { recursive: true });
  writeFileSync(join(directory, path), profile);
  const listed = async (): Promise<readonly string[]> => {
    const repository = openRepository(directory, gitEnvironment());
    const trees = [diskTree(directory), diskTree(directory, async () => repository?.knownFiles())];
    const all = await Promise.all(trees.map(async (tree) => (await RepoIndex.of(tree)).entries));
    await repository?.close();
    return all.flatMap((entries) => entries.having((name) => name === "x.md").map((entry) => entry.path));
  };
  expect(await listed()).toEqual([path, path]);
  git("add", "--all");
  expect(await listed()).toEqual([path, path]);
  const { code, stdout } = await run(["list", "--format", "json"], { cwd: directory });
  expect([code, JSON.parse(stdout).profiles.map((one: { readonly path: string }) => one.path)]).toEqual([0, [path]]);
});

it.runIf(isLinux)("reports a tracked profile whose path is too long for the system", async () => {
  const half = `${"a".repeat(250)}/`.repeat(9);
  const path = `${half}${half}.claude/agents/x.md`;
  const { directory, git, gitWith } = makeRepository({ "README.md": "# x\n" });
  git("update-index", "--add", "--cacheinfo", `100644,${gitWith(profile, "hash-object", "-w", "--stdin")},${path}`);
  // No call can name the file, so its folders are moved to where they belong.
  const aside = temporaryFolder();
  mkdirSync(join(aside, half, ".claude/agents"), { recursive: true });
  writeFileSync(join(aside, half, ".claude/agents/x.md"), profile);
  mkdirSync(join(directory, half), { recursive: true });
  const [first = ""] = half.split("/");
  const moved = join(directory, half, first);
  renameSync(join(aside, first), moved);
  try {
    const { code, stdout } = await run(["check", "--format", "json"], { cwd: directory });
    const { findings } = JSON.parse(stdout) as {
      readonly findings: readonly { readonly rule: string; readonly path: string; readonly message: string }[];
    };
    expect([code, new Set(findings.map(({ rule }) => rule))]).toEqual([1, new Set(["no-unjudged-content"])]);
    // The first folder that cannot be listed is named, and each file that Git knows below it.
    const messages = findings.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^`a[^.]*` has a path that is too long/));
    expect(messages).toContainEqual(
      expect.stringMatching(/\/\.claude\/agents\/x\.md` is in a directory that cannot be listed$/),
    );
    expect(new Set(findings.map(({ path: at, message }) => `${at} ${message}`)).size).toBe(findings.length);
  } finally {
    renameSync(moved, join(aside, first));
  }
});
