/** What is answered without reading a profile: the same as the whole command says, and only where nothing can differ. */
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { makeRepository, posix, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";

afterAll(removeFolders);

const quick = "Passed: nothing that is staged belongs to a subagent\n";
const bypass =
  "---\nname: helper\ndescription: Does everything for everyone at once.\ntools: Bash\npermissionMode: bypassPermissions\n---\nGo.\n";

describe("a repository without anything of a host", () => {
  const files = { "README.md": "# Words\n", "src/main.ts": "export {};\n", "docs/a.md": "Words.\n" };

  it("is answered as by the whole command", async () => {
    const { directory } = makeRepository(files);
    const [short, whole] = await Promise.all([
      run(["check"], { cwd: directory }),
      run(["check", "--fail-on", "error"], { cwd: directory }),
    ]);
    expect(short).toEqual(whole);
    expect(short).toMatchObject({ code: 0, stdout: "Passed: no agent profiles found\n\n" });
    expect(await run([], { cwd: directory })).toEqual(whole);
  });

  it.each<[string, (directory: string) => void]>([
    ["a profile that git does not know", (at) => put(at, ".claude/agents/helper.md", bypass)],
    ["one in a package", (at) => put(at, "packages/x/.claude/agents/helper.md", bypass)],
    ["one in other case", (at) => put(at, ".Claude/agents/helper.md", bypass)],
    ["a broken policy", (at) => put(at, ".github/agent-profile-check.yml", "ceiling: [fly]\n")],
    ["a workflow", (at) => put(at, ".github/workflows/a.yml", "on: push\njobs: {}\n")],
    ["a pipeline that starts a host", (at) => put(at, ".gitlab-ci.yml", "a: {script: claude --settings x.json}\n")],
    ["a pipeline that includes files", (at) => put(at, ".gitlab-ci.yml", "include: /ci/a.yml\n")],
    ["a hook that starts a host", (at) => put(at, ".husky/pre-commit", "claude --dangerously-skip-permissions\n")],
    [
      "a container that starts a host",
      (at) =>
        put(at, ".devcontainer/one/devcontainer.json", '{"postStartCommand": "claude --dangerously-skip-permissions"}'),
    ],
    ["a pipeline that starts a host by no name", (at) => put(at, ".gitlab-ci.yml", "a: {script: $AGENT --yolo}\n")],
    ["a pipeline that starts nothing", (at) => put(at, "Jenkinsfile", "sh 'make test'\n")],
    ["a pipeline that cannot be read", (at) => mkdirSync(join(at, "Jenkinsfile"))],
    ["a working tree that is none", (at) => appendFileSync(join(at, ".git/config"), "[core]\n\tbare = true\n")],
    ["a folder of profiles that no host reads", (at) => put(at, "team/agents/helper.md", bypass)],
  ])("is not what has %s", async (_, change) => {
    const { directory } = makeRepository(files);
    change(directory);
    const [short, whole] = await Promise.all([
      run(["check"], { cwd: directory }),
      run(["check", "--fail-on", "error"], { cwd: directory }),
    ]);
    expect(short).toEqual(whole);
  });

  it("gives the same result outside git", async () => {
    const directory = temporaryFolder();
    const [short, whole] = await Promise.all([
      run(["check"], { cwd: directory }),
      run(["check", "--fail-on", "error"], { cwd: directory }),
    ]);
    expect(short).toEqual(whole);
  });
});

describe.runIf(posix)("a commit of which no host reads anything", () => {
  const repository = () =>
    makeRepository({ ".claude/agents/helper.md": bypass, "src/main.ts": "export {};\n", "lib/a.py": "one = 1\n" });

  it("passes without a word on what was there before", async () => {
    const { directory, git, write } = repository();
    write({ "src/main.ts": "export const two = 2;\n", "src/new.ts": "export {};\n" });
    git("add", "--all");
    const words = ["check", "--staged"];
    expect(await run(words, { cwd: directory })).toEqual({ code: 0, stdout: quick, stderr: "" });
    expect(await run(["--staged"], { cwd: join(directory, "src") })).toMatchObject({ code: 0, stdout: quick });
    // The whole command finds nothing new either.
    expect(await run([...words, "--fail-on", "error"], { cwd: directory })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Passed"),
    });
    git("worktree", "add", "--quiet", "--detach", join(temporaryFolder(), "tree"));
    git("commit", "--quiet", "--message", "more");
    expect(await run(words, { cwd: directory })).toMatchObject({ code: 0, stdout: quick });
  });

  it("may change, add and delete documents and data, under a policy too", async () => {
    const { directory, git, write } = repository();
    write({
      ".github/agent-profile-check.yml": "extends: [preset:strict, ./policies/more.yml]\n",
      "policies/more.yml": "ceiling: [read]\n",
      "package.json": "{}\n",
      "docs/old.md": "Words.\n",
    });
    git("add", "--all");
    git("commit", "--quiet", "--message", "more");
    write({ "package.json": '{"name": "x"}\n', "docs/new.md": "Words.\n" });
    symlinkSync("README.md", join(directory, "CLAUDE.md"));
    git("add", "CLAUDE.md");
    git("commit", "--quiet", "--message", "link");
    rmSync(join(directory, "docs/old.md"));
    git("add", "--all");
    const words = ["check", "--staged"];
    expect(await run(words, { cwd: directory })).toEqual({ code: 0, stdout: quick, stderr: "" });
    expect(await run([...words, "--fail-on", "error"], { cwd: directory })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Passed"),
    });
  });

  it.each<[string, Record<string, string>]>([
    ["loose", {}],
    ["loose, under a policy", { ".github/agent-profile-check.yml": "extends: preset:strict\n" }],
    ["packed, under a policy", { ".github/agent-profile-check.yml": "extends: preset:strict\n" }],
  ])("is known without git where objects are %s", async (how, more) => {
    const { directory, git, write } = makeRepository({ ".kiro/agents/a.json": '{"prompt": "Read."}\n', ...more });
    if (how.startsWith("packed")) git("repack", "-a", "-d", "--quiet");
    write({ "src/main.ts": "export const two = 2;\n" });
    git("add", "--all");
    const env = { PATH: temporaryFolder() };
    writeFileSync(join(env.PATH, "git"), "#!/bin/sh\nexit 128\n", { mode: 0o755 });
    expect(await run(["check", "--staged"], { cwd: directory, env })).toEqual({ code: 0, stdout: quick, stderr: "" });
    // The profile on the disk is not the one of the commit, which only its objects hold.
    write({ ".kiro/agents/a.json": '{"prompt": "file://./src/main.ts"}\n' });
    expect(await run(["check", "--staged"], { cwd: directory, env })).toEqual({ code: 0, stdout: quick, stderr: "" });
  });

  it("is known in a further worktree and by another index", async () => {
    const { directory, git } = repository();
    const tree = join(temporaryFolder(), "tree");
    git("worktree", "add", "--quiet", "--detach", tree);
    const worktree = workshopIn(tree);
    worktree.write({ "src/main.ts": "export const two = 2;\n" });
    worktree.git("add", "--all");
    expect(await run(["check", "--staged"], { cwd: tree })).toMatchObject({ code: 0, stdout: quick });
    git("read-tree", "--index-output=.git/next-index-1.lock", "HEAD");
    worktree.git("status");
    expect(
      await run(["check", "--staged"], { cwd: directory, env: { GIT_INDEX_FILE: ".git/next-index-1.lock" } }),
    ).toMatchObject({ code: 0, stdout: quick });
  });

  it.each<[string, (workshop: ReturnType<typeof repository>) => void]>([
    ["adds a profile", ({ write }) => write({ ".claude/agents/more.md": bypass.replace("helper", "more") })],
    [
      "also adds a profile",
      ({ write }) => write({ "src/a.ts": "1\n", ".claude/agents/more.md": bypass.replace("helper", "more") }),
    ],
    ["adds a file of an unknown kind", ({ write }) => write({ "docs/a.unknown": "all\n" })],
    [
      "deletes what a profile names",
      ({ directory, git, write }) => {
        write({
          ".kiro/agents/scout.md":
            "---\nname: scout\ndescription: Looks.\nresources: ['file://lib/a.py']\n---\nLook.\n",
        });
        git("add", "--all");
        git("commit", "--quiet", "--message", "resource");
        rmSync(join(directory, "lib/a.py"));
      },
    ],
    ["adds a link", ({ directory }) => symlinkSync("main.ts", join(directory, "src/link.ts"))],
    [
      "changes what a link leads to",
      ({ directory, git, write }) => {
        symlinkSync("../../src/main.ts", join(directory, ".claude/agents/linked.md"));
        git("add", "--all");
        git("commit", "--quiet", "--message", "link");
        write({ "src/main.ts": bypass.replace("helper", "linked") });
      },
    ],
    [
      "changes what settings name",
      ({ git, write }) => {
        const config = '[agents.scout]\ndescription = "Looks."\nconfig_file = "../src/main.ts"\n';
        write({ ".codex/config.toml": config, "src/main.ts": 'developer_instructions = "Look."\n' });
        git("add", "--all");
        git("commit", "--quiet", "--message", "settings");
        write({ "src/main.ts": 'developer_instructions = "Look."\nsandbox_mode = "danger-full-access"\n' });
      },
    ],
    [
      "changes what settings name through a link",
      ({ directory, git, write }) => {
        const config = '[agents.scout]\ndescription = "Looks."\nconfig_file = "../scout"\n';
        write({ ".codex/config.toml": config, "src/main.ts": 'developer_instructions = "Look."\n' });
        symlinkSync("src/main.ts", join(directory, "scout"));
        git("add", "--all");
        git("commit", "--quiet", "--message", "settings");
        write({ "src/main.ts": 'developer_instructions = "Look."\nsandbox_mode = "danger-full-access"\n' });
      },
    ],
    [
      "changes the prompt of a profile",
      ({ git, write }) => {
        const profile = { name: "scout", description: "Looks at the code.", prompt: "file://../../src/main.ts" };
        write({ ".kiro/agents/scout.json": JSON.stringify(profile), "src/main.ts": "Look.\n" });
        git("add", "--all");
        git("commit", "--quiet", "--message", "prompt");
        write({ "src/main.ts": "Look.\u202e\n" });
      },
    ],
    [
      "has a policy that cannot be used",
      ({ git, write }) => {
        write({ ".github/agent-profile-check.yml": "ceiling: [fly]\n" });
        git("add", "--all");
        git("commit", "--quiet", "--message", "policy");
        write({ "src/main.ts": "1\n" });
      },
    ],
    [
      "changes what the policy extends",
      ({ git, write }) => {
        write({
          ".github/agent-profile-check.yml": "extends: [preset:recommended, ./policies/more.yml]\n",
          "policies/more.yml": "ceiling: [read]\n",
        });
        git("add", "--all");
        git("commit", "--quiet", "--message", "policy");
        write({ "policies/more.yml": "ceiling: [fly]\n" });
      },
    ],
    [
      "changes a file of a directory that the policy names",
      ({ git, write }) => {
        write({
          ".github/agent-profile-check.yml": "hosts:\n  claude: {dirs: [docs/team]}\n",
          "docs/team/a.md": bypass.replace("helper", "a"),
        });
        git("add", "--all");
        git("commit", "--quiet", "--message", "policy");
        write({ "docs/team/b.md": bypass.replace("helper", "b") });
      },
    ],
    [
      "has a baseline that cannot be used",
      ({ git, write }) => {
        write({ ".github/agent-profile-check.baseline.json": "{\n" });
        git("add", "--all");
        git("commit", "--quiet", "--message", "baseline");
        write({ "src/main.ts": "1\n" });
      },
    ],
    [
      "has a folder in the place of the policy",
      ({ git, write }) => {
        git("rm", "--quiet", "-r", "--force", "--ignore-unmatch", ".github");
        write({ ".github/agent-profile-check.yml/a.md": "words\n" });
        git("add", "--all");
        git("commit", "--quiet", "--message", "folder");
        write({ "src/main.ts": "1\n" });
      },
    ],
    [
      "adds a policy under a nearly right name",
      ({ write }) => write({ "agent_profile_check.json": '{ "ceiling": ["read"] }\n' }),
    ],
    ["changes attributes", ({ write }) => write({ ".gitattributes": "* text\n" })],
    ["changes the attributes of a folder", ({ write }) => write({ "src/.gitattributes": "* text\n" })],
  ])("is none that %s", async (_, change) => {
    const workshop = repository();
    change(workshop);
    workshop.git("add", "--all");
    const { directory } = workshop;
    const [short, whole] = await Promise.all([
      run(["check", "--staged"], { cwd: directory }),
      run(["check", "--staged", "--fail-on", "error"], { cwd: directory }),
    ]);
    expect(short).toEqual(whole);
    expect(short.stdout).not.toBe(quick);
  });

  it("is none that only means to add a profile, or that is the first", async () => {
    const { directory, git, write } = repository();
    write({ ".claude/agents/more.md": bypass.replace("helper", "more"), "src/main.ts": "1\n" });
    git("add", "src/main.ts");
    git("add", "--intent-to-add", ".claude/agents/more.md");
    expect((await run(["check", "--staged"], { cwd: directory })).stdout).not.toBe(quick);
    const first = makeRepository();
    first.write({ "src/main.ts": "1\n" });
    first.git("add", "--all");
    expect((await run(["check", "--staged"], { cwd: first.directory })).stderr).toContain("there is no commit yet");
  });
});

describe.runIf(posix)("a folder whose name git takes for something else", () => {
  const harmless = bypass.replace(/^permissionMode:.*\n/m, "");

  it.each<[string, (team: string) => string]>([
    ["ends with a carriage return", () => ".claude/agents/team\r"],
    ["ends with the id of a tree", (team) => `.claude/agents/v-g${team}`],
    ["has a line break and then a revision", () => ".claude/agents/team\nHEAD:.claude/agents/team"],
  ])("%s hides no change", async (_, nameOf) => {
    const { directory, git, write } = makeRepository({ ".claude/agents/team/helper.md": bypass });
    const folder = nameOf(git("rev-parse", "--short=7", "HEAD:.claude/agents/team"));
    write({ [`${folder}/helper.md`]: harmless });
    git("add", "--all");
    git("commit", "--quiet", "--message", "more");
    write({ [`${folder}/helper.md`]: bypass });
    git("add", "--all");
    for (const words of [[], ["--all"], ["--format", "json"]])
      expect((await run(["check", "--staged", ...words], { cwd: directory })).code, words.join(" ")).toBe(1);
  });

  it("is not UTF-8 hides no change", async () => {
    const { directory, git } = makeRepository({ ".claude/agents/t\ufffd/x.md": bypass });
    const odd = Buffer.concat([Buffer.from(join(directory, ".claude/agents/t")), Buffer.from([0xff])]);
    const at = (name: string): Buffer => Buffer.concat([odd, Buffer.from(`/${name}`)]);
    mkdirSync(odd);
    writeFileSync(at("z.md"), harmless);
    git("add", "--all");
    git("commit", "--quiet", "--message", "more");
    rmSync(at("z.md"));
    writeFileSync(at("x.md"), bypass);
    git("add", "--all");
    for (const words of [[], ["--all"], ["--format", "json"]])
      expect((await run(["check", "--staged", ...words], { cwd: directory })).code, words.join(" ")).toBe(1);
  });
});

describe.runIf(posix)("a commit of some of many profiles", () => {
  const profile = (name: string, tools: string) =>
    `---\nname: ${name}\ndescription: Does what its name says, and nothing else.\ntools: ${tools}\n---\nGo.\n`;
  const names = Array.from({ length: 26 }, (_, at) => `helper-${String.fromCharCode(97 + at)}x`);
  const many = Object.fromEntries(names.map((name) => [`.claude/agents/${name}.md`, profile(name, "Read, Bash")]));
  const words = ["check", "--staged"];

  it("judges these alone where nothing fails", async () => {
    const { directory, git, write } = makeRepository(many);
    write({ ".claude/agents/newcomer.md": profile("newcomer", "Read"), "README.md": "# Words\n" });
    git("add", "--all");
    expect(await run(words, { cwd: directory })).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Passed; 1 agent profile checked\nNot checked: .* 25 other files[^]*--all/),
      stderr: "",
    });
    git("rm", "--quiet", "--force", ".claude/agents/newcomer.md", ".claude/agents/helper-fx.md");
    expect(await run(words, { cwd: directory })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Passed: no agent profile .*\nNot checked: .* 24 other files/),
    });
    write({ ".claude/agents/newcomer.md": profile("newcomer", "Read") });
    git("add", "--all");
    const { code, stdout } = await run([...words, "--all"], { cwd: directory });
    expect([code, stdout]).toEqual([0, expect.stringContaining("26 agent profiles checked")]);
  });

  it("judges all where one fails, is asked for by a program, or is below a policy that cannot be used", async () => {
    const { directory, git, write } = makeRepository(many);
    write({ ".claude/agents/newcomer.md": bypass.replace("helper", "newcomer") });
    git("add", "--all");
    const failed = await run(words, { cwd: directory });
    expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining("27 agent profiles checked")]);
    write({ ".claude/agents/newcomer.md": profile("newcomer", "Read") });
    git("add", "--all");
    const { code, stdout } = await run([...words, "--format", "json"], { cwd: directory });
    expect([code, JSON.parse(stdout).summary.profiles]).toEqual([0, 27]);
    write({ ".github/agent-profile-check.yml": "ceiling: [fly]\n" });
    git("add", "--all");
    git("commit", "--quiet", "--message", "more");
    write({ ".claude/agents/newcomer.md": profile("newcomer", "Read, Grep") });
    git("add", "--all");
    expect(await run(words, { cwd: directory })).toMatchObject({ code: 2 });
  });
});

function put(directory: string, path: string, text: string): void {
  mkdirSync(join(directory, path, ".."), { recursive: true });
  writeFileSync(join(directory, path), text);
}
