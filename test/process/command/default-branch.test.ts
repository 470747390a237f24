/** The default branch that `init` writes into the workflow and `diff` compares with, from what a clone knows. */
import { afterAll, describe, expect, it } from "vitest";
import { defaultBranchOf } from "../../../src/platform/git/commits/default-branch.ts";
import { openRepository } from "../../../src/platform/git/index.ts";
import { locateRepository } from "../../../src/platform/git/location.ts";
import {
  gitEnvironment,
  makeRepository,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";

afterAll(removeFolders);

const of = (directory: string) => defaultBranchOf(locateRepository(directory), directory, { ...gitEnvironment() });
/** The id of the commit that `diff` compares with. */
async function compared(directory: string): Promise<string | undefined> {
  const repository = openRepository(directory, gitEnvironment());
  const commit = await repository?.defaultBranch();
  await repository?.close();
  return commit?.id;
}

const known = (name: string) => ({ name, isKnown: true });

describe("the default branch", () => {
  it("is what `origin` says, as long as that exists", async () => {
    const origin = makeRepository({ "README.md": "words\n" });
    for (const name of ["trunk", "release/2.x", "a+b"]) {
      origin.git("checkout", "--quiet", "-B", name);
      origin.commit({ name });
      const clone = workshopIn(temporaryFolder());
      clone.git("clone", "--quiet", origin.directory, ".");
      clone.git("checkout", "--quiet", "-b", "topic");
      clone.commit({ topic: name });
      expect(await of(clone.directory)).toEqual(known(name));
      expect(await compared(clone.directory)).toBe(origin.git("rev-parse", name));
      clone.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/gone");
      expect(await of(clone.directory)).toEqual(known("main"));
      expect(await compared(clone.directory)).toBe(origin.git("rev-parse", "main"));
    }
  });

  it("is `trunk` where `origin` names none", async () => {
    const origin = makeRepository({ "README.md": "words\n" });
    origin.git("branch", "--move", "trunk");
    const clone = workshopIn(temporaryFolder());
    clone.git("clone", "--quiet", origin.directory, ".");
    clone.git("remote", "set-head", "origin", "--delete");
    const id = clone.git("rev-parse", "trunk");
    clone.git("checkout", "--quiet", "-b", "topic");
    clone.commit({ topic: "x" });
    for (const change of [
      ["branch", "--quiet", "-D", "trunk"],
      ["branch", "develop"],
    ]) {
      expect(await of(clone.directory)).toEqual(known("trunk"));
      expect(await compared(clone.directory)).toBe(id);
      clone.git(...change);
    }
  });

  it("is that of `origin` where both have one, and the first name where they have different ones", async () => {
    const origin = makeRepository({ "README.md": "words\n" });
    const clone = workshopIn(temporaryFolder());
    clone.git("clone", "--quiet", origin.directory, ".");
    clone.git("remote", "set-head", "origin", "--delete");
    const id = clone.git("rev-parse", "main");
    const local = clone.commit({ a: "x" });
    expect([await of(clone.directory), await compared(clone.directory)]).toEqual([known("main"), id]);
    clone.git("update-ref", "refs/remotes/origin/master", id);
    clone.git("update-ref", "-d", "refs/remotes/origin/main");
    expect([await of(clone.directory), await compared(clone.directory)]).toEqual([known("main"), local]);
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
    for (const branch of more) {
      repository.git("checkout", "--quiet", "-b", branch);
      repository.commit({ a: branch });
    }
    repository.git("checkout", "--quiet", first);
    // The current branch is no answer to what has changed.
    const isComparable = name !== "topic";
    const idOf = (branch: string) => repository.git("rev-parse", branch);
    expect(await of(repository.directory)).toEqual(known(name));
    expect(await compared(repository.directory)).toBe(isComparable ? idOf(name) : undefined);
    const configured = more.at(-1) ?? first;
    repository.git("config", "init.defaultBranch", configured);
    expect(await of(repository.directory)).toEqual(known(configured));
    expect(await compared(repository.directory)).toBe(idOf(configured));
    for (const none of ["nowhere", "main@{upstream}", "HEAD^", "-x", "a\nb"]) {
      repository.git("config", "init.defaultBranch", none);
      expect(await of(repository.directory)).toEqual(known(name));
      expect(await compared(repository.directory)).toBe(isComparable ? idOf(name) : undefined);
    }
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
