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
    `node node_modules/@anthropic-ai/claude-code/cli.js -p x ${flag}`,
  ])("is a gain: %s", async (run) => {
    expect(await powerOf(run)).toBe("widened");
  });
});

describe("a command that starts no agent", () => {
  it.each([
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
