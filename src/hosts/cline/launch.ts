/** How workflows start Cline: the flags of its help text. */
import {
  bypasses,
  connectsServer,
  installsPlugin,
  narrows,
  opensNetwork,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const refuses = /^\s*(?:false|0|off|no)\s*$/i;

const flags: LaunchFlags = {
  "--auto-approve VALUE": [
    ...bypasses("runs every tool without asking, as without the flag", /^(?!\s*(?:false|0|off|no)\s*$)/i),
    ...narrows("refuses tools that would ask", refuses),
  ],
  "--yolo -y": bypasses("runs every tool without asking, as without the flag"),
  "--hooks-dir VALUE": startsCode("runs the hooks of that directory"),
  "--config VALUE": startsCode("reads settings, hooks and plugins of that directory"),
  "--data-dir VALUE": startsCode("reads settings and servers of that directory"),
  "--cwd -c VALUE": widens("works in that directory"),
  "--provider -P VALUE": opensNetwork("sends the conversation to that provider"),
  ...harmlessFlags(`--version -V; --plan -p; --json; --thinking [VALUE]; --compaction VALUE; --tui -i; --id VALUE
    --key -k VALUE; --model -m VALUE; --system -s VALUE; --zen -z; --retries [VALUE]; --timeout -t VALUE; --acp
    --worktree; --update; --kanban; --verbose -v; --help -h`),
};

export const launch: Launch = {
  program: "cline",
  programs: ["cline"],
  prefixes: ["CLINE"],
  uses: [],
  flags,
  commands: {
    plugin: installsPlugin,
    mcp: connectsServer,
    ...Object.fromEntries(
      "auth config skill connect doctor history h hook schedule hub dashboard update version kanban"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 3.0.65. No setting of a repository takes anything away.
  unprompted: [
    {
      by: ["--plan", "-p"],
      unless: { "--auto-approve": refuses },
      effect: "auto-approves",
      because: "runs commands and fetches without asking, though it plans and has no editor",
      instead: "add `--auto-approve false`",
      certainty: "measured",
    },
    {
      by: ["--json", ""],
      unless: { "--auto-approve": refuses, "--update": /./, "--kanban": /./, "--acp": /./ },
      effect: "bypasses",
      because: "runs every command, edit and fetch without asking",
      instead: "add `--auto-approve false`",
      certainty: "measured",
    },
  ],
  actions: [],
};
