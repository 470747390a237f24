/** What a request takes from the uses of this tool: each way, at its line; and what is nobody's business. */
import { describe, expect, it } from "vitest";
import { weakenedGates } from "../../src/policy/gate/index.ts";
import { positionAt } from "../../src/repo/text.ts";

const workflow = ".github/workflows/agents.yml";
const sha = "0123456789".repeat(4);

async function told(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const sources = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => ({ path, text }));
  return (await weakenedGates(sources(base), sources(head))).map(
    ({ message, at }) => `${at.source.path}:${positionAt(at.source, at.span.start).line} ${message}`,
  );
}

const job = (step: string, { on = "on: pull_request", job: more = "" } = {}) =>
  `${on}\njobs:\n  check:\n    runs-on: ubuntu-latest\n${more}    steps:\n      - uses: actions/checkout@v5\n${step}`;
const use = (more = "", ref = "v1") => `      - uses: acme/agent-profile-check@${ref}\n${more}`;
const given = (inputs: string) => use(`        with: ${inputs}\n`);

describe("a workflow is weakened where", () => {
  it.each<readonly [string, string, string, string]>([
    ["the step is gone", job(use()), job(""), ":5 the step of job `check` is gone"],
    [
      "the job is gone",
      job(use()),
      "on: pull_request\njobs:\n  other:\n    steps: []\n",
      ":2 the step of job `check` is gone",
    ],
    [
      "it is let pass",
      job(use()),
      job(use("        continue-on-error: true\n")),
      ":8 a failed step is let pass by `continue-on-error`",
    ],
    [
      "its job is let pass",
      job(use()),
      job(use(), { job: "    continue-on-error: ${{ true }}\n" }),
      ":5 a failed job is let pass by `continue-on-error`",
    ],
    [
      "it runs only sometimes",
      job(use()),
      job(use("        if: github.actor != 'me'\n")),
      ":8 it runs only if `github.actor != 'me'`",
    ],
    ["its job runs only sometimes", job(use()), job(use(), { job: "    if: false\n" }), ":5 it runs only if `false`"],
    [
      "it fails on less",
      job(given("{ fail-on: warning }")),
      job(use()),
      ":7 `fail-on` is `error`, and `warning` at the base",
    ],
    [
      "it never fails",
      job(use()),
      job(given("{ fail-on: never }")),
      ":8 `fail-on` is `never`, and `error` at the base",
    ],
    [
      "its level is an expression",
      job(use()),
      job(given('{ fail-on: "${{ vars.X }}" }')),
      ":8 `fail-on` is `${{ vars.X }}`, and `error` at the base",
    ],
    [
      "it looks at what is new alone",
      job(given("{ gate: all }")),
      job(given("{ gate: new }")),
      ":8 `gate` is `new`, and `all` at the base",
    ],
    ["it reports less", job(use()), job(given("{ root: docs }")), ":8 `root` leaves only `docs` to be reported"],
    [
      "the organisation's policy is gone",
      job(given("{ policy: acme/policy//p.yml@v1 }")),
      job(use()),
      ":7 `policy` is not given, and `acme/policy//p.yml@v1` at the base",
    ],
    [
      "another policy counts",
      job(given("{ policy: acme/policy//p.yml@v1 }")),
      job(given("{ policy: me/policy//p.yml@v1 }")),
      ":8 `policy` is `me/policy//p.yml@v1`, and `acme/policy//p.yml@v1` at the base",
    ],
    [
      "a preset may do instead",
      job(use()),
      job(given("{ policy-fallback: preset:recommended }")),
      ":8 `policy-fallback` is `preset:recommended`",
    ],
    [
      "a review starts another check",
      job(given("{ workflow: a.yml }"), { on: "on: pull_request_review" }),
      job(given("{ workflow: b.yml }"), { on: "on: pull_request_review" }),
      ":8 after a review the check in `b.yml` is started again, and that in `a.yml` at the base",
    ],
    [
      "a dismissal starts no check",
      job(use(), { on: "on: { pull_request_review: { types: [submitted, dismissed] } }" }),
      job(use(), { on: "on: { pull_request_review: { types: [submitted] } }" }),
      ":1 on `pull_request_review` the workflow starts only by its `types`",
    ],
    [
      "the check becomes what starts it again",
      job(use()),
      job(use(), { on: "on: pull_request_review" }),
      ":1 the workflow starts on `pull_request` no more",
    ],
    [
      "the version may move",
      job(use("", sha)),
      job(use("", "main")),
      ":7 `main` may move, and the base names a commit",
    ],
    [
      "another action runs",
      job(use()),
      job(use().replace("acme/", "evil/")),
      ":7 `evil/agent-profile-check@v1` runs, and `acme/agent-profile-check@v1` at the base",
    ],
    [
      "the check becomes what only comments",
      job(use()),
      job(use().replace("check@", "check/comment@")),
      ":5 the step of job `check` is gone",
    ],
    [
      "it starts no more",
      job(use(), { on: "on: [pull_request, push]" }),
      job(use(), { on: "on: [push]" }),
      ":1 the workflow starts on `pull_request` no more",
    ],
    [
      "it starts for some paths",
      job(use()),
      job(use(), { on: "on: { pull_request: { paths: ['src/**'] } }" }),
      ":1 on `pull_request` the workflow starts only by its `paths`",
    ],
    [
      "it starts for fewer branches",
      job(use(), { on: "on: { pull_request: { branches: [main, next] } }" }),
      job(use(), { on: "on: { pull_request: { branches: [next] } }" }),
      ":1 on `pull_request` the workflow starts only by its `branches`",
    ],
    [
      "it starts for fewer types",
      job(use()),
      job(use(), { on: "on: { pull_request: { types: [opened] } }" }),
      ":1 on `pull_request` the workflow starts only by its `types`",
    ],
    [
      "a command's failure is hidden",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: npx agent-profile-check check || true\n"),
      ":7 `|| true` lets a failure pass",
    ],
    [
      "a command fails on less",
      job("      - run: npx agent-profile-check --fail-on=note\n"),
      job("      - run: npx agent-profile-check --fail-on never\n"),
      ":7 `fail-on` is `never`, and `note` at the base",
    ],
    [
      "its level is written in capitals",
      job(use()),
      job(given("{ Fail-On: never }")),
      ":8 `fail-on` is `never`, and `error` at the base",
    ],
    [
      "another job may keep it from running",
      job(use()),
      job(use(), { job: "    needs: [lint]\n" }),
      ":5 it is skipped, which lets a request pass, where the job `lint` fails or is skipped",
    ],
    [
      "its job needs one more",
      job(use(), { job: "    needs: lint\n" }),
      job(use(), { job: "    needs: [lint, other]\n" }),
      ":5 it is skipped, which lets a request pass, where the job `other` fails or is skipped",
    ],
    [
      "it runs in a container",
      job(use()),
      job(use(), { job: "    container: evil/node\n" }),
      ":5 it runs in the container `evil/node`",
    ],
    [
      "it runs by a matrix",
      job(use()),
      job(use(), { job: "    strategy: { matrix: { x: [] } }\n" }),
      ":5 it runs as its `strategy` says, which may leave it out: `matrix: x: `",
    ],
    [
      "Node.js loads other code in its step",
      job(use()),
      job(use("        env: { NODE_OPTIONS: --require ./x.js }\n")),
      ":8 `NODE_OPTIONS` in its environment may have something else run or asked",
    ],
    [
      "Node.js loads other code in its job",
      job(use()),
      job(use(), { job: "    env: { node_options: -r ./x.js }\n" }),
      ":5 `node_options` in its environment may have something else run or asked",
    ],
    [
      "Node.js loads other code in its workflow",
      job(use()),
      job(use(), { on: "on: pull_request\nenv: { NODE_OPTIONS: -r ./x.js }" }),
      ":2 `NODE_OPTIONS` in its environment may have something else run or asked",
    ],
    [
      "its environment is an expression",
      job(use()),
      job(use("        env: ${{ fromJSON(vars.X) }}\n")),
      ":8 its environment is `${{ fromJSON(vars.X) }}`",
    ],
    [
      "it starts no more for what comes from forks",
      job(use(), { on: "on: [pull_request_target, push]" }),
      job(use(), { on: "on: [push]" }),
      ":1 the workflow starts on `pull_request_target` no more",
    ],
    [
      "a command ends in a pipe",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: npx agent-profile-check check 2>&1 | tee out\n"),
      ":7 `| tee` lets a failure pass",
    ],
    [
      "a command is left behind",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: npx agent-profile-check check &\n"),
      ":7 `&` lets a failure pass",
    ],
    [
      "a command may fail",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: |\n          set +e\n          npx agent-profile-check check\n          exit 0\n"),
      ":7 `set +e` lets a failure pass",
    ],
    [
      "a command is a condition",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: if npx agent-profile-check check; then echo; fi\n"),
      ":7 `if` lets a failure pass",
    ],
    [
      "a command runs in another shell",
      job("      - run: npx agent-profile-check check\n"),
      job("      - run: npx agent-profile-check check\n        shell: bash -c true {0}\n"),
      ":8 it runs in `bash -c true {0}`",
    ],
    [
      "it cannot be read",
      job(use()),
      "on: [\n",
      ":2 the file cannot be read, in which the step of job `check` stands at the base",
    ],
  ])("%s", async (_, base, head, expected) =>
    expect(await told({ [workflow]: base }, { [workflow]: head })).toEqual([`${workflow}${expected}`]),
  );

  it("its file is gone", async () =>
    expect(await told({ [workflow]: job(use()) }, {})).toEqual([`${workflow}:1 the step of job \`check\` is gone`]));
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
      { [workflow]: job(use('        env: { GITHUB_TOKEN: "${{ github.token }}", COLOR: never }\n')) },
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
    ["its version is pinned", { [workflow]: job(use()) }, { [workflow]: job(use("", sha)) }],
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
    expect(await told(base, { [called]: base[called] ?? "" })).toEqual([`${workflow}:1 the job \`agents\` is gone`]);
    expect(
      await told(base, { ...base, [workflow]: caller(`./${called}`, "on: { pull_request: { paths: [docs] } }") }),
    ).toEqual([`${workflow}:1 on \`pull_request\` the workflow starts only by its \`paths\``]);
    expect(
      await told(base, {
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
    expect(await told(files, { ...files, [workflow]: job("") })).toEqual([
      `${workflow}:5 the step of job \`check\` is gone`,
    ]);
    const foreign = { [workflow]: caller("acme/.github/.github/workflows/agent-profiles.yml@v1") };
    expect(await told(foreign, { [workflow]: "on: pull_request\njobs: {}\n" })).toEqual([
      `${workflow}:2 the job \`agents\` is gone`,
    ]);
  });
});

describe("a hook is weakened where", () => {
  const yaml = ".pre-commit-config.yaml";
  const hook = (more = "", top = "") =>
    `${top}repos:\n  - repo: https://github.com/acme/agent-profile-check\n    rev: v1\n    hooks:\n      - id: agent-profile-check\n${more}`;
  it.each<readonly [string, string, string]>([
    ["it is gone", "repos: []\n", ":1 the hook `agent-profile-check` is gone"],
    ["it runs by hand", hook("        stages: [manual]\n"), ":6 the hook does not run before a commit"],
    ["all hooks run by hand", hook("", "default_stages: [pre-push]\n"), ":1 the hook does not run before a commit"],
    [
      "it fails on less",
      hook("        args: [--fail-on, never]\n"),
      ":6 `fail-on` is `never`, and `error` at the base",
    ],
    ["something else runs", hook('        entry: "true"\n'), ":6 the hook runs `true` instead"],
    ["it runs for some files", hook("        always_run: false\n"), ":6 the hook runs only for some files"],
  ])("%s", async (_, head, expected) =>
    expect(await told({ [yaml]: hook() }, { [yaml]: head })).toEqual([`${yaml}${expected}`]),
  );

  it("it is gone from prek's configuration", async () => {
    const toml =
      '[[repos]]\nrepo = "https://github.com/acme/agent-profile-check"\nrev = "v1"\nhooks = [{ id = "agent-profile-check" }]\n';
    expect(await told({ "prek.toml": toml }, { "prek.toml": '[[repos]]\nrepo = "local"\nhooks = []\n' })).toEqual([
      "prek.toml:1 the hook `agent-profile-check` is gone",
    ]);
    expect(await told({ [yaml]: hook() }, { "prek.toml": toml }), "moved from one to the other").toEqual([]);
  });
});
