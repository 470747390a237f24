/** How workflows start Gemini CLI: flags of 0.61.0, and the inputs of its vendor's action. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import {
  autoApproves,
  bypasses,
  narrows,
  installsPlugin,
  connectsServer,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { settingRules } from "./settings.ts";
import { substitution } from "./variables.ts";

const asksNothing = "runs every tool without asking";

const flags: LaunchFlags = {
  "--yolo -y": bypasses(asksNothing),
  "--approval-mode VALUE": [
    ...bypasses(asksNothing, /^yolo$/),
    ...autoApproves("edits files without asking", /^auto_edit$/),
    ...narrows("lets tools only read", /^plan$/),
  ],
  "--allowed-tools LIST...": "key: tools.allowed",
  "--sandbox -s [VALUE]": narrows("runs tools in a sandbox", /^(?!false$)/),
  "--policy VALUE...": widens("adds rules that decide which tools run without asking"),
  "--admin-policy VALUE...": widens("adds rules that decide which tools run without asking"),
  "--skip-trust": widens("trusts the directory, so that its settings apply"),
  "--include-directories LIST...": widens("lets tools work in that directory too"),
  "--allowed-mcp-server-names LIST...": narrows("is one of the only servers allowed"),
  "--extensions -e LIST...": startsCode("is an extension with tools, servers and hooks"),
  ...harmlessFlags(`--debug -d; --model -m VALUE; --prompt -p VALUE; --prompt-interactive -i VALUE; --worktree -w [VALUE]; --acp
    --experimental-acp; --list-extensions -l; --resume -r [VALUE]; --session-file VALUE; --session-id VALUE
    --list-sessions; --delete-session VALUE; --screen-reader; --output-format -o VALUE; --raw-output
    --accept-raw-output-risk; --version -v; --help -h; --all-files -a; --checkpointing -c; --show-memory-usage`),
};

const inputs: LaunchFlags = {
  settings: "settings",
  extensions: startsCode("installs extensions with tools, servers and hooks"),
  ...harmlessFlags(`gcp_location; gcp_project_id; gcp_service_account; gcp_workload_identity_provider; gcp_token_format
    gcp_access_token_scopes; gemini_api_key; gemini_cli_version; gemini_debug; gemini_model; google_api_key; prompt
    use_gemini_code_assist; use_vertex_ai; upload_artifacts; use_pnpm; workflow_name; github_pr_number
    github_issue_number`),
};

const uses = ["google-github-actions/run-gemini-cli"];

export const launch: Launch = {
  program: "gemini",
  programs: ["gemini", "@google/gemini-cli", "gemini-cli"],
  ownFlags: ["--yolo"],
  prefixes: ["GEMINI", "GOOGLE"],
  uses,
  flags,
  commands: {
    mcp: connectsServer,
    extensions: installsPlugin,
    extension: installsPlugin,
    skills: "harmless",
    skill: "harmless",
    hooks: "harmless",
  },
  actions: [
    {
      name: "run-gemini-cli",
      uses,
      inputs,
      always: autoApproves("starts Gemini CLI with `--yolo`, so that only the lists of its settings limit tools"),
    },
  ],
  settings: (root, source) => [...authorityFrom(settingRules, root, source, substitution), ...hooksIn(root, source)],
};
