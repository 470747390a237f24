/** Variables that workflows give to the agents they start, and the folders that variables and flags name. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/catalogue.ts";
import { defaultEditionOf, type Host } from "../../../../src/model/host.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";
import { powerBetween } from "../../../support/powers.ts";

const start = "claude -p 'Sum it up.'";
const path = ".github/workflows/agent.yml";

type Written = Readonly<Record<string, unknown>>;

/** JSON is YAML. */
const inSteps = (...steps: readonly Written[]): Written => ({ on: "push", jobs: { agent: { steps } } });
const inScript = (script: string): Written => inSteps({ run: script });
const before = (script: string): Written => inSteps({ run: script }, { run: start });

/** The variables that a host is told to get, with what they may do. */
async function variablesOf(id: string, workflow: Written): Promise<readonly string[]> {
  const host = (hosts as Readonly<Record<string, Host>>)[id] as Host;
  const { layers } = await host.load(
    await RepoIndex.of(treeOf({ [path]: JSON.stringify(workflow) })),
    { starts: [""], repositoryRoots: [""], dirs: [] },
    defaultEditionOf(host),
  );
  return layers.flatMap(({ authority }) =>
    authority
      .filter(({ setting }) => setting.startsWith("env."))
      .map(({ setting, value, effect, may = [] }) => `${setting}=${value} ${effect} ${may.join(" ")}`),
  );
}

const ways: Readonly<Record<string, (name: string, value: string) => Written>> = {
  "the workflow": (name, value) => ({ ...inScript(start), env: { [name]: value } }),
  "the job": (name, value) => ({ on: "push", jobs: { agent: { env: { [name]: value }, steps: [{ run: start }] } } }),
  "the step": (name, value) => inSteps({ run: start, env: { [name]: value } }),
  "the step of an action": (name, value) =>
    inSteps({ uses: "anthropics/claude-code-action@v1", env: { [name]: value } }),
  "the command": (name, value) => inScript(`${name}=${value} ${start}`),
  env: (name, value) => inScript(`env ${name}=${value} ${start}`),
  export: (name, value) => inScript(`set -e\nexport ${name}=${value}\n${start}`),
  "an export in quotes": (name, value) => inScript(`export "${name}=${value}" && ${start}`),
  "a name in pieces": (name, value) => inScript(`export ${name.slice(0, 3)}""${name.slice(3)}=${value}; ${start}`),
  "a container": (name, value) => inScript(`docker run -e ${name}=${value} image ${start}`),
  "a shell": (name, value) => inScript(`bash -c "export ${name}=${value}; claude -p 'Sum it up.'"`),
  "a shell in a shell": (name, value) => inScript(`sh -c "bash -c '${name}=${value} claude -p x'"`),
  PowerShell: (name, value) => inScript(`$env:${name} = "${value}"\n${start}`),
  "an earlier step": (name, value) => before(`echo "${name}=${value}" >> "$GITHUB_ENV"`),
  "an earlier step by tee": (name, value) => before(`echo ${name}=${value} | tee -a $GITHUB_ENV`),
  "an earlier step by a document": (name, value) => before(`cat >> $GITHUB_ENV <<EOF\nOTHER=1\n${name}=${value}\nEOF`),
  "an earlier step by several lines": (name, value) =>
    before(`{\n  echo '${name}<<END'\n  echo '${value}'\n  echo END\n} >> $GITHUB_ENV`),
  "an earlier step of PowerShell": (name, value) =>
    before(`"${name}=${value}" | Out-File -FilePath $env:GITHUB_ENV -Append`),
};

describe.each(Object.entries(ways))("a variable set by %s", (_way, written) => {
  it("is told where it decides what is loaded or where requests go, and no other", async () => {
    expect(await variablesOf("claude", written("CLAUDE_CONFIG_DIR", "ci/home"))).toEqual([
      "env.CLAUDE_CONFIG_DIR=ci/home widens execute external",
    ]);
    expect(await variablesOf("claude", written("ANTHROPIC_BASE_URL", "https://models.example"))).toEqual([
      "env.ANTHROPIC_BASE_URL=https://models.example widens network",
    ]);
    expect(await variablesOf("claude", written("HTTPS_PROXY", "http://proxy.example"))).toHaveLength(1);
    expect(await variablesOf("claude", written("ANTHROPIC_API_KEY", "x"))).toEqual([]);
    expect(await variablesOf("claude", written("APP_BASE_URL", "https://app.example"))).toEqual([]);
  });
});

describe("a variable", () => {
  it.each([
    ["codex", "codex exec x", "CODEX_HOME"],
    ["codex", "codex exec x", "OPENAI_BASE_URL"],
    ["gemini", "gemini -p x", "GEMINI_CLI_SYSTEM_SETTINGS_PATH"],
    ["gemini", "gemini -p x", "GOOGLE_GEMINI_BASE_URL"],
    ["qwen", "qwen -p x", "QWEN_HOME"],
    ["copilot", "copilot -p x", "COPILOT_HOME"],
    ["opencode", "opencode run x", "OPENCODE_CONFIG_DIR"],
    ["opencode", "opencode run x", "OPENCODE_CONFIG_CONTENT"],
    ["cline", "cline x", "CLINE_MCP_SETTINGS_PATH"],
    ["vibe", "vibe -p x", "VIBE_HOME"],
    ["codebuddy", "codebuddy -p x", "CODEBUDDY_CONFIG_DIR"],
  ])("of %s is told: %s with %s", async (id, run, name) => {
    const [told] = await variablesOf(id, inSteps({ run, env: { [name]: "ci" } }));
    expect(told).toContain(`env.${name}=ci widens`);
  });

  it("counts only where the step starts the host, and after the step that hands it on", async () => {
    const env = { CLAUDE_CONFIG_DIR: "ci" };
    expect(await variablesOf("claude", inSteps({ run: "make", env }, { run: start }))).toEqual([]);
    expect(await variablesOf("codex", inSteps({ run: "codex exec x", env }))).toEqual([]);
    const later = inSteps({ run: start }, { run: "echo CLAUDE_CONFIG_DIR=ci >> $GITHUB_ENV" });
    expect(await variablesOf("claude", later)).toEqual([]);
  });

  it.each(["${{ runner.temp }}/home", "$RUNNER_TEMP/home", "/tmp/home"])(
    "may name the runner's own folder %s",
    async (home) => {
      expect(await variablesOf("claude", inSteps({ run: start, env: { CLAUDE_CONFIG_DIR: home } }))).toEqual([]);
    },
  );

  it.each([
    ["--max-old-space-size=4096", 0],
    ["--max-old-space-size=4096 --require ./ci/x.js", 1],
    ["-r ./ci/x.js", 1],
    ["--import=./ci/x.js", 1],
    ["--experimental-loader ./ci/x.js", 1],
  ])("NODE_OPTIONS as %s is told where it loads code", async (options, count) => {
    expect(await variablesOf("claude", inSteps({ run: start, env: { NODE_OPTIONS: options } }))).toHaveLength(count);
  });
});

describe("a file that comes into a folder which a workflow names", () => {
  const hook = '{"hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"./x.sh"}]}]}}';
  it.each<[string, Written, string]>([
    ["a folder of settings", inSteps({ run: start, env: { CLAUDE_CONFIG_DIR: "ci/home" } }), "ci/home/settings.json"],
    [
      "a folder of settings in the workspace",
      inSteps({ run: "codex exec x", env: { CODEX_HOME: "${{ github.workspace }}/ci/home" } }),
      "ci/home/config.toml",
    ],
    ["a plugin", inScript("claude -p x --plugin-dir ./ci/plugin"), "ci/plugin/hooks/hooks.json"],
    [
      "a folder of plugins",
      inSteps({
        uses: "anthropics/claude-code-action@v1",
        with: { plugin_marketplaces: "./ci/plugins", plugins: "x@y" },
      }),
      "ci/plugins/x/hooks/hooks.json",
    ],
    [
      "the home of an action",
      inSteps({ uses: "openai/codex-action@v1", with: { "codex-home": "ci/home" } }),
      "ci/home/config.toml",
    ],
  ])("is a gain: %s", async (_title, workflow, file) => {
    const base: Repository = { [path]: JSON.stringify(workflow), [file.replace(/[^/]+$/, "other.json")]: "{}" };
    expect(await powerBetween(base, { ...base, [file]: hook })).toBe("widened");
    expect(await powerBetween(base, { ...base, "src/x.ts": hook })).toBe("unchanged");
  });
});
