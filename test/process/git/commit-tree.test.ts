/** The files of a commit are those that Git lists, in its order, whatever its trees are made of. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { openRepository } from "../../../src/platform/git/index.ts";
import { run } from "../../support/command.ts";
import {
  gitEnvironment,
  makeRepository,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

/** What a tree holds under a name; a number is one of the trees that were made before it. */
interface Part {
  readonly mode: string;
  readonly name: Buffer;
  readonly id: string | number;
}

const blob = "a".repeat(40);
const names = ["a", "a.md", "b", "é", "\u{1f600}", "a b", "a\nb", "a\tb", "..", ".git", "a/b", "\\x"];
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names.map((one) => Buffer.from(one))) },
  fc.constantFrom(Buffer.from([0xff, 0x61]), Buffer.from([0xc3]), Buffer.from("caf\xe9.md", "latin1")),
);
const part: fc.Arbitrary<Part> = fc.record({
  mode: fc.constantFrom("100644", "100755", "120000", "160000", "100664", "100600", "40000", "040000"),
  name,
  id: fc.oneof({ weight: 1, arbitrary: fc.constant(blob) }, { weight: 2, arbitrary: fc.nat(20) }),
});
const trees = fc.array(fc.array(part, { maxLength: 5 }), { minLength: 1, maxLength: 6 });

/** Writes objects that Git would not make itself. */
function writerIn(directory: string): (type: string, content: Buffer) => string {
  return (type, content) => {
    const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const id = createHash("sha1").update(whole).digest("hex");
    const path = join(directory, ".git/objects", id.slice(0, 2), id.slice(2));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, deflateSync(whole));
    return id;
  };
}

const treeOf = (parts: readonly (Omit<Part, "id"> & { readonly id: string })[]): Buffer =>
  Buffer.concat(
    parts.flatMap(({ mode, name: bytes, id }) => [
      Buffer.from(`${mode} `),
      bytes,
      Buffer.from([0]),
      Buffer.from(id, "hex"),
    ]),
  );

const commitOf = (tree: string): Buffer =>
  Buffer.from(`tree ${tree}\nauthor a <a@b> 1 +0000\ncommitter a <a@b> 1 +0000\n\nx\n`);

const isTree = (mode: string): boolean => /^0?40000$/.test(mode);

describe("the files of a commit", () => {
  const repository = makeRepository({ "README.md": "# x\n" });
  const write = writerIn(repository.directory);
  const empty = write("tree", Buffer.alloc(0));

  /** As Git lists them: mode, id and the bytes of the path. */
  const listed = (commit: string): readonly string[] =>
    repository
      .raw("ls-tree", "-r", "-z", "--full-tree", commit)
      .toString("latin1")
      .split("\0")
      .slice(0, -1)
      .map((row) => row.replace(/ (?:blob|commit) /, " "));

  const printed = (path: string): string => {
    const bytes = Buffer.from(path, "latin1");
    const text = bytes.toString();
    return Buffer.from(text).equals(bytes)
      ? text
      : path.replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
  };

  /** The commit of the last of these trees. */
  const commitFor = (parts: readonly (readonly Part[])[]): string => {
    const made: string[] = [];
    for (const one of parts) {
      const idOf = ({ mode, id }: Part): string =>
        isTree(mode) ? (typeof id === "number" && made.length > 0 ? (made[id % made.length] ?? empty) : empty) : blob;
      made.push(write("tree", treeOf(one.map((each) => ({ ...each, id: idOf(each) })))));
    }
    return write("commit", commitOf(made.at(-1) ?? empty));
  };

  it("are those of `git ls-tree`", async () => {
    const count = { files: 0, folders: 0, unnameable: 0 };
    await fc.assert(
      fc.asyncProperty(trees, async (parts) => {
        const commit = commitFor(parts);
        const opened = openRepository(repository.directory, gitEnvironment());
        try {
          const entries = (await opened?.commit(commit).list()) ?? [];
          const expected = new Map(
            listed(commit).map((row) => {
              const [facts = "", path = ""] = row.split(/\t([^]*)/);
              const [mode = "", id = ""] = facts.split(" ");
              return [printed(path), { mode, id }];
            }),
          );
          expect(entries.map(({ path }) => path)).toEqual([...expected.keys()]);
          for (const { path, kind, id, isExecutable = false } of entries) {
            const { mode = "", id: expectedId } = expected.get(path) ?? {};
            const isNamed = kind !== "unnameable";
            if (isNamed)
              expect([kind, isExecutable]).toEqual([
                mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file",
                mode === "100755",
              ]);
            expect(id ?? expectedId).toBe(expectedId);
            count.files++;
            if (path.includes("/")) count.folders++;
            if (!isNamed) count.unnameable++;
          }
        } finally {
          await opened?.close();
        }
      }),
      { numRuns: runs(40, 2_000) },
    );
    // Otherwise the property would say nothing.
    for (const each of Object.values(count)) expect(each).toBeGreaterThan(10);
  });

  const listOf = async (commit: string): Promise<unknown> => {
    const opened = openRepository(repository.directory, gitEnvironment());
    try {
      return await opened?.commit(commit).list();
    } finally {
      await opened?.close();
    }
  };
  const folder = (id: string) => ({ mode: "40000", name: Buffer.from("d"), id });

  it.each([
    ["that is not there", () => write("commit", commitOf(blob)), `git cannot read the tree ${blob}`],
    ["that is no tree", () => write("commit", commitOf(write("blob", Buffer.from("x")))), "git cannot read the tree"],
    [
      "that is cut off",
      () => write("commit", commitOf(write("tree", Buffer.from("100644 a\0x")))),
      "a tree of Git's is none",
    ],
    [
      "below another that is not there",
      () => write("commit", commitOf(write("tree", treeOf([folder(blob)])))),
      `git cannot read the tree ${blob}`,
    ],
    [
      "that is soon found, and below 2,048 others too",
      () => {
        const all = [empty];
        for (let depth = 0; depth < 2_049; depth++) all.push(write("tree", treeOf([folder(all.at(-1) ?? "")])));
        return write("commit", commitOf(write("tree", treeOf(all.map((id) => folder(id))))));
      },
      "a commit has more than 2048 folders in each other",
    ],
    [
      "below 2,048 others",
      () => {
        let tree = empty;
        for (let depth = 0; depth < 2_049; depth++) tree = write("tree", treeOf([folder(tree)]));
        return write("commit", commitOf(tree));
      },
      "a commit has more than 2048 folders in each other",
    ],
  ])("are not listed where there is a tree %s", async (_, commit, message) => {
    await expect(listOf(commit())).rejects.toThrow(message);
  });

  it("are found beside more folders than a call has arguments", async () => {
    const folders = Array.from({ length: 200_000 }, (_, i) => ({
      mode: "40000",
      name: Buffer.from(`d${i}`),
      id: empty,
    }));
    const one = { mode: "100644", name: Buffer.from("z"), id: blob };
    expect(await listOf(write("commit", commitOf(write("tree", treeOf([...folders, one])))))).toMatchObject([
      { path: "z", kind: "file" },
    ]);
  });

  it("are not there in a clone without trees, which says so", async () => {
    const origin = makeRepository({ "a/b.md": "x" });
    origin.git("config", "uploadpack.allowFilter", "true");
    origin.commit({ "a/b.md": "y" });
    const folder = temporaryFolder();
    workshopIn(folder).git("clone", "--quiet", "--filter=tree:0", `file://${origin.directory}`, "clone");
    const { code, stderr } = await run(["check", "--base", "HEAD~1"], { cwd: join(folder, "clone") });
    expect([code, stderr]).toEqual([2, expect.stringContaining("this clone is partial and lacks objects")]);
  });

  const ten = (mode: string, id: string): string =>
    write("tree", treeOf([..."0123456789"].map((digit) => ({ mode, name: Buffer.from(digit), id }))));

  it("are not listed where they would fill the memory", async () => {
    let tree = ten("100644", write("blob", Buffer.from("x")));
    for (let depth = 1; depth < 6; depth++) tree = ten("40000", tree);
    const { code, stderr } = await run(["check", "--base", write("commit", commitOf(tree))], {
      cwd: repository.directory,
      env: { NODE_OPTIONS: "--max-old-space-size=200" },
    });
    expect([code, stderr]).toEqual([3, expect.stringContaining("needs more memory than Node.js may use")]);
    // Following the advice leads out.
    const [, used = "", advised = ""] =
      /\((\d+) of 200 MiB\); set NODE_OPTIONS=--max-old-space-size=(\d+)/.exec(stderr) ?? [];
    expect(Number(advised)).toBe(2 * Number(used));
  });

  it.each([
    ["files", [{ mode: "100644", type: "blob", content: "x" }], "111,111,110"],
    ["folders without files", [], "11,111,110"],
  ])("that nine trees make millions of are counted, and not listed: %s", async (_, inner, count) => {
    const [file] = inner.map(({ mode, type, content }) => ten(mode, write(type, Buffer.from(content))));
    let tree = file ?? empty;
    for (let depth = 1; depth < 8; depth++) tree = ten("40000", tree);
    const bomb = write("commit", commitOf(tree));
    const { code, stderr } = await run(["check", "--base", bomb], { cwd: repository.directory });
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining(`a commit has ${count} files and folders, more than 5,000,000`),
    ]);
  });
});
