/** How workflows start Cursor's command line. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { bypasses, opensNetwork, narrows, startsCode, widens } from "../_kit/ci/effects.ts";

const flags: LaunchFlags = {
  "--force -f --yolo": bypasses("runs every command that no rule denies"),
  "--approve-mcps": startsCode("starts every server without asking"),
  "--trust": widens("trusts the directory, so that its settings apply"),
  "--sandbox VALUE": [
    ...widens("runs commands outside a sandbox", /^disabled$/),
    ...narrows("runs commands in a sandbox", /^enabled$/),
  ],
  "--plugin-dir VALUE": startsCode("loads a plugin with agents, hooks and servers"),
  "--cloud -c": opensNetwork("runs the session on another machine"),
  "--header -H VALUE": widens("sends this text with every request"),
  "--skip-worktree-setup": narrows("does not run the scripts of a new work tree"),
  ...harmlessFlags(`--print -p; --mode VALUE; --plan; --continue; --resume [VALUE]; --name -n VALUE; --workspace VALUE
    --model -m VALUE; --list-models; --worktree -w [VALUE]; --worktree-base VALUE; --output-format VALUE
    --stream-partial-output; --api-key -a VALUE; --fullscreen; --browser; --background -b; --help -h; --version -v`),
};

export const launch: Launch = {
  program: "cursor-agent",
  programs: ["cursor-agent"],
  prefixes: ["CURSOR"],
  uses: [],
  flags,
  commands: {
    agent: "start",
    ...Object.fromEntries(
      "login logout status whoami about models mcp update ls resume create-chat install-shell-integration help rule"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  unprompted: [
    {
      by: ["--print", "-p"],
      unless: { "--mode": /^(?:ask|plan)$/, "--plan": /./, "--cloud": /./, "-c": /./ },
      effect: "auto-approves",
      because: "edits files of the workspace without asking",
      instead: "add `--mode ask`",
      certainty: "documented",
    },
  ],
  actions: [],
};
