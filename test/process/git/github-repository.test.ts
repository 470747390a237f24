/** A repository through GitHub's API: whole or not at all, and what it gives is what git's names say. */
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { hostedRepository } from "../../../src/platform/github/repository/index.ts";
import { limits } from "../../../src/repo/tree.ts";
import { type GitHub, startGitHub } from "../../support/github/index.ts";
import { type Files, makeRepository, removeFolders, type Workshop } from "../../support/repository.ts";
import { sendRequest } from "../../../src/platform/github/request.ts";

const running: GitHub[] = [];
afterEach(async () => {
  for (const github of running.splice(0)) {
    expect(github.violations).toEqual([]);
    await github.close();
  }
});
afterAll(removeFolders);

async function serve(files: Files) {
  const origin = makeRepository(files);
  const github = await startGitHub();
  running.push(github);
  github.served.set("octo-org/octo-repo", origin);
  const hosted = () =>
    hostedRepository({
      api: github.url,
      graphql: `${github.url}/graphql`,
      token: "ghs_0123456789",
      repository: "octo-org/octo-repo",
    });
  return { origin, github, hosted, root: origin.git("rev-parse", "HEAD^{tree}") };
}

/** Path, mode and id of everything, as git lists it. */
function listed(origin: Workshop): readonly string[] {
  return origin
    .git("ls-tree", "-r", "-z", "HEAD")
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => `${line.split("\t")[1]} ${line.split(/[ \t]/)[2]}`)
    .sort();
}

describe("a tree", () => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`d${at % 6}/e${at % 3}/f${at}.md`, `${at}\n`]),
  );

  it("is one question, with links, submodules and all", async () => {
    const { origin, github, hosted, root } = await serve({ ...files, link: { link: "d1" } });
    origin.git("update-index", "--add", "--cacheinfo", `160000,${"a".repeat(40)},vendor`);
    origin.git("commit", "--quiet", "-m", "a submodule");
    const entries = await hosted().tree(origin.git("rev-parse", "HEAD^{tree}")).list();
    expect(entries.map(({ path, id }) => `${path} ${id}`).sort()).toEqual(listed(origin));
    expect(entries.find(({ path }) => path === "link")).toMatchObject({ kind: "link", target: "d1" });
    expect(entries.find(({ path }) => path === "vendor")).toMatchObject({ kind: "submodule" });
    expect(github.requests.filter((id) => id === "git/get-tree")).toHaveLength(1);
    expect(root).not.toBe("");
  });

  it.each([70, 25, 11, 10])("is walked where GitHub cuts it off after %i entries", async (entries) => {
    const { origin, github, hosted, root } = await serve(files);
    github.limits.entries = entries;
    expect((await hosted().tree(root).list()).map(({ path, id }) => `${path} ${id}`).sort()).toEqual(listed(origin));
  });

  it("is none where a directory alone is cut off", async () => {
    const { github, hosted, root } = await serve(files);
    github.limits.entries = 3;
    await expect(hosted().tree(root).list()).rejects.toThrow("more entries than GitHub's API lists");
  });

  it.each([
    [502, /answers with 502/],
    [404, /does not have the directory `d\d/],
  ])("is none where a part of it cannot be had (%i)", async (answer, words) => {
    const { github, hosted, root } = await serve(files);
    github.limits.entries = 11;
    github.faults = [{ operation: "git/get-tree", answer, skip: 3 }];
    await expect(hosted().tree(root).list()).rejects.toThrow(words);
  });

  it("is walked where an answer that calls itself whole is not, and none where that goes on", async () => {
    const { origin, github, hosted, root } = await serve(files);
    const items = origin
      .git("ls-tree", "-r", "-t", "HEAD")
      .split("\n")
      .map((line) => {
        const [mode = "", type = "", sha = "", path = ""] = line.split(/[ \t]/);
        return { path, mode, type, sha, ...(type === "blob" ? { size: 2 } : {}), url: "https://api.github.com/x" };
      });
    const body = (tree: readonly object[]) => ({ sha: root, url: "https://api.github.com/x", tree, truncated: false });
    const lies = [
      items.slice(0, -1),
      items.filter(({ path }) => path !== "d3/e0"),
      items.map((item) => ({ ...item, ...(item.type === "blob" ? { sha: "1".repeat(40) } : {}) })),
      [...items, { ...items.at(-1), path: "d1/more.md" }],
    ];
    for (const lie of lies) {
      github.faults = [{ operation: "git/get-tree", answer: 200, body: body(lie), times: 1 }];
      expect((await hosted().tree(root).list()).map(({ path, id }) => `${path} ${id}`).sort()).toEqual(listed(origin));
    }
    github.faults = [{ operation: "git/get-tree", answer: 200, body: body([]) }];
    await expect(hosted().tree(root).list()).rejects.toThrow("does not match its git id");
    github.faults = [];
    const asked = github.requests.length;
    await hosted().tree(root).list();
    expect(github.requests.slice(asked)).toEqual(["git/get-tree"]);
  });

  it("knows a name that is not UTF-8 for none", async () => {
    const { origin, hosted } = await serve(files);
    const blob = origin.gitWith("x\n", "hash-object", "-w", "--stdin");
    const tree = origin.gitWith(
      Buffer.concat([Buffer.from(`100644 blob ${blob}\tcaf`), Buffer.from([0xe9]), Buffer.from(".md\0")]),
      "mktree",
      "-z",
    );
    expect(await hosted().tree(tree).list()).toMatchObject([{ kind: "unnameable" }]);
  });
});

describe("contents", () => {
  const odd: Files = {
    "binary.md": new Uint8Array([1, 0, 2, 255]),
    "latin.md": new Uint8Array([0x63, 0x61, 0x66, 0xe9, 10]),
    "marked.md": "\ufeffwords\r\n",
    "empty.md": "",
    "long.md": "x".repeat(600_000),
    "plain.md": "words\n",
  };

  it("come many at once, and one by one where a query does not give them as they are", async () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`m/${at}.md`, `text ${at}\n`]));
    const { github, hosted, root } = await serve({ ...odd, ...many });
    const tree = hosted().tree(root);
    await tree.list();
    const asked = github.requests.length;
    const read = await Promise.all(
      Object.keys({ ...odd, ...many }).map(async (path) => [path, Buffer.from(await tree.read(path))] as const),
    );
    for (const [path, bytes] of read)
      expect(bytes.equals(Buffer.from((odd[path] ?? many[path]) as string | Uint8Array as string)), path).toBe(true);
    const since = github.requests.slice(asked);
    expect(since.filter((id) => id === "graphql")).toHaveLength(2);
    expect(
      since.filter((id) => id === "git/get-blob"),
      "binary, not UTF-8, cut off",
    ).toHaveLength(3);
    await tree.read("plain.md");
    expect(github.requests.length - asked, "nothing is asked twice").toBe(since.length);
  });

  it("that nobody reads are not asked for", async () => {
    const { github, hosted, root } = await serve(odd);
    const tree = hosted().tree(root);
    await tree.list();
    expect(github.requests).toEqual(["git/get-tree"]);
    await tree.read("plain.md");
    expect(github.requests).toEqual(["git/get-tree", "git/get-blob"]);
  });

  it("come from nearer by where that has them", async () => {
    const { origin, github, hosted, root } = await serve(odd);
    const near = {
      get: async (id: string) => ({
        kind: "object" as const,
        id,
        type: "blob",
        size: 1,
        content: origin.raw("cat-file", "blob", id),
      }),
    };
    expect(Buffer.from(await hosted().tree(root, near).read("plain.md")).toString()).toBe("words\n");
    expect(github.requests).toEqual(["git/get-tree"]);
  });

  it("that are not what git's name for them says are refused, by name", async () => {
    const { origin, github, hosted, root } = await serve({ "a.md": "words\n", "b.md": "more words\n" });
    github.forged.set(origin.git("rev-parse", "HEAD:a.md"), "other words\n");
    const tree = hosted().tree(root);
    const [one, other] = await Promise.allSettled([tree.read("a.md"), tree.read("b.md")]);
    expect(one).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(/`a\.md` cannot be read: .*GitHub/) },
    });
    expect(other?.status === "rejected" ? "rejected" : "fulfilled", "one query of two is believed in no part").toBe(
      "rejected",
    );
  });

  it("above the limit are a fault of the file", async () => {
    const { hosted, root } = await serve({ "large.md": "x".repeat(limits.fileBytes + 1), "small.md": "x" });
    const tree = hosted().tree(root);
    await expect(Promise.all([tree.read("large.md"), tree.read("small.md")])).rejects.toThrow("the limit is 4 MiB");
  });
});

describe("GitHub stumbles", () => {
  const limited = {
    message: "You have exceeded a secondary rate limit.",
    documentation_url: "https://docs.github.com/rest",
  };
  it.each([
    ["a bad gateway", { operation: "git/get-tree", answer: 502, times: 2 }],
    ["no service for a second", { operation: "git/get-tree", answer: 503, times: 1, headers: { "retry-after": "1" } }],
    [
      "a limit for bursts",
      { operation: "git/get-tree", answer: 403, times: 1, headers: { "retry-after": "1" }, body: limited },
    ],
    [
      "too many requests",
      {
        operation: "git/get-tree",
        answer: 429,
        times: 1,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000)) },
      },
    ],
    ["a connection that is cut", { operation: "git/get-tree", answer: "hang-up", times: 1 }],
    ["queries that fail for good", { operation: "graphql", answer: 502 }],
  ] as const)("over %s, and is asked again", async (_, fault) => {
    const { github, hosted, root } = await serve({ "a.md": "one\n", "b.md": "two\n" });
    github.faults = [fault];
    const tree = hosted().tree(root);
    const read = await Promise.all(["a.md", "b.md"].map(async (path) => Buffer.from(await tree.read(path)).toString()));
    expect(read).toEqual(["one\n", "two\n"]);
  });

  it.each([
    ["a bad gateway that stays", { operation: "git/get-tree", answer: 502 }, "GitHub answers with 502"],
    [
      "a limit for the hour",
      {
        operation: "git/get-tree",
        answer: 403,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + 3000) },
      },
      "rate limit",
    ],
    [
      "a wait that is too long",
      { operation: "git/get-tree", answer: 429, headers: { "retry-after": "3600" } },
      "rate limit",
    ],
    ["rights that the token has not", { operation: "git/get-tree", answer: 403 }, "`contents: read`"],
    [
      "a query over its limit",
      {
        operation: "graphql",
        answer: 200,
        body: { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] },
      },
      "rate limit",
    ],
    ["connections that are cut", { operation: "git/get-tree", answer: "hang-up" }, "cannot be reached"],
  ] as const)("over %s, and nothing is read", async (_, fault, words) => {
    const { github, hosted, root } = await serve({ "a.md": "one\n", "b.md": "two\n" });
    github.faults = [fault];
    const tree = hosted().tree(root);
    await expect(Promise.all([tree.read("a.md"), tree.read("b.md")])).rejects.toThrow(words);
    expect(github.requests.length).toBeLessThanOrEqual(4);
  });
});

describe("a commit", () => {
  it("names its parents, and what is there no more is not there", async () => {
    const { origin, hosted } = await serve({ "a.md": "one\n" });
    const first = origin.git("rev-parse", "HEAD");
    const second = origin.commit({ "a.md": "two\n" });
    expect(await hosted().commit(second)).toMatchObject({
      id: second,
      parents: [first],
      tree: origin.git("rev-parse", "HEAD^{tree}"),
    });
    expect(await hosted().commit("f".repeat(40))).toBeUndefined();
    expect(await hosted().tipOf("main")).toBe(second);
    expect(await hosted().tipOf("gone")).toBeUndefined();
    expect(await hosted().mergeOf(7)).toBeUndefined();
  });
});

describe("a name in a question", () => {
  it.each([
    "/orgs/acme/teams/../memberships/alice",
    "/repos/acme/../contents/x",
    "/repos/acme/org/commits/.",
    "/users/%2E%2e",
    "/users/.%2e?per_page=1",
  ])("is no step to another one: %s", async (path) => {
    // Nothing listens there: were it asked, the answer would be another one.
    const answer = await sendRequest(
      { api: "http://127.0.0.1:9", token: "x" },
      { path, accept: "application/json", limit: 10, patience: { milliseconds: 0 } },
    );
    expect(answer).toEqual({ kind: "failed", status: undefined, reason: `\`${path}\` names nothing on GitHub` });
  });
});
