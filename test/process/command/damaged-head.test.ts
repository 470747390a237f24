/** `check --staged` where HEAD names what cannot be read: no answer, or the right one, and never that for no commit. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { makeRepository, type Workshop } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

const agent = (tools: string) =>
  `---\nname: a\ndescription: Reviews a change and says what is wrong with it.\ntools: ${tools}\n---\nReview.\n`;

const branch = "refs/heads/main";

/** Each damages what leads from HEAD to the policy of the commit. */
const damages: readonly (readonly [string, (repository: Workshop) => void])[] = [
  ["the commit is gone", (repository) => rmSync(objectOf(repository, "HEAD"))],
  ["the commit is no object", (repository) => overwrite(objectOf(repository, "HEAD"), "x")],
  ["the tree is gone", (repository) => rmSync(objectOf(repository, "HEAD^{tree}"))],
  ["the folder of the policy is gone", (repository) => rmSync(objectOf(repository, "HEAD:.github"))],
  ["the policy is gone", (repository) => rmSync(objectOf(repository, "HEAD:.github/agent-profile-check.yml"))],
  ["the branch names no commit", (repository) => writeRef(repository, `${"1".repeat(40)}\n`)],
  ["the branch names nothing", (repository) => writeRef(repository, `${"0".repeat(40)}\n`)],
  [
    "the branch names a file",
    (repository) => writeRef(repository, `${repository.git("rev-parse", "HEAD:README.md")}\n`),
  ],
  ["the branch is no id", (repository) => writeRef(repository, "garbage\n")],
  ["the branch is empty", (repository) => writeRef(repository, "")],
  ["HEAD names no commit", (repository) => writeFileSync(gitFile(repository, "HEAD"), `${"1".repeat(40)}\n`)],
];

function gitFile({ directory }: Workshop, name: string): string {
  return join(directory, ".git", name);
}

function objectOf(repository: Workshop, name: string): string {
  const id = repository.git("rev-parse", name);
  return gitFile(repository, `objects/${id.slice(0, 2)}/${id.slice(2)}`);
}

function overwrite(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}

function writeRef(repository: Workshop, text: string): void {
  const path = gitFile(repository, branch);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A repository with a policy, and a staged profile that goes beyond it. */
function stagedBeyond(staged: string): Workshop {
  const repository = makeRepository({
    ".github/agent-profile-check.yml": "ceiling: [read]\n",
    ".claude/agents/a.md": agent("Read"),
    "README.md": "Nothing.\n",
  });
  expect(readFileSync(gitFile(repository, "HEAD"), "utf8")).toBe(`ref: ${branch}\n`);
  repository.write({ [staged]: staged.endsWith(".md") ? agent("Read, Bash") : "export const one = 1;\n" });
  repository.git("add", "--all");
  return repository;
}

it("is no answer, or the right one, whatever is damaged and staged", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...damages),
      fc.constantFrom(".claude/agents/a.md", ".claude/agents/b.md", "src/main.ts"),
      async ([, damage], staged) => {
        const repository = stagedBeyond(staged);
        damage(repository);
        const { code, stdout, stderr } = await run(["check", "--staged"], { cwd: repository.directory });
        expect(stderr).not.toMatch(/there is no commit yet|please report/);
        // Files of the working tree stand for equal ones of the commit.
        if (code === 1) expect(stdout).toContain("exceeds the ceiling");
        else if (code === 0) expect(stdout).toMatch(/^Passed: nothing that is staged.*\n$/);
        else expect({ code, said: stderr.split("Not decided: ").length }).toEqual({ code: 3, said: 2 });
        seen.add(`${code} ${staged === "src/main.ts" ? "other" : "profile"}`);
      },
    ),
    { numRuns: runs(15, 200), seed: 27 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["1 profile", "3 other", "3 profile"]));
});

it("is the first commit where the branch is still to come", async () => {
  const repository = stagedBeyond("src/main.ts");
  rmSync(gitFile(repository, branch));
  const { code, stderr } = await run(["check", "--staged"], { cwd: repository.directory });
  expect(code).toBe(0);
  expect(stderr).toContain("there is no commit yet");
});
