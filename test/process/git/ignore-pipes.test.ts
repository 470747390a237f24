/** Named pipes where git reads its rules of what is ignored: git would wait for ever, and the run ends with their place. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { gitAt } from "../../../src/platform/git/command.ts";
import { awaitedPipe } from "../../../src/platform/git/working-tree/pipes.ts";
import { runListing } from "../../../src/platform/git/working-tree/run-listing.ts";
import { run } from "../../support/command.ts";
import { gitEnvironment, makeRepository, posix, removeFolders } from "../../support/repository.ts";

afterAll(removeFolders);

const listing = ["ls-files", "-z", "--others", "--exclude-standard"];

/** What git lists in a repository with these pipes, if a search begins after 50 ms. */
async function listed(pipes: readonly string[], ignored = ""): Promise<string> {
  const { directory } = makeRepository({ "sub/a": "a" }).write({ "sub/b": "b", ".gitignore": ignored });
  rmSync(join(directory, ".git/info/exclude"), { force: true });
  for (const pipe of pipes) execFileSync("mkfifo", [join(directory, pipe)]);
  let output = "";
  const place = { top: directory, shared: join(directory, ".git") };
  await runListing(gitAt(directory, gitEnvironment()), place, listing, (chunk) => (output += chunk), 50);
  return output;
}

it.runIf(posix).each(["sub/.gitignore", ".git/info/exclude"])("%s ends git", async (pipe) => {
  await expect(listed([pipe])).rejects.toThrow(`\`${pipe}\`, which is a named pipe`);
});

it.runIf(posix).each([
  ["none", [], ""],
  ["one for attributes", ["sub/.gitattributes"], ""],
  ["one that git does not open", ["sub/.gitignore"], "/sub/\n"],
])("git ends by itself with %s", async (_, pipes, ignored) => {
  expect((await listed(pipes, ignored)).split("\0")).toContain(".gitignore");
});

it.runIf(posix)("a pipe for which nobody waits is not the cause", async () => {
  const { directory } = makeRepository({ "sub/a": "a" });
  execFileSync("mkfifo", [join(directory, "sub/.gitignore")]);
  expect(await awaitedPipe({ top: directory, shared: join(directory, ".git") }, () => false)).toBeUndefined();
});

it.runIf(posix)("the command says which", async () => {
  const { directory } = makeRepository({ "sub/a": "a" });
  execFileSync("mkfifo", [join(directory, "sub/.gitignore")]);
  const { code, stderr } = await run(["check"], { cwd: directory });
  expect([code, stderr]).toEqual([2, expect.stringContaining("`sub/.gitignore`, which is a named pipe")]);
});
