/** Links of a pull request's pages: to the line under *Files changed*, or to the file where that page does not show it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linksOf } from "../../../src/action/links.ts";
import type { GitHubEvent } from "../../../src/action/event.ts";
import { type ChangedFiles, changedFiles } from "../../../src/compare/changed-files.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { linkTo, type Links } from "../../../src/reports/markdown/links.ts";
import { commentOf, markdown, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { linksOfScene, resultOfScene, scenes } from "../../../scripts/scenes.ts";
import { hostileText } from "../../support/hostile.ts";
import { commitOf, type Held, treeOf } from "../../support/memory.ts";
import { resultOf } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, Held>>;

const [commit, base] = ["a".repeat(40), "b".repeat(40)];
const repository = "https://github.com/octo-org/octo-repo";
const model = reportModelOf(resultOf([], {}, { repository: "octo-org/octo-repo", commit, base }));

async function filesOf(before: Files, after: Files, tree = commitOf) {
  return changedFiles(await RepoIndex.of(tree(before)), await RepoIndex.of(tree(after)));
}

/** The address behind a spot, without what all of them begin with. */
async function addressOf(
  [before, after]: readonly [Files, Files],
  path: string,
  {
    line = 4,
    isOfBase = false,
    tree = commitOf,
  }: { line?: number | null; isOfBase?: boolean; tree?: typeof commitOf } = {},
): Promise<string> {
  const links: Links = {
    server: "https://github.com",
    run: undefined,
    pull: { number: 7, files: await filesOf(before, after, tree) },
  };
  const text = linkTo("x", { path, line, isOfBase }, { model, links, isSummary: true });
  return /^\[x\]\((.*)\)$/.exec(text)?.[1]?.replace(`${repository}/`, "") ?? text;
}

describe("a link to a line", () => {
  const changed = [
    { "a.md": "1", "b.md": "1" },
    { "a.md": "2", "b.md": "1" },
  ] as const;

  it.each([
    ["package.json", "7ae45ad102eab3b6d7e7896acd08c427a9b25b346470d7bc6507b6481575d519"],
    ["README.md", "b335630551682c19a781afebcf4d07bf978fb1f8ac04c6bf87428ed5106870f5"],
  ])("has GitHub's own name for the file: %s", async (path, hash) =>
    expect(await addressOf([{ [path]: "1" }, { [path]: "2" }], path)).toBe(`pull/7/files#diff-${hash}R4`),
  );

  it("hashes the bytes of a path that is not ASCII, and needs no escape for it", async () => {
    const path = ".claude/agents/prüfer (日本) [x].md";
    expect(await addressOf([{}, { [path]: "1" }], path)).toBe(
      `pull/7/files#diff-${sha256(new TextEncoder().encode(path))}R4`,
    );
  });

  it("leads to the old side for a line of the base, and to the file without a line", async () => {
    const anchor = `pull/7/files#diff-${sha256("a.md")}`;
    expect(await addressOf(changed, "a.md", { isOfBase: true })).toBe(`${anchor}L4`);
    expect(await addressOf(changed, "a.md", { line: null })).toBe(anchor);
  });

  it("leads to the file where the pull request does not change it", async () => {
    expect(await addressOf(changed, "b.md")).toBe(`blob/${commit}/b.md?plain=1#L4`);
    expect(await addressOf(changed, "b.md", { isOfBase: true })).toBe(`blob/${base}/b.md?plain=1#L4`);
    expect(await addressOf(changed, "nowhere.md")).toBe(`blob/${commit}/nowhere.md?plain=1#L4`);
  });

  it("of a file that is gone leads to its old side, unless Git may show it as renamed", async () => {
    const gone = { "old.md": "1", "a.md": "1" };
    const anchor = `pull/7/files#diff-${sha256("old.md")}L4`;
    expect(await addressOf([gone, { "a.md": "2" }], "old.md", { isOfBase: true })).toBe(anchor);
    expect(await addressOf([gone, { "a.md": "1", "new.md": "1" }], "old.md", { isOfBase: true })).toBe(
      `blob/${base}/old.md?plain=1#L4`,
    );
    expect(await addressOf([gone, { "a.md": "1", "new.md": "1" }], "new.md")).toBe(
      `pull/7/files#diff-${sha256("new.md")}R4`,
    );
  });

  it("never leads to a side that a file does not have", async () => {
    expect(await addressOf([{}, { "a.md": "1" }], "a.md", { isOfBase: true })).toBe(`blob/${base}/a.md?plain=1#L4`);
    expect(await addressOf([{ "a.md": "1" }, {}], "a.md")).toBe(`blob/${commit}/a.md?plain=1#L4`);
  });

  it("knows nothing of a tree without ids, of a path that is not UTF-8, and of a folder", async () => {
    expect(await addressOf(changed, "a.md", { tree: treeOf })).toBe(`blob/${commit}/a.md?plain=1#L4`);
    const odd = { "caf\\xe9.md": { unnameable: true } } as const;
    expect(await addressOf([{}, odd], "caf\\xe9.md")).toMatch(/^blob\//);
    expect(await addressOf([{}, { "a/b.md": "1" }], "a")).toMatch(/^blob\//);
  });

  it("of a link or a submodule whose target changes is one too", async () => {
    const sides = [{ l: { link: "a" } }, { l: { link: "b" } }] as const;
    expect(await addressOf(sides, "l", { line: 1 })).toBe(`pull/7/files#diff-${sha256("l")}R1`);
    const kinds = [{ m: { link: "a" } }, { m: { submodule: true } }] as const;
    expect(await addressOf(kinds, "m", { line: null })).toBe(`pull/7/files#diff-${sha256("m")}`);
  });

  it("cannot be led elsewhere by the name of a file", () =>
    fc.assert(
      fc.asyncProperty(hostileText, fc.boolean(), async (name, isOfBase) => {
        fc.pre(!/^[\w.-]+\/[\w.-]+\/\/[^@]+@/.test(name) && !name.startsWith("~/") && name !== "");
        const files: ChangedFiles = { changeOf: () => "changed", addsFiles: () => true, paths: () => [] };
        const links = { server: "https://github.com", run: undefined, pull: { number: 7, files } };
        expect(linkTo("x", { path: name, line: 2, isOfBase }, { model, links, isSummary: true })).toMatch(
          new RegExp(`^\\[x\\]\\(${repository}/pull/7/files#diff-[0-9a-f]{64}${isOfBase ? "L" : "R"}2\\)$`),
        );
      }),
      { numRuns: runs(300, 3000), seed: 13 },
    ));
});

describe("the pages of a pull request", () => {
  const event = (context: GitHubEvent["context"]): GitHubEvent => ({
    commit,
    repository: "octo-org/octo-repo",
    context,
    ref: undefined,
    defaultBranch: "main",
    isForeign: false,
  });
  const request = {
    kind: "request",
    number: 7,
    head: commit,
    base,
    baseRef: "main",
    isSilent: false,
    ran: commit,
  } as const;

  it.each([
    ["GitHub", "https://github.com", "https://api.github.com", true],
    ["GitHub with data residency", "https://acme.ghe.com", "https://api.acme.ghe.com", true],
    ["GitHub Enterprise Server", "https://git.acme.example", "https://git.acme.example/api/v3", true],
    ["Gitea", "https://git.acme.example", "https://git.acme.example/api/v1", false],
    ["a server that looks like it", "https://github.com.evil.example", "https://api.github.com", false],
    ["another one", "https://evil.example/github.com", "https://evil.example/api/v3", false],
  ])("link to its lines where the server is known: %s", async (_, server, api, isKnown) => {
    const result = { ...resultOf([]), changedFiles: await filesOf({}, {}) };
    const runner = { environment: {}, server, api };
    expect(linksOf(result, event(request), runner).pull?.number).toBe(isKnown ? 7 : undefined);
  });

  it.each([
    { kind: "group", base } as const,
    { kind: "push", before: base, commits: [] } as const,
    { kind: "none" } as const,
  ])("do not where there is none: $kind", async (context) => {
    const result = { ...resultOf([]), changedFiles: await filesOf({}, {}) };
    const runner = { environment: {}, server: "https://github.com", api: "https://api.github.com" };
    expect(linksOf(result, event(context), runner).pull).toBeUndefined();
    expect(linksOf(resultOf([]), event(request), runner).pull).toBeUndefined();
  });

  it.each(Object.keys(scenes).filter((name) => name !== "four-hundred"))(
    "link each changed file to its lines, in the comment and the summary: %s",
    async (name) => {
      const scene = scenes[name];
      if (!scene) throw new Error(`there is no scene ${name}`);
      const result = await resultOfScene(scene);
      const links = linksOfScene(result);
      for (const page of [commentOf(reportModelOf(result), links, "<!-- x -->"), markdown(result, links)]) {
        const anchors = [...page.matchAll(/\/pull\/7\/files#diff-([0-9a-f]{64})([LR])\d+\)/g)];
        const [old, now] = [scene.before, scene.after].map((files) => Object.keys(files).map((path) => sha256(path)));
        for (const [, hash = "", side] of anchors) expect(side === "L" ? old : now).toContain(hash);
        const blobs = [...page.matchAll(/\/blob\/[0-9a-f]{40}\/([^?)]+)/g)].map(([, path = ""]) =>
          decodeURIComponent(path),
        );
        const isChanged = (path: string) =>
          path in scene.before && path in scene.after && scene.before[path] !== scene.after[path];
        expect(blobs.filter(isChanged)).toEqual([]);
        if (name !== "clean") expect(anchors.length).toBeGreaterThan(0);
      }
    },
  );
});
