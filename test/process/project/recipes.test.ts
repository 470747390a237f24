/**
 * The recipes of docs/recipes.md, run as they are printed: hook managers at real commits, the scripts of CI in real
 * clones. Only the place that the tool comes from is replaced: by what is built here.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hasHookManager, programFolders } from "../../support/hook-managers.ts";
import {
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const bundle = join(project, "dist/cli/index.js");
const page = readFileSync("docs/recipes.md", "utf8");
const fromGitHub = "github:agent-profile-check/agent-profile-check";
const policyPath = ".github/agent-profile-check.yml";
const profilePath = ".claude/agents/reviewer.md";

/** The example that begins with a comment naming this file, without that comment. */
function example(file: string): string {
  const [, text] =
    new RegExp(`^\`\`\`\\w+\\n# ${file.replaceAll(".", "\\.")}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/recipes.md has no example for ${file}`);
  return text;
}

const reader = (name: string, more = "") =>
  `---\nname: ${name}\ndescription: Reviews a change and names its faults.\ntools: Read, Grep\n${more}---\nRead the change.\n`;
const bypass = reader("reviewer", "permissionMode: bypassPermissions\n");

const installed = temporaryFolder();
/** A folder that has the tool as a development dependency has it as `npm install` puts it there. */
function installInto(directory: string): void {
  if (!existsSync(join(installed, "node_modules"))) {
    const packed = spawnSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", installed], {
      cwd: project,
      encoding: "utf8",
    });
    const from = join(installed, packed.stdout.trim());
    const words = ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", installed, from];
    expect(spawnSync("npm", words, { encoding: "utf8", cwd: installed })).toMatchObject({ status: 0 });
  }
  cpSync(join(installed, "node_modules"), join(directory, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

/** Runs a program where nothing may be fetched; the tools of the development dependencies are on the path. */
function run({ directory }: Workshop, program: string, ...words: readonly string[]) {
  const env = {
    ...gitEnvironment(),
    GIT_CONFIG_GLOBAL: "/dev/null",
    HOME: installed,
    PATH: [...programFolders, process.env.PATH].join(delimiter),
    npm_config_offline: "true",
    NO_COLOR: "1",
    CI: "true",
  };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: directory, encoding: "utf8", env });
  return { code: status, said: stdout + stderr };
}

/** The project as a hook manager clones it. */
function hookRepository(): Workshop {
  const hooks = workshopIn(temporaryFolder());
  for (const name of ["package.json", ".pre-commit-hooks.yaml", "dist/cli"])
    cpSync(join(project, name), join(hooks.directory, name), { recursive: true });
  hooks.git("init", "--quiet", "--initial-branch=main");
  hooks.commit({}, "release");
  hooks.git("tag", "v1.0.0");
  return hooks;
}

const preCommit = () =>
  example(".pre-commit-config.yaml").replace(
    "https://github.com/agent-profile-check/agent-profile-check",
    hookRepository().directory,
  );

interface Manager {
  readonly name: string;
  readonly isThere: boolean;
  readonly files: () => Readonly<Record<string, string>>;
  readonly needsPackage: boolean;
  /** The command that installs it. */
  readonly install: readonly [string, ...string[]];
}
const managers: readonly Manager[] = [
  {
    name: "pre-commit",
    isThere: hasHookManager("pre-commit"),
    files: () => ({ ".pre-commit-config.yaml": preCommit() }),
    needsPackage: false,
    install: ["pre-commit", "install"],
  },
  {
    name: "prek",
    isThere: hasHookManager("prek"),
    files: () => ({ ".pre-commit-config.yaml": preCommit() }),
    needsPackage: false,
    install: ["prek", "install"],
  },
  {
    name: "husky",
    isThere: hasHookManager("husky"),
    files: () => ({ ".husky/pre-commit": example(".husky/pre-commit") }),
    needsPackage: true,
    install: ["husky"],
  },
  {
    name: "lefthook",
    isThere: hasHookManager("lefthook"),
    files: () => ({ "lefthook.yml": example("lefthook.yml") }),
    needsPackage: true,
    install: ["lefthook", "install"],
  },
  {
    name: "simple-git-hooks",
    isThere: hasHookManager("simple-git-hooks"),
    files: () => ({ "package.json": `{${example("package.json")}}` }),
    needsPackage: true,
    install: ["simple-git-hooks"],
  },
  {
    name: "a folder of hooks",
    isThere: true,
    files: () => ({ ".githooks/pre-commit": `#!/bin/sh\n${example(".githooks/pre-commit")}` }),
    needsPackage: true,
    install: ["sh", "-c", "chmod +x .githooks/pre-commit && git config core.hooksPath .githooks"],
  },
];

afterAll(removeFolders);

describe.runIf(posix).each(managers)("$name", { timeout: 300_000 }, ({ isThere, files, needsPackage, install }) => {
  it.runIf(isThere)("stops a commit with a bad profile, and no other", () => {
    const repository = makeRepository({
      "package.json": "{}\n",
      ".gitignore": "node_modules\n",
      [profilePath]: reader("reviewer"),
      ...files(),
    });
    if (needsPackage) installInto(repository.directory);
    const [program, ...words] = install;
    expect(run(repository, program, ...words)).toMatchObject({ code: 0 });

    repository.write({ [profilePath]: bypass }).git("add", "--all");
    const bad = run(repository, "git", "commit", "-m", "worse");
    expect(bad.said).toContain("no-permission-bypass");
    expect(bad.code).not.toBe(0);
    expect(repository.git("rev-list", "--count", "HEAD")).toBe("1");

    repository.write({ [profilePath]: reader("reviewer", "model: opus\n") }).git("add", "--all");
    expect(run(repository, "git", "commit", "-m", "fine")).toMatchObject({ code: 0 });
    repository.git("rm", "--quiet", profilePath);
    expect(run(repository, "git", "commit", "-m", "removed")).toMatchObject({ code: 0 });
    expect(repository.git("rev-list", "--count", "HEAD")).toBe("3");
  });
});

/** The shell commands of the two scripts for CI, with the tool from here. */
const scripts: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: "GitLab",
    text: Object.values(parse(example(".gitlab-ci.yml")) as Record<string, { readonly script: readonly string[] }>)
      .flatMap(({ script }) => script)
      .join("\n"),
  },
  { name: "any other CI", text: example("ci.sh") },
].map(({ name, text }) => ({
  name,
  text: text.replaceAll(`npx --prefix=/ --yes ${fromGitHub}`, `"${process.execPath}" "${bundle}"`),
}));

it.runIf(posix)("keep npx from the programs that a repository's .npmrc names", () => {
  const ran = join(temporaryFolder(), "ran");
  const { directory, git } = makeRepository({
    ".npmrc": "git=./program.sh\n",
    "package.json": "{}\n",
    "program.sh": `#!/bin/sh\ntouch "${ran}"\nexit 1\n`,
  });
  git("update-index", "--chmod=+x", "program.sh");
  git("checkout-index", "--all", "--force");
  const runNpx = (...flags: readonly string[]): boolean => {
    spawnSync("npx", [...flags, "--yes", "--fetch-retries=0", "github:acme/none"], {
      cwd: directory,
      env: { ...gitEnvironment(), npm_config_cache: temporaryFolder(), GIT_ALLOW_PROTOCOL: "none" },
      timeout: 100_000,
    });
    return existsSync(ran);
  };
  expect(page).not.toMatch(/\bnpx (?:--yes )?github:/);
  expect(runNpx("--prefix=/")).toBe(false);
  expect(runNpx()).toBe(true);
});

describe.runIf(posix).each(scripts)("the script for $name", { timeout: 300_000 }, ({ text }) => {
  const policy = "extends: preset:recommended\nceiling: [read]\n";
  const grant = 'grants: [{ profiles: [reviewer], may: [write], reason: fixes typos, owner: "@acme/dx" }]\n';
  type Change = Readonly<Record<string, string>>;

  /** The script's answer on a branch with these files, while `main` goes on from where the branch left it. */
  function verdict(base: Change, head: Change, later: Change = { "later.txt": "x\n" }) {
    const origin = makeRepository({ "README.md": "x\n", ...base });
    const repository = workshopIn(temporaryFolder());
    repository.git("clone", "--quiet", origin.directory, ".");
    repository.git("switch", "--quiet", "--create", "topic");
    repository.commit(head);
    origin.commit(later);
    repository.git("fetch", "--quiet");
    const variables = `CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main\nCI_COMMIT_SHA=${repository.git("rev-parse", "HEAD")}`;
    // GitLab's runner and most others know no name for commits.
    const nobody = "unset EMAIL GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL";
    return run(repository, "sh", "-ec", `${nobody}\n${variables}\n${text}`);
  }
  const writer = reader("reviewer").replace("Grep", "Edit");

  it("is about the tool that it names", () => expect(text).toContain(bundle));

  it("passes a harmless change, and existing findings", () => {
    expect(verdict({}, { [profilePath]: reader("reviewer") })).toMatchObject({ code: 0 });
    expect(verdict({ [profilePath]: bypass }, { "README.md": "y\n" })).toMatchObject({ code: 0 });
  });

  it("fails for a new finding", () => {
    const { code, said } = verdict({ [profilePath]: reader("reviewer") }, { [profilePath]: bypass });
    expect(said).toContain("no-permission-bypass");
    expect(code).toBe(1);
  });

  it("lets no branch grant power to itself", () => {
    const before = { [policyPath]: policy, [profilePath]: reader("reviewer") };
    expect(verdict(before, { [profilePath]: writer }).code).toBe(1);
    expect(verdict(before, { [profilePath]: writer, [policyPath]: policy + grant }).code).toBe(1);
    expect(verdict({ ...before, [policyPath]: policy + grant }, { [profilePath]: writer })).toMatchObject({ code: 0 });
  });

  it("lands a looser policy by itself, and shows it", () => {
    const before = { [policyPath]: policy, [profilePath]: reader("reviewer") };
    const { code, said } = verdict(before, { [policyPath]: policy.replace("[read]", "[read, write]") });
    expect(said).toMatch(/Looser policy\n.*the ceiling adds write/);
    expect(code).toBe(0);
  });

  it("takes the files that the policy extends from the target branch", () => {
    const before = {
      [policyPath]: "extends: [preset:recommended, policies/base.yml]\nceiling: [read]\n",
      "policies/base.yml": "{}\n",
      [profilePath]: reader("reviewer"),
    };
    expect(verdict(before, { "README.md": "y\n" })).toMatchObject({ code: 0 });
    const own = { [profilePath]: writer, "policies/base.yml": grant };
    expect(verdict(before, own).code).toBe(1);
    expect(verdict({ ...before, "policies/base.yml": grant }, { [profilePath]: writer })).toMatchObject({ code: 0 });
  });

  it("is ruled by the policy that the target branch has now", () => {
    const before = { [profilePath]: reader("reviewer") };
    expect(verdict(before, { [profilePath]: writer }, { [policyPath]: policy }).code).toBe(1);
    expect(verdict(before, { [profilePath]: writer }, { [policyPath]: policy + grant })).toMatchObject({ code: 0 });
  });

  it("lets the change pass that repairs an invalid policy", () => {
    const before = { [policyPath]: "ceiling: [reed]\n", [profilePath]: reader("reviewer") };
    expect(verdict(before, { "README.md": "y\n" }).code).toBe(2);
    expect(verdict(before, { [policyPath]: policy })).toMatchObject({ code: 0 });
  });

  it("does not pass a conflict", () => {
    const { code } = verdict({ a: "1\n" }, { a: "2\n" }, { a: "3\n" });
    expect(code).not.toBe(0);
  });
});

describe("the policies", () => {
  const [monorepo = "", collection = ""] = [
    ...page.matchAll(/^```yaml\n# \.github\/agent-profile-check\.yml\n([\s\S]*?)^```$/gm),
  ].map(([, text = ""]) => text);
  const check = (files: Readonly<Record<string, string>>) =>
    run(makeRepository(files), process.execPath, bundle, "check", "--format", "json");
  const rulesIn = (said: string) =>
    (JSON.parse(said) as { readonly findings: readonly { readonly rule: string; readonly path: string }[] }).findings;

  it("decides for each package of a monorepo", () => {
    const writer = reader("writer").replace("Grep", "Edit");
    const { said } = check({
      [policyPath]: monorepo,
      "packages/docs/.claude/agents/writer.md": writer,
      "packages/core/.claude/agents/writer.md": writer,
      "packages/release/.claude/agents/publisher.md": reader("publisher").replace("Grep", "Edit, Bash"),
    });
    expect(rulesIn(said).filter(({ rule }) => rule === "max-capability")).toMatchObject([
      { path: "packages/core/.claude/agents/writer.md" },
    ]);
  });

  it("checks the profiles of a collection as if they were installed", () => {
    const { said, code } = check({ [policyPath]: collection, "agents/a.md": reader("a"), "agents/b.md": bypass });
    expect(rulesIn(said)).toMatchObject([{ rule: "no-permission-bypass", path: "agents/b.md" }]);
    expect(code).toBe(1);
  });
});
