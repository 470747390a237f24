/** How workflows start Letta Code: the flags of 0.32.18. Without one for permissions, no tool asks. */
import {
  autoApproves,
  bypasses,
  connectsServer,
  installsPlugin,
  narrows,
  opensNetwork,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const asksNothing = "runs every tool of every agent without asking";

const flags: LaunchFlags = {
  "--yolo": bypasses(asksNothing),
  "--permission-mode VALUE": [
    ...bypasses(asksNothing, /^(?:unrestricted|bypassPermissions|fullAccess)$/),
    ...autoApproves("edits files without asking", /^acceptEdits$/),
    ...narrows("refuses tools of the main agent that would ask", /^(?:standard|default|strict)$/),
  ],
  "--allowedTools VALUE": widens("names calls that run without asking"),
  "--disallowedTools VALUE": narrows("names calls that are refused"),
  "--tools VALUE": narrows("names the only tools of the session"),
  "--disable-memory-guard": widens("lets the session work in the memory of other agents"),
  "--computer --environment --env VALUE": opensNetwork("runs the session on that computer"),
  ...harmlessFlags(`--help -h; --version -v; --info; --resume -r; --conversation --conv -C VALUE; --new-agent; --new
    --base-tools VALUE; --agent -a VALUE; --name -n VALUE; --model -m VALUE; --embedding VALUE; --system -s VALUE
    --system-custom VALUE; --personality VALUE; --toolset VALUE; --prompt -p; --run; --dev-backend VALUE
    --backend VALUE; --output-format VALUE; --client-message-id VALUE; --no-wait; --input-format VALUE
    --include-partial-messages; --from-agent VALUE; --skills VALUE; --skill-sources VALUE; --pre-load-skills VALUE
    --tags VALUE; --memfs; --no-memfs; --ephemeral; --stateless; --memfs-startup VALUE; --no-skills
    --no-bundled-skills; --no-system-info-reminder; --no-mods; --reflection-trigger VALUE
    --reflection-step-count VALUE; --max-turns VALUE`),
};

const inputs: LaunchFlags = {
  letta_args: "arguments",
  letta_base_url: opensNetwork("is the server that has the session"),
  path_to_letta_executable: startsCode("is started in place of Letta Code"),
  path_to_bun_executable: startsCode("runs the action"),
  allowed_bots: widens("lets bots start the agent"),
  allowed_non_write_users: widens("lets people without write access start the agent"),
  ...harmlessFlags(`trigger_phrase; assignee_trigger; label_trigger; base_branch; branch_prefix; prompt; letta_api_key
    github_token; additional_permissions; use_sticky_comment; use_commit_signing; bot_id; bot_name; track_progress
    show_full_output; model; agent_id`),
};

export const launch: Launch = {
  program: "letta",
  programs: ["letta", "@letta-ai/letta-code"],
  prefixes: ["LETTA"],
  uses: ["letta-ai/letta-code-action"],
  flags,
  commands: {
    mods: installsPlugin,
    install: installsPlugin,
    mcp: connectsServer,
    server: "start",
    ...Object.fromEntries(
      "update upgrade memory agents model usage computers environments envs teleport messages sandbox connect backend setup skills steps cron channels local-backend"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 0.32.18. A prompt on standard input without a flag is such a start too, but not to be told from others.
  unprompted: [
    {
      by: ["-p", "--prompt", "--run"],
      unless: {
        "--info": /./,
        // With a word that is no mode, no session starts.
        "--permission-mode": /^(?!(?:unrestricted|bypassPermissions|fullAccess)$)[\w-]+$/,
        "--disallowedTools": /^(?=.*\bBash\b(?!\())(?=.*\bWrite\b(?!\())(?=.*\bEdit\b(?!\())/,
      },
      unlessOnly: { "--tools": /^(?:(?:Read|Glob|Grep|LS|TodoWrite|Skill)(?:,\s*|$))*$/ },
      unlessSettings: (settings) =>
        settings.some((line) => /^permissions\.mode = (?:standard|default|strict|acceptEdits)$/.test(line)),
      effect: "bypasses",
      because: `${asksNothing} where no mode says anything else`,
      instead: "add `--permission-mode standard`, and allow what it needs by name",
      certainty: "measured",
    },
  ],
  variables: {
    LETTA_MODS_DIR: startsCode("runs the mods of that directory"),
    LETTA_EXTENSIONS_DIR: startsCode("runs the mods of that directory"),
    LETTA_BASE_URL: opensNetwork("sends the session to that server"),
  },
  actions: [
    {
      name: "letta-code-action",
      uses: ["letta-ai/letta-code-action"],
      inputs,
      startsWith: "-p",
    },
  ],
};
