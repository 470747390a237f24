/** How workflows start Augment: flags of auggie 0.36.0, and the inputs of its vendor's actions. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { autoApproves, connectsServer, narrows, opensNetwork, startsCode, widens } from "../_kit/ci/effects.ts";

const shell = /^(?:launch-process|shell|bash)\b/;

/** A rule that asks is one that refuses: nobody answers. */
const noShell = /^launch-process:(?:deny|ask-user)$/;

const flags: LaunchFlags = {
  "--permission VALUE": [
    ...autoApproves("runs every command without asking", /^(?:launch-process|shell|bash|\*):allow$/),
    ...widens("runs without asking", new RegExp(`^(?!${shell.source}|\\*).*:allow$`)),
    ...startsCode("lets a script decide").map((effect) => ({ ...effect, when: /:script-policy\(/ })),
    ...opensNetwork("lets a server decide").map((effect) => ({ ...effect, when: /:webhook-policy\(/ })),
    ...narrows("is denied", /:deny$/),
  ],
  "--remove-tool VALUE": narrows("is removed from the session"),
  "--mcp-config VALUE": "servers",
  "--plugin-dir VALUE": startsCode("loads plugins with agents, hooks and servers"),
  "--startup-script VALUE": startsCode("is a script that runs before every command"),
  "--startup-script-file VALUE": startsCode("is a script that runs before every command"),
  "--augment-cache-dir VALUE": startsCode("is a folder of settings and sessions"),
  "--add-workspace VALUE": widens("lets tools work in that directory too"),
  ...harmlessFlags(`--instruction -i VALUE; --queue VALUE; --instruction-file -if VALUE; --image VALUE...; --file VALUE...
    --ask -a; --enhance-prompt; --print -p; --quiet -q; --output-format VALUE; --show-cost; --no-update-terminal-title; --mcp
    --acp; --model -m VALUE; --reasoning-effort VALUE; --persona VALUE; --workspace-root -w VALUE
    --discover-workspaces; --no-discover-workspaces; --rules VALUE; --retry-timeout VALUE; --max-turns VALUE
    --allow-indexing; --wait-for-indexing; --continue -c; --resume -r [VALUE]; --dont-save-session
    --augment-session-json VALUE; --github-api-token VALUE; --shell VALUE; --help -h; --version -v`),
};

const uses = ["augmentcode/augment-agent"];

export const launch: Launch = {
  program: "auggie",
  programs: ["auggie", "@augmentcode/auggie"],
  prefixes: ["AUGMENT"],
  uses,
  flags,
  commands: {
    mcp: connectsServer,
    ...Object.fromEntries(
      "login logout token session model account context upgrade tools"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 0.36.0: without a terminal, a prompt alone is such a start too, and `--ask` takes nothing away.
  unprompted: [
    {
      by: ["--print", "-p", "--quiet", "-q", "--instruction", "-i", "--instruction-file", "-if", ""],
      unless: { "--permission": noShell, "--remove-tool": /^launch-process$/, "--mcp": /./, "--acp": /./ },
      unlessSettings: (settings) =>
        settings.some((line) => /^(?:toolPermissions = (?:deny|ask-user)|removedTools =) launch-process$/.test(line)),
      effect: "bypasses",
      because: "runs every command, edit and fetch that no rule denies, without asking",
      instead: "add `--permission launch-process:deny`, and the same for each tool that it does not need",
      certainty: "measured",
    },
  ],
  actions: [
    {
      name: "augment-agent",
      uses,
      startsWith: "--print",
      instead: "deny `launch-process` under `toolPermissions` in `.augment/settings.json`",
      inputs: {
        augment_api_url: opensNetwork("decides where requests go"),
        ...harmlessFlags(`augment_session_auth; augment_api_token; github_token; instruction; instruction_file; template_directory
          template_name; pull_number; repo_name; custom_context; model`),
      },
    },
  ],
};
