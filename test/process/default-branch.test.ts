/** The default branch that `init` writes into the workflow, from what a clone knows. */
import { afterAll, describe, expect, it } from "vitest";
import { defaultBranchOf } from "../../src/platform/git/default-branch.ts";
import { locate } from "../../src/platform/git/location.ts";
import { gitEnvironment, makeRepository, removeFolders, temporaryFolder, workshopIn } from "../support/repository.ts";

afterAll(removeFolders);

const of = (directory: string) => defaultBranchOf(locate(directory), directory, { ...gitEnvironment() });
const known = (name: string) => ({ name, isKnown: true });

describe("the default branch", () => {
  it("is what `origin` says, as long as that exists", async () => {
    const origin = makeRepository({ "README.md": "words\n" });
    for (const name of ["trunk", "release/2.x", "a+b"]) {
      origin.git("checkout", "--quiet", "-B", name);
      const clone = workshopIn(temporaryFolder());
      clone.git("clone", "--quiet", origin.directory, ".");
      clone.git("checkout", "--quiet", "-b", "topic");
      expect(await of(clone.directory)).toEqual(known(name));
      clone.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/gone");
      expect(await of(clone.directory)).toEqual(known("main"));
    }
  });

  it.each([
    [["main", "master"], "main"],
    [["topic", "master"], "master"],
    [["topic", "develop", "trunk"], "trunk"],
    [["topic", "develop"], "develop"],
    [["topic", "other"], "topic"],
  ])("of %j is %s", async ([first = "", ...more], name) => {
    const repository = workshopIn(temporaryFolder());
    repository.git("init", "--quiet", `--initial-branch=${first}`);
    repository.commit({ a: "x" });
    for (const branch of more) repository.git("branch", branch);
    expect(await of(repository.directory)).toEqual(known(name));
    repository.git("config", "init.defaultBranch", more.at(-1) ?? first);
    expect(await of(repository.directory)).toEqual(known(more.at(-1) ?? first));
    repository.git("config", "init.defaultBranch", "nowhere");
    expect(await of(repository.directory)).toEqual(known(name));
  });

  it("is the current branch before the first commit, and the configured one outside git", async () => {
    const repository = workshopIn(temporaryFolder());
    repository.git("init", "--quiet", "--initial-branch=fresh");
    expect(await of(repository.directory)).toEqual(known("fresh"));
    expect(await of(temporaryFolder())).toEqual(known("main"));
  });

  it("is a branch that exists where the current one does not, and a guess where there is none", async () => {
    const repository = workshopIn(temporaryFolder());
    repository.git("init", "--quiet", "--initial-branch=work");
    repository.commit({ a: "x" });
    repository.git("checkout", "--quiet", "--orphan", "new");
    expect(await of(repository.directory)).toEqual(known("work"));
    repository.git("checkout", "--quiet", "--detach", "work");
    repository.git("branch", "--quiet", "-D", "work");
    expect(await of(repository.directory)).toEqual({ name: "main", isKnown: false });
  });
});
