/** The user's and the machine's places, in a home made for the test. */
import { chmodSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { userTree } from "../../../src/platform/disk/user.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { combine } from "../../../src/repo/tree.ts";
import { treeOf } from "../../support/memory.ts";
import { type Files, posix, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";

afterAll(removeFolders);

function homeOf(files: Files): string {
  const home = join(temporaryFolder(), "home");
  writeFiles(home, files);
  return home;
}

async function pathsOf(
  patterns: readonly string[],
  environment: { readonly [name: string]: string },
): Promise<string[]> {
  return (await userTree(patterns, environment).tree.list()).map(({ path }) => path).sort();
}

describe.runIf(posix)("the user's tree", () => {
  it("holds what stands at the hosts' places, and no more of the home", async () => {
    const HOME = homeOf({
      ".claude/agents/deep/a.md": "x",
      ".claude/history.jsonl": "x",
      ".codex/config.toml": "x",
      ".codex/agents/a.toml": "x",
      ".config/tool/agents/a.md": "x",
      ".config/other/a.md": "x",
      ".single.json": "x",
      "private.md": "x",
    });
    expect(
      await pathsOf(["**/.claude/agents/*.md", ".vtcode/agents/*.md", "~/.claude/agents/**/*.md", "~/.none/*.md"], {
        HOME,
      }),
    ).toEqual(["~/.claude", "~/.claude/agents", "~/.claude/agents/deep", "~/.claude/agents/deep/a.md"]);
    expect(await pathsOf(["~/.single.json"], { HOME })).toEqual(["~/.single.json"]);
    expect(await pathsOf(["$CODEX_HOME/config.toml"], { HOME })).toEqual([
      "~/.codex/agents",
      "~/.codex/agents/a.toml",
      "~/.codex/config.toml",
    ]);
    expect(await pathsOf(["$XDG_CONFIG_HOME/tool/agents/*.md"], { HOME })).toEqual([
      "~/.config/tool",
      "~/.config/tool/agents",
      "~/.config/tool/agents/a.md",
    ]);
    expect(userTree([], { HOME }).places).toEqual({ home: "~", system: "/" });
  });

  it("finds what variables name, inside the home and outside it", async () => {
    const HOME = homeOf({ "xdg/tool/agents/a.md": "x" });
    const elsewhere = homeOf({ "config.toml": "codex" });
    const environment = { HOME, XDG_CONFIG_HOME: join(HOME, "xdg"), CODEX_HOME: elsewhere };
    expect(await pathsOf(["$XDG_CONFIG_HOME/tool/agents/*.md", "$CODEX_HOME/config.toml"], environment)).toEqual([
      `${elsewhere}/config.toml`,
      "~/xdg/tool",
      "~/xdg/tool/agents",
      "~/xdg/tool/agents/a.md",
    ]);
    const { tree, places } = userTree(["$CODEX_HOME/config.toml"], environment);
    expect(places).toEqual({ home: "~", system: "/", xdgConfigHome: "~/xdg", codexHome: elsewhere });
    await tree.list();
    expect(Buffer.from(await tree.read(`${elsewhere}/config.toml`)).toString()).toBe("codex");
    expect(userTree([], { HOME, CODEX_HOME: "relative", XDG_CONFIG_HOME: "" }).places).toEqual({
      home: "~",
      system: "/",
    });
  });

  it.runIf(process.platform === "linux")("keeps a name that is not UTF-8 as one that cannot be told", async () => {
    const HOME = homeOf({ ".x/agents/a.md": "x" });
    writeFileSync(Buffer.concat([Buffer.from(`${HOME}/.x/agents/caf`), Buffer.from([0xe9]), Buffer.from(".md")]), "x");
    expect(
      (await userTree(["~/.x/agents/*.md"], { HOME }).tree.list()).filter(({ kind }) => kind !== "directory"),
    ).toEqual([
      { path: "~/.x/agents/caf\\xe9.md", kind: "unnameable" },
      { path: "~/.x/agents/a.md", kind: "file" },
    ]);
  });

  it("follows links wherever they lead, on the way and below", async () => {
    const far = homeOf({ "agents/far.md": "far", "more/m.md": "more", "one.md": "one" });
    const HOME = homeOf({
      ".claude": { link: "dots/claude" },
      "dots/claude/agents": { link: join(far, "agents") },
      ".x/agents/more": { link: join(far, "more") },
      ".x/agents/one.md": { link: join(far, "one.md") },
      ".x/agents/round": { link: ".." },
      ".x/agents/self": { link: "self" },
      ".x/agents/none.md": { link: "../none.md" },
    });
    const { tree } = userTree(["~/.claude/agents/*.md", "~/.x/agents/**/*.md"], { HOME });
    const repo = await RepoIndex.of(combine(treeOf({ "a.md": "a" }), tree));
    const text = async (path: string) =>
      ((content) =>
        content.kind === "text"
          ? content.source.text
          : content.kind === "absent"
            ? content.resolution.kind
            : content.kind)(await repo.read(path));
    expect(await text("~/.claude/agents/far.md")).toBe("far");
    expect(await text("~/.x/agents/more/m.md")).toBe("more");
    expect(await text("~/.x/agents/one.md")).toBe("one");
    expect(await text("~/.x/agents/round/agents/one.md")).toBe("one");
    expect(await text("~/.x/agents/none.md")).toBe("missing");
    expect(await text("~/.x/agents/self")).toBe("loop");
    expect(await text("a.md")).toBe("a");
    expect(repo.entries.get("~/.x/agents/one.md")?.kind).toBe("link");
  });

  it.runIf(posix)("says which directory may not be read", async () => {
    const HOME = homeOf({ ".x/agents/a.md": "x" });
    for (const directory of [dirname(HOME), HOME]) chmodSync(directory, 0o755);
    chmodSync(join(HOME, ".x/agents"), 0);
    const isRoot = process.getuid?.() === 0;
    // Root may read everything, so it looks as nobody does.
    if (isRoot) process.seteuid?.(65_534);
    try {
      const repo = await RepoIndex.of(userTree(["~/.x/agents/*.md"], { HOME }).tree);
      expect(repo.resolve("~/.x/agents/a.md")).toMatchObject({
        kind: "unjudged",
        problem: "may not be read: permission denied",
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(join(HOME, ".x/agents"), 0o700);
    }
  });
});
