/** How workflows start Mistral Vibe: the flags of 2.18.4, and those that its newer README has. */
import { bypasses, autoApproves, widens, narrows } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const asksNothing = "runs every tool of every agent without asking";

const flags: LaunchFlags = {
  "--auto-approve --yolo": bypasses(asksNothing),
  "--agent VALUE": [
    ...bypasses(asksNothing, /^auto-approve$/),
    ...autoApproves("edits files without asking", /^accept-edits$/),
    ...widens("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
  ],
  "--trust": widens("trusts the directory, so that its settings, agents and Python tools count"),
  "--add-dir VALUE": widens("lets tools work in that directory too, and trusts its settings, agents and Python tools"),
  "--enabled-tools VALUE": narrows("is one of the only tools of the session"),
  "--disabled-tools VALUE": narrows("is taken from the session"),
  "--agent-socket VALUE": widens("takes tools and instructions from this socket"),
  ...harmlessFlags(`--version -v; --help -h; --prompt -p [VALUE]; --max-turns VALUE; --max-price VALUE; --max-tokens VALUE
    --output VALUE; --setup; --check-upgrade; --workdir VALUE; --continue -c; --resume [VALUE]
    --prompt-file VALUE; --time-limit VALUE; --output-dir VALUE; --worktree; --legacy-harness`),
};

export const launch: Launch = {
  program: "vibe",
  programs: ["vibe", "mistral-vibe"],
  prefixes: ["VIBE", "MISTRAL"],
  uses: [],
  flags,
  commands: {},
  variables: { VIBE_BYPASS_TOOL_PERMISSIONS: bypasses(asksNothing, /^(?:1|on|t|true|y|yes)$/i) },
  actions: [],
};
