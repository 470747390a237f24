/** The hooks under the real `pre-commit`: tried from a clone, and from a configuration, at a real commit. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  gitEnvironment,
  makeRepository,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const available = spawnSync("pre-commit", ["--version"]).status === 0;
if (!available && process.env.CI)
  throw new Error("no pre-commit: apt-get install pre-commit, or pip install pre-commit");
if (!available) process.stderr.write("the hooks are not tested: there is no pre-commit here\n");

const reader = (name: string) =>
  `---\nname: ${name}\ndescription: Reviews a change and says what is wrong with it.\ntools: Read, Grep\n---\nRead the change.\n`;
const bypass = reader("reviewer").replace("tools:", "permissionMode: bypassPermissions\ntools:");
const defect = {
  ".defect/agents/helper/config.toml": 'description = "Answers what it is asked."\nprompt.file = "system.md"\n',
  ".defect/agents/helper/system.md": "Answer.\n",
};

/** The project as `pre-commit` clones it: what is committed of it. */
function hookRepository(): Workshop {
  const directory = temporaryFolder();
  for (const name of ["package.json", "package-lock.json", ".pre-commit-hooks.yaml", "dist/cli"]) {
    const from = join(project, name);
    if (!existsSync(from)) throw new Error(`${name} is missing: npm run bundle`);
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    cpSync(from, join(directory, name), { recursive: true });
  }
  chmodSync(join(directory, "dist/cli/index.js"), 0o755);
  const hooks = workshopIn(directory);
  hooks.git("init", "--quiet", "--initial-branch=main");
  hooks.commit({}, "release");
  hooks.git("tag", "v1.0.0");
  return hooks;
}

interface Hook {
  readonly id: string;
  readonly home: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs a command of the machine with the hook's own caches; returns its exit code and all it says. */
function say(
  { home, environment }: Hook,
  { directory }: Workshop,
  program: string,
  ...words: readonly string[]
): { readonly code: number | null; readonly said: string } {
  const env = {
    ...process.env,
    ...gitEnvironment(),
    GIT_CONFIG_GLOBAL: "/dev/null",
    HOME: process.env.HOME,
    PRE_COMMIT_HOME: home,
    PRE_COMMIT_COLOR: "never",
    ...environment,
  };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: directory, encoding: "utf8", env });
  return { code: status, said: stdout + stderr };
}

/** A repository with the hook installed and nothing wrong in it. */
function guarded(hook: Hook, hooks: Workshop): Workshop {
  const repository = makeRepository({
    ".pre-commit-config.yaml": `repos:\n- repo: ${hooks.directory}\n  rev: v1.0.0\n  hooks:\n  - id: ${hook.id}\n`,
    ".claude/agents/reviewer.md": reader("reviewer"),
    ...defect,
  });
  expect(say(hook, repository, "pre-commit", "install").code).toBe(0);
  return repository;
}

const hooks = available ? hookRepository() : undefined;
afterAll(removeFolders);

const offline = { npm_config_offline: "true", npm_config_cache: temporaryFolder() };
/** Hooks of one language share an environment, which takes most of the time of these tests to install. */
const installed = { home: temporaryFolder(), environment: {} };
const kinds: readonly Hook[] = [
  { id: "agent-profile-check-script", home: temporaryFolder(), environment: offline },
  { id: "agent-profile-check", ...installed },
];

describe.runIf(available && process.platform !== "win32")("agent-profile-check-fix", { timeout: 300_000 }, () => {
  const fix: Hook = { id: "agent-profile-check-fix", ...installed };
  const from = hooks ?? hookRepository();
  const path = ".claude/agents/reviewer.md";
  const old = reader("reviewer").replace("Read, Grep", "Read, MultiEdit, Grep");

  it("repairs what is staged where it is asked to, and not at a commit", () => {
    const repository = guarded(fix, from);
    repository.write({ [path]: old }).git("add", "--all");
    expect(say(fix, repository, "git", "commit", "-m", "old")).toMatchObject({ code: 0 });
    expect(repository.git("show", `HEAD:${path}`)).toContain("MultiEdit");
    repository.write({ [path]: `${old}More.\n` }).git("add", "--all");
    const manual = ["pre-commit", "run", "--hook-stage", "manual", fix.id] as const;
    const { code, said } = say(fix, repository, ...manual);
    expect(said).toContain("files were modified by this hook");
    expect(code).toBe(1);
    expect(repository.git("diff", "--", path)).toContain("+tools: Read, Grep");
    repository.git("add", "--all");
    expect(say(fix, repository, ...manual)).toMatchObject({ code: 0 });
  });

  it("loses nothing that is not staged, also where it meets a fix", () => {
    const repository = guarded(fix, from);
    repository.write({ [path]: old }).git("add", "--all");
    repository.write({ [path]: `${old}More.\n` });
    say(fix, repository, "pre-commit", "run", "--hook-stage", "manual", fix.id);
    expect(repository.git("diff", "--", path)).toContain("+More.");
    expect(repository.git("show", `:${path}`)).toContain("MultiEdit");
  });
});

describe.runIf(available && process.platform !== "win32").each(kinds)("$id", { timeout: 300_000 }, (hook) => {
  const from = hooks ?? hookRepository();

  it("is tried out from a clone", () => {
    const repository = makeRepository({
      ".claude/agents/reviewer.md": reader("reviewer"),
      ".claude/agents/second.md": reader("second"),
    });
    repository.write({ ".claude/agents/reviewer.md": bypass }).git("add", "--all");
    // `try-repo` installs into an environment that it removes, so it runs once.
    const { code, said } = say(hook, repository, "pre-commit", "try-repo", from.directory, hook.id, "--all-files");
    expect(code).toBe(1);
    expect(said).toContain("Failed");
    expect(said).toContain(".claude/agents/reviewer.md");
    expect(said).not.toContain(".claude/agents/second.md");
  });

  it("stops a commit that stages a bad profile, and names it", () => {
    const repository = guarded(hook, from);
    repository.write({ ".claude/agents/reviewer.md": bypass }).git("add", "--all");
    const { code, said } = say(hook, repository, "git", "commit", "-m", "worse");
    expect(said).toContain("no-permission-bypass");
    expect(said).toContain(".claude/agents/reviewer.md");
    expect(code).toBe(1);
    repository.write({ ".claude/agents/reviewer.md": reader("reviewer2") }).git("add", "--all");
    expect(say(hook, repository, "git", "commit", "-m", "better")).toMatchObject({ code: 0 });
  });

  it.runIf(process.platform === "linux").each(["always", "never"])(
    "fits into the terminal that the commit is made in, colours: %s",
    (color) => {
      const repository = guarded(hook, from);
      repository.write({ ".claude/agents/reviewer.md": bypass }).git("add", "--all");
      const shown = { ...hook, environment: { ...hook.environment, PRE_COMMIT_COLOR: color } };
      const { said } = say(shown, repository, "script", "-qec", "stty cols 60; git commit -m worse", "/dev/null");
      const [, report = ""] = said.replace(/\u001b\[[\d;]*[mK]/g, "").split(/^(?=Failed: )/m);
      expect(report).toContain("no-permission-bypass");
      // A path, an address and a line of a file are not wrapped.
      const words = report
        .split(/\r?\n/)
        .filter((line) => /^ {2}[`A-Za-z]/.test(line) && !/:\/\/|dist\/cli/.test(line));
      expect(words.length).toBeGreaterThan(2);
      for (const line of words) expect(line.length, line).toBeLessThanOrEqual(60);
    },
  );

  it("notices a profile that loses its prompt", () => {
    const repository = guarded(hook, from);
    repository.git("rm", "--quiet", ".defect/agents/helper/system.md");
    const { code, said } = say(hook, repository, "git", "commit", "-m", "tidy up");
    expect(said).toContain("no-rejected-profile");
    expect(said).toContain(".defect/agents/helper/config.toml");
    expect(code).toBe(1);
  });

  it("judges what is staged, whatever lies in the working tree", () => {
    const repository = guarded(hook, from);
    repository.write({ "README.md": "words\n" }).git("add", "README.md");
    repository.write({ ".claude/agents/reviewer.md": bypass, ".claude/agents/untracked.md": bypass });
    const { code, said } = say(hook, repository, "git", "commit", "-m", "words");
    expect(said).toContain("Passed");
    expect(code).toBe(0);
  });

  it("passes a clean tree, and a commit of a part of it", () => {
    const repository = guarded(hook, from);
    expect(say(hook, repository, "pre-commit", "run", "--all-files").code).toBe(0);
    repository.write({ "a.txt": "a\n", "b.txt": "b\n" }).git("add", "--all");
    expect(say(hook, repository, "git", "commit", "-m", "a part", "--", "a.txt")).toMatchObject({ code: 0 });
  });

  it("takes further words from a configuration", () => {
    const repository = guarded(hook, from);
    repository
      .write({
        ".pre-commit-config.yaml": `repos:\n- repo: ${from.directory}\n  rev: v1.0.0\n  hooks:\n  - id: ${hook.id}\n    args: [--fail-on, never]\n`,
        ".claude/agents/reviewer.md": bypass,
      })
      .git("add", "--all");
    expect(say(hook, repository, "git", "commit", "-m", "worse")).toMatchObject({ code: 0 });
  });
});
