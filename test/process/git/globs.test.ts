/** What a shell puts in place of a word with wildcards, over random folders. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { ShellPatterns } from "../../../src/repo/started/globs.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../../support/memory.ts";
import { posix, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const name = fc.stringMatching(/^[ab.-]{1,3}$/).filter((one) => one !== "." && one !== ".." && !one.startsWith("-"));
const path = fc
  .tuple(fc.array(name, { maxLength: 2 }), name)
  .map(([folders, file]) => [...folders, `${file}f`].join("/"));
const segment = fc.oneof(name, fc.constantFrom("*", "?", "a*", "*f", "?f", ".*", "*.*", "b?*"));
const pattern = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join("/"))
  .filter((one) => /[*?]/.test(one));

/** Files by path; of two where one is below the other, the second does not count. */
function filesAt(paths: readonly string[]): Readonly<Record<string, string>> {
  const kept: string[] = [];
  for (const one of paths)
    if (!kept.some((other) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`))) kept.push(one);
  return Object.fromEntries(kept.map((one) => [one, ""]));
}

it.runIf(posix)("a pattern matches the files that `sh` matches", () =>
  fc.assert(
    fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 8 }), pattern, async (paths, word) => {
      const files = filesAt(paths);
      const folder = temporaryFolder();
      writeFiles(folder, files);
      const loop = `for f in ${word}; do if [ -f "$f" ]; then echo "$f"; fi; done`;
      const said = execFileSync("sh", ["-c", loop], { cwd: folder, env: { LC_ALL: "C" } }).toString();
      const meant = said.split("\n").filter((line) => line !== "" && !/(?:^|\/)\.\.?\//.test(line));
      const found = new ShellPatterns(await RepoIndex.of(treeOf(files))).matches("", word);
      expect(found?.toSorted()).toEqual(meant.toSorted());
    }),
    { numRuns: runs(100, 2_000) },
  ),
);
