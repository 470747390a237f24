/** The name of a repository as a command tells it: from remotes, directories and the environment of a run. */
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { makeRepository, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";

afterAll(removeFolders);

const secret = "ghp_0123456789abcdefghijklmnopqrstuvwxyz";
const files = { "agents/fixer.agent.md": "---\ndescription: Fixes it.\ntools: [execute]\n---\nFix it.\n" };

async function layersOf(cwd: string, env: Readonly<Record<string, string>> = {}, words: readonly string[] = []) {
  const { stdout, stderr } = await run(["list", "--format", "json", ...words], { cwd, env });
  expect(stdout + stderr).not.toContain(secret);
  const { profiles } = JSON.parse(stdout) as {
    readonly profiles: readonly { readonly host: string; readonly layer: string }[];
  };
  return profiles.map(({ host, layer }) => `${host} ${layer}`);
}

describe("a repository of an organisation", () => {
  it.each<[string, readonly (readonly [name: string, url: string])[], boolean]>([
    ["https, with a credential", [["origin", `https://x:${secret}@github.com/acme/.github-private.git`]], true],
    ["ssh", [["origin", "git@github.com:acme/.github-private"]], true],
    ["a file", [["origin", "file:///srv/git/.github-private.git/"]], true],
    [
      "a fork of another name, and where it comes from",
      [
        ["origin", "https://github.com/me/gp"],
        ["upstream", "https://github.com/acme/.github-private"],
      ],
      true,
    ],
    ["another name", [["origin", `https://x:${secret}@github.com/acme/private`]], false],
    ["no remote", [], false],
  ])("is known by its remote: %s", async (_, remotes, isKnown) => {
    const repository = makeRepository(files);
    for (const [name, url] of remotes) repository.git("remote", "add", name, url);
    const expected = isKnown ? ["copilot organisation"] : [];
    expect(await layersOf(repository.directory)).toEqual(expected);
    expect(await layersOf(repository.directory, {}, ["--staged"])).toEqual(expected);
  });

  it("is known by its directory, that of a first work tree included, with git and without", async () => {
    const directory = join(temporaryFolder(), ".github-private");
    mkdirSync(directory);
    cpSync(makeRepository(files).directory, directory, { recursive: true });
    expect(await layersOf(directory)).toEqual(["copilot organisation"]);
    const other = join(temporaryFolder(), "elsewhere");
    workshopIn(directory).git("worktree", "add", "-q", other);
    expect(await layersOf(other)).toEqual(["copilot organisation"]);
    const plain = join(temporaryFolder(), ".github");
    mkdirSync(join(plain, "agents"), { recursive: true });
    cpSync(join(directory, "agents"), join(plain, "agents"), { recursive: true });
    expect(await layersOf(plain, {}, ["--root", "."])).toEqual(["copilot organisation"]);
  });

  it("is known by the run of GitHub Actions, and a broken remote breaks nothing", async () => {
    const repository = makeRepository(files);
    expect(await layersOf(repository.directory, { GITHUB_REPOSITORY: "acme/.github-private" })).toEqual([
      "copilot organisation",
    ]);
    expect(await layersOf(repository.directory, { GITHUB_REPOSITORY: "acme/tools" })).toEqual([]);
    for (const url of ["", "::", "\u001b[31m\n::error::x", `https://${secret}`, "a\0b".replace("\0", "")])
      repository.git("config", "--add", "remote.x.url", url);
    expect(await layersOf(repository.directory)).toEqual([]);
  });

  it("is checked: a profile beyond the ceiling fails, and nothing to report is no answer", async () => {
    const repository = makeRepository({ ...files, ".github/agent-profile-check.yml": "ceiling: [read]\n" });
    repository.git("remote", "add", "origin", "git@github.com:acme/.github-private.git");
    const { code, stdout } = await run(["check"], { cwd: repository.directory });
    expect(code).toBe(1);
    expect(stdout).toContain("agents/fixer.agent.md");
    const base = repository.git("rev-parse", "HEAD");
    repository.commit({ "agents/fixer.agent.md": files["agents/fixer.agent.md"].replace("execute", "execute, web") });
    const diff = await run(["diff", base, "HEAD", "--format", "json"], { cwd: repository.directory });
    expect(JSON.parse(diff.stdout).changes).toHaveLength(1);
  });
});

it("a repository whose only trace of a host is a workflow is checked", async () => {
  const step = (run: string) => JSON.stringify({ on: "push", jobs: { a: { steps: [{ run }] } } });
  const code = async (run_: string) => {
    const { directory } = makeRepository({ ".github/workflows/fix.yml": step(run_) });
    return (await run(["check"], { cwd: directory })).code;
  };
  expect(await code("claude -p --dangerously-skip-permissions 'Fix it.'")).toBe(1);
  expect(await code("npm test")).toBe(0);
});
