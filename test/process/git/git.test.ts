/** How git is run: nothing of the repository is executed, nothing fakes its history, and no failure is silence. */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { openRepository, type Repository } from "../../../src/platform/git/index.ts";
import { namedCommit } from "../../../src/platform/git/commits/named-commit.ts";
import { unknownRevision } from "../../../src/platform/git/commits/unknown-revision.ts";
import { UserError, type Tree, UnreadableFile } from "../../../src/repo/tree.ts";
import {
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
  writeFiles,
} from "../../support/repository.ts";

afterAll(removeFolders);

function open(directory: string, environment: NodeJS.ProcessEnv = gitEnvironment()): Repository {
  const repository = openRepository(directory, environment);
  if (!repository) throw new Error(`${directory} is in no repository`);
  return repository;
}

async function readAll(tree: Tree): Promise<string[]> {
  const files = (await tree.list()).filter(({ kind, unjudged }) => kind === "file" && unjudged === undefined);
  const read = await Promise.allSettled(files.map(async ({ path }) => Buffer.from(await tree.read(path)).toString()));
  for (const one of read) if (one.status === "rejected" && !(one.reason instanceof UnreadableFile)) throw one.reason;
  return read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

/** Everything that a repository can be asked for without a network. */
async function askEverything(repository: Repository): Promise<void> {
  const head = await repository.resolve("HEAD");
  await readAll(diskTree(repository.root, () => repository.knownFiles()));
  await readAll(repository.index());
  if (head) {
    await readAll(repository.commit(head.id));
    await repository.mergeBase(head.id, head.id);
  }
  await repository.defaultBranch();
  await repository.slug();
  await repository.close();
}

/** A program that leaves a mark. */
function trap(file: string, mark: string): void {
  writeFileSync(file, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`);
  chmodSync(file, 0o755);
}

describe.runIf(posix)("nothing of the repository is executed", () => {
  it("by its settings: monitors, hooks, filters, drivers, aliases, pagers", async () => {
    const workshop = makeRepository({ "a.md": "x", "b.md": "x" });
    const { directory, git, write } = workshop;
    const mark = join(temporaryFolder(), "mark");
    const program = join(directory, "trap");
    trap(program, mark);
    const hooks = ["post-index-change", "post-checkout", "reference-transaction", "fsmonitor-watchman", "pre-auto-gc"];
    for (const hook of hooks) trap(join(directory, ".git/hooks", hook), mark);
    for (const key of [
      "core.fsmonitor",
      "core.pager",
      "core.editor",
      "core.sshCommand",
      "core.askPass",
      "credential.helper",
      "diff.external",
      "core.gitProxy",
      "core.alternateRefsCommand",
      "uploadpack.packObjectsHook",
    ])
      git("config", key, program);
    for (const name of ["ls-files", "ls-tree", "cat-file", "merge-base", "config"])
      git("config", `alias.${name}`, `!${program}`);
    for (const verb of ["clean", "smudge", "process"]) git("config", `filter.trap.${verb}`, program);
    git("config", "diff.trap.textconv", program);
    git("config", "filter.trap.required", "true");
    write({ ".gitattributes": "*.md filter=trap diff=trap\n", "a.md": "changed on disk", "new.md": "x" });
    await askEverything(open(directory));
    expect(existsSync(mark)).toBe(false);
    // Else Git may take the file for unchanged, and does not filter it.
    utimesSync(join(directory, "b.md"), 1, 1);
    expect(() => git("status")).toThrow();
    expect(existsSync(mark)).toBe(true);
  });

  it("by a git that the repository holds", async () => {
    const { directory } = makeRepository({ "a.md": "x" });
    const mark = join(temporaryFolder(), "mark");
    mkdirSync(join(directory, "node_modules/.bin"), { recursive: true });
    for (const name of ["git", "git.exe", "node_modules/.bin/git"]) trap(join(directory, name), mark);
    const outside = temporaryFolder();
    writeFiles(outside, { git: { link: join(directory, "git") } });
    const path = [".", "", "node_modules/.bin", directory, join(directory, "node_modules/.bin"), outside];
    const before = process.cwd();
    process.chdir(directory);
    try {
      await askEverything(open(directory, { ...gitEnvironment(), PATH: [...path, process.env.PATH].join(":") }));
      expect(() => open(directory, { ...gitEnvironment(), PATH: path.join(":") })).toThrow(UserError);
    } finally {
      process.chdir(before);
    }
    expect(existsSync(mark)).toBe(false);
  });

  it("by a bare repository embedded in it", async () => {
    const { directory, commit } = makeRepository({ "a.md": "x" });
    const mark = join(temporaryFolder(), "mark");
    const program = join(directory, "trap");
    trap(program, mark);
    workshopIn(directory).git("init", "--quiet", "--bare", "pack");
    workshopIn(join(directory, "pack")).git("config", "core.fsmonitor", program);
    workshopIn(join(directory, "pack")).git("config", "core.bare", "false");
    workshopIn(join(directory, "pack")).git("config", "core.worktree", ".");
    commit({ "pack/.claude/agents/a.md": "x" });
    expect(readdirSync(join(directory, "pack"))).toContain("HEAD");
    const repository = open(join(directory, "pack"));
    expect(repository.top).toBe(directory);
    expect((await repository.index().list()).map(({ path }) => path)).toContain(".claude/agents/a.md");
    await askEverything(repository);
    const bare = join(temporaryFolder(), "bare");
    workshopIn(directory).git("clone", "--quiet", "--bare", directory, bare);
    expect(openRepository(bare, gitEnvironment())).toBeUndefined();
    expect(existsSync(mark)).toBe(false);
  });

  it("by variables of the environment", async () => {
    const { directory } = makeRepository({ "a.md": "x" });
    const other = makeRepository({ "other.md": "x" });
    const mark = join(temporaryFolder(), "mark");
    const program = join(directory, "trap");
    trap(program, mark);
    const variables = {
      GIT_DIR: join(other.directory, ".git"),
      GIT_WORK_TREE: other.directory,
      GIT_EXEC_PATH: directory,
      GIT_EXTERNAL_DIFF: program,
      GIT_PAGER: program,
      GIT_TRACE: mark,
    };
    const settings = {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "core.fsmonitor",
      GIT_CONFIG_VALUE_0: program,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'`,
    };
    const repository = open(directory, { ...gitEnvironment(), ...variables, ...settings });
    expect((await repository.index().list()).map(({ path }) => path)).toEqual(["a.md"]);
    await askEverything(repository);
    expect(existsSync(mark)).toBe(false);
  });
});

describe.runIf(posix)("history", () => {
  it("is what the objects say, whatever grafts and replacements say", async () => {
    const { directory, git, commit, write } = makeRepository({ "a.md": "1" });
    const first = git("rev-parse", "HEAD");
    const second = commit({ "a.md": "2" });
    const third = commit({ "a.md": "3" });
    git("replace", second, first);
    git("replace", git("rev-parse", `${third}:a.md`), git("rev-parse", `${first}:a.md`));
    write({ ".git/info/grafts": `${third} ${first}\n${second}\n` });
    expect(git("rev-parse", `${third}^`)).toBe(first);
    const treeOf = (id: string): string => git("--no-replace-objects", "rev-parse", `${id}^{tree}`);
    const repository = open(directory);
    expect(await repository.resolve(third)).toEqual({ id: third, parents: [second], tree: treeOf(third) });
    expect(await repository.resolve(`${third}~2`)).toEqual({ id: first, parents: [], tree: treeOf(first) });
    expect(await repository.mergeBase(second, third)).toBe(second);
    expect(await readAll(repository.commit(third))).toEqual(["3"]);
    expect(await readAll(repository.commit(second))).toEqual(["2"]);
    await repository.close();
  });
});

describe.runIf(posix)("the base of a pull request", () => {
  /** `main` moves on after `old`; `topic` is merged into it as GitHub does. */
  const request = (): {
    readonly workshop: Workshop;
    readonly old: string;
    readonly tip: string;
    readonly head: string;
    readonly merge: string;
  } => {
    const workshop = makeRepository({ "a.md": "old" });
    const { git, commit } = workshop;
    const old = git("rev-parse", "HEAD");
    git("checkout", "--quiet", "-b", "topic");
    const head = commit({ "b.md": "topic" });
    git("checkout", "--quiet", "main");
    const tip = commit({ "a.md": "tip" });
    git("checkout", "--quiet", "--detach", "main");
    git("merge", "--quiet", "--no-ff", "--message", "merge", "topic");
    const merge = git("rev-parse", "HEAD");
    git("update-ref", "refs/pull/1/merge", merge);
    git("checkout", "--quiet", "main");
    git("config", "uploadpack.allowAnySHA1InWant", "true");
    return { workshop, old, tip, head, merge };
  };

  const checkout = (from: string, commit: string, depth = ["--depth=1"]): Workshop => {
    const clone = workshopIn(temporaryFolder());
    clone.git("init", "--quiet");
    clone.git("remote", "add", "origin", `file://${from}`);
    clone.git("fetch", "--quiet", "--no-tags", ...depth, "origin", commit);
    clone.git("checkout", "--quiet", "--detach", "FETCH_HEAD");
    return clone;
  };

  it("is the first parent of the merge that GitHub made, and is fetched where a shallow clone lacks it", async () => {
    const { workshop, old, tip, head, merge } = request();
    const clone = checkout(workshop.directory, "refs/pull/1/merge");
    const repository = open(clone.directory);
    const event = { head, base: old, baseRef: "main" };
    expect(await repository.baseOf({ ...event, ran: merge })).toEqual({ id: tip, from: "parent", held: false });
    expect(await repository.baseOf({ ...event, base: tip })).toEqual({ id: tip, from: "parent", held: false });
    expect(await repository.baseOf(event)).toEqual({ id: old, from: "event", held: false });
    await repository.fetch(tip);
    expect(await repository.baseOf({ ...event, ran: merge })).toEqual({ id: tip, from: "parent", held: true });
    expect(await readAll(repository.commit(tip))).toEqual(["tip"]);
    expect(await repository.resolve(old)).toBeUndefined();
    await expect(repository.fetch("0".repeat(40))).rejects.toThrow(/git fetch failed/);
    await repository.close();
  });

  it("is the first parent where the clone holds the base branch, of which it is part", async () => {
    const { workshop, old, tip, head } = request();
    const clone = checkout(workshop.directory, "refs/pull/1/merge", []);
    clone.git("fetch", "--quiet", "origin", "main:refs/remotes/origin/main");
    const repository = open(clone.directory);
    expect(await repository.baseOf({ head, base: old, baseRef: "main" })).toEqual({
      id: tip,
      from: "parent",
      held: true,
    });
    await repository.close();
  });

  it("is not the first parent of a merge that somebody else made", async () => {
    const { workshop, old, head } = request();
    const { git, commit } = workshop;
    git("checkout", "--quiet", "--detach", "main");
    const evil = commit({ "a.md": "evil", "b.md": "evil" });
    const forged = git("commit-tree", `${head}^{tree}`, "-p", evil, "-p", head, "-m", "looks like a merge");
    git("update-ref", "refs/heads/forged", forged);
    const clone = checkout(workshop.directory, "refs/heads/forged", []);
    clone.git("fetch", "--quiet", "origin", "main:refs/remotes/origin/main");
    const repository = open(clone.directory);
    expect(await repository.baseOf({ head, base: old, baseRef: "main", ran: "0".repeat(40) })).toEqual({
      id: old,
      from: "event",
      held: true,
    });
    expect(await repository.baseOf({ head: forged, base: old, baseRef: "main", ran: forged })).toEqual({
      id: old,
      from: "event",
      held: true,
    });
    await repository.close();
  });

  it("is the event's where the request's head itself is checked out", async () => {
    const { workshop, old, head } = request();
    const repository = open(checkout(workshop.directory, "refs/heads/topic").directory);
    expect(await repository.baseOf({ head, base: old, baseRef: "main", ran: head })).toEqual({
      id: old,
      from: "event",
      held: false,
    });
    await repository.close();
  });

  it("is fetched without making a whole clone shallow, and without the programs of its settings", async () => {
    const { workshop, tip, merge } = request();
    const clone = workshopIn(temporaryFolder());
    clone.git(
      "clone",
      "--quiet",
      "--no-tags",
      "--single-branch",
      "--branch=topic",
      `file://${workshop.directory}`,
      ".",
    );
    const mark = join(temporaryFolder(), "mark");
    trap(join(clone.directory, "trap"), mark);
    clone.git("config", "remote.origin.uploadpack", join(clone.directory, "trap"));
    for (const hook of ["reference-transaction", "post-checkout", "pre-auto-gc"])
      trap(join(clone.directory, ".git/hooks", hook), mark);
    const repository = open(clone.directory);
    await repository.fetch(merge);
    expect((await repository.resolve(merge))?.parents[0]).toBe(tip);
    expect(existsSync(join(clone.directory, ".git/shallow"))).toBe(false);
    expect(existsSync(join(clone.directory, ".git/FETCH_HEAD"))).toBe(false);
    clone.git("config", "remote.origin.url", `ext::${join(clone.directory, "trap")}`);
    await expect(repository.fetch("1".repeat(40))).rejects.toThrow(/transport 'ext' not allowed/);
    expect(existsSync(mark)).toBe(false);
    await repository.close();
  });
});

describe.runIf(posix)("a token", () => {
  it("goes to its own server alone, and only once git's own credentials have failed", async () => {
    const { directory, git } = makeRepository({ "a.md": "1" });
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401, { "www-authenticate": 'Basic realm="x"' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    git("remote", "add", "origin", `${origin}/acme/tools.git`);
    const folder = temporaryFolder();
    const real =
      (process.env.PATH ?? "")
        .split(":")
        .map((part) => join(part, "git"))
        .find((file) => existsSync(file)) ?? "";
    writeFiles(folder, { git: `#!/bin/sh\necho "$@" >> '${folder}/log'\nexec '${real}' "$@"\n` });
    chmodSync(join(folder, "git"), 0o755);
    const repository = open(directory, { ...gitEnvironment(), PATH: `${folder}:${process.env.PATH ?? ""}` });
    try {
      await expect(repository.fetch("1".repeat(40), { server: origin, token: "s3cret" })).rejects.toThrow(
        /git fetch failed/,
      );
      expect(new Set(seen)).toEqual(
        new Set([undefined, `basic ${Buffer.from("x-access-token:s3cret").toString("base64")}`]),
      );
      expect(seen[0]).toBeUndefined();
      seen.length = 0;
      await expect(repository.fetch("1".repeat(40), { server: "https://github.com", token: "s3cret" })).rejects.toThrow(
        /git fetch failed/,
      );
      expect(new Set(seen)).toEqual(new Set([undefined]));
      expect(readFileSync(join(folder, "log"), "utf8")).not.toMatch(/s3cret|eC1hY2Nlc3/);
    } finally {
      server.close();
      await repository.close();
    }
  });
});

describe.runIf(posix)("failures", () => {
  /** A `git` that fails in one command, as a script does it, and is the real one in others. */
  const breaking = (command: string, script: string): NodeJS.ProcessEnv => {
    const folder = temporaryFolder();
    const real =
      (process.env.PATH ?? "")
        .split(":")
        .map((part) => join(part, "git"))
        .find((file) => existsSync(file)) ?? "";
    writeFiles(folder, { git: `#!/bin/sh\ncase " $* " in *" ${command} "*) ${script};; esac\nexec '${real}' "$@"\n` });
    chmodSync(join(folder, "git"), 0o755);
    return { ...gitEnvironment(), PATH: `${folder}:${process.env.PATH ?? ""}` };
  };
  const object = "printf '%040d blob 100\\nabc' 0";

  it.each([
    ["ls-files", "kill -9 $$", /was ended by SIGKILL/],
    ["ls-files", "printf 'H 100644'; exit 3", /git ls-files failed with status 3/],
    ["ls-files", "echo broken >&2; exit 128", /git ls-files failed with status 128: broken/],
    ["cat-file", `${object}; kill -9 $$`, /git cat-file was ended by SIGKILL/],
    ["cat-file", `${object}; exit 0`, /git cat-file failed with status 0/],
    ["cat-file", "exit 0", /git cat-file failed with status 0/],
  ])("of %s by %s is an error of every reader", async (command, script, message) => {
    const { directory, git } = makeRepository({ "a.md": "1", "b.md": "2" });
    const head = git("rev-parse", "HEAD");
    const repository = open(directory, breaking(command, script));
    const reads = await Promise.allSettled([
      readAll(command === "ls-files" ? repository.index() : repository.commit(head)),
      ...(command === "cat-file" ? [repository.resolve("HEAD"), repository.resolve("main")] : []),
    ]);
    for (const read of reads) {
      expect(read).toMatchObject({
        status: "rejected",
        reason: expect.objectContaining({ message: expect.stringMatching(message) }),
      });
      expect(read.status === "rejected" && read.reason).not.toBeInstanceOf(UserError);
    }
    if (command === "cat-file") await expect(repository.close()).rejects.toThrow(message);
  });

  it("of the objects' process at the end are not lost", async () => {
    const { directory } = makeRepository({ "a.md": "1" });
    const repository = open(directory, breaking("cat-file", "(sleep 0.1; kill -9 $$) & cat >/dev/null"));
    const asked = repository.resolve("HEAD");
    await expect(asked).rejects.toThrow(/SIGKILL/);
    await expect(repository.resolve("HEAD")).rejects.toThrow(/SIGKILL/);
    await expect(repository.close()).rejects.toThrow(/SIGKILL/);
  });

  it("that the user can mend say how", async () => {
    expect(() => openRepository(join(temporaryFolder(), "none"), gitEnvironment())).toThrow(UserError);
    const { directory, write } = makeRepository({ "a.md": "1" });
    expect(() => open(join(directory, "a.md"))).toThrow(`${join(directory, "a.md")} is not a directory`);
    write({ "sub/.git": "gitdir: ../nowhere\n" });
    expect(() => open(join(directory, "sub"))).toThrow(UserError);
    expect(() => open(directory, { PATH: "" })).toThrow(/git .* not found in `PATH`; install it/);
  });

  it("of a revision say why there is none, and how to get it", async () => {
    const empty = workshopIn(temporaryFolder());
    empty.git("init", "--quiet", "--initial-branch=main");
    const origin = makeRepository({ "a.md": "1" });
    origin.commit({ "a.md": "2" }, "another");
    const folder = join(temporaryFolder(), "clone");
    empty.git("clone", "--quiet", "--depth=1", `file://${origin.directory}`, folder);
    const faultOf = async (directory: string, revision: string) =>
      (await unknownRevision(revision, open(directory))).message;
    expect(await faultOf(empty.directory, "HEAD")).toMatch(/no commits yet; .*`HEAD`/);
    expect(await faultOf(empty.directory, "v1")).toContain("`v1`; fetch it first");
    expect(await faultOf(folder, "HEAD~1")).toContain("`git fetch --unshallow`");
    expect(await faultOf(origin.directory, "HEAD~9")).toContain("`HEAD~9`; fetch it first or name another");
  });

  it("of a name say which commits it may mean, since whoever pushes a tag may have chosen one of them", async () => {
    const { directory, git, commit } = makeRepository({ "a.md": "1" });
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    git("branch", "release");
    git("tag", "same");
    git("branch", "same");
    const earlier = git("rev-parse", "HEAD").trim();
    commit({ "a.md": "2" }, "another");
    const short = git("rev-parse", "HEAD").trim().slice(0, 12);
    git("tag", "-a", "-m", "x", "origin/main");
    git("tag", "release");
    git("update-ref", "refs/x/y", "HEAD");
    git("branch", "x/y", earlier);
    const repository = open(directory);
    const idOf = async (revision: string) => (await namedCommit(revision, repository)).id;
    for (const name of ["origin/main", "release", "x/y", "origin/main~0", "release^{commit}", "release@{0}"])
      await expect(idOf(name)).rejects.toThrow(/`refs\/.*`.*write in full/);
    for (const name of ["refs/remotes/origin/main", "refs/heads/release", "same", earlier, "HEAD~1", "HEAD^", "@~1"])
      expect(await idOf(name)).toBe(earlier);
    for (const name of ["HEAD", "@", "refs/tags/release"]) expect(await idOf(name)).not.toBe(earlier);
    expect(await idOf(short)).not.toBe(earlier);
    git("update-ref", `refs/tags/abcdef1`, "HEAD");
    await expect(idOf("abcdef1")).rejects.toThrow("the start of its id");
    await expect(idOf("nothing")).rejects.toThrow("fetch it first");
    await repository.close();
  });

  it("of Git in the repository say that it does not count", () => {
    const { directory, write } = makeRepository({ "a.md": "1" });
    write({ "bin/git": "#!/bin/sh\n" });
    chmodSync(join(directory, "bin/git"), 0o755);
    expect(() => open(directory, { PATH: join(directory, "bin") })).toThrow("except inside the repository");
  });

  it.runIf(process.getuid?.() === 0)("of a repository of somebody else are the user's to mend", async () => {
    const { directory } = makeRepository({ "a.md": "1" });
    for (const path of [directory, join(directory, ".git")]) chownSync(path, 12345, 12345);
    const repository = open(directory);
    await expect(repository.knownFiles()).rejects.toThrow(UserError);
    await expect(repository.resolve("HEAD")).rejects.toThrow(`git config --global --add safe.directory ${directory}`);
  });
});
