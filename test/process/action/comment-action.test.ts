/** The second action, bundled: what it makes of a result that anybody may have written, and whose request it comments on. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { action, bypass, file, reader } from "../../support/action.ts";
import { follow, fork, leave, type Left, runPage, startAfter } from "../../support/ended.ts";
import { mergeOf, type RequestOptions } from "../../support/events.ts";
import type { Fault } from "../../support/github/index.ts";
import { posix, temporaryFolder } from "../../support/repository.ts";
import type { Step } from "../../support/runner.ts";

const said = ({ annotations }: Step, level: string) =>
  annotations
    .filter(({ name }) => name === level)
    .map(({ message }) => message)
    .join("\n");
/** One run for all tests that start from the same pull request; each gets a result of its own to change. */
function leftOnce(request: RequestOptions): () => Promise<Left> {
  let left: Promise<Left> | undefined;
  return async () => {
    const done = await (left ??= leave(request));
    return { ...done, result: structuredClone(done.result) };
  };
}

const widening = leftOnce({ base: { [file]: reader }, head: { [file]: bypass } });
const quiet = leftOnce({ base: { [file]: reader }, head: { "README.md": "words\n" } });

describe("the comment of an ended run", () => {
  it("stands on the request of a fork, and says whose words it repeats", async () => {
    const left = await widening();
    const github = await startAfter(left);
    const step = await follow(left, { github });
    expect(step.exitCode).toBe(0);
    expect(github.requests).toEqual([
      "pulls/list",
      "git/get-commit",
      "repos/get-content",
      "repos/get-content",
      "repos/get-content",
      "issues/list-comments",
      "issues/create-comment",
      "issues/list-comments",
    ]);
    expect(github.calls.find(({ operation }) => operation === "pulls/list")?.path).toContain("head=mona%3Afeature");
    expect(step.outputs["comment-url"]).toBe("https://github.com/octo-org/octo-repo/pull/7#issuecomment-1");
    const [{ body } = { body: "" }] = github.comments;
    expect(body).toMatch(/^<!-- agent-profile-check:[0-9a-f]{16} -->\n/);
    expect(body).toContain("❌ Failed");
    expect(body).toContain("`failure`");
    expect(body).toContain(`[its run](${runPage})`);
    expect(body).toContain("the check blocks a merge");
    expect(body).toContain("`sonnet` → `opus`");
    expect(body).toContain("no-permission-bypass");
    expect(body).toContain(
      `https://github.com/octo-org/octo-repo/blob/${left.sha}/.claude/agents/reviewer.md?plain=1#L6`,
    );
  });

  it("is left alone, updated, and one line once all is well", async () => {
    const [left, well] = [await widening(), await quiet()];
    const github = await startAfter(left);
    await follow(left, { github });
    await follow(left, { github, ended: { id: 5000, run_attempt: 1 } });
    expect(github.requests.filter((one) => /create|update/.test(one))).toEqual(["issues/create-comment"]);
    github.served.set("octo-org/octo-repo", well.origin);
    github.pulls.splice(0, 1, ...(await startAfter(well)).pulls);
    expect((await follow(well, { github, ended: { conclusion: "success" } })).exitCode).toBe(0);
    expect(github.comments.map(({ body }) => body.split("\n").length)).toEqual([3]);
    expect(github.comments[0]?.body).toContain("✅ Passed");
  });

  it("is none where there is nothing to tell", async () => {
    const left = await quiet();
    const github = await startAfter(left);
    const step = await follow(left, { github, ended: { conclusion: "success" } });
    expect(step).toMatchObject({ exitCode: 0, outputs: {} });
    expect(github.comments).toEqual([]);
  });

  it("is never green where the run failed, whatever was written down", async () => {
    for (const left of [await quiet(), await widening()]) {
      const github = await startAfter(left);
      await follow(left, { github, file: { ...left.result, findings: [] } });
      const [{ body } = { body: "" }] = github.comments;
      expect(body).toContain("❌ Failed");
      expect(body).not.toMatch(/✅|Passed/);
    }
  });

  it.each(["timed_out", "action_required", "neutral", "stale", "startup_failure", "cancelled"])(
    "is replaced where the run ended with %s, whatever was written down, and made nowhere",
    async (conclusion) => {
      const left = await widening();
      const github = await startAfter(left);
      const ended = { conclusion };
      expect((await follow(left, { github, ended })).exitCode).toBe(0);
      expect(github.comments).toEqual([]);
      await follow(left, { github, ended: { conclusion: "success" } });
      expect(github.comments[0]?.body).toContain("✅ Passed");
      for (const file of [left.result, null]) await follow(left, { github, ended, file });
      expect(github.comments.map(({ body }) => body.split("\n").slice(1))).toEqual([
        [expect.stringMatching(new RegExp(`^⚠️ Not decided: the run ended with \`${conclusion}\`\\. .*${runPage}`)), ""],
      ]);
      expect(github.requests.filter((one) => one === "issues/update-comment")).toHaveLength(1);
    },
  );

  it("is one for each key and workflow", async () => {
    const left = await widening();
    const github = await startAfter(left);
    for (const inputs of [{ key: "" }, { key: "a" }, { key: "b" }, { key: "a" }])
      await follow(left, { github, inputs: { result: "result.json", ...inputs } });
    await follow(left, { github, environment: { GITHUB_JOB: "other" } });
    expect(new Set(github.comments.map(({ body }) => body.split("\n")[0])).size).toBe(4);
    expect(github.comments).toHaveLength(4);
  });

  it("says nothing of what no request has, or nobody waits for", async () => {
    const left = await widening();
    const github = await startAfter(left);
    for (const ended of [{ event: "push" }, { event: "schedule" }, { conclusion: "skipped" }]) {
      const step = await follow(left, { github, ended, file: null });
      expect(step.exitCode).toBe(0);
      expect(said(step, "notice")).not.toBe("");
    }
    expect(github.requests).toEqual([]);
  });
});

describe("the request", () => {
  it("is never one that the result names", async () => {
    const left = await widening();
    const github = await startAfter(left);
    const forged = {
      ...left.result,
      number: 1,
      pull_request: { number: 1 },
      issue: "https://github.com/octo-org/octo-repo/pull/1",
      repository_id: 1,
    };
    expect((await follow(left, { github, file: forged, ended: { pull_requests: [{ number: 1 }] } })).exitCode).toBe(0);
    expect(
      github.calls
        .filter(({ operation }) => operation.startsWith("issues/"))
        .every(({ path }) => path.includes("/issues/7/")),
    ).toBe(true);
  });

  it.each([
    ["is closed", { state: "closed" }],
    ["has another head by now", { head: { sha: "1".repeat(40), ref: "feature", repository: fork } }],
    [
      "is of another fork with a branch of that name",
      { head: { sha: "", ref: "feature", repository: "mallory/octo-repo" } },
    ],
  ] as const)("gets no comment where it %s", async (_, pull) => {
    const left = await widening();
    const head = "head" in pull && pull.head.sha === "" ? { ...pull.head, sha: left.commits["head"] ?? "" } : undefined;
    const github = await startAfter(left, { pulls: [{ ...pull, ...(head ? { head } : {}) }] });
    const step = await follow(left, { github });
    expect(step.exitCode).toBe(0);
    expect(said(step, "notice")).not.toBe("");
    expect(github.requests).not.toContain("issues/create-comment");
  });

  it("is found where the fork is gone, or its branch has another name by now", async () => {
    const left = await widening();
    for (const ended of [{ head_repository: null }, { head_branch: "renamed" }]) {
      const github = await startAfter(left);
      expect((await follow(left, { github, ended })).exitCode).toBe(0);
      expect(github.requests).toContain("repos/list-pull-requests-associated-with-commit");
      expect(github.comments).toHaveLength(1);
    }
  });

  it("is the one whose base was judged, of several with that head", async () => {
    const left = await widening();
    const elsewhere = { sha: "2".repeat(40), ref: "next" };
    const github = await startAfter(left, { pulls: [{ number: 8, base: elsewhere }, {}] });
    await follow(left, { github });
    expect(github.comments).toHaveLength(1);
    expect(
      github.calls.filter(({ operation }) => operation === "issues/create-comment").map(({ path }) => path),
    ).toEqual(["/repos/octo-org/octo-repo/issues/7/comments"]);
    const open = await startAfter(left, { pulls: [{ number: 8, base: elsewhere }, { base: elsewhere }] });
    const step = await follow(left, { github: open });
    expect(step.exitCode).toBe(0);
    expect(said(step, "notice")).toMatch(/\b2\b/);
    expect(open.comments).toEqual([]);
  });

  it("had this head judged, or its merge", async () => {
    const left = await widening();
    const { head = "", base = "" } = left.commits;
    const github = await startAfter(left);
    expect((await follow(left, { github, file: { ...left.result, commit: head } })).exitCode).toBe(0);
    expect(github.requests).not.toContain("git/get-commit");
    const swapped = mergeOf(left.origin, head, base);
    for (const commit of [base, swapped, "1".repeat(40), null]) {
      const step = await follow(left, { github, file: { ...left.result, commit } });
      expect(step.exitCode).toBe(2);
      expect(said(step, "error")).not.toBe("");
    }
    expect(github.comments).toHaveLength(1);
  });
});

describe("a result that is none", () => {
  it.each<[string, (result: Record<string, unknown>) => unknown, RegExp]>([
    ["nothing", () => "", /is not JSON/],
    ["words", () => "::error::x", /is not JSON/],
    ["no text", () => Buffer.from([0x7b, 0xff, 0x7d]), /is not JSON/],
    ["a list", () => [], /is no result of this tool/],
    ["null", () => "null", /is no result of this tool/],
    ["a later version", (result) => ({ ...result, version: 2 }), /\b2\b.*\b1\b/],
    ["without a version", (result) => ({ ...result, version: undefined }), /`version`/],
    ["deep", () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`, /\b32\b/],
    ["large", (result) => ({ ...result, more: "x".repeat(5 * 1024 * 1024) }), /\b5 MiB\b/],
    [
      "a severity that there is not",
      (result) => ({ ...result, findings: [{ ...(result["findings"] as object[])[0], severity: "fine" }] }),
      /`findings\.0\.severity`/,
    ],
    [
      "a line before the first",
      (result) => ({ ...result, findings: [{ ...(result["findings"] as object[])[0], line: 0 }] }),
      /`findings\.0\.line`/,
    ],
    [
      "a rule that is an address",
      (result) => ({ ...result, findings: [{ ...(result["findings"] as object[])[0], rule: "../../../evil" }] }),
      /`findings\.0\.rule`/,
    ],
    ["a commit that is a branch", (result) => ({ ...result, commit: "main" }), /`commit`/],
    [
      "of another repository",
      (result) => ({ ...result, repository: "octo-org/other" }),
      /`octo-org\/other`.*`octo-org\/octo-repo`/,
    ],
    ["of no repository", (result) => ({ ...result, repository: null }), /is about no repository/],
    ["not there", () => null, /is not there/],
  ])("ends with 2 and says why: %s", async (_, forge, says) => {
    const left = await widening();
    const github = await startAfter(left);
    const step = await follow(left, { github, file: forge(left.result) });
    expect(step.exitCode).toBe(2);
    expect(said(step, "error")).toMatch(says);
    expect(github.comments).toEqual([]);
    const old = await startAfter(left);
    await follow(left, { github: old, ended: { conclusion: "success" } });
    expect(old.comments).toHaveLength(1);
    await follow(left, { github: old, file: forge(left.result) });
    expect(old.comments.map(({ body }) => body.split("\n")[1])).toEqual([
      expect.stringMatching(/^⚠️ Not decided: the run left no result that can be used\. /),
    ]);
  });

  it.runIf(posix)("is not looked for outside, and is no device", async () => {
    const left = await widening();
    for (const [name, make, says] of [
      ["link.json", (path: string) => symlinkSync("/etc/passwd", path), /lies outside the workspace/],
      ["device.json", (path: string) => symlinkSync("/dev/zero", path), /lies outside the workspace/],
      ["folder", (path: string) => mkdirSync(path), /is not a file/],
    ] as const) {
      const workspace = temporaryFolder();
      make(join(workspace, name));
      const step = await follow(left, { workspace, inputs: { result: name } });
      expect(step.exitCode).toBe(2);
      expect(said(step, "error")).toMatch(says);
    }
    const outside = join(temporaryFolder(), "result.json");
    writeFileSync(outside, JSON.stringify(left.result));
    expect(said(await follow(left, { inputs: { result: outside } }), "error")).toContain("lies outside the workspace");
  });
});

describe("a job that cannot comment", () => {
  it("says which permission it lacks", async () => {
    const left = await widening();
    for (const [more, says] of [
      [{ name: "pull_request" }, /started by `workflow_run`, not by `pull_request`/],
      [{ event: { action: "requested" } }, /needs `types: \[completed\]`/],
      [{ ended: { conclusion: null } }, /needs `types: \[completed\]`/],
      [{ inputs: {} }, /`result` is missing/],
      [{ inputs: { result: "result.json", token: " " } }, /`token` is missing/],
    ] as const) {
      const step = await follow(left, more);
      expect(step.exitCode).toBe(2);
      expect(said(step, "error")).toMatch(says);
    }
  });

  it("does not take a payload at its word that is about another repository, or about no run", async () => {
    const left = await widening();
    for (const more of [
      { event: { repository: { full_name: "octo-org/other" } } },
      { ended: { id: "1" } },
      { ended: { head_sha: "main" } },
      { ended: { run_attempt: -1 } },
    ]) {
      const step = await follow(left, more);
      expect(step.exitCode).toBe(3);
      expect(said(step, "error")).toContain("the payload of workflow_run");
    }
  });

  type Row = readonly [what: string, fault: Omit<Fault, "operation">, exitCode: number, says: RegExp];
  const rows: readonly Row[] = [
    ["403", { answer: 403 }, 2, /answers with 403.*needs `pull-requests: write`/],
    ["404", { answer: 404 }, 3, /answers with 404/],
    ["500", { answer: 500 }, 3, /answers with 500/],
    ["a rate limit for an hour", { answer: 403, headers: { "retry-after": "3600" } }, 3, /asks to wait 3600 s/],
  ];
  it.each(rows)("is not green: %s", async (_, fault, exitCode, says) => {
    const left = await widening();
    const github = await startAfter(left);
    for (const operation of exitCode === 2
      ? ["issues/list-comments", "issues/create-comment"]
      : ["issues/create-comment"]) {
      github.faults = [{ operation, ...fault }];
      const step = await follow(left, { github });
      expect(step.exitCode).toBe(exitCode);
      expect(said(step, "error")).toMatch(says);
      expect(step.outputs["comment-url"]).toBeUndefined();
    }
  });

  it.each([403, 500] as const)("is not green where the request cannot be looked for: %s", async (answer) => {
    const left = await widening();
    for (const operation of ["git/get-commit", "pulls/list"]) {
      const github = await startAfter(left);
      github.faults = [{ operation, answer }];
      expect((await follow(left, { github })).exitCode).toBe(answer === 403 ? 2 : 3);
    }
  });

  it("waits where GitHub names a wait, and says that a conversation is locked", async () => {
    const left = await widening();
    const github = await startAfter(left);
    github.faults = ["git/get-commit", "pulls/list", "issues/create-comment"].map((operation) => ({
      operation,
      answer: 429,
      headers: { "retry-after": "1" },
      times: 1,
    }));
    expect((await follow(left, { github })).exitCode).toBe(0);
    expect(github.comments).toHaveLength(1);
    github.comments.splice(0);
    github.faults = [
      {
        operation: "issues/create-comment",
        answer: 403,
        body: {
          message: "Unable to create comment because issue is locked.",
          documentation_url: "https://docs.github.com/articles/locking-conversations/",
        },
      },
    ];
    const step = await follow(left, { github });
    expect(step.exitCode).toBe(0);
    expect(said(step, "notice")).toContain("the conversation is locked");
  });
});

describe("a fault of the tool", () => {
  /** A copy of the second action in which the code behind the first match of a pattern begins with something else. */
  function broken(pattern: RegExp, begin: string): string {
    const folder = temporaryFolder();
    for (const name of ["comment", "dist/comment"]) cpSync(join(action, name), join(folder, name), { recursive: true });
    const bundle = join(folder, "dist", "comment");
    const name = readdirSync(bundle).find(
      (one) => one.endsWith(".js") && pattern.test(readFileSync(join(bundle, one), "utf8")),
    );
    if (!name) throw new Error(`nothing in the bundle matches ${pattern}`);
    writeFileSync(
      join(bundle, name),
      readFileSync(join(bundle, name), "utf8").replace(pattern, (found) => `${found}${begin}`),
    );
    return join(folder, "comment");
  }

  it.each([
    [
      "is thrown",
      /function reportModelIn\([^)]*\)\s*\{/,
      'throw new Error("boom ::error::x\\n::warning::y");',
      /boom .*please report it/,
    ],
    [
      "is thrown outside every call",
      /async function pullRequestsOf\([^)]*\)\s*\{/,
      'setTimeout(() => { throw new Error("boom"); }); await new Promise(() => {});',
      /boom.*please report it/,
    ],
    [
      "is an answer that never comes",
      /async function pullRequestsOf\([^)]*\)\s*\{/,
      "await new Promise(() => {});",
      /came to an end before the comment was written/,
    ],
  ])("%s: the job is not green, and no comment is written", async (_, pattern, begin, says) => {
    const left = await widening();
    const github = await startAfter(left);
    const step = await follow(left, { github, action: broken(pattern, begin) });
    expect(step.exitCode).toBe(3);
    expect(said(step, "error")).toMatch(says);
    expect(step.annotations.filter(({ name }) => name !== "error")).toEqual([]);
    expect(github.comments).toEqual([]);
  });
});
