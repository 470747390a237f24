/** Every request to GitHub has a deadline, in virtual time: nobody waits, and nothing waits for ever. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faultOf } from "../../../src/action/comment/failure.ts";
import { withRetries } from "../../../src/action/comment/retry.ts";
import { type ApiRequest, sendRequest } from "../../../src/platform/github/request.ts";

const service = { api: "https://api.example.test", token: "x" };
const question: ApiRequest = { path: "/x", accept: "application/json", limit: 1000 };

describe("an API that hangs", () => {
  /** The deadlines that were set, in milliseconds; time passes at once. */
  let deadlines: number[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    deadlines = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      deadlines.push(milliseconds);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), milliseconds);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  const hangs: readonly (readonly [string, (signal: AbortSignal | null | undefined) => Promise<Response>])[] = [
    ["before its answer", (signal) => never(signal)],
    [
      "within its answer",
      async (signal) =>
        new Response(
          new ReadableStream({
            async start(stream) {
              stream.enqueue(new TextEncoder().encode("{"));
              await never(signal).catch((error: unknown) => stream.error(error));
            },
          }),
        ),
    ],
  ];

  it.each(hangs)("%s ends in less than a minute", async (_, answer) => {
    vi.stubGlobal("fetch", (__: string, { signal }: RequestInit) => answer(signal));
    const begun = Date.now();
    const sent = sendRequest(service, question);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toMatchObject({
      kind: "failed",
      reason: expect.stringContaining("does not answer within 10 s"),
    });
    expect(deadlines).toEqual([10_000, 10_000, 10_000]);
    expect(Date.now()).toBe(begun + 60_000);
  });

  it.each([0, 3600, 999_999])("that asks to wait %d s is not waited for longer than the budget", async (seconds) => {
    let asked = 0;
    vi.stubGlobal("fetch", async () => {
      asked++;
      return new Response("", { status: 429, headers: { "retry-after": String(seconds) } });
    });
    const sent = sendRequest(service, { ...question, patience: { milliseconds: 60_000 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toMatchObject({ kind: "failed", status: 429 });
    expect(asked).toBe(seconds === 0 ? 3 : 1);
  });

  it("keeps the comment's action for at most two deadlines and its budget", async () => {
    const call = withRetries(60_000, {
      pause: (wait) => new Promise((resolve) => setTimeout(resolve, wait)),
      deadline: (wait) => AbortSignal.timeout(wait),
    });
    const late = Object.assign(new Error("late"), { name: "AbortError", status: 500, request: {} });
    const asked = call((signal) => never(signal).catch(() => Promise.reject(late))).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(faultOf(await asked)?.kind).toBe("late");
    expect(deadlines).toEqual([10_000, 10_000]);
  });
});

it("no call of GitHub's client is without its signal", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const calls = files.flatMap((path) =>
    readFileSync(join("src", path), "utf8")
      .split(/(?=\b(?:client\.|(?<!client\.))rest\.\w+\.\w+\(|\bissues\.\w+Comment\(|\bclient\.graphql\b)/)
      .slice(1)
      .map((call) => ({ path, call: call.slice(0, call.indexOf(";")) })),
  );
  expect(calls.length).toBeGreaterThan(5);
  expect(
    calls.filter(({ call }) => !/request: \{\s*signal/.test(call)).map(({ path, call }) => `${path}: ${call}`),
  ).toEqual([]);
});
