/** The command as a process: what it prints, where, and with which exit code. */
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { hosts, rules } from "../../../src/generated/catalogue.ts";
import { command, type How, run } from "../../support/command.ts";
import { checkFormat, faultsIn, listFormat } from "../../support/formats.ts";
import { actionNode } from "../../support/node24.ts";
import { makeRepository, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";

afterAll(removeFolders);

const good =
  "---\nname: reader\ndescription: Reads the code and answers questions about it.\ntools: Read, Grep\n---\nRead.\n";
const bad =
  "---\nname: writer\ndescription: Writes what it is asked to write.\ntools: Read, Edit\npermissionMode: bypassPermissions\n---\nWrite.\n";
const rejected = { ".claude/agents/writer.md": bad };
const clean = { ".claude/agents/reader.md": good };

interface Found {
  readonly findings: readonly {
    readonly rule: string;
    readonly path: string;
    readonly state: string;
    readonly severity: string;
    readonly message: string;
  }[];
  readonly summary: {
    readonly profiles: number;
    readonly errors: number;
    readonly new: number;
    readonly existing: number;
  };
  readonly base: string | null;
  readonly repository: string | null;
  readonly policy: { readonly sources: readonly { readonly ref: string; readonly commit: string | null }[] };
}

async function judged(
  words: readonly string[],
  how: How,
): Promise<Found & { readonly code: number | null; readonly stderr: string }> {
  const { code, stdout, stderr } = await run([...words, "--format", "json"], how);
  expect(stderr).not.toMatch(/^\s+at /m);
  const found = JSON.parse(stdout) as Found;
  expect(faultsIn(checkFormat, found)).toEqual([]);
  return { ...found, code, stderr };
}

const rulesOf = ({ findings }: Found) =>
  findings.filter(({ severity }) => severity === "error").map(({ rule, path, state }) => `${rule} ${path} ${state}`);

describe("check", () => {
  it.each([
    ["60 profiles, on the Node.js of the tests", 60, process.execPath],
    ["60 profiles, on the Node.js of the action", 60, actionNode()],
    ["1100 profiles, on the Node.js of the tests", 1100, process.execPath],
    ["1100 profiles, on the Node.js of the action", 1100, actionNode()],
  ])("prints nothing on stderr for %s", async (_, length, node) => {
    const profiles = Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `.claude/agents/reader-${index}.md`,
        good.replace("reader", `reader-${index}`),
      ]),
    );
    expect(await run([], { cwd: makeRepository(profiles).directory, node })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^Passed; ${length} agent profiles checked$`, "m")) as string,
      stderr: "",
    });
  });

  it("ends with 0 where nothing is wrong, and 1 where something is", async () => {
    const cwd = makeRepository(clean).directory;
    expect(await run([], { cwd })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Passed; 1 agent profile checked$/m) as string,
      stderr: "",
    });
    writeFiles(cwd, rejected);
    const { code, stdout } = await run([], { cwd });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^error \.claude\/agents\/writer\.md:5:\d+ {2}no-permission-bypass$/m);
    expect(stdout).toMatch(/^Failed: 1 error; 2 agent profiles checked$/m);
  });

  it.each([
    ["error", 0],
    ["warning", 1],
    ["never", 0],
  ])("with --fail-on %s and a warning ends with %i", async (level, code) => {
    const cwd = makeRepository({
      ".claude/agents/a.md": good.replace("Read, Grep", "Read, Bash(git log:*)"),
    }).directory;
    expect((await judged(["--fail-on", level], { cwd })).code).toBe(code);
  });

  it("judges the whole repository from any directory in it, or one directory by --root", async () => {
    const { directory } = makeRepository({ ...rejected, "packages/x/.claude/agents/reader.md": good });
    const cwd = join(directory, "packages/x");
    expect((await judged([], { cwd })).summary.profiles).toBe(2);
    const part = await judged(["--root", "."], { cwd });
    expect(part).toMatchObject({ code: 0, summary: { profiles: 1, errors: 0 } });
  });

  it("reads a directory outside git", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, rejected);
    expect(rulesOf(await judged([], { cwd }))).toEqual(["no-permission-bypass .claude/agents/writer.md new"]);
    expect(await run(["--staged"], { cwd })).toMatchObject({ code: 2, stdout: "" });
    expect(await run(["--base", "HEAD"], { cwd })).toMatchObject({ code: 2, stdout: "" });
  });

  it("says where it looked when there is no profile", async () => {
    const { code, stdout, stderr } = await run([], { cwd: makeRepository({ "README.md": "x" }).directory });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "Passed: no agent profiles found\n\n" });
    expect(stderr).toContain("`.claude/agents`, ");
    expect(stderr.length).toBeLessThan(1500);
    expect(stderr).not.toContain("~/.openheim");
  });

  it("counts ignored profiles in the directories that a policy names", async () => {
    const policy = "hosts: { claude: { dirs: [agents] }, a3s: { dirs: [.] } }\n";
    const cwd = makeRepository({ ".gitignore": "x.*\n", ".github/agent-profile-check.yml": policy }).directory;
    writeFiles(cwd, { "agents/deep/x.md": good, "agents/x.toml": "x", "x.yaml": "name: x\n", "docs/x.md": good });
    expect((await run([], { cwd })).stderr).toMatch(/\b2 .*: agents\/deep\/x\.md, x\.yaml\n/);
    expect((await run(["--host", "a3s"], { cwd })).stderr).toMatch(/\b1 .*: x\.yaml\n/);
  });

  it("says so of the user's places and of those a policy names", async () => {
    const policy = "hosts: { a3s: { dirs: [agents] } }\n";
    const { stderr } = await run(["--user"], {
      cwd: makeRepository({ "README.md": "x", ".github/agent-profile-check.yml": policy }).directory,
      env: { HOME: temporaryFolder() },
    });
    expect(stderr).toContain("and `agents` for A3S Code");
    expect(stderr).toContain("those on this machine included");
  });

  it("says that a grant has ended, also where no profile needs it", async () => {
    const policy =
      "rules: { no-unused-waiver: off, no-expired-waiver/ending: off }\ngrants:\n  - { profiles: [gone], may: [write], reason: for now, owner: alice, until: 2026-11-19 }\n";
    const cwd = makeRepository({ ...clean, ".github/agent-profile-check.yml": policy }).directory;
    const ended = await run(["--today", "2026-11-20"], { cwd });
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/alice[^]*2026-11-19[^]*no-expired-waiver/);
    expect(await run(["--today", "2026-11-19"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });

  it("asks git wherever anything could be a host's, in whatever spelling", async () => {
    const broken = { PATH: temporaryFolder() };
    const codes = async (files: Parameters<typeof makeRepository>[0]) =>
      (await run([], { cwd: makeRepository(files).directory, env: broken })).code;
    expect(
      await codes({ "README.md": "x", "docs/a.txt": "x", ".github/workflows/ci.yml": "x", ".vscode/tasks.json": "{}" }),
    ).toBe(0);
    const suspects = [
      ".claude/x",
      "a/b/.CLAUDE/x",
      ".claude./x",
      "CLAUDE~1/x",
      "\u0441laude/x",
      ".github/agents/x",
      "a/.GITHUB/Agents/x",
      ".github/workflows/x.md",
      ".github/workflows/X.MD",
      ".github/Workflows/x.md",
      ".vscode/settings.json",
      ".github/.git/x",
      ".agent-profile-check.yml",
      ".github/agent-profile-check.yml",
    ];
    expect(await Promise.all(suspects.map(async (path) => [path, await codes({ [path]: "x" })]))).toEqual(
      suspects.map((path) => [path, 2]),
    );
    expect(await codes({ docs: { link: ".." } })).toBe(2);
    expect(await codes({ ".github": { link: "docs" }, "docs/a.txt": "x" })).toBe(2);
  });

  it("counts ignored profiles in a note, and --quiet leaves it out", async () => {
    const repository = makeRepository({ ...clean, ".gitignore": ".claude/agents/mine*\n" }).write({
      ".claude/agents/mine.md": bad,
      ".claude/agents/mine-too.md": bad,
    });
    const { code, stderr } = await run([], { cwd: repository.directory });
    expect(code).toBe(0);
    expect(stderr).toMatch(/\b2 .*: \.claude\/agents\/mine-too\.md, \.claude\/agents\/mine\.md/);
    expect((await run(["--quiet"], { cwd: repository.directory })).stderr).toBe("");
  });

  it("writes several formats, each to its place", async () => {
    const cwd = makeRepository(rejected).directory;
    const { code, stdout, stderr } = await run(
      ["--format", "json=out.json", "--format", "markdown=out.md", "--format", "github", "--color", "always"],
      { cwd },
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(
      /^Failed: 1 error; 1 agent profile checked\n::error file=\.claude\/agents\/writer\.md,line=/,
    );
    expect(faultsIn(checkFormat, JSON.parse(readFileSync(join(cwd, "out.json"), "utf8")))).toEqual([]);
    expect(readFileSync(join(cwd, "out.md"), "utf8")).toMatch(/^## /);
  });

  it("says the verdict and where the reports are where every one goes into a file", async () => {
    const cwd = makeRepository(rejected).directory;
    const into = async (...words: readonly string[]) => run(words, { cwd });
    const verdict = "agent-profile-check: Failed: 1 error; 1 agent profile checked";
    const one = ["--format", "json=out.json"];
    expect(await into(...one)).toEqual({ code: 1, stdout: "", stderr: `${verdict}. Report: out.json\n` });
    expect(await into(...one, "--format", "sarif=out.sarif")).toMatchObject({
      stdout: "",
      stderr: `${verdict}. Reports: out.json, out.sarif\n`,
    });
    expect(await into(...one, "--quiet")).toEqual({ code: 1, stdout: "", stderr: "" });
    expect((await into(...one, "--fail-on", "never")).stderr).toMatch(
      /: Passed with 1 error; .*\. Report: out\.json\n$/,
    );
    expect((await into(...one, "--format", "markdown")).stderr).toBe("");
    expect((await into("list", ...one)).stderr).toBe("");
  });

  it("colours where it is told to, and a pipe is no terminal", async () => {
    const cwd = makeRepository(rejected).directory;
    expect((await run([], { cwd })).stdout).not.toContain("\u001b");
    expect((await run(["--color", "always"], { cwd })).stdout).toContain("\u001b[31merror\u001b[39m");
    expect((await run(["--color", "never"], { cwd, env: { FORCE_COLOR: "1" } })).stdout).not.toContain("\u001b");
  });

  it("names the repository, never with its credentials", async () => {
    const repository = makeRepository(clean);
    repository.git("remote", "add", "origin", "https://user:secret@example.com/acme/tools.git");
    const found = await judged([], { cwd: repository.directory });
    expect(found.repository).toBe("acme/tools");
    expect(JSON.stringify(found)).not.toContain("secret");
  });
});

describe("--base", () => {
  it("tells what is new from what stands already, and what got worse is new", async () => {
    const repository = makeRepository({
      ...rejected,
      ".claude/agents/worse.md": good.replace("reader", "worse").replace("Read, Grep", "Read, Edit"),
    });
    repository.write({
      ".claude/agents/fresh.md": bad.replace("writer", "fresh"),
      ".claude/agents/worse.md": `\n${good.replace("reader", "worse").replace("Read, Grep", "Read, Edit, Bash")}`.slice(
        1,
      ),
    });
    const found = await judged(["--base", "HEAD"], { cwd: repository.directory });
    expect(found.code).toBe(1);
    expect(found.base).toBe(repository.git("rev-parse", "HEAD"));
    expect(rulesOf(found)).toEqual([
      "no-permission-bypass .claude/agents/fresh.md new",
      "no-permission-bypass .claude/agents/writer.md existing",
    ]);
    expect(
      found.findings
        .filter(({ rule, path }) => rule === "max-capability" && path.endsWith("worse.md"))
        .map(({ state }) => state),
    ).toEqual(["new"]);
  });

  it("lets old findings pass by default, and not with --gate all", async () => {
    const { directory: cwd } = makeRepository(rejected);
    const { code, stdout } = await run(["--base", "HEAD"], { cwd });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Passed; 1 existing finding not counted$/m) as string,
    });
    expect((await run(["--base", "HEAD", "--gate", "all"], { cwd })).code).toBe(1);
  });

  it("says that a pull request is checked with the policy of the base, where that is another one", async () => {
    const policy = ".github/agent-profile-check.yml";
    const repository = makeRepository({ ...clean, [policy]: "ceiling: [read]\n" });
    const words = ["--base", "HEAD"];
    expect((await run(words, { cwd: repository.directory })).stderr).toBe("");
    repository.write({ [policy]: "ceiling: [read, execute]\n" });
    const { code, stderr } = await run(words, { cwd: repository.directory });
    expect([code, stderr]).toEqual([0, expect.stringMatching(/policy differs from that of HEAD.*`diff HEAD` shows/)]);
  });
});

describe("--staged", () => {
  it("stops a bad staged profile, whatever the working tree says", async () => {
    const repository = makeRepository(clean).write(rejected);
    const cwd = repository.directory;
    expect((await judged(["--staged"], { cwd })).summary.profiles).toBe(1);
    repository.git("add", ".");
    repository.write({ ".claude/agents/writer.md": good });
    const found = await judged(["--staged"], { cwd });
    expect({ code: found.code, rules: rulesOf(found), base: found.base }).toEqual({
      code: 1,
      rules: ["no-permission-bypass .claude/agents/writer.md new"],
      base: repository.git("rev-parse", "HEAD"),
    });
  });

  it("takes the policy of HEAD, not the one that is staged", async () => {
    const loose = { ".github/agent-profile-check.yml": "rules: { no-permission-bypass: off }\n" };
    const repository = makeRepository(clean).write({ ...rejected, ...loose });
    repository.git("add", ".");
    const cwd = repository.directory;
    const found = await judged(["--staged"], { cwd });
    expect(found.code).toBe(1);
    expect(found.stderr).toContain("preset:recommended");
    const commit = repository.commit({}, "loosen");
    repository.write({ ".claude/agents/other.md": bad.replace("writer", "other") }).git("add", ".");
    const after = await judged(["--staged"], { cwd });
    expect(after.code).toBe(0);
    expect(after.policy.sources.at(-1)).toMatchObject({ ref: ".github/agent-profile-check.yml", commit });
    expect(after.stderr).toBe("");
    expect((await judged(["--staged", "--policy", ".github/agent-profile-check.yml"], { cwd })).code).toBe(0);
    repository.write({ ".github/agent-profile-check.yml": "ceiling: [read, write]\n" }).git("add", ".");
    expect((await judged(["--staged"], { cwd })).stderr).toContain("HEAD");
    expect(await run(["--staged", "--policy", "new.yml"], { cwd })).toMatchObject({ code: 2, stdout: "" });
  });

  it("takes the policy and the baseline that are staged before the first commit, as a push of it does", async () => {
    const policy = ".github/agent-profile-check.yml";
    const verdict = async (...words: string[]) => {
      const found = await judged(words, { cwd: repository.directory });
      return { code: found.code, base: found.base, rules: rulesOf(found) };
    };
    const repository = makeRepository().write({ ...rejected, [policy]: "rules: { no-permission-bypass: off }\n" });
    repository.git("add", ".");
    const passed = { code: 0, base: null, rules: [] };
    expect(await verdict("--staged")).toEqual(passed);
    expect(await verdict("--staged", "--policy", policy)).toEqual(passed);
    expect(await run(["--staged", "--policy", "new.yml"], { cwd: repository.directory })).toMatchObject({ code: 2 });
    repository.write({ [policy]: "ceiling: [read]\nrules: { no-permission-bypass: off }\n" }).git("add", policy);
    const failed = { code: 1, base: null, rules: ["max-capability .claude/agents/writer.md new"] };
    expect(await verdict("--staged")).toEqual(failed);
    // What is not staged is in no commit.
    repository.write({ [policy]: "ceiling: [read, write]\n" });
    expect(await verdict("--staged")).toEqual(failed);
    expect((await run(["baseline"], { cwd: repository.directory })).code).toBe(0);
    repository.git("add", ".");
    expect(await verdict("--staged")).toMatchObject({ code: 0 });
    repository.git("commit", "--quiet", "--message", "first");
    expect(await verdict()).toMatchObject({ code: 0 });
    repository.git("checkout", "--quiet", "--orphan", "other");
    repository.write({ [policy]: "cieling: [read]\n" }).git("add", policy);
    expect((await run(["--staged"], { cwd: repository.directory })).code).toBe(2);
  });
});

describe("the policy", () => {
  it("that is wrong is a mistake with its place, and no stack", async () => {
    const cwd = makeRepository({
      ...clean,
      ".github/agent-profile-check.yml": "rules:\n  require-descripton: off\n",
    }).directory;
    const { code, stdout, stderr } = await run([], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(".github/agent-profile-check.yml:2:3 ");
    expect(stderr).toContain("did you mean `require-description`?");
    expect(stderr).toContain("  2 |   require-descripton: off\n    |   ^^^^^^^^^^^^^^^^^^\n");
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("that stands there twice is a mistake", async () => {
    const cwd = makeRepository({
      ".github/agent-profile-check.yml": "ceiling: [read]\n",
      ".agent-profile-check.yml": "ceiling: [read]\n",
    }).directory;
    const { code, stderr } = await run([], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("keep one");
  });

  it("may lie anywhere when it is named", async () => {
    const cwd = makeRepository(rejected).directory;
    const elsewhere = join(temporaryFolder(), "policy.yml");
    writeFileSync(elsewhere, "rules: { no-permission-bypass: off }\n");
    expect((await judged(["--policy", elsewhere], { cwd })).code).toBe(0);
    expect(await run(["--policy", "nowhere.yml"], { cwd })).toMatchObject({ code: 2, stdout: "" });
    expect((await run(["--policy", "nowhere.yml"], { cwd })).stderr).toContain("`nowhere.yml`");
  });

  it("offers no grant for a start without prompts, but the entry that allows it", async () => {
    const files = { ".gitlab-ci.yml": "a: {script: claude -p --dangerously-skip-permissions}\n" };
    const policy = ".github/agent-profile-check.yml";
    const { directory, write } = makeRepository({ ...files, [policy]: "ceiling: [read]\n" });
    const { code, stdout } = await run(["grant", ".gitlab-ci.yml"], { cwd: directory });
    expect([code, stdout]).toEqual([0, expect.stringContaining("no grant covers")]);
    expect((await run(["check"], { cwd: directory })).code).toBe(1);
    write({ [policy]: `ceiling: [read]\n${stdout.slice(stdout.indexOf("overrides:"))}` });
    expect(await run(["check"], { cwd: directory })).toMatchObject({ code: 0 });
  });

  it("grants until a day, and --today is that day", async () => {
    const policy =
      "ceiling: [read]\ngrants:\n  - { profiles: [reader], paths: ['.claude/agents/*.md'], may: [write], reason: edits, owner: alice, until: 2027-03-31 }\n";
    const cwd = makeRepository({
      ".claude/agents/reader.md": good.replace("Read, Grep", "Read, Edit"),
      ".github/agent-profile-check.yml": policy,
    }).directory;
    expect((await judged(["--today", "2027-03-31"], { cwd })).code).toBe(0);
    expect((await judged(["--today", "2027-04-01"], { cwd })).code).toBe(1);
  });
});

describe("a mistake", () => {
  it.each([
    [["--fial-on", "error"], "did you mean `--fail-on`?"],
    [["--root", "no/such/directory"], "no/such/directory"],
    [["--base", "no-such-revision"], "no-such-revision"],
    [["explain", "max-capabilty"], "did you mean `max-capability`?"],
    [["diff", "no-such-revision"], "`no-such-revision`"],
    [["diff", "HEAD", "no-such-revision"], "`no-such-revision`"],
    [["list", "--from", "../.."], "`--from ../..`"],
    [["list", "--from", "no/such"], "`--from no/such`"],
    [["list", "--from", ".claude/agents/reader.md"], "`--from .claude/agents/reader.md`"],
    [["list", "--staged", "--from", "no/such"], "`--from no/such`"],
  ])("%j ends with 2 and one line", async (words, part) => {
    const { code, stdout, stderr } = await run(words, { cwd: makeRepository(clean).directory });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(part);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("list", () => {
  it("names the owners of a profile's file, also of one that could not be read", async () => {
    const owners = "* @acme/all\n/.claude/agents/reader.md @alice bob@example.com\n";
    const { directory: cwd } = makeRepository({
      ...clean,
      ".claude/agents/broken.md": "---\nname: [\n---\nx\n",
      ".github/CODEOWNERS": owners,
    });
    for (const words of [
      ["list", "--format", "json"],
      ["list", "--format", "json", "--staged"],
    ]) {
      const { profiles } = JSON.parse((await run(words, { cwd })).stdout) as {
        readonly profiles: readonly { readonly path: string; readonly owners: readonly string[] }[];
      };
      expect(Object.fromEntries(profiles.map(({ path, owners: by }) => [path, by]))).toEqual({
        ".claude/agents/broken.md": ["@acme/all"],
        ".claude/agents/reader.md": ["@alice", "bob@example.com"],
      });
    }
  });

  const everything = {
    ...clean,
    ...rejected,
    ".claude/agents/odd.md": "---\nname: [\n---\nx\n",
    ".codex/config.toml": 'sandbox_mode = "read-only"\n',
    ".codex/agents/a.toml":
      'name = "a"\ndescription = "d"\ndeveloper_instructions = "do"\nsome_limit = 9223372036854775807\n',
    ".codex/agents/broken.toml": "name =",
  };

  it("is strict JSON for programs", async () => {
    const cwd = makeRepository(everything).directory;
    for (const words of [
      ["list", "--format", "json"],
      ["list", "--format", "json", "--staged"],
    ]) {
      const { code, stdout, stderr } = await run(words, { cwd });
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const read = JSON.parse(stdout) as { profiles: readonly { path: string }[] };
      expect(faultsIn(listFormat, read)).toEqual([]);
      expect(read.profiles.map(({ path }) => path)).toEqual(
        expect.arrayContaining([".claude/agents/reader.md", ".codex/agents/a.toml", ".codex/agents/broken.toml"]),
      );
    }
  });

  it("gives the same from the disk and from the index", async () => {
    const cwd = makeRepository(everything).directory;
    const [disk, index] = await Promise.all([
      run(["list", "--format", "json"], { cwd }),
      run(["list", "--format", "json", "--staged"], { cwd }),
    ]);
    expect(index.stdout).toBe(disk.stdout);
  });

  it("takes one host, and a table has its profiles", async () => {
    const { stdout } = await run(["list", "--host", "codex"], { cwd: makeRepository(everything).directory });
    expect(stdout).toMatch(/^ {2}r----- {2}a +Codex +\.codex\/agents\/a\.toml$/m);
    expect(stdout).not.toContain("Claude");
  });

  it("reads the user's layers only where it is told to, and names them by ~", async () => {
    const cwd = makeRepository(clean).directory;
    const home = temporaryFolder();
    writeFiles(home, { ".claude/agents/own.md": good.replace("reader", "own") });
    const paths = async (...words: readonly string[]) =>
      (
        JSON.parse((await run(["list", "--format", "json", ...words], { cwd, env: { HOME: home } })).stdout) as {
          profiles: readonly { path: string; layer: string }[];
        }
      ).profiles.map(({ layer, path }) => `${layer} ${path}`);
    expect(await paths()).toEqual(["project .claude/agents/reader.md"]);
    expect(await paths("--user")).toEqual(
      expect.arrayContaining(["project .claude/agents/reader.md", "user ~/.claude/agents/own.md"]),
    );
  });

  it("hides a credential wherever a profile holds it", async () => {
    const secret = `ghp_${"a1".repeat(18)}`;
    const text = `---\nname: reader\ndescription: Reads.\ntools: Read, Bash(curl -u ${secret})\ndisallowedTools: Bash(echo ${secret})\n---\nRead.\n`;
    const role = `name = "r"\ndescription = "d"\ndeveloper_instructions = "do"\n[mcp_servers.a]\ncommand = "run"\nargs = ["${secret}"]\n[mcp_servers.b]\nurl = "https://u:${secret}@example.com"\n`;
    const { stdout } = await run(["list", "--format", "json"], {
      cwd: makeRepository({ ".claude/agents/reader.md": text, ".codex/agents/r.toml": role }).directory,
    });
    expect(stdout).toContain("Bash(curl -u sha256:");
    expect(stdout).not.toContain(secret);
  });

  it("says what a session in a directory would be offered", async () => {
    const cwd = makeRepository({
      ...clean,
      "packages/x/.claude/agents/inner.md": good.replace("reader", "inner"),
      "packages/y/.claude/agents/other.md": good.replace("reader", "other"),
    }).directory;
    const { stdout } = await run(["list", "--format", "json", "--from", "packages/x"], { cwd });
    const names = (JSON.parse(stdout) as { profiles: readonly { name: string }[] }).profiles.map(({ name }) => name);
    expect(names).toContain("inner");
    expect(names).not.toContain("other");
    mkdirSync(join(cwd, "packages/empty"));
    expect(await run(["list", "--from", "packages/empty"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("explain", () => {
  it.each([...Object.keys(rules), ...Object.keys(hosts)])("%s has a page", async (id) => {
    const { code, stdout, stderr } = await run(["explain", id], { cwd: temporaryFolder() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.length).toBeGreaterThan(200);
    expect(stdout).not.toMatch(/^(```|#+ )/m);
  });

  it("has bold headings in a terminal", async () =>
    expect((await run(["explain", "max-capability", "--color", "always"], { cwd: temporaryFolder() })).stdout).toMatch(
      /^\u001b\[1mmax-capability/,
    ));
});

describe("help and version", () => {
  it("are written to stdout, with exit code 0", async () => {
    const cwd = temporaryFolder();
    expect(await run(["--version"], { cwd })).toEqual({
      code: 0,
      stdout: `${(JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version}\n`,
      stderr: "",
    });
    const help = await run(["--help"], { cwd });
    expect({ code: help.code, stderr: help.stderr }).toEqual({ code: 0, stderr: "" });
    expect(help.stdout).toContain("--fail-on LEVEL");
  });
});

describe("a pipe", () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [
      `.claude/agents/agent-${i}.md`,
      `${bad.replace("writer", `agent-${i}`)}${"Words. ".repeat(400)}`,
    ]),
  );

  it("gets everything, however slowly it reads", async () => {
    const { directory: cwd } = makeRepository(many);
    const [program, ...words] = command;
    const { stdout, status } = spawnSync(
      "sh",
      ["-c", '"$@" | (sleep 1; cat)', "sh", program, ...words, "list", "--format", "json"],
      { cwd, env: { PATH: process.env.PATH, HOME: "/nonexistent" }, maxBuffer: 1 << 28 },
    );
    expect(status).toBe(0);
    expect((JSON.parse(stdout.toString()) as { profiles: unknown[] }).profiles).toHaveLength(300);
    expect(stdout.length).toBeGreaterThan(1 << 18);
  });

  it("that breaks changes no decision", async () => {
    const { code, stderr } = await run(["--format", "json"], { cwd: makeRepository(many).directory, readOnly: 1 });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  });
});

describe("hostile names and text", () => {
  it("do nothing in a terminal or a log", async () => {
    const escape = "\u001b]0;owned\u0007\u001b[31m\u202e##[error]";
    const cwd = makeRepository({
      [`.claude/agents/a${escape}.md`]: `---\nname: "::error::${escape.replaceAll("\u001b", "\\e").replace("\u0007", "\\a")}"\ntools: Bash # ${escape}\n---\n`,
    }).directory;
    for (const words of [
      [],
      ["list"],
      ["--format", "json"],
      ["list", "--format", "json"],
      ["--format", "github"],
      ["--format", "markdown"],
    ]) {
      const { stdout, stderr } = await run(words, { cwd });
      expect(stdout + stderr, words.join(" ")).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::error::/m,
      );
    }
  });
});

describe("a fault of the tool", () => {
  const preload = [resolve("test/support/fault.mjs")];
  const report = /^agent-profile-check: Not decided: injected fault; please report it at https:\/\/\S+\n$/;

  it.each([
    ["a host", "Object\\.load|\\bloadClaude\\b|at load\\b", ["check"]],
    ["a rule", "check\\.next|\\*check|Object\\.check", ["check"]],
    ["a report", "at (\\w+\\.)?pretty \\(", ["check"]],
    ["a report for programs", "at (\\w+\\.)?(?:json_)?json \\(", ["check", "--format", "json"]],
    ["a list", "at (\\w+\\.)?listJson \\(", ["list", "--format", "json"]],
    ["the reading of arguments", "at (\\w+\\.)?readArguments \\(", ["check"]],
  ])("in %s ends with 3 and a message", async (_, where, words) => {
    const cwd = makeRepository(rejected).directory;
    const { code, stdout, stderr } = await run(words, { cwd, preload, env: { FAULT: where } });
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr).toMatch(report);
  });

  it("shows its stack only where it is asked for", async () => {
    const cwd = makeRepository(rejected).directory;
    const { code, stderr } = await run([], {
      cwd,
      preload,
      env: { FAULT: "at (\\w+\\.)?pretty \\(", AGENT_PROFILE_CHECK_DEBUG: "1" },
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^\s+at .*pretty/m);
  });

  it.each([
    ["is killed", "kill -9 $$"],
    ["fails", "echo broken >&2; exit 128"],
    ["says nothing and ends well", "exit 0"],
  ])("ends with 3 where git %s while objects are read", async (_, script) => {
    const { directory: cwd, git } = makeRepository(clean);
    // Only git knows whether a file that is not in the index is ignored, and how objects are stored under other settings.
    writeFileSync(join(cwd, "draft.md"), "words\n");
    git("config", "core.loosecompression", "1");
    const folder = temporaryFolder();
    writeFileSync(join(folder, "git"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "git"), 0o755);
    for (const words of [["--staged"], ["--base", "HEAD"], ...(script === "exit 0" ? [] : [[]])]) {
      const { code, stdout, stderr } = await run(words, { cwd, env: { PATH: `${folder}:${process.env.PATH ?? ""}` } });
      expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
      expect(stderr).not.toBe("");
    }
  });

  it.runIf(process.platform === "linux")(
    "never takes a name that is not UTF-8 for the one that it prints like",
    async () => {
      const { directory, git } = makeRepository({
        ".claude/agents/\\xff.md": rejected[".claude/agents/writer.md"] ?? "",
      });
      const twin = Buffer.concat([
        Buffer.from(join(directory, ".claude/agents/")),
        Buffer.from([0xff]),
        Buffer.from(".md"),
      ]);
      writeFileSync(twin, good);
      for (const stage of [() => undefined, () => git("add", "--all")]) {
        stage();
        expect(await run([], { cwd: directory })).toMatchObject({
          code: 1,
          stdout: expect.stringContaining("has a name that is not UTF-8"),
        });
      }
    },
  );

  it("starts no git where the disk holds what the index lists", async () => {
    const { directory } = makeRepository(clean);
    const folder = temporaryFolder();
    writeFileSync(join(folder, "git"), `#!/bin/sh\ntouch ${join(folder, "started")}\n`);
    chmodSync(join(folder, "git"), 0o755);
    const env = { PATH: `${folder}:${process.env.PATH ?? ""}` };
    const { code } = await run([], { cwd: directory, env });
    expect({ code, isStarted: existsSync(join(folder, "started")) }).toEqual({ code: 0, isStarted: false });
  });

  it("starts no git for a commit that is judged, where the repository holds its own objects", async () => {
    const { directory, git, write } = makeRepository(clean);
    write({ ".claude/agents/other.md": rejected[".claude/agents/writer.md"] ?? "" });
    git("add", ".claude/agents/other.md");
    const folder = temporaryFolder();
    writeFileSync(join(folder, "git"), `#!/bin/sh\ntouch ${join(folder, "started")}\n`);
    chmodSync(join(folder, "git"), 0o755);
    for (const words of [
      ["check", "--staged", "--all"],
      ["list", "--staged"],
    ]) {
      const env = { PATH: `${folder}:${process.env.PATH ?? ""}` };
      const { code } = await run(words, { cwd: directory, env });
      expect({ code, isStarted: existsSync(join(folder, "started")) }).toEqual({
        code: words[0] === "check" ? 1 : 0,
        isStarted: false,
      });
    }
  });

  it("ends with 2 where there is no git to run", async () => {
    const cwd = makeRepository(clean).directory;
    const { code, stderr } = await run(["--staged"], { cwd, env: { PATH: temporaryFolder() } });
    expect(code).toBe(2);
    expect(stderr).toMatch(/\bgit\b/);
  });

  it("never runs a git of the repository", async () => {
    const { directory: cwd } = makeRepository({
      ...clean,
      git: "#!/bin/sh\ntouch ran\n",
      "bin/git": "#!/bin/sh\ntouch ran\n",
    });
    for (const name of ["git", "bin/git"]) chmodSync(join(cwd, name), 0o755);
    const { code } = await run(["--staged"], {
      cwd,
      env: { PATH: `.:${cwd}:${cwd}/bin:bin:${process.env.PATH ?? ""}` },
    });
    expect(code).toBe(0);
    expect(existsSync(join(cwd, "ran"))).toBe(false);
  });

  it("ends with 2 where the user names an output that cannot be written, even if nothing is wrong", async () => {
    const cwd = makeRepository(clean).directory;
    mkdirSync(join(cwd, "folder"));
    writeFileSync(join(cwd, "file"), "");
    for (const [file, why] of [
      ["folder", "it is a folder"],
      ["no/such/file", "its folder is not there"],
      ["file/x", "a part of its path is no folder"],
    ] as const) {
      const { code, stdout, stderr } = await run(["--format", `json=${file}`, "--format", "pretty"], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toBe(`agent-profile-check: the file \`${file}\` cannot be written: ${why}\n`);
    }
  });

  it("writes no output over what Git, the check or a host reads", async () => {
    const cwd = makeRepository({
      ...clean,
      ".github/agent-profile-check.yml": "extends: preset:recommended\n",
    }).directory;
    mkdirSync(join(cwd, ".github/workflows"));
    symlinkSync(".git", join(cwd, "link"));
    symlinkSync(".github/agent-profile-check.yml", join(cwd, "report.json"));
    symlinkSync("nothing-yet", join(cwd, "dangling.json"));
    const kept = ["nothing-yet", ".git/config", ".github/agent-profile-check.yml", ".claude/agents/reader.md"].map(
      (path) => ({
        path,
        text: existsSync(join(cwd, path)) ? readFileSync(join(cwd, path), "utf8") : undefined,
      }),
    );
    for (const file of [
      ".git/config",
      ".GIT/config",
      "link/config",
      join(cwd, ".git/new"),
      ".github/agent-profile-check.yml",
      ".agent-profile-check.yml",
      ".github/agent-profile-check.baseline.json",
      ".github/workflows/x.yml",
      ".claude/agents/reader.md",
      ".codex/agents/new.toml",
      ".claude/settings.json",
      "report.json",
      "dangling.json",
    ]) {
      const { code, stdout, stderr } = await run(["--format", `json=${file}`, "--format", "pretty"], { cwd });
      expect({ file, code, stdout }).toEqual({ file, code: 2, stdout: "" });
      expect(stderr).toMatch(/; name another file\n$/);
    }
    for (const { path, text } of kept)
      expect(existsSync(join(cwd, path)) ? readFileSync(join(cwd, path), "utf8") : undefined).toBe(text);
  });

  it.runIf(existsSync("/dev/full"))("ends with 3 where an output is on a full disk", async () => {
    const { code, stdout, stderr } = await run(["--format", "json=/dev/full"], {
      cwd: makeRepository(clean).directory,
    });
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr).toContain("ENOSPC");
    expect(stderr).not.toContain("please report");
  });

  it.runIf(existsSync("/dev/full"))("ends with 3 where stdout is a full disk", () => {
    const [program, ...words] = command;
    const { status, stderr } = spawnSync("sh", ["-c", '"$@" > /dev/full', "sh", program, ...words], {
      cwd: makeRepository(clean).directory,
      env: { PATH: process.env.PATH, HOME: "/nonexistent" },
    });
    expect(status).toBe(3);
    expect(stderr.toString()).not.toBe("");
  });

  it("is not a profile that nobody can read", async () => {
    const { directory: cwd } = makeRepository(clean);
    symlinkSync("loop", join(cwd, ".claude/agents/loop"));
    writeFileSync(join(cwd, ".claude/agents/bytes.md"), Buffer.from([0xff, 0xfe, 0x00]));
    expect([0, 1]).toContain((await judged([], { cwd })).code);
  });
});
