/** What a page says in which order, and how much of it: the verdict, who gained power, whether that is allowed, who looks. */
import { describe, expect, it } from "vitest";
import { annotations } from "../../../src/reports/annotations.ts";
import { nothingLeft, comparison, markdown, reportModelOf, summaryOf } from "../../../src/reports/markdown/index.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { expectGolden, expectListing } from "../../support/golden.ts";
import { agent, judged, policyPath } from "../../support/judging.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { comment, findingAt, judgedAs, resultOf } from "../../support/results.ts";

const links = { server: "https://github.com", run: "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1" };
const marker = "<!-- x -->";
const [head, base] = ["a".repeat(40), "b".repeat(40)];
const blob = (commit: string, path: string) => `https://github.com/octo-org/octo-repo/blob/${commit}/${path}`;

const at = (name: string) => `.claude/agents/${name}.md`;
/** As in a pull request: the policy is the base's, and commits have names. */
async function request(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  policy = "ceiling: [read]\n",
): Promise<Result> {
  const result = await judged(after, { base: before, policy });
  const sources = result.sources.map((source) => (source.ref === policyPath ? { ...source, commit: base } : source));
  return { ...result, repository: "octo-org/octo-repo", commit: head, base, sources };
}
const rowsOf = (page: string) => page.split("\n").filter((line) => line.startsWith("| **"));
const rowOf = (page: string, name: string) => rowsOf(page).find((row) => row.startsWith(`| **\`${name}\`**`)) ?? "";
/** The reasons below the table. */
const reasonsOf = (page: string, name: string) =>
  page.split("\n").find((line) => line.startsWith(`- **\`${name}\`**`)) ?? "";

describe("a subagent that gained power", async () => {
  const before = { [at("a")]: agent("a", "Read"), [at("b")]: agent("b", "Read") };
  const page = comment(
    await request(before, {
      [at("a")]: agent("a", "Read, Bash", { more: "model: opus\n" }),
      [at("b")]: agent("b", "Read", { prompt: "Other." }),
    }),
    links,
    marker,
  );

  it("stands in the first table, after a verdict of one line", () => {
    const lines = page.split("\n");
    expect(lines.slice(0, 3)).toEqual([marker, expect.stringMatching(/^## ❌ .*\b1\b.*\b2\b/), ""]);
    expect(lines.slice(3, 7)).toEqual([
      "**1 subagent gained power.** 2 subagents changed.",
      "",
      expect.stringMatching(/^More power can be approved by anyone /),
      "",
    ]);
    expect(rowsOf(page).map((row) => /`(\w)`/.exec(row)?.[1])).toEqual(["a", "b"]);
    const [gains, others, findings] = [...page.matchAll(/^### /gm)].map(({ index }) => index);
    expect([gains, page.indexOf("| **`a`**"), others, page.indexOf("| **`b`**"), findings]).toEqual(
      [gains, page.indexOf("| **`a`**"), others, page.indexOf("| **`b`**"), findings].toSorted(
        (one = 0, other = 0) => one - other,
      ),
    );
  });

  it("says what, why, where and by which rule not", () => {
    expect(rowOf(page, "a")).toBe("| **`a`** (Claude Code)<br>changed | <code>r·<b>x</b>···</code> | ❌ **no** |");
    const reasons = reasonsOf(page, "a");
    expect(reasons).toContain(`[\`${at("a")}\`](${blob(head, at("a"))}?plain=1#L4)<br>`);
    expect(reasons).toContain(`\`Bash\` ([line 4](${blob(head, at("a"))}?plain=1#L4))`);
    expect(reasons).toMatch(/\?plain=1#L5\)[^<]*→ `opus`/);
    expect(reasons).toMatch(/<br>❌ [^<]*\[`max-capability`\]/);
  });

  it("is followed by how to see the same, and by who decides", () => {
    expect(page).toMatch(
      new RegExp(`\`(npx \\S+) diff ${base.slice(0, 12)}\`.*\`\\1 check --base ${base.slice(0, 12)}\``),
    );
    expect(page).toContain(`](${links.run})`);
  });

  it("is told in these sentences", () => expectGolden("comment.gains.md", page));
});

describe("whether it is allowed", () => {
  const before = { [at("release-x")]: agent("release-x", "Read") };
  const after = { [at("release-x")]: agent("release-x", "Read, Edit") };
  const answersOf = (page: string) => [
    /<code>r<b>w<\/b>····<\/code> \| (.*?) \|$/.exec(rowOf(page, "release-x"))?.[1] ?? "",
    ...reasonsOf(page, "release-x")
      .split("<br>")
      .filter((line) => /^\p{So}|ℹ/u.test(line) || line.includes("grant")),
  ];
  const answer = async (policy: string) => answersOf(comment(await request(before, after, policy), links, marker));

  it("is told by the grant, at its line in the base", async () => {
    const policy =
      'ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write], reason: cuts releases, owner: "@acme/release", until: 2027-01-31 }\n';
    const address = `${blob(base, policyPath)}?plain=1#L3`;
    expect(await answer(policy)).toEqual([
      `✅ by grant, [line 3](${address})`,
      `uses a grant of the policy ([\`${policyPath}:3\`](${address}))`,
    ]);
    const less = policy.replace("may: [write]", "may: [network]");
    expect((await answer(less)).join()).toMatch(
      /^❌ \*\*no\*\*,❌ not allowed: \[`max-capability`\].*the grant at .*#L3\) does not cover all of it$/,
    );
  });

  it("is told by the grant where a warning fails nothing", async () => {
    const policy =
      'ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write, execute], reason: cuts releases, owner: "@acme/release", until: 2027-01-31 }\n';
    const scoped = { [at("release-x")]: agent("release-x", "Read, Bash(git tag:*)") };
    const page = comment(await request(before, scoped, policy), links, marker);
    expect(rowOf(page, "release-x")).toMatch(/\| ✅ by grant, \[line 3\]\([^)]*\)<br>⚠️ \*\*warned\*\* \|$/);
  });

  it("names the ceiling that allows it", async () =>
    expect(await answer("ceiling: [read, write]\n")).toEqual(["✅ by the ceiling"]));
  it("is told by what nobody states", async () =>
    expect((await answer("{}\n")).join()).toMatch(/^ℹ️ no ceiling set,.*\[`max-capability`\]/));
  it("is not told by a rule that is off", async () =>
    expect(await answer("ceiling: [read]\nrules: { max-capability: off }\n")).toEqual(["✅ no finding"]));
  it("is told in these sentences", () =>
    expectListing(
      "allowed",
      [["ceiling: [read, write]\n"], ["{}\n"], ["ceiling: [read]\nrules: { max-capability: off }\n"]] as const,
      async ([policy]) => answer(policy),
    ));

  it("names those who answer for the file by the base, and who has to approve", async () => {
    const owners = { ".github/CODEOWNERS": "* @acme/all\n.claude/ @acme/agents @octocat\n" };
    const policy = 'ceiling: [read]\napprovals: { widening: { by: ["@acme/security", codeowners], count: 2 } }\n';
    const page = comment(
      await request({ ...before, ...owners }, { ...after, ".github/CODEOWNERS": "* @mallory\n" }, policy),
      links,
      marker,
    );
    expect(page).toMatch(
      /^The policy asks for 2 approvals by `@\u200bacme\/security` or code owners\. Code owners: `@\u200bacme\/agents`, `@\u200boctocat`\.$/m,
    );
    expect(page).not.toContain("mallory");
  });

  it.each([
    ["its code owner", "* @acme/all\n", "More power can be approved by `@\u200bacme/all` (code owner)."],
    [
      "anyone where a file has no owner",
      ".claude/agents/release-x.md @acme/all\n",
      "More power can be approved by `@\u200bacme/all` (code owner); 1 file has no code owner, so there by anyone with write access.",
    ],
    ["anyone", "/docs/ @acme/all\n", "More power can be approved by anyone with write access (no code owner)."],
  ])("says that %s can approve, also where the policy asks for nothing", async (_, owners, sentence) => {
    const codeOwners = { ".github/CODEOWNERS": owners };
    const files = { ...after, ...codeOwners, ".claude/settings.json": '{"permissions":{"defaultMode":"acceptEdits"}}' };
    const page = comment(await request({ ...before, ...codeOwners }, files), links, marker);
    expect(page.split("\n")).toContain(sentence);
  });

  it("tells a setting beside the profiles once, before the subagents whose power it decides", async () => {
    const roles = Object.fromEntries(
      ["a", "b", "c"].map((name) => [
        `.codex/agents/${name}.toml`,
        `name = "${name}"\ndescription = "Looks around here."\ndeveloper_instructions = "Look."\n`,
      ]),
    );
    const page = comment(
      await request(
        { ...roles, ".codex/config.toml": 'sandbox_mode = "read-only"\n' },
        { ...roles, ".codex/config.toml": 'sandbox_mode = "danger-full-access"\n' },
      ),
      links,
      marker,
    );
    expect(rowsOf(page)).toEqual([]);
    expect(page).toMatch(/^- \*\*asks nobody\*\*: `sandbox_mode`: `read-only` → `danger-full-access`;.*\[line 1\]/m);
    await expectGolden("comment.settings.md", page);
  });
});

describe("what a review does not show", () => {
  it("is marked: files that GitHub folds by either side, and hidden characters", async () => {
    const before = { [at("a")]: agent("a", "Read"), [at("b")]: agent("b", "Read") };
    const after = {
      [at("a")]: agent("a", "Read", { prompt: "Do\u200b it.\u200b" }),
      [at("b")]: agent("b", "Read, Grep"),
      ".gitattributes": `${at("b")} -diff\n`,
    };
    const page = comment(
      await request({ ...before, ".claude/.gitattributes": "agents/a.md linguist-generated\n" }, after),
      links,
      marker,
    );
    expect(page).toMatch(/^⚠️ .*\*\*2\b.*\*\*1\b/m);
    for (const name of ["a", "b"]) expect(rowOf(page, name)).toContain("⚠️");
    expect(rowOf(page, "a")).toMatch(/\*\*2 [^*]+\*\*/);
    await expectGolden("comment.hidden.md", page);
  });
});

describe("changes that let nobody do more", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const files = (tools: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [at(name), agent(name, tools(name))]));

  it("are folded where they are many, and said once where they are the same", async () => {
    const page = comment(
      await request(
        files(() => "Read"),
        files(() => "Read, Grep"),
      ),
      links,
      marker,
    );
    expect(page).toMatch(/^<details><summary><b>6\b/m);
    expect(page).toMatch(/\*\*6\b[^<]*\(Claude Code\)<br>[^<]*<details><summary>/);
    await expectGolden("comment.many.md", page);
    for (const name of names) expect(page).toContain(`[\`${at(name)}\`](${blob(head, at(name))}`);
  });

  it("stand in the open where they are few, with what is gone linked to the base", async () => {
    const page = comment(await request({ [at("a")]: agent("a", "Read, Bash") }, {}), links, marker);
    expect(page).not.toContain("<details>");
    expect(rowOf(page, "a")).toContain(
      `[\`${at("a")}\`](${blob(base, at("a"))})<br>removed | <code><s>r</s>·<s>x</s>···</code> |`,
    );
  });
});

describe("findings", async () => {
  const bad = (more = "") => agent("x", "Read, Bash", { more });
  const before = {
    [at("touched")]: agent("touched", "Read, Bash"),
    [at("elsewhere")]: agent("elsewhere", "Read, Bash"),
  };
  const result = await request(before, {
    ...before,
    [at("touched")]: agent("touched", "Read, Bash", { prompt: "Other." }),
    [at("new")]: bad(),
  });
  const [page, whole] = [comment(result, links, marker), markdown(result, links)];

  it("stand in three groups, of which a comment counts the last", () => {
    const listed = (text: string) =>
      text
        .split(/^(?=### |<details>)/m)
        .filter((section) => /^- ❌/m.test(section))
        .map((section) => [section.startsWith("<details><summary>1 "), /\[`([^`:]+):4`\]/.exec(section)?.[1]]);
    expect(listed(page)).toEqual([
      [false, at("new")],
      [true, at("touched")],
    ]);
    expect(page).not.toContain(at("elsewhere"));
    expect(listed(whole)).toEqual([...listed(page), [true, at("elsewhere")]]);
  });

  it("are told in these sentences", async () => {
    await expectGolden("comment.findings.md", page);
    await expectGolden("summary.findings.md", whole);
  });
});

describe("a graph of who may start whom", () => {
  it("is drawn where a change opens a way, and of a number of boxes", async () => {
    const shell = { [at("shell")]: agent("shell", "Bash") };
    const planners = (tools: string) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, i) => [at(`p${i}`), agent(`p${i}`, tools)]));
    const page = markdown(
      await request({ ...shell, ...planners("Read") }, { ...shell, ...planners("Read, Task") }),
      links,
    );
    const graph = /```mermaid\n([\s\S]*?)\n```/.exec(page)?.[1] ?? "";
    expect(graph).toContain('n0["p0<br/>Claude Code<br/>read, delegate"]:::changed');
    expect(graph).toMatch(/n0 --> n\d+/);
    expect(graph.match(/\["/g)).toHaveLength(30);
    const total =
      reportModelOf(await request({ ...shell, ...planners("Read") }, { ...shell, ...planners("Read, Task") }))
        .delegation?.nodes.length ?? 0;
    expect(page).toMatch(new RegExp(`^[^|]*\\b${total - 30} `, "m"));
  });

  it("is not drawn elsewhere", async () => {
    expect(
      markdown(await request({ [at("a")]: agent("a", "Read") }, { [at("a")]: agent("a", "Read, Bash") }), links),
    ).not.toContain("mermaid");
  });
});

describe("a path that is as long as it may be", () => {
  it("hides nothing that comes after it", async () => {
    const long = (name: string) =>
      `.claude/agents/0${Array.from({ length: 15 }, () => "é".repeat(120)).join("/")}/${name}.md`;
    const files = (tools: string) => ({
      ...Object.fromEntries(
        ["a", "b"].map((name) => [
          long(name),
          agent(name, tools, { more: tools === "Read" ? "" : "permissionMode: bypassPermissions\n" }),
        ]),
      ),
      [at("z")]: agent("z", tools),
    });
    const page = comment(await request(files("Read"), files("Read, Bash, Edit, Task, WebFetch")), links, marker);
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(60_000);
    expect(reasonsOf(page, "z")).toContain("execute");
    expect(rowsOf(page)).toEqual([expect.stringMatching(/^\| \*\*2\b/), expect.stringContaining("**`z`**")]);
    expect(page).toMatch(/^- \*\*2 subagents\*\* \(Claude Code\): `a`, `b`.*`permissionMode`.*`bypassPermissions`/m);
    expect(page).not.toContain("…and");
  });
});

describe("other pages", async () => {
  const same = { [at("a")]: agent("a", "Read") };

  it("are one line once all is well", async () => {
    const text = nothingLeft(reportModelOf(await request(same, same)), links, marker);
    expect(text.split("\n")).toEqual([marker, expect.stringMatching(/^✅ /), ""]);
    await expectGolden("comment.well.md", text);
  });

  it("have no verdict where nothing is decided", async () => {
    const page = comparison(await request(same, { [at("a")]: agent("a", "Read, Bash") }));
    expect(page).toMatch(/^## 1 .*\n/);
    expect(page.split("\n")[0]).not.toMatch(/[✅❌⚠]/u);
    expect(rowOf(page, "a")).toMatch(/<code>r·<b>x<\/b>···<\/code> \| ❌/);
    expect(reasonsOf(page, "a")).toMatch(/^- \*\*`a`\*\* \(Claude Code\) `\.claude\/agents\/a\.md`<br>/);
    await expectGolden("comparison.md", page);
  });
});

describe.each([400, 5000])("%i changed profiles", async (count) => {
  const names = Array.from({ length: count }, (_, i) => `worker-${i}`);
  const third = Math.ceil(count / 3);
  const before = Object.fromEntries(names.map((name) => [at(name), agent(name, "Read")]));
  // Every other one differs from all others, so that nothing can be said of several at once.
  const own = (i: number) => (i % 2 === 0 ? "Do it well." : `Do it ${"x\n".repeat(i % 97)}`);
  const after = Object.fromEntries(
    names.map((name, i) => [
      at(name),
      i < third
        ? agent(name, i % 2 === 0 ? "Read, Bash" : `Read, Bash(run-${i}:*)`)
        : agent(name, "Read", { prompt: own(i) }),
    ]),
  );
  const result = await request(before, after);
  const told = (page: string, row: RegExp, many: RegExp, left: RegExp) => {
    const sum = (pattern: RegExp) =>
      [...page.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
    return [...page.matchAll(row)].length + sum(many) + sum(left);
  };

  it.each([
    ["comment", comment(result, links, marker), 60_000],
    ["summary", markdown(result, links), 900_000],
  ] as const)("fit a %s, and are all counted", (_, page, limit) => {
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(limit);
    expect(page.length).toBeGreaterThan(Math.min(limit / 2, count * 250));
    expect(page).toContain(`**${third} subagents gained power.** ${count} subagents changed.`);
    expect(page).toMatch(new RegExp(`^## ❌ .*\\b${third}\\b.*\\b${count}\\b`, "m"));
    expect(
      told(
        page,
        /^\| \*\*`worker-\d+`\*\* .*<br>changed(?:<br>⚠️[^|]*)? \|/gm,
        /^\| \*\*(\d+) subagents\*\*/gm,
        /^…and (\d+) more (?:subagents?|changed)/gm,
      ),
    ).toBe(count);
    // Of those with `Bash`, every other one has a scope, which is a finding too.
    const findings = third + Math.floor(third / 2);
    expect(told(page, /^- (?:❌|⚠️)/gm, /The same in (\d+) more file/g, /^…and (\d+) more new findings?\./gm)).toBe(
      findings,
    );
    expect(page.split(`](${links.run})`).length > 2).toBe(limit === 60_000);
    expect(page.match(/<details>/g)?.length).toBe(page.match(/<\/details>/g)?.length);
  });
});

describe("a summary without room for all findings", () => {
  const many = resultOf(
    Array.from({ length: 5_000 }, (_, i) =>
      judgedAs(findingAt(placeOfPath(at(`a${i}`)), { message: `finding ${i}: ${"x".repeat(400)}` })),
    ),
  );

  it("says so, and where the rest is", () => {
    const { page, hasAllFindings } = summaryOf(reportModelOf(many), {
      ...links,
      rest: "The file `a.json` has the rest.",
    });
    expect(hasAllFindings).toBe(false);
    expect(page).toMatch(/^…and \d+ more findings\. The file `a\.json` has the rest\.$/m);
    expect(markdown(many)).toMatch(/^…and \d+ more findings\. `--format json` has the rest\.$/m);
    expect(comment(many, links, marker)).toContain(`. The [summary of the run](${links.run}) has more.`);
  });

  it("has them all where there is room", () => {
    const few = { ...many, findings: many.findings.slice(0, 100) };
    const { page, hasAllFindings } = summaryOf(reportModelOf(few), { ...links, rest: "The file has the rest." });
    expect([hasAllFindings, page.includes("the rest")]).toEqual([true, false]);
  });
});

describe("a run without a pull request", () => {
  it("names the owners, and nobody who can approve", async () => {
    const owned = { ".github/CODEOWNERS": "/.claude/ @acme/agents\n" };
    for (const [more, plain, asking] of [
      [{}, "There is no code owner.", "More power can be approved by anyone with write access (no code owner)."],
      [owned, "Code owner: `@\u200bacme/agents`.", "More power can be approved by `@\u200bacme/agents` (code owner)."],
    ] as const) {
      const result = await request(
        { ...more, [at("a")]: agent("a", "Read") },
        { ...more, [at("a")]: agent("a", "Read, Bash") },
      );
      expect(markdown(result, links)).toContain(asking);
      const page = markdown({ ...result, isPastReview: true }, links);
      expect(page).not.toContain("pull request");
      expect(page.split("\n")).toContain(plain);
    }
  });
});

describe("one among many", async () => {
  const names = Array.from({ length: 2000 }, (_, i) => `worker-${i}`);
  const before = Object.fromEntries([...names, "zed"].map((name) => [at(name), agent(name, "Read")]));
  const result = await request(before, {
    ...Object.fromEntries(names.map((name, i) => [at(name), agent(name, `Read, Bash(run-${i}:*)`)])),
    [at("zed")]: agent("zed", "Read", { more: "permissionMode: bypassPermissions\n" }),
  });

  it.each([
    ["comment", comment(result, links, marker)],
    ["summary", markdown(result, links)],
  ])("is not cut off where it asks nobody: %s", (_, page) => {
    expect(rowsOf(page)[0]).toMatch(/^\| \*\*`zed`.*\*\*asks less\*\*/);
    expect(page.split("\n").find((line) => line.startsWith("- **`"))).toMatch(/`permissionMode`.*`bypassPermissions`/);
    expect(
      page
        .split("\n")
        .filter((line) => line.startsWith("- ❌"))
        .slice(0, 4)
        .join("\n"),
    ).toContain("no-permission-bypass");
  });

  it("is marked at its line", () =>
    expect(annotations(result).shown.map(({ properties }) => properties.file)).toContain(at("zed")));
});
