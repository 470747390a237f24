/** Writing: inside the directory, whole or not at all, through no link, and over nothing that is not to be replaced. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { kindAt, writeInside } from "../../../src/platform/disk/write.ts";
import { UserError } from "../../../src/repo/tree.ts";
import { posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const once = { replace: false };
const again = { replace: true };

describe("a file", () => {
  it.runIf(posix && process.getuid?.() !== 0)("is refused in words where the user may not write", () => {
    const root = temporaryFolder();
    chmodSync(root, 0o500);
    expect(() => writeInside(root, "a.md", "one", once)).toThrow("`a.md` cannot be written: permission denied");
  });

  it("is refused in words where its name is too long", () => {
    const name = `${"x".repeat(300)}.md`;
    expect(() => writeInside(temporaryFolder(), name, "one", once)).toThrow(`${name}\` cannot be written: its name is`);
  });

  it("is written with the directories on the way, and leaves nothing beside it", () => {
    const root = temporaryFolder();
    expect(writeInside(root, "a/b/c.yml", "one", once)).toBe(true);
    expect(readFileSync(join(root, "a/b/c.yml"), "utf8")).toBe("one");
    expect(readdirSync(join(root, "a/b"))).toEqual(["c.yml"]);
  });

  it("is left as it is, or replaced, as it is asked", () => {
    const root = temporaryFolder();
    writeFileSync(join(root, "a"), "mine");
    expect(writeInside(root, "a", "yours", once)).toBe(false);
    expect(readFileSync(join(root, "a"), "utf8")).toBe("mine");
    expect(writeInside(root, "a", "yours", again)).toBe(true);
    expect(readFileSync(join(root, "a"), "utf8")).toBe("yours");
    expect(readdirSync(root)).toEqual(["a"]);
  });

  it.runIf(posix)("goes through no link, whether it leads in, out or nowhere", () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, "file"), "mine");
    for (const target of [outside, "inside", "nowhere"]) {
      const root = temporaryFolder();
      mkdirSync(join(root, "inside"));
      symlinkSync(target, join(root, "link"));
      for (const path of ["link", "link/file", "link/deep/file"])
        for (const how of [once, again]) expect(() => writeInside(root, path, "yours", how), path).toThrow(UserError);
      expect(lstatSync(join(root, "link")).isSymbolicLink()).toBe(true);
      expect(readdirSync(join(root, "inside"))).toEqual([]);
    }
    expect(readFileSync(join(outside, "file"), "utf8")).toBe("mine");
    expect(readdirSync(outside)).toEqual(["file"]);
  });

  it("does not take the place of a directory, nor stand below a file", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "directory"));
    writeFileSync(join(root, "file"), "mine");
    expect(() => writeInside(root, "directory", "x", again)).toThrow("`directory` is not a regular file");
    expect(() => writeInside(root, "file/x", "x", again)).toThrow("`file` is not a directory");
    expect(kindAt(root, "file")).toBe("file");
    expect(kindAt(root, "nothing/here")).toBe("nothing");
  });

  it.each(["", "..", "../x", "a/../../x", "/x", "a//b", "./a"])("is not asked for at %j", (path) => {
    const root = join(temporaryFolder(), "root");
    mkdirSync(root);
    expect(() => writeInside(root, path, "x", again)).toThrow("is not a path below the root");
    expect(existsSync(join(root, "../x"))).toBe(false);
  });
});
