/** What people and programs are shown, to the letter; and that nothing hostile gets through. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { writeJson } from "../../../src/sanitize/json.ts";
import { graphemesOf, visible, widthOf } from "../../../src/sanitize/text.ts";
import { groupFindings } from "../../../src/reports/model/groups.ts";
import { github } from "../../../src/reports/github.ts";
import { json } from "../../../src/reports/json.ts";
import { listJson } from "../../../src/reports/list/json.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { withoutSecrets } from "../../../src/sanitize/secrets.ts";
import { page } from "../../../src/reports/page/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { severities } from "../../../src/model/finding.ts";
import { conclusionOf, failLevels, failOnAll, gates, states, summaryOf } from "../../../src/evaluate/result.ts";
import { expectGolden } from "../../support/golden.ts";
import { agent, judged as judgedOver } from "../../support/judging.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const plain = { color: false, columns: 80 };
const profile = "---\nname: reviewer\ntools: Read, Edit\n---\nReview.\n";

/** The line of a finding and the carets below it. */
function frameIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => /^ +\d* \|/.test(line));
}

describe("pretty", () => {
  it("gives the verdict, then errors before warnings, each with its line, a caret and what to write instead", async () => {
    const path = ".claude/agents/reviewer.md";
    const subject = subjectAt(path, layerAt(".claude/agents"));
    const { item } = subject;
    const twin = { message: "the other one", at: placeIn(".claude/agents/twin.md", "name: reviewer", "reviewer") };
    const judged = [
      judgedAs(
        findingAt(placeIn(path, profile, "reviewer"), {
          rule: "unique-name",
          kind: "look-alike",
          severity: "warning",
          message: "the name `reviewer` is taken",
          related: [twin],
        }),
      ),
      judgedAs(findingAt(placeIn(path, profile, "Edit"), { item })),
    ];
    const fixed = [
      ...judged,
      judgedAs(
        findingAt(placeIn(path, profile, "Read"), {
          rule: "no-unused-waiver",
          class: "hygiene",
          severity: "note",
          fixes: [{ title: "tools: Edit", safe: true, edits: [] }],
        }),
      ),
    ];
    const text = pretty(resultOf(fixed, { subjects: [subject] }), plain);
    expect(text.split("\n").filter((line) => /^\S|^ +\d+:|^ +\d* \||^ +\S+:\d+:\d+|fix:/.test(line))).toEqual([
      expect.stringMatching(/^Failed: 1 error \(also 1 warning, 1 note\)/),
      "1 limit holds (1 measured)",
      `error ${path}:3:14  max-capability`,
      "    3 | tools: Read, Edit",
      "      |              ^^^^",
      `warning ${path}:2:7  unique-name/look-alike`,
      "    2 | name: reviewer",
      "      |       ^^^^^^^^",
      expect.stringMatching(/^ {4}\.claude\/agents\/twin\.md:1:7 /),
      `note ${path}:3:8  no-unused-waiver`,
      "    3 | tools: Read, Edit",
      "      |        ^^^^",
      "  fix: tools: Edit",
      expect.stringMatching(/ explain max-capability$/),
    ]);
    await expectGolden("pretty.layout.txt", text);
  });

  it("names the host where others read the same file, unless the message does", async () => {
    const shared = {
      ".claude/agents/a.md":
        "---\nname: a\ndescription: Looks around in the repository.\ntools: Read, Bash\nmaxTurns: many\n---\nLook.\n",
    };
    const text = pretty(
      await judgedOver({
        ...shared,
        ".cursor/agents/b.md": "---\nname: b\ndescription: Shows that it is in use.\nreadonly: true\n---\nLook.\n",
      }),
      plain,
    );
    expect(text).toMatch(/ in Cursor: /);
    expect(pretty(await judgedOver(shared), plain)).not.toMatch(/\((?:Claude Code|Cursor)\)/);
  });

  it("says one habit of thirty profiles once", async () => {
    const layer = layerAt(".claude/agents");
    const judged = Array.from({ length: 30 }, (_, i) =>
      judgedAs(
        findingAt(placeIn(`.claude/agents/agent-${i}.md`, profile), {
          layer,
          severity: "warning",
          groupKey: "may write: no `tools` key means every tool",
          message: "may write: no `tools` key means every tool",
        }),
      ),
    );
    const text = pretty(resultOf(judged), plain);
    expect(text.match(/max-capability$/gm)).toHaveLength(2);
    expect(text).toMatch(/^warning \.claude\/agents\/agent-0\.md:\d+:\d+ and 29 more files {2}max-capability$/m);
    expect(text.match(/agent-\d+\.md/g)).toHaveLength(9);
    expect(text).toMatch(/\b22 more$/m);
    await expectGolden("pretty.many.txt", text);
  });

  it("says a finding of several hosts once, and names them", () => {
    const at = placeIn("a.md", profile, "Edit");
    const text = pretty(
      resultOf([
        judgedAs(findingAt(at, { value: "write" })),
        judgedAs(findingAt(at, { value: "write", host: "codex", message: "may write in Codex" })),
      ]),
      plain,
    );
    expect(text.match(/max-capability$/gm)).toHaveLength(1 + 1);
    expect(text).toContain("may write (claude, codex)");
  });

  it("wraps a grant so that it can be pasted, whatever the width", async () => {
    const text = agent("a", "Read, Bash", {
      more: "hooks: { Stop: [{ hooks: [{ type: command, command: ./stop.sh }] }] }\n",
    });
    const result = await judgedOver({ ".claude/agents/a.md": text }, { policy: "ceiling: [read]\n" });
    for (let columns = 40; columns <= 160; columns++) {
      const [, fix = ""] = /^ {2}fix: (- \{[^]*?)\n\n/m.exec(pretty(result, { ...plain, columns })) ?? [];
      expect([columns, parse(`grants:\n  ${fix}\n`)]).toMatchObject([columns, { grants: [{ may: ["execute"] }] }]);
    }
  });

  it("counts what the gate lets pass, and shows it where the gate is for all", () => {
    const judged = [
      judgedAs(findingAt(placeIn("a.md", profile, "Edit")), "existing"),
      judgedAs(findingAt(placeIn("b.md", profile, "Edit")), "waived"),
    ];
    const text = pretty(resultOf(judged, {}, { gate: "new" }), plain);
    expect(text).not.toContain(".md");
    expect(text).toMatch(/^Passed; 1 existing finding and 1 waived finding not counted\n--all shows them$/m);
    expect(pretty(resultOf(judged.slice(1), {}, { gate: "new" }), plain)).toMatch(
      /^Passed; 1 waived finding not counted\n--all shows it$/m,
    );
    expect(pretty(resultOf(judged, {}, { gate: "new" }), { ...plain, all: true })).toMatch(
      /^error a\.md:3:14 {2}max-capability, existing$[^]*^ {2}b\.md:3:14 .* {2}max-capability$/m,
    );
    expect(pretty(resultOf(judged), plain)).toContain("max-capability, existing");
  });

  it("cuts a long line around the caret", () => {
    const line = `${"a".repeat(50_000)}HERE${"b".repeat(50_000)}`;
    const [frame = "", caret = ""] = frameIn(
      pretty(resultOf([judgedAs(findingAt(placeIn("a.md", line, "HERE")))]), plain),
    );
    expect(frame.length).toBeLessThanOrEqual(80);
    expect(frame.slice(caret.indexOf("^"), caret.lastIndexOf("^") + 1)).toBe("HERE");
    expect(frame).toMatch(/… ?a+|^ *1 \| …/);
    expect(frame.endsWith("…")).toBe(true);
  });

  it("keeps the caret below what is meant, after tabs, wide characters and accents", () => {
    const text = pretty(resultOf([judgedAs(findingAt(placeIn("a.md", "\t日本e\u0301👍🏽: bad", "bad")))]), plain);
    const [frame = "", caret = ""] = frameIn(text);
    expect(frame).toBe("    1 |   日本e\u0301👍🏽: bad");
    expect(caret).toBe(`${" ".repeat(4)}  | ${" ".repeat(2 + 4 + 1 + 2 + 2)}^^^`);
  });

  it("colours only where it is asked to", () => {
    const result = resultOf([judgedAs(findingAt(placeIn("a.md", profile, "Edit")))]);
    expect(pretty(result, plain)).not.toContain("\u001b");
    expect(pretty(result, { color: true, columns: 80 })).toContain("\u001b[31merror\u001b[39m");
  });

  it.each([80, 200])("keeps within %i columns", (columns) => {
    const words = Array.from({ length: 60 }, (_, i) => `word${i}`).join(" ");
    const text = pretty(
      resultOf([judgedAs(findingAt(placeIn("a.md", `${words} BAD ${words}`, "BAD"), { message: words }))]),
      { color: false, columns },
    );
    for (const line of text.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  it("fills its lines and never more, whatever the length of the message", () => {
    const columns = 80;
    for (let length = 1; length < 180; length++) {
      const message = "ab ".repeat(60).slice(0, length).trimEnd();
      const text = pretty(resultOf([judgedAs(findingAt(placeIn("a.md", profile, "Edit"), { message }))]), {
        color: false,
        columns,
      });
      const lines = text.split("\n");
      for (const line of lines.slice(1)) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      if (length > columns)
        expect(widthOf(lines.find((line) => line.startsWith("  ab")) ?? "")).toBeGreaterThan(columns - 3);
    }
  });
});

describe("json", () => {
  it("has every key, with null for what there is not", () => {
    const layer = layerAt(".claude/agents");
    const { item } = subjectAt(".claude/agents/reviewer.md", layer);
    const at = placeIn(".claude/agents/reviewer.md", profile, "Edit");
    const judged = [
      judgedAs(findingAt(at, { layer, item, kind: "k", related: [{ message: "see", at }] })),
      judgedAs(findingAt(placeIn("gone.md", ""), { host: null, edition: null, severity: "note" }), "existing"),
    ];
    expect(JSON.parse(json(resultOf(judged, { subjects: [] }, { base: "b".repeat(40) }), () => "#"))).toEqual({
      version: 1,
      tool: { name: "agent-profile-check", version: "9.9.9" },
      repository: null,
      commit: null,
      base: "b".repeat(40),
      date: "2026-11-22",
      policy: { sources: [{ ref: "preset:recommended", commit: null, sha256: "0".repeat(64) }] },
      summary: { profiles: 0, errors: 1, warnings: 0, notes: 1, new: 1, existing: 1, waived: 0 },
      findings: [
        {
          rule: "max-capability",
          kind: "k",
          class: "power",
          fixes: [],
          severity: "error",
          certainty: "documented",
          message: "may write",
          path: ".claude/agents/reviewer.md",
          line: 3,
          column: 14,
          endLine: 3,
          endColumn: 18,
          host: "claude",
          edition: "2.1",
          layer: "project",
          profile: "x",
          state: "new",
          waiver: null,
          fingerprint: "f".repeat(64),
          help: "https://example.com/x/src/rules/max-capability.md",
          related: [{ message: "see", path: ".claude/agents/reviewer.md", line: 3, column: 14 }],
          relatedCount: 1,
        },
        {
          rule: "max-capability",
          kind: null,
          class: "power",
          fixes: [],
          severity: "note",
          certainty: "documented",
          message: "may write",
          path: "gone.md",
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 1,
          host: null,
          edition: null,
          layer: null,
          profile: null,
          state: "existing",
          waiver: null,
          fingerprint: "f".repeat(64),
          help: "https://example.com/x/src/rules/max-capability.md",
          related: [],
          relatedCount: 0,
        },
      ],
      changes: null,
      settings: null,
      instructions: null,
      settingsWidened: 0,
      review: null,
      power: null,
      omitted: { findings: 0, changes: 0, settings: 0, instructions: 0 },
    });
  });

  it("writes integers exactly, and keeps every string", () => {
    expect(
      writeJson({ big: 9223372036854775807n, none: undefined, empty: {}, list: [1, -0, Number.NaN, true, null] }),
    ).toBe(
      '{\n  "big": 9223372036854775807,\n  "empty": {},\n  "list": [\n    1,\n    -0,\n    null,\n    true,\n    null\n  ]\n}\n',
    );
    const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(anything, (value) => {
        expect(JSON.parse(writeJson(value))).toEqual(value);
      }),
      { numRuns: runs(50, 500) },
    );
  });
});

describe("github", () => {
  it("escapes what a runner would read, and marks the worst first", () => {
    const judged = [
      judgedAs(findingAt(placeIn("a,b:c%.md", profile, "Edit"), { severity: "note", message: "50% of it" })),
      judgedAs(findingAt(placeIn("b.md", profile, "name: reviewer\ntools"), { kind: "k" })),
    ];
    expect(github(resultOf(judged))).toBe(
      [
        "Failed: 1 error (also 1 note)",
        "::error file=b.md,line=2,endLine=3,title=max-capability/k::may write",
        "::notice file=a%2Cb%3Ac%25.md,line=3,col=14,endColumn=18,endLine=3,title=max-capability::50%25 of it",
        "profiles 0, errors 1, warnings 0, notes 1",
        "",
      ].join("\n"),
    );
  });

  it("stays within a runner's ten of a level, and counts the rest", () => {
    const lines = github(
      resultOf(
        Array.from({ length: 25 }, (_, i) =>
          judgedAs(findingAt(placeIn(`${i}.md`, profile, "Edit"), { message: `may write (${i})` })),
        ),
      ),
    ).split("\n");
    expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(10);
    expect(lines).toContainEqual(expect.stringMatching(/\b15\b.*\berror\b.*\b10\b/));
  });
});

describe("list", () => {
  const layer = layerAt(".claude/agents", {
    authority: [
      {
        setting: "approval_policy",
        value: "never",
        effect: "bypasses",
        because: "asks nothing",
        at: placeIn("c.toml", "a", "a"),
      },
    ],
  });
  const at = placeIn(".claude/agents/b.md", "x", "x");
  const subjects = [
    subjectAt(".claude/agents/a.md", layer, {
      name: "a",
      native: { big: 2n ** 63n, api_key: "very-secret", token_limit: 5 },
    }),
    subjectAt(".claude/agents/b.md", layer, {
      name: "b",
      verdict: { kind: "rejected", problem: { message: "is not accepted", at } },
    }),
  ];
  const inspection = {
    loads: [
      {
        host: "claude",
        title: "Claude Code",
        edition: "2.1",
        use: { kind: "own" as const, path: ".claude/agents" },
        own: [],
        load: { status: "loaded" as const, layers: [layer], items: subjects.map(({ item }) => item), unjudged: [] },
      },
    ],
    subjects,
    findings: [],
    nearMisses: [],
    unknownHosts: [],
    unread: [],
    hostless: [],
    ignored: 0,
  };

  it("is a table for a terminal, with the settings behind it", () => {
    expect(listPretty({ inspection }, plain)).toBe(
      [
        "  can     name  host         file                 model",
        "  r-----  a     Claude Code  .claude/agents/a.md  opus",
        "  r-----  b     Claude Code  .claude/agents/b.md  opus",
        "    rejected, line 1: is not accepted",
        "",
        "settings",
        "  asks nobody  c.toml  Claude Code  1 setting: approval_policy",
        "",
        "r read, w write, x execute, n network, d delegate, e external",
        "2 profiles: 1 loaded, 1 rejected",
        "in use here: Claude Code (.claude/agents)",
        "",
      ].join("\n"),
    );
  });

  it("does not call a host in use that refuses every file of its folder", () => {
    const broken = subjects.slice(1);
    const lastOf = (some: readonly (typeof subjects)[number][], authority: typeof layer.authority) => {
      const loads = inspection.loads.map((one) => ({
        ...one,
        load: { ...one.load, layers: [{ ...layer, authority }], items: some.map(({ item }) => item) },
      }));
      return listPretty({ inspection: { ...inspection, loads, subjects: some } }, plain)
        .trimEnd()
        .split("\n")
        .at(-1);
    };
    expect(lastOf(broken, [])).toBe("has files here, and loads none of them: Claude Code (.claude/agents)");
    expect(lastOf(subjects, [])).toBe("in use here: Claude Code (.claude/agents)");
    expect(lastOf(broken, layer.authority)).toBe("in use here: Claude Code (.claude/agents)");
  });

  it("gives programs everything, credentials as digests", () => {
    const text = listJson(resultOf([], inspection), (content) => `<${content}>`);
    expect(text).toContain('"big": 9223372036854775808');
    const read = JSON.parse(text) as {
      profiles: { native: object; prompt: object }[];
      layers: object[];
      hosts: object[];
    };
    expect(read.hosts).toEqual([{ host: "claude", edition: "2.1", status: "loaded", problem: null }]);
    expect(read.layers[0]).toMatchObject({
      layer: "project",
      root: ".claude/agents",
      authority: [{ setting: "approval_policy", value: "never", path: "c.toml", line: 1, effect: "bypasses" }],
    });
    expect(read.profiles[0]).toMatchObject({
      path: ".claude/agents/a.md",
      verdict: "loaded",
      problem: null,
      capabilities: ["read"],
      native: { api_key: "sha256:<very-secret>", token_limit: 5 },
      prompt: { source: "body", bytes: 7, sha256: "<Hello.\n>" },
    });
    expect(read.profiles[1]).toMatchObject({
      verdict: "rejected",
      problem: { message: "is not accepted", path: ".claude/agents/b.md", line: 1, column: 1 },
    });
  });

  it.each([
    [{ env: { GITHUB_TOKEN: "abc" } }, { env: { GITHUB_TOKEN: "sha256:#" } }],
    [{ bearer_token_env_var: "GITHUB_TOKEN" }, { bearer_token_env_var: "GITHUB_TOKEN" }],
    [
      { apiKey: "abc", apiKeyFile: "x" },
      { apiKey: "sha256:#", apiKeyFile: "x" },
    ],
    [{ secret: "${SECRET}" }, { secret: "${SECRET}" }],
    [
      ["curl -H 'Authorization: Bearer abcdefghijklmnop1234' https://u:pw@example.com"],
      ["curl -H 'Authorization: Bearer sha256:#' https://u:sha256:#@example.com"],
    ],
    [[`ghp_${"a".repeat(36)} and AKIA${"A".repeat(16)}`], ["sha256:# and sha256:#"]],
    [
      { model: "opus", max_tokens: 5, description: "tokens of the design" },
      { model: "opus", max_tokens: 5, description: "tokens of the design" },
    ],
  ])("hides %j", (value, expected) => expect(withoutSecrets(value, () => "#")).toEqual(expected));
});

describe("a page", () => {
  it("is headings, wrapped words and code that stands in", () => {
    const markdown =
      "# rule\n\n<!-- levels -->\nSays **why**, at [length](https://example.com).\n<!-- /levels -->\n\n- one item\n  that goes on\n- two\n\n```yaml a.yml\na:\n  b\n```\n";
    expect(page(markdown, plain)).toBe(
      "rule\n\nSays why, at length (https://example.com).\n\n- one item that goes on\n- two\n\n  a.yml\n    a:\n      b\n",
    );
    expect(page(markdown, { color: true, columns: 80 })).toContain("\u001b[1mrule\u001b[22m");
  });

  it("has tables whose columns stand in line, broken inside a column where the terminal is narrow", () => {
    const markdown =
      "| Key | [Means](a.md) |\n|:--|:--|\n| `a\\|b` | the first of two |\n| `long-name` | no |\n\nAfter.\n";
    expect(page(markdown, plain)).toBe(
      "Key          Means\n`a|b`        the first of two\n`long-name`  no\n\nAfter.\n",
    );
    expect(page(markdown, { color: false, columns: 24 })).toBe(
      "Key          Means\n\n`a|b`        the first\n             of two\n\n`long-name`  no\n\nAfter.\n",
    );
    expect(page("| One | Two |\n|--|--|\n| averyveryverylongword | b |\n", { color: false, columns: 12 })).toBe(
      "One                    Two\naveryveryverylongword  b\n",
    );
  });

  it("breaks what a finding says, and never the line it quotes", () => {
    const markdown =
      "So:\n\n```findings\na.md:1:2 error rule: says one thing at some length\n  1 | a line of the file that is much longer than that\n    |   ^\n```\n";
    expect(page(markdown, { color: false, columns: 40 })).toBe(
      "So:\n\n    a.md:1:2 error rule: says one thing\n        at some length\n      1 | a line of the file that is much longer than that\n        |   ^\n",
    );
  });
});

describe("the verdict", () => {
  /** Which severities fail, by the level that fails and by the gate, for findings of each state. */
  const failing = [
    ["note", "all", "new", "note warning error"],
    ["note", "all", "existing", "note warning error"],
    ["note", "all", "waived", ""],
    ["note", "new", "new", "note warning error"],
    ["note", "new", "existing", ""],
    ["note", "new", "waived", ""],
    ["warning", "all", "new", "warning error"],
    ["warning", "all", "existing", "warning error"],
    ["warning", "all", "waived", ""],
    ["warning", "new", "new", "warning error"],
    ["warning", "new", "existing", ""],
    ["warning", "new", "waived", ""],
    ["error", "all", "new", "error"],
    ["error", "all", "existing", "error"],
    ["error", "all", "waived", ""],
    ["error", "new", "new", "error"],
    ["error", "new", "existing", ""],
    ["error", "new", "waived", ""],
    ["never", "all", "new", ""],
    ["never", "all", "existing", ""],
    ["never", "all", "waived", ""],
    ["never", "new", "new", ""],
    ["never", "new", "existing", ""],
    ["never", "new", "waived", ""],
  ] as const;

  it("has a sentence for every case", () =>
    expect(new Set(failing.map((row) => row.slice(0, 3).join(" "))).size).toBe(
      failLevels.length * gates.length * states.length,
    ));

  it.each(failing)("fails on %s, gate %s: of the %s findings %j", (failOn, gate, state, expected) => {
    const conclusions = severities.filter((severity) => {
      const findings = [judgedAs(findingAt(placeIn("a", "a"), { severity }), state)];
      return conclusionOf({ findings, failOn: failOnAll(failOn), gate }) === "findings";
    });
    expect(conclusions.join(" ")).toBe(expected);
  });

  it("counts waived findings apart", () => {
    const judged = states.map((state) => judgedAs(findingAt(placeIn("a", "a")), state));
    expect(summaryOf(resultOf(judged))).toEqual({
      profiles: 0,
      errors: 2,
      warnings: 0,
      notes: 0,
      new: 1,
      existing: 1,
      waived: 1,
    });
  });
});

describe("remarks", () => {
  it("stand for every finding once", () => {
    const layer = layerAt("l");
    const finding = fc.record({
      path: fc.constantFrom("a", "b", "c"),
      habit: fc.constantFrom(undefined, "h"),
      host: fc.constantFrom("x", "y"),
      value: fc.constantFrom("v", "w"),
    });
    fc.assert(
      fc.property(fc.array(finding), (some) => {
        const judged = some.map(({ path, habit, ...rest }) =>
          judgedAs(
            findingAt(placeIn(path, "text"), { layer, ...rest, ...(habit === undefined ? {} : { groupKey: habit }) }),
          ),
        );
        const all = groupFindings(judged).flatMap((remark) => remark.findings);
        expect(all).toHaveLength(judged.length);
        expect(new Set(all)).toEqual(new Set(judged));
      }),
      { numRuns: runs(50, 500) },
    );
  });
});

const forbidden =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|##\[|^\s*::(?!error |warning |notice )/mu;

describe("hostile text", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom(
          "\u001b[2J",
          "\u001b]0;x\u0007",
          "\u202e",
          "\u200b",
          "\u{e0041}",
          "##",
          "[error]",
          "##[group]",
          "::error::",
          "\n",
          "\r",
          "\t",
          "::",
          " ",
          "a",
          "日",
          "\u0085",
          "\u2028",
          "%0A",
          "\ud800",
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join("")),
  );

  it("shows what it is, and does nothing", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const shown = visible(text);
        expect(shown).not.toMatch(forbidden);
        expect(visible(shown)).toBe(shown);
      }),
      { numRuns: runs(50, 500) },
    );
    expect(visible("👩‍👩‍👧 ❤️ é ✓")).toBe("👩‍👩‍👧 ❤️ é ✓");
    expect(visible("a\u001b[31m\u202eb")).toBe("a<U+001B>[31m<U+202E>b");
  });

  it("acts in no report, wherever it stands", () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, fc.nat(40), fc.nat(10), (path, message, text, start, length) => {
        const at = {
          source: { path, text },
          span: { start: Math.min(start, text.length), end: Math.min(start + length, text.length) },
        };
        const layer = layerAt(path, {
          authority: [{ setting: text, value: message, effect: "widens", because: "x", at }],
        });
        const problem = { message, at };
        const subjects = [
          subjectAt(path, layer, { name: text, native: { [text]: message }, verdict: { kind: "dropped", problem } }),
        ];
        const loads = [
          {
            host: "claude",
            title: "Claude Code",
            edition: "2.1",
            use: { kind: "own" as const, path: ".claude/agents" },
            own: [],
            load: { status: "failed" as const, problem, layers: [layer], items: [], unjudged: [] },
          },
        ];
        const more = { layer, message, kind: "k", related: [problem], habit: text };
        const judged = [
          judgedAs(findingAt(at, more)),
          judgedAs(findingAt({ ...at, source: { path: `${path}2`, text } }, more)),
          judgedAs(findingAt(at, { message })),
        ];
        const result = resultOf(judged, { subjects, loads });
        const outputs = [
          pretty(result, plain),
          pretty(result, { color: false, columns: 30 }),
          github(result),
          json(result, () => "#"),
          listJson(result, () => "#"),
          listPretty(result, plain),
        ];
        for (const output of outputs) expect(output).not.toMatch(forbidden);
      }),
      { numRuns: runs(40, 300) },
    );
  });
});

it("cuts text into the clusters that a segmenter finds, beside every character", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  const clusters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  const range = (min: number, max: number) => fc.integer({ min, max });
  const blocks: readonly (readonly [number, number])[] = [
    [0, 0x7e],
    [0x7f, 0x600],
    [0x2000, 0x3200],
    [0x9ff0, 0xa010],
    [0x1f1e0, 0x1fb00],
  ];
  const text = fc.string({
    unit: fc.oneof(...blocks.map(([min, max]) => range(min, max))).map((point) => String.fromCodePoint(point)),
  });
  fc.assert(
    fc.property(text, (made) => {
      expect(graphemesOf(made)).toEqual(clusters(made));
    }),
    { numRuns: runs(2_000, 50_000) },
  );
  // One and the same character may join itself, as the letters of flags do, or what is before or after it.
  for (const [min, max] of [[0, 0xd7ff] as const, [0x1f000, 0x1ffff] as const])
    for (let point = min; point <= max; point++) {
      const character = String.fromCodePoint(point);
      const made = `a${character}${character}\u2705${character}b`;
      const cut = graphemesOf(made);
      if (cut.length !== clusters(made).length) expect.fail(`U+${point.toString(16)} is cut into ${cut.length}`);
    }
});
