/** How workflows start Kiro's command line: flags of its page on headless mode. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { bypasses, connectsServer, widens } from "../_kit/ci/effects.ts";

const flags: LaunchFlags = {
  "--trust-all-tools -a": bypasses("runs every tool call without asking"),
  "--trust-tools LIST": widens("runs without asking"),
  ...harmlessFlags(`--no-interactive; --require-mcp-startup; --agent VALUE; --model VALUE; --effort VALUE; --resume -r; --resume-id VALUE
    --resume-picker; --list-sessions; --list-models; --delete-session VALUE; --format -f VALUE; --verbose -v
    --wrap -w VALUE; --help -h; --version -V`),
};

export const launch: Launch = {
  program: "kiro-cli",
  programs: ["kiro-cli", "kiro-cli-chat"],
  ownFlags: ["--trust-all-tools"],
  prefixes: ["KIRO"],
  uses: [],
  flags,
  commands: {
    chat: "start",
    mcp: connectsServer,
    ...Object.fromEntries(
      "login logout whoami settings doctor update version agent translate theme integrations inline diagnostic issue"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [],
};
