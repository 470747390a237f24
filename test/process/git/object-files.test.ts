/** Objects that are read without Git: each is what Git gives, or Git is asked. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { type Location, locateRepository } from "../../../src/platform/git/location.ts";
import { ObjectFiles } from "../../../src/platform/git/objects/object-files.ts";
import { makeRepository, posix, removeFolders } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

type Workshop = ReturnType<typeof makeRepository>;

const line = fc.constantFrom("one", "two", "three", "a long line that says what the one before it has said", "é", "");
const text = fc
  .tuple(fc.array(line, { maxLength: 40 }), fc.integer({ min: 0, max: 300 }))
  .map(([lines, times]) => `${lines.join("\n")}\n${"the same again\n".repeat(times)}`);
const path: fc.Arbitrary<string> = fc.constantFrom("a.md", "b/a.md", "b/c/a.md", "b.md", "b-c/é.md", "c/d/e/f.ts");
const commit = fc.array(fc.tuple(path, text), { minLength: 1, maxLength: 4 });

/** How Git may keep what it has. */
const upkeep: fc.Arbitrary<readonly string[]> = fc.constantFrom(
  ["gc", "--quiet"],
  ["repack", "-q"],
  ["repack", "-a", "-d", "-f", "-q", "--depth=50"],
  ["-c", "repack.useDeltaBaseOffset=false", "repack", "-a", "-d", "-f", "-q"],
  ["-c", "pack.indexVersion=1", "repack", "-a", "-d", "-f", "-q"],
  ["-c", "core.compression=0", "repack", "-a", "-d", "-F", "-q"],
  ["pack-refs", "--all"],
  ["checkout", "--quiet", "--detach"],
  ["symbolic-ref", "refs/heads/other", "refs/heads/main"],
);

/** Few random histories have Git pack much. */
const manyPacked = Array.from({ length: 6 }, (_, i): [[string, string][], readonly string[] | null] => [
  ["a.md", "b/a.md", "b/c/a.md", "c/d/e/f.ts"].map((name) => [name, `${i} of ${name}\n`]),
  i === 5 ? ["repack", "-a", "-d", "-f", "-q", "--depth=50"] : null,
]);

const filesOf = (directory: string) => ObjectFiles.in(locateRepository(directory) as Location);
const idsIn = ({ git }: Workshop) =>
  git("cat-file", "--batch-check=%(objectname) %(objecttype)", "--batch-all-objects").trim().split("\n");
const contentOf = ({ raw }: Workshop, type: string, id: string) => raw("cat-file", type, id);

describe.runIf(posix)("the files of a repository", () => {
  it("hold the objects that Git gives, however it keeps them", { timeout: 600_000 }, async () => {
    const kinds = { loose: 0, packed: 0, asked: 0 };
    let askedElsewhere = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(commit, fc.option(upkeep, { freq: 2 })), { minLength: 1, maxLength: 6 }),
        (commits) => {
          const workshop = makeRepository({ "README.md": "# Words\n" });
          const { directory, git } = workshop;
          for (const [edits, kept] of commits) {
            for (const [name, content] of edits) {
              mkdirSync(join(directory, name, ".."), { recursive: true });
              writeFileSync(join(directory, name), content);
            }
            git("add", "--all");
            git("commit", "--quiet", "--allow-empty", "--message", "more");
            if (kept) git(...kept);
          }
          const files = filesOf(directory);
          for (const record of idsIn(workshop)) {
            const [id = "", type = ""] = record.split(" ");
            const found = files?.find(id);
            kinds[found ? (isLoose(directory, id) ? "loose" : "packed") : "asked"]++;
            if (!found && !commits.some(([, kept]) => kept?.join().includes("pack.indexVersion=1"))) askedElsewhere++;
            if (found) expect(found).toEqual({ id, type, content: contentOf(workshop, type, id) });
          }
          agreesOnNames(workshop, files);
          removeFolders();
        },
      ),
      { numRuns: runs(15, 400), examples: [[manyPacked]] },
    );
    expect(kinds.loose).toBeGreaterThan(50);
    expect(kinds.packed).toBeGreaterThan(50);
    // Only indexes of version 1 are left to Git.
    expect(askedElsewhere).toBe(0);
  });

  it("hold deltas upon deltas, of both forms", () => {
    for (const offsets of ["true", "false"]) {
      const workshop = makeRepository({ "README.md": "# Words\n" });
      const { directory, git } = workshop;
      const words = Array.from({ length: 400 }, (_, at) => `line ${at} ${Math.imul(at, 2654435761) >>> 0}`);
      for (let round = 0; round < 30; round++) {
        words[round * 7] = `changed in round ${round}`;
        writeFileSync(join(directory, "a.md"), words.slice(round).join("\n"));
        git("add", "--all");
        git("commit", "--quiet", "--message", "more");
      }
      git("-c", `repack.useDeltaBaseOffset=${offsets}`, "repack", "-a", "-d", "-f", "-q", "--depth=50", "--window=50");
      const [pack = ""] = readdirSync(join(directory, ".git/objects/pack")).filter((name) => name.endsWith(".pack"));
      expect(git("verify-pack", "-v", join(".git/objects/pack", pack))).toMatch(/chain length = (?:[5-9]|\d\d)/);
      const files = filesOf(directory);
      for (const record of idsIn(workshop)) {
        const [id = "", type = ""] = record.split(" ");
        expect(files?.find(id)).toEqual({ id, type, content: contentOf(workshop, type, id) });
      }
    }
  });

  it("are read by no more than what is intact", () => {
    for (const pack of [false, true]) {
      const workshop = makeRepository({ "a.md": "one\n".repeat(50), "b/c.md": "two\n".repeat(40) });
      const { directory, git } = workshop;
      writeFileSync(join(directory, "a.md"), `${"one\n".repeat(50)}two\n`);
      git("add", "--all");
      git("commit", "--quiet", "--message", "more");
      if (pack) git("repack", "-a", "-d", "-f", "-q");
      const objects = new Map(
        idsIn(workshop).map((record) => {
          const [id = "", type = ""] = record.split(" ");
          return [id, { id, type, content: contentOf(workshop, type, id) }];
        }),
      );
      const folder = join(directory, ".git/objects");
      const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((name) => statSync(name).isFile() && !/\.(?:rev|bitmap)$/.test(name));
      for (const damaged of paths) {
        const bytes = readFileSync(damaged);
        chmodSync(damaged, 0o644);
        const damages = [
          ...Array.from({ length: 40 }, (_, at) => changed(bytes, Math.floor((at * bytes.length) / 40))),
          bytes.subarray(0, bytes.length / 2),
          Buffer.alloc(0),
          Buffer.concat([bytes, Buffer.from("more")]),
        ];
        for (const damage of damages) {
          writeFileSync(damaged, damage);
          const files = filesOf(directory);
          for (const [id, object] of objects) expect(files?.find(id) ?? object).toEqual(object);
        }
        writeFileSync(damaged, bytes);
      }
    }
  });

  it("are none where something comes after an object by itself, which Git refuses", () => {
    const { directory, git } = makeRepository({ "a.md": "one\n" });
    const id = git("rev-parse", "HEAD^{tree}").trim();
    const file = join(directory, ".git/objects", id.slice(0, 2), id.slice(2));
    chmodSync(file, 0o644);
    appendFileSync(file, "more");
    expect(() => git("cat-file", "tree", id)).toThrow("garbage");
    expect(filesOf(directory)?.find(id)).toBe(undefined);
  });

  it.each<[string, (workshop: Workshop) => void]>([
    [
      "objects of another repository",
      ({ directory }) => {
        const other = makeRepository({ "a.md": "one\n" });
        writeFileSync(join(directory, ".git/objects/info/alternates"), `${other.directory}/.git/objects\n`);
      },
    ],
    [
      "other settings",
      ({ directory }) => appendFileSync(join(directory, ".git/config"), "[extensions]\n\trefstorage = reftable\n"),
    ],
    ["settings of a work tree", ({ git }) => git("config", "core.worktree", "/")],
    [
      "ids of SHA-256",
      ({ directory }) => {
        rmSync(join(directory, ".git"), { recursive: true });
        execFileSync("git", ["init", "--quiet", "--object-format=sha256"], { cwd: directory });
      },
    ],
  ])("are left to Git where a repository has %s", (name, change) => {
    const workshop = makeRepository({ "README.md": "# Words\n" });
    const id = workshop.git("rev-parse", "HEAD").trim();
    change(workshop);
    const files = filesOf(workshop.directory);
    if (name === "objects of another repository") {
      expect(files?.find(id)).toMatchObject({ id });
      expect(files?.find("5626abf0f72e58d7a153368ba57db4c673c0e171")).toBe(undefined);
    } else expect(files).toBe(undefined);
  });

  it.each<[string, (workshop: Workshop) => void]>([
    ["is not born yet", ({ git }) => git("checkout", "--quiet", "--orphan", "fresh")],
    [
      "is a link",
      ({ directory }) => {
        rmSync(join(directory, ".git/HEAD"));
        symlinkSync("refs/heads/main", join(directory, ".git/HEAD"));
      },
    ],
    [
      "leads in a circle",
      ({ git }) => {
        git("symbolic-ref", "refs/heads/one", "refs/heads/two");
        git("symbolic-ref", "refs/heads/two", "refs/heads/one");
        git("symbolic-ref", "HEAD", "refs/heads/one");
      },
    ],
    [
      "leads to a branch over more others than Git follows",
      ({ git }) => {
        const names = ["main", "one", "two", "three", "four"].map((name) => `refs/heads/${name}`);
        for (const [at, name] of names.slice(1).entries()) git("symbolic-ref", name, names[at] ?? "");
        git("symbolic-ref", "HEAD", names.at(-1) ?? "");
      },
    ],
    [
      "names something beside the branches",
      ({ git }) => {
        git("update-ref", "refs/odd/x", "HEAD");
        git("symbolic-ref", "HEAD", "refs/odd/x");
      },
    ],
    [
      "names what leads outside",
      ({ directory }) => writeFileSync(join(directory, ".git/HEAD"), "ref: refs/heads/../../../x\n"),
    ],
    [
      "is a branch whose file is damaged",
      ({ directory }) => writeFileSync(join(directory, ".git/refs/heads/main"), "words\n"),
    ],
    [
      "names a lock, which is no branch",
      ({ directory, git }) => {
        git("update-ref", "refs/heads/other", "HEAD");
        renameSync(join(directory, ".git/refs/heads/other"), join(directory, ".git/refs/heads/other.lock"));
        writeFileSync(join(directory, ".git/HEAD"), "ref: refs/heads/other.lock\n");
      },
    ],
    ...["\f", "\v", "\xa0"].map((blank): [string, (workshop: Workshop) => void] => [
      `is a branch whose file ends in ${JSON.stringify(blank)}, which is no white space of Git's`,
      ({ directory, git }) =>
        writeFileSync(
          join(directory, ".git/refs/heads/main"),
          `${git("rev-parse", "HEAD").trim()}${blank}\n`,
          "latin1",
        ),
    ]),
    [
      "is a branch that is packed twice",
      ({ directory, git }) => {
        git("commit", "--quiet", "--allow-empty", "--message", "more");
        const [one, other] = git("rev-parse", "HEAD", "HEAD^").split("\n");
        rmSync(join(directory, ".git/refs/heads/main"));
        writeFileSync(join(directory, ".git/packed-refs"), `${one} refs/heads/main\n${other} refs/heads/main\n`);
      },
    ],
    [
      "is a branch that is a folder",
      ({ directory, git }) => {
        git("pack-refs", "--all");
        mkdirSync(join(directory, ".git/refs/heads/main"), { recursive: true });
      },
    ],
  ])("do not say what HEAD is where it %s", (_, change) => {
    const workshop = makeRepository({ "README.md": "# Words\n" });
    change(workshop);
    for (const name of ["HEAD", "HEAD^{commit}", "HEAD^{tree}", "HEAD:README.md"])
      expect(filesOf(workshop.directory)?.find(name)).toBe(undefined);
  });

  it("say what HEAD is where it leads to a branch over as many others as Git follows", () => {
    const { directory, git } = makeRepository({ "README.md": "# Words\n" });
    const names = ["main", "one", "two", "three"].map((name) => `refs/heads/${name}`);
    for (const [at, name] of names.slice(1).entries()) git("symbolic-ref", name, names[at] ?? "");
    git("symbolic-ref", "HEAD", names.at(-1) ?? "");
    expect(filesOf(directory)?.find("HEAD")?.id).toBe(git("rev-parse", "HEAD").trim());
  });

  it("of the working tree count where they hold the very content", () => {
    const { directory, git } = makeRepository({ "a.md": "one\n", "b/c.md": "two\n" });
    const files = filesOf(directory);
    const id = (name: string) => git("rev-parse", `:${name}`).trim();
    const copied = (name: string, of: string) => files?.copy(name, of)?.toString();
    const [one, two] = [id("a.md"), id("b/c.md")];
    expect([copied("a.md", one), copied("b/c.md", two)]).toEqual(["one\n", "two\n"]);
    expect([copied("a.md", two), copied("none.md", one), copied("b", two)]).toEqual([undefined, undefined, undefined]);
    for (const other of ["one\r\n", "ona\n", "one\n\n", ""]) {
      writeFileSync(join(directory, "a.md"), other);
      expect(copied("a.md", one)).toBe(undefined);
    }
    rmSync(join(directory, "a.md"));
    symlinkSync("b/c.md", join(directory, "a.md"));
    expect(copied("a.md", two)).toBe(undefined);
    rmSync(join(directory, "a.md"));
    execFileSync("mkfifo", [join(directory, "a.md")]);
    expect(copied("a.md", one)).toBe(undefined);
    // What a link on the way leads to has the content, or it has not.
    rmSync(join(directory, "b"), { recursive: true });
    mkdirSync(join(directory, "d"));
    writeFileSync(join(directory, "d/c.md"), "two\n");
    symlinkSync("d", join(directory, "b"));
    expect(copied("b/c.md", two)).toBe("two\n");
  });
});

function agreesOnNames({ git, raw }: Workshop, files: ObjectFiles | undefined): void {
  const head = git("rev-parse", "HEAD").trim();
  const rows = raw("ls-tree", "-r", "-t", "-z", "HEAD").toString("latin1").split("\0").slice(0, -1);
  for (const start of ["HEAD", head]) {
    for (const row of rows) {
      const [facts = "", name = ""] = row.split("\t");
      const [, , id] = facts.split(" ");
      const found = files?.find(`${start}:${name}`);
      if (found !== undefined) expect(found?.id).toBe(id);
    }
    for (const name of ["none", "b/none", "none/a", "é"]) {
      const found = files?.find(`${start}:${name}`);
      expect(found ?? null).toBe(null);
    }
    const [commit, tree] = [files?.find(`${start}^{commit}`), files?.find(`${start}^{tree}`)];
    if (commit) expect(commit.id).toBe(head);
    if (tree) expect(tree.id).toBe(git("rev-parse", "HEAD^{tree}").trim());
  }
  expect(files?.find("HEAD^")).toBe(undefined);
  expect(files?.find("main")).toBe(undefined);
}

function isLoose(directory: string, id: string): boolean {
  return (
    statSync(join(directory, ".git/objects", id.slice(0, 2), id.slice(2)), { throwIfNoEntry: false }) !== undefined
  );
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x24;
  return copy;
}
