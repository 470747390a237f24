/** What `no-weakened-gate` says of pre-commit, prek and lefthook, measured on the programs themselves. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hasHookManager, programFolders } from "../../support/hook-managers.ts";
import { gitEnvironment, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const home = temporaryFolder();
const env = {
  ...gitEnvironment(),
  GIT_CONFIG_GLOBAL: "/dev/null",
  HOME: home,
  PATH: [...programFolders, process.env.PATH ?? ""].join(delimiter),
};

type Files = Readonly<Record<string, string>>;

/** A program in a new repository with these files, which are staged. */
function runIn(files: Files, program: string, ...words: readonly string[]) {
  const cwd = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  for (const git of [
    ["init", "--quiet"],
    ["add", "--all"],
  ])
    spawnSync("git", git, { cwd, env });
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: "utf8" });
  rmSync(cwd, { recursive: true, force: true });
  return { status, text: stdout + stderr };
}

/** A hook that prints its id. */
const yamlHook = (id: string, more = "") =>
  `repos:\n  - repo: local\n    hooks:\n      - { id: ${id}, name: ${id}, entry: echo, language: system, always_run: true${more} }\n`;
const tomlHook = (id: string) =>
  `[[repos]]\nrepo = "local"\nhooks = [{ id = "${id}", name = "${id}", entry = "echo", language = "system", always_run = true }]\n`;
const yaml = ".pre-commit-config.yaml";

describe.runIf(hasHookManager("pre-commit"))("pre-commit", () => {
  const run = (files: Files) => runIn(files, "pre-commit", "run");

  it("takes the last of a repeated key", () => {
    expect(run({ [yaml]: yamlHook("first") }).text).toMatch(/first.*Passed/);
    expect(run({ [yaml]: `${yamlHook("first")}repos: []\n` })).toMatchObject({ status: 0, text: "" });
    expect(run({ [yaml]: `repos: []\n${yamlHook("first")}` }).text).toMatch(/first.*Passed/);
    expect(run({ [yaml]: yamlHook("first", ", stages: [commit], stages: [manual]") }).text).not.toMatch(/Passed/);
  });

  it("reads one file, whatever is next to it", () => {
    expect(run({ [yaml]: yamlHook("yaml"), "prek.toml": tomlHook("toml") }).text).toMatch(/yaml.*Passed/);
    expect(run({ ".pre-commit-config.yml": yamlHook("yml") }).status).not.toBe(0);
  });
});

describe.runIf(hasHookManager("prek"))("prek", () => {
  const run = (files: Files) => runIn(files, "prek", "run", "--refresh");

  it("starts the entry of `prek.toml` with its arguments, without a shell", () => {
    const text = `[[repos]]\nrepo = "local"\nhooks = [{ id = "a", name = "a", entry = "echo 'a  b' $HOME", args = ["c"], language = "system", always_run = true, verbose = true, pass_filenames = false }]\n`;
    expect(run({ "prek.toml": text }).text).toContain("a  b $HOME c");
  });

  it("refuses a configuration with a repeated key", () => {
    expect(run({ [yaml]: yamlHook("first") }).text).toMatch(/first.*Passed/);
    expect(run({ [yaml]: `${yamlHook("first")}repos: []\n` }).status).not.toBe(0);
  });

  it("reads the first of its files", () => {
    const files = {
      "prek.toml": tomlHook("toml"),
      [yaml]: yamlHook("yaml"),
      ".pre-commit-config.yml": yamlHook("yml"),
    };
    const { "prek.toml": _, ...others } = files;
    expect(run(files).text).toMatch(/toml.*Passed/);
    expect(run(others).text).toMatch(/yaml.*Passed/);
    expect(run({ ".pre-commit-config.yml": yamlHook("yml") }).text).toMatch(/yml.*Passed/);
    expect(run({ ".prek.toml": tomlHook("toml") }).status).not.toBe(0);
  });
});

describe.runIf(hasHookManager("lefthook"))("lefthook", () => {
  const dump = (files: Files): unknown => parse(runIn(files, "lefthook", "dump").text);
  const jobs = (...list: readonly object[]) => JSON.stringify({ "pre-commit": { jobs: list } });
  const extensions = ["yml", "yaml", "json", "jsonc", "toml"];
  const paths = (name: string) =>
    extensions.flatMap((extension) => ["", ".", ".config/"].map((folder) => `${folder}${name}.${extension}`));
  const tagged = (path: string) =>
    path.endsWith("toml")
      ? `[pre-commit]\nexclude_tags = ["${path}"]\n`
      : JSON.stringify({ "pre-commit": { exclude_tags: [path] } });

  it("starts the scripts of its folders that it names", () => {
    const config = "pre-commit:\n  scripts:\n    a.sh: { runner: bash }\n    b.sh: { runner: bash }\n";
    const files = {
      "lefthook.yml": config,
      ".lefthook/pre-commit/a.sh": "echo first of a\n",
      ".lefthook/pre-commit/b.sh": "echo first of b\n",
      ".lefthook/pre-commit/c.sh": "echo unnamed\n",
      ".lefthook/pre-push/a.sh": "echo another hook\n",
      ".lefthook-local/pre-commit/b.sh": "echo local b\n",
    };
    const { text } = runIn(files, "lefthook", "run", "pre-commit", "--force");
    expect(
      ["first of a", "first of b", "unnamed", "another hook", "local b"].filter((one) => text.includes(one)),
    ).toEqual(["first of a", "first of b", "local b"]);
  });

  it.each(["lefthook", "lefthook-local"])("reads the first of its files: %s", (name) => {
    const all = paths(name);
    for (const [i, path] of all.entries()) {
      const files = Object.fromEntries(all.slice(i).map((other) => [other, tagged(other)]));
      expect(dump(files)).toEqual({ "pre-commit": { exclude_tags: [path] } });
    }
  });

  it("merges the local file over the main one: tables, and jobs by their names", () => {
    const job = { name: "a", run: "make", tags: ["x"] };
    const merged = (local: object) =>
      dump({ "lefthook.json": jobs(job), "lefthook-local.json": JSON.stringify(local) });
    const expected = (...list: readonly object[]) => ({ "pre-commit": { jobs: list } });
    expect(merged({ "pre-commit": { skip: true } })).toEqual({ "pre-commit": { skip: true, jobs: [job] } });
    expect(merged({ "pre-commit": { jobs: [{ name: "a", skip: true }] } })).toEqual(expected({ ...job, skip: true }));
    expect(merged({ "pre-commit": { jobs: [{ name: "a", tags: ["y"] }] } })).toEqual(expected({ ...job, tags: ["y"] }));
    expect(merged({ "pre-commit": { jobs: [{ name: "a", run: "{cmd} || true" }] } })).toEqual(
      expected({ ...job, run: "make || true" }),
    );
    expect(merged({ "pre-commit": { jobs: [{ name: "b", run: "b" }, { run: "c" }] } })).toEqual(
      expected(job, { name: "b", run: "b" }, { run: "c" }),
    );
    expect(merged({ "pre-commit": { jobs: [] } })).toEqual(expected(job));
  });

  it("refuses a repeated key in YAML, and takes the last one of JSON", () => {
    const repeated = `{"pre-commit": {"skip": true}, "pre-commit": {"only": true}}`;
    expect(runIn({ "lefthook.yml": repeated }, "lefthook", "run", "pre-commit").status).not.toBe(0);
    expect(dump({ "lefthook.json": repeated })).toEqual({ "pre-commit": { only: true } });
  });
});
