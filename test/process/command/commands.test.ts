/** The commands about the policy, as processes on real repositories: what they print, write and leave alone. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { afterAll, describe, expect, it } from "vitest";
import { baselinePath } from "../../../src/policy/model.ts";
import { run } from "../../support/command.ts";
import { faultsIn, policyFormat, policyTestFormat } from "../../support/formats.ts";
import { type Files, makeRepository, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";

afterAll(removeFolders);
const path = ".github/agent-profile-check.yml";
const day = ["--today", "2026-11-20"];
const profile = (
  name: string,
  tools: string,
  more = "",
  description = "Does one thing for the team and says at the end what it has done.",
) => `---\nname: ${name}\ndescription: ${description}\ntools: ${tools}\n${more}---\nDo it.\n`;

const base = `extends: preset:strict
ceiling: [read, network]
grants:
  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write], reason: cuts releases, owner: "@acme/release", until: 2027-03-31 }
rules:
  require-description: { severity: error, min-length: 30 }
  no-ineffective-setting/removed-tool: error
`;
const own = `extends: org/base.yml
ceiling: [read]
grants:
  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [execute], reason: runs a script, owner: "@acme/release", until: 2026-10-31 }
rules:
  require-description: { min-length: 40 }
overrides:
  - { paths: [".claude/agents/legacy.md"], rules: { require-description: warning } }
waivers:
  - { rule: no-permission-bypass, profiles: [legacy], reason: being replaced, owner: "@acme/dx", until: 2026-12-31 }
`;
const team: Files = {
  ".claude/agents/reader.md": profile("reader", "Read, Grep"),
  ".claude/agents/release-cut.md": profile("release-cut", "Read, Edit, Bash"),
  ".claude/agents/legacy.md": profile("legacy", "Read, Edit", "permissionMode: bypassPermissions\n"),
};
const levels: Files = { ...team, [path]: own, "org/base.yml": base };

interface Said {
  readonly value: unknown;
  readonly rank: string;
  readonly path: string;
  readonly line: number | null;
}

interface Force {
  readonly sources: readonly { readonly ref: string; readonly commit: string | null }[];
  readonly settings: readonly { readonly setting: string; readonly value: unknown; readonly said: readonly Said[] }[];
  readonly faults: readonly { readonly message: string; readonly line: number }[];
  readonly profiles:
    | readonly {
        readonly name: string;
        readonly may: readonly string[];
        readonly ceiling: { readonly said: readonly Said[] };
        readonly grants: readonly {
          readonly gives: readonly string[];
          readonly why: string | null;
          readonly path: string;
          readonly line: number;
        }[];
        readonly waivers: readonly { readonly counts: boolean; readonly why: string | null }[];
        readonly overrides: readonly { readonly line: number }[];
        readonly rules: readonly {
          readonly rule: string;
          readonly kind: string | null;
          readonly severity: string;
          readonly decided: string;
          readonly said: readonly Said[];
          readonly options: Readonly<Record<string, { readonly value: number; readonly said: readonly Said[] }>>;
        }[];
      }[]
    | null;
  readonly files:
    | readonly {
        readonly host: string;
        readonly may: readonly string[];
        readonly authority: readonly { readonly effect: string; readonly line: number }[];
        readonly grants: readonly { readonly gives: readonly string[]; readonly line: number }[];
        readonly overrides: readonly { readonly line: number }[];
        readonly rules: readonly { readonly rule: string; readonly kind: string | null; readonly severity: string }[];
      }[]
    | null;
}

async function inForce(cwd: string, ...words: readonly string[]): Promise<Force> {
  const { code, stdout, stderr } = await run(["policy", "--format", "json", ...day, ...words], { cwd });
  expect({ code, stderr: stderr.replace(/^agent-profile-check: staged policy changes take effect.*\n/, "") }).toEqual({
    code: 0,
    stderr: "",
  });
  const force = JSON.parse(stdout) as Force;
  expect(faultsIn(policyFormat, force)).toEqual([]);
  return force;
}

const told = (said: readonly Said[] | undefined) =>
  said?.map(({ value, path: from, line }) => `${JSON.stringify(value)} ${from}${line === null ? "" : `:${line}`}`);

describe("policy", () => {
  it("shows every setting, the line or preset it came from, and what it overrode", async () => {
    const { settings, sources } = await inForce(makeRepository(levels).directory);
    const said = (name: string) => told(settings.find(({ setting }) => setting === name)?.said);
    expect(sources.map(({ ref }) => ref)).toEqual(["preset:strict", "org/base.yml", path]);
    expect(said("ceiling")).toEqual([
      `["read"] ${path}:2`,
      '["read","network"] org/base.yml:2',
      '["read"] preset:strict',
    ]);
    expect(said("rules.require-description.min-length")).toEqual([
      `40 ${path}:6`,
      "30 org/base.yml:6",
      "20 preset:strict",
    ]);
    expect(said("rules.no-ineffective-setting/removed-tool")).toEqual([
      '"error" org/base.yml:7',
      '"warning" preset:strict',
    ]);
    expect(said("rules.unique-name")).toEqual(['"error" preset:strict']);
    expect(settings.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(["extends", "grants.0", "grants.1", "overrides.0", "waivers.0", "rules.no-unused-waiver"]),
    );
  });

  it("says what it decides about each of three profiles", async () => {
    const cwd = makeRepository(levels).directory;
    const about = async (name: string) => (await inForce(cwd, "--for", `.claude/agents/${name}.md`)).profiles?.[0];
    const [reader, release, legacy] = [await about("reader"), await about("release-cut"), await about("legacy")];
    expect(reader).toMatchObject({
      name: "reader",
      may: ["read"],
      grants: [],
      waivers: [],
      overrides: [],
      ignored: null,
    });
    expect(release?.may).toEqual(["read", "write"]);
    expect(release?.grants).toEqual([
      expect.objectContaining({ gives: ["write"], why: null, path: "org/base.yml", line: 4 }),
      expect.objectContaining({ gives: [], why: expect.stringContaining("2026-10-31") as string, path, line: 4 }),
    ]);
    expect(legacy?.waivers).toEqual([expect.objectContaining({ counts: true, why: null })]);
    expect(legacy?.overrides).toEqual([expect.objectContaining({ line: 8 })]);
    const description = legacy?.rules.find(({ rule }) => rule === "require-description");
    expect(told(description?.said)).toEqual([`"warning" ${path}:8`, '"error" org/base.yml:6', '"error" preset:strict']);
    expect(description?.options["min-length"]?.value).toBe(40);
    expect(legacy?.rules.some(({ rule }) => rule === "no-expired-waiver")).toBe(false);
  });

  it("says what a rollout leaves of a severity, and what was decided", async () => {
    const cwd = makeRepository({
      ...team,
      [path]: "ceiling: [read]\nrollout: { warn-from: 2026-11-01, enforce-from: 2026-12-01 }\n",
    }).directory;
    const rule = async (...words: readonly string[]) =>
      (await inForce(cwd, "--for", ".claude/agents/legacy.md", ...words)).profiles?.[0]?.rules.find(
        ({ rule: id }) => id === "max-capability",
      );
    expect(await rule()).toMatchObject({ severity: "warning", decided: "error" });
    const { stdout } = await run(["policy", "--for", ".claude/agents/legacy.md", "--all", "--today", "2026-12-01"], {
      cwd,
    });
    expect(stdout).toMatch(/max-capability +error +preset:recommended/);
  });

  it("promises nothing that no day brings", async () => {
    const shown = async (rollout: string, rule: string) => {
      const repository = makeRepository({ [path]: `rollout: ${rollout}\n` });
      const { stdout } = await run(["policy", ...day], { cwd: repository.directory });
      return new RegExp(`^  ${rule} +(.*?)  `, "m").exec(stdout)?.[1];
    };
    expect(await shown("{ stage: warn }", "unique-name")).toMatch(/^warning .*error$/);
    expect(await shown("{ stage: warn, enforce-from: 2027-01-01 }", "unique-name")).toBe("warning, then error");
    expect(
      await shown("{ enforce-from: 2027-01-01, rules: { unique-name: { stage: observe } } }", "unique-name"),
    ).toMatch(/^note .*error$/);
    expect(await shown("{ enforce-from: 2026-01-01 }", "unique-name")).toBe("error");
  });

  it("takes a policy from outside the repository for a ceiling over its own", async () => {
    const outside = temporaryFolder();
    writeFiles(outside, {
      "org.yml":
        "ceiling: [read]\nbaseline: refuse\ngrantable: { may: [write] }\nrules: { require-description: { min-length: 50 } }\n",
    });
    const cwd = makeRepository({
      ...team,
      [path]:
        'ceiling: [read, execute]\nrules: { require-description: off }\ngrants:\n  - { profiles: [legacy], may: [write, network], reason: old, owner: "@acme/dx" }\n',
    }).directory;
    const words = ["--policy", join(outside, "org.yml")];
    const { profiles, faults, settings } = await inForce(cwd, ...words, "--for", ".claude/agents/legacy.md");
    expect(profiles?.[0]?.may).toEqual(["read", "write"]);
    expect(profiles?.[0]?.ceiling.said[0]).toMatchObject({ rank: "organisation", line: 1 });
    expect(profiles?.[0]?.grants).toEqual([
      expect.objectContaining({ gives: ["write"], why: expect.stringContaining("network") as string }),
    ]);
    const description = profiles?.[0]?.rules.find(({ rule }) => rule === "require-description");
    expect(description).toMatchObject({
      severity: "error",
      said: [{ rank: "organisation" }, { rank: "repository", value: "off", line: 2 }],
    });
    expect(description?.options["min-length"]).toMatchObject({
      value: 50,
      said: [{ rank: "organisation" }, { rank: "organisation" }],
    });
    expect(faults.map(({ line }) => line)).toEqual(expect.arrayContaining([1, 2, 4]));
    expect(settings.find(({ setting }) => setting === "baseline")?.value).toBe("refuse");
    const { code, stdout } = await run(["check", ...day, ...words], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain("no-loosened-policy/ceiling");
  });

  it("counts the stricter word of two that a rollout makes equal today", async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { "org.yml": "ceiling: [read]\nrules: { unique-name: warning }\n" });
    const cwd = makeRepository({
      ...team,
      [path]: "rules: { unique-name: error }\nrollout: { warn-from: 2026-11-01, enforce-from: 2026-12-01 }\n",
    }).directory;
    const rule = (
      await inForce(cwd, "--policy", join(outside, "org.yml"), "--for", ".claude/agents/reader.md")
    ).profiles?.[0]?.rules.find(({ rule: id, kind }) => id === "unique-name" && kind === null);
    expect(rule).toMatchObject({
      severity: "warning",
      decided: "error",
      said: [{ rank: "repository", line: 1 }, { rank: "organisation" }, { rank: "organisation" }],
    });
  });

  it("is that of HEAD where the index is judged", async () => {
    const repository = makeRepository({ ...team, [path]: "ceiling: [read]\n" });
    repository.write({ [path]: "ceiling: [read, write]\n" }).git("add", ".");
    const value = async (...words: readonly string[]) => {
      const { settings, sources } = await inForce(repository.directory, ...words);
      return [settings.find(({ setting }) => setting === "ceiling")?.value, sources.at(-1)?.commit];
    };
    expect(await value()).toEqual([["read", "write"], null]);
    expect(await value("--staged")).toEqual([["read"], repository.git("rev-parse", "HEAD")]);
  });

  it("shows what is decided about settings and about starts, for each host", async () => {
    const claude = "claude -p --dangerously-skip-permissions fix";
    const codex = "codex exec --dangerously-bypass-approvals-and-sandbox fix";
    const cwd = makeRepository({
      ".mcp.json": JSON.stringify({ mcpServers: { gh: { command: "npx", args: ["-y", "@acme/gh"] } } }),
      ".gitlab-ci.yml": `a:\n  script:\n    - ${claude}\n    - ${codex}\n`,
      ".github/workflows/a.yml": `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${claude}\n`,
      [path]: `ceiling: [read]
overrides:
  - { paths: [.gitlab-ci.yml], hosts: [claude], rules: { no-permission-bypass: note } }
grants:
  - { settings: [.mcp.json], may: [execute], reason: the team's server, owner: "@acme/dx" }
  - { paths: [.mcp.json], may: [write], reason: for profiles only, owner: "@acme/dx" }
`,
    }).directory;
    const filesOf = async (file: string) => (await inForce(cwd, "--for", file)).files ?? [];
    const bypass = ({ rules }: Awaited<ReturnType<typeof filesOf>>[number]) =>
      rules.find(({ rule, kind }) => rule === "no-permission-bypass" && kind === null)?.severity;
    const pipeline = await filesOf(".gitlab-ci.yml");
    expect(pipeline.map((file) => [file.host, file.authority, file.overrides.length, bypass(file)])).toMatchObject([
      ["claude", [{ effect: "bypasses", line: 3 }], 1, "note"],
      ["codex", [{ effect: "bypasses", line: 4 }], 0, "error"],
    ]);
    expect((await filesOf(".github/workflows/a.yml")).map((file) => [file.host, bypass(file)])).toEqual([
      ["claude", "error"],
    ]);
    const [server] = await filesOf(".mcp.json");
    expect(server).toMatchObject({
      host: "claude",
      may: ["read", "execute"],
      grants: [{ gives: ["execute"], line: 5 }],
    });
    const { code, stdout } = await run(["policy", "--for", ".gitlab-ci.yml", ...day], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^starts of Codex in \.gitlab-ci\.yml\n {2}asks nobody /m);
    expect(stdout).toMatch(/^ {4}no-permission-bypass +error +preset:recommended/m);
  });

  it("names what is asked for and is not there", async () => {
    const cwd = makeRepository(levels).directory;
    for (const [words, part] of [
      [
        ["--for", ".claude/agents/raeder.md"],
        "there is no `.claude/agents/raeder.md`; did you mean `.claude/agents/reader.md`?",
      ],
      [["--for", "org/base.yml"], "no host reads `org/base.yml` as a profile"],
      [["--for", "../x.md"], "is outside"],
      [["--for"], "`--for` needs a value"],
      [
        ["--policy", "preset:strict"],
        "there is no policy file `preset:strict`; name a preset in `extends` of a policy",
      ],
      [["tets"], "`policy` takes no `tets`; did you mean `test`?"],
      [["test"], "`policy test` needs at least one file of cases"],
      [["test", "nowhere.yml"], "the file `nowhere.yml` does not exist"],
    ] as const) {
      const { code, stdout, stderr } = await run(["policy", ...words], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(part);
    }
  });

  it("keeps within 80 columns, and lets nothing act that a file says", async () => {
    const hostile = "\\e]0;owned\\a\\u202e##[error]";
    const cwd = makeRepository({
      ...levels,
      [path]: `${own}ignore: [{ paths: ["x/**"], reason: "${hostile}" }]\n`,
    }).directory;
    const outside = temporaryFolder();
    writeFiles(outside, { "o.yml": "ceiling: [read]\n" });
    for (const words of [
      [],
      ["--for", ".claude/agents/legacy.md"],
      ["--for", ".claude/agents/legacy.md", "--policy", join(outside, "o.yml")],
    ]) {
      const { stdout } = await run(["policy", ...day, ...words], { cwd, env: { COLUMNS: "80" } });
      for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|##\[/);
    }
  });
});

describe("a policy that cannot be used ends with 2, its line and what was probably meant", () => {
  it("says how to commit what repairs it, where HEAD has it", async () => {
    const repository = makeRepository({ ...levels, [path]: "ceilling: [read]\n" });
    repository.write({ [path]: "ceiling: [read]\n" }).git("add", ".");
    const cwd = repository.directory;
    const repaired = await run(["check", "--staged"], { cwd });
    expect(repaired.code).toBe(0);
    expect(repaired.stderr).toContain("the policy of `HEAD` is invalid, so preset:strict applies to the commit");

    repository.write({ [path]: "cieling: [read]\n" }).git("add", ".");
    const { code, stderr } = await run(["check", "--staged"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("`cieling`");
    expect(stderr).toContain("stage it with `git add`");
    expect((await run(["check"], { cwd })).stderr).not.toContain("git add");
  });

  it.each([
    ["a policy", { [path]: "ceiling: [read]\n" }, { [path]: "cieling: [read]\n" }, "`cieling`"],
    ["the first policy", {}, { [path]: "cieling: [read]\n" }, "`cieling`"],
    ["a second policy", { [path]: "ceiling: [read]\n" }, { ".agent-profile-check.yml": "{}\n" }, "two policies"],
    [
      "what a policy extends",
      { [path]: "extends: ./rules.yml\n", "rules.yml": "ceiling: [read]\n" },
      { "rules.yml": "cieling: [read]\n" },
      "`cieling`",
    ],
    [
      "a baseline",
      { [baselinePath]: '{ "version": 1, "findings": [] }\n' },
      { [baselinePath]: "<<<<<<< HEAD\n" },
      "JSON",
    ],
    ["the first baseline", {}, { [baselinePath]: "<<<<<<< HEAD\n" }, "JSON"],
  ])("refuses the commit that would break every later one: %s", async (_, before, after, part) => {
    const repository = makeRepository({ ...team, ...before });
    const cwd = repository.directory;
    repository.write(after).git("add", ".");
    const { code, stderr } = await run(["check", "--staged"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(part);
    expect(stderr).toContain("no later one passes while this file is invalid");
    repository.git("commit", "--quiet", "--message", "break");
    repository.write({ "x.md": "Text.\n" }).git("add", ".");
    expect((await run(["check", "--staged"], { cwd })).code).toBe(2);
  });

  it("lets a commit delete it, under `preset:strict`, and refuses what is no better", async () => {
    const bypass = "---\nname: a\ndescription: Goes on and on.\npermissionMode: bypassPermissions\n---\nGo.\n";
    for (const words of [[], ["--policy", path]]) {
      const repository = makeRepository({ ...levels, [path]: "ceilling: [read]\n" });
      const cwd = repository.directory;
      repository.git("rm", "-q", path);
      const { code, stderr } = await run(["check", "--staged", ...words], { cwd });
      expect(code).toBe(0);
      expect(stderr).toContain("preset:strict applies to the commit");
      repository.write({ ".claude/agents/a.md": bypass }).git("add", ".");
      expect((await run(["check", "--staged", ...words], { cwd })).code).toBe(1);
      repository.write({ [path]: "cieling: [read]\n" }).git("add", ".");
      expect((await run(["check", "--staged", ...words], { cwd })).code).toBe(2);
      repository.write({ [path]: "ceiling: [read]\n" }).git("add", ".");
      expect((await run(["check", "--staged", ...words], { cwd })).code).toBe(1);
    }
  });

  it("says of a policy that the command names when its staged changes take effect", async () => {
    const repository = makeRepository({ ...levels, "policies/a.yml": "ceiling: [read]\n" });
    repository.write({ "policies/a.yml": "ceiling: [read, write]\n" }).git("add", ".");
    const cwd = repository.directory;
    const words = ["check", "--staged", "--policy", "policies/a.yml"];
    expect((await run(words, { cwd })).stderr).toContain("take effect once committed");
    repository.git("commit", "--quiet", "--message", "allow");
    expect((await run(words, { cwd })).stderr).not.toContain("take effect");
  });

  it("lets a commit repair what its policy extends, and the baseline", async () => {
    const extending = { ...levels, [path]: "extends: ./rules.yml\n", "rules.yml": "ceilling: [read]\n" };
    const one = makeRepository(extending);
    one.write({ "rules.yml": "ceiling: [read]\n" }).git("add", ".");
    expect((await run(["check", "--staged"], { cwd: one.directory })).code).toBe(0);

    const baseline = ".github/agent-profile-check.baseline.json";
    const two = makeRepository({ ...levels, [path]: "ceiling: [read]\n", [baseline]: "<<<<<<< HEAD\n" });
    const cwd = two.directory;
    two.write({ "x.md": "Text.\n" }).git("add", ".");
    expect((await run(["check", "--staged"], { cwd })).code).toBe(2);
    two.write({ [baseline]: ">>>>>>> HEAD\n" }).git("add", ".");
    expect((await run(["check", "--staged"], { cwd })).code).toBe(2);
    two.write({ [baseline]: '{ "version": 1, "findings": [] }\n' }).git("add", ".");
    expect((await run(["check", "--staged"], { cwd })).code).toBe(0);
    two.git("rm", "-q", "--cached", baseline);
    expect((await run(["check", "--staged"], { cwd })).code).toBe(0);
  });

  it.each([
    ["an unknown key", "extends: preset:strict\ncieling: [read]\n", `${path}:2:1`, "did you mean `ceiling`?"],
    ["an unknown rule", "rules:\n  unique-names: off\n", `${path}:2:3`, "did you mean `unique-name`?"],
    ["an unknown host", "hosts:\n  cluade: { dirs: [a] }\n", `${path}:2:3`, "did you mean `claude`?"],
    [
      "a date",
      "grants:\n  - { profiles: [a], may: [write], reason: because, owner: a, until: 2026-02-30 }\n",
      `${path}:2:`,
      "`grants.0.until`",
    ],
    [
      "a glob",
      'ignore:\n  - { paths: ["{a,b,c}{a,b,c}{a,b,c}{a,b,c}"], reason: because }\n',
      `${path}:2:`,
      "`ignore.0.paths.0`",
    ],
    ["a type", "ceiling: read\n", `${path}:1:10`, "`ceiling`"],
    ["no YAML", "ceiling: [read\nrules: {}\n", `${path}:`, ""],
    ["nothing", "# nothing\n", `${path}:1:1`, "preset:recommended"],
    ["a megabyte", `# ${"x".repeat(1 << 20)}\n`, `${path}:1:1`, "256 KiB"],
    ["a circle", "extends: .github/agent-profile-check.yml\n", `${path}:1:10`, path],
    ["a file that is not there", "extends: org/bsae.yml\n", `${path}:1:10`, "`org/bsae.yml`"],
    ["a file that leads out", "extends: ../org.yml\n", `${path}:1:10`, "`../org.yml`"],
  ])("%s", async (_, text, place, part) => {
    const cwd = makeRepository({ ...team, [path]: text }).directory;
    for (const words of [["check"], ["policy"]]) {
      const { code, stdout, stderr } = await run([...words, ...day], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(place);
      expect(stderr).toContain(part);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });
});

const shell = profile("runner", "Read, Bash").replaceAll("\n", "\n        ");
const cases = (expectations: string, more = "") =>
  `cases:\n  - name: a shell needs a grant\n    files:\n      .claude/agents/runner.md: |\n        ${shell.trimEnd()}\n${more}    expect:${expectations}\n`;

describe("policy test", () => {
  const words = (file: string) => ["policy", "test", file, ...day];

  it.each([
    [
      "what is found",
      "\n      - { rule: max-capability, severity: error, path: .claude/agents/runner.md, line: 4 }",
      0,
      /a shell needs a grant/,
    ],
    [
      "more than is found",
      "\n      - { rule: max-capability }\n      - { rule: no-permission-bypass, kind: unhonoured, line: 3 }",
      1,
      /^ +- .*no-permission-bypass\/unhonoured.*\b3\b/m,
    ],
    ["less than is found", " []", 1, /^ +\+ .*error max-capability \.claude\/agents\/runner\.md:4/m],
    [
      "something else of the same rule",
      "\n      - { rule: max-capability, severity: warning, line: 5 }",
      1,
      /^ +~ max-capability: .*error.*warning.*\b4\b.*\b5\b/m,
    ],
    [
      "one finding twice",
      "\n      - { rule: max-capability }\n      - { rule: max-capability, line: 4 }",
      1,
      /^ +- .*max-capability/m,
    ],
  ])("that expects %s", async (_, expectations, code, part) => {
    const cwd = makeRepository({ [path]: "ceiling: [read]\n", "tests/shell.yml": cases(expectations) }).directory;
    const ran = await run(words("tests/shell.yml"), { cwd, env: { COLUMNS: "120" } });
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code, stderr: "" });
    expect(ran.stdout).toMatch(part);
    const json = JSON.parse((await run([...words("tests/shell.yml"), "--format", "json"], { cwd })).stdout) as {
      summary: { failed: number };
    };
    expect(faultsIn(policyTestFormat, json)).toEqual([]);
    expect(json.summary.failed).toBe(code);
  });

  it("takes the policy that stands beside the cases, and counts no finding that it waives", async () => {
    const waived =
      'ceiling: [read]\nwaivers: [{ rule: max-capability, profiles: [runner], reason: for now, owner: "@acme/dx", until: 2026-12-01 }]\n';
    const cwd = makeRepository({
      "policies/a.yml": waived,
      "policies/tests/a.yml": `policy: ../a.yml\n${cases(" []")}`,
    }).directory;
    expect((await run(words("policies/tests/a.yml"), { cwd })).code).toBe(0);
    expect((await run(["policy", "test", "policies/tests/a.yml", "--today", "2026-12-02"], { cwd })).code).toBe(1);
  });

  it("is true as the documentation shows it", async () => {
    const fences = ["README.md", "docs/policy.md"].flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text),
    );
    const policy = fences.find((text) => text.includes("\nextends: ")) ?? "";
    const tests = fences.find((text) => text.startsWith("# policy-tests/agents.yml")) ?? "";
    const cwd = makeRepository({ [path]: policy, "policy-tests/agents.yml": tests }).directory;
    expect((await run(words("policy-tests/agents.yml"), { cwd })).stdout).toMatch(/\b2 passed, 0 failed\n$/);
    const below = fences.find((text) => text.startsWith("# policy-tests/organisation.yml")) ?? "";
    const organisation = makeRepository({ "agents.yml": "ceiling: [read]\n", "policy-tests/organisation.yml": below });
    const { stdout } = await run(words("policy-tests/organisation.yml"), { cwd: organisation.directory });
    expect(stdout).toMatch(/\b1 passed, 0 failed\n$/);
  });

  it("asks one host where a case names one", async () => {
    const cwd = makeRepository({ [path]: "ceiling: [read]\n", "a.yml": cases(" []", "    host: codex\n") }).directory;
    expect((await run(words("a.yml"), { cwd })).code).toBe(0);
  });

  it.each([
    ["an unknown key", "cases: []\npolcy: x\n", "a.yml:2:1", "did you mean `policy`?"],
    ["no case", "cases: []\n", "a.yml:1:8", "`cases`"],
    ["an unknown rule", cases("\n      - { rule: max-capabilty }"), "a.yml:12:17", "did you mean `max-capability`?"],
    [
      "an unknown kind",
      cases("\n      - { rule: no-permission-bypass, kind: unhonord }"),
      "a.yml:12:45",
      "auto-approve, guards, interpreter, launcher, unhonoured",
    ],
    ["an unknown host", cases(" []", "    host: claud\n"), "a.yml:11:11", "did you mean `claude`?"],
    ["a path outside", "cases: [{ name: a, files: { ../a: x }, expect: [] }]\n", "a.yml:1:", "`cases.0.files.../a`"],
    [
      "a policy outside",
      "policy: ../../x.yml\ncases: [{ name: a, files: {}, expect: [] }]\n",
      "a.yml:1:9",
      "`../../x.yml`",
    ],
    ["no YAML", "cases: [\n", "a.yml:", ""],
    ["nothing", "", "a.yml:1:1", ""],
  ])("refuses %s with its place", async (_, text, place, part) => {
    const { code, stdout, stderr } = await run(words("a.yml"), { cwd: makeRepository({ "a.yml": text }).directory });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(place);
    expect(stderr).toContain(part);
  });
});

const workflow = ".github/workflows/agent-profiles.yml";
const hooks = ".pre-commit-config.yaml";

describe("init", () => {
  it("says what to add to a workflow that runs no check, and that a kept policy is invalid", async () => {
    const workflowFile = ".github/workflows/agent-profiles.yml";
    const idle = "on: push\njobs:\n  x:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo hi\n";
    const { directory: cwd, commit } = makeRepository({ [workflowFile]: idle, [path]: "ceiling: [reed]\n" });
    const { code, stdout } = await run(["init", ...day], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(`${path}:1:11 `);
    expect(stdout).toMatch(/^ {6}- uses: \S+@\S+ # /m);
    commit(
      { [workflowFile]: `${idle}      - uses: acme/agent-profile-check@${"a".repeat(40)}\n`, [path]: "{}\n" },
      "fixed",
    );
    const again = await run(["init", ...day], { cwd });
    expect(again.stdout).not.toContain("uses:");
    expect(again.stdout).not.toContain("fix the policy");
  });

  it("says nothing of it where another workflow checks, also in a file with a byte that is not UTF-8", async () => {
    const idle = "on: push\njobs:\n  x:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo hi\n";
    const checking = `${idle}      - uses: acme/agent-profile-check@${"a".repeat(40)}\n`;
    const { directory: cwd } = makeRepository({
      [workflow]: idle,
      ".github/workflows/other.yml": Buffer.from(`# \xe9\n${checking}`, "latin1"),
      [path]: "{}\n",
    });
    expect((await run(["init", ...day], { cwd })).stdout).not.toContain("uses:");
  });

  it("writes a policy, a workflow and the hook, which can all be read", async () => {
    const { directory: cwd } = makeRepository({ "README.md": "x" });
    const { code, stdout, stderr } = await run(["init", ...day], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const file of [path, workflow, hooks]) {
      expect(stdout).toContain(`wrote ${file}`);
      expect(() => parse(readFileSync(join(cwd, file), "utf8")) as unknown).not.toThrow();
    }
    expect(stdout).toContain("\nnext\n  1. ");
    expect(readFileSync(join(cwd, path), "utf8")).toMatch(
      /^# yaml-language-server: \$schema=https:\/\/\S+\/policy\.schema\.json\n/,
    );
    expect(parse(readFileSync(join(cwd, workflow), "utf8"))).toMatchObject({
      jobs: {
        profiles: {
          steps: [
            { uses: "actions/checkout@v5" },
            { uses: expect.stringMatching(/^[\w-]+\/[\w-]+@(?:[0-9a-f]{40}|COMMIT)$/) as unknown },
          ],
        },
      },
    });
    expect((await run(["check", ...day], { cwd })).code).toBe(0);
  });

  it("never overwrites, and says what it left alone", async () => {
    const mine = { [path]: "ceiling: [read]\n", [workflow]: "on: push\n", [hooks]: "repos: []\n" };
    const { directory: cwd } = makeRepository({ ...team, ...mine });
    for (const words of [["init"], ["init", "--from-current"]]) {
      const { code, stdout } = await run([...words, ...day], { cwd });
      expect(code).toBe(0);
      expect(stdout).not.toContain("wrote");
      for (const [file, text] of Object.entries(mine)) {
        expect(stdout).toContain(`kept (already exists): ${file}`);
        expect(readFileSync(join(cwd, file), "utf8")).toBe(text);
      }
      expect(stdout).toContain("\n      - id: agent-profile-check-script\n");
    }
    expect(existsSync(join(cwd, baselinePath))).toBe(false);
  });

  it("leaves a policy alone wherever it stands", async () => {
    const { directory: cwd } = makeRepository({ ".agent-profile-check.yml": "ceiling: [read]\n" });
    expect((await run(["init"], { cwd })).stdout).toContain(".agent-profile-check.yml");
    expect(existsSync(join(cwd, path))).toBe(false);
  });

  it("writes through no link, and then nothing at all", async () => {
    const outside = temporaryFolder();
    for (const link of [".github", workflow, hooks]) {
      const { directory: cwd } = makeRepository({ "README.md": "x", [link]: { link: outside } });
      const { code, stderr } = await run(["init"], { cwd });
      expect(code).toBe(2);
      expect(stderr).toContain(`\`${link}\` is a link`);
      expect([path, hooks].filter((file) => file !== link && existsSync(join(cwd, file)))).toEqual([]);
    }
  });

  it("refuses a bare repository and changes nothing in it", async () => {
    const bare = join(temporaryFolder(), "x.git");
    makeRepository({ a: "x" }).git("clone", "--quiet", "--bare", ".", bare);
    const { code, stderr } = await run(["init"], { cwd: bare });
    expect(code).toBe(2);
    expect(stderr).toContain("has no working tree");
    expect(existsSync(join(bare, ".github"))).toBe(false);
  });

  it("writes the policy outside git too", async () => {
    const cwd = temporaryFolder();
    const { code, stdout } = await run(["init"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("git init --initial-branch=");
    expect(existsSync(join(cwd, path))).toBe(true);
  });

  it("writes what an earlier run did not get to", async () => {
    const repository = makeRepository({ "README.md": "x" });
    const cwd = repository.directory;
    await run(["init", "--owner", "@acme/dx"], { cwd });
    const texts = [path, workflow, hooks, ".github/CODEOWNERS"].map((file) => [
      file,
      readFileSync(join(cwd, file), "utf8"),
    ]);
    repository.remove(workflow, hooks);
    const { stdout } = await run(["init", "--owner", "@acme/dx"], { cwd });
    expect(stdout).toContain(`wrote ${workflow}`);
    expect(stdout).toContain(`kept (already exists): ${path}`);
    for (const [file = "", text] of texts) expect(readFileSync(join(cwd, file), "utf8")).toBe(text);
  });

  it.runIf(process.getuid?.() === 0)("says what it cannot write, and leaves no part of a file", async () => {
    const cwd = temporaryFolder();
    chmodSync(cwd, 0o555);
    const nobody = { uid: 65_534, gid: 65_534 };
    const bundle = join(resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? "."), "dist/cli/index.js");
    const copy = join(temporaryFolder(), "cli");
    cpSync(dirname(bundle), copy, { recursive: true });
    chmodSync(dirname(copy), 0o755);
    const { status, stderr } = spawnSync(process.execPath, [join(copy, "index.js"), "init"], {
      cwd,
      encoding: "utf8",
      ...nobody,
    });
    expect(stderr).toContain(`cannot write ${path}: permission denied; nothing was written`);
    expect(status).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it.each(["acme/..", "@", "a b", "@acme/dx/x", "-x"])("takes no owner called %s", async (owner) => {
    const { directory: cwd } = makeRepository({ "README.md": "x" });
    const { code, stderr } = await run(["init", `--owner=${owner}`], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("`--owner` is a login or a team");
    expect(existsSync(join(cwd, path))).toBe(false);
  });

  it("belongs to the top of a repository", async () => {
    const { directory } = makeRepository({ "packages/x/a": "x" });
    expect(await run(["init", "--root", "packages/x"], { cwd: directory })).toMatchObject({ code: 2, stdout: "" });
    expect((await run(["init"], { cwd: join(directory, "packages/x") })).code).toBe(0);
    expect(existsSync(join(directory, path))).toBe(true);
  });
});

describe("init --from-current", () => {
  const owners = "* @acme/dx\n/.claude/agents/release-* @acme/release # people\n*.toml nobody@example.com @bob\n";
  const large: Files = {
    ...team,
    ".github/CODEOWNERS": owners,
    ".codex/agents/fixer.toml":
      'name = "fixer"\ndescription = "Fixes what is broken in the tree."\nsandbox_mode = "read-only"\ndeveloper_instructions = "Fix."\n',
  };

  it("grants what is used by exact names and paths, to owners, for 60 to 120 days, and never a bypass", async () => {
    const { directory: cwd } = makeRepository(large);
    const { code, stdout } = await run(["init", "--from-current", ...day], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(`wrote ${path}: 3 grants to 3 profiles until 2027-01-26 to 2027-03-09`);
    expect(stdout).toContain(`wrote ${baselinePath}: 2 findings that no grant covers`);
    const { grants } = parse(readFileSync(join(cwd, path), "utf8")) as { grants: readonly object[] };
    const reason = "in use when this policy was written, to be decided by its owner";
    expect(grants).toEqual([
      {
        may: ["write"],
        hosts: ["claude"],
        profiles: ["legacy"],
        paths: [".claude/agents/legacy.md"],
        reason,
        owner: "@acme/dx",
        until: "2027-01-26",
      },
      {
        may: ["write", "execute"],
        hosts: ["claude"],
        profiles: ["release-cut"],
        paths: [".claude/agents/release-cut.md"],
        reason,
        owner: "@acme/release",
        until: "2027-02-16",
      },
      {
        may: ["write", "execute"],
        hosts: ["codex"],
        profiles: ["fixer"],
        paths: [".codex/agents/fixer.toml"],
        reason,
        owner: "@bob",
        until: "2027-03-09",
      },
    ]);
    const baseline = readFileSync(join(cwd, baselinePath), "utf8");
    for (const rule of ["no-permission-bypass", "no-ineffective-setting"])
      expect(baseline).toContain(`"rule": "${rule}"`);
    expect((await run(["check", ...day, "--fail-on", "note"], { cwd })).code).toBe(0);
    expect((await run(["check", "--today", "2027-01-27"], { cwd })).code).toBe(1);
  });

  it("does nothing the second time", async () => {
    const repository = makeRepository(large);
    const cwd = repository.directory;
    await run(["init", "--from-current", ...day], { cwd });
    repository.commit({}, "init");
    expect((await run(["init", "--from-current", "--today", "2027-01-01"], { cwd })).stdout).not.toContain("wrote");
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  it("names the account of the repository where nobody owns a file, and asks where that is unknown", async () => {
    const repository = makeRepository(team);
    const cwd = repository.directory;
    const refused = await run(["init", "--from-current", ...day], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(/`\.claude\/agents\/\S+`.*\.github\/CODEOWNERS/);
    expect(repository.git("status", "--porcelain")).toBe("");
    repository.git("remote", "add", "origin", "https://github.com/octo/tools.git");
    expect((await run(["init", "--from-current", ...day], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, path), "utf8")).toContain('owner: "@octo"');
  });

  it("grants nothing where nothing goes beyond the ceiling", async () => {
    const { directory: cwd } = makeRepository({ ".claude/agents/reader.md": profile("reader", "Read") });
    const { code, stdout } = await run(["init", "--from-current", ...day], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain(`wrote ${path}: no profile`);
    expect(existsSync(join(cwd, baselinePath))).toBe(false);
  });
});
