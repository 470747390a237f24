/** How workflows start CodeBuddy Code: the flags of its reference (codebuddy.ai/docs/cli/cli-reference, 2.117.0). */
import {
  autoApproves,
  bypasses,
  connectsServer,
  installsPlugin,
  narrows,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { furtherAuthority, settingRules } from "./settings.ts";

const asksNothing = "runs every tool without asking";

const flags: LaunchFlags = {
  "--dangerously-skip-permissions -y": bypasses(asksNothing),
  "--permission-mode VALUE": [
    ...bypasses(asksNothing, /^(?:bypassPermissions|fullAccess)$/),
    ...autoApproves("asks less", /^(?:acceptEdits|auto|work)$/),
    ...narrows("denies what would be asked", /^dontAsk$/),
  ],
  "--subagent-permission-mode VALUE": [
    ...bypasses("runs every tool of subagents without asking", /^(?:bypassPermissions|fullAccess)$/),
    ...autoApproves("has subagents ask less", /^(?:acceptEdits|auto|work)$/),
  ],
  "--allowedTools --allowed-tools LIST...": widens("runs without asking"),
  "--disallowedTools --disallowed-tools LIST...": narrows("is removed from every agent"),
  "--tools VALUE": narrows("is one of the only tools"),
  "--add-dir LIST...": widens("lets tools work in that directory too"),
  "--mcp-config VALUE": "servers",
  "--strict-mcp-config": narrows("connects no servers of files"),
  "--settings VALUE": "settings",
  "--setting-sources VALUE": widens("decides which settings count, also those that guard"),
  "--agent VALUE": widens("gives the session the prompt and tools of that subagent"),
  "--agents VALUE": widens("defines subagents, which take the place of files of the same name"),
  "--plugin-dir LIST...": startsCode("loads plugins with hooks and servers"),
  "--permission-prompt-tool VALUE": widens("lets a tool of a server answer permission prompts"),
  "--sandbox [VALUE]": narrows("runs commands in a sandbox"),
  "--serve": widens("lets others reach the session"),
  ...harmlessFlags(`--print -p; --output-format VALUE; --input-format VALUE; --json-schema VALUE; --include-partial-messages
    --verbose; --max-turns VALUE; --model VALUE; --text-to-image-model VALUE; --image-to-image-model VALUE
    --system-prompt VALUE; --system-prompt-file VALUE; --append-system-prompt VALUE; --resume -r [VALUE]; --continue -c
    --ide; --debug [VALUE]; --worktree [VALUE]; --tmux; --bg; --background; --name VALUE; --port VALUE; --prewarm
    --prewarm-id VALUE; --acp; --version -v; --help -h`),
};

export const launch: Launch = {
  program: "codebuddy",
  programs: ["codebuddy", "cbc", "@tencent-ai/codebuddy-code"],
  prefixes: ["CODEBUDDY"],
  uses: [],
  flags,
  commands: {
    mcp: connectsServer,
    plugin: installsPlugin,
    ...Object.fromEntries(
      "config daemon ps logs attach kill update upgrade doctor auto-mode"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [],
  settings: (root, source) => [
    ...authorityFrom(settingRules, root, source),
    ...furtherAuthority(root, source),
    ...hooksIn(root, source),
  ],
};
