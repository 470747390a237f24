/** New contents of files are written to the index alone, and only over the contents that were read. */
import { afterAll, describe, expect, it } from "vitest";
import { openRepository } from "../../../src/platform/git/index.ts";
import { gitEnvironment, makeRepository, removeFolders, type Workshop } from "../../support/repository.ts";

afterAll(removeFolders);

function repositoryOf({ directory }: Workshop) {
  const repository = openRepository(directory, gitEnvironment());
  if (!repository) throw new Error("there is no repository");
  return repository;
}

describe("the index", () => {
  it("gets all new contents at once, with their modes", async () => {
    const workshop = makeRepository({ "a.md": "one\n", "b/c.md": "two\n" });
    workshop.git("update-index", "--chmod=+x", "a.md");
    await repositoryOf(workshop).stage([
      { path: "a.md", before: "one\n", after: "1\n" },
      { path: "b/c.md", before: "two\n", after: "2\n" },
    ]);
    expect([workshop.git("show", ":a.md"), workshop.git("show", ":b/c.md")]).toEqual(["1", "2"]);
    expect(workshop.git("ls-files", "--stage", "a.md")).toMatch(/^100755 /);
    expect(workshop.git("diff", "--name-only").split("\n")).toEqual(["a.md", "b/c.md"]);
  });

  it.each([
    ["holds something else", () => undefined, "other\n"],
    ["has a conflict", conflictIn, "one\n"],
    ["has no such file", ({ git }: Workshop) => void git("rm", "--quiet", "a.md"), "one\n"],
  ])("gets none where it %s", async (_, change, before) => {
    const workshop = makeRepository({ "a.md": "one\n" });
    change(workshop);
    const listed = workshop.git("ls-files", "--stage");
    await expect(repositoryOf(workshop).stage([{ path: "a.md", before, after: "1\n" }])).rejects.toThrow(
      "another form",
    );
    expect(workshop.git("ls-files", "--stage")).toBe(listed);
  });
});

function conflictIn({ git, gitWith }: Workshop): void {
  const id = git("rev-parse", "HEAD:a.md");
  gitWith([1, 2, 3].map((stage) => `100644 ${id} ${stage}\ta.md\n`).join(""), "update-index", "--index-info");
}
