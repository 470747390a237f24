/** What a policy excuses, announces and becomes is said in every format. */
import { failOnAll } from "../../../src/evaluate/result.ts";
import { describe, expect, it } from "vitest";
import { annotations } from "../../../src/reports/annotations.ts";
import { github } from "../../../src/reports/github.ts";
import { json } from "../../../src/reports/json.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { conclusionOf } from "../../../src/evaluate/result.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { expectGolden } from "../../support/golden.ts";
import { agent, judged, organisationPath, policyPath } from "../../support/judging.ts";
import { comment, findingAt, resultOf } from "../../support/results.ts";

const screen = { color: false, columns: 100 };
const links = { server: "https://github.com", run: undefined };
const files = { ".claude/agents/fixer.md": agent("fixer", "Read, Edit") };
const waiving =
  'ceiling: [read]\nwaivers:\n  - { rule: max-capability, profiles: [fixer], reason: being narrowed, owner: "@acme/dx", until: 2026-12-31 }\n';

describe("a waived finding", async () => {
  const result = await judged(files, { policy: waiving });

  it("does not fail the run", () => expect(conclusionOf(result)).toBe("clean"));

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
    expectGolden("pretty.waived.txt", pretty(result, { ...screen, all: true })));

  it("stands in Markdown, with who, why and until when", () => {
    for (const page of [markdown(result, links), comment(result, links, "<!-- x -->")]) {
      expect(page).toMatch(/^<details><summary>1 /m);
      for (const fact of ["2026-12-31", "being narrowed", "`@\u200bacme/dx`", `\`${policyPath}:3\``])
        expect(page).toContain(fact);
    }
  });

  it("is no annotation but a line of the log, and is counted", () => {
    expect(annotations(result).shown).toEqual([]);
    const [first, line = "", ...rest] = github(result).split("\n");
    expect(first).toBe("Passed; 1 waived finding not counted");
    expect(line).not.toMatch(/^::/);
    for (const fact of [".claude/agents/fixer.md:4", "[max-capability]", "@acme/dx", "2026-12-31", "being narrowed"])
      expect(line).toContain(fact);
    expect(rest).toEqual(["profiles 1, errors 0, warnings 0, notes 0, waived 1", ""]);
  });

  it("changes nothing in the list", async () =>
    expect(listPretty(result, screen)).toBe(listPretty(await judged(files, { policy: "ceiling: [read]\n" }), screen)));

  it("is told by each of its waivers", async () => {
    const two = { ...files, ".claude/agents/other.md": agent("other", "Read, Edit") };
    const policy = `${waiving}  - { rule: max-capability, profiles: [other], reason: being merged, owner: bob, until: 2026-12-31 }\n`;
    const text = pretty(await judged(two, { policy }), { ...screen, all: true });
    expect(text).toMatch(/@acme\/dx.*2026-12-31.*being narrowed/);
    expect(text).toMatch(/bob.*2026-12-31.*being merged/);
  });
});

describe("a rollout", () => {
  it("says what it will bring, and when", async () => {
    const policy =
      "ceiling: [read]\nrollout: { warn-from: 2026-12-01, enforce-from: 2027-01-01, rules: { no-permission-bypass: { enforce-from: 2026-12-15 } } }\n";
    const result = await judged(
      { ...files, ".claude/agents/bare.md": agent("bare", "Read", { more: "permissionMode: bypassPermissions\n" }) },
      { policy },
    );
    expect(result.findings.map(({ finding: { rule, severity } }) => `${severity} ${rule}`)).toEqual([
      "note no-permission-bypass",
      "note max-capability",
    ]);
    const lines = pretty(result, screen)
      .split("\n")
      .filter((line) => /^\S+ 202\d-/.test(line));
    expect(lines).toEqual([
      expect.stringMatching(/ 2026-12-01: 1 .*warning.*\(max-capability 1\)/),
      expect.stringMatching(/ 2026-12-15: 1 .*error.*\(no-permission-bypass 1\)/),
      expect.stringMatching(/ 2027-01-01: 1 .*error.*\(max-capability 1\)/),
    ]);
    expect(markdown(result, links)).toMatch(/^- \S+ \*\*2026-12-01\*\* 1 .*`max-capability` 1$/m);
    await expectGolden("pretty.rollout.txt", pretty(result, screen));
    await expectGolden("summary.rollout.md", markdown(result, links));
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
    expect(conclusionOf({ ...result, failOn: failOnAll("warning") })).toBe("clean");
  });

  it("claims no file of this one", () => {
    expect(annotations(result).shown).toMatchObject([
      { level: "notice", properties: { title: "no-expired-waiver/ending" } },
    ]);
    expect(annotations(result).shown[0]?.properties.file).toBeUndefined();
    expect(annotations(result).shown[0]?.message).toContain(`${organisationPath}:2: `);
    expect(github(result).split("\n")[1]).toMatch(
      /^::notice title=no-expired-waiver\/ending::\S+:2: .*@acme\/dx.*2026-11-19/,
    );
  });

  it("links to that repository", () =>
    expect(markdown({ ...result, repository: "acme/app", commit: "a".repeat(40) }, links)).toContain(
      "https://github.com/acme/policy/blob/v1/agents.yml?plain=1#L2",
    ));

  it("is shown in the terminal with its line", () =>
    expect(pretty(result, screen)).toContain(`note ${organisationPath}:2:11 `));
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

  const [looser, tighter] = result.policyChanges ? [result.policyChanges.looser, result.policyChanges.tighter] : [];
  const messages = [...(looser ?? []), ...(tighter ?? [])].map(({ message }) => message);

  it("is told in the summary and in the comment", async () => {
    for (const page of [markdown(result, links), comment(result, links, "<!-- x -->")]) {
      const items = page.split("\n").filter((line) => line.startsWith("- "));
      expect(items).toEqual([
        `- \`${policyPath}:1\`: ${messages[0]}`,
        `- \`${policyPath}:1\`: ${messages[1]}`,
        expect.stringMatching(/^- `\.claude\/agents\/a\.md:1` error: /),
        expect.stringMatching(/^- `\.claude\/agents\/b\.md:1` error: /),
      ]);
    }
    await expectGolden("summary.policy-change.md", markdown(result, links));
  });

  it("is printed in the terminal", async () => {
    const text = pretty(result, screen);
    for (const message of messages) expect(text).toContain(`: ${policyPath}:1:1 ${message}\n`);
    expect(text).toMatch(/: \.claude\/agents\/a\.md:1:1 error .*unique-name\n/);
    expect(text).toMatch(/: \.claude\/agents\/b\.md:1:1 error .*max-capability\n/);
    await expectGolden("pretty.policy-change.txt", text);
  });
});

describe("a waiver that matches a new finding", () => {
  const loose = agent("loose", "Read", { more: "permissionMode: bypassPermissions\n" });
  const branch = { ".claude/agents/loose.md": loose };
  const policy =
    'ceiling: [read]\nwaivers:\n  - { rule: no-permission-bypass, paths: [".claude/agents/loose.md"], reason: a trial, owner: "@acme/dx", until: 2026-12-31 }\n';
  const place = `${policyPath}:3`;

  it("is named in every format, with what lets the finding in", async () => {
    const result = await judged(branch, { base: {}, policy });
    expect(conclusionOf(result)).toBe("findings");
    expect(result.findings.map(({ state, waiver }) => [state, waiver])).toEqual([["new", null]]);
    for (const text of [
      pretty(result, { ...screen, columns: 1_000 }),
      json(result, () => "#"),
      github(result),
      markdown(result, links).replaceAll("`", ""),
    ]) {
      expect(text).toContain(place);
      expect(text).toContain("overrides");
    }
    const before = await judged(branch, { base: {}, policy: "ceiling: [read]\n" });
    expect(result.findings.map(({ fingerprint }) => fingerprint)).toEqual(
      before.findings.map(({ fingerprint }) => fingerprint),
    );
  });

  it("names the organisation's policy below one, and what a grant gives needs no other way", async () => {
    const organisation = "ceiling: [read]\nwaivable: { rules: [no-permission-bypass, max-capability], max-days: 90 }\n";
    const messageOf = async (files: Parameters<typeof judged>[0], own: string, above?: string) => {
      const { findings } = await judged(files, { base: {}, policy: own, ...(above ? { organisation: above } : {}) });
      return findings.find(({ finding }) => finding.host !== null)?.finding.message ?? "";
    };
    expect(await messageOf(branch, policy, organisation)).toMatch(/:3 covers existing .*ask the owner of the org/);
    expect(await messageOf(files, waiving)).toMatch(/:3 covers existing findings only, and this one is new$/);
  });

  it("lets the finding in under an override that landed first", async () => {
    const overrides =
      "ceiling: [read]\noverrides: [{ profiles: [loose], paths: [.claude/agents/loose.md], rules: { no-permission-bypass: warning } }]\n";
    expect(conclusionOf(await judged(branch, { base: {}, policy: overrides }))).toBe("clean");
    expect(conclusionOf(await judged({}, { policy: overrides }))).toBe("clean");
  });

  it("is not mentioned where the base has the finding, or there is no base", async () => {
    for (const result of [await judged(branch, { policy }), await judged(branch, { base: branch, policy })])
      expect(result.findings.map(({ state, finding }) => [state, finding.message.includes(place)])).toEqual([
        ["waived", false],
      ]);
  });
});
