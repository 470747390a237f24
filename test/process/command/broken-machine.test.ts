/** A broken clone, event or runner: a sentence without a stack trace, exit code 2 or 3, and never a verdict. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { bypass, file, reader, run, startChecked } from "../../support/action.ts";
import { run as runCommand } from "../../support/command.ts";
import { pullRequest, push, type Scene } from "../../support/events.ts";
import { makeRepository, removeFolders, temporaryFolder, type Workshop } from "../../support/repository.ts";

afterAll(removeFolders);

function expectSentence(text: string, words: RegExp): void {
  expect(text).toMatch(words);
  expect(text).not.toMatch(/^ +at \S|\bTypeError\b|please report/m);
}

const scene = () => push({ before: { "README.md": "words\n" }, after: { [file]: reader } });

describe("the event's file", () => {
  it.each<[string, (folder: string) => string, RegExp]>([
    ["is not there", (folder) => join(folder, "gone.json"), /event cannot be read from .*ENOENT/],
    ["is a directory", (folder) => folder, /event cannot be read from .*EISDIR/],
    ["is not JSON", (folder) => written(folder, "{"), /is not JSON/],
    ["is empty", (folder) => written(folder, ""), /is not JSON/],
  ])("%s", async (_, pathIn, words) => {
    const one = scene();
    for (const name of ["push", "pull_request", "merge_group", "workflow_run"]) {
      const step = await run(
        { ...one, event: { ...one.event, name } },
        { environment: { GITHUB_EVENT_PATH: pathIn(temporaryFolder()) } },
      );
      expect(step).toMatchObject({ exitCode: 3, outputs: { conclusion: "error" } });
      expectSentence(step.log, words);
    }
  });

  const odd: readonly unknown[] = [null, [], 1, "x", { merge_group: null }, { merge_group: { base_sha: 7 } }];
  it.each(["merge_group", "pull_request", "pull_request_target", "pull_request_review"])(
    "of %s says nothing",
    async (name) => {
      const one = scene();
      for (const payload of odd) {
        const step = await run({ ...one, event: { name, payload } });
        expect(step, JSON.stringify(payload)).toMatchObject({ exitCode: 3, outputs: { conclusion: "error" } });
        expectSentence(step.log, new RegExp(`the payload of ${name} does not`));
      }
    },
  );
});

function written(folder: string, text: string): string {
  const path = join(folder, "event.json");
  writeFileSync(path, text);
  return path;
}

describe("a clone", () => {
  const states: readonly (readonly [what: string, change: (git: string) => void, words: RegExp])[] = [
    [
      "with a broken configuration",
      (git) => writeFileSync(join(git, "config"), "[core\n"),
      /configuration: bad config line 1/,
    ],
    [
      "with a value that is none",
      (git) => writeFileSync(join(git, "config"), "[core]\nbare = maybe\n"),
      /configuration: bad boolean/,
    ],
    ["with a broken index", (git) => writeFileSync(join(git, "index"), "DIRC\0"), /git ls-files failed/],
    ["with packs that are none", (git) => breakPacks(git), /git \S+ (?:failed|was ended)|does not know the commit/],
  ];

  it.each(states)("%s, for the command", async (what, change, words) => {
    const { directory } = makeRepository({ [file]: bypass });
    change(join(directory, ".git"));
    for (const command of [
      ["check", "--staged"],
      ["diff", "HEAD"],
      ["check", "--base", "HEAD"],
    ]) {
      if (what.includes("packs") && command.includes("--staged")) continue;
      const { code, stderr, stdout } = await runCommand(command, { cwd: directory });
      if (what.includes("index") && code === 1) continue;
      expect([2, 3]).toContain(code);
      expect(stdout).toBe("");
      expectSentence(stderr, words);
    }
  });

  it("with a broken configuration, for the action", async () => {
    const one = scene();
    writeFileSync(join(one.workspace.directory, ".git", "config"), "[core\n");
    const step = await run(one);
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expectSentence(step.log, /git cannot read its configuration: bad config line 1/);
  });
});

function breakPacks(git: string): void {
  rmSync(join(git, "objects"), { recursive: true });
  mkdirSync(join(git, "objects", "pack"), { recursive: true });
}

/** The path of a loose object of a clone. */
const looseAt = ({ directory }: Workshop, id: string) =>
  join(directory, ".git", "objects", id.slice(0, 2), id.slice(2));

/** Makes every object of a clone a loose one, as an earlier step can. */
function unpack(clone: Workshop): void {
  const packs = join(clone.directory, ".git", "objects", "pack");
  const held = readdirSync(packs).filter((name) => name.endsWith(".pack"));
  const contents = held.map((name) => readFileSync(join(packs, name)));
  rmSync(packs, { recursive: true });
  mkdirSync(packs);
  for (const content of contents) clone.gitWith(content, "unpack-objects", "-q");
}

/** Puts other content under the name of an object. */
function swap(clone: Workshop, id: string, change: (content: Buffer) => Buffer): void {
  const path = looseAt(clone, id);
  const whole = inflateSync(readFileSync(path));
  const start = whole.indexOf(0) + 1;
  const type = whole.subarray(0, whole.indexOf(32)).toString();
  const content = change(whole.subarray(start));
  chmodSync(path, 0o644);
  writeFileSync(path, deflateSync(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])));
}

describe("an object whose content was swapped under its name", () => {
  const request = (): Scene => {
    const made = pullRequest({ base: { [file]: reader }, head: { [file]: bypass, "docs/a.md": "words\n" }, depth: 0 });
    unpack(made.workspace);
    return made;
  };
  const idOf = ({ workspace, sha }: Scene, what: string) => workspace.git("rev-parse", `${sha}${what}`);
  const cases: readonly (readonly [what: string, name: string, change: (content: Buffer) => Buffer])[] = [
    ["a profile", `:${file}`, () => Buffer.from(reader)],
    ["the tree of the profiles", ":.claude/agents", () => Buffer.alloc(0)],
    ["another tree", ":docs", () => Buffer.alloc(0)],
    ["the root's tree", "^{tree}", () => Buffer.alloc(0)],
    ["the merge", "", (content) => Buffer.from(content.toString("latin1").replace(/^author /m, "author x "), "latin1")],
  ];

  /** Git itself compares commits and the root's tree with their names: it says that, or that it has no such commit. */
  const refusal =
    /the object [0-9a-f]{40} of this clone has other content than its name says|hash mismatch|SHA1 COLLISION|does not know the commit|lacks the commit/;

  it("is none in a clone that nobody touched", async () => expect((await run(request())).exitCode).toBe(1));

  // Without the merge the action asks GitHub for it, which has the true one.
  it.each(cases.filter(([, name]) => name !== ""))(
    "%s, in the action, with and without a token that reads",
    async (_, name, change) => {
      const made = request();
      swap(made.workspace, idOf(made, name), change);
      const github = await startChecked();
      github.served.set("octo-org/octo-repo", made.origin);
      for (const step of [await run(made), await run(made, { github, inputs: { comment: "never" } })]) {
        expect(step.exitCode).toBe(3);
        expect(step.outputs["conclusion"]).toBe("error");
        expectSentence(step.log, refusal);
      }
    },
  );

  it.each(cases)("%s, in the command", async (_, name, change) => {
    const made = request();
    swap(made.workspace, idOf(made, name), change);
    const { code, stderr } = await runCommand(["diff", made.commits["base"] ?? "", made.sha], {
      cwd: made.workspace.directory,
    });
    expect(name === "" ? [2, 3] : [3]).toContain(code);
    expectSentence(stderr, refusal);
  });
});

describe("the input `json`", () => {
  const one = scene();
  const before = readFileSync(join(one.workspace.directory, ".git", "config"), "utf8");

  it.each([
    ".git/config",
    ".git/hooks/post-checkout",
    ".GIT/config",
    "x/../.git/config",
    ".github/workflows/check.yml",
    ".github/agent-profile-check.yml",
    ".github/Agent-Profile-Check.baseline.json",
  ])("does not name %s", async (path) => {
    for (const folder of [".github/workflows", "x", ".git/hooks"])
      mkdirSync(join(one.workspace.directory, folder), { recursive: true });
    const step = await run(one, { inputs: { json: path } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expectSentence(step.log, /lies in a `\.git` directory|would replace what decides|its folder is not there/);
    expect(readFileSync(join(one.workspace.directory, ".git", "config"), "utf8")).toBe(before);
  });

  it("names any other file", async () =>
    expect((await run(one, { inputs: { json: ".github/result.json" } })).exitCode).toBe(0));
});
