/** What is checked without a working tree: bare repositories, and commits that are named. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, chmodSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { placeOf } from "../../../src/platform/git/bare.ts";
import { repositoryAt } from "../../../src/platform/git/index.ts";
import { given } from "../../support/given.ts";
import {
  type Files,
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
  writeFiles,
} from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const reader = (name: string, more = "") =>
  `---\nname: ${name}\ndescription: Reads the code and answers questions about it.\ntools: Read, Grep\n${more}---\nRead.\n`;
const bypass = "permissionMode: bypassPermissions\n";
const files: Files = {
  ".claude/agents/reader.md": reader("reader"),
  ".claude/agents/free.md": reader("free", bypass),
  "sub/.claude/agents/deep.md": reader("deep"),
};

function bareOf({ directory }: Workshop, ...more: readonly string[]): string {
  const target = join(temporaryFolder(), "x.git");
  workshopIn(directory).git("clone", "--quiet", ...(more.length > 0 ? more : ["--bare"]), directory, target);
  return target;
}

/** Without the commit, which a working tree does not have. */
function withoutCommit(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === "commit" ? null : value)) as unknown;
}

describe("a bare repository", () => {
  it.each([["--bare"], ["--mirror"]])("made by %s is checked at HEAD", async (how) => {
    const source = makeRepository(files);
    const head = source.git("rev-parse", "HEAD");
    const bare = bareOf(source, how);
    for (const cwd of [bare, join(bare, "refs"), join(bare, "objects/pack")]) {
      const { code, text, notes } = await given(["check", "--format", "json"], cwd);
      expect(code).toBe(1);
      expect(JSON.parse(text)).toMatchObject({ commit: head, summary: { profiles: 3, errors: 1 } });
      expect(notes.join()).toContain(`at HEAD, here the commit ${head}`);
    }
    for (const command of ["check", "list"]) {
      const there = await given([command, "--format", "json"], bare);
      const here = await given([command, "--format", "json"], source.directory);
      expect(withoutCommit(there.text)).toEqual(withoutCommit(here.text));
      expect(there.code).toBe(here.code);
    }
    expect((await given(["policy"], bare)).code).toBe(0);
    expect((await given(["policy", "--for", ".claude/agents/free.md"], bare)).text).toContain("free");
    expect((await given(["grant", "--root", bare, ".claude/agents/free.md"], "/")).code).toBe(0);
  });

  it("is compared between two revisions, the second of which is HEAD", async () => {
    const source = makeRepository(files);
    source.commit({ ".claude/agents/reader.md": reader("reader", bypass) });
    const bare = bareOf(source);
    const two = await given(["diff", "HEAD~1", "HEAD"], bare);
    expect(two).toMatchObject({ code: 0, text: expect.stringContaining("reader (Claude Code)") as string });
    expect((await given(["diff", "HEAD~1"], bare)).text).toBe(two.text);
    expect(await given(["diff"], bare)).toMatchObject({
      code: 2,
      text: expect.stringContaining("`diff HEAD~1 HEAD`") as string,
    });
  });

  it("without a commit says what to name", async () => {
    const empty = temporaryFolder();
    workshopIn(empty).git("init", "--quiet", "--bare");
    for (const command of ["check", "list", "policy"])
      expect(await given([command], empty)).toMatchObject({
        code: 2,
        text: expect.stringMatching(/has no commit yet.*`--at REV`/) as string,
      });
    const source = makeRepository(files);
    const bare = bareOf(source);
    workshopIn(bare).git("symbolic-ref", "HEAD", "refs/heads/gone");
    expect((await given(["check"], bare)).code).toBe(2);
    expect((await given(["check", "--at", "main"], bare)).code).toBe(1);
  });

  it("is neither written to nor staged in, and the message says what to run instead", async () => {
    const bare = bareOf(makeRepository(files));
    const before = readdirSync(bare, { recursive: true });
    for (const [words, instead] of [
      [["fix"], "worktree"],
      [["fix", "--dry-run"], "worktree"],
      [["check", "--fix"], "worktree"],
      [["init"], "worktree"],
      [["init", "--from-current"], "worktree"],
      [["grant", ".claude/agents/free.md", "--write"], "without `--write`"],
      [["baseline"], "`baseline --at HEAD`"],
      [["baseline", "--prune"], "`baseline --at HEAD`"],
      [["check", "--staged"], "--at REV"],
      [["list", "--user"], "--user"],
    ] as const)
      expect(await given(words, bare)).toMatchObject({ code: 2, text: expect.stringContaining(instead) as string });
    expect(readdirSync(bare, { recursive: true })).toEqual(before);
  });

  it("with worktrees beside it is checked at HEAD, and a worktree as it is on disk", async () => {
    const folder = temporaryFolder();
    const source = makeRepository(files);
    workshopIn(folder).git("clone", "--quiet", "--bare", source.directory, ".bare");
    writeFileSync(join(folder, ".git"), "gitdir: ./.bare\n");
    workshopIn(folder).git("worktree", "add", "--quiet", "topic");
    writeFiles(join(folder, "topic"), { ".claude/agents/new.md": reader("new") });
    const profiles = async (cwd: string) => {
      const { text } = await given(["check", "--format", "json"], cwd);
      return (JSON.parse(text) as { summary: { profiles: number } }).summary.profiles;
    };
    expect(await profiles(folder)).toBe(3);
    expect(await profiles(join(folder, ".bare"))).toBe(3);
    expect(await profiles(join(folder, "topic"))).toBe(4);
    expect(await given(["fix"], folder)).toMatchObject({ code: 2 });
    expect((await given(["fix"], join(folder, "topic"))).code).toBe(0);
    // The directory `.git` of a clone belongs to that clone.
    const clone = makeRepository(files);
    clone.write({ ".claude/agents/new.md": reader("new") });
    expect(await profiles(join(clone.directory, ".git/refs"))).toBe(4);
  });

  it("that lies in a working tree counts only if it is named", async () => {
    const outer = makeRepository(files);
    const bare = join(outer.directory, "fixtures/y.git");
    mkdirSync(join(outer.directory, "fixtures"));
    const inner = makeRepository({ ".claude/agents/reader.md": reader("reader") });
    workshopIn(outer.directory).git("clone", "--quiet", "--bare", inner.directory, bare);
    for (const cwd of [bare, join(bare, "refs")])
      expect(await given(["check"], cwd)).toMatchObject({
        code: 2,
        text: expect.stringContaining(`--root ${bare} or --root ${outer.directory}`) as string,
      });
    expect((await given(["check", "--root", "."], bare)).code).toBe(0);
    expect((await given(["check", "--root", outer.directory], bare)).code).toBe(1);
  });

  it.runIf(posix)("runs nothing of its settings", async () => {
    const source = makeRepository(files);
    const bare = bareOf(source);
    const mark = join(temporaryFolder(), "mark");
    const program = join(bare, "trap");
    writeFileSync(program, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`);
    chmodSync(program, 0o755);
    const { git } = workshopIn(bare);
    for (const key of ["core.fsmonitor", "core.pager", "core.sshCommand", "core.alternateRefsCommand", "diff.external"])
      git("config", key, program);
    for (const name of ["ls-tree", "cat-file", "merge-base", "config"]) git("config", `alias.${name}`, `!${program}`);
    for (const verb of ["clean", "smudge", "process"]) git("config", `filter.trap.${verb}`, program);
    writeFiles(bare, { "info/attributes": "* filter=trap diff=trap\n" });
    const place = placeOf(bare);
    if (!place) throw new Error("no repository was found");
    const repository = repositoryAt(place, gitEnvironment());
    const head = await repository.resolve("HEAD");
    expect(head && (await repository.mergeBase(head.id, head.id))).toBe(head?.id);
    await repository.close();
    await given(["check"], bare);
    await given(["diff", "HEAD", "HEAD"], bare);
    expect(existsSync(mark)).toBe(false);
  });

  // Only root can give files to somebody else.
  it.runIf(process.getuid?.() === 0)("is refused where another user owns it", async () => {
    const bare = bareOf(makeRepository(files));
    execFileSync("chown", ["-R", "12345", bare]);
    expect(await given(["check"], bare)).toMatchObject({
      code: 2,
      text: expect.stringContaining("git config --global --add safe.directory") as string,
    });
  });
});

describe("--at", () => {
  it("checks the commit with its own policy and baseline, beside a base, and reports its id", async () => {
    const source = makeRepository(files);
    const first = source.git("rev-parse", "HEAD");
    const second = source.commit({
      ".github/agent-profile-check.yml": "rules: { no-permission-bypass: off }\n",
      ".claude/agents/more.md": reader("more").replace(/^description.*\n/m, ""),
    });
    source.write({ ".github/agent-profile-check.yml": "ceiling: [nothing]\n" });
    const check = (...words: readonly string[]) =>
      given(["check", "--format", "json", ...words], source.directory).then(({ code, text }) => ({
        code,
        ...(JSON.parse(text) as { commit: string; base: string | null; findings: readonly { state: string }[] }),
      }));
    expect(await check("--at", first)).toMatchObject({ code: 1, commit: first, base: null });
    expect(await check("--at", "HEAD")).toMatchObject({ code: 1, commit: second });
    const based = await check("--at", second, "--base", first);
    expect(based).toMatchObject({ commit: second, base: first });
    expect(new Set(based.findings.map(({ state }) => state))).toEqual(new Set(["new"]));
    const printed = await given(["baseline", "--at", "HEAD"], source.directory);
    expect(printed.code).toBe(0);
    expect(existsSync(join(source.directory, ".github/agent-profile-check.baseline.json"))).toBe(false);
    source.commit({
      ".github/agent-profile-check.yml": "rules: { no-permission-bypass: off }\n",
      ".github/agent-profile-check.baseline.json": printed.text,
    });
    expect(await check("--at", "HEAD")).toMatchObject({ code: 0 });
    expect((await given(["policy", "--at", first], source.directory)).text).not.toContain("agent-profile-check.yml");
    expect((await given(["list", "--at", first, "--from", "sub"], source.directory)).code).toBe(0);
    expect((await given(["list", "--at", first, "--from", ".git"], source.directory)).code).toBe(2);
  });

  it.each([
    [
      ["check", "--at", "HEAD", "--staged"],
      ["--at", "--staged"],
    ],
    [
      ["list", "--at", "HEAD", "--user"],
      ["--at", "--user"],
    ],
    [
      ["check", "--at", "HEAD", "--fix"],
      ["--at", "--fix"],
    ],
    [
      ["check", "--at", "HEAD", "--fix", "--dry-run"],
      ["--at", "--fix"],
    ],
    [
      ["fix", "--at", "HEAD"],
      ["--at", "`fix`"],
    ],
    [
      ["policy", "--at", "HEAD", "--staged"],
      ["--at", "--staged"],
    ],
    [
      ["baseline", "--at", "HEAD", "--prune"],
      ["--at", "--prune"],
    ],
    [
      ["grant", "x", "--at", "HEAD", "--write"],
      ["--at", "--write"],
    ],
    [["policy", "test", "x", "--at", "HEAD"], ["--at"]],
    [["check", "--at"], ["--at REV"]],
    [["check", "--at="], ["--at"]],
  ])("is a mistake in %j", async (words, named) => {
    const { code, text } = await given(words, makeRepository(files).directory);
    expect(code).toBe(2);
    for (const flag of named) expect(text).toContain(flag);
  });

  it("takes commits and tags, and nothing else", async () => {
    const source = makeRepository(files);
    source.git("tag", "light");
    source.git("tag", "--annotate", "heavy", "--message", "x");
    const tag = source.git("rev-parse", "heavy");
    for (const revision of ["light", "heavy", tag, "HEAD^{/change}", "@", source.git("rev-parse", "--short", "HEAD")])
      expect((await given(["check", "--at", revision], source.directory)).code).toBe(1);
    const tree = source.git("rev-parse", "HEAD^{tree}");
    const none = ["-x", "--upload-pack=touch x", "-", "HEAD:sub", "HEAD:", ":0:sub", tree, "HEAD^{tree}", "HEAD..HEAD"];
    const never = ["@{u}", "@{push}", "HEAD@{99999}", "none@{u}", " ", "HEAD\nHEAD", "refs/heads/*", "\u202e"];
    for (const revision of [...none, ...never, "^HEAD", "0".repeat(40)])
      expect(await given(["check", `--at=${revision}`], source.directory)).toMatchObject({
        code: 2,
        text: expect.stringMatching(/^git (?:does not know|cannot resolve)/) as string,
      });
    expect(await given(["check", "--at", "HEAD"], temporaryFolder())).toMatchObject({ code: 2 });
  });

  it("refuses what a checkout would convert by a program or to another encoding", async () => {
    const text = reader("reader");
    for (const attribute of ["filter=x", "working-tree-encoding=ISO-8859-1"]) {
      const { directory } = makeRepository({ ".claude/agents/a.md": text, ".gitattributes": `*.md ${attribute}\n` });
      expect((await given(["check"], directory)).code).toBe(0);
      expect(await given(["check", "--at", "HEAD"], directory)).toMatchObject({
        code: 1,
        text: expect.stringContaining("is checked out as something else") as string,
      });
    }
  });

  it("finds what a fresh checkout of the commit has", async () => {
    const name = fc.constantFrom("a", "b", "c");
    const folder = fc.constantFrom("", "sub/", "sub/deep/");
    const body = fc.constantFrom(
      "",
      bypass,
      "model: nope\n",
      "tool: x\n",
      "description: [\n",
      "permissionMode: plan\n",
    );
    const place = fc.constantFrom(".claude/agents/", ".cursor/agents/", ".github/agents/", ".opencode/agents/");
    const profile = fc
      .tuple(folder, place, name, name, body, fc.constantFrom("\n", "\r\n"))
      .map(
        ([top, at, file, id, more, end]) => [`${top}${at}${file}.md`, reader(id, more).replaceAll("\n", end)] as const,
      );
    const attributes = fc.constantFrom("* text=auto\n", "*.md eol=crlf\n", "*.md ident\n", "* -text\n");
    const other = fc.oneof(
      fc.tuple(folder, attributes).map(([top, text]) => [`${top}.gitattributes`, text] as const),
      fc
        .constantFrom("ceiling: [read]\n", "rules: { require-description: warning }\n", "ceiling: [", "nope: 1\n")
        .map((text) => [".github/agent-profile-check.yml", text] as const),
      fc
        .constantFrom('{"permissions":{"defaultMode":"acceptEdits"}}', '{"permissions":{"allow":["Bash"]}}', "{")
        .map((text) => [".claude/settings.json", text] as const),
      fc.constant([".gitignore", "*.md\n"] as const),
      fc.tuple(folder, name).map(([top, id]) => [`${top}.claude/agents/link.md`, { link: `${id}.md` }] as const),
    );
    const tree = fc
      .tuple(fc.array(profile, { maxLength: 6 }), fc.array(other, { maxLength: 3 }))
      .map(([profiles, others]): Files => Object.fromEntries([...profiles, ...others]));
    await fc.assert(
      fc.asyncProperty(tree, tree, async (first, second) => {
        const source = makeRepository({ "README.md": "x", ...first });
        const revision = source.git("rev-parse", "HEAD");
        source.remove(...readdirSync(source.directory).filter((path) => path !== ".git"));
        source.commit(second);
        source.write({ ".claude/agents/disk.md": reader("disk", bypass) });
        const fresh = workshopIn(temporaryFolder());
        fresh.git("clone", "--quiet", source.directory, ".");
        fresh.git("checkout", "--quiet", "--detach", revision);
        fresh.git("remote", "remove", "origin");
        const bare = bareOf(source);
        for (const command of ["check", "list"]) {
          const there = await given([command, "--format", "json"], fresh.directory);
          for (const cwd of [source.directory, bare]) {
            const here = await given([command, "--format", "json", "--at", revision], cwd);
            expect(here.code).toBe(there.code);
            if (here.code === 2) expect(here.text).toBe(there.text);
            else {
              expect(withoutCommit(here.text)).toEqual(withoutCommit(there.text));
              expect(JSON.parse(here.text)).toMatchObject({ commit: revision });
            }
          }
        }
      }),
      { numRuns: runs(6, 200) },
    );
  });
});

describe("diff of a range", () => {
  it("compares as git does: two dots two commits, three the merge base, an empty side HEAD", async () => {
    const source = makeRepository(files);
    source.git("branch", "topic");
    source.commit({ ".claude/agents/onmain.md": reader("onmain").replace("Read.", "Read all of main.") });
    source.git("switch", "--quiet", "topic");
    source.commit({ ".claude/agents/ontopic.md": reader("ontopic", "color: red\n") });
    const outline = async (...words: readonly string[]) => {
      const { code, text } = await given(["diff", ...words, "--format", "json"], source.directory);
      expect(code).toBe(0);
      const { changes } = JSON.parse(text) as { changes: readonly { kind: string; name: string }[] };
      return changes.map(({ kind, name }) => `${kind} ${name}`).sort();
    };
    expect(await outline("main..topic")).toEqual(["added ontopic", "removed onmain"]);
    expect(await outline("main", "topic")).toEqual(["added ontopic", "removed onmain"]);
    expect(await outline("main...topic")).toEqual(["added ontopic"]);
    expect(await outline("main..")).toEqual(["added ontopic", "removed onmain"]);
    expect(await outline("..main")).toEqual(["added onmain", "removed ontopic"]);
    expect(await outline("main...")).toEqual(["added ontopic"]);
    expect(await outline("...main")).toEqual(["added onmain"]);
    const bare = await given(["diff", "main...topic"], bareOf(source));
    expect(bare.text).toBe((await given(["diff", "main...topic"], source.directory)).text);
    source.git("switch", "--quiet", "--orphan", "lone");
    source.commit({ "x.md": "x" });
    expect(await given(["diff", "main...lone"], source.directory)).toMatchObject({
      code: 2,
      text: expect.stringContaining("no common commit") as string,
    });
    expect(await given(["diff", "main...none"], source.directory)).toMatchObject({
      code: 2,
      text: expect.stringContaining("`none`") as string,
    });
  });

  it.each([
    [["a..b", "c..d"], "one range"],
    [["a..b", "c"], "one range"],
    [["a", "b...c"], "one range"],
    [["a..b..c"], "not a range"],
    [["a....b"], "not a range"],
    [[".."], "not a range"],
    [["..."], "not a range"],
  ])("is a mistake in %j", async (words, said) => {
    expect(await given(["diff", ...words], "/")).toMatchObject({
      code: 2,
      text: expect.stringContaining(said) as string,
    });
  });
});

describe("--root", () => {
  const folders: Files = { ...files, "sub/.claude/agents/free.md": reader("free", bypass), "docs/a.md": "x" };
  const paths = async (words: readonly string[], cwd: string) => {
    const { text } = await given(["list", "--format", "json", ...words], cwd);
    return (JSON.parse(text) as { profiles: readonly { path: string }[] }).profiles.map(({ path }) => path).sort();
  };

  it("limits what is reported to a directory, with paths of the repository", async () => {
    const { directory } = makeRepository(folders);
    const top = [".claude/agents/free.md", ".claude/agents/reader.md"];
    const sub = ["sub/.claude/agents/deep.md", "sub/.claude/agents/free.md"];
    for (const words of [[], ["--at", "HEAD"], ["--staged"]]) {
      expect(await paths([...words, "--root", ".claude"], directory)).toEqual(top);
      expect(await paths([...words, "--root", "sub"], directory)).toEqual(sub);
      expect(await paths([...words, "--root", ".."], join(directory, "sub/.claude"))).toEqual(sub);
      expect(await paths([...words, "--root", "docs"], directory)).toEqual([]);
    }
    expect(await paths(["--root", ".claude"], bareOf(workshopIn(directory)))).toEqual(top);
    const pathsOf = async (list: string, ...words: readonly string[]) => {
      const { text } = await given([...words, "--format", "json"], directory);
      const all = JSON.parse(text) as { readonly [list: string]: readonly { readonly path: string }[] };
      return [...new Set(all[list]?.map(({ path }) => path))];
    };
    expect(await pathsOf("findings", "check", "--root", ".claude")).toEqual([".claude/agents/free.md"]);
    writeFiles(directory, { ".claude/agents/reader.md": reader("reader", bypass) });
    expect(await pathsOf("changes", "diff", "HEAD", "--root", ".claude")).toEqual([".claude/agents/reader.md"]);
    expect(await pathsOf("changes", "diff", "HEAD", "--root", "sub")).toEqual([]);
  });

  it("limits what fix writes, and is no place for a baseline", async () => {
    const spoilt = reader("reader").replace("tools:", "tool:");
    const { directory } = makeRepository({ ".claude/agents/a.md": spoilt, "sub/.claude/agents/b.md": spoilt });
    expect((await given(["fix", "--root", "sub"], directory)).code).toBe(0);
    expect(readFileSync(join(directory, ".claude/agents/a.md"), "utf8")).toBe(spoilt);
    expect(readFileSync(join(directory, "sub/.claude/agents/b.md"), "utf8")).toContain("tools:");
    expect(await given(["baseline", "--root", "sub"], directory)).toMatchObject({ code: 2 });
  });

  it("names a directory, and not one that a link leads out to", async () => {
    const { directory } = makeRepository(folders);
    const outside = temporaryFolder();
    writeFiles(outside, { ".claude/agents/a.md": reader("a", bypass) });
    writeFiles(directory, { out: { link: join(outside, ".claude") }, in: { link: "sub" }, broken: { link: "none" } });
    for (const [root, said] of [
      ["none", "there is no directory"],
      ["docs/a.md", "is not a directory"],
      ["docs/a.md/x", "is not a directory"],
      ["broken", "is not a directory"],
      ["out", `outside the repository ${directory}`],
    ] as const)
      expect(await given(["check", "--root", root], directory)).toMatchObject({
        code: 2,
        text: expect.stringContaining(said) as string,
      });
    expect(await paths(["--root", "in"], directory)).toEqual(await paths(["--root", "sub"], directory));
    expect(await given(["check", "--at", "HEAD", "--root", "none"], directory)).toMatchObject({
      code: 2,
      text: expect.stringContaining("not a directory of the commit") as string,
    });
    // Outside git, the root holds the folders of hosts.
    expect((await given(["check", "--root", outside], directory)).code).toBe(1);
    expect(await given(["check", "--root", ".claude"], outside)).toMatchObject({
      code: 2,
      text: expect.stringContaining(`--root ${outside}`) as string,
    });
  });
});
