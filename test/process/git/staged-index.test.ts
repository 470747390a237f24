/** The index as it is read from the disk: it holds what Git lists, and differs from HEAD where Git says so. */
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { gitAt } from "../../../src/platform/git/command.ts";
import { idBytesOf } from "../../../src/platform/git/objects/id-bytes.ts";
import { openRepository } from "../../../src/platform/git/index.ts";
import { type Location, locateRepositoryAt } from "../../../src/platform/git/location.ts";
import { ObjectFiles } from "../../../src/platform/git/objects/object-files.ts";
import { stagedIn } from "../../../src/platform/git/staged/index.ts";
import { IndexEntries } from "../../../src/repo/git/index-entries.ts";
import type { Tree } from "../../../src/repo/tree.ts";
import {
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const path = fc.constantFrom(
  "a",
  "a.md",
  "b/a.md",
  "b/c/a.md",
  "b/c/d.md",
  "b.md",
  "b-c/a.md",
  "b/c\r/a.md",
  "b/c\r/d.md",
  "b\nHEAD:b/c/a.md",
  "b\nHEAD:b/c/d.md",
  "caf\u00e9/\u00fc.md",
  "c",
  "c/d/e/f.ts",
  "c/d/g.ts",
  `long/${"x".repeat(120)}.md`,
);

type Edit =
  | { readonly kind: "text"; readonly path: string; readonly text: string; readonly executable: boolean }
  | { readonly kind: "link" | "gone" | "submodule" | "intent"; readonly path: string };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("text" as const),
      path,
      text: fc.constantFrom("one\n", "two\n", ""),
      executable: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("link" as const, "gone" as const, "submodule" as const), path }),
  },
  fc.record({ kind: fc.constant("intent" as const), path }),
);

/** What Git does to an index besides: other forms of it, and a HEAD that moves under it. */
const turn = fc.constantFrom(
  [],
  [],
  ["update-index", "--index-version", "4"],
  ["update-index", "--index-version", "3"],
  ["reset", "--quiet", "--soft", "HEAD^"],
  ["read-tree", "HEAD"],
  ["update-index", "--split-index"],
  ["status"],
  ["write-tree"],
);

describe.runIf(posix)("an index", () => {
  it("holds what Git lists, and changes what Git says", { timeout: 600_000 }, async () => {
    const read = { short: 0, long: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { maxLength: 6 }),
        fc.array(edit, { maxLength: 4 }),
        fc.array(turn, { maxLength: 3 }),
        fc.boolean(),
        async (first, second, turns, isLong) => {
          const workshop = isLong ? longRepository() : makeRepository();
          workshop.commit({ "README.md": "# Words\n" });
          const { directory, git } = workshop;
          for (const edits of [first, second]) {
            for (const one of edits) become(one, workshop);
            if (edits === second) for (const words of new Set(turns)) if (words.length > 0) git(...words);
            const running = gitAt(directory, process.env);
            const { files, paths, odd, entries, texts } = await stagedIn({
              gitDirectory: join(directory, ".git"),
              shared: join(directory, ".git"),
              git: running,
              files: ObjectFiles.in(locateRepositoryAt(directory) as Location),
              index: undefined,
            }).read((all) => all.filter((name) => name.endsWith(".md")));
            if (IndexEntries.from(readFileSync(join(directory, ".git/index")), isLong ? 32 : 20))
              read[isLong ? "long" : "short"]++;
            expect(files.map(({ path, before, after }) => [path, before, after]).sort()).toEqual(changedBy(workshop));
            const listed = workshop.raw("ls-files", "--stage", "-z").toString("latin1").split("\0").slice(0, -1);
            expect(
              entries(() => true)
                .map(({ mode, id, path }) => `${mode} ${id} 0\t${path}`)
                .sort(),
            ).toEqual(listed.filter((record) => /^100(?:644|755) \w+ 0/.test(record)).sort());
            expect([...paths, ...odd].sort()).toEqual(
              listed.map((record) => record.slice(record.indexOf("\t") + 1)).sort(),
            );
            for (const [name, text] of texts)
              expect(text).toBe(workshop.raw("show", `:${Buffer.from(name, "latin1").toString()}`).toString("latin1"));
            await expectSameTrees(workshop);
            git("commit", "--quiet", "--allow-empty", "--message", "more");
          }
          removeFolders();
        },
      ),
      { numRuns: runs(20, 400) },
    );
    expect(Math.min(read.short, read.long)).toBeGreaterThan(runs(2, 10));
  });

  it("is refused as a whole where its end is missing", () => {
    const { directory } = makeRepository({ "a.md": "one\n", "b/c.md": "two\n" });
    const bytes = readFileSync(join(directory, ".git/index"));
    expect(IndexEntries.from(bytes, 20)?.size).toBe(2);
    // The end of its files may be taken for a hash, and nothing before it.
    const cut = Array.from(bytes, (_, length) => IndexEntries.from(bytes.subarray(0, length), 20)?.size ?? 0);
    expect(new Set(cut)).toEqual(new Set([0, 2]));
    expect(cut.filter((size) => size > 0)).toHaveLength(1);
    const required = Buffer.concat([bytes.subarray(0, -20), Buffer.from("link\0\0\0\0"), bytes.subarray(-20)]);
    expect(IndexEntries.from(required, 20)).toBe(undefined);
    const optional = Buffer.concat([bytes.subarray(0, -20), Buffer.from("LINK\0\0\0\0"), bytes.subarray(-20)]);
    expect(IndexEntries.from(optional, 20)?.size).toBe(2);
    expect(IndexEntries.from(bytes, 32)).toBe(undefined);
  });

  it("has ids as long as the settings of its repository say", () => {
    const lengths = [makeRepository(), longRepository()].map(({ directory }) => idBytesOf(join(directory, ".git")));
    expect(lengths).toEqual([20, 32]);
    const folder = temporaryFolder();
    const of = (config: string) => {
      writeFileSync(join(folder, "config"), config);
      return idBytesOf(folder);
    };
    expect(["", "[extensions]\n\tobjectFormat=sha1\n"].map(of)).toEqual([20, 20]);
    expect(
      [
        "[extensions] objectformat = sha256\n",
        '[extensions]\n\tobjectformat = "sha256"\n',
        "[extensions]\n\tobjectformat = \\\nsha256\n",
        "[extensions]\n\tobjectformat = sha512\n",
        "[extensions]\n\tobjectformat = sha256\n\tcompatObjectFormat = sha1\n",
        "[extensions]\n\tobjectformat = sha256\n\tobjectformat = sha1\n",
      ].map(of),
    ).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});

function longRepository(): Workshop {
  const workshop = workshopIn(temporaryFolder());
  workshop.git("init", "--quiet", "--object-format=sha256", "--initial-branch=main", "--template=");
  return workshop;
}

type Workshop = ReturnType<typeof makeRepository>;

function become(one: Edit, { directory, git }: Workshop): void {
  const target = join(directory, one.path);
  // A file may stand where a folder has to be.
  for (let at = dirname(target); at !== directory; at = dirname(at)) if (isFile(at)) rmSync(at);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  if (one.kind === "text") {
    writeFileSync(target, one.text);
    if (one.executable) chmodSync(target, 0o755);
  }
  if (one.kind === "link") symlinkSync("a.md", target);
  if (one.kind === "submodule") {
    git("add", "--all");
    git(
      "update-index",
      "--add",
      "--replace",
      "--cacheinfo",
      `160000,${git("rev-parse", "HEAD").replace(/./g, "1")},${one.path}`,
    );
    return;
  }
  git("add", "--all");
  if (one.kind === "intent") {
    writeFileSync(target, "meant\n");
    // Git adds nothing inside a submodule.
    for (let at = dirname(one.path); at !== "."; at = dirname(at)) git("update-index", "--force-remove", "--", at);
    git("add", "--intent-to-add", "--", one.path);
  }
}

/** The index and HEAD as trees, read from the disk, are those that Git lists. */
async function expectSameTrees({ directory, git }: Workshop): Promise<void> {
  const repository = openRepository(directory, gitEnvironment());
  if (!repository) throw new Error("there is no repository");
  const id = git("rev-parse", "HEAD");
  const { index, treeOf } = repository.staged();
  const of = async (tree: Tree) => [...(await tree.list())].map((entry) => JSON.stringify(entry)).sort();
  expect(await of(index)).toEqual(await of(repository.index()));
  expect(await of(treeOf(id))).toEqual(await of(repository.commit(id)));
  await repository.close();
}

/** What Git's own comparison says, each as its path and its modes. */
function changedBy({ raw }: Workshop): readonly (readonly string[])[] {
  const words = ["--cached", "--raw", "-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"];
  const records = raw("diff-index", ...words, "HEAD")
    .toString()
    .split("\0");
  return records
    .flatMap((record, at) => {
      const [before = "", after = ""] = record.slice(1).split(" ");
      return record.startsWith(":") ? [[records[at + 1] ?? "", before, after]] : [];
    })
    .sort();
}

function isFile(path: string): boolean {
  try {
    return !lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
