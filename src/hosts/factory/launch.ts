/** How workflows start droid: flags of 0.225.2, and the inputs of its vendor's action. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import {
  autoApproves,
  bypasses,
  connectsServer,
  installsPlugin,
  narrows,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { permissionRulesIn } from "./permission-rules.ts";
import { settingRules } from "./settings.ts";

const flags: LaunchFlags = {
  "--skip-permissions-unsafe": bypasses("runs every tool call without asking"),
  "--auto VALUE": [
    ...autoApproves("runs nearly every command without asking", /^high$/i),
    ...autoApproves("edits files, installs packages and runs commands without asking", /^medium$/i),
    ...autoApproves(
      "changes files, and runs commands that the model calls a low risk, without asking",
      /^(?!(?:high|medium)$)/i,
    ),
  ],
  "--settings VALUE": "settings",
  "--only-tools --enabled-tools LIST...": narrows("is one of the only tools allowed"),
  "--add-tools LIST...": widens("is a further tool"),
  "--remove-tools --disabled-tools LIST...": narrows("is removed from the session"),
  "--mission": widens("starts other agents, which approve by themselves"),
  "--use-spec": narrows("plans first"),
  ...harmlessFlags(`--output-format -o VALUE; --input-format VALUE; --file -f VALUE; --disable-builtin-skills; --session-id -s VALUE
    --fork VALUE; --model -m VALUE; --reasoning-effort -r VALUE; --spec-model VALUE; --spec-reasoning-effort VALUE
    --cwd VALUE; --worktree -w [VALUE]; --worktree-dir VALUE; --tag VALUE; --log-group-id VALUE; --worker-model VALUE
    --worker-reasoning-effort VALUE; --validator-model VALUE; --validator-reasoning-effort VALUE
    --append-system-prompt VALUE; --append-system-prompt-file VALUE; --list-tools; --resume [VALUE]; --last
    --help -h; --version -v`),
};

const inputs: LaunchFlags = {
  droid_args: "arguments",
  settings: "settings",
  allowed_bots: widens("lets bots start the agent"),
  allowed_non_write_users: widens("lets people without write access start the agent"),
  auto_fix: widens("lets the agent push commits", /^true$/i),
  path_to_droid_executable: startsCode("is started in place of droid"),
  path_to_bun_executable: startsCode("runs the action"),
  experimental_allowed_domains: narrows("is one of the only addresses that the session reaches"),
  ...harmlessFlags(`trigger_phrase; assignee_trigger; label_trigger; factory_api_key; github_token; additional_permissions
    use_sticky_comment; track_progress; automatic_review; automatic_security_review; security_model
    security_severity_threshold; security_block_on_critical; security_block_on_high; security_notify_team
    security_scan_schedule; security_scan_days; review_depth; review_model; reasoning_effort; include_suggestions
    review_candidates_path; review_validated_path; review_candidates_max_turns; review_validator_max_turns; fill_model
    show_full_output; ci_steward; retry_mode; max_retries; max_fix_attempts; max_runs_per_pr; steward_model
    instructions; config_path`),
};

/** A tool that is no shell. Each tool of a list is looked at by itself. */
const noShell = /^(?!Execute)\w[\w-]*$/i;

const uses = ["factory-ai/droid-action"];

export const launch: Launch = {
  program: "droid",
  programs: ["droid", "@factory/cli"],
  ownFlags: ["--skip-permissions-unsafe"],
  prefixes: ["FACTORY", "DROID"],
  uses,
  flags,
  commands: {
    exec: "start",
    resume: "start",
    mcp: connectsServer,
    plugin: installsPlugin,
    ...Object.fromEntries(
      "daemon search find update computer doctor help rules".split(" ").map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 0.225.2. With a level of autonomy, that is told.
  unprompted: [
    {
      by: ["exec"],
      unless: {
        "--auto": /./,
        "--use-spec": /./,
        "--list-tools": /./,
        "--remove-tools": /^Execute$/i,
        "--disabled-tools": /^Execute$/i,
      },
      unlessOnly: { "--only-tools": noShell, "--enabled-tools": noShell },
      effect: "auto-approves",
      because: "runs every command that the model calls a low risk without asking",
      instead: "name the tools that it needs with `--only-tools`, without `Execute`",
      certainty: "measured",
    },
  ],
  actions: [{ name: "droid-action", uses, inputs }],
  settings: (root, source) => [
    ...authorityFrom(settingRules, root, source),
    ...permissionRulesIn(root, source),
    ...hooksIn(root, source),
  ],
};
