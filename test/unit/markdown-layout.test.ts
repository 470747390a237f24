/** What a page says in which order, and how much of it: the verdict, who may do more, whether that is allowed, who looks. */
import { describe, expect, it } from "vitest";
import { annotations } from "../../src/reports/annotations.ts";
import { nothingLeft, comparison, markdown, reportModelOf } from "../../src/reports/markdown/index.ts";
import type { Result } from "../../src/evaluate/result.ts";
import { agent, judged, policyPath } from "../support/judging.ts";
import { comment } from "../support/results.ts";

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

describe("a subagent that may do more", async () => {
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
    expect(page.split("\n").slice(0, 7)).toEqual([
      marker,
      "## ❌ Failed: 1 new error in 2 agent profiles",
      "",
      "2 subagents changed; **1 may do more than before**.",
      "",
      "### May do more than before",
      "",
    ]);
    expect(rowsOf(page).map((row) => /`(\w)`/.exec(row)?.[1])).toEqual(["a", "b"]);
    expect(page.indexOf("### Other changed subagents")).toBeGreaterThan(page.indexOf("| **`a`**"));
    expect(page.indexOf("### New findings")).toBeGreaterThan(page.indexOf("| **`b`**"));
  });

  it("says what, why, where and by which rule not", () => {
    const row = rowOf(page, "a");
    expect(row).toContain(`(Claude Code)<br>[\`${at("a")}\`](${blob(head, at("a"))}?plain=1#L4)<br>changed`);
    expect(row).toContain("read → read, **execute**<br>❌ **no**: [`max-capability`]");
    expect(row).toContain(`may now execute commands, by \`Bash\` ([line 4](${blob(head, at("a"))}?plain=1#L4))`);
    expect(row).toContain(`[model](${blob(head, at("a"))}?plain=1#L5): none → \`opus\``);
    expect(row).not.toContain("gains");
  });

  it("is followed by how to see the same, and by who decides", () => {
    expect(page).toMatch(
      new RegExp(
        `\`(npx \\S+) diff ${base.slice(0, 12)}\`, and for the verdict \`\\1 check --base ${base.slice(0, 12)}\``,
      ),
    );
    expect(page).toContain(`The check decides; this comment only tells what [its run](${links.run}) found.`);
  });
});

describe("whether it is allowed", () => {
  const before = { [at("release-x")]: agent("release-x", "Read") };
  const after = { [at("release-x")]: agent("release-x", "Read, Edit") };
  const answer = async (policy: string) =>
    / → read, \*\*write\*\*<br>(.*?) \| /.exec(
      rowOf(comment(await request(before, after, policy), links, marker), "release-x"),
    )?.[1];

  it("is told by the grant, at its line in the base", async () => {
    const policy =
      'ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write], reason: cuts releases, owner: "@acme/release", until: 2027-01-31 }\n';
    expect(await answer(policy)).toBe(
      `✅ yes, by a grant: [\`${policyPath}:3\`](${blob(base, policyPath)}?plain=1#L3)`,
    );
  });

  it("is told by the ceiling", async () =>
    expect(await answer("ceiling: [read, write]\n")).toBe("✅ yes, within the ceiling"));
  it("is told by what nobody states", async () =>
    expect(await answer("{}\n")).toMatch(/^⚠️ \*\*warned\*\*: \[`max-capability`\]/));
  it("is not told by a rule that is off", async () =>
    expect(await answer("ceiling: [read]\nrules: { max-capability: off }\n")).toBe("✅ yes: no finding stands on it"));

  it("names those who answer for the file by the base, and who has to approve", async () => {
    const owners = { ".github/CODEOWNERS": "* @acme/all\n.claude/ @acme/agents @octocat\n" };
    const policy = 'ceiling: [read]\napprovals: { widening: { by: ["@acme/security", codeowners], count: 2 } }\n';
    const page = comment(
      await request({ ...before, ...owners }, { ...after, ".github/CODEOWNERS": "* @mallory\n" }, policy),
      links,
      marker,
    );
    expect(rowOf(page, "release-x")).toContain("<br>owners: `@\u200bacme/agents`, `@\u200boctocat` |");
    expect(page).toContain("The policy asks for 2 approvals by `@\u200bacme/security` or code owners.");
    expect(page).not.toContain("mallory");
  });

  it("counts a setting beside the profiles, and says it of all of them once", async () => {
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
    expect(rowsOf(page)).toHaveLength(1);
    expect(page).toContain("| **3 subagents** (Codex)<br>changed<br>");
    expect(page).toMatch(
      /❌ \*\*no\*\*: \[`(?:max-capability|no-permission-bypass)`\]\S+, \[`(?:max-capability|no-permission-bypass)`\]/,
    );
    expect(page).toContain(
      "may now write, execute commands, reach the network, start other agents and call external tools, by `sandbox_mode` ([`.codex/config.toml:1`]",
    );
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
    expect(page).toContain(
      "⚠️ Not to be seen in the review: **2 changed profiles** that GitHub folds and **1 prompt** with new hidden characters.",
    );
    for (const name of ["a", "b"]) expect(rowOf(page, name)).toContain("⚠️ **GitHub folds this change in the review**");
    expect(rowOf(page, "a")).toContain("**2 hidden characters**");
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
    expect(page).toContain("<details><summary><b>6 changed subagents</b></summary>");
    expect(page).toContain("**6 subagents** (Claude Code)<br>changed<details><summary>Which ones</summary>");
    for (const name of names) expect(page).toContain(`[\`${at(name)}\`](${blob(head, at(name))}`);
  });

  it("stand in the open where they are few, with what is gone linked to the base", async () => {
    const page = comment(await request({ [at("a")]: agent("a", "Read, Bash") }, {}), links, marker);
    expect(page).toContain("### Changed subagents");
    expect(rowOf(page, "a")).toContain(
      `[\`${at("a")}\`](${blob(base, at("a"))})<br>removed | read, execute → nothing |`,
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
    const sections = page.split(/^(?=### |<details>)/m);
    expect(sections.find((section) => section.startsWith("### New findings"))).toContain(at("new"));
    expect(
      sections.find((section) =>
        section.startsWith("<details><summary>1 finding on changed subagents, which already stands at the base"),
      ),
    ).toContain(at("touched"));
    expect(page).toContain("1 more finding stands on subagents that this request does not change.");
    expect(page).not.toContain(at("elsewhere"));
    expect(whole).toContain("<details><summary>1 finding elsewhere, which already stands at the base</summary>");
    expect(whole).toContain(`- ❌ **error** [\`${at("elsewhere")}:4\`]`);
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
    expect(page).toContain(`${total - 30} more are not drawn.`);
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
    expect(rowOf(page, "z")).toContain("execute");
    expect(rowsOf(page)).toEqual([
      expect.stringMatching(/^\| \*\*2 subagents\*\*.*has `permissionMode` now at `bypassPermissions`/),
      expect.stringContaining("**`z`**"),
    ]);
    expect(page).not.toContain("…and");
  });
});

describe("other pages", async () => {
  const same = { [at("a")]: agent("a", "Read") };

  it("are one line once all is well", async () => {
    expect(nothingLeft(reportModelOf(await request(same, same)), links, marker)).toBe(
      `${marker}\n✅ Passed: nothing to say about 1 agent profile; no subagent differs from the base. <sub>The check decides; this comment only tells what [its run](${links.run}) found.</sub>\n`,
    );
  });

  it("have no verdict where nothing is decided", async () => {
    const page = comparison(await request(same, { [at("a")]: agent("a", "Read, Bash") }));
    expect(page).toMatch(/^## 1 subagent changed; \*\*it may do more than before\*\*\n/);
    expect(page).not.toMatch(/Passed|Failed|The check/);
    expect(page).toContain(
      "| **`a`** (Claude Code)<br>`.claude/agents/a.md`<br>changed | read → read, **execute**<br>❌ **no**",
    );
  });
});

describe.each([400, 5000])("%i changed profiles", { timeout: 120_000 }, async (count) => {
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
    expect(page).toContain(`${count} subagents changed; **${third} may do more than before**.`);
    expect(page).toContain(`❌ Failed: ${third} new errors in ${count} agent profiles`);
    expect(
      told(
        page,
        /^\| \*\*`worker-\d+`\*\* .*<br>changed \|/gm,
        /^\| \*\*(\d+) subagents\*\*/gm,
        /^…and (\d+) more (?:subagents?|changed)/gm,
      ),
    ).toBe(count);
    expect(told(page, /^- ❌/gm, /The same in (\d+) more file/g, /^…and (\d+) more findings?\./gm)).toBe(third);
    expect(page.includes(`The [summary of the run](${links.run}) has the rest.`)).toBe(limit === 60_000);
    expect(page.match(/<details>/g)?.length).toBe(page.match(/<\/details>/g)?.length);
  });
});

describe("one among many", { timeout: 120_000 }, async () => {
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
    expect(page.split("\n").find((line) => line.startsWith("| **`"))).toContain(
      "has `permissionMode` now at `bypassPermissions`",
    );
    expect(
      page
        .split("\n")
        .filter((line) => line.startsWith("- ❌"))
        .slice(0, 4)
        .join("\n"),
    ).toContain("runs every tool call without asking");
  });

  it("is marked at its line", () =>
    expect(annotations(result).shown.map(({ properties }) => properties.file)).toContain(at("zed")));
});
