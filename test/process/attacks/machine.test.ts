/** What a repository tries on the machine that judges it: to run something, to change what is judged, to rewrite its history. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run as runAction, startChecked } from "../../support/action.ts";
import { check, errors, list } from "../../support/attack.ts";
import { cloneOf, mergeOf, pullRequest } from "../../support/events.ts";
import {
  type Files,
  makeRepository,
  posix,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

const agent = (front = ""): string =>
  `---\nname: a\ndescription: Reviews a change and says what is wrong with it.\ntools: Read\n${front}---\nReview.\n`;
const [good, bad] = [agent(), agent("permissionMode: bypassPermissions\n")];
const path = ".claude/agents/a.md";
const policy = ".github/agent-profile-check.yml";
const lax = "rules: { no-permission-bypass: off, max-capability: off }\n";

/** A program that leaves a mark, and whether it was ever run. */
function trap(...files: readonly string[]): () => boolean {
  const mark = join(temporaryFolder(), "mark");
  for (const file of files) {
    writeFileSync(file, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`);
    chmodSync(file, 0o755);
  }
  return () => existsSync(mark);
}

/** Settings that make git run a program, by what sets it off. */
const programs = [
  "core.fsmonitor",
  "core.pager",
  "pager.ls-files",
  "core.editor",
  "sequence.editor",
  "core.sshCommand",
  "core.askPass",
  "core.gitProxy",
  "core.alternateRefsCommand",
  "credential.helper",
  "diff.external",
  "diff.trap.textconv",
  "diff.trap.command",
  "merge.trap.driver",
  "uploadpack.packObjectsHook",
  "gpg.program",
  "filter.trap.clean",
  "filter.trap.smudge",
  "filter.trap.process",
  "trace2.eventTarget",
  "interactive.diffFilter",
];
const hooks = [
  "post-index-change",
  "post-checkout",
  "reference-transaction",
  "fsmonitor-watchman",
  "pre-auto-gc",
  "pre-commit",
];

function armed(files: Files): { readonly repository: Workshop; readonly wasRun: () => boolean } {
  const repository = makeRepository(files);
  const { directory, git } = repository;
  const program = join(directory, "trap");
  const wasRun = trap(program, ...hooks.map((hook) => join(directory, ".git/hooks", hook)));
  for (const key of programs) git("config", key, program);
  for (const name of ["ls-files", "ls-tree", "cat-file", "merge-base", "config", "rev-parse"])
    git("config", `alias.${name}`, `!${program}`);
  git("config", "filter.trap.required", "true");
  git("config", "core.hooksPath", join(directory, ".git/hooks"));
  return { repository, wasRun };
}

describe.runIf(posix)("a repository that wants to be run", () => {
  it("by its settings, hooks, filters and aliases is only read, by the command", async () => {
    const { repository, wasRun } = armed({ [path]: bad });
    repository.write({ ".gitattributes": "*.md filter=trap diff=trap merge=trap\n", [path]: `${bad}changed\n` });
    const { directory } = repository;
    for (const words of [[], ["--staged"], ["--base", "HEAD"], ["--staged", "--gate", "all"]])
      expect((await check(directory, words)).code).not.toBeUndefined();
    await list(directory);
    expect(errors(await check(directory))).toEqual([`no-permission-bypass ${path}`]);
    expect(wasRun()).toBe(false);
    repository.git("status");
    expect(wasRun()).toBe(true);
  });

  it("by its settings, hooks, filters and aliases is only read, by the action, and while it fetches", async () => {
    const scene = pullRequest({ base: { [path]: good }, head: { [path]: bad }, later: { "README.md": "x" } });
    const { directory, git } = scene.workspace;
    const program = join(temporaryFolder(), "trap");
    const wasRun = trap(program, ...hooks.map((hook) => join(directory, ".git/hooks", hook)));
    for (const key of [...programs.filter((name) => name !== "credential.helper"), "remote.origin.uploadpack"])
      git("config", key, program);
    const step = await runAction(scene, { github: await startChecked() });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
    expect(wasRun()).toBe(false);
  });

  it("by a git of its own, or one on a relative search path", async () => {
    const { directory } = makeRepository({ [path]: bad, "node_modules/.bin/x": "x" });
    const wasRun = trap(
      ...["git", "git.exe", "git.cmd", "node_modules/.bin/git", "git-ls-files"].map((name) => join(directory, name)),
    );
    const PATH = [".", "", "node_modules/.bin", directory, join(directory, "node_modules/.bin"), process.env.PATH].join(
      ":",
    );
    for (const words of [[], ["--staged"], ["--base", "HEAD"]])
      expect(errors(await check(directory, words, { env: { PATH, GIT_EXEC_PATH: directory } }))).toEqual([
        `no-permission-bypass ${path}`,
      ]);
    expect(wasRun()).toBe(false);
    const nothing = await check(directory, ["--staged"], { env: { PATH: [".", directory].join(":") } });
    expect(nothing.code).toBe(2);
    expect(wasRun()).toBe(false);
  });

  it("by a bare repository embedded in it, from whose directory it is judged", async () => {
    const { directory, commit } = makeRepository({ [path]: bad });
    const program = join(directory, "trap");
    const wasRun = trap(program);
    for (const name of ["pack", "pack/deeper.git"]) {
      workshopIn(directory).git("init", "--quiet", "--bare", name);
      const inner = workshopIn(join(directory, name));
      for (const [key, value] of [
        ["core.fsmonitor", program],
        ["core.bare", "false"],
        ["core.worktree", "."],
      ] as const)
        inner.git("config", key, value);
    }
    commit({ "pack/.claude/agents/b.md": bad });
    expect(readdirSync(join(directory, "pack"))).toContain("HEAD");
    for (const from of ["pack", "pack/deeper.git"]) {
      const refused = await check(join(directory, from), ["--staged", "--gate", "all"]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain("looks like a bare repository");
      expect(errors(await check(join(directory, from), ["--root", directory, "--staged", "--gate", "all"]))).toEqual([
        `no-permission-bypass ${path}`,
        "no-permission-bypass pack/.claude/agents/b.md",
      ]);
    }
    expect(wasRun()).toBe(false);
  });

  it("by variables that an earlier step leaves", async () => {
    const { repository, wasRun } = armed({ [path]: bad });
    const { directory } = repository;
    const other = makeRepository({ "other.md": "x" });
    const program = join(directory, "trap");
    const settings = {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "core.fsmonitor",
      GIT_CONFIG_VALUE_0: program,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'`,
      GIT_CONFIG_GLOBAL: join(directory, ".git/config"),
    };
    const places = {
      GIT_DIR: join(other.directory, ".git"),
      GIT_WORK_TREE: other.directory,
      GIT_OBJECT_DIRECTORY: join(other.directory, ".git/objects"),
      GIT_COMMON_DIR: join(other.directory, ".git"),
      GIT_NAMESPACE: "x",
      GIT_PREFIX: "x/",
      GIT_CEILING_DIRECTORIES: directory,
    };
    const tools = {
      GIT_EXEC_PATH: directory,
      GIT_EXTERNAL_DIFF: program,
      GIT_PAGER: program,
      PAGER: program,
      GIT_SSH_COMMAND: program,
      GIT_ASKPASS: program,
      SSH_ASKPASS: program,
      GIT_EDITOR: program,
      GIT_PROXY_COMMAND: program,
      GIT_TRACE: join(directory, "trace"),
      GIT_LITERAL_PATHSPECS: "0",
      GIT_ICASE_PATHSPECS: "1",
      GIT_REPLACE_REF_BASE: "refs/heads/",
    };
    for (const env of [settings, places, tools])
      for (const words of [[], ["--staged", "--gate", "all"], ["--base", "HEAD"]])
        expect(errors(await check(directory, words, { env })), JSON.stringify(env)).toEqual([
          `no-permission-bypass ${path}`,
        ]);
    expect(wasRun()).toBe(false);
    expect(existsSync(join(directory, "trace"))).toBe(false);
    expect(
      (await check(directory, ["--staged"], { env: { GIT_INDEX_FILE: join(other.directory, ".git/index") } })).code,
    ).toBe(2);
  });

  it("by a `.git` that leads elsewhere is judged by what stands in its place, or not at all", async () => {
    const { repository, wasRun } = armed({ "README.md": "x" });
    const outer = makeRepository({ [`inner/${path}`]: bad });
    const inner = join(outer.directory, "inner");
    outer.write({ "inner/.git": `gitdir: ${join(repository.directory, ".git")}\n` });
    const judged = await check(inner);
    expect(errors(judged)).toEqual([`no-permission-bypass ${path}`]);
    outer.write({ "inner/.git": "gitdir: ../nowhere\n" });
    expect(await check(inner)).toMatchObject({ code: 2 });
    expect(wasRun()).toBe(false);
  });

  it("by a partial clone that would fetch is not fetched for", async () => {
    const { repository, wasRun } = armed({ [path]: bad });
    const { directory, git } = repository;
    git("config", "remote.origin.url", `ext::${join(directory, "trap")}`);
    for (const [key, value] of [
      ["promisor", "true"],
      ["partialclonefilter", "blob:none"],
    ] as const)
      git("config", `remote.origin.${key}`, value);
    git("config", "extensions.partialClone", "origin");
    git("config", "protocol.ext.allow", "always");
    const id = git("rev-parse", `HEAD:${path}`);
    repository.remove(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`);
    expect(errors(await check(directory, ["--staged", "--gate", "all"]))).toEqual([`no-unjudged-content ${path}`]);
    expect(wasRun()).toBe(false);
  });
});

describe("an earlier step that changes the disk", () => {
  const request = (): ReturnType<typeof pullRequest> =>
    pullRequest({ base: { [path]: good, "sub/x": "" }, head: { [path]: bad } });

  it.each<[string, (workspace: Workshop) => void]>([
    [
      "cleans the profile",
      ({ write, git }) =>
        void (write({ [path]: good, [policy]: lax }), git("add", "--all"), write({ ".git/info/exclude": "*\n" })),
    ],
    ["deletes it, and the index", (workspace) => void workspace.remove(path, ".git/index")],
    ["commits over it", (workspace) => void workspace.commit({ [path]: good, [policy]: lax })],
    [
      "checks out the base",
      ({ git }) =>
        void (git("checkout", "--quiet", "--orphan", "x"), git("commit", "--quiet", "--allow-empty", "--message", "x")),
    ],
    [
      "writes attributes of its own",
      ({ write }) => void write({ ".git/info/attributes": "* filter=x\n", ".gitattributes": "* filter=x\n" }),
    ],
    [
      "makes the checkout sparse",
      ({ git, write }) =>
        void (git("config", "core.sparseCheckout", "true"), write({ ".git/info/sparse-checkout": "/sub/\n" })),
    ],
  ])("%s: the commit is judged", async (_, change) => {
    const scene = request();
    change(scene.workspace);
    expect(await runAction(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings", widened: "1" },
    });
  });

  it("and a root narrows what is reported, never what is found or which policy holds", async () => {
    const scene = pullRequest({
      base: { [policy]: "ceiling: [read]\n", "sub/x": "" },
      head: { [`sub/${path}`]: bad, [`sub/${policy}`]: lax, "sub/.agent-profile-check.yml": lax, [path]: bad },
    });
    expect(await runAction(scene, { github: await startChecked(), inputs: { root: "sub" } })).toMatchObject({
      exitCode: 1,
      outputs: { profiles: "1", widened: "1" },
    });
  });
});

describe("a head that fakes its base", () => {
  it("by looking like a merge is compared with the true one", async () => {
    const scene = pullRequest({ base: { [path]: good, [policy]: "ceiling: [read]\n" }, head: {} });
    const { origin, commits } = scene;
    const base = commits["base"] ?? "";
    origin.git("checkout", "--quiet", "-b", "evil");
    const evil = origin.commit({ [path]: bad, [policy]: lax });
    origin.git("checkout", "--quiet", "main");
    for (const parents of [
      [evil, base],
      [base, evil],
      [evil, evil],
    ]) {
      const head = origin.git(
        "commit-tree",
        `${evil}^{tree}`,
        ...parents.flatMap((parent) => ["-p", parent]),
        "-m",
        "Merge branch main",
      );
      const merge = mergeOf(origin, base, head);
      origin.git("update-ref", "refs/pull/7/merge", merge);
      const payload = structuredClone(scene.event.payload) as { pull_request: { head: { sha: string } } };
      payload.pull_request.head.sha = head;
      for (const depth of [0, 1]) {
        for (const out of [merge, head]) {
          const step = await runAction(
            { ...scene, sha: merge, event: { ...scene.event, payload }, workspace: cloneOf(origin, out, depth) },
            { github: await startChecked() },
          );
          expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
          expect(step.summary).toContain(`--base ${base.slice(0, 12)}`);
        }
      }
    }
  });
});

describe("a history that is rewritten in place", () => {
  it("by replacements of commits, trees and blobs changes nothing", async () => {
    const repository = makeRepository({ [path]: bad });
    const { directory, git, commit } = repository;
    const dirty = git("rev-parse", "HEAD");
    const clean = commit({ [path]: good });
    git("checkout", "--quiet", "--detach", dirty);
    const pairs = ["", "^{tree}", `:${path}`].map(
      (part) => [git("rev-parse", `${dirty}${part}`), git("rev-parse", `${clean}${part}`)] as const,
    );
    for (const [from, to] of pairs) git("replace", from, to);
    expect(git("cat-file", "-p", pairs[2]?.[0] ?? "")).not.toContain("bypass");
    for (const words of [
      ["--staged", "--gate", "all"],
      ["--base", dirty],
    ])
      expect(errors(await check(directory, words)), words.join()).toEqual([`no-permission-bypass ${path}`]);
    expect((await check(directory, ["--base", dirty])).findings.map(({ state }) => state)).toEqual(["existing"]);
  });

  it("by grafts, replacements and another base in the workspace of the action", async () => {
    const scene = pullRequest({ base: { [path]: good }, head: { [path]: bad }, depth: 0 });
    const { git, write } = scene.workspace;
    const { base = "", head = "", merge = "" } = scene.commits;
    write({ ".git/info/grafts": `${merge} ${head} ${head}\n${head}\n` });
    git("replace", base, head);
    git(
      "replace",
      git("--no-replace-objects", "rev-parse", `${head}:${path}`),
      git("--no-replace-objects", "rev-parse", `${base}:${path}`),
    );
    git("update-ref", "refs/remotes/origin/main", head);
    git("update-ref", `refs/heads/${base}`, head);
    expect(await runAction(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings", widened: "1" },
    });
  });

  it("by a branch that is called like the commit it hides does not count", async () => {
    const repository = makeRepository({ [path]: good });
    const { directory, git, commit } = repository;
    const clean = git("rev-parse", "HEAD");
    const dirty = commit({ [path]: bad });
    git("update-ref", `refs/heads/${clean}`, dirty);
    git("update-ref", "refs/heads/HEAD", clean);
    expect((await check(directory, ["--base", clean])).findings.map(({ state }) => state)).toEqual(["new"]);
    mkdirSync(join(directory, "x"));
    expect(readFileSync(join(directory, path), "utf8")).toBe(bad);
    expect(await check(directory, ["--staged", "--gate", "all"])).toMatchObject({ code: 1 });
  });
});
