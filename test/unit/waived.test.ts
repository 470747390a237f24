/** What a policy excuses, announces and becomes is said in every format. */
import { describe, expect, it } from "vitest";
import { annotations } from "../../src/reports/annotations.ts";
import { github } from "../../src/reports/github.ts";
import { json } from "../../src/reports/json.ts";
import { listPretty } from "../../src/reports/list/pretty.ts";
import { markdown } from "../../src/reports/markdown/index.ts";
import { pretty } from "../../src/reports/pretty/index.ts";
import { conclusionOf } from "../../src/evaluate/result.ts";
import { placeOfPath } from "../../src/repo/text.ts";
import { agent, judged, organisationPath, policyPath } from "../support/judging.ts";
import { comment, findingAt, resultOf } from "../support/results.ts";

const screen = { color: false, columns: 100 };
const links = { server: "https://github.com", run: undefined };
const files = { ".claude/agents/fixer.md": agent("fixer", "Read, Edit") };
const waiving =
  'ceiling: [read]\nwaivers:\n  - { rule: max-capability, profiles: [fixer], reason: being narrowed, owner: "@acme/dx", until: 2026-12-31 }\n';

describe("a waived finding", async () => {
  const result = await judged(files, { policy: waiving });

  it("fails nothing", () => expect(conclusionOf(result)).toBe("clean"));

  it("says in JSON what excuses it", () => {
    const { summary, findings } = JSON.parse(json(result, () => "#")) as {
      summary: object;
      findings: readonly object[];
    };
    expect(summary).toMatchObject({ errors: 0, waived: 1 });
    expect(findings).toMatchObject([
      {
        rule: "max-capability",
        state: "waived",
        waiver: {
          rule: "max-capability",
          owner: "@acme/dx",
          reason: "being narrowed",
          until: "2026-12-31",
          path: policyPath,
          line: 3,
        },
      },
    ]);
  });

  it("stands in the terminal, with who, why and until when", () =>
    expect(pretty(result, screen)).toBe(
      [
        "waived by the policy",
        `  .claude/agents/fixer.md:4:14 may write in Claude Code, beyond the ceiling of`,
        "    .github/agent-profile-check.yml (read): write by `Edit`  max-capability",
        "    waived by @acme/dx until 2026-12-31: being narrowed",
        "",
        "1 profile: nothing to report (1 waived)",
        "",
      ].join("\n"),
    ));

  it("stands in Markdown, with who, why and until when", () => {
    for (const page of [markdown(result, links), comment(result, links, "<!-- x -->")]) {
      expect(page).toContain("<details><summary>1 finding that the policy waives</summary>");
      expect(page).toContain(
        "Waived until 2026-12-31: being narrowed (`@\u200bacme/dx`, `.github/agent-profile-check.yml:3`)",
      );
    }
  });

  it("is no annotation but a line of the log, and is counted", () => {
    expect(annotations(result).shown).toEqual([]);
    expect(github(result)).toBe(
      "waived: .claude/agents/fixer.md:4 may write in Claude Code, beyond the ceiling of .github/agent-profile-check.yml (read): write by `Edit` [max-capability] (by @acme/dx until 2026-12-31: being narrowed)\nprofiles 1, errors 0, warnings 0, notes 0, waived 1\n",
    );
  });

  it("changes nothing in the list", async () =>
    expect(listPretty(result, screen)).toBe(listPretty(await judged(files, { policy: "ceiling: [read]\n" }), screen)));

  it("is told by each of its waivers", async () => {
    const two = { ...files, ".claude/agents/other.md": agent("other", "Read, Edit") };
    const policy = `${waiving}  - { rule: max-capability, profiles: [other], reason: being merged, owner: bob, until: 2026-12-31 }\n`;
    const text = pretty(await judged(two, { policy }), screen);
    expect(text).toContain("waived by @acme/dx until 2026-12-31: being narrowed");
    expect(text).toContain("waived by bob until 2026-12-31: being merged");
  });
});

describe("a rollout", () => {
  it("says what it will bring, and when", async () => {
    const policy =
      "ceiling: [read]\nrollout: { warn-from: 2026-12-01, enforce-from: 2027-01-01, rules: { require-description: { enforce-from: 2026-12-15 } } }\n";
    const result = await judged(
      { ...files, ".claude/agents/bare.md": "---\nname: bare\ntools: Read\n---\nDo it.\n" },
      { policy },
    );
    expect(result.findings.map(({ finding: { rule, severity } }) => `${severity} ${rule}`)).toEqual([
      "note no-dropped-profile",
      "note require-description",
      "note max-capability",
    ]);
    const lines = pretty(result, screen)
      .split("\n")
      .filter((line) => line.startsWith("from "));
    expect(lines).toEqual([
      "from 2026-12-01: 2 findings of today become warnings (no-dropped-profile 1, max-capability 1)",
      "from 2026-12-15: 1 finding of today becomes an error (require-description 1)",
      "from 2027-01-01: 2 findings of today become errors (no-dropped-profile 1, max-capability 1)",
    ]);
    expect(markdown(result, links)).toContain(
      "### What the rollout brings\n\n- From **2026-12-01** 2 findings of today become warnings: `no-dropped-profile` 1, `max-capability` 1\n",
    );
  });

  it("does not announce what is waived", async () => {
    const policy = waiving.replace("ceiling: [read]", "ceiling: [read]\nrollout: { enforce-from: 2026-12-01 }");
    expect((await judged(files, { policy })).upcoming).toEqual([]);
  });
});

describe("a finding in a policy of another repository", async () => {
  const organisation =
    'ceiling: [read]\nwaivers: [{ rule: unique-name, paths: ["**"], reason: being merged, owner: "@acme/dx", until: 2026-11-19 }]\n';
  const result = await judged({}, { organisation });

  it("is said, and fails nobody", () => {
    expect(
      result.findings.map(
        ({ finding: { rule, kind, severity, at } }) => `${severity} ${rule}/${kind} ${at.source.path}`,
      ),
    ).toEqual([`note no-expired-waiver/ending ${organisationPath}`]);
    expect(conclusionOf({ ...result, failOn: "warning" })).toBe("clean");
  });

  it("claims no file of this one", () => {
    expect(annotations(result).shown).toMatchObject([
      { level: "notice", properties: { title: "no-expired-waiver/ending" } },
    ]);
    expect(annotations(result).shown[0]?.properties.file).toBeUndefined();
    expect(annotations(result).shown[0]?.message).toContain(
      `${organisationPath}:2: the waiver of @acme/dx ended on 2026-11-19`,
    );
    expect(github(result).split("\n")[0]).toBe(
      `::notice title=no-expired-waiver/ending::${organisationPath}:2: the waiver of @acme/dx ended on 2026-11-19 and counts no more`,
    );
  });

  it("links to that one", () =>
    expect(markdown({ ...result, repository: "acme/app", commit: "a".repeat(40) }, links)).toContain(
      "https://github.com/acme/policy/blob/v1/agents.yml?plain=1#L2",
    ));

  it("is shown in the terminal with its line", () =>
    expect(pretty(result, screen)).toContain(
      `${organisationPath}\n  2:11 note the waiver of @acme/dx ended on 2026-11-19`,
    ));
});

describe("a change of the policy", () => {
  const at = (line: string) => ({ ...placeOfPath(policyPath), source: { path: policyPath, text: line } });
  const result = resultOf(
    [],
    {},
    {
      policyChanges: {
        looser: [{ message: "the ceiling takes in execute", at: at("ceiling: [read, execute]\n") }],
        tighter: [{ message: "`unique-name` is error", at: at("rules: {}\n") }],
        found: [
          findingAt(placeOfPath(".claude/agents/a.md"), { rule: "unique-name", message: "the name `a` is taken" }),
        ],
        gone: [findingAt(placeOfPath(".claude/agents/b.md"), { message: "may execute commands" })],
      },
    },
  );

  it("is told in the summary and in the comment", () => {
    for (const page of [markdown(result, links), comment(result, links, "<!-- x -->")]) {
      const [, section = ""] = page.split("### Policy changes\n");
      expect(section).toContain(
        "**Becomes looser:**\n\n- `.github/agent-profile-check.yml:1`: the ceiling takes in execute\n",
      );
      expect(section).toContain(
        "**Becomes tighter:**\n\n- `.github/agent-profile-check.yml:1`: `unique-name` is error\n",
      );
      expect(section).toContain(
        "**The new policy would find:**\n\n- `.claude/agents/a.md:1` error: the name `a` is taken",
      );
      expect(section).toContain(
        "**The new policy would no longer find:**\n\n- `.claude/agents/b.md:1` error: may execute commands",
      );
    }
  });

  it("is told in the terminal", () => {
    expect(pretty(result, screen)).toContain(
      "policy changes\n  looser: .github/agent-profile-check.yml:1:1 the ceiling takes in execute\n  tighter: .github/agent-profile-check.yml:1:1 `unique-name` is error\n",
    );
    expect(pretty(result, screen)).toContain(
      "  will find: .claude/agents/a.md:1:1 error the name `a` is taken  unique-name\n  will not find: .claude/agents/b.md:1:1 error may execute commands  max-capability\n",
    );
  });
});
