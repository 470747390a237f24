/** How workflows start Grok Build: the flags of its help text. `--always-approve` was measured. */
import {
  bypasses,
  autoApproves,
  opensNetwork,
  narrows,
  installsPlugin,
  connectsServer,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const asksNothing = "runs every tool of every agent without asking";

const flags: LaunchFlags = {
  "--always-approve": bypasses(asksNothing),
  "--permission-mode VALUE": [
    ...bypasses(asksNothing, /^bypassPermissions$/),
    ...autoApproves("runs commands and edits files without asking", /^auto$/),
    ...narrows("lets tools write no file; harmless commands run", /^plan$/),
  ],
  "--allow --allowedTools VALUE": widens("runs without asking"),
  "--deny --disallowedTools VALUE": narrows("is denied"),
  "--tools LIST": narrows("is one of the only tools allowed"),
  "--disallowed-tools LIST": narrows("is removed from every agent"),
  "--no-subagents": narrows("starts no subagents"),
  "--disable-web-search": narrows("removes the tools that reach the web"),
  "--sandbox VALUE": narrows("runs tools in a sandbox", /^(?!off$|none$)/),
  "--agents VALUE": widens("defines subagents that no file holds"),
  "--agent --agent-profile VALUE": widens("runs the session as this agent"),
  "--plugin-dir VALUE": startsCode("loads a plugin with hooks and servers"),
  "--xai-api-base-url --cli-chat-proxy-base-url --grok-ws-url --grok-ws-origin VALUE": opensNetwork(
    "decides where model requests are sent",
  ),
  ...harmlessFlags(`--continue -c; --cwd VALUE; --debug; --debug-file VALUE; --fork-session; --fullscreen; --help -h
    --include-partial-messages; --json-schema VALUE; --leader-socket VALUE; --model -m VALUE; --max-turns VALUE
    --minimal; --no-alt-screen; --no-plan; --oauth; --output-format VALUE; --single -p VALUE; --prompt-file VALUE
    --prompt-json VALUE; --resume -r [VALUE]; --reasoning-effort --effort VALUE; --restore-code; --rules VALUE
    --session-id -s VALUE; --system-prompt-override --system-prompt VALUE; --version -v; --verbatim
    --worktree -w [VALUE]; --worktree-ref --ref VALUE; --reauth; --leader; --no-leader`),
};

export const launch: Launch = {
  program: "grok",
  programs: ["grok", "@xai-official/grok"],
  prefixes: ["GROK", "XAI"],
  uses: [],
  flags,
  commands: {
    agent: "start",
    mcp: connectsServer,
    plugin: installsPlugin,
    ...Object.fromEntries(
      "clone completions dashboard doctor du disk-usage export help inspect leader login logout memory models sessions setup trace update usage version v worktree wrap"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [],
};
