/** How requests wait: in a time of the test's own, so that hours pass at once. */
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { Clock } from "../../../src/platform/github/clock.ts";
import { paceOf } from "../../../src/platform/github/organisation/pace.ts";
import { openSession } from "../../../src/platform/github/organisation/session.ts";
import { sendRequest } from "../../../src/platform/github/request.ts";
import { type GitHub, startGitHub } from "../../support/github/index.ts";
import { runs } from "../../support/runs.ts";

function virtualClock(start = 1_800_000_000_000, random = 0): Clock & { readonly slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
    },
    random: () => random,
  };
}

const open: GitHub[] = [];
afterEach(async () => {
  for (const github of open.splice(0)) {
    expect(github.violations).toEqual([]);
    await github.close();
  }
});

async function serve(): Promise<GitHub> {
  const github = await startGitHub();
  open.push(github);
  return github;
}

const hour = 3_600_000;
const start = 1_800_000_000_000;
const reset = (after: number) => ({
  "x-ratelimit-remaining": "0",
  "x-ratelimit-reset": String((start + after) / 1000),
});
const words = {
  message: "You have exceeded a secondary rate limit. Please wait a few minutes.",
  documentation_url: "https://docs.github.com/rest",
};
const limited = { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] };

describe("a request", () => {
  it.each([
    ["the hour's limit", { answer: 403, headers: reset(hour / 2), times: 1 }, [hour / 2 + 1000]],
    ["a time that GitHub names", { answer: 429, headers: { "retry-after": "90" }, times: 1 }, [90_000]],
    ["a secondary limit without a time", { answer: 403, body: words, times: 2 }, [60_000, 120_000]],
    ["too many requests without a time", { answer: 429, times: 1 }, [60_000]],
    ["a service that is down", { answer: 503, times: 2 }, [400, 1600]],
  ])("waits for %s", async (_, fault, waits) => {
    const github = await serve();
    github.faults = [{ operation: "rate-limit/get", ...fault }];
    const clock = virtualClock();
    const patience = { milliseconds: hour, attempts: 6, clock };
    const answer = await sendRequest(
      { api: github.url, token: "x" },
      { path: "/rate_limit", accept: "application/json", limit: 1 << 20, patience },
    );
    expect([answer.kind, clock.slept]).toEqual(["answered", waits]);
    expect(patience.milliseconds).toBe(hour - waits.reduce((sum, wait) => sum + wait, 0));
  });

  it.each([
    ["longer than its patience", { answer: 403, headers: reset(2 * hour) }, 1],
    ["for a limit that stays", { answer: 403, body: words }, 4],
    ["for a service that stays down", { answer: 502 }, 3],
    ["for rights that it has not", { answer: 403 }, 1],
    ["for what is blocked", { answer: 451 }, 1],
  ])("does not wait %s", async (_, fault, times) => {
    const github = await serve();
    github.faults = [{ operation: "rate-limit/get", ...fault }];
    const patience = { milliseconds: hour, attempts: 4, clock: virtualClock() };
    const answer = await sendRequest(
      { api: github.url, token: "x" },
      { path: "/rate_limit", accept: "application/json", limit: 1 << 20, patience },
    );
    expect([answer.kind, github.requests.length]).toEqual(["failed", times]);
  });

  it("wakes at another moment than those that share its limit", async () => {
    const github = await serve();
    const waits = [];
    for (const random of [0, 0.25, 1]) {
      github.faults = [{ operation: "rate-limit/get", answer: 429, headers: { "retry-after": "100" }, times: 1 }];
      const clock = virtualClock(start, random);
      const question = { path: "/rate_limit", accept: "application/json", limit: 1 << 20 };
      await sendRequest({ api: github.url, token: "x" }, { ...question, patience: { milliseconds: hour, clock } });
      waits.push(...clock.slept);
    }
    expect(waits).toEqual([100_000, 102_500, 110_000]);
  });

  it("is sent again where a query is over its limit and the status says success", async () => {
    const github = await serve();
    github.owned.set("acme", []);
    github.faults = [{ operation: "graphql", answer: 200, body: limited, headers: reset(60_000), times: 2 }];
    const clock = virtualClock();
    const session = openSession({
      api: github.url,
      graphql: `${github.url}/graphql`,
      token: "x",
      patience: { milliseconds: hour, clock },
      admit: async () => undefined,
    });
    const query = "query ($owner: String!) { repositoryOwner(login: $owner) { login } }";
    expect(await session.query(query, { owner: "nobody" })).toMatchObject({ data: { repositoryOwner: null } });
    // The second answer names a moment that has passed.
    expect(clock.slept).toEqual([61_000, 1000]);
  });
});

describe("the pace of a run", () => {
  it("keeps every minute and every hour below its share, and everything below its budget", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined }),
        fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 90 }),
        async (perMinute, perHour, budget, gaps) => {
          const clock = virtualClock();
          const pace = paceOf({ perMinute, perHour, budget }, clock);
          const times: number[] = [];
          let refused = 0;
          for (const gap of gaps) {
            await clock.sleep(gap);
            await pace.admit().then(
              () => times.push(clock.now()),
              () => refused++,
            );
          }
          for (const [limit, span] of [
            [perMinute, 60_000],
            [perHour ?? Infinity, hour],
          ] as const)
            for (const [at, time] of times.entries()) {
              const later = times[at + limit];
              if (later !== undefined) expect(later - time).toBeGreaterThanOrEqual(span);
            }
          expect(times).toHaveLength(Math.min(gaps.length, budget ?? Infinity));
          expect(refused).toBe(gaps.length - times.length);
          expect(pace.sent()).toBe(times.length);
        },
      ),
      { numRuns: runs(200, 5_000) },
    ));

  it("does not wait without need, also for requests at one time", async () => {
    const clock = virtualClock();
    const pace = paceOf({ perMinute: 3, perHour: 5, budget: 6 }, clock);
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => pace.admit()));
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(6).fill("fulfilled"), "rejected"]);
    expect(clock.slept).toEqual([60_000, hour - 60_000]);
  });
});
