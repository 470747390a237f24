/** `fix` on disk and in the index: what it writes, what it refuses to write, and what it answers. */
import { chmodSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { makeRepository, posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const path = ".claude/agents/reviewer.md";
const profile = (tools: string) =>
  `---\nname: reviewer\ndescription: Reviews a change.\ntools: ${tools}\n---\nRead the change.\n`;
const [broken, whole] = [profile("Read, MultiEdit, Grep"), profile("Read, Grep")];
const at = (directory: string) => readFileSync(join(directory, path), "utf8");

describe("fix", () => {
  it("writes the working tree alone, keeps the mode, and has nothing to do a second time", async () => {
    const { directory, git } = makeRepository({ [path]: broken, "README.md": "words\n" });
    chmodSync(join(directory, path), 0o640);
    const first = await run(["fix"], { cwd: directory });
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toContain(`${path}: 1 fix\n  tools: Read, Grep\n`);
    expect(at(directory)).toBe(whole);
    if (posix) expect(lstatSync(join(directory, path)).mode & 0o777).toBe(0o640);
    expect(git("show", `:${path}`)).toBe(broken.trimEnd());
    expect(git("status", "--short")).toBe(` M ${path}`);
    expect((await run(["fix"], { cwd: directory })).stdout).toMatch(/^Nothing to fix\. No findings remain\.$/m);
  });

  it("writes nothing with --dry-run, and shows a diff that git applies", async () => {
    const { directory, git } = makeRepository({ [path]: broken });
    for (const words of [
      ["fix", "--dry-run"],
      ["check", "--fix", "--dry-run"],
    ]) {
      const { code, stdout } = await run(words, { cwd: directory });
      expect(code).toBe(0);
      expect(git("status", "--short")).toBe("");
      writeFileSync(join(directory, "fix.patch"), stdout);
      git("apply", "fix.patch");
      expect(at(directory)).toBe(whole);
      git("checkout", "--", path);
      git("clean", "-fq");
    }
  });

  it("writes the index too with --staged, and refuses where the working tree differs", async () => {
    const { directory, git, write } = makeRepository({ "README.md": "words\n" });
    write({ [path]: broken }).git("add", "--all");
    expect(await run(["fix", "--staged"], { cwd: directory })).toMatchObject({ code: 0 });
    expect([at(directory), git("show", `:${path}`)]).toEqual([whole, whole.trimEnd()]);
    expect(git("status", "--short")).toBe(`A  ${path}`);
    write({ [path]: broken }).git("add", "--all");
    write({ [path]: `${broken}More.\n` });
    const { code, stderr } = await run(["fix", "--staged"], { cwd: directory });
    expect(code).toBe(2);
    expect(stderr).toContain(path);
    expect([at(directory), git("show", `:${path}`)]).toEqual([`${broken}More.\n`, broken.trimEnd()]);
  });

  it("leaves files alone with --staged that the commit does not change", async () => {
    const old = ".claude/agents/old.md";
    const was = broken.replace("name: reviewer", "name: old");
    const { directory, git, write } = makeRepository({ [old]: was });
    write({ [path]: broken }).git("add", "--all");
    const { code, stdout } = await run(["fix", "--staged"], { cwd: directory });
    expect(code).toBe(0);
    expect(stdout).not.toContain(old);
    expect(at(directory)).toBe(whole);
    expect(git("status", "--short")).toBe(`A  ${path}`);
    write({ [old]: `${was}More.\n` }).git("add", "--all");
    await run(["fix", "--staged"], { cwd: directory });
    expect(git("show", `:${old}`)).not.toBe(`${was}More.`);
    expect(git("status", "--short")).toBe(`M  ${old}\nA  ${path}`);
  });

  it("checks what is there after the fixes with check --fix", async () => {
    const { directory } = makeRepository({
      [path]: `${profile("Read").replace("tools: Read", "allowed-tools: Read, Grep")}`,
    });
    expect(await run(["check"], { cwd: directory })).toMatchObject({ code: 1 });
    const { code, stdout, stderr } = await run(["check", "--fix", "--format", "json"], { cwd: directory });
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { findings: readonly object[] }).findings).toEqual([]);
    expect(stderr).toContain("tools: Read, Grep");
  });

  it.runIf(posix)("follows a link to a file of the repository, and never one that leads out of it", async () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, "x.md"), broken.replace("name: reviewer", "name: x"));
    const repository = makeRepository({
      "shared/reviewer.md": broken,
      [path]: { link: "../../shared/reviewer.md" },
      ".claude/agents/out.md": { link: join(outside, "x.md") },
    });
    expect(await run(["fix"], { cwd: repository.directory })).toMatchObject({ code: 0 });
    expect(readFileSync(join(repository.directory, "shared/reviewer.md"), "utf8")).toBe(whole);
    expect(lstatSync(join(repository.directory, path)).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(outside, "x.md"), "utf8")).toContain("MultiEdit");
  });

  it("leaves files that git ignores", async () => {
    const { directory, write } = makeRepository({ ".gitignore": ".claude/\n", ".claude2/a.md": "words\n" });
    write({ [path]: broken });
    expect(await run(["fix"], { cwd: directory })).toMatchObject({ code: 0 });
    expect(at(directory)).toBe(broken);
  });

  it("takes no words, and --dry-run of check only with --fix", async () => {
    const { directory } = makeRepository({ [path]: broken });
    expect(await run(["fix", path], { cwd: directory })).toMatchObject({ code: 2 });
    expect(await run(["check", "--dry-run"], { cwd: directory })).toMatchObject({ code: 2 });
    expect(at(directory)).toBe(broken);
  });
});
