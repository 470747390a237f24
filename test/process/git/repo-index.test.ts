/** A repo follows links as a file system does, and knows where that leads out of the tree. */
import { mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { byBytes } from "../../../src/repo/path.ts";
import { caseFoldedPaths, startDirectories, nearMatchesIn } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { combine, limits, type Tree, UnreadableFile } from "../../../src/repo/tree.ts";
import { treeOf } from "../../support/memory.ts";
import { posix, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const name = fc.constantFrom("a", "b", "c");
const step = fc.oneof({ weight: 5, arbitrary: name }, fc.constantFrom("..", ".", ""));
const pathOf = (part: fc.Arbitrary<string>, most: number) =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join("/"));
const forest = fc.array(
  fc.record({
    path: pathOf(name, 3),
    link: fc.option(
      pathOf(step, 4).filter((target) => target !== "" && !target.startsWith("/")),
      { freq: 2 },
    ),
  }),
  { minLength: 1, maxLength: 9 },
);

/** What the file system says, in a repo's words. */
function askDisk(root: string, path: string): { kind: string; path?: string } {
  try {
    const real = realpathSync.native(`${root}/${path}`);
    if (real !== root && !real.startsWith(`${root}/`)) return { kind: "outside" };
    return { kind: statSync(real).isDirectory() ? "directory" : "file", path: real.slice(root.length + 1) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { kind: { ENOENT: "missing", ENOTDIR: "not-a-directory", ELOOP: "loop" }[code] ?? code };
  }
}

describe("look", () => {
  it.runIf(posix)(
    "agrees with a real file system",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          forest,
          fc.array(
            pathOf(step, 5).filter((path) => !path.startsWith("/")),
            { minLength: 10, maxLength: 30 },
          ),
          async (entries, paths) => {
            const root = join(temporaryFolder(), "the root");
            mkdirSync(root);
            const made = new Map<string, boolean>();
            for (const { path, link } of entries) {
              const above = path.split("/").map((_, i, segments) => segments.slice(0, i).join("/"));
              if ([...made].some(([other, isLeaf]) => other === path || (isLeaf && above.includes(other)))) continue;
              for (const directory of above) made.set(directory, false);
              made.set(path, true);
              writeFiles(root, { [path]: link === null ? path : { link } });
            }
            const repo = await RepoIndex.of(diskTree(root));
            for (const path of [...paths, ...repo.entries.keys()]) {
              const sight = repo.resolve(path);
              const disk = askDisk(root, path);
              const seen =
                sight.kind === "file" || sight.kind === "directory"
                  ? { kind: sight.kind, path: sight.path }
                  : { kind: sight.kind };
              if (seen.kind === "outside" && disk.kind === "missing") continue;
              expect([path, seen]).toEqual([path, disk]);
              if (disk.kind === "directory")
                expect(repo.names(path)).toEqual(readdirSync(join(root, disk.path ?? "")).sort(byBytes));
            }
          },
        ),
        { numRuns: runs(50, 150) },
      );
    },
    60_000,
  );

  const tree = treeOf({
    file: "x",
    "dir/file": "x",
    dirlink: { link: "dir" },
    chain: { link: "dirlink/file" },
    dangling: { link: "dir/none" },
    empty: { link: "" },
    out: { link: "../../etc/passwd" },
    "dir/up": { link: "../../etc" },
    absolute: { link: "/etc/passwd" },
    drive: { link: "C:\\Users" },
    tilde: { link: "~/x" },
    "~/x": "x",
    "~name/.claude/agents/a.md": "x",
    self: { link: "self" },
    ping: { link: "pong" },
    pong: { link: "ping" },
    module: { submodule: true },
    "odd\\xff": { unnameable: true },
    bare: { directory: true },
  });

  it.each([
    ["", { kind: "directory", path: "" }],
    ["dir/", { kind: "directory", path: "dir" }],
    ["./dir//file", { kind: "file", path: "dir/file" }],
    ["file/", { kind: "not-a-directory", path: "file" }],
    ["file/..", { kind: "not-a-directory", path: "file" }],
    ["none/../file", { kind: "missing", path: "none/../file" }],
    ["dir/..", { kind: "directory", path: "" }],
    ["dirlink/../file", { kind: "file", path: "file" }],
    ["chain", { kind: "file", path: "dir/file" }],
    ["chain/x", { kind: "not-a-directory", path: "dir/file" }],
    ["dangling", { kind: "missing", path: "dir/none", link: "dangling" }],
    ["empty", { kind: "missing", path: "empty", link: "empty" }],
    ["out", { kind: "outside", target: "../../etc/passwd", link: "out" }],
    ["dirlink/up/x", { kind: "outside", target: "../../etc", link: "dir/up" }],
    ["..", { kind: "outside", target: ".." }],
    ["dir/../../x/y", { kind: "outside", target: "../x/y" }],
    ["absolute", { kind: "outside", target: "/etc/passwd", link: "absolute" }],
    ["drive", { kind: "outside", target: "C:\\Users", link: "drive" }],
    ["/etc/passwd", { kind: "outside", target: "/etc/passwd" }],
    ["tilde", { kind: "file", path: "~/x" }],
    ["~/../file", { kind: "file", path: "file" }],
    ["self", { kind: "loop", link: "self" }],
    ["ping/x", { kind: "loop", link: "ping" }],
    [
      "module/x",
      { kind: "unjudged", path: "module", problem: "is a submodule, whose files are not part of this tree" },
    ],
    ["odd\\xff", { kind: "missing", path: "odd\\xff" }],
    ["bare", { kind: "directory", path: "bare" }],
    ["DIR", { kind: "missing", path: "DIR" }],
  ])("sees %j", async (path, expected) => expect((await RepoIndex.of(tree)).resolve(path)).toEqual(expected));

  it("counts as many links as the kernel", async () => {
    const links = Object.fromEntries(
      Array.from({ length: limits.links + 1 }, (_, i) => [`l${i}`, { link: i === 0 ? "file" : `l${i - 1}` }]),
    );
    const repo = await RepoIndex.of(treeOf({ ...links, file: "x" }));
    expect(repo.resolve(`l${limits.links - 1}`).kind).toBe("file");
    expect(repo.resolve(`l${limits.links}`).kind).toBe("loop");
  });

  it("shows a name that is not UTF-8 before a real one that it prints like", async () => {
    for (const order of [
      ["unnameable", "file"],
      ["file", "unnameable"],
    ] as const) {
      const repo = await RepoIndex.of({
        list: async () => order.map((kind) => ({ path: "a\\xff.md", kind })),
        read: async () => new Uint8Array(),
      });
      expect(repo.entries.get("a\\xff.md")?.kind).toBe("unnameable");
      expect(repo.names("")).toEqual(["a\\xff.md"]);
    }
  });

  it("keeps what is known of a directory that could not be listed whole", async () => {
    const repo = await RepoIndex.of({
      list: async () => [
        { path: "d/a", kind: "file" },
        { path: "d", kind: "directory", unjudged: "may not be read" },
      ],
      read: async () => new Uint8Array(),
    });
    expect(repo.resolve("d/b")).toEqual({ kind: "unjudged", path: "d", problem: "may not be read" });
    expect(repo.resolve("d/a").kind).toBe("file");
  });

  it("takes time in proportion to the directories that hold a hidden file", () =>
    expectLinear(
      3_000,
      (size) => Array.from({ length: size }, (_, i) => ({ path: `p${i}/.gitkeep`, kind: "file" as const })),
      async (list) => {
        const repo = await RepoIndex.of({ list: async () => list, read: async () => new Uint8Array() });
        expect(repo.holding(".gitkeep").length).toBe(list.length);
        expect([...repo.holding("p7"), ...repo.holding(".claude")]).toEqual([""]);
      },
    ));

  it("takes time in proportion to the entries", () =>
    expectLinear(
      3_000,
      (size) =>
        Array.from({ length: size }, (_, i) => ({
          path: `packages/p${i % 50}/src/q${i % (size / 10)}/File${i}.ts`,
          kind: "file" as const,
        })),
      async (list) => {
        const repo = await RepoIndex.of({ list: async () => list, read: async () => new Uint8Array() });
        startDirectories(repo, ["**/.claude/agents/**/*.md"]);
        const places = ["**/.claude/agents/**/*.md", "**/.codex/config.toml"];
        expect(caseFoldedPaths(nearMatchesIn(repo, places).odd, places)).toEqual([]);
      },
    ));
});

describe("read", () => {
  const many = (count: number, bytes: Uint8Array): Tree => ({
    list: async () => Array.from({ length: count }, (_, i) => ({ path: `f${i}`, kind: "file" })),
    read: async () => bytes,
  });
  const lastOf = async (count: number, bytes: Uint8Array, most?: number) => {
    const repo = await RepoIndex.of(many(count, bytes), most);
    for (let i = 0; i < count - 1; i++) await repo.read(`f${i}`);
    return repo.read(`f${count - 1}`);
  };

  it("names what was cut off, and the limit", async () => {
    const source = (path: string) => ({ path, text: "" });
    const half = 1 << 19;
    expect(await lastOf(5, new Uint8Array(half).fill(0x61), 4 * half)).toEqual({
      kind: "unjudged",
      source: source("f4"),
      problem: expect.stringContaining("limit is 2 MiB"),
    });
    expect(await lastOf(4, new Uint8Array(half).fill(0x61), 4 * half)).toMatchObject({ kind: "text" });
    expect(await lastOf(3, new Uint8Array(half).fill(0xff), 2 * half)).toMatchObject({ kind: "unjudged" });
    expect(await lastOf(1, new Uint8Array(limits.fileBytes + 1))).toEqual({
      kind: "unjudged",
      source: source("f0"),
      problem: "is 4.1 MiB large; the limit is 4 MiB",
    });
  });

  it("tells faults of a file from faults of the tool", async () => {
    const failing = async (error: Error) =>
      (await RepoIndex.of({ list: async () => [{ path: "f", kind: "file" }], read: () => Promise.reject(error) })).read(
        "f",
      );
    expect(await failing(new UnreadableFile("is gone"))).toMatchObject({ kind: "unjudged", problem: "is gone" });
    await expect(failing(new Error("broken"))).rejects.toThrow("broken");
  });

  it("knows a pointer of Git LFS, and bytes that are not UTF-8", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
    expect(await lastOf(1, new TextEncoder().encode(pointer))).toMatchObject({
      kind: "unjudged",
      problem: expect.stringContaining("Git LFS pointer"),
    });
    expect(await lastOf(1, Uint8Array.of(0xff))).toEqual({
      kind: "not-utf8",
      source: { path: "f0", text: "" },
      decoded: { path: "f0", text: "\ufffd" },
    });
  });

  it("names the source by its real path, and reads it once", async () => {
    const repo = await RepoIndex.of(treeOf({ "docs/a.md": "text", l: { link: "docs" } }));
    expect(await repo.read("l/a.md")).toMatchObject({ kind: "text", source: { path: "docs/a.md", text: "text" } });
    expect(repo.read("l/a.md")).toBe(repo.read("docs/a.md"));
  });
});

describe("reach", () => {
  const tree = treeOf({
    "agents/a/config.toml": "x",
    "agents/a/system.md": "x",
    "agents/a/sub/more.md": "x",
    "agents/a/twin": { link: "../b/system.md" },
    "agents/a/deep": { link: "../../docs" },
    "agents/a/within": { link: "sub" },
    "agents/a/round": { link: "round" },
    "agents/b/system.md": "x",
    "docs/x.md": "x",
    linked: { link: "agents/a" },
  });

  it.each([
    ["system.md", { kind: "inside", path: "agents/a/system.md" }],
    ["./sub/../system.md", { kind: "inside", path: "agents/a/system.md" }],
    ["within/more.md", { kind: "inside", path: "agents/a/sub/more.md" }],
    ["../a/system.md", { kind: "inside", path: "agents/a/system.md" }],
    ["none.md", { kind: "nowhere" }],
    ["round", { kind: "nowhere" }],
    ["../b/system.md", { kind: "outside", how: "parent", target: "agents/b/system.md" }],
    ["../../../../etc/passwd", { kind: "outside", how: "parent", target: "../../etc/passwd" }],
    ["none/../../b/system.md", { kind: "outside", how: "parent", target: "agents/a/none/../../b/system.md" }],
    ["..\\b\\system.md", { kind: "outside", how: "parent", target: "agents/a/..\\b\\system.md" }],
    ["twin", { kind: "outside", how: "link", target: "agents/b/system.md", link: "agents/a/twin" }],
    ["sub/../deep/x.md", { kind: "outside", how: "link", target: "docs/x.md", link: "agents/a/deep" }],
    ["deep/none.md", { kind: "outside", how: "link", target: "docs/none.md", link: "agents/a/deep" }],
    ["/etc/passwd", { kind: "outside", how: "absolute", target: "/etc/passwd" }],
    ["~/x", { kind: "outside", how: "absolute", target: "~/x" }],
    ["C:/x", { kind: "outside", how: "absolute", target: "C:/x" }],
    ["\\\\host\\share", { kind: "outside", how: "absolute", target: "\\\\host\\share" }],
  ])("of %j", async (value, expected) =>
    expect((await RepoIndex.of(tree)).reach("agents/a", "agents/a", value)).toEqual(expected),
  );

  it("goes by the real directory where the boundary is a link", async () => {
    const repo = await RepoIndex.of(tree);
    expect(repo.reach("linked", "linked", "system.md")).toEqual({ kind: "inside", path: "agents/a/system.md" });
    expect(repo.reach("linked", "agents/a", "../b/system.md")).toMatchObject({ kind: "outside", how: "parent" });
  });
});

describe("a repository beside its user", () => {
  const user: Tree = {
    ...treeOf({
      "~/.claude/agents/u.md": "user",
      "~/.claude/more": { link: "/opt/more" },
      "/opt/more/m.md": "more",
      "~/.claude/up": { link: "../dots/x.md" },
      "~/dots/x.md": "dots",
    }),
    holdsUser: true,
  };
  const repository = treeOf({
    "~/.claude/agents/r.md": "repository",
    "a/home": { link: "../~/.claude/agents/r.md" },
    "a/sly": { link: "~/.claude/agents/u.md" },
    "a/opt": { link: "/opt/more" },
    "a/.claude/agents/a.md": "a",
  });

  it("never takes a directory named `~` for the home", async () => {
    const repo = await RepoIndex.of(combine(repository, user));
    const text = async (path: string) =>
      ((content) => (content.kind === "text" ? content.source.text : content.kind))(await repo.read(path));
    expect(await text("~/.claude/agents/u.md")).toBe("user");
    expect(repo.resolve("~/.claude/agents/r.md").kind).toBe("missing");
    expect(repo.names("~/.claude/agents")).toEqual(["u.md"]);
    expect(await text("./~/.claude/agents/r.md")).toBe("repository");
    expect(await text("a/home")).toBe("repository");
    expect(repo.resolve("./~/.claude/../../a")).toEqual({ kind: "directory", path: "a" });
    expect(repo.resolve("a/sly").kind).toBe("missing");
    expect(repo.names("")).toContain("./~");
    expect(startDirectories(repo, ["**/.claude/agents/*.md"])).toEqual(["", "./~", "a"]);
  });

  it("follows the user's links to the machine, and no others", async () => {
    const repo = await RepoIndex.of(combine(repository, user));
    expect(repo.resolve("~/.claude/more/m.md")).toEqual({ kind: "file", path: "/opt/more/m.md" });
    expect(repo.resolve("~/.claude/up")).toEqual({ kind: "file", path: "~/dots/x.md" });
    expect(repo.resolve("a/opt")).toEqual({ kind: "outside", target: "/opt/more", link: "a/opt" });
    expect(repo.resolve("~/../x").kind).toBe("outside");
    expect(repo.resolve("/opt/more")).toEqual({ kind: "directory", path: "/opt/more" });
  });

  it("without the user, `~` is a name like any other", async () => {
    const repo = await RepoIndex.of(treeOf({ "~/.claude/agents/r.md": "x", "~x/.claude/agents/r.md": "x" }));
    expect(startDirectories(repo, ["**/.claude/agents/*.md"])).toEqual(["", "~", "~x"]);
  });
});

describe("folded places", () => {
  const patterns = [
    "**/.claude/agents/**/*.md",
    ".vtcode/agents/*.md",
    "**/.codex/config.toml",
    "~/.claude/agents/*.md",
  ];
  const file = (path: string) => ({ path, kind: "file" as const });

  it.each([
    ".Claude/agents/a.md",
    "x/.claude/AGENTS/deep/a.md",
    ".claude./agents/a.md",
    ".claude/agents /a.md",
    ".cl\u200caude/agents/a.md",
    ".claude/agent\u017f/a.md",
    ".claude::$INDEX_ALLOCATION/agents/a.md",
    "CLAUDE~1/agents/a.md",
    "VTCODE~2/agents/a.md",
    "CL0A1F~1/agents/a.md",
    "x/.codex/CONFIG.toml",
    ".codex/CONFIG~1.TOM",
    ".CODEX/config.toml",
  ])("finds %j", (path) => expect(caseFoldedPaths([file(path)], patterns)).toEqual([path]));

  it.each([
    ".claude/agents/a.md",
    ".claude/agents/A.MD",
    ".claude/agents/README.md",
    ".Claude/settings.json",
    ".Claude/agents/a.txt",
    "x/.VTCode/agents/a.md",
    "Claude/agents/a.md",
    "CLAUDE.md",
    "src/Codex.toml",
    "~/.Claude/x.md",
  ])("leaves %j alone", (path) => expect(caseFoldedPaths([file(path)], patterns)).toEqual([]));

  it("finds a link or a submodule on the way", () => {
    expect(
      caseFoldedPaths(
        [
          { path: ".Claude", kind: "link", target: "docs" },
          { path: "x/.claude/Agents", kind: "submodule" },
          { path: ".CODEX", kind: "directory" },
        ],
        patterns,
      ),
    ).toEqual([".Claude", "x/.claude/Agents"]);
  });
});
