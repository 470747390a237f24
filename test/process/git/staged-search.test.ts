/** What is read of an index comes to what Git says of it: the texts of its files, what it holds, and what it changes. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { lineMatcher } from "../../../src/inspect/unchanged/elsewhere.ts";
import { gitAt } from "../../../src/platform/git/command.ts";
import { ObjectFiles } from "../../../src/platform/git/objects/object-files.ts";
import { stagedIn } from "../../../src/platform/git/staged/index.ts";
import { stagedFilesHave } from "../../../src/platform/git/staged/search.ts";
import { makeRepository, posix, removeFolders } from "../../support/repository.ts";

afterAll(removeFolders);

/** Patterns of the kinds that are searched for. */
const patterns = [
  "(^|[^A-Za-z0-9_-])main\\.ts([^A-Za-z0-9_-]|$)",
  "\\\\[uUx]|\\\\\r?$",
  "(file|skill):[^ \"']*%",
  "(^|[\"'=:,( {[])[./]+([\"',) }]|]|\r?$)",
  "marketplaces",
];

const line = fc.oneof(
  fc.constantFrom(
    "MAIN.ts",
    "xmain.ts",
    "- src/main.ts",
    "a\\",
    "a\\\r",
    "skill://a%20b",
    "skill:",
    "50%",
    "./",
    "Marketplaces",
  ),
  fc.string({ unit: fc.constantFrom("a", ".", "/", "\\", " ", '"', "é", "%", "[", "]", "m"), maxLength: 8 }),
);
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));

/** What becomes of a staged file on disk. */
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: "kept" as const }) },
  fc.record({ kind: fc.constant("edited" as const), text }),
  fc.constantFrom({ kind: "gone" as const }, { kind: "link" as const }, { kind: "folder" as const }),
);

describe.runIf(posix)("a search of the index", () => {
  it("finds what Git finds in it, whatever is on disk", async () => {
    const { directory, git } = makeRepository({ "README.md": "# Words\n", "other.md": "main.ts\n" });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, fate), { minLength: 1, maxLength: 4 }),
        fc.subarray(patterns, { minLength: 1 }),
        fc.boolean(),
        async (files, searched, readsFiles) => {
          rmSync(join(directory, "agents"), { recursive: true, force: true });
          mkdirSync(join(directory, "agents"));
          const paths = files.map((_, i) => `agents/${i}.md`);
          files.forEach(([staged], i) => writeFileSync(join(directory, `agents/${i}.md`), staged));
          git("add", "--all");
          files.forEach(([, after], i) => become(after, join(directory, `agents/${i}.md`)));
          const gitDirectory = join(directory, ".git");
          const location = { top: directory, gitDirectory, shared: gitDirectory, prefix: "" };
          const source = {
            git: gitAt(directory, process.env),
            files: readsFiles ? ObjectFiles.in(location) : undefined,
          };
          const staged = await stagedIn({ ...location, ...source, index: undefined }).read(() => paths.slice(1));
          const held = stagedFilesHave(lineMatcher(searched), paths, source, staged);
          expect(held).toBe(isFoundByGit(directory, searched, paths));
          if (held) found++;
        },
      ),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(5);
  });
});

function become(after: { readonly kind: string; readonly text?: string }, path: string): void {
  if (after.kind === "kept") return;
  rmSync(path);
  if (after.kind === "edited") writeFileSync(path, after.text ?? "");
  if (after.kind === "link") symlinkSync("../other.md", path);
  if (after.kind === "folder") mkdirSync(path);
}

function isFoundByGit(directory: string, searched: readonly string[], paths: readonly string[]): boolean {
  const words = ["grep", "--cached", "--quiet", "--text", "--extended-regexp", "--ignore-case"];
  const { status, stderr } = spawnSync("git", [...words, ...searched.flatMap((each) => ["-e", each]), "--", ...paths], {
    cwd: directory,
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return status === 0;
}
