/** Every key of an agentic workflow that gives power or takes a guard away: a change of it is told by `diff`. */
import { describe, expect, it } from "vitest";
import { changeBetween, powerBetween } from "../../support/powers.ts";
import { judged, type Repository } from "../../support/judging.ts";

const path = ".github/workflows/review.md";
const closed = "tools: { bash: false, edit: false, github: false }";

function workflow(lines: string, others: Repository = {}): Repository {
  const has = (key: string): boolean => new RegExp(`^${key}:`, "m").test(lines);
  const rest = [has("tools") ? "" : closed, has("on") ? "" : "on: push", has("engine") ? "" : "engine: copilot"];
  const front = ["description: Reviews it.", ...rest, lines].filter((line) => line !== "");
  return { [path]: `---\n${front.join("\n")}\n---\nDo it.\n`, ...others };
}

async function toldOf(before: Repository, after: Repository): Promise<string> {
  const { changes } = await changeBetween(before, after);
  return changes.flatMap(({ widenings }) => widenings.map(({ message }) => message)).join("; ");
}

const output = (more: string): string => `safe-outputs: { add-comment: { ${more} } }`;
const outputs = (more: string): string => `safe-outputs: { add-comment: , ${more} }`;
const job = (more: string): string => `jobs: { x: { ${more}steps: [{ run: make }] } }`;
const secret = '"${{ secrets.X }}"';
const external = "can now call external tools, by";
const executes = "can now execute commands, by";
const opens = ", and can do something else by it";

describe("what a key gives", () => {
  it.each([
    // Code that comes from elsewhere, or that starts by itself.
    ["container: node:18", `${executes} \`container\``],
    ["services: { db: { image: postgres } }", `${executes} \`services.db\``],
    ["runtimes: { node: { action-repo: evil/setup } }", `${executes} \`runtimes.node.action-repo\``],
    ["sandbox: { agent: { command: ./awf } }", `${executes} \`sandbox.agent.command\``],
    ["sandbox: { mcp: { command: ./gateway } }", `${executes} \`sandbox.mcp.command\``],
    ["sandbox: { mcp: { container: evil/gateway } }", `${executes} \`sandbox.mcp.container\``],
    ["sandbox: { agent: { images: { agent: evil/agent } } }", `${executes} \`sandbox.agent.images.agent\``],
    ["engine: { id: copilot, command: ./copilot }", `${executes} \`engine.command\`: \`./copilot\``],
    ["engine: { id: copilot, extensions: [evil] }", `${executes} \`engine.extensions\``],
    ["engine: { id: copilot, steps: [{ run: make }] }", `${executes} \`engine.steps\`: \`make\``],
    ["apm: { packages: [acme/tools] }", `${executes} \`apm.packages\``],
    ["dependencies: [acme/tools]", `${executes} \`dependencies\``],
    ["skills: [skills/deploy]", `${external} \`skills\``],
    ["plugins: [acme/x@v1]", `${executes} \`plugins\``],
    ["env: { BASH_ENV: ./x.sh }", `${executes} \`env.BASH_ENV\``],
    ["env: { LD_PRELOAD: ./x.so }", `${executes} \`env.LD_PRELOAD\``],
    ["env: { PATH: ./bin }", `${executes} \`env.PATH\``],
    ['engine: { id: copilot, env: { NODE_OPTIONS: "--require ./x" } }', `${executes} \`engine.env.NODE_OPTIONS\``],
    ["jobs: { agent: { env: { BASH_ENV: ./x.sh } } }", `${executes} \`jobs.agent.env.BASH_ENV\``],
    ["sandbox: { agent: { env: { PATH: ./bin } } }", `${executes} \`sandbox.agent.env.PATH\``],
    ["post-steps: [{ run: make }]", `${executes} \`post-steps\`: \`make\``],
    ["secret-masking: { steps: [{ run: make }] }", `${executes} \`secret-masking.steps\``],
    [job(""), `${executes} \`jobs.x.steps\`: \`make\``],
    ["mcp-scripts: { a: { run: make } }", `${executes} \`a\`: \`make\``],
    ["safe-inputs: { a: { script: x } }", `${executes} \`a\`: \`x\``],
    [outputs("jobs: { a: { steps: [] } }"), `${executes} \`safe-outputs.jobs\``],
    [outputs("actions: { a: { uses: x/y@v1 } }"), `${executes} \`safe-outputs.actions\``],
    [outputs("scripts: { a: { script: x } }"), `${executes} \`safe-outputs.scripts\``],
    ["engine: { id: claude, env: { ANTHROPIC_BASE_URL: 'https://a' } }", "can now reach the network, by"],
    ["network: { allowed: [python] }", "can now reach the network, by `network`"],
    // Protections that are off.
    ["run-install-scripts: true", "`run-install-scripts` is now `true`"],
    ["runtimes: { node: { run-install-scripts: true } }", "`runtimes.node.run-install-scripts` is now `true`"],
    [outputs("threat-detection: { engine: false }"), "`safe-outputs.threat-detection.engine` is now `false`"],
    [outputs("threat-detection: false"), "`safe-outputs.threat-detection` is now `false`"],
    ["threat-detection-suppress: [{ rule: CTR-012, reason: x }]", "`threat-detection-suppress` is now `CTR-012`"],
    ["tools: { bash: false, edit: false, github: { private-to-public-flows: allow } }", "is now `allow`"],
    ["on: { pull_request: { forks: ['*'] } }", "`on.pull_request.forks` is now `*`"],
    ["sandbox: { agent: { runtime: docker-sudo-iptables } }", "`sandbox.agent.runtime` is now"],
    [`env: { TOKEN: ${secret} }`, "hands a secret to the agent's own container"],
    ["strict: false", "`strict` is now `false`"],
    ["roles: all", "`on.roles` is now `all`"],
    ["permissions: write-all", "`permissions` is now `write-all`"],
    ["sandbox: false", "`sandbox` is now `false`"],
    // Tokens, other repositories, machines and everything else that the documentation has.
    ["env: { LEVEL: high }", `now has \`env.LEVEL\`${opens}`],
    [`secrets: { A: ${secret} }`, `now has \`secrets.A\`${opens}`],
    ["checkout: { repository: evil/x }", `now has \`checkout.repository\`${opens}`],
    [`checkout: [{ repository: evil/x, github-token: ${secret} }]`, `now has \`checkout\`${opens}`],
    ["checkout: { submodules: recursive }", `now has \`checkout.submodules\`${opens}`],
    ["evals: [{ id: a, question: b }]", `now has \`evals\`${opens}`],
    ["sandbox: { agent: { mounts: ['/:/host'] } }", `now has \`sandbox.agent.mounts\`${opens}`],
    ["features: { mcp-gateway: true }", `now has \`features.mcp-gateway\`${opens}`],
    ["engine: { id: copilot, args: [--add-dir, /] }", `now has \`engine.args\`${opens}`],
    ["engine: { id: copilot, api-target: evil.example }", `now has \`engine.api-target\`${opens}`],
    ["engine: claude", `has another \`engine.id\`${opens}`],
    ["network: { allowed-input: true }", `now has \`network.allowed-input\`${opens}`],
    ["permissions: { id-token: write }", `now has \`permissions.id-token\`${opens}`],
    ["runs-on: self-hosted", `now has \`runs-on\`${opens}`],
    ["runs-on: [self-hosted, linux]", `now has \`runs-on\`${opens}`],
    ["runs-on-slim: self-hosted", `now has \`runs-on-slim\`${opens}`],
    ["environment: production", `now has \`environment\`${opens}`],
    ["bots: ['x[bot]']", `now has \`bots\`${opens}`],
    ["on: pull_request_target", `has another \`on\`${opens}`],
    ["check-for-updates: false", `now has \`check-for-updates\`${opens}`],
    ["observability: { otlp: { endpoint: 'https://a' } }", `now has \`observability.otlp.endpoint\`${opens}`],
    ["cache: { key: a, path: b }", `now has \`cache.path\`${opens}`],
    ["key-of-tomorrow: { x: y }", `now has \`key-of-tomorrow.x\`${opens}`],
  ])("%s", async (lines, expected) => {
    const told = await toldOf(workflow(""), workflow(lines));
    expect(told).toContain(expected);
    // Once, and not again as a value.
    expect(told.split("; ").filter((one) => one.includes(expected))).toHaveLength(1);
  });
});

describe("another value of a key", () => {
  const github = (more: string): string => `tools: { bash: false, edit: false, github: { ${more} } }`;
  it.each([
    ["container: node:18", "container: evil/x", "has another hook `container`"],
    [
      "container: { image: a, options: --init }",
      "container: { image: a, options: --privileged }",
      "has the hook `container` in another way",
    ],
    ["services: { db: { image: a } }", "services: { db: { image: a, options: -v } }", "`services.db` in another way"],
    ["skills: [skills/a]", "skills: [skills/a, skills/b]", "has another hook `skills`"],
    ["steps: [{ run: make }]", "steps: [{ run: make, env: { BASH_ENV: x } }]", "`steps` in another way"],
    ["steps: [{ uses: a/b@v1 }]", "steps: [{ uses: a/b@v1, with: { x: y } }]", "`steps` in another way"],
    [job(""), job("container: evil/x, "), "has one more hook `jobs.x.container`"],
    [job(""), job("permissions: write-all, "), "now has `jobs.x.permissions`"],
    [job(""), job("runs-on: self-hosted, "), "now has `jobs.x.runs-on`"],
    [job(""), job("defaults: { run: { shell: ./sh } }, "), "now has `jobs.x.defaults.run.shell`"],
    [
      "mcp-scripts: { a: { run: make } }",
      "mcp-scripts: { a: { run: make, env: { A: b } } }",
      "the hook `a` in another way",
    ],
    [outputs("jobs: { a: { x: 1 } }"), outputs("jobs: { a: { x: 2 } }"), "the hook `safe-outputs.jobs` in another way"],
    [output(""), output(`github-token: ${secret}`), "now has `safe-outputs.add-comment.github-token`"],
    [outputs("noop: "), outputs(`github-token: ${secret}`), "now has `safe-outputs.github-token`"],
    [output(""), output("target-repo: x/y"), "now has `safe-outputs.add-comment.target-repo`"],
    [output("max: 1"), output("max: 100"), "has another `safe-outputs.add-comment.max`"],
    [outputs("staged: true"), outputs("noop: "), "no longer has `safe-outputs.staged`"],
    [outputs("staged: true"), outputs("staged: false"), "has another `safe-outputs.staged`"],
    [output("allowed: [a]"), output("allowed: [a, b]"), "has another `safe-outputs.add-comment.allowed`"],
    [output("allowed: [a]"), output(""), "no longer has `safe-outputs.add-comment.allowed`"],
    [github("toolsets: [issues]"), github("toolsets: [all]"), "has another `tools.github.toolsets`"],
    [github("mode: local"), github("mode: remote"), "has another `tools.github.mode`"],
    [github("read-only: true"), github("read-only: false"), "has another `tools.github.read-only`"],
    [github("lockdown: true"), github("toolsets: []"), "no longer has `tools.github.lockdown`"],
    [github("allowed: [a]"), github("allowed: [a, b]"), "has another `tools.github.allowed`"],
    [github("min-integrity: approved"), github("min-integrity: none"), "has another `tools.github.min-integrity`"],
    ["network: {}", "", "no longer has `network`"],
    ["network: {}", "network: defaults", "has another `network`"],
    ["network: { blocked: [a.example] }", "", "no longer has `network.blocked`"],
    ["network: { blocked: [a.example, b.example] }", "network: { blocked: [a.example] }", "another `network.blocked`"],
    ["checkout: false", "", "no longer has `checkout`"],
    ["excluded-env: [A]", "", "no longer has `excluded-env`"],
    ["user-rate-limit: { window: 60 }", "", "no longer has `user-rate-limit.window`"],
    ["secret-masking: { steps: [{ run: make }] }", "", "no longer has `secret-masking.steps`"],
    ["on: { push: , manual-approval: live }", "on: { push: }", "no longer has `on.manual-approval`"],
    ["if: a", "", "no longer has `if`"],
  ])("%s: %s", async (before, after, expected) =>
    expect(await toldOf(workflow(before), workflow(after))).toContain(expected),
  );

  it.each([
    ["max-turns: 5", ""],
    ["", "timeout-minutes: 9"],
    ["", "labels: [a]"],
    [output("max: 9"), output("max: 3")],
    [output("allowed: [a, b]"), output("allowed: [a]")],
    [output(""), output("allowed: [a]")],
    [outputs("noop: "), outputs("staged: true")],
    [outputs("noop: "), outputs("threat-detection: { continue-on-error: true }")],
    ["", "network: { blocked: [a.example] }"],
    ["", "checkout: false"],
    ["", "if: a"],
    ["permissions: { issues: write }", "permissions: { issues: read }"],
    ["permissions: { issues: read }", "permissions: { issues: none }"],
    ["runs-on: [self-hosted, linux]", "runs-on: linux"],
    ["bots: [a, b]", "bots: [b]"],
    ["engine: { id: copilot }", "engine: copilot"],
    ["env: { A: b }", ""],
  ])("that gives nothing: %s: %s", async (before, after) =>
    expect(await toldOf(workflow(before), workflow(after))).toBe(""),
  );
});

describe("a file that a workflow imports", () => {
  const importing = (front: string): Repository =>
    workflow("imports: [shared/a.md]", { ".github/workflows/shared/a.md": `---\n${front}\n---\n` });

  it.each([
    ["safe-outputs: { github-token: x }", "now has `safe-outputs.github-token`"],
    ["container: evil/x", `${executes} \`container\``],
    ["env: { BASH_ENV: x }", `${executes} \`env.BASH_ENV\``],
    ["runs-on: self-hosted", "now has `runs-on`"],
  ])("counts: %s", async (front, expected) => {
    const told = await changeBetween(importing("tools: { timeout: 5 }"), importing(`tools: { timeout: 5 }\n${front}`));
    expect(told.changes.map(({ widened }) => widened)).toEqual([true]);
    expect(told.changes.flatMap(({ widenings }) => widenings.map(({ message }) => message)).join()).toContain(expected);
    expect(told.changes[0]?.fields).not.toEqual([]);
  });
});

describe("check", () => {
  it.each([
    ["container: evil/x", "max-capability/hook"],
    ["services: { db: { image: x } }", "max-capability/hook"],
    ["env: { BASH_ENV: x }", "max-capability/hook"],
    [`env: { A: ${secret} }`, "no-permission-bypass/auto-approve"],
    ["threat-detection-suppress: [{ rule: CTR-012, reason: x }]", "no-permission-bypass/auto-approve"],
  ])("reports beside a base: %s", async (lines, expected) => {
    const result = await judged(workflow(lines), { base: workflow(""), policy: "ceiling: [read, delegate]\n" });
    const found = result.findings.filter(({ state, finding }) => state === "new" && finding.severity !== "note");
    expect(found.map(({ finding: { rule, kind } }) => `${rule}/${kind}`)).toContain(expected);
  });
});

describe("a file that a line of the text brings in", () => {
  const part = { ".github/workflows/shared/x.md": '---\ntools: { bash: [":*"] }\n---\n' };
  const withText = (line: string): Repository => ({
    [path]: `---\ndescription: Reviews it.\n${closed}\non: push\n---\nDo it.\n${line}\n`,
    ...part,
  });
  it.each([
    "@include shared/x.md",
    "@import? shared/x.md",
    "{{#import shared/x.md}}",
    "{{#import: shared/x.md}}",
    "  {{#import? shared/x.md }}",
    "@include shared/x.md#Section",
  ])("gives its tools: %s", async (line) => {
    expect(await toldOf(withText(""), withText(line))).toContain("can now execute commands");
  });

  it("counts at any depth, and only as a line of its own", async () => {
    const deep = { ".github/workflows/y.md": "---\ntools: {}\n---\n@include shared/x.md\n" };
    expect(await toldOf({ ...withText(""), ...deep }, { ...withText("@import y.md"), ...deep })).toContain("execute");
    expect(await toldOf(withText(""), withText("Use @include shared/x.md to bring it in."))).toBe("");
  });
});

describe("code beside a workflow", () => {
  it.each([
    [".github/actions/x/action.yml", "steps: [{ uses: ./.github/actions/x }]"],
    [".github/actions/x/dist/index.js", "steps: [{ uses: ./.github/actions/x }]"],
    [".github/workflows/called.yml", "jobs: { x: { uses: ./.github/workflows/called.yml } }"],
  ])("is what it starts: %s", async (file, lines) => {
    expect(await powerBetween(workflow(lines, { [file]: "one" }), workflow(lines, { [file]: "two" }))).toBe("widened");
  });

  it("is its lock file, of which nobody knows what it does", async () => {
    const lock = (text: string): Repository => workflow("", { ".github/workflows/review.lock.yml": text });
    expect(await powerBetween(lock("jobs: {}\n"), lock("jobs: {}\n"))).toBe("unchanged");
    expect(await powerBetween(lock("jobs: {}\n"), lock("jobs: { x: {} }\n"))).toBe("undecided");
    expect(await powerBetween(workflow(""), lock("jobs: {}\n"))).toBe("undecided");
  });
});

describe("files that a workflow starts", () => {
  const mappings: readonly (readonly [where: string, lines: (env: string) => string])[] = [
    ["env", (env) => `env: { ${env} }`],
    ["container.env", (env) => `container: { image: a, env: { ${env} } }`],
    ["services.s.env", (env) => `services: { s: { image: a, env: { ${env} } } }`],
    ["jobs.x.env", (env) => job(`env: { ${env} }, `)],
    ["jobs.x.container.env", (env) => job(`container: { image: a, env: { ${env} } }, `)],
    ["steps.env", (env) => `steps: [{ run: guard, env: { ${env} } }]`],
    ["engine.env", (env) => `engine: { id: copilot, env: { ${env} } }`],
    ["sandbox.agent.env", (env) => `sandbox: { agent: { env: { ${env} } } }`],
    ["sandbox.mcp.env", (env) => `sandbox: { mcp: { env: { ${env} } } }`],
    ["mcp-servers.s.env", (env) => `mcp-servers: { s: { command: guard, env: { ${env} } } }`],
    ["mcp-scripts.s.env", (env) => `mcp-scripts: { s: { run: guard, env: { ${env} } } }`],
    ["safe-outputs.env", (env) => outputs(`env: { ${env} }`)],
    ["safe-outputs.jobs.j.env", (env) => outputs(`jobs: { j: { env: { ${env} }, steps: [] } }`)],
    ["safe-outputs.jobs.j.steps.env", (env) => outputs(`jobs: { j: { steps: [{ run: guard, env: { ${env} } }] } }`)],
  ];
  const variables: readonly (readonly [env: string, path: string])[] = [
    ["PATH: './bin:/bin'", "bin/guard"],
    ["PATH: '${{ github.workspace }}/bin:/bin'", "bin/guard"],
    ["BASH_ENV: ./e.conf", "e.conf"],
    ["NODE_OPTIONS: '--require ./e.cjs'", "e.cjs"],
    ["PYTHONPATH: ./py", "py/sitecustomize.py"],
    ["LD_PRELOAD: ./e.so", "e.so"],
    ["GIT_CONFIG_GLOBAL: ./gitcfg", "gitcfg"],
    ["HOME: ./h", "h/.bashrc"],
    ["GUARD: ./g.sh", "g.sh"],
  ];

  it.each(mappings.flatMap(([where, lines]) => variables.map(([env, file]) => ({ where, env, file, lines }))))(
    "by `$where`: $env names $file",
    async ({ env, file, lines }) => {
      const same = workflow(lines(env));
      expect(await powerBetween({ ...same, [file]: "a" }, { ...same, [file]: "b" })).toBe("widened");
    },
  );

  it("are no documents that a variable names", async () => {
    const same = workflow("env: { GUIDE: docs/guide.md }");
    expect(await powerBetween({ ...same, "docs/guide.md": "a" }, { ...same, "docs/guide.md": "b" })).toBe("unchanged");
  });

  const called = "jobs: { x: { uses: ./.github/workflows/y.yml } }";
  const started: readonly (readonly [lines: string, file: string, others?: Repository])[] = [
    [outputs("jobs: { j: { steps: [{ run: ./g.sh }] } }"), "g.sh"],
    [outputs("jobs: { j: { steps: [{ uses: ./act }] } }"), "act/dist/index.js"],
    [outputs("steps: [{ run: ./g.sh }]"), "g.sh"],
    [outputs(`scripts: { s: { script: "require('./g.js')" } }`), "g.js"],
    [outputs("actions: { s: { uses: ./act } }"), "act/action.yml"],
    [called, ".github/workflows/y.yml"],
    [called, "g.sh", { ".github/workflows/y.yml": "jobs: { a: { steps: [{ run: ./g.sh }] } }" }],
    [
      called,
      ".github/workflows/z.yml",
      { ".github/workflows/y.yml": "jobs: { a: { uses: ./.github/workflows/z.yml } }" },
    ],
    ["steps: [{ uses: ./act }]", "two/action.yml", { "act/action.yml": "runs: { steps: [{ uses: ./two }] }" }],
    ["steps: [{ uses: ./act }]", "tools/g.sh", { "act/action.yml": "runs: { steps: [{ run: ./tools/g.sh }] }" }],
    ["steps: [{ run: a, shell: './sh.conf {0}' }]", "sh.conf"],
    [job("defaults: { run: { working-directory: srv } }, ").replace("make", "./g.sh"), "srv/g.sh"],
    ["container: { image: a, volumes: ['./tools:/opt'], options: --entrypoint /opt/g.sh }", "tools/g.sh"],
    ["skills: [./skills/x]", "skills/x/SKILL.md"],
    ["plugins: [./plugins/x]", "plugins/x/hooks/hooks.json"],
    ["engine: { id: copilot, args: [--additional-mcp-config, ./m.json] }", "m.json"],
  ];

  it.each(started.map(([lines, file, others = {}]) => ({ lines, file, others })))(
    "$lines: $file is another one",
    async ({ lines, file, others }) => {
      const same = { ...workflow(lines), ...others };
      expect(await powerBetween({ ...same, [file]: "a" }, { ...same, [file]: "b" })).toBe("widened");
    },
  );
});

describe("aw.json", () => {
  const withSettings = (settings: object): Repository =>
    workflow("", { ".github/workflows/aw.json": JSON.stringify(settings) });

  it.each([
    [{ action_pins: { "actions/checkout@v4": "evil/checkout@v4" } }, "widened"],
    [{ action_pin_prefixes: { "actions/": "evil/" } }, "widened"],
    [{ container_pins: { node: { image: "evil/node", digest: "sha256:0" } } }, "widened"],
    [{ maintenance: { runs_on: "mine" } }, "widened"],
    [{ maintenance: { compile: { create_pull_request_github_token: "TOKEN" } } }, "widened"],
    [{ auto_upgrade: true }, "widened"],
    [{ auto_upgrade: { cron: "0 9 * * 1", options: ["--pre-releases"] } }, "widened"],
    [{ utc: "+00:00", maintenance: false, ghes: true }, "unchanged"],
  ])("%j: %s", async (settings, power) =>
    expect(await powerBetween(withSettings({}), withSettings(settings))).toBe(power),
  );

  it("loses a limit", async () =>
    expect(await powerBetween(withSettings({ strict: true }), withSettings({}))).toBe("widened"));

  it.each([{ enviroment: 1 }, { maintenance: { steps: [] } }, { container_pins: { a: { command: "x" } } }])(
    "has keys that nobody knows: %j",
    async (settings) => {
      const { findings } = await judged(withSettings(settings));
      expect(findings.map(({ finding: { rule, kind } }) => `${rule}/${kind}`)).toContain(
        "no-unjudged-content/unknown-key",
      );
    },
  );
});
