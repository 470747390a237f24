/** Which hosts are in use in a repository. */
import { describe, expect, it } from "vitest";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import type { UserDirectories } from "../../../src/repo/tree.ts";
import { type DetectionInput, detectHost } from "../../../src/inspect/detect.ts";
import { type Held, treeOf } from "../../support/memory.ts";

const host = {
  patterns: ["**/.own/agents/*.md", "**/.claude/agents/*.md", "~/.own/agents/*.md"],
  ownPatterns: ["**/.own/**", ".github/own/agents/**", "own.toml", "~/.own/**"],
  detectionHints: [{ path: "**/.many/settings.json", text: '"own.' }],
};

async function use(files: Readonly<Record<string, Held>>, signs: Partial<DetectionInput> = {}) {
  const tree = treeOf(files);
  const repo = await RepoIndex.of(signs.user ? { ...tree, holdsUser: true } : tree);
  return detectHost("one", host, repo, {
    requested: () => false,
    policy: () => false,
    base: () => false,
    user: undefined,
    ...signs,
  });
}

const home: UserDirectories = { home: "~", system: "/" };

describe("a host with places of its own", () => {
  it.each([
    ["its directory", { ".own/agents/a.md": "" }, ".own"],
    ["anything in its directory", { ".own/settings": "" }, ".own"],
    ["its directory further down", { "packages/x/.own/agents/a.md": "", "a/.own/b": "" }, "a/.own"],
    ["a directory below one that many have", { ".github/own/agents/a.md": "" }, ".github/own/agents"],
    ["its settings at the root", { "own.toml": "" }, "own.toml"],
    ["a link to a directory", { "held/a.md": "", ".own": { link: "held" } }, ".own"],
    ["a link that leads out of the tree", { ".own": { link: "/srv/own" } }, ".own"],
    ["a link to nothing", { ".own": { link: "made-later" } }, ".own"],
    ["a submodule", { ".own": { submodule: true } }, ".own"],
    [
      "a word of it in settings of several",
      { ".many/settings.json": "{}", "x/.many/settings.json": '{ "own.key": 1 }' },
      "x/.many/settings.json",
    ],
    [
      "settings of several that cannot be read",
      { ".many/settings.json": new Uint8Array([0xff]) },
      ".many/settings.json",
    ],
    [
      "settings of several that lie elsewhere",
      { ".many/settings.json": { link: "/srv/settings.json" } },
      ".many/settings.json",
    ],
  ] as const)("is in use where there is %s", async (_, files, path) =>
    expect(await use(files)).toEqual({ kind: "own", path }),
  );

  it.each([
    ["nothing", {}, undefined],
    ["a place that others have too", { ".claude/agents/a.md": "" }, ".claude/agents"],
    ["an empty directory, of which git knows nothing", { ".own": { directory: true } }, undefined],
    ["settings of the same name elsewhere", { "x/own.toml": "" }, undefined],
    ["a directory that many have", { ".github/agents/a.md": "" }, undefined],
    ["another word in settings of several", { ".many/settings.json": '{ "other": "own" }' }, undefined],
  ] as const)("is not where there is %s", async (_, files, shared) =>
    expect(await use(files)).toEqual({ kind: "none", shared }),
  );

  it("is where the policy, the command line or the base says so", async () => {
    const shared = { ".claude/agents/a.md": "" };
    expect(await use(shared, { policy: (id) => id === "one" })).toEqual({ kind: "policy" });
    expect(await use(shared, { requested: (id) => id === "one" })).toEqual({ kind: "asked" });
    expect(await use(shared, { base: (id) => id === "one" })).toEqual({ kind: "base" });
  });

  it("is where the user has it, if the user's own places count", async () => {
    expect(await use({ "~/.own/agents/a.md": "" }, { user: home })).toEqual({ kind: "own", path: "~/.own" });
    expect(await use({ "~/.other/agents/a.md": "" }, { user: home })).toEqual({ kind: "none", shared: undefined });
  });
});

it("counts every place of a host that says nothing more", async () => {
  const repo = await RepoIndex.of(treeOf({ ".claude/agents/a.md": "" }));
  const signs = { requested: () => false, policy: () => false, base: () => false, user: undefined };
  expect(await detectHost("one", { patterns: ["**/.claude/agents/*.md"] }, repo, signs)).toEqual({
    kind: "own",
    path: ".claude/agents",
  });
  expect(await detectHost("one", { patterns: [".own/*.md"] }, repo, signs)).toEqual({
    kind: "none",
    shared: undefined,
  });
});
