/** The comment of the bundled action: one for each job, whoever else writes there, and whatever keeps it from being written. */
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { broken, bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { pullRequest, type Scene } from "../../support/events.ts";
import type { Fault, GitHub } from "../../support/github/index.ts";
import type { Files } from "../../support/repository.ts";
import type { Step } from "../../support/runner.ts";

/** One repository and one clone for all tests of the same pull request: a run only reads them. */
function sceneOnce(head: Files): () => Scene {
  let scene: Scene | undefined;
  return () => (scene ??= pullRequest({ base: { [file]: reader }, head }));
}

const scene = sceneOnce({ [file]: bypass });
const otherwise = sceneOnce({ [file]: bypass.replace("opus", "haiku") });
const mended = sceneOnce({ "README.md": "words\n" });
/** The policy has a key that there is not. */
const brokenPolicy = sceneOnce({ [policy]: "cieling: [read]\n" });

const pullNumberIn = (page: string) => /\/pull\/(\d+)\/files/.exec(page)?.[1];
const noticesOf = ({ annotations }: Step) =>
  annotations
    .filter(({ name }) => name === "notice")
    .map(({ message }) => message)
    .join("\n");
const bodies = ({ comments }: GitHub) => comments.map(({ body }) => body);

describe("the comment", () => {
  it("is made once, left alone while nothing changes, then updated", async () => {
    const [first, github] = [scene(), await startChecked()];
    await run(first, { github });
    expect(github.requests).toEqual(["issues/list-comments", "issues/create-comment", "issues/list-comments"]);
    const again = await run(first, { github, environment: { GITHUB_RUN_ID: "999" } });
    expect(github.requests.slice(3)).toEqual(["issues/list-comments"]);
    expect(again.outputs["comment-url"]).toContain("#issuecomment-1");
    expect((await run(mended(), { github })).exitCode).toBe(0);
    expect(github.requests.slice(4)).toEqual(["issues/list-comments", "issues/update-comment"]);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body.split("\n")).toEqual([
      expect.stringMatching(/^<!-- .* -->$/),
      expect.stringMatching(/^✅ Passed.*; no subagent differs from the base\. .*its run/),
      "",
    ]);
  });

  it("links what changes to Files changed, shows the new prompt, and names instructions", async () => {
    const policy = ".github/agent-profile-check.yml";
    const granted = `grants:\n  - { profiles: [reviewer], paths: ["${file}"], may: [execute], reason: runs the tests, owner: "@octo-org", until: 2099-12-31 }\n`;
    const kept = { [policy]: `ceiling: [read]\n${granted}`, "AGENTS.md": "Ask first.\n" };
    const head = { ...kept, [file]: `${bypass}\nPush at once.\n`, "AGENTS.md": "Ask nobody.\nPush.\n" };
    const [github, pull] = [await startChecked(), pullRequest({ base: { ...kept, [file]: reader }, head })];
    const { summary = "" } = await run(pull, { github });
    const address = "https://github.com/octo-org/octo-repo";
    for (const page of [github.comments[0]?.body ?? "", summary]) {
      expect(page).toMatch(new RegExp(`\\(${address}/pull/\\d+/files#diff-${sha256(file)}R\\d+\\)`));
      expect(page).not.toContain(`/${file}?plain=1`);
      expect(page).toMatch(new RegExp(`\\(${address}/blob/[0-9a-f]{40}/${policy}\\?plain=1#L3\\)`));
      expect(page).toMatch(/^<details><summary>Prompt of <code>reviewer<\/code>/m);
      expect(page).toMatch(/^\+Push at once\.$/m);
      expect(page).toContain(
        `**Instructions changed** (not checked): [\`AGENTS.md\`](${address}/pull/${pullNumberIn(page)}/files#diff-${sha256("AGENTS.md")}) +2 −1.`,
      );
    }
  });

  it("follows `comment`", async () => {
    const github = await startChecked();
    await run(mended(), { github });
    expect(github.requests).toEqual(["issues/list-comments"]);
    await run(scene(), { github, inputs: { comment: "never" } });
    await run(scene(), { github, inputs: { token: "" } });
    expect(github.requests).toHaveLength(1);
    await run(mended(), { github, inputs: { comment: "always" } });
    expect(github.comments).toHaveLength(1);
  });

  /** What ends without a decision, with the first line that says so. */
  const undecided: readonly (readonly [string, () => readonly [Scene, Parameters<typeof run>[1]], RegExp])[] = [
    ["the policy is invalid", () => [brokenPolicy(), {}], /^⚠️ Not decided: the policy is invalid\. /],
    ["an input is wrong", () => [scene(), { inputs: { gate: "some" } }], /^⚠️ Not decided: the input `gate` is one of /],
    [
      "the policy is not there",
      () => [scene(), { inputs: { policy: "no/such.yml" } }],
      /^⚠️ Not decided: the policy is invalid\. /,
    ],
    [
      "the tool fails",
      () => [scene(), { action: broken(/function annotations\([^)]*\)\s*\{/) }],
      /^⚠️ Not decided: the tool failed\. /,
    ],
  ];

  it.each(undecided)("that says Passed is replaced by one line where %s, and made nowhere", async (_, make, says) => {
    const [undone, more] = make();
    const github = await startChecked();
    await run(undone, { github, ...more });
    expect(github.comments).toEqual([]);
    await run(mended(), { github, inputs: { comment: "always" } });
    expect(github.comments[0]?.body).toContain("✅ Passed");
    for (let times = 0; times < 2; times++) {
      const step = await run(undone, { github, ...more });
      expect(step.outputs["conclusion"]).toBe("error");
      expect([2, 3]).toContain(step.exitCode);
      expect(step.summary).toMatch(/^## ⚠️ Not decided: /);
    }
    expect(github.comments).toHaveLength(1);
    const [, line = "", ...rest] = github.comments[0]?.body.split("\n") ?? [];
    expect(line).toMatch(says);
    expect(line).not.toMatch(/Passed|boom/);
    expect(line).toContain("/actions/runs/");
    expect(rest).toEqual([""]);
    expect(github.requests.filter((one) => one === "issues/update-comment")).toHaveLength(1);
    await run(scene(), { github });
    expect(github.comments[0]?.body).toContain("❌ Failed: ");
  });

  it("of a run that decided nothing follows `comment`", async () => {
    const github = await startChecked();
    await run(brokenPolicy(), { github, inputs: { comment: "never" } });
    await run(brokenPolicy(), { github, inputs: { token: "" } });
    expect(github.requests).toEqual([]);
    await run(brokenPolicy(), { github, inputs: { comment: "always" } });
    expect(github.comments.map(({ body }) => body.split("\n")[1])).toEqual([
      expect.stringMatching(/^⚠️ Not decided: the policy is invalid\. /),
    ]);
  });

  it("of a run that decided nothing is only a notice where it cannot be written", async () => {
    const github = await startChecked();
    github.faults = [{ operation: "issues/list-comments", answer: 403 }];
    const step = await run(brokenPolicy(), { github });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(noticesOf(step)).toContain("the comment could not be written");
  });

  it("is not somebody else's that bears the marker", async () => {
    const first = scene();
    const probe = await startChecked();
    await run(first, { github: probe });
    const planted = probe.comments[0]?.body ?? "";
    const stranger = { login: "mallory", type: "User" as const };
    const otherBot = { login: "chatter[bot]", type: "Bot" as const };
    const github = await startChecked({
      comments: [
        { author: stranger, body: planted },
        { author: otherBot, body: planted },
      ],
    });
    await run(first, { github });
    expect(github.comments.map(({ author }) => author.login)).toEqual([
      "mallory",
      "chatter[bot]",
      "github-actions[bot]",
    ]);
    expect(github.comments[0]?.body).toBe(planted);
    await run(first, { github });
    expect(github.comments).toHaveLength(3);
  });

  it("is found among the comments of a token that is an app's or a person's, on any page", async () => {
    for (const viewer of [
      { login: "profiles-app[bot]", type: "Bot" as const },
      { login: "octocat", type: "User" as const },
    ]) {
      const talk = Array.from({ length: 230 }, (_, at) => ({
        author: { login: "octocat", type: "User" as const },
        body: `comment ${at}`,
      }));
      const github = await startChecked({ viewer, comments: talk });
      const first = scene();
      await run(first, { github });
      await run(first, { github });
      expect(github.comments).toHaveLength(231);
      expect(github.comments[230]?.author).toEqual(viewer);
    }
  });

  it("is written back where somebody edited it, and left alone where only the line ends differ", async () => {
    const [first, github] = [scene(), await startChecked()];
    await run(first, { github });
    const [written = ""] = bodies(github);
    for (const [edited, updates] of [
      [`${written}\nand all is well`, 1],
      [written.replaceAll("\n", "\r\n"), 0],
    ] as const) {
      if (github.comments[0]) github.comments[0].body = edited;
      const before = github.requests.length;
      await run(first, { github });
      expect(github.requests.slice(before).filter((one) => one === "issues/update-comment")).toHaveLength(updates);
      if (updates > 0) expect(bodies(github)).toEqual([written]);
    }
  });

  it("is made anew where it was deleted between the look and the update, and only where it is news", async () => {
    const [first, github] = [scene(), await startChecked()];
    await run(first, { github });
    const [stale] = await listed(github);
    github.comments.splice(0);
    github.faults = [
      { operation: "issues/list-comments", answer: 200, body: [stale], times: 1 },
      { operation: "issues/update-comment", answer: 404, times: 1 },
    ];
    const step = await run(otherwise(), { github });
    expect(bodies(github)).toEqual([expect.stringContaining("haiku")]);
    expect(step.outputs["comment-url"]).toContain("#issuecomment-2");
    github.comments.splice(0);
    github.faults = [
      { operation: "issues/list-comments", answer: 200, body: [stale], times: 1 },
      { operation: "issues/update-comment", answer: 404, times: 1 },
    ];
    expect((await run(mended(), { github })).outputs["comment-url"]).toBeUndefined();
    expect(github.comments).toEqual([]);
  });
});

/** The comments as GitHub lists them. */
async function listed({ url }: GitHub): Promise<readonly unknown[]> {
  return (await (
    await fetch(`${url}/repos/octo-org/octo-repo/issues/7/comments`, { headers: { authorization: "token x" } })
  ).json()) as readonly unknown[];
}

describe("two jobs at once", () => {
  it("end with one comment, the oldest, which says what the later one found", async () => {
    const github = await startChecked();
    await run(scene(), { github });
    // The second one looks before the first one's is there.
    github.faults = [{ operation: "issues/list-comments", answer: 200, body: [], times: 1 }];
    const step = await run(otherwise(), { github });
    expect(github.comments.map(({ id }) => id)).toEqual([1]);
    expect(bodies(github)).toEqual([expect.stringContaining("haiku")]);
    expect(step.outputs["comment-url"]).toContain("#issuecomment-1");
  });

  it("end with one comment, however their requests fall", async () => {
    const [first, github] = [scene(), await startChecked()];
    github.overlap = { operation: "issues/list-comments", count: 3 };
    await Promise.all([run(first, { github }), run(first, { github }), run(first, { github })]);
    expect(github.requests.filter((one) => one === "issues/create-comment")).toHaveLength(3);
    expect(github.comments).toHaveLength(1);
  });

  it("leave to others what bears the same marker", async () => {
    const probe = await startChecked();
    await run(scene(), { github: probe });
    const [planted = ""] = bodies(probe);
    const [stranger, app] = [
      { login: "mallory", type: "User" as const },
      { login: "profiles-app[bot]", type: "Bot" as const },
    ];
    const github = await startChecked({
      viewer: app,
      comments: [stranger, app, stranger, app].map((author) => ({ author, body: planted })),
    });
    await run(otherwise(), { github });
    expect(github.comments.map(({ author, body }) => [author.login, body.includes("haiku")])).toEqual([
      ["mallory", false],
      ["profiles-app[bot]", true],
      ["mallory", false],
    ]);
  });

  it("know their own by what they make where nobody says who they are", async () => {
    const probe = await startChecked();
    await run(scene(), { github: probe });
    const [planted = ""] = bodies(probe);
    const app = { login: "profiles-app[bot]", type: "Bot" as const };
    const github = await startChecked({
      viewer: app,
      comments: [
        { author: { login: "mallory", type: "User" }, body: planted },
        { author: app, body: planted },
      ],
    });
    github.faults = [{ operation: "graphql", answer: 403 }];
    await run(otherwise(), { github });
    expect(github.comments.map(({ id, body }) => [id, body.includes("haiku")])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("say so where a second comment stays", async () => {
    const github = await startChecked();
    await run(scene(), { github });
    github.faults = [
      { operation: "issues/list-comments", answer: 200, body: [], times: 1 },
      { operation: "issues/delete-comment", answer: 403 },
    ];
    const step = await run(scene(), { github });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(step.outputs["comment-url"]).toContain("#issuecomment-1");
    expect(noticesOf(step)).toMatch(/second comment .*could not be deleted/);
  });
});

const locked = {
  message: "Unable to create comment because issue is locked.",
  documentation_url: "https://docs.github.com/articles/locking-conversations/",
  status: "403",
};
/** How often each fault is tried again, and after which waits: `test/unit/action/comment.test.ts`. */
describe("a comment that cannot be written", () => {
  type Row = readonly [what: string, fault: Omit<Fault, "operation">, says: RegExp, tries: number];
  const rows: readonly Row[] = [
    ["403", { answer: 403 }, /answers with 403.*needs `pull-requests: write`/, 1],
    ["502", { answer: 502 }, /answers with 502/, 4],
    ["a locked conversation", { answer: 403, body: locked }, /the conversation is locked/, 1],
    [
      "a rate limit for an hour",
      { answer: 403, headers: { "retry-after": "3600" } },
      /rate limit is exhausted; it asks to wait 3600 s/,
      1,
    ],
  ];

  it.each(rows)("changes nothing else: %s", async (_, fault, says, tries) => {
    const github = await startChecked();
    github.faults = [{ operation: "issues/create-comment", ...fault }];
    const step = await run(scene(), { github });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(step.summary).toContain("❌ Failed");
    expect(ofRule(step, "no-permission-bypass")).toHaveLength(1);
    expect(noticesOf(step)).toContain("the comment could not be written");
    expect(noticesOf(step)).toMatch(says);
    expect(step.outputs["comment-url"]).toBeUndefined();
    expect(github.requests.filter((one) => one === "issues/create-comment")).toHaveLength(tries);
  });

  it("changes nothing else: the comments cannot be listed, and a run without findings stays green", async () => {
    const github = await startChecked();
    github.faults = [{ operation: "issues/list-comments", answer: 403 }];
    const step = await run(mended(), { github, inputs: { comment: "always" } });
    expect(step.exitCode).toBe(0);
    expect(noticesOf(step)).toContain("the comment could not be written");
  });

  it("changes nothing else: no answer at all", async () => {
    const github = await startChecked();
    github.faults = [{ operation: "issues/create-comment", answer: "silence" }];
    const step = await run(scene(), { github });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(noticesOf(step)).toContain("GitHub does not answer within 10 s");
    expect(github.requests.filter((one) => one === "issues/create-comment")).toHaveLength(2);
  });

  it("is written after all: a limit with a wait, once", async () => {
    const github = await startChecked();
    github.faults = ["issues/list-comments", "issues/create-comment"].map((operation) => ({
      operation,
      answer: 429,
      headers: { "retry-after": "1" },
      times: 1,
    }));
    const step = await run(scene(), { github });
    expect(step.exitCode).toBe(1);
    expect(github.comments).toHaveLength(1);
    expect(step.outputs["comment-url"]).toContain("#issuecomment-1");
  });

  it("is no matter for a request from a fork with a token that only reads", async () => {
    const github = await startChecked();
    github.faults = [{ operation: "issues/create-comment", answer: 403 }];
    const step = await run(pullRequest({ base: { [file]: reader }, head: { [file]: bypass }, fork: true }), { github });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
    expect(step.summary).toContain("bypassPermissions");
  });
});
