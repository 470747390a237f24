/**
 * The comment under faults of GitHub's API: how often a request is tried again, how long that waits, and what is said.
 * No time passes: the waits are counted. `test/process/action/comment.test.ts` runs some of these faults through the bundle.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { faultOf, reasonOf } from "../../../src/action/comment/failure.ts";
import { type CommentRequest, withRetries, writeComment } from "../../../src/action/comment/index.ts";
import { type Fault, type GitHub, startGitHub } from "../../support/github/index.ts";

const marker = "<!-- agent-profile-check -->";
const request: CommentRequest = {
  token: "ghs_0123456789",
  repository: "octo-org/octo-repo",
  number: 7,
  marker,
  body: `${marker}\nwords\n`,
  create: true,
};

let github: GitHub;
beforeAll(async () => {
  github = await startGitHub();
  // The client takes the address when it is loaded, so all tests share one server.
  vi.stubEnv("GITHUB_API_URL", github.url);
  vi.stubEnv("GITHUB_GRAPHQL_URL", `${github.url}/graphql`);
});
beforeEach(() => {
  github.comments.splice(0);
  github.faults = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  expect(github.violations).toEqual([]);
  await github.close();
});

interface Outcome {
  /** What kept the comment from being written; `undefined` where it was. */
  readonly reason: string | undefined;
  readonly address: string | undefined;
  readonly requests: readonly string[];
  /** In milliseconds. */
  readonly waits: readonly number[];
  readonly deadlines: readonly number[];
}

/** Writes the comment by a clock that only counts; a request that GitHub leaves open is given up once it has arrived. */
async function written(faults: readonly Fault[], more: Partial<CommentRequest> = {}): Promise<Outcome> {
  github.faults = faults;
  const before = github.requests.length;
  const [waits, deadlines]: [number[], number[]] = [[], []];
  const silent = faults.find(({ answer }) => answer === "silence");
  const arrived = () => github.requests.slice(before).filter((operation) => operation === silent?.operation).length;
  const polls = new Set<NodeJS.Timeout>();
  const clock = {
    pause: async (wait: number) => void waits.push(wait),
    deadline(wait: number) {
      deadlines.push(wait);
      const controller = new AbortController();
      const earlier = arrived();
      if (silent && earlier < (silent.times ?? Number.POSITIVE_INFINITY))
        polls.add(
          setInterval(() => {
            if (arrived() > earlier) controller.abort(new DOMException("timed out", "TimeoutError"));
          }, 2),
        );
      return controller.signal;
    },
  };
  const outcome = await writeComment({ ...request, ...more }, withRetries(undefined, clock)).then(
    ({ address }) => ({ reason: undefined, address }),
    (error: unknown) => {
      const fault = faultOf(error);
      return { reason: fault ? reasonOf(fault) : String(error), address: undefined };
    },
  );
  for (const poll of polls) clearInterval(poll);
  return { ...outcome, requests: github.requests.slice(before), waits, deadlines };
}

const locked = {
  message: "Unable to create comment because issue is locked.",
  documentation_url: "https://docs.github.com/articles/locking-conversations/",
  status: "403",
};
const secondary = {
  message: "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
  documentation_url: "https://docs.github.com/rest",
};
const backoff = [500, 1000, 2000];

type Row = readonly [what: string, fault: Omit<Fault, "operation">, says: RegExp, waits: readonly number[]];
const rows: readonly Row[] = [
  ["401", { answer: 401 }, /answers with 401/, []],
  ["403", { answer: 403 }, /answers with 403/, []],
  ["404", { answer: 404 }, /answers with 404/, []],
  ["410", { answer: 410 }, /answers with 410/, []],
  ["422", { answer: 422 }, /answers with 422/, []],
  ["500", { answer: 500 }, /answers with 500/, backoff],
  ["502", { answer: 502 }, /answers with 502/, backoff],
  ["a connection that is cut", { answer: "hang-up" }, /cannot be reached/, backoff],
  ["no answer", { answer: "silence" }, /does not answer within 10 s/, [500]],
  ["a locked conversation", { answer: 403, body: locked }, /the conversation is locked/, []],
  ["a rate limit without a time", { answer: 429 }, /rate limit/, []],
  [
    "a rate limit for an hour",
    { answer: 403, headers: { "retry-after": "3600" } },
    /rate limit is exhausted; it asks to wait 3600 s/,
    [],
  ],
  ["a secondary limit", { answer: 403, body: secondary }, /rate limit/, []],
  [
    "a rate limit that stays",
    { answer: 429, headers: { "retry-after": "1" } },
    /rate limit is exhausted; it asks to wait 1 s/,
    [1000, 1000, 1000],
  ],
  [
    "a rate limit that asks for more than a minute in all",
    { answer: 429, headers: { "retry-after": "25" } },
    /rate limit is exhausted; it asks to wait 25 s/,
    [25_000, 25_000],
  ],
];

describe.each(["issues/list-comments", "issues/create-comment"])("a fault of %s", (operation) => {
  it.each(rows)("that stays: %s", async (_, fault, says, waits) => {
    const outcome = await written([{ operation, ...fault }]);
    expect(outcome.reason).toMatch(says);
    expect(outcome.waits).toEqual(waits);
    expect(outcome.requests.filter((id) => id === operation)).toHaveLength(waits.length + 1);
    expect(new Set(outcome.deadlines)).toEqual(new Set([10_000]));
    expect(github.comments).toEqual([]);
  });

  it.each([
    ["500", { answer: 500 }, 500],
    ["502", { answer: 502 }, 500],
    ["503", { answer: 503 }, 500],
    ["a connection that is cut", { answer: "hang-up" }, 500],
    ["no answer", { answer: "silence" }, 500],
    ["a limit with a wait", { answer: 429, headers: { "retry-after": "7" } }, 7000],
    ["a secondary limit with a wait", { answer: 403, body: secondary, headers: { "retry-after": "1" } }, 1000],
  ] as const)("that passes: %s", async (_, fault, wait) => {
    const outcome = await written([{ operation, ...fault, times: 1 }]);
    expect(outcome).toMatchObject({ reason: undefined, waits: [wait] });
    expect(outcome.address).toContain("#issuecomment-");
    expect(github.comments.map(({ body }) => body)).toEqual([request.body]);
  });
});

/** The limit for the hour begins anew at this second. */
const resetAt = (second: number) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(second) });

it("waits until the limit for the hour begins anew, and a second more", async () => {
  const past = await written([
    { operation: "issues/create-comment", answer: 403, headers: resetAt(1_000_000_000), times: 1 },
  ]);
  expect(past).toMatchObject({ reason: undefined, waits: [1000] });
  const far = await written([
    { operation: "issues/list-comments", answer: 403, headers: resetAt(99_999_999_999), times: 1 },
  ]);
  expect(far.reason).toContain("rate limit");
  expect(far.waits).toEqual([]);
});

it("waits where GraphQL says with 200 that it takes no more", async () => {
  const other = { login: "mallory", type: "User" as const };
  github.comments.push({ id: 900, author: other, body: request.body });
  const limited = { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] };
  const outcome = await written([
    { operation: "graphql", answer: 200, body: limited, headers: resetAt(1_000_000_000), times: 1 },
  ]);
  expect(outcome.waits).toEqual([1000]);
  expect(outcome.requests.filter((id) => id === "graphql")).toHaveLength(2);
  expect(github.comments).toHaveLength(2);
});

it("gives up on comments without end", async () => {
  const page = Array.from({ length: 100 }, (_, at) => ({
    id: at + 1,
    html_url: "https://github.com/octo-org/octo-repo/pull/7#issuecomment-1",
    user: { login: "alice", type: "User" },
    body: "words",
  }));
  const outcome = await written([{ operation: "issues/list-comments", answer: 200, body: page }]);
  expect(outcome.reason).toContain("more than 5000 comments");
  expect(outcome.requests).toHaveLength(50);
  expect(github.comments).toEqual([]);
});

it("makes none where it should make none", async () => {
  const outcome = await written([], { create: false });
  expect(outcome).toMatchObject({ reason: undefined, address: undefined, requests: ["issues/list-comments"] });
});
