/**
 * Grants and waivers that a pull request adds count for it once its policy change is approved: what passes this way passes
 * as two pull requests too, and nothing else of its policy has an effect.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstLine, stateOf } from "../../../src/reports/state.ts";
import { conclusionOf, failsRun, type Result } from "../../../src/evaluate/result.ts";
import { agent, judged, policyPath, type Repository } from "../../support/judging.ts";
import { evaluatePullRequest, type PullRequestInMemory } from "../../support/one-pull-request.ts";
import { runs } from "../../support/runs.ts";

const approvals = "approvals: { policy: { by: [alice, bob] } }\n";
const grant = (name: string, may = "write", more = "") =>
  `  - { profiles: [${name}], may: [${may}], reason: fixes typos, owner: "@acme/dx"${more} }\n`;
const before = `ceiling: [read]\n${approvals}`;
const granted = `${before}grants:\n${grant("writer")}`;
const reader = agent("writer", "Read");
const writer = agent("writer", "Read, Edit");
const file = ".claude/agents/writer.md";

/** A writer and its grant in one pull request. */
const request: PullRequestInMemory = {
  base: { [policyPath]: before, [file]: reader },
  head: { [policyPath]: granted, [file]: writer },
};
const lineOf = (result: Result) => firstLine(stateOf(result));
const rulesOf = (result: Result) =>
  result.findings
    .filter((one) => failsRun(one, result))
    .map(({ finding }) => `${finding.rule} ${finding.at.source.path}`);
const applied = ({ notes }: Result) => notes.some((note) => note.includes("to it already"));

describe("a profile and its grant in one pull request", () => {
  it("pass once the policy's approvers approve the commit, and say so", async () => {
    const result = await evaluatePullRequest({ ...request, reviews: "alice approves" });
    expect(conclusionOf(result)).toBe("clean");
    expect(result.notes.join("\n")).toMatch(/1 new grant .*applies/);
  });

  it("wait until then, and the first line says for whom", async () => {
    const result = await evaluatePullRequest(request);
    expect(conclusionOf(result)).toBe("findings");
    expect(lineOf(result)).toBe("Waiting for alice or bob: 1 new grant");
  });

  it("have failed, not waited, where something else is wrong", async () => {
    const head = { ...request.head, ".claude/agents/other.md": agent("other", "Read, Bash") };
    const result = await evaluatePullRequest({ ...request, head });
    expect(lineOf(result)).toMatch(/^Failed: /);
    expect(rulesOf(await evaluatePullRequest({ ...request, head, reviews: "alice approves" }))).toEqual([
      "max-capability .claude/agents/other.md",
    ]);
  });

  it("count in the merge queue, which takes only what was approved", async () => {
    expect(conclusionOf(await evaluatePullRequest({ ...request, isQueued: true }))).toBe("clean");
  });

  it("need two pull requests without approvals, and the message says which goes first", async () => {
    const without = (files: Repository) =>
      Object.fromEntries(Object.entries(files).map(([path, held]) => [path, String(held).replace(approvals, "")]));
    const result = await evaluatePullRequest({
      base: { ...without(request.base), ".github/CODEOWNERS": "* @alice\n" },
      head: { ...without(request.head), ".github/CODEOWNERS": "* @alice\n" },
      reviews: "alice approves",
    });
    expect(rulesOf(result)).toEqual([`max-capability ${file}`]);
    expect(result.notes.join("\n")).toContain(
      `1 new grant in \`${policyPath}\` takes effect only once merged, so merge it first`,
    );
    expect(result.notes.join("\n")).toContain("`{ profiles: [writer], may: [write], ");
  });

  it("say nothing of an order that would not help", async () => {
    const head = { ...request.head, [policyPath]: `ceiling: [read]\ngrants:\n${grant("nobody")}` };
    const base = { ...request.base, [policyPath]: "ceiling: [read]\n" };
    expect((await evaluatePullRequest({ base, head })).notes.join()).not.toContain("merge it first");
  });
});

/** Attempts to grant power to oneself, each with the people that approve and what stays wrong. */
const attempts: readonly (readonly [name: string, change: Partial<PullRequestInMemory>])[] = [
  ["an approval of an older commit", { reviews: "alice approves an older commit" }],
  ["an approval that is taken back", { reviews: "alice approves\nalice asks for changes" }],
  ["an approval by the author", { reviews: "alice opens it\nalice approves" }],
  ["an approval by who wrote a commit", { reviews: "alice writes a commit of it\nalice approves" }],
  ["an approval by somebody else", { reviews: "mallory approves" }],
  [
    "a commit that nobody is known to have written",
    { reviews: "0123abc writes a commit of it without an account\nalice approves" },
  ],
  [
    "approvals that the pull request adds itself",
    { base: { ...request.base, [policyPath]: "ceiling: [read]\n" }, reviews: "alice approves" },
  ],
  [
    "fewer approvals than the base asks for",
    {
      base: { ...request.base, [policyPath]: before.replace("[alice, bob]", "[alice, bob], count: 2") },
      reviews: "alice approves",
    },
  ],
  [
    "an approver that the pull request names",
    {
      head: { ...request.head, [policyPath]: granted.replace("[alice, bob]", "[mallory]") },
      reviews: "mallory approves",
    },
  ],
  [
    "a code owner that the pull request names",
    {
      base: {
        ...request.base,
        [policyPath]: before.replace("[alice, bob]", "[codeowners]"),
        ".github/CODEOWNERS": "* @alice\n",
      },
      head: {
        ...request.head,
        [policyPath]: granted.replace("[alice, bob]", "[codeowners]"),
        ".github/CODEOWNERS": "* @mallory\n",
      },
      reviews: "mallory approves",
    },
  ],
  [
    "a wider ceiling instead of a grant",
    { head: { ...request.head, [policyPath]: before.replace("[read]", "[read, write]") }, reviews: "alice approves" },
  ],
  [
    "a rule that is off",
    { head: { ...request.head, [policyPath]: `${before}rules: { max-capability: off }\n` }, reviews: "alice approves" },
  ],
  [
    "an ignored file",
    {
      head: { ...request.head, [policyPath]: `${before}ignore: [{ paths: ["${file}"], reason: for now }]\n` },
      reviews: "alice approves",
    },
  ],
  [
    "an override",
    {
      head: { ...request.head, [policyPath]: `${before}overrides: [{ profiles: [writer], ceiling: [read, write] }]\n` },
      reviews: "alice approves",
    },
  ],
  [
    "a rollout that only observes",
    { head: { ...request.head, [policyPath]: `${before}rollout: { stage: observe }\n` }, reviews: "alice approves" },
  ],
  [
    "a grant beside a wider ceiling that the profile needs too",
    {
      head: {
        [policyPath]: granted.replace("[read]", "[read, execute]"),
        [file]: agent("writer", "Read, Edit, Bash"),
      },
      reviews: "alice approves",
    },
  ],
  [
    "a grant that is edited, and not added",
    {
      base: { ...request.base, [policyPath]: `${before}grants:\n${grant("writer", "network")}` },
      head: { ...request.head, [policyPath]: `${before}grants:\n${grant("writer", "network, write")}` },
      reviews: "alice approves",
    },
  ],
  [
    "a grant in a file that the policy begins to extend",
    {
      head: {
        ...request.head,
        [policyPath]: `extends: [config/more.yml]\n${before}`,
        "config/more.yml": `grants:\n${grant("writer")}`,
      },
      reviews: "alice approves",
    },
  ],
  [
    "a grant that is over",
    {
      head: { ...request.head, [policyPath]: `${before}grants:\n${grant("writer", "write", ", until: 2026-11-19")}` },
      reviews: "alice approves",
    },
  ],
  [
    "a grant in a policy of another name",
    {
      head: { ".github/agent-profile-check.yaml": granted, [file]: writer },
      reviews: "alice approves",
    },
  ],
  ["a grant that an organisation lets nobody give", { organisation: "ceiling: [read]\n", reviews: "alice approves" }],
  [
    "a grant on another branch, whose default branch has none",
    { main: { ...request.base, "README.md": "x" }, reviews: "alice approves" },
  ],
  [
    "a ceiling that the pull request narrows below the profile",
    {
      base: { ...request.base, [policyPath]: before.replace("[read]", "[read, execute]") },
      head: { [policyPath]: granted, [file]: agent("writer", "Read, Edit, Bash") },
      reviews: "alice approves",
    },
  ],
];

describe("no attempt to grant power to oneself", () => {
  it.each(attempts)("succeeds by %s", async (_, change) => {
    const result = await evaluatePullRequest({ ...request, ...change });
    expect(rulesOf(result)).toContain(`max-capability ${file}`);
  });

  it("fails for the harness's own sake: each of them differs from what passes", async () => {
    expect(rulesOf(await evaluatePullRequest({ ...request, reviews: "alice approves" }))).toEqual([]);
    const organisation = "ceiling: [read]\ngrantable: { may: [write] }\n";
    expect(rulesOf(await evaluatePullRequest({ ...request, organisation, reviews: "alice approves" }))).toEqual([]);
  });
});

describe("a new waiver", () => {
  it("excuses an existing finding once it is approved, and never a new one", async () => {
    const waived = `${before}waivers:\n  - { rule: max-capability, profiles: [writer], reason: being narrowed, owner: "@acme/dx", until: 2026-12-31 }\n`;
    const head = { [policyPath]: waived, [file]: writer };
    const old = { base: { ...request.base, [file]: writer }, head, gate: "all" as const };
    expect(rulesOf(await evaluatePullRequest({ ...old, reviews: "alice approves" }))).toEqual([]);
    expect(lineOf(await evaluatePullRequest(old))).toBe("Waiting for alice or bob: 1 new waiver");
    expect(rulesOf(await evaluatePullRequest({ base: request.base, head, reviews: "alice approves" }))).toEqual([
      `max-capability ${file}`,
    ]);
  });
});

const names = ["a", "b", "c"] as const;
const tools = ["Read", "Read", "Read", "Read, Edit", "Read, Bash", "Read, Edit, Bash", "Read, WebFetch"] as const;
const powers = ["write", "execute", "network", "write, execute"] as const;

/** A policy of random parts. */
const policies = fc
  .record({
    ceiling: fc.constantFrom("[read]", "[read, write]", "[read, execute]"),
    by: fc.constantFrom("[alice]", "[codeowners]", "[alice, bob]", undefined),
    count: fc.constantFrom(1, 2),
    grants: fc.array(fc.tuple(fc.constantFrom(...names, '"*"'), fc.constantFrom(...powers)), { maxLength: 3 }),
    waived: fc.option(fc.constantFrom(...names), { nil: undefined, freq: 4 }),
    level: fc.constantFrom(undefined, "error", "warning", "off"),
    ignored: fc.option(fc.constantFrom(...names), { nil: undefined, freq: 6 }),
    override: fc.option(fc.constantFrom(...names), { nil: undefined, freq: 6 }),
    observes: fc.option(fc.constant(true), { nil: undefined, freq: 8 }),
  })
  .map(({ ceiling, by, count, grants, waived, level, ignored, override, observes }) =>
    [
      `ceiling: ${ceiling}`,
      ...(by ? [`approvals: { policy: { by: ${by}, count: ${by === "[alice]" ? 1 : count} } }`] : []),
      ...(grants.length > 0 ? ["grants:", ...grants.map(([name, may]) => grant(name, may).trimEnd())] : []),
      ...(waived
        ? [`waivers: [{ rule: max-capability, profiles: [${waived}], reason: later, owner: dx, until: 2026-12-31 }]`]
        : []),
      ...(level ? [`rules: { max-capability: ${level} }`] : []),
      ...(ignored ? [`ignore: [{ paths: [".claude/agents/${ignored}.md"], reason: for now }]`] : []),
      ...(override ? [`overrides: [{ profiles: [${override}], ceiling: [read, write] }]`] : []),
      ...(observes ? ["rollout: { stage: observe }"] : []),
      "",
    ].join("\n"),
  );
const profiles = fc
  .record(Object.fromEntries(names.map((name) => [name, fc.option(fc.constantFrom(...tools), { nil: undefined })])))
  .map((chosen) =>
    Object.fromEntries(
      Object.entries(chosen).flatMap(([name, list]) =>
        list === undefined ? [] : [[`.claude/agents/${name}.md`, agent(name, list)]],
      ),
    ),
  );
const everybody = ["alice approves", "bob approves", "carol approves"];
const reviews = fc
  .oneof(
    { weight: 3, arbitrary: fc.constant(everybody) },
    { weight: 1, arbitrary: fc.subarray([...everybody, "alice opens it", "bob approves an older commit"]) },
  )
  .map((lines) => lines.join("\n"));
const owned = { ".github/CODEOWNERS": "* @carol\n" };

/** A profile that uses a new grant. */
function usedBy([name, may]: readonly [string, (typeof powers)[number]]): Repository {
  const list = { write: "Edit", execute: "Bash", network: "WebFetch", "write, execute": "Edit, Bash" }[may];
  return { [`.claude/agents/${name}.md`]: agent(name, `Read, ${list}`) };
}

/** Base and head, often with policies that differ by a grant alone. */
const requests = fc
  .record({
    policies: fc.tuple(policies, policies),
    extra: fc.option(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...powers)), { nil: undefined, freq: 5 }),
    profiles: fc.tuple(profiles, profiles),
    reviews,
    isElsewhere: fc.option(fc.constantFrom("same", "other"), { nil: undefined, freq: 3 }),
    organisation: fc.option(
      fc.constantFrom(
        "ceiling: [read]\n",
        "ceiling: [read]\ngrantable: { may: [write] }\n",
        "ceiling: [read, write, execute, network]\n",
      ),
      { nil: undefined, freq: 2 },
    ),
  })
  .map(
    ({
      policies: [one, other],
      extra,
      profiles: [old, fresh],
      organisation,
      isElsewhere,
      ...rest
    }): PullRequestInMemory => {
      const entry = extra && grant(...extra);
      const next =
        entry === undefined
          ? other
          : one.includes("grants:\n")
            ? one.replace("grants:\n", `grants:\n${entry}`)
            : `${one}grants:\n${entry}`;
      return {
        base: { ...owned, [policyPath]: one, ...old },
        head: { ...owned, [policyPath]: next, ...fresh, ...(extra ? usedBy(extra) : {}) },
        ...(organisation === undefined ? {} : { organisation }),
        ...(isElsewhere ? { main: { ...owned, [policyPath]: isElsewhere === "same" ? one : other, ...old } } : {}),
        ...rest,
      };
    },
  );

describe("over random pull requests", () => {
  it("whatever passes by its own entries also passes as two pull requests that the same people approve", {
    timeout: 300_000,
  }, async () => {
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (one) => {
        const result = await evaluatePullRequest(one);
        if (!applied(result) || conclusionOf(result) !== "clean") return;
        passed++;
        const merged = { ...one.base, [policyPath]: one.head[policyPath] ?? "" };
        expect(rulesOf(await evaluatePullRequest({ ...one, head: merged })), "the policy alone").toEqual([]);
        expect(rulesOf(await evaluatePullRequest({ ...one, base: merged })), "the profiles after it").toEqual([]);
      }),
      { numRuns: runs(100, 4000), seed: 13 },
    );
    expect(passed).toBeGreaterThan(10);
  });

  it("nothing of the pull request's policy lets more pass than its new entries do", { timeout: 300_000 }, async () => {
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (one) => {
        const result = await evaluatePullRequest(one);
        const old = String(one.base[policyPath]);
        const fresh = String(one.head[policyPath]).match(/^ {2}- \{ profiles.*\n/gm) ?? [];
        const entries = fresh.filter((entry) => !old.includes(entry)).join("");
        const most = old.includes("grants:\n")
          ? old.replace("grants:\n", `grants:\n${entries}`)
          : `${old}grants:\n${entries}`;
        const { findings, ...rest } = await judged(one.head, {
          base: one.base,
          policy: entries === "" ? old : most,
          ...(one.organisation === undefined ? {} : { organisation: one.organisation }),
        });
        const expected = findings.filter((finding) => failsRun(finding, rest)).map(({ fingerprint }) => fingerprint);
        const actual = new Set(
          result.findings.filter((finding) => failsRun(finding, result)).map(({ fingerprint }) => fingerprint),
        );
        if (expected.length > 0) checked++;
        const policyOnly = new Set(
          findings.filter(({ finding }) => finding.host === null).map(({ fingerprint }) => fingerprint),
        );
        // A stricter policy leaves a larger excess, which is another finding about the same profile.
        const paths = new Set(
          result.findings.filter((finding) => failsRun(finding, result)).map(({ finding }) => finding.at.source.path),
        );
        for (const fingerprint of expected) {
          if (policyOnly.has(fingerprint) || actual.has(fingerprint)) continue;
          const path = findings.find((finding) => finding.fingerprint === fingerprint)?.finding.at.source.path ?? "";
          expect(paths, path).toContain(path);
        }
      }),
      { numRuns: runs(60, 4000), seed: 14 },
    );
    expect(checked).toBeGreaterThan(10);
  });
});
