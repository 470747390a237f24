/** Started files that a checkout writes in another way, or that the system no longer starts, in real repositories. */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { openRepository } from "../../../src/platform/git/index.ts";
import { run } from "../../support/command.ts";
import { agent } from "../../support/judging.ts";
import { type Files, makeRepository, posix, removeFolders, type Workshop } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const guard = "scripts/guard.sh";
const profile = ".claude/agents/reader.md";
const settingsFor = (command: string): string =>
  JSON.stringify({ hooks: { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command }] }] } });

function repositoryWith(command: string, more: Files = {}): Workshop {
  const repository = makeRepository({
    [profile]: agent("reader", "Read"),
    ".claude/settings.json": settingsFor(command),
    [guard]: "#!/bin/sh\n# $Id$\nexit 2\n",
    ...more,
  });
  repository.git("update-index", "--chmod=+x", guard);
  chmodSync(join(repository.directory, guard), 0o755);
  repository.git("commit", "--quiet", "--message", "executable");
  return repository;
}

/** The files that are told as started code that changed: between two commits, and on the disk where that equals one. */
async function told(repository: Workshop, base: string): Promise<readonly (readonly string[])[]> {
  const { directory: cwd } = repository;
  const answers = [["HEAD"], []].map(async (head) => {
    const { code, stdout, stderr } = await run(["diff", base, ...head, "--format", "json"], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { settings } = JSON.parse(stdout) as { readonly settings: readonly { readonly material: string[] }[] };
    return settings.flatMap(({ material }) => material);
  });
  return Promise.all(answers);
}

/** Only the attributes: git would store a file anew that is not what they say. */
function commitAttributes(repository: Workshop, attributes: string): void {
  repository.write({ ".gitattributes": `${attributes}\n` }).git("add", ".gitattributes");
  repository.git("commit", "--quiet", "--message", "attributes");
}

const both = (...paths: readonly string[]) => [paths, paths];

describe.runIf(posix)("a started file with the same object", () => {
  it.each<[attributes: string, isTold: boolean]>([
    ["scripts/*.sh text eol=crlf", true],
    ["*.sh working-tree-encoding=UTF-16", true],
    ["*.sh working-tree-encoding=UTF-16LE-BOM", true],
    ["*.sh filter=x", true],
    ["*.sh ident", true],
    ["[attr]odd eol=crlf text\n*.sh odd", true],
    ["*.sh text eol=lf export-ignore linguist-generated -diff\n*.md text eol=crlf", false],
    ["*.sh text eol=crlf\n*.sh eol=lf", false],
  ])("is told with the attributes that change its checkout: %s", async (attributes, isTold) => {
    const repository = repositoryWith(`./${guard}`);
    const base = repository.git("rev-parse", "HEAD");
    commitAttributes(repository, attributes);
    // What a checkout writes is the same commit.
    repository.remove(guard).git("checkout", "--", guard);
    expect(await told(repository, base)).toEqual(isTold ? both(guard, ".gitattributes") : both());
  });

  it.each<[attributes: string, why: string]>([
    ["* text=auto\n*.sh text eol=crlf", "now checked out with `eol=crlf` by `.gitattributes:2`"],
    ["*.sh eol=crlf\n*.sh eol=crlf text", "now checked out with `eol=crlf` by `.gitattributes:2`"],
    [
      "[attr]odd eol=crlf text\n\n*.sh odd",
      "now checked out with `eol=crlf` by `.gitattributes:1` and `.gitattributes:3`",
    ],
    [
      "*.sh ident\n*.sh filter=x\n*.md eol=crlf",
      "now checked out with `filter=x ident` by `.gitattributes:1` and `.gitattributes:2`",
    ],
  ])("is told with the lines that change its checkout: %s", async (attributes, why) => {
    const repository = repositoryWith(`./${guard}`);
    const base = repository.git("rev-parse", "HEAD");
    commitAttributes(repository, attributes);
    repository.remove(guard).git("checkout", "--", guard);
    const options = { cwd: repository.directory };
    for (const head of [["HEAD"], []]) {
      const { stdout } = await run(["diff", base, ...head], options);
      expect(stdout.replace(/\s+/g, " ")).toContain(
        `has changed: ${guard} (${why}) No subagent changed; 1 started file`,
      );
      const page = await run(["diff", base, ...head, "--format", "markdown"], options);
      expect(page.stdout).toContain(`has changed: \`${guard}\` (${why}).`);
    }
    const back = await run(["diff", "HEAD", base], options);
    const gone = why.replace("now", "no longer").replace(/ by (.*)$/, ", as $1 of the base said");
    expect(back.stdout.replace(/\s+/g, " ")).toContain(`has changed: ${guard} (${gone})`);
  });

  it("is told also where it was not checked out again", async () => {
    const repository = repositoryWith(`./${guard}`);
    const base = repository.git("rev-parse", "HEAD");
    commitAttributes(repository, "*.sh text eol=crlf");
    expect(await told(repository, base)).toEqual(both(guard, ".gitattributes"));
    repository.git("rm", "--quiet", "--force", guard);
    repository.git("checkout", "--quiet", "HEAD", "--", guard);
    expect(await told(repository, "HEAD")).toEqual(both());
  });

  it("is told where the attributes are gone, and not where another file says the same", async () => {
    const attributes = "*.sh text eol=crlf\n";
    const repository = repositoryWith(`sh ${guard}`, { ".gitattributes": attributes });
    const base = repository.git("rev-parse", "HEAD");
    repository.remove(".gitattributes").commit({ "scripts/.gitattributes": attributes });
    expect(await told(repository, base)).toEqual(both());
    repository.remove("scripts/.gitattributes").commit();
    expect(await told(repository, base)).toEqual(both(guard, ".gitattributes"));
  });

  it("is told where it can no longer be started, and not where a shell reads it", async () => {
    for (const [command, isTold] of [
      [`./${guard}`, true],
      [`"$CLAUDE_PROJECT_DIR"/${guard} a`, true],
      [`A=1 exec ${guard}`, true],
      [`sh ${guard}`, false],
      [`bash -eu "$CLAUDE_PROJECT_DIR/${guard}"`, false],
      [`. ./${guard}`, false],
    ] as const) {
      const repository = repositoryWith(command);
      const base = repository.git("rev-parse", "HEAD");
      chmodSync(join(repository.directory, guard), 0o644);
      repository.commit();
      expect(await told(repository, base), command).toEqual(isTold ? both(guard) : both());
    }
  });

  it("is the same where the disk does not keep modes", async () => {
    const repository = repositoryWith(`./${guard}`);
    repository.git("config", "core.fileMode", "false");
    chmodSync(join(repository.directory, guard), 0o644);
    expect(await told(repository, "HEAD")).toEqual(both());
  });
});

describe.runIf(posix)("what identifies a file", () => {
  const part = fc.constantFrom("a", "\n", "\n", "$Id$", "é", " ", "\0", "\r");
  // Git calls a file modified whose object has CR LF, where attributes say that git stores none.
  const content = fc.array(part, { maxLength: 12 }).map((parts) => parts.join("").replace(/\r+\n/g, "\n"));
  const attributes = fc
    .subarray([
      "text",
      "text=auto",
      "-text",
      "eol=crlf",
      "eol=lf",
      "ident",
      "working-tree-encoding=UTF-16",
      "working-tree-encoding=UTF-16LE",
      "working-tree-encoding=UTF-16BE",
      "working-tree-encoding=UTF-16LE-BOM",
    ])
    .map((words) => `*.sh ${words.join(" ")}\n`);

  it("is the same in a commit and where that is checked out", () =>
    fc.assert(
      fc.asyncProperty(content, attributes, fc.boolean(), async (text, line, isExecutable) => {
        const repository = makeRepository({ [guard]: text });
        if (isExecutable) repository.git("update-index", "--chmod=+x", guard);
        commitAttributes(repository, line.trimEnd());
        repository.remove(guard).git("checkout", "--force", "HEAD", "--", guard);
        const opened = openRepository(repository.directory);
        if (!opened) throw new Error("it is a repository");
        try {
          const disk = diskTree(
            opened.root,
            () => opened.knownFiles(),
            () => opened.trustsModes(),
          );
          const commit = opened.commit(repository.git("rev-parse", "HEAD"));
          expect(await disk.identify?.(guard)).toEqual(await commit.identify?.(guard));
        } finally {
          await opened.close();
        }
      }),
      { numRuns: runs(10, 400) },
    ));
});

describe("a profile with the same object", () => {
  it("is not checked where a checkout makes it unreadable", async () => {
    const repository = repositoryWith(`./${guard}`);
    const base = repository.git("rev-parse", "HEAD");
    commitAttributes(repository, "*.md working-tree-encoding=UTF-16");
    const { code, stdout } = await run(["check", "--base", base, "--at", "HEAD", "--format", "json"], {
      cwd: repository.directory,
    });
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly Record<string, unknown>[] };
    const fresh = findings.filter(({ state }) => state === "new");
    expect({ code, findings: fresh }).toMatchObject({
      code: 1,
      findings: [{ rule: "no-unjudged-content", path: profile, severity: "error", state: "new" }],
    });
  });

  it("is read as the checkout writes it, so that other ends of lines change nothing", async () => {
    const repository = repositoryWith(`./${guard}`);
    const base = repository.git("rev-parse", "HEAD");
    commitAttributes(repository, "*.md text eol=crlf");
    const { code, stdout } = await run(["diff", base, "HEAD", "--format", "json"], { cwd: repository.directory });
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, settings: [] });
  });
});
