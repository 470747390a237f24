/** Every command of docs/release.md is run here, or is listed with what it needs that no test has. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packed } from "../../support/package.ts";
import { gitEnvironment, makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const page = readFileSync("docs/release.md", "utf8");
const lines = [...page.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, text = ""]) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim()),
);
const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");

/** What is not run here, by how it begins. */
const needs: Readonly<Record<string, string>> = {
  "npm ci ": "a registry; .ci/run runs it",
  "npm run dist": "a minute; `npm run check` runs it",
  "gh attestation verify": "an attestation on GitHub",
  "gh release verify": "a release on GitHub",
  "npm audit signatures": "a published package",
  "npm pack agent-profile-check@": "a published package; the tests pack the sources",
  "git tag --sign": "a key",
};

describe.runIf(process.platform === "linux")("the commands of docs/release.md", () => {
  const ran = new Set<string>();
  const shell = (line: string, cwd: string) => {
    const found = lines.find((one) => one.startsWith(line));
    if (found === undefined) throw new Error(`no command ${line}`);
    ran.add(found);
    // npm keeps its cache in the home, and no network is needed.
    const env = { ...gitEnvironment(temporaryFolder()), npm_config_offline: "true" };
    const { status, stdout, stderr } = spawnSync("sh", ["-c", found], { cwd, encoding: "utf8", env });
    return { code: status, stdout, stderr };
  };

  it("find the commit of a tag", () => {
    const repository = makeRepository({ "a.txt": "a" });
    repository.git("tag", "v1.2.3");
    const released = repository.git("rev-parse", "HEAD");
    repository.commit({ "a.txt": "b" });
    expect(shell("git checkout", repository.directory).code).toBe(0);
    expect(repository.git("rev-parse", "HEAD")).toBe(released);
  });

  it("compare the package with the commit, and notice another byte", () => {
    const cwd = temporaryFolder();
    cpSync(packed().tarball, join(cwd, "agent-profile-check-1.2.3.tgz"));
    cpSync(join(project, "dist"), join(cwd, "dist"), { recursive: true });
    mkdirSync(join(cwd, "dist/cli/.compiled"), { recursive: true });
    writeFileSync(join(cwd, "dist/cli/.compiled/.gitignore"), "*\n");
    expect(shell("tar ", cwd).code).toBe(0);
    expect(shell("diff ", cwd)).toMatchObject({ code: 0, stdout: "" });
    writeFileSync(join(cwd, "package/dist/cli/index.js"), "other");
    expect(shell("diff ", cwd).code).toBe(1);
  });

  it("check the digests of the attached files", () => {
    const cwd = temporaryFolder();
    const name = basename(packed().tarball);
    cpSync(packed().tarball, join(cwd, name));
    const sums = spawnSync("sha256sum", ["--", name], { cwd, encoding: "utf8" }).stdout;
    writeFileSync(join(cwd, "SHA256SUMS"), sums);
    expect(shell("sha256sum ", cwd).code).toBe(0);
    writeFileSync(join(cwd, name), "other");
    expect(shell("sha256sum ", cwd).code).toBe(1);
  });

  it("list what is in the action", () => {
    const { code, stdout } = shell("jq ", project);
    expect(code).toBe(0);
    expect(stdout.split("\n")).toContain("pkg:npm/yaml@2.9.1");
  });

  it("set a version, check it, and push its tag", () => {
    const origin = temporaryFolder();
    const repository = makeRepository({
      ...Object.fromEntries(["package.json", "package-lock.json"].map((name) => [name, readFileSync(name)])),
      "CHANGELOG.md": "# Changelog\n\n## 1.2.3 - 2026-12-01\n\n- New.\n",
      ".gitignore": "node_modules\n",
    });
    const { directory } = repository;
    cpSync("scripts", join(directory, "scripts"), { recursive: true });
    symlinkSync(resolve("node_modules"), join(directory, "node_modules"));
    expect(shell("npm run release", directory).code).toBe(1);
    expect(shell("npm version", directory)).toMatchObject({ code: 0 });
    expect(shell("npm run release", directory)).toMatchObject({ code: 0 });
    repository.git("init", "--quiet", "--bare", origin);
    repository.git("remote", "add", "origin", origin);
    repository.git("tag", "--annotate", "v1.2.3", "--message", "v1.2.3");
    expect(shell("git push", directory).code).toBe(0);
    expect(repository.git("ls-remote", origin, "refs/tags/v1.2.3")).not.toBe("");
  });

  it("are all run or named here", () => {
    const left = lines.filter((line) => !ran.has(line) && !Object.keys(needs).some((start) => line.startsWith(start)));
    expect(left).toEqual([]);
    expect(Object.keys(needs).filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
  });
});
