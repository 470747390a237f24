/** How workflows start Kimi Code: the flags of its help text. */
import { bypasses, widens } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const flags: LaunchFlags = {
  "--auto": bypasses("runs every tool of every agent without asking"),
  "--yolo -y": bypasses("runs edits and commands of every agent without asking"),
  "--agent VALUE": widens("runs the session as this agent"),
  "--agent-file VALUE": widens("runs the session as the agent of this file"),
  "--add-dir VALUE": widens("lets tools work in that directory too"),
  ...harmlessFlags(`--version -V; --session -S [VALUE]; --continue -c; --model -m VALUE; --prompt -p VALUE
    --output-format VALUE; --skills-dir VALUE; --plan; --help -h`),
};

export const launch: Launch = {
  program: "kimi",
  programs: ["kimi", "@moonshot-ai/kimi-code"],
  prefixes: ["KIMI", "MOONSHOT"],
  uses: [],
  flags,
  commands: {
    acp: "start",
    web: "start",
    ...Object.fromEntries(
      "export fork provider session server rc remote login doctor vis install-desktop migrate upgrade update"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 2.1.0, with `--agent` too; no file of the repository and no setting of a user makes it ask.
  unprompted: [
    {
      by: ["-p", "--prompt"],
      // With `--plan` no session starts.
      unless: { "--agent": /^plan$/, "--plan": /./ },
      effect: "bypasses",
      because: "runs every tool of every agent without asking, as `--auto` does",
      instead: "add `--agent plan`",
      certainty: "measured",
    },
  ],
  actions: [],
};
