/** How workflows start Qoder CLI: the flags of its help text. */
import {
  autoApproves,
  bypasses,
  narrows,
  installsPlugin,
  connectsServer,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { settingRules } from "./settings.ts";

const asksNothing = "runs every tool of every agent without asking";

const flags: LaunchFlags = {
  "--dangerously-skip-permissions": bypasses(asksNothing),
  "--permission-mode VALUE": [
    ...bypasses(asksNothing, /^bypass_permissions$/),
    ...autoApproves("edits files without asking", /^(?:accept_edits|auto)$/),
  ],
  "--allowed-tools LIST...": widens("runs without asking"),
  "--disallowed-tools LIST...": narrows("is denied"),
  "--tools LIST...": narrows("is one of the only tools allowed"),
  "--allowed-mcp-server-names LIST...": narrows("is one of the only servers allowed"),
  "--mcp-config VALUE": "servers",
  "--settings VALUE": "settings",
  "--setting-sources VALUE": widens("decides which settings apply"),
  "--plugin-dir VALUE": startsCode("loads a plugin with agents, hooks and servers"),
  "--agents VALUE": widens("defines subagents that no file holds"),
  "--agent VALUE": widens("runs the session as this agent"),
  "--add-dir VALUE": widens("lets tools work in that directory too"),
  "--config-dir VALUE": widens("replaces the user's settings"),
  ...harmlessFlags(`--debug -d; --model -m VALUE; --reasoning-effort VALUE; --thinking VALUE; --thinking-budget VALUE
    --context-window VALUE; --list-models; --prompt-interactive -i VALUE; --cwd -w VALUE; --worktree [VALUE]
    --attachment VALUE; --continue -c; --fork-session; --resume -r [VALUE]; --name -n VALUE; --session-id VALUE
    --remote [VALUE]; --remote-session VALUE; --teleport VALUE; --remote-control VALUE; --list-sessions
    --delete-session VALUE; --output-format -o VALUE; --input-format VALUE; --max-output-tokens VALUE; --print -p
    --no-session-persistence; --append-system-prompt VALUE; --system-prompt VALUE; --output-style VALUE
    --max-model-request-retries VALUE; --strict-mcp-config; --version -v; --help -h`),
};

export const launch: Launch = {
  program: "qodercli",
  programs: ["qodercli", "@qoder-ai/qodercli"],
  prefixes: ["QODER"],
  uses: [],
  flags,
  commands: {
    mcp: connectsServer,
    plugins: installsPlugin,
    plugin: installsPlugin,
    commit: "start",
    ...Object.fromEntries(
      "skills skill hooks hook agents agent login".split(" ").map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [],
  settings: (root, source) => [...authorityFrom(settingRules, root, source), ...hooksIn(root, source)],
};
