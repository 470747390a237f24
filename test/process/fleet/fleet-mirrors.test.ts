/** What lies below `--mirrors` is a row of the inventory, or is named as passed over. */
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { mirrorsBelow } from "../../../src/platform/git/mirrors.ts";
import { UserError } from "../../../src/repo/tree.ts";
import { run } from "../../support/command.ts";
import { makeRepository, posix, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";

afterAll(removeFolders);

/** Folders for paths that end with `/`, else files; folders of repositories need no more than their `.git`. */
function folderWith(...paths: readonly string[]): string {
  const folder = temporaryFolder();
  for (const path of paths) {
    mkdirSync(join(folder, path.endsWith("/") ? path : dirname(path)), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(join(folder, path), "");
  }
  return folder;
}

const pathsIn = (folder: string) => mirrorsBelow(folder).repositories.map(({ name, path }) => [name, path]);

describe("a folder of mirrors", () => {
  it("has bare repositories and clones, also broken ones, at most six folders below", () => {
    const folder = folderWith(
      "acme/pay/.git/",
      "acme/bare.git/",
      "acme/old/objects/",
      "acme/old/refs/",
      "b/c/d/e/f/g.git/",
    );
    expect(pathsIn(folder)).toEqual([
      ["acme/bare", "acme/bare.git"],
      ["acme/old", "acme/old"],
      ["acme/pay", "acme/pay"],
      ["b/c/d/e/f/g", "b/c/d/e/f/g.git"],
    ]);
  });

  it("names what it passes over: folders that are too deep, and repositories in others that are no submodules", () => {
    const folder = folderWith(
      "a/b/c/d/e/f/g/.git/",
      "acme/.git/",
      "acme/pay/.git/",
      "acme/group/site.git/",
      "acme/submodule/.git",
      "acme/src/lib/",
    );
    expect(mirrorsBelow(folder)).toMatchObject({
      repositories: [{ path: "acme" }],
      nested: ["acme/group/site.git", "acme/pay"],
      deep: ["a/b/c/d/e/f/g"],
      links: [],
    });
  });

  it("has every repository of an owner, also of those that are named as git's own folders", () => {
    const own = ["HEAD", "config", "hooks", "info", "logs", "objects", "pay", "refs"];
    const forms = [
      (name: string) => [`acme/${name}/HEAD`, `acme/${name}/objects/`, `acme/${name}/refs/`],
      (name: string) => [`acme/${name}/.git/`],
      (name: string) => [`acme/${name}/.git`],
    ];
    for (const form of forms)
      expect(pathsIn(folderWith(...own.flatMap(form))).map(([, path]) => path)).toEqual(
        own.map((name) => `acme/${name}`),
      );
    expect(pathsIn(folderWith("acme/objects/.git/", "acme/refs/", "acme/pay/.git/")).map(([, path]) => path)).toEqual([
      "acme/objects",
      "acme/pay",
    ]);
  });

  it("may be kept in a repository of its own", () =>
    expect(pathsIn(folderWith(".git/objects/", "pay.git/"))).toEqual([["pay", "pay.git"]]));

  it("must be a folder", () => {
    const folder = folderWith("file");
    for (const name of ["file", "nothing", "file/below"])
      expect(() => mirrorsBelow(join(folder, name)), name).toThrow(UserError);
  });

  it.runIf(posix)("may be named by a link, and names the links below it that lead to no file", () => {
    const folder = folderWith("m/acme/pay.git/", "file");
    for (const [link, to] of [
      ["linked", "m"],
      ["m/acme/again", "pay.git"],
      ["m/acme/gone", "nowhere"],
      ["m/acme/round", "round"],
      ["m/acme/list", "../../file"],
    ] as const)
      symlinkSync(to, join(folder, link));
    expect(mirrorsBelow(join(folder, "linked"))).toMatchObject({
      repositories: [{ path: "acme/pay.git" }],
      links: ["acme/again", "acme/gone", "acme/round"],
    });
  });
});

describe.runIf(posix)("a folder that cannot be read", () => {
  const isRoot = process.getuid?.() === 0;
  afterEach(() => {
    if (isRoot) process.seteuid?.(0);
  });

  it("is a repository with a problem, and stops no other", () => {
    const folder = folderWith("acme/pay.git/", "closed/", "deeper/lost+found/", "lost+found/");
    if (isRoot) {
      for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
        chownSync(join(folder, name), 65534, 65534);
      process.seteuid?.(65534);
    }
    for (const name of ["closed", "deeper/lost+found", "lost+found"]) chmodSync(join(folder, name), 0);
    const problem = "the folder is not readable (EACCES: permission denied)";
    const { repositories, recovered } = mirrorsBelow(folder);
    expect(repositories).toEqual([
      { name: "acme/pay", path: "acme/pay.git" },
      { name: "closed", path: "closed", problem },
      { name: "deeper/lost+found", path: "deeper/lost+found", problem },
    ]);
    // A file system has one at the top of a volume, which is no repository.
    expect(recovered).toEqual(["lost+found"]);
    expect(() => mirrorsBelow(join(folder, "closed"))).toThrow(/`--mirrors .*` cannot be read: EACCES/);
  });
});

describe("a plan of mirrors", () => {
  const agent = "---\nname: a\ndescription: Reads the code and answers.\ntools: Read\n---\nLook.\n";

  it.runIf(posix)("names what was passed over, and reads through a link that the user names", async () => {
    const folder = folderWith("m/a/b/c/d/e/f/g/.git/");
    const { directory } = makeRepository({ ".claude/agents/a.md": agent });
    mkdirSync(join(folder, "m/acme"));
    symlinkSync(directory, join(folder, "m/acme/elsewhere"));
    symlinkSync("m", join(folder, "linked"));
    const alone = await run(["fleet", "plan", "--mirrors", "linked"], { cwd: folder });
    expect([alone.code, alone.stderr]).toEqual([
      2,
      expect.stringMatching(
        /no repository below `linked`; left out, because links .*`acme\/elsewhere`; .*`a\/b\/c\/d\/e\/f\/g`/,
      ),
    ]);
    workshopIn(folder).git("clone", "--quiet", directory, "m/acme/pay");
    const planned = await run(["fleet", "plan", "--mirrors", "linked"], { cwd: folder });
    expect([planned.code, planned.stdout]).toEqual([0, '{"shard":["1/1"]}\n']);
    expect(planned.stderr).toMatch(/left out.* links .*: `acme\/elsewhere`\n/);
    expect((await run(["fleet", "scan"], { cwd: folder })).code).toBe(0);
    expect((await run(["fleet", "merge", "scan"], { cwd: folder })).code).toBe(0);
    expect(readFileSync(join(folder, "inventory/inventory.csv"), "utf8")).toMatch(/^acme\/pay,.*,passed,/m);
  });

  it("names both folders of one name", async () => {
    const { code, stderr } = await run(["fleet", "plan", "--mirrors", "m"], {
      cwd: folderWith("m/acme/pay/.git/", "m/acme/pay.git/"),
    });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/two repositories .*`acme\/pay`: `m\/acme\/pay` and `m\/acme\/pay\.git`; rename/),
    ]);
  });
});
