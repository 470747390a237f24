/** What the second action tells reviewers: the run's words where they are only words, and the base's where they name people. */
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { reportModelIn } from "../../../src/action/workflow-run/report.ts";
import { ownersAtBase } from "../../../src/action/workflow-run/review.ts";
import type { Client } from "../../../src/action/comment/index.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { json } from "../../../src/reports/json.ts";
import { commentOf, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { readResultJson, type ResultJson } from "../../../src/reports/result-json/index.ts";
import { agent, judged } from "../../support/judging.ts";
import { findingAt, placeIn } from "../../support/results.ts";

const ended = {
  id: 1,
  attempt: 1,
  commit: "a".repeat(40),
  from: "mona/octo-repo",
  branch: "feature",
  conclusion: "failure",
  event: "pull_request",
  repository: "octo-org/octo-repo",
};
const lead = ".claude/agents/lead.md";
const fixer = ".claude/agents/fixer.md";

async function resultOfRun(): Promise<Result> {
  const result = await judged(
    { [lead]: agent("lead", "Read, Task"), [fixer]: agent("fixer", "Read, Bash", { prompt: "Do it.\u200b" }) },
    {
      base: {
        [lead]: agent("lead", "Read"),
        [fixer]: agent("fixer", "Read"),
        ".github/CODEOWNERS": "* @acme/agents\n",
        ".gitattributes": "lead.md linguist-generated\n",
      },
    },
  );
  const at = placeIn(".github/agent-profile-check.yml", "ceiling: [read]\n", "ceiling");
  return {
    ...result,
    repository: "octo-org/octo-repo",
    commit: "a".repeat(40),
    policyChanges: {
      looser: [{ message: "the ceiling adds write", at }],
      tighter: [{ message: "the grant of @acme/dx is removed", at }],
      found: [findingAt(at, { rule: "unique-name", kind: "look-alike" })],
      gone: [],
    },
  };
}

async function writtenBy(result: Result, change: (json: Record<string, unknown>) => unknown = (same) => same) {
  return readResultJson(JSON.stringify(change(JSON.parse(json(result, sha256)) as Record<string, unknown>)));
}

async function readBy(result: Result): Promise<ResultJson> {
  const read = await writtenBy(result);
  if (typeof read === "string") throw new Error(read);
  return read;
}

const page = (model: ReturnType<typeof reportModelOf>) =>
  commentOf(model, { server: "https://github.com", run: undefined, isOwnOnly: true }, "<!-- x -->");

describe("the comment of an ended run", () => {
  it("has the marks, policy changes and graph of the first action's, and the owners of the base", async () => {
    const result = await resultOfRun();
    const own = reportModelOf(result);
    const told = reportModelIn(await readBy(result), ended, () => ["@acme/agents"]);
    const marks = ({ changes }: typeof own) =>
      changes?.map(({ path, isFolded, isLarge, owners, prompt }) => [path, isFolded, isLarge, owners, prompt?.hidden]);
    expect(marks(told)).toEqual(marks(own));
    expect(marks(told)).toContainEqual([lead, true, false, ["@acme/agents"], undefined]);
    expect(told.policy?.looser).toEqual(own.policy?.looser);
    expect(told.policy?.tighter).toEqual(own.policy?.tighter);
    expect(told.policy?.found).toEqual(own.policy?.found);
    expect(told.delegation).toEqual(own.delegation);
    expect(told.delegation?.edges.length).toBeGreaterThan(0);
    for (const words of [
      "Not to be seen in the review",
      "with new hidden characters",
      "More power can be approved by `@\u200bacme/agents` (code owner)",
      "the ceiling adds write",
      "Who may start whom",
      "the code owners are those of the base",
    ])
      expect(page(told)).toContain(words);
  });

  it("believes no owner and no grant of the run", async () => {
    const written = await readBy(await resultOfRun());
    expect(written.review?.owners).toContainEqual({ path: lead, owners: ["@acme/agents"] });
    const told = reportModelIn(written, ended);
    expect(told.isReviewKnown).toBe(false);
    expect(page(told)).not.toMatch(/Can approve|acme\/agents|✅/);
    expect(told.changes?.every(({ allowance, owners }) => allowance === null && owners.length === 0)).toBe(true);
  });

  it("leaves out what a result of an older version, or a forged one, does not have", async () => {
    const result = await resultOfRun();
    const older = await writtenBy(result, (all) => ({ ...all, review: undefined }));
    if (typeof older === "string") throw new Error(older);
    expect(reportModelIn(older, ended)).toMatchObject({ policy: null, delegation: null });
    const forged = await writtenBy(result, (all) => {
      const review = all["review"] as { delegation: { edges: object[] } };
      review.delegation.edges.push({ from: 0, to: 499 }, { from: 77, to: 0 });
      return all;
    });
    if (typeof forged === "string") throw new Error(forged);
    expect(reportModelIn(forged, ended).delegation).toEqual(reportModelOf(result).delegation);
  });

  it.each<[string, (review: Record<string, unknown>) => object]>([
    ["more than 500 paths", () => ({ folded: Array.from({ length: 501 }, String) })],
    [
      "a line before the first",
      () => ({ policy: { looser: [{ message: "x", path: "x", line: 0 }], tighter: [], found: [], gone: [] } }),
    ],
    [
      "a rule that is an address",
      () => ({
        policy: {
          looser: [],
          tighter: [],
          gone: [],
          found: [{ rule: "../evil", kind: null, severity: "error", message: "x", path: "x", line: 1 }],
        },
      }),
    ],
    ["an arrow from nowhere", () => ({ delegation: { nodes: [], edges: [{ from: -1, to: 0 }] } })],
    [
      "a power that there is not",
      () => ({ delegation: { nodes: [{ name: null, host: "x", capabilities: ["all"], isChanged: true }], edges: [] } }),
    ],
  ])("is not made of a result with %s", async (_, forge) => {
    const read = await writtenBy(await resultOfRun(), (all) => ({
      ...all,
      review: { ...(all["review"] as object), ...forge(all["review"] as Record<string, unknown>) },
    }));
    expect(read).toMatch(/^is no result of this tool: `review\./);
  });
});

describe("the owners of the base", () => {
  const base = "b".repeat(40);
  const call = <T>(request: (signal: AbortSignal) => Promise<T>) => request(new AbortController().signal);
  const failure = (status: number) =>
    Object.assign(new Error("no"), { status, request: {}, response: { headers: {} } });
  const clientOf = (answer: (path: string, ref: string) => unknown) =>
    ({
      rest: {
        repos: {
          getContent: async ({ path, ref }: { readonly path: string; readonly ref: string }) => ({
            data: answer(path, ref),
          }),
        },
      },
    }) as unknown as Client;
  const text = (content: string) => ({
    type: "file",
    encoding: "base64",
    content: Buffer.from(content).toString("base64"),
  });
  const of = (answer: (path: string, ref: string) => unknown) =>
    ownersAtBase({ repository: "octo-org/octo-repo", base }, clientOf(answer), call);

  it("come from the first file that GitHub takes, at the base that GitHub names", async () => {
    const asked: string[] = [];
    const owners = await of((path, ref) => {
      asked.push(`${path} ${ref}`);
      if (path !== "CODEOWNERS") throw failure(404);
      return text("* @acme/all\n.claude/ @acme/agents\n");
    });
    expect(asked).toEqual([`.github/CODEOWNERS ${base}`, `CODEOWNERS ${base}`]);
    expect([owners?.("x.md"), owners?.(lead)]).toEqual([["@acme/all"], ["@acme/agents"]]);
  });

  it("are none without a file, and unknown where it cannot be read", async () => {
    const none = await of(() => {
      throw failure(404);
    });
    expect(none?.(lead)).toEqual([]);
    for (const answer of [[], { type: "symlink" }, { type: "file", encoding: "none", content: "" }])
      expect(await of(() => answer)).toBeUndefined();
    for (const status of [403, 500])
      expect(
        await of(() => {
          throw failure(status);
        }),
      ).toBeUndefined();
  });
});
