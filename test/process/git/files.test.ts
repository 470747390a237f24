/** The working tree, the index and commits of real repositories: what each gives, and what none of them lets happen. */
import { chmodSync, existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { decodeText } from "../../../src/repo/text.ts";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { openRepository, type Repository } from "../../../src/platform/git/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Entry, limits, UserError, type Tree, UnreadableFile } from "../../../src/repo/tree.ts";
import {
  type Files,
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  workshopIn,
  writeFiles,
} from "../../support/repository.ts";

afterAll(removeFolders);

function open(directory: string, environment = gitEnvironment()): Repository {
  const repository = openRepository(directory, environment);
  if (!repository) throw new Error(`${directory} is in no repository`);
  return repository;
}

async function listOf(tree: Tree): Promise<Record<string, string>> {
  const shown = ({ kind, target, unjudged }: Entry): string =>
    [kind, target && `-> ${target}`, unjudged && `! ${unjudged}`].filter(Boolean).join(" ");
  return Object.fromEntries((await tree.list()).map((entry) => [entry.path, shown(entry)]).sort());
}

async function readIn(tree: Tree, path: string): Promise<string> {
  return Buffer.from(await tree.read(path)).toString("latin1");
}

async function headTree(repository: Repository): Promise<Tree> {
  const head = await repository.resolve("HEAD");
  if (!head) throw new Error("there is no commit");
  return repository.commit(head.id);
}

/** A `git` that writes down how it is called and then is the real one. */
function loggingGit(): { readonly environment: NodeJS.ProcessEnv; calls(): readonly string[] } {
  const folder = temporaryFolder();
  const log = join(folder, "log");
  const real =
    (process.env.PATH ?? "")
      .split(":")
      .map((part) => join(part, "git"))
      .find((file) => existsSync(file)) ?? "";
  writeFiles(folder, { git: `#!/bin/sh\nprintf '%s ' "$@" >> '${log}'; echo >> '${log}'\nexec '${real}' "$@"\n` });
  chmodSync(join(folder, "git"), 0o755);
  return {
    environment: { ...gitEnvironment(), PATH: `${folder}:${process.env.PATH ?? ""}` },
    calls: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
  };
}

const everything: Files = {
  ".claude/agents/a.md": "a",
  "docs/b c.md": "b",
  "new\nline/\t.md": "n",
  "é/ü.md": "u",
  in: { link: "docs" },
  out: { link: "../../etc" },
};

it("reads plain files on every system", async () => {
  const { directory } = makeRepository({ ".claude/agents/a.md": "a\n", "docs/b.md": "b" });
  const repository = open(directory);
  for (const tree of [
    diskTree(repository.root, () => repository.knownFiles()),
    repository.index(),
    await headTree(repository),
  ]) {
    expect(await listOf(tree)).toEqual({ ".claude/agents/a.md": "file", "docs/b.md": "file" });
    expect(await readIn(tree, ".claude/agents/a.md")).toBe("a\n");
  }
  await repository.close();
});

describe.runIf(posix)("the same in three trees", () => {
  it("lists and reads a working tree, its index and its commit", async () => {
    const { directory } = makeRepository(everything);
    const repository = open(directory);
    const expected = {
      ".claude/agents/a.md": "file",
      "docs/b c.md": "file",
      "new\nline/\t.md": "file",
      "é/ü.md": "file",
      in: "link -> docs",
      out: "link -> ../../etc",
    };
    for (const tree of [
      diskTree(repository.root, () => repository.knownFiles()),
      repository.index(),
      await headTree(repository),
    ]) {
      expect(await listOf(tree)).toEqual(expected);
      expect(await readIn(tree, "new\nline/\t.md")).toBe("n");
      expect(await readIn(tree, "docs/b c.md")).toBe("b");
    }
    await repository.close();
  });

  it("takes a directory below the top for the root", async () => {
    const { directory } = makeRepository({
      "pack age/.claude/agents/a.md": "a\n",
      "pack age/l": { link: ".claude" },
      "pack age2/x": "x",
      ".gitattributes": "*.md eol=crlf",
    });
    const repository = open(join(directory, "pack age"));
    expect([repository.root, repository.top]).toEqual([join(directory, "pack age"), directory]);
    for (const tree of [
      diskTree(repository.root, () => repository.knownFiles()),
      repository.index(),
      await headTree(repository),
    ]) {
      expect(await listOf(tree)).toEqual({ ".claude/agents/a.md": "file", l: "link -> .claude" });
    }
    expect(await readIn(await headTree(repository), ".claude/agents/a.md")).toBe("a\r\n");
    await repository.close();
  });

  it("asks a constant number of processes for 2,000 files, none for what the disk and the index have alike", async () => {
    const files = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`d${i % 40}/f${i}.md`, `text ${i}`]));
    const { directory } = makeRepository({ ...files, l1: { link: "d1" }, l2: { link: "d2" } });
    const { environment, calls } = loggingGit();
    const repository = open(directory, environment);
    const disk = diskTree(repository.root, () => repository.knownFiles());
    await Promise.all(Object.keys(files).map((path) => disk.read(path)));
    for (const [path, text] of Object.entries(files))
      expect(decodeText(disk.readNow?.(path) ?? new Uint8Array())).toBe(text);
    expect(await disk.list()).toHaveLength(2002);
    expect(calls()).toEqual([]);
    for (const tree of [repository.index(), await headTree(repository)]) {
      const read = await Promise.all(
        (await tree.list()).filter(({ kind }) => kind === "file").map(({ path }) => readIn(tree, path)),
      );
      expect(read.sort()).toEqual(Object.values(files).sort());
    }
    await repository.close();
    expect(
      calls()
        .map((call) => /(ls-files|ls-tree|cat-file)/.exec(call)?.[0])
        .sort(),
    ).toEqual(["cat-file", "ls-files"]);
  });

  it("skips over what is larger than the limit and reads on", async () => {
    const { directory } = makeRepository({
      big: "x".repeat(limits.fileBytes + 1),
      most: "y".repeat(limits.fileBytes),
      small: "s",
    });
    const repository = open(directory);
    for (const tree of [
      diskTree(repository.root, () => repository.knownFiles()),
      repository.index(),
      await headTree(repository),
    ]) {
      const [big, most, small] = await Promise.allSettled([tree.read("big"), tree.read("most"), readIn(tree, "small")]);
      expect(big).toMatchObject({
        status: "rejected",
        reason: new UnreadableFile("is 4.1 MiB large; the limit is 4 MiB"),
      });
      expect(most).toMatchObject({ status: "fulfilled", value: { length: limits.fileBytes } });
      expect(small).toEqual({ status: "fulfilled", value: "s" });
    }
    await repository.close();
  });

  it("says of names that are not UTF-8 that they are none", async () => {
    const { directory, gitWith, git } = makeRepository({ "a.md": "a" });
    const id = gitWith("x", "hash-object", "-w", "--stdin");
    gitWith(
      Buffer.concat([Buffer.from(`100644 ${id}\tcaf`), Buffer.from([0xe9]), Buffer.from(".md\0")]),
      "update-index",
      "-z",
      "--index-info",
    );
    git("commit", "--quiet", "--message", "x");
    const repository = open(directory);
    const expected = { "a.md": "file", "caf\\xe9.md": "unnameable" };
    expect(await listOf(repository.index())).toEqual(expected);
    expect(await listOf(await headTree(repository))).toEqual(expected);
    expect(await readIn(repository.index(), "caf\\xe9.md")).toBe("x");
    if (process.platform === "linux") {
      git("checkout", "--", ".");
      expect(
        await readIn(
          diskTree(repository.root, () => repository.knownFiles()),
          "caf\\xe9.md",
        ),
      ).toBe("x");
      expect(await readIn(diskTree(repository.root), "caf\\xe9.md")).toBe("x");
      expect(await listOf(diskTree(repository.root, () => repository.knownFiles()))).toEqual(expected);
      expect(await listOf(diskTree(repository.root))).toEqual(expected);
    }
    await repository.close();
  });
});

describe.runIf(posix)("the working tree", () => {
  it("lets the disk decide what a tracked path is", async () => {
    const { directory, remove, write } = makeRepository({
      gone: "x",
      "dir/a": "x",
      "dir/b": "x",
      file: "x",
      "deep/one/a": "x",
      "deep/two": "x",
    });
    remove("gone", "dir", "deep/one");
    write({
      file: { link: "gone" },
      dir: { link: "deep" },
      "deep/one": "now a file",
      "deep/two": { directory: true },
      new: "x",
    });
    const repository = open(directory);
    expect(await listOf(diskTree(directory, () => repository.knownFiles()))).toEqual({
      dir: "link -> deep",
      file: "link -> gone",
      "deep/one": "file",
      new: "file",
    });
  });

  it("leaves out what is ignored, unless it is tracked, and counts it where a host looks", async () => {
    const { directory, git, write } = makeRepository({
      ".gitignore": ".claude/\nnode_modules/\n*.local.md\n",
      ".claude/agents/tracked.md": "x",
      ".codex/agents/a.toml": "x",
    });
    write({
      ".claude/agents/deep/ignored.md": "x",
      ".claude/agents/notes.txt": "x",
      "node_modules/m/.claude/agents/a.md": "x",
      "pack/.claude/agents/b.md": "x",
      "pack/x": "x",
      "x.local.md": "x",
    });
    write({ ".codex/agents/b.local.md": "x", "free.md": "x" });
    expect(git("status", "--short")).toBe("?? free.md\n?? pack/");
    const repository = open(directory);
    const tree = diskTree(directory, () => repository.knownFiles());
    expect(Object.keys(await listOf(tree))).toEqual([
      ".claude/agents/tracked.md",
      ".codex/agents/a.toml",
      ".gitignore",
      "free.md",
      "pack/x",
    ]);
    expect(await tree.unlisted(["**/.claude/agents/**/*.md", "~/.claude/agents/*.md", ".codex/agents/*.md"])).toEqual(
      [".claude/agents/deep/ignored.md", ".codex/agents/b.local.md", "pack/.claude/agents/b.md"].map((path) => ({
        path,
        kind: "ignored",
      })),
    );
    expect(await tree.unlisted(["~/.claude/agents/*.md"])).toEqual([]);
  });

  it("reads a root that an ignore rule leaves out whole as if there were no git", async () => {
    const { directory, write } = makeRepository({ ".gitignore": "build\n" });
    write({ "build/.claude/agents/a.md": "x" });
    const repository = open(join(directory, "build"));
    expect(await listOf(diskTree(repository.root, () => repository.knownFiles()))).toMatchObject({
      ".claude/agents/a.md": "file",
    });
  });

  it("walks a directory outside git, without following links", async () => {
    const directory = temporaryFolder();
    writeFiles(directory, {
      "a/b.md": "x",
      "a/.git/config": "x",
      "loop/self": { link: ".." },
      empty: { directory: true },
    });
    expect(openRepository(directory, gitEnvironment())).toBeUndefined();
    expect(await listOf(diskTree(directory))).toEqual({
      a: "directory",
      "a/b.md": "file",
      loop: "directory",
      "loop/self": "link -> ..",
      empty: "directory",
    });
  });

  it("says of submodules and embedded repositories that they are none of its own", async () => {
    const inner = makeRepository({ "agents/a.md": "x" });
    const { directory, git, write } = makeRepository({ "a.md": "x" });
    git("submodule", "--quiet", "add", inner.directory, ".claude");
    git("commit", "--quiet", "--message", "x");
    write({ "other/agents/a.md": "x" });
    workshopIn(join(directory, "other")).git("init", "--quiet");
    const repository = open(directory);
    expect(await listOf(repository.index())).toMatchObject({ ".claude": "submodule" });
    expect(await listOf(await headTree(repository))).toMatchObject({ ".claude": "submodule" });
    const tree = diskTree(directory, () => repository.knownFiles());
    expect(await listOf(tree)).toMatchObject({
      ".claude": "submodule",
      other: expect.stringMatching(/^directory ! .*repository of its own/),
    });
    const repo = await RepoIndex.of(tree);
    expect(repo.resolve(".claude/agents/a.md").kind).toBe("unjudged");
    expect(repo.resolve("other/agents/a.md").kind).toBe("unjudged");
    expect(open(join(directory, ".claude")).top).toBe(join(directory, ".claude"));
    await repository.close();
  });

  it("gives a fault of one file as such", async () => {
    const { directory, git } = makeRepository({ a: "x" });
    git("config", "core.symlinks", "true");
    const tree = diskTree(directory);
    await expect(tree.read("b")).rejects.toThrow(new UnreadableFile("is gone since it was listed"));
    await expect(tree.read(".git")).rejects.toThrow(UnreadableFile);
  });
});

describe.runIf(posix)("the index", () => {
  it("holds what is staged, whatever the disk and its flags say", async () => {
    const { directory, git, write, remove } = makeRepository({
      "staged.md": "old",
      "gone.md": "x",
      "skipped.md": "x",
      "assumed.md": "x",
    });
    write({ "staged.md": "staged", "meant.md": "not yet" });
    git("add", "staged.md");
    git("add", "--intent-to-add", "meant.md");
    git("rm", "--quiet", "--cached", "gone.md");
    git("update-index", "--skip-worktree", "skipped.md");
    git("update-index", "--assume-unchanged", "assumed.md");
    write({ "staged.md": "disk", "assumed.md": "disk" });
    remove("skipped.md");
    const repository = open(directory);
    const index = repository.index();
    expect(await listOf(index)).toEqual({
      "assumed.md": "file",
      "meant.md": "file",
      "skipped.md": "file",
      "staged.md": "file",
    });
    expect(
      await Promise.all(["staged.md", "skipped.md", "assumed.md", "meant.md"].map((path) => readIn(index, path))),
    ).toEqual(["staged", "x", "x", ""]);
    await repository.close();
  });

  it("does not judge an unmerged path", async () => {
    const { directory, git, commit } = makeRepository({ ".claude/agents/a.md": "base" });
    git("checkout", "--quiet", "-b", "other");
    commit({ ".claude/agents/a.md": "other" });
    git("checkout", "--quiet", "main");
    commit({ ".claude/agents/a.md": "main" });
    expect(() => git("merge", "other")).toThrow();
    const repository = open(directory);
    for (const tree of [repository.index(), diskTree(directory, () => repository.knownFiles())]) {
      const repo = await RepoIndex.of(tree);
      expect(repo.resolve(".claude/agents/a.md")).toMatchObject({
        kind: "unjudged",
        problem: expect.stringMatching(/merge conflict.*`git add \.claude\/agents\/a\.md`/),
      });
    }
  });

  it("is the one of the commit in progress, in a hook", async () => {
    const { directory, git, write } = makeRepository({ "a.md": "old", "b.md": "old" });
    write({ "a.md": "new", "b.md": "new" });
    git("add", ".");
    const seen = join(temporaryFolder(), "seen");
    write({
      ".git/hooks/pre-commit": `#!/bin/sh\nprintf %s "$GIT_INDEX_FILE" > '${seen}'\ncp "$GIT_INDEX_FILE" .git/kept-index\n`,
    });
    chmodSync(join(directory, ".git/hooks/pre-commit"), 0o755);
    git("commit", "--quiet", "--message", "x", "--", "a.md");
    expect(readFileSync(seen, "utf8")).toMatch(/next-index-\d+\.lock$/);
    renameSync(join(directory, ".git/kept-index"), join(directory, ".git/next-index-1.lock"));
    git("reset", "--quiet", "--hard", "HEAD~1");
    const repository = open(directory, { ...gitEnvironment(), GIT_INDEX_FILE: ".git/next-index-1.lock" });
    expect(await readIn(repository.index(), "a.md")).toBe("new");
    expect(await readIn(repository.index(), "b.md")).toBe("old");
    expect(await readIn(open(directory).index(), "a.md")).toBe("old");
    expect(() => open(directory, { ...gitEnvironment(), GIT_INDEX_FILE: "/tmp/index" }).index()).toThrow(UserError);
    await repository.close();
    const empty = makeRepository();
    expect(
      await open(empty.directory, { ...gitEnvironment(), GIT_INDEX_FILE: join(empty.directory, ".git/index") })
        .index()
        .list(),
    ).toEqual([]);
  });
});

describe.runIf(posix)("commits", () => {
  it("resolves what git resolves, and takes nothing for an option", async () => {
    const { directory, git, commit } = makeRepository({ a: "1" });
    const first = git("rev-parse", "HEAD");
    git("tag", "--annotate", "v1", "--message", "one");
    git("tag", "--annotate", "v1.0", "--message", "again", "v1");
    const second = commit({ a: "2" });
    git("update-ref", "refs/heads/-x", first);
    const repository = open(directory);
    expect(await repository.resolve("HEAD")).toEqual({
      id: second,
      parents: [first],
      tree: git("rev-parse", `${second}^{tree}`),
    });
    expect((await repository.resolve("v1.0"))?.id).toBe(first);
    expect((await repository.resolve("HEAD~1"))?.id).toBe(first);
    expect((await repository.resolve("refs/heads/-x"))?.id).toBe(first);
    for (const none of ["HEAD:a", "HEAD^{tree}", "--batch", "no such", "HEAD\nHEAD", ""])
      expect(await repository.resolve(none)).toBeUndefined();
    expect(await repository.mergeBase(first, second)).toBe(first);
    expect((await repository.defaultBranch())?.id).toBe(second);
    await repository.close();
  });

  it("knows a repository without a commit", async () => {
    const { directory } = makeRepository();
    const repository = open(directory);
    expect(await repository.resolve("HEAD")).toBeUndefined();
    expect(await repository.index().list()).toEqual([]);
    expect(await diskTree(directory, () => repository.knownFiles()).list()).toEqual([]);
    await repository.close();
  });

  it("knows detached heads, further worktrees and shallow clones", async () => {
    const { directory, git, commit } = makeRepository({ a: "1" });
    const [first, second] = [git("rev-parse", "HEAD"), commit({ a: "2" })];
    git("checkout", "--quiet", "--detach", first);
    expect((await open(directory).resolve("HEAD"))?.id).toBe(first);
    const folder = temporaryFolder();
    git("worktree", "add", "--quiet", join(folder, "tree"), second);
    const worktree = open(join(folder, "tree"));
    expect((await worktree.resolve("HEAD"))?.id).toBe(second);
    expect(await readIn(worktree.index(), "a")).toBe("2");
    git("checkout", "--quiet", "main");
    workshopIn(folder).git("clone", "--quiet", "--depth=1", `file://${directory}`, "shallow");
    const shallow = open(join(folder, "shallow"));
    expect(await shallow.resolve("HEAD")).toEqual({
      id: second,
      parents: [first],
      tree: git("rev-parse", `${second}^{tree}`),
    });
    expect(await shallow.resolve(first)).toBeUndefined();
    expect(await readIn(shallow.commit(second), "a")).toBe("2");
    await Promise.all([worktree.close(), shallow.close()]);
  });

  it("knows a worktree of a bare repository, and a sparse index", async () => {
    const { directory } = makeRepository({ "a.md": "a", "in/b.md": "b", "out/deep/c.md": "c" });
    const folder = temporaryFolder();
    workshopIn(folder).git("clone", "--quiet", "--bare", directory, "bare.git");
    workshopIn(join(folder, "bare.git")).git("worktree", "add", "--quiet", join(folder, "tree"), "main");
    const { git } = workshopIn(join(folder, "tree"));
    git("sparse-checkout", "set", "--cone", "--sparse-index", "in");
    expect(git("ls-files", "--sparse")).toContain("out/");
    const repository = open(join(folder, "tree"));
    expect(Object.keys(await listOf(repository.index()))).toEqual(["a.md", "in/b.md", "out/deep/c.md"]);
    expect(await readIn(repository.index(), "out/deep/c.md")).toBe("c");
    expect(Object.keys(await listOf(diskTree(repository.root, () => repository.knownFiles())))).toEqual([
      "a.md",
      "in/b.md",
    ]);
    await repository.close();
  });

  it("says which content a partial clone lacks, and does not fetch it", async () => {
    const { directory, git } = makeRepository({ "a.md": "1", "b.md": "2", l: { link: "a.md" } });
    git("config", "uploadpack.allowFilter", "true");
    const folder = temporaryFolder();
    workshopIn(folder).git("clone", "--quiet", "--no-checkout", "--filter=blob:none", `file://${directory}`, "partial");
    const { environment, calls } = loggingGit();
    const repository = open(join(folder, "partial"), environment);
    const tree = await headTree(repository);
    expect(await listOf(tree)).toEqual({
      "a.md": "file",
      "b.md": "file",
      l: expect.stringMatching(/^link ! .*target .*clone/),
    });
    const read = await Promise.allSettled([tree.read("a.md"), tree.read("b.md")]);
    for (const one of read) expect(one).toMatchObject({ status: "rejected", reason: expect.any(UnreadableFile) });
    expect(calls().filter((call) => call.includes(" fetch "))).toEqual([]);
    expect(
      workshopIn(join(folder, "partial")).git("rev-list", "--objects", "--missing=print", "HEAD").match(/^\?/gm),
    ).toHaveLength(3);
    await repository.close();
  });

  it("names the repository without its credentials", async () => {
    const { directory, git } = makeRepository();
    expect(await open(directory).slug()).toBeUndefined();
    for (const url of [
      "https://x:secret@github.com/acme/tools.git",
      "git@github.com:acme/tools.git",
      "ssh://git@github.com:22/acme/tools/",
    ]) {
      git("config", "remote.origin.url", url);
      expect(await open(directory).slug()).toBe("acme/tools");
    }
    for (const url of ["/srv/acme/tools", "../acme/tools", "file:///srv/acme/tools.git", "C:\\acme/tools"]) {
      git("config", "remote.origin.url", url);
      expect(await open(directory).slug()).toBeUndefined();
    }
  });
});

describe.runIf(posix)("what a checkout makes of a blob", () => {
  const withAttributes = async (attributes: string, text: string, path = ".claude/agents/a.md"): Promise<string> => {
    const { directory, git, write } = makeRepository();
    write({ ".gitattributes": attributes });
    const id = workshopIn(directory).gitWith(text, "hash-object", "-w", "--stdin");
    git("update-index", "--add", "--cacheinfo", `100644,${id},${path}`);
    git("add", ".gitattributes");
    git("commit", "--quiet", "--message", "x");
    const repository = open(directory);
    try {
      const [index, commit] = await Promise.allSettled([
        readIn(repository.index(), path),
        readIn(await headTree(repository), path),
      ]);
      expect(index).toEqual(commit);
      if (index.status === "fulfilled") {
        git("checkout", "--quiet", "--force", "HEAD", "--", path);
        expect(index.value).toBe(readFileSync(join(directory, path), "latin1"));
      }
      return index.status === "fulfilled" ? index.value : (index.reason as Error).message;
    } finally {
      await repository.close();
    }
  };

  it.each([
    ["*.md filter=lfs", "x\n", "is checked out as something else by `filter=lfs` of a .gitattributes file"],
    [
      "*.md working-tree-encoding=UTF-16LE",
      "x\n",
      "is checked out as something else by `working-tree-encoding=UTF-16LE` of a .gitattributes file",
    ],
    ["*.md ident", "$Id$\n", "is checked out as something else by `ident` of a .gitattributes file"],
    ["*.md ident", "no keyword\n", "no keyword\n"],
    ["*.md working-tree-encoding=UTF-8", "x\n", "x\n"],
    ["*.md filter=lfs\n/.claude/** -filter", "x\n", "x\n"],
    ["*.md filter=lfs\n/.claude/** !filter", "x\n", "x\n"],
    [
      "/agents/*.md filter=lfs\nagents/ filter=lfs\n.claude filter=lfs\n# *.md filter=lfs\n!*.md filter=lfs",
      "x\n",
      "x\n",
    ],
    ["*.md eol=crlf", "a\nb\r\nc\n", "a\r\nb\r\nc\r\n"],
    ["*.md text eol=crlf", "a\r\rb\n", "a\r\rb\r\n"],
    ["*.md text=auto eol=crlf", "a\nb\n", "a\r\nb\r\n"],
    ["*.md text=auto eol=crlf", "a\nb\r\n", "a\nb\r\n"],
    ["*.md text=auto eol=crlf", "a\0\n", "a\0\n"],
    ["*.md text=auto eol=crlf", "\x01a\n", "\x01a\n"],
    ["*.md -text eol=crlf", "a\n", "a\n"],
    ["* text=auto\n*.md eol=lf", "a\n", "a\n"],
    ["*.md eol=crlf\n*.md binary", "a\n", "a\n"],
    ["[attr]odd eol=crlf\n*.md odd", "a\n", "a\r\n"],
    ['".claude/*/[a-c].md" eol=crlf', "a\n", "a\r\n"],
    ["**/agents/?.md eol=crlf", "a\n", "a\r\n"],
    [".claude/** eol=crlf", "a\n", "a\r\n"],
    [".claude/* eol=crlf", "a\n", "a\n"],
  ])("%j over %j", async (attributes, text, expected) => expect(await withAttributes(attributes, text)).toBe(expected));

  it("reads the attributes of every directory, the deepest first", async () => {
    const { directory } = makeRepository({
      ".gitattributes": "*.md eol=crlf",
      "a/.gitattributes": "b/*.md -text",
      "a/b/x.md": "\n",
      "a/x.md": "\n",
      "c/.gitattributes": { link: "../a/.gitattributes" },
      "c/b/x.md": "\n",
    });
    const repository = open(directory);
    const tree = await headTree(repository);
    expect(await Promise.all(["a/b/x.md", "a/x.md", "c/b/x.md"].map((path) => readIn(tree, path)))).toEqual([
      "\n",
      "\r\n",
      "\r\n",
    ]);
    await repository.close();
  });
});
