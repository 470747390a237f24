/** What a request takes from the uses of this tool: each way, at its line; and what is nobody's business. */
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../src/model/load.ts";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { lineFact } from "../../../support/facts.ts";
import { expectListing } from "../../../support/golden.ts";

const workflow = ".github/workflows/agents.yml";
const sha = "0123456789".repeat(4);

type Contents = Readonly<Record<string, string>>;

async function problemsOf(base: Contents, head: Contents): Promise<readonly Problem[]> {
  const sources = (files: Contents) => Object.entries(files).map(([path, text]) => ({ path, text }));
  return weakenedGates(sources(base), sources(head));
}

/** `path:line` of each. */
const places = async (base: Contents, head: Contents) => (await problemsOf(base, head)).map(lineFact);
const told = async (base: Contents, head: Contents) =>
  (await problemsOf(base, head)).map((problem) => `${lineFact(problem)} ${problem.message}`);

const job = (step: string, { on = "on: pull_request", job: more = "" } = {}) =>
  `${on}\njobs:\n  check:\n    runs-on: ubuntu-latest\n${more}    steps:\n      - uses: actions/checkout@v5\n${step}${others}`;
/** Jobs that the check can wait for. */
const others = ["lint", "other"].map((id) => `  ${id}: { runs-on: ubuntu-latest, steps: [{ run: make }] }\n`).join("");
const use = (more = "", ref = "v1") => `      - uses: acme/agent-profile-check@${ref}\n${more}`;
const given = (inputs: string) => use(`        with: ${inputs}\n`);

/** The file at the base, at the head, and the line that tells of it. */
const weakened: readonly (readonly [title: string, base: string, head: string, line: number])[] = [
  ["the step is gone", job(use()), job(""), 5],
  ["the job is gone", job(use()), "on: pull_request\njobs:\n  other:\n    steps: []\n", 2],
  ["it is let pass", job(use()), job(use("        continue-on-error: true\n")), 8],
  ["its job is let pass", job(use()), job(use(), { job: "    continue-on-error: ${{ true }}\n" }), 5],
  ["it runs only sometimes", job(use()), job(use("        if: github.actor != 'me'\n")), 8],
  ["its job runs only sometimes", job(use()), job(use(), { job: "    if: false\n" }), 5],
  ["it fails on less", job(given("{ fail-on: warning }")), job(use()), 7],
  ["it never fails", job(use()), job(given("{ fail-on: never }")), 8],
  ["its level is an expression", job(use()), job(given('{ fail-on: "${{ vars.X }}" }')), 8],
  ["it looks at what is new alone", job(given("{ gate: all }")), job(given("{ gate: new }")), 8],
  ["it reports less", job(use()), job(given("{ root: docs }")), 8],
  ["the organisation's policy is gone", job(given("{ policy: acme/policy//p.yml@v1 }")), job(use()), 7],
  [
    "another policy counts",
    job(given("{ policy: acme/policy//p.yml@v1 }")),
    job(given("{ policy: me/policy//p.yml@v1 }")),
    8,
  ],
  ["a preset may do instead", job(use()), job(given("{ policy-fallback: preset:recommended }")), 8],
  [
    "a review starts another check",
    job(given("{ workflow: a.yml }"), { on: "on: pull_request_review" }),
    job(given("{ workflow: b.yml }"), { on: "on: pull_request_review" }),
    8,
  ],
  [
    "a dismissal starts no check",
    job(use(), { on: "on: { pull_request_review: { types: [submitted, dismissed] } }" }),
    job(use(), { on: "on: { pull_request_review: { types: [submitted] } }" }),
    1,
  ],
  ["the check becomes what starts it again", job(use()), job(use(), { on: "on: pull_request_review" }), 1],
  ["the version may move", job(use("", sha)), job(use("", "main")), 7],
  ["another commit runs", job(use("", sha)), job(use("", sha.replaceAll("0", "f"))), 7],
  ["a commit takes the place of a version", job(use()), job(use("", sha)), 7],
  ["another action runs", job(use()), job(use().replace("acme/", "evil/")), 7],
  ["the check becomes what only comments", job(use()), job(use().replace("check@", "check/comment@")), 5],
  ["it starts no more", job(use(), { on: "on: [pull_request, push]" }), job(use(), { on: "on: [push]" }), 1],
  ["it starts for some paths", job(use()), job(use(), { on: "on: { pull_request: { paths: ['src/**'] } }" }), 1],
  [
    "it starts for fewer branches",
    job(use(), { on: "on: { pull_request: { branches: [main, next] } }" }),
    job(use(), { on: "on: { pull_request: { branches: [next] } }" }),
    1,
  ],
  ["it starts for fewer types", job(use()), job(use(), { on: "on: { pull_request: { types: [opened] } }" }), 1],
  [
    "a command's failure is hidden",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: npx agent-profile-check check || true\n"),
    7,
  ],
  [
    "a command fails on less",
    job("      - run: npx agent-profile-check --fail-on=note\n"),
    job("      - run: npx agent-profile-check --fail-on never\n"),
    7,
  ],
  ["its level is written in capitals", job(use()), job(given("{ Fail-On: never }")), 8],
  ["another job may keep it from running", job(use()), job(use(), { job: "    needs: [lint]\n" }), 5],
  [
    "its job needs one more",
    job(use(), { job: "    needs: lint\n" }),
    job(use(), { job: "    needs: [lint, other]\n" }),
    5,
  ],
  ["it runs in a container", job(use()), job(use(), { job: "    container: evil/node\n" }), 5],
  ["it runs by a matrix", job(use()), job(use(), { job: "    strategy: { matrix: { x: [] } }\n" }), 5],
  [
    "Node.js loads other code in its step",
    job(use()),
    job(use("        env: { NODE_OPTIONS: --require ./x.js }\n")),
    8,
  ],
  ["Node.js loads other code in its job", job(use()), job(use(), { job: "    env: { node_options: -r ./x.js }\n" }), 5],
  [
    "Node.js loads other code in its workflow",
    job(use()),
    job(use(), { on: "on: pull_request\nenv: { NODE_OPTIONS: -r ./x.js }" }),
    2,
  ],
  ["its environment is an expression", job(use()), job(use("        env: ${{ fromJSON(vars.X) }}\n")), 8],
  [
    "it starts no more for what comes from forks",
    job(use(), { on: "on: [pull_request_target, push]" }),
    job(use(), { on: "on: [push]" }),
    1,
  ],
  [
    "a command ends in a pipe",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: npx agent-profile-check check 2>&1 | tee out\n"),
    7,
  ],
  [
    "a command is left behind",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: npx agent-profile-check check &\n"),
    7,
  ],
  [
    "a command may fail",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: |\n          set +e\n          npx agent-profile-check check\n          exit 0\n"),
    7,
  ],
  [
    "a command is a condition",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: if npx agent-profile-check check; then echo; fi\n"),
    7,
  ],
  [
    "a command runs in another shell",
    job("      - run: npx agent-profile-check check\n"),
    job("      - run: npx agent-profile-check check\n        shell: bash -c true {0}\n"),
    8,
  ],
  ["it cannot be read", job(use()), "on: [\n", 2],
];

describe("a workflow is weakened where", () => {
  it.each(weakened)("%s", async (_, base, head, line) =>
    expect(await places({ [workflow]: base }, { [workflow]: head })).toEqual([`${workflow}:${line}`]),
  );

  it("and the message says so", () =>
    expectListing("gate-workflows", weakened, ([, base, head]) => told({ [workflow]: base }, { [workflow]: head })));

  it("its file is gone", async () => expect(await places({ [workflow]: job(use()) }, {})).toEqual([`${workflow}:1`]));
});

describe("a workflow is not weakened where", () => {
  it.each<readonly [string, Record<string, string>, Record<string, string>]>([
    ["nothing changed", { [workflow]: job(use()) }, { [workflow]: job(use()) }],
    ["it is renamed", { [workflow]: job(use()) }, { ".github/workflows/other.yaml": job(use()) }],
    ["its job is renamed", { [workflow]: job(use()) }, { [workflow]: job(use()).replace("check:", "profiles:") }],
    [
      "the comment of a fork's request is gone",
      {
        [workflow]: job(use()),
        ".github/workflows/c.yml": job(use().replace("check@", "check/comment@"), { on: "on: workflow_run" }),
      },
      { [workflow]: job(use()) },
    ],
    ["it is new", {}, { [workflow]: job(given("{ fail-on: never }")) }],
    ["it fails on more", { [workflow]: job(use()) }, { [workflow]: job(given("{ fail-on: note, gate: all }")) }],
    [
      "it comments differently",
      { [workflow]: job(use()) },
      { [workflow]: job(given("{ comment: never, json: out.json }")) },
    ],
    [
      "it is told what nobody steers by",
      { [workflow]: job(use()) },
      { [workflow]: job(use('        env: { GITHUB_TOKEN: "${{ github.token }}", NO_COLOR: 1 }\n')) },
    ],
    [
      "it needs one job less",
      { [workflow]: job(use(), { job: "    needs: [lint, other]\n" }) },
      { [workflow]: job(use(), { job: "    needs: [other]\n" }) },
    ],
    [
      "a command writes elsewhere",
      { [workflow]: job("      - run: npx agent-profile-check check\n") },
      {
        [workflow]: job(
          "      - run: npm ci && npx agent-profile-check check --format json > out.json 2>&1 && cat out.json\n        shell: bash\n",
        ),
      },
    ],
    ["it runs always", { [workflow]: job(use()) }, { [workflow]: job(use("        if: always()\n")) }],
    ["a ceiling is added", { [workflow]: job(use()) }, { [workflow]: job(given("{ policy: acme/policy//p.yml@v1 }")) }],
    [
      "it starts more often",
      { [workflow]: job(use(), { on: "on: { pull_request: { branches: [main] } }" }) },
      {
        [workflow]: job(use(), {
          on: "on: { pull_request: { branches: [main, next], types: [opened, synchronize, reopened, edited] }, push: }",
        }),
      },
    ],
    [
      "something else changed",
      { [workflow]: job(use()), ".github/workflows/x.yml": "on: push\n" },
      { [workflow]: job(use()) },
    ],
  ])("%s", async (_, base, head) => expect(await told(base, head)).toEqual([]));
});

describe("a workflow that is called", () => {
  const called = ".github/workflows/called.yml";
  const caller = (uses: string, on = "on: pull_request") => `${on}\njobs:\n  agents:\n    uses: ${uses}\n`;
  const base = { [called]: job(use(), { on: "on: workflow_call" }), [workflow]: caller(`./${called}`) };
  it("counts only where one calls it", async () => {
    expect(await places(base, { [called]: base[called] ?? "" })).toEqual([`${workflow}:1`]);
    expect(
      await places(base, { ...base, [workflow]: caller(`./${called}`, "on: { pull_request: { paths: [docs] } }") }),
    ).toEqual([`${workflow}:1`]);
    expect(
      await places(base, {
        ".github/workflows/b.yml": base[called] ?? "",
        [workflow]: caller("./.github/workflows/b.yml"),
      }),
    ).toEqual([]);
  });
  it("may be a composite action, or one of another repository", async () => {
    const composite = ".github/actions/agents/action.yml";
    const files = {
      [composite]: "runs:\n  using: composite\n  steps:\n    - uses: acme/agent-profile-check@v1\n",
      [workflow]: job("      - uses: ./.github/actions/agents\n"),
    };
    expect(await places(files, { ...files, [workflow]: job("") })).toEqual([`${workflow}:5`]);
    const foreign = { [workflow]: caller("acme/.github/.github/workflows/agent-profiles.yml@v1") };
    expect(await places(foreign, { [workflow]: "on: pull_request\njobs: {}\n" })).toEqual([`${workflow}:2`]);
  });
});

describe("a hook is weakened where", () => {
  const yaml = ".pre-commit-config.yaml";
  const hook = (more = "", top = "") =>
    `${top}repos:\n  - repo: https://github.com/acme/agent-profile-check\n    rev: v1\n    hooks:\n      - id: agent-profile-check\n${more}`;
  const cases: readonly (readonly [title: string, head: string, line: number])[] = [
    ["it is gone", "repos: []\n", 1],
    ["it runs by hand", hook("        stages: [manual]\n"), 6],
    ["all hooks run by hand", hook("", "default_stages: [pre-push]\n"), 1],
    ["it fails on less", hook("        args: [--fail-on, never]\n"), 6],
    ["something else runs", hook('        entry: "true"\n'), 6],
    ["it runs for some files", hook("        always_run: false\n"), 6],
  ];
  it.each(cases)("%s", async (_, head, line) =>
    expect(await places({ [yaml]: hook() }, { [yaml]: head })).toEqual([`${yaml}:${line}`]),
  );

  it("and the message says so", () =>
    expectListing("gate-hooks", cases, ([, head]) => told({ [yaml]: hook() }, { [yaml]: head })));

  it("it is gone from prek's configuration", async () => {
    const toml =
      '[[repos]]\nrepo = "https://github.com/acme/agent-profile-check"\nrev = "v1"\nhooks = [{ id = "agent-profile-check" }]\n';
    expect(await places({ "prek.toml": toml }, { "prek.toml": '[[repos]]\nrepo = "local"\nhooks = []\n' })).toEqual([
      "prek.toml:1",
    ]);
    expect(await told({ [yaml]: hook() }, { "prek.toml": toml }), "moved from one to the other").toEqual([]);
  });
});
