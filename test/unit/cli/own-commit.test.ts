/** The commit that files written by `init` name: from npm's lock file or a clone, and never anything but a commit. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { pinFor } from "../../../src/cli/commands/init/pin.ts";
import { workflow } from "../../../src/cli/commands/init/templates.ts";
import { ownCommit } from "../../../src/platform/own-commit.ts";
import { tool } from "../../../src/generated/tool.ts";
import { makeRepository, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const id = "0123456789abcdef0123456789abcdef01234567";
const description = {
  "package.json": JSON.stringify({ name: tool.name }),
  "dist/cli/package.json": '{"type":"module"}',
  "dist/cli/index.js": "",
};
const found = (script: string | undefined) => ownCommit(script, process.env, tool);

/** The script of a package as npm and npx lay it, with a lock entry. */
function installed(lock: unknown, folder = temporaryFolder()): string {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, tool.name, "dist/cli"), { recursive: true });
  for (const [path, text] of Object.entries(description)) writeFileSync(join(modules, tool.name, path), text);
  writeFileSync(join(modules, ".package-lock.json"), typeof lock === "string" ? lock : JSON.stringify(lock));
  const link = join(modules, ".bin", tool.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(`../${tool.name}/dist/cli/index.js`, link);
  return link;
}
const locked = (resolved: unknown) => ({ packages: { [`node_modules/${tool.name}`]: { resolved } } });

describe("the commit of an installed package", () => {
  it.each([
    [`git+ssh://git@github.com/acme/agent-profile-check.git#${id}`, "acme/agent-profile-check"],
    [`git+https://github.com/acme/tool#${id}`, "acme/tool"],
    [`git+https://user:secret@github.com/acme/tool.git#${id}`, "acme/tool"],
    [`git+file:///srv/mirrors/tool.git#${id}`, undefined],
    [`git+https://git.example.com/acme/tool.git#${id}`, undefined],
    [`git+https://github.com.example.com/acme/tool.git#${id}`, undefined],
    [`git+https://github.com/acme/..#${id}`, undefined],
    [`git+https://github.com/acme/tool/more#${id}`, undefined],
  ])("of %s is known", async (resolved, repository) => {
    expect(await found(installed(locked(resolved)))).toEqual({
      id,
      repository,
      isDirty: false,
      isUnpublished: false,
      isRelease: false,
    });
  });

  it.each([
    [`github:acme/tool#v${tool.version}`, true],
    ["github:acme/tool", false],
    ["github:acme/tool#main", false],
    ["github:acme/tool#v999.0.0", false],
  ])("asked for as %s is a release: %s", async (requested, isRelease) => {
    const folder = temporaryFolder();
    const script = installed(locked(`git+ssh://git@github.com/acme/tool.git#${id}`), folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { [tool.name]: requested } }));
    expect(await found(script)).toMatchObject({ id, isRelease });
  });

  it.each<[unknown]>([
    ["https://registry.example.com/agent-profile-check-0.1.0.tgz"],
    ["git+ssh://git@github.com/acme/tool.git#v1"],
    [`git+ssh://git@github.com/acme/tool.git#${id}a`],
    [`git+ssh://git@github.com/acme/tool.git#${id.toUpperCase()}`],
    [`git+ssh://git@github.com/acme/tool.git#${id}\n      - run: x`],
    [`git+ssh://git@github.com/acme/tool.git#${id} # x`],
    [7],
    [null],
    [[id]],
  ])("of %j is not known", async (resolved) => expect(await found(installed(locked(resolved)))).toBeUndefined());

  it.each<[unknown]>([["{"], [[]], [null], [{ packages: 1 }], [{ packages: { __proto__: { resolved: id } } }]])(
    "is not known where the lock file is %j",
    async (lock) => expect(await found(installed(lock))).toBeUndefined(),
  );

  it("puts nothing but a commit, a repository and the version into a workflow, whatever a lock file holds", async () => {
    const folder = temporaryFolder();
    const script = installed({}, folder);
    const word = fc.oneof(
      fc.constantFrom(
        "git+ssh://git@github.com/",
        "acme",
        "tool",
        ".git",
        "#",
        id,
        "\n",
        " ",
        ":",
        "@",
        "${{ x }}",
        "/",
      ),
      fc.string({ maxLength: 8 }),
    );
    const plain = /^ {6}- uses: [A-Za-z0-9-]+\/[\w.-]+@(?:[0-9a-f]{40}|COMMIT # [\w ./-]+)$/;
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 8 }), async (words) => {
        writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify(locked(words.join(""))));
        const text = workflow(pinFor(tool, await found(script)), "main", undefined);
        expect(text.trimEnd().split("\n").at(-1)).toMatch(plain);
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});

describe("the commit of a clone", () => {
  it("is its HEAD, with what keeps others from it", async () => {
    const origin = makeRepository(description);
    const clone = workshopIn(temporaryFolder());
    clone.git("clone", "--quiet", origin.directory, ".");
    const script = join(clone.directory, "dist/cli/index.js");
    const head = clone.git("rev-parse", "HEAD");
    const plain = { id: head, repository: undefined, isDirty: false, isUnpublished: false, isRelease: false };
    expect(await found(script)).toEqual(plain);

    clone.git("remote", "set-url", "origin", "git@github.com:acme/tool.git");
    clone.write({ "notes.txt": "x" });
    expect(await found(script)).toEqual({ ...plain, repository: "acme/tool" });
    clone.write({ "dist/cli/index.js": "//" });
    expect(await found(script)).toEqual({ ...plain, repository: "acme/tool", isDirty: true });
    expect(await found(script)).toMatchObject({ isDirty: true, isUnpublished: false });
    const next = clone.commit({}, "mine");
    expect(await found(script)).toEqual({ ...plain, id: next, repository: "acme/tool", isUnpublished: true });
  });

  it("is a release where the tag of its version points at it, and at no other commit", async () => {
    const clone = makeRepository(description);
    const script = join(clone.directory, "dist/cli/index.js");
    const comment = async () => pinFor(tool, await found(script)).comment;
    clone.git("tag", "v999.0.0");
    expect(await comment()).toBe("");
    clone.git("tag", "--annotate", `v${tool.version}`, "--message=x");
    expect(await comment()).toBe(` # v${tool.version}`);
    clone.commit({ "notes.txt": "x" }, "after the release");
    expect(await comment()).toBe("");
  });

  it("is not that of a repository around a copy, nor of a tool with another name", async () => {
    const around = makeRepository({ "tools/check/package.json": description["package.json"], "tools/check/a.js": "" });
    expect(await found(join(around.directory, "tools/check/a.js"))).toBeUndefined();
    const other = makeRepository({ "package.json": '{"name":"other"}', "a.js": "" });
    expect(await found(join(other.directory, "a.js"))).toBeUndefined();
    const empty = makeRepository();
    empty.write(description);
    expect(await found(join(empty.directory, "dist/cli/index.js"))).toBeUndefined();
  });

  it("is not known without a script", async () => {
    expect(await found(undefined)).toBeUndefined();
    expect(await found("/nowhere/at/all.js")).toBeUndefined();
  });
});
