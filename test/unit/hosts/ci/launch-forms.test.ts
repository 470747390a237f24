/** Commands of workflows that start an agent, however they are put together, and commands that only look like it. */
import { describe, expect, it } from "vitest";
import { powerBetween } from "../../../support/powers.ts";

const flag = "--dangerously-skip-permissions";
const path = ".github/workflows/agent.yml";
/** JSON is YAML. */
const repository = (run: string, at = path) => ({
  [at]: JSON.stringify({ on: "push", jobs: { agent: { steps: [{ run }] } } }),
});
const powerOf = (run: string, at = path) =>
  powerBetween({ "README.md": "x" }, { ...repository(run, at), "README.md": "x" });

/** A word in the middle of many others. */
const among = (size: number, word: string): string =>
  Array.from({ length: size }, (_, i) => (i === size / 2 ? word : `x${i}`)).join(" ");

describe("a start of an agent without prompts", () => {
  it.each([
    // A word behind the prompt is no command, even if it has the name of one.
    `claude -p 'Fix it.' ${flag} update`,
    `claude -p 'Fix it.' doctor ${flag}`,
    `claude --unknown install ${flag}`,
    "codex exec login --yolo",
    "codex exec --yolo 'Fix it.' login",
    "gemini 'Fix it.' hooks --yolo",
    "qwen 'Fix it.' auth --yolo",
    `opencode run models ${flag}`,
    // Here-documents.
    `cat <<EOF | claude -p ${flag}\nFix it.\nEOF`,
    `cat <<'EOF' |\nFix it.\nEOF\nclaude -p ${flag}`,
    `cat <<EOF > prompt.txt && claude -p "$(cat prompt.txt)" ${flag}\nFix it.\nEOF`,
    `cat <<EOF > prompt.txt; claude -p ${flag} < prompt.txt\nFix it.\nEOF`,
    `bash <<'EOF'\nclaude -p 'Fix it.' ${flag}\nEOF`,
    `ssh host bash -s <<EOF\nclaude -p 'Fix it.' ${flag}\nEOF`,
    `docker exec -i box sh <<EOF\nclaude -p 'Fix it.' ${flag}\nEOF`,
    `claude "\${1:-${flag}}" -p x`,
    `claude -p x \${2:+${flag}}`,
    // Texts that a shell gets by a pipe, or from a file that was written.
    `cat <<E | bash\nclaude -p x ${flag}\nE`,
    `cat <<'E' | sudo -E sh -e\nclaude -p x ${flag}\nE`,
    `cat <<E | ssh host\nclaude -p x ${flag}\nE`,
    `echo 'claude -p x ${flag}' | sh`,
    `set -e; echo claude -p x ${flag} | /bin/bash -s`,
    `printf "claude -p x ${flag}\\n" |bash`,
    `cat > r.sh <<E\nclaude -p x ${flag}\nE\nbash r.sh`,
    `cat <<E > ./ci/r.sh\nclaude -p x ${flag}\nE\nchmod +x ci/r.sh\n./ci/r.sh now`,
    `echo 'claude -p x ${flag}' > r.sh; sh r.sh`,
    `echo 'claude -p x ${flag}' | tee r.sh\nchmod +x r.sh\n./r.sh`,
    `tee r.sh <<E\nclaude -p x ${flag}\nE\nbash r.sh`,
    `cat <<E | tee r.sh >/dev/null\nclaude -p x ${flag}\nE\nbash r.sh`,
    `{ echo 'claude -p x ${flag}'; } | sh`,
    `echo 'claude -p x ${flag}' | tr a a | sh`,
    `bash <(echo 'claude -p x ${flag}')`,
    `source <(cat <<E\nclaude -p x ${flag}\nE\n)`,
    `eval "$(echo 'claude -p x ${flag}')"`,
    `sh -c "$(cat <<E\nclaude -p x ${flag}\nE\n)"`,
    // Expressions that stand for one text.
    `\${{ 'claude ${flag} -p x' }}`,
    `\${{ 'claude' }} -p x ${flag}`,
    `\${{ format('{0} {1}', 'claude', '${flag}') }} -p x`,
    // Programs that start others.
    `eval "claude -p x ${flag}"`,
    `eval claude -p x ${flag}`,
    `coproc claude -p x ${flag}`,
    `find . -name '*.ts' -exec claude -p x ${flag} \\;`,
    `parallel claude -p {} ${flag} ::: a b`,
    `tmux new-session -d 'claude ${flag}'`,
    `uv run claude -p x ${flag}`,
    `pnpm claude -p x ${flag}`,
    `npm run claude -- -p x ${flag}`,
    `mise exec -- claude -p x ${flag}`,
    `nix run .#claude -- -p x ${flag}`,
    `./retry.sh 3 claude -p x ${flag}`,
    `some-tool run "claude -p x ${flag}"`,
    `python -c "import os; os.system('claude -p x ${flag}')"`,
    `Start-Process claude -ArgumentList '${flag}','-p','x'`,
    `Start-Process -FilePath Claude.exe -ArgumentList "-p x ${flag}" -Wait`,
    `cmd /c claude -p x ${flag}`,
    `alias c='claude ${flag}'\nc -p x`,
    `uv run gemini -y`,
    `kubectl exec box -- gemini -y`,
    // Lists of other languages.
    `python3 -c "import subprocess; subprocess.run(['claude', '-p', 'x', '${flag}'])"`,
    `import subprocess\nsubprocess.run([\n  "claude",\n  "${flag}",\n])`,
    `await exec.exec('claude', ['-p', 'x', '${flag}'])`,
    // Variables, whichever branch gives them their value.
    `for agent in gemini claude; do $agent -p x ${flag}; done`,
    `for agent in ${among(200, "claude")}; do $agent -p x ${flag}; done`,
    `for mode in ${among(200, flag)}; do claude -p x $mode; done`,
    `ARGS=(-p x ${flag})\nclaude "\${ARGS[@]}"`,
    `ARGS=(-p x)\nARGS+=(${flag})\nclaude "\${ARGS[@]}"`,
    `ARGS="-p x"; ARGS+=" ${flag}"; claude $ARGS`,
    `ARGS=--dangerously; ARGS+=-skip-permissions; claude -p x $ARGS`,
    `ARGS=${flag}; if false; then ARGS=""; fi; claude -p x $ARGS`,
    `ARGS=""; if [ -n "$CI" ]; then ARGS=${flag}; fi; if false; then ARGS=""; fi; claude -p x $ARGS`,
    `A=claude; F=${flag}; false && A=true; false && F=; $A -p x $F`,
    `A=claude; false && A=true; $A -p x \${F:-${flag}}`,
    `claude -p x "\${MODE:-${flag}}"`,
    `declare ARGS=${flag}; claude -p x $ARGS`,
    `node node_modules/@anthropic-ai/claude-code/cli.js -p x ${flag}`,
  ])("is a gain: %s", async (run) => {
    expect(await powerOf(run)).toBe("widened");
  });
});

describe("a start of an agent with flags that cannot be told", () => {
  it.each([
    "claude -p x $(cat flags)",
    "xargs claude -p x < flags",
    "xargs -I{} claude -p x {} < flags",
    'ARGS=""; ARGS=$(cat flags); claude -p x $ARGS',
    'ARGS=""; read -r ARGS < flags; claude -p x $ARGS',
    'ARGS=(); mapfile -t ARGS < flags; claude -p x "${ARGS[@]}"',
    `${Array.from({ length: 30 }, (_, i) => `A${i}=; A${i}=x`).join("; ")}; claude -p x $A29`,
  ])("is undecided: %s", async (run) => {
    expect(await powerOf(run)).toBe("undecided");
  });

  it.each(['xargs -I{} claude -p "Review {}" < files', 'ARGS="-p x"; ARGS="-p y"; claude $ARGS'])(
    "is none where they can: %s",
    async (run) => {
      expect(await powerOf(run)).toBe("unchanged");
    },
  );
});

describe("what starts an agent in a workflow, besides the script of a step", () => {
  const command = `claude -p x ${flag}`;
  const job = (job: object, more: object = {}) => JSON.stringify({ on: "push", ...more, jobs: { agent: job } });
  it.each([
    ["the shell of a step", job({ steps: [{ run: "Fix it.", shell: `${command} {0}` }] })],
    ["the shell of a job", job({ defaults: { run: { shell: `${command} {0}` } }, steps: [{ run: "Fix it." }] })],
    ["the shell of all jobs", job({ steps: [{ run: "x" }] }, { defaults: { run: { shell: `${command} {0}` } } })],
    ["an input of another action", job({ steps: [{ uses: "acme/retry@v1", with: { command } }] })],
    [
      "the program and the arguments of a container",
      job({ steps: [{ uses: "docker://acme/x:1", with: { entrypoint: "claude", args: `${flag} -p x` } }] }),
    ],
    [
      "a program of a matrix",
      job({ strategy: { matrix: { agent: ["gemini", "claude"] } }, steps: [{ run: `\${{ matrix.agent }} ${flag}` }] }),
    ],
    [
      "a flag of a matrix",
      job({
        strategy: { matrix: { os: ["a", "b"], include: [{ os: "a", with: { flags: flag } }] } },
        steps: [{ run: "claude -p x ${{ matrix.with.flags }}" }],
      }),
    ],
    [
      "arguments of a matrix for the vendor's action",
      job({
        strategy: { matrix: { args: [flag] } },
        steps: [{ uses: "anthropics/claude-code-action@v1", with: { claude_args: "${{ matrix.args }}" } }],
      }),
    ],
    [
      "a variable of the container",
      job({ container: { image: "x", env: { CLAUDE_CONFIG_DIR: "./ci" } }, steps: [{ run: "claude -p x" }] }),
    ],
  ])("is a gain: %s", async (_, text) => {
    expect(await powerBetween({ "README.md": "x" }, { "README.md": "x", [path]: text })).toBe("widened");
  });

  it.each<[string, object, Readonly<Record<string, string>>]>([
    ["its program and arguments", { entrypoint: "claude", args: [flag, "-p", "x"] }, {}],
    ["what comes before it", { entrypoint: "x", "pre-entrypoint": "a.sh" }, { "act/a.sh": `claude -p x ${flag}\n` }],
    ["a script beside it", { entrypoint: "a.sh" }, { "act/a.sh": `claude -p x ${flag}\n` }],
  ])("is a gain of an action in a container: %s", async (_, container, files) => {
    const action = JSON.stringify({ name: "x", runs: { using: "docker", image: "Dockerfile", ...container } });
    const base = { "README.md": "x", ...files };
    expect(await powerBetween(base, { ...base, "act/action.yml": action })).toBe("widened");
  });

  it("is known where a matrix has no value for a run", async () => {
    const text = job({
      strategy: { matrix: { os: ["a", "b"], include: [{ os: "a", flags: "--verbose" }] } },
      steps: [{ run: "claude -p x ${{ matrix.flags }}" }],
    });
    expect(await powerBetween({ "README.md": "x" }, { "README.md": "x", [path]: text })).toBe("unchanged");
  });
});

describe("a command that starts no agent", () => {
  it.each([
    `echo 'claude -p x ${flag}' | tee log`,
    `echo 'claude -p x ${flag}' | grep sh`,
    `echo 'claude -p x ${flag}' > notes.sh; rm notes.sh`,
    `echo 'claude -p x ${flag}' >> log; cat log; bash other.sh`,
    `cat <<E | tee notes.md\nclaude -p x ${flag}\nE\nbash other.sh`,
    `cat > notes.sh <<E\nclaude -p x ${flag}\nE\nchmod +x notes.sh\ncat notes.sh`,
    `echo \${{ 'claude' }} -p x ${flag}`,
    "claude doctor",
    "claude config list",
    "codex login --api-key x",
    "npm install -g @anthropic-ai/claude-code",
    `echo "Run claude ${flag}"`,
    `git commit -m "Never run claude ${flag}"`,
    `gh pr comment --body "claude ${flag} is forbidden"`,
    `grep -r -- '${flag}' claude`,
    `cat > run.txt <<EOF\nclaude ${flag}\nEOF`,
    "./deploy.sh claude --verbose",
  ])("is none: %s", async (run) => {
    expect(await powerOf(run)).toBe("unchanged");
  });

  it("is what a prompt of another agent says", async () => {
    expect(await powerOf("claude -p 'Never run codex exec --yolo'")).toBe("unchanged");
  });

  it("is in a workflow that another host compiled", async () => {
    expect(await powerOf(`"$NODE" claude -p x ${flag}`)).toBe("widened");
    expect(await powerOf(`"$NODE" claude -p x ${flag}`, ".github/workflows/agent.lock.yml")).toBe("unchanged");
  });
});
