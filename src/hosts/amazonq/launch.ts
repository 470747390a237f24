/** How workflows start Amazon Q's command line: the flags of its source. */
import { bypasses, widens } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const flags: LaunchFlags = {
  "--trust-all-tools -a": bypasses("runs every tool call without asking"),
  "--trust-tools LIST": widens("runs without asking"),
  "--agent --profile VALUE": widens("runs the session as this agent"),
  ...harmlessFlags(`--no-interactive --non-interactive; --resume -r; --model VALUE; --wrap -w VALUE; --verbose -v; --help -h; --help-all
    --version -V`),
};

export const launch: Launch = {
  program: "q",
  programs: ["q", "qchat"],
  // Every text has the letter.
  marks: ["chat"],
  subcommands: ["chat"],
  uses: [],
  flags,
  commands: { chat: "start" },
  actions: [],
};
