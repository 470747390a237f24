/**
 * The steps that `init` prints, taken as they are printed: from a folder to a hook that stops a bad commit. Only the place
 * that the tool comes from is replaced, and what happens on GitHub is left out.
 */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { hasHookManager, programFolders } from "../../support/hook-managers.ts";
import { afterAll, describe, expect, it } from "vitest";
import {
  type Files,
  gitEnvironment,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";
import { partOf } from "../../support/runs.ts";

afterAll(removeFolders);

const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const slug = "agent-profile-check/agent-profile-check";
const policyPath = ".github/agent-profile-check.yml";
const workflowPath = ".github/workflows/agent-profiles.yml";
const reviewsPath = ".github/workflows/agent-profiles-reviews.yml";
const profilePath = ".claude/agents/reviewer.md";
const home = temporaryFolder();

const reader = (name: string, more = "") =>
  `---\nname: ${name}\ndescription: Reviews a change and names its faults.\ntools: Read, Grep\n${more}---\nRead the change.\n`;
const bypass = reader("reviewer", "permissionMode: bypassPermissions\n");
const writer = reader("writer").replace("Grep", "Edit");
const server = '{ "mcpServers": { "docs": { "command": "npx", "args": ["@acme/docs@1.2.3"] } } }';

/** A clone of the tool, from which it runs and hook managers take it. */
function toolClone(): Workshop {
  const clone = workshopIn(temporaryFolder());
  for (const name of ["package.json", ".pre-commit-hooks.yaml", "dist/cli"]) {
    mkdirSync(dirname(join(clone.directory, name)), { recursive: true });
    cpSync(join(project, name), join(clone.directory, name), { recursive: true });
  }
  chmodSync(join(clone.directory, "dist/cli/index.js"), 0o755);
  clone.git("init", "--quiet", "--initial-branch=main");
  clone.commit({}, "release");
  return clone;
}
const clone = toolClone();
const commit = clone.git("rev-parse", "HEAD");
const bundle = join(clone.directory, "dist/cli/index.js");

function shell(directory: string, script: string, path = [...programFolders, process.env.PATH]) {
  const env = {
    ...gitEnvironment(home),
    PATH: path.join(delimiter),
    npm_config_offline: "true",
    npm_config_audit: "false",
    npm_config_fund: "false",
    NO_COLOR: "1",
    COLUMNS: "80",
    CI: "true",
  };
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", script], { cwd: directory, encoding: "utf8", env });
  return { code: status, stdout, said: stdout + stderr };
}
const start = (directory: string, words = "") => shell(directory, `"${process.execPath}" "${bundle}" init ${words}`);

const check = (directory: string) => shell(directory, `"${process.execPath}" "${bundle}" check`).code;

interface Step {
  readonly say: string;
  readonly commands: readonly string[];
  readonly lines: readonly string[];
}
function stepsIn(stdout: string): readonly Step[] {
  const [, list = ""] = stdout.split("\nnext\n");
  return list
    .split(/^ +\d+\. /m)
    .slice(1)
    .map((text) => {
      // Lines for a file have a blank line before them; everything else is indented.
      const [head = "", ...blocks] = text.split("\n\n");
      const [first, ...rest] = head.trimEnd().split("\n");
      return {
        say: [first, ...rest.filter((line) => /^ {5}\S/.test(line)).map((line) => line.trim())].join(" "),
        commands: rest.filter((line) => /^ {7}/.test(line)).map((line) => line.slice(7)),
        lines: blocks.flatMap((block) => block.split("\n")).filter((line) => line !== ""),
      };
    });
}

/** GitHub's part: a secret, a rule, and whether the commit of this test's tool is there. */
const isRemote = ({ say, commands }: Step) =>
  /require the status check|^make sure that/.test(say) || commands.some((line) => line.startsWith("gh "));

/** Takes every step; where one starts `init` again, the steps of that one instead of the rest. */
function follow(directory: string, stdout: string): void {
  for (const step of stepsIn(stdout)) {
    // What a hook manager or npm would fetch from GitHub comes from the clone.
    for (const file of [".pre-commit-config.yaml", "prek.toml"]) {
      const path = join(directory, file);
      if (existsSync(path))
        writeFileSync(path, readFileSync(path, "utf8").replace(`https://github.com/${slug}`, clone.directory));
    }
    if (isRemote(step)) continue;
    if (step.lines.length > 0) {
      const file = /(\S+):$/.exec(step.say)?.[1] ?? "";
      appendFileSync(
        join(directory, file),
        `${step.lines.join("\n")}\n`.replace(`https://github.com/${slug}`, clone.directory),
      );
    }
    const script = step.commands.join("\n").replace(`github:${slug}`, `git+${pathToFileURL(clone.directory).href}`);
    const { code, said, stdout: answer } = shell(directory, script);
    expect(code, `${script}\n${said}`).toBe(0);
    if (answer.includes("\nnext\n")) return follow(directory, answer);
  }
}

/** Whether the hook stops a bypass and lets a harmless profile and its removal through. */
function expectGate(directory: string): void {
  const repository = workshopIn(directory);
  const count = () => Number(repository.git("rev-list", "--count", "HEAD"));
  expect(repository.git("status", "--porcelain", "--untracked-files=no")).toBe("");
  expect(count()).toBeGreaterThan(0);
  const before = count();
  repository.write({ [profilePath]: bypass }).git("add", profilePath);
  const bad = shell(directory, "git commit -m worse");
  expect(bad.said).toContain("no-permission-bypass");
  expect(bad.code).not.toBe(0);
  expect(count()).toBe(before);
  repository.write({ [profilePath]: reader("reviewer") }).git("add", profilePath);
  expect(shell(directory, "git commit -m fine")).toMatchObject({ code: 0 });
  repository.git("rm", "--quiet", profilePath);
  expect(shell(directory, "git commit -m gone")).toMatchObject({ code: 0 });
}

function repositoryWith(files: Files, hooksPath?: string): string {
  const repository = workshopIn(temporaryFolder());
  repository.git("init", "--quiet", "--initial-branch=trunk");
  if (hooksPath !== undefined) repository.git("config", "core.hooksPath", hooksPath);
  repository.commit({ "README.md": "words\n", ".gitignore": "node_modules\n", ...files });
  return repository.directory;
}

const hasPreCommit = hasHookManager("pre-commit");
const husky = {
  "package.json": JSON.stringify({ devDependencies: { husky: `file:${resolve("node_modules/husky")}` } }),
};

interface Scene {
  readonly name: string;
  readonly files: Files;
  readonly words: string;
  readonly hookFile: string;
  /** `core.hooksPath` of the clone. */
  readonly hooksPath?: string;
  readonly isThere?: boolean;
  /** A program that the repository's package brings along. */
  readonly installed?: string;
}
const scenes: readonly Scene[] = [
  {
    name: "pre-commit, with profiles and code owners",
    files: { ".claude/agents/writer.md": writer, CODEOWNERS: "* @acme/core\n" },
    words: "--from-current",
    hookFile: ".pre-commit-config.yaml",
    isThere: hasPreCommit,
  },
  {
    name: "pre-commit with hooks of its own",
    files: {
      ".pre-commit-config.yaml":
        "repos:\n- repo: local\n  hooks: [{ id: a, name: a, language: system, entry: 'true', always_run: true, pass_filenames: false }]\n",
    },
    words: "--owner @acme/dx",
    hookFile: ".pre-commit-config.yaml",
    isThere: hasPreCommit,
  },
  {
    name: "prek.toml",
    files: { "prek.toml": "" },
    words: "--owner acme/dx",
    hookFile: "prek.toml",
    isThere: hasHookManager("prek"),
  },
  {
    name: "prek from the package",
    files: { "package.json": '{"devDependencies":{"@j178/prek":"*"}}' },
    words: "",
    hookFile: ".pre-commit-config.yaml",
    installed: "prek",
    isThere: hasHookManager("prek"),
  },
  { name: "husky", files: husky, words: "--owner @bob", hookFile: ".husky/pre-commit" },
  {
    name: "husky with a hook of its own",
    files: { ...husky, ".husky/pre-commit": "true\n" },
    words: "",
    hookFile: ".husky/pre-commit",
  },
  {
    name: "lefthook",
    files: { "package.json": "{}\n", "lefthook.yml": "pre-push:\n  jobs: [{ run: 'true' }]\n" },
    words: "--owner @acme/dx",
    hookFile: "lefthook.yml",
    isThere: hasHookManager("lefthook"),
  },
  {
    name: "lefthook with commands of its own",
    files: { "package.json": "{}\n", "lefthook.yml": "pre-commit:\n  commands:\n    lint:\n      run: 'true'\n" },
    words: "--owner @acme/dx",
    hookFile: "lefthook.yml",
    isThere: hasHookManager("lefthook"),
  },
  {
    name: "a folder of hooks",
    files: { "package.json": "{}\n" },
    words: "--owner @acme/dx",
    hookFile: ".githooks/pre-commit",
    hooksPath: ".githooks",
  },
];

describe.runIf(posix)("the steps of `init`", { timeout: 600_000 }, () => {
  const managers = scenes.filter(({ isThere = true }) => isThere);
  it.each(partOf(managers, 5))("lead to a working hook: $name", ({ files, words, hookFile, hooksPath, installed }) => {
    const directory = repositoryWith(files, hooksPath);
    if (installed !== undefined) {
      mkdirSync(join(directory, "node_modules/.bin"), { recursive: true });
      const program = programFolders.map((folder) => join(folder, installed)).find((path) => existsSync(path));
      symlinkSync(program ?? installed, join(directory, "node_modules/.bin", installed));
    }
    const { code, stdout } = start(directory, words);
    expect(code).toBe(0);
    follow(directory, stdout);
    expectGate(directory);
    expect(readFileSync(join(directory, workflowPath), "utf8")).toContain(`- uses: ${slug}@${commit}\n`);
    expect(parse(readFileSync(join(directory, workflowPath), "utf8"))).toMatchObject({
      on: { push: { branches: ["trunk"] } },
    });
    // The approval that this asks for starts no check by itself.
    const again = parse(readFileSync(join(directory, reviewsPath), "utf8")) as {
      readonly jobs: { readonly again: object };
    };
    expect(again).toMatchObject({
      on: { pull_request_review: { types: ["submitted", "dismissed"] } },
      permissions: { actions: "write" },
    });
    expect(again.jobs.again).toMatchObject({
      steps: [{ uses: `${slug}@${commit}`, with: { workflow: basename(workflowPath) } }],
    });
    expect(parse(readFileSync(join(directory, policyPath), "utf8"))).toMatchObject({
      approvals: { policy: { by: ["codeowners"], count: 1 } },
    });
    const second = start(directory, words);
    expect(second.stdout).toContain("nothing changed");
    expect(second.stdout).toContain(`kept (already exists): ${hookFile}`);
    expect(stepsIn(second.stdout).map(({ say }) => say)).toEqual(["see what it finds today:"]);
    expect(workshopIn(directory).git("status", "--porcelain")).toBe("");
  });

  it.runIf(hasPreCommit)("begin with `git init` in an empty folder, and go to it from another one", () => {
    const directory = join(temporaryFolder(), "a service");
    mkdirSync(directory);
    const { stdout, code } = shell(dirname(directory), `"${process.execPath}" "${bundle}" init --root "a service"`);
    expect(code).toBe(0);
    const [first, second] = stepsIn(stdout);
    expect(first?.commands).toEqual(["cd 'a service'"]);
    expect(second?.commands).toEqual(["git init --initial-branch=main"]);
    follow(directory, stdout.replace("cd 'a service'", "cd ."));
    expectGate(directory);
  });

  it("write no path of this machine, and say so where the commit is not on GitHub", () => {
    const directory = repositoryWith({ "lefthook.yml": "" });
    const { stdout } = start(directory, "--owner @acme/dx");
    for (const file of [policyPath, workflowPath, ".github/CODEOWNERS"])
      expect(readFileSync(join(directory, file), "utf8")).not.toContain(dirname(clone.directory));
    expect(stdout.replace(/\s+/g, " ")).toContain(`has the commit ${commit}: no remote branch`);
  });

  it("ask for the commit where it is not known", () => {
    const copy = temporaryFolder();
    cpSync(join(clone.directory, "dist"), join(copy, "dist"), { recursive: true });
    cpSync(join(clone.directory, "package.json"), join(copy, "package.json"));
    const directory = repositoryWith({});
    const { stdout } = shell(directory, `"${process.execPath}" "${join(copy, "dist/cli/index.js")}" init`);
    const [first, second] = stepsIn(stdout);
    expect(first?.say).toMatch(/^no owner is known for the policy/);
    expect(second?.say).toMatch(
      /^replace `COMMIT` in \S+agent-profiles\.yml and \.pre-commit-config\.yaml by the 40 digits/,
    );
    expect(second?.commands).toEqual([`git ls-remote https://github.com/${slug} refs/heads/main`]);
    for (const file of [workflowPath, ".pre-commit-config.yaml"])
      expect(readFileSync(join(directory, file), "utf8")).toMatch(/(?:@|rev: )COMMIT # write a commit of /);
  });

  it.each([
    ["1 profile exceeds", { [profilePath]: writer }, "--owner @acme/dx", "--owner @acme/dx"],
    ["1 profile and 1 settings file exceed", { [profilePath]: writer, ".mcp.json": server }, "", "--owner @acme/team"],
  ])("offer grants for what is there: %s the ceiling", (say, files, words, owner) => {
    const directory = repositoryWith(files);
    const { stdout } = start(directory, words);
    const [first] = stepsIn(stdout);
    expect(first?.say).toContain(`${say} the ceiling of the new policy`);
    expect(first?.commands.at(-1)).toMatch(new RegExp(` init --from-current ${owner}$`));
    expect(check(directory)).toBe(1);
    const again = shell(directory, first?.commands.join("\n") ?? "");
    expect(again.stdout).not.toContain("exceed");
    expect(check(directory)).toBe(0);
    expect(start(repositoryWith({ [profilePath]: reader("reviewer") })).stdout).not.toContain("exceed");
  });

  it("fit into 80 columns, but for what is to be pasted", () => {
    for (const { files, words } of scenes)
      for (const { say } of stepsIn(start(repositoryWith(files), words).stdout)) expect(say).not.toBe("");
    const { stdout } = start(repositoryWith({}));
    for (const line of stdout.split("\n").filter((text) => !/^ {7}/.test(text)))
      expect(line.length).toBeLessThanOrEqual(80);
  });
});
