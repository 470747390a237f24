/** What is tried by way of the comment: another's marker, a repainted comment, and a result whose every word is forged. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { EndedRun } from "../../../src/action/workflow-run/run.ts";
import { reportModelIn } from "../../../src/action/workflow-run/report.ts";
import { commentOf } from "../../../src/reports/markdown/index.ts";
import { readResultJson } from "../../../src/reports/result-json/index.ts";
import { bypass, file, reader, run, startChecked } from "../../support/action.ts";
import { follow, leave, type Left, type Result, runPage, startAfter } from "../../support/ended.ts";
import { pullRequest } from "../../support/events.ts";
import { hasParser, parseGfm, walk } from "../../support/gfm.ts";
import { hostileText, hostileWords } from "../../support/hostile.ts";
import { runs } from "../../support/runs.ts";

describe("another workflow of the same bot", () => {
  it("repaints the comment: the check stays as it is, and the next run writes it back", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    const github = await startChecked();
    await run(scene, { github });
    const [{ body } = { body: "" }] = github.comments;
    expect(body).toContain("the check blocks a merge");
    expect(body).toMatch(
      /\[its run\]\(https:\/\/github\.com\/octo-org\/octo-repo\/actions\/runs\/1658821493\/attempts\/1\)/,
    );
    if (github.comments[0]) github.comments[0].body = `${body.split("\n")[0]}\n✅ Passed: nothing to say`;
    expect(await run(scene, { github })).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(github.comments.map((comment) => comment.body)).toEqual([body]);
  });
});

/** The paths of every text in a value. */
function* texts(value: unknown, path: readonly (string | number)[] = []): Iterable<readonly (string | number)[]> {
  if (typeof value === "string") yield path;
  else if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* texts(item, [...path, at]);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === key ? replaced(item, rest, text) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? replaced(item, rest, text) : (item as unknown),
    ]),
  );
}

/** Only our own elements, and links only to the files that were judged, to the run and to our own pages. */
function expectInert(page: string, { commit, base }: Result): void {
  expect(page).not.toMatch(/@[\w-]/);
  expect(page.replaceAll("\n", "")).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028]/u);
  if (!hasParser()) return;
  const ours = [
    `https://github.com/octo-org/octo-repo/blob/${commit}/`,
    `https://github.com/octo-org/octo-repo/blob/${base}/`,
    runPage,
    "https://github.com/agent-profile-check/agent-profile-check/blob/main/src/rules/",
  ];
  for (const { kind, text, attributes } of walk(parseGfm(page))) {
    expect(kind).not.toBe("image");
    if (kind === "link")
      expect(
        ours.some((begin) => attributes["destination"]?.startsWith(begin)),
        attributes["destination"],
      ).toBe(true);
    if (kind.startsWith("html"))
      expect(text.trim()).toMatch(
        /^(?:<br>|<\/?(?:sub|code|b|s)>|<\/details>|<details><summary>(?:<b>)?[\w :,'.]+(?:<\/b>)?<\/summary>|<!-- agent-profile-check:[0-9a-f]{16} -->)$/,
      );
  }
}

describe("a forged result", () => {
  const ended: EndedRun = {
    id: 4711,
    attempt: 2,
    commit: "1".repeat(40),
    from: "mona/octo-repo",
    branch: "x",
    conclusion: "failure",
    event: "pull_request",
    repository: "octo-org/octo-repo",
  };
  const links = { server: "https://github.com", run: runPage, isOwnOnly: true } as const;
  let left: Left;
  let rich: Result;
  beforeAll(async () => {
    left = await leave({
      base: { [file]: reader, ".claude/agents/gone.md": reader.replace("reviewer", "gone") },
      head: {
        [file]: bypass,
        ".codex/agents/new.toml":
          'name = "new"\ndescription = "Does everything that is asked for."\ndeveloper_instructions = "Go."\n',
      },
      removed: [".claude/agents/gone.md"],
    });
    const [first = {}] = left.result.findings;
    const waiver = {
      rule: "x",
      owner: "@acme/dx",
      reason: "because",
      until: "2027-01-01",
      path: "policy.yml",
      line: 3,
    };
    const related = [{ message: "see here", path: "other.md", line: 2, column: 1 }];
    rich = {
      ...left.result,
      findings: [
        ...left.result.findings,
        { ...first, state: "existing", related },
        { ...first, state: "existing", path: "elsewhere.md" },
        { ...first, state: "waived", waiver },
      ],
    };
  });

  const pageOf = async (result: unknown) => {
    const written = await readResultJson(JSON.stringify(result));
    return typeof written === "string"
      ? undefined
      : commentOf(reportModelIn(written, ended), links, "<!-- agent-profile-check:0123456789abcdef -->");
  };

  it("is harmless by every word that it may choose", async () => {
    const places = [...texts(rich)];
    expect(places.length).toBeGreaterThan(80);
    let shown = 0;
    for (const [at, place] of places.entries()) {
      for (const words of [
        hostileWords[at % hostileWords.length] ?? "",
        "</details>\n<img src=x>![x](https://evil.example/x.png) @octocat #1",
        "evil/repo//x.md@main",
        "\u202e`|`@octocat|\n\n# x",
      ]) {
        const page = await pageOf(replaced(rich, place, words));
        if (page === undefined) continue;
        shown++;
        expectInert(page, left.result);
      }
    }
    expect(shown).toBeGreaterThan(100);
  });

  it("is harmless by all of its words at once", async () => {
    const free = [...texts(rich)];
    await fc.assert(
      fc.asyncProperty(hostileText, async (words) => {
        let forged: unknown = rich;
        for (const place of free) {
          const next = replaced(forged, place, words);
          if (typeof (await readResultJson(JSON.stringify(next))) !== "string") forged = next;
        }
        expectInert((await pageOf(forged)) ?? "", left.result);
      }),
      { numRuns: runs(8, 100), seed: 4 },
    );
  });

  it("points to no other repository", async () => {
    const page = await pageOf({
      ...rich,
      findings: rich.findings.map((finding) => ({ ...finding, path: "evil/repo//x.md@main" })),
    });
    expect(page).toContain("evil/repo//x.md@\u200bmain");
    expect(page).not.toContain("https://github.com/evil");
  });

  it("has no more room than a comment has, and counts the rest", async () => {
    const [first = {}] = rich.findings;
    const many = Array.from({ length: 5000 }, (_, at) => ({
      ...first,
      rule: "no-prompt-escape",
      message: `finding ${at} ${"x".repeat(200)}`,
      path: `a/${at}.md`,
    }));
    const page = (await pageOf({ ...rich, findings: many })) ?? "";
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(60_000);
    expect(page).toMatch(/…and \d+ more new findings/);
  });

  it("says nothing in the log that the runner obeys", async () => {
    const github = await startAfter(left);
    for (const words of ["\n::error::x", "##[error]x", "::stop-commands::x"]) {
      for (const forged of [
        { ...left.result, repository: words },
        { ...left.result, version: words },
        { ...left.result, findings: [{ ...left.result.findings[0], message: words, path: words }] },
        `${words}{`,
      ]) {
        const step = await follow(left, { github, file: forged });
        expect(step.commands).toEqual([]);
        expect(step.annotations.every(({ grammar, message }) => grammar === 2 && !/\p{Cc}/u.test(message))).toBe(true);
        expect(step.files).toEqual({ environment: "", state: "", path: "" });
      }
    }
  });
});
