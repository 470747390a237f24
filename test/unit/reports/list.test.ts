/** `list`: a row for each profile, the most powerful first, and what the policy says of it, in any width. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { isAllowed, permissionsUnder } from "../../../src/evaluate/permission.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { rowsOf as fleetRows } from "../../../src/fleet/rows/index.ts";
import type { PlannedRepository } from "../../../src/fleet/plan/index.ts";
import { listCsv } from "../../../src/reports/list/csv.ts";
import { listCyclonedx } from "../../../src/reports/list/cyclonedx.ts";
import { listHtml } from "../../../src/reports/list/html.ts";
import { listJson } from "../../../src/reports/list/json.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { shortened } from "../../../src/reports/list/columns.ts";
import { visible, widthOf } from "../../../src/sanitize/text.ts";
import { judged, organisationPath, policyOf, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const day = "2026-11-22";
const policy = `ceiling: [read]
grants:
  - { profiles: [releaser], may: [write, execute], reason: cuts releases, owner: "@acme/release", until: 2027-03-31 }
`;

const claude = (name: string, tools: string | undefined, more = "") =>
  `---\nname: ${JSON.stringify(name)}\ndescription: Does one thing for the team.\n${tools === undefined ? "" : `tools: ${tools}\n`}${more}---\nDo it.\n`;

const files: Repository = {
  ".claude/agents/reader.md": claude("reader", "Read, Grep"),
  ".claude/agents/writer.md": claude("writer", "Read, Edit"),
  ".claude/agents/releaser.md": claude("releaser", "Read, Edit, Bash"),
  ".claude/agents/bold.md": claude("bold", "Read", "permissionMode: bypassPermissions\n"),
  ".claude/agents/all.md": claude("all", undefined),
  ".claude/agents/nameless.md": "---\ndescription: Has no name.\n---\nDo it.\n",
  ".claude/settings.json": JSON.stringify({
    permissions: { allow: ["Bash(git push:*)", "WebFetch"], deny: ["Read(.env)"] },
    hooks: { Stop: [{ hooks: [{ type: "command", command: "./notify.sh" }] }] },
  }),
};

async function listed(repository: Repository, text: string | undefined, organisation?: string): Promise<Result> {
  const result = await judged(repository, {
    ...(text === undefined ? {} : { policy: text }),
    ...(organisation === undefined ? {} : { organisation }),
  });
  const above = organisation === undefined ? undefined : await policyOf(organisation, organisationPath);
  const decisions = await decide(await policyOf(text ?? "extends: preset:recommended\n"), day, above);
  return { ...result, permissionOf: permissionsUnder(decisions, result.inspection, result.findings) };
}

const screen = { color: false, columns: 120 };
const rowsIn = (text: string) => text.split("\n").filter((line) => /^ {2}(?:[rwxnde-]{6}|\?) /.test(line));
/** The files and compositions of the inventory in CycloneDX. */
function bomOf(result: Result) {
  const { components, compositions = [] } = JSON.parse(listCyclonedx(result, sha256)) as {
    readonly components: readonly { readonly type: string; readonly name: string; readonly description?: string }[];
    readonly compositions?: readonly { readonly aggregate: string }[];
  };
  const paths = components
    .filter(({ type, description }) => type === "file" && description !== "settings next to the agents")
    .map(({ name }) => name);
  return { files: paths, aggregates: compositions.map(({ aggregate }) => aggregate) };
}

const namesIn = (text: string) => rowsIn(text).map((row) => row.trim().split(/ +/)[1]);

describe("the list", () => {
  it("has the most powerful first: who asks nobody, then who executes, then who writes; what is not loaded last", async () => {
    const text = listPretty(await listed(files, policy), screen);
    expect(namesIn(text)).toEqual(["bold", "all", "releaser", "writer", "reader", "-"]);
    expect(text).toMatch(/^ {4}dropped, line 1: /m);
    expect(text).toMatch(/^ {4}`permissionMode: bypassPermissions` /m);
  });

  it("says whether the policy allows each, and by which grant", async () => {
    const text = listPretty(await listed(files, policy), screen);
    const cellOf = (name: string) => rowsIn(text).find((row) => row.includes(` ${name} `));
    expect(cellOf("reader")).toContain("  ceiling  ");
    expect(cellOf("writer")).toContain("  not allowed  ");
    expect(cellOf("releaser")).toContain("  grant :3  ");
    expect(cellOf("bold")).toContain("  not allowed  ");
    expect(text).toContain("3 not allowed (max-capability, no-permission-bypass); `agent-profile-check grant PATH`");
  });

  it("never calls allowed what the check refuses, in no format", async () => {
    const bold = { ".claude/agents/bold.md": files[".claude/agents/bold.md"] ?? "" };
    const formats = async (text: string) => {
      const result = await listed(bold, text);
      const [subject] = result.inspection.subjects;
      const permission = subject && result.permissionOf?.(subject);
      const cells = listCsv(result, sha256)
        .split("\r\n")
        .map((line) => line.split(","));
      const frame = { tool: result.tool, date: day, hash: sha256, judgedBy: null };
      const read = { kind: "read", result, gate: [], holdsUntil: null } as const;
      const planned = {
        name: "a/b",
        commit: null,
        branch: null,
        tree: null,
        visibility: null,
        archived: null,
        properties: null,
      };
      const [row] = fleetRows(planned as unknown as PlannedRepository, read, frame);
      return [
        permission?.refusedBy,
        rowsIn(listPretty(result, screen)).map((line) => line.split(/ {2,}/)[4]),
        cells[1]?.[cells[0]?.indexOf("allowed") ?? -1],
        /"allowed": ?(\w+)/.exec(listJson(result, sha256))?.[1],
        /<b>1<\/b> not allowed/.test(listHtml(result, sha256)),
        row && "allowed" in row ? row.allowed : undefined,
      ];
    };
    const rule = "no-permission-bypass";
    expect(await formats("ceiling: [read]\n")).toEqual([[rule], ["not allowed"], "no", "false", true, false]);
    const waiver = `waivers: [{ rule: ${rule}, profiles: [bold], reason: for now, owner: "@a/b", until: 2026-12-31 }]\n`;
    const waived = await formats(`ceiling: [read]\n${waiver}`);
    expect(waived).toEqual([[], ["waived"], "yes", "true", false, true]);
    expect((await formats(`ceiling: [read]\nrules: { ${rule}: warning }\n`))[2]).toBe("yes");
  });

  it("cuts no name and no path where it is no terminal", async () => {
    const path = `.claude/agents/${"deep/".repeat(30)}writer.md`;
    const deep = { ...files, [path]: claude("writer", "Read, Edit, Bash") };
    const { [".claude/agents/writer.md"]: _, ...others } = deep;
    const result = await listed(others, policy);
    const text = listPretty(result, { ...screen, columns: 60, isPiped: true });
    expect(text).toContain(`  ${path}\n`);
    expect(text).toContain("  grant .github/agent-profile-check.yml:3  .claude/agents/releaser.md\n");
    expect(text).not.toContain("…");
    expect(listPretty(result, { ...screen, columns: 60 })).toContain("…");
  });

  it("names what could not be checked, whose grant is not called unused", async () => {
    const linked = { ".claude/agents/reader.md": { link: "/etc/passwd" } };
    const grant = `grants: [{ profiles: [reader], paths: [.claude/agents/reader.md], may: [write], reason: fixes it, owner: "@a/b" }]\n`;
    const result = await listed(linked, `ceiling: [read]\n${grant}`);
    const text = listPretty(result, screen);
    expect(text).toMatch(/could not be checked\n  \.claude\/agents\/reader\.md .*link .*`\/etc\/passwd`/);
    const unchecked = /^[^\r]*,claude,[^,]*,,\.claude\/agents\/reader\.md,,unchecked,/m;
    expect(listCsv(result, sha256)).toMatch(unchecked);
    expect(JSON.parse(listJson(result, sha256))).toMatchObject({
      unchecked: [{ host: "claude", path: ".claude/agents/reader.md", line: 1, column: 1 }],
    });
    expect(listHtml(result, sha256)).toContain('"unchecked"');
    expect(bomOf(result)).toEqual({ files: [".claude/agents/reader.md"], aggregates: ["incomplete"] });
    expect(result.findings.map(({ finding }) => finding.rule)).toEqual(["no-unjudged-content"]);
    expect(result.notes).toEqual([]);
    const elsewhere = await listed(linked, `ceiling: [read]\n${grant.replace("reader.md", "other.md")}`);
    expect(elsewhere.findings.map(({ finding }) => finding.rule)).toContain("no-unused-waiver");
  });

  it("names files of hosts that it does not check in every inventory", async () => {
    const result = await listed(
      { ...files, ".devin/agents/one.yml": "name: one\n", ".newhost/agents/two.md": "Two.\n" },
      policy,
    );
    const paths = [".devin/agents/one.yml", ".newhost/agents/two.md"];
    const csv = listCsv(result, sha256);
    expect(csv).toMatch(/^[^\r]*,,,,\.devin\/agents\/one\.yml,,unchecked,.*,this tool does not check Devin,{6}\r$/m);
    expect(csv).toMatch(
      /^[^\r]*,,,,\.newhost\/agents\/two\.md,,unchecked,.*,no host that this tool knows reads it,{6}\r$/m,
    );
    const html = listHtml(result, sha256);
    for (const path of paths) expect(html).toContain(path);
    expect(bomOf(result)).toEqual({ files: paths, aggregates: ["incomplete"] });
    expect(bomOf(await listed(files, policy))).toEqual({ files: [], aggregates: [] });
  });

  it("does not call removed what can no longer be read", async () => {
    const path = ".claude/agents/reader.md";
    const { changes } = await judged({ [path]: { link: "/etc/passwd" } }, { base: { [path]: files[path] ?? "" } });
    expect(changes?.map(({ kind, after, isUnchecked }) => [kind, after, isUnchecked])).toEqual([["lost", null, true]]);
    expect(diffPretty({ base: null, commit: null, changes, settings: [] }, screen)).toContain(
      "r----- → could not be read",
    );
  });

  it("calls removed what is gone from a file of which only a part could not be checked", async () => {
    const agent = { description: "Does one thing.", permission: { bash: "allow" } };
    const settings = (agents: readonly string[], more: object) => ({
      "opencode.json": JSON.stringify({ ...more, agent: Object.fromEntries(agents.map((name) => [name, agent])) }),
    });
    const open = { permission: { webfetch: "{env:WF}" } };
    const result = await judged(settings(["a"], open), { base: settings(["a", "b"], {}) });
    expect(result.findings.map(({ finding }) => finding.rule)).toContain("no-unjudged-content");
    const gone = result.changes?.filter(({ after }) => after === null);
    expect(gone?.map(({ kind, isUnchecked }) => [kind, isUnchecked])).toEqual([["removed", undefined]]);
    expect(listPretty(result, screen)).not.toContain("could not be checked");
    // A key that a variable decides may be that of any agent.
    const anyKey = await judged(settings(["a"], { "{env:KEY}": {} }), { base: settings(["a", "b"], {}) });
    const lost = anyKey.changes?.filter(({ after }) => after === null);
    expect(lost?.map(({ kind, isUnchecked }) => [kind, isUnchecked])).toEqual([["lost", true]]);
  });

  it("names who can grant it, where no grant of the repository can", async () => {
    const writer = { ".claude/agents/writer.md": files[".claude/agents/writer.md"] ?? "" };
    const said = async (organisation: string) =>
      listPretty(await listed(writer, "{}\n", organisation), { ...screen, columns: 400 });
    const closed = await said("ceiling: [read]\n");
    expect(closed).toContain(`; ask the owner of \`${organisationPath}\` for grants, which the repository cannot give`);
    expect(closed).not.toContain("grant PATH");
    const every = "[write, execute, network, delegate, external]";
    expect(await said(`ceiling: [read]\ngrantable: { may: ${every} }\n`)).toContain("grant PATH");
  });

  it("calls waived what a waiver lets go beyond the ceiling", async () => {
    const writer = { ".claude/agents/writer.md": files[".claude/agents/writer.md"] ?? "" };
    const waiver =
      'waivers: [{ rule: max-capability, profiles: [writer], reason: for now, owner: "@a/b", until: 2026-12-31 }]\n';
    const text = listPretty(await listed(writer, `ceiling: [read]\n${waiver}`), screen);
    expect(rowsIn(text)[0]).toContain("  waived  ");
    expect(text).not.toContain("not allowed");
  });

  it("says nothing of permission, and what to do, while no policy states a ceiling", async () => {
    const text = listPretty(await listed(files, undefined), { ...screen, command: "npx tool" });
    expect(text).not.toContain("not allowed");
    expect(text).toContain("`npx tool init` writes a policy");
  });

  it("folds the settings behind the profiles: each file once with its worst effect, or with `--all` every setting", async () => {
    const result = await listed(files, policy);
    const folded = listPretty(result, screen);
    expect(folded.indexOf("\nsettings\n")).toBeGreaterThan(folded.lastIndexOf(" nameless.md"));
    expect(folded.match(/settings\.json/g)).toHaveLength(1);
    expect(folded).toMatch(/^ {2}starts code +\.claude\/settings\.json +Claude Code +4 settings: /m);
    expect(folded).not.toContain("WebFetch");
    const all = listPretty(result, { ...screen, all: true });
    for (const value of ["Bash(git push:*)", "WebFetch", "Read(.env)", "hooks.Stop"]) expect(all).toContain(value);
  });

  it("has one row for hosts that make the same of a file", async () => {
    // A quoted name is another one for Cursor.
    const all = "---\nname: all\ndescription: Does one thing for the team.\n---\nDo it.\n";
    const cursor = { ".cursor/agents/x.md": claude("x", "Read"), ".claude/agents/all.md": all };
    const both = { ...files, ...cursor, ".junie/config.json": "{}" };
    const text = listPretty(await listed(both, undefined), { ...screen, columns: 200 });
    const rows = rowsIn(text).filter((row) => row.includes(".claude/agents/all.md"));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("Claude Code, Cursor");
  });

  it("colours letters, unless it may not: commands red, reading green", async () => {
    const text = listPretty(await listed(files, policy), { ...screen, color: true });
    expect(text).toContain("\u001b[31mx\u001b[39m");
    expect(text).toContain("\u001b[32mr\u001b[39m");
  });

  it("gives programs the same: allowed, by which grant, on which day, by which tool", async () => {
    const result = await listed(files, policy);
    const read = JSON.parse(listJson({ ...result, date: day }, sha256)) as {
      readonly tool: object;
      readonly date: string;
      readonly profiles: readonly {
        readonly path: string;
        readonly allowed: boolean | null;
        readonly grant: object | null;
      }[];
    };
    expect(read.tool).toEqual({ name: result.tool.name, version: result.tool.version });
    expect(read.date).toBe(day);
    const decisions = Object.fromEntries(
      read.profiles.map(({ path, allowed, grant }) => [path.slice(15), [allowed, grant]]),
    );
    expect(decisions).toMatchObject({
      "reader.md": [true, null],
      "writer.md": [false, null],
      "releaser.md": [
        true,
        { path: ".github/agent-profile-check.yml", line: 3, owner: "@acme/release", until: "2027-03-31" },
      ],
    });
  });
});

const word = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
  fc.constantFrom("a".repeat(120), "\u001b[31mred", "::error::x", "漢字".repeat(30), "e\u0301".repeat(50)),
);

describe("a list of any profiles", () => {
  it("names every profile, fits 40 columns or more, shows nothing hidden, and never puts less power first", async () => {
    const profiles = fc.array(
      fc.record({ name: word, tools: fc.subarray(["Read", "Edit", "Bash", "WebFetch", "Task", "mcp__x__y"]) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(profiles, fc.integer({ min: 40, max: 220 }), fc.boolean(), async (some, columns, all) => {
        const made = Object.fromEntries(
          some.map(({ name, tools }, i) => [
            `.claude/agents/${i}${"deep/".repeat(i * 3)}x.md`,
            claude(name, tools.join(", ") || "Read"),
          ]),
        );
        const result = await listed(
          { ...made, ".claude/settings.json": String(files[".claude/settings.json"]) },
          policy,
        );
        const text = listPretty(result, { color: false, columns, all });
        for (const line of text.split("\n")) {
          expect(visible(line)).toBe(line);
          if (line.trim().includes(" ")) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
        }
        const rows = rowsIn(text);
        expect(rows).toHaveLength(some.length);
        const ranks = rows.map((row) =>
          ["x", "w", "e", "n", "d", "r"].map((letter) => (row.slice(2, 8).includes(letter) ? 0 : 1)).join(""),
        );
        // What is not loaded stands behind what is.
        const loaded = result.inspection.subjects.filter(({ item }) => item.verdict.kind === "loaded").length;
        expect(ranks.slice(0, loaded)).toEqual(ranks.slice(0, loaded).toSorted());
      }),
      { numRuns: runs(15, 300) },
    );
  });

  it("is allowed exactly where max-capability has no finding", async () => {
    const profiles = fc.array(
      fc.record({
        tools: fc.option(fc.subarray(["Read", "Edit", "Bash", "WebFetch", "Task", "mcp__x__y"], { minLength: 1 })),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const ceilings = fc.subarray(["read", "write", "execute", "network", "delegate", "external"], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(profiles, ceilings, ceilings, async (some, ceiling, may) => {
        const made = Object.fromEntries(
          some.map(({ tools }, i) => [`.claude/agents/p${i}.md`, claude(`p${i}`, tools?.join(", "))]),
        );
        const text = `ceiling: [${ceiling.join(", ")}]\ngrants:\n  - { profiles: [p0, p1], may: [${may.join(", ")}], reason: needs it, owner: "@a/b" }\n`;
        const { inspection, findings, permissionOf } = await listed(made, text);
        for (const subject of inspection.subjects) {
          const permission = permissionOf?.(subject);
          const isReported = findings.some(
            ({ finding }) => finding.rule === "max-capability" && finding.item === subject.item,
          );
          expect(permission && isAllowed(permission)).toBe(!isReported);
        }
      }),
      { numRuns: runs(25, 500) },
    );
  });
});

it("shortens in the middle, keeps both ends, and never breaks a character", () => {
  expect(shortened(".claude/agents/security-reviewer.md", 20)).toBe(".claud…y-reviewer.md");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(60), (text, width) => {
      const short = shortened(text, width);
      expect(widthOf(short)).toBeLessThanOrEqual(Math.max(width, 0));
      if (widthOf(text) <= width) expect(short).toBe(text);
      expect(short).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }),
    { numRuns: runs(100, 3000) },
  );
});
